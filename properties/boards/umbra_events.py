"""What may happen to a creature on a board about umbra armor.

Each event is a function that adds it to the layout and says whether it could. It also
counts, on the safe side, what it may have used up: `spend` one umbra, `sweep` what a mass
destruction takes, `end` when the creature may be gone whatever it has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from reference_engine.cards import CARDS

from .roles import Roles, can_target, is_instant
from .table import opponent

if TYPE_CHECKING:
    from .umbra_layout import Layout


class Cause(NamedTuple):
    """Something that may destroy the creature, or take it away otherwise: the role of the card
    that does it, which card of that role, whose it is, and whether it is put on the stack
    together with the one before."""

    role: str
    which: int
    by_controller: bool
    at_once: bool


def pick(names: Sequence[str], cause: Cause) -> str:
    """One of the cards of a role."""
    return names[cause.which * len(names) >> 8]


def fighters_for(layout: Layout, cards: Sequence[str]) -> list[str]:
    """These creatures that fight, but none that is legendary and there already: in its place
    the first of the role that is not legendary. Fewer if there is none."""
    found: list[str] = []
    for card in cards:
        there = {*layout.table.names.values(), *found}
        if "Legendary" in CARDS[card].printed.supertypes and card in there:
            others = (*layout.roles["deathtouch fighter"], *layout.roles["fighter"])
            found += [name for name in others if "Legendary" not in CARDS[name].printed.supertypes][:1]
        else:
            found.append(card)
    return found


def caster_of(layout: Layout, cause: Cause) -> str:
    """Who acts."""
    return layout.holder if cause.by_controller else opponent(layout.holder)


def castable(layout: Layout, names: Sequence[str], caster: str) -> list[str]:
    """Those of the spells that this player can cast now, leaving combat for it if need be."""
    at_rest = caster == layout.table.active and not layout.open_stack
    return [name for name in names if is_instant(name) or at_rest]


def cast(layout: Layout, caster: str, card: str, *targets: str) -> None:
    """Cast a spell and leave it on the stack."""
    if not is_instant(card):
        layout.leave_combat()
    layout.table.cast(caster, card, *targets)
    layout.open_stack = True


def spell_at_creature(spend: Callable[[Layout], None]) -> Act:
    """A spell with the creature as its target."""

    def act(layout: Layout, role: str, cause: Cause) -> bool:
        caster = caster_of(layout, cause)
        names = [
            name for name in castable(layout, layout.roles[role], caster) if can_target(name, layout.creature.card)
        ]
        if not names:
            return False
        cast(layout, caster, pick(names, cause), layout.host)
        spend(layout)
        return True

    return act


def sorcery_for_all(spend: Callable[[Layout], None]) -> Act:
    """A sorcery without targets."""

    def act(layout: Layout, role: str, cause: Cause) -> bool:
        cast(layout, layout.table.active, pick(layout.roles[role], cause))
        spend(layout)
        return True

    return act


def disk(layout: Layout, role: str, cause: Cause) -> bool:
    """Nevinyrral's Disk, which goes off."""
    if layout.swept:
        return False
    caster = caster_of(layout, cause)
    card = layout.roles["Disk"][0]
    name = layout.table.add("disk", card, caster)
    layout.table.activate(caster, name, "{1}, {T}")
    layout.sweep_auras(first=not layout.open_stack)
    layout.open_stack = True
    return True


def pinger(layout: Layout, role: str, cause: Cause) -> bool:
    """A creature that deals 1 damage."""
    if layout.swept:
        return False
    caster = caster_of(layout, cause)
    name = layout.table.add("pinger", layout.roles["pinger"][0], caster)
    layout.table.activate(caster, name, "{T}", layout.host)
    layout.open_stack = True
    layout.hurt = True
    layout.spend()
    return True


def fight(layout: Layout, role: str, cause: Cause) -> bool:
    """The creature fights one with deathtouch."""
    active = layout.table.active
    if layout.swept or layout.holder == active:
        return False
    cards = fighters_for(layout, [pick(layout.roles["deathtouch fighter"], cause)])
    if not cards:
        return False
    fighter = layout.table.add("fighter", cards[0], active)
    cast(layout, active, layout.roles["fight spell"][0], fighter, layout.host)
    layout.hurt = True
    layout.spend()
    return True


def entering(spend: Callable[[Layout], None], picky: bool) -> Act:
    """A creature whose ability does something to the creature when it enters."""

    def act(layout: Layout, role: str, cause: Cause) -> bool:
        printed = CARDS[layout.creature.card].printed
        if picky and ("Artifact" in printed.types or "B" in printed.colors):
            return False
        cast(layout, layout.table.active, pick(layout.roles[role], cause))
        spend(layout)
        return True

    return act


def edict(layout: Layout, role: str, cause: Cause) -> bool:
    """The creature's controller sacrifices it."""
    caster = caster_of(layout, cause)
    names = [
        name
        for name in castable(layout, layout.roles["edict"], caster)
        if name != "Cruel Edict" or caster != layout.holder
    ]
    if not names:
        return False
    cast(layout, caster, pick(names, cause), layout.holder)
    layout.end()
    return True


def legend(layout: Layout, role: str, cause: Cause) -> bool:
    """A second legendary creature of that name comes under the same control."""
    if layout.creature.card not in layout.roles["legendary creature"] or layout.holder != layout.table.active:
        return False
    layout.leave_combat()
    layout.table.cast(layout.holder, layout.creature.card, id="double")
    layout.open_stack = True
    layout.end()
    return True


def aura_removal(layout: Layout, role: str, cause: Cause) -> bool:
    """One of the Auras is destroyed."""
    there = [name for name in layout.auras if not layout.may_have_fallen(name)]
    if not there or layout.touched:
        return False
    target = there[cause.which % len(there)]
    caster = caster_of(layout, cause)
    names = [
        name for name in castable(layout, layout.roles[role], caster) if can_target(name, layout.table.names[target])
    ]
    if not names:
        return False
    cast(layout, caster, pick(names, cause), target)
    lose_aura(layout)
    return True


def aura_theft(layout: Layout, role: str, cause: Cause) -> bool:
    """Somebody gains control of one of the umbras, and moves it where it can be moved."""
    there = [name for name in layout.umbras if not layout.may_have_fallen(name)]
    if not there or layout.touched:
        return False
    cast(layout, opponent(layout.holder), layout.roles[role][0], there[cause.which % len(there)])
    lose_aura(layout)
    return True


def aura_changed(layout: Layout, role: str, cause: Cause) -> bool:
    """One of the umbras becomes a land."""
    there = [name for name in layout.umbras if not layout.may_have_fallen(name)]
    if not there or layout.touched:
        return False
    cast(layout, layout.table.active, layout.roles[role][0], there[cause.which % len(there)])
    lose_aura(layout)
    return True


def lose_aura(layout: Layout) -> None:
    """The creature loses an umbra and what it gives."""
    layout.spend()
    if layout.hurt:
        layout.spend()


def flash(layout: Layout, role: str, cause: Cause) -> bool:
    """An umbra comes to the creature, perhaps just in time."""
    caster = caster_of(layout, cause)
    card = pick(layout.roles[role], cause)
    layout.table.cast(caster, card, layout.host, id="late-umbra")
    layout.hindered = layout.hindered or (card == "Dog Umbra" and caster != layout.holder)
    layout.open_stack = True
    return True


def all_auras(layout: Layout, role: str, cause: Cause) -> bool:
    """All enchantments are destroyed, and with them what saves the creature."""
    cast(layout, layout.table.active, pick(layout.roles[role], cause))
    layout.armed = min(layout.armed, -1 if layout.hurt or layout.counters_kind == "deadly" else 0)
    return True


def frog(layout: Layout, role: str, cause: Cause) -> bool:
    """The creature becomes a 1/1 without abilities."""
    caster = caster_of(layout, cause)
    cast(layout, caster, layout.roles[role][0], layout.host)
    layout.frog = True
    if layout.counters_kind in ("-1/-1", "deadly"):
        layout.end()
    elif layout.hurt:
        layout.spend()
    return True


# Combat


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


Act = Callable[["Layout", str, Cause], bool]


class How(NamedTuple):
    """How a cause comes about: how often, what it needs, and the function that does it."""

    weight: int
    needs: Callable[[Roles], object]
    act: Act
    instant: bool = True
    """Whether it can happen while something is on the stack."""
    targets: bool = True
    """Whether the creature must still be there when it begins."""
    response: bool = False
    """Whether it is best done in response to what is on the stack."""


def has(*wanted: str) -> Callable[[Roles], bool]:
    """Whether each of these roles can be filled."""
    return lambda roles: not roles.missing(*wanted)


def _spend(layout: Layout) -> None:
    layout.spend()


def _hurt(layout: Layout) -> None:
    layout.hurt = True
    layout.spend()


def _twice(layout: Layout) -> None:
    layout.spend()
    layout.spend()


def _end(layout: Layout) -> None:
    layout.end()


def _sweep(layout: Layout) -> None:
    layout.spend()
    layout.swept = True


def _sweep_hurt(layout: Layout) -> None:
    _hurt(layout)
    layout.swept = True


CAUSES: dict[str, How] = {
    "destroy spell": How(4, has("destroy spell"), spell_at_creature(_spend)),
    "destroy spell, no regeneration": How(3, has("destroy spell, no regeneration"), spell_at_creature(_spend)),
    "damage spell": How(5, has("damage spell"), spell_at_creature(_hurt)),
    "land destruction": How(1, has("land destruction"), spell_at_creature(_spend), False),
    "pinger": How(1, has("pinger"), pinger),
    "mass destruction": How(2, has("mass destruction"), sorcery_for_all(_sweep), False, False),
    "mass destruction, no regeneration": How(
        2, has("mass destruction, no regeneration"), sorcery_for_all(_sweep), False, False
    ),
    "mass destruction with Auras": How(
        3, has("mass destruction with Auras"), sorcery_for_all(lambda layout: layout.sweep_auras()), False, False
    ),
    "Disk": How(1, has("Disk"), disk, True, False),
    "mass damage": How(2, has("mass damage"), sorcery_for_all(_sweep_hurt), False, False),
    "combat": How(3, has("fighter"), combat("fighter", _hurt), False),
    "deathtouch combat": How(3, has("deathtouch fighter"), combat("deathtouch fighter", _hurt), False),
    "deathtouch twice": How(
        3,
        has("first strike deathtouch fighter", "deathtouch fighter"),
        combat("first strike deathtouch fighter", _twice, "deathtouch fighter"),
        False,
    ),
    "deathtouch fight": How(2, has("fight spell", "deathtouch fighter"), fight, False),
    "destroy spell in combat": How(2, has("destroy spell"), spell_in_combat, False),
    "destroyer that enters": How(1, has("destroyer that enters"), entering(_spend, True), False),
    "edict": How(2, has("edict"), edict),
    "shrinker": How(2, has("shrinker"), spell_at_creature(_end)),
    "shrinker that enters": How(1, has("shrinker that enters"), entering(_end, False), False),
    "shrinking fighter": How(1, has("shrinking fighter"), combat("shrinking fighter", _end), False),
    "legend rule": How(2, has("legendary creature"), legend, False),
    "enchantment removal": How(3, has("enchantment removal"), aura_removal, response=True),
    "mass enchantment removal": How(1, has("mass enchantment removal"), all_auras, False, False),
    "Aura thief": How(1, has("Aura thief"), aura_theft, True, False, True),
    "changer of types": How(2, has("changer of types"), aura_changed, False, False),
    "umbra with flash": How(2, has("umbra with flash"), flash, response=True),
    "blanker": How(1, has("blanker"), frog),
    "bounce spell": How(1, has("bounce spell"), spell_at_creature(_end)),
}
"""What may happen to the creature, by name, the simplest first."""

FOR_PERMANENTS = frozenset(
    {
        "destroy spell",
        "destroy spell, no regeneration",
        "land destruction",
        "mass destruction with Auras",
        "Disk",
        "enchantment removal",
        "mass enchantment removal",
    }
)
"""What may happen to a land or planeswalker, too."""
