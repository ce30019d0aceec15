"""Cards that decide whose damage it is and what a source's keywords do: granted deathtouch, granted
abilities, spells with keywords."""

from __future__ import annotations

from reference_engine import destruction
from reference_engine.abilities import Activated, Cost, GivesSpells, Static, Triggered
from reference_engine.cards import define
from reference_engine.cards.umbras import ENCHANT_CREATURE
from reference_engine.cards.words import (
    ANY_TARGET,
    deals,
    equip,
    event_of,
    gains,
    gains_ability,
    host,
    permanent,
    until_end_of_turn,
    yours,
)
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject

define("Gorgon's Head", "{1}", "Artifact - Equipment", Static(host, (gains("deathtouch"),)), equip("{2}"))
define(
    "Hermetic Study",
    "{1}{U}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Static(host, (gains_ability(Activated("{T}", Cost(tap=True), deals(1), (ANY_TARGET,))),)),
)


def _protect(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        words = ("protection from instant spells", "protection from sorcery spells")
        until_end_of_turn(game, item, [thing], gains(*words))


define(
    "Devoted Caretaker",
    "{W}",
    "Creature - Human Cleric",
    Activated("{W}, {T}", Cost(mana="{W}", tap=True), _protect, (permanent("target permanent you control", yours),)),
    pt=(1, 2),
)


def _your_instant_or_sorcery(game: Game, source: GameObject, item: StackObject) -> bool:
    return item.controller == game.controller(source) and bool(item.view.types & {"Instant", "Sorcery"})


define(
    "Pestilent Spirit",
    "{2}{B}",
    "Creature - Spirit",
    GivesSpells(_your_instant_or_sorcery, frozenset({"deathtouch"})),
    pt=(3, 2),
    keywords="menace, deathtouch",
)


def _sliver_hits_creature(game: Game, source: GameObject, event: Event) -> bool:
    hit, by = event.object, event.source
    return (
        event.combat
        and by is not None
        and game.view(by).is_a("Sliver")
        and hit is not None
        and "Creature" in game.view(hit).types
    )


def _destroy_the_hit(game: Game, item: StackObject) -> None:
    hit = event_of(item).object
    if hit is not None:
        destruction.destroy(game, [hit], item, "701.8b", "608.2c", regenerable=False)


define(
    "Toxin Sliver",
    "{3}{B}",
    "Creature - Sliver",
    Triggered("deals damage", _sliver_hits_creature, _destroy_the_hit),
    pt=(3, 3),
)
