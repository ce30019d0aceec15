"""Cards that change what it costs to activate abilities (118.7, 601.2f)."""

from __future__ import annotations

from reference_engine import zones
from reference_engine.abilities import Activated, Cost, CostChange
from reference_engine.cards import define
from reference_engine.cards.words import CREATURE, PLAYER, restricted, until_end_of_turn
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def _mill(game: Game, item: StackObject) -> None:
    player = item.target_player()
    if player is not None:
        zones.mill(game, player)


def _untapped_zombie(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return not candidate.tapped and game.view(candidate).is_a("Zombie")


def _your_graveyard(game: Game, thing: GameObject, source: GameObject, ability: Activated) -> bool:
    return (
        source.zone == "graveyard" and source.owner == game.controller(thing) and "Creature" in game.view(source).types
    )


define(
    "Embalmer's Tools",
    "{2}",
    "Artifact",
    CostChange(_your_graveyard, -1),
    Activated("Tap an untapped Zombie", Cost(tap_others=(1, _untapped_zombie)), _mill, (PLAYER,)),
)


def _not_mana(game: Game, thing: GameObject, source: GameObject, ability: Activated) -> bool:
    return not ability.mana_ability


def _yours_not_mana(game: Game, thing: GameObject, source: GameObject, ability: Activated) -> bool:
    return not ability.mana_ability and game.controller(source) == game.controller(thing)


def _cant_block(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        until_end_of_turn(game, item, [thing], restricted("can't block"))


define(
    "Zirda, the Dawnwaker",
    "{1}{R/W}{R/W}",
    "Legendary Creature - Elemental Fox",
    CostChange(_yours_not_mana, -2, least=1),
    Activated("{1}, {T}", Cost(mana="{1}", tap=True), _cant_block, (CREATURE,)),
    pt=(3, 3),
)
define("Suppression Field", "{1}{W}", "Enchantment", CostChange(_not_mana, 2))


def _of_a_creature(game: Game, thing: GameObject, source: GameObject, ability: Activated) -> bool:
    return source.zone == "battlefield" and "Creature" in game.view(source).types


def _of_your_creature(game: Game, thing: GameObject, source: GameObject, ability: Activated) -> bool:
    return _of_a_creature(game, thing, source, ability) and game.controller(source) == game.controller(thing)


define("Heartstone", "{3}", "Artifact", CostChange(_of_a_creature, -1, least=1))
define("Training Grounds", "{U}", "Enchantment", CostChange(_of_your_creature, -2, least=1))
