"""The two players, exchanged."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import Advance, Situation

from ..board import Board
from .changing import renamed_action, renamed_answer
from .same_outcome import Changed, SameOutcome


class PlayersExchanged(SameOutcome):
    """If the two players change places, so does the outcome.

    The rules know no player by name. Who is active, who owns and controls what, who acts and who
    answers is all exchanged, so what comes of it is. Left out: games of more than two, where the
    order of seats would have to turn as well, and named cards in a library when steps pass, for
    an engine may skip the first draw of whoever began the game (103.8a).
    """

    name = "players-exchanged"
    rulings = ("umbra-armor.3", "umbra-armor.7", "eternalize.2")
    cr = ("101.4", "616.1", "102.1")

    def applies(self, board: Board) -> bool:
        situation = board.situation
        passes = any(isinstance(action, Advance) for action in situation.script)
        return len(situation.seats) == 2 and not (passes and any(one.zone == "library" for one in situation.objects))

    def changed(self, situation: Situation) -> Changed:
        """Everything with the two players exchanged."""
        names = exchanged(situation)
        other = replace(
            situation,
            active=names[situation.active],
            players={names[seat]: setup for seat, setup in situation.players.items()},
            objects=tuple(
                replace(
                    thing,
                    owner=names[thing.owner],
                    controller=None if thing.controller is None else names[thing.controller],
                )
                for thing in situation.objects
            ),
            script=tuple(renamed_action(action, names) for action in situation.script),
            answers=tuple(renamed_answer(answer, names) for answer in situation.answers),
        )
        return Changed(other, rename=names)

    def words(self, situation: Situation) -> str:
        """What is different."""
        return "with the players exchanged"


def exchanged(situation: Situation) -> dict[str, str]:
    """Each of the two players, and the other."""
    one, other = situation.seats
    return {one: other, other: one}
