"""Is a certificate whole, and does it say what its outcomes come to?

What can be made again is made again, by the code that makes certificates: from the verdicts of the cases, the
verdicts of the rulings, the counts and the fingerprint; from the outcomes, the verdicts of the cases; from all of
it, the rest of the in-toto Statement. Whatever differs is a reason to refuse. What can't be made again (what an
engine calls itself, how long it took, what a note says) is believed: only a signature tells who wrote it.
"""

import json
from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec

from mtg_conformance import certificate_file
from mtg_conformance.certificate import CaseReport, Certificate, Counts, certify
from mtg_conformance.documents import Case, EngineDescription, printable
from mtg_conformance.editions import Edition, EditionProblem, edition
from mtg_conformance.judge import rules_of
from mtg_conformance.suite import blocked_by
from mtg_conformance.verdicts import NOT_ASKED, Cause, Judgement, Verdict
from mtg_conformance.verification.boards import check_boards
from mtg_conformance.verification.claims import check_claims
from mtg_conformance.verification.ids import cases_of, check_digests, check_ids
from mtg_conformance.verification.reasons import Refused, Suite, difference

__all__ = ["Refused", "Suite", "cases_of", "check_certificate", "check_judgements"]

_ERRORS = {Cause.crash, Cause.timeout, Cause.protocol, Cause.disagrees}
_OUTCOME = {Verdict.passed, Verdict.failed, Verdict.indeterminate}


def check_certificate(raw: bytes, certificate: Certificate, suite: Suite, now: datetime, *, part: bool) -> None:
    """Raise Refused unless the certificate is whole and agrees with itself. `raw`: the file's content; `now`: it
    can't be of a later time. `part`: one of a part of the edition will do."""
    frozen = _edition(certificate)
    _check_ends(certificate, now, part=part)
    check_ids(certificate, frozen, suite, part=part)
    check_digests(certificate, frozen, suite)
    for report in certificate.reports():
        _check_report(report, certificate)
    cases = suite.cases()
    judgements = {report.id: _judgement(report, cases[report.id]) for report in certificate.reports()}
    _check_needs(certificate, suite, judgements)
    again = _again(certificate, suite, judgements, _description(certificate))
    _check_same(certificate, again)
    if certificate.boards is not None:
        check_boards(certificate.boards, frozen, suite)
    check_claims(certificate.claims, suite.rulings)
    _check_rest(certificate)
    _check_statement(raw, certificate)


def check_judgements(
    certificate: Certificate, suite: Suite, judgements: Mapping[str, Judgement], description: EngineDescription
) -> None:
    """Raise Refused unless these judgements, made from the outcomes beside the certificate, are the
    certificate's. `description`: the engine's, likewise."""
    for report in certificate.reports():
        judged = judgements[report.id]
        if (said := _label(report)) != judged.label:
            raise Refused(f"{report.id} says {said}, and its outcome comes to {judged.label}")
    _check_same(certificate, _again(certificate, suite, judgements, description), "the outcomes come to")


def _edition(certificate: Certificate) -> Edition:
    try:
        found = edition(certificate.suite.edition)
    except EditionProblem as problem:
        raise Refused(printable(str(problem))) from None
    if certificate.suite.rules != found.rules:
        rules = printable(certificate.suite.rules)
        raise Refused(f"edition {found.name} rests on the rules of {found.rules}, and it says {rules}")
    return found


def _check_ends(certificate: Certificate, now: datetime, *, part: bool) -> None:
    if certificate.partial:
        raise Refused("the run was broken off before every case was judged (partial); certify again")
    if certificate.suite.part and not part:
        raise Refused(f"only a part of edition {certificate.suite.edition} was asked for; --part checks what is there")
    times = []
    for field, text in (("started", certificate.started), ("finished", certificate.finished)):
        try:
            time = datetime.fromisoformat(text)
        except ValueError:
            time = None
        if time is None or time.tzinfo is None:
            raise Refused(f"{field}: expected a time with its zone, found {printable(text)[:40] or 'nothing'}")
        if time > now + timedelta(days=1):
            raise Refused(f"{field}: {printable(text)} has not come yet")
        times.append(time)
    if times[1] < times[0]:
        raise Refused(f"it was finished ({certificate.finished}) before it was started ({certificate.started})")


# The verdicts: each possible, blocked where it must be, and of them those of the rulings.


def _check_report(report: CaseReport, certificate: Certificate) -> None:
    causes = [str(cause) for cause in Cause if (cause in _ERRORS) is (report.verdict is Verdict.error)]
    with_cause = report.verdict in (Verdict.error, Verdict.not_run)
    if (report.cause is not None) is not with_cause or (with_cause and report.cause not in causes):
        raise Refused(f"{report.id} says {_label(report)}, which no verdict is")
    if bool(report.findings) is not (report.verdict is Verdict.failed):
        what = "and has findings" if report.findings else "and has no finding"
        raise Refused(f"{report.id} says {report.verdict}, {what}")
    if report.verdict in _OUTCOME and report.outcome_digest is None:
        raise Refused(f"{report.id} says {report.verdict}, and has no outcome's digest")
    if report.seconds < 0:
        raise Refused(f"{report.id} took {report.seconds:g} seconds")
    for field in ("declared", "forced"):
        alone = set(getattr(report, field)) - set(getattr(certificate.engine, field))
        if alone:
            raise Refused(f"{report.id} has {field} {printable(min(alone))[:60]}, and the engine does not")


def _label(report: CaseReport) -> str:
    return str(report.verdict) if report.cause is None else f"{report.verdict}: {printable(report.cause)[:40]}"


def _judgement(report: CaseReport, case: Case) -> Judgement:
    return Judgement(
        case=report.id,
        verdict=report.verdict,
        cause=None if report.cause is None else Cause(report.cause),
        reason=report.reason,
        findings=report.findings,
        cr=rules_of(case),
        readings=report.readings,
    )


def _check_needs(certificate: Certificate, suite: Suite, judgements: Mapping[str, Judgement]) -> None:
    """A case that rests on something which is not green was not run, unless the engine had been given up before."""
    cases = suite.cases()
    given_up = {report.reason for report in certificate.reports() if report.reason.startswith(NOT_ASKED)}
    if len(given_up) > 1:
        raise Refused("the engine was given up for more than one reason")
    if given_up and not any(report.verdict is Verdict.error for report in certificate.reports()):
        raise Refused("the engine was given up, and no case says that it failed")
    for report in certificate.reports():
        why = blocked_by(cases[report.id], judgements)
        if why is not None and report.cause != Cause.blocked and report.verdict is not Verdict.error:
            raise Refused(f"{report.id} says {_label(report)}, but {why}")
        if why is not None and report.cause == Cause.blocked and report.reason not in {why, *given_up}:
            raise Refused(f"{report.id} says that it is blocked for another reason than this: {why}")


def _description(certificate: Certificate) -> EngineDescription:
    engine = certificate.engine
    return EngineDescription(
        name=engine.name,
        version=engine.version,
        adapter=engine.adapter,
        forced=engine.forced,
        declares=engine.declared,
    )


def _again(
    certificate: Certificate, suite: Suite, judgements: Mapping[str, Judgement], description: EngineDescription
) -> Certificate:
    """The certificate made from judgements; what they don't say is taken from the one that there is."""
    cases = suite.cases()
    told = {ruling.id for ruling in certificate.rulings}
    reports = list(certificate.reports())
    made = certify(
        [ruling for ruling in suite.rulings if ruling.id in told],
        frozenset(report.id for ruling in certificate.rulings for report in ruling.cases),
        [cases[report.id] for report in reports],
        judgements,
        engine=description,
        chosen_as=certificate.engine.chosen_as,
        command=certificate.command,
        started=certificate.started,
        finished=certificate.finished,
        seconds={report.id: report.seconds for report in reports},
        partial=False,
        part=certificate.suite.part,
        parts=certificate.engine.parts,
        outcomes_digest=certificate.outcomes_digest,
        edition=edition(certificate.suite.edition),
    )
    kept = {report.id: report for report in reports if judgements[report.id].outcome is None}

    def keep(report: CaseReport) -> CaseReport:
        old = kept.get(report.id)
        if old is None:
            return report
        return msgspec.structs.replace(
            report, declared=old.declared, forced=old.forced, outcome_digest=old.outcome_digest
        )

    return msgspec.structs.replace(
        made,
        suite=msgspec.structs.replace(made.suite, version=certificate.suite.version),
        counts=certificate.counts if _may_count(made, certificate) else made.counts,
        rulings=tuple(msgspec.structs.replace(ruling, cases=tuple(map(keep, ruling.cases))) for ruling in made.rulings),
        controls=tuple(map(keep, made.controls)),
        notes=certificate.notes,
        boards=certificate.boards,
        claims=certificate.claims,
        diagnosis=certificate.diagnosis,
        waived=certificate.waived,
    )


def _may_count(made: Certificate, certificate: Certificate) -> bool:
    """Whether the counts are those of the rulings with some controls: in a part, controls may have been asked for."""
    if not certificate.suite.part:
        return False
    controls = Counter(str(report.verdict).replace(" ", "_") for report in certificate.controls)
    more = {
        field: getattr(certificate.counts, field) - getattr(made.counts, field) for field in Counts.__struct_fields__
    }
    fits = all(0 <= n <= controls[field] for field, n in more.items() if field != "cases")
    return fits and more["cases"] == sum(n for field, n in more.items() if field != "cases")


def _check_same(certificate: Certificate, again: Certificate, by: str = "its cases come to") -> None:
    for old, new in zip(certificate.rulings, again.rulings, strict=True):
        if old.id == new.id and old.verdict != new.verdict:
            raise Refused(f"{old.id} says {old.verdict}, and {by} {new.verdict}")
    place = difference(msgspec.to_builtins(certificate), msgspec.to_builtins(again), "")
    if place is not None:
        raise Refused(place)


def _check_rest(certificate: Certificate) -> None:
    verdicts = {report.id: report.verdict for report in (*certificate.reports(), *certificate.claims)}
    boards = certificate.boards
    if boards is not None:
        verdicts |= {one.board: one.verdict for one in boards.reds}
        verdicts |= {id: Verdict.not_run for those in boards.stopped_boards.values() for id in those}
    for one in certificate.waived:
        name = printable(one.id)[:100]
        if one.id not in verdicts:
            raise Refused(f"{name} is waived, and stands nowhere in it")
        if one.verdict != verdicts[one.id] or one.verdict is Verdict.passed:
            raise Refused(f"{name} is waived as {one.verdict}, and it says {verdicts[one.id]}")
    for agreement in certificate.diagnosis:
        name = f"it agrees with the misreading {printable(agreement.misreading)[:60]}"
        if not certificate.red_ids():
            raise Refused(f"{name}, and nothing is red")
        if not 0 < agreement.agrees <= agreement.of:
            raise Refused(f"{name} on {agreement.agrees} of {agreement.of} cases and boards")


# The rest of the file.


def _check_statement(raw: bytes, certificate: Certificate) -> None:
    """The file says nothing twice, nothing that is not ours, and outside the certificate what the certificate says."""
    try:
        found = json.loads(raw, object_pairs_hook=_once)
    except Refused:
        raise
    except ValueError as error:  # a number of thousands of digits
        raise Refused(f"it holds what no certificate holds: {error}") from None
    expected = json.loads(certificate_file.encode(certificate))
    found["predicate"].pop("url", None)
    expected["predicate"].pop("url", None)
    place = difference(found, expected, "")
    if place is not None:
        raise Refused(place)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    twice = [name for name, times in Counter(name for name, _ in pairs).items() if times > 1]
    if twice:
        raise Refused(f"the field {printable(twice[0])[:60]} stands twice in one object")
    return dict(pairs)
