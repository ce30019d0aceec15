"""`mtg-conformance strength`: what would the suite catch?"""

import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mtg_conformance import disk
from mtg_conformance.cli import ours
from mtg_conformance.cli.boards import board_progress
from mtg_conformance.cli.certify import Format, FormatOption
from mtg_conformance.cli.drawn import strength
from mtg_conformance.cli.output import console, print_json
from mtg_conformance.cli.places import Output, check_places, note_lost
from mtg_conformance.cli.selection import select
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.cli.usage import ExitCode
from mtg_conformance.profiles import Profile
from mtg_conformance.reports.text import say

__all__ = ["strength_command"]


def strength_command(
    boards: Annotated[int, typer.Option("--boards", metavar="N", min=1, help="How many boards for each seed.")] = 500,
    seeds: Annotated[int, typer.Option("--seeds", metavar="N", min=1, help="How many seeds.")] = 5,
    markdown: Annotated[
        Path | None, typer.Option("--markdown", metavar="FILE", help="Write the table there as a page.")
    ] = None,
    ratchet: Annotated[
        Path | None,
        typer.Option("--ratchet", metavar="FILE", help="Write there what is caught, to hold later versions to it."),
    ] = None,
    profile: Annotated[
        Profile,
        typer.Option(
            "--profile",
            help="Misreadings of the bullets of the rulings documents, of the corner cases beyond them (no drawn"
            " board has to catch those), or both; and the cases of that profile.",
        ),
    ] = Profile.rulings,
    format: FormatOption = Format.text,
) -> int:
    """Try every known misreading of the rules on the suite: what catches it, after how many boards?

    Takes some minutes. Ends with 0 if every misreading is caught by examples and by boards, else 1.
    """
    check_places(
        (),
        [
            None if markdown is None else Output("--markdown", markdown, ours.strength, "such a page"),
            None if ratchet is None else Output("--ratchet", ratchet, ours.ratchet, "such a file"),
        ],
    )
    rulings = the_rulings()
    cases = list(select(rulings, (), profile).planned)
    names = strength.names_of(profile)
    with board_progress("trying misreadings") as (update, _):
        done = missed = 0

        def one_more(caught: object) -> None:
            nonlocal done, missed
            done += 1
            missed += getattr(caught, "worst", None) is None
            update(done, len(names), missed)

        table = strength.measure(
            cases, boards, range(seeds), names, processes=max(1, os.cpu_count() or 1), on_misreading=one_more
        )
    caught = msgspec.json.format(msgspec.json.encode(strength.ratchet_of(table))) + b"\n"
    for option, path, content in (
        ("--markdown", markdown, strength.markdown(table).encode()),
        ("--ratchet", ratchet, caught),
    ):
        try:
            if path is not None:
                disk.write(path, content)
        except OSError as error:
            note_lost(f"{option} {path}", error)
    if format is Format.json:
        print_json(table)
    else:
        where = console()
        for one in table.caught:
            middle = "never" if one.median is None else f"{one.median:g}"
            worst = "never" if one.worst is None else f"{one.worst}"
            say(where, f"{one.name:<34} examples {len(one.examples):>3}  boards {middle:>5} {worst:>5}")
        for line in strength.summary(table):
            say(where, line)
    sys.stdout.flush()
    boards_must = set(strength.names_of(Profile.rulings))
    everything = all(one.examples and (one.worst is not None or one.name not in boards_must) for one in table.caught)
    return ExitCode.passed if everything else ExitCode.failed
