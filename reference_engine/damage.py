"""Damage (120).

Damage does not destroy anything (120.5). It is marked on a creature, or becomes -1/-1
counters, life loss or loyalty lost (120.3); state-based actions look at the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reference_engine import counters, damage_rules, life, targets, triggers
from reference_engine.abilities import Prevents
from reference_engine.characteristics import Characteristics
from reference_engine.game import Event, Game, GameObject


class Portion(NamedTuple):
    """Some damage from one source to one object or player. `view`: the source's
    characteristics as it deals the damage, or as last known (608.2h, 702.2e)."""

    source: GameObject
    view: Characteristics
    to: GameObject | str
    amount: int


def deal(game: Game, portions: Sequence[Portion], combat: bool = False) -> None:
    """Deal damage, all of it at the same time (120.4)."""
    events = []
    shielded: set[GameObject] = set()
    for portion in portions:
        if portion.amount <= 0:
            continue  # 120.8: 0 damage is no damage
        portion = portion._replace(view=damage_rules.as_though(game, portion.view))
        if is_prevented(game, portion, shielded):
            continue
        if isinstance(portion.to, str):
            to_player(game, portion)
        else:
            to_permanent(game, portion)
        controller = portion.view.controller or portion.source.owner
        if "lifelink" in portion.view.keywords:
            life.gain(game, controller, portion.amount, "120.3f", "702.15b")
        events.append(
            Event(
                "deals damage",
                object=portion.to if isinstance(portion.to, GameObject) else None,
                player=portion.to if isinstance(portion.to, str) else None,
                source=portion.source,
                source_controller=controller,
                amount=portion.amount,
                combat=combat,
            )
        )
    for event in events:
        triggers.notice(game, event)


def is_prevented(game: Game, portion: Portion, shielded: set[GameObject]) -> bool:
    """Whether damage is prevented: by an effect that says so (615.1), by protection (702.16e) or a shield
    counter, which is then removed (122.1c). `shielded`: what has lost a shield counter in this event; all damage to it
    at that time is one event and costs one counter."""
    for source, rule in game.abilities(Prevents):
        if rule.applies(game, source, portion):
            game.note(f"{source.id} prevents damage from {portion.source.id}", "615.1")
            return True
    thing = portion.to
    if isinstance(thing, str):
        return False
    if thing.zone != "battlefield" or thing.phased_out:
        return True
    protected = targets.is_protected_from(game.view(thing), portion.view)
    counter = thing not in shielded and bool(thing.counters.get("shield"))
    if not protected and not counter and thing not in shielded:
        return False
    if counter and not protected:
        shielded.add(thing)
        counters.remove(game, thing, "shield", 1)
        game.note(f"a shield counter is removed from {thing.id}", "122.1c", "615.1")
    if damage_rules.cannot_be_prevented(game, thing):
        return False
    rules = ("702.16e",) if protected else ("122.1c",)
    game.note(f"damage from {portion.source.id} to {thing.id} is prevented", *rules, "615.1")
    return True


def to_player(game: Game, portion: Portion) -> None:
    """Damage to a player: poison counters from a source with infect, else loss of life (120.3a-b)."""
    player = game.players[str(portion.to)]
    if "infect" in portion.view.keywords:
        player.poison += portion.amount
        game.note(f"{player.name} gets {portion.amount} poison counter(s)", "120.3b")
    else:
        player.life -= portion.amount
        game.note(f"{portion.source.id} deals {portion.amount} damage to {player.name}", "120.3a")


def to_permanent(game: Game, portion: Portion) -> None:
    """Damage to a permanent (120.3c-e): marked, or -1/-1 counters, or loyalty lost."""
    thing = portion.to
    assert isinstance(thing, GameObject)
    seen, amount, source = game.view(thing), portion.amount, portion.source
    game.damaged_this_turn.add(thing.reference())
    if "Planeswalker" in seen.types:
        counters.remove(game, thing, "loyalty", amount)
        game.note(f"{source.id} deals {amount} damage to {thing.id}, which loses that much loyalty", "120.3c")
    if "Creature" in seen.types:
        if portion.view.keywords & {"wither", "infect"}:
            game.note(f"{source.id} deals {amount} damage to {thing.id} as -1/-1 counters", "120.3d", "702.80a")
            counters.put(game, thing, "-1/-1", amount, "120.3d")
        else:
            thing.damage += amount
            game.note(
                f"{source.id} deals {amount} damage to {thing.id}, which is marked on it", "120.3e", "120.5", "120.6"
            )
        if "deathtouch" in portion.view.keywords:
            thing.deathtouched = True
            game.note(f"that damage is from a source with deathtouch ({source.id})", "702.2b")


def fight(game: Game, one: GameObject, other: GameObject) -> None:
    """Two creatures fight: each deals damage equal to its power to the other (701.14a)."""
    views = game.view(one), game.view(other)
    if all("Creature" in view.types for view in views):
        game.note(f"{one.id} and {other.id} fight", "701.14a")
        deal(
            game,
            [
                Portion(one, views[0], other, max(0, views[0].power or 0)),
                Portion(other, views[1], one, max(0, views[1].power or 0)),
            ],
        )
