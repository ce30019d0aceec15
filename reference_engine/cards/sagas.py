"""Sagas."""

from __future__ import annotations

from reference_engine import tokens, zones
from reference_engine.cards import define
from reference_engine.cards.words import choose_object, gain_life
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game
from reference_engine.sagas import ENTERS_WITH_LORE, chapter
from reference_engine.stack import StackObject

WALL = Characteristics(
    "Wall Token",
    types=frozenset({"Artifact", "Creature"}),
    subtypes=("Wall",),
    power=0,
    toughness=4,
    keywords=frozenset({"defender"}),
    colors=frozenset(),
)


def _find_a_plains(game: Game, item: StackObject) -> None:
    library = game.players[item.controller].library
    found = [card for card in library if "Plains" in card.printed.subtypes and "Basic" in card.printed.supertypes]
    if found:
        card = choose_object(game, item.controller, found, item.source.object, "which basic Plains?")
        zones.move(game, card, "hand", "701.23a", word="is found and put into the hand")


def _wall(game: Game, item: StackObject) -> None:
    tokens.create(game, item.controller, WALL)


def _two_life(game: Game, item: StackObject) -> None:
    gain_life(game, item.controller, 2)


define(
    "The Birth of Meletis",
    "{1}{W}",
    "Enchantment - Saga",
    ENTERS_WITH_LORE,
    chapter(1, _find_a_plains),
    chapter(2, _wall),
    chapter(3, _two_life),
)
