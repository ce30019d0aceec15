"""Damage: 120, 702.2 deathtouch, 702.15 lifelink, 702.16e protection, 702.80 and 702.90."""

import pytest
from rules_table import Table, card

from reference_engine import damage
from reference_engine.abilities import Triggered
from reference_engine.damage import Portion
from reference_engine.game import Event, Game, GameObject


def source(table: Table, keywords: str = "", owner: str = "alice", id: str = "source") -> GameObject:
    return table.put(id, card("Source", "{R}", "Creature", pt=(1, 1), keywords=keywords), owner)


def deal(table: Table, amount: int, to: GameObject | str, keywords: str = "", owner: str = "alice") -> None:
    thing = source(table, keywords, owner)
    damage.deal(table.game, [Portion(thing, table.view(thing), to, amount)])


def test_120_3e_damage_is_marked_and_adds_up() -> None:
    table = Table()
    wurm = table.put("wurm", "Craw Wurm", "bob", damage=1)
    deal(table, 2, wurm)
    assert (wurm.damage, wurm.counters, wurm.deathtouched, wurm.zone) == (3, {}, False, "battlefield")
    assert {"120.3e", "120.5", "120.6"} <= table.rules
    assert not {"120.3d", "120.3f", "702.2b"} & table.rules


def test_120_3a_damage_to_a_player_is_loss_of_life() -> None:
    table = Table()
    deal(table, 3, "bob")
    assert (table.life("bob"), table.life("alice"), table.game.players["bob"].poison) == (17, 20, 0)
    assert "120.3a" in table.rules


def test_120_3b_infect_gives_a_player_poison() -> None:
    table = Table()
    table.game.players["bob"].poison = 2
    deal(table, 3, "bob", "infect")
    assert (table.life("bob"), table.game.players["bob"].poison) == (20, 5)
    assert "120.3b" in table.rules


def test_120_3a_wither_is_nothing_to_a_player() -> None:
    table = Table()
    deal(table, 3, "bob", "wither")
    assert (table.life("bob"), table.game.players["bob"].poison) == (17, 0)


@pytest.mark.parametrize("keyword", ["wither", "infect"])
def test_120_3d_counters_and_no_damage(keyword: str) -> None:
    table = Table()
    wurm = table.put("wurm", "Craw Wurm", counters={"-1/-1": 1})
    deal(table, 2, wurm, keyword)
    assert (wurm.damage, wurm.counters, table.size(wurm)) == (0, {"-1/-1": 3}, (3, 1))
    assert "120.3d" in table.rules
    assert "120.3e" not in table.rules


def test_120_3c_a_planeswalker_loses_loyalty() -> None:
    table = Table()
    walker = table.put("walker", "Elspeth, Sun's Champion", "bob", counters={"loyalty": 4})
    deal(table, 3, walker)
    assert (walker.counters, walker.damage) == ({"loyalty": 1}, 0)
    assert "120.3c" in table.rules
    deal(table, 3, walker)
    assert walker.counters == {}
    table.settle()
    assert walker.zone == "graveyard"


def test_120_3_a_creature_that_is_a_planeswalker_gets_both() -> None:
    table = Table()
    both = table.put("both", card("Both", "{1}", "Creature Planeswalker", pt=(5, 5)), counters={"loyalty": 4})
    deal(table, 3, both)
    assert (both.counters, both.damage) == ({"loyalty": 1}, 3)


def test_120_1a_other_permanents_are_not_dealt_damage() -> None:
    table = Table()
    land = table.put("land", "Forest")
    deal(table, 3, land)
    assert (land.damage, land.counters) == (0, {})


def test_120_3f_lifelink() -> None:
    table = Table()
    wurm = table.put("wurm", "Craw Wurm")
    deal(table, 3, wurm, "lifelink", "bob")
    assert (table.life("bob"), table.life("alice"), wurm.damage) == (23, 20, 3)
    assert {"120.3f", "702.15b"} <= table.rules


def test_120_3f_lifelink_is_for_the_controller_of_the_source() -> None:
    table = Table()
    thing = table.put("thing", card("T", "{1}", "Creature", pt=(1, 1), keywords="lifelink"), "alice", controller="bob")
    damage.deal(table.game, [Portion(thing, table.view(thing), "alice", 2)])
    assert (table.life("alice"), table.life("bob")) == (18, 22)


def test_108_4a_or_its_owner_if_it_has_no_controller() -> None:
    table = Table()
    spell = table.put("spell", card("S", "{1}", "Instant", keywords="lifelink"), "bob", zone="graveyard")
    damage.deal(table.game, [Portion(spell, spell.printed, "alice", 2)])
    assert (table.life("alice"), table.life("bob")) == (18, 22)


def test_702_2b_deathtouch_marks_any_amount() -> None:
    table = Table()
    wurm = table.put("wurm", "Craw Wurm", "bob")
    deal(table, 1, wurm, "deathtouch")
    assert (wurm.damage, wurm.deathtouched) == (1, True)
    assert "702.2b" in table.rules
    table.settle()
    assert wurm.zone == "graveyard"


def test_702_2b_deathtouch_with_wither_too() -> None:
    table = Table()
    wurm = table.put("wurm", "Craw Wurm")
    deal(table, 1, wurm, "deathtouch, wither")
    assert (wurm.damage, wurm.deathtouched, wurm.counters) == (0, True, {"-1/-1": 1})


@pytest.mark.parametrize("amount", [0, -1])
def test_120_8_no_damage_is_no_damage(amount: int) -> None:
    table = Table()
    wurm = table.put("wurm", "Craw Wurm", counters={"shield": 1})
    plain = table.put("plain", "Craw Wurm")
    thing = source(table, "deathtouch, lifelink")
    view = table.view(thing)
    damage.deal(table.game, [Portion(thing, view, to, amount) for to in (wurm, plain, "bob")])
    assert (wurm.counters, plain.damage, plain.deathtouched) == ({"shield": 1}, 0, False)
    assert (table.life("alice"), table.life("bob")) == (20, 20)
    assert table.game.trace == []


def test_120_8_does_not_stop_the_rest() -> None:
    table = Table()
    thing = source(table)
    damage.deal(table.game, [Portion(thing, table.view(thing), to, n) for to, n in (("alice", 0), ("bob", 2))])
    assert (table.life("alice"), table.life("bob")) == (20, 18)


@pytest.mark.parametrize(
    ("keywords", "prevented"),
    [
        ("protection from R", True),
        ("protection from B", False),
        ("protection from creatures", True),
        ("protection from B, protection from R", True),
        ("hexproof", False),
    ],
)
def test_702_16e_protection_prevents_damage(keywords: str, prevented: bool) -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{G}", "Creature", pt=(1, 5), keywords=keywords))
    deal(table, 3, thing, "lifelink, deathtouch")
    assert thing.damage == (0 if prevented else 3)
    assert table.life("alice") == (20 if prevented else 23)
    assert thing.deathtouched is not prevented
    assert ({"702.16e", "615.1"} <= table.rules) is prevented


def test_702_16e_prevents_only_what_it_names() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{G}", "Creature", pt=(1, 5), keywords="protection from R"))
    red, other = source(table), table.put("other", "Grizzly Bears")
    damage.deal(table.game, [Portion(one, table.view(one), thing, 1) for one in (red, other)])
    assert thing.damage == 1


def test_122_1c_a_shield_counter_prevents_all_the_damage_of_one_event() -> None:
    table = Table()
    thing = table.put("thing", "Craw Wurm", "bob", counters={"shield": 2})
    one, two = source(table, "deathtouch", id="one"), source(table, "lifelink", id="two")
    damage.deal(table.game, [Portion(one, table.view(one), thing, 3), Portion(two, table.view(two), thing, 2)])
    assert (thing.damage, thing.counters, thing.deathtouched) == (0, {"shield": 1}, False)
    assert table.life("alice") == 20
    assert {"122.1c", "615.1"} <= table.rules
    damage.deal(table.game, [Portion(one, table.view(one), thing, 3)])
    damage.deal(table.game, [Portion(one, table.view(one), thing, 3)])
    assert (thing.damage, thing.counters) == (3, {})


def test_122_1c_a_shield_counter_protects_its_own_permanent() -> None:
    table = Table()
    thing, other = table.put("thing", "Craw Wurm", counters={"shield": 1}), table.put("other", "Craw Wurm")
    one = source(table)
    damage.deal(table.game, [Portion(one, table.view(one), to, 1) for to in (thing, other, "bob")])
    assert (thing.damage, other.damage, table.life("bob")) == (0, 1, 19)


def test_120_damage_to_what_is_gone_or_phased_out_is_not_dealt() -> None:
    table = Table()
    gone, out = table.put("gone", "Craw Wurm", zone="graveyard"), table.put("out", "Craw Wurm")
    out.phased_out = True
    one = source(table, "lifelink")
    damage.deal(table.game, [Portion(one, table.view(one), to, 1) for to in (gone, out)])
    assert (gone.damage, out.damage, table.life("alice")) == (0, 0, 20)


def test_120_4b_each_damage_is_one_event_that_abilities_see() -> None:
    seen: list[tuple[object, ...]] = []

    def when(game: Game, thing: GameObject, event: Event) -> bool:
        assert (event.object is None) is not (event.player is None)
        hit = event.object.id if event.object else event.player
        by = event.source.id if event.source else None
        seen.append((hit, by, event.source_controller, event.amount, event.combat))
        return False

    table = Table()
    table.put("watcher", card("W", "{1}", "Enchantment", Triggered("deals damage", when, lambda game, item: None)))
    bear = table.put("bear", "Grizzly Bears")
    one = source(table, owner="bob")
    portions = [Portion(one, table.view(one), "alice", 2), Portion(one, table.view(one), bear, 1)]
    damage.deal(table.game, portions)
    damage.deal(table.game, portions[:1], combat=True)
    assert seen == [
        ("alice", "source", "bob", 2, False),
        ("bear", "source", "bob", 1, False),
        ("alice", "source", "bob", 2, True),
    ]


# Fights: 701.14


def test_701_14a_each_deals_damage_equal_to_its_power() -> None:
    table = Table()
    wurm, giant = table.put("wurm", "Craw Wurm"), table.put("giant", "Hill Giant", "bob")
    damage.fight(table.game, wurm, giant)
    assert (wurm.damage, giant.damage) == (3, 6)
    assert "701.14a" in table.rules


def test_701_14a_negative_power_deals_nothing() -> None:
    table = Table()
    weak = table.put("weak", "Grizzly Bears", counters={"-1/-1": 1})
    zero = table.put("zero", card("Zero", "{1}", "Creature", pt=(-1, 3)), "bob")
    damage.fight(table.game, weak, zero)
    assert (weak.damage, zero.damage) == (0, 1)


def test_701_14b_no_fight_without_two_creatures() -> None:
    table = Table()
    wurm, rock = table.put("wurm", "Craw Wurm"), table.put("rock", card("Rock", "{1}", "Artifact"), "bob")
    damage.fight(table.game, wurm, rock)
    damage.fight(table.game, rock, wurm)
    assert (wurm.damage, rock.damage) == (0, 0)
    assert "701.14a" not in table.rules
