"""Changes of a situation that leave the outcome as it was, but for what was changed.

Several of them at once leave it as it was, too: each is made to what the one before has made of
the situation, where the rules say that it makes no difference. So one run of the engine judges
all of them (`at_once`), and only if that run comes out otherwise each is tried alone.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Set
from typing import NamedTuple

from mtg_conformance.documents import Outcome, Situation

from ..board import Board
from ..comparing import difference
from .changing import named
from .relation import Relation


class Changed(NamedTuple):
    """A changed situation. `rename`: what its objects and players are called that go by another
    name in the first one; `free`: for an object of the first one, the fields that may differ;
    `added`: objects that the first one does not have, of which nothing is said."""

    situation: Situation
    rename: Mapping[str, str] = {}
    free: Mapping[str, Set[str]] = {}
    added: frozenset[str] = frozenset()


class SameOutcome(Relation):
    """A relation that says: the outcome is the same, but for what was changed."""

    @abstractmethod
    def changed(self, situation: Situation) -> Changed | None:
        """The situation, changed; None if there is nothing to change. It must apply."""

    @abstractmethod
    def words(self, situation: Situation) -> str:
        """What is different in the changed situation, for the line that says what is wrong."""

    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        """The changed situation."""
        changed = self.changed(board.situation)
        return None if changed is None else named(changed.situation, self.name)

    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        """The first thing that differs."""
        changed = self.changed(board.situation)
        assert changed is not None
        found = first_difference(board.situation, changed, outcome, other_outcome)
        if found is None:
            return []
        whose = " (said of the first situation's names)" if changed.rename else ""
        return [f"{self.words(board.situation)}: {found}{whose}"]


def first_difference(situation: Situation, changed: Changed, outcome: Outcome, other_outcome: Outcome) -> str | None:
    """The first thing in which the outcome of the changed situation is not that of the first one."""
    ids = [thing.id for thing in situation.objects]
    found = difference(
        situation.script,
        ids,
        outcome,
        other_outcome,
        rename=changed.rename,
        free=changed.free,
        besides=changed.added,
    )
    return None if found is None else found[1]
