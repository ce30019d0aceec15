"""What the rules guarantee of every outcome, of any engine, without another run to compare with.

Each invariant looks at snapshots alone. Where the rules guarantee something only on boards
without certain cards, or only if an engine shows a field, the check holds back elsewhere and its
docstring says so. A field that is not shown is never judged. The start is the adapter's doing
and is not judged either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from msgspec import UNSET

from mtg_conformance.documents import (
    STEPS,
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    ObjectState,
    Outcome,
    PlayerSetup,
    Situation,
)
from mtg_conformance.judging.piles import missing_in_pile
from mtg_conformance.judging.values import OBJECT_FIELDS, same, seen

from . import facts
from .scene import Scene, Strike, is_creature, on_battlefield
from .violation import Violation

Check = Callable[[Scene], Iterator[str]]


@dataclass(frozen=True, slots=True)
class Invariant:
    """One guarantee: its name, the bullets it bears on, the rules, and the check, which yields a
    line for each place where an outcome breaks it."""

    name: str
    rulings: tuple[str, ...]
    cr: tuple[str, ...]
    check: Check

    @property
    def why(self) -> str:
        """What is guaranteed, why, and what is left out."""
        return self.check.__doc__ or ""


INVARIANTS: dict[str, Invariant] = {}
"""All invariants by name."""


def invariant(name: str, rulings: tuple[str, ...], *cr: str) -> Callable[[Check], Check]:
    """Make a check an invariant."""

    def keep(check: Check) -> Check:
        INVARIANTS[name] = Invariant(name, rulings, cr, check)
        return check

    return keep


def broken_invariants(situation: Situation, outcome: Outcome) -> list[Violation]:
    """Every invariant that an outcome breaks, one violation for each place. An outcome that
    stopped is judged by nobody."""
    if outcome.stopped is not None:
        return []
    scene = Scene(situation, outcome)
    return [
        Violation("invariant", one.name, one.rulings, one.cr, what)
        for one in INVARIANTS.values()
        for what in one.check(scene)
    ]


# Umbra armor: one event of destruction


def _gone(scene: Scene, number: int, host: str) -> list[str]:
    """The Auras that were on a creature before the action and have left the battlefield in it.
    Lion Umbra is not counted: it may fall off when another Aura goes (704.5m)."""
    return [
        aura
        for aura in scene.auras_on(number - 1, host)
        if scene.card.get(aura) != "Lion Umbra" and scene.state(number, aura).zone not in ("battlefield", UNSET)
    ]


def _saved(scene: Scene) -> Iterator[tuple[Strike, str, list[str]]]:
    """Creatures that are still there after a strike, and the Auras that went in it."""
    for strike in scene.strikes:
        for creature in strike.creatures:
            if on_battlefield(scene.state(strike.at, creature)):
                yield strike, creature, _gone(scene, strike.at, creature)


@invariant("damage-is-gone-from-what-was-saved", ("umbra-armor.1", "umbra-armor.2"), "702.89a", "120.6")
def _damage_is_gone(scene: Scene) -> Iterator[str]:
    """Umbra armor removes all damage. A strike cannot destroy an Aura but in a creature's place,
    so if an Aura went, its creature was saved, and nothing damages it after that. Left out:
    combat with two damage steps, which may damage it again."""
    for strike, creature, gone in _saved(scene):
        damage = scene.state(strike.at, creature).damage
        if gone and damage is not UNSET and damage:
            yield (
                f"after action {strike.at} the {creature} was saved by the {gone[0]}"
                f" and should have no damage; it has {damage}"
            )


@invariant(
    "nothing-dies-with-an-unused-umbra",
    ("umbra-armor.1", "umbra-armor.2", "umbra-armor.4", "umbra-armor.6"),
    "702.89a",
    "614.1a",
    "704.7",
)
def _no_unused_umbra(scene: Scene) -> Iterator[str]:
    """A creature that wears umbra armor survives one event of destruction, whatever its cause.
    Left out: what could die for lack of toughness once Auras are gone (704.5f), an Aura that
    sets the toughness or may have lost its ability, and effects on others' toughness."""
    if not scene.lacks(facts.PUMPS_OTHERS, frozenset({"Song of the Dryads", "Lignify"})):
        return
    for strike in scene.strikes:
        for creature in strike.creatures:
            if on_battlefield(scene.state(strike.at, creature)):
                continue
            before = scene.state(strike.at - 1, creature)
            auras = scene.auras_on(strike.at - 1, creature)
            armed = [aura for aura in auras if _is_armed(scene, strike.at - 1, aura, before)]
            if armed and survives_without(scene, before, auras):
                yield (
                    f"after action {strike.at} the {creature} should be on the battlefield, saved by"
                    f" the {armed[0]}; it is {_where(scene.state(strike.at, creature))}"
                )


def _is_armed(scene: Scene, number: int, aura: str, host: ObjectState) -> bool:
    card = scene.card.get(aura, "")
    if card == "Dog Umbra":
        controller = scene.state(number, aura).controller
        return controller is not UNSET and controller == host.controller
    return card in facts.UMBRAS


def survives_without(scene: Scene, host: ObjectState, auras: list[str]) -> bool:
    """Whether the toughness that is left without all these Auras is surely above 0."""
    if host.toughness is UNSET or host.toughness is None:
        return False
    left = host.toughness
    for aura in auras:
        card = scene.card.get(aura, "")
        gives = facts.UMBRA_TOUGHNESS.get(card, facts.OTHER_AURAS_TOUGHNESS.get(card))
        if gives is None:
            return False
        left -= gives
    return left > 0


def _where(state: ObjectState) -> str:
    return "not shown" if state.zone is UNSET else f"in {state.zone}"


@invariant("one-umbra-for-one-destruction", ("umbra-armor.3", "umbra-armor.4"), "614.5", "616.1", "704.7")
def _one_umbra(scene: Scene) -> Iterator[str]:
    """One event of destruction is replaced once, so it costs a creature that survives it one
    Aura at most. Lion Umbra is not counted, for it may fall off afterwards."""
    for strike, creature, gone in _saved(scene):
        if len(gone) > 1:
            yield (
                f"in action {strike.at} one destruction of the {creature} should cost one Aura;"
                f" it cost {len(gone)}: {', '.join(gone)}"
            )


@invariant(
    "destructions-survived-are-umbras-spent",
    ("umbra-armor.0", "umbra-armor.1", "umbra-armor.3"),
    "702.89a",
    "614.6",
    "701.8a",
)
def _survived_is_spent(scene: Scene) -> Iterator[str]:
    """A creature that a spell destroys, or that has lethal damage, and that is still there, was
    saved by an Aura, which is now in its owner's graveyard (a token is gone). Left out: whatever
    else could save the creature or the Aura, or send the Aura elsewhere: indestructible cards,
    regeneration, any counters but +1/+1 and -1/-1 ones, Auras on Auras, exile instead of the
    graveyard, Lion Umbra (which may go for another reason), a spell that may have lost its target."""
    if not scene.lacks(facts.INDESTRUCTIBLE, facts.EXILES_INSTEAD, frozenset({"Regenerate", "Lion Umbra"})):
        return
    for strike, creature, gone in _saved(scene):
        before = scene.state(strike.at - 1, creature)
        if not strike.sure or _has_other_counters(before):
            continue
        if strike.kind == "damage" and not _is_lethal(before, strike.amount):
            continue
        auras = scene.auras_on(strike.at - 1, creature)
        if any(_is_protected(scene, strike.at - 1, aura) for aura in auras):
            continue
        spent = [aura for aura in gone if _is_spent(scene, strike.at, aura)]
        if len(spent) != 1:
            places = ", ".join(f"{aura} {_where(scene.state(strike.at, aura))}" for aura in auras) or "it had none"
            yield (
                f"after action {strike.at} the {creature} has survived one destruction, so exactly one"
                f" of its Auras should be in the graveyard; its Auras: {places}"
            )


def _has_other_counters(state: ObjectState) -> bool:
    return state.counters is UNSET or any(kind not in ("+1/+1", "-1/-1") for kind in state.counters)


def _is_lethal(state: ObjectState, amount: int) -> bool:
    toughness, damage = state.toughness, state.damage
    if toughness is UNSET or toughness is None or damage is UNSET:
        return False
    return damage + amount >= toughness > 0


def _is_protected(scene: Scene, number: int, aura: str) -> bool:
    if _has_other_counters(scene.state(number, aura)):
        return True
    return any(state.attached_to == aura for state in scene.snapshots[number].objects.values())


def _is_spent(scene: Scene, number: int, aura: str) -> bool:
    state = scene.state(number, aura)
    return state.zone == "graveyard" or (state.zone == "nowhere" and state.is_token is not False)


@invariant("a-save-is-no-regeneration", ("umbra-armor.6",), "614.8", "701.19a", "506.4")
def _not_regenerated(scene: Scene) -> Iterator[str]:
    """A creature that an Aura saved is tapped as before and in combat as before. Left out: boards
    on which something can be regenerated; whether it is in combat where the combat went on."""
    if not scene.lacks(frozenset({"Regenerate"})):
        return
    for strike, creature, gone in _saved(scene):
        if not gone:
            continue
        before, now = scene.state(strike.at - 1, creature), scene.state(strike.at, creature)
        fields = ["tapped"]
        step = scene.snapshots[strike.at].game.step
        if strike.kind != "combat" or step == "combat_damage":
            fields.append("attacking")
            if strike.kind != "combat":
                fields.append("blocking")
        for field in fields:
            one, other = getattr(before, field), getattr(now, field)
            if one is not UNSET and other is not UNSET and one != other:
                yield (
                    f"after action {strike.at} the {creature}, saved by the {gone[0]}, should be"
                    f" {_word(field, one)} as before; it is {_word(field, other)}"
                )


def _word(field: str, value: object) -> str:
    return field if value else f"not {field}"


@invariant("indestructible-keeps-its-umbras", ("umbra-armor.9",), "702.12b", "614.17c", "704.5g")
def _indestructible(scene: Scene) -> Iterator[str]:
    """An indestructible creature is not destroyed, so nothing is replaced: its Auras stay, and so
    does its damage. Known to be indestructible: Darksteel Myr, and what wears Indestructibility or
    Darksteel Plate or has an indestructible counter. Left out: where abilities can be lost, and where
    its toughness may go with another creature (704.5f)."""
    if not scene.lacks(facts.TAKES_ABILITIES, facts.WITHER_OR_INFECT, facts.PUMPS_OTHERS):
        return
    for strike in scene.strikes:
        for creature in strike.creatures:
            before, now = scene.state(strike.at - 1, creature), scene.state(strike.at, creature)
            if not _is_indestructible(scene, strike.at - 1, creature, before):
                continue
            if not on_battlefield(now):
                yield (
                    f"after action {strike.at} the {creature} is indestructible and should be on the"
                    f" battlefield; it is {_where(now)}"
                )
                continue
            gone = _gone(scene, strike.at, creature)
            if gone:
                yield (
                    f"in action {strike.at} the {creature} is indestructible, so no Aura should go in its"
                    f" place; the {gone[0]} is {_where(scene.state(strike.at, gone[0]))}"
                )
            if before.damage is not UNSET and now.damage is not UNSET and now.damage < before.damage:
                yield (
                    f"after action {strike.at} the {creature} is indestructible and should have its"
                    f" {before.damage} damage still; it has {now.damage}"
                )


def _is_indestructible(scene: Scene, number: int, creature: str, state: ObjectState) -> bool:
    if scene.card.get(creature) == "Darksteel Myr":
        return True
    if state.counters is not UNSET and state.counters.get("indestructible"):
        return True
    return any(
        other.attached_to == creature
        and on_battlefield(other)
        and scene.card.get(id) in ("Indestructibility", "Darksteel Plate")
        for id, other in scene.snapshots[number].objects.items()
    )


# The board at rest: a player would get priority after each action, so no state-based action applies


@invariant("no-card-is-lost-or-doubled", ("umbra-armor.1", "eternalize.3"), "400.1", "108.3", "111.7", "111.2")
def _no_card_is_lost(scene: Scene) -> Iterator[str]:
    """Every card of the situation is in exactly one zone, its owner's for good; only a token is
    nowhere, and whatever the situation did not name is a token. Left out: what a player owned who
    left a game that goes on (800.4a)."""
    setups = {thing.id: thing for thing in scene.situation.objects}
    for number, objects in scene.changed:
        there = scene.snapshots[number].objects
        if not setups.keys() <= there.keys():
            for id in setups.keys() - there.keys():
                if not setups[id].token and setups[id].card != "Mask":
                    yield f"after action {number} the {id} should be somewhere; it is not there at all"
        for id, state in objects:
            setup = setups.get(id)
            if setup is None:
                if state.is_token is False:
                    yield f"after action {number} the {id}, which no card is, should be a token; it is none"
                continue
            if scene.has_left(number, setup.owner):
                continue
            if state.zone == "nowhere" and not setup.token and setup.card != "Mask":
                yield f"after action {number} the {id} is a card and should be in a zone; it is nowhere"
            if state.owner is not UNSET and state.owner != setup.owner:
                yield f"after action {number} the {id} should be owned by {setup.owner}; its owner is {state.owner}"


@invariant("cards-go-to-their-owners", ("umbra-armor.1",), "400.3", "701.8a")
def _to_their_owners(scene: Scene) -> Iterator[str]:
    """A player has as many cards in the graveyard and in hand as there are objects of that player, or more:
    some cards have no name. Left out: who has left a game that goes on (800.4a)."""
    for number, objects in scene.changed:
        snapshot = scene.snapshots[number]
        for id, state in objects:
            if state.zone not in ("graveyard", "hand"):
                continue
            missing = missing_in_pile(scene.snapshots[0], snapshot, id)
            if missing is not None and not scene.has_left(number, missing.owner):
                yield (
                    f"after action {number} {missing.owner} should have {missing.least} cards or more in the"
                    f" {missing.zone} ({missing.names}); there are {missing.found}"
                )
                return


@invariant("auras-are-attached", ("umbra-armor.0", "umbra-armor.8"), "704.5m", "303.4c")
def _auras_are_attached(scene: Scene) -> Iterator[str]:
    """At rest an Aura on the battlefield is attached to a player or something on the battlefield. Left out:
    an Aura that is also a creature, and one that is phased out."""
    for number, _ in scene.changed:
        snapshot = scene.snapshots[number]
        for id, state in snapshot.objects.items():
            if not on_battlefield(state) or state.attached_to is UNSET or state.subtypes is UNSET:
                continue
            if "Aura" not in state.subtypes or is_creature(state) or state.attached_to in scene.situation.seats:
                continue
            host = snapshot.objects.get(state.attached_to or "")
            if host is None or host.zone != "battlefield":
                yield (
                    f"after action {number} the {id} is an Aura on the battlefield and should be attached to"
                    f" something there; it is attached to {state.attached_to or 'nothing'}"
                )


@invariant("auras-enchant-what-they-may", ("umbra-armor.card.lion-umbra",), "704.5m", "303.4c", "702.5a", "700.9")
def _auras_enchant(scene: Scene) -> Iterator[str]:
    """At rest an Aura that enchants creatures is on a creature, and Lion Umbra on a modified one:
    with a counter, with an Equipment, or with an Aura of its own controller, Lion Umbra included."""
    for number, _ in scene.changed:
        objects = scene.snapshots[number].objects
        for id, state in objects.items():
            card = scene.card.get(id)
            if card not in facts.ENCHANT_CREATURE or not on_battlefield(state) or not state.attached_to:
                continue
            host = objects.get(state.attached_to)
            if host is None or host.types is UNSET:
                continue
            if "Creature" not in host.types:
                yield f"after action {number} the {id} should not be on the {state.attached_to}, which is no creature"
            elif card == "Lion Umbra" and not _may_be_modified(scene, number, state.attached_to, host):
                yield f"after action {number} the {id} should not be on the {state.attached_to}, which is not modified"


def _may_be_modified(scene: Scene, number: int, id: str, host: ObjectState) -> bool:
    """Whether a creature is modified, as far as an engine shows (700.9)."""
    if host.counters is UNSET or host.counters or host.controller is UNSET:
        return True
    for state in scene.snapshots[number].objects.values():
        if state.attached_to == id and on_battlefield(state):
            if state.subtypes is UNSET or state.controller is UNSET or "Equipment" in state.subtypes:
                return True
            if "Aura" in state.subtypes and state.controller == host.controller:
                return True
    return False


@invariant("creatures-at-rest-live", ("umbra-armor.2", "umbra-armor.8", "umbra-armor.9"), "704.5f", "704.5g")
def _creatures_live(scene: Scene) -> Iterator[str]:
    """At rest no creature has toughness 0 or less, and none has lethal damage. The second is left
    out on boards where something may be indestructible."""
    mortal = scene.lacks(facts.INDESTRUCTIBLE)
    for number, objects in scene.changed:
        for id, state in objects:
            if state.zone != "battlefield":
                continue
            toughness = state.toughness
            if toughness is UNSET or toughness is None or not is_creature(state):
                continue
            if toughness <= 0:
                yield f"after action {number} the {id} has toughness {toughness} and should be in the graveyard"
            elif (
                mortal
                and UNSET not in (state.damage, state.counters)
                and toughness <= (state.damage or 0)
                and not (state.counters or {}).keys() & {"indestructible", "divinity"}
            ):
                yield (
                    f"after action {number} the {id} has toughness {toughness} and {state.damage} damage"
                    " and should not be on the battlefield"
                )


@invariant("one-legend-of-a-name", ("umbra-armor.8",), "704.5j")
def _one_legend(scene: Scene) -> Iterator[str]:
    """At rest no player controls two legendary permanents of one name. No card here turns the
    legend rule off, or makes legendary what is not; on a board with cards of which nothing is
    known it is not judged."""
    if not scene.known or not scene.cards & facts.LEGENDARY:
        return
    for number, _ in scene.changed:
        snapshot = scene.snapshots[number]
        met: dict[tuple[str, str], str] = {}
        for id, state in snapshot.objects.items():
            if not on_battlefield(state) or not state.supertypes or "Legendary" not in state.supertypes:
                continue
            if state.name is UNSET or not isinstance(state.controller, str):
                continue
            first = met.setdefault((state.controller, state.name), id)
            if first != id:
                yield (
                    f"after action {number} {state.controller} should control one {state.name};"
                    f" there are the {first} and the {id}"
                )


@invariant("opposite-counters-annihilate", ("umbra-armor.8",), "704.5q")
def _counters(scene: Scene) -> Iterator[str]:
    """At rest no permanent has both +1/+1 and -1/-1 counters."""
    for number, objects in scene.changed:
        for id, state in objects:
            counters = state.counters
            if counters and state.zone == "battlefield" and counters.get("+1/+1") and counters.get("-1/-1"):
                yield f"after action {number} the {id} should not have both +1/+1 and -1/-1 counters; it has {counters}"


@invariant("tokens-cease-to-exist", ("eternalize.0",), "704.5d", "111.7")
def _tokens_cease(scene: Scene) -> Iterator[str]:
    """At rest a token is on the battlefield or nowhere."""
    for number, objects in scene.changed:
        for id, state in objects:
            if state.is_token is True and state.zone not in ("battlefield", "nowhere", UNSET):
                yield f"after action {number} the {id} is a token and should be gone; it is in {state.zone}"


@invariant("who-has-lost-has-lost", (), "704.5a", "704.5c")
def _lost(scene: Scene) -> Iterator[str]:
    """At rest a player with no life left or ten poison counters has lost the game."""
    for number, snapshot in enumerate(scene.snapshots):
        if not number:
            continue
        for seat, player in snapshot.players.items():
            if player.lost is False and (
                (player.life is not UNSET and player.life <= 0) or (player.poison is not UNSET and player.poison >= 10)
            ):
                yield f"after action {number} {seat} should have lost: life {player.life}, poison {player.poison}"


@invariant("life-changes-for-a-reason", ("umbra-armor.1", "umbra-armor.2"), "119.3", "120.3a")
def _life(scene: Scene) -> Iterator[str]:
    """Without an attack and without a card that changes life totals they stay as they are. Umbra
    armor itself, and eternalize, touch no life total."""
    if not scene.lacks(facts.CHANGES_LIFE) or any(isinstance(action, Attack) for action in scene.script):
        return
    for seat in scene.situation.seats:
        life = scene.situation.players.get(seat, PlayerSetup()).life
        for number, snapshot in enumerate(scene.snapshots):
            player = snapshot.players.get(seat)
            if number and player is not None and player.life is not UNSET and player.life != life:
                yield f"after action {number} {seat} should still have {life} life; it is {player.life}"
                break


# Actions and steps


@invariant("damage-wears-off", ("umbra-armor.9",), "514.2", "120.6")
def _damage_wears_off(scene: Scene) -> Iterator[str]:
    """When the game has gone on into the next turn, and not yet as far as its combat, nothing is
    damaged: what was marked wore off in the cleanup step. No card here deals damage to a creature
    by itself before that."""
    step = scene.situation.step
    for number, action in enumerate(scene.script, start=1):
        if not isinstance(action, Advance) or not scene.accepted(number):
            continue
        next_turn, step = STEPS.index(action.to) <= STEPS.index(step), action.to
        if not next_turn or STEPS.index(step) > STEPS.index("declare_attackers") or not scene.known:
            continue
        for id, state in scene.snapshots[number].objects.items():
            if state.damage and on_battlefield(state):
                yield f"after action {number}, in the next turn, the {id} should have no damage; it has {state.damage}"


@invariant("dog-umbra-keeps-others-down", ("umbra-armor.card.dog-umbra",), "508.1c", "509.1b", "303.4e")
def _dog_umbra(scene: Scene) -> Iterator[str]:
    """No creature is declared as an attacker or blocker while another player controls a Dog Umbra
    on it. Left out: Song of the Dryads, which could take that ability from the Aura."""
    if "Dog Umbra" not in scene.cards or not scene.lacks(frozenset({"Song of the Dryads"})):
        return
    for number, action in enumerate(scene.script, start=1):
        if not isinstance(action, Attack | Block) or not scene.accepted(number):
            continue
        objects = scene.snapshots[number - 1].objects
        for id in action.attackers if isinstance(action, Attack) else action.blockers:
            controller = scene.state(number - 1, id).controller
            for aura, state in objects.items():
                if (
                    scene.card.get(aura) == "Dog Umbra"
                    and state.attached_to == id
                    and on_battlefield(state)
                    and UNSET not in (controller, state.controller)
                    and controller != state.controller
                ):
                    yield (
                        f"action {number} should be refused: the {aura} of {state.controller} is on the {id},"
                        f" which {controller} controls; it was accepted"
                    )


@invariant("a-refused-action-changes-nothing", ("eternalize.0", "eternalize.7"), "733.1", "601.2h")
def _refusals(scene: Scene) -> Iterator[str]:
    """What is refused leaves no trace: all objects and life totals are as before. Not judged: who
    has priority, and where an action waits for a step (advance, resolve)."""
    for number, action in enumerate(scene.script, start=1):
        if scene.accepted(number) or not isinstance(action, Cast | Activate | Attack | Block):
            continue
        before, now = scene.snapshots[number - 1], scene.snapshots[number]
        if before.objects != now.objects:
            for id in before.objects.keys() | now.objects.keys():
                one, other = before.objects.get(id), now.objects.get(id)
                if one == other:
                    continue
                if one is None or other is None:
                    yield f"action {number} was refused, so the {id} should not have come or gone"
                    continue
                for field in OBJECT_FIELDS:
                    was, is_ = seen(one, field), seen(other, field)
                    if was is not UNSET and is_ is not UNSET and not same(field, was, is_):
                        yield f"action {number} was refused, so {field} of the {id} should be {was}; it is {is_}"
        for seat, player in before.players.items():
            later = now.players.get(seat)
            if later is not None and later.life != player.life and UNSET not in (later.life, player.life):
                yield f"action {number} was refused, so {seat} should have {player.life} life; it is {later.life}"


@invariant("costs-are-paid", ("umbra-armor.8", "eternalize.0", "eternalize.7"), "601.2h", "701.21a", "701.9a")
def _costs_are_paid(scene: Scene) -> Iterator[str]:
    """What an accepted spell or ability names as discarded or sacrificed is in the graveyard
    (exile where an effect says so; a token is gone): no effect replaces paying a cost here."""
    exile = () if scene.lacks(facts.EXILES_INSTEAD) else ("exile",)
    for number, action in enumerate(scene.script, start=1):
        if not isinstance(action, Cast | Activate) or not action.pays or not scene.accepted(number):
            continue
        for way in ("discard", "sacrifice"):
            for id in action.pays.get(way, ()):
                state = scene.state(number, id)
                if state.zone in ("graveyard", UNSET, *exile) or (state.zone == "nowhere" and state.is_token):
                    continue
                yield (
                    f"after action {number}, which cost it ({way}), the {id} should be in the graveyard;"
                    f" it is {_where(state)}"
                )


# Eternalize


def _is_eternalize(action: object) -> bool:
    return isinstance(action, Activate) and action.ability.lower().startswith("eternalize")


@invariant("eternalize-only-as-a-sorcery", ("eternalize.0", "eternalize.2"), "702.129a", "602.5d", "307.5")
def _as_a_sorcery(scene: Scene) -> Iterator[str]:
    """Eternalize is accepted only out of the activating player's own graveyard, in a main phase
    of that player's turn with nothing on the stack. No card here says otherwise."""
    for number, action in enumerate(scene.script, start=1):
        if not isinstance(action, Activate) or not _is_eternalize(action) or not scene.accepted(number):
            continue
        before = scene.snapshots[number - 1]
        state, game = scene.state(number - 1, action.object), before.game
        facts_of_the_moment = (
            (state.zone in ("graveyard", UNSET), f"the {action.object} is {_where(state)}"),
            (state.owner in (action.by, UNSET), f"the {action.object} belongs to {state.owner}"),
            (game.active in (action.by, UNSET), f"it is the turn of {game.active}"),
            (game.step in ("precombat_main", "postcombat_main", UNSET), f"it is the {game.step} step"),
            (game.stack is UNSET or not game.stack, "the stack is not empty"),
        )
        for fine, why in facts_of_the_moment:
            if not fine:
                yield f"action {number} (eternalize) should be refused: {why}; it was accepted"


@invariant("an-eternalized-card-is-in-exile", ("eternalize.3",), "702.129a", "601.2h", "400.7j")
def _in_exile(scene: Scene) -> Iterator[str]:
    """The card is exiled as a cost, so it is in exile from activation on, whatever becomes of the
    ability. No card here takes anything out of exile again."""
    if not scene.known:
        return
    for number, action in enumerate(scene.script, start=1):
        if isinstance(action, Activate) and _is_eternalize(action) and scene.accepted(number):
            for later in range(number, len(scene.script) + 1):
                state = scene.state(later, action.object)
                if state.zone not in ("exile", UNSET) and not scene.has_left(later, action.by):
                    yield (
                        f"after action {later} the {action.object}, eternalized, should be in exile;"
                        f" it is {_where(state)}"
                    )
                    break


@invariant(
    "eternalize-makes-that-token", ("eternalize.0", "eternalize.4", "eternalize.5"), "702.129a", "707.9b", "111.2"
)
def _that_token(scene: Scene) -> Iterator[str]:
    """When eternalize resolves, one token is there (twice as many for each doubler): the card's
    name, black, 4/4, its printed creature types and Zombie, no mana cost. Left out: boards where
    something changes the token at once, and where more than the ability resolved."""
    if not scene.lacks(facts.PUMPS_OTHERS, facts.CHANGES_ENTERING):
        return
    for number in range(1, len(scene.script) + 1):
        what = scene.resolved(number)
        if what is None or not _is_eternalize(what.action) or what.card not in facts.ETERNALIZE_TYPES:
            continue
        before, now, by = scene.snapshots[number - 1], scene.snapshots[number], what.action.by
        doublers = sum(
            1
            for id, state in before.objects.items()
            if scene.card.get(id) in facts.MORE_TOKENS and on_battlefield(state) and state.controller == by
        )
        made = [id for id in now.objects if id not in before.objects]
        if len(made) != 2**doublers:
            yield f"in action {number} eternalize should make {2**doublers} token(s); there are {len(made)} new objects"
        values = {
            "zone": "battlefield",
            "owner": by,
            "controller": by,
            "tapped": False,
            "damage": 0,
            "counters": {},
            "attached_to": None,
            "name": what.card,
            "types": ("Creature",),
            "subtypes": (*facts.ETERNALIZE_TYPES[what.card], "Zombie"),
            "supertypes": (),
            "colors": ("B",),
            "power": 4,
            "toughness": 4,
            "mana_cost": None,
            "mana_value": 0,
            "is_token": True,
        }
        for id in made:
            for field, value in values.items():
                found = seen(now.objects[id], field)
                if found is not UNSET and not same(field, value, found):
                    yield f"after action {number} {field} of the token {id} should be {value}; it is {found}"
