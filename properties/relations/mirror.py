"""The two players, exchanged."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import Advance, Outcome, Situation

from ..board import Board
from ..comparing import difference
from .changing import named, renamed_action, renamed_answer
from .relation import Relation


class PlayersExchanged(Relation):
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

    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        situation = board.situation
        names = exchanged(situation)
        return named(
            situation,
            self.name,
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

    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        situation = board.situation
        ids = [thing.id for thing in situation.objects]
        found = difference(situation.script, ids, outcome, other_outcome, rename=exchanged(situation))
        return [f"with the players exchanged: {found[1]} (said of the first situation's players)"] if found else []


def exchanged(situation: Situation) -> dict[str, str]:
    """Each of the two players, and the other."""
    one, other = situation.seats
    return {one: other, other: one}
