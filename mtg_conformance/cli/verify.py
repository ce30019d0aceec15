"""`mtg-conformance verify`: is this certificate whole, and is it true?"""

import codecs
from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from mtg_conformance import certificate_file, disk
from mtg_conformance.certificate import Certificate
from mtg_conformance.certificate_file import OUTCOMES, CertificateProblem
from mtg_conformance.cli.boards import with_boards
from mtg_conformance.cli.certificates import certificate_path
from mtg_conformance.cli.certify import StartTimeoutOption, TimeoutOption
from mtg_conformance.cli.choosing import RUN_SECONDS, START_SECONDS, open_engine
from mtg_conformance.cli.claims import boards_digest, with_claims
from mtg_conformance.cli.drawn import frozen
from mtg_conformance.cli.engine_parts import engine_parts
from mtg_conformance.cli.output import console, progress_console
from mtg_conformance.cli.recorded import Recording, read_outcomes
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.documents import engine_words, printable
from mtg_conformance.engines import Engine
from mtg_conformance.reports.text import claims_line, say
from mtg_conformance.suite import run_cases
from mtg_conformance.verification import Refused, Suite, cases_of, check_certificate, check_judgements

__all__ = ["CertificateRefused", "verify_command"]

_MOST = 20


class CertificateRefused(BadInput):
    """The certificate is not whole or not true; the message says why."""

    code = ExitCode.refused


def verify_command(
    certificate: Annotated[
        Path, typer.Argument(metavar="CERTIFICATE", help="certificate.json, or the folder that certify --out wrote.")
    ],
    engine: Annotated[
        str | None,
        typer.Option(
            "--engine", metavar="NAME|COMMAND", help="Run every case on this engine again, and compare case by case."
        ),
    ] = None,
    certificate_only: Annotated[
        bool,
        typer.Option("--certificate-only", help="Leave the outcomes aside: no verdict is judged again."),
    ] = False,
    part: Annotated[
        bool, typer.Option("--part", help="Be content with a certificate of a part of its edition (--only, --profile).")
    ] = False,
    timeout: TimeoutOption = RUN_SECONDS,
    start_timeout: StartTimeoutOption = START_SECONDS,
) -> int:
    """Check that a certificate is whole and that its verdicts follow from the outcomes beside it.

    Ends with 0 if it is whole, whatever it says of the engine; 1 if the engine now does something else; 2 if it can't
    be read or the outcomes are not there; 4 if it is refused, and one line says why. A certificate without a
    signature may be made up as a whole: --engine finds that out.
    """
    path = certificate_path(certificate)
    raw = _read(path, disk.CERTIFICATE)
    try:
        found = certificate_file.decode(raw, str(path))
    except CertificateProblem as problem:
        raise CertificateRefused(str(problem)) from None
    suite = _suite()
    try:
        check_certificate(raw, found, suite, datetime.now(UTC), part=part)
        for claim in found.claims:
            if claim.boards_digest != boards_digest(claim.id, claim.planned):
                raise Refused(f"{claim.id}: its boards are not those that this version of the suite has for it")
        judged = not certificate_only and _check_outcomes(path.parent / OUTCOMES, found, suite, needed=engine is None)
    except Refused as reason:
        raise CertificateRefused(f"{path}: refused: {reason}") from None
    where = console()
    for line in _told(found):
        say(where, line)
    if judged:
        aside = " (claims and drawn boards: only --engine plays them again)" if found.claims or found.boards else ""
        say(where, f"The verdict of each case was judged again, from {OUTCOMES}{aside}.")
    if engine is None:
        if not judged:
            say(where, "No verdict was judged again: the outcomes were left aside.")
        return ExitCode.passed
    with progress_console().status("starting the engine"):
        opened = open_engine(engine, timeout, start_timeout)
    try:
        differences = _run_again(found, suite, opened, engine)
    finally:
        opened.close()
    for line in differences[:_MOST]:
        say(where, line)
    if len(differences) > _MOST:
        say(where, f"… and {len(differences) - _MOST} more")
    if differences:
        say(where, f"Run again, the engine is another or does something else: {len(differences)} differences.")
        return ExitCode.failed
    say(where, "Run again, everything came out the same.")
    return ExitCode.passed


def _read(path: Path, most: int) -> bytes:
    try:
        return disk.read(path, most)
    except OSError as error:
        raise BadInput(f"{path}: can't be read: {error.strerror or error}") from None


def _suite() -> Suite:
    boards = {one.case.id: one.rulings for one in frozen.frozen_boards()}
    return Suite(the_rulings(), boards, frozen.digest())


def _check_outcomes(path: Path, certificate: Certificate, suite: Suite, *, needed: bool) -> bool:
    """Judge the outcomes beside the certificate again; whether there are any. Raises Refused."""
    if certificate.outcomes_digest is None:
        raise Refused("it names no outcomes on which it rests")
    if not path.exists():
        if needed:
            raise BadInput(f"{path}: not there, so no verdict can be judged again; --certificate-only does without")
        return False
    raw = _read(path, disk.OUTCOMES)
    if sha256(raw).hexdigest() != certificate.outcomes_digest:
        raise Refused(f"{path.name} beside it is not the file on which it rests: {_how(raw, certificate)}")
    if not any(True for _ in certificate.reports()):
        return False  # claims alone were asked for, and their outcomes are not kept
    recorded = read_outcomes(path, suite.cases())
    if recorded.problems:
        raise Refused(recorded.problems[0])
    recording = Recording(recorded, recorded.describe())
    judgements = {one.case: one for one in run_cases(cases_of(certificate, suite), recording)}
    check_judgements(certificate, suite, judgements, recorded.describe())
    if recording.lines() != raw:
        raise Refused(f"{path.name} holds something else than one outcome of each case that was run")
    return True


def _how(raw: bytes, certificate: Certificate) -> str:
    """What was done to the file, if only its form is another."""
    kept = raw.removeprefix(codecs.BOM_UTF8)
    done = {"a byte order mark in front": kept, "CRLF for its line ends": kept.replace(b"\r\n", b"\n")}
    for what, before in done.items():
        if before != raw and sha256(before).hexdigest() == certificate.outcomes_digest:
            return f"another program gave it {what}; take it as it was written"
    return disk.other_encoding(raw) or "its digest is another"


def _told(certificate: Certificate) -> list[str]:
    engine, suite = certificate.engine, certificate.suite
    verdicts: dict[str, int] = {}
    for ruling in certificate.rulings:
        verdicts[ruling.verdict] = verdicts.get(ruling.verdict, 0) + 1
    said = ", ".join(f"{n} {verdict}" for verdict, n in verdicts.items()) or "none"
    whole = "a part of edition" if suite.part else "edition"
    boards = certificate.boards
    drawn = "no drawn boards" if boards is None else f"{boards.counts.judged} drawn boards, {boards.counts.red} red"
    lines = [
        f"Whole: {engine_words(engine)}, {whole} {suite.edition} ({suite.fingerprint}), {certificate.finished}",
        f"{len(certificate.rulings)} rulings: {said}. {len(list(certificate.reports()))} cases and controls, {drawn}.",
    ]
    if certificate.claims:
        lines.append(claims_line(certificate.claims))
    if certificate.waived:
        lines.append(f"Waived, which changes no verdict: {', '.join(one.id for one in certificate.waived)}.")
    return [printable(line) for line in lines]


def _run_again(certificate: Certificate, suite: Suite, engine: Engine, chosen_as: str) -> list[str]:
    """What came out otherwise than the certificate says, a line each."""
    said = engine.describe()
    was = certificate.engine
    found = []
    if (said.name, said.version) != (was.name, was.version):
        found.append(f"the engine is {engine_words(said)}, and was {engine_words(was)}")
    known = {(part.kind, part.digest) for part in was.parts if part.kind not in ("launcher", "outcomes")}
    now = [part for part in engine_parts(chosen_as) if part.kind not in ("launcher", "outcomes")]
    found += [f"{part.name} is another than it was" for part in now if known and (part.kind, part.digest) not in known]
    with progress_console().status("running every case again"):
        judged = {one.case: one.label for one in run_cases(cases_of(certificate, suite), engine)}
    for report in certificate.reports():
        before = str(report.verdict) if report.cause is None else f"{report.verdict}: {report.cause}"
        if judged[report.id] != before:
            found.append(f"{report.id} was {before}, and is {judged[report.id]}")
    if certificate.boards is not None:
        found += _boards_again(certificate, engine)
    return found + _claims_again(certificate, suite, engine)


def _claims_again(certificate: Certificate, suite: Suite, engine: Engine) -> list[str]:
    claims = {claim.id: claim for ruling in suite.rulings for claim in ruling.claims}
    found = []
    for planned in dict.fromkeys(report.planned for report in certificate.claims):
        before = {report.id: report for report in certificate.claims if report.planned == planned}
        again, _ = with_claims(certificate, engine, [claims[id] for id in before], planned)
        for now in again.claims:
            was = before[now.id]
            if (was.verdict, was.cause, was.counts) != (now.verdict, now.cause, now.counts):
                found.append(
                    f"{now.id} was {was.verdict} ({was.counts.red} of {was.counts.judged} boards red), and is"
                    f" {now.verdict} ({now.counts.red} of {now.counts.judged})"
                )
    return found


def _boards_again(certificate: Certificate, engine: Engine) -> list[str]:
    assert certificate.boards is not None
    again, _, _ = with_boards(certificate, engine, certificate.boards.planned)
    assert again.boards is not None
    before, now = _boards(certificate), _boards(again)
    return [f"board {id} was {before[id]}, and is {now.get(id)}" for id in before if before[id] != now.get(id)]


def _boards(certificate: Certificate) -> Mapping[str, str]:
    boards = certificate.boards
    if boards is None:
        return {}
    return {
        **dict.fromkeys(boards.green, "right"),
        **{one.board: f"red ({', '.join(one.broken)})" for one in boards.reds},
        **{id: f"stopped ({cause})" for cause, those in boards.stopped_boards.items() for id in those},
    }
