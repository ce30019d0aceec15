"""An occasion: one moment of one outcome for which a claim says something, and who plays which
role in it.

What is found here is found in the situation and in the snapshots of the engine under test, with
the facts of the cards. Where they leave open whether the occasion is one (a card nobody has
looked at, a field that is not shown, two things in one action), it is none.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import UNSET

from mtg_conformance.documents import Action, ObjectState

from .. import facts
from ..scene import Scene, on_battlefield

USUAL_COUNTERS = ("+1/+1", "-1/-1")


@dataclass(frozen=True)
class Occasion:
    """Action number `at` (from 1) of a scene. `roles`: name of the role → ids of the objects
    that play it, as the vocabulary names them. `creature` is whom it happens to, or the card."""

    scene: Scene
    at: int
    creature: str
    roles: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def action(self) -> Action:
        """What is done."""
        return self.scene.script[self.at - 1]

    def before(self, id: str) -> ObjectState:
        """An object as it was when the action was about to be done."""
        return self.scene.state(self.at - 1, id)

    def after(self, id: str) -> ObjectState:
        """An object as it is after the action."""
        return self.scene.state(self.at, id)

    def card(self, id: str) -> str:
        """The card that an object is, an empty text for a new one."""
        return self.scene.card.get(id, "")

    def attached(self, id: str) -> list[str]:
        """What is attached to a permanent before the action."""
        snapshot = self.scene.snapshots[self.at - 1]
        return [one for one, state in snapshot.objects.items() if state.attached_to == id and on_battlefield(state)]

    def permanents(self) -> list[str]:
        """What is on the battlefield before the action."""
        snapshot = self.scene.snapshots[self.at - 1]
        return [one for one, state in snapshot.objects.items() if on_battlefield(state)]


def creature_roles(scene: Scene, at: int, creature: str) -> dict[str, tuple[str, ...]]:
    """Who plays which role when something happens to a creature."""
    auras = tuple(scene.auras_on(at - 1, creature))
    umbras = tuple(aura for aura in auras if is_armed(scene, at - 1, aura, creature))
    roles = {
        "the creature": (creature,),
        "its Auras": auras,
        "its umbras": umbras,
        "the Dog Umbra": tuple(aura for aura in auras if scene.card.get(aura) == "Dog Umbra"),
        "the Lion Umbra": tuple(aura for aura in auras if scene.card.get(aura) == "Lion Umbra"),
    }
    if len(umbras) == 1:
        roles["its umbra"] = umbras
    picked = preferred(scene, at, creature, umbras)
    if picked is not None:
        roles["the umbra that its controller prefers"] = (picked,)
    return roles


def is_armed(scene: Scene, number: int, aura: str, host: str) -> bool:
    """Whether an Aura on this permanent has umbra armor in snapshot `number`: its own, or from an
    Umbra Mystic of the permanent's controller."""
    controller = scene.state(number, host).controller
    card = scene.card.get(aura, "")
    if card == "Dog Umbra" and scene.state(number, aura).controller == controller:
        return True
    if card in facts.UMBRAS and card != "Dog Umbra":
        return True
    return any(
        one == "Umbra Mystic"
        and on_battlefield(scene.state(number, id))
        and scene.state(number, id).controller == controller
        for id, one in scene.card.items()
    )


def preferred(scene: Scene, at: int, creature: str, umbras: tuple[str, ...]) -> str | None:
    """The umbra that the creature's controller answers with when asked, None if the answers do
    not say it once and for all."""
    controller = scene.state(at - 1, creature).controller
    for answer in scene.situation.answers:
        if answer.by == controller and answer.ask == "replacement":
            named = [str(one) for one in answer.prefer if one in umbras]
            if named:
                return named[0] if answer.times is None and answer.from_ is None else None
    return None


def has_usual_counters(state: ObjectState) -> bool:
    """Whether an object shows its counters and has none but +1/+1 and -1/-1 ones."""
    return state.counters is not UNSET and all(kind in USUAL_COUNTERS for kind, n in state.counters.items() if n)


def lives_without_its_auras(occasion: Occasion) -> bool:
    """Whether the toughness that is left without all its Auras is surely above 0."""
    toughness = occasion.before(occasion.creature).toughness
    if toughness is UNSET or toughness is None:
        return False
    if not occasion.scene.lacks(facts.PUMPS_OTHERS):
        return False
    for aura in occasion.scene.auras_on(occasion.at - 1, occasion.creature):
        card = occasion.card(aura)
        gives = facts.UMBRA_TOUGHNESS.get(card, facts.OTHER_AURAS_TOUGHNESS.get(card))
        if gives is None:
            return False
        toughness -= gives
    return toughness > 0


def is_indestructible(occasion: Occasion) -> bool:
    """Whether the creature is surely indestructible: Darksteel Myr, or what wears Indestructibility
    or Darksteel Plate, or has a divinity counter beside That Which Was Taken."""
    scene, creature = occasion.scene, occasion.creature
    if not scene.lacks(facts.TAKES_ABILITIES):
        return False
    if occasion.card(creature) == "Darksteel Myr":
        return True
    if any(occasion.card(one) in ("Indestructibility", "Darksteel Plate") for one in occasion.attached(creature)):
        return True
    counters = occasion.before(creature).counters
    return bool(
        counters
        and counters.get("divinity")
        and any(occasion.card(one) == "That Which Was Taken" for one in occasion.permanents())
    )


def has_no_other_protection(occasion: Occasion) -> bool:
    """Whether nothing but umbra armor can save the creature or its Auras: no regeneration, no
    indestructible card, no counters but +1/+1 and -1/-1 ones, no Aura on an Aura, and nothing that
    sends cards elsewhere than to the graveyard."""
    scene, creature = occasion.scene, occasion.creature
    if not scene.lacks(facts.INDESTRUCTIBLE, facts.EXILES_INSTEAD, facts.COMES_BACK, frozenset({"Regenerate"})):
        return False
    auras = scene.auras_on(occasion.at - 1, creature)
    return all(has_usual_counters(occasion.before(one)) for one in (creature, *auras)) and not any(
        occasion.attached(aura) for aura in auras
    )
