"""`hunt`: a planted fault is found, made small, and told so that it fails again when pasted."""

import json
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.engines import Engine
from mtg_conformance.features import load_rulings
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Verdict
from properties.hunting import FailureStore
from properties.misread import MisreadEngine
from properties.misreadings import MISREADINGS
from reference_engine.adapter import ReferenceEngine

Command = Callable[..., Any]
ROOT = Path(__file__).resolve().parents[2]
UMBRAS = ("--topic", "umbra-armor", "--boards", "80", "--seed", "1")


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Children find the properties, and nothing is kept in the user's own cache folder."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def misread(name: str) -> str:
    """The command line of a program that misreads the rules."""
    return shlex.join([sys.executable, "-m", "properties.misread", name])


def verdicts(folder: Path, engine: Engine) -> list[Verdict]:
    """What comes of the feature files in a folder on an engine."""
    cases = [case for ruling in load_rulings(folder) for case in ruling.cases]
    return [judgement.verdict for judgement in run_cases(cases, engine)]


def test_a_planted_fault_is_found_and_fails_again_when_it_is_pasted(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = command("hunt", "--engine", misread("destroys-every-umbra"), *UMBRAS, "--out", str(out))
    assert result.code == 1, result
    assert "broken invariant: one-umbra-for-one-destruction" in result.out
    features = sorted(out.glob("*.feature"))
    assert features
    for feature in features:
        scenario = feature.read_text().split("\n\n", 1)[1].strip()
        assert scenario in result.out
    planted = MisreadEngine(MISREADINGS["destroys-every-umbra"])
    assert set(verdicts(out, planted)) == {Verdict.failed}
    assert set(verdicts(out, ReferenceEngine())) == {Verdict.passed}
    for path in out.glob("*.json"):
        case = json.loads(path.read_bytes())
        # One creature or planeswalker, two umbras and what destroys (a spell, or Karmic Justice for what a
        # spell has destroyed): nothing can be left out.
        assert len(case["situation"]["objects"]) <= 6, case
        assert command("run", str(path), "--engine", misread("destroys-every-umbra")).code == 1
        assert command("run", str(path)).code == 0


@pytest.mark.parametrize("name", ["costs-zero", "oldest-umbra", "saves-from-sacrifice"])
def test_every_failure_is_told_as_a_case_that_only_the_wrong_engine_fails(
    command: Command, tmp_path: Path, name: str
) -> None:
    out = tmp_path / "out"
    topic = "eternalize" if name == "costs-zero" else "umbra-armor"
    result = command("hunt", "--engine", misread(name), "--boards", "200", "--topic", topic, "--out", str(out))
    assert result.code == 1, result
    assert len(list(out.glob("*.feature"))) == len(list(out.glob("*.json"))) > 0
    assert set(verdicts(out, MisreadEngine(MISREADINGS[name]))) == {Verdict.failed}
    assert set(verdicts(out, ReferenceEngine())) == {Verdict.passed}


def test_failures_are_kept_and_played_first_until_they_are_none_any_more(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = ("--boards", "1", "--seed", "5", "--database", str(kept))
    wrong = misread("destroys-every-umbra")
    first = command("hunt", "--engine", wrong, *UMBRAS, "--database", str(kept))
    assert first.code == 1
    names = {failure.name for failure in FailureStore(kept).load()}
    assert names
    again = command("hunt", "--engine", wrong, *words)
    assert again.code == 1
    assert all(name in again.out for name in names)
    put_right = command("hunt", *words)
    assert put_right.code == 0, put_right
    assert all(f"No longer broken: {name}" in put_right.out for name in names)
    assert FailureStore(kept).load() == []


def test_nothing_is_found_on_the_reference_engine(command: Command) -> None:
    result = command("hunt", "--boards", "30", "--seed", "3")
    assert result.code == 0, result
    assert "30 boards, 30 judged, 0 red, 0 stopped; 0 failures" in result.out


def test_the_same_seed_finds_the_same(command: Command, tmp_path: Path) -> None:
    words = ("hunt", "--engine", misread("costs-zero"), "--boards", "10", "--seed", "4", "--format", "json")
    one = json.loads(command(*words, "--database", str(tmp_path / "one")).out)
    other = json.loads(command(*words, "--database", str(tmp_path / "other")).out)
    assert one == other
    assert one["failures"]


BROKEN = """
import msgspec
from mtg_conformance.adapter import serve
from reference_engine.adapter import ReferenceEngine
from mtg_conformance.documents import Outcome

class Broken(ReferenceEngine):
    def run(self, situation):
        outcome = super().run(situation)
        if all(thing.card != "Master Biomancer" for thing in situation.objects):
            return outcome
        written = msgspec.to_builtins(outcome)
        for snapshot in written["snapshots"][1:]:
            for thing in snapshot["objects"].values():
                if thing.get("counters"):
                    thing["counters"] = {}
        return msgspec.convert(written, Outcome)

serve(Broken())
"""


def test_a_card_whose_control_is_red_is_on_no_board(command: Command, tmp_path: Path) -> None:
    program = tmp_path / "broken.py"
    program.write_text(BROKEN)
    engine = shlex.join([sys.executable, str(program)])
    words = ("--engine", engine, "--topic", "eternalize", "--boards", "60")
    result = command("hunt", *words)
    assert result.code == 0, result
    assert "Left out, as their controls are red: Master Biomancer" in result.out
    assert "60 judged, 0 red" in result.out
    assert json.loads(command("hunt", *words, "--format", "json").out)["broken_cards"] == ["Master Biomancer"]


def test_an_engine_that_can_play_nothing_is_not_green(command: Command, fake: Callable[[str], str]) -> None:
    stopped = '{"stopped": {"at": 0, "because": "unsupported", "detail": "no card at all"}}'
    result = command("hunt", "--engine", fake(stopped), "--boards", "5")
    assert result.code == 3, result
    assert "5 stopped (5 unsupported)" in result.out
    assert "5 times unsupported: no card at all" in result.out


def test_an_engine_that_dies_is_found_and_given_up(command: Command, fake: Callable[[str], str]) -> None:
    result = command("hunt", "--engine", fake("die()"), "--boards", "50")
    assert result.code == 1, result
    assert "broken no usable answer: crash" in result.out
    assert re.search(r"^Given up: no usable answer to \d boards in a row; .*out of memory", result.out, re.MULTILINE)


@pytest.mark.parametrize("words", [("--boards", "0"), ("--seed", "-1"), ("--topic", "poker"), ("--engine", "no-such")])
def test_bad_words_are_one_line_and_exit_code_2(command: Command, words: tuple[str, str]) -> None:
    result = command("hunt", *words)
    assert result.code == 2
    assert len(result.err.strip().splitlines()) == 1


def test_what_comes_once_and_not_again_is_red(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine that dies of what it played before: a new process plays the same board well."""
    program = tmp_path / "forgetful.py"
    program.write_text(
        "import os\n"
        "from mtg_conformance.adapter import serve\n"
        "from reference_engine.adapter import ReferenceEngine\n"
        "class Dying(ReferenceEngine):\n"
        "    runs = 0\n"
        "    def run(self, situation):\n"
        "        self.runs += '.drawn' in situation.id or situation.id == 'board'\n"
        "        if self.runs == 5:\n"
        "            os._exit(9)\n"
        "        return super().run(situation)\n"
        "serve(Dying())\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    engine = shlex.join([sys.executable, str(program)])
    result = command("hunt", "--engine", engine, "--boards", "6", "--seed", "1", "--database", str(tmp_path / "kept"))
    assert result.code == 1, result
    assert "Came once, and not when the board was played again: crash" in result.out
