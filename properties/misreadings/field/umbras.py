"""Reported bugs about umbras and what Auras grant, planted in the reference engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine import (
    destruction,
    layers,
    triggers,
)
from reference_engine.abilities import CONTROL
from reference_engine.destruction import Destruction, Plan, Replacement
from reference_engine.game import Game, GameObject

from ..catalogue import Change, Misreading


def _unarmed(name: str) -> Change:
    def make(right: Callable[[Game, GameObject], bool]) -> Callable[[Game, GameObject], bool]:
        return lambda game, aura: right(game, aura) and aura.printed.name != name

    return Change(destruction, "has_umbra_armor", make)


def _armed_by_the_creature(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, one: Destruction) -> list[GameObject]:
        had, has = one.object.copiable, game.view(one.object)
        lost_all = bool(had.keywords or had.abilities) and not (has.keywords or has.abilities)
        return [] if lost_all else right(game, one)

    return wrong


def _armed_though_phased_out(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, one: Destruction) -> list[GameObject]:
        away = [thing for thing in game.battlefield if thing.attached_to is one.object and thing.phased_out]
        return right(game, one) + [aura for aura in away if "umbra armor" in aura.copiable.keywords]

    return wrong


def _none_indestructible(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    return lambda game, one: [aura for aura in right(game, one) if not _is_indestructible(game, aura)]


def _granted_costs_nothing(right: Callable[[GameObject], Replacement]) -> Callable[[GameObject], Replacement]:
    def wrong(aura: GameObject) -> Replacement:
        found = right(aura)
        if "umbra armor" in aura.printed.keywords:
            return found

        def apply(game: Game, one: Destruction, plan: Plan) -> None:
            found.apply(game, one, plan)
            plan.pending.pop()

        return Replacement(found.name, found.key, apply)

    return wrong


def _auras_keep_their_controller(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, preview_only: bool = False) -> Any:
        kept = game.floating
        game.floating = [
            one
            for one in kept
            if all(part[0] != CONTROL for part in one.effect.parts)
            or not all("Aura" in reference.object.printed.subtypes for reference in one.objects)
        ]
        try:
            return right(game, preview_only)
        finally:
            game.floating = kept

    return wrong


def _own_triggers_only(right: Callable[[Game], dict[str, list[Any]]]) -> Callable[[Game], dict[str, list[Any]]]:
    def wrong(game: Game) -> dict[str, list[Any]]:
        return {
            kind: [(thing, ability) for thing, ability in found if ability in thing.copiable.abilities]
            for kind, found in right(game).items()
        }

    return wrong


def _is_indestructible(game: Game, thing: GameObject) -> bool:
    return "indestructible" in game.view(thing).keywords


UMBRAS: tuple[Misreading, ...] = (
    Misreading(
        "armor-of-the-creature",
        "umbra armor is an ability of the creature, and is lost with its others",
        (),
        (Change(destruction, "armed_auras", _armed_by_the_creature),),
    ),
    Misreading(
        "phased-out-umbras-save",
        "an umbra that is phased out saves its creature",
        (),
        (Change(destruction, "armed_auras", _armed_though_phased_out),),
    ),
    Misreading(
        "indestructible-umbras-do-not-save",
        "an umbra that can't be destroyed saves nothing",
        (),
        (Change(destruction, "armed_auras", _none_indestructible),),
    ),
    Misreading("felidar-unarmed", "Felidar Umbra has no umbra armor", (), (_unarmed("Felidar Umbra"),)),
    Misreading(
        "granted-armor-costs-nothing",
        "an Aura that is only given umbra armor is not destroyed",
        (),
        (Change(destruction, "umbra_armor", _granted_costs_nothing),),
    ),
    Misreading(
        "auras-keep-their-controller",
        "Auras don't change controllers",
        (),
        (Change(layers, "compute", _auras_keep_their_controller),),
    ),
    Misreading(
        "granted-triggers-do-nothing",
        "triggered abilities that an Aura grants never trigger",
        (),
        (Change(triggers, "watchers", _own_triggers_only),),
    ),
)
