"""Reported bugs about what is destroyed and what can't be, planted in the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine import (
    counters,
    destruction,
    layers,
    tokens,
    zones,
)
from reference_engine.cards import destroyed_this_way, lasting_effects
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

from ..catalogue import Change, Misreading, instead

Destroy = Callable[..., list[GameObject]]


def _all_of_them(right: Callable[..., list[str]]) -> Callable[..., list[str]]:
    def wrong(game: Game, things: Sequence[GameObject], item: StackObject, regenerable: bool = True) -> list[str]:
        everybody = [game.controller(thing) for thing in things]
        right(game, things, item, regenerable)
        return everybody

    return wrong


def _none_of_them(right: Callable[..., list[str]]) -> Callable[..., list[str]]:
    def wrong(game: Game, things: Sequence[GameObject], item: StackObject, regenerable: bool = True) -> list[str]:
        right(game, things, item, regenerable)
        return []

    return wrong


def _none_if_it_is_there(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, player: str, *rest: Any, **more: Any) -> list[GameObject]:
        item = game.stack[-1] if game.stack else None
        aimed = item.target() if item is not None and item.kind == "spell" and item.targets else None
        return [] if aimed is not None and aimed.zone == "battlefield" else right(game, player, *rest, **more)

    return wrong


def _moves_many(right: Destroy) -> Destroy:
    def wrong(
        game: Game, things: Sequence[GameObject], cause: StackObject | None, *rules: str, **more: Any
    ) -> list[GameObject]:
        if len(things) < 2:
            return right(game, things, cause, *rules, **more)
        zones.move_all(
            game, [zones.Move(thing, "graveyard", rules, "is destroyed", "destroyed", cause) for thing in things]
        )
        return list(things)

    return wrong


def _as_of_others(game: Game, source: GameObject) -> Sequence[GameObject]:
    return (source.attached_to,) if source.attached_to is not None else ()


def _knights(game: Game, source: GameObject) -> Sequence[GameObject]:
    return [thing for thing in game.creatures(game.controller(source)) if game.view(thing).is_a("Knight")]


def _no_keyword_if_moved(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, thing: GameObject, kind: str, count: int, *rules: str) -> None:
        if "122.5" in rules and kind in layers.KEYWORD_COUNTERS:
            kind = f"{kind} that does nothing"
        right(game, thing, kind, count, *rules)

    return wrong


DESTRUCTION: tuple[Misreading, ...] = (
    Misreading(
        "sweeps-only-move",
        "destroying several things puts them straight into graveyards",
        (),
        (Change(destruction, "destroy", _moves_many),),
    ),
    Misreading(
        "everything-aimed-at-counts",
        "what was to be destroyed counts as destroyed this way",
        (),
        (Change(destroyed_this_way, "destroyed_of", _all_of_them),),
    ),
    Misreading(
        "nothing-was-destroyed",
        "nothing ever counts as destroyed this way",
        (),
        (Change(destroyed_this_way, "destroyed_of", _none_of_them),),
    ),
    Misreading(
        "no-second-sentence",
        "a spell that destroyed nothing makes no token, though it does not ask",
        (),
        (Change(tokens, "create", _none_if_it_is_there),),
    ),
    Misreading(
        "own-static-ability-misses",
        "what a permanent says of itself goes to what it is attached to",
        (),
        (Change(lasting_effects, "with_divinity_counter", instead(_as_of_others)),),
    ),
    Misreading(
        "lords-include-themselves",
        "what is said of other creatures is true of the creature that says it",
        (),
        (Change(lasting_effects, "_other_knights", instead(_knights)),),
    ),
    Misreading(
        "moved-counters-have-no-keyword",
        "a keyword counter that was moved does nothing",
        (),
        (Change(counters, "put", _no_keyword_if_moved),),
    ),
)
