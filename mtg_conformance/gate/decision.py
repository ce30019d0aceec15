"""What a certificate means for the one who waits for it, given what was before and what is waived.

Without a baseline everything red counts, and then every case and claim that did not run. With one, only what is
worse than it was: a red that was none, or a case that ran and does not run now (so nobody silences a
gate by no longer supporting what it asks for); and what was waived there is held as if it had been green, so that
nobody loses a waiver's last day in a baseline. What the baseline does not know is told and does not
count: it came with the suite and not with the engine. A waiver takes a case out of all this, and with it
what is blocked by nothing but what is waived; a waiver that is wrong itself counts like a red.
"""

import datetime
from collections.abc import Collection, Iterator, Mapping
from typing import Literal

import msgspec

from mtg_conformance.certificate import Agreement, Certificate, Waived
from mtg_conformance.gate.causes import RootCause, Support, blockers, root_causes, waits_for
from mtg_conformance.gate.differences import Change, Differences, Entry, Kind, compare, entries
from mtg_conformance.gate.waivers import Complaint, WaiverFile
from mtg_conformance.verdicts import Verdict
from mtg_conformance.vocabulary.words import counted

__all__ = ["Decision", "Outcome", "decide"]

Outcome = Literal["passed", "failed", "not run", "interrupted"]


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """`outcome`: `failed` if something counts against the engine, `not run` if nothing does but too little was
    learned. `counting`: what counts, the worst first. `tolerated`: by id, why something that is not green does
    not. `differences`: from the baseline, null without one. `not_asked`: waivers of which nothing was
    learned this time. `causes`: what counts, by what it comes from. `waived_with`: ids of what is waived only because
    all that blocks it is. `to_waive`: ids that a waiver of all that counts must name; what waits for them comes with
    them. `unlearned`: if the outcome is `not run`, what is missing, a few words each. `older_reds`: how many reds do
    not count. `diagnosis`: the misreadings that those that count agree with."""

    outcome: Outcome
    counting: tuple[Entry, ...]
    tolerated: dict[str, str]
    differences: Differences | None
    waived: tuple[Waived, ...]
    complaints: tuple[Complaint, ...]
    not_asked: tuple[str, ...] = ()
    causes: tuple[RootCause, ...] = ()
    waived_with: tuple[str, ...] = ()
    to_waive: tuple[str, ...] = ()
    unlearned: tuple[str, ...] = ()
    older_reds: int = 0
    diagnosis: tuple[Agreement, ...] = ()

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
    supports: Mapping[str, Support] | None = None,
    common: tuple[Agreement, ...] | None = None,
) -> Decision:
    """What the gate says. `known`: ids of all cases and boards of the suite; `rulings`: ids of all rulings, with those
    of their cases; `today`: by which waivers expire; `supports`: by id of a case, claim or board, without what it
    is blocked; `common`: the misreadings that the reds that count agree with, null if all that is red counts."""
    judged = entries(certificate)
    supports = supports or {}
    waived = () if waivers is None else waivers.waived(certificate, today)
    with_them = _waived_with(waived, judged, supports)
    waived += tuple(with_them.values())
    complaints = () if waivers is None else waivers.complaints(certificate, known, rulings, today)
    differences = None if baseline is None else compare(baseline, certificate, known, holds_waived=True)
    tolerated = _tolerated(certificate, differences, waived)
    order = [] if differences is None else [change.id for change in differences.of(Kind.worse)]
    counting = [judged[id] for id in order if id not in tolerated]
    if differences is None:
        counting = [one for one in judged.values() if one.red and one.id not in tolerated]
    unlearned = tuple(_unlearned(certificate, tolerated, against_baseline=differences is not None))
    outcome: Outcome = "not run" if unlearned else "passed"
    if counting or complaints:
        outcome, unlearned = "failed", ()
    if certificate.partial:
        outcome, unlearned = "interrupted", ()
    return Decision(
        outcome=outcome,
        counting=tuple(counting),
        tolerated=tolerated,
        differences=differences,
        waived=waived,
        complaints=complaints,
        not_asked=() if waivers is None else waivers.not_asked(certificate, known),
        causes=root_causes(counting, judged, supports),
        waived_with=tuple(with_them),
        to_waive=tuple(_to_waive(counting, waived, waivers, judged, supports)),
        unlearned=unlearned,
        diagnosis=() if not counting else certificate.diagnosis if common is None else common,
        older_reds=sum(one.red for one in judged.values()) - sum(one.red for one in counting),
    )


def _waived_with(
    waived: tuple[Waived, ...], judged: Mapping[str, Entry], supports: Mapping[str, Support]
) -> dict[str, Waived]:
    """What is blocked by nothing but what is waived, to the end of each chain: until the first of those days."""
    found = {one.id: one for one in waived}
    blocked = {id: those for id in judged if id not in found and (those := blockers(id, judged, supports))}
    while ready := [id for id, those in blocked.items() if all(one in found for one in those)]:
        for id in ready:
            first = min((found[one] for one in blocked.pop(id)), key=lambda one: one.until)
            why = f"it waits for {first.id}, which is waived"
            found[id] = msgspec.structs.replace(first, id=id, verdict=judged[id].verdict, reason=why)
    for one in waived:
        del found[one.id]
    return found


def _to_waive(
    counting: list[Entry],
    waived: tuple[Waived, ...],
    waivers: WaiverFile | None,
    judged: Mapping[str, Entry],
    supports: Mapping[str, Support],
) -> Iterator[str]:
    """Of an engine that was given up only what it was asked: the rest is no fault that anybody could wait for."""
    named = set() if waivers is None else {id for one in waivers.waivers for id in one.ids}
    covered = {one.id for one in waived} | {entry.id for entry in counting}
    for entry in counting:
        roots = waits_for(entry.id, judged, supports)
        comes_along = roots and covered.issuperset(roots)
        if not comes_along and not entry.not_asked and named.isdisjoint((entry.id, entry.known_as)):
            yield entry.id


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


def _unlearned(certificate: Certificate, tolerated: Mapping[str, str], *, against_baseline: bool) -> Iterator[str]:
    """What is missing although it was asked for and nobody lets it pass."""
    if certificate.nothing_passed():
        yield "nothing passed"
    if against_baseline:
        return
    cases = (one for ruling in certificate.rulings for one in ruling.cases if not one.newer)
    silent = [one for one in cases if one.verdict is Verdict.not_run]
    # Controls were asked for only if somebody named them; the certificate's numbers tell how many of those did not run.
    controls = certificate.counts.not_run - len(silent)
    if all(one.id in tolerated for one in certificate.controls if one.verdict is Verdict.not_run):
        controls = 0
    claims = sum(one.id not in tolerated for one in certificate.silent_claims())
    numbers = [
        (sum(one.id not in tolerated for one in silent), "case"),
        (controls, "control"),
        (claims, "claim"),
    ]
    said = [counted(n, word) for n, word in numbers if n]
    if said:
        yield f"{', '.join(said)} did not run"
    if certificate.no_board_judged():
        yield "no drawn board could be judged"
