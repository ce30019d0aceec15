"""What a case says about players, the game and what was allowed."""

from typing import Any

import pytest
from lying_engines import spell_by_bob
from msgspec import UNSET
from one_bear import END, HONEST, SITUATION, ending, judged, replace, results, with_game, with_object, with_player

from mtg_conformance.documents import (
    ActionExpectation,
    GameExpectation,
    GameState,
    ObjectExpectation,
    ObjectState,
    Outcome,
    PlayerExpectation,
    PlayerState,
    StackEntry,
)


def bob(**fields: Any) -> PlayerExpectation:
    return PlayerExpectation(player="bob", is_=PlayerState(**fields))


@pytest.mark.parametrize(
    ("field", "right", "wrong"),
    [
        ("life", 20, 17),
        ("poison", 0, 1),
        ("hand", 0, 1),
        ("graveyard", 0, 1),
        ("exile", 0, 2),
        ("lost", False, True),
    ],
)
def test_players(field: str, right: Any, wrong: Any) -> None:
    assert judged(HONEST, bob(**{field: right})).label == "passed"
    found = judged(ending(with_player(END, "bob", **{field: wrong})), bob(**{field: right}))
    assert found.label == "failed"
    assert found.reason.startswith("Bob: expected ")
    hidden = judged(ending(with_player(END, "bob", **{field: UNSET})), bob(**{field: right}))
    assert (hidden.label, hidden.reason) == ("not run: unsupported", f"the engine does not show: {field} of Bob")


def test_a_player_who_is_not_shown() -> None:
    nobody = replace(HONEST, snapshots=tuple(replace(one, players={}) for one in HONEST.snapshots))
    assert judged(nobody, bob(life=20)).label == "not run: unsupported"


def game(after: str = "end", **fields: Any) -> GameExpectation:
    return GameExpectation(after=after, is_=GameState(**fields))


@pytest.mark.parametrize(
    ("field", "right", "wrong"),
    [
        ("step", "precombat_main", "begin_combat"),
        ("active", "alice", "bob"),
        ("priority", "alice", None),
        ("stack", (), spell_by_bob("spell")),
    ],
)
def test_the_game(field: str, right: Any, wrong: Any) -> None:
    assert judged(HONEST, game(**{field: right})).label == "passed"
    found = judged(ending(with_game(END, **{field: wrong})), game(**{field: right}))
    assert found.label == "failed"
    assert found.reason.startswith("the game: expected ")
    hidden = judged(ending(with_game(END, **{field: UNSET})), game(**{field: right}))
    assert (hidden.label, hidden.reason) == ("not run: unsupported", f"the engine does not show: {field} of the game")


@pytest.mark.parametrize(
    ("entry", "label"),
    [
        (StackEntry(id="spell", kind="spell", controller="bob"), "passed"),
        (StackEntry(id="spell", kind="ability", controller="bob"), "failed"),
        (StackEntry(id="spell", kind="spell", controller="alice"), "failed"),
        (StackEntry(id="bear", kind="spell", controller="bob"), "failed"),
        (StackEntry(id="spell", kind="spell", controller="bob", source="bear"), "failed"),
    ],
)
def test_the_stack_entry_by_entry(entry: StackEntry, label: str) -> None:
    assert judged(HONEST, game("cast", stack=(entry,))).label == label
    assert judged(HONEST, game("cast", stack=(entry, entry))).label == "failed"


RESTING = ObjectExpectation(object="bear", is_=ObjectState(zone="battlefield"))


def action(accepted: bool, label: str = "cast") -> ActionExpectation:
    return ActionExpectation(action=label, accepted=accepted)


def test_an_action_that_must_be_accepted() -> None:
    assert judged(HONEST, action(True)).label == "passed"
    found = judged(results(False, True), action(True))
    assert found.label == "failed"
    assert found.reason == 'Bob casts the spell: expected this to be accepted, found it refused ("not now")'
    assert found.findings[0].after == "cast"


def test_an_action_that_must_be_refused() -> None:
    assert judged(results(False, True), action(False)).label == "passed"
    found = judged(HONEST, action(False))
    assert found.label == "failed"
    assert found.reason == "Bob casts the spell: expected this to be refused, found it accepted"


def test_an_action_that_no_expectation_names_must_be_accepted() -> None:
    assert judged(HONEST, RESTING).label == "passed"
    found = judged(results(False, True), RESTING)
    assert (found.label, len(found.findings)) == ("failed", 1)
    assert judged(results(False, False), action(False)).label == "failed"
    assert judged(results(False, False), action(False), action(False, "resolved")).label == "passed"


def test_an_unnamed_action_without_a_label_is_numbered() -> None:
    unlabelled = replace(SITUATION, script=tuple(replace(one, label=None) for one in SITUATION.script))
    found = judged(results(True, False), RESTING, situation=unlabelled)
    assert found.findings[0].after == "action 2"
    assert "the top of the stack resolves: expected this to be accepted" in found.reason


def test_that_everything_was_accepted_is_no_finding_of_its_own() -> None:
    assert judged(HONEST).label == "not run: setup"


def test_an_action_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="'cats', which is the label of no action"):
        judged(HONEST, action(True, "cats"))


@pytest.mark.parametrize("accepted", [True, False])
def test_a_forced_action_says_nothing_about_being_allowed(accepted: bool) -> None:
    forced: Outcome = replace(HONEST, forced=("cast",))
    assert judged(forced, action(accepted)).label == "not run: unsupported"
    assert judged(forced, action(True, "resolved")).label == "passed"
    assert judged(forced, RESTING).label == "passed"
    assert judged(replace(results(False, True), forced=("cast",)), RESTING).label == "not run: unsupported"


def test_a_refused_action_that_leaves_a_trace_breaks_the_protocol() -> None:
    honest = results(False, True)
    start, _, end = honest.snapshots
    for trace, words in (
        (with_object(start, "bear", tapped=True), "the bear was untapped and is tapped"),
        (with_player(start, "bob", life=18), "Bob had 20 life and has 18 life"),
        (with_object(start, "new-1", zone="battlefield"), "the new-1 is there since"),
    ):
        found = judged(replace(honest, snapshots=(start, trace, end)), action(False))
        assert (found.label, found.reason) == (
            "error: protocol",
            f"Bob casts the spell: this was refused and yet left a trace: {words}",
        )


def test_priority_may_pass_before_an_action_is_refused() -> None:
    honest = results(False, True)
    start, _, end = honest.snapshots
    assert (
        judged(replace(honest, snapshots=(start, with_game(start, priority="bob"), end)), action(False)).label
        == "passed"
    )
