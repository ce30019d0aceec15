"""Interaction of continuous effects: 613, 611.2, 122.1, 208.3, 302.6, 506.4."""

import pytest
from rules_table import Table, card

from reference_engine import counters, layers
from reference_engine.abilities import ABILITY, BASE_POWER_TOUGHNESS, COLOR, POWER_TOUGHNESS, RULES, TYPE, Part, Static
from reference_engine.cards.words import (
    LOSES_ALL_ABILITIES,
    base,
    colored,
    controlled_by,
    gains,
    host,
    plus,
    restricted,
)
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject


def all_creatures(game: Game, source: GameObject) -> list[GameObject]:
    return game.creatures()


def other_creatures(game: Game, source: GameObject) -> list[GameObject]:
    return [thing for thing in game.creatures() if thing is not source]


HUMBLE = card(
    "Humble", "{2}", "Enchantment", Static(all_creatures, (LOSES_ALL_ABILITIES, base(1, 1)), LOSES_ALL_ABILITIES[0])
)
"""All creatures lose all abilities and have base power and toughness 1/1."""
ANTHEM = card("Anthem", "{2}", "Enchantment", Static(all_creatures, (plus(1, 1),)))
FLIGHT = card("Flight", "{2}", "Enchantment", Static(all_creatures, (gains("flying"),)))


def aura(*parts: Part) -> Static:
    return Static(host, parts)


def test_613_4_set_first_then_add_whatever_came_first() -> None:
    for order in (("humble", "anthem"), ("anthem", "humble")):
        table = Table()
        wurm = table.put("wurm", "Craw Wurm", counters={"+1/+1": 2})
        for id in order:
            table.put(id, HUMBLE if id == "humble" else ANTHEM)
        assert table.size(wurm) == (4, 4)


def test_613_7_in_one_layer_the_later_timestamp_wins() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    three = table.put("three", card("Three", "{1}", "Enchantment", Static(all_creatures, (base(3, 3), colored("R")))))
    table.put("five", card("Five", "{1}", "Enchantment", Static(all_creatures, (base(5, 5), colored("U")))))
    assert (table.size(bear), table.view(bear).colors) == ((5, 5), frozenset("U"))
    three.timestamp = table.game.now()
    table.game.touch()
    assert (table.size(bear), table.view(bear).colors) == ((3, 3), frozenset("R"))


def test_613_7_gaining_and_losing_abilities_by_timestamp() -> None:
    table = Table()
    bear = table.put("bear", card("Bear", "{1}", "Creature", pt=(2, 2), keywords="reach"))
    table.put("humble", HUMBLE)
    table.put("flight", FLIGHT)
    assert table.view(bear).keywords == {"flying"}
    other = Table()
    bear = other.put("bear", card("Bear", "{1}", "Creature", pt=(2, 2), keywords="reach"))
    other.put("flight", FLIGHT)
    other.put("humble", HUMBLE)
    assert other.view(bear).keywords == frozenset()


def test_613_8_an_effect_that_another_takes_away_waits_for_it() -> None:
    """The lord gives flying with an earlier timestamp, yet its ability is gone by then."""
    table = Table()
    lord = table.put("lord", card("Lord", "{1}", "Creature", Static(other_creatures, (gains("flying"),)), pt=(3, 3)))
    bear = table.put("bear", "Grizzly Bears")
    assert table.view(bear).keywords == {"flying"}
    humble = table.put("humble", HUMBLE)
    assert table.view(bear).keywords == frozenset()
    assert (table.size(lord), table.view(lord).abilities) == ((1, 1), ())
    table.destroy(humble)
    assert table.view(bear).keywords == {"flying"}


def silences(*ids: str) -> Static:
    """These lose all abilities."""
    return Static(lambda game, source: [game.objects[id] for id in ids], (LOSES_ALL_ABILITIES,), LOSES_ALL_ABILITIES[0])


def test_613_8_the_effect_itself_is_gone_not_only_what_it_gave() -> None:
    table = Table()
    table.put("lord", card("Lord", "{1}", "Creature", Static(other_creatures, (gains("flying"),)), pt=(3, 3)))
    bear = table.put("bear", "Grizzly Bears")
    table.put("first", card("First", "{1}", "Enchantment", Static(all_creatures, (gains("reach"),))))
    table.put("silencer", card("Silencer", "{1}", "Enchantment", silences("lord")))
    table.put("last", card("Last", "{1}", "Enchantment", Static(all_creatures, (gains("haste"),))))
    assert table.view(bear).keywords == {"reach", "haste"}


def test_613_8_an_effect_does_not_depend_on_itself() -> None:
    """A creature that silences all creatures, itself too, comes when its timestamp says."""
    table = Table()
    table.put("mute", card("Mute", "{1}", "Creature", silences("mute", "bear"), pt=(1, 1)))
    bear = table.put("bear", "Grizzly Bears")
    table.put("flight", FLIGHT)
    assert table.view(bear).keywords == {"flying"}


def test_613_8b_effects_that_depend_on_each_other_go_by_timestamp() -> None:
    table = Table()
    one = table.put("one", card("One", "{1}", "Creature", silences("two"), pt=(1, 1), keywords="reach"))
    two = table.put("two", card("Two", "{1}", "Creature", silences("one"), pt=(1, 1), keywords="reach"))
    assert table.view(one).keywords == {"reach"}
    assert (table.view(two).keywords, table.view(two).abilities) == (frozenset(), ())


def test_613_8_what_a_silenced_effect_reaches_depends_on_its_source() -> None:
    """An Aura that silences what it enchants waits for nothing and is waited for."""
    table = Table()
    lord = table.put("lord", card("Lord", "{1}", "Creature", Static(other_creatures, (gains("flying"),)), pt=(3, 3)))
    bear = table.put("bear", "Grizzly Bears")
    quiet = Static(host, (LOSES_ALL_ABILITIES,), LOSES_ALL_ABILITIES[0])
    table.put("quiet", card("Quiet", "{1}", "Enchantment - Aura", quiet), on=lord)
    assert table.view(bear).keywords == frozenset()


def test_613_8_what_the_other_does_not_reach_does_not_wait() -> None:
    """An enchantment that gives flying is no creature: the timestamps decide."""
    table = Table()
    table.put("flight", FLIGHT)
    bear = table.put("bear", "Grizzly Bears")
    table.put("humble", HUMBLE)
    assert table.view(bear).keywords == frozenset()


def test_613_8_a_resolved_effect_that_takes_abilities_away_counts_too() -> None:
    table = Table()
    lord = table.put("lord", card("Lord", "{1}", "Creature", Static(other_creatures, (gains("flying"),)), pt=(3, 3)))
    bear = table.put("bear", "Grizzly Bears")
    table.affect(Static(lambda game, source: (), (LOSES_ALL_ABILITIES,), ABILITY), lord)
    assert table.view(bear).keywords == frozenset()


def test_613_6_what_began_in_an_earlier_layer_goes_on() -> None:
    """The creature loses its ability in layer 6; its color change began in layer 5 and goes on
    to its bonus in layer 7."""
    table = Table()
    lord = table.put(
        "lord", card("Lord", "{1}", "Creature", Static(other_creatures, (colored("R"), plus(2, 2))), pt=(3, 3))
    )
    bear = table.put("bear", "Grizzly Bears")
    table.put("humble", HUMBLE)
    assert (table.view(bear).colors, table.size(bear)) == (frozenset("R"), (3, 3))
    assert table.size(lord) == (1, 1)


def test_613_6_what_had_not_begun_does_not_apply() -> None:
    table = Table()
    table.put("lord", card("Lord", "{1}", "Creature", Static(other_creatures, (plus(2, 2),)), pt=(3, 3)))
    bear = table.put("bear", "Grizzly Bears")
    table.put("humble", HUMBLE)
    assert table.size(bear) == (1, 1)


def test_613_6_to_the_same_objects_in_all_layers() -> None:
    """What is affected is settled in the first layer in which the effect applies."""

    def grounded(game: Game, source: GameObject) -> list[GameObject]:
        return [thing for thing in game.creatures() if "flying" not in game.view(thing).keywords]

    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.put("wings", card("Wings", "{1}", "Enchantment", Static(grounded, (gains("flying"), plus(1, 0)))))
    assert (table.view(bear).keywords, table.size(bear)) == (frozenset({"flying"}), (3, 2))


def test_611_3a_a_static_ability_follows_what_is_there() -> None:
    table = Table()
    anthem = table.put("anthem", ANTHEM)
    bear = table.put("bear", "Grizzly Bears")
    assert table.size(bear) == (3, 3)
    table.destroy(anthem)
    assert table.size(bear) == (2, 2)
    assert {"604.1", "611.3a", "613.4c"} <= table.rules


def test_613_what_an_effect_does_may_depend_on_its_source() -> None:
    def same_power(view: Characteristics, game: Game, source: GameObject) -> None:
        assert isinstance(game, Game)
        view.power = source.printed.power

    table = Table()
    wurm, bear = table.put("wurm", "Craw Wurm"), table.put("bear", "Grizzly Bears")
    part = (BASE_POWER_TOUGHNESS, same_power)
    table.affect(Static(lambda game, source: (), (part,)), wurm, bear)
    assert table.size(bear) == (6, 2)
    lion = table.put("lion", "Silvercoat Lion")
    lord = card("Lord", "{1}", "Creature", Static(lambda game, source: (lion,), (part,)), pt=(9, 9))
    table.put("lord", lord)
    assert table.size(lion) == (9, 2)


def test_611_2c_a_resolved_effect_keeps_its_objects() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    late = table.put("late", "Silvercoat Lion")
    table.affect(Static(lambda game, source: (), (plus(3, 3),)), bear)
    assert (table.size(bear), table.size(late)) == ((5, 5), (2, 2))
    shift = table.put("shift", "Cloudshift", zone="hand")
    table.cast("alice", shift, bear, mana="W")
    table.resolve()
    assert table.size(bear) == (2, 2)  # 400.7: a new object


def test_702_26b_a_phased_out_source_does_nothing() -> None:
    table = Table()
    anthem, bear = table.put("anthem", ANTHEM), table.put("bear", "Grizzly Bears")
    anthem.phased_out = True
    table.game.touch()
    assert table.size(bear) == (2, 2)


# Counters


def test_122_1a_counters_add_and_subtract() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"+1/+1": 3, "-1/-1": 1})
    assert table.size(bear) == (4, 4)
    rock = table.put("rock", card("Rock", "{1}", "Artifact"), counters={"+1/+1": 3})
    assert table.size(rock) == (None, None)


@pytest.mark.parametrize(
    "kind",
    [
        "deathtouch", "double strike", "first strike", "flying", "haste", "hexproof", "indestructible", "lifelink",
        "menace", "reach", "trample", "vigilance",
    ],
)  # fmt: skip
def test_122_1b_keyword_counters(kind: str) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={kind: 2, "charge": 1})
    assert table.view(bear).keywords == {kind}
    assert table.size(bear) == (2, 2)
    counters.remove(table.game, bear, kind, 2)
    assert table.view(bear).keywords == frozenset()


def test_613_7c_a_keyword_counter_has_the_timestamp_of_when_it_was_put() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"flying": 1})
    table.put("humble", HUMBLE)
    assert table.view(bear).keywords == frozenset()
    counters.put(table.game, bear, "reach", 1)
    assert table.view(bear).keywords == {"reach"}
    counters.put(table.game, bear, "flying", 1)  # 613.7c: all of that kind get the new timestamp
    assert table.view(bear).keywords == {"reach", "flying"}
    assert table.size(bear) == (1, 1)


# 208.3


def test_208_3_what_is_no_creature_has_no_power_and_toughness() -> None:
    def land(view: Characteristics, game: Game, source: GameObject) -> None:
        view.types = frozenset({"Land"})

    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"+1/+1": 1})
    table.affect(Static(lambda game, source: (), ((TYPE, land),)), bear)
    assert table.size(bear) == (None, None)
    assert "208.3" in table.rules


# What is said of an object


def test_113_12_a_statement_is_no_ability_of_the_object() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    pacifism = table.put("pacifism", "Pacifism", on=bear)
    table.put("humble", HUMBLE)
    assert table.view(bear).restrictions == {"can't attack", "can't block"}
    table.destroy(pacifism)
    assert table.view(bear).restrictions == frozenset()
    assert "613.11" in table.rules


@pytest.mark.parametrize(
    ("part", "number"),
    [
        (controlled_by("bob"), "613.1b"),
        (base(1, 1), "613.4b"),
        (plus(1, 1), "613.4c"),
        (gains("flying"), "613.1f"),
        (colored("R"), "613.1e"),
        (restricted("can't block"), "613.11"),
    ],
)
def test_613_each_layer_is_named_in_the_trace(part: Part, number: str) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.put("aura", card("Aura", "{1}", "Enchantment - Aura", aura(part)), on=bear)
    table.view(bear)
    told = next(entry for entry in table.game.trace if "static ability of aura" in entry.text)
    assert number in told.rules
    assert "bear" in told.text


def test_613_layers_come_in_order() -> None:
    done: list[str] = []

    def log(name: str) -> Part:
        places = {"type": TYPE, "color": COLOR, "ability": ABILITY, "base": BASE_POWER_TOUGHNESS, "rules": RULES}

        def apply(view: Characteristics, game: Game, source: GameObject) -> None:
            done.append(name)

        return places.get(name, POWER_TOUGHNESS), apply

    names = ["rules", "plus", "base", "ability", "color", "type"]
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.put("aura", card("Aura", "{1}", "Enchantment - Aura", aura(*map(log, names))), on=bear)
    table.view(bear)
    assert done == list(reversed(names))


def test_604_1_the_trace_tells_a_static_ability_once_for_each_set_of_objects() -> None:
    table = Table()
    table.put("anthem", ANTHEM)
    for id in ("bear", "lion"):
        thing = table.put(id, "Grizzly Bears")
        table.view(thing)
        table.game.touch()
        table.view(thing)
    assert sum("static ability of anthem" in entry.text for entry in table.game.trace) == 2


# Control: 613.1b, 302.6, 506.4


def test_302_6_a_new_controller_has_not_had_it_since_the_turn_began() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    bear.attacking, bear.blocked = "bob", True
    assert not bear.sick
    table.affect(Static(lambda game, source: (), (controlled_by("bob"),)), bear)
    assert table.game.controller(bear) == "bob"
    assert table.in_combat(bear) == (None, None, False)
    assert (bear.sick, bear.was_controlled_by) == (True, "bob")
    assert {"613.1b", "302.6", "506.4"} <= table.rules


def test_506_4_a_blocker_too() -> None:
    table = Table()
    giant, bear = table.put("giant", "Hill Giant", "bob"), table.put("bear", "Grizzly Bears")
    bear.blocking = giant
    table.affect(Static(lambda game, source: (), (controlled_by("bob"),)), bear)
    table.view(bear)
    assert bear.blocking is None


def test_613_1b_the_same_controller_again_is_no_change() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.affect(Static(lambda game, source: (), (controlled_by("alice"),)), bear)
    table.view(bear)
    assert not bear.sick
    assert "302.6" not in table.rules


def test_613_1b_control_out_of_combat_takes_nothing_out_of_combat() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.affect(Static(lambda game, source: (), (controlled_by("bob"),)), bear)
    table.view(bear)
    assert "506.4" not in table.rules


def test_514_2_control_comes_back_and_again_not_since_the_turn_began() -> None:
    table = Table(step="end_step")
    bear = table.put("bear", "Grizzly Bears", "bob")
    table.affect(Static(lambda game, source: (), (controlled_by("alice"),)), bear)
    assert table.game.controller(bear) == "alice"
    table.advance("upkeep")
    assert table.game.controller(bear) == "bob"
    assert not bear.sick  # bob's turn has begun since


# Looking ahead: 614.12


def test_614_12_a_look_at_what_enters_changes_nothing() -> None:
    table = Table()
    table.put("anthem", ANTHEM)
    bear = table.put("bear", "Grizzly Bears", zone="hand")
    bear.entered_under = "bob"
    before = (bear.timestamp, list(table.game.battlefield), table.game.clock)
    view = layers.preview(table.game, bear)
    assert (view.power, view.toughness, view.controller) == (3, 3, "bob")
    assert (bear.timestamp, list(table.game.battlefield), table.game.clock) == before
    assert not bear.sick
    assert table.view(bear).power == 2  # in hand it is as printed
    assert bear.was_controlled_by is None


def test_614_12_the_newcomer_has_the_latest_timestamp() -> None:
    table = Table()
    three = card("Three", "{1}", "Creature", Static(all_creatures, (base(3, 3),)), pt=(1, 1))
    five = card("Five", "{1}", "Creature", Static(all_creatures, (base(5, 5),)), pt=(1, 1))
    old = table.put("three", three)
    new = table.put("five", five, zone="hand")
    new.entered_under = "alice"
    old.timestamp = table.game.now()
    view = layers.preview(table.game, new)
    assert (view.power, view.toughness) == (5, 5)
