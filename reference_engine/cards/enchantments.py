"""Enchantments that are no Auras."""

from __future__ import annotations

from reference_engine import destruction
from reference_engine.abilities import CreatesMore, MovesInstead, PutsMoreCounters, Static, Target, Triggered
from reference_engine.cards import define
from reference_engine.cards.words import enters, exile_graveyards, plus, your_creatures
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject

define("Glorious Anthem", "{1}{W}{W}", "Enchantment", Static(your_creatures, (plus(1, 1),)))


def _yours(game: Game, source: GameObject, player: str) -> bool:
    return game.controller(source) == player


def _on_your_permanent(game: Game, source: GameObject, thing: GameObject, kind: str) -> bool:
    return game.controller(source) == game.controller(thing)


def _plus_on_your_creature(game: Game, source: GameObject, thing: GameObject, kind: str) -> bool:
    return kind == "+1/+1" and _on_your_permanent(game, source, thing, kind) and "Creature" in game.view(thing).types


define("Anointed Procession", "{3}{W}", "Enchantment", CreatesMore(_yours))
define("Parallel Lives", "{3}{G}", "Enchantment", CreatesMore(_yours))
define(
    "Doubling Season",
    "{4}{G}",
    "Enchantment",
    CreatesMore(_yours),
    PutsMoreCounters(_on_your_permanent, lambda n: 2 * n),
)
define("Hardened Scales", "{G}", "Enchantment", PutsMoreCounters(_plus_on_your_creature, lambda n: n + 1))


def _opponents_card(game: Game, source: GameObject, thing: GameObject, to: str) -> bool:
    if to != "graveyard" or thing.owner == game.controller(source):
        return False
    if thing.is_token:
        game.note_once(("no card", thing), f"{thing.id} is a token and no card", "111.6", "108.2b")
    return not thing.is_token


def _anything(game: Game, source: GameObject, thing: GameObject, to: str) -> bool:
    return to == "graveyard"


def _exile_all(game: Game, item: StackObject) -> None:
    exile_graveyards(game, game.seats)


define("Leyline of the Void", "{2}{B}{B}", "Enchantment", MovesInstead(_opponents_card))
define("Rest in Peace", "{1}{W}", "Enchantment", enters(_exile_all), MovesInstead(_anything))


def _opponent_destroyed_yours(game: Game, source: GameObject, event: Event) -> bool:
    memory, cause = event.memory, event.cause
    mine = game.controller(source)
    return (
        memory is not None
        and cause is not None
        and "Creature" not in memory.view.types
        and memory.view.controller == mine
        and cause.controller != mine
    )


def _opponents_permanent(game: Game, player: str, candidate: object, source: GameObject) -> bool:
    return (
        isinstance(candidate, GameObject)
        and candidate.zone == "battlefield"
        and game.controller(candidate) in game.opponents(player)
    )


def _destroy_in_turn(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        destruction.destroy(game, [thing], item, "701.8b")


define(
    "Karmic Justice",
    "{2}{W}",
    "Enchantment",
    Triggered(
        "destroyed",
        _opponent_destroyed_yours,
        _destroy_in_turn,
        (Target("target permanent that opponent controls", _opponents_permanent),),
        may=True,
        rules=("603.2", "701.8b"),
    ),
)
