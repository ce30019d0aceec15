"""What an engine shows of an object, and when two values of a field are the same.

Off the battlefield a card is not tapped, damaged, attached, phased out or in combat (CR 110.5d,
120.3, 301.5, 303.4, 506.4), and off battlefield and stack nobody controls it (CR 108.4). What an
engine keeps in those fields there means nothing in the game, so it is not looked at.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec import UNSET

from mtg_conformance.documents.outcome import DERIVED_FIELDS, SET_FIELDS, STORED_FIELDS, ObjectState, PlayerState

__all__ = [
    "MUST_SHOW",
    "OBJECT_FIELDS",
    "PLAYER_STORED",
    "named",
    "plainly_unchanged",
    "same",
    "seen",
    "seen_of_player",
]

OBJECT_FIELDS: Final[tuple[str, ...]] = STORED_FIELDS + DERIVED_FIELDS
PLAYER_STORED: Final[tuple[str, ...]] = ("life", "poison", "lost")

MUST_SHOW: Final[frozenset[str]] = frozenset(
    {"zone", "owner", "controller", "tapped", "damage", "counters", "attached_to", "life"}
)
"""Without these nobody can say that nothing else changed. The other stored fields belong to rules
that an engine may not have; it may leave them out from start to end."""

_ONLY_ON_BATTLEFIELD: Final[dict[str, Any]] = {
    "tapped": False,
    "damage": 0,
    "attached_to": None,
    "phased_out": False,
    "attacking": False,
    "blocking": False,
}


def seen(state: ObjectState, field: str) -> Any:
    """The value of the field that the engine shows, UNSET if it shows none; off the battlefield
    the only value that the field can have there."""
    zone = state.zone
    if zone == "battlefield" or zone is UNSET:
        return getattr(state, field)
    if field in _ONLY_ON_BATTLEFIELD:
        return _ONLY_ON_BATTLEFIELD[field]
    if field == "controller" and zone != "stack":
        return None
    value = getattr(state, field)
    return {} if value is UNSET and field == "counters" else value


def seen_of_player(player: PlayerState | None, field: str) -> Any:
    """The value of the player's field, UNSET if the engine does not show it."""
    return UNSET if player is None else getattr(player, field)


def named(state: msgspec.Struct) -> list[tuple[str, Any]]:
    """The fields that are set, in the order of the model, with their values."""
    kind = type(state)
    all_values = _all_values.get(kind)
    if all_values is None:
        all_values = _all_values[kind] = attrgetter(*kind.__struct_fields__)
    pairs = zip(kind.__struct_fields__, all_values(state), strict=True)
    return [pair for pair in pairs if pair[1] is not UNSET]


_all_values: dict[type[msgspec.Struct], Callable[[Any], tuple[Any, ...]]] = {}
"""For each kind of document what reads all its fields at once."""

_must_show: Final = attrgetter(*sorted(MUST_SHOW - {"life"}))


def plainly_unchanged(before: ObjectState, now: ObjectState) -> bool:
    """A quick yes for an object that is as it was in every field, with all shown that must be."""
    return before == now and UNSET not in _must_show(now)


def same(field: str, one: Any, other: Any) -> bool:
    """Whether two values of a field say the same: sets and the symbols of a mana cost have no
    order (CR 202.1), no counters of a kind is zero of them. No mana cost is not {0} (CR 202.1b)."""
    if one == other:
        return True
    if field in SET_FIELDS:
        return set(one) == set(other)
    if field == "counters":
        return {kind: n for kind, n in one.items() if n} == {kind: n for kind, n in other.items() if n}
    if field == "mana_cost":
        return _symbols(one) == _symbols(other)
    return False


def _symbols(cost: str | None) -> list[str]:
    """The symbols, sorted; none at all for no mana cost."""
    return sorted(part for part in (cost or "").replace("}", "{").split("{") if part)
