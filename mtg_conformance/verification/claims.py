"""The claims of a certificate: each once, said as the suite says it, and counted right."""

from collections.abc import Iterable

from mtg_conformance.certificate import BoardCounts, ClaimReport, claim_digest
from mtg_conformance.documents import printable
from mtg_conformance.features import Ruling
from mtg_conformance.verdicts import Cause, Verdict
from mtg_conformance.verification.reasons import Refused, check_once

__all__ = ["check_claims"]

_SILENT = {Cause.unsupported, Cause.setup, Cause.unanswered, Cause.blocked}


def check_claims(reports: Iterable[ClaimReport], rulings: Iterable[Ruling]) -> None:
    """Raise Refused unless each report is of a claim of these rulings, and its verdict that of its counts."""
    claims = {claim.id: claim for ruling in rulings for claim in ruling.claims}
    reports = list(reports)
    check_once("claim", (report.id for report in reports))
    for report in reports:
        claim = claims.get(report.id)
        if claim is None:
            raise Refused(f"{printable(report.id)[:100]}: no claim has this id in this version of the suite")
        said = report.title, report.ruling, report.cr, report.case_digest
        if said != (claim.title, claim.ruling or "", claim.cr, claim_digest(claim)):
            raise Refused(f"{report.id}: this version of the suite says it otherwise")
        if report.newer or report.findings or report.readings or not _fits(report, report.counts):
            raise Refused(f"{report.id} says {report.verdict}, and its boards and cause don't come to that")


def _fits(report: ClaimReport, counts: BoardCounts) -> bool:
    """Whether verdict, cause and counts belong together."""
    played = counts.judged + counts.stopped
    if min(counts.judged, counts.red, counts.stopped) < 0 or counts.red > counts.judged or played > report.planned:
        return False
    if report.verdict is Verdict.error:
        return report.cause in set(Cause) - _SILENT
    if played != report.planned:
        return False
    match report.verdict:
        case Verdict.failed:
            return counts.red > 0 and report.cause is None
        case Verdict.passed:
            return counts.judged > 0 and not counts.red and report.cause is None
        case Verdict.not_run:
            return not counts.judged and report.cause in _SILENT
    return False
