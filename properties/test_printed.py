"""A card that an engine prints otherwise is a difference of the card, and nothing is said of a ruling."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from mtg_conformance.documents import EngineDescription, Outcome, Situation
from mtg_conformance.judge import judge
from mtg_conformance.verdicts import Verdict
from reference_engine.adapter import ReferenceEngine

from .certifying import judge_boards
from .diagnosis import Seen, agreeing, diagnose
from .frozen import FrozenBoard, frozen_boards
from .misreadings import MISREADINGS
from .usable import cards_on

RED = Verdict.failed


class Reprinted:
    """The reference engine, with a card of which one field is another."""

    def __init__(self, card: str, field: str, value: Any) -> None:
        self.right = ReferenceEngine()
        self.card, self.field, self.value = card, field, value

    def describe(self) -> EngineDescription:
        return self.right.describe()

    def close(self) -> None:
        self.right.close()

    def run(self, situation: Situation) -> Outcome:
        its = {thing.id for thing in situation.objects if thing.card == self.card}
        written = msgspec.to_builtins(self.right.run(situation))
        for snapshot in written.get("snapshots", ()):
            for id in its & snapshot["objects"].keys():
                if self.field in snapshot["objects"][id]:
                    snapshot["objects"][id][self.field] = self.value
        return msgspec.convert(written, Outcome)


def boards_with(card: str, most: int, zone: str = "battlefield") -> list[FrozenBoard]:
    found = (
        one
        for one in frozen_boards()
        if any(thing.card == card and thing.zone == zone for thing in one.case.situation.objects)
    )
    return [one for one, _ in zip(found, range(most), strict=False)]


@pytest.mark.parametrize(
    ("card", "field", "value", "told"),
    [
        ("Glissa, the Traitor", "subtypes", ["Zombie", "Elf"], "its subtypes should be Elf and Phyrexian and Zombie; "),
        ("Grizzly Bears", "types", ["Artifact", "Creature"], "its types should be Creature; "),
        ("Crab Umbra", "mana_cost", "{3}{U}", "its mana cost should be {U}; it is {3}{U} [CR 202.1]"),
        ("Crab Umbra", "mana_value", 4, "its mana value should be 1; it is 4 [CR 202.3]"),
        ("Dog Umbra", "colors", [], "its colors should be W; it is none [CR 202.2]"),
    ],
)
def test_it_makes_the_board_not_as_asked_and_is_told_once(card: str, field: str, value: Any, told: str) -> None:
    boards = boards_with(card, 3)
    run = judge_boards(Reprinted(card, field, value), boards, 500)
    assert run.stopped == {"setup": boards}
    assert run.reds == []
    ((said, times),) = run.not_as_asked.items()
    assert said.startswith(f"another {card}: {told}")
    assert times == 3


@pytest.mark.parametrize(("field", "value"), [("power", 7), ("toughness", 9)])
def test_what_a_wrong_rule_may_change_is_red(field: str, value: int) -> None:
    run = judge_boards(Reprinted("Grizzly Bears", field, value), boards_with("Grizzly Bears", 3), 500)
    assert len(run.reds) == 3
    assert not run.not_as_asked


def test_what_an_effect_changes_on_the_board_is_red() -> None:
    board = next(one for one in frozen_boards() if _lignified(one.case.situation))
    run = judge_boards(Reprinted(_lignified(board.case.situation), "subtypes", ["Bear"]), [board], 500)
    assert [red.board for red in run.reds] == [board]


def _lignified(situation: Situation) -> str:
    hosts = {thing.attached_to for thing in situation.objects if thing.card == "Lignify"}
    return next((thing.card for thing in situation.objects if thing.id in hosts), "")


def test_a_misreading_is_seen_behind_a_card_that_is_printed_otherwise() -> None:
    engine = Reprinted("Crab Umbra", "mana_cost", "{3}{U}")
    name = "destroys-every-umbra"
    with_crab = [one for one in frozen_boards() if "Crab Umbra" in cards_on(one.case.situation)]

    def seen(those: Iterable[FrozenBoard]) -> list[Seen]:
        return [Seen(one.case.situation, engine.run(one.case.situation), one.rulings) for one in those]

    right = ReferenceEngine()
    with MISREADINGS[name].applied():
        different = [one for one in with_crab[:60] if judge(one.case, right.run(one.case.situation)).verdict is RED]
        reds = seen(different)
    assert len(reds) >= 3
    assert diagnose(reds, [])[0].name == name
    assert agreeing({"one": reds[0]}, [name])["one"][0].name == name


def test_the_bullets_of_a_board_are_those_of_cards_that_it_has() -> None:
    boards = frozen_boards()
    assert not any(
        name.startswith("eternalize.") for one in boards if one.topic == "umbra-armor" for name in one.rulings
    )
    beside = [one for one in boards if one.topic == "eternalize" and "umbra-armor.1" in one.rulings]
    assert beside
    assert all(any("Umbra" in card or card == "Mask" for card in cards_on(one.case.situation)) for one in beside)
