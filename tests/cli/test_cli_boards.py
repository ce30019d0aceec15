"""`certify --boards` and the diagnosis of what is red."""

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find the properties."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def misread(name: str) -> str:
    """The command line of a program that misreads the rules."""
    return shlex.join([sys.executable, "-m", "properties.misread", name])


def test_the_reference_engine_is_green_on_boards(command: Command, tmp_path: Path) -> None:
    result = command("certify", "--only", "umbra-armor.3", "--boards", "80", "--out", str(tmp_path))
    assert result.code == 0, result
    assert "80 drawn boards: 80 judged, 0 red, 0 stopped." in result.out
    boards = json.loads((tmp_path / "certificate.json").read_bytes())["predicate"]["mtgConformance"]["boards"]
    assert boards["counts"] == {"judged": 80, "red": 0, "stopped": 0}
    assert boards["rulings"]["umbra-armor.3"]["judged"] > 5


def test_red_boards_are_counted_told_and_written(command: Command, tmp_path: Path) -> None:
    wrong = misread("destroys-every-umbra")
    result = command("certify", "--engine", wrong, "--only", "umbra-armor.8", "--boards", "60", "--out", str(tmp_path))
    assert result.code == 1, result
    certificate = json.loads((tmp_path / "certificate.json").read_bytes())["predicate"]["mtgConformance"]
    boards = certificate["boards"]
    assert boards["counts"]["red"] == len(boards["reds"]) > 0
    assert boards["counts"]["judged"] == 60
    assert len({*boards["green"], *(red["board"] for red in boards["reds"])}) == 60
    assert boards["rulings"]["umbra-armor.3"]["red"] > 0
    for red in boards["reds"]:
        path = tmp_path / "failures" / f"{red['id']}.json"
        assert red["faults"]
        assert red["cr"]
        assert command("run", str(path)).code == 0
    shortest = boards["reds"][0]
    assert command("run", str(tmp_path / "failures" / f"{shortest['id']}.json"), "--engine", wrong).code == 1
    assert "Red boards:" in result.out
    junit = (tmp_path / "junit.xml").read_text()
    assert f'name="drawn boards" tests="{len(boards["reds"]) + 1}" failures="{len(boards["reds"])}"' in junit
    # What the next run does not find red is removed.
    command("certify", "--only", "umbra-armor.8", "--boards", "10", "--out", str(tmp_path))
    assert not list((tmp_path / "failures").iterdir())


@pytest.mark.parametrize(
    ("name", "only"),
    [
        ("destroys-every-umbra", "umbra-armor.3"),
        ("keeps-the-damage", "umbra-armor.1"),
        ("costs-zero", "eternalize.4"),
        ("saves-from-toughness-0", "umbra-armor.8"),
    ],
)
def test_the_diagnosis_names_the_planted_misreading_first(
    command: Command, tmp_path: Path, name: str, only: str
) -> None:
    result = command("certify", "--engine", misread(name), "--only", only, "--boards", "100", "--out", str(tmp_path))
    assert result.code == 1
    first = json.loads((tmp_path / "certificate.json").read_bytes())["predicate"]["mtgConformance"]["diagnosis"][0]
    assert first["misreading"] == name
    assert first["agrees"] == first["of"] > 0
    assert f"agrees with {name} on {first['agrees']} of {first['of']}" in result.out


def test_a_right_engine_gets_no_diagnosis(command: Command, tmp_path: Path) -> None:
    command("certify", "--only", "umbra-armor.9", "--boards", "20", "--out", str(tmp_path))
    assert json.loads((tmp_path / "certificate.json").read_bytes())["predicate"]["mtgConformance"]["diagnosis"] == []


def test_no_boards_with_only_unless_they_are_asked_for(command: Command) -> None:
    assert "drawn board" not in command("certify", "--only", "umbra-armor.9").out
    assert "drawn board" not in command("certify", "--boards", "0", "--profile", "rulings").out


def test_cards_that_an_engine_lacks_are_stops(command: Command, fake: Callable[[str], str]) -> None:
    stopped = '{"stopped": {"at": 0, "because": "unsupported", "detail": "no card at all"}}'
    result = command("certify", "--engine", fake(stopped), "--only", "control.murder", "--boards", "7")
    assert result.code == 3, result
    assert "7 drawn boards: 0 judged, 0 red, 7 stopped (7 unsupported)." in result.out
    assert "`mtg-conformance hunt` draws some of the cards it has" in result.out


def test_an_engine_that_can_play_most_boards_is_not_sent_elsewhere(command: Command) -> None:
    assert "mtg-conformance hunt" not in command("certify", "--only", "umbra-armor.9", "--boards", "8").out


@pytest.mark.parametrize("number", ["-1", "1000000", "many"])
def test_a_number_that_can_not_be_is_one_line(command: Command, number: str) -> None:
    result = command("certify", "--boards", number)
    assert result.code == 2
    assert len(result.err.strip().splitlines()) == 1


REPRINTED = """
import msgspec
from mtg_conformance.adapter import serve
from mtg_conformance.documents import Outcome
from properties.misread import MisreadEngine
from properties.misreadings import MISREADINGS

class Reprinted(MisreadEngine):
    def run(self, situation):
        written = msgspec.to_builtins(super().run(situation))
        for snapshot in written.get("snapshots", ()):
            for thing in snapshot["objects"].values():
                if thing.get("name") == "Hyena Umbra":
                    thing["mana_cost"] = "{3}{W}"
        return msgspec.convert(written, Outcome)

serve(Reprinted(MISREADINGS["destroys-every-umbra"]))
"""


def test_a_card_that_is_printed_otherwise_is_told_once_and_hides_no_misreading(
    command: Command, tmp_path: Path
) -> None:
    program = tmp_path / "reprinted.py"
    program.write_text(REPRINTED)
    engine = shlex.join([sys.executable, str(program)])
    result = command("certify", "--engine", engine, "--only", "umbra-armor.3", "--boards", "40")
    assert result.code == 1, result
    (line,) = [line for line in result.out.splitlines() if line.startswith("Not judged, on ")]
    assert line.endswith(": another Hyena Umbra: its mana cost should be {W}; it is {3}{W} [CR 202.1]")
    assert "mana_cost" not in result.out
    assert "agrees with destroys-every-umbra on " in result.out.partition("Known misreadings")[2].splitlines()[1]
