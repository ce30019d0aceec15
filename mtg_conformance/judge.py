"""The judge: a Case and what an engine made of it, and the verdict on that.

A red verdict must never be wrong, and a green one never empty. So the judge asks in this order,
and the first answer that is no ends it:

1. Did the engine come to the end of the script? If not: `not run`, with the engine's cause (`error:
   protocol` if it says so of more actions than there are, or of others than it shows). That
   holds even if a snapshot taken before the stop is not as expected: what made the engine stop may
   have spoilt that snapshot too, and a run that did not finish can't be told from a misused board.
2. Is the outcome one that this situation can have (`error: protocol`)?
3. Does the table stand at the start as the Situation asks (`not run: setup`)?
4. Was everything accepted that only prepares the board (`not run: setup`)? An expectation that looks
   at the snapshot of such an action by its label checks the set-up, too, and nothing else.
5. Did each refused action leave the table as it was (`error: protocol`)?
6. Is all as expected? Every action must be accepted unless an expectation names it. One finding makes
   it `failed`; what the engine does not show makes it `not run: unsupported`, never failed; if nothing
   was compared at all it is not passed.
7. Is it an open question? Then it is `indeterminate`, with the readings that the result agrees with.
"""

from collections.abc import Iterable, Mapping

from mtg_conformance.documents import (
    ActionExpectation,
    Case,
    Expectation,
    Outcome,
    ReadingsExpectation,
    SameAsExpectation,
)
from mtg_conformance.judging.expectations import Ledger, Look, check, check_acceptance, inner
from mtg_conformance.judging.form import misfit, misfit_of_stop, trace_of_refusal
from mtg_conformance.judging.relations import check_same_as
from mtg_conformance.judging.start import start_mismatch
from mtg_conformance.judging.words import action_words, one_line
from mtg_conformance.verdicts import Cause, Finding, Judgement, Verdict

__all__ = ["judge", "not_run", "rules_of"]

_NO_OTHERS: Mapping[str, Outcome] = {}


def judge(case: Case, outcome: Outcome, others: Mapping[str, Outcome] = _NO_OTHERS) -> Judgement:
    """The verdict on one outcome of the case's Situation.

    `others`: outcomes of other cases on the same engine, by case id, for `same_as`. Which of them are
    fit to be compared with, and what `needs` says, is for the caller to see to (`run_cases` does).
    Raises ValueError if an expectation names a label that no action has.
    """
    situation = case.situation
    if outcome.stopped is not None:
        problem = misfit_of_stop(situation, outcome)
        if problem is not None:
            return _error(case, problem, outcome)
        stop = outcome.stopped
        done = f" after {stop.at} of {len(situation.script)} actions" if stop.at else ""
        return not_run(case, Cause(stop.because), (one_line(stop.detail) or "no reason given") + done, outcome)
    problem = misfit(situation, outcome)
    if problem is not None:
        return _error(case, problem, outcome)
    problem = start_mismatch(situation, outcome.snapshots[0]) or _failed_preparation(case, outcome)
    if problem is not None:
        return not_run(case, Cause.setup, problem, outcome)
    problem = trace_of_refusal(situation, outcome)
    if problem is not None:
        return _error(case, problem, outcome)
    return _weigh(case, outcome, others)


def not_run(case: Case, cause: Cause, reason: str, outcome: Outcome | None = None) -> Judgement:
    """The judgement on a case of which nothing was learned."""
    return Judgement(
        case=case.id,
        ruling=case.ruling,
        verdict=Verdict.not_run,
        cause=cause,
        reason=reason,
        cr=rules_of(case),
        outcome=outcome,
    )


def rules_of(case: Case) -> tuple[str, ...]:
    """All rule numbers that the case and its expectations name, each once."""
    said = [number for expectation in case.expect for number in expectation.cr]
    return tuple(dict.fromkeys((*case.cr, *said))) if said else case.cr


def _error(case: Case, reason: str, outcome: Outcome) -> Judgement:
    return Judgement(
        case=case.id,
        ruling=case.ruling,
        verdict=Verdict.error,
        cause=Cause.protocol,
        reason=reason,
        cr=rules_of(case),
        outcome=outcome,
    )


def _failed_preparation(case: Case, outcome: Outcome) -> str | None:
    """The first preparing action that was not accepted (or not refused, where that was wanted)."""
    for action, result in zip(case.situation.script, outcome.actions, strict=True):
        if not action.prepare:
            continue
        wanted = _wanted_acceptance(case, action.label)
        if result.accepted is not wanted:
            reason = f" ({one_line(result.reason)})" if result.reason else ""
            did = "refused" if wanted else "accepted"
            return f"while the board was prepared this was {did}: {action_words(action, case.situation.seats)}{reason}"
    return None


def _wanted_acceptance(case: Case, label: str | None) -> bool:
    for expectation in case.expect:
        if isinstance(expectation, ActionExpectation) and expectation.action == label:
            return expectation.accepted
    return True


def _weigh(case: Case, outcome: Outcome, others: Mapping[str, Outcome]) -> Judgement:
    look = Look(case, outcome)
    ledger, preparation = Ledger(), Ledger()
    only_open = all(isinstance(expectation, ReadingsExpectation) for expectation in case.expect)
    _check_unnamed_actions(look, preparation if only_open else ledger)
    preparing = {action.label for action in case.situation.script if action.prepare and action.label is not None}
    questions = []
    for expectation in case.expect:
        if isinstance(expectation, ReadingsExpectation):
            questions.append(expectation)
            continue
        page = preparation if expectation.after in preparing else ledger
        if isinstance(expectation, SameAsExpectation):
            check_same_as(look, expectation, others, page)
        else:
            check(look, expectation, page)
    if preparation.findings:
        return not_run(case, Cause.setup, f"while the board was prepared: {_first(preparation.findings)}", outcome)
    if ledger.findings:
        return _failed(case, outcome, ledger.findings)
    absent, unseen = ledger.absent + preparation.absent, ledger.unseen + preparation.unseen
    if absent:
        return not_run(case, Cause.blocked, absent[0], outcome)
    if unseen:
        return not_run(case, Cause.unsupported, _not_shown(unseen), outcome)
    if questions:
        return _open(case, outcome, look, questions)
    if not ledger.compared:
        return not_run(case, Cause.setup, "the case compares nothing, so nothing was learned", outcome)
    return Judgement(case=case.id, ruling=case.ruling, verdict=Verdict.passed, cr=rules_of(case), outcome=outcome)


def _check_unnamed_actions(look: Look, ledger: Ledger) -> None:
    """An action that no expectation names must have been accepted. Those that prepare are seen to
    before; in a case that asks an open question alone, a refusal means that the question never came."""
    named: set[str | None] | None = None
    for n, result in enumerate(look.outcome.actions):
        if result.accepted:
            continue
        if named is None:
            named = {one.action for one in look.case.expect if isinstance(one, ActionExpectation)}
        action = look.situation.script[n]
        if not action.prepare and (action.label is None or action.label not in named):
            check_acceptance(look, n, True, look.case.cr, ledger)


def _failed(case: Case, outcome: Outcome, findings: list[tuple[int, Finding]]) -> Judgement:
    ordered = tuple(finding for _, finding in sorted(findings, key=lambda pair: pair[0]))
    return Judgement(
        case=case.id,
        ruling=case.ruling,
        verdict=Verdict.failed,
        reason=_first(findings),
        findings=ordered,
        cr=rules_of(case),
        outcome=outcome,
    )


def _first(findings: list[tuple[int, Finding]]) -> str:
    """The earliest finding, and how many more there are."""
    _, first = min(findings, key=lambda pair: pair[0])
    return first.what + (f" (and {len(findings) - 1} more)" if len(findings) > 1 else "")


def _not_shown(unseen: Iterable[str]) -> str:
    names = list(dict.fromkeys(unseen))
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return f"the engine does not show: {'; '.join(names[:3])}{more}"


def _open(case: Case, outcome: Outcome, look: Look, questions: list[ReadingsExpectation]) -> Judgement:
    """Which readings the result agrees with: those of which all that is said under their name holds.
    No reading ever fails anyone."""
    readings: dict[str, list[Expectation]] = {}
    for question in questions:
        for name in question.readings:
            readings.setdefault(name, []).extend(inner(question, name))
    agreed: list[str] = []
    unseen: list[str] = []
    for name, said in readings.items():
        page = Ledger()
        for expectation in said:
            check(look, expectation, page)
        if page.findings or not page.compared:
            continue
        if page.unseen:
            unseen += page.unseen
        else:
            agreed.append(name)
    if not agreed and unseen:
        return not_run(case, Cause.unsupported, _not_shown(unseen), outcome)
    names = ", ".join(f'"{name}"' for name in agreed)
    reason = (
        f"the rules leave this open; the engine follows {names}"
        if agreed
        else ("the rules leave this open; the engine follows none of the readings")
    )
    return Judgement(
        case=case.id,
        ruling=case.ruling,
        verdict=Verdict.indeterminate,
        reason=reason,
        cr=rules_of(case),
        outcome=outcome,
        readings=tuple(agreed),
    )
