"""Misreadings of the official rulings and corner cases beyond the two documents, a file for each group.

They are held apart from the others: no drawn board has to catch one, only the cases of the rulings
that they break.
"""

from ..catalogue import Misreading
from .eternalize import ETERNALIZE_CORNER
from .umbra_armor import UMBRA_ARMOR_CORNER
from .umbra_chains import UMBRA_CHAINS
from .umbra_interplay import UMBRA_INTERPLAY
from .umbra_moments import UMBRA_MOMENTS
from .umbra_riders import UMBRA_RIDERS

GROUPS: tuple[tuple[Misreading, ...], ...] = (
    UMBRA_ARMOR_CORNER,
    UMBRA_CHAINS,
    UMBRA_INTERPLAY,
    UMBRA_MOMENTS,
    UMBRA_RIDERS,
    ETERNALIZE_CORNER,
)
CORNER: dict[str, Misreading] = {one.name: one for group in GROUPS for one in group}

__all__ = ["CORNER", "GROUPS"]
