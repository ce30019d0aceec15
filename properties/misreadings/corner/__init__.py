"""Misreadings of the official rulings and corner cases beyond the two documents, a file for each group.

They are held apart from the others: no drawn board has to catch one, only the cases of the rulings
that they break.
"""

from ..catalogue import Misreading
from .eternalize import ETERNALIZE_CORNER
from .umbra_armor import UMBRA_ARMOR_CORNER
from .umbra_interplay import UMBRA_INTERPLAY

CORNER: dict[str, Misreading] = {one.name: one for one in (*UMBRA_ARMOR_CORNER, *UMBRA_INTERPLAY, *ETERNALIZE_CORNER)}

__all__ = ["CORNER"]
