"""`certify` on the reference engine and on engines that lie, die and hang."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.certificate_file import read

Command = Callable[..., Any]
Fake = Callable[[str], str]

ONE = "umbra-armor.3"


def test_the_reference_engine_passes_a_ruling(command: Command) -> None:
    result = command("certify", "--only", ONE)
    assert result.code == 0, result.out
    (line,) = [line for line in result.out.splitlines() if f" {ONE} " in line]
    assert line.startswith("passed ")
    assert result.err == ""


def test_why_nothing_of_a_ruling_can_be_tested_is_one_sentence_and_with_verbose_all(command: Command) -> None:
    short, whole = (
        command("certify", "--only", "eternalize.1", *more).out.splitlines()[1] for more in ([], ["--verbose"])
    )
    assert len(short) < 200 < len(whole)
    assert short.endswith("so nothing that it does could differ)")
    assert whole.startswith(short.removesuffix(")"))


def test_json_is_the_certificate_and_nothing_else(command: Command) -> None:
    result = command("certify", "--only", ONE, "--format", "json")
    certificate = json.loads(result.out)
    (ruling,) = certificate["rulings"]
    assert (ruling["id"], ruling["verdict"]) == (ONE, "passed")
    assert ruling["counts"]["passed"] == len(ruling["cases"]) == ruling["cases_in_all"] > 0
    assert certificate["engine"]["chosen_as"] == "reference"
    assert all(control["verdict"] == "passed" for control in certificate["controls"])
    assert not certificate["partial"]


def test_an_engine_that_echoes_the_request_is_red_and_its_failures_replay(
    command: Command, fake: Fake, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    result = command("certify", "--engine", fake("echo"), "--only", "control", "--out", str(out))
    assert result.code == 1
    certificate = json.loads((out / "certificate.json").read_bytes())["predicate"]["mtgConformance"]
    assert certificate["counts"]["failed"] > 0
    failures = sorted((out / "failures").iterdir())
    assert len(failures) == certificate["counts"]["failed"] + certificate["counts"]["error"]
    root = ElementTree.parse(out / "junit.xml").getroot()
    assert root.get("failures") == str(certificate["counts"]["failed"])
    assert command("run", str(failures[0])).code == 0
    again = command("run", str(failures[0]), "--engine", fake("echo"))
    assert again.code == 1
    assert again.out.splitlines()[-1].startswith("  - ")


def test_failures_of_an_earlier_run_are_removed_and_nothing_else_is(
    command: Command, fake: Fake, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert command("certify", "--engine", fake("echo"), "--only", "control.murder", "--out", str(out)).code == 1
    assert [path.name for path in (out / "failures").iterdir()] == ["control.murder.json"]
    (out / "failures" / "mine.json").write_text("{}")
    assert command("certify", "--only", "control.murder", "--out", str(out)).code == 0
    assert [path.name for path in (out / "failures").iterdir()] == ["mine.json"]


@pytest.mark.parametrize(
    ("answer", "cause"),
    [
        ("die()", "crash"),
        ("sleep()", "timeout"),
        ("{'actions': 'all'}", "protocol"),
        ("echo if answer.update(id='x') is None else echo", "protocol"),
    ],
)
def test_an_engine_that_dies_hangs_or_talks_nonsense_is_an_error_and_told_in_one_line(
    command: Command, fake: Fake, answer: str, cause: str
) -> None:
    result = command("certify", "--engine", fake(answer), "--only", "control.murder", "--timeout", "0.5")
    assert result.code == 1
    assert f"control.murder error ({cause})" in result.out
    assert "Traceback" not in result.out + result.err


def test_after_an_engine_is_given_up_nothing_more_is_red(command: Command, fake: Fake, tmp_path: Path) -> None:
    """Three deaths in a row are three errors; the rest is not run, for one reason, in every report."""
    out = tmp_path / "out"
    result = command("certify", "--engine", fake("die()"), "--only", ONE, "--out", str(out))
    assert result.code == 1
    assert "failures in a row, the last: the engine ended with exit status 9" in result.out
    lines = result.out.splitlines()
    (first,) = [n for n, line in enumerate(lines) if line.startswith("Did not run: ")]
    assert "not asked any more: the engine was given up at " in lines[first + 1]
    certificate = read(out / "certificate.json")
    assert sum(report.verdict == "error" for report in certificate.reports()) == 3
    assert {report.verdict for report in certificate.reports()} == {"error", "not run"}
    assert (out / "junit.xml").read_text().count("<error ") == len(list((out / "failures").iterdir())) == 3
    assert command("verify", str(out), "--part").code == 0


def test_an_engine_that_can_do_nothing_certifies_nothing(command: Command, fake: Fake) -> None:
    stopped = (
        "{'snapshots': [table(situation)], 'stopped': {'at': 0, 'because': 'unsupported', 'detail': 'no casting'}}"
    )
    result = command("certify", "--engine", fake(stopped), "--only", ONE)
    assert result.code == 3
    (line,) = [line for line in result.out.splitlines() if f" {ONE} " in line]
    assert line.startswith("not certified ")
    assert "unsupported: no casting" in result.out


def test_the_reference_engine_as_a_child_process_says_the_same(command: Command) -> None:
    inside = json.loads(command("certify", "--only", ONE, "--format", "json").out)
    outside = json.loads(command("certify", "--only", ONE, "--format", "json", "--engine", "reference-process").out)
    for report in (*inside["rulings"][0]["cases"], *outside["rulings"][0]["cases"]):
        del report["seconds"]
    assert inside["rulings"] == outside["rulings"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_what_was_judged_before_an_interruption_is_kept(tmp_path: Path, fake: Fake, number: signal.Signals) -> None:
    out = tmp_path / "out"
    reached = tmp_path / "reached"
    slow = fake(f"echo if situation['id'] != 'control.murder' else (open({str(reached)!r}, 'w'), sleep())")
    words = [
        sys.executable,
        "-m",
        "mtg_conformance",
        "certify",
        "--engine",
        slow,
        "--only",
        "control",
        "--out",
        str(out),
    ]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        for _ in range(300):
            if reached.exists():
                break
            time.sleep(0.1)
        running.send_signal(number)
        told, complaint = running.communicate(timeout=20)
    assert running.returncode == 130, complaint
    assert "PARTIAL" in told
    assert "not reached" in told
    assert "Traceback" not in complaint
    certificate = json.loads((out / "certificate.json").read_bytes())["predicate"]["mtgConformance"]
    assert certificate["partial"]
    assert {"failed", "not run"} <= {control["verdict"] for control in certificate["controls"]}
    assert not list(_children_with(shlex.split(slow)[1]))


def _children_with(word: str) -> list[str]:
    """Processes of this machine that have the word on their command line."""
    listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if word in line and "-m mtg_conformance" not in line]


def test_a_terminal_sees_a_bar_and_a_pipe_sees_lines() -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "mtg_conformance", "certify", "--only", "control.murder"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=theirs) as running:
        os.close(theirs)
        lines, _ = running.communicate(timeout=60)
    bar = b""
    with suppress(OSError), os.fdopen(ours, "rb", buffering=0) as terminal:
        while chunk := terminal.read(4096):
            bar += chunk
    assert b"judging" in bar
    assert b"\x1b" not in lines
    assert b"1 case: 1 passed." in lines


def test_the_corner_cases_are_a_profile_of_their_own(command: Command) -> None:
    corner = command("certify", "--profile", "corner", "--boards", "0", "--format", "json")
    assert corner.code == 0, corner.out
    certificate = json.loads(corner.out)
    assert not certificate["suite"]["part"], "the profile is whole"
    assert certificate["rulings"]
    assert all(".corner." in ruling["id"] for ruling in certificate["rulings"])
    told = command("certify", "--profile", "corner", "--boards", "0").out
    assert "corner cases of edition" in told
    assert "were not asked for" not in told
    assert command("certify", "--boards", "0").out.splitlines()[-1].startswith("Corner cases beyond the two documents")
