"""The drawn boards of a certificate: those of the edition, each once, and counted right."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from mtg_conformance.certificate import BoardCounts, BoardsReport
from mtg_conformance.editions import Edition
from mtg_conformance.verification.reasons import Refused, Suite, check_once, difference, some

__all__ = ["check_boards"]


def check_boards(boards: BoardsReport, frozen: Edition, suite: Suite) -> None:
    if boards.digest != frozen.boards or boards.digest[:16] != boards.fingerprint:
        raise Refused(f"its drawn boards are not those of edition {frozen.name}: the digest is another")
    if suite.boards_digest != frozen.boards:
        raise Refused(f"this version of the suite no longer has the drawn boards of edition {frozen.name}")
    red = [report.board for report in boards.reds]
    stopped = {cause: those for cause, those in boards.stopped_boards.items() if cause != "not reached"}
    every = [*boards.green, *red, *(id for those in boards.stopped_boards.values() for id in those)]
    check_once("board", every)
    wanted = list(suite.boards)[: max(boards.planned, 0)]
    if boards.planned > len(wanted):
        raise Refused(f"{boards.planned} drawn boards, and edition {frozen.name} has {len(suite.boards)}")
    for what, ids in (("missing", set(wanted) - set(every)), ("not among those planned", set(every) - set(wanted))):
        if ids:
            raise Refused(f"board {some(sorted(ids))} is {what}")
    again = msgspec.structs.replace(
        boards,
        counts=_board_counts([*boards.green, *red], red, [id for those in stopped.values() for id in those]),
        stopped={cause: len(those) for cause, those in stopped.items()},
        rulings=_by_ruling(boards, red, stopped, suite),
        reds=tuple(msgspec.structs.replace(one, rulings=suite.boards[one.board]) for one in boards.reds),
    )
    found = difference(msgspec.to_builtins(boards), msgspec.to_builtins(again), "boards")
    if found is not None:
        raise Refused(found)
    for one in boards.reds:
        if not one.faults or not one.broken:
            raise Refused(f"board {one.board} is red, and nothing is said to be broken on it")


def _board_counts(judged: Sequence[str], red: Sequence[str], stopped: Sequence[str]) -> BoardCounts:
    return BoardCounts(judged=len(judged), red=len(red), stopped=len(stopped))


def _by_ruling(
    boards: BoardsReport, red: Sequence[str], stopped: Mapping[str, Sequence[str]], suite: Suite
) -> dict[str, BoardCounts]:
    silent = [id for those in stopped.values() for id in those]
    judged = [*boards.green, *red]
    names = sorted({name for id in (*judged, *silent) for name in suite.boards[id]})

    def on(name: str, ids: Iterable[str]) -> list[str]:
        return [id for id in ids if name in suite.boards[id]]

    return {name: _board_counts(on(name, judged), on(name, red), on(name, silent)) for name in names}
