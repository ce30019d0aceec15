"""What static abilities say about all damage and about gaining life: 615.12, 120.3d, 119.3, 101.2."""

import pytest
from rules_table import Table, card

from reference_engine import damage, life
from reference_engine.damage import Portion
from reference_engine.game import GameObject


def deal(table: Table, amount: int, to: GameObject | str, keywords: str = "") -> None:
    thing = table.put("source", card("Source", "{R}", "Creature", pt=(1, 1), keywords=keywords), "alice")
    damage.deal(table.game, [Portion(thing, table.view(thing), to, amount)])


def test_120_3d_all_damage_as_by_wither() -> None:
    table = Table()
    table.put("torment", "Everlasting Torment", "bob")
    wurm = table.put("wurm", "Craw Wurm", "bob")
    deal(table, 2, wurm)
    assert (wurm.damage, wurm.counters, wurm.deathtouched) == (0, {"-1/-1": 2}, False)
    assert {"120.3d", "611.3a"} <= table.rules
    assert "120.3e" not in table.rules


def test_702_2b_such_damage_is_deathtouch_damage_all_the_same() -> None:
    table = Table()
    table.put("torment", "Everlasting Torment", "bob")
    wurm = table.put("wurm", "Craw Wurm", "bob")
    deal(table, 1, wurm, "deathtouch")
    assert (wurm.damage, wurm.counters, wurm.deathtouched) == (0, {"-1/-1": 1}, True)


def test_120_3a_to_a_player_it_is_loss_of_life() -> None:
    table = Table()
    table.put("torment", "Everlasting Torment", "bob")
    deal(table, 3, "bob")
    assert table.life("bob") == 17


@pytest.mark.parametrize("torment", [False, True])
def test_615_12_protection_prevents_unless_nothing_can(torment: bool) -> None:
    table = Table()
    if torment:
        table.put("torment", "Everlasting Torment")
    knight = table.put("knight", card("Knight", "{W}", "Creature", pt=(5, 5), keywords="protection from R"), "bob")
    deal(table, 2, knight)
    assert knight.counters == ({"-1/-1": 2} if torment else {})
    assert ("615.12" in table.rules) is torment
    assert ("702.16e" in table.rules) is not torment


@pytest.mark.parametrize("torment", [False, True])
def test_615_12_a_shield_counter_goes_though_nothing_is_prevented(torment: bool) -> None:
    table = Table()
    if torment:
        table.put("torment", "Everlasting Torment")
    wurm = table.put("wurm", "Craw Wurm", "bob", counters={"shield": 1})
    deal(table, 2, wurm)
    assert wurm.counters == ({"-1/-1": 2} if torment else {})
    assert "122.1c" in table.rules


@pytest.mark.parametrize("torment", [False, True])
def test_119_3_life_is_gained_unless_nobody_can(torment: bool) -> None:
    table = Table()
    if torment:
        table.put("torment", "Everlasting Torment")
    life.gain(table.game, "alice", 2)
    deal(table, 3, "bob", "lifelink")
    assert (table.life("alice"), table.life("bob")) == (20 if torment else 25, 17)
    assert ("101.2" in table.rules) is torment


def test_107_1b_a_negative_gain_is_none() -> None:
    table = Table()
    life.gain(table.game, "alice", -2)
    assert table.life("alice") == 20
