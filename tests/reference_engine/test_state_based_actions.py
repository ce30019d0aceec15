"""State-based actions: 704, each letter that the engine has, all at once, again and again."""

import pytest
from rules_table import ARMOR, ENCHANT_ANYTHING, Table, card

from reference_engine import priority, state_based_actions
from reference_engine.abilities import TYPE, Enchant, Part, Static
from reference_engine.cards.words import host, plus
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject

NO_LEGEND_RULE = card("Gallery", "{3}", "Artifact", keywords="no legend rule")


def becomes(*types: str, subtypes: tuple[str, ...] | None = None) -> Part:
    """Has these card types, and subtypes if named, instead of its own."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.types = frozenset(types)
        if subtypes is not None:
            view.subtypes = subtypes
        if "Creature" in types and view.power is None:
            view.power = view.toughness = 2

    return TYPE, apply


def become(table: Table, thing: GameObject, *types: str, subtypes: tuple[str, ...] | None = None) -> None:
    table.affect(Static(lambda game, source: (source,), (becomes(*types, subtypes=subtypes),)), thing)


def test_704_3_nothing_to_do_is_nothing_done() -> None:
    table = Table()
    table.put("bear", "Grizzly Bears", damage=1, counters={"+1/+1": 1})
    assert not state_based_actions.check(table.game)
    assert table.game.trace == []


@pytest.mark.parametrize(("life", "lost"), [(1, False), (0, True), (-3, True)])
def test_704_5a_life(life: int, lost: bool) -> None:
    table = Table()
    table.game.players["bob"].life = life
    table.settle()
    assert table.game.players["bob"].lost is lost
    assert not table.game.players["alice"].lost
    assert ("704.5a" in table.rules) is lost
    assert "704.5c" not in table.rules


@pytest.mark.parametrize(("poison", "lost"), [(9, False), (10, True), (11, True)])
def test_704_5c_poison(poison: int, lost: bool) -> None:
    table = Table()
    table.game.players["bob"].poison = poison
    table.settle()
    assert table.game.players["bob"].lost is lost
    assert ("704.5c" in table.rules) is lost


def test_704_5a_a_player_loses_once() -> None:
    table = Table()
    table.game.players["bob"].life = 0
    assert state_based_actions.check(table.game)
    assert not state_based_actions.check(table.game)


def test_704_5a_both_players_lose_at_once() -> None:
    table = Table()
    for player in table.game.players.values():
        player.life = 0
    state_based_actions.check(table.game)
    assert all(player.lost for player in table.game.players.values())


def test_704_5d_a_token_elsewhere_ceases_to_exist() -> None:
    table = Table()
    token = table.put("token", "Grizzly Bears", token=True)
    stays = table.put("stays", "Grizzly Bears", token=True)
    table.destroy(token)
    assert token in table.game.players["alice"].graveyard
    before = token.reference()
    table.settle()
    assert (token.zone, stays.zone) == ("nowhere", "battlefield")
    assert table.game.players["alice"].graveyard == []
    assert before.current is None
    assert {"704.5d", "111.7"} <= table.rules
    assert not state_based_actions.check(table.game)


@pytest.mark.parametrize(("toughness", "damage", "rule"), [(0, 0, "704.5f"), (-1, 0, "704.5f"), (1, 0, None)])
def test_704_5f_toughness(toughness: int, damage: int, rule: str | None) -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{1}", "Creature", pt=(1, toughness)), damage=damage)
    table.settle()
    assert thing.zone == ("graveyard" if rule else "battlefield")
    assert table.rules & {"704.5f", "704.5g"} == ({rule} if rule else set())


@pytest.mark.parametrize(("damage", "dies"), [(1, False), (2, True), (3, True)])
def test_704_5g_exactly_lethal_damage_is_enough(damage: int, dies: bool) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=damage)
    table.settle()
    assert bear.zone == ("graveyard" if dies else "battlefield")
    assert ("704.5g" in table.rules) is dies


def test_704_5g_is_for_creatures() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{1}", "Artifact"), damage=5)
    table.settle()
    assert thing.zone == "battlefield"


def test_704_5h_counts_since_the_last_check_only() -> None:
    """CU-11, CU-73."""
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=1)
    myr = table.put("myr", "Darksteel Myr")
    bear.deathtouched = myr.deathtouched = True
    table.settle()
    assert (bear.zone, myr.zone, myr.deathtouched) == ("graveyard", "battlefield", False)
    assert "704.5h" in table.rules


def test_704_5i_loyalty() -> None:
    table = Table()
    full = table.put("full", "Elspeth, Sun's Champion", counters={"loyalty": 1})
    empty = table.put("empty", card("Walker", "{1}", "Planeswalker"))
    other = table.put("other", card("Rock", "{1}", "Artifact"))
    table.settle()
    assert [full.zone, empty.zone, other.zone] == ["battlefield", "graveyard", "battlefield"]
    assert "704.5i" in table.rules


def test_704_5j_the_controller_keeps_one() -> None:
    table = Table()
    one, two, three = (table.put(id, "Isamaru, Hound of Konda", "bob") for id in ("one", "two", "three"))
    ours = table.put("ours", "Isamaru, Hound of Konda")
    other = table.put("other", card("Another", "{1}", "Legendary Creature", pt=(1, 1)), "bob")
    plain = [table.put(id, "Grizzly Bears", "bob") for id in ("p1", "p2")]
    table.answer("bob", "legend", "two")
    table.settle()
    assert table.asked == [("bob", "legend", ("one", "two", "three"))]
    assert [thing.zone for thing in (one, two, three)] == ["graveyard", "battlefield", "graveyard"]
    assert [thing.zone for thing in (ours, other, *plain)] == ["battlefield"] * 4
    assert "704.5j" in table.rules


def test_704_5j_is_no_destruction() -> None:
    table = Table()
    one, two = table.put("one", "Isamaru, Hound of Konda"), table.put("two", "Isamaru, Hound of Konda")
    armor = table.put("armor", ARMOR, on=one)
    table.answer("alice", "legend", "two")
    table.settle()
    assert [one.zone, two.zone, armor.zone] == ["graveyard", "battlefield", "graveyard"]
    assert "702.89a" not in table.rules


def test_704_5j_counts_who_controls_and_what_it_is_called_now() -> None:
    table = Table()
    one = table.put("one", "Isamaru, Hound of Konda", "bob", controller="alice")
    two = table.put("two", "Isamaru, Hound of Konda")
    table.answer("alice", "legend", "one")
    table.settle()
    assert (one.zone, two.zone) == ("battlefield", "graveyard")


def test_the_legend_rule_may_be_off() -> None:
    table = Table()
    one, two = table.put("one", "Isamaru, Hound of Konda"), table.put("two", "Isamaru, Hound of Konda")
    gallery = table.put("gallery", NO_LEGEND_RULE, "bob")
    table.settle()
    assert (one.zone, two.zone) == ("battlefield", "battlefield")
    table.answer("alice", "legend", "one")
    table.destroy(gallery)
    table.settle()
    assert (one.zone, two.zone) == ("battlefield", "graveyard")


def test_704_5m_an_aura_needs_something_to_enchant() -> None:
    table = Table()
    bear, land = table.put("bear", "Grizzly Bears"), table.put("land", "Forest")
    fine = table.put("fine", "Holy Strength", on=bear)
    wrong = table.put("wrong", "Holy Strength", on=land)
    loose = table.put("loose", "Holy Strength")
    itself = table.put("itself", ARMOR)
    itself.attached_to = itself
    table.settle()
    assert [one.zone for one in (fine, wrong, loose, itself)] == ["battlefield", "graveyard", "graveyard", "graveyard"]
    assert "704.5m" in table.rules


def test_704_5m_after_its_host_left_in_the_next_check() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    aura = table.put("aura", "Holy Strength", on=bear)
    table.destroy(bear)
    assert (aura.zone, aura.attached_to) == ("battlefield", None)
    assert state_based_actions.check(table.game)
    assert aura.zone == "graveyard"


def test_704_5m_the_host_is_protected() -> None:
    """702.16c"""
    table = Table()
    knight = table.put("knight", "White Knight")
    black = table.put("black", card("Curse", "{B}", "Enchantment - Aura", ENCHANT_ANYTHING), on=knight)
    white = table.put("white", "Holy Strength", on=knight)
    table.settle()
    assert (black.zone, white.zone) == ("graveyard", "battlefield")


def test_704_5m_an_aura_without_enchant_ability() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    aura = table.put("aura", card("Odd", "{1}", "Enchantment - Aura"), on=bear)
    table.settle()
    assert aura.zone == "graveyard"


def test_704_5n_equipment_stays_unattached() -> None:
    table = Table()
    land, bear = table.put("land", "Forest"), table.put("bear", "Grizzly Bears")
    loose, worn = table.put("loose", "Bonesplitter", on=land), table.put("worn", "Bonesplitter", on=bear)
    idle = table.put("idle", "Bonesplitter")
    table.settle()
    assert [one.zone for one in (loose, worn, idle)] == ["battlefield"] * 3
    assert (loose.attached_to, worn.attached_to) == (None, bear)
    assert "704.5n" in table.rules
    assert "704.5p" not in table.rules


def test_704_5n_when_the_host_stops_being_a_creature() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    sword = table.put("sword", "Bonesplitter", on=bear)
    become(table, bear, "Land")
    table.settle()
    assert (sword.zone, sword.attached_to) == ("battlefield", None)


def test_704_5p_what_is_neither_aura_nor_equipment_comes_off() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    was_aura = table.put("was-aura", ARMOR, on=bear)
    become(table, was_aura, "Land", subtypes=("Forest",))
    table.settle()
    assert (was_aura.zone, was_aura.attached_to) == ("battlefield", None)
    assert "704.5p" in table.rules
    assert "704.5n" not in table.rules


def test_704_5p_a_creature_comes_off_even_if_it_is_equipment() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    sword = table.put("sword", "Bonesplitter", on=bear)
    become(table, sword, "Artifact", "Creature")
    table.settle()
    assert (sword.zone, sword.attached_to, table.size(bear)) == ("battlefield", None, (2, 2))
    assert "704.5p" in table.rules
    assert "704.5n" not in table.rules


def test_303_4d_an_aura_that_is_a_creature_comes_off_and_then_goes() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    aura = table.put("aura", "Holy Strength", on=bear)
    become(table, aura, "Enchantment", "Creature")
    assert state_based_actions.check(table.game)
    assert (aura.zone, aura.attached_to) == ("battlefield", None)
    table.settle()
    assert aura.zone == "graveyard"
    assert {"704.5p", "704.5m"} <= table.rules


def test_704_3_what_comes_off_in_the_same_check_still_protects() -> None:
    """614.4: the umbra is there when the creature would be destroyed."""
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=2)
    aura = table.put("aura", ARMOR, on=bear)
    become(table, aura, "Enchantment", "Creature")
    table.settle()
    assert (bear.zone, bear.damage, aura.zone) == ("battlefield", 0, "graveyard")


def test_704_5q_counters_annihilate() -> None:
    for plus_, minus, left in ((3, 1, {"+1/+1": 2}), (1, 3, {"-1/-1": 2}), (2, 2, {})):
        table = Table()
        thing = table.put("thing", "Craw Wurm", counters={"+1/+1": plus_, "-1/-1": minus, "charge": 1})
        size = table.size(thing)
        table.settle()
        assert thing.counters == {**left, "charge": 1}
        assert table.size(thing) == size == (6 + plus_ - minus, 4 + plus_ - minus)
        assert "704.5q" in table.rules


def test_704_3_everything_of_one_check_happens_at_once() -> None:
    """Two creatures that hold each other up: both have lethal damage, both die in one event."""
    table = Table()

    def others(game: Game, source: GameObject) -> list[GameObject]:
        return [thing for thing in game.creatures() if thing is not source]

    lord = card("Lord", "{1}", "Creature", Static(others, (plus(0, 1),)), pt=(1, 1))
    one, two = table.put("one", lord, damage=2), table.put("two", lord, damage=2)
    assert state_based_actions.check(table.game)
    assert (one.zone, two.zone) == ("graveyard", "graveyard")


def test_704_3_checks_repeat_until_nothing_is_left() -> None:
    table = Table()

    def others(game: Game, source: GameObject) -> list[GameObject]:
        return [thing for thing in game.creatures() if thing is not source]

    lord = table.put("lord", card("Lord", "{1}", "Creature", Static(others, (plus(0, 1),)), pt=(1, 1)), damage=1)
    frail = table.put("frail", card("Frail", "{1}", "Creature", pt=(1, 1)), damage=1)
    aura = table.put("aura", "Holy Strength", on=table.put("bear", "Grizzly Bears", damage=4))
    assert state_based_actions.check(table.game)
    assert [lord.zone, frail.zone, aura.zone] == ["graveyard", "battlefield", "battlefield"]
    table.settle()
    assert [frail.zone, aura.zone] == ["graveyard", "graveyard"]


def test_704_5f_goes_before_704_5g_for_one_creature_and_both_for_two() -> None:
    table = Table()
    weak = table.put("weak", "Grizzly Bears", counters={"-1/-1": 2}, damage=3)
    hurt = table.put("hurt", "Grizzly Bears", damage=2)
    armor = table.put("armor", ARMOR, on=hurt)
    state_based_actions.check(table.game)
    assert [weak.zone, hurt.zone, armor.zone] == ["graveyard", "battlefield", "graveyard"]


def test_704_3_an_aura_that_goes_anyway_may_be_the_one_that_is_used() -> None:
    """An Aura that is illegal and has umbra armor: it leaves once."""
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=2)
    picky = Enchant("enchant nothing", lambda game, player, candidate, source: False)
    armor = table.put("armor", card("Armor", "{1}", "Enchantment - Aura", picky, keywords="umbra armor"), on=bear)
    table.settle()
    assert (bear.zone, bear.damage, armor.zone) == ("battlefield", 0, "graveyard")
    assert table.game.players["alice"].graveyard == [armor]


def test_702_26b_what_is_phased_out_is_left_alone() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", damage=2)
    bear.phased_out = True
    table.settle()
    assert bear.zone == "battlefield"


def test_704_an_endless_game_is_noticed() -> None:
    table = Table()

    def never_down(game: Game) -> bool:
        return True

    original = state_based_actions.check
    state_based_actions.check = never_down
    try:
        with pytest.raises(priority.EndlessGame):
            table.settle()
    finally:
        state_based_actions.check = original


def test_303_4_an_aura_goes_when_its_host_stops_being_legal() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    aura = table.put(
        "aura", card("Boost", "{W}", "Enchantment - Aura", ENCHANT_ANYTHING, Static(host, (plus(1, 1),))), on=bear
    )
    strength = table.put("strength", "Holy Strength", on=bear)
    become(table, bear, "Land")
    table.settle()
    assert (aura.zone, strength.zone) == ("battlefield", "graveyard")
