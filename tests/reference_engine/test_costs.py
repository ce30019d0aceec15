"""Paying costs, all of it or nothing: 118.3, 601.2h, 602.1a, 302.6, 606."""

from rules_table import Table, card, refused

from reference_engine.abilities import Activated, Cost, CostChange, Forbids, Spell
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def nothing(game: Game, item: StackObject) -> None:
    """An effect that does nothing."""


def with_machine(table: Table, cost: Cost, type_line: str = "Artifact", **where: object) -> GameObject:
    pt = (1, 1) if "Creature" in type_line else None
    zone = str(where.pop("zone", "battlefield"))
    made = card("Machine", "{1}", type_line, Activated("go", cost, nothing, zone=zone), pt=pt)
    return table.put("machine", made, zone=zone, **where)  # type: ignore[arg-type]


def test_118_3_a_spell_one_mana_short_stays_in_hand() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", "bob")
    murder = table.put("murder", "Murder", zone="hand")
    with refused(table, "118.3", "601.2h"):
        table.cast("alice", murder, bear, mana="1B")
    with refused(table, "118.3"):
        table.cast("alice", murder, bear)
    table.cast("alice", murder, bear, mana="1BB")
    assert murder.zone == "stack"


def test_701_26a_what_is_tapped_cannot_be_tapped_for_a_cost() -> None:
    table = Table()
    thing = with_machine(table, Cost(tap=True), tapped=True)
    with refused(table, "118.3", "701.26a"):
        table.activate("alice", thing, "go")
    thing.tapped = False
    table.activate("alice", thing, "go")
    assert thing.tapped


def test_302_6_a_creature_that_just_came_cannot_tap_for_its_ability() -> None:
    table = Table()
    thing = with_machine(table, Cost(tap=True), "Artifact Creature", sick=True)
    with refused(table, "302.6", "602.5a"):
        table.activate("alice", thing, "go")
    thing.sick = False
    assert table.activate("alice", thing, "go") is not None


def test_302_6_holds_for_creatures_only_and_not_with_haste() -> None:
    table = Table()
    thing = with_machine(table, Cost(tap=True), sick=True)
    assert table.activate("alice", thing, "go") is not None
    other = table.put(
        "other",
        card("Hasty", "{1}", "Creature", Activated("go", Cost(tap=True), nothing), pt=(1, 1), keywords="haste"),
        sick=True,
    )
    assert table.activate("alice", other, "go") is not None
    assert table.game.stack[-1].source.object is other


def test_302_6_an_ability_without_the_tap_symbol_is_free_of_it() -> None:
    table = Table()
    thing = with_machine(table, Cost(mana="{1}"), "Artifact Creature", sick=True)
    assert table.activate("alice", thing, "go", mana="1") is not None


def test_701_9a_discarding_takes_the_right_number_from_the_own_hand() -> None:
    table = Table()
    thing = with_machine(table, Cost(discard=2))
    one, two, three = (table.put(id, "Forest", zone="hand") for id in ("one", "two", "three"))
    theirs = table.put("theirs", "Forest", "bob", zone="hand")
    buried = table.put("buried", "Forest", zone="graveyard")
    for offer in ([], [one], [one, two, three], [one, theirs], [one, buried], [one, one]):
        with refused(table, "118.3", "701.9a"):
            table.activate("alice", thing, "go", discard=offer)
    with refused(table, "118.3"):
        table.activate("alice", thing, "go")
    table.activate("alice", thing, "go", discard=[one, three])
    assert [one.zone, two.zone, three.zone] == ["graveyard", "hand", "graveyard"]


def test_601_2a_a_card_that_is_being_cast_is_not_in_hand_to_be_discarded() -> None:
    table = Table()
    rites = table.put(
        "rites", card("Rites", "{B}", "Sorcery", spell=Spell((), nothing, additional=Cost(discard=1))), zone="hand"
    )
    with refused(table, "601.2a", "118.3"):
        table.cast("alice", rites, mana="B", discard=[rites])
    other = table.put("other", "Forest", zone="hand")
    table.cast("alice", rites, mana="B", discard=[other])
    assert (rites.zone, other.zone) == ("stack", "graveyard")


def test_602_1a_a_card_may_be_discarded_for_its_own_ability() -> None:
    table = Table()
    thing = with_machine(table, Cost(mana="{2}", discard_this=True), zone="hand")
    with refused(table, "118.3"):
        table.activate("alice", thing, "go", mana="1")
    table.activate("alice", thing, "go", mana="2")
    assert thing.zone == "graveyard"
    assert len(table.game.stack) == 1


def test_the_object_itself_may_be_named_where_the_cost_names_it() -> None:
    table = Table()
    thing = with_machine(table, Cost(discard_this=True), zone="hand")
    table.activate("alice", thing, "go", discard=[thing])
    assert table.game.players["alice"].graveyard == [thing]


def test_602_1a_an_extra_discard_next_to_the_card_itself() -> None:
    table = Table()
    thing = with_machine(table, Cost(discard_this=True, discard=1), zone="hand")
    other = table.put("other", "Forest", zone="hand")
    with refused(table, "118.3"):
        table.activate("alice", thing, "go")
    table.activate("alice", thing, "go", discard=[other])
    assert (thing.zone, other.zone) == ("graveyard", "graveyard")


def of_alice(game: Game, player: str, candidate: object, source: GameObject) -> bool:
    return isinstance(candidate, GameObject) and "Creature" in game.view(candidate).types


def test_701_21a_only_own_permanents_of_the_right_kind_are_sacrificed() -> None:
    table = Table()
    thing = with_machine(table, Cost(sacrifice=(1, of_alice)))
    bear = table.put("bear", "Grizzly Bears")
    theirs = table.put("theirs", "Grizzly Bears", "bob")
    land = table.put("land", "Forest")
    held = table.put("held", "Grizzly Bears", zone="hand")
    for offer in ([], [theirs], [land], [held], [bear, bear, theirs]):
        with refused(table, "118.3", "701.21a"):
            table.activate("alice", thing, "go", sacrifice=offer)
    with refused(table, "118.3"):
        table.activate("alice", thing, "go")
    table.activate("alice", thing, "go", sacrifice=[bear])
    assert (bear.zone, thing.zone, theirs.zone) == ("graveyard", "battlefield", "battlefield")


def test_118_3_one_creature_does_not_pay_for_two() -> None:
    table = Table()
    thing = with_machine(table, Cost(sacrifice=(2, of_alice)))
    bear, lion = table.put("bear", "Grizzly Bears"), table.put("lion", "Silvercoat Lion")
    with refused(table, "118.3"):
        table.activate("alice", thing, "go", sacrifice=[bear, bear])
    table.activate("alice", thing, "go", sacrifice=[bear, lion])
    assert (bear.zone, lion.zone) == ("graveyard", "graveyard")


def test_602_1a_what_has_the_ability_may_be_what_is_given_up() -> None:
    table = Table()
    seer = table.put("seer", "Viscera Seer")
    table.activate("alice", seer, "Sacrifice a creature", sacrifice=[seer])
    assert seer.zone == "graveyard"
    assert len(table.game.stack) == 1
    other = Table()
    held = with_machine(other, Cost(discard=1), zone="hand")
    other.activate("alice", held, "go", discard=[held])
    assert held.zone == "graveyard"


def test_119_4_a_planeswalker_without_loyalty_may_add_some() -> None:
    table = Table()
    thing = walker(table, 4)
    thing.counters = {}
    table.activate("alice", thing, "[+1]")
    assert thing.counters == {"loyalty": 1}
    other = Table()
    thing = walker(other, 4)
    thing.counters = {}
    with refused(other, "118.3"):
        other.activate("alice", thing, "[-3]")


def test_118_3_exiling_or_tapping_something_is_no_part_of_another_cost() -> None:
    table = Table()
    thing = with_machine(table, Cost())
    for way in ("exile", "tap"):
        with refused(table, "601.2h"):
            table.activate("alice", thing, "go", given_up={way: [thing]})


def test_701_21a_a_controlled_permanent_goes_to_its_owners_graveyard() -> None:
    table = Table()
    thing = with_machine(table, Cost(sacrifice=(1, of_alice)))
    bear = table.put("bear", "Grizzly Bears", "bob", controller="alice")
    table.activate("alice", thing, "go", sacrifice=[bear])
    assert table.game.players["bob"].graveyard == [bear]


def test_602_1a_sacrificing_itself_needs_no_naming_but_takes_it() -> None:
    for named in (False, True):
        table = Table()
        thing = with_machine(table, Cost(sacrifice_this=True))
        table.activate("alice", thing, "go", given_up={"sacrifice": [thing]} if named else {})
        assert thing.zone == "graveyard"
        assert [entry.text for entry in table.game.trace if "sacrificed" in entry.text] != []


def test_602_1a_sacrificing_itself_and_another() -> None:
    table = Table()
    thing = with_machine(table, Cost(sacrifice_this=True, sacrifice=(1, of_alice)))
    bear = table.put("bear", "Grizzly Bears")
    with refused(table, "118.3"):
        table.activate("alice", thing, "go", sacrifice=[thing])
    table.activate("alice", thing, "go", sacrifice=[bear])
    assert (thing.zone, bear.zone) == ("graveyard", "graveyard")


def test_118_3_nothing_is_sacrificed_where_the_cost_does_not_say_so() -> None:
    table = Table()
    thing = with_machine(table, Cost(mana="{1}"))
    bear = table.put("bear", "Grizzly Bears")
    for way in ("sacrifice", "discard", "exile", "tap", "unattach"):
        with refused(table):
            table.activate("alice", thing, "go", mana="1", given_up={way: [bear]})
    for way in ("exile", "tap", "unattach"):
        with refused(table, "601.2h"):
            table.activate("alice", thing, "go", mana="1", given_up={way: [bear]})


def test_tapping_and_exiling_itself_may_be_named() -> None:
    table = Table()
    thing = with_machine(table, Cost(tap=True))
    table.activate("alice", thing, "go", tap=[thing])
    assert thing.tapped
    other = Table()
    buried = with_machine(other, Cost(exile_this=True), zone="graveyard")
    other.activate("alice", buried, "go", exile=[buried])
    assert buried.zone == "exile"
    assert other.game.exile == [buried]
    told = next(entry for entry in other.game.trace if "exiled as a cost" in entry.text)
    assert {"602.1a", "601.2h", "118.1", "400.7j"} <= set(told.rules)


def test_119_4_life_is_paid_down_to_nothing_and_no_further() -> None:
    table = Table()
    thing = with_machine(table, Cost(life=3))
    table.game.players["alice"].life = 2
    with refused(table, "118.3"):
        table.activate("alice", thing, "go")
    table.game.players["alice"].life = 3
    table.activate("alice", thing, "go")
    assert table.life("alice") == 0
    assert table.game.players["alice"].lost  # 704.5a, before anybody gets priority


def test_118_3_paying_life_takes_as_much_as_the_cost_says() -> None:
    table = Table()
    thing = with_machine(table, Cost(life=3))
    table.activate("alice", thing, "go")
    assert (table.life("alice"), table.life("bob")) == (17, 20)


def walker(table: Table, loyalty: int) -> GameObject:
    made = card(
        "Walker",
        "{3}",
        "Planeswalker",
        Activated("[+1]", Cost(loyalty=1), nothing, sorcery=True),
        Activated("[-3]", Cost(loyalty=-3), nothing, sorcery=True),
        Activated("[0]", Cost(loyalty=0), nothing, sorcery=True),
    )
    return table.put("walker", made, counters={"loyalty": loyalty})


def test_606_5_loyalty_counters_are_the_cost() -> None:
    table = Table()
    thing = walker(table, 4)
    table.activate("alice", thing, "[-3]")
    assert thing.counters == {"loyalty": 1}
    table = Table()
    thing = walker(table, 4)
    table.activate("alice", thing, "[+1]")
    assert thing.counters == {"loyalty": 5}


def test_606_6_too_little_loyalty() -> None:
    table = Table()
    thing = walker(table, 2)
    with refused(table, "118.3"):
        table.activate("alice", thing, "[-3]")
    table = Table()
    thing = walker(table, 3)
    assert table.activate("alice", thing, "[-3]") is not None
    assert thing.zone == "graveyard"  # 704.5i; the ability stays on the stack (113.7a)
    assert len(table.game.stack) == 1


def test_606_3_one_loyalty_ability_a_turn() -> None:
    table = Table()
    thing = walker(table, 4)
    table.activate("alice", thing, "[0]")
    table.resolve()
    with refused(table, "606.3"):
        table.activate("alice", thing, "[+1]")
    table.advance("upkeep")
    table.advance("upkeep")
    table.advance("precombat_main")
    assert table.activate("alice", thing, "[+1]") is not None


def test_118_7_effects_change_what_activating_costs() -> None:
    table = Table()
    thing = with_machine(table, Cost(mana="{2}"))
    cheaper = CostChange(lambda game, source, other, ability: other is thing, -1)
    dearer = CostChange(lambda game, source, other, ability: other is not thing, 5)
    table.put("help", card("Help", "{1}", "Enchantment", cheaper, dearer))
    with refused(table, "118.3"):
        table.activate("alice", thing, "go", mana="")
    assert table.activate("alice", thing, "go", mana="1") is not None
    assert "118.7" in table.rules
    table.put("help2", card("Help", "{1}", "Enchantment", cheaper))
    assert table.activate("alice", thing, "go", mana="") is not None


def test_602_5_what_is_forbidden_cannot_be_activated() -> None:
    table = Table()
    thing = with_machine(table, Cost())
    bobs = table.put("bobs", card("Machine", "{1}", "Artifact", Activated("go", Cost(), nothing)), "bob")
    table.put(
        "needle",
        card(
            "Needle",
            "{1}",
            "Artifact",
            Forbids("activate", lambda game, source, player, other, ability: player == "alice"),
            Forbids("something else", lambda *arguments: True),
        ),
    )
    with refused(table, "602.5", "101.2"):
        table.activate("alice", thing, "go")
    assert table.activate("bob", bobs, "go") is not None


def test_605_3b_a_mana_ability_resolves_at_once() -> None:
    table = Table()
    elves = table.put("elves", "Llanowar Elves")
    assert table.activate("alice", elves, "{T}") is None
    assert elves.tapped
    assert table.game.stack == []
    assert "605.3b" in table.rules


def test_601_2h_an_additional_cost_is_paid_with_the_mana() -> None:
    table = Table()
    rites = table.put(
        "rites",
        card("Rites", "{B}", "Sorcery", spell=Spell((), nothing, additional=Cost(life=2, sacrifice=(1, of_alice)))),
        zone="hand",
    )
    bear = table.put("bear", "Grizzly Bears")
    with refused(table, "118.3"):
        table.cast("alice", rites, mana="B")
    with refused(table, "118.3"):
        table.cast("alice", rites, sacrifice=[bear])
    table.cast("alice", rites, mana="B", sacrifice=[bear])
    assert (bear.zone, table.life("alice")) == ("graveyard", 18)
