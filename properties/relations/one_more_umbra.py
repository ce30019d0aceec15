"""One umbra more."""

from __future__ import annotations

from mtg_conformance.documents import Answer, ObjectSetup, Outcome, Situation

from .. import facts
from ..board import Board
from ..invariants import survives_without
from ..scene import Scene, Strike, on_battlefield
from .changing import controller_of, free_id, named
from .relation import Relation

_MORE = (
    "Crab Umbra",
    "Felidar Umbra",
    "Treefolk Umbra",
    "Spider Umbra",
    "Eel Umbra",
    "Eland Umbra",
    "Boar Umbra",
    "Mammoth Umbra",
)
"""Umbras that change neither how their creature fights nor who may block it."""
_LEFT_OUT = (
    facts.DESTROYS_ENCHANTMENTS_TOO
    | facts.DESTROYS_OTHER_THINGS
    | facts.COMES_BACK
    | facts.PUMPS_OTHERS
    | {"Aura Graft", "Lignify", "Simic Guildmage", "Song of the Dryads", "Celestial Purge"}
)


class OneMoreUmbra(Relation):
    """A creature that a blow destroyed survives it if it wore one umbra more from the start.

    Each destruction is replaced once and costs one Aura (614.5, 616.1), so with one more of them
    the creature outlives one more event. Nothing is said of what comes after that. The creature's
    controller would pick the added Aura last.

    Left out: creatures that could die for lack of toughness when Auras go (704.5f), and cards
    that could take the added Aura away before the blow.
    """

    name = "one-more-umbra"
    rulings = ("umbra-armor.1", "umbra-armor.2", "umbra-armor.3", "umbra-armor.6")
    cr = ("702.89a", "614.5", "616.1")

    def applies(self, board: Board) -> bool:
        cards = {thing.card for thing in board.situation.objects}
        return cards <= facts.LOOKED_AT and not cards & _LEFT_OUT

    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        situation = board.situation
        found = _killed(situation, outcome)
        if found is None:
            return None
        _, creature = found
        setup = next(thing for thing in situation.objects if thing.id == creature)
        cards = {thing.card for thing in situation.objects}
        card = next((card for card in _MORE if card in cards), _MORE[0])
        id = free_id(situation, "one-more")
        more = ObjectSetup(id=id, card=card, owner=controller_of(setup), attached_to=creature)
        others = tuple(thing.id for thing in situation.objects)
        last = tuple(Answer(by=seat, ask="replacement", prefer=(*others, id)) for seat in situation.seats)
        return named(situation, self.name, objects=(*situation.objects, more), answers=(*situation.answers, *last))

    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        found = _killed(board.situation, outcome)
        if found is None:
            return []
        strike, creature = found
        accepted = [one.accepted for one in outcome.actions[: strike.at]]
        if accepted != [one.accepted for one in other_outcome.actions[: strike.at]]:
            return []
        state = other_outcome.snapshots[strike.at].objects.get(creature)
        if state is not None and on_battlefield(state):
            return []
        where = "not shown" if state is None else f"in {state.zone}"
        return [
            f"with the {other.objects[-1].id} ({other.objects[-1].card}) on it as well the {creature} should"
            f" survive action {strike.at}; it is {where}"
        ]


def _killed(situation: Situation, outcome: Outcome) -> tuple[Strike, str] | None:
    """The first blow that took a placed creature from the battlefield, if a further Aura would
    surely have kept it there."""
    scene = Scene(situation, outcome)
    for strike in scene.strikes:
        for creature in strike.creatures:
            if creature not in scene.card or on_battlefield(scene.state(strike.at, creature)):
                continue
            if not all(on_battlefield(scene.state(number, creature)) for number in range(strike.at)):
                continue
            if "Creature" not in (scene.state(0, creature).types or ()):
                continue
            before = scene.state(strike.at - 1, creature)
            if survives_without(scene, before, scene.auras_on(strike.at - 1, creature)):
                return strike, creature
    return None
