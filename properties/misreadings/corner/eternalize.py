"""Misreadings of eternalize in corner cases. Most cases there are caught by those of the documents' bullets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine import costs, elsewhere, entering, permissions, priority, triggers
from reference_engine.abilities import Forbids, MovesInstead
from reference_engine.costs import Refused
from reference_engine.game import Game, GameObject

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


STOPS = ("eternalize.corner.what-stops-the-activation",)
CREATURES = ("eternalize.corner.abilities-of-creatures",)
CAST = ("eternalize.corner.nothing-is-cast",)
STACK = ("eternalize.corner.something-is-on-the-stack",)
TRIGGERS = ("eternalize.corner.enters-triggers",)
ENTERS = ("eternalize.corner.no-card-enters",)
EXILED = ("eternalize.corner.cards-that-are-exiled-instead",)

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
)
