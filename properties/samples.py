"""A fixed number of drawn boards, for whoever wants to look at many at once."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

from .board import Board

__all__ = ["drawn"]


def drawn(strategy: SearchStrategy[Board], number: int, start: int = 0) -> list[Board]:
    """So many boards of a strategy, fewer if it has no more. The same `start` gives the same boards
    with one version of Hypothesis. Nothing is kept in a database and nothing is shrunk."""
    found: list[Board] = []

    @seed(start)
    @settings(
        max_examples=number,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def draw(board: Board) -> None:
        found.append(board)

    draw()
    return found
