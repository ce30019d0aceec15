"""The pytest-bdd binding: what it collects, and that its steps say what the reader reads."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from mtg_conformance.rooms import room

FEATURES = room("features")
TOY = shlex.join([sys.executable, str(Path(__file__).parent / "toy_adapter.py")])


LIAR = """
import toy_adapter

class Table(toy_adapter.ToyTable):
    def destroy(self, creature):
        pass

class Liar(toy_adapter.ToyAdapter):
    def set_up(self, situation, policy):
        super().set_up(situation, policy)
        return Table(situation, policy)

toy_adapter.serve(Liar())
"""


def _run(*arguments: str, engine: str = TOY) -> tuple[int, str]:
    """Exit status of pytest over the features and what it prints, by default with an engine that
    can do next to nothing."""
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "--engine", engine]
    done = subprocess.run(
        [*command, str(FEATURES / "test_features.py"), *arguments],
        capture_output=True,
        text=True,
        cwd=FEATURES.parent,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)},
        timeout=300,
    )
    return done.returncode, done.stdout + done.stderr


def _pickles(paths: Sequence[Path]) -> int:
    documents = (Parser().parse(path.read_text(encoding="utf-8")) for path in paths)
    return sum(len(Compiler().compile({**document, "uri": ""})) for document in documents)


def test_as_many_scenarios_are_collected_as_there_are_pickles() -> None:
    printed = _run("--collect-only")[1]
    collected = [line for line in printed.splitlines() if re.search(r"::test_(control|umbra-armor|eternalize)\.", line)]
    assert len(collected) == len(set(collected)) == _pickles(sorted(FEATURES.rglob("*.feature")))


@pytest.mark.parametrize("id_", ["control.murder", "umbra-armor.3.same-name.h1"])
def test_a_scenario_is_found_by_its_id(id_: str) -> None:
    printed = _run("-k", id_, "--collect-only")[1]
    assert id_ in printed
    assert printed.count("::test_") == 1


def test_green_is_green_and_what_the_engine_lacks_is_skipped() -> None:
    status, printed = _run("-k", "control.murder or control.bolt or umbra-armor.3.same-name.h1")
    assert status == 0, printed
    assert re.search(r"[23] passed", printed), printed
    assert "not run: unsupported: " in printed
    assert "failed" not in printed


def test_red_tells_rules_and_board_first_and_blocks_what_needs_it(tmp_path: Path) -> None:
    liar = tmp_path / "liar.py"
    liar.write_text(LIAR, encoding="utf-8")
    status, printed = _run(
        "-k", "control.murder or umbra-armor.3.same-name.h1", engine=shlex.join([sys.executable, str(liar)])
    )
    assert status == 1, printed
    told = printed[printed.index("control.murder: failed (CR ") :].splitlines()
    assert told[1].strip().startswith("@id:control.murder")
    assert told[3].strip().startswith("Given ")
    assert "the bear" in printed
    assert "not run: blocked: needs control.murder, which is failed" in printed


def test_nothing_judged_is_red() -> None:
    status, printed = _run("-k", "control.bolt")
    assert "red: none of the " in printed
    assert status == 1, printed
