"""When two outcomes say the same about the game.

Left aside, for engines may differ there and be right: the game's step, priority and stack; what
a card looks like off the battlefield; how many cards are in a zone (but for how many were drawn
where no step is passed); who attacks and blocks but while there is combat; how new permanents
are numbered; whether an advance was possible where a step is skipped; everything after a player
has lost. A field that one of the two does not show is not compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from operator import attrgetter
from typing import Any, Final

from msgspec import UNSET

from mtg_conformance.documents import (
    Action,
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    ObjectState,
    Outcome,
    PlayerState,
    Snapshot,
)
from mtg_conformance.judging.values import same

__all__ = ["JUDGED_ACTIONS", "difference", "is_over", "new_objects", "object_difference", "snapshot_difference"]

JUDGED_ACTIONS: Final = (Cast, Activate, Attack, Block)
"""Actions that an engine must not refuse where another may do them."""

ON_BATTLEFIELD: Final = (
    "controller",
    "tapped",
    "damage",
    "counters",
    "attached_to",
    "phased_out",
    "name",
    "types",
    "subtypes",
    "colors",
    "power",
    "toughness",
    "mana_cost",
    "mana_value",
    "is_token",
)
_IN_COMBAT: Final = (*ON_BATTLEFIELD, "attacking")
_IN_COMBAT_WITH_ATTACKERS: Final = (*_IN_COMBAT, "blocking")
_READERS: Final = {fields: attrgetter(*fields) for fields in (ON_BATTLEFIELD, _IN_COMBAT, _IN_COMBAT_WITH_ATTACKERS)}
_COMBAT: Final = frozenset({"declare_attackers", "declare_blockers", "first_strike_damage", "combat_damage"})
_NOWHERE: Final = ObjectState(zone="nowhere")
_NAMES: Final = frozenset({"owner", "controller", "attached_to"})
_NO_NAMES: Final[Mapping[str, str]] = {}
_NOTHING_FREE: Final[Mapping[str, Set[str]]] = {}
_NOTHING: Final[Set[str]] = frozenset()


def difference(
    script: Sequence[Action],
    ids: Sequence[str],
    expected: Outcome,
    found: Outcome,
    *,
    rename: Mapping[str, str] = _NO_NAMES,
    free: Mapping[str, Set[str]] = _NOTHING_FREE,
    besides: Set[str] = _NOTHING,
) -> tuple[int, str] | None:
    """The number of the first action after which two outcomes differ, and the difference in one
    line; None if they agree.

    `ids`: the objects that both situations name, as the expected outcome calls them; what else
    there is counts as new. `rename`: what the found outcome calls them, and players, where that
    is another name. `free`: for an object the fields that may differ. `besides`: objects of the
    found outcome of which nothing is said.
    """
    if not rename and expected.snapshots == found.snapshots and expected.actions == found.actions:
        return None
    still = not any(isinstance(action, Advance) for action in script)
    for number, action in enumerate(script, start=1):
        mine, theirs = expected.actions[number - 1].accepted, found.actions[number - 1].accepted
        if mine != theirs and isinstance(action, JUDGED_ACTIONS):
            words = {True: "accepted", False: "refused"}
            return number, f"action {number} should be {words[mine]}; it was {words[theirs]}"
        snapshot = expected.snapshots[number]
        last = (expected.snapshots[number - 1], found.snapshots[number - 1]) if number > 1 else None
        what = snapshot_difference(
            ids, snapshot, found.snapshots[number], rename=rename, free=free, besides=besides, agreed=last
        )
        if what is None and still:
            what = _drawn(expected, found, number, rename)
        if what is not None:
            return number, f"after action {number} {what}"
        if is_over(snapshot):
            return None
    return None


def is_over(snapshot: Snapshot) -> bool:
    """Whether a player has lost; a game of two is over then."""
    return any(player.lost is True for player in snapshot.players.values())


def snapshot_difference(
    ids: Sequence[str],
    expected: Snapshot,
    found: Snapshot,
    *,
    rename: Mapping[str, str] = _NO_NAMES,
    free: Mapping[str, Set[str]] = _NOTHING_FREE,
    besides: Set[str] = _NOTHING,
    agreed: tuple[Snapshot, Snapshot] | None = None,
) -> str | None:
    """The first thing in which two snapshots differ, in words, or None. Arguments as for
    `difference`; `agreed`: two earlier snapshots that were found to agree, so that what has not
    changed since need not be looked at again."""
    if not rename and expected == found:
        return None
    over = is_over(expected)
    for seat, player in expected.players.items():
        theirs = found.players.get(rename.get(seat, seat)) or PlayerState()
        for field in ("lost",) if over else ("life", "poison", "lost"):
            one, other = getattr(player, field), getattr(theirs, field)
            if one != other and UNSET not in (one, other):
                return f"{field} of {seat} should be {_say(one)}; it is {_say(other)}"
    if over:
        return None
    fields = _fields(expected)
    mine, theirs_ = expected.objects, found.objects
    if agreed is not None and _fields(agreed[0]) is not fields:
        agreed = None
    for id in ids:
        partner = rename.get(id, id)
        state, other_state = mine.get(id) or _NOWHERE, theirs_.get(partner) or _NOWHERE
        if agreed is not None and agreed[0].objects.get(id) == state and agreed[1].objects.get(partner) == other_state:
            continue
        what = object_difference(fields, state, other_state, rename, free.get(id, frozenset()))
        if what is not None:
            return f"{what[0]} of the {id} should be {_say(what[1])}; it is {_say(what[2])}"
    if len(mine) == len(ids) and len(theirs_) == len(ids) + len(besides):
        return None
    return _new_difference(ids, fields, expected, found, rename, besides)


def _fields(expected: Snapshot) -> tuple[str, ...]:
    if expected.game.step not in _COMBAT:
        return ON_BATTLEFIELD
    if any(state.attacking for state in expected.objects.values()):
        return _IN_COMBAT_WITH_ATTACKERS
    return _IN_COMBAT


def object_difference(
    fields: Sequence[str],
    one: ObjectState,
    other: ObjectState,
    rename: Mapping[str, str] = _NO_NAMES,
    free: Set[str] = frozenset(),
) -> tuple[str, Any, Any] | None:
    """The first field in which two states of an object differ, with both values, or None."""
    if one == other and not rename:
        return None
    zone = one.zone
    if zone != other.zone and UNSET not in (zone, other.zone):
        return "zone", zone, other.zone
    if rename.get(one.owner or "", one.owner) != other.owner and UNSET not in (one.owner, other.owner):  # noqa: SIM102
        if "owner" not in free:
            return "owner", one.owner, other.owner
    if zone != "battlefield":
        return None
    read = _READERS.get(fields) if isinstance(fields, tuple) else None
    values = zip(fields, (read or attrgetter(*fields))(one), (read or attrgetter(*fields))(other), strict=True)
    for field, mine, theirs in values:
        if field in _NAMES and isinstance(mine, str):
            mine = rename.get(mine, mine)
        if mine == theirs or mine is UNSET or theirs is UNSET or field in free:
            continue
        if field == "attached_to" and str(mine).startswith("new-") and str(theirs).startswith("new-"):
            continue
        if not same(field, mine, theirs):
            return field, mine, theirs
    return None


def new_objects(ids: Sequence[str], snapshot: Snapshot) -> dict[str, ObjectState]:
    """What is there in a snapshot besides these objects."""
    known = frozenset(ids)
    return {id: state for id, state in snapshot.objects.items() if id not in known and state.zone != "nowhere"}


def _new_difference(
    ids: Sequence[str],
    fields: Sequence[str],
    expected: Snapshot,
    found: Snapshot,
    rename: Mapping[str, str],
    besides: Set[str],
) -> str | None:
    mine = list(new_objects(ids, expected).values())
    theirs = new_objects([*(rename.get(id, id) for id in ids), *besides], found)
    if len(mine) != len(theirs):
        return f"there should be {len(mine)} new permanent(s); there are {len(theirs)}"
    for id, state in theirs.items():
        for one in mine:
            if object_difference(fields, one, state, rename) is None:
                mine.remove(one)
                break
        else:
            what = object_difference(fields, mine[0], state, rename)
            assert what is not None
            return f"{what[0]} of the new permanent {id} should be {_say(what[1])}; it is {_say(what[2])}"
    return None


def _drawn(expected: Outcome, found: Outcome, number: int, rename: Mapping[str, str]) -> str | None:
    """How many cards have come into each hand, or left it, since the start."""
    for seat, player in expected.snapshots[number].players.items():
        partner = rename.get(seat, seat)
        counts = (
            player.hand,
            expected.snapshots[0].players[seat].hand,
            found.snapshots[number].players.get(partner, PlayerState()).hand,
            found.snapshots[0].players.get(partner, PlayerState()).hand,
        )
        if counts[0] - counts[1] != counts[2] - counts[3] if UNSET not in counts else False:  # type: ignore[operator]
            mine, theirs = counts[0] - counts[1], counts[2] - counts[3]  # type: ignore[operator]
            return f"the hand of {seat} should be {mine:+d} cards since the start; it is {theirs:+d}"
    return None


def _say(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return " ".join(str(one) for one in value) or "none"
    return str(value)
