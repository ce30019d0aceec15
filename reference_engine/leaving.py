"""Leaving the game (104.5, 800.4).

Who loses leaves the game. While at least two others play on, everything that the player owned
leaves with them; when one is left, the game is over, and the table stays as it is (104.2a).
"""

from __future__ import annotations

from reference_engine import zones
from reference_engine.abilities import CONTROL
from reference_engine.characteristics import Characteristics
from reference_engine.game import Floating, Game


def leave(game: Game, player: str) -> None:
    """A player leaves a game that goes on: what they own leaves, effects that give them control end,
    their abilities on the stack cease to exist, and what they still control is exiled (800.4a)."""
    if len([one for one in game.players.values() if not one.lost]) < 2:
        return
    game.players[player].left = True
    for thing in list(game.objects.values()):
        if thing.owner == player and thing.zone != "nowhere":
            zones.leave_the_game(game, thing)
    game.stack = [
        item
        for item in game.stack
        if item.controller != player and (item.kind == "ability" or item.source.object.owner != player)
    ]
    game.waiting = [one for one in game.waiting if one.controller != player]
    game.note(f"what {player} owned leaves the game, abilities on the stack too", "104.5", "800.4a")
    game.floating = [one for one in game.floating if not gives_control(game, one, player)]
    game.touch()
    for thing in game.permanents():
        if game.controller(thing) == player:
            zones.move(game, thing, "exile", "800.4a", word=f"is exiled, for {player} has left")


def gives_control(game: Game, effect: Floating, player: str) -> bool:
    """Whether a continuous effect gives the player control of what it affects."""
    something = Characteristics("something")
    for layer, apply in effect.effect.parts:
        if layer == CONTROL:
            apply(something, game, effect.source)
    return something.controller == player
