"""Cards that give protection or indestructible for a while, and one that changes what damage does."""

from __future__ import annotations

from reference_engine.abilities import Activated, Cost, DamageAs, Forbids, Mode, Spell, Target
from reference_engine.cards import define
from reference_engine.cards.words import (
    CREATURE,
    YOUR_CREATURE,
    deals,
    gains,
    until_end_of_turn,
)
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

COLORS = ("W", "U", "B", "R", "G")


def _protection(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        picked = game.choose(
            item.controller, "colour", COLORS, item.source.object, f"from what is {thing.id} protected?"
        )
        until_end_of_turn(game, item, [thing], gains(f"protection from {picked}"))


define(
    "Mother of Runes",
    "{W}",
    "Creature - Human Cleric",
    Activated("{T}", Cost(tap=True), _protection, (YOUR_CREATURE,)),
    pt=(1, 1),
)


def _player_or_planeswalker(game: Game, player: str, candidate: object, source: GameObject) -> bool:
    if isinstance(candidate, str):
        return True
    return (
        isinstance(candidate, GameObject)
        and candidate.zone == "battlefield"
        and "Planeswalker" in game.view(candidate).types
    )


def _all_yours(game: Game, item: StackObject) -> None:
    yours = [thing for thing in game.permanents() if game.controller(thing) == item.controller]
    until_end_of_turn(game, item, yours, gains("indestructible"))


def _double_strike(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        until_end_of_turn(game, item, [thing], gains("double strike"))


define(
    "Boros Charm",
    "{R}{W}",
    "Instant",
    spell=Spell(
        modes=(
            Mode((Target("target player or planeswalker", _player_or_planeswalker),), deals(4)),
            Mode((), _all_yours),
            Mode((CREATURE,), _double_strike),
        )
    ),
)

define(
    "Everlasting Torment",
    "{2}{B/R}",
    "Enchantment",
    Forbids("life gain", lambda game, source, player: True),
    Forbids("prevention", lambda game, source, thing: True),
    DamageAs("wither"),
)
