"""One certificate as a page: a single HTML file that needs no network, and no script to be read.

What is escaped is escaped by the template library; what an engine wrote is made visible and short first.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache, partial
from importlib.resources import files
from typing import Protocol

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from mtg_conformance.certificate import BoardReport, CaseReport, Certificate, RulingReport, fingerprint
from mtg_conformance.documents import Case, Outcome, Situation, encode
from mtg_conformance.features import Ruling
from mtg_conformance.judging.words import moment_words
from mtg_conformance.reports.foreign import foreign
from mtg_conformance.reports.missing import not_run_lines
from mtg_conformance.reports.picture import Picture, draw
from mtg_conformance.reports.table import table_at_start, table_of
from mtg_conformance.reports.words import action_in_words
from mtg_conformance.verdicts import Finding
from mtg_conformance.vocabulary import NotWritable
from mtg_conformance.vocabulary.writing import case_sentences

__all__ = ["SYMBOLS", "Account", "Sources", "report_page"]

SYMBOLS: Mapping[str, str] = {
    "passed": "✓",
    "failed": "✗",
    "error": "!",
    "not run": "○",
    "not certified": "○",
    "indeterminate": "?",
    "not testable": "–",  # noqa: RUF001
}
"""What stands beside each verdict, so that no colour is needed to tell them apart."""

_WORST_FIRST = ("failed", "error", "not certified", "not run", "indeterminate", "passed", "not testable")
_THING = re.compile(r"the ([a-z][a-z0-9-]*)")
_LONG = 600


class Account(Protocol):
    """One line of the reference engine's account: how many actions were done before it, what happened, by which
    rules."""

    @property
    def at(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def rules(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Sources:
    """All that a report is made of beside the certificate. `rulings`: the suite's; `cases`: by id, those of boards
    included; `outcomes`: what the engine answered, by case; null: there is no file of them. `explain`: the reference
    engine's account of a Situation; `by_the_rules`: its Outcome, null if it can't play it; `agrees`: the names of
    misreadings of some rulings with which a Situation has this Outcome."""

    rulings: Sequence[Ruling]
    cases: Mapping[str, Case]
    outcomes: Mapping[str, Outcome] | None
    explain: Callable[[Situation], Sequence[Account]] = field(default=lambda _: ())
    by_the_rules: Callable[[Situation], Outcome | None] = field(default=lambda _: None)
    agrees: Callable[[Situation, Outcome, tuple[str, ...]], Sequence[str]] = field(default=lambda *_: ())


@dataclass(frozen=True)
class Drawn:
    """A picture with what stands above it."""

    caption: str
    picture: Picture
    number: int


@dataclass
class ShownCase:
    """A case as the template needs it. `actions`: those refused; `steps`: the reference engine's account, by action."""

    id: str
    anchor: str
    title: str
    verdict: str
    cause: str
    reason: str
    cr: Sequence[str]
    findings: Sequence[Finding] = ()
    readings: Sequence[str] = ()
    sentences: Sequence[tuple[str, str]] = ()
    pictures: Sequence[Drawn] = ()
    refused: Sequence[str] = ()
    steps: Sequence[tuple[str, Sequence[Account]]] = ()
    misreadings: Sequence[str] = ()
    json: str = ""
    notes: str = ""
    declared: Sequence[str] = ()
    forced: Sequence[str] = ()
    changed: bool = False

    @property
    def red(self) -> bool:
        """Whether something is wrong with it."""
        return self.verdict in ("failed", "error")


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
    maker = _Maker(certificate, sources)
    by_id = {ruling.id: ruling for ruling in sources.rulings}
    rulings = [maker.ruling(report, by_id.get(report.id)) for report in certificate.rulings]
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
        boards=boards,
        controls=controls,
        missing=list(not_run_lines(certificate, sources.cases, verbose=True)),
    )


def render(template: str, **values: object) -> str:
    """A page of ours with its style and script, both named in the policy that lets nothing else run."""
    style, script = _file("style.css"), _file("script.js")
    page = _environment().get_template(template)
    return page.render(
        style=Markup(style),  # ours, from the package
        script=Markup(script),
        style_hash=_hash(style),
        script_hash=_hash(script),
        symbols=SYMBOLS,
        **values,
    )


def when(moment: str) -> str:
    """A moment as people read it; as it stands if it is none."""
    try:
        return f"{datetime.fromisoformat(moment).astimezone(UTC):%Y-%m-%d %H:%M} UTC"
    except (ValueError, OverflowError):
        return foreign(moment, 40)


def engine_words(certificate: Certificate) -> str:
    """Name and version of the engine."""
    return f"{foreign(certificate.engine.name, 80)} {foreign(certificate.engine.version, 80)}".strip()


class _Maker:
    """Makes what is shown of each case. Pictures are numbered through the page."""

    def __init__(self, certificate: Certificate, sources: Sources) -> None:
        self.certificate, self.sources = certificate, sources
        self.drawn = 0

    def ruling(self, report: RulingReport, ruling: Ruling | None) -> ShownRuling:
        cases = [self.case(one) for one in report.cases]
        return ShownRuling(
            report=report,
            anchor=anchor("ruling", report.id),
            counts=_case_counts(report.cases),
            text=list(_paragraphs("" if ruling is None else ruling.text)),
            groups=_grouped(cases),
        )

    def case(self, report: CaseReport) -> ShownCase:
        shown = ShownCase(
            id=report.id,
            anchor=anchor("case", report.id),
            title=report.title or report.id,
            verdict=str(report.verdict),
            cause=report.cause or "",
            reason=foreign(report.reason, _LONG),
            cr=report.cr,
            findings=[_short(one) for one in report.findings],
            readings=report.readings,
        )
        case = self.sources.cases.get(report.id)
        if case is None:
            return shown
        shown.changed = is_other(report, case)
        outcome = (self.sources.outcomes or {}).get(report.id)
        self._tell(shown, case, outcome, report.findings)
        if shown.red and outcome is not None:
            shown.misreadings = self.sources.agrees(case.situation, outcome, (case.ruling or "",))
        return shown

    def board(self, report: BoardReport) -> ShownCase:
        shown = ShownCase(
            id=report.id,
            anchor=anchor("case", report.id),
            title=f"{', '.join(report.broken).replace('-', ' ').capitalize()} ({report.board})",
            verdict="failed",
            cause="",
            reason="",
            cr=report.cr,
            findings=[
                Finding(what=foreign(fault, _LONG), expected="", got="", after="", cr=report.cr)
                for fault in report.faults
            ],
        )
        case = self.sources.cases.get(report.id)
        if case is not None:
            outcome = (self.sources.outcomes or {}).get(report.id)
            self._tell(shown, case, outcome, ())
            if outcome is not None:
                shown.misreadings = self.sources.agrees(case.situation, outcome, report.rulings)
        return shown

    def _tell(self, shown: ShownCase, case: Case, outcome: Outcome | None, findings: Sequence[Finding]) -> None:
        """Everything that the case and what came of it have to show."""
        situation = case.situation
        shown.title = shown.title or case.title
        shown.notes = case.notes
        try:
            shown.sentences = list(_scenario(case))
        except NotWritable:
            shown.sentences = [("", action_in_words(action, situation)) for action in situation.script]
        shown.json = msgspec.json.format(encode(case), indent=1).decode() if shown.red else encode(case).decode()
        shown.steps = list(_steps(situation, self.sources.explain(situation)))
        shown.pictures = list(self._pictures(case, outcome, findings, red=shown.red))
        if outcome is not None:
            shown.declared = [foreign(card, 80) for card in outcome.declared[:20]]
            shown.forced = [foreign(kind, 40) for kind in outcome.forced[:20]]
            shown.refused = [
                f"Refused: {action_in_words(action, situation)}"
                + (f". The engine's reason: {foreign(result.reason)}" if result.reason else "")
                for action, result in zip(situation.script, outcome.actions, strict=False)
                if not result.accepted
            ]

    def _pictures(
        self, case: Case, outcome: Outcome | None, findings: Sequence[Finding], *, red: bool
    ) -> Iterator[Drawn]:
        situation = case.situation
        if outcome is None or not outcome.snapshots:
            yield self._drawn("Before", draw(table_at_start(situation)))
        else:
            before = table_of(outcome.snapshots[0], situation, start=True)
            at = [_wrong_at(findings, "start")]
            yield self._drawn("Before", draw(before, None, at[0]))
            last = len(outcome.snapshots) - 1
            for number, label in self._moments(case, last, findings):
                table = table_of(outcome.snapshots[number], situation)
                where = f"On {foreign(self.certificate.engine.name, 40)}"
                if number != last:
                    words = f"{where}, {moment_words(situation, label)}"
                else:
                    words = f"{where}, at the end" if last == len(situation.script) else f"{where}, as far as it came"
                yield self._drawn(words, draw(table, before, _wrong_at(findings, label)))
        if red:
            rules = self.sources.by_the_rules(situation)
            if rules is not None and rules.stopped is None and len(rules.snapshots) > 1:
                first = table_of(rules.snapshots[0], situation, start=True)
                yield self._drawn("By the rules, at the end", draw(table_of(rules.snapshots[-1], situation), first))

    def _moments(self, case: Case, last: int, findings: Sequence[Finding]) -> Iterator[tuple[int, str]]:
        """The snapshots to draw behind the first: those at which something is wrong, and the last."""
        wrong = {finding.after for finding in findings}
        for number, action in enumerate(case.situation.script[:last], start=1):
            if number < last and action.label in wrong:
                yield number, str(action.label)
        if last:
            ends_early = last < len(case.situation.script)
            label = case.situation.script[last - 1].label
            yield last, "end" if not ends_early else str(label)

    def _drawn(self, caption: str, picture: Picture) -> Drawn:
        self.drawn += 1
        return Drawn(caption, picture, self.drawn)


def is_other(report: CaseReport, case: Case | None) -> bool:
    """Whether the case at hand is another than the one that was judged under its id."""
    return case is not None and bool(report.case_digest) and fingerprint([case]) != report.case_digest


def anchor(kind: str, id: str) -> str:
    """A name to link to, made of letters, digits, dots and hyphens alone."""
    return f"{kind}-{re.sub(r'[^a-z0-9.-]+', '-', id.lower())[:120]}"


def _wrong_at(findings: Sequence[Finding], label: str) -> dict[str, list[str]]:
    """What was expected of each object and player at a moment, by id."""
    wrong: dict[str, list[str]] = {}
    for finding in findings:
        subject = finding.what.partition(":")[0]
        thing = _THING.fullmatch(subject)
        if finding.after == label:
            wrong.setdefault(thing[1] if thing else subject.lower(), []).append(foreign(finding.expected, 80))
    return wrong


def _scenario(case: Case) -> Iterator[tuple[str, str]]:
    """Keyword and sentence, as a feature file has them."""
    before = ""
    for keyword, text in case_sentences(case):
        yield ("And" if keyword == before else keyword), text
        before = keyword


def _steps(situation: Situation, account: Sequence[Account]) -> Iterator[tuple[str, Sequence[Account]]]:
    """The account in groups, each behind the action that it comes of."""
    for number, action in enumerate(situation.script):
        yield action_in_words(action, situation), [one for one in account if one.at == number]


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


def _short(finding: Finding) -> Finding:
    return Finding(
        what=foreign(finding.what, _LONG),
        expected=foreign(finding.expected, _LONG),
        got=foreign(finding.got, _LONG),
        after=finding.after,
        cr=finding.cr,
    )


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
    if certificate.boards is not None:
        counts = certificate.boards.counts
        said = [("failed", counts.red), ("not run", counts.stopped), ("passed", counts.judged - counts.red)]
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
    reports = list(certificate.reports())
    gone = [one for one in reports if one.id not in sources.cases]
    if gone:
        yield f"{len(gone)} of its cases are not in this version of the suite; of those only the verdict is shown."
    if any(is_other(one, sources.cases.get(one.id)) for one in reports):
        yield "Some cases have changed since they were judged; they are marked, and shown as they are now."
    if any(not board.json for board in boards):
        yield "Of some drawn boards the case is not at hand (it lies in the folder failures of the certificate)."
    if certificate.engine.forced:
        yield f"Forced by the adapter instead of played: {_list(certificate.engine.forced)}."
    if certificate.engine.declared:
        yield f"Cards that the adapter made from the facts: {_list(certificate.engine.declared)}."
    yield from (foreign(note, _LONG) for note in certificate.notes)
    if certificate.boards is not None:
        yield from (foreign(note, _LONG) for note in certificate.boards.notes)


def _list(words: Sequence[str]) -> str:
    more = f" and {len(words) - 60} more" if len(words) > 60 else ""
    return ", ".join(foreign(word, 60) for word in words[:60]) + more


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("mtg_conformance.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_visible,
    )
    environment.filters |= {"as_text": _as_text, "foreign": foreign, "when": when, "anchor": partial(anchor, "case")}
    return environment


def _visible(value: object) -> object:
    """Whatever stands between braces in a template: nothing that can't be seen goes onto a page."""
    if isinstance(value, str) and not isinstance(value, Markup) and not value.isprintable():
        return "".join(c if c.isprintable() or c == "\n" else "\ufffd" for c in value)
    return value


def _as_text(value: str) -> Markup:
    """Escaped for where text stands and no attribute: quotes, of which JSON has many, may stay."""
    return Markup(str(escape(_visible(value))).replace("&#34;", '"').replace("&#39;", "'"))


@lru_cache(maxsize=8)
def _file(name: str) -> str:
    return files("mtg_conformance.reports").joinpath("templates", name).read_text("utf-8")


def _hash(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
