"""Zones and what happens between them: 400, 603.10a, 608.2h, 614.6, 701.9, 701.21, 121."""

import pytest
from rules_table import Table, card

from reference_engine import zones
from reference_engine.abilities import MovesInstead, Static, Triggered
from reference_engine.cards.words import controlled_by, plus
from reference_engine.game import Event, Game, GameObject, Reference
from reference_engine.zones import Move

PLACES = ("hand", "graveyard", "exile", "library", "command")


def contents(table: Table, zone: str, player: str) -> list[GameObject]:
    shared = {"battlefield": table.game.battlefield, "exile": table.game.exile, "command": table.game.command}
    if zone in shared:
        return shared[zone]
    found: list[GameObject] = getattr(table.game.players[player], zone)
    return found


@pytest.mark.parametrize("start", [*PLACES, "battlefield"])
@pytest.mark.parametrize("end", PLACES)
def test_400_3_from_anywhere_to_the_owners_zone(start: str, end: str) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", "bob", zone=start)
    old = bear.reference()
    zones.move(table.game, bear, end, "608.2c")
    assert bear.zone == end
    assert contents(table, end, "bob") == [bear]
    assert all(
        contents(table, zone, player) == []
        for zone in (*PLACES, "battlefield")
        for player in ("alice", "bob")
        if (zone, player) != (end, "bob") and zone not in (end if end in ("exile", "command") else "",)
    )
    assert old.current is None
    assert ("400.7" in table.rules) is (start == "battlefield")
    assert "608.2c" in table.rules


def test_404_2_the_newest_card_is_on_top() -> None:
    table = Table()
    one, two = table.put("one", "Forest"), table.put("two", "Forest")
    table.destroy(one)
    table.destroy(two)
    assert table.game.players["alice"].graveyard == [two, one]


def test_400_7_a_new_object_with_no_memory() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"+1/+1": 1}, damage=1, tapped=True, sick=True)
    bear.attacking, bear.chosen, bear.x, bear.regeneration_shields, bear.deathtouched = "bob", "Cat", 2, 1, True
    bear.copiable = bear.printed.copy(name="Other")
    zones.move(table.game, bear, "hand")
    assert (bear.counters, bear.damage, bear.tapped, bear.sick) == ({}, 0, False, False)
    assert (bear.x, bear.regeneration_shields, bear.deathtouched) == (0, 0, False)
    assert table.in_combat(bear) == (None, None, False)
    forgotten: list[object] = [bear.chosen, bear.entered_under, bear.was_controlled_by, bear.attached_to]
    assert forgotten == [None] * 4
    assert bear.copiable.name == "Grizzly Bears"


def test_608_2h_what_left_is_remembered_as_it_was() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"charge": 2}, damage=1, tapped=True)
    aura = table.put("aura", "Holy Strength", on=bear)
    table.affect(Static(lambda game, source: (), (plus(3, 3),)), bear)
    bears, auras = bear.reference(), aura.reference()
    zones.move_all(table.game, [Move(bear, "graveyard", (), "leaves"), Move(aura, "graveyard", (), "leaves")])
    memory = table.game.memories[bears]
    assert (memory.view.power, memory.counters, memory.tapped, memory.damage) == (6, {"charge": 2}, True, 1)
    assert table.game.memories[auras].attached_to is bear
    assert table.game.remembered(bears).power == 6
    assert table.game.remembered(bear.reference()).power == 2
    assert table.game.remembered(Reference(bear, 99)).power == 2


def test_608_2h_what_is_still_there_is_seen_as_it_is() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", counters={"+1/+1": 1})
    assert table.game.remembered(bear.reference()).power == 3


def test_400_7_each_move_makes_another_new_object() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    seen = [bear.reference()]
    for zone in ("hand", "graveyard", "exile"):
        zones.move(table.game, bear, zone)
        seen.append(bear.reference())
    assert [reference.current for reference in seen] == [None, None, None, bear]


def test_400_6_what_is_named_twice_moves_once() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    zones.move_all(table.game, [Move(bear, "exile", (), "goes"), Move(bear, "graveyard", (), "goes")])
    assert (bear.zone, bear.incarnation) == ("exile", 1)


def test_614_6_a_card_goes_elsewhere_instead() -> None:
    table = Table()
    table.put("leyline", "Leyline of the Void", "bob")
    bear, theirs = table.put("bear", "Grizzly Bears"), table.put("theirs", "Grizzly Bears", "bob")
    token = table.put("token", "Grizzly Bears", token=True)
    held = table.put("held", "Forest", zone="hand")
    table.destroy(bear, theirs, token)
    zones.discard(table.game, "alice", [held])
    assert [thing.zone for thing in (bear, theirs, token, held)] == ["exile", "graveyard", "graveyard", "exile"]
    assert "614.6" in table.rules


def test_614_6_what_is_replaced_triggers_nothing() -> None:
    seen: list[str] = []

    def when(game: Game, source: GameObject, event: Event) -> bool:
        seen.append(event.kind)
        return False

    table = Table()
    abilities = [
        Triggered(kind, when, lambda game, item: None) for kind in ("put into graveyard from battlefield", "destroyed")
    ]
    table.put("w", card("W", "{1}", "Enchantment", *abilities))
    table.put("rip", "Rest in Peace")
    table.destroy(table.put("bear", "Grizzly Bears"))
    assert seen == ["destroyed"]
    assert not table.game.died_this_turn


def test_616_1_the_owner_or_controller_chooses_among_several() -> None:
    def anything(game: Game, source: GameObject, thing: GameObject, to: str) -> bool:
        return to == "graveyard"

    for picked, end in (("one", "exile"), ("two", "hand")):
        table = Table()
        table.put("one", card("One", "{1}", "Enchantment", MovesInstead(anything)))
        table.put("two", card("Two", "{1}", "Enchantment", MovesInstead(anything, "hand")))
        bear = table.put("bear", "Grizzly Bears", "bob", controller="alice")
        table.answer("alice", "replacement", picked)
        table.destroy(bear)
        assert bear.zone == end
        assert table.asked == [("alice", "replacement", ("one", "two"))]
        assert table.askers == ["bear"]


def test_614_5_one_effect_after_the_other_each_once() -> None:
    def to(zone: str) -> object:
        return lambda game, source, thing, where: where == zone

    table = Table()
    table.put("one", card("One", "{1}", "Enchantment", MovesInstead(to("graveyard"), "exile")))  # type: ignore[arg-type]
    table.put("two", card("Two", "{1}", "Enchantment", MovesInstead(to("exile"), "graveyard")))  # type: ignore[arg-type]
    bear = table.put("bear", "Grizzly Bears")
    table.destroy(bear)
    assert bear.zone == "graveyard"


# Sacrifice and discard


def test_701_21a_only_own_permanents_are_sacrificed() -> None:
    table = Table()
    mine, theirs = table.put("mine", "Grizzly Bears"), table.put("theirs", "Grizzly Bears", "bob")
    held, taken = table.put("held", "Grizzly Bears", zone="hand"), table.put("taken", "Grizzly Bears", "bob")
    table.affect(Static(lambda game, source: (), (controlled_by("alice"),)), taken)
    zones.sacrifice(table.game, "alice", [mine, theirs, held, taken])
    assert [thing.zone for thing in (mine, theirs, held, taken)] == ["graveyard", "battlefield", "hand", "graveyard"]
    assert taken in table.game.players["bob"].graveyard
    assert {"701.21a", "701.8b"} <= table.rules
    assert "701.8a" not in table.rules


def events(table: Table, *kinds: str) -> list[tuple[str, str, str | None, str | None]]:
    """What a watcher sees: kind, object, its last controller, whose spell or ability did it."""
    seen: list[tuple[str, str, str | None, str | None]] = []

    def when(game: Game, source: GameObject, event: Event) -> bool:
        assert event.object is not None
        assert event.memory is not None
        seen.append((event.kind, event.object.id, event.player, event.cause.id if event.cause else None))
        return False

    table.put("w", card("W", "{1}", "Enchantment", *(Triggered(kind, when, lambda game, item: None) for kind in kinds)))
    return seen


def test_701_21a_a_sacrifice_is_no_destruction_and_has_its_cause() -> None:
    table = Table()
    seen = events(table, "put into graveyard from battlefield", "destroyed")
    edict = table.put("edict", "Diabolic Edict", "bob", zone="hand")
    bear = table.put("bear", "Grizzly Bears")
    table.cast("bob", edict, "alice", mana="1B")
    table.resolve()
    assert bear.zone == "graveyard"
    assert seen == [("put into graveyard from battlefield", "bear", "alice", "edict")]


def test_603_10a_each_move_is_its_own_event_in_one() -> None:
    table = Table()
    seen = events(table, "put into graveyard from battlefield", "destroyed")
    one, two = table.put("one", "Grizzly Bears"), table.put("two", "Grizzly Bears", controller="bob")
    exiled = table.put("exiled", "Forest")
    table.destroy(one, two)
    zones.move(table.game, exiled, "exile")
    kinds = ("put into graveyard from battlefield", "destroyed")
    assert seen == [(kind, id, by, None) for id, by in (("one", "alice"), ("two", "bob")) for kind in kinds]
    assert table.game.left_this_turn == {"alice", "bob"}


def test_700_4_only_creatures_die() -> None:
    table = Table()
    table.destroy(table.put("rock", card("Rock", "{1}", "Artifact")))
    assert not table.game.died_this_turn
    zones.move(table.game, table.put("bear", "Grizzly Bears"), "exile")
    assert not table.game.died_this_turn
    assert table.game.left_this_turn == {"alice"}


def test_701_9a_discarding_is_from_the_hand_and_has_its_cause() -> None:
    table = Table()
    one, two = table.put("one", "Forest", zone="hand"), table.put("two", "Forest", zone="hand")
    zones.discard(table.game, "alice", [one, two])
    assert (table.game.players["alice"].hand, len(table.game.players["alice"].graveyard)) == ([], 2)
    assert "701.9a" in table.rules
    assert table.game.left_this_turn == set()


# Drawing: 121


def test_121_1_drawing_takes_the_top_card() -> None:
    table = Table()
    library = [table.put(id, "Forest", zone="library") for id in ("under", "top")]
    top = library[1].reference()
    zones.draw(table.game, "alice")
    assert table.game.players["alice"].hand == [library[1]]
    assert top.current is None
    zones.draw(table.game, "alice", 3)
    assert (len(table.game.players["alice"].hand), table.game.players["alice"].props_in_hand) == (2, 2)
    assert "121.1" in table.rules


# The state of a game


def test_101_4_turn_order_begins_with_the_active_player() -> None:
    table = Table(active="bob", seats=("alice", "bob", "carol"))
    assert table.game.turn_order() == ("bob", "carol", "alice")
    assert table.game.opponents("carol") == ("bob", "alice")
    things = [table.put(player, "Forest", player) for player in ("alice", "carol", "bob")]
    again = table.put("bob2", "Forest", "bob")
    assert [thing.id for thing in table.game.apnap([*things, again])] == ["bob", "bob2", "carol", "alice"]


def test_702_26b_phased_out_permanents_are_not_counted() -> None:
    table = Table()
    bear, out = table.put("bear", "Grizzly Bears"), table.put("out", "Grizzly Bears")
    table.put("land", "Forest")
    theirs = table.put("theirs", "Grizzly Bears", "bob")
    out.phased_out = True
    assert table.game.creatures() == [bear, theirs]
    assert table.game.creatures("alice") == [bear]
    assert out not in table.game.permanents()


def test_a_single_option_is_no_question() -> None:
    table = Table()
    assert table.game.choose("alice", "objects", ["only"], None, "which?") == "only"
    assert (table.asked, table.game.trace) == ([], [])
    table.answer("alice", "objects", "two")
    bear = table.put("bear", "Grizzly Bears")
    assert table.game.choose("alice", "objects", ["one", "two"], bear, "which?") == "two"
    assert table.rules == {"608.2d"}


@pytest.mark.parametrize(
    ("ask", "rule"),
    [
        ("replacement", "616.1"),
        ("order", "603.3b"),
        ("target", "603.3d"),
        ("legend", "704.5j"),
        ("damage", "510.1c"),
        ("may", "608.2d"),
        ("objects", "608.2d"),
    ],
)
def test_a_choice_cites_the_rule_that_has_the_player_choose(ask: str, rule: str) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    table.answer("alice", ask, "two")
    table.game.choose("alice", ask, ["one", "two"], bear, "which?")
    assert [entry.rules for entry in table.game.trace] == [(rule,)]


def test_a_choice_as_a_permanent_enters_cites_that_and_one_by_a_rule_of_its_own_that_one() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    bear.zone = "entering"
    table.answer("alice", "objects", "two", "two")
    table.game.choose("alice", "objects", ["one", "two"], bear, "which?")
    table.game.choose("alice", "objects", ["one", "two"], bear, "which?", "303.4f")
    assert [entry.rules for entry in table.game.trace] == [("614.12a",), ("303.4f",)]


def test_the_trace_says_when_and_notes_some_things_once() -> None:
    table = Table()
    table.game.at = 3
    for _ in range(2):
        table.game.note_once("key", "said once", "704.3")
    table.game.note_once("other", "said as well")
    assert [(entry.at, entry.text, entry.rules) for entry in table.game.trace] == [
        (3, "said once", ("704.3",)),
        (3, "said as well", ()),
    ]


def test_a_new_game() -> None:
    table = Table(active="bob")
    assert [(player.life, player.poison, player.lost) for player in table.game.players.values()] == [(20, 0, False)] * 2
    assert (table.game.priority, table.game.turn, table.game.stack, table.game.at) == ("bob", 1, [], 0)
    assert repr(table.put("bear", "Grizzly Bears")) == "<bear: Grizzly Bears in battlefield>"
