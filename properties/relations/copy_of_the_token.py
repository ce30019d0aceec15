"""A copy of the token."""

from __future__ import annotations

from mtg_conformance.documents import Activate, Cast, ObjectSetup, Outcome, Resolve, Situation
from mtg_conformance.documents.outcome import DERIVED_FIELDS

from .. import facts
from ..board import Board
from ..comparing import object_difference
from ..scene import on_battlefield
from .changing import free_id, named
from .relation import Relation

_LEFT_OUT = facts.CHANGES_ENTERING | facts.SETS_SIZE | facts.SIZE_UNTIL_END_OF_TURN | {"Bronzebeak Moa"}


class CopyOfTheToken(Relation):
    """A copy of an eternalized token has everything that the token has.

    What eternalize changes is part of the token's copiable values (707.9b), and a copy gets just
    those (707.2, 707.3). Cackling Counterpart is cast on the token at the end, and the two are
    compared as they then stand beside each other.

    Left out: tokens with something on them that is not copied (counters, Auras, Equipment, a
    pump), and boards where the copy would enter otherwise than the token. What affects both
    alike, such as Glorious Anthem, may be there.
    """

    name = "copy-of-the-token"
    rulings = ("eternalize.5",)
    cr = ("707.9b", "707.2", "707.3")

    def applies(self, board: Board) -> bool:
        cards = {thing.card for thing in board.situation.objects}
        return (
            cards <= facts.LOOKED_AT
            and not cards & _LEFT_OUT
            and any(
                isinstance(action, Activate) and action.ability.lower().startswith("eternalize")
                for action in board.situation.script
            )
        )

    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        situation = board.situation
        token = _token(situation, outcome)
        if token is None:
            return None
        controller = outcome.snapshots[-1].objects[token].controller
        assert isinstance(controller, str)
        id = free_id(situation, "counterpart")
        spell = ObjectSetup(id=id, card="Cackling Counterpart", owner=controller, zone="hand")
        return named(
            situation,
            self.name,
            objects=(*situation.objects, spell),
            script=(*situation.script, Cast(by=controller, object=id, mana="1UU", targets=(token,)), Resolve()),
        )

    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        if not all(result.accepted for result in other_outcome.actions[-2:]):
            return []
        before, now = other_outcome.snapshots[-3].objects, other_outcome.snapshots[-1].objects
        cast = other.script[-2]
        assert isinstance(cast, Cast)
        token = now.get(cast.targets[0])
        if token is None or not on_battlefield(token) or outcome.snapshots[-1].objects[cast.targets[0]] != token:
            return []
        copies = {id: state for id, state in now.items() if id not in before}
        if not copies:
            return [f"a copy of the token {cast.targets[0]} should be there at the end; there is none"]
        lines = []
        for id, state in copies.items():
            what = object_difference(DERIVED_FIELDS, token, state)
            if what is not None:
                lines.append(f"{what[0]} of {id}, a copy of the token, should be {what[1]} like its; it is {what[2]}")
        return lines


def _token(situation: Situation, outcome: Outcome) -> str | None:
    """A token that an eternalize ability made and that stands there with nothing on it at the end,
    in a main phase."""
    last = outcome.snapshots[-1]
    if last.game.step not in ("precombat_main", "postcombat_main"):
        return None
    eternalized = {
        thing.card
        for action in situation.script
        if isinstance(action, Activate) and action.ability.lower().startswith("eternalize")
        for thing in situation.objects
        if thing.id == action.object and thing.card in facts.ETERNALIZE_TYPES
    }
    known = {thing.id for thing in situation.objects}
    worn = {state.attached_to for state in last.objects.values()}
    for id, state in last.objects.items():
        if (
            id not in known
            and id not in worn
            and on_battlefield(state)
            and state.name in eternalized
            and state.counters == {}
            and state.controller in situation.seats
        ):
            return id
    return None
