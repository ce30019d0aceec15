"""The ids of a certificate: each once, none missing, unknown or in a wrong place, and of each the edition's case."""

from collections.abc import Iterable

import msgspec

from mtg_conformance.certificate import Certificate
from mtg_conformance.documents import Case, printable
from mtg_conformance.editions import Edition, case_digest
from mtg_conformance.profiles import is_corner
from mtg_conformance.suite import rests_on, supported
from mtg_conformance.verification.reasons import Refused, Suite, check_once, some

__all__ = ["cases_of", "check_digests", "check_ids"]


def cases_of(certificate: Certificate, suite: Suite) -> tuple[Case, ...]:
    """The certificate's cases in the order in which they were run."""
    cases = suite.cases()
    asked = {report.id for ruling in certificate.rulings for report in ruling.cases}
    planned = supported(asked, cases)
    more = {report.id for report in certificate.controls} - {case.id for case in planned}
    return supported(asked | more, cases) if more else planned


def check_ids(certificate: Certificate, frozen: Edition, suite: Suite, *, part: bool) -> None:
    cases = suite.cases()
    place = {case.id: ruling.id for ruling in suite.rulings for case in ruling.cases}
    known = {ruling.id for ruling in suite.rulings}
    check_once("ruling", (ruling.id for ruling in certificate.rulings))
    check_once("case", (report.id for report in certificate.reports()))
    for ruling in certificate.rulings:
        if ruling.id not in known:
            raise Refused(f"{printable(ruling.id)}: no ruling has this id, in edition {frozen.name} or in this version")
        for report in ruling.cases:
            if report.id in place and place[report.id] != ruling.id:
                raise Refused(f"{report.id} stands under {ruling.id}, and is a case of {place[report.id]}")
    unknown = [report.id for report in certificate.reports() if report.id not in cases]
    if unknown:
        raise Refused(f"{some(unknown)}: no case has this id, in edition {frozen.name} or in this version of the suite")
    there = {report.id for report in certificate.reports()}
    if not part or not certificate.suite.part:
        # A certificate may be of one of the edition's two profiles; it is whole if that one is.
        profiles = {is_corner(ruling.id) for ruling in certificate.rulings} or {False}
        wanted = {id: one for id, one in frozen.rulings.items() if is_corner(id) in profiles}
        if not wanted:
            raise Refused(f"edition {frozen.name} has none of its rulings, so it is no more than a part")
        _missing("ruling", wanted.keys() - {ruling.id for ruling in certificate.rulings}, frozen)
        _missing("case", {id for one in wanted.values() for id in one.cases} - there, frozen)
    for report in certificate.reports():
        missing = [id for id in rests_on(cases[report.id]) if id not in there]
        if missing:
            raise Refused(f"{missing[0]} is missing, on which {report.id} rests")
    if not certificate.suite.part:
        needed = {case.id for case in cases_of(msgspec.structs.replace(certificate, controls=()), suite)}
        more = [report.id for report in certificate.controls if report.id not in needed]
        if more:
            raise Refused(f"{some(more)}: stands there, and no case rests on it")


def _missing(what: str, ids: Iterable[str], frozen: Edition) -> None:
    found = sorted(ids)
    if found:
        raise Refused(f"{what} {some(found)} of edition {frozen.name} is missing")


def check_digests(certificate: Certificate, frozen: Edition, suite: Suite) -> None:
    cases, digests = suite.cases(), frozen.digests()
    for report in certificate.reports():
        here = case_digest(cases[report.id])
        wanted = digests.get(report.id, here)
        if report.case_digest != wanted:
            whose = f"edition {frozen.name} has" if report.id in digests else "this version of the suite has"
            raise Refused(f"{report.id} is not the case that {whose}: its digest is another")
        if here != wanted:
            raise Refused(f"{report.id}: this version of the suite no longer has it as edition {frozen.name} does")
