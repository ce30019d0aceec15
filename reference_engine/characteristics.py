"""Characteristics of an object (109.3) and the copiable values they start from (707.2)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reference_engine.abilities import Ability

_SYMBOL = re.compile(r"\{([^}]*)\}")
COLORS = "WUBRG"


def symbols(cost: str | None) -> list[str]:
    """The symbols of a mana cost, e.g. "{2}{G/W}" gives ["2", "G/W"]. No cost gives none."""
    return _SYMBOL.findall(cost) if cost else []


def mana_value(cost: str | None, x: int = 0) -> int:
    """Mana value of a cost (202.3): 0 without one; X counts as `x`; a hybrid symbol counts its
    largest part (202.3f)."""
    total = 0
    for symbol in symbols(cost):
        if symbol == "X":
            total += x
        else:
            total += max(int(part) if part.isdigit() else 1 for part in symbol.split("/"))
    return total


def colors_of(cost: str | None) -> frozenset[str]:
    """The colors of the mana symbols in a cost (105.2)."""
    return frozenset(letter for symbol in symbols(cost) for letter in symbol if letter in COLORS)


class Characteristics:
    """What an object is at a moment.

    `keywords` are ability words without further text ("flying"); `abilities` are all others.
    `restrictions` are statements about the object that are no abilities of it ("can't block",
    113.12), so an effect that takes abilities away does not touch them. `controller` is None
    off the battlefield and the stack.
    """

    __slots__ = (
        "_under",
        "abilities",
        "colors",
        "controller",
        "keywords",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "restrictions",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    name: str
    mana_cost: str | None
    colors: frozenset[str]
    types: frozenset[str]
    subtypes: tuple[str, ...]
    supertypes: frozenset[str]
    power: int | None
    toughness: int | None
    loyalty: int | None
    keywords: frozenset[str]
    abilities: tuple[Ability, ...]
    restrictions: frozenset[str]
    controller: str | None
    _under: dict[str | None, Characteristics] | None

    def __init__(
        self,
        name: str,
        *,
        mana_cost: str | None = None,
        types: frozenset[str] = frozenset(),
        subtypes: tuple[str, ...] = (),
        supertypes: frozenset[str] = frozenset(),
        power: int | None = None,
        toughness: int | None = None,
        loyalty: int | None = None,
        keywords: frozenset[str] = frozenset(),
        abilities: tuple[Ability, ...] = (),
        colors: frozenset[str] | None = None,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors_of(mana_cost) if colors is None else colors
        self.types = types
        self.subtypes = subtypes
        self.supertypes = supertypes
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.keywords = keywords
        self.abilities = abilities
        self.restrictions = frozenset()
        self.controller = None
        self._under = None

    def copy(self, **changes: Any) -> Characteristics:
        """A copy of these values with the named ones changed."""
        new = Characteristics.__new__(Characteristics)
        new.name = self.name
        new.mana_cost = self.mana_cost
        new.colors = self.colors
        new.types = self.types
        new.subtypes = self.subtypes
        new.supertypes = self.supertypes
        new.power = self.power
        new.toughness = self.toughness
        new.loyalty = self.loyalty
        new.keywords = self.keywords
        new.abilities = self.abilities
        new.restrictions = self.restrictions
        new.controller = self.controller
        new._under = None
        for name, value in changes.items():
            setattr(new, name, value)
        return new

    def under(self, player: str | None) -> Characteristics:
        """These values under a player's control: the same object each time, so neither it nor
        these values may be changed from then on."""
        if self._under is None:
            self._under = {}
        found = self._under.get(player)
        if found is None:
            found = self._under[player] = self.copy(controller=player)
        return found

    def is_a(self, word: str) -> bool:
        """Whether it has this card type, subtype or supertype. A changeling has every creature
        type (702.73a)."""
        return word in self.types or word in self.subtypes or word in self.supertypes or self._changeling(word)

    def _changeling(self, word: str) -> bool:
        every = "changeling" in self.keywords or EVERY_CREATURE_TYPE in self.restrictions
        return every and word not in _CARD_TYPES and word not in _OTHER_SUBTYPES

    @property
    def is_permanent_card(self) -> bool:
        """Whether a card with these types can be on the battlefield (110.4)."""
        return not (self.types & {"Instant", "Sorcery"})


EVERY_CREATURE_TYPE = "every creature type"
"""What is said of an object that an effect gives all creature types: the list is longer than what a
document could name."""
_CARD_TYPES = frozenset(
    {"Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery"}
)
_OTHER_SUBTYPES = frozenset(
    {"Aura", "Equipment", "Plains", "Island", "Swamp", "Mountain", "Forest", "Legendary", "Basic", "Snow", "Saga"}
)
