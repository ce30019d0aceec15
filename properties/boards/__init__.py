"""Random boards: strategies of situations that are legal and at rest, with a script and an
answer for every question that may come up.

Names of strategies are plural nouns. Each takes the names of the cards that the engine under
test has; None stands for all cards of the reference engine. A strategy raises ValueError, with
one line that names the roles, if no board can be made of those cards.
"""

from __future__ import annotations

from collections.abc import Collection

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ..board import Board
from .eternalize import activations, eternalize_boards, histories
from .umbra_armor import causes_of_destruction, protected_creatures, umbra_armor_boards, umbras

__all__ = [
    "activations",
    "boards",
    "causes_of_destruction",
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
