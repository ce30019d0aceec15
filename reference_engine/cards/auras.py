"""Other Auras and Equipment."""

from __future__ import annotations

from reference_engine.abilities import ABILITY, COLOR, TYPE, Activated, Cost, Enchant, Static
from reference_engine.cards import define
from reference_engine.cards.umbras import ENCHANT_CREATURE
from reference_engine.cards.words import (
    LOSES_ALL_ABILITIES,
    a,
    base,
    creature_type,
    equip,
    gains,
    host,
    permanent,
    plus,
    restricted,
)
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

define("Holy Strength", "{W}", "Enchantment - Aura", ENCHANT_CREATURE, Static(host, (plus(1, 2),)))
define(
    "Pacifism",
    "{1}{W}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Static(host, (restricted("can't attack", "can't block"),)),
)
define(
    "Indestructibility",
    "{3}{W}",
    "Enchantment - Aura",
    Enchant("enchant permanent", permanent("permanent").legal),
    Static(host, (gains("indestructible"),)),
)


def _human(view: Characteristics, game: Game, source: GameObject) -> None:
    if view.is_a("Human") and view.power is not None and view.toughness is not None:
        view.power += 2
        view.toughness += 2


def _not_human(view: Characteristics, game: Game, source: GameObject) -> None:
    if not view.is_a("Human"):
        view.restrictions = view.restrictions | {"can't attack", "can't block"}


define(
    "Bonds of Faith",
    "{1}{W}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Static(host, ((plus(2, 2)[0], _human), (restricted()[0], _not_human))),
)
define(
    "Lignify",
    "{1}{G}",
    "Kindred Enchantment - Treefolk Aura",
    ENCHANT_CREATURE,
    Static(host, (creature_type("Treefolk"), LOSES_ALL_ABILITIES, base(0, 4)), LOSES_ALL_ABILITIES[0]),
)


def _add_mana(game: Game, item: StackObject) -> None:
    """A mana ability: the mana is not kept, for the documents name mana with each action."""


TAP_FOR_GREEN = Activated("{T}", Cost(tap=True), _add_mana, mana_ability=True)
TAP_FOR_WHITE = Activated("{T}", Cost(tap=True), _add_mana, mana_ability=True)


def _forest_land(view: Characteristics, game: Game, source: GameObject) -> None:
    # 305.7: a land type that is set takes the abilities of the rules text away at once.
    view.types = frozenset({"Land"})
    view.subtypes = ("Forest",)
    view.keywords = frozenset()
    view.abilities = (TAP_FOR_GREEN,)


def _colorless(view: Characteristics, game: Game, source: GameObject) -> None:
    view.colors = frozenset()


define(
    "Song of the Dryads",
    "{2}{G}",
    "Enchantment - Aura",
    Enchant("enchant permanent", permanent("permanent").legal),
    Static(host, ((TYPE, _forest_land), (COLOR, _colorless)), TYPE, ("205.1a", "305.7")),
)


TAP_FOR_COLORLESS = Activated("{T}", Cost(tap=True), _add_mana, mana_ability=True)
LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def _land(view: Characteristics, game: Game, source: GameObject) -> None:
    # 205.1a: it loses its other card types, and the subtypes that go with them.
    view.types = frozenset({"Land"})
    view.subtypes = tuple(word for word in view.subtypes if word in LAND_TYPES)


def _only_mana(view: Characteristics, game: Game, source: GameObject) -> None:
    view.keywords = frozenset()
    view.abilities = (TAP_FOR_COLORLESS,)


define(
    "Imprisoned in the Moon",
    "{2}{U}",
    "Enchantment - Aura",
    Enchant(
        "enchant creature, land or planeswalker",
        permanent("creature, land or planeswalker", a("Creature", "Land", "Planeswalker")).legal,
    ),
    Static(host, ((TYPE, _land), (COLOR, _colorless), (ABILITY, _only_mana)), ABILITY, ("205.1a",)),
)

define("Bonesplitter", "{1}", "Artifact - Equipment", Static(host, (plus(2, 0),)), equip("{1}"))
define("Short Sword", "{1}", "Artifact - Equipment", Static(host, (plus(1, 1),)), equip("{1}"))
define(
    "Darksteel Plate",
    "{3}",
    "Artifact - Equipment",
    Static(host, (gains("indestructible"),)),
    equip("{2}"),
    keywords="indestructible",
)
