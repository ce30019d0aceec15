"""The state of a game: players, objects, zones, the stack, and what has been noted.

Objects keep the id of the physical card through all zones; each zone change makes a new
object of it all the same (400.7), which `incarnation` counts. A `Reference` points at one
incarnation, so that an effect does not find the card again after it has moved.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from msgspec import Struct

from reference_engine import elsewhere, layers
from reference_engine.characteristics import Characteristics

if TYPE_CHECKING:
    from reference_engine.abilities import Activated, MovesInstead, Static, Triggered
    from reference_engine.cards import Card
    from reference_engine.stack import StackObject

A = TypeVar("A")

Chooser = Callable[[str, Any, Sequence[str | int], str | None, str], str | int]
"""Asked for every decision: player, kind of question, options, the asking object's id (or
None), the question in words. Returns one of the options."""


class NoteEntry(Struct, frozen=True):
    """One line of the trace: the number of actions done before it, what happened, and the
    rule numbers that made it happen."""

    at: int
    text: str
    rules: tuple[str, ...]


class Reference(Struct, frozen=True):
    """One object in one incarnation (400.7)."""

    object: GameObject
    incarnation: int

    @property
    def current(self) -> GameObject | None:
        """The object if it is still the same one, else None."""
        return self.object if self.object.incarnation == self.incarnation else None


class GameObject:
    """A card or token in whatever zone it is.

    `printed` are the values that its card or the effect that created it gives; `copiable`
    are those as modified by copy effects (707.2). Damage, counters and the rest live on the
    battlefield only. `bestowed`: it is a bestowed Aura or Aura spell (702.103b). `brought`: the
    permanent that an ability of it put onto the battlefield, where it goes on to speak of that
    (607.2a). `enchants`: the player that an Aura is attached to (303.4b). `counted_at`: when a
    counter of a kind was last put on it (613.7c).
    `phased_out_under`: under whose control it phased out, None if with what it is attached to.
    """

    __slots__ = (
        "attached_to",
        "attacking",
        "bestowed",
        "blocked",
        "blocking",
        "brought",
        "card",
        "chosen",
        "copiable",
        "counted_at",
        "counters",
        "damage",
        "deathtouched",
        "enchants",
        "entered_under",
        "first_strike_done",
        "id",
        "incarnation",
        "is_token",
        "last_host",
        "loyalty_used",
        "made_by",
        "owner",
        "phased_out",
        "phased_out_under",
        "printed",
        "regeneration_debts",
        "regeneration_shields",
        "sick",
        "tapped",
        "timestamp",
        "was_cast",
        "was_controlled_by",
        "x",
        "zone",
    )

    def __init__(
        self, id: str, card: Card | None, printed: Characteristics, owner: str, is_token: bool = False
    ) -> None:
        self.id = id
        self.card = card
        self.printed = printed
        self.owner = owner
        self.is_token = is_token
        self.made_by = ""
        self.zone = "nowhere"
        self.incarnation = 0
        self.forget()

    def forget(self) -> None:
        """Become a new object with no memory of the former one (400.7)."""
        self.copiable: Characteristics = self.printed
        self.entered_under: str | None = None
        self.was_controlled_by: str | None = None
        self.was_cast = False
        self.timestamp = 0
        self.tapped = False
        self.damage = 0
        self.deathtouched = False
        self.counters: dict[str, int] = {}
        self.counted_at: dict[str, int] = {}
        self.loyalty_used = False
        self.attached_to: GameObject | None = None
        self.enchants: str | None = None
        self.last_host: Reference | None = None
        self.sick = False
        self.attacking: str | None = None
        self.blocking: GameObject | None = None
        self.blocked = False
        self.first_strike_done = False
        self.regeneration_shields = 0
        self.bestowed = False
        self.brought: Reference | None = None
        self.regeneration_debts: dict[str, str] = {}
        self.phased_out = False
        self.phased_out_under: str | None = None
        self.chosen: str | None = None
        self.x = 0

    def reference(self) -> Reference:
        """A reference to the object as it is now."""
        return Reference(self, self.incarnation)

    def __repr__(self) -> str:
        return f"<{self.id}: {self.printed.name} in {self.zone}>"


class Memory(NamedTuple):
    """What is remembered of an object that left (608.2h, 113.7a)."""

    view: Characteristics
    counters: dict[str, int]
    attached_to: GameObject | None
    tapped: bool
    damage: int
    copiable: Characteristics
    brought: Reference | None


class Event(Struct):
    """Something that happened and that abilities may trigger on (603.2). `amount`: of damage,
    in points, or of lore counters that were there before; `cause`: the spell or ability that did it,
    None for the game's rules."""

    kind: str
    object: GameObject | None = None
    memory: Memory | None = None
    player: str | None = None
    source: GameObject | None = None
    source_controller: str | None = None
    amount: int = 0
    cause: StackObject | None = None
    ability: Activated | None = None
    combat: bool = False


class Waiting(NamedTuple):
    """A triggered ability that waits to be put on the stack (603.3). `view`: its source's
    characteristics as it triggered."""

    controller: str
    source: GameObject
    view: Characteristics
    ability: Triggered
    event: Event


class Settled(NamedTuple):
    """How it was settled what happens to one object that would be destroyed. `used`: effects that
    had their chance before; `by`: the effect that replaces it, None if none does; `destroyed`:
    whether it is destroyed by this (not if it can't be, or if it has been settled already)."""

    object: GameObject
    used: frozenset[tuple[str, str]]
    by: tuple[str, str] | None
    destroyed: bool


class DestructionRecord(NamedTuple):
    """One event of destruction, for whoever looks back at the game: what was to be destroyed at
    the same time, and how each of it was settled, in order."""

    asked: tuple[GameObject, ...]
    settled: list[Settled]


class Floating(Struct):
    """A continuous effect from a resolved spell or ability (611.2). The set of objects is
    fixed when it begins (611.2c)."""

    objects: tuple[Reference, ...]
    effect: Static
    source: GameObject
    timestamp: int
    until: str = "end of turn"


class Lasting(NamedTuple):
    """A replacement effect on the moves of some objects, from a resolved spell or ability, that
    lasts until end of turn (611.2, 614.1a). It is no ability of theirs."""

    objects: tuple[Reference, ...]
    effect: MovesInstead
    source: GameObject


class Player(Struct):
    """A player: life, poison counters, hand, library, graveyard (first is on top). `left`: they
    have lost and left a game that goes on (800.4a)."""

    name: str
    life: int = 20
    poison: int = 0
    lost: bool = False
    left: bool = False
    hand: list[GameObject] = []
    library: list[GameObject] = []
    graveyard: list[GameObject] = []
    props_in_hand: int = 0


_RULES_OF_CHOICE: Final[Mapping[str, str]] = {
    "replacement": "616.1",
    "order": "603.3b",
    "target": "603.3d",
    "legend": "704.5j",
    "damage": "510.1c",
}


def rule_of_choice(ask: str, source: GameObject | None) -> str:
    """The rule that has a player choose, by the kind of question. What is not of a kind of its own is chosen as a
    permanent enters (614.12a), or else while a spell or ability resolves (608.2d)."""
    is_entering = source is not None and source.zone == "entering"
    return _RULES_OF_CHOICE.get(ask) or ("614.12a" if is_entering else "608.2d")


class Game:
    """The whole state of one game and the few primitives that everything else uses.

    `graveyards_count`: whether there is a static ability that counts the cards in graveyards.
    """

    def __init__(self, seats: Sequence[str], active: str, step: str, choose: Chooser) -> None:
        self.seats = tuple(seats)
        self.players = {name: Player(name) for name in seats}
        self.active = active
        self.step = step
        self.turn = 1
        self.priority: str | None = active
        self.objects: dict[str, GameObject] = {}
        self.battlefield: list[GameObject] = []
        self.exile: list[GameObject] = []
        self.command: list[GameObject] = []
        self.stack: list[StackObject] = []
        self.floating: list[Floating] = []
        self.waiting: list[Waiting] = []
        self.memories: dict[Reference, Memory] = {}
        self.trace: list[NoteEntry] = []
        self.destructions: list[DestructionRecord] = []
        self.moves: list[tuple[Reference, ...]] = []
        self.noted: set[Hashable] = set()
        self.at = 0
        self.choose_from_outside = choose
        self.clock = 0
        self.new_objects = 0
        self.delayed: list[tuple[str, Waiting]] = []
        self.died_this_turn = 0
        self.damaged_this_turn: set[Reference] = set()
        self.lasting: list[Lasting] = []
        self.left_this_turn: set[str] = set()
        self.exiled_with: dict[Reference, list[Reference]] = {}
        self.copies_this_turn: list[tuple[Reference, Characteristics]] = []
        self.forbidden_this_turn: set[tuple[str, str | Reference]] = set()
        self.attackers_declared = False
        self.had_attackers = False
        self.blockers_declared = False
        self.graveyards_count = False
        self._views: dict[GameObject, Characteristics] | None = None
        self._previews: dict[GameObject, Characteristics] = {}
        self._abilities: dict[type, list[tuple[GameObject, Any]]] | None = None
        self._computing = False
        self._watchers: dict[str, list[tuple[GameObject, Triggered]]] | None = None

    # What is noted

    def note(self, text: str, *rules: str) -> None:
        """Note in the trace that something happened, with the rules that made it happen."""
        self.trace.append(NoteEntry(self.at, text, rules))

    def note_once(self, key: Hashable, text: str, *rules: str) -> None:
        """Note something that is looked at often, the first time only."""
        if key not in self.noted:
            self.noted.add(key)
            self.note(text, *rules)

    # Choices

    def choose(
        self,
        player: str,
        ask: str,
        options: Sequence[str | int],
        source: GameObject | None,
        question: str,
        rule: str | None = None,
    ) -> str | int:
        """Have a player choose one of the options; a single option needs no question. `rule`: the one that has them
        choose, where the kind of question does not tell."""
        if len(options) == 1:
            return options[0]
        picked = self.choose_from_outside(player, ask, options, source.id if source else None, question)
        self.note(f"{player} is asked: {question} and picks {picked}", rule or rule_of_choice(ask, source))
        return picked

    # Views: what continuous effects make of the objects

    def touch(self) -> None:
        """Say that something changed that continuous effects may depend on: what is on the
        battlefield or attached, counters, which effects there are. Until the next time the
        characteristics of all permanents and their abilities are known and not worked out again."""
        self._views = None
        self._previews.clear()
        self._abilities = None
        self._watchers = None

    def view(self, thing: GameObject) -> Characteristics:
        """The characteristics of an object now (613)."""
        views = self._views
        if views is None:
            views = layers.compute(self)
        found = views.get(thing)
        if found is not None:
            return found
        if thing.zone != "entering":
            # While the layers are worked out, nothing yet affects what is elsewhere.
            return thing.copiable if self._computing or thing.zone == "nowhere" else elsewhere.view(self, thing)
        found = self._previews.get(thing)
        if found is None:
            found = self._previews[thing] = layers.preview(self, thing)
        return found

    def views(self) -> Mapping[GameObject, Characteristics]:
        """The characteristics of every permanent now (613)."""
        return layers.compute(self) if self._views is None else self._views

    def controller(self, thing: GameObject) -> str:
        """Who controls an object; its owner where it has no controller (108.4a)."""
        return self.view(thing).controller or thing.owner

    def remembered(self, reference: Reference) -> Characteristics:
        """The current characteristics of an object, or its last known ones if it has moved on
        (608.2h)."""
        if reference.current is not None:
            return self.view(reference.object)
        memory = self.memories.get(reference)
        return memory.view if memory else reference.object.printed

    def abilities(self, kind: type[A]) -> list[tuple[GameObject, A]]:
        """Every ability of one kind that permanents have now, with the permanent, in order of
        arrival (113.6)."""
        by_kind = self._abilities
        if by_kind is None:
            by_kind = {}
            for thing in self.battlefield:
                if not thing.phased_out:
                    for ability in self.view(thing).abilities:
                        by_kind.setdefault(type(ability), []).append((thing, ability))
            if not self._computing:  # else they are not yet what they will be
                self._abilities = by_kind
        return by_kind.get(kind, [])

    # Sets of objects

    def permanents(self) -> list[GameObject]:
        """Every permanent that is not phased out (110.1, 702.26b), in order of arrival."""
        return [thing for thing in self.battlefield if not thing.phased_out]

    def creatures(self, controller: str | None = None) -> list[GameObject]:
        """The creatures on the battlefield, of one player or of all."""
        return [
            thing
            for thing in self.permanents()
            if "Creature" in self.view(thing).types
            and (controller is None or self.view(thing).controller == controller)
        ]

    def attached(self, host: GameObject) -> list[GameObject]:
        """What is attached to a permanent, in order of arrival."""
        return [thing for thing in self.battlefield if thing.attached_to is host and not thing.phased_out]

    def turn_order(self) -> tuple[str, ...]:
        """The players from the active one on (101.4), without those who have left (800.4a)."""
        first = self.seats.index(self.active)
        seats = self.seats[first:] + self.seats[:first]
        return tuple(seat for seat in seats if not self.players[seat].left)

    def still_in(self, player: str) -> str:
        """The player, or whoever is next in turn order if they have left the game (800.4h-k)."""
        if not self.players[player].left:
            return player
        first = self.seats.index(player)
        seats = self.seats[first:] + self.seats[:first]
        return next(seat for seat in seats if not self.players[seat].left)

    def opponents(self, player: str) -> tuple[str, ...]:
        """Everyone else, in turn order."""
        return tuple(seat for seat in self.turn_order() if seat != player)

    def apnap(self, things: Iterable[GameObject]) -> list[GameObject]:
        """Objects sorted by their controllers in turn order, arrival order within (101.4)."""
        rank = {seat: n for n, seat in enumerate(self.turn_order())}
        return sorted(things, key=lambda thing: rank[self.controller(thing)])

    def now(self) -> int:
        """The next timestamp (613.7)."""
        self.clock += 1
        return self.clock

    def new_id(self) -> str:
        """The id of the next new permanent."""
        self.new_objects += 1
        return f"new-{self.new_objects}"
