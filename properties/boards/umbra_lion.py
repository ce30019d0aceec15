"""Lion Umbra is cast on the creature, which must be modified, and the creature may lose what
modifies it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.cards import CARDS

from .table import opponent
from .umbra_causes import Cause

if TYPE_CHECKING:
    from .umbra_layout import Layout

KINDS = (
    "+1/+1",
    "+1/+1",
    "two +1/+1",
    "two +1/+1",
    "-1/-1",
    "-1/-1",
    "-1/-1",
    "Equipment",
    "opponent's Equipment",
    "opponent's Equipment",
    "Holy Strength",
    "Pacifism",
)
"""The one thing that may modify the creature: counters, Equipment, an Aura."""


def lion(layout: Layout, role: str, cause: Cause) -> bool:
    """Lion Umbra is cast, which is refused if nothing modifies the creature. Then a counter may
    be moved away; under the controller of both, Lion Umbra itself is enough to stay."""
    if (
        layout.touched
        or layout.open_stack
        or layout.in_combat
        or layout.holder != layout.owner
        or layout.counters_kind == "deadly"
        or layout.refused
    ):
        return False
    table, holder, caster = layout.table, layout.holder, layout.table.active
    lasting = _has_counters(layout) or _is_equipped(layout)
    if not lasting and not _has_own_aura(layout) and layout.protection != "shield counter":
        layout.factors["refused"] = layout.refused = "Lion Umbra"
        table.cast(caster, layout.roles[role][0], layout.host, id="lion")
        return True
    layout.umbras.append(table.cast(caster, layout.roles[role][0], layout.host, id="lion"))
    table.resolve()
    counters = {"+1/+1": 1, "two +1/+1": 2}.get(layout.counters_kind, 0)
    movers = layout.roles["mover of counters"]
    if counters and movers:
        mover = table.add("mover", movers[0], holder)
        table.activate(holder, mover, "{1}{G}", layout.host, mover)
        table.resolve()
        lasting = counters > 1 or layout.protection == "divinity counter" or _is_equipped(layout)
        if caster != holder and not lasting and layout.hurt:
            layout.end()
    if caster == holder or lasting:
        layout.armed += 1
    return True


def _has_counters(layout: Layout) -> bool:
    """Whether it has counters that stay, as a shield counter may not."""
    return layout.counters_kind != "none" or layout.protection == "divinity counter"


def _is_equipped(layout: Layout) -> bool:
    return any("Equipment" in CARDS[name].printed.subtypes for name, _ in _attached(layout))


def _has_own_aura(layout: Layout) -> bool:
    return any("Aura" in CARDS[name].printed.subtypes and own for name, own in _attached(layout))


def _attached(layout: Layout) -> list[tuple[str, bool]]:
    """What is attached to the creature, and whether its controller controls it."""
    return [
        (thing.card, thing.owner != opponent(layout.holder))
        for thing in layout.table.objects
        if thing.attached_to == layout.host
    ]
