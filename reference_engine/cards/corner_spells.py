"""Instants and sorceries that only corner cases name."""

from __future__ import annotations

from reference_engine import counters, damage, destruction, phasing, zones
from reference_engine.abilities import Cost, Mode, MovesInstead, Spell
from reference_engine.cards import define
from reference_engine.cards.creatures import _scry
from reference_engine.cards.spells import instant, sorcery
from reference_engine.cards.words import (
    ANY_TARGET,
    CREATURE,
    a,
    controlled_by,
    destroy_all,
    destroy_target,
    gains,
    lasts_until_end_of_turn,
    lose_life,
    non,
    not_yours,
    permanent,
    regeneration_shield,
    restricted,
    until_end_of_turn,
    yours,
)
from reference_engine.characteristics import mana_value
from reference_engine.damage import Portion
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


# Destroy several
def _value_at_most_3(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return mana_value(game.view(candidate).mana_cost) <= 3


def _value_at_least_4(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return mana_value(game.view(candidate).mana_cost) >= 4


define(
    "Austere Command",
    "{4}{W}{W}",
    "Sorcery",
    spell=Spell(
        modes=(
            Mode((), destroy_all(a("Artifact"))),
            Mode((), destroy_all(a("Enchantment"))),
            Mode((), destroy_all(a("Creature"), _value_at_most_3)),
            Mode((), destroy_all(a("Creature"), _value_at_least_4)),
        ),
        choose=2,
    ),
)


# Destroy one
def _dealt_damage(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return candidate.reference() in game.damaged_this_turn


instant(
    "Fatal Blow",
    "{B}",
    destroy_target(regenerable=False),
    permanent("target creature that was dealt damage this turn", a("Creature"), _dealt_damage),
)


def _a_creature(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return "Creature" in game.view(candidate).types


def _flesh_allergy(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is None:
        return
    reference = thing.reference()
    destruction.destroy(game, [thing], item, "701.8b", "608.2c")
    loser = game.remembered(reference).controller or thing.owner
    game.note(f"{game.died_this_turn} creature(s) died this turn", "608.2h", "700.4")
    lose_life(game, loser, game.died_this_turn)


define(
    "Flesh Allergy",
    "{2}{B}{B}",
    "Sorcery",
    spell=Spell((CREATURE,), _flesh_allergy, additional=Cost(sacrifice=(1, _a_creature))),
)


# Damage
def _disintegrate(game: Game, item: StackObject) -> None:
    thing = item.target()
    to = thing or item.target_player()
    if to is None:
        return
    damage.deal(game, [Portion(item.source.object, item.view, to, item.x)])
    if thing is not None and "Creature" in game.view(thing).types:
        until_end_of_turn(game, item, [thing], restricted("can't be regenerated"))
        lasts_until_end_of_turn(game, item, [thing], MovesInstead(_would_die))


def _would_die(game: Game, source: GameObject, thing: GameObject, to: str) -> bool:
    """To die is to be put into a graveyard from the battlefield (700.4)."""
    return to == "graveyard" and thing.zone == "battlefield" and "Creature" in game.view(thing).types


sorcery("Disintegrate", "{X}{R}", _disintegrate, ANY_TARGET)


# Protect
def _phase_out(game: Game, item: StackObject) -> None:
    phasing.phase_out(game, [thing for n in range(len(item.targets)) if (thing := item.target(n)) is not None])


# Its mana cost is paid with mana: nobody convokes here (702.51a).
define(
    "Clever Concealment",
    "{2}{W}{W}",
    "Instant",
    spell=Spell(effect=_phase_out, any_number=permanent("target nonland permanent you control", non("Land"), yours)),
)


def _boon_of_safety(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        counters.put(game, thing, "shield", 1, "122.1c")
    _scry(game, item)


instant("Boon of Safety", "{W}", _boon_of_safety, CREATURE)


def _reknit(game: Game, item: StackObject) -> None:
    regeneration_shield(game, item.target())


instant("Reknit", "{1}{G/W}", _reknit, permanent("target permanent"))


# Sacrifice and control
def _all_is_dust(game: Game, item: StackObject) -> None:
    """Every player at the same time, so that each sees the others' permanents still there."""
    colored = [thing for thing in game.permanents() if game.view(thing).colors]
    zones.sacrifice_together(game, game.apnap(colored), item)


define("All Is Dust", "{7}", "Kindred Sorcery - Eldrazi", spell=Spell((), _all_is_dust))


def _mass_mutiny(game: Game, item: StackObject) -> None:
    things = [thing for n in range(len(item.targets)) if (thing := item.target(n)) is not None]
    until_end_of_turn(game, item, things, controlled_by(item.controller), gains("haste"))
    for thing in things:
        thing.tapped = False
        game.note(f"{thing.id} is untapped", "701.26b")


MUTINEER = permanent("target creature an opponent controls", a("Creature"), not_yours)
define(
    "Mass Mutiny",
    "{3}{R}{R}",
    "Sorcery",
    spell=Spell(effect=_mass_mutiny, any_number=MUTINEER, one_for_each_opponent=True),
)
