"""The relations hold on the reference engine, come to something, and catch what they are for."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings

from mtg_conformance.documents import Outcome, Situation, Stop
from mtg_conformance.documents.reading import check_situation
from mtg_conformance.engines import EngineFailure
from reference_engine.adapter import ReferenceEngine

from .board import Board
from .boards import boards, eternalize_boards, umbra_armor_boards
from .misreadings import MISREADINGS
from .relations import MAKING_NO_DIFFERENCE, RELATIONS, TAKEN
from .samples import drawn
from .wrong_engines import WRONG_ENGINES

ENGINE = ReferenceEngine()
READINGS = {**MISREADINGS, **WRONG_ENGINES}

CATCHES = {
    "order-of-arrival": ("arrival-order", "oldest-umbra"),
    "bystander": ("saves-other-creatures",),
    "players-exchanged": ("first-seat-picks",),
    "destroy-instead-of-damage": ("damage-only", "destroy-effects-only", "keeps-the-damage"),
    "one-more-umbra": ("parsed-without-effect", "damage-only"),
    "auras-controller-exchanged": ("auras-controller-picks",),
    "twins-exchanged": ("oldest-umbra", "newest-umbra"),
    "eternalize-of-a-fresh-card": ("counters-come-along", "marks-come-along"),
    "copy-of-the-token": ("exceptions-are-not-copied",),
    "changes-at-once": ("arrival-order", "saves-other-creatures", "first-seat-picks", "auras-controller-picks"),
}


@cache
def sample() -> tuple[Board, ...]:
    """Boards of both topics."""
    return (*drawn(umbra_armor_boards(), 300), *drawn(eternalize_boards(), 200))


@given(boards())
@settings(derandomize=True, max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
def test_relations_hold(board: Board) -> None:
    outcome = ENGINE.run(board.situation)
    for relation in RELATIONS.values():
        assert relation.violations(board, outcome, ENGINE.run) == []


def test_relations_change_the_situation_into_another_good_one() -> None:
    ran = dict.fromkeys(RELATIONS, 0)
    for board in sample():
        outcome = ENGINE.run(board.situation)
        for name, relation in RELATIONS.items():
            if relation.applies(board):
                other = relation.other(board, outcome)
                if other is not None:
                    ran[name] += 1
                    check_situation(other)
                    assert other != board.situation
                    stopped = ENGINE.run(other).stopped
                    assert stopped is None or stopped.because == "unanswered", (name, stopped)
    assert min(ran.values()) >= 10, ran


@pytest.mark.parametrize(("name", "reading"), [(name, one) for name, several in CATCHES.items() for one in several])
def test_a_relation_catches_a_misreading(name: str, reading: str) -> None:
    with READINGS[reading].applied():
        assert any(_broken(name, board) for board in sample())


def _broken(name: str, board: Board) -> bool:
    relation = RELATIONS[name]
    try:
        return relation.applies(board) and bool(relation.violations(board, ENGINE.run(board.situation), ENGINE.run))
    except EngineFailure:
        return False


@pytest.mark.parametrize("reading", CATCHES["changes-at-once"])
def test_changes_at_once_hide_next_to_nothing_that_one_alone_shows(reading: str) -> None:
    """One change might undo what another one brings to light. It is rare."""
    shown = hidden = 0
    with READINGS[reading].applied():
        for board in sample()[:250]:
            if any(_broken(part.name, board) for part in MAKING_NO_DIFFERENCE):
                shown += 1
                hidden += not _broken("changes-at-once", board)
    assert shown
    assert hidden <= shown / 10


def test_where_changes_at_once_are_broken_it_is_said_by_which_one() -> None:
    with READINGS["first-seat-picks"].applied():
        names = {
            one.name
            for board in sample()
            for one in RELATIONS["changes-at-once"].violations(board, ENGINE.run(board.situation), ENGINE.run)
        }
    assert "players-exchanged" in names
    assert names <= {part.name for part in MAKING_NO_DIFFERENCE}


def test_an_engine_that_lacks_what_one_change_needs_is_judged_on_the_others() -> None:
    def lacks_bystanders(situation: Situation) -> Outcome:
        if any(thing.id.startswith("bystander") for thing in situation.objects):
            return Outcome(stopped=Stop(at=0, because="unsupported", detail="no"))
        with READINGS["first-seat-picks"].applied():
            return ENGINE.run(situation)

    relation = RELATIONS["changes-at-once"]
    found = [
        one
        for board in sample()[:250]
        for one in relation.violations(board, lacks_bystanders(board.situation), lacks_bystanders)
    ]
    assert {one.name for one in found} == {"players-exchanged"}


def test_with_those_that_are_taken_all_are_judged() -> None:
    assert {*TAKEN, *(part.name for part in MAKING_NO_DIFFERENCE)} == set(RELATIONS)


def test_every_relation_is_seen_to_catch_something() -> None:
    assert CATCHES.keys() == RELATIONS.keys()


def test_what_stops_is_not_judged() -> None:
    board = next(board for board in sample() if RELATIONS["players-exchanged"].applies(board))
    outcome = ENGINE.run(board.situation)

    def stops(situation: Situation) -> Outcome:
        return Outcome(stopped=Stop(at=0, because="unsupported", detail="no"))

    for relation in RELATIONS.values():
        assert relation.violations(board, outcome, stops) == []
        assert relation.violations(board, stops(board.situation), ENGINE.run) == []
