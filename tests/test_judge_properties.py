"""The judge over many outcomes: what satisfies everything passes, and one changed field is red."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from lying_engines import YES
from msgspec import UNSET

from mtg_conformance.documents import (
    Case,
    Cast,
    Expectation,
    GameState,
    NothingElseExpectation,
    ObjectExpectation,
    ObjectSetup,
    ObjectState,
    Outcome,
    PlayerExpectation,
    PlayerState,
    Resolve,
    SameAsExpectation,
    Situation,
    Snapshot,
)
from mtg_conformance.judge import judge
from mtg_conformance.judging.relations import disagreement
from mtg_conformance.verdicts import Verdict

replace = msgspec.structs.replace

VALUES: dict[str, list[Any]] = {
    "zone": ["battlefield", "graveyard", "exile", "hand", "stack"],
    "owner": ["alice", "bob"],
    "controller": ["alice", "bob"],
    "tapped": [False, True],
    "damage": [0, 1, 5],
    "counters": [{}, {"+1/+1": 1}, {"+1/+1": 2, "shield": 1}],
    "attached_to": [None, "alice", "bob"],
    "phased_out": [False, True],
    "attacking": [False, True],
    "blocking": [False, True],
    "name": ["Bear", "Ox"],
    "types": [("Creature",), ("Artifact", "Creature")],
    "subtypes": [(), ("Bear",), ("Bear", "Ox")],
    "supertypes": [(), ("Legendary",)],
    "colors": [(), ("G",), ("B", "G")],
    "power": [None, 0, 4],
    "toughness": [None, 1, 4],
    "mana_cost": [None, "{0}", "{1}{G}", "{G}{G}"],
    "mana_value": [0, 2],
    "is_token": [False, True],
}
IDS = ("ant", "bat", "cat")

states = st.fixed_dictionaries({field: st.sampled_from(values) for field, values in VALUES.items()})


def permanents(fields: dict[str, Any]) -> ObjectState:
    """What an engine could show: off the battlefield a card is in no state."""
    state = ObjectState(**fields)
    if state.zone == "battlefield":
        return state
    at_rest = {"tapped": False, "damage": 0, "attached_to": None, "phased_out": False}
    state = replace(state, **at_rest, attacking=False, blocking=False)
    return state if state.zone == "stack" else replace(state, controller=None)


def shuffled(value: Any) -> Any:
    """The same set, the other way round; the same mana cost, and the same counters with a zero."""
    if isinstance(value, tuple):
        return value[::-1]
    if isinstance(value, dict):
        return {**value, "age": 0}
    if isinstance(value, str) and value.startswith("{"):
        return "".join(reversed(value.replace("}", "} ").split()))
    return value


player = PlayerState(life=20, poison=0, hand=3, graveyard=3, exile=0, lost=False)
SITUATION = Situation(
    id="any",
    objects=tuple(ObjectSetup(id=id, card="Bear", owner="alice") for id in IDS),
    script=(Cast(by="bob", object="ant"), Resolve()),
)
_REST = ObjectState(
    zone="battlefield", owner="alice", controller="alice", tapped=False, damage=0, counters={}, attached_to=None
)
START = Snapshot(
    objects=dict.fromkeys(IDS, _REST),
    players={"alice": player, "bob": player},
    game=GameState(step="precombat_main", active="alice", stack=(), priority="alice"),
)


def outcome_of(end: dict[str, ObjectState], life: int) -> Outcome:
    players = {"alice": replace(player, life=life), "bob": player}
    return Outcome(
        actions=(YES, YES), snapshots=(START, START, Snapshot(objects=end, players=players, game=START.game))
    )


ends = st.fixed_dictionaries({id: states.map(permanents) for id in IDS})


def all_of(end: dict[str, ObjectState], life: int) -> list[Expectation]:
    """Everything that can be said of the end."""
    said: list[Expectation] = [ObjectExpectation(object=id, is_=end[id]) for id in IDS]
    return [*said, PlayerExpectation(player="alice", is_=PlayerState(life=life))]


@given(end=ends, life=st.integers(-3, 20))
def test_an_outcome_that_satisfies_everything_passes(end: dict[str, ObjectState], life: int) -> None:
    case = Case(id="any", situation=SITUATION, expect=(*all_of(end, life), NothingElseExpectation()))
    judgement = judge(case, outcome_of(end, life))
    assert (judgement.label, judgement.reason) == ("passed", "")


@given(end=ends, life=st.integers(-3, 20))
def test_the_order_within_sets_and_costs_makes_no_difference(end: dict[str, ObjectState], life: int) -> None:
    turned = {
        id: replace(state, **{field: shuffled(getattr(state, field)) for field in VALUES}) for id, state in end.items()
    }
    case = Case(id="any", situation=SITUATION, expect=tuple(all_of(end, life)))
    assert judge(case, outcome_of(turned, life)).label == "passed"
    assert disagreement(SITUATION, outcome_of(end, life), outcome_of(turned, life)) is None
    same = Case(id="any", situation=SITUATION, expect=(SameAsExpectation(case="other"),))
    assert judge(same, outcome_of(end, life), {"other": outcome_of(turned, life)}).label == "passed"


def _means_something(state: ObjectState, field: str) -> bool:
    here = ("tapped", "damage", "attached_to", "phased_out", "attacking", "blocking", "controller")
    return field not in here or state.zone == "battlefield" or (field == "controller" and state.zone == "stack")


@given(end=ends, id=st.sampled_from(IDS), field=st.sampled_from(sorted(VALUES)), data=st.data())
def test_one_changed_field_is_red_and_one_hidden_field_is_neither(
    end: dict[str, ObjectState], id: str, field: str, data: st.DataObject
) -> None:
    case = Case(id="any", situation=SITUATION, expect=tuple(all_of(end, 20)))
    old = getattr(end[id], field)
    others = [value for value in VALUES[field] if value != old]
    if field == "zone" or _means_something(end[id], field):
        wrong = {**end, id: replace(end[id], **{field: data.draw(st.sampled_from(others))})}
        found = judge(case, outcome_of(wrong, 20))
        assert found.verdict is Verdict.failed
        assert all(finding.what.startswith(f"the {id}: ") for finding in found.findings)
        assert len(found.findings) == 1
        assert disagreement(SITUATION, outcome_of(end, 20), outcome_of(wrong, 20)) is not None
    hidden = {**end, id: replace(end[id], **{field: UNSET})}
    label = judge(case, outcome_of(hidden, 20)).label
    shown_by_zone = end[id].zone != "battlefield" and (not _means_something(end[id], field) or field == "counters")
    if not shown_by_zone:
        assert label == "not run: unsupported"
    elif field == "counters" and old:
        assert label == "failed"  # an engine that has counters there has to say so
    else:
        assert label == "passed"


@given(end=ends)
def test_nothing_else_sees_each_stored_difference(end: dict[str, ObjectState]) -> None:
    case = Case(id="any", situation=SITUATION, expect=(NothingElseExpectation(),))
    changed = [id for id in IDS if id != "ant" and not _at_rest(end[id])]
    found = judge(case, outcome_of(end, 20))
    # Combat and phasing are shown at the end alone, so nobody can say that they are as before.
    strayed = {"the ant"} if end["ant"].zone in ("exile", "hand") else set()
    if strayed or any(end[id].zone != "battlefield" or end[id].controller != "alice" for id in changed):
        assert found.verdict is Verdict.failed
    assert found.verdict is not Verdict.passed or not changed
    assert {finding.what.split(":")[0] for finding in found.findings} == {f"the {id}" for id in changed} | strayed


def _at_rest(state: ObjectState) -> bool:
    fields = ("zone", "owner", "controller", "tapped", "damage", "counters", "attached_to")
    return all(getattr(state, field) == getattr(_REST, field) for field in fields)
