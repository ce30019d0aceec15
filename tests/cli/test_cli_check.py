"""`adapter check` as a user meets it."""

import json
import shlex
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from lying_engines import HidesField

from mtg_conformance.adapter_check import CAPABILITIES
from mtg_conformance.cli import check as check_module
from reference_engine.adapter import ReferenceEngine

Command = Callable[..., Any]
Fake = Callable[[str], str]


def test_the_reference_engine_can_do_everything(command: Command) -> None:
    result = command("adapter", "check", "--engine", "reference")
    assert result.code == 0, result.out
    assert f"{len(CAPABILITIES)} works." in result.out
    lines = result.out.splitlines()
    assert [line for line in lines if line in ("place", "play", "answer", "see")] == ["place", "play", "answer", "see"]
    (damage,) = [line for line in lines if "damage on a creature" in line]
    assert damage.split()[:2] == ["works", "damage"]
    assert "Forced" not in result.out


def test_json_says_which_cases_need_what(command: Command) -> None:
    report = json.loads(command("adapter", "check", "--engine", "reference", "--format", "json").out)
    rows = {row["capability"]: row for row in report["rows"]}
    assert list(rows) == [one.key for one in CAPABILITIES]
    assert report["within_reach"] == report["cases"] > 400
    assert rows["place.attached"]["needed_by"]["umbra-armor.3"] > 0
    assert rows["play.graveyard-ability"]["needed_by"].keys() & {"eternalize.0", "eternalize.2"}
    assert not rows["place.attached"]["needed_by"].keys() & {"eternalize.7"}


def test_who_echoes_the_request_can_do_nothing_and_the_boards_can_be_played_again(
    command: Command, fake: Fake, tmp_path: Path
) -> None:
    result = command("adapter", "check", "--engine", fake("echo"), "--out", str(tmp_path / "boards"))
    assert result.code == 1
    assert "works" not in [line.split()[0] for line in result.out.splitlines() if line.startswith("  ")]
    assert "adapter-check.place.damage.kills failed: 1 damage that is there already" in result.out
    assert "Bob casts the shock, targeting the giant, paying {R}" in result.out
    board = tmp_path / "boards" / "adapter-check.place.damage.kills.json"
    assert command("run", str(board), "--engine", fake("echo")).code == 1
    assert command("run", str(board)).code == 0


def test_who_says_that_nothing_is_supported_is_missing_everything_and_is_told_what_it_reaches(
    command: Command, fake: Fake
) -> None:
    stopped = "{'snapshots': [table(situation)], 'stopped': {'at': 0, 'because': 'unsupported', 'detail': 'no Shock'}}"
    result = command("adapter", "check", "--engine", fake(stopped))
    assert result.code == 3
    assert f": {len(CAPABILITIES)} missing." in result.out
    assert "- no Shock" in result.out
    assert "Which cases of the suite can be played all the same" in result.out
    lines = result.out.splitlines()
    (library,) = [n for n, line in enumerate(lines) if "cards in a library, in order" in line]
    assert lines[library + 1].strip().startswith("reaches ")
    assert "reaches no case of the suite" in result.out


def test_a_small_engine_is_told_which_cards_it_lacks_and_nothing_false(command: Command) -> None:
    toy = Path(__file__).parents[1] / "toy_adapter.py"
    engine = shlex.join([sys.executable, str(toy)])
    result = command("adapter", "check", "--engine", engine)
    assert result.code == 3
    lines = result.out.splitlines()
    (damage,) = [n for n, line in enumerate(lines) if line.endswith("  damage on a creature")]
    assert lines[damage].startswith("  no card          damage ")
    assert lines[damage + 2].strip() == "- no card: Hill Giant, Shock (adapter-check.place.damage.kills)"
    assert [line for line in lines if line.startswith("  partly (3 of 5)  mana ")]
    assert "not tried for want of cards" in result.out
    (cards,) = [line for line in lines if line.startswith("Cards that the engine lacks")]
    assert cards.count("Shock (") == 1
    assert " need nothing but what works" not in result.out
    rows = {
        row["capability"]: row
        for row in json.loads(command("adapter", "check", "--engine", engine, "--format", "json").out)["rows"]
    }
    assert rows["place.damage"]["status"] == "no card"
    assert rows["place.damage"]["bad"][0]["cards"] == ["Hill Giant", "Shock"]


def test_a_field_that_is_left_out_is_a_line_of_its_own(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    hiding = HidesField(ReferenceEngine(), "counters")
    monkeypatch.setattr(hiding, "close", lambda: None, raising=False)
    monkeypatch.setattr(check_module, "open_engine", lambda *_, **__: hiding)
    result = command("adapter", "check", "--engine", "hiding")
    assert result.code == 3
    (line,) = [line for line in result.out.splitlines() if line.startswith("Fields that are left out")]
    assert line.startswith("Fields that are left out (and on how many boards): counters (")
    assert line.endswith("Nearly every case needs counters. An engine that has no such thing writes counters {}.")


@pytest.mark.skipif(find_spec("phase") is None, reason="the package phase-python is not installed")
def test_phase_can_do_all_but_stop_between_the_two_damage_steps(command: Command) -> None:
    result = command("adapter", "check", "--engine", "phase", "--format", "json")
    assert result.code == 3
    report = json.loads(result.out)
    (row,) = [row for row in report["rows"] if row["status"] != "works"]
    assert (row["capability"], row["status"]) == ("play.first-strike-step", "missing")
    (board,) = row["bad"]
    assert "phase deals first-strike and regular combat damage" in board["reason"]
    assert report["cases"] - report["within_reach"] == sum(row["needed_by"].values())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("adapter",), "command"),
        (("adapter", "check"), "--engine"),
        (("adapter", "check", "--engine", "no-such-engine"), "no engine of that name"),
        (("adapter", "chek"), "chek"),
    ],
)
def test_bad_usage(command: Command, words: tuple[str, ...], says: str) -> None:
    result = command(*words)
    assert result.code == 2
    (line,) = result.err.splitlines()
    assert says in line


def test_output_that_cannot_be_written(command: Command, fake: Fake, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = command("adapter", "check", "--engine", fake("echo"), "--out", str(tmp_path / "file"))
    assert result.code == 2
    assert "can't be written" in result.err


ODD = """
import sys
from mtg_conformance.adapter import serve
from mtg_conformance.documents import EngineDescription, Outcome, Stop
from reference_engine.adapter import ReferenceEngine

class Odd(ReferenceEngine):
    def describe(self):
        return EngineDescription(name="", version="1", cards=("Shock", "Murder", "Grizzly Bears"))
    def run(self, situation):
        for lacking in ("Shock", "Murder", "Hill Giant"):
            if any(thing.card == lacking for thing in situation.objects):
                detail = f"no card named {lacking}"
                return Outcome(stopped=Stop(at=0, because="unsupported", detail=detail))
        return super().run(situation)

serve(Odd())
sys.exit(9)
"""


def test_what_is_odd_about_how_it_talks_is_told(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    (tmp_path / "odd.py").write_text(ODD)
    engine = shlex.join([sys.executable, str(tmp_path / "odd.py")])
    checked = command("adapter", "check", "--engine", engine)
    assert checked.out.startswith("an engine without a name 1: what its adapter can place")
    assert checked.out.splitlines()[-3:] == [
        "Its description has an empty name; reports and certificates begin with the name.",
        "Listed by describe, and yet the engine says that it lacks them: Murder, Shock.",
        "The engine ended with exit status 9 when it was asked to quit, and 0 says that all is well.",
    ]
    report = json.loads(command("adapter", "check", "--engine", engine, "--format", "json").out)
    assert len(report["remarks"]) == 3
    certified = command("certify", "--engine", engine, "--only", "control.murder", "--out", str(tmp_path / "out"))
    assert certified.out.startswith("an engine without a name 1 against mtg-conformance")
    assert "Listed by describe, and yet the engine says that it lacks them: Murder.\n" in certified.out
    assert "mtg-conformance: the engine ended with exit status 9 when it was asked to quit" in certified.err
    assert command("verify", str(tmp_path / "out"), "--part").code == 0
