"""What a board is asked to have, found out at the moment that a claim speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mtg_conformance.vocabulary.claims import WITH_CARD, WITHOUT_CARD

from .. import facts
from ..boards.eternalize_layout import discards
from ..scene import on_battlefield
from .occasion import (
    Occasion,
    has_no_other_protection,
    is_armed,
    is_indestructible,
    lives_without_its_auras,
)

Phrase = Callable[[Occasion], bool]


def _umbras(least: int, most: int = 99) -> Phrase:
    return lambda found: least <= len(found.roles["its umbras"]) <= most


def _umbra_elsewhere(found: Occasion) -> bool:
    """An umbra on another creature, whoever controls the two."""
    scene, number = found.scene, found.at - 1
    return any(
        other != found.creature and any(is_armed(scene, number, aura, other) for aura in scene.auras_on(number, other))
        for other in found.permanents()
    )


def _is_whose(card: str, own: bool) -> Phrase:
    """An Aura of this name that the creature's controller controls, or does not."""

    def phrase(found: Occasion) -> bool:
        controller = found.before(found.creature).controller
        auras = [aura for aura in found.roles["its Auras"] if found.card(aura) == card]
        return len(auras) == 1 and (found.before(auras[0]).controller == controller) is own

    return phrase


def _has(card: str) -> Phrase:
    return lambda found: sum(found.card(aura) == card for aura in found.roles["its Auras"]) == 1


def _one_own_aura(found: Occasion) -> bool:
    controller = found.before(found.creature).controller
    return sum(found.before(aura).controller == controller for aura in found.roles["its Auras"]) == 1


def _bare(found: Occasion) -> bool:
    """No counters, and nothing attached but Auras."""
    counters = found.before(found.creature).counters
    return counters == {} and set(found.attached(found.creature)) == set(found.roles["its Auras"])


def _doublers(found: Occasion) -> int:
    return sum(found.card(id) in facts.MORE_TOKENS for id in found.permanents())


def _own_doubler(found: Occasion) -> bool:
    controllers = [found.before(id).controller for id in found.permanents() if found.card(id) in facts.MORE_TOKENS]
    return controllers == [found.before(found.creature).owner]


def _has_lived(found: Occasion) -> bool:
    return on_battlefield(found.scene.state(0, found.creature))


def _only_its_own_triggers(found: Occasion) -> bool:
    return found.scene.known and found.scene.cards & facts.TRIGGERS <= {found.card(found.creature)}


def _yes(found: Occasion) -> bool:
    return True


PHRASES: Final[dict[str, Phrase]] = {
    "a creature": _yes,
    "a creature that can live without its Auras": lives_without_its_auras,
    "an indestructible creature": is_indestructible,
    "an umbra on it": _umbras(1),
    "exactly one umbra on it": _umbras(1, 1),
    "two or more umbras on it": _umbras(2),
    "no umbra on it": _umbras(0, 0),
    "an umbra on another creature": _umbra_elsewhere,
    "no other protection": has_no_other_protection,
    "a Dog Umbra of its controller on it": _is_whose("Dog Umbra", True),
    "a Dog Umbra of another player on it": _is_whose("Dog Umbra", False),
    "a Lion Umbra on it": _has("Lion Umbra"),
    "a Lion Umbra of another player on it": _is_whose("Lion Umbra", False),
    "exactly two Auras on it": lambda found: len(found.roles["its Auras"]) == 2,
    "exactly one Aura of its controller on it": _one_own_aura,
    "neither counters nor Equipment on it": _bare,
    "a card with eternalize": _yes,
    "a card with eternalize that was on the battlefield": _has_lived,
    "a card that asks for a discard": lambda found: discards(found.card(found.creature)),
    "nothing that changes sizes or counters": lambda found: found.scene.lacks(
        facts.PUMPS_OTHERS, facts.CHANGES_ENTERING, frozenset({"Resilient Khenra"})
    ),
    "no doubler": lambda found: _doublers(found) == 0,
    "one doubler": _own_doubler,
    "nothing else that triggers": _only_its_own_triggers,
}
"""The phrases by the words of the vocabulary."""


def has(found: Occasion, phrase: str) -> bool:
    """Whether the board has what the phrase asks for. Raises KeyError for a phrase without meaning."""
    if phrase in PHRASES:
        return PHRASES[phrase](found)
    if (without := WITHOUT_CARD.fullmatch(phrase)) is not None:
        return without["card"] not in found.scene.cards
    if (named := WITH_CARD.fullmatch(phrase)) is not None:
        return found.card(found.creature) == named["card"]
    raise KeyError(phrase)
