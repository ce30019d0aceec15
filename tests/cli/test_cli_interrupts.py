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

from mtg_conformance.cli.interrupts import interruptible

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


WHERE_NOTHING_CAN_BE_RAISED = {
    "a callback of the garbage collector": """
def late(phase, info):
    if len(gc.callbacks) > 1:  # Hypothesis is at work
        told()
gc.callbacks.append(late)
""",
    "the end of an object": """
class Late:
    def __del__(self):
        told()
def soon(phase, info):
    if len(gc.callbacks) > 1:
        Late()
gc.callbacks.append(soon)
""",
    "several in a row": """
def late(phase, info):
    if len(gc.callbacks) > 1:
        told()
    gc.set_threshold(50)  # so that the next one is near
gc.callbacks.append(late)
times = 4
""",
}


@pytest.mark.parametrize("where", WHERE_NOTHING_CAN_BE_RAISED)
def test_where_python_throws_away_what_is_raised(tmp_path: Path, where: str) -> None:
    program = f"""
import gc, os, sys
from mtg_conformance.cli import main
times = 1
def told():
    global times
    if times:
        times -= 1
        os.kill(os.getpid(), {signal.SIGTERM:d})
        for _ in range(1000):
            pass
{WHERE_NOTHING_CAN_BE_RAISED[where]}
sys.exit(main(["hunt", "--boards", "3000", "--database", {str(tmp_path)!r}]))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (130, "")
    assert done.stdout.splitlines()[-1] == "Interrupted: this is what was found until then."


def test_the_clock_says_nothing_when_all_is_over() -> None:
    """An interruption that is thrown away at the very end is none; and it must not end whoever called us."""
    before = signal.getsignal(signal.SIGALRM), sys.unraisablehook
    with interruptible():
        program = "class Late:\n    def __del__(self):\n        raise KeyboardInterrupt\nLate()"
        exec(program)
    time.sleep(0.05)
    assert (signal.getsignal(signal.SIGALRM), sys.unraisablehook) == before


def test_programs_of_ours_that_help_are_ended_without_a_word() -> None:
    """Ctrl-C reaches all of them at once."""
    words = [*COMMAND, "strength", "--boards", "2000", "--seeds", "1"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        time.sleep(3)
        os.killpg(running.pid, signal.SIGINT)
        told, complaint = running.communicate(timeout=30)
    assert (running.returncode, told, complaint) == (130, "", "mtg-conformance: interrupted\n")


def test_a_command_that_keeps_nothing_says_that_it_was_interrupted(tmp_path: Path, fake: Fake) -> None:
    reached = tmp_path / "reached"
    slow = fake(f"(open({str(reached)!r}, 'w'), sleep())")
    for words in (["run", "control.murder"], ["adapter", "check"]):
        reached.unlink(missing_ok=True)
        with subprocess.Popen(
            [*COMMAND, *words, "--engine", slow], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as running:
            wait_for(reached)
            running.send_signal(signal.SIGTERM)
            told, complaint = running.communicate(timeout=20)
        assert (running.returncode, told, complaint) == (130, "", "mtg-conformance: interrupted\n")


def test_time_in_which_all_stood_still_is_not_the_engine_s(tmp_path: Path, fake: Fake) -> None:
    """As in a container that is paused: the engine would have answered in time."""
    reached = tmp_path / "reached"
    slow = fake(f"(open({str(reached)!r}, 'w').write(str(os.getpid())), time.sleep(0.5), echo)[2]")
    words = [*COMMAND, "run", "control.murder", "--engine", slow, "--timeout", "2"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as running:
        wait_for(reached)
        time.sleep(0.1)
        both = (running.pid, int(reached.read_text()))
        for number in (signal.SIGSTOP, signal.SIGCONT):
            for one in both:
                os.kill(one, number)
            time.sleep(2.6 if number is signal.SIGSTOP else 0)
        told, _ = running.communicate(timeout=30)
    assert "timeout" not in told
    assert "\nfailed" in told


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
