"""Misreadings of chains of Auras, of Auras that can't be destroyed, and of what an umbra answers."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine import damage, destruction
from reference_engine.damage import Portion
from reference_engine.destruction import Destruction, Plan, Replacement
from reference_engine.game import Game, GameObject
from reference_engine.priority import EndlessGame

from ..catalogue import Change, Misreading
from ..ways import saved_by, saves_from, saves_if, umbra_instead

MORE_LINKS_THAN_ANY_BOARD_HAS = 50


def _each_link(game: Game, one: Destruction, aura: GameObject, plan: Plan, right: Replacement) -> None:
    right.apply(game, one, plan)
    if one.used:
        plan.destroyed[one.object] = one


def _without_end(game: Game, one: Destruction, aura: GameObject, plan: Plan, right: Replacement) -> None:
    right.apply(game, one, plan)
    plan.pending[-1].used = frozenset()
    if len(plan.settled) > MORE_LINKS_THAN_ANY_BOARD_HAS:
        raise EndlessGame("two Auras hand their destruction to each other")


def _answers_damage(right: Callable[..., bool]) -> Callable[..., bool]:
    def wrong(game: Game, portion: Portion, shielded: set[GameObject]) -> bool:
        if right(game, portion, shielded):
            return True
        if isinstance(portion.to, str):
            return False
        armed = destruction.armed_auras(game, Destruction(portion.to, None, ()))
        if armed:
            destruction.destroy(game, armed[:1], None)
        return bool(armed)

    return wrong


def _no_shield_down_the_chain(right: Callable[..., bool]) -> Callable[..., bool]:
    return lambda game, one: not one.used and right(game, one)


def _the_creature_as_well(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, one: Destruction, plan: Plan) -> None:
        right(game, one, plan)
        host = one.object.attached_to
        if host is not None:
            plan.instead.append(lambda: destruction.tap(game, host))

    return wrong


UMBRA_CHAINS: tuple[Misreading, ...] = (
    Misreading(
        "saves-from-loyalty-0",
        "the Mask saves a planeswalker without loyalty for good",
        ("umbra-armor.corner.loyalty",),
        (saves_from("704.5i"),),
    ),
    Misreading(
        "saves-from-the-last-chapter",
        "the Mask saves a Saga that has shown its last chapter",
        ("umbra-armor.corner.saga",),
        (saves_from("704.5s"),),
    ),
    Misreading(
        "aura-can-not-regenerate",
        "an Aura that goes for its creature goes in spite of its regeneration shield",
        ("umbra-armor.corner.regenerating-aura",),
        (Change(destruction, "regeneration_applies", _no_shield_down_the_chain),),
    ),
    Misreading(
        "creature-regenerates-with-its-aura",
        "the creature is tapped when its Aura regenerates",
        ("umbra-armor.corner.regenerating-aura",),
        (Change(destruction, "regenerate", _the_creature_as_well),),
    ),
    Misreading(
        "answers-any-damage",
        "any damage destroys the umbra and is prevented",
        ("umbra-armor.corner.loyalty",),
        (Change(damage, "is_prevented", _answers_damage),),
    ),
    Misreading(
        "indestructible-umbra-saves-nothing",
        "an Aura that can't be destroyed can't be given for its creature",
        ("umbra-armor.corner.indestructible-aura",),
        (saved_by(lambda game, one, aura: "indestructible" not in game.view(aura).keywords),),
    ),
    Misreading(
        "chain-has-one-link",
        "nothing replaces the destruction of an Aura that goes for its creature",
        ("umbra-armor.corner.auras-on-auras",),
        (saves_if(lambda game, one: not one.used),),
    ),
    Misreading(
        "each-link-of-the-chain-goes",
        "an Aura on an Aura is destroyed together with it",
        ("umbra-armor.corner.auras-on-auras",),
        (umbra_instead(_each_link),),
    ),
    Misreading(
        "chances-without-number",
        "an effect may change again what it has changed before",
        ("umbra-armor.corner.auras-on-auras",),
        (umbra_instead(_without_end),),
    ),
)
