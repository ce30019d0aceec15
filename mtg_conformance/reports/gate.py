"""What the gate says, for people: what is new, the worst first; what is better; what can't be compared."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from mtg_conformance.gate import Change, Decision, Differences, Kind
from mtg_conformance.verdicts import Verdict

__all__ = ["change_line", "compare_lines", "gate_lines", "gate_sentence"]

_MOST = 5
_MOST_WORSE = 40
_HOW_FAR = re.compile(r" after [0-9]+ of [0-9]+ actions$")


def gate_sentence(decision: Decision) -> str:
    """The gate's answer in one line."""
    numbers = [
        (len(decision.worse), "worse than in the baseline"),
        (0 if decision.differences is not None else len(decision.counting), "red"),
        (len(decision.complaints), "to mend in the waivers"),
    ]
    said = ", ".join(f"{n} {what}" for n, what in numbers if n)
    waived = f"; {len(decision.waived)} waived" if decision.waived else ""
    if decision.outcome == "interrupted":
        return "Gate: broken off; it says nothing."
    if decision.outcome == "failed":
        return f"Gate: red: {said}{waived}."
    if decision.outcome == "not run":
        return f"Gate: nothing is red, but not enough was run{waived}."
    found = f"everything{' else' if waived else ''} passed"
    if decision.differences is not None:
        found = f"nothing{' else' if waived else ''} is worse than in the baseline"
    return f"Gate: green: {found}{waived}."


def gate_lines(decision: Decision, *, verbose: bool = False) -> Iterator[str]:
    """All that the gate has to tell, and last its answer. `verbose`: every id."""
    if decision.differences is not None:
        yield from _against(decision, decision.differences, verbose=verbose)
    for one in decision.waived:
        yield f"waived  {one.id} ({one.verdict}) until {one.until}: {one.reason} ({one.link})"
    if decision.not_asked:
        yield f"Waivers of which nothing was learned this time: {_ids(decision.not_asked, verbose)}."
    for complaint in decision.complaints:
        yield f"WAIVER  {complaint}"
    yield gate_sentence(decision)


def change_line(change: Change) -> str:
    """One change: what it was, what it is, and why."""
    told = f" ({change.known_as})" if change.known_as != change.id else ""
    rules = f" [CR {', '.join(change.cr)}]" if change.cr and change.red else ""
    why = f": {change.why}{rules}" if change.why else ""
    return f"{change.id}{told}  {change.old or 'not there'} → {change.new or 'not there'}{why}"


def compare_lines(differences: Differences, *, verbose: bool = False) -> Iterator[str]:
    """Two certificates side by side: the rulings that differ, then each case and board that does."""
    yield f"A: {differences.old}"
    yield f"B: {differences.new}"
    yield from differences.suite
    rulings = [ruling for ruling in differences.rulings if ruling.differs]
    if rulings:
        yield ""
        width = max(len(ruling.id) for ruling in rulings)
        yield f"{'ruling':<{width}}  {'A':<24}  B"
        for ruling in rulings:
            a = _verdict(ruling.old, ruling.old_passed, ruling.old_cases)
            b = _verdict(ruling.new, ruling.new_passed, ruling.new_cases)
            yield f"{ruling.id:<{width}}  {a:<24}  {b}"
    headings = {
        Kind.worse: "Worse in B",
        Kind.better: "Better in B",
        Kind.other: "Neither better nor worse",
        Kind.reworded: "Not comparable, for the case says something else",
        Kind.new: "In B only",
        Kind.not_asked: "In A only",
    }
    for kind, heading in headings.items():
        those = differences.of(kind)
        if those:
            yield ""
            yield f"{heading}: {len(those)}"
            yield from _listed(those, verbose=verbose, whole=kind in (Kind.worse, Kind.better, Kind.other))
    yield ""
    alike = _many(differences.same, "case or board has", "cases and boards have")
    yield f"{alike} the same verdict in both, {len(differences.changes)} have not."


def _against(decision: Decision, differences: Differences, *, verbose: bool) -> Iterator[str]:
    yield f"Against the baseline ({differences.old}): {differences.same} cases and boards as before."
    for line in differences.suite:
        yield f"  {line}"
    yield from (f"WORSE  {line}" for line in _worse(decision.worse, verbose=verbose))
    kinds = {
        Kind.better: "better",
        Kind.other: "another verdict, and no worse",
        Kind.reworded: "not counted, for the baseline has another case of that id",
        Kind.new: "not counted, for they are not in the baseline",
        Kind.gone: "in the baseline, and no more in the suite",
        Kind.not_asked: "in the baseline, and not asked for this time",
    }
    for kind, what in kinds.items():
        those = differences.of(kind)
        if those:
            red = [change for change in those if change.red]
            counted = f", {len(red)} of them red" if red and kind in (Kind.new, Kind.reworded) else ""
            yield f"  {len(those)} {what}{counted}: {_ids([one.id for one in (red or those)], verbose)}"
    changed = differences.of(Kind.better, Kind.new, Kind.reworded, Kind.gone)
    if changed and not differences.of(Kind.not_asked):  # else the new baseline would hold less than the old one
        yield "  To hold the engine to what it can do now, make this run's certificate.json (--out) the baseline."


def _worse(changes: Iterable[Change], *, verbose: bool) -> Iterator[str]:
    """The worst first; what has one and the same cause, and is not told by what was found, in a single line."""
    alike: dict[tuple[str | None, str], list[Change]] = defaultdict(list)
    for change in changes:
        cause = (change.id, "") if change.new == Verdict.failed else (change.new, _HOW_FAR.sub("", change.why))
        alike[cause].append(change)
    shown = list(alike.values()) if verbose else list(alike.values())[:_MOST_WORSE]
    for those in shown:
        if len(those) == 1:
            yield change_line(those[0])
        else:
            ids = _ids([one.id for one in those], verbose)
            why = f": {those[0].why}" if those[0].why else ""
            yield f"{len(those)} cases or boards are {those[0].new} now{_HOW_FAR.sub('', why)} ({ids})"
    left = sum(map(len, alike.values())) - sum(map(len, shown))
    if left:
        yield f"… and {left} more (--verbose shows all)"


def _listed(changes: tuple[Change, ...], *, verbose: bool, whole: bool) -> Iterator[str]:
    """Each change, or only the ids where there is nothing else to say."""
    if not whole:
        yield f"  {_ids([one.id for one in changes], verbose)}"
        return
    shown = changes if verbose else changes[:_MOST_WORSE]
    yield from (f"  {change_line(change)}" for change in shown)
    if len(shown) < len(changes):
        yield f"  … and {len(changes) - len(shown)} more (--verbose shows all)"


def _verdict(verdict: str | None, passed: int, cases: int) -> str:
    return "not asked for" if verdict is None else f"{verdict} ({passed} of {cases})"


def _ids(ids: Iterable[str], verbose: bool) -> str:
    names = list(ids)
    most = len(names) if verbose else _MOST
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


def _many(n: int, one: str, several: str) -> str:
    return f"{n} {one if n == 1 else several}"
