"""`mtg-conformance adapter check`: what can an adapter place, play, answer and see?"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from mtg_conformance import disk
from mtg_conformance.adapter_check import Finding, Status, checks, found, listed_and_lacking
from mtg_conformance.cli import ours
from mtg_conformance.cli.certify import EngineOption, Format, FormatOption, StartTimeoutOption, TimeoutOption
from mtg_conformance.cli.choosing import RUN_SECONDS, START_SECONDS, open_engine
from mtg_conformance.cli.output import console, print_json, progress_console
from mtg_conformance.cli.places import Output, check_places, engine_files, make_folder, note_lost
from mtg_conformance.cli.selection import all_cases
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.documents import Case, EngineDescription, encode, engine_words, foreign_list
from mtg_conformance.engines import EngineFailure
from mtg_conformance.reports.missing import fields_not_shown
from mtg_conformance.reports.text import say
from mtg_conformance.reports.words import board_in_words, finding_line, script_in_words
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Judgement, Verdict

__all__ = ["adapter_app", "check_command"]

adapter_app = typer.Typer(help="Work on an adapter.", rich_markup_mode=None)

_STYLE: dict[Status, str] = {
    "works": "green",
    "partly": "yellow",
    "no card": "cyan",
    "missing": "yellow",
    "wrong": "bold red",
}
_IN_SUMMARY: dict[Status, str] = {
    "works": "{} works",
    "partly": "{} partly",
    "no card": "{} not tried for want of cards",
    "missing": "{} missing",
    "wrong": "{} wrong",
}
NEEDED = frozenset({"zone", "owner", "controller", "tapped", "damage", "counters", "attached_to", "life"})
"""The fields that `nothing else changes` compares, and so nearly every case."""
_VALUES = {
    "tapped": "false",
    "damage": "0",
    "counters": "{}",
    "attached_to": "null",
    "attacking": "false",
    "blocking": "false",
}
"""What an engine writes that has no such thing."""
_MOST_RULINGS = 6
_INDENT = " " * 19


class BadBoard(msgspec.Struct, frozen=True):
    """A board that did not come out as it must. `cards`: those that the engine lacks for it."""

    id: str
    title: str
    verdict: str
    reason: str
    cards: tuple[str, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """One capability of `adapter check --format json`. `boards`: how many were played for it;
    `needed_by`: ruling (or `control`) → number of its cases that can't do without."""

    capability: str
    words: str
    status: Status
    boards: int
    bad: tuple[BadBoard, ...]
    needed_by: dict[str, int]


class Report(msgspec.Struct, frozen=True):
    """What `adapter check --format json` prints. `cases`: of the suite; `within_reach`: how many
    of those need nothing but what works on every board; others may pass, too. `cards`: those that the engine
    lacks, and for how many boards; `not_shown`: likewise the fields that it does not show. `remarks`: what is odd about
    how it talks, in sentences; no verdict rests on that."""

    engine: EngineDescription
    rows: tuple[Row, ...]
    cases: int
    within_reach: int
    cards: dict[str, int]
    not_shown: dict[str, int]
    remarks: tuple[str, ...] = ()


@adapter_app.callback()
def _group() -> None:
    """Work on an adapter."""


@adapter_app.command("check")
def check_command(
    engine: EngineOption,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Write each board that did not come out right there, as <id>.json."),
    ] = None,
    format: FormatOption = Format.text,
    timeout: TimeoutOption = RUN_SECONDS,
    start_timeout: StartTimeoutOption = START_SECONDS,
) -> int:
    """What can this adapter place, play, answer and see?

    To be asked before any verdict on rules is believed. No ruling is in the boards; in each an
    ordinary action changes what was placed. Ends with 0 if everything works, 1 if something comes
    out wrong, 3 if nothing is wrong but something is missing, 2 for bad usage and for an engine
    that can't be started.
    """
    cases = {case.id: case for case in checks()}
    if out is not None:
        check_places(
            engine_files(engine),
            [Output("--out", out / f"{id}.json", ours.case, "a case", inside=True) for id in cases],
        )
        make_folder("--out", out)
    opened = open_engine(engine, timeout, start_timeout)
    try:
        description = opened.describe()
        with progress_console().status("playing the boards"):
            judgements = run_cases(list(cases.values()), opened)
    except EngineFailure as failure:
        raise BadInput(f"--engine {engine}: can't be started ({failure.kind}): {failure.detail}") from None
    finally:
        opened.close()
    findings = found(judgements, (*(description.cards or ()), *description.declares) if description.cards else ())
    if out is not None:
        _write(out, findings, cases)
    lacking = listed_and_lacking(judgements, cases, description.cards)
    remarks = tuple(_remarks(description, lacking, getattr(opened, "parting", "")))
    report = msgspec.structs.replace(_report(description, findings, cases), remarks=remarks)
    if format is Format.json:
        print_json(report)
    else:
        _print(report, findings, cases, out)
    return exit_code([finding.status for finding in findings])


def _remarks(engine: EngineDescription, lacking: Sequence[str], parting: str) -> Iterator[str]:
    if not engine.name.strip():
        yield "Its description has an empty name; reports and certificates begin with the name."
    if lacking:
        yield f"Listed by describe, and yet the engine says that it lacks them: {', '.join(lacking)}."
    if parting:
        yield f"The engine {parting}."


def exit_code(statuses: Sequence[Status]) -> ExitCode:
    """The number that the command ends with."""
    if "wrong" in statuses:
        return ExitCode.failed
    return ExitCode.not_run if any(status != "works" for status in statuses) else ExitCode.passed


def _report(engine: EngineDescription, findings: Sequence[Finding], boards: dict[str, Case]) -> Report:
    suite = list(all_cases(the_rulings()).values())
    broken = [finding.capability for finding in findings if finding.status != "works"]

    rows = tuple(
        Row(
            finding.capability.key,
            finding.capability.words,
            finding.status,
            len(finding.judgements),
            tuple(_bad_board(one, boards[one.case], finding.lacking) for one in finding.bad),
            dict(
                sorted(Counter(one.ruling or "control" for one in suite if finding.capability.needed_by(one)).items())
            ),
        )
        for finding in findings
    )
    within = sum(not any(capability.needed_by(case) for capability in broken) for case in suite)
    cards = Counter(card for finding in findings for those in finding.lacking.values() for card in those)
    fields = Counter(field for finding in findings for one in finding.bad for field in fields_not_shown(one.reason))
    return Report(engine, rows, len(suite), within, dict(cards.most_common()), dict(fields.most_common()))


def _bad_board(judgement: Judgement, board: Case, lacking: Mapping[str, tuple[str, ...]]) -> BadBoard:
    cards = lacking.get(judgement.case, ())
    return BadBoard(judgement.case, board.title, judgement.label, judgement.reason, cards)


def _print(report: Report, findings: Sequence[Finding], boards: dict[str, Case], out: Path | None) -> None:
    where = console()
    engine = report.engine
    say(where, f"{engine_words(engine, adapter=True)}: what its adapter can place, play, answer and see")
    width = max(len(finding.capability.name) for finding in findings)
    group = ""
    for row, finding in zip(report.rows, findings, strict=True):
        if finding.capability.group != group:
            group = finding.capability.group
            say(where, Text(group, style="bold"))
        line = Text("  ").append(f"{_word(row):<15}", style=_STYLE[row.status])
        line.append(f"  {finding.capability.name:<{width}}  {_needed(sum(row.needed_by.values())):<15}  {row.words}")
        say(where, line)
        if finding.status != "works":
            say(where, f"{_INDENT}{_reach(row)}")
        for text in _bad_lines(finding, boards):
            say(where, f"{_INDENT}{text}")
    say(where)
    for text in _summary(report):
        say(where, text)
    if out is not None and any(finding.bad for finding in findings):
        progress_console().print(
            f"Boards written to {out}; play one again with `mtg-conformance run FILE --engine …`",
            markup=False,
            highlight=False,
            soft_wrap=True,
        )


def _word(row: Row) -> str:
    return f"partly ({row.boards - len(row.bad)} of {row.boards})" if row.status == "partly" else row.status


def _bad_lines(finding: Finding, boards: Mapping[str, Case]) -> Iterator[str]:
    """What is wrong in full; what did not run by its reason, a line each; lacking cards are told at the end."""
    silent: dict[str, list[str]] = {}
    for judgement in finding.bad:
        if judgement.verdict is not Verdict.not_run:
            yield from _board_lines(judgement, boards[judgement.case])
        elif judgement.case in finding.lacking:
            silent.setdefault(f"no card: {', '.join(finding.lacking[judgement.case])}", []).append(judgement.case)
        else:
            silent.setdefault(judgement.reason, []).append(judgement.case)
    for reason, ids in silent.items():
        more = f" and {len(ids) - 1} more" if len(ids) > 1 else ""
        yield f"- {reason} ({ids[0]}{more})"


def _needed(number: int) -> str:
    return "no case" if not number else "1 case" if number == 1 else f"{number} cases"


def _reach(row: Row) -> str:
    """Which rulings can't be certified in full without it."""
    if not row.needed_by:
        return "reaches no case of the suite"
    said = [f"{ruling} ({number})" for ruling, number in row.needed_by.items()]
    more = f" and {len(said) - _MOST_RULINGS} more" if len(said) > _MOST_RULINGS else ""
    return f"reaches {', '.join(said[:_MOST_RULINGS])}{more}"


def _board_lines(judgement: Judgement, board: Case) -> Iterator[str]:
    yield f"{judgement.case} {judgement.label}: {board.title}"
    for line in board_in_words(board.situation):
        yield f"  {line}"
    yield f"  {script_in_words(board.situation)}"
    for finding in judgement.findings:
        yield f"  - {finding_line(finding)}"
    if not judgement.findings:
        yield f"  - {judgement.reason or 'played on where the answers say nothing; somebody guessed'}"


def _summary(report: Report) -> Iterator[str]:
    number = Counter(row.status for row in report.rows)
    said = ", ".join(words.format(number[status]) for status, words in _IN_SUMMARY.items() if number[status])
    yield f"{len(report.rows)} capabilities, {sum(row.boards for row in report.rows)} boards: {said}."
    if number["works"] == len(report.rows):
        yield f"All {report.cases} cases of the suite need nothing but what works."
    else:
        yield "Which cases of the suite can be played all the same, `mtg-conformance certify` tells."
    if report.not_shown:
        yield _left_out(report.not_shown)
    if report.cards:
        cards = ", ".join(f"{card} ({n})" for card, n in report.cards.items())
        yield f"Cards that the engine lacks (and for how many of these boards): {cards}."
    if report.engine.forced:
        yield f"Forced by the adapter instead of played: {foreign_list(report.engine.forced)}."
    yield from report.remarks


def _left_out(fields: Mapping[str, int]) -> str:
    names = ", ".join(f"{name} ({n})" for name, n in fields.items())
    said = f"Fields that are left out (and on how many boards): {names}."
    needed = [name for name in fields if name in NEEDED]
    if needed:
        said += f" Nearly every case needs {', '.join(needed)}."
    values = [f"{name} {_VALUES[name]}" for name in fields if name in _VALUES]
    if values:
        said += f" An engine that has no such thing writes {', '.join(values)}."
    return said


def _write(folder: Path, findings: Sequence[Finding], boards: dict[str, Case]) -> None:
    try:
        for finding in findings:
            for one in finding.bad:
                disk.write(folder / f"{one.case}.json", msgspec.json.format(encode(boards[one.case])) + b"\n")
    except OSError as error:
        note_lost(f"--out {folder}", error)
