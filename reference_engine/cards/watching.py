"""Cards that watch for drawing, discarding and cycling."""

from __future__ import annotations

from reference_engine import damage, zones
from reference_engine.abilities import Activated, Cost, Triggered
from reference_engine.cards import define
from reference_engine.cards.words import event_of, gain_life, lose_life
from reference_engine.damage import Portion
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject


def _by_an_opponent(game: Game, source: GameObject, event: Event) -> bool:
    return event.player in game.opponents(game.controller(source))


def _two_life(game: Game, item: StackObject) -> None:
    lose_life(game, event_of(item).player or "", 2)


define("Liliana's Caress", "{1}{B}", "Enchantment", Triggered("discards", _by_an_opponent, _two_life))


def _one_damage(game: Game, item: StackObject) -> None:
    damage.deal(game, [Portion(item.source.object, item.view, event_of(item).player or "", 1)])


define("Underworld Dreams", "{B}{B}{B}", "Enchantment", Triggered("draws", _by_an_opponent, _one_damage))


def _another_of_yours(game: Game, source: GameObject, event: Event) -> bool:
    return source.zone == "battlefield" and event.object is not source and event.player == game.controller(source)


def _one_life(game: Game, item: StackObject) -> None:
    gain_life(game, item.controller, 1)


def _draw(game: Game, item: StackObject) -> None:
    zones.draw(game, item.controller)


define(
    "Drannith Healer",
    "{1}{W}",
    "Creature - Human Cleric",
    Triggered("cycled", _another_of_yours, _one_life, rules=("603.2", "702.29f")),
    Activated("{1}", Cost(mana="{1}", discard_this=True), _draw, zone="hand", keyword="Cycling"),
    pt=(2, 2),
)
