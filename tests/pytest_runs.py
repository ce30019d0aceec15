"""Several runs of pytest over the features, one after the other in one child: most of such a run is its start."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from mtg_conformance.rooms import room

FEATURES = room("features")
_PROGRAM = """
import json, sys, pytest

for words in json.load(sys.stdin):
    print(f"== ended with {int(pytest.main(words))}", flush=True)
"""
_ENDED = re.compile(r"^== ended with (\d+)\n", re.MULTILINE)


class Run(NamedTuple):
    """Exit status of a run and what it printed."""

    status: int
    printed: str


def pytest_runs(wanted: Mapping[str, Sequence[str]], *always: str, path: Path = FEATURES.parent) -> dict[str, Run]:
    """Run pytest over the features with the words of each run, and those of all; the runs by their names.

    `path`: where the child finds modules besides its own folder. Only the first run hears of warnings about
    modules that pytest comes too late to rewrite.
    """
    words = [["-q", "--color=no", *always, str(FEATURES / "test_features.py"), *own] for own in wanted.values()]
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        input=json.dumps(words),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=FEATURES.parent,
        env={**os.environ, "PYTHONPATH": str(path)},
        timeout=300,
    )
    printed, statuses = _ENDED.split(done.stdout)[::2], _ENDED.findall(done.stdout)
    assert len(statuses) == len(wanted), done.stdout
    return {name: Run(int(status), text) for name, status, text in zip(wanted, statuses, printed, strict=False)}
