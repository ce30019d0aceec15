"""Misreadings that stand in no bullet: engines that got a rule beneath the rulings wrong.

Each behaves as a reported bug says (`properties/field_log.toml`) and is caught by controls, or by
single cases of several bullets. So they break no bullet of their own, and nobody is diagnosed with them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from reference_engine import damage, destruction, entering, layers, state_based_actions, tokens, triggers, zones
from reference_engine.abilities import CONTROL, MovesInstead
from reference_engine.cards import artifacts
from reference_engine.characteristics import Characteristics
from reference_engine.damage import Portion
from reference_engine.destruction import Destruction, Plan, Replacement
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

from .catalogue import Change, Misreading, instead

Deal = Callable[[Game, Portion], None]
Destroy = Callable[..., list[GameObject]]


def _does_nothing(*arguments: Any, **more: Any) -> None:
    return None


# Damage


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


def _destroyed_while_dealing(right: Deal) -> Deal:
    def wrong(game: Game, portion: Portion) -> None:
        right(game, portion)
        thing = portion.to
        if isinstance(thing, GameObject) and thing.deathtouched:
            thing.deathtouched = False
            destruction.destroy(game, [thing], None, "704.5h")

    return wrong


# Destruction and regeneration


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


def _sweeps(cause: StackObject) -> bool:
    return not cause.targets


def _aims(cause: StackObject) -> bool:
    return bool(cause.targets)


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


# Umbra armor


def _unarmed(name: str) -> Change:
    def make(right: Callable[[Game, GameObject], bool]) -> Callable[[Game, GameObject], bool]:
        return lambda game, aura: right(game, aura) and aura.printed.name != name

    return Change(destruction, "has_umbra_armor", make)


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


# Tokens and what they trigger


def _no_zombie(values: Characteristics) -> None:
    values.colors, values.power, values.toughness = frozenset("B"), 4, 4


def _no_mana_cost(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, player: str, values: Characteristics, *rest: Any, **more: Any) -> list[GameObject]:
        return right(game, player, values.copy(mana_cost=None), *rest, **more)

    return wrong


def _at_most_twice(right: Callable[[Game, str, int], int]) -> Callable[[Game, str, int], int]:
    return lambda game, player, count: min(right(game, player, count), 2 * count)


def _tokens_too(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, moves: Sequence[zones.Move]) -> None:
        for one in moves:
            if one.object.is_token and one.to == "graveyard":
                for source, ability in game.abilities(MovesInstead):
                    if game.controller(source) != one.object.owner:
                        one.to = ability.to
        right(game, moves)

    return wrong


def _own_triggers_only(right: Callable[[Game], dict[str, list[Any]]]) -> Callable[[Game], dict[str, list[Any]]]:
    def wrong(game: Game) -> dict[str, list[Any]]:
        return {
            kind: [(thing, ability) for thing, ability in found if ability in thing.copiable.abilities]
            for kind, found in right(game).items()
        }

    return wrong


# State-based actions


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


FIELD: dict[str, Misreading] = {
    one.name: one
    for one in (
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
            "sweeps-only-move",
            "destroying several things puts them straight into graveyards",
            (),
            (Change(destruction, "destroy", _moves_many),),
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
        Misreading(
            "scarab-tokens-are-no-zombies",
            "what makes a 4/4 black Zombie of a dead creature leaves its types as they are",
            (),
            (Change(tokens, "zombie_instead", instead(_no_zombie)),),
        ),
        Misreading(
            "tokens-have-no-mana-cost",
            "no token has a mana cost, whatever it copies",
            (),
            (Change(tokens, "create", _no_mana_cost),),
        ),
        Misreading(
            "one-doubler-is-enough",
            "of several token doublers only one is applied",
            (),
            (Change(tokens, "how_many", _at_most_twice),),
        ),
        Misreading(
            "cards-include-tokens",
            "what exiles an opponent's cards exiles tokens too",
            (),
            (Change(zones, "move_all", _tokens_too),),
        ),
        Misreading(
            "granted-triggers-do-nothing",
            "triggered abilities that an Aura grants never trigger",
            (),
            (Change(triggers, "watchers", _own_triggers_only),),
        ),
        Misreading(
            "gift-without-haste",
            "God-Pharaoh's Gift gives its token no haste",
            (),
            (Change(artifacts, "until_end_of_turn", instead(_does_nothing)),),
        ),
    )
}
