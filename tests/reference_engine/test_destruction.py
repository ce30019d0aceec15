"""Destruction and what happens instead: 701.8, 702.89, 702.12, 701.19, 122.1c, 614, 616, 400.6.

Made-up Auras named "Armor" have umbra armor and enchant any permanent, as Mask tokens do."""

import pytest
from rules_table import ARMOR, ENCHANT_ANYTHING, Table, card

from reference_engine import destruction
from reference_engine.abilities import Static, Triggered
from reference_engine.cards.words import gains, host, plus
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject

STURDY_ARMOR = card("Armor", "{1}", "Enchantment - Aura", ENCHANT_ANYTHING, keywords="umbra armor, indestructible")


def spell(table: Table, controller: str = "bob") -> StackObject:
    """Something that destroys: a spell or ability on the stack."""
    source = table.put(f"spell{len(table.game.objects)}", "Murder", controller, zone="graveyard")
    return StackObject(source.id, "spell", controller, source.reference(), source.printed, None)


def zones_of(*things: GameObject) -> list[str]:
    return [thing.zone for thing in things]


def test_701_8a_destruction_moves_to_the_owners_graveyard() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", "bob", controller="alice", damage=1, counters={"+1/+1": 1})
    assert table.destroy(bear) == ["bear"]
    assert table.game.players["bob"].graveyard == [bear]
    assert (bear.damage, bear.counters, bear.tapped) == (0, {}, False)
    assert {"701.8a", "701.8b", "400.7"} <= table.rules


def test_701_8_only_permanents_are_destroyed() -> None:
    table = Table()
    buried = table.put("buried", "Grizzly Bears", zone="graveyard")
    before = buried.incarnation
    assert table.destroy(buried) == []
    assert buried.incarnation == before


def test_702_89a_the_aura_goes_and_the_damage_is_gone() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=1, tapped=True)
    bystander = table.put("bystander", "Grizzly Bears", damage=1)
    armor = table.put("armor", ARMOR, "bob", on=bear)
    assert table.destroy(bear, cause=spell(table)) == ["armor"]
    assert zones_of(bear, armor) == ["battlefield", "graveyard"]
    assert (bear.damage, bear.tapped, bystander.damage) == (0, True, 1)
    assert table.game.players["bob"].graveyard[0] is armor
    assert {"702.89a", "614.6", "614.1a", "701.8a", "120.6"} <= table.rules
    assert table.asked == []
    assert not {"616.2", "614.5", "701.19c"} & table.rules


def test_702_89a_only_an_aura_with_umbra_armor_protects() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    strength = table.put("strength", "Holy Strength", on=bear)
    plate = table.put("plate", card("Plate", "{1}", "Artifact - Equipment", keywords="umbra armor"), on=bear)
    other = table.put("other", "Grizzly Bears")
    elsewhere = table.put("elsewhere", ARMOR, on=other)
    assert table.destroy(bear) == ["bear"]
    assert zones_of(strength, plate, elsewhere) == ["battlefield"] * 3  # until state-based actions


def test_702_26b_a_phased_out_aura_protects_nothing() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.put("armor", ARMOR, on=bear).phased_out = True
    assert table.destroy(bear) == ["bear"]


@pytest.mark.parametrize("picked", ["one", "two", "three"])
def test_616_1_the_controller_of_the_creature_picks(picked: str) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", "alice", controller="bob")
    auras = [table.put(id, ARMOR, "alice", on=bear) for id in ("one", "two", "three")]
    table.answer("bob", "replacement", picked)
    assert table.destroy(bear) == [picked]
    assert table.asked == [("bob", "replacement", ("one", "two", "three"))]
    assert table.askers == ["bear"]
    assert [aura.zone == "graveyard" for aura in auras] == [aura.id == picked for aura in auras]
    assert {"616.1", "616.1e"} <= table.rules


def test_616_1_choices_come_in_turn_order() -> None:
    """101.4: the active player chooses first, whatever the order of arrival."""
    table = Table(active="bob")
    ours, theirs = table.put("ours", "Grizzly Bears"), table.put("theirs", "Grizzly Bears", "bob")
    for host_, names in ((ours, ("a1", "a2")), (theirs, ("b1", "b2"))):
        for name in names:
            table.put(name, ARMOR, on=host_)
    table.answer("alice", "replacement", "a2")
    table.answer("bob", "replacement", "b1")
    assert sorted(table.destroy(ours, theirs)) == ["a2", "b1"]
    assert [player for player, _, _ in table.asked] == ["bob", "alice"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_400_6_creature_and_aura_destroyed_at_once(order: tuple[int, int]) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    armor = table.put("armor", ARMOR, on=bear)
    both = (bear, armor)
    assert table.destroy(*(both[n] for n in order)) == ["armor"]
    assert zones_of(bear, armor) == ["battlefield", "graveyard"]
    assert "400.6" in table.rules
    assert sum("armor is destroyed" in entry.text for entry in table.game.trace if "701.8a" in entry.rules) == 1


def test_400_6_two_umbras_and_everything_destroyed() -> None:
    """CU-10: one goes for the creature, both by the spell."""
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    one, two = table.put("one", ARMOR, on=bear), table.put("two", ARMOR, on=bear)
    table.answer("alice", "replacement", "two")
    assert sorted(table.destroy(bear, one, two)) == ["one", "two"]
    assert bear.zone == "battlefield"


def test_614_4_auras_save_although_their_source_of_armor_dies_too() -> None:
    """CU-30: all that is destroyed at once is looked at as it was before."""
    table = Table()
    mystic, bear = table.put("mystic", "Umbra Mystic"), table.put("bear", "Grizzly Bears")
    strength = table.put("strength", "Holy Strength", on=bear)
    assert sorted(table.destroy(mystic, bear)) == ["mystic", "strength"]
    assert zones_of(bear, strength) == ["battlefield", "graveyard"]


def test_701_8a_things_without_protection_all_go_at_once() -> None:
    table = Table()
    bears = [table.put(f"bear{n}", "Grizzly Bears") for n in range(3)]
    assert table.destroy(*bears) == ["bear0", "bear1", "bear2"]


# Indestructible: 702.12b, 614.17c


def test_702_12b_an_indestructible_creature_uses_nothing_up() -> None:
    table = Table()
    myr = table.put("myr", "Darksteel Myr", counters={"shield": 1}, damage=1)
    armor = table.put("armor", ARMOR, on=myr)
    myr.regeneration_shields = 1
    assert table.destroy(myr, cause=spell(table)) == []
    assert zones_of(myr, armor) == ["battlefield", "battlefield"]
    assert (myr.regeneration_shields, myr.counters, myr.damage) == (1, {"shield": 1}, 1)
    assert {"702.12b", "614.17c", "614.7", "701.8b"} <= table.rules
    assert table.asked == []


def test_702_12b_without_anything_to_replace_it_there_is_only_that_rule() -> None:
    table = Table()
    myr = table.put("myr", "Darksteel Myr")
    assert table.destroy(myr) == []
    assert "702.12b" in table.rules
    assert "614.17c" not in table.rules


def test_702_12b_lethal_damage_and_deathtouch_are_ignored() -> None:
    table = Table()
    myr = table.put("myr", "Darksteel Myr", damage=3)
    armor = table.put("armor", ARMOR, on=myr)
    table.settle()
    myr.deathtouched = True
    table.settle()
    assert zones_of(myr, armor) == ["battlefield", "battlefield"]
    assert {"702.12b", "704.5g", "704.5h", "614.17c"} <= table.rules


def test_cu_22_an_indestructible_aura_saves_again_and_again() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    aura = table.put("aura", STURDY_ARMOR, on=bear)
    for _ in range(2):
        bear.damage = 2
        assert table.destroy(bear, cause=spell(table)) == []
        assert (bear.damage, aura.attached_to) == (0, bear)
    bear.damage = 2
    table.settle()  # lethal damage: the damage is removed, so there is no loop
    assert zones_of(bear, aura) == ["battlefield", "battlefield"]
    assert bear.damage == 0


def test_cu_22_next_to_an_ordinary_umbra_either_may_be_picked() -> None:
    for picked, left in (("aura", ["battlefield", "battlefield"]), ("plain", ["battlefield", "graveyard"])):
        table = Table()
        bear = table.put("bear", "Grizzly Bears")
        aura, plain = table.put("aura", STURDY_ARMOR, on=bear), table.put("plain", ARMOR, on=bear)
        table.answer("alice", "replacement", picked)
        table.destroy(bear)
        assert zones_of(aura, plain) == left
        assert bear.zone == "battlefield"


# Auras on Auras: 614.5, 616.1f, 616.2


def test_cu_25_an_umbra_on_the_umbra_goes_in_its_place() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=1)
    a = table.put("a", ARMOR, on=bear)
    b = table.put("b", ARMOR, on=a)
    assert table.destroy(bear, cause=spell(table)) == ["b"]
    assert zones_of(bear, a, b) == ["battlefield", "battlefield", "graveyard"]
    assert bear.damage == 0
    assert {"616.2", "614.5"} <= table.rules


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0), (0, 2, 1), (2, 0, 1)])
def test_cu_25_all_three_destroyed_at_once(order: tuple[int, ...]) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    a = table.put("a", ARMOR, on=bear)
    b = table.put("b", ARMOR, on=a)
    things = (bear, a, b)
    assert table.destroy(*(things[n] for n in order), cause=spell(table)) == ["b"]
    assert zones_of(bear, a, b) == ["battlefield", "battlefield", "graveyard"]
    assert "400.6" in table.rules


def test_400_6_what_was_settled_is_kept_for_whoever_looks_back() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"shield": 1})
    a = table.put("a", ARMOR, on=bear)
    b = table.put("b", ARMOR, on=a)
    sturdy, other = table.put("sturdy", "Darksteel Myr"), table.put("other", "Hill Giant")
    other.regeneration_shields = 1
    lion = table.put("lion", "Silvercoat Lion", counters={"shield": 1})
    table.answer("alice", "replacement", "a")
    table.destroy(bear, a, b, sturdy, other, lion, cause=spell(table))
    (record,) = table.game.destructions
    armor_a, armor_b = ("umbra armor", "a"), ("umbra armor", "b")
    assert record.asked == (bear, a, b, sturdy, other, lion)
    assert record.settled == [
        (bear, frozenset(), armor_a, False),
        (a, frozenset(), armor_b, False),
        (b, frozenset(), None, True),
        (sturdy, frozenset(), None, False),
        (other, frozenset(), ("regeneration", "other"), False),
        (lion, frozenset(), ("shield counter", "lion"), False),
        (a, frozenset({armor_a}), None, False),
        (b, frozenset({armor_b}), None, False),
    ]


def test_nothing_to_destroy_is_nothing_to_look_back_on() -> None:
    table = Table()
    table.destroy()
    table.destroy(table.put("buried", "Grizzly Bears", zone="graveyard"))
    table.settle()
    assert table.game.destructions == []


def test_cu_26_two_auras_on_each_other_make_no_loop() -> None:
    table = Table()
    a = table.put("a", ARMOR)
    b = table.put("b", ARMOR, on=a)
    a.attached_to = b
    assert table.destroy(a, cause=spell(table)) == ["a"]
    assert zones_of(a, b) == ["graveyard", "battlefield"]
    table.settle()
    assert b.zone == "graveyard"
    assert {"614.5", "616.2", "704.5m"} <= table.rules


def test_cu_26_both_destroyed_at_once() -> None:
    """Each destruction becomes one of the other Aura and comes back to itself; both are gone."""
    table = Table()
    a = table.put("a", ARMOR)
    b = table.put("b", ARMOR, on=a)
    a.attached_to = b
    assert sorted(table.destroy(a, b, cause=spell(table))) == ["a", "b"]


def test_cu_27_what_cannot_be_destroyed_is_not_replaced() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=1)
    a = table.put("a", STURDY_ARMOR, on=bear)
    b = table.put("b", ARMOR, on=a)
    assert table.destroy(bear, cause=spell(table)) == []
    assert zones_of(bear, a, b) == ["battlefield"] * 3
    assert bear.damage == 0
    assert {"614.17c", "702.12b"} <= table.rules


def test_cu_85_the_controller_of_the_aura_picks_what_goes_in_its_place() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    a = table.put("a", ARMOR, "bob", on=bear)
    one = table.put("one", ARMOR, on=a)
    table.put("two", ARMOR, on=a)
    table.answer("bob", "replacement", "two")
    assert table.destroy(bear) == ["two"]
    assert table.asked == [("bob", "replacement", ("one", "two"))]
    assert zones_of(bear, a, one) == ["battlefield"] * 3


def test_614_5_an_umbra_that_was_used_may_not_be_used_for_its_own_aura() -> None:
    """The Aura enchants itself through nothing; three in a row go down to the last."""
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    a = table.put("a", ARMOR, on=bear)
    b = table.put("b", ARMOR, on=a)
    c = table.put("c", ARMOR, on=b)
    assert table.destroy(bear) == ["c"]
    assert zones_of(bear, a, b, c) == ["battlefield"] * 3 + ["graveyard"]


# Who destroys: 614.6, 608.2c, 704.2


def watcher(seen: list[tuple[str, str | None]]) -> Triggered:
    def when(game: Game, source: GameObject, event: Event) -> bool:
        assert event.object is not None
        seen.append((event.object.id, event.cause.controller if event.cause else None))
        return False

    return Triggered("destroyed", when, lambda game, item: None)


def test_614_6_what_would_destroy_the_creature_destroys_the_aura() -> None:
    seen: list[tuple[str, str | None]] = []
    table = Table()
    table.put("watcher", card("Watcher", "{1}", "Enchantment", watcher(seen)))
    bear = table.put("bear", "Grizzly Bears")
    table.put("armor", ARMOR, on=bear)
    table.destroy(bear, cause=spell(table, "bob"))
    assert seen == [("armor", "bob")]


def test_704_2_lethal_damage_has_no_controller() -> None:
    seen: list[tuple[str, str | None]] = []
    table = Table()
    table.put("watcher", card("Watcher", "{1}", "Enchantment", watcher(seen)))
    bear, other = table.put("bear", "Grizzly Bears", damage=2), table.put("other", "Grizzly Bears", damage=2)
    table.put("armor", ARMOR, on=bear)
    table.settle()
    assert sorted(seen) == [("armor", None), ("other", None)]
    assert other.zone == "graveyard"


def test_603_2g_the_saved_creature_did_not_die() -> None:
    seen: list[str] = []

    def when(game: Game, source: GameObject, event: Event) -> bool:
        assert event.object is not None
        seen.append(event.object.id)
        return False

    table = Table()
    table.put(
        "w",
        card(
            "W", "{1}", "Enchantment", Triggered("put into graveyard from battlefield", when, lambda game, item: None)
        ),
    )
    bear = table.put("bear", "Grizzly Bears")
    table.put("armor", ARMOR, on=bear)
    table.destroy(bear)
    assert seen == ["armor"]
    assert not table.game.died_this_turn
    table.destroy(bear)
    assert seen == ["armor", "bear"]
    assert table.game.died_this_turn


# Regeneration: 701.19a, 701.19c, 614.8


def test_701_19a_a_shield_taps_heals_and_takes_out_of_combat() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=2)
    bear.regeneration_shields, bear.attacking, bear.blocked = 1, "bob", True
    assert table.destroy(bear) == []
    assert (bear.zone, bear.damage, bear.tapped) == ("battlefield", 0, True)
    assert table.in_combat(bear) == (None, None, False)
    assert bear.regeneration_shields == 0
    assert {"701.19a", "614.8", "506.4", "701.26a"} <= table.rules
    assert table.destroy(bear) == ["bear"]


def test_701_19a_a_blocker_too_and_what_is_not_in_combat_is_not_removed() -> None:
    table = Table()
    giant, bear = table.put("giant", "Hill Giant", "bob"), table.put("bear", "Grizzly Bears")
    bear.regeneration_shields = giant.regeneration_shields = 2
    giant.attacking, bear.blocking = "alice", giant
    assert table.destroy(bear) == []
    assert table.in_combat(bear) == (None, None, False)
    assert bear.regeneration_shields == 1
    other = Table()
    idle = other.put("idle", "Grizzly Bears", tapped=True)
    idle.regeneration_shields = 1
    other.destroy(idle)
    assert "506.4" not in other.rules
    assert "701.26a" not in other.rules  # it was tapped already


def test_701_19c_cannot_be_regenerated() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    bear.regeneration_shields = 1
    assert table.destroy(bear, regenerable=False) == ["bear"]
    assert "701.19c" in table.rules


def test_616_1_shield_or_umbra_is_the_controllers_choice() -> None:
    """CU-21."""
    for picked, aura, tapped, shields in (("regeneration", "battlefield", True, 0), ("armor", "graveyard", False, 1)):
        table = Table()
        bear = table.put("bear", "Grizzly Bears", damage=1)
        bear.regeneration_shields, bear.attacking = 1, "bob"
        armor = table.put("armor", ARMOR, on=bear)
        table.answer("alice", "replacement", picked)
        table.destroy(bear)
        assert table.asked == [("alice", "replacement", ("armor", "regeneration"))]
        assert (bear.zone, bear.damage, armor.zone) == ("battlefield", 0, aura)
        assert (bear.tapped, bear.regeneration_shields) == (tapped, shields)
        assert bear.attacking == (None if picked == "regeneration" else "bob")


def test_701_19c_where_regeneration_is_ruled_out_only_the_umbra_is_left() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    bear.regeneration_shields = 1
    table.put("armor", ARMOR, on=bear)
    assert table.destroy(bear, regenerable=False) == ["armor"]
    assert table.asked == []
    assert (bear.regeneration_shields, bear.tapped) == (1, False)
    assert {"701.19c", "614.8"} <= table.rules


def test_cu_75_the_aura_may_regenerate_though_the_creature_may_not() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    armor = table.put("armor", ARMOR, on=bear)
    armor.regeneration_shields = 1
    assert table.destroy(bear, regenerable=False) == []
    assert zones_of(bear, armor) == ["battlefield", "battlefield"]
    assert (armor.tapped, bear.tapped, armor.regeneration_shields) == (True, False, 0)


def test_400_6_one_regeneration_shield_covers_two_destructions_at_once() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    armor = table.put("armor", ARMOR, on=bear)
    armor.regeneration_shields = 1
    assert table.destroy(bear, armor) == []
    assert zones_of(bear, armor) == ["battlefield", "battlefield"]
    assert armor.regeneration_shields == 0


# Shield counters: 122.1c


def test_122_1c_a_shield_counter_is_removed_instead() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"shield": 2}, damage=1)
    assert table.destroy(bear, cause=spell(table)) == []
    assert (bear.counters, bear.damage, bear.tapped) == ({"shield": 1}, 1, False)
    table.destroy(bear, cause=spell(table))
    assert bear.counters == {}
    assert table.destroy(bear, cause=spell(table)) == ["bear"]
    assert "122.1c" in table.rules


def test_122_1c_not_against_state_based_actions() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"shield": 1}, damage=2)
    table.settle()
    assert bear.zone == "graveyard"


def test_cu_48_shield_counter_or_umbra() -> None:
    for picked, aura, left in (("shield-counter", "battlefield", {}), ("armor", "graveyard", {"shield": 1})):
        table = Table()
        bear = table.put("bear", "Grizzly Bears", counters={"shield": 1})
        armor = table.put("armor", ARMOR, on=bear)
        table.answer("alice", "replacement", picked)
        table.destroy(bear, cause=spell(table))
        assert table.asked == [("alice", "replacement", ("armor", "shield-counter"))]
        assert (bear.zone, armor.zone, bear.counters) == ("battlefield", aura, left)


def test_616_1_all_three_kinds_are_on_offer() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"shield": 1})
    table.put("armor", ARMOR, on=bear)
    bear.regeneration_shields = 1
    table.answer("alice", "replacement", "regeneration")
    table.destroy(bear, cause=spell(table))
    assert table.asked[0][2] == ("armor", "regeneration", "shield-counter")


def test_122_1c_an_aura_with_a_shield_counter_that_a_spell_would_destroy_in_anothers_place() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    armor = table.put("armor", ARMOR, on=bear, counters={"shield": 1})
    assert table.destroy(bear, cause=spell(table)) == []
    assert (armor.zone, armor.counters) == ("battlefield", {})


# One check of state-based actions: 704.5g, 704.5h, 704.7


def test_704_7_lethal_damage_from_deathtouch_costs_one_umbra() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=2)
    bear.deathtouched = True
    table.put("one", ARMOR, on=bear)
    two = table.put("two", ARMOR, on=bear)
    table.answer("alice", "replacement", "one")
    table.settle()
    assert zones_of(bear, two) == ["battlefield", "battlefield"]
    assert (bear.damage, bear.deathtouched) == (0, False)
    assert len(table.asked) == 1
    assert {"704.7", "704.5g", "704.5h", "704.3"} <= table.rules


def test_704_5g_and_h_alone_are_no_case_of_704_7() -> None:
    for damage, touched, rule, other in ((2, False, "704.5g", "704.5h"), (1, True, "704.5h", "704.5g")):
        table = Table()
        bear = table.put("bear", "Grizzly Bears", damage=damage)
        bear.deathtouched = touched
        table.settle()
        assert bear.zone == "graveyard"
        assert rule in table.rules
        assert not {other, "704.7"} & table.rules


def test_u8_toughness_0_is_no_destruction() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"-1/-1": 2}, damage=1)
    armor = table.put("armor", ARMOR, on=bear)
    bear.regeneration_shields = 1
    table.settle()
    assert zones_of(bear, armor) == ["graveyard", "graveyard"]
    assert {"704.5f", "704.5m"} <= table.rules
    assert not {"702.89a", "704.5g"} & table.rules


def test_702_89a_a_bonus_that_leaves_with_the_aura_does_not_kill_in_the_same_check() -> None:
    table = Table()
    big = card(
        "Armor", "{1}", "Enchantment - Aura", ENCHANT_ANYTHING, Static(host, (plus(3, 3),)), keywords="umbra armor"
    )
    bear = table.put("bear", "Grizzly Bears", damage=5)
    armor = table.put("armor", big, on=bear)
    table.settle()
    assert zones_of(bear, armor) == ["battlefield", "graveyard"]
    assert table.size(bear) == (2, 2)


def test_702_89b_armor_may_be_given_by_an_effect() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    strength = table.put("strength", "Holy Strength", on=bear)
    table.affect(Static(lambda game, source: (source,), (gains("umbra armor"),)), strength)
    assert table.destroy(bear) == ["strength"]


def test_701_19a_regeneration_is_possible_where_nothing_is_said() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    bear.regeneration_shields = 1
    assert destruction.destroy(table.game, [bear], None) == []


def test_destroy_says_what_was_destroyed_and_nothing_else() -> None:
    table = Table()
    bear, lion = table.put("bear", "Grizzly Bears"), table.put("lion", "Silvercoat Lion")
    armor = table.put("armor", ARMOR, on=bear)
    gone = destruction.destroy(table.game, [bear, lion], None, "701.8b", "608.2f")
    assert sorted(thing.id for thing in gone) == ["armor", "lion"]
    assert armor.zone == "graveyard"
    assert "608.2f" in table.rules
