"""One more permanent that nothing is about."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import ObjectSetup, Outcome, Situation

from .. import facts
from ..board import Board
from ..comparing import difference
from .changing import controller_of, free_id, named
from .relation import Relation

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


class Bystander(Relation):
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

    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        situation = board.situation
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
        return named(situation, self.name, objects=(*situation.objects, *more))

    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        ids = [thing.id for thing in board.situation.objects]
        added = {thing.id for thing in other.objects[len(ids) :]}
        without = _without(other_outcome, added)
        found = difference(board.situation.script, ids, outcome, without)
        return [f"with one more permanent that nothing is about: {found[1]}"] if found else []


def _without(outcome: Outcome, ids: set[str]) -> Outcome:
    return replace(
        outcome,
        snapshots=tuple(
            replace(snapshot, objects={id: state for id, state in snapshot.objects.items() if id not in ids})
            for snapshot in outcome.snapshots
        ),
    )
