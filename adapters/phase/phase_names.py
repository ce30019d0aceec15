"""Names for phase's things: ids of the Situation beside phase's numbers."""

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]

STEP_OF_PHASE = {
    "Upkeep": "upkeep",
    "Draw": "draw",
    "PreCombatMain": "precombat_main",
    "BeginCombat": "begin_combat",
    "DeclareAttackers": "declare_attackers",
    "DeclareBlockers": "declare_blockers",
    "CombatDamage": "combat_damage",
    "EndCombat": "end_combat",
    "PostCombatMain": "postcombat_main",
    "End": "end_step",
}
PHASE_OF_STEP = {step: phase for phase, step in STEP_OF_PHASE.items()} | {"first_strike_damage": "CombatDamage"}

COUNTERS = {"+1/+1": "P1P1", "-1/-1": "M1M1"}
_PRINTED_COUNTERS = {phase: printed for printed, phase in COUNTERS.items()}


def counter_for_phase(kind: str) -> str:
    """phase's name of a kind of counter."""
    return COUNTERS.get(kind, kind)


def counter_as_printed(kind: str) -> str:
    """The game's name of a kind of counter."""
    return _PRINTED_COUNTERS.get(kind, kind)


class Names:
    """Who is who: seats by number, objects by number, stack entries by the name that they got.

    Permanents that phase makes are named new-1, new-2, … when phase says that it made them, or
    when they are first seen; phase counts its objects up, so its numbers give the order.
    """

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.props: set[int] = set()
        self._id_of: dict[int, str] = {}
        self._number_of: dict[str, int] = {}
        self._stack_name: dict[int, str] = {}
        self._new = 0

    def seat(self, number: int) -> str:
        """The name of phase's player."""
        return self.seats[number]

    def seat_number(self, seat: str) -> int:
        """phase's number of a player."""
        return self.seats.index(seat)

    def add(self, id: str, number: int) -> None:
        """Call phase's object by this id."""
        self._id_of[number] = id
        self._number_of[id] = number

    def number(self, id: str) -> int | None:
        """phase's number of an object or a stack entry, null if there is none of this name."""
        found = self._number_of.get(id)
        if found is None:
            found = next((number for number, name in self._stack_name.items() if name == id), None)
        return found

    def id(self, number: int) -> str | None:
        """The id of phase's object, null for a prop."""
        return self._id_of.get(number)

    def objects(self) -> dict[str, int]:
        """All named objects."""
        return dict(self._number_of)

    def name_stack_entry(self, number: int, name: str) -> None:
        """Call a stack entry by the name that `puts` gives."""
        self._stack_name[number] = name

    def stack_entry(self, number: int) -> str:
        """The name of a stack entry: its own, that of its card, or one made up."""
        return self._stack_name.get(number) or self._id_of.get(number) or f"stack-{number}"

    def note(self, numbers: Sequence[int]) -> None:
        """Give names to those of these permanents that have none."""
        for number in sorted(numbers):
            if number not in self._id_of and number not in self.props:
                self._new += 1
                self.add(f"new-{self._new}", number)
