"""Combat on a board about umbra armor: the creature attacks or blocks, and what it meets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reference_engine.cards import CARDS

from .roles import can_target, is_instant
from .table import opponent
from .umbra_causes import Act, Cause, fighters_for, pick

if TYPE_CHECKING:
    from .umbra_layout import Layout


def can_fight(layout: Layout) -> bool:
    """Whether the creature can attack or block at all, and there has been no combat yet."""
    return not (
        layout.combat_done
        or layout.swept
        or layout.tapped
        or layout.hindered
        or layout.plain_kind == "Pacifism"
        or (layout.touched and may_regenerate(layout))
        or any(
            layout.table.names[name] == "Dog Umbra" and layout.controller_of(name) != layout.holder
            for name in layout.umbras
        )
    )


def may_regenerate(layout: Layout) -> bool:
    """Whether a regeneration shield may be used, which taps the creature and takes it out of
    combat."""
    return layout.protection == "regeneration" and (layout.regenerates_first or layout.armed <= 0)


def can_attack(layout: Layout) -> bool:
    """Whether the creature can attack, can be blocked, and leaves its blockers alone."""
    printed = CARDS[layout.creature.card].printed
    return (
        layout.holder == layout.table.active
        and not layout.sick
        and not (layout.frog and layout.holder != layout.owner)
        and "flying" not in printed.keywords
        and not any(layout.table.names[name] in TRICKY_ATTACKERS for name in layout.umbras)
    )


TRICKY_ATTACKERS = ("Indrik Umbra", "Octopus Umbra", "Drake Umbra")
"""Umbras with which an attacker must be blocked by all, may tap its blocker, or flies."""


def first_strike(layout: Layout, *fighters: str) -> str:
    """Whether somebody in this combat has first strike: "yes", "no", or "maybe" if an umbra
    that gives it may have gone."""
    if any("first strike" in CARDS[card].printed.keywords for card in fighters):
        return "yes"
    if any(layout.table.names[name] in ("Hyena Umbra", "Indrik Umbra") for name in layout.umbras):
        return "maybe" if layout.touched else "yes"
    return "no"


def combat(role_of_fighter: str, spend: Callable[[Layout], None], double: str | None = None) -> Act:
    """The creature attacks and is blocked, or blocks. With `double` it is blocked by two."""

    def act(layout: Layout, role: str, cause: Cause) -> bool:
        attacks = can_attack(layout)
        if not can_fight(layout) or (layout.holder == layout.table.active and not attacks) or (double and not attacks):
            return False
        table, other = layout.table, opponent(layout.holder)
        cards = [pick(layout.roles[role_of_fighter], cause)]
        if double is not None:
            cards.append(layout.roles[double][0])
        found = fighters_for(layout, cards)
        if len(found) < len(cards):
            return False
        fighters = [table.add("fighter", card, other) for card in found]
        table.advance("declare_attackers")
        if attacks:
            table.attack(layout.holder, layout.host)
            table.advance("declare_blockers")
            table.block(other, *fighters, attacker=layout.host)
        else:
            table.attack(other, fighters[0])
            table.advance("declare_blockers")
            table.block(layout.holder, layout.host, attacker=fighters[0])
        layout.factors["combat"] = "attacking" if attacks else "blocking"
        lives = attacks and layout.armed > 0 and not may_regenerate(layout)
        deal_damage(layout, first_strike(layout, *(table.names[name] for name in fighters)), lives)
        layout.hurt = True
        spend(layout)
        return True

    return act


def deal_damage(layout: Layout, first: str, attacker_lives: bool) -> None:
    """Combat damage. Where the only attacker may be gone after the first step, the second is
    not waited for."""
    if first == "yes":
        layout.table.advance("first_strike_damage")
    if first != "no" and not attacker_lives:
        layout.table.advance("postcombat_main")
    else:
        layout.table.advance("combat_damage")
        layout.in_combat = True
    layout.combat_done = True


WITH_FLYING_OR_REACH = ("Drake Umbra", "Spider Umbra", "Lion Umbra")
"""Umbras with flying or reach."""


def block_of_a_flyer(layout: Layout, role: str, cause: Cause) -> bool:
    """The creature tries to block what flies, and must not."""
    printed = CARDS[layout.creature.card].printed
    if (
        not can_fight(layout)
        or layout.holder == layout.table.active
        or layout.refused
        or printed.keywords & {"flying", "reach"}
        or any(layout.table.names[name] in WITH_FLYING_OR_REACH for name in layout.umbras)
    ):
        return False
    table, other = layout.table, opponent(layout.holder)
    flyer = table.add("flyer", pick(layout.roles[role], cause), other)
    table.advance("declare_attackers")
    table.attack(other, flyer)
    table.advance("declare_blockers")
    table.block(layout.holder, layout.host, attacker=flyer)
    layout.factors["refused"] = layout.refused = "block of a flyer"
    layout.combat_done = True
    table.advance("postcombat_main")
    return True


def restricted_in_combat(layout: Layout, role: str, cause: Cause) -> bool:
    """The creature attacks or blocks, and then comes under a restriction, which is too late."""
    cards = [name for name in layout.roles["umbra with flash"] if name == "Dog Umbra"]
    attacks = can_attack(layout)
    if not cards or not can_fight(layout) or (layout.holder == layout.table.active and not attacks):
        return False
    table, other = layout.table, opponent(layout.holder)
    fighter = "" if attacks else table.add("fighter", layout.roles["vanilla creature"][0], other)
    table.advance("declare_attackers")
    if attacks:
        table.attack(layout.holder, layout.host)
    else:
        table.attack(other, fighter)
        table.advance("declare_blockers")
        table.block(layout.holder, layout.host, attacker=fighter)
        layout.hurt = True
        layout.spend()
    table.cast(other, cards[0], layout.host, id="late-umbra")
    table.resolve()
    layout.factors["combat"] = "attacking" if attacks else "blocking"
    layout.hindered = layout.combat_done = True
    table.advance("postcombat_main")
    return True


def spell_in_combat(layout: Layout, role: str, cause: Cause) -> bool:
    """The creature attacks, a spell would destroy it, and if it lives it deals its damage."""
    if not can_fight(layout) or not can_attack(layout):
        return False
    caster = opponent(layout.holder)
    names = [
        name
        for name in (*layout.roles["destroy spell"], *layout.roles["destroy spell, no regeneration"])
        if is_instant(name) and can_target(name, layout.creature.card)
    ]
    if not names:
        return False
    layout.table.advance("declare_attackers")
    layout.table.attack(layout.holder, layout.host)
    layout.table.cast(caster, pick(names, cause), layout.host)
    layout.table.resolve()
    layout.factors["combat"] = "attacking"
    layout.combat_done = True
    if layout.armed > 0 and first_strike(layout) == "no" and not may_regenerate(layout):
        layout.table.advance("combat_damage")
        layout.in_combat = True
    else:
        layout.leave_combat(always=True)
    layout.spend()
    return True
