"""Priority (117): before a player gets it, state-based actions are performed and triggered
abilities are put on the stack, again and again until nothing is left to do (117.5)."""

from __future__ import annotations

from reference_engine import resolving, state_based_actions, triggers
from reference_engine.game import Game

TOO_MANY_CHECKS = 200


class EndlessGame(RuntimeError):
    """The game does not come to rest. The rules never lead here from a legal board (104.4b is
    for loops that players can't stop); a misreading of them may."""


def give(game: Game, player: str) -> None:
    """Have a player get priority, after everything that comes before that (117.5)."""
    for _ in range(TOO_MANY_CHECKS):
        if not state_based_actions.check(game) and not triggers.put_on_stack(game):
            game.priority = game.still_in(player)
            return
    raise EndlessGame("state-based actions or triggers never come to an end")


def resolve_top(game: Game) -> None:
    """All players pass, the top of the stack resolves, and the active player gets priority
    (117.4, 117.3b)."""
    game.priority = None
    resolving.resolve_top(game)
    give(game, game.active)
    game.note(f"{game.priority} gets priority", "117.3b", "117.5")


def has_sorcery_timing(game: Game, player: str) -> bool:
    """Whether a player could act as with a sorcery: own main phase, empty stack (307.5)."""
    return player == game.active and game.step in ("precombat_main", "postcombat_main") and not game.stack
