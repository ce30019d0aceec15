"""A game played at random on the reference engine, with the invariants held after each step.

The machine draws a board and leaves its script aside. Then it does whatever the rules allow:
casts what is in hand, activates, declares attackers and blockers, lets the stack resolve, goes
on to the next step; every question is answered with any of its options. What the rules don't
allow is tried now and then as well and must change nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from mtg_conformance.adapter import Policy
from mtg_conformance.documents import (
    STEPS,
    Action,
    ActionResult,
    Activate,
    Advance,
    Answer,
    Attack,
    Block,
    Cast,
    Outcome,
    Resolve,
    Situation,
    Snapshot,
    Step,
)
from reference_engine import announcing, combat, targets, turn
from reference_engine.abilities import Activated, Cost, Target
from reference_engine.adapter import ReferenceTable
from reference_engine.costs import Refused
from reference_engine.game import GameObject

from .board import Board
from .boards import boards
from .comparing import is_over
from .invariants import broken_invariants
from .trace_invariants import broken_trace_invariants

__all__ = ["GameMachine"]

PLENTY = "20WWWUUUBBBRRRGGG"
"""Mana that pays for anything here."""


class _Drawn(Policy):
    """Answers every question with any of its options, as the running rule draws it."""

    def __init__(self, situation: Situation) -> None:
        super().__init__(situation)
        self.data: st.DataObject | None = None

    def choose(
        self, by: str, ask: Any, options: Sequence[str | int], source: str | None = None, question: str = ""
    ) -> str | int:
        different = list(dict.fromkeys(options))
        if len(different) == 1 or self.data is None:
            return different[0]
        return self.data.draw(st.sampled_from(different), label=f"{by}, {ask}: {question}")


class GameMachine(RuleBasedStateMachine):
    """One game of the reference engine; see the module's docstring."""

    def __init__(self) -> None:
        super().__init__()
        self.script: list[Action] = []
        self.results: list[ActionResult] = []
        self.snapshots: list[Snapshot] = []

    @initialize(board=boards())
    def set_up(self, board: Board) -> None:
        """A drawn board, without its script and its answers."""
        no_answers: tuple[Answer, ...] = ()
        self.situation = replace(board.situation, script=(), answers=no_answers)
        self.policy = _Drawn(self.situation)
        self.table = ReferenceTable(self.situation, self.policy)
        self.game = self.table.game
        self.snapshots.append(self.table.snapshot())

    def do(self, action: Action, data: st.DataObject) -> None:
        """Have the engine do it, and note what came of it."""
        self.policy.data = data
        self.script.append(action)
        self.results.append(self.table.perform(action))
        self.snapshots.append(self.table.snapshot())
        self.policy.at = len(self.script)
        self.policy.data = None

    def goes_on(self) -> bool:
        """Whether nobody has lost yet."""
        return bool(self.snapshots) and not is_over(self.snapshots[-1])

    def with_priority(self) -> bool:
        """Whether a player may act now."""
        return self.goes_on() and self.game.priority is not None

    @precondition(lambda self: self.with_priority() and any(player.hand for player in self.game.players.values()))
    @rule(data=st.data())
    def cast(self, data: st.DataObject) -> None:
        """Somebody casts a card from hand."""
        cards = [card for player in self.game.players.values() for card in player.hand]
        card = data.draw(st.sampled_from(cards))
        spell = card.card.spell if card.card else None
        extra = spell.additional if spell and spell.additional else Cost()
        noted = len(self.game.trace)
        try:
            needs, _ = announcing.what_is_announced(self.game, card, spell, (), 0)
        except Refused:
            return
        finally:
            del self.game.trace[noted:]
        aims = self._aims(needs, card.owner, card, data)
        pays = self._pays(extra, card.owner, card, data)
        if aims is not None and pays is not None:
            self.do(Cast(by=card.owner, object=card.id, mana=PLENTY, targets=aims, pays=pays), data)

    @precondition(lambda self: self.with_priority() and self._abilities())
    @rule(data=st.data())
    def activate(self, data: st.DataObject) -> None:
        """Somebody activates an ability where it works."""
        source, ability = data.draw(st.sampled_from(self._abilities()))
        player = self.game.controller(source)
        aims = self._aims(ability.targets, player, source, data)
        pays = self._pays(ability.cost, player, source, data)
        if aims is not None and pays is not None:
            name = ability.keyword or ability.printed
            self.do(
                Activate(by=player, object=source.id, ability=name, mana=PLENTY, targets=aims, pays=pays),
                data,
            )

    @precondition(lambda self: self.goes_on() and self.game.stack)
    @rule(data=st.data(), all=st.booleans())
    def resolve(self, data: st.DataObject, all: bool) -> None:
        """Nobody acts; the top of the stack resolves, or all of it."""
        self.do(Resolve(all=all), data)

    @precondition(lambda self: self.goes_on() and not self.game.stack)
    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """The game goes on to one of the next steps that there are."""
        here = STEPS.index(self.game.step)
        ahead: list[Step] = [*STEPS[here + 1 :], *STEPS[: here + 1]]
        there = [step for step in ahead if step not in turn.COMBAT_WITH_ATTACKERS or turn.will_happen(self.game, step)]
        self.do(Advance(to=data.draw(st.sampled_from(there[:4]))), data)

    @precondition(lambda self: self.goes_on() and self.game.step == "declare_attackers")
    @rule(data=st.data())
    def attack(self, data: st.DataObject) -> None:
        """The active player declares attackers."""
        opponent = self.game.opponents(self.game.active)[0]
        own = [thing for thing in self.game.creatures(self.game.active) if data.draw(st.booleans())]
        noted = len(self.game.trace)
        chosen = [
            thing.id
            for thing in own
            if combat.why_not_attack(self.game, self.game.active, thing, opponent) is None or data.draw(st.booleans())
        ]
        del self.game.trace[noted:]
        self.do(Attack(by=self.game.active, attackers=dict.fromkeys(chosen, opponent)), data)

    @precondition(lambda self: self.goes_on() and self.game.step == "declare_blockers")
    @rule(data=st.data())
    def block(self, data: st.DataObject) -> None:
        """The other player declares blockers."""
        opponent = self.game.opponents(self.game.active)[0]
        own = [thing.id for thing in self.game.creatures(opponent)]
        attackers = [thing.id for thing in self.game.creatures() if thing.attacking]
        pairs = st.dictionaries(st.sampled_from(own), st.sampled_from(attackers)) if own and attackers else st.just({})
        self.do(Block(by=opponent, blockers=data.draw(pairs)), data)

    def _abilities(self) -> list[tuple[GameObject, Activated]]:
        """What could be activated where it is, whether or not the moment is right."""
        game = self.game
        places = [*game.permanents()]
        for player in game.players.values():
            places += [*player.graveyard, *player.hand]
        return [
            (thing, ability)
            for thing in places
            for ability in game.view(thing).abilities
            if isinstance(ability, Activated) and ability.zone == thing.zone
        ]

    def _aims(
        self, needs: Sequence[Target], player: str, source: GameObject, data: st.DataObject
    ) -> tuple[str, ...] | None:
        """A legal target for each need, None if there is none."""
        view = self.game.view(source)
        aims = []
        for need in needs:
            options = targets.candidates(self.game, need, player, source, view)
            if not options:
                return None
            aims.append(targets.name(data.draw(st.sampled_from(options))))
        return tuple(aims)

    def _pays(
        self, cost: Cost, player: str, source: GameObject, data: st.DataObject
    ) -> dict[str, tuple[str, ...]] | None:
        """What is given up for the cost, None if it can't be paid."""
        pays: dict[str, tuple[str, ...]] = {}
        if cost.discard:
            hand = [card.id for card in self.game.players[player].hand if card is not source]
            if len(hand) < cost.discard:
                return None
            pays["discard"] = tuple(data.draw(st.permutations(hand))[: cost.discard])
        if cost.sacrifice:
            number, legal = cost.sacrifice
            own = [thing.id for thing in self.game.permanents() if legal(self.game, player, thing, source)]
            own = [id for id in own if self.game.controller(self.game.objects[id]) == player]
            if len(own) < number:
                return None
            pays["sacrifice"] = tuple(data.draw(st.permutations(own))[:number])
        return pays

    @invariant()
    def nothing_is_broken(self) -> None:
        """All invariants, over the snapshots so far and over the record of the game."""
        if not self.snapshots:
            return
        outcome = Outcome(actions=tuple(self.results), snapshots=tuple(self.snapshots))
        found = broken_invariants(replace(self.situation, script=tuple(self.script)), outcome)
        found += broken_trace_invariants(self.game)
        assert not found, "; ".join(f"{one.name}: {one.what}" for one in found)
