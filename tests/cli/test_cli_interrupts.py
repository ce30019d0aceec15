"""Ctrl-C at any moment, and a terminal that goes away."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

Fake = Callable[[str], str]
COMMAND = [sys.executable, "-m", "mtg_conformance"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_while_everything_is_still_being_imported(tmp_path: Path, number: signal.Signals) -> None:
    """The suite's own imports are held up, so that the signal comes in the middle of them."""
    reached = tmp_path / "reached"
    (tmp_path / "rich.py").write_text(f"import time; open({str(reached)!r}, 'w'); time.sleep(60)")
    root = str(Path(__file__).resolve().parents[2])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), root])}
    with subprocess.Popen(
        [*COMMAND, "list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
    ) as running:
        wait_for(reached)
        running.send_signal(number)
        told, complaint = running.communicate(timeout=20)
    assert (running.returncode, told, complaint) == (130, "", "mtg-conformance: interrupted\n")


@pytest.mark.parametrize(
    "numbers", [[signal.SIGHUP], [signal.SIGINT] * 3, [signal.SIGINT, signal.SIGTERM, signal.SIGINT]]
)
def test_nothing_that_was_judged_is_lost(tmp_path: Path, fake: Fake, numbers: list[signal.Signals]) -> None:
    out, reached = tmp_path / "out", tmp_path / "reached"
    slow = fake(f"echo if situation['id'] != 'control.murder' else (open({str(reached)!r}, 'w'), sleep())")
    words = [*COMMAND, "certify", "--engine", slow, "--only", "control", "--out", str(out)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        wait_for(reached)
        for number in numbers:
            running.send_signal(number)
            time.sleep(0.05)
        told, complaint = running.communicate(timeout=30)
    assert running.returncode == 130, complaint
    assert told.splitlines()[-1].startswith("PARTIAL: ")
    assert "Traceback" not in complaint
    assert complaint.splitlines()[0].startswith("mtg-conformance: interrupted; ")
    assert json.loads((out / "certificate.json").read_bytes())["predicate"]["mtgConformance"]["partial"]


def test_nohup_is_respected() -> None:
    """Whoever ignores SIGHUP for us means it."""
    words = ["bash", "-c", 'trap "" HUP; exec "$0" -m mtg_conformance certify --only umbra-armor.3', sys.executable]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        for _ in range(10):
            time.sleep(0.1)
            running.send_signal(signal.SIGHUP)
        told, complaint = running.communicate(timeout=60)
    assert running.returncode == 0, complaint
    assert "passed" in told


def wait_for(file: Path) -> None:
    """Wait until somebody has made the file."""
    for _ in range(300):
        if file.exists():
            return
        time.sleep(0.1)
    raise AssertionError(f"{file} never came")
