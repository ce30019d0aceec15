"""The frozen boards on an engine, for a certificate: judged like drawn ones, without shrinking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from mtg_conformance.documents import Case, Outcome
from mtg_conformance.engines import Engine
from reference_engine.adapter import ReferenceEngine

from .as_case import case_of
from .frozen import FrozenBoard
from .hunting import DEATHS_IN_A_ROW
from .trials import Fault, GivenUp, disagreement_fault, run_of, try_board
from .usable import things_on

__all__ = ["BoardsRun", "RedBoard", "judge_boards"]


@dataclass(frozen=True, slots=True)
class RedBoard:
    """A board on which something is broken. `case` fails on the engine and passes on the
    reference engine; the frozen Case where no shorter one tells."""

    board: FrozenBoard
    faults: tuple[Fault, ...]
    case: Case
    outcome: Outcome | None


@dataclass
class BoardsRun:
    """What came of the boards so far. `planned`: how many are to be played, `stopped`: of how
    many nothing was learned, by cause; `not_as_asked`: what was otherwise on those that were not as asked, and on how
    many; `right`: some outcomes with nothing wrong, for diagnosis."""

    planned: int
    judged: list[FrozenBoard] = field(default_factory=list)
    reds: list[RedBoard] = field(default_factory=list)
    stopped: dict[str, list[FrozenBoard]] = field(default_factory=dict)
    not_as_asked: Counter[str] = field(default_factory=Counter)
    doubtful: Counter[str] = field(default_factory=Counter)
    right: list[tuple[FrozenBoard, Outcome]] = field(default_factory=list)
    given_up: str = ""
    interrupted: bool = False

    @property
    def played(self) -> int:
        """How many are done."""
        return len(self.judged) + sum(map(len, self.stopped.values()))


def judge_boards(
    engine: Engine,
    boards: Sequence[FrozenBoard],
    count: int,
    *,
    most_relations: int | None = None,
    cards: Collection[str] | None = None,
    broken: Collection[str] = (),
    on_board: Callable[[BoardsRun], None] | None = None,
) -> BoardsRun:
    """Play the first `count` boards on an engine. `cards`: those that it knows (null: ask it);
    boards with others are `unsupported` and not played. `broken`: cards whose controls are red; boards
    with them are `blocked` and not played. Ctrl-C ends it early, marked so.
    """
    run = run_of(engine)
    reference = ReferenceEngine()
    compare = not isinstance(engine, ReferenceEngine)
    known = None if cards is None else frozenset(cards)
    result = BoardsRun(min(len(boards), count))
    deaths = 0
    try:
        for number, frozen in enumerate(boards):
            if number >= result.planned:
                break
            if known is not None and any(thing.card not in known for thing in frozen.case.situation.objects):
                result.stopped.setdefault("unsupported", []).append(frozen)
                continue
            if not things_on(frozen.case.situation).isdisjoint(broken):
                result.stopped.setdefault("blocked", []).append(frozen)
                continue
            board = frozen.board
            trial = try_board(
                board, run, most_relations=most_relations, turn=number, reference=reference, compare=compare
            )
            result.doubtful.update(trial.doubtful)
            if trial.stopped is not None:
                result.stopped.setdefault(trial.stopped, []).append(frozen)
                if trial.stopped == "setup":
                    result.not_as_asked[trial.detail] += 1
            else:
                result.judged.append(frozen)
                faults = trial.faults
                if faults and trial.outcome is not None:
                    again = try_board(board, run, only=faults[0], reference=reference).outcome
                    differs = None if again is None else disagreement_fault(board, trial.outcome, again)
                    faults = faults if differs is None else (differs,)
                if faults:
                    case = case_of(board, faults, run, reference, shrink=False) or frozen.case
                    result.reds.append(RedBoard(frozen, faults, case, trial.outcome))
                elif trial.outcome is not None:
                    result.right.append((frozen, trial.outcome))
                deaths = deaths + 1 if any(fault.kind == "error" for fault in faults) else 0
                if deaths >= DEATHS_IN_A_ROW:
                    raise GivenUp(f"no usable answer to {deaths} boards in a row; the last: {faults[0].what}")
            if on_board is not None:
                on_board(result)
    except GivenUp as why:
        result.given_up = str(why)
    except KeyboardInterrupt:
        result.interrupted = True
    return result
