"""Two certificates, case by case and board by board: what is worse, what is better, what can't be compared.

Only what says the same in both can be compared. A case that was changed or added by another edition of
the suite tells of the suite and not of the engine, and so does a board of another file of boards.
"""

import re
from collections.abc import Collection, Iterator
from enum import StrEnum

import msgspec

from mtg_conformance.certificate import CaseReport, Certificate, ClaimReport
from mtg_conformance.documents import engine_words, foreign
from mtg_conformance.verdicts import NOT_ASKED, Verdict

__all__ = ["BOARDS", "CONTROLS", "Change", "Differences", "Entry", "Kind", "RulingChange", "compare", "entries"]

CONTROLS = "controls"
BOARDS = "boards"
CLAIMS = "claims"


class Kind(StrEnum):
    """What became of one case or board. `worse`: not red before and red now, or run before and not run now.
    `better`: green now and not before, or run now and not before. `other`: another verdict that is
    neither. `reworded`: it says something else now. `new`: it is not in the old certificate.
    `gone`: it is not in the new one, for the suite has it no more. `not asked`: it was not asked for."""

    worse = "worse"
    better = "better"
    other = "other"
    reworded = "reworded"
    new = "new"
    gone = "gone"
    not_asked = "not asked"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One case, claim or board of a certificate. `group`: its ruling, `controls`, `claims` or `boards`; `digest`: of
    what it says; `known_as`: the id of the Case that shows a red board. Of a claim: `planned`, how many boards were to
    be played, `boards`, the digest of those, and `judged`, on how many it was. `waived`: it was not green, and is to be
    taken for green."""

    id: str
    group: str
    verdict: Verdict
    cause: str | None
    reason: str
    cr: tuple[str, ...]
    digest: str
    known_as: str
    planned: int = 0
    boards: str = ""
    judged: int = 0
    waived: bool = False

    @property
    def label(self) -> str:
        """Verdict and cause in words, e.g. `not run: unsupported`, and whether it was waived."""
        said = f"{self.verdict}: {self.cause}" if self.cause else str(self.verdict)
        return f"{said} (waived)" if self.waived else said

    @property
    def not_asked(self) -> bool:
        """Whether the engine had been given up, or the run broken off, before it came to this."""
        return self.reason.startswith(NOT_ASKED) or self.cause == "not reached"

    @property
    def red(self) -> bool:
        """Whether something is wrong."""
        return self.verdict in (Verdict.failed, Verdict.error)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One case or board that is not as it was. `old` and `new`: verdict and cause in words, null where it is
    not there. `red`: whether it is red now. `why`: in one line, of the new verdict. `known_as`: the id that the report
    tells it by (a red board is told by that of the Case that shows it)."""

    id: str
    group: str
    kind: Kind
    old: str | None
    new: str | None
    red: bool
    why: str
    cr: tuple[str, ...]
    known_as: str


class RulingChange(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling in both certificates: its verdict, and how many of its cases passed of how many."""

    id: str
    title: str
    old: str | None
    new: str | None
    old_passed: int
    old_cases: int
    new_passed: int
    new_cases: int

    @property
    def differs(self) -> bool:
        """Whether the two say anything else of it."""
        return (self.old, self.old_passed, self.old_cases) != (self.new, self.new_passed, self.new_cases)


class Differences(msgspec.Struct, frozen=True, kw_only=True):
    """All that two certificates say differently. `old`, `new`: what each is of, in a line. `suite`: how the two
    rest on something else (edition, rules, adapter, boards), a line each. `changes`: the worst first. `same`: how many
    cases and boards have the same verdict. `thinner`: claims that still hold, and on fewer of the same boards, since
    the others do not run any more."""

    old: str
    new: str
    suite: tuple[str, ...]
    rulings: tuple[RulingChange, ...]
    changes: tuple[Change, ...]
    same: int
    thinner: tuple[str, ...] = ()

    def of(self, *kinds: Kind) -> tuple[Change, ...]:
        """The changes of these kinds, the worst first."""
        return tuple(change for change in self.changes if change.kind in kinds)


def compare(
    old: Certificate, new: Certificate, known: Collection[str] | None = None, *, holds_waived: bool = False
) -> Differences:
    """What is different. `known`: ids of all cases and boards of the suite, by which a case that is gone is told
    from one that was not asked for (null: there is no telling, and all of them were not asked for).
    `holds_waived`: whether what was waived in the old one is compared as if it had been green then."""
    before, after = entries(old), entries(new)
    if holds_waived:
        for id in {one.id for one in old.waived} & set(before):
            before[id] = msgspec.structs.replace(before[id], waived=True)
    changes, same = [], 0
    for id in (*before, *(id for id in after if id not in before)):
        change = _change(before.get(id), after.get(id), known)
        if change is None:
            same += 1
        else:
            changes.append(change)
    return Differences(
        old=name_of(old),
        new=name_of(new),
        suite=tuple(_suites(old, new, changes)),
        rulings=tuple(_rulings(old, new)),
        changes=tuple(sorted(changes, key=_how_bad)),
        same=same,
        thinner=tuple(id for id in before if id in after and _is_thinner(before[id], after[id])),
    )


def name_of(certificate: Certificate) -> str:
    """What a certificate is of: the engine, its version, the edition and the day."""
    said, suite = engine_words(certificate.engine), certificate.suite
    part = "part of " if suite.part else ""
    return f"{said}, {part}edition {suite.edition} ({suite.fingerprint}), {certificate.started[:10]}"


def entries(certificate: Certificate) -> dict[str, Entry]:
    """All that a certificate has a verdict of, by id: cases, controls, claims, and the drawn boards."""
    found = {report.id: _case(report, ruling.id) for ruling in certificate.rulings for report in ruling.cases}
    found |= {report.id: _case(report, CONTROLS) for report in certificate.controls}
    found |= {report.id: _claim(report) for report in certificate.claims}
    return found | {entry.id: entry for entry in _boards(certificate)}


def _case(report: CaseReport, group: str) -> Entry:
    return Entry(
        id=report.id,
        group=group,
        verdict=report.verdict,
        cause=report.cause,
        reason=report.findings[0].what if report.findings else report.reason,
        cr=report.findings[0].cr if report.findings else report.cr,
        digest=report.case_digest,
        known_as=report.id,
    )


def _claim(report: ClaimReport) -> Entry:
    return msgspec.structs.replace(
        _case(report, CLAIMS), planned=report.planned, boards=report.boards_digest, judged=report.counts.judged
    )


def _boards(certificate: Certificate) -> Iterator[Entry]:
    boards = certificate.boards
    if boards is None:
        return

    def entry(
        id: str,
        verdict: Verdict,
        cause: str | None = None,
        reason: str = "",
        cr: tuple[str, ...] = (),
        known_as: str = "",
    ) -> Entry:
        return Entry(
            id=id,
            group=BOARDS,
            verdict=verdict,
            cause=cause,
            reason=reason,
            cr=cr,
            digest=boards.fingerprint,
            known_as=known_as or id,
        )

    for red in boards.reds:
        yield entry(red.board, red.verdict, red.broken[0], red.faults[0], red.cr, red.id)
    for id in boards.green:
        yield entry(id, Verdict.passed)
    for cause, ids in boards.stopped_boards.items():
        for id in ids:
            yield entry(id, Verdict.not_run, cause)


_RANK = {Verdict.passed: 0, Verdict.indeterminate: 1, Verdict.not_run: 2, Verdict.failed: 3, Verdict.error: 3}


def _kind(old: Entry | None, new: Entry | None, known: Collection[str] | None) -> Kind | None:
    if new is None:
        assert old is not None
        return Kind.not_asked if known is None or old.id in known else Kind.gone
    if old is None:
        return Kind.new
    # As many boards as before, and others: that is another file of them. Another number was asked for by somebody who
    # wants it to be held all the same.
    if old.digest != new.digest or (old.planned == new.planned and old.boards != new.boards):
        return Kind.reworded
    if old.verdict == new.verdict and not old.waived:
        return None if old.cause == new.cause else Kind.other
    before, after = _RANK[old.verdict], _RANK[new.verdict]
    if old.waived:
        if new.verdict in (Verdict.passed, Verdict.indeterminate):
            return Kind.better if new.verdict is Verdict.passed else Kind.other
        return Kind.worse
    # What was red and does not run now is neither: it can't be seen any more.
    if before == after or (before == _RANK[Verdict.failed] and new.verdict is Verdict.not_run):
        return Kind.other
    if after > before:
        # Where the rules are open nothing is right or wrong; so going there is no harm.
        return Kind.other if new.verdict is Verdict.indeterminate else Kind.worse
    return Kind.better


def _is_thinner(old: Entry, new: Entry) -> bool:
    same = (old.digest, old.boards, old.verdict) == (new.digest, new.boards, new.verdict)
    return same and new.verdict is Verdict.passed and new.judged < old.judged


def _change(old: Entry | None, new: Entry | None, known: Collection[str] | None) -> Change | None:
    kind = _kind(old, new, known)
    if kind is None:
        return None
    entry = new or old
    assert entry is not None
    return Change(
        id=entry.id,
        group=entry.group,
        kind=kind,
        old=None if old is None else old.label,
        new=None if new is None else new.label,
        red=new is not None and new.red,
        why="" if new is None else new.reason,
        cr=entry.cr,
        known_as=entry.known_as,
    )


_KINDS = list(Kind)


def _how_bad(change: Change) -> tuple[int, bool, int, int, str]:
    """The worst first: by kind; red before what did not run; what passed before; controls, on which others
    rest, before the rulings' cases, and boards last."""
    old = re.split(r": | \(", change.old or "")[0]
    before = _RANK[Verdict(old)] if old else 9
    place = {CONTROLS: 0, BOARDS: 2}.get(change.group, 1)
    return _KINDS.index(change.kind), not change.red, before, place, change.id


def _suites(old: Certificate, new: Certificate, changes: Collection[Change]) -> Iterator[str]:
    pairs = [
        ("engine", old.engine.name, new.engine.name),
        ("version", old.engine.version, new.engine.version),
        ("adapter", old.engine.adapter, new.engine.adapter),
        ("edition", old.suite.edition, new.suite.edition),
        ("rules of", old.suite.rules, new.suite.rules),
        ("suite", old.suite.version, new.suite.version),
    ]
    same_edition = old.suite.edition == new.suite.edition and not old.suite.part and not new.suite.part
    if same_edition and any(change.kind in (Kind.reworded, Kind.gone) for change in changes):
        # Else it is another profile of the same cases.
        pairs.append(("cases of the edition", old.suite.fingerprint, new.suite.fingerprint))
    for what, before, after in pairs:
        if before != after:
            yield f"{what}: {foreign(before) or '-'} → {foreign(after) or '-'}"
    if old.boards is not None and new.boards is not None and old.boards.fingerprint != new.boards.fingerprint:
        yield f"file of boards: {old.boards.fingerprint} → {new.boards.fingerprint}; no board can be compared"


def _rulings(old: Certificate, new: Certificate) -> Iterator[RulingChange]:
    before = {ruling.id: ruling for ruling in old.rulings}
    after = {ruling.id: ruling for ruling in new.rulings}
    for id in sorted({*before, *after}):
        one, other = before.get(id), after.get(id)
        named = other or one
        assert named is not None
        yield RulingChange(
            id=id,
            title=named.title,
            old=None if one is None else one.verdict,
            new=None if other is None else other.verdict,
            old_passed=0 if one is None else one.counts.passed,
            old_cases=0 if one is None else one.counts.cases,
            new_passed=0 if other is None else other.counts.passed,
            new_cases=0 if other is None else other.counts.cases,
        )
