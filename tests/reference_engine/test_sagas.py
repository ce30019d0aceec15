"""Sagas: lore counters, chapters and the last one (714, 704.5s)."""

from rules_table import Table

from reference_engine import entering, turn
from reference_engine.game import GameObject

SAGA = "The Birth of Meletis"


def saga(table: Table, lore: int) -> GameObject:
    return table.put("saga", SAGA, counters={"lore": lore} if lore else {})


def walls(table: Table) -> list[GameObject]:
    return [thing for thing in table.game.permanents() if thing.printed.name == "Wall Token"]


def test_714_3c_a_lore_counter_in_the_precombat_main_phase_and_the_chapter_triggers() -> None:
    table = Table(step="draw")
    thing = saga(table, 1)
    turn.advance(table.game, "precombat_main")
    assert thing.counters == {"lore": 2}
    assert [item.controller for item in table.game.stack] == ["alice"]
    assert {"714.3c", "505.4", "714.2b"} <= table.rules
    table.resolve()
    assert [(table.size(wall), table.view(wall).controller) for wall in walls(table)] == [((0, 4), "alice")]
    assert thing.zone == "battlefield"


def test_714_3c_in_the_turn_of_its_controller_only() -> None:
    table = Table(active="bob", step="draw")
    thing = saga(table, 1)
    turn.advance(table.game, "precombat_main")
    assert (thing.counters, table.game.stack) == ({"lore": 1}, [])


def test_614_16_no_effect_puts_the_counter_so_doubling_season_leaves_it() -> None:
    table = Table(step="draw")
    table.put("season", "Doubling Season")
    thing = saga(table, 0)
    turn.advance(table.game, "precombat_main")
    assert thing.counters == {"lore": 1}


def test_704_5s_sacrificed_after_the_last_chapter_has_left_the_stack() -> None:
    table = Table(step="draw")
    thing = saga(table, 2)
    turn.advance(table.game, "precombat_main")
    assert (thing.counters, thing.zone, len(table.game.stack)) == ({"lore": 3}, "battlefield", 1)
    table.resolve()
    assert (table.life("alice"), thing.zone) == (22, "graveyard")
    assert "704.5s" in table.rules


def test_714_3a_enters_with_a_lore_counter_and_the_first_chapter_triggers() -> None:
    table = Table()
    card = table.put("saga", SAGA, zone="hand")
    plains = table.put("plains", "Plains", zone="library")
    entering.enter(table.game, [(card, "alice")])
    assert (card.counters, table.game.waiting[0].ability.chapter, len(table.game.waiting)) == ({"lore": 1}, 1, 1)
    table.settle()
    table.resolve()
    assert (plains.zone, card.zone) == ("hand", "battlefield")


def test_614_16_with_doubling_season_it_enters_with_two_and_both_chapters_trigger() -> None:
    table = Table()
    table.put("season", "Doubling Season")
    card = table.put("saga", SAGA, zone="hand")
    entering.enter(table.game, [(card, "alice")])
    assert card.counters == {"lore": 2}
    assert sorted(entry.ability.chapter for entry in table.game.waiting) == [1, 2]
