"""What can happen to a token that eternalize has made.

Each fate is a function that adds it to the layout and says whether it could.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reference_engine.cards import CARDS

from .roles import can_target, is_instant
from .table import NEW

if TYPE_CHECKING:
    from .eternalize_layout import EternalizeLayout

BLACK = "Typhoid Rats"
"""A black creature: what can target it can target the token."""


def _copy(layout: EternalizeLayout) -> bool:
    if not layout.roles["copy spell"]:
        return False
    layout.table.cast(layout.owner, layout.roles["copy spell"][0], NEW[0], id="copying")
    layout.table.resolve()
    layout.made += layout.doubled(1)
    return True


def _copy_of_copy(layout: EternalizeLayout) -> bool:
    copy = layout.made
    if copy >= len(NEW) or not _copy(layout):
        return False
    layout.table.cast(layout.owner, layout.roles["copy spell"][0], NEW[copy], id="copying")
    layout.table.resolve()
    layout.made += layout.doubled(1)
    return True


def _clone(layout: EternalizeLayout) -> bool:
    if not layout.roles["copier"]:
        return False
    layout.table.cast(layout.owner, layout.roles["copier"][0], id="clone")
    layout.table.resolve()
    return True


def _at_token(role: str) -> Callable[[EternalizeLayout], bool]:
    def act(layout: EternalizeLayout) -> bool:
        names = [name for name in layout.roles[role] if is_instant(name) and can_target(name, BLACK)]
        if not names:
            return False
        layout.table.cast(layout.other, names[layout.activation.which * len(names) >> 8], NEW[0], id="fate")
        layout.table.resolve()
        return True

    return act


def _bomb(layout: EternalizeLayout) -> bool:
    if not layout.roles["bomb"]:
        return False
    bomb = layout.table.add("bomb", layout.roles["bomb"][0], layout.other)
    layout.table.activate(layout.other, bomb, "{T}, Sacrifice")
    layout.table.resolve()
    return True


def _frog_copied(layout: EternalizeLayout) -> bool:
    if not layout.roles["blanker"] or not layout.roles["copy spell"]:
        return False
    layout.table.cast(layout.other, layout.roles["blanker"][0], NEW[0], id="frog")
    layout.table.resolve()
    return _copy(layout)


def _flickered(layout: EternalizeLayout) -> bool:
    """Exiled and not returned: a token that has left the battlefield stays away."""
    if not layout.roles["flicker spell"]:
        return False
    layout.table.cast(layout.owner, layout.roles["flicker spell"][0], NEW[0], id="fate")
    layout.table.resolve()
    return True


def _exiled_instead(layout: EternalizeLayout) -> bool:
    """Destroyed while everything is exiled that would go to a graveyard, tokens as well, so that
    nothing dies for whoever watches. What exiles comes late: the card had to be in the graveyard."""
    if layout.roles.missing("exiler of tokens", "witness of deaths"):
        return False
    names = [name for name in layout.roles["destroy spell"] if is_instant(name) and can_target(name, BLACK)]
    if not names:
        return False
    for role, id in (("exiler of tokens", "exiler"), ("witness of deaths", "artist")):
        layout.table.cast(layout.owner, layout.roles[role][0], id=id)
        layout.table.resolve()
    layout.table.cast(layout.other, names[layout.activation.which * len(names) >> 8], NEW[0], id="fate")
    layout.table.resolve()
    return True


def _armored(layout: EternalizeLayout) -> bool:
    umbras = [name for name in layout.roles["umbra"] if name not in ("Lion Umbra", "Dog Umbra")]
    spells = [name for name in layout.roles["destroy spell"] if is_instant(name) and can_target(name, BLACK)]
    if not umbras or not spells:
        return False
    layout.table.cast(layout.owner, umbras[layout.activation.which * len(umbras) >> 8], NEW[0], id="umbra")
    layout.table.resolve()
    layout.table.cast(layout.other, spells[0], NEW[0], id="fate")
    layout.table.resolve()
    return True


def _other_maker(layout: EternalizeLayout) -> bool:
    """A token of something else that makes Zombies: it keeps its mana cost."""
    table, names = layout.table, layout.roles["maker of Zombies"]
    if (
        not names
        or not layout.roles["vanilla creature"]
        or layout.card == "Timeless Witness"
        or layout.activation.response == "graveyard hate"
    ):
        # The card must still be in the graveyard.
        return False
    if layout.new_turn or layout.history.death in ("mass destruction", "edict"):
        # What stands on the battlefield would see all that, or be gone.
        names = tuple(name for name in names if "Sorcery" in CARDS[name].printed.types)
        if not names:
            return False
    card = names[layout.around.shuffle * len(names) >> 8]
    bodies = layout.roles["vanilla creature"]
    body = table.add("body", bodies[layout.activation.which * len(bodies) >> 8], layout.owner, zone="graveyard")
    if card == "The Scarab God":
        table.activate(layout.owner, table.add("god", card, layout.owner), "{2}{U}{B}", body)
    else:
        table.cast(layout.owner, card, body, id="hour", x=1)
    table.resolve()
    layout.made += layout.doubled(1)
    return True


AT_THE_TRIGGER = {"token grows": "pump spell", "token shrinks": "shrinker", "token dies": "destroy spell"}
"""What can be done to a token while its ability that triggered is on the stack, and the role of
the card that it takes."""

AFTERS: dict[str, Callable[[EternalizeLayout], bool]] = {
    "copied": _copy,
    "copied twice": _copy_of_copy,
    "cloned": _clone,
    "destroyed": _at_token("destroy spell"),
    "destroyed for its mana value": _at_token("destroy spell for mana value"),
    "exiled for its color": _at_token("color removal"),
    "bombed": _bomb,
    "returned to hand": _at_token("bounce spell"),
    "blanked, then copied": _frog_copied,
    "saved by an umbra": _armored,
    "exiled instead": _exiled_instead,
    "flickered": _flickered,
    "beside another maker": _other_maker,
}
"""What can happen to the token."""
