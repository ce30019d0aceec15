"""Misreadings of eternalize in corner cases. Most cases there are caught by those of the documents' bullets."""

from __future__ import annotations

from ..catalogue import Misreading

ETERNALIZE_CORNER: tuple[Misreading, ...] = ()
