"""Which misreadings an engine's answers agree with.

A board or case tells a misreading apart if the reference engine comes to another result with it
than without. Where it does, the engine's result is one, the other, or neither. Reds are looked
at first; what agrees with some of them is held against things that the engine got right, too.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from mtg_conformance.documents import Outcome, Situation
from mtg_conformance.engines import EngineFailure
from mtg_conformance.profiles import is_corner
from reference_engine.adapter import ReferenceEngine

from .comparing import difference
from .misreadings import EVERY, MISREADINGS, Misreading
from .printed import other_cards
from .trials import run_of

__all__ = ["Candidate", "Seen", "agreeing", "diagnose"]

FIRST: Final = 10
"""A misreading that agrees with none of so many reds, from everywhere among them, is passed over."""
FEWEST: Final = 2
"""One observation is no diagnosis: nearly everything agrees with something once."""
MOST_RED: Final = 30
MOST_RIGHT: Final = 20
SECONDS: Final = 6.0
SHOWN: Final = 5

Printed = frozenset[tuple[str, str]]
"""Cards with a field that they have otherwise in an engine."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Something that an engine has played: what came of it (null: no answer, or none in time), and
    the bullets it is about."""

    situation: Situation
    outcome: Outcome | None
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A misreading, on how many of the situations that tell it apart (`of`) the engine's result
    was the misreading's (`agrees`), and how many of those were red."""

    name: str
    what: str
    agrees: int
    of: int
    reds: int

    def __str__(self) -> str:
        boards = "board that tells it apart" if self.of == 1 else "boards that tell it apart"
        return f"agrees with {self.name} on {self.agrees} of {self.of} {boards}: {self.what}"


def diagnose(reds: Sequence[Seen], right: Sequence[Seen], *, most: int = SHOWN) -> list[Candidate]:
    """The misreadings that agree best with what an engine did, the best first; those that agree with
    no red are left out, and those that are refuted more often than not.

    `reds`: what it got wrong, `right`: what it got right. Only some of either are looked at, for
    some seconds of computing at most.
    """
    until = time.process_time() + SECONDS
    reference = ReferenceEngine()
    red = [one for one in _spread(reds, MOST_RED) if _is_whole(one)]
    expected = {id(one): reference.run(one.situation) for one in red}
    printed = _otherwise_printed(red, expected)
    found: list[tuple[float, Candidate]] = []
    about = {bullet for one in red for bullet in one.rulings}
    # Those of the red bullets first: if time runs out, the others are missed the least.
    catalogue = EVERY if any(map(is_corner, about)) else MISREADINGS
    for misreading in sorted(catalogue.values(), key=lambda one: about.isdisjoint(one.breaks)):
        if time.process_time() > until:
            break
        if not _agreement(misreading, _spread(red, FIRST), expected, printed, reference)[0]:
            continue
        agrees, of = _agreement(misreading, red, expected, printed, reference)
        own = [one for one in right if set(one.rulings) & set(misreading.breaks) and _is_whole(one)]
        greens = _spread(own, MOST_RIGHT)
        expected |= {id(one): reference.run(one.situation) for one in greens if id(one) not in expected}
        # The engine was right there, so where it tells the misreading apart, that is refuted.
        also, more = _agreement(misreading, greens, expected, printed, reference)
        candidate = Candidate(misreading.name, misreading.what, agrees + also, of + more, agrees)
        if candidate.of >= FEWEST and candidate.agrees * 2 > candidate.of:
            found.append(((candidate.agrees + 1) / (candidate.of + 2), candidate))
    found.sort(key=lambda pair: (-pair[0], pair[1].name))
    return [candidate for _, candidate in found[:most]]


def agreeing(reds: Mapping[str, Seen], first: Collection[str] = (), most: int = 3) -> dict[str, list[Misreading]]:
    """Of each red the misreadings with which the reference engine comes to what the engine came to, where that is
    not what it comes to without; those that agree with most of these reds come first. `first`: only these are named
    where one of them agrees; without, only so many and those of the red's own bullets are tried."""
    reference = ReferenceEngine()
    named = [MISREADINGS[name] for name in first if name in MISREADINGS]
    found: dict[str, list[Misreading]] = {}
    for name, seen in reds.items():
        if _is_whole(seen):
            about = set(seen.rulings)
            expected = {id(seen): reference.run(seen.situation)}
            printed = _otherwise_printed([seen], expected)
            of_these = [one for one in MISREADINGS.values() if not about.isdisjoint(one.breaks)]
            for tried in (named, of_these):
                if not found.get(name):
                    found[name] = [one for one in tried if _agreement(one, [seen], expected, printed, reference)[0]]
    often = Counter(one.name for those in found.values() for one in those)
    return {name: sorted(those, key=lambda one: -often[one.name])[:most] for name, those in found.items() if those}


def _agreement(
    misreading: Misreading,
    seen: Iterable[Seen],
    expected: dict[int, Outcome],
    printed: Printed,
    engine: ReferenceEngine,
) -> tuple[int, int]:
    """On how many the engine's result is the misreading's, of how many that tell it apart."""
    agrees = of = 0
    for one in seen:
        try:
            with misreading.applied():
                wrong = run_of(engine)(one.situation)
        except EngineFailure:
            # Such a game never ends; an engine that plays it gives no answer either.
            of += 1
            agrees += one.outcome is None
            continue
        right = expected[id(one)]
        if one.outcome is None or wrong.stopped is not None or right.stopped is not None:
            continue
        ids = [thing.id for thing in one.situation.objects]
        differ = partial(difference, one.situation.script, ids, free=_left_out(one.situation, printed, right, wrong))
        if differ(right, wrong) is None:
            continue
        of += 1
        agrees += differ(wrong, one.outcome) is None
    return agrees, of


def _otherwise_printed(seen: Iterable[Seen], expected: Mapping[int, Outcome]) -> Printed:
    """What cards have otherwise in the engine before anything is done, by card and field."""
    others = (other_cards(one.situation, one.outcome, expected[id(one)]) for one in seen if one.outcome is not None)
    return frozenset((it.card, it.field) for those in others for it in those)


def _left_out(situation: Situation, printed: Printed, right: Outcome, wrong: Outcome) -> dict[str, set[str]]:
    """By object, what the engine has otherwise on the card itself. No misreading of what happens explains that,
    unless it makes the card another one, too."""
    explained = {(it.card, it.field) for it in other_cards(situation, wrong, right)} if printed else set()
    free: dict[str, set[str]] = {}
    for thing in situation.objects:
        for card, field in printed - explained:
            if card == thing.card:
                free.setdefault(thing.id, set()).add(field)
    return free


def _is_whole(one: Seen) -> bool:
    return one.outcome is None or one.outcome.stopped is None


def _spread(seen: Sequence[Seen], most: int) -> list[Seen]:
    """At most so many, from everywhere in the list."""
    if len(seen) <= most:
        return list(seen)
    return [seen[n * len(seen) // most] for n in range(most)]
