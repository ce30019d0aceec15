"""Readers that go away, a full disk, a closed output, and the terminal's safety."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]
Fake = Callable[[str], str]

COMMAND = [sys.executable, "-m", "mtg_conformance"]
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """What a shell makes of the line, in which M is the command; the exit code of M is the last word on stdout."""
    script = f'M() {{ "$PYTHON" -m mtg_conformance "$@"; }}\n{line}'
    return subprocess.run(
        ["bash", "-c", script],
        env={**BUFFERED, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.parametrize("words", ["list", "schema", "--help"])
def test_a_reader_that_goes_away_is_no_failure(words: str) -> None:
    # `true` reads nothing at all, so that the pipe is broken for certain.
    done = shell(f"(sleep 0.5; M {words}; echo $? >&2) | true")
    assert done.stderr == "0\n"


def test_the_exit_code_is_the_one_that_the_run_deserves_and_the_certificate_is_written(
    fake: Fake, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    run = f"M certify --engine '{fake('echo')}' --only control.murder --out {out}"
    done = shell(f"(sleep 0.5; {run} 2>/dev/null; echo $? >&2) | true")
    assert done.stderr == "1\n"
    assert json.loads((out / "certificate.json").read_bytes())["predicate"]["mtgConformance"]["counts"]["failed"] == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("words", ["list", "--version", "--help", "certify --only control.murder --format json"])
def test_a_full_disk_is_one_line(words: str) -> None:
    done = shell(f"M {words} > /dev/full; echo $?")
    assert done.stdout == "5\n"
    assert done.stderr == "mtg-conformance: standard output can't be written: No space left on device\n"


def test_a_closed_standard_output_is_one_line() -> None:
    done = shell("M list >&-; echo $?")
    assert done.stdout == "2\n"
    assert done.stderr == "mtg-conformance: standard output is closed; send it to /dev/null if nobody is to read it\n"


def test_nobody_needs_standard_error_or_standard_input() -> None:
    done = shell("M certify --only control.murder 2>&- <&-; echo $?")
    assert done.stdout.endswith("1 case: 1 passed.\n0\n")
    done = shell("M certify --only nothing 2>&-; echo $?")
    assert done.stdout == "2\n"


def test_foreign_text_does_nothing_to_the_terminal(command: Command, fake: Fake, tmp_path: Path) -> None:
    evil = "\\x1b[31mred\\x07\\x9b2J\\u202e"
    stopped = f"{{'snapshots': [table(situation)], 'stopped': {{'at': 0, 'because': 'setup', 'detail': '{evil}'}}}}"
    engine = fake(stopped)
    program = tmp_path / "fake_engine.py"
    text = program.read_text()
    assert '"name": "fake"' in text
    program.write_text(text.replace('"name": "fake", "version": "1"', f'"name": "{evil}", "version": "{evil}"'))
    case = {
        "id": "mine.1",
        "title": "\x1b[2Jtitle\r",
        "situation": {"id": "mine.1"},
        "expect": [{"check": "game", "is": {"active": "alice"}}],
    }
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case))
    printed = [
        command("certify", "--engine", engine, "--only", "control.murder"),
        command("run", str(path), "--engine", engine),
        command("explain", str(path)),
        command("run", "\x1b[31mno-such-case"),
        command("certify", "--engine", f"{sys.executable} -c 'import sys; sys.exit(\"{evil}\")'"),
    ]
    assert "red" in printed[0].out
    assert "title" in printed[1].out
    for result in printed:
        shown = result.out + result.err
        assert all(c == "\n" or c.isprintable() for c in shown), repr(shown)
