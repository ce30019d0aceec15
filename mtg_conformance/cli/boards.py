"""The drawn boards of a certificate, and what an engine's reds have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mtg_conformance.adapter import Adapter
from mtg_conformance.certificate import Agreement, BoardCounts, BoardReport, BoardsReport, Certificate
from mtg_conformance.cli.drawn import certifying, diagnosis, frozen, usable
from mtg_conformance.cli.output import progress_console
from mtg_conformance.cli.suites import the_boards, the_controls
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.documents import Case, Outcome, Situation
from mtg_conformance.engines import Engine
from mtg_conformance.verdicts import NOT_ASKED, Cause, Judgement, Verdict

__all__ = ["board_ids", "boards_for", "check_boards", "diagnosed", "relations_for", "with_boards"]

MOST_NOT_AS_ASKED: Final = 5
"""So many things that were otherwise than asked are told of."""


def check_boards(count: int | None) -> None:
    """Raise BadInput unless so many frozen boards can be played."""
    there = len(the_boards())
    if count is not None and not 0 <= count <= there:
        raise BadInput(f"--boards {count}: expected a number from 0 to {there}, which is what this edition has")


def board_ids() -> list[str]:
    """The ids of all frozen boards, in order."""
    return [one.case.id for one in the_boards()]


def boards_for(engine: Engine) -> int:
    """How many boards are played when nobody says: fewer on a program, where each run takes its time.
    It does not depend on how fast this machine is today, so that a gate judges the same everywhere."""
    return 500 if isinstance(engine, Adapter) else 100


def relations_for(engine: Engine) -> int | None:
    """How many relations are judged on each board: all on an engine in this process, one in turn on
    a program, where each run takes its time."""
    return None if isinstance(engine, Adapter) else 1


def with_boards(
    certificate: Certificate, engine: Engine, count: int
) -> tuple[Certificate, dict[str, Case], certifying.BoardsRun]:
    """The certificate with what came of the frozen boards, the Cases that show the reds by id, and
    the whole run. Boards with cards whose controls are red in the certificate are blocked."""
    boards = the_boards()
    controls = the_controls()
    cards = engine.describe().cards
    with board_progress("boards") as (update, _):
        run = certifying.judge_boards(
            engine,
            boards,
            count,
            most_relations=relations_for(engine),
            cards=cards,
            broken=usable.broken_cards(controls, {one.id: one.verdict for one in certificate.reports()}),
            on_board=lambda so_far: update(so_far.played, so_far.planned, len(so_far.reds)),
        )
    report = BoardsReport(
        fingerprint=frozen.fingerprint(),
        digest=frozen.digest(),
        planned=run.planned,
        counts=_counts(run),
        stopped={cause: len(those) for cause, those in sorted(run.stopped.items())},
        rulings=_by_ruling(run),
        reds=tuple(_red(red) for red in run.reds),
        notes=tuple(_notes(run)),
        green=_green(run),
        stopped_boards=_stopped(run, boards),
    )
    done = msgspec.structs.replace(certificate, boards=report, partial=certificate.partial or run.interrupted)
    return done, {red.case.id: red.case for red in run.reds}, run


def diagnosed(
    cases: Mapping[str, Case],
    judged: Mapping[str, Judgement],
    run: certifying.BoardsRun | None,
    only: Collection[str] | None = None,
) -> tuple[Agreement, ...]:
    """The misreadings that the engine's answers agree with, if anything is red. `only`: ids of the cases and frozen
    boards whose reds are looked at; without, all are."""
    silent = (Cause.crash, Cause.timeout)
    # What was not even asked because the engine had been given up says nothing.
    asked = [one for one in judged.values() if not one.reason.startswith(NOT_ASKED)]
    red = [one for one in asked if one.verdict is Verdict.failed or one.cause in silent]
    red_boards = [] if run is None else run.reds
    if only is not None:
        red = [one for one in red if one.case in only]
        red_boards = [one for one in red_boards if one.board.case.id in only]
    if not red and not red_boards:
        return ()
    seen: dict[bool, list[diagnosis.Seen]] = {True: [], False: []}

    def add(situation: Situation, outcome: Outcome | None, about: tuple[str, ...], *, is_red: bool) -> None:
        seen[is_red].append(diagnosis.Seen(situation, outcome, about))

    for one in red:
        add(cases[one.case].situation, one.outcome, (one.ruling or "",), is_red=True)
    for one in judged.values():
        if one.verdict is Verdict.passed:
            add(cases[one.case].situation, one.outcome, (one.ruling or "",), is_red=False)
    for board in red_boards:
        if board.outcome is not None or board.faults[0].name in silent:
            add(board.board.case.situation, board.outcome, board.board.rulings, is_red=True)
    for right, outcome in () if run is None else run.right:
        add(right.case.situation, outcome, right.rulings, is_red=False)
    with progress_console().status("comparing with known misreadings"):
        found = diagnosis.diagnose(seen[True], seen[False])
    return tuple(Agreement(misreading=one.name, what=one.what, agrees=one.agrees, of=one.of) for one in found)


@contextmanager
def board_progress(word: str) -> Iterator[tuple[Callable[[int, int, int], None], Callable[[str], None]]]:
    """A bar with the time left, on a terminal: two functions, one for how many boards are done of
    how many and how many are red, one for another word before it."""
    where = progress_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=where, transient=True, disable=not where.is_terminal) as progress:
        task = progress.add_task(word, total=None)

        def update(done: int, planned: int, red: int) -> None:
            said = f"{word}, {red} red" if red else word
            progress.update(task, completed=done, total=planned, description=said)

        yield update, lambda said: progress.update(task, description=said)


def _counts(run: certifying.BoardsRun) -> BoardCounts:
    return BoardCounts(judged=len(run.judged), red=len(run.reds), stopped=sum(map(len, run.stopped.values())))


def _green(run: certifying.BoardsRun) -> tuple[str, ...]:
    red = {one.board.case.id for one in run.reds}
    return tuple(one.case.id for one in run.judged if one.case.id not in red)


def _stopped(run: certifying.BoardsRun, boards: Sequence[frozen.FrozenBoard]) -> dict[str, tuple[str, ...]]:
    stopped = {cause: tuple(one.case.id for one in those) for cause, those in sorted(run.stopped.items())}
    done = {one.case.id for those in (run.judged, *run.stopped.values()) for one in those}
    rest = tuple(one.case.id for one in boards[: run.planned] if one.case.id not in done)
    return {**stopped, "not reached": rest} if rest else stopped


def _by_ruling(run: certifying.BoardsRun) -> dict[str, BoardCounts]:
    stopped = [one for those in run.stopped.values() for one in those]
    red = [one.board for one in run.reds]
    names = sorted({ruling for one in (*run.judged, *stopped) for ruling in one.rulings})
    return {
        name: BoardCounts(
            judged=sum(name in one.rulings for one in run.judged),
            red=sum(name in one.rulings for one in red),
            stopped=sum(name in one.rulings for one in stopped),
        )
        for name in names
    }


def _red(red: certifying.RedBoard) -> BoardReport:
    return BoardReport(
        id=red.case.id,
        board=red.board.case.id,
        broken=tuple(dict.fromkeys(fault.name for fault in red.faults)),
        faults=tuple(dict.fromkeys(fault.what for fault in red.faults)),
        rulings=red.board.rulings,
        cr=red.faults[0].cr,
    )


def _notes(run: certifying.BoardsRun) -> Iterator[str]:
    if run.given_up:
        yield f"The boards were broken off: {run.given_up}"
    for what, times in run.not_as_asked.most_common(MOST_NOT_AS_ASKED):
        yield f"Not judged, on {times} of the boards: {what}"
    for name, times in sorted(run.doubtful.items()):
        yield f"Not counted: {name} does not hold of the reference engine on {times} of these boards either."
