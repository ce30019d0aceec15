"""The order in which objects came."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import ObjectSetup, Situation

from ..board import Board
from .changing import order_says_nothing
from .same_outcome import Changed, SameOutcome


class OrderOfArrival(SameOutcome):
    """The same objects, arrived in the opposite order, give the same outcome.

    The rules look at the order of arrival only through timestamps (613.7), and these matter only
    between effects of which the later one wins. All that happens at the same time happens at the
    same time, in whatever order an engine keeps its list (608.2f, 704.3), and where one of
    several effects applies a player says which (616.1).

    An attached object still comes after what it is attached to, for it can't come before, and a
    library keeps its order. Left out: boards where timestamps or an unasked order may count
    (`order_says_nothing`).
    """

    name = "order-of-arrival"
    rulings = ("umbra-armor.3", "umbra-armor.5")
    cr = ("613.7", "608.2f", "704.3", "616.1")

    def applies(self, board: Board) -> bool:
        return len(board.situation.objects) > 1 and order_says_nothing(board.situation)

    def changed(self, situation: Situation) -> Changed | None:
        """The objects in the opposite order, if there is one."""
        objects = other_way_round(situation.objects)
        return None if objects == situation.objects else Changed(replace(situation, objects=objects))

    def words(self, situation: Situation) -> str:
        """What is different."""
        return "arrived in another order"


def other_way_round(objects: tuple[ObjectSetup, ...]) -> tuple[ObjectSetup, ...]:
    """The objects in the opposite order, hosts before what is attached to them."""
    by_id = {thing.id: thing for thing in objects}
    placed: dict[str, ObjectSetup] = {}

    def place(thing: ObjectSetup) -> None:
        if thing.id not in placed:
            if thing.attached_to is not None:
                place(by_id[thing.attached_to])
            placed[thing.id] = thing

    for thing in reversed(objects):
        if thing.zone != "library":
            place(thing)
    return (*placed.values(), *(thing for thing in objects if thing.zone == "library"))
