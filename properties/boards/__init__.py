"""Random boards: strategies of situations that are legal and at rest, with a script and an
answer for every question that may come up.

Names of strategies are plural nouns. Each takes the names of the cards that the engine under
test has; None stands for all cards of the reference engine. A strategy raises ValueError, with
one line that names the roles, if no board can be made of those cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ..board import Board, Topic
from . import eternalize, umbra_armor
from .eternalize import activations, eternalize_boards, histories
from .roles import Roles, roles_of
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
    known = None if cards is None else frozenset(cards)
    topics = (umbra_armor, eternalize)
    problems = {topic: problem for topic in topics if (problem := _missing(topic.require, known)) is not None}
    if len(problems) == len(topics):
        raise ValueError("; ".join(problems.values()))
    possible = [topic for topic in topics if topic not in problems]

    def board_of(numbers: bytes) -> Board:
        topic = possible[numbers[0] * len(possible) >> 8]
        board: Board = topic.board_from(numbers[1:], known)
        return board

    # One draw for both: a choice of strategy would be a second one.
    count = 1 + max(topic.CHOICES for topic in possible)
    return st.binary(min_size=count, max_size=count).map(board_of)


def _missing(require: Callable[[Roles], None], cards: frozenset[str] | None) -> str | None:
    try:
        require(roles_of(cards))
    except ValueError as problem:
        return str(problem)
    return None


def drawn_boards(topic: Topic, count: int, seed: int, cards: Collection[str] | None = None) -> Iterator[Board]:
    """So many boards of a topic without Hypothesis: the same boards as the strategies', drawn
    evenly, the same for the same seed and cards whatever version of Hypothesis is there. For
    counting what boards cover and for files of frozen boards; they can't be shrunk. Raises
    ValueError as the strategies do."""
    choices, known = Random(seed), None if cards is None else frozenset(cards)
    kind = umbra_armor if topic == "umbra-armor" else eternalize
    for _ in range(count):
        yield kind.board_from(choices.randbytes(kind.CHOICES), known)
