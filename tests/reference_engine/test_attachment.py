"""Auras, Equipment and modified permanents: 303.4, 301.5, 701.3, 700.9, 702.16c."""

import pytest
from rules_table import ARMOR, ENCHANT_ANYTHING, Table, card

from reference_engine import attachment
from reference_engine.abilities import Enchant, Static
from reference_engine.cards.words import controlled_by, host, plus
from reference_engine.game import Game, GameObject


def test_701_3_attaching_moves_it_and_gives_a_new_timestamp() -> None:
    table = Table()
    bear, lion = table.put("bear", "Grizzly Bears"), table.put("lion", "Silvercoat Lion")
    aura = table.put("aura", "Holy Strength", on=bear)
    late = table.put("late", "Forest")
    assert table.size(bear) == (3, 4)
    assert attachment.attach(table.game, aura, lion)
    assert aura.attached_to is lion
    assert aura.timestamp > late.timestamp
    assert (table.size(bear), table.size(lion)) == ((2, 2), (3, 4))
    assert {"701.3a", "701.3c", "613.7e"} <= table.rules
    assert "701.3b" not in table.rules


def test_701_3b_where_it_cannot_go_or_is_already_nothing_happens() -> None:
    table = Table()
    bear, land = table.put("bear", "Grizzly Bears"), table.put("land", "Forest")
    aura = table.put("aura", "Holy Strength", on=bear)
    buried = table.put("buried", "Holy Strength", zone="graveyard")
    dead = table.put("dead", "Grizzly Bears", zone="graveyard")
    before = aura.timestamp
    for thing, to in ((aura, bear), (aura, land), (aura, aura), (aura, dead), (buried, bear)):
        assert not attachment.attach(table.game, thing, to)
    assert (aura.attached_to, aura.timestamp, buried.attached_to) == (bear, before, None)
    assert "701.3b" in table.rules
    assert "701.3a" not in table.rules


def test_303_4a_and_301_5a_what_may_be_attached_to_what() -> None:
    table = Table()
    bear, land = table.put("bear", "Grizzly Bears"), table.put("land", "Forest")
    strength, anywhere = table.put("strength", "Holy Strength"), table.put("anywhere", ARMOR)
    sword, rock = table.put("sword", "Bonesplitter"), table.put("rock", card("Rock", "{1}", "Artifact"))
    odd = table.put("odd", card("Odd", "{1}", "Enchantment - Aura"))
    can = attachment.can_be_attached
    assert [can(table.game, thing, bear) for thing in (strength, anywhere, sword, rock, odd)] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert [can(table.game, thing, land) for thing in (strength, anywhere, sword)] == [False, True, False]


def test_303_4d_what_is_a_creature_is_attached_to_nothing() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    aura = table.put("aura", card("A", "{1}", "Enchantment Creature - Aura", ENCHANT_ANYTHING, pt=(1, 1)))
    sword = table.put("sword", card("S", "{1}", "Artifact Creature - Equipment", pt=(1, 1)))
    assert not attachment.can_be_attached(table.game, aura, bear)
    assert not attachment.can_be_attached(table.game, sword, bear)


def test_303_4a_the_auras_controller_counts() -> None:
    def mine(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
        return game.controller(candidate) == player

    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    made = card("Mine", "{1}", "Enchantment - Aura", Enchant("enchant permanent you control", mine))
    assert attachment.can_be_attached(table.game, table.put("a", made), bear)
    assert not attachment.can_be_attached(table.game, table.put("b", made, "bob"), bear)


@pytest.mark.parametrize(
    ("cost", "type_line", "fits"), [("{B}", "Enchantment - Aura", False), ("{R}", "Enchantment - Aura", True)]
)
def test_702_16c_protection(cost: str, type_line: str, fits: bool) -> None:
    table = Table()
    knight = table.put("knight", "White Knight")
    aura = table.put("aura", card("Aura", cost, type_line, ENCHANT_ANYTHING))
    assert attachment.can_be_attached(table.game, aura, knight) is fits
    sword = table.put("sword", card("Sword", cost, "Artifact - Equipment"))
    assert attachment.can_be_attached(table.game, sword, knight) is fits


def test_301_5_equip_puts_it_on_an_own_creature() -> None:
    table = Table()
    bear, theirs = table.put("bear", "Grizzly Bears"), table.put("theirs", "Grizzly Bears", "bob")
    sword = table.put("sword", "Bonesplitter", on=theirs)
    table.activate("alice", sword, "Equip", bear, mana="1")
    table.resolve()
    assert (sword.attached_to, table.size(bear), table.size(theirs)) == (bear, (4, 2), (2, 2))


def test_400_7_an_attachment_remembers_no_host_that_left() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    sword = table.put("sword", "Bonesplitter", on=bear)
    old = bear.reference()
    table.destroy(bear)
    assert (sword.attached_to, sword.last_host) == (None, old)


# Modified: 700.9


def test_700_9_each_way_of_being_modified() -> None:
    table = Table()
    things = {id: table.put(id, "Grizzly Bears") for id in ("plain", "counter", "equipped", "mine", "theirs", "hit")}
    things["counter"].counters = {"charge": 1}
    things["hit"].damage, things["hit"].tapped = 1, True
    table.put("sword", "Bonesplitter", "bob", on=things["equipped"])
    table.put("own-aura", "Holy Strength", on=things["mine"])
    table.put("bobs-aura", "Holy Strength", "bob", on=things["theirs"])
    found = {id for id, thing in things.items() if attachment.is_modified(table.game, thing)}
    assert found == {"counter", "equipped", "mine"}
    assert "700.9" in table.rules
    told = [entry.text for entry in table.game.trace if "700.9" in entry.rules]
    assert len(told) == len(things)
    assert any("counter" in text and "charge" in text for text in told)
    assert any("sword" in text for text in told)
    assert any("own-aura" in text for text in told)


def test_700_9_is_told_once_for_each_answer() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    for counted in ({}, {}, {"charge": 1}, {"charge": 1}):
        bear.counters = dict(counted)
        attachment.is_modified(table.game, bear)
    assert len(table.game.trace) == 2


def test_700_9_another_attached_thing_does_not_modify() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.put("rock", card("Rock", "{1}", "Artifact"), on=bear)
    out = table.put("out", "Bonesplitter", on=bear)
    out.phased_out = True
    assert not attachment.is_modified(table.game, bear)


def test_700_9_control_of_the_permanent_decides() -> None:
    """CU-39: under its new controller the other player's Aura is no modification."""
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.put("aura", "Holy Strength", on=bear)
    assert attachment.is_modified(table.game, bear)
    table.affect(Static(lambda game, source: (), (controlled_by("bob"),)), bear)
    assert not attachment.is_modified(table.game, bear)


def test_303_4m_enchanted_is_what_it_is_attached_to() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    aura = table.put("aura", card("A", "{1}", "Enchantment - Aura", ENCHANT_ANYTHING, Static(host, (plus(1, 0),))))
    assert table.size(bear) == (2, 2)
    aura.attached_to = bear
    table.game.touch()
    assert table.size(bear) == (3, 2)
