"""`mtg-conformance run` and `explain`: one case at a time."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from mtg_conformance.cli.certify import (
    EngineOption,
    Format,
    FormatOption,
    StartTimeoutOption,
    TimeoutOption,
    TraceOption,
    trace_output,
)
from mtg_conformance.cli.choosing import REFERENCE, RUN_SECONDS, START_SECONDS, open_engine
from mtg_conformance.cli.output import console, print_json
from mtg_conformance.cli.places import check_places, engine_files
from mtg_conformance.cli.selection import all_cases, is_control, rests_on, supported
from mtg_conformance.cli.suites import find_case, the_rulings
from mtg_conformance.cli.usage import BadInput, ExitCode, nearest
from mtg_conformance.documents import Case, Outcome, SameAsExpectation, Situation, Snapshot
from mtg_conformance.reports.text import say
from mtg_conformance.reports.words import action_in_words, board_in_words, finding_line
from mtg_conformance.suite import check_order, run_cases
from mtg_conformance.verdicts import Cause, Judgement, Verdict

__all__ = ["explain_command", "run_command"]

CaseArgument = Annotated[
    str,
    typer.Argument(metavar="CASE", help="A case file (JSON), or the id of a case or of a drawn board of the suite."),
]


class RunReport(msgspec.Struct, frozen=True, kw_only=True):
    """What `run --format json` prints: what was played, and what came of it."""

    engine: str
    situation: Situation
    judgement: Judgement


def run_command(
    case: CaseArgument,
    engine: EngineOption = REFERENCE,
    format: FormatOption = Format.text,
    timeout: TimeoutOption = RUN_SECONDS,
    start_timeout: StartTimeoutOption = START_SECONDS,
    trace: TraceOption = None,
) -> int:
    """Play one case on an engine: its outcome and the verdict.

    What the case rests on (`needs`, `same_as`) is taken from the suite and run first. Ends like
    `certify`: 0 passed, 1 failed or error, 2 bad input, 3 not run or left open by the rules.
    """
    check_places([*engine_files(engine), ("CASE", Path(case))], [trace_output(trace)])
    chosen = find_case(case)
    check_board(chosen.situation, case)
    if chosen.ruling is not None and all(chosen.ruling != one.id for one in the_rulings()):
        raise BadInput(
            f"{case}: the suite has no ruling {chosen.ruling}"
            f"{nearest(chosen.ruling, (one.id for one in the_rulings() if not is_control(one)))} - at `$.ruling`"
        )
    cases = {**(all_cases(the_rulings()) if rests_on(chosen) else {}), chosen.id: chosen}
    for where, id in places_of_needs(chosen):
        if id not in cases:
            raise BadInput(f"{case}: it rests on {id}, and no case of the suite has that id - at `{where}`")
    try:
        planned = check_order(supported([chosen.id], cases))
    except ValueError as error:
        raise BadInput(f"{case}: {error} - at `$.needs`") from None
    opened = open_engine(engine, timeout, start_timeout, trace=trace)
    try:
        judgements = {one.case: one for one in run_cases(planned, opened)}
        name = opened.describe().name
    finally:
        opened.close()
    judgement = judgements[chosen.id]
    if format is Format.json:
        report = RunReport(engine=name, situation=chosen.situation, judgement=judgement)
        print_json(report)
    else:
        _print_run(console(), chosen, judgement)
        for line in _what_blocks(chosen, judgements, cases):
            say(console(), line)
    return {
        Verdict.passed: ExitCode.passed,
        Verdict.failed: ExitCode.failed,
        Verdict.error: ExitCode.failed,
    }.get(judgement.verdict, ExitCode.not_run)


def explain_command(case: CaseArgument) -> int:
    """The reference engine's account of a case, step by step, with the rules that make it so."""
    chosen = find_case(case)
    check_board(chosen.situation, case)
    from reference_engine.adapter import ReferenceEngine

    where = console()
    _print_board(where, chosen)
    said = 0
    for entry in ReferenceEngine().trace(chosen.situation):
        # What happens with n actions done is what comes of action n + 1.
        said = _print_actions(where, chosen.situation, said, entry.at + 1)
        rules = f"  [CR {', '.join(entry.rules)}]" if entry.rules else ""
        say(where, f"   {entry.text}{rules}")
    _print_actions(where, chosen.situation, said, len(chosen.situation.script))
    return ExitCode.passed


def check_board(situation: Situation, where: str) -> None:
    """Raise BadInput unless the reference engine knows the cards and the board is legal and at rest."""
    from reference_engine.adapter import IllegalBoard, check_board

    try:
        check_board(situation)
    except IllegalBoard as error:
        raise BadInput(f"{where}: {error}") from None


def places_of_needs(case: Case) -> Iterator[tuple[str, str]]:
    """What the case rests on, each with the place in the document that says so."""
    yield from ((f"$.needs[{n}]", id) for n, id in enumerate(case.needs))
    for n, expectation in enumerate(case.expect):
        if isinstance(expectation, SameAsExpectation):
            yield f"$.expect[{n}].case", expectation.case


def _print_board(where: Console, case: Case) -> None:
    say(where, f"{case.id}: {case.title}" if case.title else case.id)
    for line in board_in_words(case.situation):
        say(where, f"  {line}")


def _print_actions(where: Console, situation: Situation, said: int, upto: int) -> int:
    """Print the actions behind number `said` up to `upto`; gives how many have been printed."""
    upto = min(upto, len(situation.script))
    for n in range(said, upto):
        say(where, f"{n + 1}. {action_in_words(situation.script[n], situation)}")
    return max(said, upto)


def _print_run(where: Console, case: Case, judgement: Judgement) -> None:
    _print_board(where, case)
    outcome = judgement.outcome
    if outcome is not None:
        for line in _outcome_lines(case, outcome):
            say(where, line)
    rules = f" [CR {', '.join(judgement.cr)}]" if judgement.cr else ""
    cause = f" ({judgement.cause})" if judgement.cause else ""
    reason = f": {judgement.reason}" if judgement.reason and not judgement.findings else ""
    say(where, f"{judgement.verdict}{cause}{reason}{rules}")
    for finding in judgement.findings:
        say(where, f"  - {finding_line(finding)}")
    for reading in judgement.readings:
        say(where, f"  the rules leave it open; the engine's reading: {reading}")


def _what_blocks(case: Case, judgements: Mapping[str, Judgement], cases: Mapping[str, Case]) -> Iterator[str]:
    """What was found of the cases for which a blocked one waits, down to those that wait for nothing."""
    waiting, seen = [case.id], {case.id}
    while waiting:
        id = waiting.pop(0)
        if judgements[id].cause is not Cause.blocked:
            reason = f": {judgements[id].reason}" if judgements[id].reason else ""
            if id != case.id:
                yield f"  {id} is {judgements[id].label}{reason}"
            continue
        for other in rests_on(cases[id]):
            if other in judgements and other not in seen and judgements[other].verdict is not Verdict.passed:
                seen.add(other)
                waiting.append(other)


def _outcome_lines(case: Case, outcome: Outcome) -> Iterator[str]:
    """Each action that was done and what it changed."""
    for n, result in enumerate(outcome.actions):
        refused = "" if result.accepted else " - REFUSED" + (f" ({result.reason})" if result.reason else "")
        yield f"{n + 1}. {action_in_words(case.situation.script[n], case.situation)}{refused}"
        for change in changes(outcome.snapshots[n], outcome.snapshots[n + 1]):
            yield f"   {change}"
    if outcome.stopped is not None:
        yield f"stopped ({outcome.stopped.because}): {outcome.stopped.detail}"


def changes(before: Snapshot, after: Snapshot) -> Iterator[str]:
    """What differs between two snapshots, one line per object, player and the game."""
    for kind, old, new in (
        ("", before.objects, after.objects),
        ("", before.players, after.players),
        ("", {"the game": before.game}, {"the game": after.game}),
    ):
        for name, state in new.items():
            was = msgspec.to_builtins(old[name]) if name in old else {}
            now = msgspec.to_builtins(state)
            said = [
                (f"{field} {_value(was[field])} → " if field in was else f"{field} ") + _value(now[field])
                for field in now
                if field not in was or was[field] != now[field]
            ]
            if said:
                yield f"{kind}{name}: {', '.join(said)}"


def _value(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "")
