"""The frozen boards are what the reference engine says, and no more than a repository can bear."""

from __future__ import annotations

from mtg_conformance.judge import judge
from mtg_conformance.verdicts import Verdict
from reference_engine.adapter import ReferenceEngine

from .frozen import FILE, frozen_boards
from .shrinking import is_playable, refusals


def test_there_are_enough_and_the_file_is_small() -> None:
    boards = frozen_boards()
    assert len(boards) >= 1000
    assert FILE.stat().st_size < 500_000
    assert len({one.case.id for one in boards}) == len(boards)
    assert {one.topic for one in boards[:50]} == {"umbra-armor", "eternalize"}


def test_the_reference_engine_passes_every_one() -> None:
    engine = ReferenceEngine()
    wrong = {}
    for one in frozen_boards():
        judgement = judge(one.case, engine.run(one.case.situation))
        if judgement.verdict is not Verdict.passed:
            wrong[one.case.id] = judgement.reason
    assert not wrong, "if the rules are right now: python -m properties.freeze, and a new edition"


def test_every_board_is_legal_and_at_rest() -> None:
    engine = ReferenceEngine()
    for one in frozen_boards()[:300]:
        situation = one.case.situation
        assert is_playable(situation, engine, refusals(situation, engine)), one.case.id


def test_every_bullet_that_a_board_can_show_has_some() -> None:
    about = {ruling for one in frozen_boards()[:500] for ruling in one.rulings}
    assert {"umbra-armor.1", "umbra-armor.3", "umbra-armor.5", "umbra-armor.9", "eternalize.0", "eternalize.4"} <= about
