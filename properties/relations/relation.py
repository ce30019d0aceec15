"""What a relation is: a change of the situation whose effect on the outcome the rules foretell.

No reference engine is asked. The engine under test runs both situations, and its two outcomes
are held against each other.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from mtg_conformance.documents import Outcome, Situation

from ..board import Board
from ..violation import Violation


class Relation(ABC):
    """One relation. Its docstring says why the rules make it true and what it leaves out.

    `rulings`: the bullets it bears on; `cr`: the rules it rests on.
    """

    name: ClassVar[str]
    rulings: tuple[str, ...]
    cr: tuple[str, ...]

    @abstractmethod
    def applies(self, board: Board) -> bool:
        """Whether the rules foretell something for this board, as far as the board alone tells."""

    @abstractmethod
    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        """The changed situation; None if the outcome shows that there is nothing to foretell. The
        outcome is only used for what the board came to, never to judge."""

    @abstractmethod
    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        """One line for each thing that is not as foretold. Both runs have finished."""

    def violations(self, board: Board, outcome: Outcome, run: Callable[[Situation], Outcome]) -> list[Violation]:
        """Run the changed situation and judge. Nothing is judged where either run stopped."""
        if outcome.stopped is not None or not self.applies(board):
            return []
        other = self.other(board, outcome)
        if other is None:
            return []
        other_outcome = run(other)
        if other_outcome.stopped is not None:
            return []
        return [
            Violation("relation", self.name, self.rulings, self.cr, what, other)
            for what in self.compare(board, outcome, other, other_outcome)
        ]
