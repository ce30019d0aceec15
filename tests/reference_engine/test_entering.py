"""Entering the battlefield, tokens, copies and counters: 603.6, 614.12, 614.16, 616.1c, 111, 707, 702.128, 702.129."""

import pytest
from rules_table import ENCHANT_ANYTHING, Table, card

from reference_engine import counters, entering, tokens
from reference_engine.abilities import CreatesMore, Enters, PutsMoreCounters, Static
from reference_engine.cards import CARDS, Card
from reference_engine.cards.words import plus
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject


def enter(table: Table, id: str, what: str | Card = "Grizzly Bears", owner: str = "alice", **how: object) -> GameObject:
    """Let a permanent enter from the hand."""
    thing = table.put(id, what, owner, zone="hand")
    entering.enter(table.game, [(thing, owner)], **how)  # type: ignore[arg-type]
    return thing


def others(game: Game, source: GameObject, thing: GameObject) -> bool:
    assert isinstance(game, Game)
    assert isinstance(source, GameObject)
    return thing is not source


def itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    assert isinstance(game, Game)
    return thing is source


def test_603_6a_it_comes_from_its_zone_as_a_new_object() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", "bob", zone="graveyard")
    old = bear.reference()
    assert entering.enter(table.game, [(bear, "alice")]) == [bear]
    assert (bear.zone, table.game.players["bob"].graveyard) == ("battlefield", [])
    assert old.current is None
    assert (bear.entered_under, bear.sick, bear.tapped, bear.damage) == ("alice", True, False, 0)
    assert (table.game.controller(bear), bear.owner) == ("alice", "bob")
    assert table.game.battlefield == [bear]
    assert "302.6" not in table.rules


def test_613_7d_each_gets_a_timestamp_as_it_enters() -> None:
    table = Table()
    first = table.put("first", "Forest")
    one, two = (table.put(id, "Grizzly Bears", zone="hand") for id in ("one", "two"))
    entering.enter(table.game, [(one, "alice"), (two, "alice")])
    assert first.timestamp < one.timestamp < two.timestamp


def test_107_3m_x_and_what_it_is_attached_to_come_along() -> None:
    table = Table()
    host = table.put("host", "Grizzly Bears")
    aura = enter(table, "aura", card("Aura", "{X}", "Enchantment - Aura", ENCHANT_ANYTHING), attached_to=host, x=3)
    assert (aura.x, aura.attached_to) == (3, host)
    assert (enter(table, "bear").x, table.game.objects["bear"].attached_to) == (0, None)


# Changing how it enters: 614.12, 616.1


def gives(count: int, applies: object = others, name: str = "Giver") -> Card:
    def apply(game: Game, source: GameObject, thing: GameObject) -> None:
        counters.put(game, thing, "+1/+1", count)

    return card(name, "{1}", "Enchantment", Enters(applies, apply))  # type: ignore[arg-type]


def test_614_12_it_enters_with_counters() -> None:
    table = Table()
    table.put("giver", gives(2))
    bear = enter(table, "bear")
    assert (bear.counters, table.size(bear)) == ({"+1/+1": 2}, (4, 4))
    assert {"614.1c", "614.12"} <= table.rules


def test_614_5_each_of_two_equal_effects_applies_once() -> None:
    table = Table()
    for id in ("one", "two"):
        table.put(id, gives(2))
    table.answer("alice", "replacement", "one", "two")
    bear = enter(table, "bear")
    assert bear.counters == {"+1/+1": 4}
    same = Table()
    made = gives(2)
    for id in ("one", "two"):
        same.put(id, made)
    same.answer("alice", "replacement", "two")
    bear = enter(same, "bear")
    assert bear.counters == {"+1/+1": 4}
    assert same.asked == [("alice", "replacement", ("one", "two"))]


def test_616_1_the_controller_of_what_enters_chooses_the_order() -> None:
    done: list[str] = []

    def step(name: str) -> Card:
        def apply(game: Game, source: GameObject, thing: GameObject) -> None:
            done.append(name)

        return card(name, "{1}", "Enchantment", Enters(others, apply))

    table = Table()
    table.put("one", step("one"))
    table.put("two", step("two"))
    table.answer("bob", "replacement", "two")
    bear = table.put("bear", "Grizzly Bears", "alice", zone="hand")
    entering.enter(table.game, [(bear, "bob")])
    assert done == ["two", "one"]
    assert table.askers == ["bear"]


def test_614_12_its_own_effect_and_only_its_own() -> None:
    table = Table()
    table.put("old", gives(5, itself))
    new = enter(table, "new", gives(3, itself))
    assert (new.counters, table.game.objects["old"].counters) == ({"+1/+1": 3}, {})


def test_614_12_two_effects_of_one_permanent_need_no_question() -> None:
    def put(count: int) -> Enters:
        return Enters(itself, lambda game, source, thing: counters.put(game, thing, "charge", count))

    table = Table()
    thing = enter(table, "thing", card("Thing", "{1}", "Artifact", put(1), put(2)))
    assert (thing.counters, table.asked) == ({"charge": 3}, [])


def test_616_1c_becoming_a_copy_comes_first_and_brings_its_own_effects() -> None:
    def become(game: Game, source: GameObject, thing: GameObject) -> None:
        thing.copiable = tokens.copy_of(game.objects["model"])
        game.touch()

    table = Table()
    model = table.put("model", card("Model", "{5}", "Creature", *gives(4, itself).printed.abilities, pt=(3, 3)))
    table.put("giver", gives(1))
    clone = card("Clone", "{3}", "Creature", Enters(itself, become, copies=True), pt=(0, 0))
    table.answer("alice", "replacement", "giver")
    new = enter(table, "new", clone)
    assert table.asked == [("alice", "replacement", ("new", "giver"))]  # both give counters by now
    told = [entry.text for entry in table.game.trace if entry.text.startswith("as new enters")]
    assert ["giver" in text for text in told] == [False, True, False]
    table.settle()
    assert (new.zone, table.view(new).name) == ("battlefield", "Model")
    assert (new.counters, table.size(new)) == ({"+1/+1": 5}, (8, 8))
    assert model.counters == {}


def test_614_12_it_is_looked_at_as_it_would_be_there() -> None:
    """A static ability makes it a creature of the kind that the effect asks for."""

    def small(game: Game, source: GameObject, thing: GameObject) -> bool:
        return (game.view(thing).power or 0) >= 3

    table = Table()
    table.put("giver", gives(1, small))
    assert enter(table, "weak").counters == {}
    table.put(
        "anthem", card("Anthem", "{1}", "Enchantment", Static(lambda game, source: game.creatures(), (plus(1, 1),)))
    )
    assert enter(table, "strong").counters == {"+1/+1": 1}


def test_614_12_what_enters_at_the_same_time_changes_nothing() -> None:
    table = Table()
    giver = table.put("giver", gives(1), zone="hand")
    bear = table.put("bear", "Grizzly Bears", zone="hand")
    entering.enter(table.game, [(giver, "alice"), (bear, "alice")])
    assert (giver.counters, bear.counters) == ({}, {})


# Counters: 122, 614.16


def test_122_1_counters_of_a_kind_add_up() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"charge": 1})
    counters.put(table.game, bear, "charge", 2)
    counters.put(table.game, bear, "+1/+1", 1, "120.3d")
    counters.put(table.game, bear, "-1/-1", 0)
    assert bear.counters == {"charge": 3, "+1/+1": 1}
    assert {"122.1", "122.1a", "613.4c", "120.3d"} <= table.rules


def test_122_1a_is_for_plus_and_minus_counters() -> None:
    table = Table()
    counters.put(table.game, table.put("bear", "Grizzly Bears"), "charge", 1)
    assert "122.1a" not in table.rules
    counters.put(table.game, table.put("lion", "Silvercoat Lion"), "-1/-1", 1)
    assert "122.1a" in table.rules


@pytest.mark.parametrize(("there", "taken", "left"), [(3, 1, {"charge": 2}), (2, 2, {}), (1, 5, {}), (0, 1, {})])
def test_counters_are_removed_as_far_as_there_are_any(there: int, taken: int, left: dict[str, int]) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"charge": there} if there else {})
    counters.remove(table.game, bear, "charge", taken)
    assert bear.counters == left


def test_removing_counters_is_seen_at_once() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"+1/+1": 2})
    assert table.size(bear) == (4, 4)
    counters.remove(table.game, bear, "+1/+1", 1)
    assert table.size(bear) == (3, 3)


def more(change: object) -> Card:
    def applies(game: Game, source: GameObject, thing: GameObject, kind: str) -> bool:
        return kind == "+1/+1" and game.controller(thing) == game.controller(source)

    return card("More", "{1}", "Enchantment", PutsMoreCounters(applies, change))  # type: ignore[arg-type]


DOUBLE, ONE_MORE = more(lambda n: 2 * n), more(lambda n: n + 1)


def test_614_16_effects_change_how_many_counters_are_put() -> None:
    table = Table()
    table.put("double", DOUBLE)
    mine, theirs = table.put("mine", "Grizzly Bears"), table.put("theirs", "Grizzly Bears", "bob")
    for thing in (mine, theirs):
        counters.put(table.game, thing, "+1/+1", 2)
        counters.put(table.game, thing, "charge", 2)
    assert mine.counters == {"+1/+1": 4, "charge": 2}
    assert theirs.counters == {"+1/+1": 2, "charge": 2}
    assert "614.16" in table.rules


def test_614_16_no_counters_are_no_counters() -> None:
    table = Table()
    table.put("more", ONE_MORE)
    bear = table.put("bear", "Grizzly Bears")
    counters.put(table.game, bear, "+1/+1", 0)
    assert bear.counters == {}
    assert table.game.trace == []


@pytest.mark.parametrize(("first", "count"), [("double", 3), ("more", 4)])
def test_616_1_the_controller_chooses_which_effect_on_counters_applies_first(first: str, count: int) -> None:
    table = Table()
    table.put("double", DOUBLE)
    table.put("more", ONE_MORE)
    bear = table.put("bear", "Grizzly Bears")
    table.answer("alice", "replacement", first)
    counters.put(table.game, bear, "+1/+1", 1)
    assert bear.counters == {"+1/+1": count}
    assert table.asked == [("alice", "replacement", ("double", "more"))]
    assert table.askers == ["bear"]
    assert {"616.1", "616.1e", "616.1f"} <= table.rules


def test_616_1_between_equal_effects_there_is_no_choice() -> None:
    table = Table()
    for id in ("one", "two"):
        table.put(id, DOUBLE)
    bear = table.put("bear", "Grizzly Bears")
    counters.put(table.game, bear, "+1/+1", 1)
    assert (bear.counters, table.asked) == ({"+1/+1": 4}, [])
    assert "616.1" not in table.rules


# Tokens: 111, 614.16


SOLDIER = Characteristics("Soldier", types=frozenset({"Creature"}), subtypes=("Soldier",), power=1, toughness=1)


def test_111_2_the_creator_owns_and_controls_the_token() -> None:
    table = Table()
    one, two = tokens.create(table.game, "bob", SOLDIER, 2, "707.2", made_by="Embalm")
    assert [one.id, two.id] == ["new-1", "new-2"]
    assert (one.owner, table.game.controller(one), one.is_token, one.zone) == ("bob", "bob", True, "battlefield")
    assert (one.made_by, one.card, one.sick) == ("Embalm", None, True)
    assert table.game.objects["new-2"] is two
    assert table.size(one) == (1, 1)
    assert {"701.7a", "111.2", "111.3", "707.2"} <= table.rules
    (three,) = tokens.create(table.game, "alice", SOLDIER)
    assert (three.id, three.made_by, three.attached_to) == ("new-3", "", None)


def test_111_a_token_may_enter_attached() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    (mask,) = tokens.create(table.game, "alice", CARDS["Mask"].printed, attached_to=bear)
    assert mask.attached_to is bear


def doubler(factor: int = 2, owner: str = "alice") -> Card:
    return card("Doubler", "{1}", "Enchantment", CreatesMore(lambda game, source, player: player == owner, factor))


def test_614_16_doublers_multiply_and_the_creator_orders_them() -> None:
    table = Table()
    table.put("two", doubler())
    table.put("three", doubler(3))
    table.put("theirs", doubler(5, "bob"), "bob")
    table.answer("alice", "replacement", "three", "two")
    assert len(tokens.create(table.game, "alice", SOLDIER, 2)) == 12
    assert table.asked == [("alice", "replacement", ("two", "three"))]
    assert {"614.16", "616.1", "616.1e", "616.1f", "616.1g", "614.1a"} <= table.rules
    told = [entry.text for entry in table.game.trace if "614.16" in entry.rules]
    assert [text[0:3] for text in told] == ["thr", "two"]


def test_614_16_one_doubler_asks_nothing() -> None:
    table = Table()
    table.put("two", doubler())
    assert len(tokens.create(table.game, "alice", SOLDIER)) == 2
    assert len(tokens.create(table.game, "bob", SOLDIER)) == 1
    assert (table.asked, "616.1" in table.rules) == ([], False)


def test_111_8_a_token_that_left_does_not_come_back() -> None:
    from reference_engine.cards.words import returns_to_battlefield

    table = Table()
    (one,) = tokens.create(table.game, "alice", SOLDIER)
    table.destroy(one)
    returns_to_battlefield(table.game, one, "alice")
    assert one.zone == "graveyard"
    table.settle()
    assert one.zone == "nowhere"


# Copies: 707.2, 702.128a, 702.129a


def test_707_2_counters_and_effects_are_not_copied() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"+1/+1": 1}, damage=1)
    table.affect(Static(lambda game, source: (), (plus(3, 3),)), bear)
    values = tokens.copy_of(bear)
    assert (values.power, values.toughness, values.name) == (2, 2, "Grizzly Bears")
    assert values is not bear.copiable


def test_707_2_a_copy_of_a_copy_has_what_was_copied_a_card_what_is_printed() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    bear.copiable = tokens.copy_of(table.put("wurm", "Craw Wurm"))
    assert tokens.copy_of(bear).name == "Craw Wurm"
    assert tokens.copy_of_card(bear).name == "Grizzly Bears"


def test_707_9b_exceptions_do_not_change_the_original() -> None:
    table = Table()
    cat = table.put("cat", "Adorned Pouncer", zone="graveyard")
    values = tokens.copy_of_card(cat, tokens.eternalized)
    assert (values.power, values.toughness, values.colors, values.mana_cost) == (4, 4, frozenset("B"), None)
    assert (values.subtypes, values.keywords, values.name) == (
        ("Cat", "Zombie"), frozenset({"double strike"}), "Adorned Pouncer",
    )  # fmt: skip
    assert (cat.printed.power, cat.printed.mana_cost, cat.printed.subtypes) == (1, "{1}{W}", ("Cat",))


def test_702_128a_embalm_changes_neither_power_nor_toughness() -> None:
    values = tokens.changed(CARDS["Sacred Cat"].printed, tokens.embalmed)
    assert (values.power, values.toughness, values.colors, values.mana_cost) == (1, 1, frozenset("W"), None)
    assert values.subtypes == ("Cat", "Zombie")


def test_205_1b_what_is_a_zombie_does_not_become_one_twice() -> None:
    zombie = Characteristics("Z", types=frozenset({"Creature"}), subtypes=("Zombie", "Cat"), power=1, toughness=2)
    assert tokens.changed(zombie, tokens.eternalized).subtypes == ("Zombie", "Cat")
    assert tokens.changed(zombie, tokens.embalmed).subtypes == ("Zombie", "Cat")


def test_707_9_a_zombie_instead_keeps_its_mana_cost() -> None:
    values = tokens.changed(CARDS["Adorned Pouncer"].printed, tokens.zombie_instead)
    assert (values.power, values.toughness, values.colors, values.mana_cost, values.subtypes) == (
        4, 4, frozenset("B"), "{1}{W}", ("Zombie",),
    )  # fmt: skip
