"""Permanents whose static abilities decide what happens to a whole batch of others, and counters
that carry an ability."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine import counters, destruction
from reference_engine.abilities import Activated, Cost, Enters, MovesInstead, Spell, Static
from reference_engine.cards import define
from reference_engine.cards.auras import TAP_FOR_GREEN
from reference_engine.cards.words import CREATURE, a, attacks, gains, permanent, plus, put_counters, tapped, yours
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def _other_knights(game: Game, source: GameObject) -> Iterable[GameObject]:
    return [
        thing
        for thing in game.creatures(game.controller(source))
        if thing is not source and game.view(thing).is_a("Knight")
    ]


define(
    "Knight Exemplar",
    "{1}{W}{W}",
    "Creature - Human Knight",
    Static(lambda game, source: _other_knights(game, source), (plus(1, 1), gains("indestructible"))),
    pt=(2, 2),
    keywords="first strike",
)


def _while_opponents_have_none(game: Game, source: GameObject) -> Iterable[GameObject]:
    mine = game.controller(source)
    return () if any(game.view(thing).controller != mine for thing in game.creatures()) else (source,)


# Its other ability works in a graveyard, when a card leaves another one; no case comes near it.
define(
    "Erebos's Titan",
    "{1}{B}{B}{B}",
    "Creature - Giant",
    Static(_while_opponents_have_none, (gains("indestructible"),)),
    pt=(5, 5),
)


def _another_tapped(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return candidate is not source


def _opponents_creature_dies(game: Game, source: GameObject, thing: GameObject, to: str) -> bool:
    if to != "graveyard" or thing.owner == game.controller(source) or thing.is_token:
        return False
    if thing.zone == "battlefield":
        return "Creature" in game.view(thing).types
    return "Creature" in thing.printed.types


define(
    "Anafenza, the Foremost",
    "{W}{B}{G}",
    "Legendary Creature - Human Soldier",
    attacks(
        lambda game, item: put_counters(game, item.target(), "+1/+1", 1),
        targets=(
            permanent("another target tapped creature you control", a("Creature"), yours, tapped, _another_tapped),
        ),
    ),
    MovesInstead(_opponents_creature_dies),
    pt=(4, 4),
)


def _at_threshold(game: Game, source: GameObject) -> Iterable[GameObject]:
    return (source,) if len(game.players[game.controller(source)].graveyard) >= 7 else ()


define(
    "Werebear",
    "{1}{G}",
    "Creature - Human Bear Druid",
    TAP_FOR_GREEN,
    Static(_at_threshold, (plus(3, 3),), counts_graveyards=True),
    pt=(1, 1),
)


def _all_creatures(game: Game, source: GameObject) -> Iterable[GameObject]:
    return game.creatures()


define("Night of Souls' Betrayal", "{2}{B}{B}", "Legendary Enchantment", Static(_all_creatures, (plus(-1, -1),)))


def with_divinity_counter(game: Game, source: GameObject) -> Iterable[GameObject]:
    """The object itself while it has a divinity counter on it."""
    return (source,) if source.counters.get("divinity") else ()


def _cast_from_hand(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing and thing.was_cast


def _enters_with_one(game: Game, source: GameObject, thing: GameObject) -> None:
    counters.put(game, thing, "divinity", 1, "614.12")


def _destroy_others(game: Game, item: StackObject) -> None:
    others = [thing for thing in game.creatures() if thing is not item.source.current]
    destruction.destroy(game, others, item, "701.8b", "608.2f")


define(
    "Myojin of Cleansing Fire",
    "{5}{W}{W}{W}",
    "Legendary Creature - Spirit",
    Enters(_cast_from_hand, _enters_with_one, rules=("614.1c",)),
    Static(lambda game, source: with_divinity_counter(game, source), (gains("indestructible"),)),
    Activated("Remove a divinity counter", Cost(remove="divinity"), _destroy_others),
    pt=(4, 6),
)


def _move_counters(game: Game, item: StackObject) -> None:
    giver, taker = item.target(0), item.target(1)
    if giver is not None and taker is not None and giver is not taker:
        for kind, count in list(giver.counters.items()):
            counters.remove(game, giver, kind, count)
            counters.put(game, taker, kind, count, "122.5")


define(
    "Fate Transfer",
    "{1}{U/B}",
    "Instant",
    spell=Spell((CREATURE, permanent("another target creature", a("Creature"))), _move_counters),
)
