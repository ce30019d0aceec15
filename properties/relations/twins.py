"""Two objects that nothing tells apart."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import ObjectSetup, Situation

from ..board import Board
from .changing import order_says_nothing, renamed_action, renamed_answer
from .same_outcome import Changed, SameOutcome


class TwinsExchanged(SameOutcome):
    """Of two objects that are alike in everything, if the script and the answers name the one
    where they named the other, then the outcome has them exchanged too.

    Nothing but their names tells such objects apart, so what a player does with the one or
    chooses of the two, with the other it comes to the same (616.1: the player chooses, not the
    order in which they came). Left out: boards where the order of arrival may count
    (`order_says_nothing`), objects that something is attached to, and cards in a library.
    """

    name = "twins-exchanged"
    rulings = ("umbra-armor.3",)
    cr = ("616.1", "613.7")

    def applies(self, board: Board) -> bool:
        return _twins(board.situation) is not None and order_says_nothing(board.situation)

    def changed(self, situation: Situation) -> Changed | None:
        """The one named wherever the other was, if any of them was named at all."""
        twins = _twins(situation)
        assert twins is not None
        names = {twins[0]: twins[1], twins[1]: twins[0]}
        script = tuple(renamed_action(action, names) for action in situation.script)
        answers = tuple(renamed_answer(answer, names) for answer in situation.answers)
        if script == situation.script and answers == situation.answers:
            return None
        return Changed(replace(situation, script=script, answers=answers), rename=names)

    def words(self, situation: Situation) -> str:
        """What is different."""
        twins = _twins(situation)
        assert twins is not None
        return f"with the {twins[0]} and the {twins[1]} exchanged"


def _twins(situation: Situation) -> tuple[str, str] | None:
    """The first two objects that differ in nothing but their ids."""
    hosts = {thing.attached_to for thing in situation.objects}
    met: list[ObjectSetup] = []
    for thing in situation.objects:
        if thing.id in hosts or thing.zone == "library":
            continue
        for one in met:
            if one.card == thing.card and replace(thing, id=one.id) == one:
                return one.id, thing.id
        met.append(thing)
    return None
