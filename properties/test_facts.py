"""What the checks know about cards is what the cards are."""

from __future__ import annotations

from reference_engine.abilities import Activated, Triggered
from reference_engine.cards import CARDS

from . import facts


def test_every_card_has_been_looked_at() -> None:
    assert CARDS.keys() == facts.LOOKED_AT


def test_umbras_are_the_auras_with_umbra_armor() -> None:
    armed = {name for name, card in CARDS.items() if "umbra armor" in card.printed.keywords}
    assert armed | {"Dog Umbra"} == facts.UMBRAS


def test_triggers_are_the_cards_that_have_some_or_give_some() -> None:
    have = {name for name, card in CARDS.items() if any(type(one) is Triggered for one in card.printed.abilities)}
    assert have <= facts.TRIGGERS
    assert facts.TRIGGERS - have == {"Bear Umbra", "Octopus Umbra", "Snake Umbra"}


def test_creature_types_of_eternalize_cards() -> None:
    printed = {
        name: card.printed.subtypes
        for name, card in CARDS.items()
        if any(isinstance(one, Activated) and one.keyword == "Eternalize" for one in card.printed.abilities)
    }
    assert printed == facts.ETERNALIZE_TYPES


def test_keywords() -> None:
    def with_keyword(*words: str) -> set[str]:
        return {name for name, card in CARDS.items() if card.printed.keywords & set(words)}

    assert with_keyword("first strike", "double strike") | {"Hyena Umbra", "Indrik Umbra"} == facts.FIRST_STRIKE
    assert with_keyword("wither", "infect") == facts.WITHER_OR_INFECT
    assert with_keyword("indestructible") <= facts.INDESTRUCTIBLE
    assert with_keyword("lifelink") <= facts.CHANGES_LIFE


def test_legends() -> None:
    assert {name for name, card in CARDS.items() if "Legendary" in card.printed.supertypes} == facts.LEGENDARY
