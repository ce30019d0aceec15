"""The cards that the cases name, defined from their facts in the engine's own terms.

`CARDS` maps the English Oracle name to the definition. Each module below is one kind of card.
"""

from __future__ import annotations

from dataclasses import dataclass

from reference_engine.abilities import Ability, Spell
from reference_engine.characteristics import Characteristics


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card: its printed characteristics and, for an instant or sorcery, what it does.
    `token`: it exists as a token only."""

    printed: Characteristics
    spell: Spell | None = None
    token: bool = False


CARDS: dict[str, Card] = {}


def define(
    name: str,
    cost: str | None,
    type_line: str,
    *abilities: Ability,
    pt: tuple[int, int] | None = None,
    keywords: str = "",
    spell: Spell | None = None,
    loyalty: int | None = None,
    colors: str | None = None,
    token: bool = False,
) -> Card:
    """Define a card. `type_line`: "Legendary Creature - Dog"; `keywords`: separated by commas."""
    left, _, right = type_line.partition(" - ")
    words = left.split()
    supertypes = frozenset(word for word in words if word in ("Legendary", "Basic"))
    card = Card(
        Characteristics(
            name,
            mana_cost=cost,
            types=frozenset(words) - supertypes,
            subtypes=tuple(right.split()),
            supertypes=supertypes,
            power=pt[0] if pt else None,
            toughness=pt[1] if pt else None,
            loyalty=loyalty,
            keywords=frozenset(word.strip() for word in keywords.split(",") if word.strip()),
            abilities=abilities,
            colors=None if colors is None else frozenset(colors),
        ),
        spell,
        token,
    )
    assert name not in CARDS, f"{name} is defined twice"
    CARDS[name] = card
    return card


from reference_engine.cards import (  # noqa: E402
    answers_to_abilities,
    artifacts,
    as_others_enter,
    auras,
    copies,
    corner_permanents,
    corner_spells,
    costs_of_abilities,
    counting_what_was_destroyed,
    creatures,
    destroyed_this_way,
    enchantments,
    eternalize,
    face_down,
    granted_embalm,
    lasting_effects,
    legends,
    other_rules,
    regenerating,
    restrictions,
    sagas,
    sources_of_damage,
    spells,
    types_everywhere,
    umbras,
    watching,
)

__all__ = [
    "CARDS",
    "Card",
    "answers_to_abilities",
    "artifacts",
    "as_others_enter",
    "auras",
    "copies",
    "corner_permanents",
    "corner_spells",
    "costs_of_abilities",
    "counting_what_was_destroyed",
    "creatures",
    "define",
    "destroyed_this_way",
    "enchantments",
    "eternalize",
    "face_down",
    "granted_embalm",
    "lasting_effects",
    "legends",
    "other_rules",
    "regenerating",
    "restrictions",
    "sagas",
    "sources_of_damage",
    "spells",
    "types_everywhere",
    "umbras",
    "watching",
]
