"""One board, played once on an engine, and everything that can be said of it.

What an engine can be blamed for is a Fault: a broken invariant, relation or result, or no usable
answer at all. What never came about, because the engine or its adapter lacks something, is a
stop, and nobody is judged on it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from mtg_conformance.documents import Outcome, Situation, Stop
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.judging.form import misfit, misfit_of_stop, trace_of_refusal
from mtg_conformance.judging.relations import disagreement
from mtg_conformance.judging.start import start_mismatch
from reference_engine.adapter import ReferenceEngine

from .board import Board
from .bullets import BULLETS
from .invariants import broken_invariants
from .judging import violations
from .printed import other_cards
from .relations import RELATIONS, TAKEN
from .violation import Violation

__all__ = ["Fault", "GivenUp", "Trial", "disagreement_fault", "run_of", "try_board"]

FaultKind = Literal["error", "invariant", "result", "relation"]
ORDER: Final[tuple[FaultKind, ...]] = ("error", "invariant", "result", "relation")
"""The kinds, the one that says most plainly what is wrong first."""


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Something that an engine is to be blamed for. `kind`: `error` for no usable answer, else
    what was broken; the other fields as in Violation. `key` tells faults of different causes
    apart as well as can be without knowing the causes."""

    kind: FaultKind
    name: str
    key: str
    rulings: tuple[str, ...]
    cr: tuple[str, ...]
    what: str
    other: Situation | None = None


class GivenUp(Exception):
    """The engine will not be asked again; the message says why, in one line."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of one board. `outcome` is null if there was no usable one, `stopped` says why
    nothing was judged (`unsupported`, `setup`, `unanswered`), `detail` in which words. `doubtful`:
    relations and invariants that the reference engine does not have on this board either, so that
    nobody is blamed for them."""

    outcome: Outcome | None
    faults: tuple[Fault, ...] = ()
    stopped: str | None = None
    detail: str = ""
    doubtful: tuple[str, ...] = ()


def run_of(engine: Engine) -> Callable[[Situation], Outcome]:
    """The engine as a function. It raises EngineFailure for whatever an engine in this process
    raises, and GivenUp where it is of no use to go on."""

    def run(situation: Situation) -> Outcome:
        try:
            return engine.run(situation)
        except EngineFailure as failure:
            if failure.kind in ("start", "gave-up"):
                raise GivenUp(failure.detail) from None
            raise
        except Exception as error:
            raise EngineFailure("crash", f"{type(error).__name__}: {error}") from error

    return run


def try_board(
    board: Board,
    run: Callable[[Situation], Outcome],
    *,
    most_relations: int | None = None,
    turn: int = 0,
    only: Fault | None = None,
    reference: ReferenceEngine | None = None,
    compare: bool = True,
) -> Trial:
    """Play a board and judge what comes of it.

    `most_relations`: at so many relations, each of which costs another run, it ends (None: all
    that apply), beginning with number `turn`. `only`: nothing but whether this fault is there is
    of interest. `compare`: with the results that the rules allow; needless for the reference engine's
    own outcomes. Raises GivenUp.
    """
    situation = board.situation
    try:
        outcome = run(situation)
    except EngineFailure as failure:
        return Trial(None, (_failure(board, failure),))
    problem = misfit_of_stop(situation, outcome)
    if problem is not None:
        return Trial(None, (_error(board, "protocol", problem),))
    if outcome.stopped is not None:
        return Trial(outcome, (), str(outcome.stopped.because), " ".join(outcome.stopped.detail.split()))
    problem = misfit(situation, outcome)
    if problem is not None:
        return Trial(None, (_error(board, "protocol", problem),))
    problem = start_mismatch(situation, outcome.snapshots[0])
    if problem is not None:
        return Trial(outcome, (), "setup", problem)
    problem = trace_of_refusal(situation, outcome)
    if problem is not None:
        return Trial(None, (_error(board, "protocol", problem),))
    found: list[Violation] = []
    if only is None or only.kind in ("invariant", "result"):
        found += violations(board, outcome, run, relations=(), reference=reference, compare=compare)
    try:
        if only is not None and only.kind == "relation":
            found += RELATIONS[only.name].violations(board, outcome, _usable(run))
        elif only is None:
            found += _relations(board, outcome, _usable(run), most_relations, turn)
    except EngineFailure as failure:
        return Trial(outcome, (*_faults(board, found), _failure(board, failure)))
    if not found:
        return Trial(outcome)
    reference = reference or ReferenceEngine()
    right = reference.run(situation)
    for other in other_cards(situation, outcome, right):
        return Trial(outcome, (), "setup", str(other))
    doubtful = _doubtful(board, found, reference, right)
    found = [one for one in found if one.name not in doubtful]
    return Trial(outcome, _faults(board, found), doubtful=doubtful)


def disagreement_fault(board: Board, one: Outcome, other: Outcome) -> Fault | None:
    """A fault if two runs of one board differ, else null."""
    difference = disagreement(board.situation, one, other)
    if difference is None:
        return None
    return _error(board, "disagrees with itself", f"two runs of the same board differ: {difference}")


def _doubtful(board: Board, found: list[Violation], reference: ReferenceEngine, outcome: Outcome) -> tuple[str, ...]:
    """Names of what is broken that the right engine, whose outcome this is, breaks as well: a fault of the check."""
    if outcome.stopped is not None:
        return tuple({one.name for one in found})
    right = {one.name for one in broken_invariants(board.situation, outcome)}
    for name in {one.name for one in found if one.kind == "relation"}:
        if RELATIONS[name].violations(board, outcome, reference.run):
            right.add(name)
    return tuple(sorted(right & {one.name for one in found}))


def _usable(run: Callable[[Situation], Outcome]) -> Callable[[Situation], Outcome]:
    """The same for the second situation of a relation: an outcome without form is an
    EngineFailure, a board that does not stand as asked a stop."""

    def checked(situation: Situation) -> Outcome:
        outcome = run(situation)
        if outcome.stopped is not None:
            return outcome
        problem = misfit(situation, outcome)
        if problem is not None:
            raise EngineFailure("protocol", problem)
        problem = start_mismatch(situation, outcome.snapshots[0])
        if problem is not None:
            return Outcome(stopped=Stop(at=0, because="setup", detail=problem))
        return outcome

    return checked


def _relations(
    board: Board, outcome: Outcome, run: Callable[[Situation], Outcome], most: int | None, turn: int
) -> list[Violation]:
    """What the relations find. With a limit they take turns: those that don't apply cost nothing."""
    runs = 0

    def counted(situation: Situation) -> Outcome:
        nonlocal runs
        runs += 1
        return run(situation)

    found: list[Violation] = []
    names = list(TAKEN)
    start = turn % len(names)
    for name in names[start:] + names[:start]:
        if most is not None and runs >= most:
            break
        found += RELATIONS[name].violations(board, outcome, counted)
    return found


def _faults(board: Board, found: list[Violation]) -> tuple[Fault, ...]:
    faults = [
        Fault(
            kind=one.kind,
            name=one.name,
            key=_key(board, one),
            rulings=one.rulings,
            cr=_telling(one.cr),
            what=one.what,
            other=one.other,
        )
        for one in found
    ]
    return tuple(sorted(faults, key=lambda fault: ORDER.index(fault.kind)))


_PROCEDURE: Final = ("101.4", "117.", "400.7", "405.", "601.2", "603.3", "608.", "616.1f", "701.8")


MOST_RULES: Final = 8


def _telling(rules: tuple[str, ...]) -> tuple[str, ...]:
    """The rules without those of how anything at all is cast, resolved or put somewhere; of many
    the ones that the bullets rest on, and some more. They stay in the order of the trace."""
    some = [rule for rule in rules if not rule.startswith(_PROCEDURE)] or list(rules)
    first = [rule for rule in some if rule in BULLETS]
    kept = [*first, *(rule for rule in some if rule not in BULLETS)][:MOST_RULES]
    return tuple(rule for rule in some if rule in kept)


GENERAL: Final = ("umbra-armor.0", "umbra-armor.1", "umbra-armor.2", "eternalize.0", "eternalize.2", "eternalize.5")
"""Bullets that nearly every board bears on."""


def _key(board: Board, one: Violation) -> str:
    """A wrong result alone says little of its cause: so what is wrong, and the most special of the
    bullets that it bears on, belong to it."""
    if one.kind != "result":
        return one.name
    wrong = re.search(r"(\w+) of |(accepted|refused)", one.what)
    field = next((word for word in (wrong.groups() if wrong else ()) if word), "number")
    special = sorted(bullet for bullet in one.rulings if bullet not in GENERAL) or sorted(one.rulings)
    return f"{one.name}/{field}/{special[-1] if special else board.topic}"


def _failure(board: Board, failure: EngineFailure) -> Fault:
    return _error(board, failure.kind, failure.detail)


def _error(board: Board, name: str, what: str) -> Fault:
    same = re.sub(r"""(['"]).*?\1|\d+|\bthe [a-z][a-z0-9-]*""", "…", what)[:80]
    return Fault(kind="error", name=name, key=f"{name}/{same}", rulings=(), cr=(), what=what)
