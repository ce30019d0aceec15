"""What all adapters for other people's engines must do, played on the engines themselves: phase, XMage, Forge, council4
and Magarena. Skipped, and it says so, for an engine that is not there."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from local_engines import FORGE, LOCAL_ENGINES, PHASE, XMAGE, LocalEngine
from small_boards import (
    BEAR,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    advance,
    answer,
    attack,
    block,
    cast,
    last,
    played,
    run,
    thing,
)

from mtg_conformance.documents import Outcome
from mtg_conformance.engines.child import ChildEngine


@pytest.fixture(
    scope="module", params=[pytest.param(one, id=one.key, marks=one.needed) for one in (PHASE, *LOCAL_ENGINES)]
)
def local(request: pytest.FixtureRequest) -> LocalEngine:
    """Each engine that is there."""
    engine: LocalEngine = request.param
    return engine


@pytest.fixture(scope="module")
def engine(local: LocalEngine) -> Iterator[ChildEngine]:
    """One process for all tests: it must not remember one run in the next."""
    with local.start() as engine:
        yield engine


@pytest.fixture
def asks(local: LocalEngine) -> None:
    """For tests of a question that an engine may leave out; that it does is a finding."""
    if local.decides:
        pytest.skip(f"{local.name} asks nobody which replacement effect applies")


@pytest.mark.parametrize("local", LOCAL_ENGINES, ids=lambda local: local.key)
def test_without_an_engine_it_says_what_is_missing(local: LocalEngine) -> None:
    without = {name: value for name, value in os.environ.items() if name not in local.variables}
    done = subprocess.run([sys.executable, str(local.folder / "run.py")], env=without, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert local.variables[0] in done.stderr


@pytest.mark.parametrize("local", [pytest.param(one, id=one.key, marks=one.needed) for one in (XMAGE, FORGE)])
def test_a_seed_that_is_no_number_is_told(local: LocalEngine) -> None:
    done = subprocess.run([sys.executable, str(local.folder / "run.py"), "chance"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == ["expected a whole number as the seed, found chance"]


def test_the_description(local: LocalEngine, engine: ChildEngine) -> None:
    said = engine.describe()
    assert (said.name, said.forced) == (local.name, ())
    assert bool(said.declares) == local.declares


def test_the_start_is_as_the_situation_says(engine: ChildEngine) -> None:
    outcome = played(
        engine,
        players={"alice": {"life": 7, "poison": 3}},
        objects=[
            thing("umbra", "Boar Umbra", attached_to="bear"),
            thing("bear", "Grizzly Bears", damage=2, tapped=True, counters={"+1/+1": 2, "charge": 1}),
            thing("stolen", "Hill Giant", "bob", controller="alice"),
            thing("copy", "Memnite", token=True),
            thing("mask", "Mask", token=True, attached_to="stolen"),
            thing("card", "Murder", "bob", zone="hand"),
            thing("dead", "Craw Wurm", "bob", zone="graveyard"),
            thing("gone", "Shock", zone="exile"),
            thing("below", "Shock", zone="library"),
        ],
    )
    (start,) = outcome.snapshots
    bear = start.objects["bear"]
    assert (bear.zone, bear.damage, bear.tapped, bear.counters) == ("battlefield", 2, True, {"+1/+1": 2, "charge": 1})
    assert (bear.power, bear.toughness, bear.colors, bear.mana_cost) == (7, 7, ("G",), "{1}{G}")
    assert start.objects["umbra"].attached_to == "bear"
    assert (start.objects["stolen"].owner, start.objects["stolen"].controller) == ("bob", "alice")
    assert (start.objects["copy"].is_token, start.objects["copy"].mana_cost) == (True, "{0}")
    assert (start.objects["mask"].is_token, start.objects["mask"].attached_to) == (True, "stolen")
    zones = [start.objects[id].zone for id in ("card", "dead", "gone", "below")]
    assert zones == ["hand", "graveyard", "exile", "library"]
    assert start.objects["card"].controller is None
    assert (start.players["alice"].life, start.players["alice"].poison, start.players["alice"].exile) == (7, 3, 1)
    assert (start.players["bob"].hand, start.players["bob"].graveyard) == (1, 1)
    assert (start.game.step, start.game.active, start.game.priority) == ("precombat_main", "alice", "alice")


@pytest.mark.parametrize("step", ["upkeep", "draw", "precombat_main", "begin_combat", "postcombat_main", "end_step"])
@pytest.mark.parametrize("active", ["alice", "bob"])
def test_a_game_can_start_in_a_step(engine: ChildEngine, step: str, active: str) -> None:
    outcome = played(engine, step=step, active=active, objects=[BEAR])
    start = outcome.snapshots[0]
    assert (start.game.step, start.game.active, start.game.priority, start.game.stack) == (step, active, active, ())
    assert start.players[active].hand == 0


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"step": "combat_damage"}, "combat_damage"),
        ({"objects": [thing("it", "No Such Card")]}, "No Such Card"),
        ({"objects": [thing("it", "Murder", zone="command")]}, "command"),
        ({"seats": ["alice", "bob", "carol"]}, "two players"),
        ({"objects": [thing("bear", "Grizzly Bears", counters={"no such kind": 1})]}, "no such kind"),
    ],
)
def test_what_it_lacks_is_unsupported(
    local: LocalEngine, engine: ChildEngine, fields: dict[str, Any], reason: str
) -> None:
    if reason in local.takes:
        pytest.skip(f"{local.name} can have that")
    outcome = run(engine, **fields)
    assert outcome.stopped is not None
    assert outcome.stopped.because == "unsupported"
    assert reason in outcome.stopped.detail


def test_murder_destroys_and_its_mana_is_gone(engine: ChildEngine) -> None:
    outcome = played(
        engine,
        objects=[BEAR, thing("murder", "Murder", "bob", zone="hand"), thing("shock", "Shock", "bob", zone="hand")],
        script=[cast("bob", "murder", "1BBR", "bear"), RESOLVE],
    )
    assert [entry.id for entry in outcome.snapshots[1].game.stack or ()] == ["murder"]
    assert outcome.snapshots[1].game.priority == "bob"
    assert last(outcome, "bear").zone == "graveyard"
    assert outcome.decisions == ()
    again = run(
        engine,
        objects=[BEAR, thing("murder", "Murder", zone="hand"), thing("shock", "Shock", zone="hand")],
        script=[cast("alice", "murder", "1BBR", "bear"), RESOLVE, cast("alice", "shock", "", "bob")],
    )
    assert [action.accepted for action in again.actions] == [True, True, False]


@pytest.mark.usefixtures("asks")
@pytest.mark.parametrize("other", ["Crab Umbra", "Boar Umbra"])
@pytest.mark.parametrize("chosen", ["boar", "other"])
def test_the_creatures_controller_picks_the_umbra(engine: ChildEngine, chosen: str, other: str) -> None:
    outcome = played(
        engine,
        objects=[
            BEAR,
            thing("boar", "Boar Umbra", attached_to="bear"),
            thing("other", other, "bob", attached_to="bear"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[cast("bob", "murder", "1BB", "bear"), RESOLVE],
        answers=[answer("bob", "replacement", "boar", "other"), answer("alice", "replacement", chosen)],
    )
    assert {id for id in ("boar", "other") if last(outcome, id).zone == "graveyard"} == {chosen}
    (decision,) = outcome.decisions
    assert (decision.by, decision.ask, decision.chose) == ("alice", "replacement", chosen)
    assert set(decision.options) == {"boar", "other"}


@pytest.mark.usefixtures("asks")
@pytest.mark.parametrize(("choice", "umbra"), [("regeneration", "battlefield"), ("boar", "graveyard")])
def test_regeneration_is_an_option_of_its_own(engine: ChildEngine, choice: str, umbra: str) -> None:
    outcome = played(
        engine,
        objects=[
            BEAR,
            thing("boar", "Boar Umbra", attached_to="bear"),
            thing("regrow", "Regenerate", zone="hand"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[cast("alice", "regrow", "1G", "bear"), RESOLVE, cast("bob", "murder", "1BB", "bear"), RESOLVE],
        answers=[answer("alice", "replacement", choice)],
    )
    assert (last(outcome, "bear").tapped, last(outcome, "boar").zone) == (choice == "regeneration", umbra)
    assert set(outcome.decisions[0].options) == {"regeneration", "boar"}


@pytest.mark.usefixtures("asks")
def test_a_question_without_an_answer_stops_the_run(engine: ChildEngine) -> None:
    outcome = run(
        engine,
        objects=[
            BEAR,
            thing("boar", "Boar Umbra", attached_to="bear"),
            thing("crab", "Crab Umbra", attached_to="bear"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[cast("bob", "murder", "1BB", "bear"), RESOLVE],
        answers=[answer("bob", "replacement", "boar")],
    )
    assert outcome.stopped is not None
    assert (outcome.stopped.because, outcome.stopped.at) == ("unanswered", 1)
    assert "alice was asked (replacement" in outcome.stopped.detail
    after = played(engine, objects=[BEAR])
    assert last(after, "bear").zone == "battlefield"


def playable(outcome: Outcome, local: LocalEngine) -> Outcome:
    """Skips where the engine is known to have few cards, and lacks one of these."""
    if outcome.stopped is not None and local.lacks and outcome.stopped.because == "unsupported":
        pytest.skip(outcome.stopped.detail)
    assert outcome.stopped is None
    return outcome


@pytest.mark.parametrize("host", [None, "bear"])
def test_who_names_a_target_casts_with_bestow(engine: ChildEngine, local: LocalEngine, host: str | None) -> None:
    outcome = run(
        engine,
        objects=[BEAR, thing("satyr", "Boon Satyr", zone="hand")],
        script=[cast("alice", "satyr", "3GG", host) if host else cast("alice", "satyr", "1GG"), RESOLVE],
    )
    satyr = last(playable(outcome, local), "satyr")
    assert (satyr.zone, satyr.attached_to) == ("battlefield", host)
    assert ("Creature" in satyr.types) is (host is None)
    assert last(outcome, "bear").power == (6 if host else 2)


def rings_and_lands(lands: int) -> dict[str, Any]:
    """Rings of Brighthearth copies for {2} what the striker does; so many lands can pay for it."""
    return {
        "objects": [
            thing("rings", "Rings of Brighthearth"),
            thing("striker", "Sinuous Striker", counters={"+1/+1": 1}),
            *(thing(f"land-{n}", "Forest") for n in range(lands)),
        ],
        "script": [activate("alice", "striker", "{U}", "U"), RESOLVE_ALL],
        "answers": [answer("alice", "may", "yes"), answer("alice", "objects", "land-2", "land-1", "land-0")],
    }


@pytest.mark.parametrize("lands", [0, 2, 3])
def test_mana_while_something_resolves_comes_from_lands(engine: ChildEngine, local: LocalEngine, lands: int) -> None:
    outcome = run(engine, **rings_and_lands(lands))
    if local.taps and lands > 2:
        assert outcome.stopped is not None
        assert outcome.stopped.because == "unsupported"
        assert "lands of its own choice" in outcome.stopped.detail
        return
    outcome = playable(outcome, local)
    tapped = {id for id, one in outcome.snapshots[-1].objects.items() if one.tapped}
    assert tapped == {0: set(), 2: {"land-0", "land-1"}, 3: {"land-1", "land-2"}}[lands]
    assert last(outcome, "striker").power == (5 if lands else 4)


def test_a_cost_that_the_lands_do_not_cover_is_not_paid_by_halves(engine: ChildEngine, local: LocalEngine) -> None:
    """Forge can't untap what it has tapped for a cost that stays unpaid; so its adapter says no more."""
    outcome = run(engine, **rings_and_lands(1))
    if local.key == "forge":
        assert outcome.stopped is not None
        assert outcome.stopped.because == "unsupported"
        assert outcome.stopped.detail == "what the player can tap does not pay all of the cost ({1} is left)"
        assert len(outcome.snapshots) == 2, "and nothing is shown of what came of it"
    else:
        assert last(playable(outcome, local), "striker").power == 4


@pytest.mark.parametrize(
    "action",
    [
        cast("alice", "murder", "1B", "bear"),
        cast("alice", "murder", "1BB", "boar"),
        cast("alice", "murder", "1BB"),
        cast("alice", "murder", "1BB", "bear", "giant"),
        cast("bob", "judgment", "2WW"),
        activate("bob", "combatant", "Eternalize", "4UU"),
        activate("alice", "bear", "{T}"),
        attack("alice", bear="bob"),
        advance("combat_damage"),
        RESOLVE,
    ],
)
def test_a_refused_action_leaves_no_trace(engine: ChildEngine, action: dict[str, Any]) -> None:
    outcome = run(
        engine,
        objects=[
            BEAR,
            thing("giant", "Hill Giant", "bob"),
            thing("boar", "Boar Umbra", attached_to="bear"),
            thing("murder", "Murder", zone="hand"),
            thing("judgment", "Day of Judgment", "bob", zone="hand"),
            thing("combatant", "Proven Combatant", "bob", zone="graveyard"),
        ],
        script=[action, cast("alice", "murder", "1BB", "giant"), RESOLVE],
    )
    assert outcome.stopped is None
    assert [result.accepted for result in outcome.actions] == [False, True, True]
    assert outcome.snapshots[1] == outcome.snapshots[0]
    assert last(outcome, "giant").zone == "graveyard"


def test_a_refused_block_can_be_made_otherwise(engine: ChildEngine) -> None:
    outcome = run(
        engine,
        objects=[BEAR, thing("giant", "Hill Giant", "bob"), thing("tapped", "Memnite", "bob", tapped=True)],
        script=[
            advance("declare_attackers"),
            attack("alice", giant="bob"),
            attack("alice", bear="bob"),
            advance("declare_blockers"),
            block("bob", giant="bear", tapped="bear"),
            block("bob", giant="bear"),
            advance("combat_damage"),
        ],
    )
    assert [result.accepted for result in outcome.actions] == [True, False, True, True, False, True, True]
    assert outcome.snapshots[4] == outcome.snapshots[5]
    assert outcome.snapshots[4].game.priority is None
    assert outcome.snapshots[6].objects["giant"].blocking is True
    assert (last(outcome, "bear").zone, last(outcome, "giant").damage) == ("graveyard", 2)


def test_a_new_token_is_named_and_a_gone_one_is_nowhere(engine: ChildEngine) -> None:
    outcome = played(
        engine,
        objects=[
            thing("combatant", "Proven Combatant", zone="graveyard"),
            thing("unsummon", "Unsummon", zone="hand"),
        ],
        script=[
            activate("alice", "combatant", "Eternalize", "4UU", puts="coming-back"),
            RESOLVE,
            cast("alice", "unsummon", "U", "new-1"),
            RESOLVE,
        ],
    )
    (entry,) = outcome.snapshots[1].game.stack or ()
    assert (entry.id, entry.kind, entry.controller, entry.source) == ("coming-back", "ability", "alice", "combatant")
    token = outcome.snapshots[2].objects["new-1"]
    assert (token.name, token.power, token.toughness) == ("Proven Combatant", 4, 4)
    assert (token.colors, token.mana_cost, token.mana_value) == (("B",), None, 0)
    assert token.is_token is True
    assert token.subtypes == ("Human", "Warrior", "Zombie")
    assert last(outcome, "combatant").zone == "exile"
    assert last(outcome, "new-1").zone == "nowhere"


def test_what_is_given_up_is_what_the_action_names(engine: ChildEngine) -> None:
    outcome = played(
        engine,
        objects=[
            thing("champion", "Sunscourge Champion", zone="graveyard"),
            thing("shock", "Shock", zone="hand"),
            thing("murder", "Murder", zone="hand"),
        ],
        script=[activate("alice", "champion", "Eternalize", "2WW", pays={"discard": ["murder"]})],
    )
    assert (last(outcome, "shock").zone, last(outcome, "murder").zone) == ("hand", "graveyard")
    assert last(outcome, "champion").zone == "exile"


@XMAGE.needed
def test_xmages_types_are_on_offer_in_a_fixed_order() -> None:
    with XMAGE.start() as engine:
        outcome = played(
            engine,
            objects=[BEAR, thing("conspiracy", "Conspiracy", zone="hand")],
            script=[cast("alice", "conspiracy", "3BB"), RESOLVE],
            answers=[answer("alice", "type", "Elf")],
        )
    assert last(outcome, "bear").subtypes == ("Elf",)
    (decision,) = outcome.decisions
    assert len(decision.options) > 200
    assert list(decision.options) == sorted(map(str, decision.options))


@pytest.mark.parametrize(("mana", "life"), [("1BB", 20), ("1B", 18), ("1", 16)])
def test_phyrexian_mana_is_paid_with_life_where_the_mana_is_short(engine: ChildEngine, mana: str, life: int) -> None:
    outcome = played(
        engine,
        objects=[thing("giant", "Hill Giant", "bob"), thing("dismember", "Dismember", zone="hand")],
        script=[cast("alice", "dismember", mana, "giant"), RESOLVE],
    )
    assert outcome.snapshots[-1].players["alice"].life == life
    assert last(outcome, "giant").zone == "graveyard"


def test_the_same_situation_gives_the_same_outcome(local: LocalEngine, engine: ChildEngine) -> None:
    fields: dict[str, Any] = {
        "objects": [
            *(thing(f"bear-{n}", "Grizzly Bears") for n in range(5)),
            thing("day", "Day of Judgment", zone="hand"),
            thing("artist", "Blood Artist"),
        ],
        "script": [cast("alice", "day", "2WW"), RESOLVE_ALL],
        "answers": [answer("alice", "target", "bob")],
    }
    first = played(engine, **fields)
    played(engine, objects=[BEAR])
    assert played(engine, **fields) == first
    assert first.snapshots[-1].players["bob"].life == 14
    with local.start() as fresh:
        assert played(fresh, **fields) == first
