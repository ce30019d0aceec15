"""Reported bugs about whose damage it is and what it does, planted in the reference engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine import (
    damage,
    destruction,
    resolving,
    targets,
)
from reference_engine.cards import words
from reference_engine.characteristics import Characteristics
from reference_engine.damage import Portion
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

from ..catalogue import Change, Misreading, instead

Deal = Callable[[Game, Portion], None]


def _does_nothing(*arguments: Any, **more: Any) -> None:
    return None


def _without(portion: Portion, *keywords: str) -> Portion:
    return portion._replace(view=portion.view.copy(keywords=portion.view.keywords - set(keywords)))


def _fights_without_keywords(game: Game, one: GameObject, other: GameObject) -> None:
    views = game.view(one), game.view(other)
    plain = [view.copy(keywords=frozenset()) for view in views]
    damage.deal(
        game,
        [
            Portion(one, plain[0], other, max(0, views[0].power or 0)),
            Portion(other, plain[1], one, max(0, views[1].power or 0)),
        ],
    )


def _attackers_are_harmless(right: Deal) -> Deal:
    def wrong(game: Game, portion: Portion) -> None:
        right(game, _without(portion, "deathtouch") if portion.source.attacking else portion)

    return wrong


def _from_everything(right: Callable[..., bool]) -> Callable[..., bool]:
    def wrong(seen: Characteristics, source: Characteristics) -> bool:
        return any(word.endswith("spells") for word in seen.keywords) or right(seen, source)

    return wrong


def _a_counter_each(right: Callable[..., bool]) -> Callable[..., bool]:
    return lambda game, portion, shielded: right(game, portion, set())


def _withered_is_none(right: Deal) -> Deal:
    def wrong(game: Game, portion: Portion) -> None:
        counters = portion.view.keywords & {"wither", "infect"}
        right(game, _without(portion, "deathtouch") if counters else portion)

    return wrong


def _of_the_granting_aura(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, item: StackObject) -> Characteristics:
        source = item.source.object
        granted = item.kind == "ability" and item.ability not in source.copiable.abilities
        auras = game.attached(source) if granted and item.event is None else []
        found: Characteristics = game.view(auras[0]) if auras else right(game, item)
        return found

    return wrong


def _nothing_if_gone(right: Callable[..., Any]) -> Callable[..., Any]:
    def wrong(game: Game, item: StackObject) -> Characteristics:
        found: Characteristics = right(game, item)
        gone = item.kind == "ability" and item.source.current is None
        return found.copy(keywords=frozenset()) if gone else found

    return wrong


def _destroyed_while_dealing(right: Deal) -> Deal:
    def wrong(game: Game, portion: Portion) -> None:
        right(game, portion)
        thing = portion.to
        if isinstance(thing, GameObject) and thing.deathtouched:
            thing.deathtouched = False
            destruction.destroy(game, [thing], None, "704.5h")

    return wrong


DAMAGE: tuple[Misreading, ...] = (
    Misreading(
        "fighters-have-no-keywords",
        "in a fight the damage is not the creature's own",
        (),
        (Change(damage, "fight", instead(_fights_without_keywords)),),
    ),
    Misreading(
        "deathtouch-of-blockers-only",
        "an attacker's deathtouch does nothing",
        (),
        (Change(damage, "to_permanent", _attackers_are_harmless),),
    ),
    Misreading(
        "deathtouch-destroys-at-once",
        "deathtouch destroys while damage is still being dealt",
        (),
        (Change(damage, "to_permanent", _destroyed_while_dealing),),
    ),
    Misreading(
        "protected-from-everything",
        "protection from some spells protects from creatures too",
        (),
        (Change(targets, "is_protected_from", _from_everything),),
    ),
    Misreading(
        "a-counter-for-each-source",
        "damage that is dealt at one time costs a shield counter for each source",
        (),
        (Change(damage, "is_prevented", _a_counter_each),),
    ),
    Misreading(
        "withered-is-no-deathtouch",
        "deathtouch damage that becomes counters destroys nothing",
        (),
        (Change(damage, "to_permanent", _withered_is_none),),
    ),
    Misreading(
        "granted-abilities-are-the-auras",
        "the Aura that grants an ability is the source of its damage",
        (),
        (Change(words, "source_view", _of_the_granting_aura),),
    ),
    Misreading(
        "gone-sources-have-no-keywords",
        "a source that has left has no keywords any more",
        (),
        (Change(words, "source_view", _nothing_if_gone),),
    ),
    Misreading(
        "spells-are-given-nothing",
        "what gives spells keywords does nothing",
        (),
        (Change(resolving, "given", instead(_does_nothing)),),
    ),
)
