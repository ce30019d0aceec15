"""Priority (117): before a player gets it, state-based actions are performed and triggered
abilities are put on the stack, again and again until nothing is left to do (117.5)."""

from __future__ import annotations

from reference_engine import resolving, state_based_actions, triggers
from reference_engine.game import Game


def give(game: Game, player: str) -> None:
    """Have a player get priority, after everything that comes before that (117.5)."""
    while True:
        while state_based_actions.check(game):
            pass
        if not triggers.put_on_stack(game):
            break
    game.priority = player


def resolve_top(game: Game) -> None:
    """All players pass, the top of the stack resolves, and the active player gets priority
    (117.4, 117.3b)."""
    game.priority = None
    resolving.resolve_top(game)
    give(game, game.active)
    game.note(f"{game.active} gets priority", "117.3b", "117.5")


def has_sorcery_timing(game: Game, player: str) -> bool:
    """Whether a player could act as with a sorcery: own main phase, empty stack (307.5)."""
    return player == game.active and game.step in ("precombat_main", "postcombat_main") and not game.stack
