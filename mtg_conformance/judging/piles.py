"""Where cards come to lie: in their owner's graveyard or hand (400.3), and a spell in its owner's graveyard (608.2n)
or on the battlefield (608.3a) once it has resolved."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import UNSET

from mtg_conformance.documents import Cast, Outcome, Resolve, Situation, Snapshot
from mtg_conformance.judging.values import seen_of_player

__all__ = ["Missing", "missing_in_pile", "strayed"]

_COUNTED = ("graveyard", "hand")


class Missing(NamedTuple):
    """A zone of one player that has fewer cards than objects are said to be in it: whose, which, how many objects
    there are, called what, and how many cards the player is shown to have there."""

    owner: str
    zone: str
    least: int
    names: str
    found: int


def missing_in_pile(start: Snapshot, snapshot: Snapshot, id: str) -> Missing | None:
    """What is missing in the zone where an object is said to be, if that is a graveyard or a hand, its owner is shown,
    and how many cards that player has there. More cards than objects are fine: not every card has a name. An engine
    whose numbers are too small at the start already counts something else, and nothing is said of it."""
    missing = _missing(snapshot, id) if id in snapshot.objects else None
    if missing is None or any(_missing(start, one) for one in start.objects):
        return None
    return missing


def _missing(snapshot: Snapshot, id: str) -> Missing | None:
    state = snapshot.objects[id]
    if state.zone not in _COUNTED or not isinstance(state.owner, str):
        return None
    found = seen_of_player(snapshot.players.get(state.owner), state.zone)
    there = [name for name, one in snapshot.objects.items() if (one.zone, one.owner) == (state.zone, state.owner)]
    if found is UNSET or found >= len(there):
        return None
    return Missing(state.owner, state.zone, len(there), ", ".join(there), found)


def strayed(situation: Situation, outcome: Outcome, number: int) -> Iterator[str]:
    """The cards that were cast before snapshot `number` and are in it where no spell comes to lie: not in a graveyard,
    not on the battlefield, and not on the stack, where it waits until all of that resolves. Without a zone shown
    nothing is said of them."""
    objects = outcome.snapshots[number].objects
    cast: dict[str, bool] = {}
    for action, result in zip(situation.script[:number], outcome.actions, strict=False):
        if isinstance(action, Cast) and result.accepted:
            cast[action.object] = True
        elif isinstance(action, Resolve) and action.all and result.accepted:
            cast = dict.fromkeys(cast, False)
    for id, waits in cast.items():
        zone = objects[id].zone if id in objects else UNSET
        if zone not in ("graveyard", "battlefield", UNSET) and not (waits and zone == "stack"):
            yield id
