"""The pytest-bdd binding: what it collects, and that its steps say what the reader reads."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from mtg_conformance.rooms import room

FEATURES = room("features")
TOY = f"{sys.executable} {Path(__file__).parent / 'toy_adapter.py'}"


def _pytest(*arguments: str, folder: Path | None = None) -> str:
    """What pytest prints about the features, with an engine that can do next to nothing."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", TOY, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder or FEATURES.parent, timeout=300)
    return done.stdout + done.stderr


def _pickles(paths: Sequence[Path]) -> int:
    documents = (Parser().parse(path.read_text(encoding="utf-8")) for path in paths)
    return sum(len(Compiler().compile({**document, "uri": ""})) for document in documents)  # type: ignore[typeddict-item]


def test_as_many_scenarios_are_collected_as_there_are_pickles() -> None:
    printed = _pytest(str(FEATURES), "--collect-only")
    collected = [line for line in printed.splitlines() if re.search(r"::test_(control|umbra-armor|eternalize)\.", line)]
    assert len(collected) == len(set(collected)) == _pickles(sorted(FEATURES.rglob("*.feature")))


@pytest.mark.parametrize("id_", ["control.murder", "umbra-armor.3.same-name.h1"])
def test_a_scenario_is_found_by_its_id(id_: str) -> None:
    printed = _pytest(str(FEATURES / "test_features.py"), "-k", id_, "--collect-only")
    assert f"test_{id_}" in printed
