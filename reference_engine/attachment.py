"""Auras and Equipment: what they may be attached to (303.4, 301.5, 701.3)."""

from __future__ import annotations

from reference_engine import targets
from reference_engine.abilities import Enchant, of_kind
from reference_engine.game import Game, GameObject


def enchant_ability(game: Game, aura: GameObject) -> Enchant | None:
    """The enchant ability of an Aura (702.5a)."""
    return next(iter(of_kind(game.view(aura).abilities, Enchant)), None)


def can_be_attached(game: Game, thing: GameObject, host: GameObject) -> bool:
    """Whether an Aura may enchant, or an Equipment equip, this permanent (303.4a, 301.5a). One
    that is a creature can't be attached to anything (303.4d, 704.5p). Some Auras enchant cards in
    graveyards: that is for their enchant ability to say (702.5a)."""
    if host.zone not in ("battlefield", "graveyard") or host is thing:
        return False
    view = game.view(thing)
    if host.zone == "graveyard" and "Aura" not in view.subtypes:
        return False
    if "Creature" in view.types:
        return False
    if host.zone == "battlefield" and targets.is_protected_from(game.view(host), view):
        rule = "702.16c" if "Aura" in view.subtypes else "702.16d"
        game.note_once(("protected", host, thing), f"{host.id} has protection from {thing.id}", rule)
        return False
    if "Aura" in view.subtypes:
        enchant = enchant_ability(game, thing)
        return enchant is not None and enchant.legal(game, game.controller(thing), host, thing)
    if "Equipment" in view.subtypes:
        return "Creature" in game.view(host).types
    return False


def attach(game: Game, thing: GameObject, host: GameObject) -> bool:
    """Attach an Aura or Equipment to a permanent. It gets a new timestamp (701.3c). If it can't
    be attached there, or already is, nothing happens (701.3b)."""
    if thing.zone != "battlefield" or thing.attached_to is host or not can_be_attached(game, thing, host):
        game.note(f"{thing.id} does not move", "701.3b")
        return False
    thing.attached_to = host
    thing.timestamp = game.now()
    game.touch()
    game.note(f"{thing.id} is attached to {host.id}", "701.3a", "701.3c", "613.7e")
    return True


def is_modified(game: Game, thing: GameObject) -> bool:
    """Whether a permanent has a counter on it, is equipped, or is enchanted by an Aura that
    its own controller controls (700.9)."""
    found = modification_of(game, thing)
    what = "is not modified" if found is None else f"is modified by {found}"
    game.note_once(("modified", thing, found), f"{thing.id} {what}", "700.9")
    return found is not None


def modification_of(game: Game, thing: GameObject) -> str | None:
    """What modifies a permanent (700.9), or None."""
    if thing.counters:
        return f"its {next(iter(thing.counters))} counter"
    mine = game.controller(thing)
    for other in game.attached(thing):
        view = game.view(other)
        if "Equipment" in view.subtypes or ("Aura" in view.subtypes and view.controller == mine):
            return other.id
    return None
