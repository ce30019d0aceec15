"""What a case says about one object, in both directions."""

from typing import Any

import pytest
from msgspec import UNSET
from one_bear import BEAR, END, HONEST, START, ending, judged, replace, with_object, with_player, without

from mtg_conformance.documents import ObjectExpectation, ObjectState, Outcome, Snapshot


def bear(after: str = "end", /, **fields: Any) -> ObjectExpectation:
    return ObjectExpectation(object="bear", after=after, is_=ObjectState(**fields))


OTHERWISE: dict[str, Any] = {
    "zone": "graveyard",
    "owner": "bob",
    "controller": "bob",
    "tapped": True,
    "damage": 2,
    "counters": {"+1/+1": 1},
    "attached_to": "umbra",
    "phased_out": True,
    "attacking": True,
    "blocking": True,
    "name": "Runeclaw Bear",
    "types": ("Artifact", "Creature"),
    "subtypes": (),
    "supertypes": ("Legendary",),
    "colors": ("B",),
    "power": 4,
    "toughness": None,
    "mana_cost": None,
    "mana_value": 0,
    "is_token": True,
}


def test_every_field_is_tried() -> None:
    assert OTHERWISE.keys() == set(ObjectState.__struct_fields__)


@pytest.mark.parametrize("field", OTHERWISE)
def test_a_field_as_expected_passes_and_otherwise_fails(field: str) -> None:
    assert judged(HONEST, bear(**{field: getattr(BEAR, field)})).label == "passed"
    wrong = judged(ending(with_object(END, "bear", **{field: OTHERWISE[field]})), bear(**{field: getattr(BEAR, field)}))
    assert wrong.label == "failed"
    assert len(wrong.findings) == 1
    assert wrong.findings[0].expected != wrong.findings[0].got


@pytest.mark.parametrize("field", sorted(OTHERWISE.keys() - {"zone"}))
def test_a_field_that_is_not_shown_is_unsupported_and_named(field: str) -> None:
    found = judged(
        ending(with_object(END, "bear", **{field: UNSET})), bear(zone="battlefield", **{field: OTHERWISE[field]})
    )
    assert found.label == "not run: unsupported"
    assert found.reason == f"the engine does not show: {field.replace('_', ' ')} of the bear"


def test_a_zone_that_is_not_shown_is_unsupported() -> None:
    found = judged(ending(with_object(END, "bear", zone=UNSET)), bear(zone="battlefield"))
    assert found.label == "not run: unsupported"


def test_what_is_seen_to_be_wrong_fails_even_if_something_else_is_not_shown() -> None:
    end = with_object(END, "bear", power=UNSET, tapped=True)
    assert judged(ending(end), bear(power=3, tapped=False)).label == "failed"


def test_the_finding_is_one_plain_line_with_its_rules() -> None:
    found = judged(ending(with_object(END, "bear", zone="graveyard", controller=None)), bear(zone="battlefield"))
    [finding] = found.findings
    assert finding.what == "the bear: expected on the battlefield, found in the graveyard — after the last action"
    assert (finding.expected, finding.got) == ("on the battlefield", "in the graveyard")
    assert (finding.after, finding.cr) == ("end", ("614.8",))
    assert found.reason == finding.what


def test_rules_of_the_expectation_come_before_those_of_the_case() -> None:
    expectation = replace(bear(tapped=False), cr=("702.89a",))
    found = judged(ending(with_object(END, "bear", tapped=True)), expectation)
    assert found.findings[0].cr == ("702.89a",)
    assert found.cr == ("614.8", "702.89a")


def test_in_another_zone_one_line_says_it_all() -> None:
    end = with_object(END, "bear", zone="graveyard", controller=None, damage=0, power=UNSET)
    found = judged(ending(end), bear(zone="battlefield", controller="alice", power=3))
    assert found.label == "failed"
    assert [finding.expected for finding in found.findings] == ["on the battlefield"]


def test_after_a_label_and_at_the_start() -> None:
    spell = ObjectExpectation(object="spell", after="cast", is_=ObjectState(zone="stack"))
    assert judged(HONEST, spell).label == "passed"
    found = judged(HONEST, replace(spell, is_=ObjectState(zone="hand")))
    assert found.reason == "the spell: expected in hand, found on the stack — after Bob casts the spell"
    assert judged(HONEST, bear("start", power=3)).label == "passed"
    assert judged(HONEST, bear("start", power=2)).reason.endswith("at the start")


def test_a_label_that_no_action_has_is_an_error_of_the_case() -> None:
    with pytest.raises(ValueError, match=r"case bear: .*'nowhere', which is the label of no action"):
        judged(HONEST, bear("nowhere", power=3))


def test_findings_come_in_the_order_of_time() -> None:
    found = judged(
        ending(with_object(END, "bear", tapped=True)),
        bear(tapped=False),
        ObjectExpectation(object="spell", after="cast", is_=ObjectState(zone="hand")),
    )
    assert [finding.after for finding in found.findings] == ["cast", "end"]
    assert found.reason.startswith("the spell: ")
    assert found.reason.endswith(" (and 1 more)")


@pytest.mark.parametrize("field", ["types", "subtypes", "supertypes", "colors"])
def test_sets_have_no_order(field: str) -> None:
    end = with_object(END, "bear", **{field: ("B", "G")})
    assert judged(ending(end), bear(**{field: ("G", "B")})).label == "passed"
    assert judged(ending(end), bear(**{field: ("G", "U")})).label == "failed"
    assert judged(ending(end), bear(**{field: ("G",)})).label == "failed"


def test_no_counter_of_a_kind_is_zero_of_them() -> None:
    end = with_object(END, "bear", counters={"+1/+1": 0, "shield": 1})
    assert judged(ending(end), bear(counters={"shield": 1})).label == "passed"
    assert judged(ending(end), bear(counters={"shield": 1, "age": 0})).label == "passed"
    assert judged(ending(end), bear(counters={"shield": 2})).label == "failed"
    assert judged(ending(end), bear(counters={})).label == "failed"


@pytest.mark.parametrize(
    ("wanted", "shown", "label"),
    [
        ("{1}{G}{W}", "{1}{W}{G}", "passed"),
        ("{G}{G}", "{G}", "failed"),
        ("{1}{1}", "{11}", "failed"),
        ("{10}", "{1}{0}", "failed"),
        (None, None, "passed"),
        (None, "{0}", "failed"),
        ("{0}", None, "failed"),
        ("{0}", "{0}", "passed"),
    ],
)
def test_mana_costs(wanted: str | None, shown: str | None, label: str) -> None:
    assert judged(ending(with_object(END, "bear", mana_cost=shown)), bear(mana_cost=wanted)).label == label


def test_what_an_engine_keeps_off_the_battlefield_means_nothing() -> None:
    leftovers = with_object(
        END, "bear", zone="graveyard", controller="alice", tapped=True, damage=3, attached_to="umbra"
    )
    resting = bear(zone="graveyard", controller=None, tapped=False, damage=0, attached_to=None)
    assert judged(ending(leftovers), resting).label == "passed"
    assert judged(ending(with_object(leftovers, "bear", tapped=UNSET)), resting).label == "passed"
    assert judged(ending(with_object(leftovers, "bear", counters={"+1/+1": 1})), bear(counters={})).label == "failed"


def test_a_new_permanent_that_never_came_is_a_failure() -> None:
    new = ObjectExpectation(object="new-1", is_=ObjectState(zone="battlefield"))
    assert judged(HONEST, new).reason.startswith("the new-1: expected on the battlefield, found gone")
    assert judged(ending(with_object(END, "new-1", zone="battlefield")), new).label == "passed"


def test_a_new_permanent_that_is_gone_may_be_left_out_or_nowhere() -> None:
    gone = ObjectExpectation(object="new-1", is_=ObjectState(zone="nowhere"))
    assert judged(HONEST, gone).label == "passed"
    assert judged(ending(with_object(END, "new-1", zone="nowhere")), gone).label == "passed"
    assert judged(ending(with_object(END, "new-1", zone="exile")), gone).label == "failed"


def test_what_is_gone_has_no_power() -> None:
    found = judged(HONEST, ObjectExpectation(object="new-1", is_=ObjectState(power=4)))
    assert found.label == "failed"
    assert "found nothing: it is not there" in found.reason


def test_an_expectation_without_fields_is_never_green() -> None:
    assert judged(HONEST, bear()).label == "not run: setup"


def test_an_object_of_the_situation_that_is_missing_breaks_the_protocol() -> None:
    found = judged(ending(without(END, "spell")), bear(tapped=False))
    assert found.label == "error: protocol"
    assert found.reason == "the spell is missing in the snapshot after action 2 (the top of the stack resolves)"
    assert START.objects["spell"].zone == "hand"


def spell(**fields: Any) -> ObjectExpectation:
    return ObjectExpectation(object="spell", is_=ObjectState(**fields))


COUNTED = with_player(START, "bob", hand=1)
"""One card, and it is shown: the spell."""


def counting(end: Snapshot) -> Outcome:
    return replace(ending(end), snapshots=(COUNTED, COUNTED, end))


@pytest.mark.parametrize("zone", ["graveyard", "hand"])
def test_a_card_is_counted_where_its_owner_has_it(zone: Any) -> None:
    """400.3: no graveyard and no hand but the owner's."""
    there = with_object(END, "spell", zone=zone)
    for count, label in ((0, "failed"), (1, "passed"), (7, "passed")):
        assert judged(counting(with_player(there, "bob", **{zone: count})), spell(zone=zone)).label == label
    (finding,) = judged(counting(with_player(there, "bob", **{zone: 0})), spell(zone=zone)).findings
    assert finding.what.startswith(f"Bob's {zone}: expected 1 card or more (spell), found 0")
    assert finding.cr == ("400.3",)


def test_of_a_count_or_an_owner_that_is_not_shown_nothing_is_said() -> None:
    hidden = with_player(END, "bob", graveyard=UNSET)
    assert judged(counting(hidden), spell(zone="graveyard")).label == "passed"
    ownerless = with_object(with_player(END, "bob", graveyard=0), "spell", owner=UNSET)
    assert judged(counting(ownerless), spell(zone="graveyard")).label == "passed"


def test_numbers_that_count_nothing_at_the_start_say_nothing() -> None:
    assert judged(ending(with_player(END, "bob", graveyard=0)), spell(zone="graveyard")).label == "passed"
