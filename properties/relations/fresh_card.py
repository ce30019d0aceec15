"""Eternalize, after whatever happened before."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from mtg_conformance.documents import Activate, ObjectSetup, ObjectState, Outcome, Resolve, Situation

from .. import facts
from ..board import Board
from ..comparing import ON_BATTLEFIELD, object_difference
from ..scene import Scene
from .changing import named
from .relation import Relation

_LEFT_OUT = facts.PUMPS_OTHERS | facts.CHANGES_ENTERING


class EternalizeOfAFreshCard(Relation):
    """The token is the one that a card gives which was never anywhere but in the graveyard.

    The token copies what is printed on the card (707.2), and a card that changes zones is a new
    object with no memory of what it was (400.7). So the token right after the ability has
    resolved has the same characteristics, counters and status, whatever its card went through.
    Left out: boards where something else changes the token as it enters or at once.
    """

    name = "eternalize-of-a-fresh-card"
    rulings = ("eternalize.0", "eternalize.4", "eternalize.5")
    cr = ("707.2", "400.7", "702.129a")

    def applies(self, board: Board) -> bool:
        cards = {thing.card for thing in board.situation.objects}
        return bool(cards & facts.ETERNALIZE_TYPES.keys()) and cards <= facts.LOOKED_AT and not cards & _LEFT_OUT

    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        found = _eternalized(Scene(board.situation, outcome))
        if found is None:
            return None
        action = found[0]
        given = {one for things in action.pays.values() for one in things}
        objects = []
        for thing in board.situation.objects:
            if thing.id == action.object:
                objects.append(_plain(board.situation, thing.id, "graveyard"))
            elif thing.id in given:
                objects.append(_plain(board.situation, thing.id, "hand"))
        return replace(
            named(board.situation, self.name),
            active=action.by,
            step="precombat_main",
            players={},
            objects=tuple(objects),
            script=(replace(action, label=None, prepare=False), Resolve()),
        )

    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        found = _eternalized(Scene(board.situation, outcome))
        if found is None or not all(result.accepted for result in other_outcome.actions):
            return []
        fresh = list(_new(other_outcome, 2).values())
        if len(fresh) != 1:
            return [f"eternalize of a fresh {found[0].object} should make one token; it makes {len(fresh)}"]
        lines = []
        for id, state in _new(outcome, found[1]).items():
            what = object_difference(ON_BATTLEFIELD, fresh[0], state)
            if what is not None:
                lines.append(
                    f"after action {found[1]} {what[0]} of the token {id} should be {what[1]}, as with a fresh"
                    f" {found[0].object}; it is {what[2]}"
                )
        return lines


def _plain(situation: Situation, id: str, zone: Literal["graveyard", "hand"]) -> ObjectSetup:
    thing = next(thing for thing in situation.objects if thing.id == id)
    return ObjectSetup(id=id, card=thing.card, owner=thing.owner, zone=zone)


def _eternalized(scene: Scene) -> tuple[Activate, int] | None:
    """The first activation of eternalize that resolved, not as the very first thing, and the
    number of the action in which it did."""
    for number in range(3, len(scene.script) + 1):
        what = scene.resolved(number)
        if (
            what is not None
            and isinstance(what.action, Activate)
            and what.action.ability.lower().startswith("eternalize")
            and what.card in facts.ETERNALIZE_TYPES
        ):
            return what.action, number
    return None


def _new(outcome: Outcome, number: int) -> dict[str, ObjectState]:
    before, now = outcome.snapshots[number - 1].objects, outcome.snapshots[number].objects
    return {id: state for id, state in now.items() if id not in before}
