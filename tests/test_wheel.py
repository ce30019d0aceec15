"""The installed wheel: it works from an empty directory and keeps to its own names."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

pytest.importorskip("hatchling")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_no_generic_name_lies_at_the_top_of_site_packages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"mtg_conformance", "reference_engine"}
    assert any(name.endswith(".feature") for name in names)
    assert "mtg_conformance/rooms/adapters/phase/adapter.toml" in names
    assert not [name for name in names if "__pycache__" in name]


def test_the_wheel_works_from_an_empty_directory(wheel: Path, tmp_path: Path) -> None:
    """Installed alone into an environment of its own, which borrows only the dependencies."""
    home = tmp_path / "venv"
    venv.create(home, with_pip=False)
    bin = home / ("Scripts" if os.name == "nt" else "bin")
    (site,) = home.glob("lib/python*/site-packages")
    borrowed = sysconfig.get_path("purelib")
    # Not through a .pth file of its own kind: site.addsitedir would also follow the editable
    # install of this checkout, and then the test would test that.
    (site / "borrowed.pth").write_text(borrowed + "\n")
    install = [sys.executable, "-m", "pip", "--python", str(bin / "python"), "install", "--quiet", "--no-deps"]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True)
    empty = tmp_path / "empty"
    empty.mkdir()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def call(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(bin / "mtg-conformance"), *words], cwd=empty, env=environment, capture_output=True, text=True
        )

    listed = call("list")
    assert listed.returncode == 0, listed.stderr
    assert "umbra-armor.0" in listed.stdout
    for engine in ("reference", "reference-process"):
        certified = call("certify", "--engine", engine, "--only", "umbra-armor.1")
        assert certified.returncode == 0, certified.stdout + certified.stderr
    whole = call("certify", "--out", "out")
    assert whole.returncode == 0, whole.stdout + whole.stderr
    assert (empty / "out" / "certificate.json").is_file()
    reported = call("report", "out/certificate.json", "--html", "page.html")
    assert reported.returncode == 0, reported.stdout + reported.stderr
    # Every case with its pictures: large enough to hold them, small enough to be mailed.
    assert 1_000_000 < (empty / "page.html").stat().st_size < 6_000_000
    hunted = call("hunt", "--boards", "5", "--database", "kept")
    assert hunted.returncode == 0, hunted.stdout + hunted.stderr
    where = [str(bin / "python"), "-c", "import mtg_conformance, reference_engine; print(mtg_conformance.__file__)"]
    found = subprocess.run(where, cwd=empty, env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.startswith(str(site))
