"""The features in several processes, and only what failed last time. What -k, -m, --collect-only and
--junitxml do is in test_features_binding.py."""

import re
import shlex
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from pytest_runs import pytest_runs

KEEPS_THE_DAMAGE = """
from mtg_conformance.adapter import serve
from properties.misreadings import MISREADINGS
from reference_engine.adapter import ReferenceEngine

with MISREADINGS["keeps-the-damage"].applied():
    serve(ReferenceEngine())
"""


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
    # No claims: they are searched for seconds, and what they raise is the same.
    these = ["-m", "umbra_armor_1 and not claim", f"--override-ini=cache_dir={tmp_path / 'cache'}"]
    engine = ["--engine", shlex.join([sys.executable, str(program)])]
    reports = [tmp_path / "one.xml", tmp_path / "two.xml"]
    wanted = {
        "one": [*engine, f"--junitxml={reports[0]}"],
        "two": [*engine, f"--junitxml={reports[1]}", "-n", "2", "--dist", "load"],
        "mended": ["--lf"],
    }
    one, two, mended = pytest_runs(wanted, *these).values()

    red = _failed(one.printed)
    assert one.status == 1
    assert len(red) == _counts(one.printed)["failed"] > 5

    assert two.status == 1
    assert _counts(two.printed) == _counts(one.printed)
    assert _failed(two.printed) == red
    assert _messages(reports[1]) == _messages(reports[0])

    assert mended.status == 0
    assert _counts(mended.printed) == {"passed": len(red)}, "other tests ran than those that were red"
