"""The board on which the judge is tested: a bear under an umbra, and a sorcery that resolves."""

from typing import Any

import msgspec
from lying_engines import YES, off_battlefield, on_battlefield, snapshot, spell_by_bob

from mtg_conformance.documents import (
    ActionResult,
    Case,
    Cast,
    Expectation,
    ObjectSetup,
    ObjectState,
    Outcome,
    Resolve,
    Situation,
    Snapshot,
)
from mtg_conformance.judge import judge
from mtg_conformance.verdicts import Judgement

replace = msgspec.structs.replace

SITUATION = Situation(
    id="bear",
    objects=(
        ObjectSetup(id="bear", card="Grizzly Bears", owner="alice"),
        ObjectSetup(id="umbra", card="Hyena Umbra", owner="alice", attached_to="bear"),
        ObjectSetup(id="spell", card="Harmless Offering", owner="bob", zone="hand"),
    ),
    script=(Cast(by="bob", object="spell", mana="2R", label="cast"), Resolve(label="resolved")),
)
BEAR = on_battlefield(
    "alice",
    name="Grizzly Bears",
    types=("Creature",),
    subtypes=("Bear",),
    supertypes=(),
    colors=("G",),
    power=3,
    toughness=3,
    mana_cost="{1}{G}",
    mana_value=2,
)
UMBRA = on_battlefield("alice", name="Hyena Umbra", attached_to="bear")
START = snapshot(bear=BEAR, umbra=UMBRA, spell=off_battlefield("hand", "bob"))
MIDDLE = snapshot(
    spell_by_bob("spell"), bear=BEAR, umbra=UMBRA, spell=off_battlefield("stack", "bob", controller="bob")
)
END = snapshot(bear=BEAR, umbra=UMBRA, spell=off_battlefield("graveyard", "bob"))
HONEST = Outcome(actions=(YES, YES), snapshots=(START, MIDDLE, END))


def case(*expect: Expectation, situation: Situation = SITUATION, **fields: Any) -> Case:
    """A case about the bear."""
    return Case(id=situation.id, situation=situation, expect=expect, cr=("614.8",), **fields)


def with_object(one: Snapshot, id: str, **fields: Any) -> Snapshot:
    """The snapshot with one object changed, or added."""
    state = one.objects.get(id) or ObjectState()
    return replace(one, objects={**one.objects, id: replace(state, **fields)})


def without(one: Snapshot, id: str) -> Snapshot:
    """The snapshot with one object less."""
    return replace(one, objects={name: state for name, state in one.objects.items() if name != id})


def with_player(one: Snapshot, seat: str, **fields: Any) -> Snapshot:
    """The snapshot with one player changed."""
    return replace(one, players={**one.players, seat: replace(one.players[seat], **fields)})


def with_game(one: Snapshot, **fields: Any) -> Snapshot:
    """The snapshot with the game changed."""
    return replace(one, game=replace(one.game, **fields))


def ending(end: Snapshot) -> Outcome:
    """The honest outcome with another end."""
    return replace(HONEST, snapshots=(START, MIDDLE, end))


def starting(start: Snapshot) -> Outcome:
    """The honest outcome with another start."""
    return replace(HONEST, snapshots=(start, MIDDLE, END))


def results(*accepted: bool) -> Outcome:
    """The honest outcome with these answers to the actions, and nothing done where refused."""
    snapshots = [START]
    for one, after in zip(accepted, (MIDDLE, END), strict=True):
        snapshots.append(after if one else snapshots[-1])
    return replace(
        HONEST,
        actions=tuple(ActionResult(accepted=one, reason="" if one else "not now") for one in accepted),
        snapshots=tuple(snapshots),
    )


def judged(outcome: Outcome, *expect: Expectation, **fields: Any) -> Judgement:
    """The judgement on an outcome of a case with these expectations."""
    return judge(case(*expect, **fields), outcome)
