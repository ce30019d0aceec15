"""The board that nobody asked for: not run, whatever comes of it."""

from typing import Any

import pytest
from lying_engines import off_battlefield, on_battlefield, snapshot, spell_by_bob
from msgspec import UNSET
from one_bear import BEAR, HONEST, START, judged, replace, starting, with_game, with_object, with_player

from mtg_conformance.documents import (
    ObjectExpectation,
    ObjectSetup,
    ObjectState,
    Outcome,
    PlayerSetup,
    Situation,
)

RESTING = ObjectExpectation(object="bear", is_=ObjectState(zone="battlefield"))
FAILING = ObjectExpectation(object="bear", is_=ObjectState(zone="exile"))


def test_the_honest_start_is_as_asked() -> None:
    assert judged(HONEST, RESTING).label == "passed"


@pytest.mark.parametrize(
    ("field", "value", "got"),
    [
        ("zone", "hand", "asked for on the battlefield, got in hand"),
        ("owner", "bob", "asked for owned by Alice, got owned by Bob"),
        ("controller", "bob", "asked for controlled by Alice, got controlled by Bob"),
        ("tapped", True, "asked for untapped, got tapped"),
        ("damage", 1, "asked for undamaged, got with 1 damage"),
        ("counters", {"+1/+1": 1}, "asked for without counters, got with 1 +1/+1 counter"),
        ("attached_to", "umbra", "asked for attached to nothing, got attached to the umbra"),
        ("phased_out", True, "asked for phased in, got phased out"),
        ("attacking", True, "asked for not attacking, got attacking"),
        ("blocking", True, "asked for not blocking, got blocking"),
        ("is_token", True, "asked for not a token, got a token"),
    ],
)
def test_an_object_that_is_not_as_asked(field: str, value: Any, got: str) -> None:
    start = starting(with_object(START, "bear", **{field: value}))
    for expectation in (RESTING, FAILING):
        found = judged(start, expectation)
        assert (found.label, found.reason) == ("not run: setup", f"the board is not as asked: the bear: {got}")


@pytest.mark.parametrize(
    ("field", "label"),
    [
        ("zone", "not run: setup"),
        ("owner", "not run: setup"),
        ("controller", "passed"),
        ("tapped", "passed"),
        ("damage", "passed"),
        ("counters", "passed"),
        ("attached_to", "passed"),
        ("phased_out", "passed"),
        ("is_token", "passed"),
    ],
)
def test_what_is_not_shown_is_trusted_only_where_the_default_is_asked_for(field: str, label: str) -> None:
    assert judged(starting(with_object(START, "bear", **{field: UNSET})), RESTING).label == label


SPECIAL = Situation(
    id="special",
    active="bob",
    step="end_step",
    players={"alice": PlayerSetup(life=7, poison=2)},
    objects=(
        ObjectSetup(
            id="bear",
            card="Grizzly Bears",
            owner="alice",
            controller="bob",
            token=True,
            tapped=True,
            damage=1,
            counters={"shield": 1},
        ),
        ObjectSetup(id="umbra", card="Hyena Umbra", owner="alice", attached_to="bear"),
    ),
)
SPECIAL_BEAR = on_battlefield(
    "alice", controller="bob", is_token=True, tapped=True, damage=1, counters={"shield": 1, "age": 0}
)
_PLAIN = snapshot(bear=SPECIAL_BEAR, umbra=on_battlefield("alice", attached_to="bear"))
SPECIAL_START = with_player(with_game(_PLAIN, active="bob", step="end_step"), "alice", life=7, poison=2)


def special(start: Any) -> str:
    return judged(Outcome(snapshots=(start,)), RESTING, situation=SPECIAL).label


def test_everything_that_can_be_asked_for() -> None:
    assert special(SPECIAL_START) == "passed"


@pytest.mark.parametrize(
    ("id", "field", "default"),
    [
        ("bear", "controller", "alice"),
        ("bear", "tapped", False),
        ("bear", "damage", 0),
        ("bear", "counters", {}),
        ("bear", "is_token", False),
        ("umbra", "attached_to", None),
    ],
)
def test_what_was_asked_for_must_be_shown_and_there(id: str, field: str, default: Any) -> None:
    assert special(with_object(SPECIAL_START, id, **{field: default})) == "not run: setup"
    assert special(with_object(SPECIAL_START, id, **{field: UNSET})) == "not run: setup"


@pytest.mark.parametrize(("field", "default"), [("life", 20), ("poison", 0)])
def test_players_must_be_as_asked(field: str, default: int) -> None:
    assert special(with_player(SPECIAL_START, "alice", **{field: default})) == "not run: setup"
    assert special(with_player(SPECIAL_START, "alice", **{field: UNSET})) == "not run: setup"
    assert special(with_player(SPECIAL_START, "bob", **{field: UNSET})) == "passed"
    assert special(with_player(SPECIAL_START, "bob", **{field: 40})) == "not run: setup"


def test_nobody_has_lost_at_the_start() -> None:
    found = judged(starting(with_player(START, "bob", lost=True)), RESTING)
    assert found.reason == "the board is not as asked: Bob: asked for not lost the game, got lost the game"


def test_players_who_are_not_shown_are_trusted_to_have_twenty_life() -> None:
    assert judged(starting(replace(START, players={})), RESTING).label == "passed"
    assert special(replace(SPECIAL_START, players={})) == "not run: setup"


@pytest.mark.parametrize(("field", "default"), [("active", "alice"), ("step", "precombat_main")])
def test_the_game_must_be_as_asked(field: str, default: str) -> None:
    assert special(with_game(SPECIAL_START, **{field: default})) == "not run: setup"
    assert special(with_game(SPECIAL_START, **{field: UNSET})) == "not run: setup"
    assert judged(starting(with_game(START, **{field: UNSET})), RESTING).label == "passed"


def test_the_stack_must_be_empty() -> None:
    found = judged(starting(with_game(START, stack=spell_by_bob("spell"))), RESTING)
    assert found.reason == "the board is not as asked: asked for an empty stack, got on the stack: Bob's spell spell"
    assert judged(starting(with_game(START, stack=UNSET)), RESTING).label == "passed"


def test_nothing_that_nobody_asked_for() -> None:
    for id in ("new-1", "forest"):
        found = judged(starting(with_object(START, id, zone="battlefield")), RESTING)
        assert (found.label, found.reason) == (
            "not run: setup",
            f"the board is not as asked: there is an object '{id}' that nobody asked for",
        )


def test_several_problems_are_counted() -> None:
    start = with_player(with_object(START, "bear", tapped=True, damage=2), "bob", life=40)
    assert judged(starting(start), RESTING).reason.endswith("got tapped (and 2 more)")


def test_cards_elsewhere_have_no_state_of_a_permanent() -> None:
    held = {"controller": "bob", "tapped": UNSET, "damage": UNSET, "attached_to": UNSET, "counters": UNSET}
    assert judged(starting(with_object(START, "spell", **held)), RESTING).label == "passed"
    assert judged(starting(with_object(START, "spell", counters={"time": 3})), RESTING).label == "not run: setup"
    assert judged(starting(with_object(START, "spell", owner="alice")), RESTING).label == "not run: setup"


def test_cards_in_every_zone() -> None:
    zones = ("hand", "graveyard", "exile", "library", "command")
    objects = tuple(ObjectSetup(id=zone, card="Ox", owner="bob", zone=zone) for zone in zones)  # type: ignore[arg-type]
    here = {zone: off_battlefield(zone, "bob") for zone in zones}
    situation = Situation(id="zones", objects=objects)
    expectation = ObjectExpectation(object="exile", is_=ObjectState(zone="exile"))
    assert judged(Outcome(snapshots=(snapshot(**here),)), expectation, situation=situation).label == "passed"
    elsewhere = {**here, "exile": off_battlefield("graveyard", "bob")}
    found = judged(Outcome(snapshots=(snapshot(**elsewhere),)), expectation, situation=situation)
    assert found.label == "not run: setup"


def test_derived_fields_at_the_start_are_the_rules_not_the_set_up() -> None:
    weak = starting(with_object(START, "bear", power=2))
    assert judged(weak, RESTING).label == "passed"
    power = ObjectExpectation(object="bear", after="start", is_=ObjectState(power=BEAR.power))
    assert judged(weak, power).label == "failed"
    assert judged(HONEST, power).label == "passed"
