"""Interaction of continuous effects (613).

The characteristics of every permanent are worked out together, layer by layer, from the
copiable values. Within a layer effects apply in timestamp order (613.7), except that an
effect whose existence depends on another one waits for it (613.8). An effect that began to
apply goes on in later layers, to the same objects, even if its ability is lost (613.6).

This is asked for after every change, and most permanents are what their copiable values say.
So a permanent shares one object with those values (`Characteristics.under`) until something
applies to it; only then it gets one of its own (`_own`).
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, TypeAlias

from reference_engine import bestow
from reference_engine.abilities import (
    ABILITY,
    BASE_POWER_TOUGHNESS,
    COLOR,
    CONTROL,
    POWER_TOUGHNESS,
    RULES,
    TYPE,
    Apply,
    Part,
    Static,
    of_kind,
)
from reference_engine.characteristics import Characteristics

if TYPE_CHECKING:
    from reference_engine.game import Game, GameObject

Views: TypeAlias = "dict[GameObject, Characteristics]"

LAYER_RULES = {
    CONTROL: "613.1b",
    TYPE: "613.1d",
    COLOR: "613.1e",
    ABILITY: "613.1f",
    BASE_POWER_TOUGHNESS: "613.4b",
    POWER_TOUGHNESS: "613.4c",
    RULES: "613.11",
}


class _Applying:
    """A continuous effect while the layers are being worked out."""

    __slots__ = ("affected", "effect", "source", "timestamp")

    def __init__(self, source: GameObject, effect: Static, timestamp: int, affected: list[GameObject] | None) -> None:
        self.source = source
        self.effect = effect
        self.timestamp = timestamp
        self.affected = affected


def _own(thing: GameObject, views: Views, owned: set[GameObject]) -> Characteristics:
    """The characteristics of a permanent, to be changed by what applies to it."""
    if thing in owned:
        return views[thing]
    owned.add(thing)
    view = views[thing] = views[thing].copy()
    return view


def compute(game: Game, preview_only: bool = False) -> Views:
    """The characteristics of every permanent, kept in the game until something changes."""
    game._computing = True
    try:
        return _compute(game, preview_only)
    finally:
        game._computing = False


def _compute(game: Game, preview_only: bool) -> Views:
    views: Views = {}
    owned: set[GameObject] = set()
    effects: list[_Applying] = []
    game.graveyards_count = False
    for thing in game.battlefield:
        copiable = thing.copiable
        views[thing] = copiable.under(thing.entered_under)
        if not thing.phased_out:
            if thing.bestowed:
                effects.append(_Applying(thing, bestow.BESTOWED, thing.timestamp, [thing]))
            for ability in of_kind(copiable.abilities, Static):
                effects.append(_Applying(thing, ability, thing.timestamp, None))
                if ability.counts_graveyards:
                    game.graveyards_count = True
        if thing.counters:
            for kind in KEYWORD_COUNTERS & thing.counters.keys():
                since = thing.counted_at.get(kind, thing.timestamp)
                effects.append(_Applying(thing, _given_by_counter(kind), since, [thing]))
    game._views = views
    for floating in game.floating:
        objects = [reference.object for reference in floating.objects if reference.current is not None]
        effects.append(_Applying(floating.source, floating.effect, floating.timestamp, objects))
    if effects:
        _apply_in_layers(game, views, effects, owned)
    for thing, view in views.items():
        if thing.counters and view.power is not None:
            view = _own(thing, views, owned)
            _apply_counters(thing, view)
        if view.power is not None and "Creature" not in view.types:
            view = _own(thing, views, owned)
            view.power = view.toughness = None
            game.note_once(
                ("no creature", thing), f"{thing.id} is no creature, so it has no power and toughness", "208.3"
            )
        if view.controller != thing.was_controlled_by and not preview_only:
            _control_changed(game, thing, view)
    return views


def _apply_in_layers(game: Game, views: Views, effects: list[_Applying], owned: set[GameObject]) -> None:
    by_layer: dict[int, list[tuple[_Applying, Part]]] = {}
    for applying in sorted(effects, key=_by_timestamp):
        for part in applying.effect.parts:
            by_layer.setdefault(part[0], []).append((applying, part))
    for layer, entries in sorted(by_layer.items()):
        takers = [entry for entry in entries if entry[0].effect.takes_abilities_in == layer] if len(entries) > 1 else []
        if not takers:
            for applying, (_, apply) in entries:
                _apply(game, views, applying, apply, owned)
            continue
        while entries:
            applying, (_, apply) = entries.pop(_first_to_apply(game, entries, takers))
            _apply(game, views, applying, apply, owned)


_by_timestamp = attrgetter("timestamp")


def _apply(game: Game, views: Views, applying: _Applying, apply: Apply, owned: set[GameObject]) -> None:
    """Apply what one effect does in one layer."""
    affected = applying.affected
    if affected is None:
        if applying.effect not in views[applying.source].abilities:
            return  # the ability was lost before its effect began to apply (613.6)
        affected = applying.affected = list(applying.effect.affects(game, applying.source))
        if affected:
            _note_static(game, applying, affected)
    for thing in affected:
        if thing in views:
            apply(_own(thing, views, owned), game, applying.source)


def _note_static(game: Game, applying: _Applying, affected: list[GameObject]) -> None:
    """Note once for each set of objects what a static ability does (604.1, 611.3a)."""
    key = (applying.effect, applying.source, tuple(affected))
    if key not in game.noted:
        layers = [*applying.effect.rules, *(LAYER_RULES[part[0]] for part in applying.effect.parts)]
        names = ", ".join(thing.id for thing in affected)
        game.note_once(key, f"a static ability of {applying.source.id} affects {names}", "604.1", "611.3a", *layers)


def _first_to_apply(game: Game, entries: list[tuple[_Applying, Part]], takers: list[tuple[_Applying, Part]]) -> int:
    """The place of the first effect, in timestamp order, that depends on no other one that is
    still to come: an effect that takes abilities away comes before the effects of those it
    would take them from (613.8a-b)."""
    for n, (applying, _) in enumerate(entries):
        if applying.affected is None and any(
            taker in entries and taker[0] is not applying and applying.source in _reach(game, taker[0])
            for taker in takers
        ):
            continue
        return n
    return 0


def _reach(game: Game, applying: _Applying) -> list[GameObject]:
    if applying.affected is not None:
        return applying.affected
    return list(applying.effect.affects(game, applying.source))


def _apply_counters(thing: GameObject, view: Characteristics) -> None:
    """+1/+1 and -1/-1 counters (122.1a, 613.4c)."""
    if view.power is not None and view.toughness is not None:
        change = thing.counters.get("+1/+1", 0) - thing.counters.get("-1/-1", 0)
        view.power += change
        view.toughness += change


KEYWORD_COUNTERS = frozenset(
    {
        "deathtouch",
        "double strike",
        "first strike",
        "flying",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "trample",
        "vigilance",
    }
)


def _given_by_counter(kind: str) -> Static:
    """What a keyword counter does: the permanent has that keyword (122.1b, 613.1f)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.keywords = view.keywords | {kind}

    return Static(lambda game, source: (source,), ((ABILITY, apply),))


def _control_changed(game: Game, thing: GameObject, view: Characteristics) -> None:
    """A permanent under a new controller leaves combat (506.4) and has not been controlled
    continuously since the turn began (302.6)."""
    if thing.was_controlled_by is not None:
        game.note(f"{thing.id} comes under {view.controller}'s control", "613.1b", "302.6")
        thing.sick = True
        if thing.attacking or thing.blocking:
            thing.attacking, thing.blocking, thing.blocked = None, None, False
            game.note(f"{thing.id} is removed from combat because its controller changed", "506.4")
    thing.was_controlled_by = view.controller


def preview(game: Game, entering: GameObject) -> Characteristics:
    """What an entering permanent would be on the battlefield, with the continuous effects that
    exist and its own (614.12). Nothing is changed."""
    kept, timestamp = game._views, entering.timestamp
    entering.timestamp = game.clock + 1
    game.battlefield.append(entering)
    try:
        return compute(game, preview_only=True)[entering]
    finally:
        game.battlefield.remove(entering)
        entering.timestamp = timestamp
        game._views = kept
