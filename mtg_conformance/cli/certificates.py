"""Certificates that the user names: read, or refused in one line."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from mtg_conformance import __version__, certificate_file, disk
from mtg_conformance.certificate import Certificate, Counts
from mtg_conformance.certificate_file import CertificateProblem
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.statement import Statement, statement_of
from mtg_conformance.verdicts import Verdict

__all__ = ["certificate_path", "read_certificate"]


def certificate_path(path: Path) -> Path:
    """The certificate that is meant: a file, or the one in the folder behind an earlier `--out`."""
    inside = path / certificate_file.CERTIFICATE
    return inside if path.is_dir() and inside.is_file() else path


def read_certificate(path: Path, option: str = "") -> Certificate:
    """The certificate in this file, or in the folder behind an earlier `--out`. `option`: stands before the path
    in a complaint. Raises BadInput, also for one that does not agree with itself: somebody has
    edited it, and who knows what it would hold."""
    before = f"{option} " if option else ""
    path = certificate_path(path)
    try:
        raw = disk.read(path, disk.CERTIFICATE)
        certificate = certificate_file.decode(raw, str(path))
    except OSError as error:
        raise BadInput(f"{before}{path}: can't be read: {error.strerror or error}") from None
    except CertificateProblem as problem:
        raise BadInput(f"{before}{problem}") from None
    for wrong in _contradictions(raw, certificate):
        raise BadInput(f"{before}{path}: {wrong}; it was edited, so take it as it was written")
    return certificate


def _contradictions(raw: bytes, certificate: Certificate) -> Iterator[str]:
    """Where the file says two things of one."""
    for report, times in Counter(one.id for one in certificate.reports()).items():
        if times > 1:
            yield f"{report} stands there {times} times"
    for ruling in certificate.rulings:
        if ruling.counts != _count([one.verdict for one in ruling.cases if not one.newer]):
            yield f"the numbers of {ruling.id} are not those of its cases"
    if certificate.boards is not None:
        boards = certificate.boards
        if (boards.counts.red, boards.counts.judged - boards.counts.red) != (len(boards.reds), len(boards.green)):
            yield "the numbers of the boards are not those of its lists"
    if certificate.suite.version != __version__:
        return  # another version may have made another Statement of the same certificate
    said = msgspec.json.decode(raw, type=Statement)
    ought = statement_of(certificate)
    if said.subject != ought.subject:
        yield "its subject is not what the certificate in it says"
    for field in ("result", "configuration", "passed_tests", "warned_tests", "failed_tests"):
        if getattr(said.predicate, field) != getattr(ought.predicate, field):
            name = field.replace("_t", "T")
            yield f"its {name} is not what the certificate in it says"


def _count(verdicts: list[Verdict]) -> Counts:
    number = Counter(verdicts)
    return Counts(
        cases=len(verdicts),
        passed=number[Verdict.passed],
        failed=number[Verdict.failed],
        error=number[Verdict.error],
        not_run=number[Verdict.not_run],
        indeterminate=number[Verdict.indeterminate],
    )
