"""A board, what the reference engine did with it, and ways to ask about that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from mtg_conformance.documents import Decision, ObjectState, Outcome
from reference_engine.adapter import ReferenceEngine, TraceEntry

from .board import Board


class Seen:
    """One board with the reference engine's outcome and its account of the game."""

    def __init__(self, board: Board, engine: ReferenceEngine) -> None:
        self.board = board
        self.factors = board.factors
        self.cards = {thing.id: thing.card for thing in board.situation.objects}
        self.outcome: Outcome = engine.run(board.situation)
        self.trace: list[TraceEntry] = engine.trace(board.situation)
        self.rules = {rule for entry in self.trace for rule in entry.rules}

    def says(self, *words: str, rule: str | None = None) -> bool:
        """Whether one entry of the account holds all these words, and the rule."""
        return any(all(word in entry.text for word in words) for entry in self.entries(rule))

    def entries(self, rule: str | None) -> Iterator[TraceEntry]:
        """The entries that rest on a rule, all of them for None."""
        return (entry for entry in self.trace if rule is None or rule in entry.rules)

    def saves(self, thing: str = "creature") -> int:
        """How often umbra armor has saved this object."""
        return sum(entry.text.startswith(f"{thing} would be destroyed") for entry in self.entries("702.89a"))

    def asked(self, kind: str) -> list[Decision]:
        """The questions of a kind that were put."""
        return [one for one in self.outcome.decisions if one.ask == kind]

    def last(self, thing: str) -> ObjectState | None:
        """An object at the end, None if there is none by that name."""
        return self.outcome.snapshots[-1].objects.get(thing)

    def states(self, thing: str) -> list[ObjectState]:
        """An object at the start and after each action."""
        return [shot.objects[thing] for shot in self.outcome.snapshots if thing in shot.objects]

    def is_umbra(self, id: object) -> bool:
        """Whether an option of a question is an Aura on the table."""
        state = self.outcome.snapshots[0].objects.get(str(id))
        return state is not None and "Aura" in (state.subtypes or ())


class Interesting(NamedTuple):
    """A situation: its question, and within how many boards of its topic it must turn up."""

    within: int
    happens: Callable[[Seen], object]
