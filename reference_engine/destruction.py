"""Destruction (701.8) and everything that may happen instead of it.

There is one door: `destroy`. Spells and abilities that say "destroy" and the state-based
actions for lethal damage and deathtouch damage all come through it, and so does the Aura that
umbra armor destroys in the creature's place. Everything handed in is destroyed at the same
time, as one event.

For each object in that event, in this order: if it can't be destroyed, the event does not
happen to it and nothing can replace that (702.12b, 614.17c). Otherwise one of the effects that
apply is chosen by the object's controller (616.1): umbra armor (702.89a), a regeneration
shield (701.19a), a shield counter (122.1c). What it puts in the event's place is looked at
again in the same way (616.1f, 616.2), but no effect gets a second chance (614.5). Two
destructions of one object at the same time are one (400.6).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from reference_engine import zones
from reference_engine.abilities import CONTROL, Static
from reference_engine.characteristics import Characteristics
from reference_engine.game import DestructionRecord, Floating, Game, GameObject, Settled

if TYPE_CHECKING:
    from reference_engine.stack import StackObject


class Destruction(Struct):
    """One object that would be destroyed. `cause`: the spell or ability that says so, None
    for the game's rules (704.2). `used`: effects that have had their chance (614.5)."""

    object: GameObject
    cause: StackObject | None
    rules: tuple[str, ...]
    regenerable: bool = True
    used: frozenset[tuple[str, str]] = frozenset()


class Replacement(Struct):
    """One effect that could replace a destruction, and the name by which it is chosen."""

    name: str
    key: tuple[str, str]
    apply: Callable[[Game, Destruction, Plan], None]


class Plan(Struct):
    """What will happen in place of the destructions that were asked for."""

    pending: list[Destruction]
    destroyed: dict[GameObject, Destruction] = {}
    picked: dict[GameObject, tuple[str, str]] = {}
    instead: list[Callable[[], None]] = []
    settled: list[Settled] = []


def destroy(
    game: Game,
    things: Sequence[GameObject],
    cause: StackObject | None,
    *rules: str,
    regenerable: bool = True,
) -> list[GameObject]:
    """Destroy objects at the same time. Returns those that were destroyed, including Auras
    destroyed in the place of others."""
    doomed = [
        Destruction(thing, cause, rules or ("701.8b",), regenerable) for thing in things if thing.zone == "battlefield"
    ]
    plan = settle(game, doomed)
    zones.move_all(game, moves(plan))
    finish(game, plan)
    return list(plan.destroyed)


def settle(game: Game, doomed: Sequence[Destruction]) -> Plan:
    """Work out what will happen, asking each player for the choices that are theirs, the
    active player first (101.4)."""
    order = {thing: n for n, thing in enumerate(game.apnap([one.object for one in doomed]))}
    plan = Plan(sorted(doomed, key=lambda one: order[one.object]))
    if doomed:
        game.destructions.append(DestructionRecord(tuple(order), plan.settled))
    while plan.pending:
        settle_one(game, plan.pending.pop(0), plan)
    return plan


def settle_one(game: Game, one: Destruction, plan: Plan) -> None:
    """Decide what happens to one object that would be destroyed."""
    thing = one.object
    if thing in plan.destroyed:
        game.note(f"{thing.id} is destroyed twice at once, which is the same as once", "400.6", "614.6")
        plan.settled.append(Settled(thing, one.used, None, False))
        return
    if cannot_be_destroyed(game, one):
        note_cannot(game, one)
        plan.settled.append(Settled(thing, one.used, None, False))
        return
    options = [option for option in applicable(game, one) if option.key not in one.used]
    if not options:
        plan.destroyed[thing] = one
        plan.settled.append(Settled(thing, one.used, None, True))
        return
    if covered(plan, thing, options):
        game.note(f"{thing.id} would be destroyed twice at once; one effect covers both", "400.6", "614.6")
        plan.settled.append(Settled(thing, one.used, None, False))
        return
    chosen = pick(game, one, options)
    plan.picked[thing] = chosen.key
    plan.settled.append(Settled(thing, one.used, chosen.key, False))
    chosen.apply(game, one, plan)
    note_what_waits(game, thing)


def note_what_waits(game: Game, thing: GameObject) -> None:
    """Note the effects that would send the object elsewhere than to the graveyard. They apply to
    a move that destruction contains (701.8a), so they wait until the destruction itself has been
    dealt with (616.1g); now the move never comes."""
    for source, _ in zones.sent_elsewhere(game, thing, "graveyard"):
        game.note(f"{thing.id} does not move, so {source.id} changes nothing about it", "616.1g", "701.8a")


def cannot_be_destroyed(game: Game, one: Destruction) -> bool:
    """Whether the object is indestructible (702.12b)."""
    return "indestructible" in game.view(one.object).keywords


def covered(plan: Plan, thing: GameObject, options: list[Replacement]) -> bool:
    """Whether an effect has already replaced another destruction of this object in the same
    event; two at once count as one (400.6)."""
    return any(option.key == plan.picked.get(thing) for option in options) and not goes_in_a_circle(plan, thing)


def goes_in_a_circle(plan: Plan, thing: GameObject) -> bool:
    """Whether what was destroyed in place of this comes back to it, as with two Auras on each
    other that are both destroyed. Then nothing covers anything: each destruction goes on until
    every effect has had its one chance (614.5)."""
    picked = {one.id: name for one, (kind, name) in plan.picked.items() if kind == "umbra armor"}
    here = picked.get(thing.id)
    for _ in picked:
        if here is None or here == thing.id:
            break
        here = picked.get(here)
    return here == thing.id


def note_cannot(game: Game, one: Destruction) -> None:
    """Note that the event can't happen, and that nothing can replace what can't happen."""
    stopped = bool(applicable(game, one))
    game.note(
        f"{one.object.id} can't be destroyed" + (", so nothing can happen instead either" if stopped else ""),
        "702.12b",
        *one.rules,
        *(("614.17c", "614.7") if stopped else ()),
    )


def ignores(game: Game, thing: GameObject, rules: tuple[str, ...]) -> bool:
    """Whether a permanent ignores the state-based actions that would destroy it (702.12b)."""
    one = Destruction(thing, None, rules)
    if not cannot_be_destroyed(game, one):
        return False
    note_cannot(game, one)
    return True


def pick(game: Game, one: Destruction, options: list[Replacement]) -> Replacement:
    """The affected object's controller chooses which effect applies (616.1)."""
    if len(options) == 1:
        return options[0]
    names = [option.name for option in options]
    chooser = who_picks(game, one, options)
    game.note(f"{chooser}, who controls {one.object.id}, chooses among {', '.join(names)}", "616.1", "616.1e")
    picked = game.choose(
        chooser, "replacement", names, one.object, f"what happens instead of destroying {one.object.id}?"
    )
    return options[names.index(str(picked))]


def who_picks(game: Game, one: Destruction, options: list[Replacement]) -> str:
    """The player who chooses: the controller of the object that would be destroyed (616.1)."""
    return game.controller(one.object)


REGENERATES: Final = "regenerates instead of being destroyed"
"""Said of a permanent that a static ability regenerates each time it would be destroyed (701.19b)."""


def applicable(game: Game, one: Destruction) -> list[Replacement]:
    """Every effect that could replace this destruction (616.1)."""
    found = [umbra_armor(aura) for aura in armed_auras(game, one)]
    if one.object.regeneration_shields and regeneration_applies(game, one):
        found.append(Replacement("regeneration", ("regeneration", one.object.id), regenerate))
    if one.object.regeneration_debts and regeneration_applies(game, one):
        found += [indebted(source, player) for source, player in one.object.regeneration_debts.items()]
    if REGENERATES in game.view(one.object).restrictions and regeneration_applies(game, one):
        found.append(Replacement(one.object.id, ("static regeneration", one.object.id), regenerate_always))
    if one.object.counters.get("shield") and shield_counter_applies(game, one):
        found.append(Replacement("shield-counter", ("shield counter", one.object.id), remove_shield_counter))
    return found


def armed_auras(game: Game, one: Destruction) -> list[GameObject]:
    """The Auras with umbra armor that enchant the object (702.89a)."""
    return [aura for aura in game.attached(one.object) if has_umbra_armor(game, aura)]


def has_umbra_armor(game: Game, aura: GameObject) -> bool:
    """Whether an Aura has umbra armor, once known as totem armor (702.89b)."""
    view = game.view(aura)
    return "umbra armor" in view.keywords and "Aura" in view.subtypes


def umbra_armor(aura: GameObject) -> Replacement:
    """Umbra armor: instead, all damage is removed from the enchanted permanent and the Aura is
    destroyed (702.89a)."""

    def apply(game: Game, one: Destruction, plan: Plan) -> None:
        note_umbra_armor(game, one, aura)
        plan.instead.append(lambda: remove_damage(game, one.object))
        plan.pending.append(
            Destruction(aura, aura_destroyer(game, one, aura), one.rules, True, one.used | {("umbra armor", aura.id)})
        )

    return Replacement(aura.id, ("umbra armor", aura.id), apply)


def note_umbra_armor(game: Game, one: Destruction, aura: GameObject) -> None:
    """The words and rules with which umbra armor stands in the trace."""
    extra: tuple[str, ...] = ()
    if not one.regenerable:
        extra += ("701.19c", "614.8")
    if one.used:
        extra += ("616.2", "614.5")
    game.note(
        f"{one.object.id} would be destroyed; instead its damage is removed and {aura.id} is destroyed",
        "702.89a",
        "614.1a",
        "614.6",
        "616.1f",
        "303.4b",
        *one.rules,
        *extra,
    )


def aura_destroyer(game: Game, one: Destruction, aura: GameObject) -> StackObject | None:
    """What destroys the Aura is what would have destroyed the permanent (614.6, 608.2c)."""
    return one.cause


def remove_damage(game: Game, thing: GameObject) -> None:
    """Remove all damage marked on a permanent."""
    if thing.damage:
        game.note(f"{thing.damage} damage is removed from {thing.id}", "120.6")
    thing.damage = 0


def regeneration_applies(game: Game, one: Destruction) -> bool:
    """A regeneration shield applies unless the effect that destroys the permanent, or another one,
    says that it can't be regenerated (701.19c)."""
    if not one.regenerable or "can't be regenerated" in game.view(one.object).restrictions:
        game.note(f"{one.object.id} can't be regenerated", "701.19c")
        return False
    return True


def regenerate(game: Game, one: Destruction, plan: Plan) -> None:
    """A regeneration shield: it is used up, and the permanent regenerates (701.19a, 614.8)."""
    thing = one.object
    second = ("616.2",) if one.used else ()
    game.note(f"{thing.id} would be destroyed; instead it regenerates", "701.19a", "614.8", *one.rules, *second)

    def instead() -> None:
        thing.regeneration_shields -= 1
        regenerated(game, thing)

    plan.instead.append(instead)


def indebted(source: str, player: str) -> Replacement:
    """A regeneration shield by which a player gains control of the permanent if it regenerates this way
    (701.19a): that is part of the replacement, and does not happen before."""

    def apply(game: Game, one: Destruction, plan: Plan) -> None:
        thing = one.object
        game.note(f"{thing.id} would be destroyed; instead it regenerates", "701.19a", "614.8", *one.rules)

        def instead() -> None:
            thing.regeneration_debts.pop(source, None)
            regenerated(game, thing)
            gain_control(game, thing, player, game.objects[source])

        plan.instead.append(instead)

    return Replacement(source, ("regeneration", source), apply)


def gain_control(game: Game, thing: GameObject, player: str, source: GameObject) -> None:
    """A player gains control of a permanent for good (611.2a, 613.1b)."""

    def controlled(view: Characteristics, game: Game, source: GameObject) -> None:
        view.controller = player

    effect = Static(lambda game, source: (source,), ((CONTROL, controlled),))
    game.floating.append(Floating((thing.reference(),), effect, source, game.now(), "end of game"))
    game.touch()
    game.note(f"{player} gains control of {thing.id}", "611.2a", "613.1b")


def regenerate_always(game: Game, one: Destruction, plan: Plan) -> None:
    """A static ability regenerates the permanent each time (701.19b, 614.8)."""
    thing = one.object
    game.note(f"{thing.id} would be destroyed; instead it regenerates", "701.19b", "614.8", *one.rules)
    plan.instead.append(lambda: regenerated(game, thing))


def regenerated(game: Game, thing: GameObject) -> None:
    """What happens instead: damage is removed, the permanent is tapped and it leaves combat (701.19a-b)."""
    remove_damage(game, thing)
    tap(game, thing)
    if thing.attacking or thing.blocking:
        thing.attacking, thing.blocking, thing.blocked = None, None, False
        game.note(f"{thing.id} is removed from combat", "506.4")


def tap(game: Game, thing: GameObject) -> None:
    """Tap a permanent (701.26a)."""
    if not thing.tapped:
        thing.tapped = True
        game.note(f"{thing.id} is tapped", "701.26a")


def shield_counter_applies(game: Game, one: Destruction) -> bool:
    """A shield counter replaces destruction by an effect, not by state-based actions (122.1c)."""
    return one.cause is not None


def remove_shield_counter(game: Game, one: Destruction, plan: Plan) -> None:
    """A shield counter: instead, one of them is removed (122.1c)."""
    thing = one.object
    game.note(f"{thing.id} would be destroyed; instead a shield counter is removed", "122.1c", "614.6")

    def instead() -> None:
        thing.counters["shield"] -= 1
        if not thing.counters["shield"]:
            del thing.counters["shield"]
        game.touch()

    plan.instead.append(instead)


def moves(plan: Plan) -> list[zones.Move]:
    """The moves to graveyards that the plan ends in (701.8a)."""
    return [
        zones.Move(thing, "graveyard", ("701.8a", *one.rules), "is destroyed", "destroyed", one.cause)
        for thing, one in plan.destroyed.items()
    ]


def finish(game: Game, plan: Plan) -> None:
    """Do what happens in place of destruction."""
    for act in plan.instead:
        act()
