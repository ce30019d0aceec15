"""The features in several processes, and only what failed last time. What -k, -m, --collect-only and
--junitxml do is in test_features_binding.py."""

import os
import re
import shlex
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from mtg_conformance.rooms import room

FEATURES = room("features")

KEEPS_THE_DAMAGE = """
from mtg_conformance.adapter import serve
from properties.misreadings import MISREADINGS
from reference_engine.adapter import ReferenceEngine

with MISREADINGS["keeps-the-damage"].applied():
    serve(ReferenceEngine())
"""


def _pytest(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--color=no", str(FEATURES / "test_features.py"), *arguments],
        capture_output=True,
        text=True,
        cwd=FEATURES.parent,
        env={**os.environ, "PYTHONPATH": str(FEATURES.parent)},
        timeout=300,
    )
    return done.returncode, done.stdout + done.stderr


def _counts(printed: str) -> dict[str, int]:
    found = re.findall(r"(\d+) (passed|failed|skipped|errors?)\b", printed.splitlines()[-1])
    return {kind: int(number) for number, kind in found}


def _failed(printed: str) -> set[str]:
    return set(re.findall(r"^FAILED \S*::(\S+)", printed, re.MULTILINE))


def _messages(report: Path) -> list[tuple[str | None, str | None]]:
    cases = ElementTree.parse(report).getroot().iter("testcase")
    return sorted((case.get("name"), failure.get("message")) for case in cases for failure in case)


def test_in_several_processes_and_only_what_was_red(tmp_path: Path) -> None:
    """One run in this process, one in two others, which say the same; then one of the reds alone."""
    program = tmp_path / "keeps_the_damage.py"
    program.write_text(KEEPS_THE_DAMAGE, encoding="utf-8")
    these = ["-m", "umbra_armor_1", f"--override-ini=cache_dir={tmp_path / 'cache'}"]
    engine = ["--engine", shlex.join([sys.executable, str(program)])]
    reports = [tmp_path / "one.xml", tmp_path / "two.xml"]

    one = _pytest(*these, *engine, f"--junitxml={reports[0]}")
    red = _failed(one[1])
    assert one[0] == 1
    assert len(red) == _counts(one[1])["failed"] > 5

    two = _pytest(*these, *engine, f"--junitxml={reports[1]}", "-n", "2")
    assert two[0] == 1
    assert _counts(two[1]) == _counts(one[1])
    assert _failed(two[1]) == red
    assert _messages(reports[1]) == _messages(reports[0])

    mended = _pytest(*these, "--lf")
    assert mended[0] == 0
    assert _counts(mended[1]) == {"passed": len(red)}, "other tests ran than those that were red"
