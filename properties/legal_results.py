"""All results that the rules allow, and where an engine's result stands among them.

The reference engine asks for every decision. Here it is run again and again with other
decisions, depth first, so that every way the game could have gone is seen. An engine's result
is then the one that the situation's answers lead to (`expected`), another one that the rules
allow (`other`: it did not follow an answer), or one that no decisions lead to (`illegal`).

Only results are compared, never when or in what order a question was asked; `comparing` says
what of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from mtg_conformance.adapter import Policy
from mtg_conformance.documents import (
    ActionResult,
    Ask,
    Decision,
    Outcome,
    Situation,
    Snapshot,
)
from reference_engine.adapter import ReferenceEngine, ReferenceTable

from .comparing import JUDGED_ACTIONS, difference, is_over, snapshot_difference

__all__ = ["LegalResults", "Standing", "legal_results", "standing"]

MOST_RUNS: Final = 256
"""So many runs are made before the search is given up as too many."""


class LegalResults(NamedTuple):
    """What the rules allow. `expected`: what the answers lead to; `others`: every other outcome;
    `complete`: there are no more, and none depends on what the engine does not ask."""

    expected: Outcome
    others: tuple[Outcome, ...]
    complete: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a result stands. `unknown`: the reference engine can't tell, because it could not
    finish or because there are too many ways. `at` is the action with the first difference to
    what was expected, `what` says it in one line."""

    kind: Literal["expected", "other", "illegal", "unknown"]
    at: int = 0
    what: str = ""


class _Choices(Policy):
    """Takes the options with the given numbers, and the first ones after that. Notes how many
    there were, and the kinds of question."""

    def __init__(self, situation: Situation, prefix: Sequence[int]) -> None:
        super().__init__(situation)
        self.prefix = prefix
        self.taken: list[tuple[int, int]] = []
        self.asked: set[Ask] = set()

    def choose(
        self, by: str, ask: Ask, options: Sequence[str | int], source: str | None = None, question: str = ""
    ) -> str | int:
        different = list(dict.fromkeys(options))
        if len(different) == 1:
            return different[0]
        place = len(self.taken)
        number = self.prefix[place] if place < len(self.prefix) else 0
        self.taken.append((number, len(different)))
        self.asked.add(ask)
        self.decisions.append(Decision(by=by, ask=ask, options=tuple(options), chose=different[number], at=self.at))
        return different[number]


def legal_results(
    situation: Situation, engine: ReferenceEngine | None = None, *, most: int = MOST_RUNS
) -> LegalResults | None:
    """Every outcome that the rules allow, the expected one first; None if the reference engine
    can't finish the situation. Most situations ask no question and cost a single run."""
    expected = (engine or ReferenceEngine()).run(situation)
    if expected.stopped is not None:
        return None
    if not expected.decisions:
        return LegalResults(expected, (), _is_certain(situation, ()))
    others: list[Outcome] = []
    complete = True
    for outcome, asked in _every_run(situation, most):
        if outcome is None:
            complete = False
            break
        complete = complete and _is_certain(situation, asked)
        if _difference(situation, expected, outcome) is not None and all(
            _difference(situation, one, outcome) is not None for one in others
        ):
            others.append(outcome)
    return LegalResults(expected, tuple(others), complete)


def standing(
    situation: Situation, outcome: Outcome, engine: ReferenceEngine | None = None, *, most: int = MOST_RUNS
) -> Standing:
    """Where an engine's outcome stands among the legal ones. The ways that already differ from it
    are not followed further."""
    expected = (engine or ReferenceEngine()).run(situation)
    if expected.stopped is not None or outcome.stopped is not None:
        return Standing("unknown")
    found = _difference(situation, expected, outcome)
    if found is None:
        return Standing("expected")
    at, what = found
    certain = _is_certain(situation, ())
    if not expected.decisions:
        return Standing("illegal" if certain else "unknown", at, what)
    for one, asked in _every_run(situation, most, outcome):
        if one is None:
            return Standing("unknown", at, what)
        if len(one.actions) == len(situation.script) and _difference(situation, one, outcome) is None:
            return Standing("other", at, what)
        certain = certain and _is_certain(situation, asked)
    return Standing("illegal" if certain else "unknown", at, what)


def _is_certain(situation: Situation, asked: Collection[Ask]) -> bool:
    """Whether the engine asks for all that the rules leave to the players. Combat damage among
    several blockers may be divided in more ways than it offers, and it does not ask in which
    order two different abilities of one source that triggered together go on the stack."""
    cards = {thing.card for thing in situation.objects}
    return "damage" not in asked and not any(pair <= cards for pair in _UNASKED)


_UNASKED: Final = (
    {"Bear Umbra", "Octopus Umbra"},
    {"Dreamstealer", "Snake Umbra"},
)


def _every_run(
    situation: Situation, most: int, towards: Outcome | None = None
) -> Iterator[tuple[Outcome | None, set[Ask]]]:
    """One run for each way to decide, with the kinds of question asked; at last None if there are
    more than `most`. With `towards` a run ends where it differs from that outcome, and what
    would have been decided later is not tried."""
    prefixes: list[tuple[int, ...]] = [()]
    for _ in range(most):
        if not prefixes:
            return
        prefix = prefixes.pop()
        choices = _Choices(situation, prefix)
        yield _run(situation, choices, towards), choices.asked
        numbers = tuple(number for number, _ in choices.taken)
        for place in range(len(prefix), len(numbers)):
            prefixes += [(*numbers[:place], other) for other in range(1, choices.taken[place][1])]
    if prefixes:
        yield None, set()


def _run(situation: Situation, choices: _Choices, towards: Outcome | None) -> Outcome:
    table = ReferenceTable(situation, choices)
    results: list[ActionResult] = []
    snapshots = [table.snapshot()]
    for number, action in enumerate(situation.script, start=1):
        results.append(table.perform(action))
        snapshots.append(table.snapshot())
        choices.at = number
        if towards is not None:
            if _differs_after(situation, number, results[-1], snapshots[-1], towards):
                break
            if is_over(snapshots[-1]):
                towards = None
    return Outcome(actions=tuple(results), snapshots=tuple(snapshots))


def _differs_after(
    situation: Situation, number: int, result: ActionResult, snapshot: Snapshot, outcome: Outcome
) -> bool:
    action = situation.script[number - 1]
    if isinstance(action, JUDGED_ACTIONS) and result.accepted != outcome.actions[number - 1].accepted:
        return True
    return snapshot_difference(_ids(situation), snapshot, outcome.snapshots[number]) is not None


def _difference(situation: Situation, expected: Outcome, outcome: Outcome) -> tuple[int, str] | None:
    return difference(situation.script, _ids(situation), expected, outcome)


def _ids(situation: Situation) -> list[str]:
    return [thing.id for thing in situation.objects]
