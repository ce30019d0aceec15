"""A drawn board: the situation, and what was drawn."""

from __future__ import annotations

from typing import Literal

import msgspec

from mtg_conformance.documents import Situation

Topic = Literal["umbra-armor", "eternalize"]
"""The two rulings documents, as a board names them."""


class Board(msgspec.Struct, frozen=True):
    """A situation that is legal and at rest, with a script and an answer for every question
    that may come up, and the factors that it was drawn from."""

    situation: Situation
    topic: Topic
    factors: dict[str, str]
    """What was drawn, by factor: {"cause": "destroy spell", "umbras": "2", ...}."""
