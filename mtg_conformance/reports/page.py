"""One certificate as a page: a single HTML file that needs no network, and no script to be read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mtg_conformance.certificate import CaseReport, Certificate, RulingReport
from mtg_conformance.documents.foreign import engine_words as named
from mtg_conformance.documents.foreign import foreign, foreign_list
from mtg_conformance.features import Ruling
from mtg_conformance.reports.missing import not_run_lines
from mtg_conformance.reports.render import anchor, render
from mtg_conformance.reports.shown import LONG, CaseMaker, ShownCase, Sources, is_other

__all__ = ["engine_words", "report_page"]


_WORST_FIRST = ("failed", "error", "not certified", "not run", "indeterminate", "passed", "not testable")


@dataclass
class ShownRuling:
    """A ruling: what it says, and its cases with the red ones first."""

    report: RulingReport
    anchor: str
    counts: Sequence[tuple[str, int]]
    text: Sequence[str | list[str]]
    groups: Sequence[tuple[str, Sequence[ShownCase]]]


def report_page(certificate: Certificate, sources: Sources) -> str:
    """The page as HTML, ending in a newline."""
    maker = CaseMaker(certificate, sources)
    by_id = {ruling.id: ruling for ruling in sources.rulings}
    rulings = [_ruling(report, by_id.get(report.id), maker) for report in certificate.rulings]
    rulings_sorted = sorted(rulings, key=lambda one: _WORST_FIRST.index(one.report.verdict))
    boards = [maker.board(report) for report in (certificate.boards.reds if certificate.boards else ())]
    controls = _grouped([maker.case(report) for report in certificate.controls])
    return render(
        "report.html.jinja",
        certificate=certificate,
        engine=engine_words(certificate),
        notes=list(_notes(certificate, sources, boards)),
        counts=_counted(certificate),
        summary=rulings,
        rulings=rulings_sorted,
        claims=sorted(certificate.claims, key=lambda one: _WORST_FIRST.index(str(one.verdict))),
        boards=boards,
        controls=controls,
        missing=list(not_run_lines(certificate, sources.cases, verbose=True)),
    )


def engine_words(certificate: Certificate) -> str:
    """Name and version of the engine."""
    return named(certificate.engine)


def _ruling(report: RulingReport, ruling: Ruling | None, maker: CaseMaker) -> ShownRuling:
    cases = [maker.case(one) for one in report.cases]
    return ShownRuling(
        report=report,
        anchor=anchor("ruling", report.id),
        counts=_case_counts(report.cases),
        text=list(_paragraphs("" if ruling is None else ruling.text)),
        groups=_grouped(cases),
    )


def _paragraphs(text: str) -> Iterator[str | list[str]]:
    """Paragraphs as text, lists as lists."""
    for block in re.split(r"\n\s*\n", text.strip()):
        words: list[str] = []
        items: list[str] = []
        for line in map(str.strip, block.splitlines()):
            if line.startswith("- "):
                items.append(line[2:])
            elif items:
                items[-1] += f" {line}"
            elif line:
                words.append(line)
        if words:
            yield " ".join(words)
        if items:
            yield items


def _grouped(cases: Sequence[ShownCase]) -> list[tuple[str, Sequence[ShownCase]]]:
    """The cases by verdict, the worst first."""
    groups = [(verdict, [one for one in cases if one.verdict == verdict]) for verdict in _WORST_FIRST]
    return [(verdict, those) for verdict, those in groups if those]


def _case_counts(cases: Sequence[CaseReport]) -> list[tuple[str, int]]:
    number = Counter(str(one.verdict) for one in cases)
    return [(verdict, number[verdict]) for verdict in _WORST_FIRST if number[verdict]]


def _counted(certificate: Certificate) -> list[tuple[str, int, list[tuple[str, int]]]]:
    """What is counted, how many, and how they came out."""
    verdicts = Counter(one.verdict for one in certificate.rulings)
    lines = [
        ("rulings", len(certificate.rulings), [(v, verdicts[v]) for v in _WORST_FIRST if verdicts[v]]),  # type: ignore[index]
        ("cases", certificate.counts.cases, _case_counts([c for r in certificate.rulings for c in r.cases])),
        ("controls", len(certificate.controls), _case_counts(certificate.controls)),
    ]
    lines.append(("claims about any board", len(certificate.claims), _case_counts(certificate.claims)))
    if certificate.boards is not None:
        counts, silent = certificate.boards.counts, certificate.boards.counts.stopped + certificate.boards.not_reached
        said = [("failed", counts.red), ("not run", silent), ("passed", counts.judged - counts.red)]
        lines.append(("drawn boards", certificate.boards.planned, [(word, n) for word, n in said if n]))
    return [line for line in lines if line[1]]


def _notes(certificate: Certificate, sources: Sources, boards: Sequence[ShownCase]) -> Iterator[str]:
    """What a reader must know before believing it."""
    if certificate.partial:
        yield "Partial: it was broken off before every case was judged."
    elif not certificate.counts.passed:
        yield "Nothing passed, so nothing is certified."
    if sources.outcomes is None:
        yield "No outcomes.jsonl lies beside the certificate, so of what the engine did only the board before is drawn."
    elif sources.other_outcomes:
        yield "The outcomes.jsonl beside the certificate is not the one it was made with: what is drawn may be untrue."
    reports = list(certificate.reports())
    gone = [one for one in reports if one.id not in sources.cases]
    if gone:
        yield f"{len(gone)} of its cases are not in this version of the suite; of those only the verdict is shown."
    if any(is_other(one, sources.cases.get(one.id)) for one in reports):
        yield "Some cases have changed since they were judged; they are marked, and shown as they are now."
    if any(not board.json for board in boards):
        yield "Of some drawn boards the case is not at hand (it lies in the folder failures of the certificate)."
    if certificate.engine.forced:
        yield f"Forced by the adapter instead of played: {foreign_list(certificate.engine.forced)}."
    if certificate.engine.declared:
        yield f"Cards that the adapter made from the facts: {foreign_list(certificate.engine.declared)}."
    yield from (foreign(note, LONG) for note in certificate.notes)
    if certificate.boards is not None:
        yield from (foreign(note, LONG) for note in certificate.boards.notes)
