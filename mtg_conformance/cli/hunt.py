"""`mtg-conformance hunt`: draw boards until something is broken, and make them small."""

import os
import re
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.text import Text

from mtg_conformance.cli import ours
from mtg_conformance.cli.boards import board_progress, relations_for
from mtg_conformance.cli.certify import EngineOption, Format, FormatOption, StartTimeoutOption, TimeoutOption
from mtg_conformance.cli.choosing import REFERENCE, RUN_SECONDS, START_SECONDS, open_engine
from mtg_conformance.cli.drawn import hunting, telling, usable
from mtg_conformance.cli.output import console, print_json, progress_console
from mtg_conformance.cli.places import Output, check_places, make_folder, note_lost, write_ours
from mtg_conformance.cli.suites import the_controls
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.documents import Situation, encode, foreign
from mtg_conformance.reports.text import say
from mtg_conformance.reports.words import board_in_words, script_in_words
from mtg_conformance.vocabulary.words import counted

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from properties.board import Board
    from properties.hunting import Failure, FailureStore, Hunt
    from properties.usable import UsableCards

__all__ = ["Topic", "hunt_command"]


class Topic(StrEnum):
    """Which rulings document the boards are about."""

    umbra_armor = "umbra-armor"
    eternalize = "eternalize"


class Once(msgspec.Struct, frozen=True, kw_only=True):
    """What was broken on a board, and did not come again."""

    what: str
    situation: Situation


class HuntReport(msgspec.Struct, frozen=True, kw_only=True):
    """What `hunt --format json` prints. `broken_cards`: none is on a board, as their controls are red;
    `unsupported_cards`: nor are these. `failures`: as they are kept, with board, faults and Case. `once`: what
    was broken once, and not when the board was played again."""

    engine: str
    seed: int
    boards: int
    judged: int
    red: int
    stopped: dict[str, int]
    given_up: str
    interrupted: bool
    broken_cards: tuple[str, ...]
    unsupported_cards: tuple[str, ...]
    gone: tuple[str, ...]
    failures: tuple[msgspec.Raw, ...]
    once: tuple[Once, ...] = ()


def hunt_command(
    engine: EngineOption = REFERENCE,
    boards: Annotated[int, typer.Option("--boards", metavar="N", min=1, help="How many boards are drawn.")] = 200,
    seed: Annotated[
        int,
        typer.Option("--seed", metavar="S", min=0, help="What they are drawn from; the same seed, the same boards."),
    ] = 0,
    topic: Annotated[Topic | None, typer.Option(help="Boards about one of the two documents alone.")] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Write each failure there, as a feature file and as a Case (JSON)."),
    ] = None,
    database: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where failures are kept, to be played first next time (by default in the user's cache folder).",
        ),
    ] = None,
    format: FormatOption = Format.text,
    timeout: TimeoutOption = RUN_SECONDS,
    start_timeout: StartTimeoutOption = START_SECONDS,
) -> int:
    """Draw boards until something is broken, and make each such board as small as can be.

    Cards whose controls are red are left out, and so are those that the engine can't play.
    Failures of an earlier hunt are played first. Each failure is told as a board, as a scenario
    ready to paste, and as a Case. Ends with 0 if nothing was found, 1 if something was, 2 for bad
    usage or input, 3 if no board could be judged, 130 if it was interrupted.
    """
    check_places(
        (),
        [
            None if folder is None else Output(option, folder, whole=True)
            for option, folder in (("--out", out), ("--database", database))
        ],
    )
    for option, folder in (("--out", out), ("--database", database)):
        if folder is not None:
            make_folder(option, folder)
    _keep_hypothesis_out_of_here()
    with progress_console().status("starting the engine"):
        opened = open_engine(engine, timeout, start_timeout, give_up_after=None)
    try:
        description = opened.describe()
        store = hunting.FailureStore(database or _cache(description.name))
        with progress_console().status("playing the controls"):
            cards = usable.usable_cards(opened, the_controls(), description.cards)
        strategy = _strategy(engine, topic, cards)
        with board_progress("hunting") as (update, say_so):

            def show(so_far: "Hunt") -> None:
                if so_far.shrinking:
                    say_so(f"hunting, {len(so_far.failures)} found, making one more small")
                else:
                    update(so_far.boards, so_far.wanted, so_far.red)

            found = hunting.hunt(
                opened,
                strategy,
                count=boards,
                number=seed,
                known=[one for one in store.load() if cards.broken.isdisjoint(usable.things_on(one.board.situation))],
                most_relations=relations_for(opened),
                on_board=show,
            )
    finally:
        opened.close()
    _keep(store, found, asked=database is not None)
    if out is not None:
        _write(out, found.failures)
    if format is Format.json:
        report = HuntReport(
            engine=description.name,
            seed=seed,
            boards=found.boards,
            judged=found.judged,
            red=found.red,
            stopped=dict(found.stopped),
            given_up=found.given_up,
            interrupted=found.interrupted,
            broken_cards=tuple(sorted(cards.broken)),
            unsupported_cards=tuple(sorted(cards.unsupported)),
            gone=tuple(one.name for one in found.gone),
            failures=tuple(msgspec.Raw(msgspec.json.encode(one)) for one in found.failures),
            once=tuple(Once(what=fault.what, situation=board.situation) for board, fault in found.once),
        )
        print_json(report)
    else:
        _print(found, cards, foreign(description.name, 80), seed, out)
    sys.stdout.flush()
    if found.interrupted:
        return ExitCode.interrupted
    if found.failures or found.once:
        return ExitCode.failed
    return ExitCode.passed if found.judged and not found.given_up else ExitCode.not_run


def _strategy(engine: str, topic: Topic | None, cards: "UsableCards") -> "SearchStrategy[Board]":
    """Boards of these cards. If nothing can be made of those that the engine can play, the others are put
    to it as well: what it answers is counted. Raises BadInput."""
    problem: ValueError | None = None
    for names in (cards.cards, cards.cards | cards.unsupported):
        try:
            drawn = hunting.boards_of(None if topic is None else topic.value, names)
        except ValueError as error:
            problem = error
        else:
            return drawn.filter(lambda board: cards.broken.isdisjoint(usable.things_on(board.situation)))
    red = f" (the controls of {', '.join(sorted(cards.broken))} are red)" if cards.broken else ""
    raise BadInput(f"--engine {engine}: no board can be drawn of the cards that it has{red}: {problem}")


def _print(found: "Hunt", cards: "UsableCards", name: str, seed: int, out: Path | None) -> None:
    where = console()
    for failure in found.failures:
        for number, line in enumerate(telling.told(failure)):
            say(where, Text(line, style="bold red" if number == 0 else ""))
        say(where)
    for line in (*_left_out(cards), *_summary(found, name, seed)):
        say(where, line)
    if out is not None:
        say(where, f"Written to {out}")


def _left_out(cards: "UsableCards") -> Iterator[str]:
    if cards.broken:
        yield f"Left out, as their controls are red: {', '.join(sorted(cards.broken))}"
    if cards.unsupported:
        yield f"Left out, as the engine can't play them: {', '.join(sorted(cards.unsupported))}"


def _summary(found: "Hunt", name: str, seed: int) -> Iterator[str]:
    for gone in found.gone:
        yield f"No longer broken: {gone.name}: {gone.faults[0].what}"
    for board, fault in found.once:
        yield f"Came once, and not when the board was played again: {fault.name}: {fault.what}"
        yield from (f"  {line}" for line in (*board_in_words(board.situation), script_in_words(board.situation)))
    causes = ", ".join(f"{n} {cause}" for cause, n in sorted(found.stopped.items()))
    yield (
        f"{name}, seed {seed}: {found.boards} boards, {found.judged} judged, {found.red} red,"
        f" {sum(found.stopped.values())} stopped{f' ({causes})' if causes else ''};"
        f" {counted(len(found.failures), 'failure')}."
    )
    for detail, times in found.details.most_common(5):
        yield f"  {times} times {detail}"
    for check, times in sorted(found.doubtful.items()):
        yield f"Not counted: {check} does not hold of the reference engine on {times} of these boards either."
    if found.given_up:
        yield f"Given up: {found.given_up}"
    if found.interrupted:
        yield "Interrupted: this is what was found until then."


def _keep(store: "FailureStore", found: "Hunt", *, asked: bool) -> None:
    try:
        store.update(found.failures, found.gone)
    except OSError as error:
        if asked:
            note_lost(f"--database {store.folder}", error)
            return
        message = f"{store.folder}: failures can't be kept there: {error.strerror or error}"
        progress_console().print(message, markup=False, highlight=False, soft_wrap=True)


def _write(out: Path, failures: "list[Failure]") -> None:
    for failure in failures:
        feature = telling.feature_of(failure)
        files = {} if feature is None else {f"{failure.name}.feature": (feature.encode(), ours.feature)}
        if failure.case is not None:
            files[f"{failure.name}.json"] = (msgspec.json.format(encode(failure.case)) + b"\n", ours.case)
        for name, (content, mine) in files.items():
            write_ours("--out", out / name, content, mine)


def _keep_hypothesis_out_of_here() -> None:
    """Hypothesis keeps notes of its own, without being asked in the current folder. They go to the cache, unless
    whoever calls has a place for them, or has Hypothesis at work already."""
    if "hypothesis" in sys.modules or os.environ.get("HYPOTHESIS_STORAGE_DIRECTORY"):
        return
    from hypothesis.configuration import set_hypothesis_home_dir  # late: it takes its time

    set_hypothesis_home_dir(_cache_home() / "hypothesis")


def _cache(engine: str) -> Path:
    """Where failures of an engine of this name are kept if nobody says."""
    folder = re.sub(r"[^a-z0-9.]+", "-", engine.lower())[:80].strip("-.") or "engine"
    return _cache_home() / "failures" / folder


def _cache_home() -> Path:
    above = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(above) / "mtg-conformance"
