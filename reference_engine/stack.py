"""Spells and abilities on the stack (405) and what was announced for them."""

from __future__ import annotations

from msgspec import Struct

from reference_engine.abilities import Effect, Target
from reference_engine.characteristics import Characteristics
from reference_engine.game import Event, GameObject, Reference


class StackObject(Struct, eq=False):
    """A spell or ability on the stack. `view`: the source's characteristics, as last known.
    `targets` has one entry for each in `needs`: a reference, a player's name or another
    StackObject, or None where it has become illegal."""

    id: str
    kind: str
    controller: str
    source: Reference
    view: Characteristics
    effect: Effect | None
    needs: tuple[Target, ...] = ()
    targets: list[Reference | str | StackObject | None] = []
    x: int = 0
    event: Event | None = None
    ability: object = None
    may: bool = False
    parts: tuple[tuple[Effect, int, int], ...] = ()
    offset: int = 0

    def target(self, n: int = 0) -> GameObject | None:
        """The n-th target if it is an object that is still a legal target, else None."""
        found = self.targets[self.offset + n]
        return found.current if isinstance(found, Reference) else None

    def target_player(self, n: int = 0) -> str | None:
        """The n-th target if it is a player."""
        found = self.targets[self.offset + n]
        return found if isinstance(found, str) else None

    def target_on_stack(self, n: int = 0) -> StackObject | None:
        """The n-th target if it is a spell or ability that is still on the stack."""
        found = self.targets[self.offset + n]
        return found if isinstance(found, StackObject) else None
