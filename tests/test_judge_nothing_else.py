"""Nothing else changes: what is compared with the start, what is left out, and never across turns."""

from typing import Any

import pytest
from lying_engines import YES, on_battlefield, snapshot
from msgspec import UNSET
from one_bear import END, HONEST, SITUATION, START, case, ending, judged, replace, results, with_object, with_player

from mtg_conformance.documents import (
    STEPS,
    ActionExpectation,
    Activate,
    Advance,
    Cast,
    CountExpectation,
    Description,
    DocumentError,
    NothingElseExpectation,
    ObjectExpectation,
    ObjectSetup,
    ObjectState,
    Outcome,
    PlayerExpectation,
    PlayerState,
    ReadingsExpectation,
    Resolve,
    Situation,
    Snapshot,
    Step,
)
from mtg_conformance.documents.reading import check_case

NOTHING = NothingElseExpectation()
CHANGED: dict[str, Any] = {
    "zone": "exile",
    "owner": "bob",
    "controller": "bob",
    "tapped": True,
    "damage": 1,
    "counters": {"shield": 1},
    "attached_to": "umbra",
    "phased_out": True,
    "attacking": True,
    "blocking": True,
}


def is_(object: str, after: str = "end", **fields: Any) -> ObjectExpectation:
    return ObjectExpectation(object=object, after=after, is_=ObjectState(**fields))


def test_nothing_changed() -> None:
    assert judged(HONEST, NOTHING).label == "passed"


@pytest.mark.parametrize("field", CHANGED)
def test_each_stored_field_counts_unless_named(field: str) -> None:
    changed = ending(with_object(END, "bear", **{field: CHANGED[field]}))
    found = judged(changed, NOTHING)
    assert (found.label, len(found.findings)) == ("failed", 1)
    assert found.reason.startswith("the bear: expected nothing else changed (")
    assert judged(changed, is_("bear", **{field: CHANGED[field]}), NOTHING).label == "passed"


@pytest.mark.parametrize("field", ["power", "name", "colors", "is_token"])
def test_derived_fields_do_not_count(field: str) -> None:
    assert judged(ending(with_object(END, "bear", **{field: UNSET})), NOTHING).label == "passed"


@pytest.mark.parametrize("field", ["zone", "owner", "controller", "tapped", "damage", "counters", "attached_to"])
def test_what_must_be_shown(field: str) -> None:
    found = judged(ending(with_object(END, "bear", **{field: UNSET})), NOTHING)
    assert found.label == "not run: unsupported"
    assert found.reason == f"the engine does not show: {field.replace('_', ' ')} of the bear"


@pytest.mark.parametrize("field", ["phased_out", "attacking", "blocking"])
def test_what_an_engine_may_not_know(field: str) -> None:
    hidden = {field: UNSET}
    never = replace(HONEST, snapshots=tuple(with_object(one, "bear", **hidden) for one in HONEST.snapshots))
    assert judged(never, NOTHING).label == "passed"
    at_times = ending(with_object(END, "bear", **hidden))
    assert judged(at_times, NOTHING).label == "not run: unsupported"


def test_whose_zone_is_expected_to_change_is_left_out() -> None:
    died = with_object(END, "bear", zone="graveyard", controller=None, counters={"shield": 1})
    assert judged(ending(died), is_("bear", zone="graveyard"), NOTHING).label == "passed"
    assert judged(ending(died), NOTHING).label == "failed"


def test_whose_zone_is_expected_to_stay_is_not_left_out() -> None:
    tapped = ending(with_object(END, "bear", tapped=True))
    assert judged(tapped, is_("bear", zone="battlefield"), NOTHING).label == "failed"


def test_one_line_for_an_object_that_should_have_stayed() -> None:
    died = ending(with_object(END, "bear", zone="graveyard", controller=None))
    found = judged(died, is_("bear", zone="battlefield"), NOTHING)
    assert len(found.findings) == 1


def test_an_expectation_of_another_snapshot_names_nothing_here() -> None:
    tapped = ending(with_object(END, "bear", tapped=True))
    assert judged(tapped, is_("bear", after="cast", tapped=False), NOTHING).label == "failed"


def test_an_expectation_by_label_names_what_one_at_the_end_does() -> None:
    tapped = ending(with_object(END, "bear", tapped=True))
    assert judged(tapped, is_("bear", after="resolved", tapped=True), NOTHING).label == "passed"


def test_what_is_said_in_readings_is_left_out() -> None:
    died = ending(with_object(END, "bear", zone="graveyard", controller=None))
    readings = ReadingsExpectation(
        readings={"dies": (is_("bear", zone="graveyard"),), "lives": (is_("bear", zone="battlefield"),)}
    )
    assert judged(died, readings, NOTHING).label == "indeterminate"


def test_the_card_of_a_spell_that_was_cast_is_left_out() -> None:
    assert END.objects["spell"].zone != START.objects["spell"].zone
    assert judged(HONEST, replace(NOTHING, after="cast"), NOTHING).label == "passed"


def test_the_card_of_a_spell_that_was_refused_is_not() -> None:
    refused = ActionExpectation(action="cast", accepted=False)
    assert judged(results(False, True), refused, replace(NOTHING, after="cast")).label == "passed"
    end = judged(results(False, True), refused, NOTHING)
    assert end.label == "failed"
    assert end.reason.startswith("the spell: expected nothing else changed (in hand), found in the graveyard")


def test_at_the_start_nothing_can_have_changed_and_nothing_is_shown() -> None:
    assert judged(HONEST, replace(NOTHING, after="start")).label == "not run: setup"


def test_new_objects_count_unless_a_count_or_an_expectation_names_them() -> None:
    new = ending(replace(END, objects={**END.objects, "new-1": on_battlefield("bob", name="Bear")}))
    found = judged(new, NOTHING)
    assert found.reason.startswith('the new-1: expected nothing new, found on the battlefield, named "Bear"')
    counted = CountExpectation(of=Description(new=True, zone="battlefield"), is_=1)
    assert judged(new, counted, NOTHING).label == "passed"
    assert judged(new, replace(counted, of=Description(name="Bear")), NOTHING).label == "failed"
    assert judged(new, replace(counted, after="cast", is_=0), NOTHING).label == "failed"
    assert judged(new, is_("new-1", zone="battlefield"), NOTHING).label == "passed"
    gone = ending(replace(END, objects={**END.objects, "new-1": ObjectState(zone="nowhere")}))
    assert judged(gone, NOTHING).label == "passed"


@pytest.mark.parametrize(("field", "value"), [("life", 17), ("poison", 1), ("lost", True)])
def test_players_count_unless_named(field: str, value: Any) -> None:
    changed = ending(with_player(END, "bob", **{field: value}))
    found = judged(changed, NOTHING)
    assert found.label == "failed"
    assert found.reason.startswith("Bob: expected nothing else changed (")
    named = PlayerExpectation(player="bob", is_=PlayerState(**{field: value}))
    assert judged(changed, named, NOTHING).label == "passed"
    other = PlayerExpectation(player="alice", is_=PlayerState(life=20))
    assert judged(changed, other, NOTHING).label == "failed"


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_what_is_counted_by_zone_does_not_count(zone: str) -> None:
    assert judged(ending(with_player(END, "bob", **{zone: 5})), NOTHING).label == "passed"


def test_life_must_be_shown() -> None:
    hidden = replace(HONEST, snapshots=tuple(with_player(one, "bob", life=UNSET) for one in HONEST.snapshots))
    assert judged(hidden, NOTHING).reason == "the engine does not show: life of Bob"
    without = replace(HONEST, snapshots=tuple(with_player(one, "bob", poison=UNSET) for one in HONEST.snapshots))
    assert judged(without, NOTHING).label == "passed"


# Costs.

PAYING = Situation(
    id="paying",
    objects=(
        ObjectSetup(id="altar", card="Ashnod's Altar", owner="alice"),
        ObjectSetup(id="goat", card="Mountain Goat", owner="alice"),
        ObjectSetup(id="ox", card="Yoked Ox", owner="alice"),
    ),
    script=(Activate(by="alice", object="altar", ability="Sacrifice", pays={"sacrifice": ("goat",)}),),
)


def paid(**changes: ObjectState) -> Outcome:
    start: dict[str, ObjectState] = {id: on_battlefield("alice") for id in ("altar", "goat", "ox")}
    return Outcome(actions=(YES,), snapshots=(snapshot(**start), snapshot(**{**start, **changes})))


GONE = on_battlefield("alice", zone="graveyard", controller=None)


def test_what_is_given_up_for_a_cost_is_left_out() -> None:
    assert judged(paid(goat=GONE), NOTHING, situation=PAYING).label == "passed"
    assert judged(paid(goat=GONE, ox=GONE), NOTHING, situation=PAYING).label == "failed"


def test_the_source_of_an_ability_is_left_out_if_it_went_elsewhere() -> None:
    assert judged(paid(altar=GONE), NOTHING, situation=PAYING).label == "passed"
    assert judged(paid(altar=on_battlefield("alice", tapped=True)), NOTHING, situation=PAYING).label == "failed"


# Turns.


def advancing(*steps: Step, first: Step = "precombat_main") -> Situation:
    return Situation(
        id="turns", step=first, script=tuple(Advance(to=step, label=f"to-{n}") for n, step in enumerate(steps))
    )


@pytest.mark.parametrize(
    ("situation", "after"),
    [
        (advancing("end_step"), "end"),
        (advancing("declare_attackers", "declare_blockers", "combat_damage"), "end"),
        (advancing("end_step", "upkeep"), "to-0"),
        (advancing("upkeep"), "start"),
        (advancing(*STEPS[1:], first="upkeep"), "end"),
    ],
)
def test_nothing_else_within_a_turn_is_accepted(situation: Situation, after: str) -> None:
    check_case(case(replace(NOTHING, after=after), situation=situation))
    assert judged_alone(situation, after).label in ("passed", "not run: setup")


def judged_alone(situation: Situation, after: str) -> Any:
    still: Snapshot = snapshot()
    still = replace(still, game=replace(still.game, step=situation.step))
    n = len(situation.script)
    outcome = Outcome(actions=(YES,) * n, snapshots=(still,) * (n + 1))
    return judged(outcome, replace(NOTHING, after=after), situation=situation)


@pytest.mark.parametrize(
    ("situation", "after", "number"),
    [
        (advancing("upkeep"), "end", 0),
        (advancing("precombat_main"), "end", 0),
        (advancing("end_step", "upkeep"), "end", 1),
        (advancing("end_step", "upkeep", "draw"), "to-2", 1),
        (advancing("combat_damage", "declare_attackers"), "to-1", 1),
    ],
)
def test_nothing_else_across_turns_is_no_case(situation: Situation, after: str, number: int) -> None:
    with pytest.raises(DocumentError) as problem:
        check_case(case(replace(NOTHING, after=after), situation=situation))
    assert f"after script[{number}], which advances into the next turn" in str(problem.value)
    assert "\n" not in str(problem.value)


def test_what_a_reading_names_must_be_there() -> None:
    readings = ReadingsExpectation(readings={"dies": (is_("bare", zone="graveyard"),)})
    with pytest.raises(DocumentError, match=r"found 'bare', which nothing has - at `\$.expect\[0\].readings\['dies'\]"):
        check_case(case(readings))


def test_the_situation_is_as_it_should_be() -> None:
    check_case(case(NOTHING, situation=SITUATION))
    assert isinstance(SITUATION.script[0], Cast)


@pytest.mark.parametrize("zone", ["hand", "library", "exile", "nowhere"])
def test_a_spell_that_resolved_comes_to_lie_where_spells_do(zone: Any) -> None:
    """608.2n, 608.3a: nothing else changes says so of each spell of which nothing else is said."""
    strayed = ending(with_object(END, "spell", zone=zone))
    found = judged(strayed, NOTHING)
    assert (found.label, len(found.findings)) == ("failed", 1)
    assert "the spell: expected in the graveyard or on the battlefield" in found.findings[0].what
    assert found.findings[0].cr == ("608.2n", "608.3a")
    assert judged(strayed, NOTHING, is_("spell", zone=zone)).label == "passed"


def test_a_spell_may_come_to_lie_on_the_battlefield_and_wait_on_the_stack() -> None:
    assert judged(ending(with_object(END, "spell", zone="battlefield")), NOTHING).label == "passed"
    assert judged(HONEST, NothingElseExpectation(after="cast")).label == "passed"


def test_once_the_whole_stack_has_resolved_no_spell_waits() -> None:
    waiting = ending(with_object(END, "spell", zone="stack"))
    assert judged(waiting, NOTHING).label == "passed"
    all_of_it = replace(SITUATION, script=(SITUATION.script[0], Resolve(all=True)))
    assert judged(waiting, NOTHING, situation=all_of_it).label == "failed"


def test_of_a_spell_that_was_refused_nothing_is_said() -> None:
    told = ActionExpectation(action="cast", accepted=False)
    assert judged(replace(results(False, True), snapshots=(START, START, START)), told, NOTHING).label == "passed"
