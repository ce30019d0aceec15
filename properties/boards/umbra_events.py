"""What may happen to a creature on a board about umbra armor.

Each event is a function that adds it to the layout and says whether it could. It also
counts, on the safe side, what it may have used up: `spend` one umbra, `sweep` what a mass
destruction takes, `end` when the creature may be gone whatever it has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from reference_engine.cards import CARDS

from .roles import Roles, can_target
from .table import opponent
from .umbra_causes import Act, Cause, cast, castable, caster_of, fighters_for, pick
from .umbra_combat import block_of_a_flyer, combat, restricted_in_combat, spell_in_combat
from .umbra_lion import lion

if TYPE_CHECKING:
    from .umbra_layout import Layout


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
    "shrinker": How(3, has("shrinker"), spell_at_creature(_end)),
    "shrinker that enters": How(1, has("shrinker that enters"), entering(_end, False), False),
    "shrinking fighter": How(3, has("shrinking fighter"), combat("shrinking fighter", _end), False),
    "legend rule": How(3, has("legendary creature"), legend, False),
    "enchantment removal": How(3, has("enchantment removal"), aura_removal, response=True),
    "mass enchantment removal": How(1, has("mass enchantment removal"), all_auras, False, False),
    "Aura thief": How(1, has("Aura thief"), aura_theft, True, False, True),
    "changer of types": How(2, has("changer of types"), aura_changed, False, False),
    "umbra with flash": How(2, has("umbra with flash"), flash, response=True),
    "blanker": How(1, has("blanker"), frog),
    "bounce spell": How(1, has("bounce spell"), spell_at_creature(_end)),
    "restriction in combat": How(2, has("umbra with flash", "vanilla creature"), restricted_in_combat, False),
    "flyer": How(3, has("flyer"), block_of_a_flyer, False),
    "Lion Umbra": How(8, has("Lion Umbra"), lion, False),
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

__all__ = ["CAUSES", "FOR_PERMANENTS", "Cause", "How"]
