"""Bestow (702.103).

A card with bestow may be cast for another cost as an Aura that enchants a creature; who names a
target for it casts it so, for as a creature spell it has none. It is an Aura and no creature as long
as it is attached. When it becomes unattached it stays on the battlefield and is a creature
again, which is the exception to what happens to other Auras (702.103f, 704.5m).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.abilities import ABILITY, TYPE, Bestow, Enchant, Static, of_kind
from reference_engine.characteristics import Characteristics

if TYPE_CHECKING:
    from reference_engine.game import Game, GameObject


def cost_of(values: Characteristics) -> str | None:
    """The bestow cost of a card with these values, None if it has no bestow."""
    return next((one.cost for one in of_kind(values.abilities, Bestow)), None)


def _creature(game: Game, player: str, candidate: Any, source: GameObject) -> bool:
    return (
        getattr(candidate, "zone", "") == "battlefield"
        and not candidate.phased_out
        and "Creature" in game.view(candidate).types
    )


ENCHANTS_CREATURES = Enchant("enchant creature", _creature)


def _is_an_aura(view: Characteristics, game: Game, source: GameObject) -> None:
    # 205.1a: with the type creature its creature types go, too.
    view.types = frozenset({"Enchantment"})
    view.subtypes = ("Aura",)


def _enchants(view: Characteristics, game: Game, source: GameObject) -> None:
    view.abilities = (*view.abilities, ENCHANTS_CREATURES)


BESTOWED = Static(lambda game, source: (source,), ((TYPE, _is_an_aura), (ABILITY, _enchants)))
"""What being bestowed does, as long as it lasts (702.103b)."""


def as_aura(values: Characteristics) -> Characteristics:
    """These values as those of a bestowed Aura spell (702.103b, 702.103d)."""
    view = values.copy(types=frozenset({"Enchantment"}), subtypes=("Aura",), power=None, toughness=None)
    view.abilities = (*view.abilities, ENCHANTS_CREATURES)
    return view


def cease(game: Game, thing: GameObject, *rules: str) -> None:
    """Cease to be bestowed: it is a creature again (702.103e-f)."""
    thing.bestowed = False
    thing.attached_to = None
    game.touch()
    game.note(f"{thing.id} is no longer bestowed and is a creature", *rules)
