"""A game of the reference engine for tests of single rules: objects are put down, players act,
and what was noted is held against the form that rule numbers have.

Cards are named as in `CARDS`, or made up on the spot with `card`, so that a rule can be tested
that no card of the cases needs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pytest

from reference_engine import announcing, combat, destruction, priority, turn, zones
from reference_engine.abilities import Ability, Enchant, Spell, Static
from reference_engine.cards import CARDS, Card
from reference_engine.characteristics import Characteristics
from reference_engine.costs import Payment, Refused
from reference_engine.game import Floating, Game, GameObject
from reference_engine.stack import StackObject

RULE = re.compile(r"[1-9]\d\d\.\d+[a-z]?")
Aim = GameObject | str | StackObject


class NotedGame(Game):
    """A game that takes nothing into its trace but numbers of rules."""

    def note(self, text: str, *rules: str) -> None:
        wrong = [rule for rule in rules if not RULE.fullmatch(rule)]
        assert not wrong, f"{text}: {wrong} are no rule numbers"
        assert text
        super().note(text, *rules)


def card(
    name: str,
    cost: str | None,
    type_line: str,
    *abilities: Ability,
    pt: tuple[int, int] | None = None,
    keywords: str = "",
    spell: Spell | None = None,
) -> Card:
    """A made-up card, in the words of `reference_engine.cards.define`, known to nobody else."""
    left, _, right = type_line.partition(" - ")
    words = frozenset(left.split())
    printed = Characteristics(
        name,
        mana_cost=cost,
        types=words - {"Legendary", "Basic"},
        subtypes=tuple(right.split()),
        supertypes=words & {"Legendary", "Basic"},
        power=pt[0] if pt else None,
        toughness=pt[1] if pt else None,
        keywords=frozenset(word.strip() for word in keywords.split(",") if word.strip()),
        abilities=abilities,
    )
    return Card(printed, spell)


ENCHANT_ANYTHING = Enchant("enchant permanent", lambda game, player, candidate, source: True)
ARMOR = card("Armor", "{1}", "Enchantment - Aura", ENCHANT_ANYTHING, keywords="umbra armor")
"""An Aura with umbra armor that enchants any permanent."""


class Table:
    """One game and the answers of its players. A question that nobody has an answer to fails."""

    def __init__(
        self, *, active: str = "alice", step: str = "precombat_main", seats: Sequence[str] = ("alice", "bob")
    ) -> None:
        self.game: Game = NotedGame(seats, active, step, self._choose)
        self.answers: list[tuple[str, str, tuple[str | int, ...]]] = []
        self.asked: list[tuple[str, str, tuple[str | int, ...]]] = []
        self.askers: list[str | None] = []

    def _choose(
        self, player: str, ask: str, options: Sequence[str | int], source: str | None, question: str
    ) -> str | int:
        self.asked.append((player, ask, tuple(options)))
        self.askers.append(source)
        assert question
        for by, kind, prefer in self.answers:
            if (by, kind) == (player, ask):
                for one in prefer:
                    if one in options:
                        return one
        pytest.fail(f"nobody answers for {player}, asked {ask} {question!r} among {list(options)}")

    def answer(self, player: str, ask: str, *prefer: str | int) -> None:
        """From now on the player, asked so, takes the first of these that is on offer."""
        self.answers.insert(0, (player, ask, prefer))

    def put(
        self,
        id: str,
        what: str | Card,
        owner: str = "alice",
        zone: str = "battlefield",
        *,
        controller: str | None = None,
        on: GameObject | None = None,
        counters: dict[str, int] | None = None,
        damage: int = 0,
        tapped: bool = False,
        sick: bool = False,
        token: bool = False,
    ) -> GameObject:
        """Put an object down without anything happening, as a Situation does."""
        made = CARDS[what] if isinstance(what, str) else what
        thing = GameObject(id, made, made.printed, owner, is_token=token)
        self.game.objects[id] = thing
        thing.timestamp = self.game.now()
        zones.put_into(self.game, thing, zone)
        if zone == "battlefield":
            thing.entered_under = thing.was_controlled_by = controller or owner
            thing.attached_to = on
            thing.counters = dict(counters or {})
            thing.damage, thing.tapped, thing.sick = damage, tapped, sick
        self.game.touch()
        return thing

    # What players do

    def cast(
        self,
        player: str,
        what: GameObject,
        *aims: Aim,
        mana: str = "",
        x: int = 0,
        modes: Sequence[int] = (),
        **pays: Sequence[GameObject],
    ) -> StackObject:
        """Cast a spell."""
        return announcing.cast(self.game, player, what, aims, Payment(mana, x, pays), modes)

    def activate(
        self,
        player: str,
        what: GameObject,
        ability: str,
        *aims: Aim,
        mana: str = "",
        x: int = 0,
        given_up: Mapping[str, Sequence[GameObject]] = MappingProxyType({}),
        **pays: Sequence[GameObject],
    ) -> StackObject | None:
        """Activate an ability."""
        return announcing.activate(self.game, player, what, ability, aims, Payment(mana, x, {**given_up, **pays}))

    def attack(self, attackers: dict[GameObject, str], player: str = "alice") -> None:
        """Declare attackers."""
        combat.attack(self.game, player, attackers)

    def block(self, blockers: dict[GameObject, GameObject], player: str = "bob") -> None:
        """Declare blockers."""
        combat.block(self.game, player, blockers)

    def advance(self, step: str) -> None:
        """Nobody acts until this step."""
        turn.advance(self.game, step)

    def resolve(self) -> None:
        """Let the stack resolve until it is empty."""
        while self.game.stack:
            priority.resolve_top(self.game)

    def settle(self) -> None:
        """State-based actions and triggers, until the active player has priority."""
        self.game.touch()
        priority.give(self.game, self.game.active)

    # What happens from outside

    def destroy(self, *things: GameObject, regenerable: bool = True, cause: StackObject | None = None) -> list[str]:
        """Destroy objects at the same time, as a spell or as the game's rules; ids of the dead."""
        self.game.touch()
        return [one.id for one in destruction.destroy(self.game, things, cause, regenerable=regenerable)]

    def affect(self, static: Static, *things: GameObject, until: str = "end of turn") -> None:
        """Begin a continuous effect of a resolved spell on these objects (611.2)."""
        references = tuple(thing.reference() for thing in things)
        self.game.floating.append(Floating(references, static, things[0], self.game.now(), until))
        self.game.touch()

    # What there is to see

    def view(self, thing: GameObject) -> Characteristics:
        """The characteristics of an object now."""
        return self.game.view(thing)

    def size(self, thing: GameObject) -> tuple[int | None, int | None]:
        """Power and toughness."""
        view = self.game.view(thing)
        return view.power, view.toughness

    def in_combat(self, thing: GameObject) -> tuple[str | None, GameObject | None, bool]:
        """What it attacks, what it blocks, and whether it is blocked."""
        return thing.attacking, thing.blocking, thing.blocked

    def life(self, player: str) -> int:
        """A player's life total."""
        return self.game.players[player].life

    @property
    def rules(self) -> set[str]:
        """Every rule number in the trace."""
        return {rule for entry in self.game.trace for rule in entry.rules}


class refused:
    """`with refused(table, "118.3"):` the action inside is refused by this rule, and the game is
    as it was before (733.1)."""

    def __init__(self, table: Table, *rules: str) -> None:
        self.table, self.rules = table, rules

    def __enter__(self) -> None:
        self.before = state(self.table.game)

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: object) -> bool:
        assert kind is None or kind is Refused, problem
        assert kind is Refused, "nothing was refused"
        for rule in self.rules:
            assert rule in self.table.game.trace[-1].rules, self.table.game.trace[-1]
            assert rule in str(problem)
        assert state(self.table.game) == self.before
        return True


def state(game: Game) -> object:
    """All that a refusal must leave alone."""
    slots = [name for name in GameObject.__slots__ if name not in ("printed", "copiable", "card")]
    return (
        {id: [repr(getattr(thing, name)) for name in slots] for id, thing in game.objects.items()},
        {
            name: (player.life, player.poison, player.lost, list(player.hand), list(player.graveyard))
            for name, player in game.players.items()
        },
        list(game.battlefield),
        list(game.exile),
        list(game.stack),
        list(game.waiting),
        game.priority,
        game.step,
        game.active,
        (game.attackers_declared, game.blockers_declared),
    )
