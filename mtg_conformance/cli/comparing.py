"""`mtg-conformance compare` and `badge`: what can be made of certificates alone."""

from pathlib import Path
from typing import Annotated

import typer

from mtg_conformance import disk
from mtg_conformance.cli import ours
from mtg_conformance.cli.certificates import certificate_path, read_certificate
from mtg_conformance.cli.certify import Format, FormatOption, VerboseOption
from mtg_conformance.cli.output import console, print_json
from mtg_conformance.cli.places import NotWritten, Output, check_places
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.gate import compare
from mtg_conformance.reports.badge import badge, endpoint, svg
from mtg_conformance.reports.gate import compare_lines
from mtg_conformance.reports.text import say

__all__ = ["badge_command", "compare_command"]


def compare_command(
    a: Annotated[Path, typer.Argument(metavar="A", help="A certificate.json, or the folder that it is in.")],
    b: Annotated[Path, typer.Argument(metavar="B", help="Another: of a later version, or of another engine.")],
    format: FormatOption = Format.text,
    verbose: VerboseOption = False,
) -> int:
    """Tell two certificates apart, ruling by ruling and case by case.

    Ends with 0 if every case and board has the same verdict in both, 1 if one has not or is in one of
    them only, and 2 if one of them can't be read. Which of the two is right is no question here.
    """
    differences = compare(read_certificate(a), read_certificate(b))
    if format is Format.json:
        print_json(differences)
    else:
        where = console()
        for line in compare_lines(differences, verbose=verbose):
            say(where, line)
    return ExitCode.failed if differences.changes else ExitCode.passed


def badge_command(
    certificate: Annotated[
        Path, typer.Argument(metavar="CERTIFICATE", help="A certificate.json, or the folder that it is in.")
    ],
    out: Annotated[
        Path, typer.Option("--out", metavar="DIR", help="Write badge.svg and badge.json (for shields.io) there.")
    ],
) -> int:
    """Make a badge of a certificate: its edition, and how many of how many rulings passed."""
    files = [out / "badge.svg", out / "badge.json"]
    check_places(
        [("CERTIFICATE", certificate_path(certificate))],
        [Output("--out", file, ours.badge, "a badge of mtg-conformance", inside=True) for file in files],
    )
    made = badge(read_certificate(certificate))
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"--out {out}: can't be made: {error.strerror or error}") from None
    try:
        for file, content in zip(files, (svg(made), endpoint(made)), strict=True):
            disk.write(file, content)
    except OSError as error:
        raise NotWritten(f"--out {out}: can't be written: {error.strerror or error}") from None
    say(console(), f"{made.label}: {made.message} (written to {out})")
    return ExitCode.passed
