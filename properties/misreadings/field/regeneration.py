"""Reported bugs about regeneration, planted in the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine import (
    destruction,
)
from reference_engine.cards import regenerating
from reference_engine.destruction import Destruction
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

from ..catalogue import Change, Misreading, instead

Destroy = Callable[..., list[GameObject]]


def _does_nothing(*arguments: Any, **more: Any) -> None:
    return None


def _rider(of: Callable[[StackObject], bool], regenerable: bool) -> Change:
    """What is said of regeneration is wrong for some spells and abilities that destroy."""

    def make(right: Destroy) -> Destroy:
        def wrong(
            game: Game, things: Sequence[GameObject], cause: StackObject | None, *rules: str, **more: Any
        ) -> list[GameObject]:
            if cause is not None and of(cause):
                more["regenerable"] = regenerable
            return right(game, things, cause, *rules, **more)

        return wrong

    return Change(destruction, "destroy", make)


def _triggered(cause: StackObject) -> bool:
    return cause.event is not None


def _of_damage_none(right: Callable[[Game, Destruction], bool]) -> Callable[[Game, Destruction], bool]:
    return lambda game, one: one.cause is not None and right(game, one)


def _always_if_static(right: Callable[[Game, Destruction], bool]) -> Callable[[Game, Destruction], bool]:
    return lambda game, one: destruction.REGENERATES in game.view(one.object).restrictions or right(game, one)


def _stays_in_combat(right: Callable[[Game, GameObject], None]) -> Callable[[Game, GameObject], None]:
    def wrong(game: Game, thing: GameObject) -> None:
        before = thing.attacking, thing.blocking, thing.blocked
        right(game, thing)
        thing.attacking, thing.blocking, thing.blocked = before

    return wrong


def _only_where_it_is(right: Callable[[Game, StackObject], Any]) -> Callable[[Game, StackObject], Any]:
    return lambda game, item: right(game, item) if item.source.current is not None else None


def _taken_at_once(game: Game, thing: GameObject, item: StackObject) -> None:
    thing.regeneration_shields += 1
    destruction.gain_control(game, thing, item.controller, item.source.object)


def _sweeps(cause: StackObject) -> bool:
    return not cause.targets


def _aims(cause: StackObject) -> bool:
    return bool(cause.targets)


REGENERATION: tuple[Misreading, ...] = (
    Misreading(
        "regeneration-does-not-tap",
        "a creature that regenerates stays untapped",
        (),
        (Change(destruction, "tap", instead(_does_nothing)),),
    ),
    Misreading(
        "sweeps-allow-regeneration",
        "what destroys without a target never forbids regeneration",
        (),
        (_rider(_sweeps, True),),
    ),
    Misreading(
        "single-destruction-allows-regeneration",
        "what destroys a target never forbids regeneration",
        (),
        (_rider(_aims, True),),
    ),
    Misreading(
        "single-destruction-forbids-regeneration",
        "what destroys a target always forbids regeneration",
        (),
        (_rider(_aims, False),),
    ),
    Misreading(
        "control-with-the-shield",
        "control changes as the shield is made, and not as it is used",
        (),
        (Change(regenerating, "owe", instead(_taken_at_once)),),
    ),
    Misreading(
        "no-regeneration-from-damage",
        "regeneration replaces destruction by effects only",
        (),
        (Change(destruction, "regeneration_applies", _of_damage_none),),
    ),
    Misreading(
        "regenerated-stays-in-combat",
        "a creature that regenerates stays in combat",
        (),
        (Change(destruction, "regenerated", _stays_in_combat),),
    ),
    Misreading(
        "sacrificed-auras-do-nothing",
        "an Aura that was sacrificed for its ability regenerates nothing",
        (),
        (Change(regenerating, "enchanted_by", _only_where_it_is),),
    ),
    Misreading(
        "sweeps-forbid-regeneration",
        "what destroys without a target always forbids regeneration",
        (),
        (_rider(_sweeps, False),),
    ),
    Misreading(
        "triggers-allow-regeneration",
        "a triggered ability that destroys never forbids regeneration",
        (),
        (_rider(_triggered, True),),
    ),
    Misreading(
        "static-regeneration-is-never-forbidden",
        "a permanent that always regenerates does so whatever is said",
        (),
        (Change(destruction, "regeneration_applies", _always_if_static),),
    ),
)
