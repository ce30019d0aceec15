"""What is read is not written over, nor what others made; and what can't be written is told."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance import disk
from mtg_conformance.cli import ours
from mtg_conformance.cli.places import Output, check_places
from mtg_conformance.cli.usage import BadInput

Command = Callable[..., Any]
Fake = Callable[[str], str]

MURDER = ("--only", "control.murder")
NOTES = b"shopping list\n"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an earlier run, all green, with the Situations, a trace and a file of waivers in it."""
    from mtg_conformance.cli import main

    folder = tmp_path_factory.mktemp("written")
    trace = folder / "trace.jsonl"
    words = ["--engine", "reference-process", "--trace", str(trace), "--out", str(folder)]
    assert main(["certify", *MURDER, *words]) == 0
    assert main(["export", *MURDER, "--out", str(folder / "situations.jsonl")]) == 0
    (folder / "waivers.toml").write_text("")
    return folder


@pytest.fixture
def folder(written: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(written, tmp_path / "r"))


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


SAME: dict[str, Sequence[str]] = {
    "trace on baseline": ("certify", "--trace", "R/certificate.json", "--baseline", "R/certificate.json"),
    "trace on the baseline of a folder": ("certify", "--trace", "R/certificate.json", "--baseline", "R"),
    "summary on baseline": ("certify", "--summary", "R/certificate.json", "--baseline", "R/certificate.json"),
    "summary on waivers": ("certify", "--summary", "R/waivers.toml", "--waivers", "R/waivers.toml"),
    "trace on waivers": ("certify", "--trace", "R/waivers.toml", "--waivers", "R/../r/waivers.toml"),
    "out on baseline": ("certify", "--out", "R", "--baseline", "R/certificate.json"),
    "trace on what out writes": ("certify", "--out", "R", "--trace", "R/outcomes.jsonl"),
    "trace on what out will write": ("certify", "--out", "new", "--trace", "new/junit.xml"),
    "summary on what out writes": ("certify", "--out", "R", "--summary", "R/junit.xml"),
    "summary among the failures": ("certify", "--out", "R", "--summary", "R/failures/page.md"),
    "waivers among the failures": ("certify", "--out", "R", "--waivers", "R/failures/x.toml"),
    "summary on trace": ("certify", "--summary", "new", "--trace", "./new"),
    "trace on the engine": ("certify", "--engine", "PYTHON engine.py", "--trace", "engine.py"),
    "trace on what the engine reads": ("run", "control.murder", "--engine", "PYTHON -c 1 --in=R/x", "--trace", "R/x"),
    "trace on the case": ("run", "case.json", "--engine", "reference-process", "--trace", "case.json"),
    "judge out on outcomes": ("judge", "R/outcomes.jsonl", "--out", "R"),
    "judge summary on outcomes": ("judge", "R/outcomes.jsonl", "--summary", "R/outcomes.jsonl"),
    "judge summary on baseline": ("judge", "R/outcomes.jsonl", "--baseline", "R", "--summary", "R/certificate.json"),
    "page on certificate": ("report", "R", "--html", "R/certificate.json"),
    "page on outcomes": ("report", "R", "--html", "R/outcomes.jsonl"),
    "page on one of several": ("report", "R", "case.json", "--matrix", "--html", "case.json"),
    "badge on certificate": ("badge", "badge.json", "--out", "."),
    "found and kept in one folder": ("hunt", "--out", "R", "--database", "R/."),
    "page and ratchet": ("strength", "--markdown", "new", "--ratchet", "new"),
}


@pytest.mark.parametrize("what", SAME)
def test_two_names_of_one_file_are_refused_before_anything_is_done(
    command: Command, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("engine.py", "case.json", "badge.json", "r/x", "r/failures/x.toml"):
        Path(name).write_text("")
    before = contents(tmp_path)
    words = [word.replace("R/", "r/").replace("PYTHON", sys.executable) for word in SAME[what]]
    result = command(*("r" if word == "R" else word for word in words))
    assert (result.code, result.out) == (2, ""), result
    (line,) = result.err.splitlines()
    assert " is the same file, and " in line
    assert line.endswith("; name another file")
    assert contents(tmp_path) == before


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_links_count(command: Command, folder: Path, tmp_path: Path, link: Callable[[Path, Path], None]) -> None:
    other = tmp_path / "other"
    link(folder / "certificate.json", other)
    for words in (
        ("certify", "--engine", "reference-process", "--trace", str(other), "--baseline", str(folder)),
        ("certify", "--summary", str(other), "--baseline", str(folder / "certificate.json")),
        ("certify", "--out", str(folder), "--baseline", str(other)),
        ("report", str(folder), "--html", str(other)),
    ):
        before = contents(tmp_path)
        result = command(*words)
        assert (result.code, "is the same file" in result.err) == (2, True), result
        assert contents(tmp_path) == before


def test_a_link_to_what_is_not_there_yet_counts(command: Command, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("new")
    result = command("certify", "--summary", str(tmp_path / "link"), "--trace", str(tmp_path / "new"))
    assert (result.code, "is the same file" in result.err) == (2, True), result
    assert not (tmp_path / "new").exists()


def test_what_keeps_nothing_may_be_named_twice() -> None:
    check_places([("CASE", Path("/dev/null"))], [Output("--a", Path("/dev/null")), Output("--b", Path("/dev/null"))])
    check_places([("CASE", Path("-"))], [Output("--a", Path("-")), None])


FOREIGN: dict[str, tuple[Sequence[str], str]] = {
    "certificate": (("certify", *MURDER, "--out", "R"), "R/certificate.json"),
    "junit": (("certify", *MURDER, "--out", "R"), "R/junit.xml"),
    "outcomes": (("certify", *MURDER, "--out", "R"), "R/outcomes.jsonl"),
    "certificate of judge": (("judge", "outcomes.jsonl", *MURDER, "--out", "R"), "R/certificate.json"),
    "trace": (("certify", *MURDER, "--engine", "reference-process", "--trace", "R/trace.jsonl"), "R/trace.jsonl"),
    "situations": (("export", *MURDER, "--out", "R/situations.jsonl"), "R/situations.jsonl"),
    "page": (("report", "R", "--html", "R/page.html"), "R/page.html"),
    "matrix": (("report", "R", "R", "--matrix", "--html", "R/page.html"), "R/page.html"),
    "picture": (("badge", "R", "--out", "R"), "R/badge.svg"),
    "badge": (("badge", "R", "--out", "R"), "R/badge.json"),
    "strength": (("strength", "--markdown", "R/strength.md"), "R/strength.md"),
    "ratchet": (("strength", "--ratchet", "R/strength.json"), "R/strength.json"),
    "board": (
        ("adapter", "check", "--engine", "reference", "--out", "R"),
        "R/adapter-check.place.damage.kills.json",
    ),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_what_others_made_is_not_written_over_and_what_we_made_is(
    command: Command, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(folder / "outcomes.jsonl", tmp_path)
    words, name = FOREIGN[what]
    path = Path(name.replace("R/", "r/"))
    words = ["r" if word == "R" else word.replace("R/", "r/") for word in words]
    quick = words[0] not in ("strength", "adapter")
    if quick:
        assert command(*words).code == 0
        mine = path.read_bytes()
        assert command(*words).code == 0
        if "certificate" not in what:  # without it, the outcomes beside it are anybody's
            path.write_bytes(b"")
            assert command(*words).code == 0
            assert path.stat().st_size or not mine
    for foreign in (NOTES, b'{"name": "other"}\n', b"<html></html>"):
        path.write_bytes(foreign)
        before = contents(tmp_path)
        result = command(*words)
        assert (result.code, result.out) == (2, ""), result
        (line,) = result.err.splitlines()
        assert f"{path.parent if words[0] != 'certify' else path}" in line
        assert "written over" in line
        assert contents(tmp_path) == before


def test_a_failure_of_that_name_that_is_no_case_is_kept_and_told(command: Command, fake: Fake, tmp_path: Path) -> None:
    words = ("certify", *MURDER, "--engine", fake("echo"), "--out", str(tmp_path / "r"))
    mine = tmp_path / "r" / "failures" / "control.murder.json"
    mine.parent.mkdir(parents=True)
    mine.write_bytes(NOTES)
    result = command(*words)
    assert result.code == 5
    assert "failed" in result.out
    (line,) = [line for line in result.err.splitlines() if line.startswith("mtg-conformance: ")]
    assert f"--out {mine}: can't be written: the file that is there is not ours" in line
    assert mine.read_bytes() == NOTES
    mine.unlink()
    assert command(*words).code == 1
    assert json.loads(mine.read_bytes())["id"] == "control.murder"
    assert command(*words).code == 1


def test_an_old_certificate_can_name_no_file_elsewhere_to_be_removed(command: Command, folder: Path) -> None:
    """Failures of an earlier run go; their ids come from a file that anybody may have written."""
    case = folder / "mine.json"
    case.write_text('{"id": "mine", "situation": {}}')
    certificate = folder / "certificate.json"
    text = certificate.read_text().replace('"id": "control.murder"', '"id": "../mine"')
    certificate.write_text(text.replace('"verdict": "passed"', '"verdict": "failed"'))
    assert '"../mine"' in certificate.read_text()
    assert command("certify", *MURDER, "--out", str(folder)).code == 0
    assert case.exists()


FULL = Path("/dev/full")
full = pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")


@full
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("certify", *MURDER, "--engine", "reference-process", "--trace", "/dev/full"), "passed"),
        (("run", "control.murder", "--engine", "reference-process", "--trace", "/dev/full"), "passed"),
        (("certify", *MURDER, "--summary", "/dev/full"), "passed"),
        (("certify", *MURDER, "--out", "R"), "passed"),
        (("export", *MURDER, "--out", "/dev/full"), ""),
        (("report", "R", "--html", "/dev/full"), ""),
        (("badge", "R", "--out", "R"), ""),
    ],
)
def test_what_a_full_disk_does_not_take_is_told_and_has_a_code_of_its_own(
    command: Command, folder: Path, words: Sequence[str], code: str
) -> None:
    if "--out" in words and "R" in words:
        path = folder / ("badge.json" if words[0] == "badge" else "junit.xml")
        path.unlink(missing_ok=True)
        path.symlink_to(FULL)
    result = command(*(str(folder) if word == "R" else word for word in words))
    assert result.code == 5, result
    assert code in result.out
    (line,) = [line for line in result.err.splitlines() if line.startswith("mtg-conformance: ")]
    assert line.endswith("can't be written: No space left on device")


@full
def test_a_certificate_is_not_written_without_the_outcomes_on_which_it_rests(command: Command, tmp_path: Path) -> None:
    (tmp_path / "outcomes.jsonl").symlink_to(FULL)
    assert command("certify", *MURDER, "--out", str(tmp_path)).code == 5
    assert not (tmp_path / "certificate.json").exists()


@full
def test_a_red_one_whose_trace_is_lost_is_told_all_the_same(command: Command, fake: Fake) -> None:
    result = command("certify", *MURDER, "--engine", fake("echo"), "--trace", "/dev/full")
    assert result.code == 5
    assert "failed" in result.out


def test_a_file_is_written_whole_or_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "page"
    disk.write(path, b"old")
    path.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to("page")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        with pytest.raises(OSError, match="No space"):
            disk.write(link, b"new")
    assert path.read_bytes() == b"old"
    disk.write(link, b"new")
    assert (path.read_bytes(), link.is_symlink(), path.stat().st_mode & 0o777) == (b"new", True, 0o640)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["link", "page"]


@pytest.mark.parametrize(
    "words",
    [
        ("export", *MURDER, "--out", "/dev/stdout"),
        ("run", "control.murder", "--engine", "reference-process", "--trace", "/dev/stdout"),
    ],
)
def test_what_standard_output_is_sent_to_is_written_on(tmp_path: Path, words: Sequence[str]) -> None:
    """Whoever holds the file open would read on in what it was; and what stood there before is somebody's."""
    out = tmp_path / "log"
    with out.open("wb") as file:
        file.write(NOTES)
        file.flush()
        command = [sys.executable, "-m", "mtg_conformance", *words]
        assert subprocess.run(command, stdout=file, stderr=subprocess.DEVNULL, check=False).returncode == 0
        assert os.fstat(file.fileno()).st_size == out.stat().st_size
    first, *lines = out.read_bytes().splitlines(keepends=True)
    assert (first, any(line.startswith(b"{") for line in lines)) == (NOTES, True)
    if "run" in words:
        assert [line for line in lines if line.startswith(b"passed")]
        assert all(json.loads(line) for line in lines if line.startswith(b"{"))


def test_two_runs_at_once_do_not_write_to_one_place(command: Command, folder: Path, fake: Fake, tmp_path: Path) -> None:
    reached, trace = tmp_path / "reached", folder / "trace.jsonl"
    slow = fake(f"(open({str(reached)!r}, 'w'), sleep())")
    words = ["certify", "--engine", slow, *MURDER, "--trace", str(trace), "--out", str(folder)]
    with subprocess.Popen(
        [sys.executable, "-m", "mtg_conformance", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as other:
        for _ in range(300):
            if reached.exists():
                break
            time.sleep(0.1)
        before = contents(tmp_path)
        for mine in (["--out", str(folder)], ["--engine", "reference-process", "--trace", str(trace)]):
            result = command("certify", *MURDER, *mine)
            assert (result.code, result.out) == (2, "")
            assert f"{mine[-2]} {mine[-1]}: " in result.err
            assert "another run is writing there" in result.err
        assert contents(tmp_path) == before
        other.terminate()
        assert other.wait(30) == 130
    assert command("certify", *MURDER, "--out", str(folder)).code == 0
    assert command("certify", *MURDER, "--out", str(folder)).code == 0


@pytest.mark.parametrize(
    ("mine", "content"),
    [
        (ours.certificate, b'{"_type": "https://slsa.dev/", "mtgConformance": 1}'),
        (ours.situations, b'{"id": "x", "outcome": {}}'),
        (ours.outcomes, b'{"id": "x", "objects": []}'),
        (ours.case, b'{"id": "x"}'),
        (ours.case, b"[" * 100_000),
        (ours.feature, b"# Feature: x"),
        (ours.trace, b'{"time": 1}'),
    ],
)
def test_what_only_looks_like_ours_is_not(mine: ours.Ours, content: bytes) -> None:
    assert not mine(content)


def test_a_folder_and_a_place_that_is_not_there_are_told_first(command: Command, folder: Path, tmp_path: Path) -> None:
    for words in (("export", "--out"), ("report", str(folder), "--html"), ("strength", "--markdown")):
        for place, says in ((tmp_path, "found a folder"), (tmp_path / "no" / "x", "No such file or directory")):
            result = command(*words, str(place))
            assert (result.code, result.out) == (2, "")
            assert f"{words[-1]} {place}: can't be written: " in result.err
            assert says in result.err


def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "page.html"
    path.write_bytes(b"mine")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(BadInput, match="Permission denied"):
        check_places((), [Output("--html", path)])
    with pytest.raises(PermissionError):
        disk.write(path, b"new")
    assert path.read_bytes() == b"mine"


@pytest.mark.parametrize(
    "words",
    [
        ("certify", *MURDER, "--out", "-"),
        ("certify", *MURDER, "--summary", "-"),
        ("certify", "--engine", "reference-process", "--trace", "-"),
        ("judge", "outcomes.jsonl", "--out", "-"),
        ("badge", "r", "--out", "-"),
        ("hunt", "--out", "-"),
        ("adapter", "check", "--engine", "reference", "--out", "-"),
        ("strength", "--markdown", "-"),
    ],
)
def test_a_dash_is_no_file_where_it_is_not_standard_output(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: Sequence[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    result = command(*words)
    assert (result.code, result.out) == (2, "")
    assert f"{words[-2]} -: expected a file or folder, and here - is none" in result.err
    result = command(*words[:-2], f"{words[-2]}=-")
    assert f"{words[-2]} -: expected a file or folder, and here - is none" in result.err
    assert not contents(tmp_path)


def test_a_dash_is_standard_output_where_a_single_document_is_written(command: Command, folder: Path) -> None:
    assert command("export", *MURDER, "--out", "-").out == command("export", *MURDER).out != ""
    assert command("report", str(folder), "--html", "-").out.startswith("<!DOCTYPE html>")


def test_a_link_to_itself_is_told(command: Command, folder: Path, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to("loop")
    for words in (("export", "--out"), ("report", str(folder), "--html"), ("certify", "--summary")):
        result = command(*words, str(loop))
        assert (result.code, "Too many levels of symbolic links" in result.err) == (2, True)
    assert loop.is_symlink()


def test_nothing_is_left_behind_that_nobody_asked_for(tmp_path: Path) -> None:
    here = tmp_path / "here"
    here.mkdir()
    environment = {name: value for name, value in os.environ.items() if name != "HYPOTHESIS_STORAGE_DIRECTORY"}
    words = [sys.executable, "-m", "mtg_conformance", "hunt", "--boards", "3"]
    environment |= {"XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(words, cwd=here, env=environment, capture_output=True, check=False)
    assert done.returncode == 0
    assert not list(here.iterdir())
    assert (tmp_path / "cache" / "mtg-conformance").is_dir()
