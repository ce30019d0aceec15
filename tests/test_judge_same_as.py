"""The same as in another run: what is compared, under other names, and with something left out."""

from collections.abc import Mapping
from typing import Any

import pytest
from lying_engines import YES, on_battlefield, snapshot, spell_by_bob
from msgspec import UNSET
from one_bear import (
    BEAR,
    END,
    HONEST,
    MIDDLE,
    START,
    case,
    ending,
    replace,
    with_game,
    with_object,
    with_player,
    without,
)

from mtg_conformance.documents import (
    Case,
    ObjectSetup,
    Outcome,
    SameAsExpectation,
    Situation,
    StackEntry,
    Stop,
)
from mtg_conformance.judge import judge
from mtg_conformance.verdicts import Judgement


def same(
    after: str = "end", rename: Mapping[str, str] | None = None, except_: tuple[str, ...] = ()
) -> SameAsExpectation:
    return SameAsExpectation(case="other", after=after, rename=dict(rename or {}), except_=except_)


def compared(mine: Outcome, other: Outcome | None, expectation: SameAsExpectation) -> Judgement:
    return judge(case(expectation), mine, {} if other is None else {"other": other})


def test_the_same_is_the_same() -> None:
    for after in ("start", "cast", "resolved", "end"):
        assert compared(HONEST, HONEST, same(after)).label == "passed"


OTHERWISE: list[tuple[str, Any]] = [
    ("zone", "exile"),
    ("owner", "bob"),
    ("controller", "bob"),
    ("tapped", True),
    ("damage", 1),
    ("counters", {"shield": 1}),
    ("attached_to", "umbra"),
    ("phased_out", True),
    ("attacking", True),
    ("blocking", True),
    ("name", "Runeclaw Bear"),
    ("types", ("Artifact",)),
    ("subtypes", ()),
    ("supertypes", ("Legendary",)),
    ("colors", ("B",)),
    ("power", 4),
    ("toughness", None),
    ("mana_cost", None),
    ("mana_value", 0),
    ("is_token", True),
]


@pytest.mark.parametrize(("field", "value"), OTHERWISE)
def test_every_field_of_an_object_counts(field: str, value: Any) -> None:
    found = compared(ending(with_object(END, "bear", **{field: value})), HONEST, same())
    assert (found.label, len(found.findings)) == ("failed", 1)
    assert found.findings[0].expected.endswith(" (as in other)")


@pytest.mark.parametrize(("field", "value"), OTHERWISE)
def test_a_field_that_one_run_alone_shows_can_not_be_compared(field: str, value: Any) -> None:
    hidden = ending(with_object(END, "bear", **{field: UNSET}))
    assert compared(hidden, HONEST, same()).label == "not run: unsupported"
    assert compared(HONEST, hidden, same()).label == "not run: unsupported"
    if field != "zone":
        assert compared(hidden, hidden, same()).label == "passed"


@pytest.mark.parametrize(("field", "value"), [("life", 1), ("poison", 1), ("lost", True)])
def test_players_count(field: str, value: Any) -> None:
    other = ending(with_player(END, "bob", **{field: value}))
    assert compared(HONEST, other, same()).label == "failed"
    assert compared(HONEST, ending(with_player(END, "bob", **{field: UNSET})), same()).label == "not run: unsupported"


def test_counts_by_zone_do_not() -> None:
    assert compared(HONEST, ending(with_player(END, "bob", hand=5)), same()).label == "passed"


@pytest.mark.parametrize(
    ("field", "value"),
    [("step", "end_step"), ("active", "bob"), ("priority", None), ("stack", spell_by_bob("spell"))],
)
def test_the_game_counts(field: str, value: Any) -> None:
    assert compared(HONEST, ending(with_game(END, **{field: value})), same()).label == "failed"
    assert compared(HONEST, ending(with_game(END, **{field: UNSET})), same()).label == "not run: unsupported"


def test_an_object_that_is_in_one_run_alone() -> None:
    more = ending(with_object(END, "new-1", zone="battlefield"))
    assert compared(more, HONEST, same()).reason.startswith(
        "the new-1: expected nothing (as in other), found on the batt"
    )
    assert compared(HONEST, more, same()).reason.startswith(
        "the new-1: expected to be there (as in other), found nothing"
    )
    gone = ending(with_object(END, "new-1", zone="nowhere"))
    assert compared(gone, HONEST, same()).label == compared(HONEST, gone, same()).label == "passed"


def test_what_is_left_out_is_left_out_on_both_sides() -> None:
    bystander = replace(
        HONEST, snapshots=tuple(with_object(one, "ox", zone="battlefield", tapped=True) for one in HONEST.snapshots)
    )
    assert compared(HONEST, bystander, same()).label == "failed"
    assert compared(HONEST, bystander, same(except_=("ox",))).label == "passed"
    assert compared(ending(without(END, "new-1")), bystander, same(except_=("ox",))).label == "passed"
    tapped = ending(with_object(END, "spell", tapped=True, zone="exile"))
    assert compared(tapped, HONEST, same(except_=("spell",))).label == "passed"
    assert compared(tapped, HONEST, same()).label == "failed"


def test_attached_to_something_left_out_on_both_sides() -> None:
    assert compared(HONEST, HONEST, same(except_=("bear",))).label == "passed"


# Other names.


def twins(first: str, second: str, **first_fields: Any) -> Outcome:
    """The bear under two umbras, one with other fields than the second."""
    objects = {
        "bear": BEAR,
        first: on_battlefield("alice", name="Hyena Umbra", attached_to="bear", **first_fields),
        second: on_battlefield("alice", name="Hyena Umbra", attached_to="bear"),
    }
    return Outcome(snapshots=(snapshot(**objects),))


def of_twins(mine: Outcome, other: Outcome, **rename: str) -> str:
    expectation = same(rename=rename)
    bear = ObjectSetup(id="bear", card="Grizzly Bears", owner="alice")
    umbras = (ObjectSetup(id=id, card="Hyena Umbra", owner="alice", attached_to="bear") for id in ("h1", "h2"))
    situation = Situation(id="twins", objects=(bear, *umbras))
    return judge(Case(id="twins", situation=situation, expect=(expectation,)), mine, {"other": other}).label


def test_twins_under_each_others_names() -> None:
    shielded = {"counters": {}, "phased_out": False}
    mine = twins("h1", "h2", **shielded)
    assert of_twins(mine, twins("h2", "h1", tapped=True), h1="h2", h2="h1") == "failed"
    assert of_twins(mine, twins("h2", "h1"), h1="h2", h2="h1") == "passed"
    assert of_twins(mine, twins("h8", "h9"), h1="h8", h2="h9") == "passed"
    assert of_twins(mine, twins("h8", "h9")) == "failed"


def test_derived_fields_of_another_card_are_not_compared() -> None:
    mine = twins("h1", "h2")
    boar = on_battlefield("alice", name="Boar Umbra", attached_to="bear", mana_value=3)
    other = replace(mine, snapshots=(with_objects(mine, b=boar, h2=mine.snapshots[0].objects["h2"]),))
    assert of_twins(mine, other, h1="b") == "passed"
    tapped = replace(mine, snapshots=(with_objects(mine, b=replace(boar, tapped=True), h2=boar),))
    assert of_twins(mine, tapped, h1="b") == "failed"


def with_objects(one: Outcome, **objects: Any) -> Any:
    return snapshot(bear=one.snapshots[0].objects["bear"], **objects)


MIRROR = {"alice": "bob", "bob": "alice"}


def mirrored(damage: int = 0, life: int = 20) -> Outcome:
    """The honest outcome with the players exchanged."""

    def flip(one: Any) -> Any:
        objects = {
            id: replace(state, owner=MIRROR[str(state.owner)], controller=MIRROR.get(str(state.controller)))
            for id, state in one.objects.items()
        }
        game = one.game
        stack = tuple(replace(entry, controller=MIRROR[entry.controller]) for entry in game.stack)
        game = replace(game, active=MIRROR[game.active], priority=MIRROR[game.priority], stack=stack)
        return replace(one, objects=objects, game=game)

    start, middle, end = map(flip, HONEST.snapshots)
    end = with_player(with_object(end, "bear", damage=damage), "alice", life=life)
    return replace(HONEST, snapshots=(start, middle, end))


def test_the_players_exchanged() -> None:
    for after in ("start", "cast", "end"):
        assert compared(HONEST, mirrored(), same(after, MIRROR)).label == "passed"
    assert compared(HONEST, mirrored(), same()).label == "failed"
    assert compared(HONEST, mirrored(damage=1), same(rename=MIRROR)).label == "failed"
    found = compared(HONEST, mirrored(life=3), same(rename=MIRROR))
    assert found.reason.startswith("Bob: expected 3 life (as in other), found 20 life")


def with_tokens(*powers: int) -> Outcome:
    tokens = {f"new-{n}": on_battlefield("alice", name="Bear", power=power) for n, power in enumerate(powers, 1)}
    aura = on_battlefield("bob", name="Hyena Umbra", attached_to=f"new-{powers.index(max(powers)) + 1}")
    return ending(replace(END, objects={**END.objects, **tokens, "umbra": aura}))


def test_new_permanents_may_come_in_any_order() -> None:
    assert compared(with_tokens(1, 2, 3), with_tokens(3, 1, 2), same()).label == "passed"
    assert compared(with_tokens(1, 2, 3), with_tokens(3, 1, 1), same()).label == "failed"
    assert compared(with_tokens(1, 2), with_tokens(1, 2, 3), same()).label == "failed"


def test_names_that_the_adapter_gives_on_the_stack_do_not_count() -> None:
    def trigger(id: str, source: str = "bear") -> Outcome:
        entry = StackEntry(id=id, kind="ability", controller="alice", source=source)
        return ending(with_game(END, stack=(entry,)))

    assert compared(trigger("ability-7"), trigger("ability-9"), same()).label == "passed"
    assert compared(trigger("ability-7"), trigger("ability-7", "umbra"), same()).label == "failed"
    assert compared(trigger("ability-7"), trigger("spell"), same()).label == "failed"


# No finished run to compare with.


def test_without_the_other_run_it_is_blocked() -> None:
    found = compared(HONEST, None, same())
    assert (found.label, found.reason) == (
        "not run: blocked",
        "it is compared with other, of which there is no finished run",
    )
    stopped = Outcome(stopped=Stop(at=0, because="setup", detail="no bear"))
    assert compared(HONEST, stopped, same()).label == "not run: blocked"


def test_without_a_snapshot_at_that_place_it_is_blocked() -> None:
    short = Outcome(actions=(), snapshots=(START,))
    assert compared(HONEST, short, same("resolved")).label == "not run: blocked"
    assert compared(HONEST, Outcome(), same()).label == "not run: blocked"


def test_the_end_of_a_longer_script_is_its_end() -> None:
    longer = Outcome(actions=(YES, YES, YES), snapshots=(START, MIDDLE, MIDDLE, END))
    assert compared(HONEST, longer, same()).label == "passed"
    assert compared(HONEST, longer, same("resolved")).label == "failed"
