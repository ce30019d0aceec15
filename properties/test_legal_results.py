"""All legal results, and where a result stands among them."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec import UNSET
from msgspec.structs import replace

from mtg_conformance.documents import Answer, Cast, ObjectSetup, Outcome, Resolve, Situation
from mtg_conformance.engines import EngineFailure
from reference_engine.adapter import ReferenceEngine

from .board import Board
from .boards import boards, umbra_armor_boards
from .judging import violations
from .legal_results import legal_results, standing
from .misreadings import MISREADINGS
from .samples import drawn

ENGINE = ReferenceEngine()

TWO_UMBRAS = Situation(
    id="two-umbras",
    objects=(
        ObjectSetup(id="bear", card="Grizzly Bears", owner="alice", damage=1),
        ObjectSetup(id="h1", card="Hyena Umbra", owner="alice", attached_to="bear"),
        ObjectSetup(id="h2", card="Boar Umbra", owner="bob", attached_to="bear"),
        ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand"),
    ),
    script=(Cast(by="bob", object="murder", mana="1BB", targets=("bear",)), Resolve()),
    answers=(Answer(by="alice", ask="replacement", prefer=("h1",)),),
)


@given(boards())
@settings(derandomize=True, max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_reference_engine_does_what_is_expected(board: Board) -> None:
    assert standing(board.situation, ENGINE.run(board.situation), ENGINE).kind == "expected"


@given(boards())
@settings(derandomize=True, max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_legal_result_is_one(board: Board) -> None:
    found = legal_results(board.situation, ENGINE, most=32)
    assert found is not None
    for outcome in found.others:
        assert standing(board.situation, outcome, ENGINE).kind in ("other", "unknown")


def test_each_choice_is_a_result() -> None:
    found = legal_results(TWO_UMBRAS, ENGINE)
    assert found is not None
    assert found.complete
    zones = [(one.snapshots[-1].objects["h1"].zone, one.snapshots[-1].objects["h2"].zone) for one in _all(found)]
    assert zones == [("graveyard", "battlefield"), ("battlefield", "graveyard")]


def _all(found: object) -> tuple[Outcome, ...]:
    return (found.expected, *found.others)  # type: ignore[attr-defined]


def test_without_a_question_there_is_one_result() -> None:
    one = replace(TWO_UMBRAS, objects=(*TWO_UMBRAS.objects[:2], TWO_UMBRAS.objects[3]))
    found = legal_results(one, ENGINE)
    assert found is not None
    assert found.others == ()
    assert found.complete


def test_too_many_results_are_not_complete() -> None:
    found = legal_results(TWO_UMBRAS, ENGINE, most=1)
    assert found is not None
    assert not found.complete
    with MISREADINGS["destroys-every-umbra"].applied():
        wrong = ENGINE.run(TWO_UMBRAS)
    assert standing(TWO_UMBRAS, wrong, ENGINE, most=1).kind == "unknown"


def test_what_the_reference_engine_cannot_finish_is_unknown() -> None:
    unanswered = replace(TWO_UMBRAS, answers=())
    assert legal_results(unanswered, ENGINE) is None
    assert standing(unanswered, ENGINE.run(TWO_UMBRAS), ENGINE).kind == "unknown"


@pytest.mark.parametrize(
    ("reading", "kind"),
    [
        ("newest-umbra", "other"),
        ("active-player-picks", "expected"),
        ("destroyers-controller-picks", "other"),
        ("keeps-the-damage", "illegal"),
        ("destroys-every-umbra", "illegal"),
        ("aura-is-exiled", "illegal"),
        ("taps-the-creature", "illegal"),
        ("parsed-without-effect", "illegal"),
    ],
)
def test_where_a_misreading_stands(reading: str, kind: str) -> None:
    decoy = replace(TWO_UMBRAS, answers=(*TWO_UMBRAS.answers, Answer(by="bob", ask="replacement", prefer=("h2",))))
    with MISREADINGS[reading].applied():
        outcome = ENGINE.run(decoy)
    found = standing(decoy, outcome, ENGINE)
    assert found.kind == kind
    assert (found.at, bool(found.what)) == ((0, False) if kind == "expected" else (2, True))


def _with(outcome: Outcome, **changes: object) -> Outcome:
    """The outcome with the same fields of every object changed in every snapshot."""
    return replace(
        outcome,
        snapshots=tuple(
            replace(snapshot, objects={id: replace(state, **changes) for id, state in snapshot.objects.items()})
            for snapshot in outcome.snapshots
        ),
    )


@pytest.mark.parametrize("field", ["damage", "power", "colors", "phased_out", "mana_cost", "attacking", "is_token"])
def test_what_an_engine_does_not_show_is_not_compared(field: str) -> None:
    outcome = _with(ENGINE.run(TWO_UMBRAS), **{field: UNSET})
    assert standing(TWO_UMBRAS, outcome, ENGINE).kind == "expected"


def test_what_may_differ_is_not_compared() -> None:
    right = ENGINE.run(TWO_UMBRAS)
    snapshots = []
    for snapshot in right.snapshots:
        game = replace(snapshot.game, priority="bob", step="postcombat_main", stack=UNSET)
        players = {
            seat: replace(player, hand=(player.hand or 0) + 7, graveyard=3, exile=9)
            for seat, player in snapshot.players.items()
        }
        objects = {
            id: state if state.zone == "battlefield" else replace(state, power=9, tapped=True, colors=())
            for id, state in snapshot.objects.items()
        }
        snapshots.append(replace(snapshot, game=game, players=players, objects=objects))
    other = replace(right, snapshots=tuple(snapshots))
    assert standing(TWO_UMBRAS, other, ENGINE).kind == "expected"


def test_new_permanents_may_be_numbered_otherwise() -> None:
    situation = Situation(
        id="goblins",
        objects=(ObjectSetup(id="fodder", card="Dragon Fodder", owner="alice", zone="hand"),),
        script=(Cast(by="alice", object="fodder", mana="1R"), Resolve()),
    )
    right = ENGINE.run(situation)
    last = right.snapshots[-1]
    renamed = {"new-7" if id == "new-1" else id: state for id, state in last.objects.items()}
    other = replace(right, snapshots=(*right.snapshots[:-1], replace(last, objects=renamed)))
    assert standing(situation, other, ENGINE).kind == "expected"
    one_less = {id: state for id, state in last.objects.items() if id != "new-1"}
    missing = replace(right, snapshots=(*right.snapshots[:-1], replace(last, objects=one_less)))
    assert standing(situation, missing, ENGINE).kind == "illegal"


@cache
def sample() -> tuple[Board, ...]:
    return tuple(drawn(umbra_armor_boards(), 150))


def test_judging_finds_nothing_wrong_with_the_reference_engine() -> None:
    for board in sample():
        assert violations(board, ENGINE.run(board.situation), ENGINE.run) == []


def test_judging_says_what_is_wrong_and_by_which_rule() -> None:
    misreading = MISREADINGS["keeps-the-damage"]

    def run(situation: Situation) -> Outcome:
        with misreading.applied():
            return ENGINE.run(situation)

    kinds = set()
    for board in sample():
        try:
            found = violations(board, run(board.situation), run)
        except EngineFailure:
            continue  # with an indestructible Aura this engine comes to no end
        for one in found:
            kinds.add(one.kind)
            assert one.what
            assert "\n" not in one.what
            assert (one.other is not None) == (one.kind == "relation")
            if one.name == "illegal-result":
                assert {"702.89a", "701.19a"} & set(one.cr)
                assert one.rulings or "702.89a" not in one.cr
    assert kinds == {"invariant", "relation", "result"}


def test_judging_leaves_out_relations_that_are_not_asked_for() -> None:
    def nothing(situation: Situation) -> Outcome:
        raise AssertionError("no second run was asked for")

    board = sample()[0]
    assert violations(board, ENGINE.run(board.situation), nothing, relations=()) == []


def test_what_became_of_the_answer_is_told_as_far_as_the_outcome_shows_it() -> None:
    board = Board(TWO_UMBRAS, "umbra-armor", {})
    right = ENGINE.run(TWO_UMBRAS)
    with MISREADINGS["newest-umbra"].applied():
        never_asked = ENGINE.run(TWO_UMBRAS)
    asked_elsewhere = replace(never_asked, decisions=(replace(right.decisions[0], at=0),))
    asked = replace(never_asked, decisions=right.decisions)

    def names(outcome: Outcome) -> list[str]:
        return [one.name for one in violations(board, outcome, ENGINE.run, relations=()) if one.kind == "result"]

    assert names(right) == []
    assert names(never_asked) == ["other-than-the-answers"]
    assert names(asked_elsewhere) == ["did-not-ask"]
    assert names(asked) == ["ignored-the-answer"]
