"""The certificate for people: one line per bullet, and under each red why."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from rich.console import Console
from rich.text import Text

from mtg_conformance.certificate import (
    BoardReport,
    BoardsReport,
    CaseReport,
    Certificate,
    ClaimReport,
    Counts,
    RulingReport,
)
from mtg_conformance.documents import Case, engine_words, foreign_list, visible
from mtg_conformance.profiles import is_corner
from mtg_conformance.reports.missing import not_run_lines
from mtg_conformance.reports.words import board_in_words, finding_line, script_in_words
from mtg_conformance.verdicts import NOT_ASKED, Verdict
from mtg_conformance.vocabulary.words import counted

__all__ = ["boards_line", "case_lines", "claims_line", "print_certificate", "say"]

_STYLE = {
    "passed": "green",
    "failed": "bold red",
    "error": "bold red",
    "not certified": "yellow",
    "not run": "yellow",
    "indeterminate": "cyan",
    "not testable": "dim",
}
_MOST_IDS = 5
_LONGEST_LINE = 20_000
"""A board as JSON is shorter."""


def say(console: Console, text: str | Text = "") -> None:
    """One line, whole: it is never folded, so that it can be searched and piped. What would not be
    seen but do something to the terminal (an engine may call itself anything) is replaced."""
    line = text if isinstance(text, Text) else Text(text)
    size = len(line.plain)
    if size > _LONGEST_LINE:
        line = line[:_LONGEST_LINE].append(f"… ({size:,} characters)")
    line.plain = visible(line.plain)  # as long as it was, so that the styles stay where they are
    console.print(line, soft_wrap=True, markup=False, highlight=False)


def print_certificate(
    console: Console,
    certificate: Certificate,
    cases: Mapping[str, Case],
    *,
    verbose: bool = False,
    hidden: Collection[str] = (),
    counts: bool | None = None,
    diagnosis: bool = True,
) -> None:
    """Print the whole report. `cases`: for the boards, by id. `verbose`: every reason why something
    did not run, not only those that keep most from running, and in full what is not testable. `hidden`: ids of cases
    and boards whose reds are not told in full. `counts`: whether anything is worse than in a baseline, null without
    one; with one, what did not run is not told here, and what the reds agree with only if so. `diagnosis`: whether
    that is told here at all."""
    say(console, f"{_engine(certificate)} against {_suite(certificate)}")
    told: dict[str, list[str]] = {}
    width = max((len(ruling.id) for ruling in certificate.rulings), default=0)
    for ruling in certificate.rulings:
        say(console, _ruling_line(ruling, width, verbose=verbose))
        for report in ruling.cases:
            if report.id not in hidden:
                _print_red(console, report, cases, told)
        for report in ruling.cases:
            if report.verdict is Verdict.indeterminate:
                reading = ", ".join(report.readings) or "none of those known"
                say(console, f"    {report.id}: the rules leave it open; the engine's reading: {reading}")
    _print_controls(console, certificate, cases, told, hidden)
    _print_claims(console, certificate, cases, told, hidden)
    _print_more_errors(console, told)
    _print_boards(console, certificate, cases, hidden)
    silent = not_run_lines(certificate, cases, verbose=verbose) if counts is None else ()
    for number, line in enumerate(silent):
        if number == 0:
            say(console)
        say(console, line)
    if diagnosis and counts is not False:
        _print_diagnosis(console, certificate)
    say(console)
    for line in _summary(certificate):
        say(console, line)


def case_lines(report: CaseReport, case: Case | None) -> Iterator[str]:
    """A red case: its id, the board, what is done, what was found and by which rules."""
    cause = f" ({report.cause})" if report.cause else ""
    newer = " (newer than the edition, does not count)" if report.newer else ""
    yield f"{report.id} {report.verdict}{cause}{newer}: {report.title or report.reason}"
    if case is not None:
        for line in board_in_words(case.situation):
            yield f"  {line}"
        yield f"  {script_in_words(case.situation)}"
    for finding in report.findings:
        yield f"  - {finding_line(finding)}"
    if not report.findings:
        rules = f" [CR {', '.join(report.cr)}]" if report.cr else ""
        yield f"  - {report.reason}{rules}"


def claims_line(claims: Sequence[ClaimReport]) -> str:
    """How many claims there are, and how they came out."""
    verdicts = Counter(str(one.verdict) for one in claims)
    said = ", ".join(f"{n} {verdict}" for verdict, n in verdicts.most_common())
    return f"{counted(len(claims), 'claim')} about any board: {said}."


def _engine(certificate: Certificate) -> str:
    return engine_words(certificate.engine, adapter=True)


def _suite(certificate: Certificate) -> str:
    suite = certificate.suite
    which = f"{_part(certificate)}edition {suite.edition}"
    return f"mtg-conformance {suite.version}, {which} ({suite.fingerprint}), rules of {suite.rules}"


def _part(certificate: Certificate) -> str:
    """What stands before the edition's name if not just that edition was asked for."""
    profiles = {is_corner(ruling.id) for ruling in certificate.rulings}
    if True in profiles:
        return "cases and corner cases of " if False in profiles else "corner cases of "
    return "part of " if certificate.suite.part else ""


def _ruling_line(ruling: RulingReport, width: int, *, verbose: bool) -> Text:
    """`verbose`: why something is not testable in full, else only the first sentence of it."""
    counts = ruling.counts
    number = f"{counts.passed} of {counts.cases}" if counts.cases else "-"
    line = Text()
    line.append(f"{ruling.verdict:<13}", style=_STYLE[ruling.verdict])
    line.append(f"  {ruling.id:<{width}}  {number:>8}  {ruling.title}")
    notes = []
    if counts.not_run:
        causes = Counter(report.cause or "not run" for report in ruling.cases if report.verdict is Verdict.not_run)
        notes.append("did not run: " + ", ".join(f"{n} {cause}" for cause, n in sorted(causes.items())))
    elif ruling.reason:
        notes.append(ruling.reason if verbose else _first_sentence(ruling.reason))
    if ruling.untestable and ruling.verdict != "not testable":
        untestable = ruling.untestable if verbose else _first_sentence(ruling.untestable)
        notes.append(f"not testable of it: {untestable}")
    if counts.indeterminate:
        notes.append(f"{counts.indeterminate} left open by the rules")
    if notes:
        line.append(f" ({'; '.join(notes)})", style="dim")
    return line


def _first_sentence(text: str) -> str:
    return text.split(". ", maxsplit=1)[0].rstrip(".")


def _print_red(console: Console, report: CaseReport, cases: Mapping[str, Case], told: dict[str, list[str]]) -> None:
    """A red case in full, but for an error that has been told of another case word by word: an
    engine that died and was given up makes hundreds of them."""
    if report.verdict not in (Verdict.failed, Verdict.error):
        return
    if report.verdict is Verdict.error:
        same = told.setdefault(f"{report.cause}: {report.reason}", [])
        same.append(report.id)
        if len(same) > 1:
            return
    for n, line in enumerate(case_lines(report, cases.get(report.id))):
        say(console, Text(f"    {line}", style="red" if n == 0 else ""))


def _print_controls(
    console: Console,
    certificate: Certificate,
    cases: Mapping[str, Case],
    told: dict[str, list[str]],
    hidden: Collection[str],
) -> None:
    if not certificate.controls:
        return
    passed = sum(report.verdict is Verdict.passed for report in certificate.controls)
    line = Text("controls", style="green" if passed == len(certificate.controls) else "yellow")
    say(console, line.append(f"  {passed} of {len(certificate.controls)} passed", style="default"))
    for report in certificate.controls:
        if report.id not in hidden:
            _print_red(console, report, cases, told)


def _print_claims(
    console: Console,
    certificate: Certificate,
    cases: Mapping[str, Case],
    told: dict[str, list[str]],
    hidden: Collection[str],
) -> None:
    if not certificate.claims:
        return
    say(console, Text("claims about any board", style="bold"))
    width = max(len(report.id) for report in certificate.claims)
    not_asked: Counter[str] = Counter()
    for report in certificate.claims:
        line = Text(f"{report.verdict:<13}", style=_STYLE[report.verdict])
        counts = report.counts
        said = f"{counts.judged - counts.red} of {counts.judged}" if counts.judged else "-"
        line.append(f"  {report.id:<{width}}  {said:>8}  {report.title}", style="default")
        notes = [f"{counted(counts.stopped, 'board')} stopped"] if counts.stopped and counts.judged else []
        if report.verdict is Verdict.not_run and report.reason.startswith(NOT_ASKED):
            notes.append(f"did not run: {report.cause}")
            not_asked[report.reason] += 1
        elif report.verdict is Verdict.not_run:
            notes.append(f"did not run: {report.cause}: {report.reason}")
        if notes:
            line.append(f" ({'; '.join(notes)})", style="dim")
        say(console, line)
        if report.id not in hidden:
            _print_red(console, report, cases, told)
    for reason, number in not_asked.items():
        say(console, f"    {counted(number, 'claim')} {reason}")


def _print_boards(
    console: Console, certificate: Certificate, cases: Mapping[str, Case], hidden: Collection[str]
) -> None:
    """For each thing that is broken on a drawn board the shortest board in full, and the others' ids."""
    reds = [] if certificate.boards is None else [red for red in certificate.boards.reds if red.board not in hidden]
    if not reds:
        return
    say(console)
    say(console, Text("Red boards:", style="bold red"))
    groups: dict[str, list[BoardReport]] = defaultdict(list)
    for report in reds:
        groups[report.broken[0]].append(report)

    def size(report: BoardReport) -> int:
        situation = cases[report.id].situation
        return len(situation.objects) + len(situation.script)

    for name, reports in groups.items():
        shortest = min(reports, key=size)
        situation = cases[shortest.id].situation
        say(console, Text(f"  {name}: {counted(len(reports), 'board')}, the shortest is {shortest.id}", style="red"))
        for line in board_in_words(situation):
            say(console, f"      {line}")
        say(console, f"      {script_in_words(situation)}")
        rules = f" [CR {', '.join(shortest.cr)}]" if shortest.cr else ""
        say(console, f"      - {shortest.faults[0]}{rules}")
    say(console, "  `mtg-conformance hunt` draws others and makes them as small as can be.")


def _print_diagnosis(console: Console, certificate: Certificate) -> None:
    if not certificate.diagnosis:
        return
    say(console)
    say(console, "Known misreadings that its answers agree with:")
    for one in certificate.diagnosis:
        say(console, f"  {one}")


def boards_line(boards: BoardsReport) -> str:
    """How many drawn boards there are, and how they came out; the numbers add up."""
    counts = boards.counts
    said = ", ".join(f"{n} {cause}" for cause, n in sorted(boards.stopped.items()))
    causes = f" ({said})" if said else ""
    left = f", {boards.not_reached} not reached" if boards.not_reached else ""
    told = f"{counts.judged} judged, {counts.red} red, {counts.stopped} stopped{causes}{left}"
    return f"{counted(boards.planned, 'drawn board')}: {told}."


def _print_more_errors(console: Console, told: Mapping[str, list[str]]) -> None:
    again = {said: ids[1:] for said, ids in told.items() if len(ids) > 1}
    if again:
        say(console)
        say(console, "The same error again:")
    for said, ids in again.items():
        say(console, f"  {said} ({_some(ids)})")


def _summary(certificate: Certificate) -> Iterator[str]:
    rulings = Counter(_in_sum(ruling) for ruling in certificate.rulings)
    if rulings:
        said = ", ".join(f"{n} {verdict}" for verdict, n in rulings.most_common())
        yield f"{counted(rulings.total(), 'ruling')}: {said}."
    yield f"{counted(certificate.counts.cases, 'case')}: {_counts(certificate.counts)}."
    if certificate.claims:
        yield claims_line(certificate.claims)
    if not certificate.suite.part and not any(is_corner(ruling.id) for ruling in certificate.rulings):
        yield "Corner cases beyond the two documents were not asked for (--profile corner, or all)."
    newer = Counter(str(report.verdict) for report in certificate.reports() if report.newer)
    if newer:
        said = ", ".join(f"{n} {verdict}" for verdict, n in sorted(newer.items()))
        yield f"Newer than edition {certificate.suite.edition}, which they do not count in: {said}."
    if certificate.boards is not None:
        yield boards_line(certificate.boards)
        yield from certificate.boards.notes
        if certificate.boards.stopped.get("unsupported", 0) * 2 > certificate.boards.planned:
            yield "Most of these need what the engine lacks; `mtg-conformance hunt` draws some of the cards it has."
    if certificate.engine.forced:
        yield f"Forced by the adapter instead of played: {foreign_list(certificate.engine.forced)}."
    if certificate.engine.declared:
        yield f"Cards that the adapter made from the facts: {', '.join(certificate.engine.declared)}."
    yield from certificate.notes
    if certificate.partial:
        yield "PARTIAL: broken off before every case was judged."
    elif certificate.nothing_passed():
        yield "Nothing passed, so nothing is certified."


def _in_sum(ruling: RulingReport) -> str:
    """The verdict, but for a ruling of which everything that was asked for passed, and not all was asked for."""
    counts = ruling.counts
    part = ruling.verdict == "not certified" and counts.cases < ruling.cases_in_all and not counts.not_run
    return "not asked for in full" if part else ruling.verdict


def _counts(counts: Counts) -> str:
    said = [f"{counts.passed} passed"]
    said += [
        f"{n} {word}"
        for n, word in (
            (counts.failed, "failed"),
            (counts.error, "error"),
            (counts.not_run, "not run"),
            (counts.indeterminate, "indeterminate"),
        )
        if n
    ]
    return ", ".join(said)


def _some(ids: list[str]) -> str:
    more = f" and {len(ids) - _MOST_IDS} more" if len(ids) > _MOST_IDS else ""
    return f"{counted(len(ids), 'case')}: {', '.join(ids[:_MOST_IDS])}{more}"
