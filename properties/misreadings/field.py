"""Misreadings that stand in no bullet: engines that got a rule beneath the rulings wrong.

Each behaves as a reported bug says (`properties/field_log.toml`) and is caught by controls, or by
single cases of several bullets. So they break no bullet of their own, and nobody is diagnosed with them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from reference_engine import (
    counters,
    damage,
    destruction,
    entering,
    layers,
    resolving,
    state_based_actions,
    targets,
    tokens,
    triggers,
    zones,
)
from reference_engine.abilities import CONTROL, MovesInstead
from reference_engine.cards import artifacts, destroyed_this_way, lasting_effects, regenerating, words
from reference_engine.characteristics import Characteristics
from reference_engine.damage import Portion
from reference_engine.destruction import Destruction, Plan, Replacement
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

from .catalogue import Change, Misreading, instead
from .field_copies import FIELD_COPIES

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


def _one_move_each(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, moves: Sequence[zones.Move]) -> None:
        for one in moves:
            right(game, [one])

    return wrong


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
        *FIELD_COPIES,
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
        Misreading(
            "control-with-the-shield",
            "control changes as the shield is made, and not as it is used",
            (),
            (Change(regenerating, "owe", instead(_taken_at_once)),),
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
