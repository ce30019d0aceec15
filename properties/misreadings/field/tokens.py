"""Reported bugs about tokens, planted in the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine import (
    costs,
    tokens,
    zones,
)
from reference_engine.abilities import Cost, MovesInstead
from reference_engine.cards import artifacts
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject

from ..catalogue import Change, Misreading, instead


def _does_nothing(*arguments: Any, **more: Any) -> None:
    return None


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


def _for_the_last_controller(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, player: str, values: Characteristics, *rest: Any, **more: Any) -> list[GameObject]:
        if more.get("made_by"):
            for memory in game.memories.values():
                if memory.view.name == values.name:
                    player = memory.view.controller or player
        return right(game, player, values, *rest, **more)

    return wrong


def _mana_only(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, player: str, source: GameObject, cost: Cost, *rest: Any) -> None:
        if cost.discard and cost.mana:
            raise costs.refuse(game, "this cost is not understood", "118.3")
        right(game, player, source, cost, *rest)

    return wrong


TOKENS: tuple[Misreading, ...] = (
    Misreading(
        "token-for-the-last-controller",
        "the token goes to the player who controlled the permanent as it died",
        (),
        (Change(tokens, "create", _for_the_last_controller),),
    ),
    Misreading(
        "costs-are-mana-only",
        "what costs mana and a discard can't be activated",
        (),
        (Change(costs, "check", _mana_only),),
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
        "gift-without-haste",
        "God-Pharaoh's Gift gives its token no haste",
        (),
        (Change(artifacts, "until_end_of_turn", instead(_does_nothing)),),
    ),
)
