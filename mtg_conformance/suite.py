"""Running many cases on one engine, in an order in which every verdict can be trusted.

What a case needs is run before it. If that is not green on this engine, the case is `blocked`: a
board on which some other card is broken shows nothing about the ruling. Cases in which players choose
are run twice, and an engine that then disagrees with itself is not believed.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter

from mtg_conformance.documents import Case, Outcome, SameAsExpectation
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.judge import judge, not_run, rules_of
from mtg_conformance.judging.relations import disagreement
from mtg_conformance.judging.words import one_line
from mtg_conformance.verdicts import NOT_ASKED, Cause, Judgement, Verdict

__all__ = ["Interrupted", "blocked_by", "check_order", "rests_on", "run_cases", "supported"]


class Interrupted(KeyboardInterrupt):
    """The user stopped the run. `judgements`: those that were finished before."""

    def __init__(self, judgements: Sequence[Judgement]) -> None:
        self.judgements = tuple(judgements)
        super().__init__(f"interrupted after {len(self.judgements)} cases")


def run_cases(
    cases: Sequence[Case],
    engine: Engine,
    on_judgement: Callable[[Judgement], None] | None = None,
    only: Collection[str] | None = None,
) -> list[Judgement]:
    """Run the cases and judge what comes of them; the judgements in the order of the cases.

    `on_judgement` hears of each judgement when it is made (needs first). `only`: ids of the cases
    that are wanted; what they need is run and reported with them.

    An EngineFailure is an `error` of its case; after `gave-up` or `start` all that is left is not run, and so is
    the case of `gave-up` itself: it was not asked either (unless nothing else says that the engine failed).
    Raises ValueError, in one line, for an id that two cases have, a wanted, needed or compared case
    that there is not, cases that need each other in a circle, and a comparison after an action that the
    other case does not have; Interrupted if the user stops it.
    """
    by_id = _by_id(cases)
    order = _order(by_id, by_id if only is None else only)
    run = _Run(engine, by_id)
    judgements: dict[str, Judgement] = {}
    try:
        for id in order:
            judgement = run.judgement(by_id[id], judgements)
            judgements[id] = judgement
            if on_judgement is not None:
                on_judgement(judgement)
    except KeyboardInterrupt:
        raise Interrupted([judgements[id] for id in by_id if id in judgements]) from None
    return [judgements[id] for id in by_id if id in judgements]


def check_order(cases: Sequence[Case]) -> Sequence[Case]:
    """The same cases. Raises ValueError for those that `run_cases` would refuse to run."""
    by_id = _by_id(cases)
    _order(by_id, by_id)
    return cases


def _by_id(cases: Sequence[Case]) -> dict[str, Case]:
    by_id: dict[str, Case] = {}
    for case in cases:
        if case.id in by_id:
            raise ValueError(f"case {case.id}: two cases have this id; give each one its own")
        by_id[case.id] = case
    return by_id


def _comparisons(case: Case) -> list[SameAsExpectation]:
    return [expectation for expectation in case.expect if isinstance(expectation, SameAsExpectation)]


def _order(by_id: Mapping[str, Case], wanted: Collection[str]) -> list[str]:
    """The wanted cases and all that they rest on, each after what it rests on."""
    rests_on: dict[str, list[str]] = {}
    waiting = list(reversed(list(wanted)))
    for id in waiting:
        if id not in by_id:
            raise ValueError(f"case {id}: asked for, but there is no case with this id")
    while waiting:
        id = waiting.pop()
        if id in rests_on:
            continue
        case = by_id[id]
        for expectation in _comparisons(case):
            _check_comparison(case, expectation, by_id)
        rests_on[id] = [*case.needs, *(expectation.case for expectation in _comparisons(case))]
        for need in rests_on[id]:
            if need not in by_id:
                raise ValueError(f"case {id}: needs {need}, and there is no case with this id")
        waiting += reversed(rests_on[id])
    try:
        return list(TopologicalSorter(rests_on).static_order())
    except CycleError as error:
        if len(set(error.args[1])) == 1:
            raise ValueError(f"case {error.args[1][0]}: it needs itself; take that need away") from None
        circle = " needs ".join(reversed(error.args[1]))
        raise ValueError(f"cases that need each other in a circle: {circle}; take one of these needs away") from None


def _check_comparison(case: Case, expectation: SameAsExpectation, by_id: Mapping[str, Case]) -> None:
    """A snapshot named by a label is compared with the one at the same place of the other script,
    and that must have the same label."""
    other = by_id.get(expectation.case)
    label = expectation.after
    if other is None or label in ("start", "end"):
        return
    places = [[action.label for action in one.situation.script] for one in (case, other)]
    if label not in places[1] or places[0].index(label) != places[1].index(label):
        raise ValueError(
            f"case {case.id}: is compared with {other.id} after {label!r},"
            " which is not the label of the same action there"
        )


def supported(asked: Iterable[str], cases: Mapping[str, Case]) -> tuple[Case, ...]:
    """The cases asked for and all that they rest on (`needs` and `same_as`, to the end), each
    after what it rests on. An id that nothing has is left out: the judge reports it."""
    ordered: dict[str, Case] = {}

    def add(id: str, above: tuple[str, ...]) -> None:
        if id in ordered or id not in cases or id in above:
            return
        for other in rests_on(cases[id]):
            add(other, (*above, id))
        ordered[id] = cases[id]

    for id in sorted(asked):
        add(id, ())
    return tuple(ordered.values())


def rests_on(case: Case) -> list[str]:
    """Ids of the cases that must be run beside this one."""
    return [*case.needs, *(one.case for one in case.expect if isinstance(one, SameAsExpectation))]


class _Run:
    """One engine at work on the cases. What it gave up is not asked again."""

    def __init__(self, engine: Engine, by_id: Mapping[str, Case]) -> None:
        self.engine = engine
        self.by_id = by_id
        self.gave_up: str | None = None
        self.has_failed = False

    def judgement(self, case: Case, before: Mapping[str, Judgement]) -> Judgement:
        """Block the case, or run and judge it."""
        if self.gave_up is not None:
            return not_run(case, Cause.blocked, self.gave_up)
        reason = blocked_by(case, before)
        if reason is not None:
            return not_run(case, Cause.blocked, reason)
        try:
            outcome = self._run(case)
            again = self._run(case) if case.situation.answers else outcome
        except EngineFailure as failure:
            return self._failure(case, failure)
        if again is not outcome:
            difference = disagreement(case.situation, outcome, again)
            if difference is not None:
                reason = f"two runs of the same Situation differ: {difference}"
                return _error(case, Cause.disagrees, reason, outcome)
        partners = (before[expectation.case] for expectation in _comparisons(case))
        return judge(case, outcome, {it.case: it.outcome for it in partners if it.outcome is not None})

    def _run(self, case: Case) -> Outcome:
        """One run. Whatever an engine in this process raises is its crash."""
        try:
            return self.engine.run(case.situation)
        except EngineFailure:
            raise
        except Exception as error:
            raise EngineFailure("crash", f"{type(error).__name__}: {error}") from error

    def _failure(self, case: Case, failure: EngineFailure) -> Judgement:
        detail = one_line(failure.detail)
        if failure.kind in ("gave-up", "start"):
            self.gave_up = f"{NOT_ASKED}: the engine was given up at {case.id}: {detail}"
            if failure.kind == "gave-up" and self.has_failed:
                return not_run(case, Cause.blocked, self.gave_up)
            return _error(case, Cause.crash, f"the engine was given up: {detail}")
        self.has_failed = True
        return _error(case, Cause(failure.kind), detail)


def blocked_by(case: Case, before: Mapping[str, Judgement]) -> str | None:
    """The first thing that the case rests on and that is not fit for it, in words; null if all is."""
    for need in case.needs:
        if before[need].verdict is not Verdict.passed:
            return f"needs {need}, which is {before[need].label}"
    for expectation in _comparisons(case):
        partner = before[expectation.case]
        # An open question has a sound outcome all the same, so one can be compared with it.
        if partner.verdict not in (Verdict.passed, Verdict.indeterminate):
            return f"is compared with {expectation.case}, which is {partner.label}"
    return None


def _error(case: Case, cause: Cause, reason: str, outcome: Outcome | None = None) -> Judgement:
    return Judgement(
        case=case.id,
        ruling=case.ruling,
        verdict=Verdict.error,
        cause=cause,
        reason=reason,
        cr=rules_of(case),
        outcome=outcome,
    )
