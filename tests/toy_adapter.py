"""The smallest useful adapter: an "engine" that knows three cards, and how the kit tests it.

The game in it is a toy: Murder destroys a creature, Hyena Umbra is destroyed instead. What it
does not know it says with Unsupported. Run it as a program to serve it on stdin and stdout.
"""

from mtg_conformance.adapter import Adapter, Policy, Table, Unsupported, serve
from mtg_conformance.documents import (
    Action,
    ActionResult,
    Cast,
    EngineDescription,
    GameState,
    ObjectState,
    PlayerState,
    Resolve,
    Situation,
    Snapshot,
    StackEntry,
)

CARDS = ("Grizzly Bears", "Hyena Umbra", "Murder")


class ToyTable:
    """One game: the objects as the Situation places them, and the spells on the stack."""

    def __init__(self, situation: Situation, policy: Policy) -> None:
        self.situation, self.policy = situation, policy
        self.things = {thing.id: thing for thing in situation.objects}
        self.zone: dict[str, str] = {thing.id: thing.zone for thing in situation.objects}
        self.damage = {thing.id: thing.damage for thing in situation.objects}
        self.stack: list[Cast] = []

    def perform(self, action: Action) -> ActionResult:
        if isinstance(action, Cast) and self.things[action.object].card == "Murder":
            if self.zone[action.object] != "hand" or sorted(action.mana) != ["1", "B", "B"]:
                return ActionResult(accepted=False, reason="not in hand, or not paid")
            self.zone[action.object] = "stack"
            self.stack.append(action)
            return ActionResult(accepted=True)
        if isinstance(action, Resolve) and self.stack:
            spell = self.stack.pop()
            self.destroy(spell.targets[0])
            self.zone[spell.object] = "graveyard"
            return ActionResult(accepted=True)
        raise Unsupported(f"the toy can't do this: {action}")

    def destroy(self, creature: str) -> None:
        """Destroy the creature, or an umbra on it that its controller picks."""
        umbras = [name for name in self.things if self.host(name) == creature]
        if umbras:
            umbra = self.policy.choose(self.things[creature].owner, "replacement", umbras)
            self.zone[str(umbra)], self.damage[creature] = "graveyard", 0
        else:
            self.zone[creature] = "graveyard"

    def host(self, name: str) -> str | None:
        return self.things[name].attached_to if self.zone[name] == "battlefield" else None

    def snapshot(self) -> Snapshot:
        seats = self.situation.seats
        entries = [StackEntry(id=c.object, kind="spell", controller=c.by) for c in self.stack]
        return Snapshot(
            objects={name: self.state(name) for name in self.things},
            players={seat: PlayerState(life=20, poison=0, lost=False) for seat in seats},
            game=GameState(step=self.situation.step, active=seats[0], stack=tuple(entries), priority=seats[0]),
        )

    def state(self, name: str) -> ObjectState:
        thing, here = self.things[name], self.zone[name] == "battlefield"
        size = 2 + sum(self.host(other) == name for other in self.things)
        bear = here and thing.card == "Grizzly Bears"
        return ObjectState(
            zone=self.zone[name],  # type: ignore[arg-type]  # the same words
            owner=thing.owner,
            controller=thing.owner if here else None,
            tapped=here and thing.tapped,
            damage=self.damage[name] if here else 0,
            counters={},
            attached_to=self.host(name),
            attacking=False,
            blocking=False,
            name=thing.card,
            types=("Creature",) if thing.card == "Grizzly Bears" else ("Enchantment",),
            power=size if bear else None,
            toughness=size if bear else None,
        )


class ToyAdapter(Adapter):
    """Three cards and two actions."""

    def describe(self) -> EngineDescription:
        return EngineDescription(name="toy", version="1", cards=CARDS)

    def set_up(self, situation: Situation, policy: Policy) -> Table:
        for thing in situation.objects:
            if thing.card not in CARDS:
                raise Unsupported(f"the toy does not know the card {thing.card}")
        return ToyTable(situation, policy)


if __name__ == "__main__":
    serve(ToyAdapter())
