"""Misreadings of umbra armor in corner cases. Most cases there are caught by those of the documents' bullets."""

from __future__ import annotations

from ..catalogue import Misreading

UMBRA_ARMOR_CORNER: tuple[Misreading, ...] = ()
