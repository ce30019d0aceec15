"""The catalogue of misreadings: ways in which real engines got these rules wrong.

Each is a small named change to the reference engine. A suite is worth what it catches: every
case must be turned red by at least one misreading, and every misreading by at least one case.
Used the other way round, the catalogue tells which misreading an engine's answers agree with.
"""

from .catalogue import Misreading
from .corner import CORNER
from .eternalize import ETERNALIZE
from .field import FIELD
from .umbra_armor import UMBRA_ARMOR

MISREADINGS: dict[str, Misreading] = {one.name: one for one in (*UMBRA_ARMOR, *ETERNALIZE)}
"""Of the bullets of the two documents: random boards must catch them, too."""
EVERY: dict[str, Misreading] = {**MISREADINGS, **CORNER}
"""And those of the official rulings and corner cases."""

__all__ = ["CORNER", "ETERNALIZE", "EVERY", "FIELD", "MISREADINGS", "UMBRA_ARMOR", "Misreading"]
