"""Answers that no situation can have, on boards and claims: each is told as one, and a case shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from mtg_conformance.documents import EngineDescription, ObjectState, Outcome, Situation, Stop
from mtg_conformance.features import load_rulings
from mtg_conformance.judge import judge
from mtg_conformance.rooms import room
from mtg_conformance.verdicts import Cause, Verdict
from reference_engine.adapter import ReferenceEngine

from .boards import boards
from .certifying import judge_boards
from .claims import judge_claims
from .frozen import frozen_boards
from .hunting import DEATHS_IN_A_ROW, hunt
from .misread import MisreadEngine
from .misreadings import MISREADINGS

ONE = next(claim for ruling in load_rulings(room("features")) for claim in ruling.claims if not claim.needs)


def _objects(outcome: Outcome, objects: dict[str, ObjectState]) -> Outcome:
    return replace(outcome, snapshots=tuple(replace(one, objects=objects) for one in outcome.snapshots))


SPOILED: dict[str, Callable[[Outcome], Outcome]] = {
    "nothing": lambda outcome: Outcome(),
    "no snapshots": lambda outcome: replace(outcome, snapshots=()),
    "no actions": lambda outcome: replace(outcome, actions=()),
    "one snapshot less": lambda outcome: replace(outcome, snapshots=outcome.snapshots[:-1]),
    "one snapshot more": lambda outcome: replace(outcome, snapshots=(*outcome.snapshots, outcome.snapshots[-1])),
    "one action less": lambda outcome: replace(outcome, actions=outcome.actions[1:]),
    "one action more": lambda outcome: replace(outcome, actions=(*outcome.actions, outcome.actions[-1])),
    "a stop of too many actions": lambda outcome: replace(
        outcome, stopped=Stop(at=len(outcome.actions) + 1, because="setup", detail="")
    ),
    "a stop of other actions than it shows": lambda outcome: Outcome(
        stopped=Stop(at=1, because="unsupported", detail="later")
    ),
    "no objects": lambda outcome: _objects(outcome, {}),
    "no objects at the end": lambda outcome: replace(
        outcome, snapshots=(*outcome.snapshots[:-1], replace(outcome.snapshots[-1], objects={}))
    ),
}


class Spoiling(ReferenceEngine):
    """The reference engine, whose every answer is spoiled, or every second one."""

    def __init__(self, spoil: Callable[[Outcome], Outcome], every: int = 1) -> None:
        self.spoil, self.every, self.runs = spoil, every, 0

    def run(self, situation: Situation) -> Outcome:
        outcome = super().run(situation)
        self.runs += 1
        return outcome if self.runs % self.every else self.spoil(outcome)


@pytest.mark.parametrize("how", SPOILED)
def test_an_answer_without_form_is_a_red_board_with_a_case(how: str) -> None:
    engine = Spoiling(SPOILED[how])
    run = judge_boards(engine, frozen_boards(), 2)
    assert (len(run.judged), len(run.reds), run.stopped) == (2, 2, {})
    for red in run.reds:
        assert [(fault.kind, fault.name) for fault in red.faults] == [("error", "protocol")]
        found = judge(red.case, engine.run(red.case.situation))
        assert (found.verdict, found.cause) == (Verdict.error, Cause.protocol)


@pytest.mark.parametrize("how", SPOILED)
def test_an_answer_without_form_is_an_error_of_the_claim(how: str) -> None:
    [run] = judge_claims(Spoiling(SPOILED[how]), [ONE], 2, verdicts={})
    assert (run.verdict, run.cause) == (Verdict.error, Cause.protocol)


def test_a_hunt_finds_an_answer_without_form() -> None:
    found = hunt(Spoiling(SPOILED["no snapshots"]), boards(None), count=DEATHS_IN_A_ROW, number=1, shrink_seconds=0)
    assert {fault.name for failure in found.failures for fault in failure.faults} == {"protocol"}
    assert all(failure.case is not None for failure in found.failures)


@pytest.mark.parametrize("how", SPOILED)
@pytest.mark.parametrize("every", [2, 3])
def test_an_answer_that_is_without_form_now_and_then_ends_nothing(how: str, every: int) -> None:
    run = judge_boards(Spoiling(SPOILED[how], every), frozen_boards(), 3)
    assert run.played == 3
    assert run.reds


def test_an_engine_that_stops_when_a_board_is_played_a_third_time_ends_nothing() -> None:
    wrong = MisreadEngine(MISREADINGS["destroys-every-umbra"])
    played: Counter[str] = Counter()

    class Stopping:
        """No ReferenceEngine, so that what comes of a board is compared with what the rules allow."""

        def describe(self) -> EngineDescription:
            return wrong.describe()

        def run(self, situation: Situation) -> Outcome:
            played[repr(situation)] += 1
            stopped = Outcome(stopped=Stop(at=0, because="setup", detail="not now"))
            return wrong.run(situation) if played[repr(situation)] < 3 else stopped

        def close(self) -> None:
            """Nothing is held."""

    run = judge_boards(Stopping(), frozen_boards(), 12)
    assert run.played == 12
    assert run.reds
    assert max(played.values()) >= 3
    assert all(red.case == red.board.case for red in run.reds)
