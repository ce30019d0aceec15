"""What can have happened to a creature before it died, and how it can die."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reference_engine.abilities import Activated
from reference_engine.cards import CARDS

if TYPE_CHECKING:
    from .eternalize_layout import EternalizeLayout


def discards(card: str) -> bool:
    """Whether a card has to be discarded to eternalize this one."""
    return any(
        isinstance(one, Activated) and one.keyword == "Eternalize" and one.cost.discard
        for one in CARDS[card].printed.abilities
    )


PASTS: dict[str, Callable[[EternalizeLayout], object]] = {
    "none": lambda layout: True,
    "+1/+1 counters": lambda layout: True,
    "-1/-1 counter": lambda layout: (CARDS[layout.card].printed.toughness or 0) > 1,
    "damage": lambda layout: (CARDS[layout.card].printed.toughness or 0) > 1,
    "Aura": lambda layout: set(layout.roles["plain Aura"]) - {"Pacifism"},
    "Aura that hinders": lambda layout: "Pacifism" in layout.roles["plain Aura"],
    "Aura that blanks": lambda layout: layout.roles["Aura that blanks"],
    "umbra": lambda layout: (
        set(layout.roles["umbra"]) - {"Dog Umbra", "Lion Umbra"} and layout.killers("destroy spell", "none")
    ),
    "Equipment": lambda layout: layout.roles["Equipment"],
    "pump": lambda layout: layout.roles["pump spell"],
    "blanker": lambda layout: layout.roles["blanker"],
    "theft": lambda layout: layout.roles["theft"],
}
"""What can have happened to the creature, and when that is possible."""

PAST_ROLES = {
    "Aura": "plain Aura",
    "Aura that hinders": "plain Aura",
    "Aura that blanks": "Aura that blanks",
    "umbra": "umbra",
    "Equipment": "Equipment",
}

DEATHS: dict[str, str] = {
    "destroy spell": "destroy spell",
    "damage spell": "damage spell",
    "shrinker": "shrinker",
    "edict": "edict",
    "mass destruction": "mass destruction",
    "combat": "deathtouch fighter",
}
"""How the creature can die, and the role of the card that it takes."""
