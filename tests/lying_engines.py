"""Engines that lie, each in one way, and a small honest one to wrap them round.

The honest one looks up what happens in a table written by hand. A liar takes any engine and spoils
what it says; so the same lies can be told with the words of a real engine.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from mtg_conformance.documents import (
    ActionExpectation,
    ActionResult,
    Answer,
    Case,
    Cast,
    EngineDescription,
    GameState,
    NothingElseExpectation,
    ObjectExpectation,
    ObjectSetup,
    ObjectState,
    Outcome,
    PlayerState,
    Resolve,
    Situation,
    Snapshot,
    StackEntry,
)
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.engines import FailureKind as Kind

replace = msgspec.structs.replace


# What the tables are made of.


def on_battlefield(owner: str, **fields: Any) -> ObjectState:
    """A permanent at rest, but for the fields given."""
    at_rest = ObjectState(
        zone="battlefield",
        owner=owner,
        controller=owner,
        tapped=False,
        damage=0,
        counters={},
        attached_to=None,
        phased_out=False,
        attacking=False,
        blocking=False,
        is_token=False,
    )
    return replace(at_rest, **fields)


def off_battlefield(zone: str, owner: str, **fields: Any) -> ObjectState:
    """A card in another zone."""
    return on_battlefield(owner, zone=zone, controller=fields.pop("controller", None), **fields)


def snapshot(stack: tuple[StackEntry, ...] = (), priority: str = "alice", /, **objects: ObjectState) -> Snapshot:
    """The table in alice's precombat main phase, both players at 20 life."""
    player = PlayerState(life=20, poison=0, hand=0, graveyard=0, exile=0, lost=False)
    game = GameState(step="precombat_main", active="alice", stack=stack, priority=priority)
    return Snapshot(objects=objects, players={"alice": player, "bob": player}, game=game)


def spell_by_bob(id: str) -> tuple[StackEntry, ...]:
    """A spell of bob's alone on the stack."""
    return (StackEntry(id=id, kind="spell", controller="bob"),)


YES = ActionResult(accepted=True)
NO = ActionResult(accepted=False, reason="not enough mana")


# Four cases, and what happens in them.

BEAR = ObjectSetup(id="bear", card="Grizzly Bears", owner="alice")
MURDER = ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand")
BOLT = ObjectSetup(id="bolt", card="Lightning Bolt", owner="bob", zone="hand")
MYR = ObjectSetup(id="myr", card="Darksteel Myr", owner="alice")


def _case(id: str, *expect: Any, needs: tuple[str, ...] = (), ruling: str | None = None, **situation: Any) -> Case:
    return Case(
        id=id, situation=Situation(id=id, **situation), expect=expect, needs=needs, ruling=ruling, cr=("701.8",)
    )


def _is(object: str, **fields: Any) -> ObjectExpectation:
    return ObjectExpectation(object=object, is_=ObjectState(**fields))


CONTROL = _case(
    "control.murder",
    _is("bear", zone="graveyard"),
    NothingElseExpectation(),
    objects=(BEAR, MURDER),
    script=(Cast(by="bob", object="murder", mana="1BB", targets=("bear",)), Resolve()),
)
UNPAID = _case(
    "control.murder-unpaid",
    ActionExpectation(action="cast", accepted=False),
    NothingElseExpectation(),
    needs=("control.murder",),
    objects=(BEAR, MURDER),
    script=(Cast(by="bob", object="murder", mana="1B", targets=("bear",), label="cast"),),
)
MARKED = _case(
    "control.marked-damage",
    _is("myr", zone="battlefield", damage=3),
    NothingElseExpectation(),
    objects=(MYR, BOLT),
    script=(Cast(by="bob", object="bolt", mana="R", targets=("myr",)), Resolve()),
)
UMBRAS = _case(
    "umbra-armor.3.same-name.h1",
    _is("bear", zone="battlefield", damage=0),
    _is("h1", zone="graveyard"),
    _is("h2", zone="battlefield", attached_to="bear"),
    NothingElseExpectation(),
    needs=("control.murder",),
    ruling="umbra-armor.3",
    objects=(
        replace(BEAR, damage=1),
        ObjectSetup(id="h1", card="Hyena Umbra", owner="alice", attached_to="bear"),
        ObjectSetup(id="h2", card="Hyena Umbra", owner="alice", attached_to="bear"),
        MURDER,
    ),
    script=(Cast(by="bob", object="murder", mana="1BB", targets=("bear",)), Resolve()),
    answers=(Answer(by="alice", ask="replacement", prefer=("h1",)),),
)
CASES: tuple[Case, ...] = (CONTROL, UNPAID, MARKED, UMBRAS)

_BEAR = on_battlefield("alice", name="Grizzly Bears", power=2, toughness=2)
_AURA = on_battlefield("alice", name="Hyena Umbra", attached_to="bear")
_HURT = replace(_BEAR, damage=1, power=4, toughness=4)
_MYR = on_battlefield("alice", name="Darksteel Myr", power=0, toughness=1)
_HELD, _CAST, _DONE = (
    off_battlefield(zone, "bob", controller=who)
    for zone, who in (("hand", None), ("stack", "bob"), ("graveyard", None))
)

OUTCOMES: Mapping[str, Outcome] = {
    CONTROL.id: Outcome(
        actions=(YES, YES),
        snapshots=(
            snapshot(bear=_BEAR, murder=_HELD),
            snapshot(spell_by_bob("murder"), "bob", bear=_BEAR, murder=_CAST),
            snapshot(bear=off_battlefield("graveyard", "alice"), murder=_DONE),
        ),
    ),
    UNPAID.id: Outcome(
        actions=(NO,),
        snapshots=(snapshot(bear=_BEAR, murder=_HELD), snapshot(bear=_BEAR, murder=_HELD)),
    ),
    MARKED.id: Outcome(
        actions=(YES, YES),
        snapshots=(
            snapshot(myr=_MYR, bolt=_HELD),
            snapshot(spell_by_bob("bolt"), "bob", myr=_MYR, bolt=_CAST),
            snapshot(myr=replace(_MYR, damage=3), bolt=_DONE),
        ),
    ),
    UMBRAS.id: Outcome(
        actions=(YES, YES),
        snapshots=(
            snapshot(bear=_HURT, h1=_AURA, h2=_AURA, murder=_HELD),
            snapshot(spell_by_bob("murder"), "bob", bear=_HURT, h1=_AURA, h2=_AURA, murder=_CAST),
            snapshot(
                bear=replace(_BEAR, power=3, toughness=3),
                h1=off_battlefield("graveyard", "alice"),
                h2=_AURA,
                murder=_DONE,
            ),
        ),
    ),
}


class HonestTable:
    """Knows the four cases by heart."""

    def describe(self) -> EngineDescription:
        return EngineDescription(name="table", version="1")

    def run(self, situation: Situation) -> Outcome:
        return OUTCOMES[situation.id]

    def close(self) -> None:
        """Nothing is held."""


class Liar:
    """Spoils what another engine says; the honest base of all liars. `runs` counts the questions."""

    def __init__(self, honest: Engine) -> None:
        self.honest = honest
        self.runs = 0

    def describe(self) -> EngineDescription:
        return self.honest.describe()

    def run(self, situation: Situation) -> Outcome:
        self.runs += 1
        return self.spoil(situation, self.honest.run(situation))

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        """The lie."""
        return outcome

    def close(self) -> None:
        self.honest.close()


class Echo(Liar):
    """Says that the table is as asked, whatever is done, and does nothing."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        objects = {}
        for thing in situation.objects:
            here = thing.zone == "battlefield"
            objects[thing.id] = on_battlefield(
                thing.owner,
                zone=thing.zone,
                controller=(thing.controller or thing.owner) if here else None,
                tapped=thing.tapped,
                damage=thing.damage,
                counters=thing.counters,
                attached_to=thing.attached_to,
                name=thing.card,
            )
        still = snapshot(**objects)
        return Outcome(actions=(YES,) * len(situation.script), snapshots=(still,) * (len(situation.script) + 1))


class AcceptsEverything(Liar):
    """Says yes to every action; the table is honest."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        return replace(outcome, actions=(YES,) * len(outcome.actions))


class RefusesEverything(Liar):
    """Says no to every action, and nothing ever happens."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        still = outcome.snapshots[:1] * len(outcome.snapshots)
        return replace(outcome, actions=(NO,) * len(outcome.actions), snapshots=still)


class OneActionLate(Liar):
    """Shows after each action the table as it was before it."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        return replace(outcome, snapshots=outcome.snapshots[:1] + outcome.snapshots[:-1])


class OneQuestionLate(Liar):
    """Answers each question with the outcome of the one before (the first with its own)."""

    last: Outcome | None = None

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        said, self.last = self.last or outcome, outcome
        return said


class DropsAnObject(Liar):
    """Leaves the first object of the Situation out of the last snapshot."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        *others, last = outcome.snapshots
        kept = {id: state for id, state in last.objects.items() if id != situation.objects[0].id}
        return replace(outcome, snapshots=(*others, replace(last, objects=kept)))


class DropsASnapshot(Liar):
    """Has no snapshot of the end."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        return replace(outcome, snapshots=outcome.snapshots[:-1])


class Fails(Liar):
    """Raises an EngineFailure for the Situation with this id, or for all."""

    def __init__(self, honest: Engine, kind: Kind, id: str | None = None) -> None:
        super().__init__(honest)
        self.kind: Kind = kind
        self.id = id

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        if self.id in (None, situation.id):
            raise EngineFailure(self.kind, f"the liar's {self.kind}")
        return outcome


class Raises(Liar):
    """Raises what no engine should."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        raise ZeroDivisionError("in the middle\nof the game")


class DisagreesWithItself(Liar):
    """Every second time the first object is tapped at the end."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        if self.runs % 2:
            return outcome
        *others, last = outcome.snapshots
        first = situation.objects[0].id
        tapped = {**last.objects, first: replace(last.objects[first], tapped=not last.objects[first].tapped)}
        return replace(outcome, snapshots=(*others, replace(last, objects=tapped)))


class ForgetsDamage(Liar):
    """Nothing is ever damaged."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        whole = [
            replace(one, objects={id: replace(state, damage=0) for id, state in one.objects.items()})
            for one in outcome.snapshots
        ]
        return replace(outcome, snapshots=tuple(whole))


class HidesField(Liar):
    """Does not show one field of any object."""

    def __init__(self, honest: Engine, field: str) -> None:
        super().__init__(honest)
        self.field = field

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        hidden = {self.field: msgspec.UNSET}
        whole = [
            replace(one, objects={id: replace(state, **hidden) for id, state in one.objects.items()})
            for one in outcome.snapshots
        ]
        return replace(outcome, snapshots=tuple(whole))


class ReportsExtraObjects(Liar):
    """Has a permanent that nobody asked for, from the start or from the first action on."""

    def __init__(self, honest: Engine, first: int = 0, id: str = "new-1") -> None:
        super().__init__(honest)
        self.first = first
        self.id = id

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        whole = [
            replace(one, objects={**one.objects, self.id: on_battlefield("bob")}) if n >= self.first else one
            for n, one in enumerate(outcome.snapshots)
        ]
        return replace(outcome, snapshots=tuple(whole))
