"""All changes that leave the outcome as it was, made at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from mtg_conformance.documents import Outcome, Situation

from ..board import Board
from ..violation import Violation
from .relation import Relation
from .same_outcome import Changed, SameOutcome, first_difference


class ChangesAtOnce(Relation):
    """With several things changed of which none makes a difference, the outcome is the same.

    Each change is made to the situation that the changes before it have led to, if its relation
    applies there, so it leaves the outcome as it was for that relation's reasons, and so do all
    of them together. One run of the engine thus judges them all. Where it comes out otherwise, or
    the engine can't play it, each relation is tried alone; only if all of these hold, it is this one
    that is broken.
    """

    name = "changes-at-once"

    def __init__(self, parts: Sequence[SameOutcome]) -> None:
        self.parts = tuple(parts)
        self.rulings = tuple(dict.fromkeys(ruling for part in parts for ruling in part.rulings))
        self.cr = tuple(dict.fromkeys(rule for part in parts for rule in part.cr))

    def applies(self, board: Board) -> bool:
        return any(part.applies(board) for part in self.parts)

    def changed(self, board: Board) -> Changed | None:
        """The situation with all changes made, None if there is nothing to change."""
        whole = Changed(board.situation)
        for part in self.parts:
            here = replace(board, situation=whole.situation)
            step = part.changed(here.situation) if part.applies(here) else None
            if step is not None:
                whole = _and(whole, step)
        return None if whole.situation is board.situation else whole

    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        changed = self.changed(board)
        return None if changed is None else self._named(board, changed)

    def _named(self, board: Board, changed: Changed) -> Situation:
        return replace(changed.situation, id=f"{board.situation.id}.{self.name}")

    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        changed = self.changed(board)
        assert changed is not None
        return self._lines(board, changed, outcome, other_outcome)

    def _lines(self, board: Board, changed: Changed, outcome: Outcome, other_outcome: Outcome) -> list[str]:
        found = first_difference(board.situation, changed, outcome, other_outcome)
        return [f"with several changes of which none makes a difference: {found}"] if found is not None else []

    def violations(self, board: Board, outcome: Outcome, run: Callable[[Situation], Outcome]) -> list[Violation]:
        """What is broken: by one change alone if it can be told so."""
        if outcome.stopped is not None:
            return []
        changed = self.changed(board)
        if changed is None:
            return []
        other = self._named(board, changed)
        other_outcome = run(other)
        lines = [] if other_outcome.stopped is not None else self._lines(board, changed, outcome, other_outcome)
        if other_outcome.stopped is None and not lines:
            return []
        alone = [one for part in self.parts for one in part.violations(board, outcome, run)]
        return alone or [Violation("relation", self.name, self.rulings, self.cr, line, other) for line in lines]


def _and(one: Changed, then: Changed) -> Changed:
    """Both changes as one. The second speaks of objects by the names that they have after the first."""
    before = {new: old for old, new in one.rename.items()}
    return Changed(
        then.situation,
        {**then.rename, **{old: then.rename.get(new, new) for old, new in one.rename.items()}},
        {**one.free, **{before.get(id, id): fields for id, fields in then.free.items()}},
        frozenset(then.rename.get(id, id) for id in one.added) | then.added,
    )
