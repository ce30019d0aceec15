"""The claims of the features on an engine, for a certificate: each on its frozen boards, without
shrinking. (`pytest features` draws boards anew and shrinks.)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from mtg_conformance.documents import Case, Outcome, Situation
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.verdicts import NOT_ASKED, Cause, Verdict
from mtg_conformance.vocabulary.claims import Claim
from reference_engine.adapter import ReferenceEngine

from .as_case import case_of, full_expectations, labelled, make_case
from .board import Board
from .frozen import frozen_claims
from .hunting import DEATHS_IN_A_ROW
from .quantified import checked
from .quantified.search import NothingLearned, played
from .trials import Fault, GivenUp, disagreement_fault, run_of
from .usable import cards_on, things_on
from .violation import Violation

__all__ = ["PER_CLAIM", "ClaimRun", "fitting_boards", "judge_claims"]

PER_CLAIM = 20
"""So many boards are frozen for each claim."""


@dataclass(frozen=True, slots=True)
class ClaimRun:
    """What came of one claim. `boards`: those that were to be played; `judged`: on how many the claim
    said something; on `red` of those it does not hold; of `stopped` nothing was learned. `reason`: one
    line; `case`: a red board as a Case that the engine fails and the reference engine passes, null if none is
    red."""

    claim: Claim
    boards: tuple[Board, ...]
    verdict: Verdict
    cause: Cause | None
    reason: str
    judged: int = 0
    red: int = 0
    stopped: int = 0
    case: Case | None = None

    @property
    def planned(self) -> int:
        """How many boards were to be played."""
        return len(self.boards)


def fitting_boards(claim: Claim, count: int, draw: Callable[[int], Sequence[Board]]) -> Iterator[Board]:
    """So many different boards of which the claim says something and on which it holds, as the reference engine
    plays them. `draw` gives boards drawn for the claim, others for each number."""
    engine = ReferenceEngine()
    seen: list[Situation] = []
    number = 0
    while len(seen) < count:
        for board in draw(number):
            found = checked(claim, board, engine.run(board.situation))
            if found.occasions and not found.violations and board.situation not in seen and len(seen) < count:
                seen.append(board.situation)
                yield board
        number += 1


def judge_claims(
    engine: Engine,
    claims: Sequence[Claim],
    count: int,
    *,
    verdicts: Mapping[str, Verdict],
    cards: Collection[str] | None = None,
    broken: Collection[str] = (),
    on_claim: Callable[[ClaimRun], None] | None = None,
) -> list[ClaimRun]:
    """Play the first `count` frozen boards of each claim, and judge them by it.

    `verdicts`: of cases, by id: a claim that needs one which did not pass is blocked. `cards`: those that the
    engine knows (null: ask it), `broken`: those whose controls are red; a board with others is not played.
    """
    judge = _ClaimJudge(engine, cards, broken)
    boards = frozen_claims()
    runs: list[ClaimRun] = []
    for claim in claims:
        those = boards.get(claim.id, ())[:count]
        red = next((need for need in claim.needs if verdicts.get(need) is not Verdict.passed), None)
        if red is not None:
            reason = f"needs {red}, which did not pass"
            run = ClaimRun(claim, those, Verdict.not_run, Cause.blocked, reason, stopped=len(those))
        else:
            run = judge.judge(claim, those)
        runs.append(run)
        if on_claim is not None:
            on_claim(run)
    return runs


class _ClaimJudge:
    """An engine that is being judged, and for how many boards in a row it has been silent."""

    def __init__(self, engine: Engine, cards: Collection[str] | None, broken: Collection[str]) -> None:
        self.run = run_of(engine)
        self.reference = ReferenceEngine()
        self.cards = None if cards is None else frozenset(cards)
        self.broken = frozenset(broken)
        self.deaths = 0
        self.given_up = ""

    def judge(self, claim: Claim, boards: tuple[Board, ...]) -> ClaimRun:
        """Play the boards until they are done or something is no answer at all."""
        judged = 0
        reds: list[tuple[Board, Violation]] = []
        silent: list[str] = []
        for board in boards:
            try:
                outcome = self._outcome(board)
                found = checked(claim, board, outcome)
                again = self._outcome(board) if found.violations else outcome
            except NothingLearned as why:
                silent.append(str(why))
                continue
            except EngineFailure as failure:
                counted = judged, len(reds), len(silent)
                return ClaimRun(claim, boards, Verdict.error, Cause(failure.kind), failure.detail, *counted)
            if not found.occasions:
                silent.append("setup: it does not come to what the claim speaks of")
                continue
            differs = disagreement_fault(board, outcome, again)
            if differs is not None:
                counted = judged, len(reds), len(silent)
                return ClaimRun(claim, boards, Verdict.error, Cause.disagrees, differs.what, *counted)
            if found.violations:
                if checked(claim, board, self.reference.run(board.situation)).violations:
                    silent.append("setup: the reference engine does not hold to it on this board either")
                    continue
                reds.append((board, found.violations[0]))
            judged += 1
        counted = judged, len(reds), len(silent)
        if reds:
            return ClaimRun(claim, boards, Verdict.failed, None, reds[0][1].what, *counted, self._case(claim, *reds[0]))
        if not judged and silent and all(one.startswith(NOT_ASKED) for one in silent):
            return ClaimRun(claim, boards, Verdict.not_run, Cause.blocked, silent[0], *counted)
        if not judged:
            reason = f"none of {len(boards)} boards could be judged"
            reason += f"; the last: {silent[-1]}" if silent else ""
            return ClaimRun(claim, boards, Verdict.not_run, _cause(silent), reason, *counted)
        return ClaimRun(claim, boards, Verdict.passed, None, f"holds on each of {judged} boards", *counted)

    def _outcome(self, board: Board) -> Outcome:
        """Raises NothingLearned, and EngineFailure."""
        on_it = cards_on(board.situation)
        if self.given_up:
            raise NothingLearned(f"{NOT_ASKED}: {self.given_up}")
        if self.cards is not None and not on_it <= self.cards:
            raise NothingLearned(f"unsupported: the engine has no {min(on_it - self.cards)}")
        broken = things_on(board.situation) & self.broken
        if broken:
            raise NothingLearned(f"blocked: the controls of {min(broken)} are red")
        try:
            outcome = played(board, self.run)
        except GivenUp as why:
            self.given_up = str(why)
            raise NothingLearned(f"{NOT_ASKED}: {why}") from None
        except EngineFailure as failure:
            self.deaths += 1
            if self.deaths >= DEATHS_IN_A_ROW:
                self.given_up = failure.detail
            raise
        self.deaths = 0
        return outcome

    def _case(self, claim: Claim, board: Board, one: Violation) -> Case:
        """A Case of the board: about what is wrong, or about all that comes of it where no shorter one shows it."""
        fault = Fault(kind="invariant", name=claim.id, key=claim.id, rulings=one.rulings, cr=one.cr, what=one.what)
        for asked in (self._with_answers_that_are_asked_for(board), board):
            found = case_of(asked, (fault,), self.run, self.reference, shrink=False, what_went=True)
            if found is not None:
                return found
        situation = labelled(board.situation)
        expect = full_expectations(situation, self.reference.run(situation))
        return make_case(board, situation, expect, one.cr, (fault,))

    def _with_answers_that_are_asked_for(self, board: Board) -> Board:
        """The same with no answers but those that somebody may have to give, by the rules or on this engine, and in
        them only what may be on offer."""
        outcomes = [self.reference.run(board.situation)]
        with suppress(EngineFailure, GivenUp):
            outcomes.append(self.run(board.situation))
        offered: dict[tuple[str, str], set[str | int]] = {}
        for one in (decision for outcome in outcomes for decision in outcome.decisions):
            offered.setdefault((one.by, one.ask), set()).update(one.options)
        answers = tuple(
            msgspec.structs.replace(answer, prefer=prefer)
            for answer in board.situation.answers
            if (prefer := tuple(one for one in answer.prefer if one in offered.get((answer.by, answer.ask), ())))
        )
        return msgspec.structs.replace(board, situation=msgspec.structs.replace(board.situation, answers=answers))


def _cause(silent: Sequence[str]) -> Cause:
    """Why nothing was learned, for the most boards."""
    words = Counter(one.split(":")[0] for one in silent)
    named = [Cause(word) for word, _ in words.most_common() if word in set(Cause)]
    return named[0] if named else Cause.setup
