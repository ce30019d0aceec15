"""What Hypothesis can't take away from a board: it shrinks what was drawn, and a strategy draws
answers and bystanders for every question that might come up.

Here single objects, actions, answers and details are left out as long as the board is legal and
at rest, every action is still possible, and the same thing is broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from mtg_conformance.documents import (
    Action,
    Activate,
    Answer,
    Attack,
    Block,
    Cast,
    ObjectSetup,
    Resolve,
    Situation,
)
from reference_engine.adapter import IllegalBoard, ReferenceEngine, check_board

__all__ = ["is_playable", "refusals", "smallest"]


def smallest(situation: Situation, is_broken: Callable[[Situation], bool], reference: ReferenceEngine) -> Situation:
    """The situation with as much left out as can be, one thing at a time, until nothing can.

    `is_broken` says whether the same thing is still broken; it is only asked about situations
    that the reference engine can play, and in which it refuses nothing that it did not refuse before.
    """
    refused = refusals(situation, reference)
    place, shrunk = 0, False
    while True:
        for n, smaller in enumerate(_smaller(situation)):
            if n >= place and is_playable(smaller, reference, refused) and is_broken(smaller):
                # What stood before this place was tried a moment ago: go on from here.
                situation, place, shrunk = smaller, n, True
                break
        else:
            if not shrunk:
                return situation
            place, shrunk = 0, False


def is_playable(situation: Situation, reference: ReferenceEngine, refused: Sequence[Action] = ()) -> bool:
    """Whether the board is legal and at rest, and the reference engine comes to the end of the
    script with every action accepted but these."""
    try:
        check_board(situation)
    except (IllegalBoard, KeyError):
        return False
    outcome = reference.run(situation)
    return outcome.stopped is None and all(
        result.accepted or action in refused for action, result in zip(situation.script, outcome.actions, strict=True)
    )


def refusals(situation: Situation, reference: ReferenceEngine) -> list[Action]:
    """The actions that the reference engine refuses."""
    actions = zip(situation.script, reference.run(situation).actions, strict=False)
    return [action for action, result in actions if not result.accepted]


def _smaller(situation: Situation) -> Iterator[Situation]:
    """Everything that is one step smaller, the biggest steps first."""
    script = situation.script
    for length in range(1, len(script)):
        yield _tidy(situation, script=script[:length])
    for n in range(len(script)):
        yield _tidy(situation, script=script[:n] + script[n + 1 :])
    for n in range(len(script) - 1):  # a spell and its resolving: each is needed while the other is there
        yield _tidy(situation, script=script[:n] + script[n + 2 :])
    for thing in situation.objects:
        yield _without(situation, thing.id)
    if situation.answers:
        yield msgspec.structs.replace(situation, answers=())
    for n in range(len(situation.answers)):
        yield msgspec.structs.replace(situation, answers=situation.answers[:n] + situation.answers[n + 1 :])
    for n, thing in enumerate(situation.objects):
        for plainer in _plainer(thing):
            objects = (*situation.objects[:n], plainer, *situation.objects[n + 1 :])
            yield msgspec.structs.replace(situation, objects=objects)
    for n, action in enumerate(script):
        if isinstance(action, Resolve) and action.all:
            one = msgspec.structs.replace(action, all=False)
            yield msgspec.structs.replace(situation, script=(*script[:n], one, *script[n + 1 :]))
    if situation.players:
        yield msgspec.structs.replace(situation, players={})
    for n, answer in enumerate(situation.answers):
        for shorter in _shorter(answer):
            answers = (*situation.answers[:n], shorter, *situation.answers[n + 1 :])
            yield msgspec.structs.replace(situation, answers=answers)


def _plainer(thing: ObjectSetup) -> Iterator[ObjectSetup]:
    if thing.counters:
        yield msgspec.structs.replace(thing, counters={})
        for kind, number in thing.counters.items():
            fewer = {name: n for name, n in thing.counters.items() if name != kind}
            yield msgspec.structs.replace(thing, counters=fewer)
            if number > 1:
                yield msgspec.structs.replace(thing, counters={**thing.counters, kind: 1})
    if thing.damage:
        yield msgspec.structs.replace(thing, damage=0)
    if thing.tapped:
        yield msgspec.structs.replace(thing, tapped=False)
    if thing.sick:
        yield msgspec.structs.replace(thing, sick=False)
    if thing.controller not in (None, thing.owner):
        yield msgspec.structs.replace(thing, controller=None)


def _shorter(answer: Answer) -> Iterator[Answer]:
    for length in (1, len(answer.prefer) - 1):
        if 0 < length < len(answer.prefer):
            yield msgspec.structs.replace(answer, prefer=answer.prefer[:length])
    for n in range(len(answer.prefer) - 1 if len(answer.prefer) > 1 else 0):
        yield msgspec.structs.replace(answer, prefer=answer.prefer[:n] + answer.prefer[n + 1 :])
    if answer.from_ is not None:
        yield msgspec.structs.replace(answer, from_=None)


def _without(situation: Situation, id: str) -> Situation:
    """The situation without an object, what is attached to it, and the actions about it."""
    gone = {id} | {thing.id for thing in situation.objects if thing.attached_to == id}
    objects = tuple(thing for thing in situation.objects if thing.id not in gone)
    script = tuple(action for action in (_spared(one, gone) for one in situation.script) if action is not None)
    return _tidy(msgspec.structs.replace(situation, objects=objects), script=script)


def _spared(action: Action, gone: set[str]) -> Action | None:
    """What is left of an action when objects are gone; null if nothing is."""
    match action:
        case Cast() | Activate():
            used = {action.object, *action.targets, *(one for many in action.pays.values() for one in many)}
            return None if used & gone else action
        case Attack():
            attackers = {one: whom for one, whom in action.attackers.items() if one not in gone and whom not in gone}
            return msgspec.structs.replace(action, attackers=attackers)
        case Block():
            blockers = {one: whom for one, whom in action.blockers.items() if one not in gone and whom not in gone}
            return msgspec.structs.replace(action, blockers=blockers)
        case _:
            return action


def _tidy(situation: Situation, *, script: tuple[Action, ...]) -> Situation:
    """With another script, and without cards in hand that are no longer used and answers about
    what is not there."""
    used: set[str] = set()
    for action in script:
        if isinstance(action, Cast | Activate):
            used |= {action.object, *action.targets, *(one for many in action.pays.values() for one in many)}
    kept = {thing.id for thing in situation.objects if thing.zone != "hand" or thing.id in used}
    objects = tuple(thing for thing in situation.objects if thing.id in kept)
    gone = {thing.id for thing in situation.objects} - kept
    answers = []
    for answer in situation.answers:
        prefer = tuple(one for one in answer.prefer if one not in gone)
        if prefer and answer.from_ not in gone:
            answers.append(msgspec.structs.replace(answer, prefer=prefer))
    return msgspec.structs.replace(situation, objects=objects, script=script, answers=tuple(answers))
