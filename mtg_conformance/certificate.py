"""The certificate: what was judged, of which engine, and what came of it.

A ruling is certified by its cases, and by nothing less than all of them: `passed` means that
every case of it was asked for, was run, and passed. What could not be run leaves it `not
certified`; cases on which the rules are open count neither way.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from mtg_conformance import __version__
from mtg_conformance.documents import Case, EngineDescription, Outcome, encode
from mtg_conformance.editions import Edition, case_digest
from mtg_conformance.features import CONTROL, Ruling
from mtg_conformance.profiles import is_corner
from mtg_conformance.suite import supported
from mtg_conformance.verdicts import Cause, Finding, Judgement, Verdict
from mtg_conformance.vocabulary.claims import Claim

__all__ = [
    "EDITION",
    "FORMAT",
    "RULES_DATE",
    "Agreement",
    "BoardCounts",
    "BoardReport",
    "BoardsReport",
    "CaseReport",
    "Certificate",
    "ClaimReport",
    "Counts",
    "EnginePart",
    "EngineReport",
    "RulingReport",
    "RulingVerdict",
    "SuiteReport",
    "Waived",
    "certify",
    "claim_digest",
    "digest_of",
    "fingerprint",
]

FORMAT = 2
EDITION = "2026-1"
"""The edition that certificates are of (see `mtg_conformance.editions`)."""
RULES_DATE = "2026-04-17"
"""The Comprehensive Rules that the cases cite are the ones effective from this day."""

_NO_ANSWER = frozenset({Cause.crash, Cause.timeout, Cause.protocol, Cause.disagrees})

RulingVerdict = Literal["passed", "failed", "error", "not certified", "indeterminate", "not testable"]


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """How many cases came out how. `not_run` includes those that were not reached."""

    cases: int = 0
    passed: int = 0
    failed: int = 0
    error: int = 0
    not_run: int = 0
    indeterminate: int = 0


class BoardCounts(msgspec.Struct, frozen=True, kw_only=True):
    """How many drawn boards were judged, how many of those are red, and of how many nothing was
    learned because the engine could not play them."""

    judged: int = 0
    red: int = 0
    stopped: int = 0


class CaseReport(msgspec.Struct, frozen=True, kw_only=True):
    """One case. `cause`: why it was not run or what the error was. `reason`: one line.
    `readings`: where the rules are open, the reading that the engine follows. `case_digest`: the case's
    fingerprint, so that it can be told whether two certificates had the same one. `declared` and `forced`:
    see EngineReport, but of this case's outcome. `outcome_digest`: of the outcome that the verdict
    rests on, sixteen hexadecimal digits; null if there is none. `newer`: it was added after the edition had
    been frozen, and counts for nothing in it."""

    id: str
    title: str
    verdict: Verdict
    cause: str | None
    reason: str
    cr: tuple[str, ...]
    findings: tuple[Finding, ...] = ()
    readings: tuple[str, ...] = ()
    seconds: float = 0.0
    case_digest: str = ""
    declared: tuple[str, ...] = ()
    forced: tuple[str, ...] = ()
    outcome_digest: str | None = None
    newer: bool = False


class ClaimReport(CaseReport, frozen=True, kw_only=True):
    """One claim about any board, on the boards that are frozen for it. `ruling`: the bullet that it is of;
    `planned`: how many were to be played; `counts`: on how many it was judged, on how many of those it does not
    hold, and of how many nothing was learned. `case_digest` is that of the claim's words, `boards_digest` that of
    those boards."""

    ruling: str
    boards_digest: str
    planned: int
    counts: BoardCounts


class RulingReport(msgspec.Struct, frozen=True, kw_only=True):
    """One bullet of the rulings. `reason` says why it is not certified or not testable;
    `untestable`: what of it no case can show, and why; null if there is nothing of the kind.
    `cases_in_all` counts also those that were not asked for, and like `counts` none that is newer than the edition."""

    id: str
    title: str
    verdict: RulingVerdict
    reason: str
    untestable: str | None
    cr: tuple[str, ...]
    counts: Counts
    cases_in_all: int
    cases: tuple[CaseReport, ...]


class EnginePart(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the engine's command line comes to. `kind`: a file, a folder of files, an
    installed package, the program that starts an engine and is none (an interpreter), or a file of
    recorded outcomes. `name`: as on the command line, or the package's. `digest`: SHA-256 of the file's
    bytes; of a folder or package the in-toto `dirHash` of its files. `version`: of a package."""

    name: str
    kind: Literal["file", "folder", "package", "launcher", "outcomes"]
    digest: str
    version: str | None = None


class EngineReport(msgspec.Struct, frozen=True, kw_only=True):
    """The engine as it describes itself, and the command line that chose it. `forced`: kinds of
    action that the adapter performed through the engine's internals. `declared`: cards that the
    adapter made from the facts. A verdict that rests on either says less than one of play. `parts`: the
    files and packages that the command line comes to, as far as that can be told from outside."""

    name: str
    version: str
    adapter: str
    chosen_as: str
    forced: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()
    parts: tuple[EnginePart, ...] = ()


class SuiteReport(msgspec.Struct, frozen=True, kw_only=True):
    """Which suite. `fingerprint`: of the cases that were to be run, so that two certificates
    can be told to rest on the same ones; `cases_digest`: all 64 digits of the same. `part`: only some
    of the edition's cases were asked for, so neither is the edition's."""

    version: str
    edition: str
    rules: str
    fingerprint: str
    cases_digest: str
    part: bool = False


class BoardReport(msgspec.Struct, frozen=True, kw_only=True):
    """A red board. `id`: of the Case that shows it; `board`: of the frozen one; `faults`: what is
    broken, by name, and in a line each; `cr`: the rules that say so."""

    id: str
    board: str
    broken: tuple[str, ...]
    faults: tuple[str, ...]
    rulings: tuple[str, ...]
    cr: tuple[str, ...]

    @property
    def verdict(self) -> Verdict:
        """`error` if the engine gave no usable answer, else `failed`."""
        return Verdict.error if self.broken[0] in _NO_ANSWER else Verdict.failed


class BoardsReport(msgspec.Struct, frozen=True, kw_only=True):
    """The frozen boards of the edition on this engine. `fingerprint`: of the file they are in, and
    `digest` its whole SHA-256;
    `planned`: how many were to be played; `stopped`: number by cause; `rulings`: by the bullets
    that they bear on (a board bears on several); `notes`: what to know of how it came about. By id of the frozen
    board: `green`, those that were judged and on which nothing is broken; `stopped_boards`, by cause, those of which
    nothing was learned, with those that were not reached any more."""

    fingerprint: str
    digest: str
    planned: int
    counts: BoardCounts
    stopped: dict[str, int]
    rulings: dict[str, BoardCounts]
    reds: tuple[BoardReport, ...]
    notes: tuple[str, ...] = ()
    green: tuple[str, ...] = ()
    stopped_boards: dict[str, tuple[str, ...]] = {}

    @property
    def not_reached(self) -> int:
        """How many of the planned ones were not played, since the engine was given up or the run broken off before."""
        return self.planned - self.counts.judged - self.counts.stopped


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """A known way to misread the rules, and on how many (`agrees`) of the cases and boards that
    tell it apart (`of`) the engine did what such an engine does."""

    misreading: str
    what: str
    agrees: int
    of: int

    def __str__(self) -> str:
        tells = "case or board that tells it" if self.of == 1 else "cases and boards that tell it"
        return f"agrees with {self.misreading} on {self.agrees} of {self.of} {tells} apart: {self.what}"


class Waived(msgspec.Struct, frozen=True, kw_only=True):
    """A case, claim or board that is not green and that the gate let pass all the same. `verdict`: what it is,
    waived or not; `reason`: the waiver's, or that it is blocked by nothing but what is waived; `until`: the last day
    (ISO 8601) on which that holds."""

    id: str
    verdict: Verdict
    reason: str
    link: str
    until: str


class Certificate(msgspec.Struct, frozen=True, kw_only=True):
    """The whole result of one `certify`. `controls`: the cases that were run only because
    others rest on them. `partial`: it was broken off before every case was judged. `notes`: what
    to know of how it came about, a line each. `boards`: null if none were asked for; `diagnosis`: for an
    engine with reds, the misreadings that its answers agree with, the best first. `waived`: what the gate
    let pass; that changes no verdict. `outcomes_digest`: SHA-256 of the file of outcomes that is written
    beside the certificate; null if there is none. `claims`: what the features say of any board, on frozen ones."""

    format: int = FORMAT
    suite: SuiteReport
    engine: EngineReport
    command: str
    started: str
    finished: str
    partial: bool
    counts: Counts
    rulings: tuple[RulingReport, ...]
    controls: tuple[CaseReport, ...]
    notes: tuple[str, ...] = ()
    boards: BoardsReport | None = None
    diagnosis: tuple[Agreement, ...] = ()
    waived: tuple[Waived, ...] = ()
    outcomes_digest: str | None = None
    claims: tuple[ClaimReport, ...] = ()

    def red_ids(self) -> list[str]:
        """Ids of the Cases that show what is red, boards included. A claim's has the claim's id."""
        reds = [report.id for report in self.reports() if report.verdict in (Verdict.failed, Verdict.error)]
        reds += [report.id for report in self.claims if report.verdict is Verdict.failed]
        return reds + [report.id for report in (self.boards.reds if self.boards is not None else ())]

    def nothing_passed(self) -> bool:
        """Whether no case that was asked for passed, and no claim."""
        return not self.counts.passed and all(one.verdict is not Verdict.passed for one in self.claims)

    def silent_claims(self) -> tuple[ClaimReport, ...]:
        """The claims of which nothing was learned."""
        return tuple(one for one in self.claims if one.verdict is Verdict.not_run)

    def no_board_judged(self) -> bool:
        """Whether drawn boards were asked for, and none of them could be played."""
        return self.boards is not None and self.boards.planned > 0 and not self.boards.counts.judged

    def is_red(self) -> bool:
        """Whether anything is red that counts: a case or control of the edition, a board, or a claim."""
        reports = (*self.reports(), *self.claims)
        cases = any(one.verdict in (Verdict.failed, Verdict.error) and not one.newer for one in reports)
        return cases or (self.boards is not None and bool(self.boards.reds))

    def reports(self) -> Iterable[CaseReport]:
        """Every case, those of the rulings first."""
        for ruling in self.rulings:
            yield from ruling.cases
        yield from self.controls


def certify(
    rulings: Sequence[Ruling],
    asked: frozenset[str],
    planned: Sequence[Case],
    judgements: Mapping[str, Judgement],
    *,
    engine: EngineDescription,
    chosen_as: str,
    command: str,
    started: str,
    finished: str,
    seconds: Mapping[str, float],
    partial: bool,
    part: bool = False,
    parts: tuple[EnginePart, ...] = (),
    outcomes_digest: str | None = None,
    edition: Edition | None = None,
) -> Certificate:
    """Make the certificate.

    `rulings`: those to report. `asked`: ids of the cases that were asked for. `planned`: those
    and the ones they need. `part`: whether that is not all that the suite has. `judgements`: what
    there is so far, by case; a planned case without one is reported as not reached. `parts`: what the
    engine is made of. `outcomes_digest`: of the file of outcomes. `edition`: which cases count; all without one.
    """
    newer = _newer(edition, asked, planned)
    reports = {
        case.id: msgspec.structs.replace(
            _report(case, judgements.get(case.id), seconds.get(case.id, 0.0)), newer=case.id in newer
        )
        for case in planned
    }
    of_rulings = tuple(_ruling(ruling, asked, reports, edition) for ruling in rulings)
    listed = {case.id for ruling in of_rulings for case in ruling.cases}
    outcomes = [j.outcome for j in judgements.values() if j.outcome is not None]
    digest = _cases_digest(case for case in planned if case.id not in newer)
    return Certificate(
        suite=SuiteReport(
            version=__version__,
            edition=EDITION if edition is None else edition.name,
            rules=RULES_DATE if edition is None else edition.rules,
            fingerprint=digest[:16],
            cases_digest=digest,
            part=part,
        ),
        engine=EngineReport(
            name=engine.name,
            version=engine.version,
            adapter=engine.adapter,
            chosen_as=chosen_as,
            forced=tuple(sorted({*engine.forced, *(kind for one in outcomes for kind in one.forced)})),
            declared=tuple(sorted({*engine.declares, *(card for one in outcomes for card in one.declared)})),
            parts=parts,
        ),
        command=command,
        started=started,
        finished=finished,
        partial=partial,
        counts=_count(reports[id] for id in sorted(asked) if id not in newer),
        rulings=of_rulings,
        controls=tuple(report for id, report in reports.items() if id not in listed),
        outcomes_digest=outcomes_digest,
    )


def claim_digest(claim: Claim) -> str:
    """Sixteen hexadecimal digits of a claim."""
    return hashlib.sha256(msgspec.json.encode(claim)).hexdigest()[:16]


def fingerprint(cases: Iterable[Case]) -> str:
    """Sixteen hexadecimal digits that change when a case does; the order does not matter."""
    return _cases_digest(cases)[:16]


def digest_of(outcome: Outcome) -> str:
    """Sixteen hexadecimal digits of an outcome as it is written."""
    return hashlib.sha256(encode(outcome)).hexdigest()[:16]


def _cases_digest(cases: Iterable[Case]) -> str:
    """SHA-256 of the cases as they are written, a line each, in the order of their ids."""
    digest = hashlib.sha256()
    for case in sorted(cases, key=lambda one: one.id):
        digest.update(encode(case) + b"\n")
    return digest.hexdigest()


def _report(case: Case, judgement: Judgement | None, seconds: float) -> CaseReport:
    if judgement is None:
        return CaseReport(
            id=case.id,
            title=case.title,
            verdict=Verdict.not_run,
            cause="not reached",
            reason="broken off before this case was judged",
            cr=case.cr,
            case_digest=case_digest(case),
        )
    outcome = judgement.outcome
    return CaseReport(
        id=case.id,
        title=case.title,
        verdict=judgement.verdict,
        cause=None if judgement.cause is None else str(judgement.cause),
        reason=judgement.reason,
        cr=judgement.cr,
        findings=judgement.findings,
        readings=judgement.readings,
        seconds=round(seconds, 6),
        case_digest=case_digest(case),
        declared=() if outcome is None else outcome.declared,
        forced=() if outcome is None else outcome.forced,
        outcome_digest=None if outcome is None else digest_of(outcome),
    )


def _count(reports: Iterable[CaseReport]) -> Counts:
    number = Counter(report.verdict for report in reports)
    return Counts(
        cases=number.total(),
        passed=number[Verdict.passed],
        failed=number[Verdict.failed],
        error=number[Verdict.error],
        not_run=number[Verdict.not_run],
        indeterminate=number[Verdict.indeterminate],
    )


def _newer(edition: Edition | None, asked: frozenset[str], planned: Sequence[Case]) -> frozenset[str]:
    """Ids of the planned cases that are newer than the edition and that none of its cases rests on. Corner
    cases are newer only than an edition that has such. If nothing else was asked for, nothing is, and
    neither is a control that was: whoever asks for it wants to know of it."""
    if edition is None:
        return frozenset()
    known = edition.digests().keys()
    counting = {
        id
        for id in asked
        if id in known or (is_corner(id) and not edition.has_corners()) or id.split(".")[0] == CONTROL
    }
    if not counting:
        return frozenset()
    cases = {case.id: case for case in planned}
    return frozenset(cases) - {case.id for case in supported(counting, cases)}


def _ruling(
    ruling: Ruling, asked: frozenset[str], reports: Mapping[str, CaseReport], edition: Edition | None
) -> RulingReport:
    cases = tuple(reports[case.id] for case in ruling.cases if case.id in asked)
    counts = _count(report for report in cases if not report.newer)
    frozen = None if edition is None else edition.rulings.get(ruling.id)
    none_counts = bool(cases) and all(report.newer for report in cases)
    in_all = len(frozen.cases) if frozen is not None else 0 if none_counts else len(ruling.cases)
    verdict, reason = _verdict(ruling, counts, in_all)
    return RulingReport(
        id=ruling.id,
        title=ruling.title,
        verdict=verdict,
        reason=reason,
        untestable=ruling.untestable,
        cr=ruling.cr,
        counts=counts,
        cases_in_all=in_all,
        cases=cases,
    )


def _verdict(ruling: Ruling, counts: Counts, in_all: int) -> tuple[RulingVerdict, str]:
    if counts.failed:
        return "failed", ""
    if counts.error:
        return "error", ""
    if ruling.cases and not in_all:
        return "not certified", "all of its cases are newer than the edition"
    if not ruling.cases:
        return "not testable", ruling.untestable or "it has no cases"
    if counts.not_run:
        return "not certified", f"{counts.not_run} of {counts.cases} did not run"
    if counts.cases < in_all:
        return "not certified", f"only {counts.cases} of its {in_all} cases were asked for"
    if not counts.passed:
        return "indeterminate", "the rules leave open what must happen"
    return "passed", ""
