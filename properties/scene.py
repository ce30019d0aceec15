"""One outcome of one board, made easy to ask.

A scene knows what each action was about as far as the script and the snapshots show it: which
spell resolved, which creatures could have been destroyed once and no more than once.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, NamedTuple

from msgspec import UNSET

from mtg_conformance.documents import (
    Action,
    Activate,
    Advance,
    Cast,
    ObjectState,
    Outcome,
    Resolve,
    Situation,
    Snapshot,
)

from . import facts

AFTER_DAMAGE: Final = ("combat_damage", "end_combat", "postcombat_main", "end_step")


class Resolved(NamedTuple):
    """What resolved in an action: the card of the spell or of the ability's source, and the
    announcement in the script."""

    card: str
    object: str
    action: Cast | Activate


class Strike(NamedTuple):
    """An action in which each of these creatures may have been destroyed, once at most, and no
    Aura or other enchantment but in a creature's place. `amount`: of damage, in points, where
    the script says it. `sure`: the creatures are destroyed if nothing protects them."""

    at: int
    kind: Literal["destroy", "damage", "combat"]
    creatures: tuple[str, ...]
    sure: bool = False
    amount: int = 0


class Scene:
    """An outcome and its situation. Snapshot n is the one after n actions. `script`: the actions after
    which the game went on; where it ended (104.2a, 104.4a) engines may leave the table as they like."""

    def __init__(self, situation: Situation, outcome: Outcome) -> None:
        self.situation = situation
        self.outcome = outcome
        self.snapshots = outcome.snapshots
        self.script: tuple[Action, ...] = situation.script[: self._before_the_end(len(outcome.actions))]
        self.card = {thing.id: thing.card for thing in situation.objects}
        self.cards = frozenset(self.card.values())
        self.known = self.cards <= facts.LOOKED_AT

    def lacks(self, *sets: frozenset[str]) -> bool:
        """Whether the board has none of these cards, and no card of which nothing is known."""
        return self.known and not any(self.cards & one for one in sets)

    def _before_the_end(self, actions: int) -> int:
        ended = (number for number in range(1, actions + 1) if len(self._still_in(number)) < 2)
        return next(ended, actions + 1) - 1

    def _still_in(self, number: int) -> list[str]:
        states = self.snapshots[number].players
        return [seat for seat in self.situation.seats if seat not in states or states[seat].lost is not True]

    def has_left(self, number: int, player: str) -> bool:
        """Whether the player had lost after so many actions in a game that others play on, and has left
        it with everything they own (800.4a)."""
        return player not in self._still_in(number)

    def accepted(self, number: int) -> bool:
        """Whether the action with this number (from 1) was accepted."""
        return self.outcome.actions[number - 1].accepted

    def resolved(self, number: int) -> Resolved | None:
        """What resolved in action `number`, if it was one spell or activated ability alone."""
        action = self.script[number - 1]
        if not isinstance(action, Resolve) or not self.accepted(number):
            return None
        stack = self.snapshots[number - 1].game.stack
        if stack is UNSET or not stack:
            return None
        if action.all and (len(stack) > 1 or not self.lacks(facts.TRIGGERS)):
            return None
        top = stack[-1]
        name = top.id if top.kind == "spell" else top.source
        for earlier in range(number - 1, 0, -1):
            said = self.script[earlier - 1]
            if isinstance(said, Cast if top.kind == "spell" else Activate) and self.accepted(earlier):
                assert isinstance(said, Cast | Activate)
                if said.object in (name, top.id) or (said.puts is not None and said.puts == top.id):
                    return Resolved(self.card.get(said.object, ""), said.object, said)
        return None

    @cached_property
    def strikes(self) -> tuple[Strike, ...]:
        """Every action that is plainly one event of destruction for each creature in it."""
        if not self.known:
            return ()
        found = (self._strike(number, action) for number, action in enumerate(self.script, start=1))
        return tuple(strike for strike in found if strike is not None and strike.creatures)

    def _strike(self, number: int, action: Action) -> Strike | None:
        if isinstance(action, Advance):
            return self._combat(number, action)
        what = self.resolved(number)
        if what is None:
            return None
        card = what.card
        before = self.snapshots[number - 1]
        if isinstance(what.action, Activate):
            if card == "Royal Assassin":
                return Strike(number, "destroy", _creatures(before, what.action.targets))
            return None
        if card in facts.DESTROYS_ONE_CREATURE:
            return Strike(number, "destroy", _creatures(before, what.action.targets), self.lacks(facts.COMES_BACK))
        if card in facts.DESTROYS_CREATURES:
            return Strike(number, "destroy", _creatures(before, before.objects), True)
        if card in facts.DAMAGE_TO_ONE:
            amount = facts.DAMAGE_TO_ONE[card]
            sure = self.lacks(facts.COMES_BACK)
            return Strike(number, "damage", _creatures(before, what.action.targets), sure, amount)
        if card in facts.DAMAGE_TO_ALL:
            return Strike(number, "damage", _creatures(before, before.objects), True, facts.DAMAGE_TO_ALL[card])
        return None

    def _combat(self, number: int, action: Advance) -> Strike | None:
        """Combat damage, where there is one step of it and nothing else happens on the way."""
        before = self.snapshots[number - 1]
        if (
            action.to not in AFTER_DAMAGE
            or not self.accepted(number)
            or before.game.step != "declare_blockers"
            or before.game.stack
            or not self.lacks(facts.FIRST_STRIKE, facts.WITHER_OR_INFECT, facts.TRIGGERS)
            or any(player.lost for player in self.snapshots[number].players.values())
        ):
            return None
        return Strike(number, "combat", _creatures(before, before.objects))

    @cached_property
    def changed(self) -> list[tuple[int, list[tuple[str, ObjectState]]]]:
        """For each action in which something changed, its number and the objects that are not as
        they were before it."""
        found = []
        before = self.snapshots[0].objects
        for number in range(1, len(self.script) + 1):
            now = self.snapshots[number].objects
            objects = [(id, state) for id, state in now.items() if before.get(id) != state]
            if objects or len(now) < len(before):
                found.append((number, objects))
            before = now
        return found

    def auras_on(self, number: int, host: str) -> list[str]:
        """The Auras attached to a permanent in snapshot `number`."""
        return [
            id
            for id, state in self.snapshots[number].objects.items()
            if state.attached_to == host and on_battlefield(state) and "Aura" in (state.subtypes or ())
        ]

    def state(self, number: int, id: str) -> ObjectState:
        """An object in snapshot `number`; one that is not shown has no field at all."""
        return self.snapshots[number].objects.get(id) or NOTHING


NOTHING: Final = ObjectState()


def on_battlefield(state: ObjectState) -> bool:
    """Whether an object is on the battlefield and not phased out."""
    return state.zone == "battlefield" and state.phased_out is not True


def is_creature(state: ObjectState) -> bool:
    """Whether an object is plainly a creature on the battlefield."""
    return on_battlefield(state) and state.types is not UNSET and "Creature" in state.types


def _creatures(snapshot: Snapshot, names: object) -> tuple[str, ...]:
    objects = snapshot.objects
    return tuple(name for name in names if name in objects and is_creature(objects[name]))  # type: ignore[attr-defined]
