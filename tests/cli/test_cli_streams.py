"""Readers that go away, a full disk, a closed output, and the terminal's safety."""

import json
import os
import subprocess
import sys
import time
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


def test_a_pipe_that_does_not_wait_gets_everything(command: Command) -> None:
    """As a parent in Node makes them: what there is no room for is an error there, and Python's writing stops."""
    words = ("list", "--profile", "all", "--format", "json")
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    with subprocess.Popen([*COMMAND, *words], stdout=writing) as running:
        time.sleep(2)  # until the pipe is full
        os.close(writing)
        with open(reading, "rb") as pipe:
            told = pipe.read()
    assert running.returncode == 0
    assert len(told) > 1 << 16
    assert told.decode() == command(*words).out


def test_a_closed_standard_input_is_one_line() -> None:
    done = shell("M judge - <&-; echo $?")
    assert done.stdout == "2\n"
    assert done.stderr == "mtg-conformance: -: standard input is closed; name a file, or send the outcomes there\n"


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


EVIL = "\x1b[2J\u202e\x9b31m\x7f\u2066"


def test_megabytes_of_a_name_are_cut_wherever_it_is_shown_and_what_turns_text_around_is_seen(
    command: Command, fake: Fake, tmp_path: Path
) -> None:
    name = f"long {EVIL} " + "name " * 30_000
    engine = fake(
        "{'snapshots': [table(situation)], 'stopped': {'at': 0, 'because': 'setup', 'detail': 'x\\u202e ' * 50_000}}"
    )
    program = tmp_path / "fake_engine.py"
    described = '{"name": NAME, "version": NAME, "adapter": NAME + "!", "forced": [NAME], "declares": [NAME] * 3}'
    text = program.read_text().replace('{"name": "fake", "version": "1"}', described)
    program.write_text(f"NAME = {name!a}\n{text}")
    out, xml, page = tmp_path / "r", tmp_path / "r" / "junit.xml", tmp_path / "page.html"
    only = ("--only", "control.murder")
    asked = ("certify", "--engine", engine, *only)
    told = [
        command(*asked, "--out", str(out), "--summary", str(tmp_path / "page.md"), "--annotations"),
        command(*asked, "--format", "json"),
        command("run", "control.murder", "--engine", engine),
        command("hunt", "--boards", "1", "--engine", engine, "--database", str(tmp_path / "kept")),
        command("judge", str(out / "outcomes.jsonl"), *only),
        command("certify", *only, "--baseline", str(out)),
        command("compare", str(out), str(out)),
        command("verify", str(out), "--part"),
        command("badge", str(out), "--out", str(out)),
        command("report", str(out), "--html", str(page)),
        command("report", str(out), str(out), "--matrix", "--html", str(page)),
        command("adapter", "check", "--engine", engine),
    ]
    shown = [result.out + result.err for result in told]
    shown += [path.read_text() for path in (xml, page, tmp_path / "page.md", out / "badge.svg", out / "badge.json")]
    assert [result.code for result in told] == [3, 3, 3, 3, 3, 2, 0, 0, 0, 0, 0, 3]
    assert all(text.strip() for text in shown)
    for text in shown:
        assert all(c == "\n" or c.isprintable() for c in text)
    for text in shown[:1] + shown[2:]:
        assert len(text) < 60_000, text[:300]
    assert "long \ufffd[2J\ufffd" in told[0].out
    assert "long \ufffd[2J\ufffd" in xml.read_text()
    assert json.loads(told[1].out)["engine"]["name"] == name
    certificate = (out / "certificate.json").read_text()
    assert "\u202e" not in certificate
    assert json.loads(certificate)["predicate"]["mtgConformance"]["engine"]["name"] == name
