"""The reference engine behind the same interface as every other engine.

This is the only file here that knows the documents. `python -m reference_engine.adapter`
serves the engine as a child process.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mtg_conformance.adapter import Adapter, Policy, SetupFailed, Unanswered, Unsupported, serve
from mtg_conformance.documents import (
    Action,
    ActionResult,
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    EngineDescription,
    GameState,
    ObjectSetup,
    ObjectState,
    PlayerState,
    Resolve,
    Situation,
    Snapshot,
    StackEntry,
    Zone,
)
from reference_engine import announcing, attachment, bestow, combat, priority, state_based_actions, turn, zones
from reference_engine.abilities import Elsewhere
from reference_engine.cards import CARDS
from reference_engine.characteristics import mana_value
from reference_engine.costs import Payment, Refused
from reference_engine.game import Chooser, Game, GameObject
from reference_engine.stack import StackObject

VERSION = "0.1.0"
COLOR_ORDER = "WUBRG"


class IllegalBoard(ValueError):
    """The Situation can't stand as it says. The message is one line: what, where, which rule."""


class TraceEntry(NamedTuple):
    """One line of the account: the number of actions done before it, what happened, and the
    rule numbers that made it happen."""

    at: int
    text: str
    rules: tuple[str, ...]


class ReferenceEngine(Adapter):
    """The rules themselves, as an Engine. It knows the cards in `CARDS` and nothing else."""

    def describe(self) -> EngineDescription:
        """Name, version, and every card that is defined."""
        return EngineDescription(
            name="reference engine",
            version=VERSION,
            adapter="in process",
            cards=tuple(sorted(CARDS)),
            can=("place-controller", "place-tokens"),
        )

    def set_up(self, situation: Situation, policy: Policy) -> ReferenceTable:
        """A game that stands as the Situation says. Raises Unsupported for a card that is not
        defined, SetupFailed for a board that the rules don't let stand."""
        for thing in situation.objects:
            if thing.card not in CARDS:
                raise Unsupported(f"the reference engine has no card {thing.card!r}")
        table = ReferenceTable(situation, policy)
        try:
            check_at_rest(table.game)
        except IllegalBoard as problem:
            raise SetupFailed(str(problem)) from None
        return table

    def trace(self, situation: Situation) -> list[TraceEntry]:
        """Everything that happens in the Situation, step by step, with rule numbers. Raises
        IllegalBoard if it can't be set up; what a run stops at is the last entry."""
        check_board(situation)
        policy = Policy(situation)
        table = ReferenceTable(situation, policy)
        for number, action in enumerate(situation.script, start=1):
            try:
                table.perform(action)
            except (Unsupported, Unanswered) as problem:
                table.game.note(f"stopped: {problem}")
                break
            table.game.at = policy.at = number
        return [TraceEntry(entry.at, entry.text, entry.rules) for entry in table.game.trace]


class ReferenceTable:
    """One game of the reference engine."""

    def __init__(self, situation: Situation, policy: Policy) -> None:
        self.policy = policy
        self.game = build(situation, policy.choose)
        self.names: dict[str, StackObject] = {}
        self._said: dict[str, tuple[tuple[object, ...], ObjectState]] = {}

    def perform(self, action: Action) -> ActionResult:
        """Do what the rules allow; what they don't allow changes nothing."""
        self.game.at = self.policy.at
        try:
            self._perform(action)
        except Refused as problem:
            return ActionResult(accepted=False, reason=str(problem))
        return ActionResult(accepted=True)

    def _perform(self, action: Action) -> None:
        game = self.game
        if isinstance(action, Cast):
            card = self._object(action.object)
            payment = self._payment(action)
            item = announcing.cast(
                game, action.by, card, self._aims(action.targets), payment, action.modes, action.puts
            )
            self.names[item.id] = item
        elif isinstance(action, Activate):
            source = self._object(action.object)
            payment = self._payment(action)
            put = announcing.activate(
                game, action.by, source, action.ability, self._aims(action.targets), payment, action.puts
            )
            if put is not None:
                self.names[put.id] = put
        elif isinstance(action, Attack):
            combat.attack(game, action.by, {self._object(one): defender for one, defender in action.attackers.items()})
        elif isinstance(action, Block):
            blockers = {self._object(one): self._object(attacker) for one, attacker in action.blockers.items()}
            combat.block(game, action.by, blockers)
        elif isinstance(action, Resolve):
            if not game.stack:
                raise Refused("the stack is empty")
            priority.resolve_top(game)
            while action.all and game.stack:
                priority.resolve_top(game)
        elif isinstance(action, Advance):
            turn.advance(game, action.to)

    def _object(self, name: str) -> GameObject:
        found = self.game.objects.get(name)
        if found is None:
            raise Refused(f"there is no {name}")
        return found

    def _aims(self, names: Sequence[str]) -> list[GameObject | str | StackObject]:
        aims: list[GameObject | str | StackObject] = []
        for name in names:
            on_stack = next((item for item in self.game.stack if item.id == name), None) or self.names.get(name)
            if name in self.game.players:
                aims.append(name)
            elif on_stack is not None and (on_stack in self.game.stack or name not in self.game.objects):
                aims.append(on_stack)
            else:
                aims.append(self._object(name))
        return aims

    def _payment(self, action: Cast | Activate) -> Payment:
        pays = {way: [self._object(name) for name in names] for way, names in action.pays.items()}
        return Payment(action.mana, action.x or 0, pays)

    def _state(self, name: str, thing: GameObject, reached: bool) -> ObjectState:
        """The object as the documents say it. As long as nothing has changed that is said of it,
        the same is said again."""
        facts = what_is_said(self.game, thing, reached)
        kept = self._said.get(name)
        if kept is None or kept[0] != facts:
            kept = self._said[name] = (facts, state_of(self.game, thing))
        return kept[1]

    def snapshot(self) -> Snapshot:
        """Every object with stored and derived fields, the players and the game."""
        game = self.game
        exiled = [card.owner for card in game.exile]
        reached = bool(game.abilities(Elsewhere))
        return Snapshot(
            objects={name: self._state(name, thing, reached) for name, thing in game.objects.items()},
            players={
                name: _player(
                    player.life,
                    player.poison,
                    len(player.hand) + player.props_in_hand,
                    len(player.graveyard),
                    exiled.count(name),
                    player.lost,
                )
                for name, player in game.players.items()
            },
            game=GameState(
                step=game.step,  # type: ignore[arg-type]
                active=game.active,
                stack=tuple(
                    StackEntry(
                        id=item.id,
                        kind=item.kind,  # type: ignore[arg-type]
                        controller=item.controller,
                        source=item.source.object.id if item.kind == "ability" else None,
                    )
                    for item in game.stack
                ),
                priority=game.priority,
            ),
        )


@lru_cache(maxsize=4096)
def _in_order(words: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(words))


@lru_cache(maxsize=64)
def _colors(letters: frozenset[str]) -> tuple[str, ...]:
    return tuple(letter for letter in COLOR_ORDER if letter in letters)


_value = lru_cache(maxsize=4096)(mana_value)


def what_is_said(game: Game, thing: GameObject, reached: bool) -> tuple[object, ...]:
    """What is said of an object and may change, to compare with. Its characteristics stand for all
    that is in them: they are made anew when something changes, and the same ones never do. Where a
    card is neither a permanent nor a spell it is its zone, for with that it becomes another object
    (400.7), unless effects reach it there (`reached`)."""
    if thing.zone == "battlefield":
        counters = thing.counters
        return (
            game.view(thing),
            thing.tapped,
            thing.damage,
            tuple(counters.items()) if counters else (),
            thing.enchants if thing.attached_to is None else thing.attached_to,
            thing.phased_out,
            thing.attacking,
            thing.blocking,
        )
    if reached or thing.zone == "stack":
        return thing.zone, thing.incarnation, game.view(thing)
    return thing.zone, thing.incarnation


@lru_cache(maxsize=16384)
def _shown(
    zone: Zone,
    owner: str,
    controller: str | None,
    tapped: bool,
    damage: int,
    counters: tuple[tuple[str, int], ...],
    attached_to: str | None,
    phased_out: bool,
    attacking: bool,
    blocking: bool,
    name: str,
    types: frozenset[str],
    subtypes: tuple[str, ...],
    supertypes: frozenset[str],
    colors: frozenset[str],
    power: int | None,
    toughness: int | None,
    mana_cost: str | None,
    x: int,
    is_token: bool,
) -> ObjectState:
    """An object of which this is said. Many boards say the same."""
    return ObjectState(
        zone=zone,
        owner=owner,
        controller=controller,
        tapped=tapped,
        damage=damage,
        counters=dict(counters),
        attached_to=attached_to,
        phased_out=phased_out,
        attacking=attacking,
        blocking=blocking,
        name=name,
        types=_in_order(types),
        subtypes=subtypes,
        supertypes=_in_order(supertypes),
        colors=_colors(colors),  # type: ignore[arg-type]
        power=power,
        toughness=toughness,
        mana_cost=mana_cost,
        mana_value=_value(mana_cost, x),
        is_token=is_token,
    )


@lru_cache(maxsize=4096)
def _player(life: int, poison: int, hand: int, graveyard: int, exile: int, lost: bool) -> PlayerState:
    return PlayerState(life=life, poison=poison, hand=hand, graveyard=graveyard, exile=exile, lost=lost)


def state_of(game: Game, thing: GameObject) -> ObjectState:
    """An object as the documents say it. Permanents and spells have a controller, and in a spell's
    mana value X is what was chosen (202.3e)."""
    view, host = game.view(thing), thing.attached_to
    controller, x = (view.controller, 0) if thing.zone == "battlefield" else (None, 0)
    for item in game.stack if thing.zone == "stack" else ():
        if item.kind == "spell" and item.source.object is thing:
            controller, x = item.controller, item.x
    return _shown(
        thing.zone,
        thing.owner,
        controller,
        thing.tapped,
        thing.damage,
        tuple(thing.counters.items()),
        thing.enchants if host is None else host.id,
        thing.phased_out,
        thing.attacking is not None,
        thing.blocking is not None,
        view.name,
        view.types,
        view.subtypes,
        view.supertypes,
        view.colors,
        view.power,
        view.toughness,
        view.mana_cost,
        x,
        thing.is_token,
    )


def build(situation: Situation, choose: Chooser) -> Game:
    """A game with the players and objects of a Situation. Cards must be defined."""
    game = Game(situation.seats, situation.active, situation.step, choose)
    if situation.step in ("declare_attackers", "declare_blockers"):
        game.priority = None
    for name, setup in situation.players.items():
        game.players[name].life = setup.life
        game.players[name].poison = setup.poison
    for thing in situation.objects:
        place(game, thing)
    for thing in situation.objects:
        if thing.attached_to is not None:
            placed = game.objects[thing.id]
            placed.attached_to = game.objects[thing.attached_to]
            placed.bestowed = bestow.cost_of(placed.printed) is not None
    game.touch()
    return game


def place(game: Game, setup: ObjectSetup) -> None:
    """Put one object where the Situation says; a library is listed from the top."""
    card = CARDS[setup.card]
    thing = GameObject(setup.id, card, card.printed, setup.owner, is_token=setup.token or card.token)
    game.objects[setup.id] = thing
    thing.timestamp = game.now()
    if setup.zone == "library":
        thing.zone = "library"
        game.players[setup.owner].library.append(thing)
        return
    zones.put_into(game, thing, setup.zone)
    if setup.zone == "battlefield":
        thing.entered_under = thing.was_controlled_by = setup.controller or setup.owner
        thing.tapped = setup.tapped
        thing.damage = setup.damage
        thing.counters = dict(setup.counters)
        thing.sick = setup.sick


def check_board(situation: Situation) -> None:
    """Raise IllegalBoard if a card is unknown, an attachment is illegal, or the board is not at
    rest (a state-based action would apply, 704.3)."""
    for n, thing in enumerate(situation.objects):
        if thing.card not in CARDS:
            raise IllegalBoard(f"objects[{n}] ({thing.id}): the reference engine knows no card {thing.card!r}")
    policy = Policy(situation)
    check_at_rest(build(situation, policy.choose))


def check_at_rest(game: Game) -> None:
    """Raise IllegalBoard if something would happen before anybody acts."""
    for thing in game.objects.values():
        if thing.zone == "battlefield":
            view = game.view(thing)
            if not view.is_permanent_card:
                raise IllegalBoard(f"{thing.id} ({view.name}) can't be on the battlefield (CR 110.4)")
        elif thing.is_token:
            raise IllegalBoard(f"{thing.id} is a token and can only be on the battlefield (CR 111.7)")
    try:
        found = state_based_actions.collect(game)
    except Unanswered:
        raise IllegalBoard("the board is not at rest: the legend rule would apply (CR 704.5j)") from None
    if not found:
        return
    for thing in game.battlefield:
        host = thing.attached_to
        if host is not None and not attachment.can_be_attached(game, thing, host):
            raise IllegalBoard(
                f"{thing.id} ({game.view(thing).name}) can't be attached to {host.id}"
                f" ({game.view(host).name}) (CR 303.4a, 301.5)"
            )
    for thing, (rule, why) in found.put.items():
        raise IllegalBoard(f"the board is not at rest: {thing.id} ({game.view(thing).name}) {why} (CR {rule})")
    for thing, rules in found.destroy.items():
        raise IllegalBoard(
            f"the board is not at rest: {thing.id} ({game.view(thing).name}) would be destroyed (CR {', '.join(rules)})"
        )
    raise IllegalBoard("the board is not at rest: a state-based action would apply (CR 704.5)")


if __name__ == "__main__":
    serve(ReferenceEngine())
