"""Whether one outcome of one board is as a claim says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import UNSET

from mtg_conformance.documents import ObjectState, Outcome
from mtg_conformance.judging.values import named, same, seen
from mtg_conformance.judging.words import field_words
from mtg_conformance.verdicts import Verdict
from mtg_conformance.vocabulary.claims import (
    Answered,
    Claim,
    Clause,
    Created,
    Gained,
    Keeps,
    LikeTheCard,
    Said,
    Stands,
)

from .. import facts
from ..board import Board
from ..scene import NOTHING, Scene
from ..violation import Violation
from .creature import CREATURE_MOMENTS
from .eternalizing import ETERNALIZE_MOMENTS
from .occasion import Occasion
from .phrases import has

MOMENTS = {**CREATURE_MOMENTS, **ETERNALIZE_MOMENTS}


class Checked(msgspec.Struct, frozen=True):
    """What a claim came to on one outcome: at how many moments it was judged, and what was wrong."""

    occasions: int
    violations: tuple[Violation, ...] = ()


class ClaimVerdict(msgspec.Struct, frozen=True):
    """What a claim came to over many outcomes: `passed` or `failed`, or `not run` if it was judged
    on none of them. `broken`: the boards on which it does not hold."""

    claim: str
    verdict: Verdict
    boards: int
    occasions: int
    broken: tuple[tuple[Board, Violation], ...] = ()


def judge_claim(claim: Claim, played: Iterable[tuple[Board, Outcome]]) -> ClaimVerdict:
    """Judge a claim over outcomes of boards, of any engine. An outcome that stopped, and a board that
    lacks what the claim asks for, counts as nothing."""
    boards = occasions = 0
    broken: list[tuple[Board, Violation]] = []
    for board, outcome in played:
        result = checked(claim, board, outcome)
        boards += bool(result.occasions)
        occasions += result.occasions
        broken += [(board, one) for one in result.violations]
    verdict = Verdict.failed if broken else Verdict.passed if occasions else Verdict.not_run
    return ClaimVerdict(claim.id, verdict, boards, occasions, tuple(broken))


def check(claim: Claim, board: Board, outcome: Outcome) -> list[Violation]:
    """What is wrong with an outcome, by a claim. Empty also where the claim says nothing of the
    board: `checked` tells."""
    return list(checked(claim, board, outcome).violations)


def checked(claim: Claim, board: Board, outcome: Outcome) -> Checked:
    """Judge one outcome of one board by a claim, at every moment that the claim speaks of. A moment
    at which the engine does not show a field that the claim names is none."""
    if outcome.stopped is not None:
        return Checked(0)
    scene = Scene(board.situation, outcome)
    occasions = 0
    found: list[Violation] = []
    for occasion in MOMENTS[claim.when](scene):
        if not all(has(occasion, phrase) for phrase in claim.given):
            continue
        said = [_broken(one, occasion) for one in claim.then]
        wrong = [one for one in said if isinstance(one, str)]
        if not wrong and UNSET in said:
            continue
        occasions += 1
        if wrong:
            rulings = () if claim.ruling is None else (claim.ruling,)
            what = f"after action {occasion.at} {'; '.join(wrong)}"
            found.append(Violation("invariant", claim.id, rulings, claim.cr, what))
    return Checked(occasions, tuple(found))


def _broken(said: Said, occasion: Occasion) -> str | msgspec.UnsetType | None:
    """What is wrong, in words; None if nothing is, UNSET if the engine does not show it."""
    clause: Clause = said.clause
    match clause:
        case Stands():
            return _stands(said.text, clause, occasion)
        case Keeps():
            return _first(_kept(said.text, id, clause.fields, occasion) for id in _players(clause.role, occasion))
        case LikeTheCard():
            return _first(_like(said.text, id, occasion) for id in _players(clause.role, occasion))
        case Created():
            tokens = occasion.roles.get("the tokens", ())
            return None if len(tokens) == clause.number else f"{said.text}: expected; there are {len(tokens)}"
        case Gained():
            return _gained(said.text, clause.life, occasion)
        case Answered():
            result = occasion.scene.outcome.actions[occasion.at - 1]
            words = "accepted" if result.accepted else f"refused{f' ({result.reason})' if result.reason else ''}"
            return None if result.accepted is clause.accepted else f"{said.text}: expected; it was {words}"


def _players(role: str, occasion: Occasion) -> tuple[str, ...]:
    return occasion.roles.get(role, ())


def _first(results: Iterable[str | msgspec.UnsetType | None]) -> str | msgspec.UnsetType | None:
    """The first thing that is wrong, else UNSET if something is not shown."""
    unknown: msgspec.UnsetType | None = UNSET
    for result in results:
        if isinstance(result, str):
            return result
        if result is None and unknown is UNSET:
            unknown = None
        elif result is UNSET:
            return UNSET
    return unknown


def _differences(
    expected: ObjectState, state: ObjectState, occasion: Occasion
) -> Iterator[tuple[str, object] | msgspec.UnsetType]:
    for field, value in named(expected):
        if field == "attached_to" and isinstance(value, str):
            players = _players(value, occasion)
            value = players[0] if players else UNSET
        found = seen(state, field)
        if found is UNSET or value is UNSET:
            yield UNSET
        elif not same(field, value, found):
            yield field, found


def _stands(text: str, clause: Stands, occasion: Occasion) -> str | msgspec.UnsetType | None:
    players = _players(clause.role, occasion)
    if not players:
        return UNSET
    as_said, others = [], []
    for id in players:
        state = occasion.scene.snapshots[occasion.at].objects.get(id) or NOTHING
        differences = list(_differences(clause.is_, state, occasion))
        if UNSET in differences and not any(isinstance(one, tuple) for one in differences):
            return UNSET
        if differences:
            others.append((id, [one for one in differences if isinstance(one, tuple)]))
        else:
            as_said.append(id)
    wanted = clause.number if clause.number is not None else len(players) - clause.but
    if len(as_said) == wanted:
        return None
    seats = occasion.scene.situation.seats
    found = [
        f"the {id} is {', '.join(field_words(field, value, seats) for field, value in different)}"
        for id, different in others
    ]
    if clause.number is not None or clause.but:
        found = [f"{len(as_said)} of {len(players)} ({', '.join(as_said) or 'none'})", *found]
    return f"{text}: expected; found: {', '.join(found)}"


def _kept(text: str, id: str, fields: Sequence[str], occasion: Occasion) -> str | msgspec.UnsetType | None:
    seats = occasion.scene.situation.seats
    unknown: msgspec.UnsetType | None = None
    for field in fields:
        before, after = seen(occasion.before(id), field), seen(occasion.after(id), field)
        if before is UNSET or after is UNSET:
            # An engine without combat, say, may leave a field out from start to end.
            unknown = UNSET if before is not after else unknown
        elif not same(field, before, after):
            words = field_words(field, before, seats), field_words(field, after, seats)
            return f"{text}: expected; the {id} was {words[0]} and is {words[1]}"
    return unknown


def _like(text: str, id: str, occasion: Occasion) -> str | msgspec.UnsetType | None:
    card, state = occasion.card(_players("the card", occasion)[0]), occasion.after(id)
    types = {*facts.ETERNALIZE_TYPES[card], "Zombie"}
    if UNSET in (state.name, state.subtypes):
        return UNSET
    if state.name == card and set(state.subtypes or ()) == types:
        return None
    return (
        f"{text}: expected; the {id} is called {state.name}, a {' '.join(state.subtypes or ()) or 'thing of no type'}"
    )


def _gained(text: str, life: int, occasion: Occasion) -> str | msgspec.UnsetType | None:
    owner = occasion.before(occasion.creature).owner
    if not isinstance(owner, str):
        return UNSET
    players = [occasion.scene.snapshots[at].players.get(owner) for at in (occasion.at - 1, occasion.at)]
    if occasion.scene.snapshots[occasion.at].game.stack:
        return UNSET  # what has triggered is still to resolve (603.3)
    lives = [UNSET if one is None else one.life for one in players]
    if not isinstance(lives[0], int) or not isinstance(lives[1], int):
        return UNSET
    gained = lives[1] - lives[0]
    return None if gained == life else f"{text}: expected; it is {gained:+d}"
