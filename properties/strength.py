"""The forcing table: what catches each misreading, and after how many boards.

A misreading is caught by a case that turns red, and by a drawn board on which an engine that
misreads the rules this way breaks an invariant, a relation or a result. The ratchet
(`strength.json`) keeps what is caught, so that nothing becomes uncaught unnoticed.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing import get_context, resource_tracker
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from mtg_conformance.documents import Case, Outcome, Situation
from mtg_conformance.engines import EngineFailure
from mtg_conformance.judge import judge
from mtg_conformance.profiles import Profile
from mtg_conformance.verdicts import Verdict
from reference_engine.adapter import ReferenceEngine

from .board import Board
from .boards import boards
from .frozen import frozen_boards
from .hunting import drawn_boards
from .misread import MisreadEngine
from .misreadings import CORNER, EVERY, MISREADINGS
from .trials import run_of, try_board

__all__ = [
    "RATCHET",
    "Caught",
    "Ratchet",
    "Strength",
    "caught_by_boards",
    "fixed_boards",
    "markdown",
    "measure",
    "names_of",
    "ratchet_of",
    "summary",
]

RATCHET: Final = Path(__file__).parent / "strength.json"
FROZEN: Final = 500
"""So many frozen boards the ratchet looks at."""
GO_ON: Final = 25
"""So many boards are played after the first that catches, to see what else does."""
_SHOWN: Final = 3


class Caught(msgspec.Struct, frozen=True, kw_only=True):
    """What catches one misreading. `examples`: ids of red cases; `boards`: for each seed the number
    of the first board that caught it, null if none did; `by`: each check that caught it on one of
    those boards or soon after, with how many seeds."""

    name: str
    what: str
    examples: tuple[str, ...]
    boards: tuple[int | None, ...]
    by: dict[str, int]

    @property
    def median(self) -> float | None:
        """Of the first boards; null if a seed did not catch it."""
        caught = [number for number in self.boards if number is not None]
        return median(caught) if len(caught) == len(self.boards) and caught else None

    @property
    def worst(self) -> int | None:
        """The greatest of the first boards; null if a seed did not catch it."""
        caught = [number for number in self.boards if number is not None]
        return max(caught) if len(caught) == len(self.boards) and caught else None


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table. `count`: boards per seed."""

    count: int
    seeds: tuple[int, ...]
    caught: tuple[Caught, ...]


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What the ratchet says of a misreading: number of cases that catch it, after how many boards
    it was caught (median and worst, null if not every seed caught it), and the number of the first
    frozen board that catches it, null if none of the first FROZEN does."""

    examples: int
    frozen: int | None
    median: float | None
    worst: int | None


class Ratchet(msgspec.Struct, frozen=True, kw_only=True):
    """`strength.json`."""

    boards: int
    seeds: int
    misreadings: dict[str, Kept]


class RememberingEngine(ReferenceEngine):
    """The reference engine that plays each board once: the same Situations are asked for again
    with every misreading."""

    def __init__(self, kept: Iterable[Situation]) -> None:
        self._kept = {id(one): one for one in kept}
        self._outcomes: dict[int, Outcome] = {}

    def run(self, situation: Situation) -> Outcome:
        """As ever."""
        key = id(situation)
        if key not in self._kept:
            return super().run(situation)
        if key not in self._outcomes:
            self._outcomes[key] = super().run(situation)
        return self._outcomes[key]


def names_of(profile: Profile) -> list[str]:
    """The misreadings of this part of the suite, by name."""
    return list({Profile.rulings: MISREADINGS, Profile.corner: CORNER, Profile.all: EVERY}[profile])


def measure(
    cases: Sequence[Case],
    count: int,
    seeds: Sequence[int],
    names: Sequence[str] | None = None,
    *,
    processes: int = 1,
    on_misreading: Callable[[Caught], None] | None = None,
) -> Strength:
    """Try every misreading of the documents' bullets (or those named) on the cases and on `count` boards of
    each seed."""
    wanted = list(MISREADINGS if names is None else names)
    caught: list[Caught] = []
    if processes > 1:
        work = (msgspec.json.encode(list(cases)), count, list(seeds))
        with _uninterrupted():
            workers = get_context("spawn").Pool(processes, _begin, work)
        with workers as pool:
            for one in pool.imap(_of_worker, wanted):
                caught.append(one)
                if on_misreading is not None:
                    on_misreading(one)
    else:
        drawn = [drawn_boards(boards(), count, seed) for seed in seeds]
        right = RememberingEngine(board.situation for those in drawn for board in those)
        for name in wanted:
            caught.append(_caught(name, cases, drawn, right))
            if on_misreading is not None:
                on_misreading(caught[-1])
    return Strength(count=count, seeds=tuple(seeds), caught=tuple(caught))


_WORK: dict[str, tuple[list[Case], list[list[Board]], ReferenceEngine]] = {}


_SIGNALS = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Signals wait, also for the processes that are started in here: Ctrl-C reaches them, too, and it is this
    program that ends them."""
    resource_tracker.ensure_running()  # which would let signals through when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(cases: bytes, count: int, seeds: Sequence[int]) -> None:
    """What a worker process needs once. From now on it can be ended."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    drawn = [drawn_boards(boards(), count, seed) for seed in seeds]
    right = RememberingEngine(board.situation for those in drawn for board in those)
    _WORK["all"] = msgspec.json.decode(cases, type=list[Case]), drawn, right


def _of_worker(name: str) -> Caught:
    return _caught(name, *_WORK["all"])


def _caught(name: str, cases: Sequence[Case], drawn: Sequence[Sequence[Board]], right: ReferenceEngine) -> Caught:
    engine = MisreadEngine(EVERY[name])
    first: list[int | None] = []
    by: dict[str, int] = {}
    for those in drawn:
        number, checks = caught_by_boards(engine, those, right)
        first.append(number)
        for check in sorted(checks):
            by[check] = by.get(check, 0) + 1
    examples = tuple(case.id for case in cases if case.ruling is not None and _is_red(case, engine))
    return Caught(name=name, what=EVERY[name].what, examples=examples, boards=tuple(first), by=by)


def caught_by_boards(
    engine: MisreadEngine, those: Sequence[Board], right: ReferenceEngine, go_on: int = GO_ON
) -> tuple[int | None, set[str]]:
    """The number (from 1) of the first board that catches a misreading, null if none does, and the
    checks that did on that board and the next `go_on`."""
    run = run_of(engine)
    first: int | None = None
    checks: set[str] = set()
    for number, board in enumerate(those, start=1):
        faults = try_board(board, run, reference=right).faults
        if faults and first is None:
            first = number
        checks |= {f"{fault.kind} {fault.name}" for fault in faults}
        if first is not None and number >= first + go_on:
            break
    return first, checks


def _is_red(case: Case, engine: ReferenceEngine) -> bool:
    try:
        return judge(case, run_of(engine)(case.situation)).verdict in (Verdict.failed, Verdict.error)
    except EngineFailure:
        return True


def ratchet_of(strength: Strength) -> Ratchet:
    """What is to be kept of a table."""
    drawn, right = fixed_boards()
    kept = {}
    for one in strength.caught:
        first, _ = caught_by_boards(MisreadEngine(EVERY[one.name]), drawn, right, go_on=0)
        kept[one.name] = Kept(examples=len(one.examples), frozen=first, median=one.median, worst=one.worst)
    return Ratchet(boards=strength.count, seeds=len(strength.seeds), misreadings=kept)


@lru_cache(maxsize=1)
def fixed_boards() -> tuple[list[Board], RememberingEngine]:
    """The same boards every time, whatever the strategies draw by now, and an engine that knows
    what must come of them."""
    drawn = [one.board for one in frozen_boards()[:FROZEN]]
    return drawn, RememberingEngine(board.situation for board in drawn)


def summary(strength: Strength) -> list[str]:
    """The table in a few lines, with what is not caught by name."""
    every = strength.caught
    by_boards = [one for one in every if one.worst is not None]
    middle = median([one.median for one in by_boards if one.median is not None]) if by_boards else None
    lines = [
        f"{len(every)} misreadings: {sum(bool(one.examples) for one in every)} caught by examples,"
        f" {len(by_boards)} by {strength.count} random boards with every one of {len(strength.seeds)} seeds."
    ]
    if middle is not None:
        worst = max(by_boards, key=lambda one: one.worst or 0)
        lines.append(f"Median over the misreadings: {middle:g} boards; the worst: {worst.worst} ({worst.name}).")
    for one in every:
        if not one.examples:
            lines.append(f"Not caught by an example: {one.name}: {one.what}")
        if one.worst is None:
            missed = sum(number is None for number in one.boards)
            lines.append(f"Not caught by boards with {missed} of {len(one.boards)} seeds: {one.name}: {one.what}")
    return lines


def markdown(strength: Strength) -> str:
    """The whole table as a page."""
    lines = [
        "# What catches what",
        "",
        "Made by `mtg-conformance strength`, not by hand. Each misreading is a way in which an engine may get the"
        " rules wrong (`properties/misreadings`). It must turn examples red and be caught by random boards. For each"
        " the table says which examples (how many, and the first ones), which checks on boards, and after how many"
        " boards it was caught: median and worst over the seeds.",
        "",
        *summary(strength),
        "",
        "| misreading | what such an engine does | examples | invariants | relations | results | median | worst |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in strength.caught:
        few = ", ".join(one.examples[:_SHOWN])
        examples = (
            f"{len(one.examples)}: {few}{', …' if len(one.examples) > _SHOWN else ''}" if one.examples else "none"
        )
        middle = "not caught" if one.median is None else f"{one.median:g}"
        worst = "not caught" if one.worst is None else str(one.worst)
        cells = [
            one.name,
            one.what.replace("|", "\\|"),
            examples,
            *(_checks(one, kinds) for kinds in (("invariant",), ("relation",), ("result", "error"))),
            middle,
            worst,
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _checks(caught: Caught, kinds: tuple[str, ...]) -> str:
    return ", ".join(check.split(" ", 1)[1] for check in caught.by if check.split(" ", 1)[0] in kinds) or "none"
