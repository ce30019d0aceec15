"""Looking for a board on which a claim does not hold, and telling of it.

Hypothesis draws the boards and shrinks; each board is played once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import HealthCheck, Verbosity, given, settings
from hypothesis.errors import Flaky
from hypothesis.strategies import SearchStrategy

from mtg_conformance.documents import Case, Outcome, Situation
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.judging.form import misfit, misfit_of_stop, trace_of_refusal
from mtg_conformance.judging.start import start_mismatch
from mtg_conformance.verdicts import Cause, Judgement, Verdict
from mtg_conformance.vocabulary import NotWritable, write_scenario
from mtg_conformance.vocabulary.claims import Claim, write_claim
from reference_engine.adapter import ReferenceEngine

from ..as_case import case_of
from ..board import Board
from ..trials import Fault, run_of
from ..violation import Violation
from .checking import checked
from .strategies import boards_for


@dataclass
class Search:
    """What came of a search. `boards`: drawn; `judged`: those that the claim speaks of; `stopped`:
    words of the latest run that ended early; `broken`: the smallest board found, and what is wrong;
    `doubtful`: boards on which the reference engine does not have it either."""

    claim: Claim
    boards: int = 0
    judged: int = 0
    stopped: str = ""
    doubtful: int = 0
    broken: tuple[Board, Violation] | None = None
    failure: tuple[Board, EngineFailure] | None = None
    differs: bool = False
    case: Case | None = field(default=None)

    @property
    def judgement(self) -> Judgement:
        """In the form in which cases are judged."""
        verdict, cause, reason = self._verdict()
        return Judgement(
            case=self.claim.id, ruling=self.claim.ruling, verdict=verdict, cause=cause, reason=reason, cr=self.claim.cr
        )

    def _verdict(self) -> tuple[Verdict, Cause | None, str]:
        if self.failure is not None:
            return Verdict.error, Cause(self.failure[1].kind), self.failure[1].detail
        if self.differs:
            return Verdict.error, Cause.disagrees, "what was wrong on a board was not wrong when it was played again"
        if self.broken is not None:
            return Verdict.failed, None, self.broken[1].what
        if not self.judged:
            why = f"; the latest that stopped: {self.stopped}" if self.stopped else ""
            return Verdict.not_run, Cause.setup, f"none of {self.boards} boards had what the claim asks for{why}"
        return Verdict.passed, None, f"holds on {self.judged} of {self.boards} boards; the others it does not speak of"

    def told(self) -> str:
        """The claim, the rules, the smallest board in words, and as a scenario that can be pasted."""
        judgement = self.judgement
        lines = [f"{self.claim.id}: {judgement.label} (CR {', '.join(self.claim.cr)})", write_claim(self.claim)]
        lines.append(judgement.reason)
        found = self.broken or self.failure
        if found is not None:
            board = found[0]
            factors = ", ".join(f"{name}: {value}" for name, value in board.factors.items() if value != "none")
            lines += ["", f"The smallest board: {factors}", "", _gherkin(self.case or _bare(board))]
        return "\n".join(lines)


def _bare(board: Board) -> Case:
    return Case(id="board", title="The board, and what happens on it", situation=board.situation, expect=())


def _gherkin(case: Case) -> str:
    try:
        return write_scenario(case)
    except NotWritable as problem:
        return f"(no sentences for it: {problem})"


class _Broken(Exception):
    """Told to Hypothesis: it does not hold on this board."""


def search(
    claim: Claim,
    engine: Engine,
    *,
    examples: int,
    cards: frozenset[str] | None = None,
    boards: SearchStrategy[Board] | None = None,
    reference: ReferenceEngine | None = None,
) -> Search:
    """Play `examples` boards that are drawn for the claim, and shrink one on which it does not hold.

    `cards`: names that the engine has, null for all. `boards`: drawn from there instead. With a
    `reference` nobody is blamed for what the reference engine does as well. No board at all for
    lack of cards is a search without boards.
    """
    result = Search(claim)
    run = run_of(engine)
    try:
        strategy = boards_for(claim, cards) if boards is None else boards
    except ValueError as problem:
        result.stopped = str(problem)
        return result

    @settings(
        max_examples=examples,
        deadline=None,
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    @given(strategy)
    def holds(board: Board) -> None:
        if result.broken is None and result.failure is None:
            result.boards += 1
        outcome = _played(board, run, result)
        if outcome is None:
            return
        found = checked(claim, board, outcome)
        if result.broken is None:
            result.judged += bool(found.occasions)
        if found.violations:
            if reference is not None and checked(claim, board, reference.run(board.situation)).violations:
                result.doubtful += 1
                return
            result.broken = board, found.violations[0]
            raise _Broken

    try:
        holds()
    except (_Broken, EngineFailure):
        pass
    except Flaky:
        result.differs = result.broken is not None
    if result.broken is not None and not result.differs and reference is not None:
        result.case = _case(claim, *result.broken, run, reference)
    return result


def _played(board: Board, run: Callable[[Situation], Outcome], result: Search) -> Outcome | None:
    """The outcome, None if nothing can be learned from it. Raises EngineFailure."""
    try:
        return played(board, run)
    except NothingLearned as problem:
        result.stopped = str(problem)
        return None
    except EngineFailure as failure:
        result.failure = board, failure
        raise


class NothingLearned(Exception):
    """A run says nothing of the rules; the message is the cause and, behind a colon, a line."""


def played(board: Board, run: Callable[[Situation], Outcome]) -> Outcome:
    """The outcome of a board, played to the end as the board says. Raises NothingLearned if it ended early or
    does not stand as asked, EngineFailure if it is none."""
    outcome = run(board.situation)
    problem = misfit_of_stop(board.situation, outcome)
    if problem is not None:
        raise EngineFailure("protocol", problem)
    if outcome.stopped is not None:
        raise NothingLearned(" ".join(f"{outcome.stopped.because}: {outcome.stopped.detail}".split()))
    problem = misfit(board.situation, outcome)
    if problem is None:
        mismatch = start_mismatch(board.situation, outcome.snapshots[0])
        if mismatch is not None:
            raise NothingLearned(f"setup: {mismatch}")
        problem = trace_of_refusal(board.situation, outcome)
    if problem is not None:
        raise EngineFailure("protocol", problem)
    return outcome


def _case(
    claim: Claim, board: Board, one: Violation, run: Callable[[Situation], Outcome], reference: ReferenceEngine
) -> Case | None:
    fault = Fault(kind="invariant", name=claim.id, key=claim.id, rulings=one.rulings, cr=one.cr, what=one.what)
    return case_of(board, (fault,), run, reference, shrink=False)
