"""One more permanent that nothing is about."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import ObjectSetup, Situation

from .. import facts
from ..board import Board
from .changing import controller_of, free_id
from .same_outcome import Changed, SameOutcome

_MAY_MEET_ANYTHING = frozenset({"Aura Graft", "Karmic Justice", "Simic Guildmage"})
_LOOKS_FOR_CREATURES = facts.TRIGGERS | {
    "Clone",
    "Cruel Edict",
    "Diabolic Edict",
    "Elspeth, Sun's Champion",
    "Indrik Umbra",
    "Vizier of Many Faces",
}
_WORN = ("Boar Umbra", "Drake Umbra", "Eland Umbra", "Mammoth Umbra", "Spider Umbra", "Hyena Umbra")


class Bystander(SameOutcome):
    """One more permanent that the script never names changes nothing for the rest.

    Umbra armor protects what the Aura enchants and nothing else (702.89a), targets are the ones
    that were chosen (115.1), and whatever an effect does to all creatures it does to each on its
    own (608.2f). What becomes of the bystander itself is not looked at.

    The bystander is a creature that wears an umbra, or, where something on the board looks for
    creatures to trigger on, to choose or to count, a land. Left out: what could choose or target
    the land as well.
    """

    name = "bystander"
    rulings = ("umbra-armor.0", "umbra-armor.5")
    cr = ("702.89a", "115.1", "608.2f")

    def applies(self, board: Board) -> bool:
        cards = {thing.card for thing in board.situation.objects}
        return cards <= facts.LOOKED_AT and not cards & _MAY_MEET_ANYTHING

    def changed(self, situation: Situation) -> Changed:
        """One more permanent, and what it wears."""
        cards = {thing.card for thing in situation.objects}
        controller = next(
            (controller_of(thing) for thing in situation.objects if thing.zone == "battlefield"), situation.active
        )
        id = free_id(situation, "bystander")
        more: tuple[ObjectSetup, ...]
        if cards & _LOOKS_FOR_CREATURES:
            more = (ObjectSetup(id=id, card="Forest", owner=controller),)
        else:
            worn = next((card for card in _WORN if card in cards), _WORN[-1])
            umbra = ObjectSetup(id=free_id(situation, "worn"), card=worn, owner=controller, attached_to=id)
            more = (ObjectSetup(id=id, card="Grizzly Bears", owner=controller), umbra)
        other = replace(situation, objects=(*situation.objects, *more))
        return Changed(other, added=frozenset(thing.id for thing in more))

    def words(self, situation: Situation) -> str:
        """What is different."""
        return "with one more permanent that nothing is about"
