"""What the gate says, for people: what is new, the worst first; what is better; what can't be compared."""

from collections.abc import Iterable, Iterator

from mtg_conformance.certificate import Waived
from mtg_conformance.gate import HOW_FAR, Change, Decision, Differences, Kind, RootCause

__all__ = ["and_more", "change_line", "compare_lines", "draft_lines", "gate_lines", "gate_sentence"]

_MOST = 5
_MOST_WORSE = 40


def gate_sentence(decision: Decision) -> str:
    """The gate's answer in one line."""
    waiting = sum(len(cause.waiting) for cause in decision.causes)
    wait = f" ({waiting} of them {_verb(waiting)} for another)" if waiting else ""
    numbers = [
        (len(decision.worse), f"worse than in the baseline{wait}"),
        (0 if decision.differences is not None else len(decision.counting), "red"),
        (len(decision.complaints), "to mend in the waivers"),
    ]
    said = ", ".join(f"{n} {what}" for n, what in numbers if n)
    with_them = len(decision.waived_with)
    waived = f"; {len(decision.waived) - with_them} waived" if decision.waived else ""
    waived += f", and {with_them} that {_verb(with_them)} for what is" if with_them else ""
    if decision.outcome == "interrupted":
        return "Gate: broken off; it says nothing."
    if decision.outcome == "failed":
        return f"Gate: red: {said}{waived}."
    if decision.outcome == "not run":
        if decision.differences is not None:
            return (
                f"Gate: nothing{' else' if waived else ''} is worse than in the baseline, but nothing passed{waived}."
            )
        return f"Gate: nothing{' else' if waived else ''} is red, but {'; '.join(decision.unlearned)}{waived}."
    found = f"everything{' else' if waived else ''} passed"
    if decision.differences is not None:
        found = f"nothing{' else' if waived else ''} is worse than in the baseline"
    return f"Gate: green: {found}{waived}."


def gate_lines(decision: Decision, *, verbose: bool = False, draft: bool = False) -> Iterator[str]:
    """All that the gate has to tell, and last its answer, with what the reds that count have in common before it.
    `verbose`: every id; `draft`: a waiver to paste."""
    if decision.differences is not None:
        yield from _against(decision, decision.differences, verbose=verbose)
    yield from _waived(decision, verbose=verbose)
    if decision.not_asked:
        yield f"Waivers of which nothing was learned this time: {_ids(decision.not_asked, verbose)}."
    for complaint in decision.complaints:
        yield f"WAIVER  {complaint}"
    if draft:
        yield from draft_lines(decision)
    elif decision.to_waive and decision.differences is not None:
        yield "  To let it pass for a while: --waiver-draft prints the waiver to fill in."
    new = "what is new" if decision.differences is not None and decision.older_reds else "it"
    yield from (f"A known misreading: {new} {one}" for one in decision.diagnosis)
    yield gate_sentence(decision)


def _waived(decision: Decision, *, verbose: bool) -> Iterator[str]:
    """What is waived, a line for each waiver; `verbose`: for each case."""
    with_them = () if verbose else decision.waived_with
    alike: dict[tuple[str, str, str], list[Waived]] = {}
    for one in decision.waived:
        if one.id not in with_them:
            alike.setdefault((one.until, one.reason, one.link), []).append(one)
    for (until, reason, link), those in alike.items():
        lines = [[one] for one in those] if verbose else [those]
        for line in lines:
            ids = _ids([f"{one.id} ({one.verdict})" for one in line], verbose)
            yield f"waived  {ids} until {until}: {reason} ({link})"
    if with_them:
        yield f"waived  {len(with_them)} more, blocked by nothing else: {_ids(with_them, verbose)}"


def draft_lines(decision: Decision) -> Iterator[str]:
    """A waiver of all that counts, for a file of them. It is refused until reason, link and day are filled in."""
    silent = sum(one.not_asked for one in decision.counting)
    if silent:
        left = _many(silent, "is", "are")
        yield f"# {left} left out, for the engine had been given up before it came to that: mend it."
    if not decision.to_waive:
        what = "red" if decision.differences is None else "worse"
        nothing = f"nothing{' else' if decision.waived or silent else ''} is {what}"
        asked = any(not one.not_asked for one in decision.counting)
        already = "all that counts stands in a waiver already, see above" if asked else nothing
        yield f"# No waiver to write: {already}."
        return
    yield "[[waiver]]"
    yield "id = ["
    yield from (f'  "{id}",' for id in decision.to_waive)
    yield "]"
    yield 'reason = ""  # why it may be so'
    yield 'link = ""    # where somebody works on it: https://…'
    yield 'until = ""   # the last day on which it holds, such as 2027-01-31, without quotes'


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
    yield from _thinner(differences, verbose=verbose)
    alike = _many(differences.same, "case or board has", "cases and boards have")
    yield f"{alike} the same verdict in both, {len(differences.changes)} have not."


def _against(decision: Decision, differences: Differences, *, verbose: bool) -> Iterator[str]:
    yield f"Against the baseline ({differences.old}): {differences.same} cases and boards as before."
    for line in differences.suite:
        yield f"  {line}"
    yield from _worse(decision, verbose=verbose)
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
    yield from (f"  {line}" for line in _thinner(differences, verbose=verbose))
    changed = differences.of(Kind.better, Kind.new, Kind.reworded, Kind.gone)
    # Else the new baseline would hold less than the old one.
    if changed and not decision.counting and not differences.of(Kind.not_asked):
        yield "  To hold the engine to what it can do now, make this run's certificate.json (--out) the baseline."


def _thinner(differences: Differences, *, verbose: bool) -> Iterator[str]:
    claims = differences.thinner
    if claims:
        hold = _many(len(claims), "claim holds", "claims hold")
        yield f"{hold} on fewer boards than before, for the others do not run: {_ids(claims, verbose)}"


def _worse(decision: Decision, *, verbose: bool) -> Iterator[str]:
    """The worst first, a line for each cause, and below it what waits for it."""
    changes = {change.id: change for change in decision.worse}
    shown = decision.causes if verbose else decision.causes[:_MOST_WORSE]
    for cause in shown:
        first = cause.first
        if cause.more:
            those = (first, *cause.more)
            why = f": {HOW_FAR.sub('', first.reason)}" if first.reason else ""
            names = _ids([one.id for one in those], verbose)
            yield f"WORSE  {len(those)} cases or boards are {first.label} now{why} ({names})"
        else:
            yield f"WORSE  {change_line(changes[first.id])}"
        if cause.waiting:
            yield f"       {_wait(cause, verbose)}"
    left = sum(1 + len(one.more) + len(one.waiting) for one in decision.causes[len(shown) :])
    if left:
        yield f"WORSE  … and {left} more (--verbose shows all)"


def and_more(cause: RootCause) -> str:
    """What else comes of the same, in a few words; empty if nothing does."""
    said = []
    if cause.more:
        said.append(f"{len(cause.more)} more for the same reason ({_ids([one.id for one in cause.more], False)})")
    if cause.waiting:
        said.append(_wait(cause, False))
    return "; ".join(said)


def _wait(cause: RootCause, verbose: bool) -> str:
    them = "it" if not cause.more else "these"
    ids = _ids([one.id for one in cause.waiting], verbose)
    return f"{len(cause.waiting)} {_verb(len(cause.waiting))} for {them}: blocked ({ids})"


def _verb(n: int) -> str:
    return "waits" if n == 1 else "wait"


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
