"""What a certificate means for the one who waits for it, given what was before and what is waived.

Without a baseline everything red counts, and then everything that did not run. With one, only what is
worse than it was: a red that was none, or a case that ran and does not run now (so nobody silences a
gate by no longer supporting what it asks for). What the baseline does not know is told and does not
count: it came with the suite and not with the engine. A waiver takes a case out of all this; a
waiver that is wrong itself counts like a red.
"""

import datetime
from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

from mtg_conformance.certificate import Certificate, Waived
from mtg_conformance.gate.differences import Change, Differences, Entry, Kind, compare, entries
from mtg_conformance.gate.waivers import Complaint, WaiverFile
from mtg_conformance.verdicts import Verdict

__all__ = ["Decision", "Outcome", "decide"]

Outcome = Literal["passed", "failed", "not run", "interrupted"]


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """`outcome`: `failed` if something counts against the engine, `not run` if nothing does but too little was
    learned. `counting`: what counts, the worst first. `tolerated`: by id, why something that is not green does
    not. `differences`: from the baseline, null without one. `not_asked`: waivers of which nothing was
    learned this time."""

    outcome: Outcome
    counting: tuple[Entry, ...]
    tolerated: dict[str, str]
    differences: Differences | None
    waived: tuple[Waived, ...]
    complaints: tuple[Complaint, ...]
    not_asked: tuple[str, ...] = ()

    @property
    def worse(self) -> tuple[Change, ...]:
        """What is worse than in the baseline and not waived, the worst first."""
        changes = () if self.differences is None else self.differences.of(Kind.worse)
        waived = {one.id for one in self.waived}
        return tuple(change for change in changes if change.id not in waived)


def decide(
    certificate: Certificate,
    *,
    baseline: Certificate | None,
    waivers: WaiverFile | None,
    known: Collection[str],
    rulings: Mapping[str, Collection[str]],
    today: datetime.date,
) -> Decision:
    """What the gate says. `known`: ids of all cases and boards of the suite; `rulings`: ids of all rulings, with those
    of their cases; `today`: by which waivers expire."""
    waived = () if waivers is None else waivers.waived(certificate, today)
    complaints = () if waivers is None else waivers.complaints(certificate, known, rulings, today)
    differences = None if baseline is None else compare(baseline, certificate, known)
    tolerated = _tolerated(certificate, differences, waived)
    judged = entries(certificate)
    order = [] if differences is None else [change.id for change in differences.of(Kind.worse)]
    counting = [judged[id] for id in order if id not in tolerated]
    if differences is None:
        counting = [one for one in judged.values() if one.red and one.id not in tolerated]
    return Decision(
        outcome=_outcome(certificate, counting, tolerated, complaints, against_baseline=differences is not None),
        counting=tuple(counting),
        tolerated=tolerated,
        differences=differences,
        waived=waived,
        complaints=complaints,
        not_asked=() if waivers is None else waivers.not_asked(certificate, known),
    )


def _tolerated(certificate: Certificate, differences: Differences | None, waived: tuple[Waived, ...]) -> dict[str, str]:
    """Why the gate lets pass what is not green."""
    found: dict[str, str] = {}
    worse: set[str] = set()
    if differences is not None:
        worse = {change.id for change in differences.of(Kind.worse)}
        unknown = {change.id: change.kind for change in differences.of(Kind.new, Kind.reworded)}
        for entry in entries(certificate).values():
            if entry.verdict is not Verdict.passed and entry.id not in worse:
                kind = unknown.get(entry.id)
                found[entry.id] = {
                    None: "no worse than in the baseline",
                    Kind.new: "not in the baseline",
                    Kind.reworded: "says something else than in the baseline",
                }[kind]
    newer = f"newer than edition {certificate.suite.edition}"
    # What the baseline has passed it holds, whatever the edition counts.
    fresh = [one for one in certificate.reports() if one.newer and one.id not in worse]
    found |= {one.id: newer for one in fresh if one.verdict is not Verdict.passed}
    return found | {one.id: f"waived until {one.until}: {one.reason} ({one.link})" for one in waived}


def _outcome(
    certificate: Certificate,
    counting: list[Entry],
    tolerated: Mapping[str, str],
    complaints: tuple[Complaint, ...],
    *,
    against_baseline: bool,
) -> Outcome:
    if certificate.partial:
        return "interrupted"
    if counting or complaints:
        return "failed"
    if certificate.nothing_passed():
        return "not run"
    if against_baseline:
        return "passed"
    if certificate.no_board_judged():
        return "not run"
    waived = [one.verdict is Verdict.not_run and one.id in tolerated for one in certificate.controls if not one.newer]
    cases = (one for ruling in certificate.rulings for one in ruling.cases if not one.newer)
    silent = [one for one in cases if one.verdict is Verdict.not_run]
    # Controls were asked for only if somebody named them; the certificate's numbers tell.
    controls = certificate.counts.not_run - len(silent)
    return "not run" if controls > sum(waived) or any(one.id not in tolerated for one in silent) else "passed"
