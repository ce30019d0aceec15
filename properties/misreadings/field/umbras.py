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
from reference_engine.destruction import Destruction, Plan
from reference_engine.game import Game, GameObject

from ..catalogue import Change, Misreading
from ..ways import armed_if, has_lost_all, saved_by, saves_if, umbra_also


def _armed_though_phased_out(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, one: Destruction) -> list[GameObject]:
        away = [thing for thing in game.battlefield if thing.attached_to is one.object and thing.phased_out]
        return right(game, one) + [aura for aura in away if "umbra armor" in aura.copiable.keywords]

    return wrong


def _granted_costs_nothing(game: Game, one: Destruction, aura: GameObject, plan: Plan) -> None:
    if "umbra armor" not in aura.printed.keywords:
        plan.pending.pop()


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


UMBRAS: tuple[Misreading, ...] = (
    Misreading(
        "armor-of-the-creature",
        "umbra armor is an ability of the creature, and is lost with its others",
        (),
        (saves_if(lambda game, one: not has_lost_all(game, one.object)),),
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
        (saved_by(lambda game, one, aura: "indestructible" not in game.view(aura).keywords),),
    ),
    Misreading(
        "felidar-unarmed",
        "Felidar Umbra has no umbra armor",
        (),
        (armed_if(lambda game, aura: aura.printed.name != "Felidar Umbra"),),
    ),
    Misreading(
        "granted-armor-costs-nothing",
        "an Aura that is only given umbra armor is not destroyed",
        (),
        (umbra_also(_granted_costs_nothing),),
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
