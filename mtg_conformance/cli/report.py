"""`mtg-conformance report`: a certificate for people: a page, a matrix of several, or a text for a tracker."""

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from mtg_conformance import disk
from mtg_conformance.certificate import BoardReport, CaseReport, Certificate, ClaimReport
from mtg_conformance.certificate_file import OUTCOMES, CertificateProblem, read
from mtg_conformance.cli import ours
from mtg_conformance.cli.certificates import certificate_path
from mtg_conformance.cli.drawn import diagnosis, frozen
from mtg_conformance.cli.output import progress_console
from mtg_conformance.cli.places import STANDARD, NotWritten, Output, check_places
from mtg_conformance.cli.recorded import read_outcomes
from mtg_conformance.cli.selection import all_cases
from mtg_conformance.cli.suites import no_case, the_rulings
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.documents import Case, DocumentError, Outcome, Situation, read_case
from mtg_conformance.reports.issue import issue_text
from mtg_conformance.reports.matrix import matrix_page
from mtg_conformance.reports.page import report_page
from mtg_conformance.reports.shown import Account, Sources
from mtg_conformance.reports.text import say
from mtg_conformance.verdicts import Verdict

__all__ = ["report_command"]

_MOST_BYTES = 1 << 20


def report_command(
    certificates: Annotated[
        list[Path], typer.Argument(metavar="CERTIFICATE...", help="certificate.json of `certify --out`.")
    ],
    html: Annotated[
        Path | None,
        typer.Option(
            "--html",
            metavar="FILE",
            help="Write there one page that needs no network and no other file; - is standard output.",
        ),
    ] = None,
    matrix: Annotated[
        bool,
        typer.Option("--matrix", help="The page is a table: a column for each certificate, a row for each ruling."),
    ] = False,
    issue: Annotated[
        str | None,
        typer.Option("--issue", metavar="CASE", help="Print a red case as Markdown, for the engine's issue tracker."),
    ] = None,
) -> int:
    """A certificate as a page, several as a matrix, or one red case as a text for a tracker.

    What the engine did is read from outcomes.jsonl beside the certificate, red boards from its folder
    failures. Ends with 0 if the report is written, whatever the verdicts; with 2 for bad usage or input.
    """
    if matrix and issue is not None:
        raise BadInput("--issue: expected without --matrix, which is a page of all rulings")
    if not matrix and len(certificates) > 1:
        raise BadInput(f"expected one certificate, found {len(certificates)} (several go with --matrix)")
    if html is None and issue is None:
        raise BadInput("nothing to write: say --html FILE for a page, or --issue CASE for a text")
    certificates = [certificate_path(path) for path in certificates]
    outcomes = [path.parent / OUTCOMES for path in certificates]
    check_places(
        [("CERTIFICATE", path) for path in (*certificates, *outcomes)],
        [None if html is None else Output("--html", html, ours.page, "a page of mtg-conformance")],
    )
    read_ones = [_read(path) for path in certificates]
    if matrix and html is not None:
        _write(html, matrix_page(read_ones))
        return ExitCode.passed
    [certificate], [path] = read_ones, certificates
    sources = _sources(certificate, path)
    if issue is not None:
        report, case = _red(certificate, issue, sources)
        sys.stdout.write(issue_text(certificate, report, case, sources))
        sys.stdout.flush()
    if html is not None:
        _write(html, report_page(certificate, sources))
    return ExitCode.passed


def _read(path: Path) -> Certificate:
    try:
        return read(path)
    except CertificateProblem as problem:
        raise BadInput(str(problem)) from None


def _sources(certificate: Certificate, path: Path) -> Sources:
    """The suite's cases, the engine's outcomes, and the reference engine."""
    from reference_engine.adapter import IllegalBoard, ReferenceEngine

    reference = ReferenceEngine()
    rulings = the_rulings()
    cases = all_cases(rulings)
    outcomes = _outcomes(path.parent / OUTCOMES, [*cases, *certificate.red_ids()])
    if certificate.boards is not None:
        cases |= _boards(certificate.boards.reds, path.parent / "failures")
    cases |= _claims(certificate.claims, path.parent / "failures")

    def explain(situation: Situation) -> Sequence[Account]:
        try:
            return reference.trace(situation)
        except IllegalBoard:
            return []

    def by_the_rules(situation: Situation) -> Outcome | None:
        outcome = reference.run(situation)
        return None if outcome.stopped is not None else outcome

    known = outcomes or {}
    reds = {
        id: diagnosis.Seen(cases[id].situation, known[id], (cases[id].ruling or "",))
        for id in certificate.red_ids()
        if id in known and id in cases
    }
    agreed = diagnosis.agreeing(reds, [one.misreading for one in certificate.diagnosis])
    return Sources(
        rulings,
        cases,
        outcomes,
        explain,
        by_the_rules,
        {id: [f"{one.name} ({one.what})" for one in those] for id, those in agreed.items()},
        other_outcomes=_digest(path.parent / OUTCOMES) not in (None, certificate.outcomes_digest),
    )


def _digest(path: Path) -> str | None:
    """SHA-256 of a file; null if there is none."""
    return hashlib.sha256(disk.read(path, disk.OUTCOMES)).hexdigest() if path.is_file() else None


def _outcomes(path: Path, known: list[str]) -> dict[str, Outcome] | None:
    """What the engine answered, by case; null without such a file. Raises BadInput if the file is broken."""
    if not path.exists():
        return None
    recorded = read_outcomes(path, known)
    if recorded.problems:
        more = f" (and {len(recorded.problems) - 1} more lines like this)" if len(recorded.problems) > 1 else ""
        raise BadInput(recorded.problems[0] + more)
    return {id: one for id, one in recorded.results.items() if isinstance(one, Outcome)}


def _boards(reds: tuple[BoardReport, ...], folder: Path) -> dict[str, Case]:
    """The cases of red boards: as they were written down, or else the boards as they were drawn."""
    found: dict[str, Case] = {}
    drawn: dict[str, Case] | None = None
    for red in reds:
        case = _written(red.id, folder)
        if case is None:
            drawn = {one.case.id: one.case for one in frozen.frozen_boards()} if drawn is None else drawn
            case = drawn.get(red.board)
        if case is not None:
            found[red.id] = case
    return found


def _claims(claims: tuple[ClaimReport, ...], folder: Path) -> dict[str, Case]:
    """The cases that show red claims, as they were written down."""
    written = {one.id: _written(one.id, folder) for one in claims if one.verdict is Verdict.failed}
    return {id: case for id, case in written.items() if case is not None}


def _written(id: str, folder: Path) -> Case | None:
    """The case of that id in the folder; null if there is none. Raises BadInput if the file is broken."""
    path = folder / f"{id}.json"
    if path.parent != folder or not path.is_file():
        return None
    try:
        return read_case(path)
    except DocumentError as error:
        raise BadInput(str(error)) from None


def _red(certificate: Certificate, id: str, sources: Sources) -> tuple[CaseReport | BoardReport, Case]:
    """What the certificate says of a red case, claim or board (by either of its ids). Raises BadInput if it is none."""
    reports: dict[str, CaseReport | BoardReport] = {
        one.id: one for one in (*certificate.reports(), *certificate.claims)
    }
    if certificate.boards is not None:
        reports |= {key: one for one in certificate.boards.reds for key in (one.board, one.id)}
    report = reports.get(id)
    if report is None:
        raise BadInput(f"--issue {id}: not a red case of the certificate: {no_case(id, certificate.red_ids())}")
    if isinstance(report, CaseReport) and report.verdict not in (Verdict.failed, Verdict.error):
        cause = f" ({report.cause})" if report.cause else ""
        raise BadInput(f"--issue {id}: expected a case that is red, and this one is {report.verdict}{cause}")
    case = sources.cases.get(report.id)
    if case is None and isinstance(report, ClaimReport):
        raise BadInput(f"--issue {id}: no board that shows it lies in the folder failures beside the certificate")
    if case is None:
        raise BadInput(f"--issue {id}: this version of the suite has no such case; nothing is known but its verdict")
    return report, case


def _write(path: Path, text: str) -> None:
    """Write the file whole or not at all."""
    if str(path) == STANDARD:
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    page = text.encode()
    try:
        disk.write(path, page)
    except OSError as error:
        raise NotWritten(f"--html {path}: can't be written: {error.strerror or error}") from None
    if not path.is_file():  # a pipe or a device
        return
    size = len(page)
    said = f"{size / _MOST_BYTES:.1f} MB" if size >= _MOST_BYTES else f"{size // 1024} KB"
    say(progress_console(), f"Written to {path} ({said})")
