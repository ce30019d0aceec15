"""Misreadings of eternalize in corner cases. Most cases there are caught by those of the documents' bullets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine import (
    announcing,
    copying,
    costs,
    elsewhere,
    entering,
    layers,
    leaving,
    permissions,
    priority,
    tokens,
    triggers,
)
from reference_engine.abilities import CostChange, Forbids, MovesInstead
from reference_engine.characteristics import Characteristics
from reference_engine.costs import Refused
from reference_engine.game import Event, Game, GameObject

from ..catalogue import Change, Misreading, instead


def _only_on_the_battlefield(right: Callable[..., None]) -> Callable[..., None]:
    """What forbids activating is taken to speak of permanents."""

    def wrong(game: Game, player: str, source: GameObject, ability: Any) -> None:
        if source.zone == "battlefield":
            right(game, player, source, ability)

    return wrong


def _creature_cards_too(right: Callable[..., None]) -> Callable[..., None]:
    """What stops abilities of creatures stops those of creature cards."""

    def wrong(game: Game, player: str, source: GameObject, ability: Any) -> None:
        right(game, player, source, ability)
        stopped = [thing for thing, rule in game.abilities(Forbids) if rule.what == "activate"]
        if source.zone == "graveyard" and "Creature" in game.view(source).types and stopped:
            raise Refused("abilities of creatures can't be activated")

    return wrong


def _as_if_cast(right: Callable[..., None]) -> Callable[..., None]:
    """Who can't cast spells can't eternalize."""

    def wrong(game: Game, player: str, source: GameObject, ability: Any) -> None:
        right(game, player, source, ability)
        if ability.keyword == "Eternalize" and ("cast", player) in game.forbidden_this_turn:
            raise Refused("nothing can be cast")

    return wrong


def _no_token_that_was_not_cast(right: Callable[..., bool]) -> Callable[..., bool]:
    """What keeps cards from entering keeps tokens out as well."""

    def wrong(game: Game, thing: GameObject) -> bool:
        held = [*game.abilities(MovesInstead), *(one for one in game.abilities(Forbids) if one[1].what == "enter")]
        return right(game, thing) and not (thing.is_token and held)

    return wrong


def _not_discarded_unless_it_arrives(right: Callable[..., None]) -> Callable[..., None]:
    """A discarded card that does not reach the graveyard does not pay the cost."""

    def wrong(game: Game, player: str, source: GameObject, cost: Any, payment: Any, generic_change: int = 0) -> None:
        right(game, player, source, cost, payment, generic_change)
        for card in payment.pays.get("discard", ()):
            if any(one.applies(game, thing, card, "graveyard") for thing, one in game.abilities(MovesInstead)):
                raise Refused("the card would not be discarded")

    return wrong


_SEEN: dict[GameObject, Characteristics] = {}


def _keeps_in_mind(right: Callable[..., Characteristics]) -> Callable[..., Characteristics]:
    def wrong(game: Game, thing: GameObject) -> Characteristics:
        _SEEN[thing] = right(game, thing)
        return _SEEN[thing]

    return wrong


def _copies_what_it_is_now(right: Callable[..., Characteristics]) -> Callable[..., Characteristics]:
    """The token copies what effects make of the card."""

    def wrong(card: GameObject, change: Callable[[Characteristics], None] | None = None) -> Characteristics:
        return tokens.changed(_SEEN.get(card, card.printed), change)

    return wrong


def _of_creature_cards_too(right: Callable[..., int]) -> Callable[..., int]:
    """What makes abilities of creatures cheaper does so with creature cards in graveyards."""

    def wrong(game: Game, player: str, source: GameObject, ability: Any) -> int:
        change = right(game, player, source, ability)
        if source.zone == "graveyard":
            for thing, rule in game.abilities(CostChange):
                change += 0 if rule.applies(game, thing, source, ability) else rule.generic
        return change

    return wrong


def _needs_its_card(right: Callable[..., None]) -> Callable[..., None]:
    """The ability does nothing if its card is not where the cost put it."""

    def wrong(game: Game) -> None:
        item = game.stack[-1]
        if getattr(item.ability, "keyword", "") == "Eternalize" and item.source.object.zone != "exile":
            game.stack.remove(item)
        right(game) if game.stack else None

    return wrong


def _activates_again(right: Callable[..., Any]) -> Callable[..., Any]:
    """To copy an ability is to activate it."""

    def wrong(game: Game, original: Any, player: str) -> Any:
        copied = right(game, original, player)
        source = original.source.object
        watching = [one for one in triggers.watchers(game).get("activates", ()) if one[0].printed.mana_cost != "{3}"]
        event = Event("activates", object=source, player=player, ability=original.ability, cause=copied)
        triggers.notice(game, event, {"activates": watching})
        return copied

    return wrong


def _exceptions_stay(right: Callable[..., None]) -> Callable[..., None]:
    """What the token becomes a copy of as it enters does not touch eternalize's exceptions."""

    def wrong(game: Game, thing: GameObject) -> None:
        right(game, thing)
        if thing.made_by == "Eternalize" and thing.copiable is not thing.printed:
            thing.copiable = tokens.changed(thing.copiable, tokens.eternalized)

    return wrong


def _plain_cycling_only(right: Callable[..., None]) -> Callable[..., None]:
    """To plainscycle is not to cycle."""

    def wrong(game: Game, card: GameObject, player: str) -> None:
        if any(getattr(one, "keyword", "") == "Cycling" for one in card.printed.abilities):
            right(game, card, player)

    return wrong


STOPS = ("eternalize.corner.what-stops-the-activation",)
CREATURES = ("eternalize.corner.abilities-of-creatures",)
CAST = ("eternalize.corner.nothing-is-cast",)
STACK = ("eternalize.corner.something-is-on-the-stack",)
TRIGGERS = ("eternalize.corner.enters-triggers",)
ENTERS = ("eternalize.corner.no-card-enters",)
EXILED = ("eternalize.corner.cards-that-are-exiled-instead",)
TYPES = ("eternalize.corner.types-and-colors",)
COSTS = ("eternalize.corner.what-it-costs",)
ABILITY = ("eternalize.corner.the-ability-on-the-stack",)
COPIABLE = ("eternalize.corner.other-copiable-values",)
CYCLED = ("eternalize.corner.cycled-and-discarded",)
LEAVES = ("eternalize.corner.a-player-leaves",)

ETERNALIZE_CORNER: tuple[Misreading, ...] = (
    Misreading(
        "only-permanents-are-stopped",
        "what forbids activating reaches only permanents",
        STOPS,
        (Change(permissions, "check_activating", _only_on_the_battlefield),),
    ),
    Misreading(
        "graveyard-cards-keep-their-abilities",
        "effects on cards in graveyards have no effect",
        STOPS,
        (Change(elsewhere, "view", instead(lambda game, thing: thing.copiable)),),
    ),
    Misreading(
        "creature-cards-are-creatures",
        "what stops abilities of creatures stops those of creature cards in graveyards",
        CREATURES,
        (Change(permissions, "check_activating", _creature_cards_too),),
    ),
    Misreading(
        "needs-to-be-castable",
        "who can't cast spells can't eternalize",
        CAST,
        (Change(permissions, "check_activating", _as_if_cast),),
    ),
    Misreading(
        "neither-stack-nor-split-second",
        "neither what is on the stack nor split second is in the way",
        STACK,
        (
            Change(priority, "has_sorcery_timing", instead(lambda game, player: player == game.active)),
            Change(permissions, "has_split_second", instead(lambda game: False)),
        ),
    ),
    Misreading(
        "silencers-do-nothing",
        "nothing keeps enters abilities from triggering",
        TRIGGERS,
        (Change(triggers, "_is_silenced", instead(lambda game, event: False)),),
    ),
    Misreading(
        "triggers-once-only",
        "no ability triggers an additional time",
        TRIGGERS,
        (Change(triggers, "_further_times", instead(lambda game, thing, event: 0)),),
    ),
    Misreading(
        "tokens-are-kept-out",
        "what keeps cards from entering keeps tokens out",
        ENTERS,
        (Change(entering, "may_enter", _no_token_that_was_not_cast),),
    ),
    Misreading(
        "exiled-is-not-discarded",
        "a card that would be exiled can't be discarded for a cost",
        EXILED,
        (Change(costs, "check", _not_discarded_unless_it_arrives),),
    ),
    Misreading(
        "copies-what-the-card-is-now",
        "the token copies what effects make of the card off the battlefield",
        TYPES,
        (Change(elsewhere, "view", _keeps_in_mind), Change(tokens, "copy_of_card", _copies_what_it_is_now)),
    ),
    Misreading(
        "enters-before-effects-apply",
        "what changes how it enters looks at the token without the effects of others",
        TYPES,
        (Change(layers, "preview", instead(lambda game, thing: thing.copiable.under(thing.entered_under))),),
    ),
    Misreading(
        "costs-never-change",
        "nothing changes what an ability costs",
        COSTS,
        (Change(announcing, "cost_change", instead(lambda game, player, source, ability: 0)),),
    ),
    Misreading(
        "creature-cards-cost-less",
        "what makes abilities of creatures cheaper counts for creature cards in graveyards",
        COSTS,
        (Change(announcing, "cost_change", _of_creature_cards_too),),
    ),
    Misreading(
        "abilities-are-not-copied",
        "an activated ability can't be copied",
        ABILITY,
        (Change(copying, "copy_ability", instead(lambda game, original, player: original)),),
    ),
    Misreading(
        "a-copy-is-activated",
        "to copy the ability counts as activating it",
        ABILITY,
        (Change(copying, "copy_ability", _activates_again),),
    ),
    Misreading(
        "needs-the-card-in-exile",
        "without its card in exile the ability does nothing",
        ABILITY,
        (Change(priority, "resolve_top", _needs_its_card),),
    ),
    Misreading(
        "exceptions-stay",
        "a token that enters as a copy of something else keeps eternalize's exceptions",
        COPIABLE,
        (Change(entering, "replace_entering", _exceptions_stay),),
    ),
    Misreading(
        "typecycling-is-no-cycling",
        "to plainscycle is not to cycle",
        CYCLED,
        (Change(triggers, "notice_cycling", _plain_cycling_only),),
    ),
    Misreading(
        "nothing-leaves-with-a-player",
        "what a player who leaves owned and controlled stays",
        LEAVES,
        (Change(leaving, "leave", instead(lambda game, player: None)),),
    ),
)
