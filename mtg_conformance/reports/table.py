"""How a game stands at one moment, as it is drawn and told: every object, player and the stack.

What a snapshot leaves out is taken from the Situation at the start, and left open later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from msgspec import UNSET

from mtg_conformance.documents import ObjectSetup, ObjectState, PlayerState, Situation, Snapshot, Zone
from mtg_conformance.documents.foreign import foreign
from mtg_conformance.vocabulary.words import STEP_WORDS, ZONE_WORDS

__all__ = ["Player", "Table", "Thing", "table_at_start", "table_of", "was_words"]

_MOST_MARKS = 8
_MOST_THINGS = 200
_LONGEST = 60


@dataclass(frozen=True, slots=True)
class Thing:
    """One object. A field that nobody knows is null. `card`: its name, or what it looks like now."""

    id: str
    card: str
    zone: Zone
    owner: str
    controller: str
    tapped: bool = False
    damage: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    attached_to: str | None = None
    phased_out: bool = False
    attacking: bool = False
    blocking: bool = False
    sick: bool = False
    power: int | None = None
    toughness: int | None = None
    token: bool = False

    @property
    def size(self) -> str:
        """Power and toughness, or nothing."""
        return "" if self.power is None or self.toughness is None else f"{self.power}/{self.toughness}"

    def marks(self) -> Iterator[str]:
        """What there is to say beside its name, a few words each."""
        if self.zone != "battlefield":
            return
        if self.tapped:
            yield "tapped"
        if self.damage:
            yield f"{self.damage} damage"
        for kind, number in list(self.counters.items())[:_MOST_MARKS]:
            yield f"{number} {foreign(kind, 24)} counter{'' if number == 1 else 's'}"
        for word in ("attacking", "blocking"):
            if getattr(self, word):
                yield word
        if self.phased_out:
            yield "phased out"
        if self.sick:
            yield "summoning sick"
        if self.token:
            yield "token"
        if self.owner != self.controller:
            yield f"{seat_word(self.owner)} owns it"


@dataclass(frozen=True, slots=True)
class Player:
    """One player. Null: nobody knows."""

    seat: str
    life: int | None = None
    poison: int = 0
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Everything at one moment. `stack`: the top first. `now`: whose turn it is, the step, who has priority.
    `more`: how many objects there were beyond those that anybody would look at."""

    things: dict[str, Thing]
    players: dict[str, Player]
    stack: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    more: int = 0

    def in_words(self) -> Iterator[str]:
        """The whole table, a sentence for each player and zone that holds something."""
        yield from (f"{line}." for line in self.now)
        for player in self.players.values():
            yield f"{player_words(player)}."
            theirs = [one for one in self.things.values() if one.zone == "battlefield"]
            theirs = [one for one in theirs if one.controller == player.seat]
            if theirs:
                yield f"{seat_word(player.seat)} controls {'; '.join(_thing_words(one) for one in theirs)}."
            for zone in ("hand", "graveyard", "exile", "library", "command"):
                there = [one for one in self.things.values() if one.zone == zone and one.owner == player.seat]
                if there:
                    names = ", ".join(_named(one) for one in there)
                    yield f"In {seat_word(player.seat)}'s {_ZONE_WORDS.get(zone, zone)}: {names}."
        if self.stack:
            yield f"On the stack, the top first: {'; '.join(self.stack)}."


_ZONE_WORDS = {"command": "command zone"}


def seat_word(seat: str) -> str:
    """A player's name as people write it."""
    return foreign(seat, 24).capitalize()


def player_words(player: Player) -> str:
    """Name, life, poison and whether the player has lost."""
    said = [seat_word(player.seat)]
    if player.life is not None:
        said.append(f"{player.life} life")
    if player.poison:
        said.append(f"{player.poison} poison")
    if player.lost:
        said.append("has lost")
    return ", ".join(said)


def table_at_start(situation: Situation) -> Table:
    """The table as the Situation places it."""
    players = {}
    for seat in situation.seats:
        setup = situation.players.get(seat)
        players[seat] = Player(seat, 20, 0) if setup is None else Player(seat, setup.life, setup.poison)
    return Table(
        {one.id: _placed(one) for one in situation.objects},
        players,
        now=tuple(_now(situation.active, situation.step, UNSET)),
    )


def table_of(snapshot: Snapshot, situation: Situation, *, start: bool = False) -> Table:
    """The table as the engine shows it. `start`: it is the first snapshot, in which what is left out is as placed."""
    placed = table_at_start(situation)
    things = {}
    for id, state in islice(snapshot.objects.items(), _MOST_THINGS):
        name = foreign(id, _LONGEST)
        things[name] = _seen(name, state, placed.things.get(id), start)
    players = {}
    for seat, old in placed.players.items():
        shown = snapshot.players.get(seat, PlayerState())
        life, poison = shown.life, shown.poison
        players[seat] = Player(
            seat,
            life if life is not UNSET else old.life if start else None,
            poison if poison is not UNSET else old.poison if start else 0,
            shown.lost is True,
        )
    game = snapshot.game
    stack = () if game.stack is UNSET else game.stack
    return Table(
        things,
        players,
        tuple(_entry(one.id, one.kind, one.controller, one.source) for one in reversed(stack[-_MOST_MARKS:])),
        tuple(_now(game.active, game.step, game.priority)),
        max(0, len(snapshot.objects) - _MOST_THINGS),
    )


def was_words(now: Thing, before: Thing | None, *, new: bool = True) -> Iterator[str]:
    """What was otherwise before, a few words each. `before`: null if there was no such object, which is
    told if `new`."""
    if before is None:
        if new:
            yield "new"
        return
    if now.zone != before.zone:
        yield f"was {ZONE_WORDS[before.zone]}"
    if not now.zone == before.zone == "battlefield":
        return
    if now.controller != before.controller:
        yield f"was {seat_word(before.controller)}'s"
    if now.tapped != before.tapped:
        yield "was tapped" if before.tapped else "was untapped"
    if now.damage != before.damage:
        yield f"had {before.damage} damage" if before.damage else "had no damage"
    if now.counters != before.counters:
        said = ", ".join(f"{n} {foreign(kind, 24)}" for kind, n in list(before.counters.items())[:_MOST_MARKS])
        yield f"had counters: {said}" if said else "had no counters"
    if now.attached_to != before.attached_to:
        yield f"was on {before.attached_to}" if before.attached_to else "was not attached"
    if now.size != before.size and now.size and before.size:
        yield f"was {before.size}"
    if now.card != before.card:
        yield f"was {before.card}"
    for word in ("phased_out", "attacking", "blocking"):
        if getattr(now, word) != getattr(before, word):
            said = word.replace("_", " ")
            yield f"was {said}" if getattr(before, word) else f"was not {said}"


def _placed(one: ObjectSetup) -> Thing:
    return Thing(
        one.id,
        one.card,
        one.zone,
        one.owner,
        one.controller or one.owner,
        one.tapped,
        one.damage,
        one.counters,
        one.attached_to,
        sick=one.sick,
        token=one.token,
    )


def _seen(name: str, state: ObjectState, placed: Thing | None, start: bool) -> Thing:
    def known(field: str, otherwise: Any) -> Any:
        value = getattr(state, field)
        if value is UNSET or value is None:
            return getattr(placed, field, otherwise) if start and value is UNSET else otherwise
        return value

    card = placed.card if placed is not None else "unnamed"
    zone = known("zone", "nowhere")
    if isinstance(state.name, str) and zone == "battlefield":
        card = foreign(state.name, _LONGEST) or card
    owner = foreign(known("owner", placed.owner if placed is not None else "?"), 24)
    host = known("attached_to", None)
    return Thing(
        name,
        card,
        zone,
        owner,
        foreign(known("controller", owner), 24),
        known("tapped", False),
        known("damage", 0),
        known("counters", {}),
        None if host is None else foreign(host, _LONGEST),
        known("phased_out", False),
        known("attacking", False),
        known("blocking", False),
        power=known("power", None),
        toughness=known("toughness", None),
        token=state.is_token is True or (start and placed is not None and placed.token),
    )


def _entry(id: str, kind: str, controller: str, source: str | None) -> str:
    what = f"{seat_word(controller)}'s {foreign(kind, 20)} {foreign(id, 40)}"
    return what if source is None else f"{what} of {foreign(source, 40)}"


def _now(active: Any, step: Any, priority: Any) -> Iterator[str]:
    if isinstance(active, str) and isinstance(step, str):
        yield f"{seat_word(active)}'s {STEP_WORDS.get(step, step)}"  # type: ignore[call-overload]
    elif isinstance(active, str):
        yield f"{seat_word(active)}'s turn"
    if isinstance(priority, str):
        yield f"{seat_word(priority)} has priority"


def _named(one: Thing) -> str:
    return f"{one.id} ({one.card})"


def _thing_words(one: Thing) -> str:
    said = [one.card]
    if one.size:
        said.append(one.size)
    if one.attached_to is not None:
        said.append(f"on {one.attached_to}")
    said += one.marks()
    return f"{one.id} ({', '.join(said)})"
