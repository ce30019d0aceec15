"""What the rules guarantee of events, which no snapshot shows: over the reference engine's own
record of a game, and over its state when a player would get priority.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from mtg_conformance.documents import Situation
from reference_engine import state_based_actions
from reference_engine.adapter import ReferenceTable
from reference_engine.game import DestructionRecord, Game

from .violation import Violation

Check = Callable[[Game], Iterator[str]]

TRACE_INVARIANTS: dict[str, tuple[Check, tuple[str, ...], tuple[str, ...]]] = {}
"""Each check by name, with the bullets and the rules that it rests on."""


def trace_invariant(name: str, rulings: tuple[str, ...], *cr: str) -> Callable[[Check], Check]:
    """Make a check one of them."""

    def keep(check: Check) -> Check:
        TRACE_INVARIANTS[name] = (check, rulings, cr)
        return check

    return keep


def broken_trace_invariants(game: Game) -> list[Violation]:
    """Everything that is wrong with a game of the reference engine so far. The game must be where
    a player has priority or declares attackers or blockers."""
    return [
        Violation("invariant", name, rulings, cr, what)
        for name, (check, rulings, cr) in TRACE_INVARIANTS.items()
        for what in check(game)
    ]


def broken_on_the_way(situation: Situation, table: ReferenceTable) -> list[Violation]:
    """Play a situation's script at a table that was set up for it, looking after each action."""
    found: list[Violation] = []
    for action in situation.script:
        table.perform(action)
        found += broken_trace_invariants(table.game)
    return found


@trace_invariant("one-replacement-for-each-destruction", ("umbra-armor.3", "umbra-armor.4"), "614.5", "616.1", "704.7")
def _one_replacement(game: Game) -> Iterator[str]:
    """In one event the destruction of one object is replaced once at most, so exactly one umbra
    goes in a creature's place, and none if something else replaced it. Left out: Auras on each
    other, whose destruction comes back to where it began."""
    for number, record in enumerate(game.destructions, start=1):
        if _goes_in_a_circle(record):
            continue
        replaced = Counter(one.object.id for one in record.settled if one.by is not None)
        for id, times in replaced.items():
            if times > 1:
                yield f"destruction {number}: that of the {id} should be replaced once; it was {times} times"


def _goes_in_a_circle(record: DestructionRecord) -> bool:
    """Whether an Aura was to go in the place of something that was to go in its place."""
    chosen = {(one.object.id, one.by[1]) for one in record.settled if one.by is not None and one.by[0] == "umbra armor"}
    reached = dict(chosen)
    for start in reached:
        here = reached.get(start)
        for _ in reached:
            if here == start:
                return True
            here = reached.get(here or "")
    return False


@trace_invariant("each-effect-gets-one-chance", ("umbra-armor.3", "umbra-armor.5"), "614.5", "616.1f")
def _one_chance(game: Game) -> Iterator[str]:
    """An effect that has replaced an event does not apply again to what came of it."""
    for number, record in enumerate(game.destructions, start=1):
        for one in record.settled:
            if one.by is not None and one.by in one.used:
                yield f"destruction {number}: {' of '.join(one.by)} applied twice to one event"


@trace_invariant("only-the-chosen-umbra-goes", ("umbra-armor.0", "umbra-armor.1", "umbra-armor.3"), "702.89a", "614.6")
def _only_the_chosen(game: Game) -> Iterator[str]:
    """What is destroyed without being asked for is an Aura that was chosen, and each Aura that was
    chosen would be destroyed in its turn."""
    for number, record in enumerate(game.destructions, start=1):
        asked = {thing.id for thing in record.asked}
        chosen = {one.by[1] for one in record.settled if one.by is not None and one.by[0] == "umbra armor"}
        settled = {one.object.id for one in record.settled}
        for id in settled - asked - chosen:
            yield f"destruction {number}: the {id} should not be touched, for nothing asked for it or chose it"
        for id in chosen - settled:
            yield f"destruction {number}: the {id} was chosen and should be destroyed; it never came to that"


@trace_invariant("each-object-moves-once", ("umbra-armor.1", "umbra-armor.5"), "400.6", "400.7")
def _moves_once(game: Game) -> Iterator[str]:
    """An object that moves becomes another one, so no object moves twice, in one event or in all."""
    moved = Counter(reference for event in game.moves for reference in event)
    for reference, times in moved.items():
        if times > 1:
            yield f"the {reference.object.id} moved {times} times as the same object"


@trace_invariant("checked-until-nothing-applies", ("umbra-armor.4", "umbra-armor.8"), "704.3", "117.5", "603.3")
def _at_rest(game: Game) -> Iterator[str]:
    """When a player would get priority, no state-based action applies any more (but that somebody
    has lost, which is done once) and no triggered ability waits."""
    if game.priority is None:
        return
    noted, choose = len(game.trace), game.choose_from_outside
    game.choose_from_outside = lambda player, ask, options, source, question: options[0]
    try:
        found = state_based_actions.collect(game)
    finally:
        game.choose_from_outside = choose
        del game.trace[noted:]
    for thing in (*found.put, *found.destroy, *found.unattach, *found.annihilate, *found.cease):
        yield f"a state-based action still applies to the {thing.id}"
    for player in found.losers:
        yield f"{player} should have lost"
    for _, thing, *_ in game.waiting:
        yield f"an ability of the {thing.id} still waits"


@trace_invariant("everything-is-in-one-zone", (), "400.1", "400.3")
def _one_zone(game: Game) -> Iterator[str]:
    """Every object is in the one zone that it says it is in, a card of a player's own zones in
    those of its owner."""
    places: list[tuple[str, str]] = [(thing.id, "battlefield") for thing in game.battlefield]
    places += [(thing.id, "exile") for thing in game.exile]
    places += [(thing.id, "command") for thing in game.command]
    for player in game.players.values():
        for zone in ("hand", "library", "graveyard"):
            for thing in getattr(player, zone):
                places.append((thing.id, zone))
                if thing.owner != player.name:
                    yield f"the {thing.id} of {thing.owner} is in the {zone} of {player.name}"
    places += [(item.source.object.id, "stack") for item in game.stack if item.kind == "spell"]
    places += [(id, "nowhere") for id, thing in game.objects.items() if thing.zone == "nowhere"]
    expected = Counter((id, thing.zone) for id, thing in game.objects.items())
    for id, zone in (Counter(places) - expected) | (expected - Counter(places)):
        yield f"the {id} is in no zone, in several, or not where it says: {zone}"
