"""What the checks know about cards is what the cards are."""

from __future__ import annotations

from mtg_conformance.features import load_rulings
from mtg_conformance.profiles import is_corner
from mtg_conformance.rooms import room
from reference_engine.abilities import Activated, Triggered
from reference_engine.cards import CARDS

from . import facts
from .boards.roles import NAMES, has_eternalize, is_umbra


def test_every_card_has_been_looked_at() -> None:
    """Every card that can be on a drawn board: what only corner cases name need not be known."""
    drawn = {name for names in NAMES.values() for name in names}
    drawn |= {name for name in CARDS if is_umbra(name) or has_eternalize(name)}
    assert drawn <= facts.LOOKED_AT <= CARDS.keys()
    assert CARDS.keys() - facts.LOOKED_AT <= cards_of_corner_cases()


def cards_of_corner_cases() -> set[str]:
    """The cards that cases beyond the documents, and controls, name."""
    rulings = load_rulings(room("features"))
    those = [case for ruling in rulings for case in ruling.cases if is_corner(ruling.id) or case.ruling is None]
    return {thing.card for case in those for thing in case.situation.objects}


def test_umbras_are_the_auras_with_umbra_armor() -> None:
    armed = {name for name in facts.LOOKED_AT if "umbra armor" in CARDS[name].printed.keywords}
    assert armed | {"Dog Umbra"} == facts.UMBRAS


def test_triggers_are_the_cards_that_have_some_or_give_some() -> None:
    have = {name for name, card in CARDS.items() if any(type(one) is Triggered for one in card.printed.abilities)}
    assert have & facts.LOOKED_AT <= facts.TRIGGERS
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
        return {name for name in facts.LOOKED_AT if CARDS[name].printed.keywords & set(words)}

    assert with_keyword("first strike", "double strike") | {"Hyena Umbra", "Indrik Umbra"} == facts.FIRST_STRIKE
    assert with_keyword("wither", "infect") == facts.WITHER_OR_INFECT
    assert with_keyword("indestructible") <= facts.INDESTRUCTIBLE
    assert with_keyword("lifelink") <= facts.CHANGES_LIFE


def test_legends() -> None:
    legends = {name for name in facts.LOOKED_AT if "Legendary" in CARDS[name].printed.supertypes}
    assert legends == facts.LEGENDARY
