"""Cards that forbid or allow to activate abilities and to cast spells."""

from __future__ import annotations

from reference_engine import resolving
from reference_engine.abilities import (
    ABILITY,
    Activated,
    Allows,
    Elsewhere,
    Enchant,
    Enters,
    Forbids,
    Prevents,
    Static,
    Triggered,
)
from reference_engine.cards import CARDS, define
from reference_engine.cards.spells import instant
from reference_engine.cards.words import ABILITY_ON_STACK, LOSES_ALL_ABILITIES, a_creature_died, base, gain_life
from reference_engine.characteristics import Characteristics
from reference_engine.damage import Portion
from reference_engine.game import Game, GameObject
from reference_engine.permissions import FLASH
from reference_engine.stack import StackObject


# A card's name is chosen
def _is_itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing


def _choose_name(game: Game, source: GameObject, thing: GameObject) -> None:
    names = sorted(name for name, card in CARDS.items() if not card.token)
    thing.chosen = str(game.choose(game.controller(thing), "name", names, thing, "which card name?"))


NAMES_A_CARD = Enters(_is_itself, _choose_name, rules=("614.1c", "614.12", "201.4"))


def _named_not_mana(game: Game, thing: GameObject, player: str, source: GameObject, ability: Activated) -> bool:
    """A source in whatever zone it is (109.2c)."""
    found = game.view(source).name == thing.chosen and not ability.mana_ability
    if found:
        game.note(f"{source.id} has the name that was chosen for {thing.id}", "109.2c", "607.2d")
    return found


def _named(game: Game, thing: GameObject, player: str, source: GameObject, ability: Activated) -> bool:
    return game.view(source).name == thing.chosen


define("Pithing Needle", "{1}", "Artifact", NAMES_A_CARD, Forbids("activate", _named_not_mana))
define(
    "Phyrexian Revoker",
    "{2}",
    "Artifact Creature - Phyrexian Horror",
    NAMES_A_CARD,
    Forbids("activate", _named),
    pt=(2, 1),
)


# Graveyards
def _in_graveyard(game: Game, thing: GameObject, player: str, source: GameObject, ability: Activated) -> bool:
    return source.zone == "graveyard"


define(
    "Ashes of the Abhorrent",
    "{1}{W}",
    "Enchantment",
    Forbids("activate", _in_graveyard),
    Forbids("cast", lambda game, thing, player, card: card.zone == "graveyard"),
    Triggered(
        "put into graveyard from battlefield",
        a_creature_died,
        lambda game, item: gain_life(game, item.controller, 1),
        rules=("603.2", "700.4"),
    ),
)


define(
    "Yixlid Jailer",
    "{1}{B}",
    "Creature - Zombie Wizard",
    Elsewhere(lambda game, source, thing: thing.zone == "graveyard", (LOSES_ALL_ABILITIES,)),
    pt=(2, 1),
)


# Creatures: what is said of them without "card" means the battlefield (109.2)
def _of_a_creature(game: Game, thing: GameObject, player: str, source: GameObject, ability: Activated) -> bool:
    return source.zone == "battlefield" and "Creature" in game.view(source).types


def _of_a_creature_or_artifact(
    game: Game, thing: GameObject, player: str, source: GameObject, ability: Activated
) -> bool:
    return (
        source.zone == "battlefield"
        and bool(game.view(source).types & {"Artifact", "Creature"})
        and not ability.mana_ability
    )


def _of_an_opponents_creature(
    game: Game, thing: GameObject, player: str, source: GameObject, ability: Activated
) -> bool:
    return _of_a_creature(game, thing, player, source, ability) and game.controller(source) != game.controller(thing)


define("Cursed Totem", "{2}", "Artifact", Forbids("activate", _of_a_creature))
define("Damping Matrix", "{3}", "Artifact", Forbids("activate", _of_a_creature_or_artifact))
define(
    "Linvala, Keeper of Silence",
    "{2}{W}{W}",
    "Legendary Creature - Angel",
    Forbids("activate", _of_an_opponents_creature),
    pt=(3, 4),
    keywords="flying",
)


# Casting
def _your_spell(game: Game, thing: GameObject, player: str, printed: Characteristics) -> bool:
    return player == game.controller(thing)


define("Vedalken Orrery", "{4}", "Artifact", Allows(FLASH, _your_spell))
define("Leyline of Anticipation", "{2}{U}{U}", "Enchantment", Allows(FLASH, _your_spell))


def _silence(game: Game, item: StackObject) -> None:
    for player in game.opponents(item.controller):
        game.forbidden_this_turn.add(("cast", player))
        game.note(f"{player} can't cast spells this turn", "601.3", "101.2")


instant("Silence", "{W}", _silence)


# Countering abilities
def _trickbind(game: Game, item: StackObject) -> None:
    ability = item.target_on_stack()
    if ability is None:
        return
    resolving.counter(game, ability)
    source = ability.source.current
    if source is not None and source.zone == "battlefield":
        game.forbidden_this_turn.add(("activate", source.reference()))


instant("Trickbind", "{1}{U}", _trickbind, ABILITY_ON_STACK, keywords="split second")


# What a player may not do
def _not_the_enchanted_players(
    game: Game, thing: GameObject, player: str, source: GameObject, ability: Activated
) -> bool:
    return player == thing.enchants and not ability.mana_ability and ability.cost.loyalty is None


def _enchanted_players_creatures(game: Game, source: GameObject) -> list[GameObject]:
    return game.creatures(source.enchants) if source.enchants is not None else []


define(
    "Overwhelming Splendor",
    "{6}{W}{W}",
    "Enchantment - Aura Curse",
    Enchant("enchant player", lambda game, player, candidate, source: isinstance(candidate, str)),
    Static(_enchanted_players_creatures, (LOSES_ALL_ABILITIES, base(1, 1)), takes_abilities_in=ABILITY),
    Forbids("activate", _not_the_enchanted_players),
)


def _opponent_casts_it(game: Game, thing: GameObject, player: str, card: GameObject) -> bool:
    return player != game.controller(thing) and card.printed.name == thing.chosen


def _to_you_or_yours(game: Game, thing: GameObject, portion: Portion) -> bool:
    to = portion.to if isinstance(portion.to, str) else game.controller(portion.to)
    return portion.view.name == thing.chosen and to == game.controller(thing)


define(
    "Gideon's Intervention",
    "{2}{W}{W}",
    "Enchantment",
    NAMES_A_CARD,
    Forbids("cast", _opponent_casts_it),
    Prevents(_to_you_or_yours),
)
