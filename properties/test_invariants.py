"""The invariants hold on the reference engine, and each catches something."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace

from mtg_conformance.adapter import Policy
from mtg_conformance.documents import Answer, Cast, ObjectSetup, PlayerSetup, Resolve, Situation
from mtg_conformance.engines import EngineFailure
from mtg_conformance.features import load_rulings
from reference_engine.adapter import ReferenceEngine, ReferenceTable
from reference_engine.game import DestructionRecord, Settled

from .board import Board
from .boards import boards, eternalize_boards, umbra_armor_boards
from .invariants import INVARIANTS, broken_invariants
from .misreadings import MISREADINGS
from .samples import drawn
from .trace_invariants import TRACE_INVARIANTS, broken_on_the_way, broken_trace_invariants
from .wrong_engines import WRONG_ENGINES

ENGINE = ReferenceEngine()
READINGS = {**MISREADINGS, **WRONG_ENGINES}
FEATURES = Path(__file__).parent.parent / "features"

CATCHES = {
    "damage-is-gone-from-what-was-saved": "keeps-the-damage",
    "nothing-dies-with-an-unused-umbra": "deathtouch-gets-through",
    "one-umbra-for-one-destruction": "destroys-every-umbra",
    "destructions-survived-are-umbras-spent": "aura-stays",
    "a-save-is-no-regeneration": "leaves-combat",
    "indestructible-keeps-its-umbras": "used-up-on-indestructible",
    "no-card-is-lost-or-doubled": "card-returns",
    "cards-go-to-their-owners": "controllers-graveyard",
    "auras-are-attached": "auras-stay",
    "auras-enchant-what-they-may": "lion-checks-once",
    "damage-wears-off": "damage-never-wears-off",
    "dog-umbra-keeps-others-down": "dog-never-restricts",
    "creatures-at-rest-live": "survives-toughness-0",
    "one-legend-of-a-name": "no-legend-rule",
    "opposite-counters-annihilate": "counters-stay",
    "tokens-cease-to-exist": "token-stays-in-graveyard",
    "who-has-lost-has-lost": "nobody-loses",
    "life-changes-for-a-reason": "armor-heals",
    "a-refused-action-changes-nothing": "refusals-cost",
    "costs-are-paid": "discard-is-not-paid",
    "eternalize-only-as-a-sorcery": "at-instant-speed",
    "an-eternalized-card-is-in-exile": "exiled-on-resolution",
    "eternalize-makes-that-token": "printed-color",
}
TRACE_CATCHES = {
    "one-replacement-for-each-destruction": "one-umbra-for-each-reason",
    "only-the-chosen-umbra-goes": "destroys-every-umbra",
    "checked-until-nothing-applies": "checks-once",
    "everything-is-in-one-zone": "is-a-spell",
}


@cache
def situations() -> tuple[Situation, ...]:
    """Drawn ones, and those of all scenarios."""
    of_scenarios = (case.situation for ruling in load_rulings(FEATURES) for case in ruling.cases)
    sample = (*drawn(umbra_armor_boards(), 200), *drawn(eternalize_boards(), 100))
    return (LAST_LIFE, BOTH_COUNTERS, *of_scenarios, *(board.situation for board in sample))


LAST_LIFE = Situation(
    id="last-life",
    players={"bob": PlayerSetup(life=3)},
    objects=(ObjectSetup(id="bolt", card="Lightning Bolt", owner="alice", zone="hand"),),
    script=(Cast(by="alice", object="bolt", mana="R", targets=("bob",)), Resolve()),
)
BOTH_COUNTERS = Situation(
    id="both-counters",
    objects=(
        ObjectSetup(id="wurm", card="Craw Wurm", owner="bob", counters={"+1/+1": 1}),
        ObjectSetup(id="skinrender", card="Skinrender", owner="alice", zone="hand"),
    ),
    script=(Cast(by="alice", object="skinrender", mana="2BB"), Resolve(all=True)),
    answers=(Answer(by="alice", ask="target", prefer=("wurm",)),),
)


@given(boards())
@settings(derandomize=True, max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
def test_invariants_hold(board: Board) -> None:
    situation = board.situation
    assert broken_invariants(situation, ENGINE.run(situation)) == []
    assert broken_on_the_way(situation, ReferenceTable(situation, Policy(situation))) == []


def test_invariants_hold_in_all_scenarios() -> None:
    for situation in situations():
        assert broken_invariants(situation, ENGINE.run(situation)) == [], situation.id


def test_every_invariant_is_seen_to_catch_something() -> None:
    assert CATCHES.keys() == INVARIANTS.keys()
    assert TRACE_CATCHES.keys() | {"each-effect-gets-one-chance", "each-object-moves-once"} == TRACE_INVARIANTS.keys()


@pytest.mark.parametrize("name", INVARIANTS)
def test_an_invariant_catches_a_misreading(name: str) -> None:
    with READINGS[CATCHES[name]].applied():
        assert any(name in _broken(situation) for situation in situations())


def _broken(situation: Situation) -> set[str]:
    try:
        return {one.name for one in broken_invariants(situation, ENGINE.run(situation))}
    except EngineFailure:
        return set()


def test_an_indestructible_creature_may_die_with_what_kept_up_its_toughness() -> None:
    """704.5f: toughness 0 is no destruction."""
    situation = Situation(
        id="kept-up",
        objects=(
            ObjectSetup(id="lord", card="Lord of the Accursed", owner="alice"),
            ObjectSetup(id="digger", card="Gravedigger", owner="alice", counters={"-1/-1": 2}),
            ObjectSetup(id="ward", card="Indestructibility", owner="alice", attached_to="digger"),
            ObjectSetup(id="day", card="Day of Judgment", owner="alice", zone="hand"),
        ),
        script=(Cast(by="alice", object="day", mana="2WW"), Resolve()),
    )
    outcome = ENGINE.run(situation)
    assert outcome.snapshots[-1].objects["digger"].zone == "graveyard"
    assert broken_invariants(situation, outcome) == []


def test_nothing_is_said_of_the_table_after_the_game() -> None:
    outcome = ENGINE.run(LAST_LIFE)
    swept = replace(outcome.snapshots[-1], objects={})
    assert outcome.snapshots[-1].players["bob"].lost is True
    assert broken_invariants(LAST_LIFE, replace(outcome, snapshots=(*outcome.snapshots[:-1], swept))) == []
    before = replace(outcome.snapshots[1], objects={})
    assert broken_invariants(LAST_LIFE, replace(outcome, snapshots=(outcome.snapshots[0], before, swept))) != []


@pytest.mark.parametrize("name", TRACE_CATCHES)
def test_a_trace_invariant_catches_a_misreading(name: str) -> None:
    with READINGS[TRACE_CATCHES[name]].applied():
        assert any(
            one.name == name
            for situation in situations()
            for one in broken_on_the_way(situation, ReferenceTable(situation, Policy(situation)))
        )


def test_an_effect_that_applies_twice_is_seen() -> None:
    bear = ObjectSetup(id="bear", card="Grizzly Bears", owner="alice")
    situation = Situation(id="twice", objects=(bear,))
    game = ReferenceTable(situation, Policy(situation)).game
    assert broken_trace_invariants(game) == []
    thing, key = game.objects["bear"], ("umbra armor", "bear")
    game.destructions.append(DestructionRecord((thing,), [Settled(thing, frozenset({key}), key, False)]))
    game.moves += [(thing.reference(),), (thing.reference(),)]
    assert {one.name for one in broken_trace_invariants(game)} == {
        "each-effect-gets-one-chance",
        "each-object-moves-once",
    }
