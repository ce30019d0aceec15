"""Cases as a page shows them: what they say, what the engine made of them, and what the rules do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from mtg_conformance.certificate import BoardReport, CaseReport, Certificate, fingerprint
from mtg_conformance.documents import Case, Outcome, Situation, encode
from mtg_conformance.documents.foreign import foreign
from mtg_conformance.features import Ruling
from mtg_conformance.judging.words import moment_words
from mtg_conformance.reports.picture import Picture, draw
from mtg_conformance.reports.render import anchor
from mtg_conformance.reports.table import table_at_start, table_of
from mtg_conformance.reports.words import action_in_words
from mtg_conformance.verdicts import Finding
from mtg_conformance.vocabulary import NotWritable
from mtg_conformance.vocabulary.writing import case_sentences

__all__ = ["LONG", "Account", "CaseMaker", "Drawn", "ShownCase", "Sources", "is_other"]

_THING = re.compile(r"the ([a-z][a-z0-9-]*)")
LONG = 600
"""Of what an engine wrote, nothing longer is shown."""


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
    engine's account of a Situation; `by_the_rules`: its Outcome, null if it can't play it; `misreadings`: by
    case, those with which the reference engine comes to the same; `other_outcomes`: the file of outcomes is not the
    one of the certificate."""

    rulings: Sequence[Ruling]
    cases: Mapping[str, Case]
    outcomes: Mapping[str, Outcome] | None
    explain: Callable[[Situation], Sequence[Account]] = field(default=lambda _: ())
    by_the_rules: Callable[[Situation], Outcome | None] = field(default=lambda _: None)
    misreadings: Mapping[str, Sequence[str]] = field(default_factory=dict)
    other_outcomes: bool = False


@dataclass(frozen=True)
class Drawn:
    """A picture with what stands above it."""

    caption: str
    picture: Picture
    number: int


@dataclass
class ShownCase:
    """A case as the template needs it. `refused`: the actions that were; `steps`: the reference engine's account, by
    action; `changed`: it is another than the one that was judged."""

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


class CaseMaker:
    """Makes what is shown of each case. Pictures are numbered through the page."""

    def __init__(self, certificate: Certificate, sources: Sources) -> None:
        self.certificate, self.sources = certificate, sources
        self.drawn = 0

    def case(self, report: CaseReport) -> ShownCase:
        shown = ShownCase(
            id=report.id,
            anchor=anchor("case", report.id),
            title=report.title or report.id,
            verdict=str(report.verdict),
            cause=report.cause or "",
            reason=foreign(report.reason, LONG),
            cr=report.cr,
            findings=[_short(one) for one in report.findings],
            readings=report.readings,
            misreadings=self.sources.misreadings.get(report.id, ()),
        )
        case = self.sources.cases.get(report.id)
        if case is None:
            return shown
        shown.changed = is_other(report, case)
        outcome = (self.sources.outcomes or {}).get(report.id)
        self._tell(shown, case, outcome, report.findings)
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
            misreadings=self.sources.misreadings.get(report.id, ()),
            findings=[
                Finding(what=foreign(fault, LONG), expected="", got="", after="", cr=report.cr)
                for fault in report.faults
            ],
        )
        case = self.sources.cases.get(report.id)
        if case is not None:
            outcome = (self.sources.outcomes or {}).get(report.id)
            self._tell(shown, case, outcome, ())
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
        rules = self.sources.by_the_rules(situation) if red else None
        if rules is not None and rules.stopped is None:
            right = table_of(rules.snapshots[0], situation, start=True)
            for number, label in self._looked_at(case, findings):
                table = table_of(rules.snapshots[number], situation)
                moment = "at the end" if label == "end" else moment_words(situation, label)
                yield self._drawn(f"By the rules, {moment}", draw(table, right))

    def _looked_at(self, case: Case, findings: Sequence[Finding]) -> Iterator[tuple[int, str]]:
        """The snapshots at which something is wrong, or of a case without findings those that it speaks of."""
        of = {finding.after for finding in findings} or {one.after for one in case.expect}
        script = case.situation.script
        there = [(n, str(action.label)) for n, action in enumerate(script, start=1) if action.label in of]
        if "end" in of or not there:
            there.append((len(script), "end"))
        yield from there if script else ()

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


def _short(finding: Finding) -> Finding:
    return Finding(
        what=foreign(finding.what, LONG),
        expected=foreign(finding.expected, LONG),
        got=foreign(finding.got, LONG),
        after=finding.after,
        cr=finding.cr,
    )
