"""What reds come from: what is blocked because of something that is not green belongs to that.

A chain is followed to its beginning: a case that needs a blocked case waits for what blocks that one. What
is red was run and is red for a reason of its own, so it never waits for anything.
"""

import re
from collections.abc import Iterable, Mapping

import msgspec

from mtg_conformance.documents import Case, SameAsExpectation
from mtg_conformance.gate.differences import Entry
from mtg_conformance.verdicts import Cause, Verdict

__all__ = ["HOW_FAR", "RootCause", "Support", "blockers", "root_causes", "support_of", "waits_for"]

HOW_FAR = re.compile(r" after [0-9]+ of [0-9]+ actions$")
"""What stands behind some reasons and makes no other cause of them."""


class Support(msgspec.Struct, frozen=True, kw_only=True):
    """Without what a case, claim or board is blocked, by id. `needs`: what must have passed. `compared`: what it is
    compared with, which may as well be left open by the rules."""

    needs: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()


class RootCause(msgspec.Struct, frozen=True, kw_only=True):
    """One cause. `first`: the worst that shows it; `more`: what has the same verdict for the same reason, word by
    word (never what has failed: what was found there is its own); `waiting`: what is blocked because of these."""

    first: Entry
    more: tuple[Entry, ...] = ()
    waiting: tuple[Entry, ...] = ()


def support_of(case: Case) -> Support:
    """What a case rests on."""
    compared = (one.case for one in case.expect if isinstance(one, SameAsExpectation))
    return Support(needs=case.needs, compared=tuple(compared))


def blockers(id: str, judged: Mapping[str, Entry], supports: Mapping[str, Support]) -> tuple[str, ...]:
    """What something is blocked by: all that it rests on and that is not fit for it. Nothing if it is not blocked, or
    only because the engine had been given up."""
    entry, support = judged[id], supports.get(id)
    if entry.cause != Cause.blocked or entry.not_asked or support is None:
        return ()
    unfit = [one for one in support.needs if one in judged and judged[one].verdict is not Verdict.passed]
    sound = (Verdict.passed, Verdict.indeterminate)
    unfit += [one for one in support.compared if one in judged and judged[one].verdict not in sound]
    return tuple(dict.fromkeys(unfit))


def waits_for(id: str, judged: Mapping[str, Entry], supports: Mapping[str, Support]) -> tuple[str, ...]:
    """The beginnings of all chains by which something is blocked; nothing if it is not."""
    found: dict[str, None] = {}
    seen = {id}
    waiting = [id]
    while waiting:
        one = waiting.pop(0)
        above = blockers(one, judged, supports)
        if not above and one != id:
            found[one] = None
        waiting += [other for other in above if other not in seen]
        seen.update(above)
    return tuple(found)


def root_causes(
    counting: Iterable[Entry], judged: Mapping[str, Entry], supports: Mapping[str, Support]
) -> tuple[RootCause, ...]:
    """What counts, by its causes: red ones first, then those for which the most waits, else in the order of the first
    of each. What waits for several is told with one; what waits for nothing that counts stands for itself."""
    entries = list(counting)
    ids = {entry.id for entry in entries}
    groups: dict[tuple[str, ...], list[Entry]] = {}
    waiting: dict[str, list[Entry]] = {}
    for entry in entries:
        root = next((one for one in waits_for(entry.id, judged, supports) if one in ids), None)
        if root is None:
            groups.setdefault(_key(entry), []).append(entry)
        else:
            waiting.setdefault(root, []).append(entry)
    causes = [
        RootCause(
            first=those[0],
            more=tuple(those[1:]),
            waiting=tuple(other for one in those for other in waiting.get(one.id, ())),
        )
        for those in groups.values()
    ]
    return tuple(sorted(causes, key=lambda cause: (not cause.first.red, -len(cause.waiting))))


def _key(entry: Entry) -> tuple[str, ...]:
    """What is the same is told in one line."""
    if entry.verdict is Verdict.failed:
        return (entry.id,)
    return (entry.label, HOW_FAR.sub("", entry.reason))
