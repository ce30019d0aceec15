"""One form for all Cases that say the same.

Labels follow the fixed scheme, expectations stand in the order of the script, sets are sorted,
a game expectation says one thing, the readings of one moment stand together.
"""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec
from msgspec import UNSET

from mtg_conformance.documents.case import (
    ActionExpectation,
    Case,
    CountExpectation,
    Expectation,
    GameExpectation,
    ObjectExpectation,
    PlayerExpectation,
    ReadingsExpectation,
)
from mtg_conformance.documents.outcome import SET_FIELDS, GameState, ObjectState
from mtg_conformance.documents.situation import Action, Activate, Cast, ObjectSetup
from mtg_conformance.vocabulary.building import joined, placed
from mtg_conformance.vocabulary.words import NotWritable

_COLOR_ORDER = "WUBRG"
StateT = TypeVar("StateT", bound=ObjectState)


def canonical(case: Case) -> Case:
    """The Case in its canonical form; it means the same to every engine and to the judge.

    A Case without a title gets its id as title, the Situation the id of the Case. Labels are
    set where an expectation needs one. `after` of an action expectation says nothing and is
    dropped; an expectation within a reading looks where the reading looks. Raises NotWritable
    if one looks elsewhere.
    """
    situation = case.situation
    script, expect = placed(tuple(map(_action, situation.script)), list(_in_order(case)))
    return msgspec.structs.replace(
        case,
        title=case.title or case.id,
        notes="\n".join(line.strip() for line in case.notes.splitlines()).strip(),
        situation=msgspec.structs.replace(
            situation, id=case.id, objects=tuple(map(_object, situation.objects)), script=script
        ),
        expect=expect,
    )


def expectations_by_moment(case: Case) -> list[tuple[int, Expectation]]:
    """The expectations of a Case, each with the number of actions before it, in their order."""
    return list(_in_order(case))


def _object(thing: ObjectSetup) -> ObjectSetup:
    return msgspec.structs.replace(thing, controller=None) if thing.controller == thing.owner else thing


def _action(action: Action) -> Action:
    if isinstance(action, Cast | Activate):
        return msgspec.structs.replace(action, pays={way: things for way, things in action.pays.items() if things})
    return action


def _in_order(case: Case) -> Iterator[tuple[int, Expectation]]:
    moments = {"start": 0, "end": len(case.situation.script)}
    moments |= {action.label: n + 1 for n, action in enumerate(case.situation.script) if action.label is not None}

    def moment(expectation: Expectation) -> int:
        is_action = isinstance(expectation, ActionExpectation)
        return moments[expectation.action if is_action else expectation.after]  # type: ignore[union-attr]

    by_moment: dict[int, list[Expectation]] = {}
    for expectation in case.expect:
        here = by_moment.setdefault(moment(expectation), [])
        for piece in _pieces(expectation):
            earlier = next((one for one in here if isinstance(one, ReadingsExpectation)), None)
            if isinstance(piece, ReadingsExpectation) and earlier is not None:
                here[here.index(earlier)] = joined(earlier, piece)
            else:
                here.append(piece)
    for done in sorted(by_moment):
        for expectation in by_moment[done]:
            yield done, expectation


_Inner = ObjectExpectation | CountExpectation | PlayerExpectation


def _inner(expectation: _Inner) -> _Inner:
    """An object, count or player expectation with its sets sorted."""
    if isinstance(expectation, ObjectExpectation):
        return msgspec.structs.replace(expectation, is_=_sorted_sets(expectation.is_))
    if isinstance(expectation, CountExpectation):
        return msgspec.structs.replace(expectation, of=_sorted_sets(expectation.of))
    return expectation


def _pieces(expectation: Expectation) -> Iterable[Expectation]:
    match expectation:
        case GameExpectation():
            return [msgspec.structs.replace(expectation, is_=piece) for piece in _game_pieces(expectation.is_)]
        case ObjectExpectation() | CountExpectation() | PlayerExpectation():
            return [_inner(expectation)]
        case ReadingsExpectation():
            return [_readings(expectation)]
        case _:
            return [expectation]


def _game_pieces(state: GameState) -> Iterator[GameState]:
    if state.step is not UNSET or state.active is not UNSET:
        yield GameState(step=state.step, active=state.active)
    if state.stack is not UNSET:
        yield GameState(stack=state.stack)
    if state.priority is not UNSET:
        yield GameState(priority=state.priority)


def _readings(expectation: ReadingsExpectation) -> ReadingsExpectation:
    """The rule numbers of the whole belong to each part; a reading of nothing is dropped."""
    readings: dict[str, tuple[_Inner, ...]] = {}
    for name, inner in expectation.readings.items():
        for one in inner:
            if one.after not in ("end", expectation.after):
                raise NotWritable(f"the reading {name!r} looks at two moments: {expectation.after} and {one.after}")
        pieces = [_inner(one) for one in inner]
        if pieces:
            readings[name] = tuple(
                msgspec.structs.replace(piece, cr=tuple(dict.fromkeys((*piece.cr, *expectation.cr))))
                for piece in pieces
            )
    return msgspec.structs.replace(expectation, readings=readings, cr=())


def _sorted_sets(state: StateT) -> StateT:
    changed: dict[str, tuple[str, ...]] = {}
    for name in SET_FIELDS:
        value = getattr(state, name)
        if value is not UNSET:
            changed[name] = tuple(sorted(set(value), key=_COLOR_ORDER.index if name == "colors" else None))
    return msgspec.structs.replace(state, **changed)
