"""What did not run, told by what stands in the way: first that the engine was given up; then what is the adapter's
to mend, often in a line (fields that it leaves out, boards not built as asked, questions); then the thing to mend that
lets most cases run."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from mtg_conformance.certificate import CaseReport, Certificate
from mtg_conformance.documents import Case, SameAsExpectation
from mtg_conformance.verdicts import NOT_ASKED, Cause, Verdict
from mtg_conformance.vocabulary.words import counted

__all__ = ["fields_not_shown", "not_run_lines"]

_MOST = 10
_MOST_LEADING = 5
"""So many reasons of one kind come before all others; what is more of it takes its place by number."""
_MOST_IDS = 3
_HOW_FAR = re.compile(r" after [0-9]+ of [0-9]+ actions$")
"""How far a run came does not make another reason of it."""
_LEADING = (
    NOT_ASKED,
    f"{Cause.unsupported}: the engine does not show: ",
    f"{Cause.setup}: ",
    f"{Cause.unanswered}: ",
)
_NOT_SHOWN = re.compile(r"(?<=the engine does not show: ).*$")
_FIELD = re.compile(r"(?:^|; )([a-z_ ]+?) of ")


def not_run_lines(certificate: Certificate, cases: Mapping[str, Case], *, verbose: bool) -> Iterator[str]:
    """One line for each reason, the adapter's first, then what keeps most cases from running; nothing if all ran.
    `cases`: by id, for what they rest on. Without `verbose` only the first reasons."""
    reports = {report.id: report for report in certificate.reports()}
    missing = [report for report in reports.values() if report.verdict is Verdict.not_run]
    if not missing:
        return
    groups: dict[str, list[str]] = defaultdict(list)
    kept: dict[str, list[str]] = defaultdict(list)
    for report in missing:
        roots = _roots(report, reports, cases, frozenset())
        for reason in dict.fromkeys(_reason(root) for root in roots):
            (groups if report in roots else kept)[reason].append(report.id)
    ordered = _ordered({reason: len(groups[reason]) + len(kept[reason]) for reason in {*groups, *kept}})
    controls = sum(report in certificate.controls for report in missing)
    yield f"Did not run: {counted(len(missing) - controls, 'case')}{_controls(controls)}. What stands in the way:"
    for reason in ordered if verbose else ordered[:_MOST]:
        yield f"  {len(groups[reason]) + len(kept[reason]):>3}  {reason} ({_ids(groups[reason], kept[reason])})"
    if len(ordered) > _MOST and not verbose:
        yield f"  … and {len(ordered) - _MOST} more (--verbose shows all; certificate.json of --out has each case)"


def _roots(
    report: CaseReport, reports: Mapping[str, CaseReport], cases: Mapping[str, Case], above: frozenset[str]
) -> list[CaseReport]:
    """The reports at the bottom of it: itself, or for what is blocked what it waits for."""
    case = cases.get(report.id)
    if report.cause != Cause.blocked or case is None or report.reason.startswith(NOT_ASKED):
        return [report]
    found: list[CaseReport] = []
    for id in (*case.needs, *(one.case for one in case.expect if isinstance(one, SameAsExpectation))):
        needed = reports.get(id)
        if needed is not None and needed.verdict is not Verdict.passed and id not in above:
            found += [one for one in _roots(needed, reports, cases, above | {report.id}) if one not in found]
    return found or [report]


def _reason(root: CaseReport) -> str:
    if root.verdict is not Verdict.not_run:
        return f"{root.id} is {root.verdict}" + (f" ({root.cause})" if root.cause else "")
    if root.reason.startswith(NOT_ASKED):
        return root.reason
    reason = _HOW_FAR.sub("", root.reason)
    fields = fields_not_shown(reason)
    if fields:
        reason = _NOT_SHOWN.sub(lambda _: ", ".join(fields), reason)
    return f"{root.cause or 'not run'}: {reason}"


def fields_not_shown(reason: str) -> tuple[str, ...]:
    """Which fields the engine does not show, whatever they are of, by their names in the documents."""
    shown = _NOT_SHOWN.search(_HOW_FAR.sub("", reason))
    return tuple(dict.fromkeys(name.replace(" ", "_") for name in _FIELD.findall(shown[0]))) if shown else ()


def _ordered(number: Mapping[str, int]) -> list[str]:
    """The reasons, of which each keeps so many cases from running, in the order in which they are told."""
    by_number = sorted(number, key=lambda reason: (-number[reason], reason))
    leading: list[str] = []
    for begins in _LEADING:
        leading += [reason for reason in by_number if reason.startswith(begins)][:_MOST_LEADING]
    return [*leading, *(reason for reason in by_number if reason not in leading)]


def _ids(own: list[str], kept: list[str]) -> str:
    said = ", ".join(own[:_MOST_IDS]) + (f" and {len(own) - _MOST_IDS} more" if len(own) > _MOST_IDS else "")
    if not kept:
        return said
    what = f"{counted(len(kept), 'case')} that {'rests' if len(kept) == 1 else 'rest'} on it"
    return f"{said}; {what}" if own else what


def _controls(n: int) -> str:
    return f" and {counted(n, 'control')}" if n else ""
