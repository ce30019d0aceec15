"""`mtg-conformance certify`: judge an engine, tell and keep the result."""

import hashlib
import shlex
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from mtg_conformance.adapter_check import listed_and_lacking
from mtg_conformance.certificate import Agreement, Certificate, certify
from mtg_conformance.cli import ours
from mtg_conformance.cli.boards import boards_for, check_boards, diagnosed, with_boards
from mtg_conformance.cli.choosing import REFERENCE, RUN_SECONDS, START_SECONDS, open_engine
from mtg_conformance.cli.claims import check_claims, claims_for, with_claims
from mtg_conformance.cli.engine_parts import engine_parts
from mtg_conformance.cli.gate import (
    AnnotationsOption,
    BaselineOption,
    Gate,
    SummaryOption,
    WaiverDraftOption,
    WaiversOption,
    gate_exit_code,
    gate_reads,
    open_gate,
    summary_output,
)
from mtg_conformance.cli.interrupts import undisturbed
from mtg_conformance.cli.output import OutputFolder, console, outputs_in, print_json, progress_console
from mtg_conformance.cli.places import Output, check_places, engine_files, lost
from mtg_conformance.cli.recorded import Recording
from mtg_conformance.cli.selection import Selection, select
from mtg_conformance.cli.suites import the_edition, the_rulings
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.documents import Case, as_utf8, foreign_list
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.profiles import Profile
from mtg_conformance.reports.gate import gate_lines
from mtg_conformance.reports.text import print_certificate, say
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Judgement, Verdict

__all__ = ["Format", "certify_command", "command_line", "deliver", "now", "tell_parting", "trace_output"]


_MOST_CARDS = 20


class Format(StrEnum):
    """How a result is printed."""

    text = "text"
    json = "json"


EngineOption = Annotated[
    str,
    typer.Option(
        "--engine",
        metavar="NAME|COMMAND",
        help="A name that `mtg-conformance engines` lists, or the command line of a program that speaks the protocol.",
    ),
]
TimeoutOption = Annotated[
    float, typer.Option("--timeout", metavar="S", help="Seconds that one run of a child process may take.")
]
StartTimeoutOption = Annotated[
    float, typer.Option("--start-timeout", metavar="S", help="Seconds that a child process may take to start.")
]
FormatOption = Annotated[Format, typer.Option("--format", help="How the result is printed.")]
OnlyOption = Annotated[
    list[str] | None,
    typer.Option(
        "--only",
        metavar="ID",
        help="A ruling, a case, or the beginning of such ids (umbra-armor, umbra-armor.3). May be repeated, or"
        " several with commas between.",
    ),
]
ProfileOption = Annotated[
    Profile | None,
    typer.Option(
        "--profile",
        help="The bullets of the rulings documents (the default without --only), the corner cases beyond them,"
        " or both.",
    ),
]
OutOption = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="DIR",
        help="Write certificate.json, outcomes.jsonl, junit.xml and failures/<case id>.json there.",
    ),
]
VerboseOption = Annotated[bool, typer.Option("--verbose", help="Tell of everything that did not run, not the most.")]
TraceOption = Annotated[
    Path | None,
    typer.Option(
        "--trace",
        metavar="FILE",
        help="Write there, as JSON lines, what a child process was asked and what it answered.",
    ),
]


def certify_command(
    engine: EngineOption = REFERENCE,
    only: OnlyOption = None,
    profile: ProfileOption = None,
    out: OutOption = None,
    format: FormatOption = Format.text,
    timeout: TimeoutOption = RUN_SECONDS,
    start_timeout: StartTimeoutOption = START_SECONDS,
    boards: Annotated[
        int | None,
        typer.Option(
            "--boards",
            metavar="N",
            help="Play the first N frozen boards of this edition, too. Without it 100, or 500 on an engine"
            " in this process, and none with --only.",
        ),
    ] = None,
    claims: Annotated[
        int | None,
        typer.Option(
            "--claims",
            metavar="N",
            help="Judge each claim about any board on the first N boards that are frozen for it. Without it 20 on an"
            " engine in this process, else 5.",
        ),
    ] = None,
    verbose: VerboseOption = False,
    trace: TraceOption = None,
    baseline: BaselineOption = None,
    waivers: WaiversOption = None,
    summary: SummaryOption = None,
    annotations: AnnotationsOption = False,
    waiver_draft: WaiverDraftOption = False,
) -> int:
    """Judge an engine against the rulings.

    Without --engine it is the reference engine. Ends with 0 if everything asked for passed, 1 if
    something failed or erred (a control, a claim or a board counts), 2 for bad usage or input and for an engine that
    can't be started, 3 if nothing failed but something did not run (a claim counts), 130 if it was interrupted:
    what was judged until then is reported and written, as partial. With --baseline it ends with 0 unless
    something is worse than there, and with 1 then.
    """
    check_places(
        [*engine_files(engine), *gate_reads(baseline, waivers)],
        [*outputs_in(out), trace_output(trace), summary_output(summary)],
    )
    gate = open_gate(baseline, waivers, summary, annotations, waiver_draft, prints_json=format is Format.json)
    rulings = the_rulings()
    selection = select(rulings, only or (), profile, with_claims=True)
    cases = {case.id: case for case in selection.planned}
    if boards is None and only:
        boards = 0
    if boards != 0:
        check_boards(boards)
    if claims != 0 and selection.claims:
        check_claims(claims)
    folder = None if out is None else OutputFolder(out)
    with progress_console().status("starting the engine"):
        opened = open_engine(engine, timeout, start_timeout, trace=trace)
    try:
        gate.check(opened.describe().name, selection.planned)
        certificate, judged, outcomes = _judge(opened, engine, selection)
        run = common = None
        try:
            if claims != 0 and selection.claims and not certificate.partial:
                each = claims_for(opened) if claims is None else claims
                certificate, red_claims = with_claims(certificate, opened, selection.claims, each)
                cases |= red_claims
                certificate = msgspec.structs.replace(certificate, finished=now())
            if boards != 0 and not certificate.partial:
                certificate, reds, run = with_boards(
                    certificate, opened, boards_for(opened) if boards is None else boards
                )
                cases |= reds
                certificate = msgspec.structs.replace(certificate, finished=now())
            if not certificate.partial:
                certificate = msgspec.structs.replace(certificate, diagnosis=diagnosed(cases, judged, run))
                new_reds = gate.new_reds(certificate)
                if new_reds is not None:
                    common = diagnosed(cases, judged, run, new_reds)
        except KeyboardInterrupt:  # what was judged before is not lost
            certificate = msgspec.structs.replace(certificate, partial=True)
    finally:
        opened.close()
    tell_parting(opened)
    return deliver(certificate, cases, folder, format, gate, outcomes=outcomes, common=common, verbose=verbose)


def tell_parting(engine: Engine) -> None:
    """One line on standard error if the program that was closed did not end as it should."""
    if parting := getattr(engine, "parting", ""):
        say(progress_console(), f"mtg-conformance: the engine {parting}")


def deliver(
    certificate: Certificate,
    cases: Mapping[str, Case],
    folder: OutputFolder | None,
    format: Format,
    gate: Gate,
    *,
    outcomes: bytes,
    common: tuple[Agreement, ...] | None = None,
    verbose: bool = False,
) -> ExitCode:
    """Ask the gate, write the certificate if a folder is wanted, print it, and give the exit code. `cases`: all
    that it reports, by id. `outcomes`: what they came to, as `judge` reads it. `common`: the
    misreadings that what counts at the gate agrees with (null: it is all that is red). `verbose`: leave nothing
    out. What the disk refuses is noted (see `note_lost`), and all else is told."""
    with undisturbed():
        decision = gate.decide(certificate, common)
        certificate = msgspec.structs.replace(certificate, waived=decision.waived)
        if folder is not None:
            folder.write(certificate, cases, outcomes, decision.tolerated)
        if certificate.partial:
            say(progress_console(), "mtg-conformance: interrupted; what was judged until then is reported, as partial")
        if format is Format.json:
            print_json(certificate)
        else:
            hidden = () if verbose else decision.tolerated
            counts = None if decision.differences is None or verbose else bool(decision.counting)
            # Against a baseline the gate names what the new reds agree with, and what the old ones do is known.
            told_below = gate.asked and bool(decision.counting) and (bool(counts) or not decision.older_reds)
            print_certificate(
                console(),
                certificate,
                cases,
                verbose=verbose,
                hidden=hidden,
                counts=counts,
                diagnosis=not told_below,
            )
            if folder is not None and not lost():
                say(progress_console(), f"Written to {folder.folder}")
        if gate.asked:
            where = progress_console() if format is Format.json else console()
            for line in gate_lines(decision, verbose=verbose, draft=gate.draft):
                say(where, line)
        elif format is Format.text and decision.unlearned:
            say(console(), f"Nothing is red, but {'; '.join(decision.unlearned)}: exit code {ExitCode.not_run.value}.")
        gate.tell(certificate, decision)
        sys.stdout.flush()
    return gate_exit_code(decision)


def _judge(engine: Engine, chosen_as: str, selection: Selection) -> tuple[Certificate, dict[str, Judgement], bytes]:
    started = now()
    try:
        description = engine.describe()
    except EngineFailure as failure:
        raise BadInput(f"--engine {chosen_as}: can't be started ({failure.kind}): {failure.detail}") from None
    judged: dict[str, Judgement] = {}
    seconds: dict[str, float] = {}
    partial = False
    recording = Recording(engine, description)
    with _progress(selection.planned) as advance:
        last = time.perf_counter()

        def keep(judgement: Judgement) -> None:
            nonlocal last
            now = time.perf_counter()
            judged[judgement.case] = judgement
            seconds[judgement.case] = now - last
            last = now
            advance(judgement)

        try:
            run_cases(selection.planned, recording, on_judgement=keep)
        except KeyboardInterrupt:
            partial = True
        except ValueError as error:
            raise BadInput(str(error)) from None
    outcomes = recording.lines()
    certificate = certify(
        selection.rulings,
        selection.asked,
        selection.planned,
        judged,
        engine=description,
        chosen_as=as_utf8(chosen_as),
        command=command_line(),
        started=started,
        finished=now(),
        seconds=seconds,
        partial=partial,
        part=selection.part,
        parts=engine_parts(chosen_as),
        outcomes_digest=hashlib.sha256(outcomes).hexdigest(),
        edition=the_edition(),
    )
    lacking = listed_and_lacking(judged.values(), {case.id: case for case in selection.planned}, description.cards)
    if lacking:
        note = f"Listed by describe, and yet the engine says that it lacks them: {foreign_list(lacking, _MOST_CARDS)}."
        certificate = msgspec.structs.replace(certificate, notes=(*certificate.notes, note))
    return certificate, judged, outcomes


def trace_output(trace: Path | None) -> Output | None:
    """What `--trace` writes."""
    return None if trace is None else Output("--trace", trace, ours.trace, "a trace")


@contextmanager
def _progress(planned: Sequence[Case]) -> Iterator[Callable[[Judgement], None]]:
    """A bar on a terminal (on standard error, gone at the end), nothing elsewhere."""
    where = progress_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=where, transient=True, disable=not where.is_terminal) as progress:
        task = progress.add_task("judging", total=len(planned))
        red = 0

        def advance(judgement: Judgement) -> None:
            nonlocal red
            red += judgement.verdict in (Verdict.failed, Verdict.error)
            progress.update(task, advance=1, description=f"judging, {red} red" if red else "judging")

        yield advance


def now() -> str:
    """This moment, as certificates have it (UTC)."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def command_line() -> str:
    """The command as it was called."""
    return as_utf8(shlex.join(["mtg-conformance", *sys.argv[1:]]))
