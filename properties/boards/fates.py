"""What can happen to a token that eternalize has made.

Each fate is a function that adds it to the layout and says whether it could.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

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
}
"""What can happen to the token."""
