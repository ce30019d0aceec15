"""Cards that regenerate, and cards that forbid it."""

from __future__ import annotations

from reference_engine import destruction, zones
from reference_engine.abilities import Activated, Cost, Spell, Static, Triggered
from reference_engine.cards import define
from reference_engine.cards.umbras import ENCHANT_CREATURE
from reference_engine.cards.words import (
    CREATURE,
    choose_object,
    host,
    itself,
    plus,
    regeneration_shield,
    restricted,
    until_end_of_turn,
)
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject


def enchanted_by(game: Game, item: StackObject) -> GameObject | None:
    """What the Aura whose ability this is enchants, or enchanted last (608.2h, 113.7a)."""
    if item.source.current is not None:
        return item.source.object.attached_to
    memory = game.memories.get(item.source)
    game.note(f"{item.source.object.id} has left, so what counts is what it enchanted last", "608.2h", "113.7a")
    return memory.attached_to if memory is not None else None


def _itself(game: Game, item: StackObject) -> None:
    regeneration_shield(game, item.source.current)


def _enchanted(game: Game, item: StackObject) -> None:
    regeneration_shield(game, enchanted_by(game, item))


define("Drudge Skeletons", "{1}{B}", "Creature - Skeleton", Activated("{B}", Cost(mana="{B}"), _itself), pt=(1, 1))
define(
    "Regeneration",
    "{1}{G}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Activated("{G}", Cost(mana="{G}"), _enchanted),
)
define(
    "Carapace",
    "{G}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Static(host, (plus(0, 2),)),
    Activated("Sacrifice", Cost(sacrifice_this=True), _enchanted),
)


def owe(game: Game, thing: GameObject, item: StackObject) -> None:
    """Make a regeneration shield by which this player gains control if it is used (701.19a)."""
    thing.regeneration_debts[item.source.object.id] = item.controller
    game.note(f"{thing.id} gets a regeneration shield for this turn", "701.19a", "614.3")


def _debt(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        owe(game, thing, item)


define("Debt of Loyalty", "{1}{W}{W}", "Instant", spell=Spell((CREATURE,), _debt))


def _grow(game: Game, item: StackObject) -> None:
    if item.source.current is not None:
        until_end_of_turn(game, item, [item.source.object], plus(20, 20))


define(
    "Mossbridge Troll",
    "{5}{G}{G}",
    "Creature - Troll",
    Static(itself, (restricted(destruction.REGENERATES),), rules=("701.19b",)),
    Activated("Tap any number", Cost(tap_power=10), _grow),
    pt=(5, 5),
)


def _your_upkeep(game: Game, source: GameObject, event: Event) -> bool:
    return event.player == game.controller(source)


def _destroy_weakest(game: Game, item: StackObject) -> None:
    creatures = game.creatures()
    if creatures:
        least = min(game.view(thing).power or 0 for thing in creatures)
        tied = [thing for thing in creatures if (game.view(thing).power or 0) == least]
        chosen = choose_object(game, item.controller, tied, item.source.object, "which of the weakest is destroyed?")
        destruction.destroy(game, [chosen], item, "701.8b", "608.2c", regenerable=False)


def _no_creatures(game: Game, source: GameObject, event: Event) -> bool:
    return not game.creatures()


def _sacrifice_itself(game: Game, item: StackObject) -> None:
    if item.source.current is not None:
        zones.sacrifice(game, item.controller, [item.source.object], item)


define(
    "Porphyry Nodes",
    "{W}",
    "Enchantment",
    Triggered("begins upkeep", _your_upkeep, _destroy_weakest),
    Triggered("state", _no_creatures, _sacrifice_itself, rules=("603.8",)),
)
