"""Sagas (714): lore counters, chapter abilities, and the sacrifice after the last chapter."""

from __future__ import annotations

from reference_engine import counters, triggers
from reference_engine.abilities import Effect, Enters, Triggered, of_kind
from reference_engine.game import Event, Game, GameObject


def chapter(number: int, effect: Effect) -> Triggered:
    """A chapter ability: it triggers when the lore counters become this many or more and were
    fewer before (714.2b)."""

    def when(game: Game, source: GameObject, event: Event) -> bool:
        return event.object is source and event.amount < number <= source.counters.get("lore", 0)

    return Triggered("lore", when, effect, rules=("603.2", "714.2b"), chapter=number)


def _is_itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing


def _first_counter(game: Game, source: GameObject, thing: GameObject) -> None:
    counters.put(game, thing, "lore", 1)


ENTERS_WITH_LORE = Enters(_is_itself, _first_counter, rules=("614.1c", "714.3a"))
"""What every Saga has (714.3a)."""


def has_entered(game: Game, thing: GameObject) -> None:
    """Let chapters trigger on the lore counters with which a permanent entered (714.2b)."""
    if thing.counters.get("lore"):
        triggers.notice(game, Event("lore", object=thing, amount=0))


def next_chapter(game: Game) -> None:
    """As the active player's precombat main phase begins, each of their Sagas gets a lore counter
    (714.3c, 505.4)."""
    for thing in game.permanents():
        if game.controller(thing) == game.active and final_chapter(game, thing):
            before = thing.counters.get("lore", 0)
            # No effect puts it there, so nothing that changes what effects put (614.16) applies.
            thing.counters["lore"] = before + 1
            game.touch()
            game.note(f"{thing.id} gets a lore counter", "122.1", "714.3c", "505.4")
            triggers.notice(game, Event("lore", object=thing, amount=before))


def final_chapter(game: Game, thing: GameObject) -> int:
    """The greatest number among a Saga's chapters, 0 without one (714.2d)."""
    view = game.view(thing)
    if "Saga" not in view.subtypes:
        return 0
    return max((ability.chapter for ability in of_kind(view.abilities, Triggered)), default=0)


def is_over(game: Game, thing: GameObject) -> bool:
    """Whether a Saga has shown its last chapter, and none of its chapters has triggered and not yet left
    the stack (714.4, 704.5s)."""
    final = final_chapter(game, thing)
    if not final or thing.counters.get("lore", 0) < final:
        return False
    here = thing.reference()
    told = [entry.ability for entry in game.waiting if entry.source is thing]
    told += [item.ability for item in game.stack if item.source == here and isinstance(item.ability, Triggered)]
    return not any(ability.chapter for ability in told)
