"""Objects off the battlefield, abilities that are copied, cards that are cycled, players who leave:
604.1 and 613 elsewhere, 707.10, 702.29, 701.40, 800.4."""

from rules_table import Table, card, refused

from reference_engine import entering, priority, zones
from reference_engine.abilities import Activated, Cost, Target
from reference_engine.cards import CARDS
from reference_engine.stack import StackObject


def test_113_10b_cards_in_graveyards_lose_their_abilities_and_others_do_not() -> None:
    table = Table()
    jailer = table.put("jailer", "Yixlid Jailer", "bob")
    dead = table.put("dead", "Sacred Cat", zone="graveyard")
    held, exiled = table.put("held", "Sacred Cat", zone="hand"), table.put("exiled", "Sacred Cat", zone="exile")
    assert (table.view(dead).abilities, table.view(dead).keywords) == ((), frozenset())
    assert table.view(held).abilities == table.view(exiled).abilities == CARDS["Sacred Cat"].printed.abilities
    assert "113.10b" in table.rules
    zones.move(table.game, jailer, "exile")
    assert table.view(dead).keywords == {"lifelink"}


def test_613_types_off_the_battlefield_are_for_ones_own_creature_cards() -> None:
    table = Table()
    conspiracy = table.put("conspiracy", "Conspiracy")
    conspiracy.chosen = "Elf"
    mine, theirs = table.put("mine", "Grizzly Bears", zone="hand"), table.put("theirs", "Grizzly Bears", "bob", "hand")
    bolt = table.put("bolt", "Lightning Bolt", zone="hand")
    assert table.view(mine).subtypes == ("Elf",)
    assert table.view(theirs).subtypes == ("Bear",)
    assert table.view(bolt).subtypes == ()
    table.cast("alice", mine, mana="1G")
    assert table.view(mine).subtypes == ("Elf",)
    table.resolve()
    assert table.view(mine).subtypes == ("Elf",)
    assert mine.copiable.subtypes == ("Bear",)


def test_613_7_effects_elsewhere_apply_in_the_order_of_layers_and_timestamps() -> None:
    table = Table()
    adaptation, conspiracy = table.put("adaptation", "Arcane Adaptation"), table.put("conspiracy", "Conspiracy")
    servant = table.put("servant", "Painter's Servant", "bob")
    adaptation.chosen, conspiracy.chosen, servant.chosen = "Goblin", "Elf", "U"
    bear = table.put("bear", "Grizzly Bears", zone="graveyard")
    assert table.view(bear).subtypes == ("Elf",)
    conspiracy.timestamp, adaptation.timestamp = adaptation.timestamp, conspiracy.timestamp
    table.game.touch()
    assert table.view(bear).subtypes == ("Elf", "Goblin")
    assert table.view(bear).colors == {"G", "U"}


def test_707_10_a_copy_of_an_ability_has_its_source_and_is_not_activated() -> None:
    table = Table()
    table.put("rings", "Rings of Brighthearth")
    lands = [table.put(id, "Forest") for id in ("one", "two", "three")]
    sorcerer, mentor = table.put("sorcerer", "Prodigal Sorcerer"), table.put("mentor", "Harsh Mentor", "bob")
    table.answer("alice", "may", "yes")
    table.answer("alice", "objects", "three", "one", "two")
    table.answer("alice", "target", "mentor")
    table.activate("alice", sorcerer, "{T}", "bob")
    table.resolve()
    assert [land.tapped for land in lands] == [True, False, True]
    assert (mentor.damage, table.life("bob"), table.life("alice")) == (1, 19, 18)
    assert {"707.10", "707.10b", "118.12", "605.3a"} <= table.rules


def test_118_12_without_two_lands_there_is_no_copy_and_no_question() -> None:
    table = Table()
    table.put("rings", "Rings of Brighthearth")
    table.put("one", "Forest")
    table.put("tapped", "Forest", tapped=True)
    striker = table.put("striker", "Sinuous Striker")
    table.activate("alice", striker, "{U}", mana="U")
    table.resolve()
    assert table.size(striker) == (3, 1)
    assert table.asked == []


def test_702_29c_a_card_that_is_cycled_triggers_from_the_graveyard() -> None:
    table = Table()
    bird = table.put("bird", "Nimble Obstructionist", "bob", zone="hand")
    lion = table.put("lion", "Silvercoat Lion", "bob", zone="library")
    sorcerer = table.put("sorcerer", "Prodigal Sorcerer")
    ping = table.activate("alice", sorcerer, "{T}", "bob")
    table.activate("bob", bird, "Cycling", mana="2U")
    assert bird.zone == "graveyard"
    assert [item.source.object for item in table.game.stack] == [sorcerer, bird, bird]
    table.resolve()
    assert isinstance(ping, StackObject)
    assert (table.life("bob"), lion.zone) == (20, "hand")


def test_702_29a_cycling_works_only_from_the_hand() -> None:
    table = Table()
    bird = table.put("bird", "Nimble Obstructionist", zone="graveyard")
    with refused(table, "113.6m", "702.29a"):
        table.activate("alice", bird, "Cycling", mana="2U")


def test_708_2_a_manifested_card_is_a_plain_creature_until_it_leaves() -> None:
    table = Table()
    cat, summons = table.put("cat", "Sacred Cat", zone="library"), table.put("summons", "Soul Summons", zone="hand")
    table.cast("alice", summons, mana="1W")
    table.resolve()
    seen = table.view(cat)
    assert (cat.zone, seen.name, seen.power, seen.toughness) == ("battlefield", "", 2, 2)
    assert (seen.subtypes, seen.colors, seen.mana_cost, seen.abilities) == ((), frozenset(), None, ())
    assert seen.keywords == frozenset()
    table.destroy(cat)
    assert (cat.zone, table.view(cat).name, table.view(cat).power) == ("graveyard", "Sacred Cat", 1)


SEATS = ("alice", "bob", "carol")


def test_800_4a_what_a_player_owned_leaves_with_them() -> None:
    table = Table(seats=SEATS)
    table.game.players["alice"].life = 3
    lent = table.put("lent", "Grizzly Bears", "alice", controller="carol")
    aura = table.put("aura", "Holy Strength", "carol", on=lent)
    held, exiled = table.put("held", "Grizzly Bears", zone="hand"), table.put("exiled", "Grizzly Bears", zone="exile")
    stolen = table.put("stolen", "Hill Giant", "carol")
    act = table.put("act", "Act of Treason", zone="hand")
    kept = table.put("kept", "Hill Giant", "carol", controller="alice")
    bolt = table.put("bolt", "Lightning Bolt", "bob", zone="hand")
    table.cast("alice", act, stolen, mana="2R")
    table.resolve()
    assert table.game.controller(stolen) == "alice"
    table.cast("bob", bolt, "alice", mana="R")
    table.resolve()
    assert table.game.players["alice"].left
    assert [thing.zone for thing in (lent, held, exiled, act)] == ["nowhere"] * 4
    assert (aura.zone, bolt.zone) == ("graveyard", "graveyard")
    assert (stolen.zone, table.game.controller(stolen)) == ("battlefield", "carol")
    assert kept.zone == "exile"
    assert {"800.4a", "104.5"} <= table.rules


def test_800_4a_abilities_of_a_player_who_left_cease_to_exist_and_800_4j_the_turn_goes_on() -> None:
    ability = Activated(
        "go",
        Cost(),
        lambda game, item: zones.draw(game, item.controller),
        (Target("target player", lambda game, player, candidate, source: isinstance(candidate, str)),),
    )
    table = Table(seats=SEATS)
    table.game.players["alice"].life = 3
    mine = table.put("mine", card("Machine", "{1}", "Artifact", ability))
    theirs = table.put("theirs", card("Machine", "{1}", "Artifact", ability), "carol")
    bolt = table.put("bolt", "Lightning Bolt", "bob", zone="hand")
    table.activate("alice", mine, "go", "bob")
    table.activate("carol", theirs, "go", "bob")
    table.cast("bob", bolt, "alice", mana="R")

    priority.resolve_top(table.game)
    assert [item.controller for item in table.game.stack] == ["carol"]
    assert table.game.priority == "bob"
    table.resolve()
    assert table.game.turn_order() == ("bob", "carol")
    table.advance("upkeep")
    assert table.game.active == "bob"
    table.advance("upkeep")
    table.advance("upkeep")
    assert table.game.active == "bob"


def test_104_2a_of_two_players_the_table_stays_as_it_is() -> None:
    table = Table()
    table.game.players["alice"].life = 0
    bear = table.put("bear", "Grizzly Bears")
    table.settle()
    assert table.game.players["alice"].lost
    assert not table.game.players["alice"].left
    assert bear.zone == "battlefield"


def test_an_aura_may_enchant_a_player() -> None:
    table = Table(active="bob")
    splendor = table.put("splendor", "Overwhelming Splendor", "bob", zone="hand")
    angel, other = table.put("angel", "Serra Angel"), table.put("other", "Serra Angel", "bob")
    with refused(table, "115.1"):
        table.cast("bob", splendor, angel, mana="6WW")
    table.cast("bob", splendor, "alice", mana="6WW")
    table.resolve()
    assert (splendor.zone, splendor.enchants) == ("battlefield", "alice")
    assert (table.size(angel), table.view(angel).keywords) == ((1, 1), frozenset())
    assert table.size(other) == (4, 4)
    zones.move(table.game, splendor, "graveyard")
    assert splendor.enchants is None
    assert table.size(angel) == (4, 4)


def test_615_1_damage_from_sources_with_a_name_is_prevented_for_one_player() -> None:
    table = Table()
    intervention = table.put("intervention", "Gideon's Intervention", "bob")
    intervention.chosen = "Lightning Bolt"
    bear = table.put("bear", "Hill Giant", "bob")
    for aim in ("bob", bear, "alice"):
        bolt = table.put("bolt", "Lightning Bolt", "bob", zone="hand")
        table.cast("bob", bolt, aim, mana="R")
        table.resolve()
    assert (table.life("bob"), bear.damage, table.life("alice")) == (20, 0, 17)
    mine = table.put("mine", "Lightning Bolt", zone="hand")
    with refused(table, "601.3"):
        table.cast("alice", mine, "bob", mana="R")


def test_616_1c_what_enters_as_a_copy_is_one_before_anything_else_looks_at_it() -> None:
    table = Table()
    table.put("essence", "Essence of the Wild")
    champion = table.put("champion", "Sunscourge Champion", zone="hand")
    other = table.put("other", "Sunscourge Champion", "bob", zone="hand")
    entering.enter(table.game, [(champion, "alice"), (other, "bob")])
    assert (table.view(champion).name, table.size(champion)) == ("Essence of the Wild", (6, 6))
    assert table.view(other).name == "Sunscourge Champion"
    assert [waiting.source for waiting in table.game.waiting] == [other]
