"""Ways to get the rules wrong that no catalogue needs, for checks that would else never be seen
to catch anything: each breaks one rule that engines get right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine import costs, destruction, priority, state_based_actions, triggers
from reference_engine.costs import Refused
from reference_engine.game import Game, GameObject

from .misreadings.catalogue import Change, Misreading, instead

__all__ = ["WRONG_ENGINES"]


def _first_seat_picks(game: Game, one: object, options: object) -> str:
    return game.seats[0]


def _without(field: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def make(right: Callable[..., Any]) -> Callable[..., Any]:
        def wrong(game: Game) -> Any:
            found = right(game)
            getattr(found, field).clear()
            return found

        return wrong

    return make


def _gains_life(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, thing: GameObject) -> None:
        right(game, thing)
        game.players[game.controller(thing)].life += 1

    return wrong


def _refusals_cost(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, player: str, source: GameObject, *rest: Any) -> None:
        try:
            right(game, player, source, *rest)
        except Refused:
            game.players[player].life -= 1
            raise

    return wrong


def _checks_once(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, player: str) -> None:
        state_based_actions.check(game)
        triggers.put_on_stack(game)
        game.priority = player

    return wrong


WRONG_ENGINES: dict[str, Misreading] = {
    one.name: one
    for one in (
        Misreading(
            "first-seat-picks",
            "one seat makes all choices",
            (),
            (Change(destruction, "who_picks", instead(_first_seat_picks)),),
        ),
        Misreading(
            "auras-stay",
            "an Aura may be attached to nothing",
            (),
            (Change(state_based_actions, "attached", instead(lambda game, thing, found: None)),),
        ),
        Misreading(
            "no-legend-rule",
            "legends may be doubled",
            (),
            (Change(state_based_actions, "legend_rule", instead(lambda game, legends, found: None)),),
        ),
        Misreading(
            "counters-stay",
            "opposite counters stay",
            (),
            (Change(state_based_actions, "collect", _without("annihilate")),),
        ),
        Misreading("nobody-loses", "nobody loses", (), (Change(state_based_actions, "collect", _without("losers")),)),
        Misreading("armor-heals", "umbra armor gives life", (), (Change(destruction, "remove_damage", _gains_life),)),
        Misreading("refusals-cost", "what is refused costs life", (), (Change(costs, "check", _refusals_cost),)),
        Misreading(
            "checks-once", "state-based actions are checked once", (), (Change(priority, "give", _checks_once),)
        ),
    )
}
"""By name."""
