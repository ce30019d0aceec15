"""Which bullets of the two rulings documents a board is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .board import Board
from .facts import ETERNALIZE_TYPES, UMBRAS

__all__ = ["BULLETS", "bullets_of", "that_it_can_touch"]

BULLETS: Final[dict[str, tuple[str, ...]]] = {
    "303.4b": ("umbra-armor.0",),
    "400.6": ("umbra-armor.5",),
    "508.1c": ("umbra-armor.card.dog-umbra",),
    "601.2h": ("eternalize.3",),
    "602.5d": ("eternalize.0", "eternalize.2"),
    "603.6a": ("eternalize.6",),
    "614.12": ("eternalize.6",),
    "614.16": ("eternalize.6",),
    "616.1": ("umbra-armor.3",),
    "700.9": ("umbra-armor.card.lion-umbra",),
    "701.19c": ("umbra-armor.6",),
    "701.21a": ("umbra-armor.8",),
    "701.9a": ("eternalize.7",),
    "702.12b": ("umbra-armor.9",),
    "702.129a": ("eternalize.0",),
    "702.89a": ("umbra-armor.1", "umbra-armor.2"),
    "704.2": ("umbra-armor.7",),
    "704.5f": ("umbra-armor.8",),
    "704.5j": ("umbra-armor.8",),
    "704.7": ("umbra-armor.4",),
    "707.9b": ("eternalize.4", "eternalize.5"),
}
"""The bullets that a rule in the trace of an action bears on."""

_CARDS_OF: Final[dict[str, frozenset[str]]] = {
    "umbra-armor": UMBRAS | {"Umbra Mystic"},
    "eternalize": frozenset(ETERNALIZE_TYPES),
}


def bullets_of(rules: Iterable[str], board: Board) -> tuple[str, ...]:
    """The bullets that these rules bear on where they decide something on a board, each once, in the order of the
    rules."""
    return that_it_can_touch(dict.fromkeys(bullet for rule in rules for bullet in BULLETS.get(rule, ())), board)


def that_it_can_touch(bullets: Iterable[str], board: Board) -> tuple[str, ...]:
    """Those of the bullets whose document the board was drawn for, or of which it has a card: the rules themselves
    hold in any game."""
    names = {thing.card for thing in board.situation.objects}
    about = {topic for topic, cards in _CARDS_OF.items() if topic == board.topic or not cards.isdisjoint(names)}
    return tuple(one for one in bullets if one.partition(".")[0] in about)
