"""Misreadings of the moment at which it is decided what an umbra does, and of what Umbra Mystic gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from reference_engine import announcing, destruction, state_based_actions
from reference_engine.cards import umbras
from reference_engine.destruction import Destruction, Plan, Replacement
from reference_engine.game import Game, GameObject, Reference
from reference_engine.state_based_actions import Findings

from ..catalogue import Change, Misreading
from ..ways import armed_if, saves_if

_CORNER = "umbra-armor.corner."
Has = Callable[[Game, GameObject], bool]


def _notes_who_is_armed(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(*words: Any, **more: Any) -> Any:
        item = right(*words, **more)
        game: Game = words[0]
        for target in item.targets:
            if isinstance(target, Reference) and target.current is not None:
                game.noted.add(("aimed at", target.object))
                if destruction.armed_auras(game, Destruction(target.object, item, ())):
                    game.noted.add(("armed then", target.object))
        return item

    return wrong


def _as_when_cast(right: Callable[..., list[Replacement]]) -> Callable[..., list[Replacement]]:
    def wrong(game: Game, one: Destruction) -> list[Replacement]:
        thing = one.object
        if ("aimed at", thing) not in game.noted:
            return right(game, one)
        if ("armed then", thing) not in game.noted:
            return []

        def apply(game: Game, one: Destruction, plan: Plan) -> None:
            plan.instead.append(lambda: destruction.remove_damage(game, thing))

        return right(game, one) or [Replacement(thing.id, ("umbra armor", thing.id), apply)]

    return wrong


def _keeps_noting(right: Callable[[Game], Findings]) -> Callable[[Game], Findings]:
    def wrong(game: Game) -> Findings:
        for aura in game.permanents():
            if destruction.has_umbra_armor(game, aura):
                game.noted.add(("armed once", aura.reference()))
        return right(game)

    return wrong


def _for_good(right: Has) -> Has:
    return lambda game, aura: right(game, aura) or ("armed once", aura.reference()) in game.noted


def _while_the_mystic_goes(right: Callable[..., Plan]) -> Callable[..., Plan]:
    def wrong(game: Game, doomed: list[Destruction]) -> Plan:
        going = any(one.object.printed.name == "Umbra Mystic" for one in doomed)
        if going:
            game.noted.add("the mystic goes")
        plan = right(game, doomed)
        game.noted.discard("the mystic goes")
        return plan

    return wrong


def _by_print_while_the_mystic_goes(game: Game, aura: GameObject) -> bool:
    return "the mystic goes" not in game.noted or "umbra armor" in aura.printed.keywords


def _one_after_another(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, found: Findings) -> None:
        right(game, replace(found, destroy={}))
        right(game, Findings(destroy={thing: why for thing, why in found.destroy.items() if thing not in found.put}))

    return wrong


def _bare_toughness(thing: GameObject) -> int:
    plus, minus = thing.counters.get("+1/+1", 0), thing.counters.get("-1/-1", 0)
    return (thing.copiable.toughness or 0) + plus - minus


def _can_live(game: Game, one: Destruction) -> bool:
    return "Creature" not in game.view(one.object).types or _bare_toughness(one.object) > 0


def _chains_nothing(game: Game, aura: GameObject) -> bool:
    return aura.printed.name != "Dog Umbra" or not umbras.enchants_anothers(game, aura)


def _armed_dog_lets_go(right: Has) -> Has:
    def wrong(game: Game, aura: GameObject) -> bool:
        host = aura.attached_to
        if host is None:
            return right(game, aura)
        theirs = game.controller(host)
        mystics = [thing for thing in game.creatures(theirs) if thing.printed.name == "Umbra Mystic"]
        return right(game, aura) and not mystics

    return wrong


UMBRA_MOMENTS: tuple[Misreading, ...] = (
    Misreading(
        "decided-when-cast",
        "what umbras the target had when the spell was cast decides whether it is saved",
        (_CORNER + "responses",),
        (
            Change(announcing, "cast", _notes_who_is_armed),
            Change(destruction, "applicable", _as_when_cast),
        ),
    ),
    Misreading(
        "once-armed-always-armed",
        "Auras keep umbra armor after Umbra Mystic is gone",
        (_CORNER + "umbra-mystic",),
        (
            Change(state_based_actions, "collect", _keeps_noting),
            Change(destruction, "has_umbra_armor", _for_good),
        ),
    ),
    Misreading(
        "a-mystic-that-goes-gives-nothing",
        "Umbra Mystic arms nothing in an event that would destroy it",
        (_CORNER + "umbra-mystic",),
        (
            Change(destruction, "settle", _while_the_mystic_goes),
            armed_if(_by_print_while_the_mystic_goes),
        ),
    ),
    Misreading(
        "checks-one-after-another",
        "state-based actions that put things away happen before those that destroy",
        (_CORNER + "umbra-mystic",),
        (Change(state_based_actions, "perform", _one_after_another),),
    ),
    Misreading(
        "saves-only-what-can-live",
        "a creature that could not live without its umbras is not saved by one",
        (_CORNER + "toughness-and-counters",),
        (saves_if(_can_live),),
    ),
    Misreading(
        "nothing-arms-a-chaining-dog",
        "Dog Umbra on another player's creature can't be armed by Umbra Mystic",
        (_CORNER + "dog-umbra",),
        (armed_if(_chains_nothing),),
    ),
    Misreading(
        "an-armed-dog-chains-nothing",
        "Dog Umbra that Umbra Mystic arms lets the creature attack and block",
        (_CORNER + "dog-umbra",),
        (Change(umbras, "enchants_anothers", _armed_dog_lets_go),),
    ),
)
