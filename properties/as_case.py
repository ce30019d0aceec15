"""From a board on which something is broken to a Case that shows it.

The reference engine says what should be; what the engine under test has otherwise is expected,
and nothing else, so that the Case is short. It passes on the reference engine and fails again on
the engine that it was made of: both are tried before it is given out.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any, Final

import msgspec
from msgspec import UNSET

from mtg_conformance.documents import (
    ActionExpectation,
    Case,
    CountExpectation,
    Description,
    Expectation,
    ObjectExpectation,
    ObjectState,
    Outcome,
    PlayerExpectation,
    PlayerState,
    Situation,
    Snapshot,
    encode,
)
from mtg_conformance.engines import EngineFailure
from mtg_conformance.judge import judge
from mtg_conformance.judging.form import misfit, misfit_of_stop
from mtg_conformance.judging.values import same
from mtg_conformance.verdicts import Verdict
from mtg_conformance.vocabulary import NotWritable, canonical
from reference_engine.adapter import ReferenceEngine

from .board import Board
from .comparing import JUDGED_ACTIONS, ON_BATTLEFIELD, is_over
from .shrinking import smallest
from .trials import GENERAL, Fault

__all__ = ["case_of", "expectations", "full_expectations", "labelled", "make_case"]

FIRST_BULLET: Final = {"umbra-armor": "umbra-armor.0", "eternalize": "eternalize.0"}
OF_A_TOKEN: Final = ("name", "controller", "power", "toughness", "subtypes", "colors", "mana_cost", "counters")
IN_COMBAT: Final = ("attacking", "blocking")
_COMBAT_STEPS: Final = ("declare_attackers", "declare_blockers", "first_strike_damage", "combat_damage")


def case_of(
    board: Board,
    faults: Sequence[Fault],
    run: Callable[[Situation], Outcome],
    reference: ReferenceEngine,
    enough: Callable[[], bool] = lambda: False,
    *,
    shrink: bool = True,
    what_went: bool = False,
) -> Case | None:
    """A Case that the reference engine passes and the engine behind `run` fails, or null.

    It is about the board itself or, if nothing is wrong with that, the second situation of a
    relation that is broken on it, made smaller until `enough` says so. `what_went`: it says of the permanents that
    have gone where they are, too, though nothing is wrong with them. Null if no sentence of the vocabulary shows
    what is wrong.
    """
    found = _failing(board, board.situation, faults, run, reference, what_went=what_went)
    if found is not None:
        return found

    def is_red(situation: Situation) -> bool:
        return not enough() and _failing(board, situation, faults, run, reference) is not None

    for fault in faults:
        if fault.other is not None and _failing(board, fault.other, faults, run, reference) is not None:
            other = smallest(fault.other, is_red, reference) if shrink else fault.other
            return _failing(board, other, faults, run, reference)
    return None


def _failing(
    board: Board,
    situation: Situation,
    faults: Sequence[Fault],
    run: Callable[[Situation], Outcome],
    reference: ReferenceEngine,
    *,
    what_went: bool = False,
) -> Case | None:
    expected = reference.run(situation)
    if expected.stopped is not None:
        return None
    try:
        found: Outcome | None = run(situation)
    except EngineFailure:
        found = None
    if found is not None and found.stopped is not None and misfit_of_stop(situation, found) is None:
        return None
    is_own = situation == board.situation
    situation = labelled(situation)
    happened = {rule for entry in reference.trace(situation) for rule in entry.rules}
    for expect, told in _tellings(situation, expected, found, faults, is_own=is_own):
        rules = dict.fromkeys(rule for fault in told for rule in fault.cr if rule in happened)
        if what_went:
            expect = (*expect, *_gone(situation, expected, expect))
        case = make_case(board, situation, expect, tuple(rules), told)
        if judge(case, expected).verdict is not Verdict.passed:
            continue
        if found is None or judge(case, found).verdict in (Verdict.failed, Verdict.error):
            return case
    return None


def _gone(situation: Situation, expected: Outcome, told: Sequence[Expectation]) -> Iterator[Expectation]:
    """Where the permanents are by then that have left the battlefield and of which nothing is told."""
    said = [one for one in told if isinstance(one, ObjectExpectation)]
    if not said:
        return
    after = said[0].after
    number = next((n for n, action in enumerate(situation.script, start=1) if action.label == after), -1)
    for thing in situation.objects:
        zone = expected.snapshots[number].objects[thing.id].zone
        if thing.zone == "battlefield" != zone and all(one.object != thing.id for one in said):
            yield ObjectExpectation(after=after, object=thing.id, is_=ObjectState(zone=zone))


Telling = tuple[tuple[Expectation, ...], tuple[Fault, ...]]
"""What a Case expects, and the faults, the one that it shows first."""


def _tellings(
    situation: Situation, expected: Outcome, found: Outcome | None, faults: Sequence[Fault], *, is_own: bool
) -> Iterator[Telling]:
    """Ways to tell what is wrong, the first that serves is to be taken. `is_own`: it is the board of which the faults
    speak, with the numbers of its actions."""
    if found is None or found.stopped is not None or misfit(situation, found) is not None:
        yield full_expectations(situation, expected), tuple(faults)
        return
    if is_own and not any(fault.kind == "error" for fault in faults[:1]):
        for fault in faults:
            announced = _announced(situation, expected, found, fault)
            if announced:
                yield announced, (fault, *(one for one in faults if one is not fault))
    expect = expectations(situation, expected, found)
    if expect:
        yield expect, tuple(faults)


_AFTER_ACTION: Final = re.compile(r"\baction (\d+)\b")
_IDS: Final = re.compile(r"[a-z0-9-]+")


def _announced(situation: Situation, expected: Outcome, found: Outcome, fault: Fault) -> tuple[Expectation, ...]:
    """What there should have been after the action that a fault names, of an invariant only of the things that it
    names; empty if all is then as it should be, or if it names no action."""
    place = _AFTER_ACTION.search(fault.what)
    number = int(place[1]) if place is not None and fault.kind in ("invariant", "result") else 0
    if not 0 < number <= len(situation.script) or any(map(is_over, expected.snapshots[1:number])):
        return ()
    wrong = _wrong_after(situation, expected, found, number)
    if fault.kind == "invariant":
        named = set(_IDS.findall(fault.what.lower()))
        wrong = tuple(one for one in wrong if _is_named(one, named))
    return _with_refusals(situation, expected, number, wrong) if wrong else ()


def _is_named(expectation: Expectation, words: Set[str]) -> bool:
    match expectation:
        case ObjectExpectation(object=id):
            return id in words
        case PlayerExpectation(player=seat):
            return seat in words
        case CountExpectation():
            return not words.isdisjoint(("new", "token", "tokens", "copy"))
        case ActionExpectation():
            return not words.isdisjoint(("accepted", "refused"))
    return False


def make_case(
    board: Board,
    situation: Situation,
    expect: tuple[Expectation, ...],
    cr: tuple[str, ...],
    faults: Sequence[Fault],
) -> Case:
    """The Case of a labelled situation, with an id that its content gives."""
    bullets = [one for fault in faults for one in fault.rulings]
    special = [one for one in bullets if one not in GENERAL]
    ruling = next(iter((*special, *bullets)), FIRST_BULLET[board.topic])
    digest = hashlib.sha256(encode(msgspec.structs.replace(situation, id="board"))).hexdigest()[:8]
    title = f"Drawn board: {faults[0].name.replace('-', ' ')}" if faults else "Drawn board"
    case = Case(id=f"{ruling}.drawn.{digest}", situation=situation, expect=expect, title=title, ruling=ruling, cr=cr)
    try:
        return canonical(case)
    except NotWritable:
        return msgspec.structs.replace(case, situation=msgspec.structs.replace(situation, id=case.id))


def labelled(situation: Situation) -> Situation:
    """The same with a label on every action, so that each snapshot has a name."""
    script = tuple(msgspec.structs.replace(one, label=f"a{n}") for n, one in enumerate(situation.script, start=1))
    return msgspec.structs.replace(situation, script=script)


def expectations(situation: Situation, expected: Outcome, found: Outcome) -> tuple[Expectation, ...]:
    """What the first snapshot that is not as expected should have had, where it is not; empty if
    they differ in nothing that `comparing` compares. The situation must be labelled, and both outcomes
    must be ones that it can have."""
    for number in range(1, len(situation.script) + 1):
        wrong = _wrong_after(situation, expected, found, number)
        if wrong:
            return _with_refusals(situation, expected, number, wrong)
        if is_over(expected.snapshots[number]):
            break
    return ()


def _wrong_after(situation: Situation, expected: Outcome, found: Outcome, number: int) -> tuple[Expectation, ...]:
    """What is not as expected after the action of this number, if not whether that was accepted."""
    action = situation.script[number - 1]
    label = action.label or "end"
    should, did = expected.actions[number - 1].accepted, found.actions[number - 1].accepted
    if should != did and isinstance(action, JUDGED_ACTIONS):
        return (ActionExpectation(action=label, accepted=should),)
    return tuple(_differences(situation, label, expected.snapshots[number], found.snapshots[number]))


def full_expectations(situation: Situation, expected: Outcome) -> tuple[Expectation, ...]:
    """Everything about the end that the script has changed, and what it has destroyed or spared:
    zone and what can be seen of each object, the players, the number of new objects."""
    end, start = expected.snapshots[-1], expected.snapshots[0]
    told: list[Expectation] = list(_refusals(situation, expected, len(situation.script)))
    if is_over(end):
        losers = end.players.items()
        return (*told, *(PlayerExpectation(player=seat, is_=PlayerState(lost=one.lost)) for seat, one in losers))
    for thing in situation.objects:
        state = end.objects.get(thing.id) or ObjectState(zone="nowhere")
        told.append(ObjectExpectation(object=thing.id, is_=_told(state, start.objects[thing.id])))
    for seat, player in end.players.items():
        told.append(PlayerExpectation(player=seat, is_=PlayerState(life=player.life, poison=player.poison)))
    told.extend(_all_new(situation, end))
    return tuple(told)


def _with_refusals(
    situation: Situation, expected: Outcome, number: int, wrong: tuple[Expectation, ...]
) -> tuple[Expectation, ...]:
    if isinstance(wrong[0], ActionExpectation):
        return wrong
    return (*_refusals(situation, expected, number), *wrong)


def _refusals(situation: Situation, expected: Outcome, upto: int) -> Iterator[Expectation]:
    """An action that the rules refuse is to be refused."""
    for action, result in list(zip(situation.script, expected.actions, strict=True))[:upto]:
        if not result.accepted:
            yield ActionExpectation(action=action.label or "", accepted=False)


def _told(state: ObjectState, start: ObjectState) -> ObjectState:
    if state.zone != "battlefield":
        return ObjectState(zone=state.zone)
    changed = {
        field: getattr(state, field)
        for field in ON_BATTLEFIELD
        if field in ("damage", "attached_to", "controller") or getattr(state, field) != getattr(start, field)
    }
    return ObjectState(zone=state.zone, **changed)


def _differences(situation: Situation, label: str, expected: Snapshot, found: Snapshot) -> Iterator[Expectation]:
    over = is_over(expected)
    for seat, player in expected.players.items():
        theirs = found.players.get(seat) or PlayerState()
        wrong = {
            field: getattr(player, field)
            for field in (("lost",) if over else ("life", "poison", "lost"))
            if _differs(getattr(player, field), getattr(theirs, field))
        }
        if wrong:
            yield PlayerExpectation(after=label, player=seat, is_=PlayerState(**wrong))
    if over:
        return
    fields: tuple[str, ...] = ON_BATTLEFIELD
    if expected.game.step in _COMBAT_STEPS and any(state.attacking for state in expected.objects.values()):
        fields = (*ON_BATTLEFIELD, *IN_COMBAT)
    for thing in situation.objects:
        mine = expected.objects.get(thing.id) or ObjectState(zone="nowhere")
        other = found.objects.get(thing.id) or ObjectState(zone="nowhere")
        said = _wrong_fields(fields, mine, other)
        if said:
            yield ObjectExpectation(after=label, object=thing.id, is_=ObjectState(**said))
    yield from _new(situation, label, fields, expected, found)


def _wrong_fields(fields: Sequence[str], mine: ObjectState, other: ObjectState) -> dict[str, Any]:
    if _differs(mine.zone, other.zone):
        return {"zone": mine.zone}
    if _differs(mine.owner, other.owner):
        return {"zone": mine.zone, "owner": mine.owner}
    if mine.zone != "battlefield":
        return {}
    wrong = {
        field: getattr(mine, field)
        for field in fields
        if _differs(getattr(mine, field), getattr(other, field), field)
        and not str(getattr(mine, field)).startswith("new-")
    }
    return {"zone": mine.zone, **wrong} if wrong else {}


def _differs(mine: Any, other: Any, field: str = "") -> bool:
    return mine is not UNSET and other is not UNSET and not same(field, mine, other)


def _news(situation: Situation, snapshot: Snapshot) -> list[ObjectState]:
    known = {thing.id for thing in situation.objects}
    return [state for id, state in snapshot.objects.items() if id not in known and state.zone != "nowhere"]


def _new(
    situation: Situation, label: str, fields: Sequence[str], expected: Snapshot, found: Snapshot
) -> Iterator[Expectation]:
    """How many new objects there should be, or of how many a field should say what."""
    mine, theirs = _news(situation, expected), _news(situation, found)
    if len(mine) != len(theirs):
        yield CountExpectation(after=label, of=Description(new=True), is_=len(mine))
        return
    for field in fields:
        if any(getattr(state, field) is UNSET for state in (*mine, *theirs)):
            continue
        for state in mine:
            value = getattr(state, field)
            should = sum(not _differs(value, getattr(one, field), field) for one in mine)
            if should != sum(not _differs(value, getattr(one, field), field) for one in theirs):
                of = Description(new=True, zone="battlefield", **{field: value})
                yield CountExpectation(after=label, of=of, is_=should)
                break


def _all_new(situation: Situation, end: Snapshot) -> Iterator[Expectation]:
    news = [state for state in _news(situation, end) if state.zone == "battlefield"]
    yield CountExpectation(of=Description(new=True, zone="battlefield"), is_=len(news))
    told: list[dict[str, Any]] = []
    for state in news:
        seen = {field: getattr(state, field) for field in OF_A_TOKEN}
        if seen not in told:
            told.append(seen)
    for seen in told:
        number = sum(all(not _differs(v, getattr(one, f), f) for f, v in seen.items()) for one in news)
        yield CountExpectation(of=Description(new=True, zone="battlefield", **seen), is_=number)
