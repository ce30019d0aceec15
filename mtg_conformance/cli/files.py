"""`mtg-conformance export` and `judge`: the cases out as a file, the outcomes in as a file.

For a test runner that can't be spoken to, or that is to play the cases in its own time: it gets
the Situations and writes down what came of each. The judge is the same as ever.
"""

import hashlib
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mtg_conformance import disk
from mtg_conformance.certificate import Certificate, EnginePart, certify
from mtg_conformance.cli import ours
from mtg_conformance.cli.certify import (
    Format,
    FormatOption,
    OnlyOption,
    OutOption,
    ProfileOption,
    VerboseOption,
    command_line,
    deliver,
    now,
)
from mtg_conformance.cli.gate import (
    AnnotationsOption,
    BaselineOption,
    SummaryOption,
    WaiverDraftOption,
    WaiversOption,
    gate_reads,
    open_gate,
    summary_output,
)
from mtg_conformance.cli.output import OutputFolder, outputs_in, progress_console
from mtg_conformance.cli.places import STANDARD, NotWritten, Output, check_places
from mtg_conformance.cli.recorded import Recorded, Recording, read_outcomes
from mtg_conformance.cli.selection import Selection, all_cases, select
from mtg_conformance.cli.suites import the_edition, the_rulings
from mtg_conformance.cli.usage import ExitCode
from mtg_conformance.documents import encode, foreign
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Judgement

__all__ = ["export_command", "judge_command"]

_MOST_PROBLEMS = 20


def export_command(
    only: OnlyOption = None,
    profile: ProfileOption = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write there instead of to standard output.")
    ] = None,
) -> int:
    """Write the Situations as JSON lines, without what is expected of them.

    The cases that were asked for and those that they rest on, in an order in which they can be
    played. `mtg-conformance judge` takes what came of them.
    """
    check_places((), [None if out is None else Output("--out", out, ours.situations, "a file of Situations")])
    selection = select(the_rulings(), only or (), profile)
    text = b"".join(encode(case.situation) + b"\n" for case in selection.planned)
    if out is None or str(out) == STANDARD:
        sys.stdout.write(text.decode())
        sys.stdout.flush()
        return ExitCode.passed
    try:
        disk.write(out, text)
    except OSError as error:
        raise NotWritten(f"--out {out}: can't be written: {error.strerror or error}") from None
    progress_console().print(
        f"{len(selection.planned)} situations written to {out}", markup=False, highlight=False, soft_wrap=True
    )
    return ExitCode.passed


def judge_command(
    outcomes: Annotated[Path, typer.Argument(metavar="OUTCOMES", help="The file of JSON lines; - is standard input.")],
    engine_name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Name of the engine, if the file does not say (or says another).")
    ] = None,
    engine_version: Annotated[str | None, typer.Option(metavar="VERSION", help="Its version, likewise.")] = None,
    only: OnlyOption = None,
    profile: ProfileOption = None,
    out: OutOption = None,
    format: FormatOption = Format.text,
    verbose: VerboseOption = False,
    baseline: BaselineOption = None,
    waivers: WaiversOption = None,
    summary: SummaryOption = None,
    annotations: AnnotationsOption = False,
    waiver_draft: WaiverDraftOption = False,
) -> int:
    """Judge what a test runner made of the exported Situations.

    Each line of the file is {"id": CASE, "outcome": …} or {"id": CASE, "error": "…"}; the first may be
    {"describe": …}. A case without a line is not run. A file with a line that can't be read, an id that
    no case has or one that stands there twice is not judged at all. Ends like `certify`.
    """
    check_places([("OUTCOMES", outcomes), *gate_reads(baseline, waivers)], [*outputs_in(out), summary_output(summary)])
    gate = open_gate(baseline, waivers, summary, annotations, waiver_draft, prints_json=format is Format.json)
    rulings = the_rulings()
    selection = select(rulings, only or (), profile)
    recorded = read_outcomes(outcomes, all_cases(rulings))
    if recorded.problems:
        return _complain(recorded.problems)
    folder = None if out is None else OutputFolder(out)
    said = recorded.describe()
    recorded.description = msgspec.structs.replace(
        said, name=engine_name or said.name, version=said.version if engine_version is None else engine_version
    )
    gate.check(recorded.describe().name, selection.planned)
    certificate, written = _judge(recorded, selection)
    cases = {case.id: case for case in selection.planned}
    return deliver(certificate, cases, folder, format, gate, outcomes=written, verbose=verbose)


def _complain(problems: list[str]) -> ExitCode:
    """One line for each problem."""
    for problem in problems[:_MOST_PROBLEMS]:
        print(f"mtg-conformance: {foreign(problem, 2000)}", file=sys.stderr)
    if len(problems) > _MOST_PROBLEMS:
        print(f"mtg-conformance: and {len(problems) - _MOST_PROBLEMS} more lines like these", file=sys.stderr)
    return ExitCode.bad_input


def _judge(recorded: Recorded, selection: Selection) -> tuple[Certificate, bytes]:
    started = now()
    recording = Recording(recorded, recorded.describe())
    judged: dict[str, Judgement] = {judgement.case: judgement for judgement in run_cases(selection.planned, recording)}
    written = recording.lines()
    twice = [case.id for case in selection.planned if case.situation.answers and case.id in recorded.results]
    notes = [f"Judged from recorded outcomes ({recorded.source}); nobody watched them being played."]
    if twice:
        those = "case in which players choose is" if len(twice) == 1 else "cases in which players choose are"
        notes.append(
            f"One outcome each: the {len(twice)} {those} run twice by `certify`,"
            " which finds engines that disagree with themselves."
        )
    certificate = certify(
        selection.rulings,
        selection.asked,
        selection.planned,
        judged,
        engine=recorded.describe(),
        chosen_as=f"outcomes in {recorded.source}",
        command=command_line(),
        started=started,
        finished=now(),
        seconds={},
        partial=False,
        part=selection.part,
        parts=(EnginePart(name=Path(recorded.source).name, kind="outcomes", digest=recorded.digest),),
        outcomes_digest=hashlib.sha256(written).hexdigest(),
        edition=the_edition(),
    )
    return msgspec.structs.replace(certificate, notes=tuple(notes)), written
