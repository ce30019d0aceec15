"""Zones and what happens when objects move between them (400).

All movement goes through `move_all`, in which everything moves at the same time. An object
that moves becomes a new one (400.7); abilities that look back see the battlefield as it was
before (603.10a).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from reference_engine import bestow, triggers
from reference_engine.abilities import MovesInstead
from reference_engine.game import Event, Game, GameObject, Memory

if TYPE_CHECKING:
    from reference_engine.stack import StackObject


class Move(Struct):
    """One object that is to change zones, and why. `word`: what happens to it, for the trace;
    `kind`: "destroyed" if that is what it is; `cause`: the spell or ability that does it;
    `then`: what effects that replaced it do besides, with what they come from."""

    object: GameObject
    to: str
    rules: tuple[str, ...]
    word: str
    kind: str = ""
    cause: StackObject | None = None
    then: list[tuple[GameObject, Callable[[Game, GameObject], None]]] = []


def remember(game: Game, thing: GameObject) -> Memory:
    """Keep the last known information about a permanent that is about to leave (608.2h)."""
    memory = Memory(
        game.view(thing),
        dict(thing.counters),
        thing.attached_to,
        thing.tapped,
        thing.damage,
        thing.copiable,
        thing.brought,
    )
    game.memories[thing.reference()] = memory
    return memory


def move(game: Game, thing: GameObject, to: str, *rules: str, word: str = "", kind: str = "") -> None:
    """Move one object."""
    move_all(game, [Move(thing, to, rules, word, kind)])


def move_all(game: Game, moves: Sequence[Move]) -> None:
    """Move several objects at the same time, as one event. An object that is named twice
    moves once (400.6)."""
    first: dict[GameObject, Move] = {}
    for one in moves:
        first.setdefault(one.object, one)
    todo = list(first.values())
    if not todo:
        return
    for one in todo:
        replace_move(game, one)
    game.moves.append(tuple(one.object.reference() for one in todo))
    leaving = [one for one in todo if one.object.zone == "battlefield"]
    watchers = triggers.watchers(game) if leaving else {}
    before = {one.object: remember(game, one.object) for one in leaving}
    events: list[Event] = []
    for one in todo:
        memory = before.get(one.object)
        _carry_out(game, one)
        if memory is not None:
            game.left_this_turn.add(memory.view.controller or "")
            events.append(left("leaves the battlefield", one, memory))
            if one.to == "graveyard":
                events.append(left("put into graveyard from battlefield", one, memory))
                if "Creature" in memory.view.types:
                    game.died_this_turn += 1
            if one.kind == "destroyed":
                events.append(left("destroyed", one, memory))
    for one in todo:
        for source, act in one.then:
            act(game, source)
    for event in events:
        triggers.notice(game, event, watchers if event.memory is not None else None)


def left(kind: str, one: Move, memory: Memory) -> Event:
    """The event of a permanent that has left the battlefield, with what is remembered of it."""
    return Event(kind, object=one.object, memory=memory, player=memory.view.controller, cause=one.cause)


def replace_move(game: Game, one: Move) -> None:
    """Apply effects that send the object to another zone (614.6). The event that moves it may
    itself be part of a larger one, which has been dealt with by now (616.1g)."""
    used: list[MovesInstead] = []
    while applicable := [
        (source, ability)
        for source, ability in sent_elsewhere(game, one.object, one.to)
        if ability not in used and ability.to != one.to
    ]:
        names = [source.id for source, _ in applicable]
        chooser = game.controller(one.object)
        picked = game.choose(chooser, "replacement", names, one.object, f"what happens to {one.object.id} instead?")
        source, ability = applicable[names.index(str(picked))]
        used.append(ability)
        game.note(f"{one.object.id} goes to {ability.to} instead of to the {one.to} ({source.id})", "614.6")
        one.to = ability.to
        if ability.also is not None:
            one.then.append((source, ability.also))


def sent_elsewhere(game: Game, thing: GameObject, to: str) -> list[tuple[GameObject, MovesInstead]]:
    """The effects that would send an object somewhere else than to this zone, each with what it
    comes from: static abilities, and effects that last until end of turn."""
    found = [
        (source, ability)
        for source, ability in game.abilities(MovesInstead)
        if ability.applies(game, source, thing, to)
    ]
    found += [
        (one.source, one.effect)
        for one in game.lasting
        if thing.reference() in one.objects and one.effect.applies(game, one.source, thing, to)
    ]
    return found


def _carry_out(game: Game, one: Move) -> None:
    thing = one.object
    origin = thing.zone
    forgets = ("400.7",) if origin == "battlefield" else ()
    if one.word:
        game.note(f"{thing.id} {one.word}", *one.rules, *forgets)
    elif one.rules:
        game.note(f"{thing.id} goes from {origin} to {one.to}", *one.rules, *forgets)
    if origin == "battlefield":
        _detach_all(game, thing)
    take_out(game, thing)
    thing.incarnation += 1
    thing.forget()
    put_into(game, thing, one.to)


def _detach_all(game: Game, thing: GameObject) -> None:
    """What was attached to a permanent that leaves is attached to nothing."""
    for other in game.battlefield:
        if other.attached_to is thing:
            other.last_host = thing.reference()
            other.attached_to = None
            if other.bestowed:
                bestow.cease(game, other, "702.103f", "704.5m")


def take_out(game: Game, thing: GameObject) -> None:
    """Take an object out of the list of the zone that it is in."""
    zone = thing.zone
    if zone == "battlefield":
        game.battlefield.remove(thing)
        game.touch()
    elif zone == "exile":
        game.exile.remove(thing)
    elif zone == "command":
        game.command.remove(thing)
    elif zone in ("hand", "library", "graveyard"):
        getattr(game.players[thing.owner], zone).remove(thing)
        if zone == "graveyard" and game.graveyards_count:
            game.touch()


def leave_the_game(game: Game, thing: GameObject) -> None:
    """Take an object out of the game, with its owner or because it is a token that ceases to exist."""
    if thing.zone == "battlefield":
        _detach_all(game, thing)
    take_out(game, thing)
    thing.zone = "nowhere"
    thing.incarnation += 1
    thing.forget()


def put_into(game: Game, thing: GameObject, zone: str) -> None:
    """Put an object into a zone; it goes to its owner's hand, library or graveyard (400.3)."""
    thing.zone = zone
    if zone == "battlefield":
        game.battlefield.append(thing)
        game.touch()
    elif zone == "exile":
        game.exile.append(thing)
    elif zone == "command":
        game.command.append(thing)
    elif zone in ("hand", "library", "graveyard"):
        getattr(game.players[thing.owner], zone).insert(0, thing)
        if zone == "graveyard" and game.graveyards_count:
            game.touch()


def draw(game: Game, player: str, count: int = 1) -> None:
    """Draw cards (121.1). Below the named cards of a library there is always filler, which is
    counted in hand but has no name in the documents."""
    who = game.players[player]
    for _ in range(count):
        if who.library:
            card = who.library[0]
            take_out(game, card)
            card.incarnation += 1
            put_into(game, card, "hand")
            game.note(f"{player} draws {card.id}", "121.1")
        else:
            who.props_in_hand += 1
            game.note(f"{player} draws a card", "121.1")
        triggers.notice(game, Event("draws", player=player))


def mill(game: Game, player: str) -> None:
    """Put the top card of a library into the graveyard (701.17a). Filler is not shown."""
    library = game.players[player].library
    if library:
        move(game, library[0], "graveyard", "701.17a", word="is milled")
    else:
        game.note(f"{player} mills a card", "701.17a")


def discard(game: Game, player: str, cards: Sequence[GameObject], cause: StackObject | None = None) -> None:
    """Discard cards: from the hand to the graveyard (701.9a)."""
    move_all(
        game,
        [Move(card, "graveyard", ("701.9a",), f"is discarded by {player}", cause=cause) for card in cards],
    )
    for card in cards:
        triggers.notice(game, Event("discards", object=card, player=player))


def sacrifice(game: Game, player: str, things: Sequence[GameObject], cause: StackObject | None = None) -> None:
    """Sacrifice permanents: straight to their owners' graveyards. This is no destruction, so
    nothing that replaces destruction applies (701.21a)."""
    sacrifice_together(
        game, [thing for thing in things if thing.zone == "battlefield" and game.controller(thing) == player], cause
    )


def sacrifice_together(game: Game, things: Sequence[GameObject], cause: StackObject | None = None) -> None:
    """Sacrifice permanents at the same time, each by the player who controls it (701.21a)."""
    move_all(
        game,
        [
            Move(thing, "graveyard", ("701.21a", "701.8b"), f"is sacrificed by {game.controller(thing)}", cause=cause)
            for thing in things
        ],
    )
