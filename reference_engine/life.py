"""Gaining life (119.3), and effects that say that nobody can."""

from __future__ import annotations

from reference_engine.abilities import Forbids
from reference_engine.game import Game


def gain(game: Game, player: str, amount: int, *rules: str) -> None:
    """Gain life (119.3); a negative amount is none (107.1b). What can't happen does not (101.2)."""
    if amount <= 0:
        return
    for source, ability in game.abilities(Forbids):
        if ability.what == "life gain" and ability.applies(game, source, player):
            game.note(f"{source.id} keeps {player} from gaining life", "101.2", "614.17")
            return
    game.players[player].life += amount
    game.note(f"{player} gains {amount} life", *(rules or ("119.3",)))
