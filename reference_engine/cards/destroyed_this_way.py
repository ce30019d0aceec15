"""Spells that destroy and do something else besides: for what was destroyed, or in any case."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine import destruction, tokens
from reference_engine.abilities import Mode, Spell
from reference_engine.cards import define
from reference_engine.cards.words import CREATURE, a, gain_life, gains, permanent, until_end_of_turn
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def destroyed_of(game: Game, things: Sequence[GameObject], item: StackObject, regenerable: bool = True) -> list[str]:
    """Destroy these at the same time. Returns who controlled each of them that was destroyed: not what
    was saved, and nothing that was destroyed in its place."""
    controllers = {thing: game.controller(thing) for thing in things}
    gone = destruction.destroy(game, things, item, "701.8b", "608.2f", regenerable=regenerable)
    return [controllers[thing] for thing in gone if thing in controllers]


def _fumigate(game: Game, item: StackObject) -> None:
    gain_life(game, item.controller, len(destroyed_of(game, game.creatures(), item)))


define("Fumigate", "{3}{W}{W}", "Sorcery", spell=Spell(effect=_fumigate))

CENTAUR = Characteristics(
    "Centaur Token", types=frozenset({"Creature"}), subtypes=("Centaur",), power=3, toughness=3, colors=frozenset("G")
)


def _rampage(game: Game, item: StackObject) -> None:
    things = [thing for thing in game.permanents() if game.view(thing).types & {"Artifact", "Enchantment"}]
    controllers = destroyed_of(game, things, item)
    for player in game.turn_order():
        if player in controllers:
            tokens.create(game, player, CENTAUR, controllers.count(player))


define("Rampage of the Clans", "{3}{G}", "Instant", spell=Spell(effect=_rampage))

SPIRIT = Characteristics(
    "Spirit Token",
    types=frozenset({"Creature"}),
    subtypes=("Spirit",),
    power=1,
    toughness=1,
    colors=frozenset("W"),
    keywords=frozenset({"flying"}),
)


def _afterlife(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        player = game.controller(thing)
        destroyed_of(game, [thing], item, regenerable=False)
        game.note("the second sentence does not ask whether it was destroyed", "608.2c")
        tokens.create(game, player, SPIRIT)


define("Afterlife", "{2}{W}", "Instant", spell=Spell((CREATURE,), _afterlife))


def _protect(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        until_end_of_turn(game, item, [thing], gains("indestructible"))


def _destroy(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        destroyed_of(game, [thing], item)


def _tough(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return (game.view(candidate).toughness or 0) >= 4


define(
    "Valorous Stance",
    "{1}{W}",
    "Instant",
    spell=Spell(
        modes=(
            Mode((CREATURE,), _protect),
            Mode((permanent("target creature with toughness 4 or greater", a("Creature"), _tough),), _destroy),
        )
    ),
)
