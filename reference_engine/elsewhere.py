"""Continuous effects on objects that are not on the battlefield (604.1, 611.3a, 613).

Most effects speak of permanents. A few speak of cards in graveyards, or of cards and spells
everywhere; what those make of an object is worked out here, in the same order of layers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine import bestow
from reference_engine.abilities import ABILITY, Elsewhere
from reference_engine.characteristics import Characteristics
from reference_engine.layers import LAYER_RULES

if TYPE_CHECKING:
    from reference_engine.game import Game, GameObject


def view(game: Game, thing: GameObject) -> Characteristics:
    """The characteristics of an object off the battlefield: its copiable values, and what continuous
    effects, of permanents or until end of turn, make of them by layers and timestamps (613.1, 613.7)."""
    found = [
        (part[0], source.timestamp, part[1], source)
        for source, ability in game.abilities(Elsewhere)
        if ability.applies(game, source, thing)
        for part in ability.parts
    ]
    found += [
        (part[0], floating.timestamp, part[1], floating.source)
        for floating in game.floating
        if thing.reference() in floating.objects
        for part in floating.effect.parts
    ]
    if thing.bestowed:
        values = bestow.as_aura(thing.copiable)
    elif found:
        values = thing.copiable.copy()
    else:
        return thing.copiable
    for layer, _, apply, source in sorted(found, key=lambda one: one[:2]):
        apply(values, game, source)
        rules = ("113.10b",) if layer == ABILITY and not values.abilities else ()
        key = ("elsewhere", source, thing, thing.incarnation, layer)
        game.note_once(
            key, f"{source.id} affects {thing.id} in the {thing.zone}", "604.1", "611.3a", LAYER_RULES[layer], *rules
        )
    return values
