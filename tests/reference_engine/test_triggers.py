"""Triggered abilities: 603, 113.7a, 614.17."""

import pytest
from rules_table import Table, card

from reference_engine import triggers, zones
from reference_engine.abilities import Forbids, Static, Triggered
from reference_engine.cards import Card
from reference_engine.cards.words import CREATURE, PLAYER, controlled_by
from reference_engine.game import Event, Game, GameObject, Waiting
from reference_engine.stack import StackObject

DIES = "put into graveyard from battlefield"


def witness(name: str, log: list[str], on: str = "enters", type_line: str = "Enchantment") -> Card:
    """A permanent that writes down what it sees when its ability resolves."""

    def effect(game: Game, item: StackObject) -> None:
        assert item.event is not None
        assert item.event.object is not None
        log.append(f"{name} of {item.controller} sees {item.event.object.id}")

    pt = (1, 1) if "Creature" in type_line else None
    return card(name, "{1}", type_line, Triggered(on, lambda game, source, event: True, effect), pt=pt)


def enter(table: Table, id: str, what: str | Card = "Grizzly Bears", owner: str = "alice") -> GameObject:
    """Let a permanent enter from the hand."""
    from reference_engine import entering

    thing = table.put(id, what, owner, zone="hand")
    entering.enter(table.game, [(thing, owner)])
    return thing


def test_603_2_what_happens_is_noticed_and_waits_for_priority() -> None:
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log))
    enter(table, "bear")
    assert (table.game.stack, [one.source.id for one in table.game.waiting]) == ([], ["w"])
    table.settle()
    assert [item.id for item in table.game.stack] == ["w-ability"]
    assert table.game.waiting == []
    assert {"603.2", "603.3", "603.6a"} <= table.rules
    assert not {"603.2d", "603.10a", "603.3d"} & table.rules
    table.resolve()
    assert log == ["w of alice sees bear"]


def test_603_2_only_the_kind_of_event_it_watches_for() -> None:
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log, DIES))
    enter(table, "bear")
    assert not triggers.put_on_stack(table.game)


def test_603_6a_a_permanent_sees_itself_and_what_enters_with_it() -> None:
    from reference_engine import entering

    log: list[str] = []
    table = Table()
    w = table.put("w", witness("w", log), zone="hand")
    bear = table.put("bear", "Grizzly Bears", "bob", zone="hand")
    entering.enter(table.game, [(w, "alice"), (bear, "bob")])
    table.settle()
    table.resolve()
    assert sorted(log) == ["w of alice sees bear", "w of alice sees w"]


def test_603_3b_the_active_players_go_first_so_they_resolve_last() -> None:
    log: list[str] = []
    table = Table(active="bob")
    table.put("mine", witness("mine", log))
    table.put("theirs", witness("theirs", log), "bob")
    enter(table, "bear")
    table.settle()
    assert [item.controller for item in table.game.stack] == ["bob", "alice"]
    table.resolve()
    assert log == ["mine of alice sees bear", "theirs of bob sees bear"]
    assert table.asked == []


@pytest.mark.parametrize("first", ["one", "two"])
def test_603_3b_a_player_with_several_chooses_their_order(first: str) -> None:
    log: list[str] = []
    table = Table()
    for id in ("one", "two"):
        table.put(id, witness(id, log))
    table.answer("alice", "order", first)
    enter(table, "bear")
    table.settle()
    assert table.asked == [("alice", "order", ("one", "two"))]
    assert table.game.stack[0].id == f"{first}-ability"
    assert len(table.game.stack) == 2


def test_603_3b_abilities_of_one_source_need_no_order() -> None:
    from reference_engine import entering

    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log))
    things = [table.put(id, "Grizzly Bears", zone="hand") for id in ("one", "two")]
    entering.enter(table.game, [(thing, "alice") for thing in things])
    table.settle()
    assert [item.id for item in table.game.stack] == ["w-ability", "w-ability-2"]
    assert table.asked == []


def test_603_3d_targets_are_chosen_as_it_goes_on_the_stack() -> None:
    hit: list[str] = []

    def effect(game: Game, item: StackObject) -> None:
        thing = item.target(0)
        hit.append(f"{thing.id if thing else None} {item.target_player(1)}")

    table = Table()
    ability = Triggered("enters", lambda game, source, event: True, effect, (CREATURE, PLAYER))
    table.put("w", card("W", "{1}", "Enchantment", ability), "bob")
    table.put("lion", "Silvercoat Lion")
    table.answer("bob", "target", "lion", "alice")
    enter(table, "bear")
    table.settle()
    assert [(by, ask) for by, ask, _ in table.asked] == [("bob", "target"), ("bob", "target")]
    assert table.askers == ["w", "w"]
    table.resolve()
    assert hit == ["lion alice"]
    assert "603.3d" in table.rules


def test_603_3d_without_a_legal_target_it_is_removed() -> None:
    table = Table()
    ability = Triggered("enters", lambda game, source, event: True, lambda game, item: None, (CREATURE,))
    table.put("w", card("W", "{1}", "Enchantment", ability))
    enter(table, "rock", card("Rock", "{1}", "Artifact"))
    table.settle()
    assert table.game.stack == []
    assert "603.3d" in table.rules
    assert "603.3" not in table.rules


def test_603_3d_what_is_protected_from_the_source_is_no_choice() -> None:
    table = Table()
    ability = Triggered("enters", lambda game, source, event: True, lambda game, item: None, (CREATURE,))
    table.put("w", card("W", "{B}", "Enchantment", ability))
    table.put("knight", "White Knight")
    enter(table, "bear")
    table.settle()
    assert table.asked == []
    assert table.game.stack[0].targets == [table.game.objects["bear"].reference()]


@pytest.mark.parametrize(("answer", "used"), [("yes", True), ("no", False)])
def test_603_5_its_controller_decides_on_resolution(answer: str, used: bool) -> None:
    done: list[str] = []

    def effect(game: Game, item: StackObject) -> None:
        done.append("done")

    table = Table()
    table.put(
        "w",
        card("W", "{1}", "Enchantment", Triggered("enters", lambda game, source, event: True, effect, may=True)),
        "bob",
    )
    table.answer("bob", "may", answer)
    enter(table, "bear")
    table.settle()
    assert table.asked == []
    table.resolve()
    assert table.asked == [("bob", "may", ("yes", "no"))]
    assert table.askers == ["w"]
    assert (done == ["done"]) is used
    assert table.game.stack == []
    assert "608.2d" in table.rules


# Looking back: 603.10a


def test_603_10a_what_leaves_sees_what_leaves_with_it() -> None:
    log: list[str] = []
    table = Table()
    w = table.put("w", witness("w", log, DIES))
    bear = table.put("bear", "Grizzly Bears", "bob")
    table.destroy(w, bear)
    table.settle()
    table.resolve()
    assert sorted(log) == ["w of alice sees bear", "w of alice sees w"]
    assert "603.10a" in table.rules
    assert "603.6a" not in table.rules


def test_603_10a_with_the_abilities_and_the_controller_it_had() -> None:
    log: list[str] = []
    table = Table()
    w = table.put("w", witness("w", log, DIES, "Creature"))
    table.affect(Static(lambda game, source: (), (controlled_by("bob"),)), w)
    bear = table.put("bear", "Grizzly Bears")
    table.destroy(w, bear)
    table.settle()
    table.resolve()
    assert sorted(log) == ["w of bob sees bear", "w of bob sees w"]


def test_603_10a_what_was_not_there_sees_nothing() -> None:
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log, DIES), zone="graveyard")
    out = table.put("out", witness("out", log, DIES))
    out.phased_out = True
    table.destroy(table.put("bear", "Grizzly Bears"))
    table.settle()
    assert table.game.stack == []


def test_603_10a_what_loses_its_ability_before_does_not_trigger() -> None:
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log, DIES, "Creature"))
    table.put("lignify", "Lignify", on=table.game.objects["w"])
    table.destroy(table.put("bear", "Grizzly Bears"))
    table.settle()
    assert table.game.stack == []


def test_113_7a_an_ability_remembers_its_source_as_it_was() -> None:
    table = Table()
    views: list[tuple[str, str | None]] = []

    def effect(game: Game, item: StackObject) -> None:
        views.append((item.controller, item.view.controller))

    made = card("W", "{1}", "Creature", Triggered(DIES, lambda game, source, event: True, effect), pt=(1, 1))
    w = table.put("w", made, controller="bob")
    old = w.reference()
    table.destroy(w)
    table.settle()
    assert table.game.stack[0].source == old
    table.resolve()
    assert views == [("bob", "bob")]


def test_113_7a_what_came_back_is_seen_as_it_is_now() -> None:
    from reference_engine import entering

    log: list[str] = []
    table = Table()
    w = table.put("w", witness("w", log))
    zones.move(table.game, w, "hand")
    entering.enter(table.game, [(w, "bob")])
    table.settle()
    (item,) = table.game.stack
    assert (item.controller, item.view.controller, item.source.current) == ("bob", "bob", w)
    assert item.ability in w.printed.abilities


def test_603_7_a_source_that_is_no_permanent_is_found_where_it_is() -> None:
    table = Table()
    buried = table.put("buried", "Forest", zone="graveyard")
    ability = Triggered("delayed", lambda game, source, event: True, lambda game, item: None)
    event = Event("begins upkeep")
    table.game.waiting.append(Waiting("bob", buried, table.view(buried), ability, event))
    table.settle()
    assert (table.game.stack[0].source.current, table.game.stack[0].controller) == (buried, "bob")


# Effects on triggering


def twice(table: Table, id: str, owner: str = "alice") -> GameObject:
    return table.put(id, card("Twice", "{4}", "Artifact", keywords="doubles enters triggers"), owner)


def test_603_2d_an_ability_triggers_an_additional_time() -> None:
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log))
    theirs = table.put("theirs", witness("theirs", log), "bob")
    twice(table, "twice")
    enter(table, "bear", owner="bob")
    table.settle()
    table.resolve()
    assert sorted(log) == ["theirs of bob sees bear"] + ["w of alice sees bear"] * 2
    assert "603.2d" in table.rules
    assert theirs.zone == "battlefield"


def test_603_2d_two_such_effects_make_three() -> None:
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log))
    twice(table, "one")
    twice(table, "two")
    enter(table, "bear")
    table.settle()
    assert len(table.game.stack) == 3
    assert [item.view.name for item in table.game.stack] == ["w"] * 3


def test_603_2d_it_is_for_artifacts_and_creatures_that_enter() -> None:
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log))
    table.put("d", witness("d", log, DIES))
    twice(table, "twice")
    enter(table, "aura", card("Enchantment", "{1}", "Enchantment"))
    enter(table, "rock", card("Rock", "{1}", "Artifact"))
    table.destroy(table.put("bear", "Grizzly Bears"))
    table.answer("alice", "order", "w", "d")
    table.settle()
    table.resolve()
    assert sorted(log) == [
        "d of alice sees bear",
        "w of alice sees aura",
        "w of alice sees rock",
        "w of alice sees rock",
    ]


def test_614_17_an_effect_may_keep_abilities_from_triggering() -> None:
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log))
    table.put("d", witness("d", log, DIES))

    def creatures(game: Game, source: GameObject, event: Event) -> bool:
        return event.object is not None and "Creature" in game.view(event.object).types

    table.put(
        "orb",
        card("Orb", "{2}", "Artifact", Forbids("activate", lambda *rest: True), Forbids("enters triggers", creatures)),
    )
    enter(table, "bear")
    assert "614.17" in table.rules
    enter(table, "rock", card("Rock", "{1}", "Artifact"))
    table.destroy(table.game.objects["bear"])
    table.answer("alice", "order", "w", "d")
    table.settle()
    table.resolve()
    assert sorted(log) == ["d of alice sees bear", "w of alice sees rock"]


def test_603_2_several_happen_one_after_the_other() -> None:
    """What triggers while abilities are put on the stack is put there too (117.5)."""
    log: list[str] = []
    table = Table()
    table.put("w", witness("w", log, DIES))
    bear = table.put("bear", "Grizzly Bears", damage=2)
    zones.sacrifice(table.game, "alice", [table.put("lion", "Silvercoat Lion")])
    table.settle()
    assert bear.zone == "graveyard"
    assert len(table.game.stack) == 2
