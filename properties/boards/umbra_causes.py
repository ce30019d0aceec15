"""What a cause of destruction is, and what the events that it stands for have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from reference_engine.cards import CARDS

from .roles import is_instant
from .table import opponent

if TYPE_CHECKING:
    from .umbra_layout import Layout


class Cause(NamedTuple):
    """Something that may destroy the creature, or take it away otherwise: the role of the card
    that does it, which card of that role, whose it is, and whether it is put on the stack
    together with the one before."""

    role: str
    which: int
    by_controller: bool
    at_once: bool


def pick(names: Sequence[str], cause: Cause) -> str:
    """One of the cards of a role."""
    return names[cause.which * len(names) >> 8]


def fighters_for(layout: Layout, cards: Sequence[str]) -> list[str]:
    """These creatures that fight, but none that is legendary and there already: in its place
    the first of the role that is not legendary. Fewer if there is none."""
    found: list[str] = []
    for card in cards:
        there = {*layout.table.names.values(), *found}
        if "Legendary" in CARDS[card].printed.supertypes and card in there:
            others = (*layout.roles["deathtouch fighter"], *layout.roles["fighter"])
            found += [name for name in others if "Legendary" not in CARDS[name].printed.supertypes][:1]
        else:
            found.append(card)
    return found


def caster_of(layout: Layout, cause: Cause) -> str:
    """Who acts."""
    return layout.holder if cause.by_controller else opponent(layout.holder)


def castable(layout: Layout, names: Sequence[str], caster: str) -> list[str]:
    """Those of the spells that this player can cast now, leaving combat for it if need be."""
    at_rest = caster == layout.table.active and not layout.open_stack
    return [name for name in names if is_instant(name) or at_rest]


def cast(layout: Layout, caster: str, card: str, *targets: str) -> None:
    """Cast a spell and leave it on the stack."""
    if not is_instant(card):
        layout.leave_combat()
    layout.table.cast(caster, card, *targets)
    layout.open_stack = True


Act = Callable[["Layout", str, Cause], bool]
"""Adds an event to the layout and says whether it could."""
