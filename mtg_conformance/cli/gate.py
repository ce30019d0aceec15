"""The gate's options, which `certify` and `judge` share, and what follows from them."""

import datetime
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from mtg_conformance import disk
from mtg_conformance.certificate import Agreement, Certificate
from mtg_conformance.cli.boards import board_ids
from mtg_conformance.cli.certificates import certificate_path, read_certificate
from mtg_conformance.cli.places import Output, Reads, note_lost
from mtg_conformance.cli.selection import all_cases, claim_ids, is_control
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.cli.supports import supports_of
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.documents import Case, foreign
from mtg_conformance.editions import case_digest
from mtg_conformance.gate import Decision, WaiverFile, WaiverProblem, decide, entries, read_waivers
from mtg_conformance.reports.annotations import annotations
from mtg_conformance.reports.summary import summary

__all__ = [
    "TODAY",
    "AnnotationsOption",
    "BaselineOption",
    "Gate",
    "SummaryOption",
    "WaiverDraftOption",
    "WaiversOption",
    "gate_exit_code",
    "gate_reads",
    "open_gate",
    "summary_output",
]

TODAY = "MTG_CONFORMANCE_TODAY"
"""A day in this environment variable is taken for today's, by which waivers expire."""

BaselineOption = Annotated[
    Path | None,
    typer.Option(
        "--baseline",
        metavar="FILE",
        help="A certificate.json of this engine: then only what is worse than in it is red (see docs/gate.md).",
    ),
]
WaiversOption = Annotated[
    Path | None,
    typer.Option("--waivers", metavar="FILE", help="A TOML file of what may be red, why and until when."),
]
SummaryOption = Annotated[
    Path | None, typer.Option("--summary", metavar="FILE", help="Append the result there, as Markdown.")
]
AnnotationsOption = Annotated[
    bool, typer.Option("--annotations", help="Print GitHub's workflow commands for what is red, too.")
]
WaiverDraftOption = Annotated[
    bool,
    typer.Option("--waiver-draft", help="Print a waiver of all that counts, to be filled in."),
]

_CODES = {
    "passed": ExitCode.passed,
    "failed": ExitCode.failed,
    "not run": ExitCode.not_run,
    "interrupted": ExitCode.interrupted,
}


@dataclass(frozen=True)
class Gate:
    """What the user gave, read and found usable. Without a baseline and waivers the gate asks for everything."""

    baseline: Certificate | None = None
    baseline_name: str = ""
    waivers: WaiverFile | None = None
    summary: Path | None = None
    annotations: bool = False
    draft: bool = False
    today: datetime.date = datetime.date.min

    @property
    def asked(self) -> bool:
        """Whether there is anything to tell that the certificate does not say itself."""
        return self.baseline is not None or self.waivers is not None or self.draft

    def check(self, engine: str, planned: Iterable[Case]) -> None:
        """Raise BadInput if the baseline can't be one: it is of another engine, it was broken off, or it has no case
        in common with what is to be run. To be called before anything is run."""
        if self.baseline is None:
            return
        where = f"--baseline {self.baseline_name}"
        theirs = self.baseline.engine.name
        if theirs != engine:
            raise BadInput(
                f"{where}: it is of the engine {foreign(theirs)!r}, and this is {foreign(engine)!r}; name one of this"
                " engine (`mtg-conformance compare` tells two apart)"
            )
        if self.baseline.partial:
            raise BadInput(f"{where}: that run was broken off before every case was judged; take a whole one")
        before = {entry.id: entry.digest for entry in entries(self.baseline).values()}
        if not any(before.get(case.id) == case_digest(case) for case in planned):
            raise BadInput(
                f"{where}: none of its cases is to be run here as it stands there (edition"
                f" {self.baseline.suite.edition}), so it holds nothing; write a new one with --out"
            )

    def new_reds(self, certificate: Certificate) -> frozenset[str] | None:
        """Ids of the reds that count; null if all do."""
        decision = self.decide(certificate)
        return frozenset(one.id for one in decision.counting if one.red) if decision.older_reds else None

    def decide(self, certificate: Certificate, common: tuple[Agreement, ...] | None = None) -> Decision:
        """What the gate says of this certificate. `common`: the misreadings that what counts agrees with; without,
        they are those of all that is red."""
        rulings = the_rulings() if self.asked else ()
        # What waits for what is told in the summary and the annotations, too.
        told = self.asked or self.annotations or self.summary is not None
        return decide(
            certificate,
            baseline=self.baseline,
            waivers=self.waivers,
            known={*all_cases(rulings), *claim_ids(rulings), *board_ids()} if self.asked else (),
            rulings={one.id: [case.id for case in one.cases] for one in rulings if not is_control(one)},
            today=self.today,
            supports=supports_of(certificate) if told else {},
            common=common,
        )

    def tell(self, certificate: Certificate, decision: Decision) -> None:
        """Write the summary and print the annotations, if they are asked for. If the disk refuses, that is noted."""
        if self.annotations:
            for line in annotations(decision):
                sys.stdout.write(line + "\n")
        if self.summary is not None:
            try:
                _append(self.summary, summary(certificate, decision))
            except OSError as error:
                note_lost(f"--summary {self.summary}", error)


def open_gate(
    baseline: Path | None,
    waivers: Path | None,
    summary: Path | None,
    annotations: bool,
    draft: bool,
    *,
    prints_json: bool,
) -> Gate:
    """Read what the options name. Raises BadInput for what can't be used, so before the engine is started."""
    if annotations and prints_json:
        raise BadInput("--annotations: they would stand in the JSON; leave out --format json (--out writes it, too)")
    if summary is not None:
        try:
            _append(summary, "")
        except OSError as error:
            raise BadInput(f"--summary {summary}: can't be written: {error.strerror or error}") from None
    return Gate(
        baseline=None if baseline is None else read_certificate(baseline, "--baseline"),
        baseline_name=str(baseline or ""),
        waivers=None if waivers is None else _waivers(waivers),
        summary=summary,
        annotations=annotations,
        draft=draft,
        today=_today(),
    )


def gate_exit_code(decision: Decision) -> ExitCode:
    """The number that the command ends with."""
    return _CODES[decision.outcome]


def gate_reads(baseline: Path | None, waivers: Path | None) -> Reads:
    """What the gate's options read."""
    yield "--baseline", None if baseline is None else certificate_path(baseline)
    yield "--waivers", waivers


def summary_output(summary: Path | None) -> Output | None:
    """What `--summary` appends to, whatever it is."""
    return None if summary is None else Output("--summary", summary)


def _append(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(text)


def _waivers(path: Path) -> WaiverFile:
    try:
        return read_waivers(disk.read(path, disk.WAIVERS), str(path))
    except OSError as error:
        raise BadInput(f"--waivers {path}: can't be read: {error.strerror or error}") from None
    except WaiverProblem as problem:
        raise BadInput(f"--waivers {problem}") from None


def _today() -> datetime.date:
    given = os.environ.get(TODAY)
    if not given:
        return datetime.datetime.now(datetime.UTC).date()
    try:
        return datetime.date.fromisoformat(given)
    except ValueError:
        raise BadInput(f"{TODAY}={given}: expected a day such as 2027-01-31") from None
