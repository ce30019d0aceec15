"""What is printed on a card and may be otherwise in an engine: name, type line, mana cost, and what follows from that.

An engine with an older or a wrong text of a card differs before anything is done. That is no misreading of a ruling,
and whatever differs later may be due to it. Power, toughness and abilities don't count: there a difference may well be
a wrong reading of what changes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from mtg_conformance.documents import ObjectState, Outcome, Situation
from mtg_conformance.judging.values import same
from reference_engine.cards import CARDS
from reference_engine.characteristics import mana_value

from .facts import TAKES_ABILITIES

__all__ = ["OtherCard", "other_cards"]

_RULES: Final[dict[str, str]] = {
    "name": "201.1",
    "types": "205.1",
    "subtypes": "205.1",
    "supertypes": "205.1",
    "mana_cost": "202.1",
    "mana_value": "202.3",
    "colors": "202.2",
}
"""The fields that a card prints or that follow from its mana cost, with the rule on where it has them from."""

_CHANGED_BY_OTHERS: Final = ("types", "subtypes", "supertypes", "colors")


class OtherCard(NamedTuple):
    """Something that an object shows otherwise than its card has it, before anything is done."""

    object: str
    card: str
    field: str
    wanted: Any
    found: Any

    def __str__(self) -> str:
        field = self.field.replace("_", " ")
        wanted, found = _words(self.wanted), _words(self.found)
        return f"another {self.card}: its {field} should be {wanted}; it is {found} [CR {_RULES[self.field]}]"


def other_cards(situation: Situation, outcome: Outcome, right: Outcome) -> Iterator[OtherCard]:
    """Where objects are other cards at the start. `right`: what the reference engine shows; where that is not what
    the card prints, or something on the board changes it, the difference is one of rules and not told here."""
    if right.stopped is not None or outcome.stopped is not None:
        return
    changed = {thing.attached_to for thing in situation.objects if thing.card in TAKES_ABILITIES}
    for thing in situation.objects:
        is_there = outcome.snapshots[0].objects.get(thing.id) or ObjectState()
        should_be = right.snapshots[0].objects[thing.id]
        for field in _RULES:
            found, wanted = getattr(is_there, field), getattr(should_be, field)
            if UNSET in (found, wanted) or same(field, found, wanted):
                continue
            if thing.id in changed and field in _CHANGED_BY_OTHERS:
                continue
            if same(field, wanted, _printed(thing.card, field)):
                yield OtherCard(thing.id, thing.card, field, wanted, found)


def _printed(card: str, field: str) -> Any:
    printed = CARDS[card].printed
    if field == "mana_value":
        return mana_value(printed.mana_cost)
    if field == "colors":
        return tuple(printed.colors or ())
    value = getattr(printed, field)
    return value if value is None or isinstance(value, str) else tuple(value)


def _words(value: Any) -> str:
    if isinstance(value, tuple):
        return " and ".join(sorted(map(str, value))) or "none"
    return "none" if value is None else str(value)
