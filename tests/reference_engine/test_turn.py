"""The turn: 500-514, and priority within it: 117."""

import pytest
from rules_table import ARMOR, Table, card

from reference_engine import priority, turn
from reference_engine.abilities import Activated, Cost, Static, Triggered
from reference_engine.cards.words import gains, plus
from reference_engine.game import Event, Game, GameObject, Waiting
from reference_engine.stack import StackObject


def on(event: str, effect: object, whose: str | None = None) -> Triggered:
    def when(game: Game, source: GameObject, seen: Event) -> bool:
        return whose is None or seen.player == whose

    return Triggered(event, when, effect)  # type: ignore[arg-type]


def test_500_1_the_steps_come_in_order_and_each_begins_once() -> None:
    """Without attackers there are no blocks and no combat damage (508.8)."""
    table = Table(step="upkeep")
    steps = []
    for _ in range(9):
        steps.append((table.game.active, table.game.step))
        turn.next_step(table.game)
    assert steps == [
        ("alice", "upkeep"), ("alice", "draw"), ("alice", "precombat_main"), ("alice", "begin_combat"),
        ("alice", "declare_attackers"), ("alice", "end_combat"), ("alice", "postcombat_main"), ("alice", "end_step"),
        ("bob", "upkeep"),
    ]  # fmt: skip
    assert {"500.2", "502.3"} <= table.rules


def test_510_4_without_first_strikers_there_is_one_damage_step() -> None:
    table = Table(step="declare_attackers")
    table.game.priority = None
    table.attack({table.put("bear", "Grizzly Bears"): "bob"})
    steps = []
    for _ in range(4):
        turn.next_step(table.game)
        steps.append(table.game.step)
    assert steps == ["declare_blockers", "combat_damage", "end_combat", "postcombat_main"]


def test_500_1_a_turn_passes_to_the_next_player_and_around() -> None:
    table = Table(seats=("alice", "bob", "carol"), active="bob", step="end_step")
    order = []
    for _ in range(3):
        table.advance("upkeep")
        order.append(table.game.active)
    assert order == ["carol", "alice", "bob"]
    assert table.game.turn == 4


def test_advancing_to_the_step_that_it_is_means_the_next_turn() -> None:
    table = Table(step="draw")
    table.advance("draw")
    assert (table.game.active, table.game.step) == ("bob", "draw")


def test_500_2_what_is_on_the_stack_resolves_on_the_way() -> None:
    table = Table()
    growth, bear = table.put("growth", "Giant Growth", zone="hand"), table.put("bear", "Grizzly Bears")
    table.cast("alice", growth, bear, mana="G")
    table.advance("begin_combat")
    assert (table.game.stack, table.size(bear)) == ([], (5, 5))


def test_502_3_only_the_active_players_permanents_untap() -> None:
    table = Table(step="end_step")
    mine = table.put("mine", "Grizzly Bears", tapped=True, sick=True)
    theirs = table.put("theirs", "Grizzly Bears", "bob", tapped=True, sick=True)
    held = table.put("held", "Grizzly Bears", "bob", controller="alice", tapped=True)
    out = table.put("out", "Grizzly Bears", "bob", tapped=True)
    out.phased_out = True
    table.advance("upkeep")
    assert [thing.tapped for thing in (mine, theirs, held, out)] == [True, False, True, True]
    assert (mine.sick, theirs.sick) == (True, False)


def test_502_a_new_turn_forgets_what_happened_this_turn() -> None:
    table = Table(step="end_step")
    bear = table.put("bear", "Grizzly Bears")
    table.destroy(bear)
    assert (table.game.died_this_turn, table.game.left_this_turn) == (True, {"alice"})
    table.advance("upkeep")
    assert not table.game.died_this_turn
    assert table.game.left_this_turn == set()


def test_504_1_the_active_player_draws_in_the_draw_step() -> None:
    table = Table(step="upkeep")
    top = table.put("top", "Forest")
    table.game.battlefield.remove(top)
    top.zone = "library"
    table.game.players["alice"].library.append(top)
    table.advance("draw")
    assert (top.zone, table.game.players["bob"].hand) == ("hand", [])
    table.advance("draw")
    assert table.game.players["bob"].props_in_hand == 1
    assert table.game.players["alice"].props_in_hand == 0


@pytest.mark.parametrize("step", ["upkeep", "draw", "begin_combat", "end_combat", "postcombat_main", "end_step"])
def test_603_2b_abilities_trigger_at_the_beginning_of_a_step(step: str) -> None:
    table = Table(step="postcombat_main" if step == "end_step" else "end_step")
    active = "alice" if step == "end_step" else "bob"
    table.put("w", card("W", "{1}", "Enchantment", on(f"begins {step}", lambda game, item: None, active)))
    table.advance(step)
    assert [item.id for item in table.game.stack] == ["w-ability"]
    assert table.game.priority == active
    assert not {"603.6a", "603.10a"} & table.rules


def test_508_nobody_has_priority_while_a_declaration_is_due() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.advance("declare_attackers")
    assert table.game.priority is None
    table.attack({bear: "bob"})
    assert table.game.priority == "alice"
    table.advance("declare_blockers")
    assert table.game.priority is None


def test_508_a_declaration_that_is_passed_over_is_made_with_nothing() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.advance("declare_attackers")
    turn.leave(table.game)
    assert table.game.attackers_declared
    table.game.attackers_declared = False
    table.attack({bear: "bob"})
    table.advance("declare_blockers")
    assert not table.game.blockers_declared
    turn.leave(table.game)
    assert table.game.blockers_declared


def test_603_7_a_delayed_ability_triggers_once_at_its_time() -> None:
    done: list[str] = []

    def effect(game: Game, item: StackObject) -> None:
        done.append(item.controller)

    table = Table()
    source = table.put("source", "Forest", "bob")
    event = Event("enters", object=source)
    ability = Triggered("delayed", lambda game, thing, event: True, effect)
    table.game.delayed.append(("end_step", Waiting("bob", source, table.view(source), ability, event)))
    table.advance("postcombat_main")
    assert (done, len(table.game.delayed)) == ([], 1)
    table.advance("end_step")
    assert [item.id for item in table.game.stack] == ["source-ability"]
    seen = table.game.stack[0].event
    assert seen is not None
    assert seen.kind == "begins end_step"
    table.resolve()
    assert (done, table.game.delayed) == (["bob"], [])
    table.advance("end_step")
    table.resolve()
    assert done == ["bob"]
    assert "603.7" in table.rules


# Cleanup


def test_514_2_damage_wears_off_and_effects_end_together() -> None:
    """CU-24: nothing is destroyed although it is indestructible only until then."""
    table = Table(step="end_step")
    bear = table.put("bear", "Grizzly Bears", damage=5)
    armor = table.put("armor", ARMOR, on=bear)
    lasting = table.put("lasting", "Silvercoat Lion")
    table.affect(Static(lambda game, source: (), (gains("indestructible"),)), bear)
    table.affect(Static(lambda game, source: (), (plus(1, 1),)), lasting, until="end of game")
    table.advance("upkeep")
    assert (bear.zone, bear.damage, armor.zone) == ("battlefield", 0, "battlefield")
    assert table.view(bear).keywords == frozenset()
    assert table.size(lasting) == (3, 3)
    assert {"514.2", "120.6"} <= table.rules


def test_514_2_of_all_permanents_also_phased_out_ones_and_shields_too() -> None:
    table = Table(step="end_step")
    mine, theirs = table.put("mine", "Craw Wurm", damage=1), table.put("theirs", "Craw Wurm", "bob", damage=1)
    out = table.put("out", "Craw Wurm", damage=1)
    out.phased_out = True
    mine.regeneration_shields = theirs.regeneration_shields = 2
    table.advance("upkeep")
    assert (mine.damage, theirs.damage, out.damage) == (0, 0, 0)
    assert (mine.regeneration_shields, theirs.regeneration_shields) == (0, 0)


def test_514_2_a_creature_that_lived_on_a_bonus_dies_in_cleanup() -> None:
    table = Table(step="end_step")
    weak = table.put("weak", "Grizzly Bears", counters={"-1/-1": 3}, damage=1)
    table.affect(Static(lambda game, source: (), (plus(3, 3),)), weak)
    assert table.size(weak) == (2, 2)
    table.advance("upkeep")
    assert weak.zone == "graveyard"
    assert {"514.3a", "704.5f"} <= table.rules


def test_514_3a_then_triggers_resolve_and_another_cleanup_follows() -> None:
    """What is marked while players have priority in cleanup wears off as well."""
    table = Table(step="end_step")
    giant = table.put("giant", "Craw Wurm", "bob")

    def hurt(game: Game, item: StackObject) -> None:
        assert game.active == "alice"
        giant.damage += 1

    table.put("w", card("W", "{1}", "Enchantment", on("put into graveyard from battlefield", hurt)))
    weak = table.put("weak", "Grizzly Bears", counters={"-1/-1": 3})
    table.affect(Static(lambda game, source: (), (plus(3, 3),)), weak)
    table.advance("upkeep")
    assert (weak.zone, giant.damage) == ("graveyard", 0)
    assert sum("effects that last until end of turn end" in entry.text for entry in table.game.trace) == 2


def test_514_3_normally_nobody_gets_priority() -> None:
    table = Table(step="end_step")
    table.put("bear", "Grizzly Bears", damage=1)
    table.advance("upkeep")
    assert "514.3a" not in table.rules


def fill(table: Table, player: str, count: int) -> list[GameObject]:
    return [table.put(f"{player}{n}", "Forest", player, zone="hand") for n in range(count)]


@pytest.mark.parametrize(("cards", "left"), [(6, 6), (7, 7), (8, 7), (10, 7)])
def test_514_1_the_active_player_discards_down_to_seven(cards: int, left: int) -> None:
    table = Table(step="end_step")
    hand = fill(table, "alice", cards)
    theirs = fill(table, "bob", 9)
    table.answer("alice", "objects", *(thing.id for thing in hand))
    table.advance("upkeep")
    assert len(table.game.players["alice"].hand) == left
    assert [thing.id for thing in hand if thing.zone == "graveyard"] == [f"alice{n}" for n in range(cards - left)]
    assert len(theirs) == len(table.game.players["bob"].hand)
    assert [ask for _, ask, _ in table.asked] == ["objects"] * (cards - left)


def test_514_1_filler_goes_first_and_counts() -> None:
    for named, filler, left in ((5, 2, (5, 2)), (5, 4, (5, 2)), (9, 3, (7, 0)), (0, 8, (0, 7)), (7, 1, (7, 0))):
        table = Table(step="end_step")
        hand = fill(table, "alice", named)
        table.game.players["alice"].props_in_hand = filler
        table.answer("alice", "objects", *(thing.id for thing in hand))
        turn.discard_down(table.game)
        assert (len(table.game.players["alice"].hand), table.game.players["alice"].props_in_hand) == left


# Priority


def test_117_3b_the_active_player_gets_priority_after_something_resolves() -> None:
    table = Table()
    growth, bear = table.put("growth", "Giant Growth", "bob", zone="hand"), table.put("bear", "Grizzly Bears")
    table.cast("bob", growth, bear, mana="G")
    assert table.game.priority == "bob"
    priority.resolve_top(table.game)
    assert table.game.priority == "alice"
    assert {"117.3b", "117.5"} <= table.rules


def test_117_4_nobody_has_priority_while_something_resolves() -> None:
    seen: list[str | None] = []

    def effect(game: Game, item: StackObject) -> None:
        seen.append(game.priority)

    table = Table()
    thing = table.put("thing", card("T", "{1}", "Artifact", Activated("go", Cost(), effect)))
    table.activate("alice", thing, "go")
    table.resolve()
    assert seen == [None]


def test_117_5_state_based_actions_come_before_triggers_and_both_before_priority() -> None:
    table = Table()
    table.put("artist", "Blood Artist")
    table.answer("alice", "target", "bob")
    bear = table.put("bear", "Grizzly Bears", damage=2)
    growth = table.put("growth", "Giant Growth", zone="hand")
    table.put("wurm", "Craw Wurm")
    table.cast("alice", growth, table.game.objects["wurm"], mana="G")
    assert bear.zone == "graveyard"
    assert [item.id for item in table.game.stack] == ["growth", "artist-ability"]


def test_605_a_mana_ability_also_ends_with_priority_for_the_player() -> None:
    table = Table()
    tapper = card("T", "{1}", "Artifact", Activated("go", Cost(tap=True), lambda game, item: None, mana_ability=True))
    thing = table.put("thing", tapper, "bob")
    table.activate("bob", thing, "go")
    assert table.game.priority == "bob"


def test_307_5_sorcery_timing() -> None:
    table = Table()
    assert priority.has_sorcery_timing(table.game, "alice")
    assert not priority.has_sorcery_timing(table.game, "bob")
    table.game.step = "postcombat_main"
    assert priority.has_sorcery_timing(table.game, "alice")
    table.game.step = "upkeep"
    assert not priority.has_sorcery_timing(table.game, "alice")
