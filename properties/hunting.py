"""Hunting: boards are drawn and played on an engine until something is broken, and that board is
made as small as it can be.

Hypothesis draws and shrinks. A board is drawn once and played once; all that can be said of it is
said of that outcome (a relation costs the second run that it is about). What was found is kept as
JSON and played first next time: unlike an example database it outlives a change of the strategies.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis.errors import Flaky, HypothesisException
from hypothesis.strategies import SearchStrategy

from mtg_conformance.documents import Case, Situation
from mtg_conformance.engines import Engine, EngineFailure
from reference_engine.adapter import ReferenceEngine

from .as_case import case_of
from .board import Board, Topic
from .boards import boards, eternalize_boards, umbra_armor_boards
from .shrinking import smallest
from .trials import ORDER, Fault, GivenUp, Trial, disagreement_fault, run_of, try_board

__all__ = ["Failure", "FailureStore", "Hunt", "boards_of", "drawn_boards", "each_board", "hunt"]

SHRINK_SECONDS: Final = 60.0
"""So long an engine may take over one failure; then what is smallest so far is kept."""
MOST_FAILURES: Final = 25
"""With so many different failures found the hunt ends: more would not be read."""
DEATHS_IN_A_ROW: Final = 5
"""After so many boards in a row without a usable answer the engine is given up."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """A smallest board on which something is broken. `faults`: all that is, what says it most
    plainly first; `key`: of the one that was shrunk; `drawn`: how many boards had been played when it was found;
    `case`: shows it, and fails again when pasted; null if no sentence can tell."""

    key: str
    faults: tuple[Fault, ...]
    board: Board
    drawn: int = 0
    case: Case | None = None

    @property
    def name(self) -> str:
        """A file name that says what and where."""
        what = re.sub(r"[^a-z0-9]+", "-", self.faults[0].name.lower()).strip("-")
        return f"{what}-{hashlib.sha256(msgspec.json.encode(self.board.situation)).hexdigest()[:8]}"


@dataclass
class Hunt:
    """What came of a hunt. `gone`: failures of an earlier one that are none any more. `boards`
    counts those drawn before something new was found on one, and not the ones of shrinking.
    `doubtful`: checks that the reference engine does not meet either, with how often. `once`: what was broken
    once and not when the board was played again, as by an engine that remembers what it played before."""

    wanted: int
    boards: int = 0
    judged: int = 0
    red: int = 0
    stopped: Counter[str] = field(default_factory=Counter)
    details: Counter[str] = field(default_factory=Counter)
    doubtful: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    gone: list[Failure] = field(default_factory=list)
    once: list[tuple[Board, Fault]] = field(default_factory=list)
    given_up: str = ""
    shrinking: bool = False
    interrupted: bool = False


class FailureStore:
    """Failures as JSON files in a folder, for one engine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self) -> list[Failure]:
        """All that are there, in order of their names; files that are no failures (any more) are
        passed over."""
        found = []
        for path in sorted(self.folder.glob("*.json")):
            try:
                found.append(msgspec.json.decode(path.read_bytes(), type=Failure))
            except (OSError, msgspec.MsgspecError):
                continue
        return found

    def update(self, failures: Iterable[Failure], gone: Iterable[Failure]) -> None:
        """Keep these and forget those. Raises OSError if the disk refuses."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for failure in gone:
            (self.folder / f"{failure.name}.json").unlink(missing_ok=True)
        for failure in failures:
            written = msgspec.json.format(msgspec.json.encode(failure)) + b"\n"
            (self.folder / f"{failure.name}.json").write_bytes(written)


def boards_of(topic: Topic | None, cards: Iterable[str] | None) -> SearchStrategy[Board]:
    """Boards about a topic, or about both. Raises ValueError if these cards can't make one."""
    known = None if cards is None else frozenset(cards)
    if topic == "umbra-armor":
        return umbra_armor_boards(known)
    if topic == "eternalize":
        return eternalize_boards(known)
    return boards(known)


def drawn_boards(strategy: SearchStrategy[Board], count: int, number: int) -> list[Board]:
    """So many boards, the same ones for the same seed `number` (and version of Hypothesis)."""
    drawn: list[Board] = []

    def keep(board: Board) -> None:
        drawn.append(board)

    each_board(strategy, count, number, keep)
    return drawn[:count]


def hunt(
    engine: Engine,
    strategy: SearchStrategy[Board],
    *,
    count: int,
    number: int,
    known: Sequence[Failure] = (),
    most_relations: int | None = None,
    most_failures: int = MOST_FAILURES,
    shrink_seconds: float = SHRINK_SECONDS,
    on_board: Callable[[Hunt], None] | None = None,
) -> Hunt:
    """Play `count` drawn boards and give back what is broken, each once and as small as can be.

    `number`: the seed. `known`: failures of an earlier hunt, played first. `most_relations`: per
    board (for a slow engine), all if None. `on_board` hears after each board. Ctrl-C ends the
    hunt and what was found is given.
    """
    return _Hunter(engine, count, most_relations, shrink_seconds, on_board or (lambda _: None)).hunt(
        strategy, number, known, most_failures
    )


class _Broken(Exception):
    """Told to Hypothesis: the fault that is being shrunk is there."""


class _Hunter:
    """The state of one hunt."""

    def __init__(
        self,
        engine: Engine,
        count: int,
        most_relations: int | None,
        shrink_seconds: float,
        on_board: Callable[[Hunt], None],
    ) -> None:
        self.result = Hunt(count)
        self.reference = ReferenceEngine()
        self.most_relations = most_relations
        self.shrink_seconds = shrink_seconds
        self.on_board = on_board
        self.run = run_of(engine)
        self.found: set[str] = set()
        self.target: Fault | None = None
        self.best: Board | None = None
        self.deadline = 0.0
        self.deaths = 0
        self.over: GivenUp | None = None

    def hunt(self, strategy: SearchStrategy[Board], number: int, known: Sequence[Failure], most: int) -> Hunt:
        result = self.result
        try:
            self._replay(known)
            while result.boards < result.wanted and len(result.failures) < most:
                before = result.boards
                each_board(strategy, result.wanted - result.boards, number, self._probe, shrink=True)
                if self.target is not None:
                    self._keep(*self._take())
                elif result.boards == before:
                    break
                number += 1
        except GivenUp as why:
            result.given_up = str(why)
            if self.target is not None:
                self._keep_as_it_is(*self._take())
        except KeyboardInterrupt:
            result.interrupted = True
            if self.target is not None:
                self._keep_as_it_is(*self._take())
        return result

    def _take(self) -> tuple[Fault, Board]:
        """What was shrunk, and the way is free for the next."""
        assert self.target is not None
        assert self.best is not None
        taken = self.target, self.best
        self.target = self.best = None
        self.result.shrinking = False
        return taken

    def _replay(self, known: Sequence[Failure]) -> None:
        """Failures of an earlier hunt: still there, or gone; one that could not be played stays."""
        for failure in known:
            own = next((fault for fault in failure.faults if fault.key == failure.key), failure.faults[0])
            trial = self._try(failure.board, own)
            if trial.stopped is not None:
                self.result.stopped[trial.stopped] += 1
                continue
            if any(fault.key == failure.key for fault in trial.faults):
                self._keep(own, failure.board, shrink=False)
            else:
                self.result.gone.append(failure)

    def _probe(self, board: Board) -> None:
        """Hypothesis calls this with every board. Raises _Broken, and GivenUp, at once if it has
        before: Hypothesis takes that for a failure to be shrunk, too."""
        if self.over is not None:
            raise self.over
        try:
            self._judge(board)
        except GivenUp as why:
            self.over = why
            raise

    def _judge(self, board: Board) -> None:
        if self.target is not None:
            self._probe_for_target(board)
            return
        result = self.result
        result.boards += 1
        trial = self._try(board)
        self._note(trial)
        self.on_board(result)
        new = next((fault for fault in trial.faults if fault.key not in self.found), None)
        if new is None:
            return
        first, new = new, self._confirmed(board, trial, new)
        if new is None:
            result.once.append((board, first))
            return
        if new.key in self.found:
            return
        self.target, self.best = new, board
        self.deadline = time.monotonic() + self.shrink_seconds
        result.shrinking = True
        self.on_board(result)
        raise _Broken

    def _probe_for_target(self, board: Board) -> None:
        if board == self.best:
            raise _Broken
        if self._is_broken(board):
            self.best = board
            self.on_board(self.result)
            raise _Broken

    def _is_broken(self, board: Board) -> bool:
        """Whether the fault that is being shrunk is on this board, too, or one of its name that
        has not been found yet."""
        assert self.target is not None
        if time.monotonic() > self.deadline:
            return False
        return self._same(self.target, self._try(board, self.target)) is not None

    def _same(self, target: Fault, trial: Trial) -> Fault | None:
        alike = [one for one in trial.faults if (one.kind, one.name) == (target.kind, target.name)]
        return next((one for one in alike if one.key == target.key or one.key not in self.found), None)

    def _try(self, board: Board, only: Fault | None = None) -> Trial:
        return try_board(
            board,
            self.run,
            most_relations=self.most_relations,
            turn=self.result.boards,
            only=only,
            reference=self.reference,
        )

    def _note(self, trial: Trial) -> None:
        result = self.result
        result.doubtful.update(trial.doubtful)
        if trial.stopped is not None:
            result.stopped[trial.stopped] += 1
            result.details[f"{trial.stopped}: {trial.detail}"] += 1
        else:
            result.judged += 1
            result.red += bool(trial.faults)
        dead = any(fault.kind == "error" for fault in trial.faults)
        self.deaths = self.deaths + 1 if dead else 0
        if self.deaths >= DEATHS_IN_A_ROW and all(fault.key in self.found for fault in trial.faults):
            raise GivenUp(f"no usable answer to {self.deaths} boards in a row; the last: {trial.faults[0].what}")

    def _confirmed(self, board: Board, trial: Trial, fault: Fault) -> Fault | None:
        """The fault if it comes again; else that the engine disagrees with itself, if that is so."""
        again = self._try(board, fault)
        if any(one.key == fault.key for one in again.faults):
            return fault
        if trial.outcome is None or again.outcome is None:
            return None
        return disagreement_fault(board, trial.outcome, again.outcome)

    def _keep(self, fault: Fault, board: Board, *, shrink: bool = True) -> None:
        """A shrunk board becomes a failure, with all that is broken on it."""
        self.target, self.best = fault, board
        if shrink and fault.name != "disagrees with itself":

            def is_broken(situation: Situation) -> bool:
                smaller = msgspec.structs.replace(board, situation=situation)
                if self._is_broken(smaller):
                    self.best = smaller
                    return True
                return False

            self.result.shrinking = True
            smallest(board.situation, is_broken, self.reference)
        fault, board = self._take()
        own = self._same(fault, self._try(board, fault)) or fault
        faults = try_board(board, self.run, reference=self.reference).faults
        self._keep_as_it_is(own, board, faults)

    def _keep_as_it_is(self, fault: Fault, board: Board, others: Sequence[Fault] = ()) -> None:
        once: Mapping[str, Fault] = {one.key: one for one in reversed((fault, *others))}
        faults = tuple(sorted(once.values(), key=lambda one: (ORDER.index(one.kind), one.key != fault.key)))
        self.found |= {one.key for one in faults}
        try:
            case = case_of(board, faults, self.run, self.reference, lambda: time.monotonic() > self.deadline)
        except (GivenUp, EngineFailure):
            case = None
        failure = Failure(key=fault.key, faults=faults, board=board, drawn=self.result.boards, case=case)
        if all(failure.board.situation != one.board.situation for one in self.result.failures):
            self.result.failures.append(failure)
        self.on_board(self.result)


def each_board(
    strategy: SearchStrategy[Board], count: int, number: int, probe: Callable[[Board], None], *, shrink: bool = False
) -> None:
    """Have Hypothesis call `probe` with so many boards, and shrink the first for which it raises
    _Broken. What the smallest was, the probe knows."""
    phases = (Phase.generate, Phase.shrink) if shrink else (Phase.generate,)
    checked = settings(
        max_examples=max(1, count),
        database=None,
        deadline=None,
        derandomize=False,
        phases=phases,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
        report_multiple_bugs=False,
    )
    try:
        seed(number)(checked(given(strategy)(probe)))()
    except _Broken:
        return
    except (Flaky, HypothesisException):
        # The engine did not do the same thing twice; what it did first is kept and told.
        return
