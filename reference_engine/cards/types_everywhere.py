"""Cards that give types and colors, on the battlefield and off it."""

from __future__ import annotations

from reference_engine import tokens
from reference_engine.abilities import COLOR, TYPE, Activated, Cost, Elsewhere, Enters, Part, Static
from reference_engine.cards import define
from reference_engine.cards.creatures import CHOOSES_A_TYPE
from reference_engine.cards.words import KEPT_SUBTYPES, your_creatures
from reference_engine.characteristics import COLORS, EVERY_CREATURE_TYPE, Characteristics
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def _your_creature_card(game: Game, source: GameObject, thing: GameObject) -> bool:
    """A creature card that the source's controller owns off the battlefield, or a creature spell that
    they control."""
    spell = next((item for item in game.stack if item.source.object is thing), None)
    whose = thing.owner if spell is None else spell.controller
    return "Creature" in thing.copiable.types and whose == game.controller(source)


def _only_chosen(view: Characteristics, game: Game, source: GameObject) -> None:
    if source.chosen:
        view.subtypes = (*(one for one in view.subtypes if one in KEPT_SUBTYPES), source.chosen)


def _chosen_too(view: Characteristics, game: Game, source: GameObject) -> None:
    if source.chosen and source.chosen not in view.subtypes:
        view.subtypes = (*view.subtypes, source.chosen)


def _every_type(view: Characteristics, game: Game, source: GameObject) -> None:
    view.restrictions = view.restrictions | {EVERY_CREATURE_TYPE}


def _everywhere(part: Part) -> tuple[Static, Elsewhere]:
    return Static(your_creatures, (part,)), Elsewhere(_your_creature_card, (part,))


define("Conspiracy", "{3}{B}{B}", "Enchantment", CHOOSES_A_TYPE, *_everywhere((TYPE, _only_chosen)))
define("Arcane Adaptation", "{2}{U}", "Enchantment", CHOOSES_A_TYPE, *_everywhere((TYPE, _chosen_too)))


def _shapeshifter(game: Game, item: StackObject) -> None:
    values = Characteristics(
        "Shapeshifter Token",
        types=frozenset({"Creature"}),
        subtypes=("Shapeshifter",),
        power=2,
        toughness=2,
        keywords=frozenset({"changeling"}),
        colors=frozenset("U"),
    )
    tokens.create(game, item.controller, values, 1)


define(
    "Maskwood Nexus",
    "{4}",
    "Artifact",
    *_everywhere((TYPE, _every_type)),
    Activated("{3}, {T}", Cost(mana="{3}", tap=True), _shapeshifter),
)


def _is_itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing


def _choose_color(game: Game, source: GameObject, thing: GameObject) -> None:
    thing.chosen = str(game.choose(game.controller(thing), "colour", list(COLORS), thing, "which color?"))


def _colored_too(view: Characteristics, game: Game, source: GameObject) -> None:
    if source.chosen:
        view.colors = view.colors | {source.chosen}


def _all_permanents(game: Game, source: GameObject) -> list[GameObject]:
    return game.permanents()


define(
    "Painter's Servant",
    "{2}",
    "Artifact Creature - Scarecrow",
    Enters(_is_itself, _choose_color),
    Static(_all_permanents, ((COLOR, _colored_too),)),
    Elsewhere(lambda game, source, thing: True, ((COLOR, _colored_too),)),
    pt=(1, 3),
)
