"""Random boards: strategies of situations that are legal and at rest, with a script and an
answer for every question that may come up.

Names of strategies are plural nouns. Each takes the names of the cards that the engine under
test has; None stands for all cards of the reference engine. A strategy raises ValueError, with
one line that names the roles, if no board can be made of those cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ..board import Board, Topic
from . import eternalize, umbra_armor
from .eternalize import activations, eternalize_boards, histories
from .umbra_armor import causes_of_destruction, protected_creatures, umbra_armor_boards, umbras

__all__ = [
    "activations",
    "boards",
    "causes_of_destruction",
    "drawn_boards",
    "eternalize_boards",
    "histories",
    "protected_creatures",
    "umbra_armor_boards",
    "umbras",
]


def boards(cards: Collection[str] | None = None) -> SearchStrategy[Board]:
    """Boards of both topics. With cards for one topic only, boards of that one. Raises
    ValueError if there are cards for neither."""
    found: list[SearchStrategy[Board]] = []
    missing: list[str] = []
    for topic in (umbra_armor_boards, eternalize_boards):
        try:
            found.append(topic(cards))
        except ValueError as problem:
            missing.append(str(problem))
    if not found:
        raise ValueError("; ".join(missing))
    return st.one_of(found)


def drawn_boards(topic: Topic, count: int, seed: int, cards: Collection[str] | None = None) -> Iterator[Board]:
    """So many boards of a topic without Hypothesis: the same boards as the strategies', drawn
    evenly, the same for the same seed and cards whatever version of Hypothesis is there. For
    counting what boards cover and for files of frozen boards; they can't be shrunk. Raises
    ValueError as the strategies do."""
    choices, known = Random(seed), None if cards is None else frozenset(cards)
    kind = umbra_armor if topic == "umbra-armor" else eternalize
    for _ in range(count):
        yield kind.board_from(choices.randbytes(kind.CHOICES), known)
