"""Spells that destroy and do something else besides: for what was destroyed, or in any case."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine import destruction, entering, tokens
from reference_engine.abilities import Mode, Spell
from reference_engine.cards import define
from reference_engine.cards.words import CREATURE, a, gain_life, gains, may, permanent, until_end_of_turn
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


def _fetch_lands(game: Game, player: str, item: StackObject, most: int) -> None:
    """The player may search for up to so many basic lands, which enter tapped (701.23a)."""
    source = item.source.object
    if not may(game, player, source, "search for a basic land card?"):
        return
    for _ in range(most):
        found = [card for card in game.players[player].library if {"Land"} <= card.printed.types and _is_basic(card)]
        names = [card.id for card in found] + (["none"] if most > 1 else [])
        if not found:
            return
        picked = game.choose(player, "objects", names, source, "which basic land card?")
        if picked == "none":
            return
        game.note(f"{picked} is found and enters tapped", "701.23a")
        entering.enter(game, [(game.objects[str(picked)], player)], tapped=True)


def _is_basic(card: GameObject) -> bool:
    return "Basic" in card.printed.supertypes


def _dire_strain_rampage(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        player, is_land = game.controller(thing), "Land" in game.view(thing).types
        land_is_gone = bool(destroyed_of(game, [thing], item)) and is_land
        _fetch_lands(game, player, item, 2 if land_is_gone else 1)


# Its flashback is left out: in the documents a spell is cast out of a hand.
define(
    "Dire-Strain Rampage",
    "{1}{R}{G}",
    "Sorcery",
    spell=Spell(
        (permanent("target artifact, enchantment, or land", a("Artifact", "Enchantment", "Land")),),
        _dire_strain_rampage,
    ),
)

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
