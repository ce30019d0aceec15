"""Embalm that a card in a graveyard is given, and cards that make a difference to it."""

from __future__ import annotations

from reference_engine import counters, tokens
from reference_engine.abilities import Activated, Cost, Enters, Static
from reference_engine.cards import define
from reference_engine.cards.auras import TAP_FOR_GREEN
from reference_engine.cards.words import (
    card_in_graveyard,
    gains_ability,
    graveyard_copy,
    plus,
    until_end_of_turn,
)
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def _your_zombies(game: Game, source: GameObject) -> list[GameObject]:
    return [thing for thing in game.creatures(game.controller(source)) if game.view(thing).is_a("Zombie")]


def grant(game: Game, item: StackObject) -> None:
    """The card gains embalm until end of turn, for what is printed as its mana cost (702.128a, 118.6)."""
    card = item.target()
    if card is not None:
        ability = graveyard_copy("Embalm", card.printed.mana_cost, tokens.embalmed)
        until_end_of_turn(game, item, [card], gains_ability(ability))


define(
    "Cursecloth Wrappings",
    "{2}{B}{B}",
    "Artifact",
    Static(_your_zombies, (plus(1, 1),)),
    Activated(
        "{T}",
        Cost(tap=True),
        lambda game, item: grant(game, item),
        (card_in_graveyard("target creature card in your graveyard", whose="yours", kind="Creature"),),
    ),
)
define("Ambush Viper", "{1}{G}", "Creature - Snake", pt=(2, 1), keywords="flash, deathtouch")
define("Dryad Arbor", None, "Land Creature - Forest Dryad", TAP_FOR_GREEN, pt=(1, 1), colors="G")


def _is_itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing


def _with_x_counters(game: Game, source: GameObject, thing: GameObject) -> None:
    counters.put(game, thing, "+1/+1", thing.x, "107.3m")


define("Endless One", "{X}", "Creature - Eldrazi", Enters(_is_itself, _with_x_counters, rules=("614.1c",)), pt=(0, 0))
