"""Whose Aura it is."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import Activate, ObjectSetup, Situation

from .. import facts
from ..board import Board
from .same_outcome import Changed, SameOutcome

_LEFT_OUT = frozenset({"Karmic Justice", "Leyline of the Void", "Lion Umbra", "Timeless Witness", "Tormod's Crypt"})


class AurasControllerExchanged(SameOutcome):
    """Whoever owns and controls an umbra, the outcome is the same but for that.

    Umbra armor speaks of the enchanted permanent and of no player (702.89a), and where several
    effects apply the controller of the permanent chooses, not that of the Aura (616.1). What an
    umbra grants is the creature's, so its controller uses it (303.4e).

    Left out: the two umbras that ask who controls what (Dog Umbra itself; Lion Umbra anywhere on
    the board, for an Aura modifies a creature only if its controller has both, 700.9), abilities
    of the Aura that the script activates, an Aura that is itself enchanted (its controller chooses
    what happens instead of its own destruction), Karmic Justice, and cards that look at one player's
    graveyard, for the Aura goes to its owner's.
    """

    name = "auras-controller-exchanged"
    rulings = ("umbra-armor.0", "umbra-armor.3", "umbra-armor.7")
    cr = ("702.89a", "616.1", "303.4e")

    def applies(self, board: Board) -> bool:
        cards = {thing.card for thing in board.situation.objects}
        return (
            len(board.situation.seats) == 2
            and cards <= facts.LOOKED_AT
            and not cards & _LEFT_OUT
            and _umbra(board.situation) is not None
        )

    def changed(self, situation: Situation) -> Changed:
        """One umbra in the other player's hands."""
        umbra = _umbra(situation)
        assert umbra is not None
        one, other = situation.seats
        given = replace(umbra, owner=other if umbra.owner == one else one)
        objects = tuple(given if thing is umbra else thing for thing in situation.objects)
        return Changed(replace(situation, objects=objects), free={umbra.id: frozenset({"owner", "controller"})})

    def words(self, situation: Situation) -> str:
        """What is different."""
        umbra = _umbra(situation)
        assert umbra is not None
        return f"with the {umbra.id} owned by the other player"


def _umbra(situation: Situation) -> ObjectSetup | None:
    """The first umbra on the board that may change hands."""
    used: set[str | None] = {action.object for action in situation.script if isinstance(action, Activate)}
    used |= {thing.attached_to for thing in situation.objects}
    for thing in situation.objects:
        if (
            thing.attached_to is not None
            and thing.card in facts.UMBRAS
            and thing.card != "Dog Umbra"
            and thing.controller is None
            and thing.id not in used
        ):
            return thing
    return None
