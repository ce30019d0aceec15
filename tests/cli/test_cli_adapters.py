"""Adapters by name: what their manifest says, and what a broken one says."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.cli.adapters import known_adapters, missing

Command = Callable[..., Any]

HEAD = """
name = "mine"
summary = "an engine of mine"
language = "Python"
homepage = "https://example.org"
licence = "MIT"
command = ["{python}", "{folder}/adapter.py"]
"""


@pytest.fixture
def manifest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Write the only adapter there is; gives its folder."""

    def write(text: str) -> Path:
        folder = tmp_path / "mine"
        folder.mkdir()
        (folder / "adapter.toml").write_text(text)
        monkeypatch.setattr("mtg_conformance.cli.adapters.room", lambda name: tmp_path)
        return folder

    return write


def test_the_command_is_filled_in(manifest: Callable[[str], Path]) -> None:
    folder = manifest(HEAD)
    mine, where = known_adapters()["mine"]
    assert where == folder
    assert mine.command_line(folder) == [sys.executable, f"{folder}/adapter.py"]
    assert not missing(mine)


def test_an_adapter_is_started_by_its_name(
    manifest: Callable[[str], Path], command: Command, fake: Callable[[str], str], tmp_path: Path
) -> None:
    folder = manifest(HEAD)
    fake("echo")
    (tmp_path / "fake_engine.py").rename(folder / "adapter.py")
    result = command("certify", "--engine", "mine", "--only", "control.murder")
    assert result.code == 1
    assert result.out.startswith("fake 1 against ")


def test_what_is_missing_is_told_and_what_a_variable_makes_unnecessary_is_not(
    manifest: Callable[[str], Path], command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest(
        HEAD
        + '[[needs]]\nprogram = "no-such-program"\ninstall = "get it"\n'
        + '[[needs]]\nmodule = "no.such.module"\ninstall = "get that too"\nunless = "MINE_HAS_IT"\n'
        + '[[needs]]\nmodule = "json"\ninstall = "comes with Python"\n'
    )
    result = command("certify", "--engine", "mine")
    assert result.code == 2
    assert "the program no-such-program and the Python module no.such.module" in result.err
    assert "get it; get that too" in result.err
    assert "missing: " in result.err
    assert "not installed" not in result.err
    monkeypatch.setenv("MINE_HAS_IT", "1")
    assert [str(need) for need in missing(known_adapters()["mine"][0])] == ["the program no-such-program"]


def test_an_environment_variable_can_be_needed(
    manifest: Callable[[str], Path], command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest(HEAD + '[[needs]]\nvariable = "MINE_HOME"\ninstall = "name the folder of mine in it"\n')
    for unset in (None, ""):
        if unset is None:
            monkeypatch.delenv("MINE_HOME", raising=False)
        else:
            monkeypatch.setenv("MINE_HOME", unset)
        assert "needs the environment variable MINE_HOME: name the folder" in command("engines").out
        result = command("certify", "--engine", "mine")
        assert result.code == 2
        assert "missing: the environment variable MINE_HOME; name the folder of mine in it" in result.err
    monkeypatch.setenv("MINE_HOME", "/somewhere")
    assert "needs the environment variable" not in command("engines").out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name = ", "adapter.toml"),
        ('name = "mine"', "missing required field"),
        (HEAD + "color = 1\n", "color"),
        (HEAD + '[[needs]]\ninstall = "x"\n', "one of `module`, `program` and `variable`"),
        (HEAD + '[[needs]]\ninstall = "x"\nmodule = "a"\nprogram = "b"\n', "one of `module`, `program` and `variable`"),
    ],
)
def test_a_manifest_that_cannot_be_read(
    manifest: Callable[[str], Path], command: Command, text: str, says: str
) -> None:
    manifest(text)
    result = command("engines")
    assert result.code == 2
    (line,) = result.err.splitlines()
    assert "adapter.toml" in line
    assert says in line
