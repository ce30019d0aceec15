"""What a check of properties found: one sentence a reader can act on, and where it comes from."""

from __future__ import annotations

from typing import Literal

import msgspec

from mtg_conformance.documents import Situation


class Violation(msgspec.Struct, frozen=True):
    """One property of the rules that an outcome does not have.

    `kind` says what was compared: an invariant looks at one outcome, a relation at two outcomes of the same
    engine, a result at the outcomes that the rules allow. `rulings` are the bullets it bears on, `cr` the rule
    numbers. `other` is the second situation of a relation, so that both can be run again.
    """

    kind: Literal["invariant", "relation", "result"]
    name: str
    rulings: tuple[str, ...]
    cr: tuple[str, ...]
    what: str
    other: Situation | None = None
