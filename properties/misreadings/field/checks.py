"""Reported bugs about what happens at the same time: state-based actions, moves, planted in the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from reference_engine import (
    entering,
    resolving,
    state_based_actions,
    zones,
)
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

from ..catalogue import Change, Misreading


def _one_move_each(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, moves: Sequence[zones.Move]) -> None:
        for one in moves:
            right(game, [one])

    return wrong


def _seen_as(what: Callable[[Game, GameObject], Characteristics]) -> Change:
    """State-based actions that look at other characteristics than the present ones."""

    def make(right: Callable[[Game], Any]) -> Callable[[Game], Any]:
        def wrong(game: Game) -> Any:
            seen = {thing: what(game, thing) for thing in game.battlefield}
            game._views = seen
            try:
                return right(game)
            finally:
                game.touch()
                _BEFORE[game] = {thing: game.view(thing) for thing in game.battlefield}

        return wrong

    return Change(state_based_actions, "collect", make)


_BEFORE: WeakKeyDictionary[Game, dict[GameObject, Characteristics]] = WeakKeyDictionary()


def _as_printed(game: Game, thing: GameObject) -> Characteristics:
    return thing.copiable.copy(controller=game.controller(thing))


def _as_before(game: Game, thing: GameObject) -> Characteristics:
    return _BEFORE.get(game, {}).get(thing) or game.view(thing)


def _overlooks(rule: str, when: Callable[[Game, GameObject], bool]) -> Change:
    """State-based actions that leave some things where they are."""

    def make(right: Callable[[Game], Any]) -> Callable[[Game], Any]:
        def wrong(game: Game) -> Any:
            found = right(game)
            for thing, (why, _) in list(found.put.items()):
                if why == rule and when(game, thing):
                    del found.put[thing]
            return found

        return wrong

    return Change(state_based_actions, "collect", make)


def _nobody_acted(game: Game, thing: GameObject) -> bool:
    return game.priority is None


def _is_indestructible(game: Game, thing: GameObject) -> bool:
    return "indestructible" in game.view(thing).keywords


def _first_found(right: Callable[[Game], Any]) -> Callable[[Game], Any]:
    def wrong(game: Game) -> Any:
        found = right(game)
        for things in (found.destroy, found.put):
            for thing in list(things)[1:]:
                del things[thing]
        if found.destroy:
            found.put.clear()
        return found

    return wrong


def _checked_too_early(right: Callable[[Game, StackObject], None]) -> Callable[[Game, StackObject], None]:
    def wrong(game: Game, item: StackObject) -> None:
        if item.kind == "spell":
            state_based_actions.check(game)
        right(game, item)

    return wrong


def _by_record(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, legends: list[GameObject], found: Any) -> None:
        records: dict[int, list[GameObject]] = {}
        for thing in legends:
            records.setdefault(id(thing.printed), []).append(thing)
        for same in records.values():
            right(game, same, found)

    return wrong


def _keeps_its_marks(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, arriving: Sequence[tuple[GameObject, str]], **more: Any) -> list[GameObject]:
        entered = right(game, arriving, **more)
        for reference, memory in game.memories.items():
            if reference.object in entered:
                reference.object.damage, reference.object.tapped = memory.damage, memory.tapped
        return entered

    return wrong


CHECKS: tuple[Misreading, ...] = (
    Misreading(
        "moves-one-by-one",
        "what moves at the same time moves one by one",
        (),
        (Change(zones, "move_all", _one_move_each),),
    ),
    Misreading(
        "first-problem-only",
        "a check of state-based actions does the first thing that it finds",
        (),
        (Change(state_based_actions, "collect", _first_found),),
    ),
    Misreading(
        "checks-before-the-spell-is-gone",
        "state-based actions come before the spell is put into the graveyard",
        (),
        (Change(resolving, "_leave", _checked_too_early),),
    ),
    Misreading(
        "checks-read-what-is-printed",
        "state-based actions look at printed values",
        (),
        (_seen_as(_as_printed),),
    ),
    Misreading(
        "checks-are-one-effect-behind",
        "state-based actions look at values from before the last effect",
        (),
        (_seen_as(_as_before),),
    ),
    Misreading(
        "toughness-0-waits",
        "toughness 0 is noticed only when a player acts next",
        (),
        (_overlooks("704.5f", _nobody_acted),),
    ),
    Misreading(
        "indestructible-outlives-toughness-0",
        "an indestructible creature stays with toughness 0",
        (),
        (_overlooks("704.5f", _is_indestructible),),
    ),
    Misreading(
        "legend-rule-by-record",
        "the legend rule sees only copies of one and the same record",
        (),
        (Change(state_based_actions, "legend_rule", _by_record),),
    ),
    Misreading(
        "marks-outlive-a-zone-change",
        "damage and tapped status are still there after a permanent has left and come back",
        (),
        (Change(entering, "enter", _keeps_its_marks),),
    ),
)
