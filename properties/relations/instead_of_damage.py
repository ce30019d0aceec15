"""A destroy spell in place of lethal damage, and the other way round."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import Cast, ObjectSetup, Outcome, Situation

from .. import facts
from ..board import Board
from ..comparing import is_over, snapshot_difference
from ..scene import Scene, Strike
from .changing import named
from .relation import Relation

_PLAIN = facts.DESTROYS_ONE_CREATURE - {"Breathe Your Last", "Vendetta"}
_LEFT_OUT = (
    facts.INDESTRUCTIBLE
    | facts.COMES_BACK
    | {"Karmic Justice", "Regenerate", "White Knight", "Glissa, the Traitor", "Vampire Nighthawk"}
)


class DestroyInsteadOfDamage(Relation):
    """A spell that destroys a creature and one whose damage is exactly lethal end alike.

    Both destroy it (701.8b), one at once and the other as a state-based action before anybody
    can act (704.3, 117.5), and umbra armor asks for no cause (702.89a). The damage spell is given
    a creature that is damaged just enough beforehand; damage is gone from what was saved, so
    even that shows no more.

    From the moment of the blow on everything is compared. Left out: what tells the two apart,
    which is indestructible things, shield counters, regeneration (a spell may forbid it), Karmic
    Justice (the rules' destruction is nobody's), protection, riders of the spell, and creatures
    that were damaged or saved before, where the damage can't be laid just so.
    """

    name = "destroy-instead-of-damage"
    rulings = ("umbra-armor.1", "umbra-armor.2", "umbra-armor.4")
    cr = ("701.8b", "704.5g", "702.89a", "120.5")

    def applies(self, board: Board) -> bool:
        cards = {thing.card for thing in board.situation.objects}
        return (
            cards <= facts.LOOKED_AT
            and bool(cards & (_PLAIN | facts.DAMAGE_TO_ONE.keys()))
            and not cards & _LEFT_OUT
            and not any("shield" in thing.counters for thing in board.situation.objects)
        )

    def other(self, board: Board, outcome: Outcome) -> Situation | None:
        scene = Scene(board.situation, outcome)
        found = _blow(scene)
        if found is None:
            return None
        strike, spell, creature = found
        objects = {thing.id: thing for thing in board.situation.objects}
        if strike.kind == "destroy":
            toughness = scene.state(strike.at - 1, creature).toughness
            damage = "Shock" if "Shock" in scene.cards else "Lightning Bolt"
            assert isinstance(toughness, int)
            before = max(0, toughness - facts.DAMAGE_TO_ONE[damage])
            if not _can_bear(scene, strike, objects[creature], before):
                return None
            objects[creature] = replace(objects[creature], damage=before)
            objects[spell] = replace(objects[spell], card=damage)
            mana = "R"
        else:
            objects[spell] = replace(objects[spell], card="Murder")
            mana = "1BB"
        script = list(board.situation.script)
        place = strike.at - 2
        cast = script[place]
        assert isinstance(cast, Cast)
        script[place] = replace(cast, mana=mana, modes=(), x=None)
        return named(board.situation, self.name, objects=tuple(objects.values()), script=tuple(script))

    def compare(self, board: Board, outcome: Outcome, other: Situation, other_outcome: Outcome) -> list[str]:
        found = _blow(Scene(board.situation, outcome))
        if found is None or not all(one.accepted for one in other_outcome.actions[: found[0].at]):
            return []
        strike, _, creature = found
        if strike.kind == "destroy":
            planned = next(thing.damage for thing in other.objects if thing.id == creature)
            state = other_outcome.snapshots[strike.at - 1].objects.get(creature)
            if state is None or state.damage != planned:
                return []  # it was saved on the way, and the damage that was laid on it went
        ids = [thing.id for thing in board.situation.objects]
        for number in range(strike.at, len(outcome.snapshots)):
            mine, theirs = outcome.actions[number - 1].accepted, other_outcome.actions[number - 1].accepted
            if mine != theirs:
                return []
            what = snapshot_difference(ids, outcome.snapshots[number], other_outcome.snapshots[number])
            if what is not None:
                words = ("damage that is exactly lethal", "a spell that destroys")
                instead = words[0] if strike.kind == "destroy" else words[1]
                return [f"with {instead} instead: after action {number} {what}"]
            if is_over(outcome.snapshots[number]):
                break
        return []


def _blow(scene: Scene) -> tuple[Strike, str, str] | None:
    """The first blow by a spell that was cast just before, the spell, and the creature."""
    for strike in scene.strikes:
        if strike.kind == "combat" or len(strike.creatures) != 1 or strike.at < 2 or not strike.sure:
            continue
        cast = scene.script[strike.at - 2]
        what = scene.resolved(strike.at)
        if what is None or cast is not what.action or not isinstance(cast, Cast):
            continue
        creature = strike.creatures[0]
        if creature not in scene.card:
            continue
        state = scene.state(strike.at - 1, creature)
        if not isinstance(state.toughness, int) or not isinstance(state.damage, int) or state.toughness <= 0:
            continue
        if not isinstance(state.counters, dict) or "shield" in state.counters or "indestructible" in state.counters:
            continue
        if strike.kind == "destroy" and what.card in _PLAIN:
            return strike, cast.object, creature
        if strike.kind == "damage" and what.card in facts.DAMAGE_TO_ONE:
            return (strike, cast.object, creature) if state.damage + strike.amount >= state.toughness else None
    return None


def _can_bear(scene: Scene, strike: Strike, setup: ObjectSetup, damage: int) -> bool:
    """Whether the creature lives with that damage until the blow, and nothing changes it."""
    for number in range(strike.at):
        state = scene.state(number, setup.id)
        if state.zone != "battlefield" or state.damage != setup.damage:
            return False
        if not isinstance(state.toughness, int) or state.toughness <= damage:
            return False
    return True
