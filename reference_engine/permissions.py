"""What effects allow and forbid players to do (101.2, 601.3, 602.5, 609.4, 702.61).

An effect that forbids wins over one that allows (101.2). Some come from permanents, some last until
the turn ends, and a spell with split second forbids nearly everything while it is on the stack.
"""

from __future__ import annotations

from reference_engine.abilities import Activated, Allows, Forbids
from reference_engine.characteristics import Characteristics
from reference_engine.costs import refuse
from reference_engine.game import Game, GameObject

FLASH = "cast as though it had flash"


def check_casting(game: Game, player: str, card: GameObject) -> None:
    """Raise Refused if an effect says that the player can't cast this (601.3, 101.2)."""
    if has_split_second(game):
        raise refuse(game, "a spell with split second is on the stack", "702.61a", "601.3")
    if ("cast", player) in game.forbidden_this_turn:
        raise refuse(game, f"{player} can't cast spells this turn", "601.3", "101.2")
    for thing, rule in game.abilities(Forbids):
        if rule.what == "cast" and rule.applies(game, thing, player, card):
            raise refuse(game, f"{thing.id} says that {player} can't cast {card.id}", "601.3", "101.2")


def check_activating(game: Game, player: str, source: GameObject, ability: Activated) -> None:
    """Raise Refused if an effect says that this ability can't be activated (602.5, 101.2)."""
    if has_split_second(game) and not ability.mana_ability:
        raise refuse(game, "a spell with split second is on the stack", "702.61a", "602.5")
    if ("activate", source.reference()) in game.forbidden_this_turn:
        raise refuse(game, f"abilities of {source.id} can't be activated this turn", "602.5", "101.2")
    for thing, rule in game.abilities(Forbids):
        if rule.what == "activate" and rule.applies(game, thing, player, source, ability):
            raise refuse(game, f"{thing.id} says that this ability can't be activated", "602.5", "101.2")


def has_split_second(game: Game) -> bool:
    """Whether a spell with split second is on the stack (702.61a)."""
    return any(item.kind == "spell" and "split second" in item.view.keywords for item in game.stack)


def may_cast_at_any_time(game: Game, player: str, printed: Characteristics) -> bool:
    """Whether an effect lets the player cast this as though it had flash (609.4, 702.8a)."""
    for thing, rule in game.abilities(Allows):
        if rule.what == FLASH and rule.applies(game, thing, player, printed):
            game.note(f"{thing.id} lets {player} cast it as though it had flash", "609.4", "702.8a")
            return True
    return False
