"""Cards that an engine gets wrong or does not have are kept off its boards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from mtg_conformance.documents import Case, EngineDescription, Outcome, Situation, Stop
from mtg_conformance.engines import EngineFailure
from mtg_conformance.features import load_rulings
from mtg_conformance.rooms import room
from mtg_conformance.verdicts import Verdict
from reference_engine.adapter import ReferenceEngine
from reference_engine.cards import CARDS

from .boards import drawn_boards
from .certifying import judge_boards
from .frozen import frozen_boards
from .usable import UsableCards, broken_cards, cards_on, things_on, usable_cards

CONTROLS = tuple(case for ruling in load_rulings(room("features") / "controls") for case in ruling.cases)
BIOMANCER = "Master Biomancer"


class Flawed:
    """The reference engine, with a card on which counters get lost, and without another."""

    def __init__(self, broken: str | None = None, lacks: str | None = None) -> None:
        self.right = ReferenceEngine()
        self.broken = broken
        self.lacks = lacks
        self.asked = 0

    def describe(self) -> EngineDescription:
        return self.right.describe()

    def run(self, situation: Situation) -> Outcome:
        self.asked += 1
        cards = cards_on(situation)
        if self.lacks in cards:
            return Outcome(stopped=Stop(at=0, because="unsupported", detail=f"there is no {self.lacks}"))
        outcome = self.right.run(situation)
        if self.broken not in cards:
            return outcome
        written = msgspec.to_builtins(outcome)
        for snapshot in written["snapshots"][1:]:
            for thing in snapshot["objects"].values():
                if thing.get("counters"):
                    thing["counters"] = {}
        return msgspec.convert(written, Outcome)

    def close(self) -> None:
        self.right.close()


def control(id: str, *cards: str) -> Case:
    objects: list[Any] = [{"id": f"thing-{n}", "card": card, "owner": "alice"} for n, card in enumerate(cards)]
    return msgspec.convert({"id": id, "situation": {"id": id, "objects": objects}, "expect": [], "title": id}, Case)


@pytest.mark.parametrize(
    ("verdicts", "broken"),
    [
        ({"one": Verdict.failed}, {"Murder", "Grizzly Bears"}),
        ({"one": Verdict.failed, "two": Verdict.passed}, {"Murder"}),
        ({"one": Verdict.failed, "two": Verdict.not_run}, {"Murder", "Grizzly Bears"}),
        ({"one": Verdict.passed, "two": Verdict.failed}, {"Disfigure"}),
        ({"one": Verdict.not_run, "two": Verdict.error}, set()),
        ({}, set()),
    ],
)
def test_broken_is_what_only_failed_controls_have(verdicts: dict[str, Verdict], broken: Iterable[str]) -> None:
    controls = [control("one", "Murder", "Grizzly Bears"), control("two", "Disfigure", "Grizzly Bears")]
    assert broken_cards(controls, verdicts) == broken


@pytest.mark.parametrize(
    ("passed", "failed", "broken"),
    [
        # Each thing is in a passed control: to blame is what more have not.
        (["Murder", "Savage Swipe", "Murder"], ["Savage Swipe", "Murder"], {"Savage Swipe"}),
        (["Murder", "Savage Swipe", "Savage Swipe", "Murder"], ["Savage Swipe", "Murder"], set()),
        # What is in no passed control explains it alone.
        (["Murder", "Grizzly Bears"], ["Disfigure", "Grizzly Bears"], {"Disfigure"}),
    ],
)
def test_a_failed_control_whose_cards_have_all_passed_blames_the_least_proven(
    passed: list[str], failed: list[str], broken: Iterable[str]
) -> None:
    right = [control(f"right-{n}", card) for n, card in enumerate(passed)]
    wrong = control("wrong", *failed)
    verdicts = {one.id: Verdict.passed for one in right} | {"wrong": Verdict.failed}
    assert broken_cards([*right, wrong], verdicts) == broken


def test_a_kind_of_counters_is_broken_as_a_card_is() -> None:
    shielded = frozenset({"Grizzly Bears", "shield counters"})
    controls = [case for case in CONTROLS if things_on(case.situation) >= shielded]
    verdicts = {case.id: Verdict.passed for case in CONTROLS}
    verdicts |= {case.id: Verdict.failed for case in CONTROLS if "shield counters" in things_on(case.situation)}
    assert controls
    assert broken_cards(CONTROLS, verdicts) == {"shield counters"}
    boards = [one for one in frozen_boards() if "shield counters" in things_on(one.case.situation)][:3]
    run = judge_boards(ReferenceEngine(), boards, 500, broken={"shield counters"})
    assert run.stopped == {"blocked": boards}


def test_every_card_of_an_engine_without_fault_is_usable() -> None:
    assert usable_cards(ReferenceEngine(), CONTROLS, None) == UsableCards(cards=frozenset(CARDS))


def test_a_card_with_a_red_control_and_one_that_the_engine_lacks_are_left_out() -> None:
    engine = Flawed(broken=BIOMANCER, lacks="Dog Umbra")
    usable = usable_cards(engine, CONTROLS, ReferenceEngine().describe().cards)
    assert usable.broken == {BIOMANCER}
    assert usable.unsupported == {"Dog Umbra"}
    assert usable.cards == frozenset(CARDS) - {BIOMANCER, "Dog Umbra"}
    drawn = {name for board in drawn_boards("eternalize", 200, 1, usable.cards) for name in cards_on(board.situation)}
    assert BIOMANCER not in drawn
    assert "Grizzly Bears" in drawn


def test_only_cards_that_the_engine_says_it_has_are_usable() -> None:
    assert usable_cards(ReferenceEngine(), CONTROLS, ["Murder", "No Such Card"]).cards == {"Murder"}


def test_an_engine_that_falls_silent_is_not_asked_to_the_end() -> None:
    class Silent(Flawed):
        def run(self, situation: Situation) -> Outcome:
            self.asked += 1
            raise EngineFailure("crash", "out of memory")

    engine = Silent()
    assert usable_cards(engine, CONTROLS, None).cards == frozenset(CARDS)
    assert engine.asked < 10


def test_boards_with_a_broken_card_are_blocked_and_not_red() -> None:
    boards = [one for one in frozen_boards() if BIOMANCER in cards_on(one.case.situation)][:10]
    others = [one for one in frozen_boards() if BIOMANCER not in cards_on(one.case.situation)][:10]
    engine = Flawed(broken=BIOMANCER)
    assert judge_boards(engine, boards, 500).reds
    run = judge_boards(engine, [*boards, *others], 500, broken=[BIOMANCER])
    assert run.stopped == {"blocked": boards}
    assert run.judged == others
    assert run.reds == []
