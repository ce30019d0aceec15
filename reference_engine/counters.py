"""Counters (122)."""

from __future__ import annotations

from reference_engine.abilities import PutsMoreCounters
from reference_engine.game import Game, GameObject


def put(game: Game, thing: GameObject, kind: str, count: int, *rules: str) -> None:
    """Put counters on a permanent, as many as effects make of it (614.16)."""
    count = how_many(game, thing, kind, count)
    if count > 0:
        thing.counters[kind] = thing.counters.get(kind, 0) + count
        thing.counted_at[kind] = game.now()
        game.touch()
        game.note(
            f"{count} {kind} counter(s) on {thing.id}",
            "122.1",
            *(("122.1a", "613.4c") if kind[0] in "+-" else ()),
            *rules,
        )


def how_many(game: Game, thing: GameObject, kind: str, count: int) -> int:
    """The number of counters after effects that change it (614.16); the permanent's controller
    chooses their order (616.1), which matters only between different ones."""
    applicable = [
        (source, ability)
        for source, ability in game.abilities(PutsMoreCounters)
        if count > 0 and ability.applies(game, source, thing, kind)
    ]
    while applicable:
        names = [source.id for source, _ in applicable]
        first = names[0]
        if len({ability for _, ability in applicable}) > 1:
            chooser = game.controller(thing)
            game.note(f"{chooser} chooses which effect applies first", "616.1", "616.1e", "616.1f")
            question = "which effect on the number of counters applies first?"
            first = str(game.choose(chooser, "replacement", names, thing, question))
        source, ability = applicable.pop(names.index(first))
        count = ability.change(count)
        game.note(f"{source.id} changes the number of counters to {count}", "614.16")
    return count


def remove(game: Game, thing: GameObject, kind: str, count: int) -> None:
    """Remove counters from a permanent, at most as many as there are."""
    left = max(0, thing.counters.get(kind, 0) - count)
    if left:
        thing.counters[kind] = left
    else:
        thing.counters.pop(kind, None)
    game.touch()
