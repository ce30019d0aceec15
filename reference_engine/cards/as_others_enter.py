"""Cards that change how other permanents enter, or what comes of it."""

from __future__ import annotations

from reference_engine import tokens
from reference_engine.abilities import ABILITY, Enters, Forbids, MovesInstead, Static, Triggered
from reference_engine.cards import define
from reference_engine.cards.words import LOSES_ALL_ABILITIES, base, gain_life, gains, itself
from reference_engine.game import Event, Game, GameObject


# Nothing triggers
def _a_creature_enters(game: Game, source: GameObject, event: Event) -> bool:
    return event.object is not None and "Creature" in game.view(event.object).types


def _a_creature_dies(game: Game, source: GameObject, event: Event) -> bool:
    return event.memory is not None and "Creature" in event.memory.view.types


NO_ENTERS_TRIGGERS = Forbids("enters triggers", _a_creature_enters)
define("Torpor Orb", "{2}", "Artifact", NO_ENTERS_TRIGGERS)
define("Hushwing Gryff", "{2}{W}", "Creature - Hippogriff", NO_ENTERS_TRIGGERS, pt=(2, 1), keywords="flash, flying")
define("Tocatli Honor Guard", "{1}{W}", "Creature - Human Soldier", NO_ENTERS_TRIGGERS, pt=(1, 3))
define(
    "Hushbringer",
    "{1}{W}",
    "Creature - Faerie",
    NO_ENTERS_TRIGGERS,
    Forbids("death triggers", _a_creature_dies),
    pt=(1, 2),
    keywords="flying, lifelink",
)


# It enters tapped
def _opponents_creature(game: Game, source: GameObject, thing: GameObject) -> bool:
    return "Creature" in game.view(thing).types and game.controller(thing) != game.controller(source)


def _enters_tapped(game: Game, source: GameObject, thing: GameObject) -> None:
    thing.tapped = True


def _sees_an_opponents_creature(game: Game, source: GameObject, event: Event) -> bool:
    return event.object is not None and _opponents_creature(game, source, event.object)


define(
    "Authority of the Consuls",
    "{W}",
    "Enchantment",
    Enters(_opponents_creature, _enters_tapped, rules=("614.1d", "614.12")),
    Triggered(
        "enters",
        _sees_an_opponents_creature,
        lambda game, item: gain_life(game, item.controller, 1),
        rules=("603.2", "603.6a"),
    ),
)

# It triggers once more
define("Panharmonicon", "{4}", "Artifact", Static(itself, (gains("doubles enters triggers"),)))


# It enters as something else, or not at all
def _every_creature(game: Game, source: GameObject) -> list[GameObject]:
    return game.creatures()


define(
    "Humility",
    "{2}{W}{W}",
    "Enchantment",
    Static(_every_creature, (LOSES_ALL_ABILITIES, base(1, 1)), takes_abilities_in=ABILITY),
)


def _creature_of_yours(game: Game, source: GameObject, thing: GameObject) -> bool:
    return (
        thing is not source
        and "Creature" in game.view(thing).types
        and game.controller(thing) == game.controller(source)
    )


def _becomes_a_copy(game: Game, source: GameObject, thing: GameObject) -> None:
    thing.copiable = tokens.copy_of(source)
    game.note(f"{thing.id} enters as a copy of {source.id}", "707.5", "707.2", "707.3", "616.1c")


define(
    "Essence of the Wild",
    "{3}{G}{G}{G}",
    "Creature - Avatar",
    Enters(_creature_of_yours, _becomes_a_copy, copies=True, rules=("614.1d", "614.12", "616.1c")),
    pt=(6, 6),
)


def _not_cast(game: Game, source: GameObject, thing: GameObject, to: str) -> bool:
    return to == "battlefield" and thing.zone != "stack" and not thing.is_token and "Creature" in game.view(thing).types


define(
    "Containment Priest",
    "{1}{W}",
    "Creature - Human Cleric",
    MovesInstead(_not_cast),
    pt=(2, 2),
    keywords="flash",
)


def _out_of_graveyard_or_library(game: Game, source: GameObject, thing: GameObject) -> bool:
    return thing.zone in ("graveyard", "library") and not thing.is_token and "Creature" in game.view(thing).types


define(
    "Grafdigger's Cage",
    "{1}",
    "Artifact",
    Forbids("enter", _out_of_graveyard_or_library),
    Forbids("cast", lambda game, thing, player, card: card.zone in ("graveyard", "library")),
)
