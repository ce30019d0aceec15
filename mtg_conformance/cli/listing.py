"""`mtg-conformance list`, `engines` and `schema`: what there is."""

import json
import sys
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from mtg_conformance import documents
from mtg_conformance.certificate import Certificate
from mtg_conformance.cli.adapters import known_adapters, missing
from mtg_conformance.cli.certify import Format, FormatOption, ProfileOption
from mtg_conformance.cli.choosing import REFERENCE, REFERENCE_PROCESS
from mtg_conformance.cli.output import console, print_json
from mtg_conformance.cli.selection import all_cases, is_control, select
from mtg_conformance.cli.suites import missing_of_suite, the_rulings
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.lines import LINES
from mtg_conformance.profiles import Profile, is_corner
from mtg_conformance.reports.text import say
from mtg_conformance.statement import Statement

__all__ = ["engines_command", "list_command", "schema_command"]


class ListedRuling(msgspec.Struct, frozen=True):
    """One ruling of `list --format json`; `cases` and `claims` (about any board): id → title."""

    id: str
    title: str
    cr: tuple[str, ...]
    untestable: str | None
    cases: dict[str, str]
    claims: dict[str, str]


class ListedEngine(msgspec.Struct, frozen=True):
    """One engine of `engines --format json`; `missing`: what must still be installed."""

    name: str
    summary: str
    language: str
    homepage: str
    licence: str
    missing: tuple[str, ...]


def list_command(
    only: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID]...", help="Rulings, cases, or beginnings of such ids; all without one."),
    ] = None,
    profile: ProfileOption = None,
    not_staged: Annotated[
        bool,
        typer.Option(
            "--missing",
            help="Instead: the official rulings and corner cases that no case stages, each with the reason.",
        ),
    ] = False,
    format: FormatOption = Format.text,
) -> int:
    """The rulings of the suite and their cases."""
    if not_staged:
        if only or profile is not None:
            raise BadInput("list --missing: lists everything that is missing; leave out ids and --profile")
        return _list_missing(format)
    rulings_of_suite = the_rulings()
    selection = select(rulings_of_suite, only or (), profile, said="", with_claims=True)
    rulings = [
        ListedRuling(
            ruling.id,
            ruling.title,
            ruling.cr,
            ruling.untestable,
            {case.id: case.title for case in ruling.cases if case.id in selection.asked},
            {claim.id: claim.title for claim in ruling.claims if claim in selection.claims},
        )
        for ruling in rulings_of_suite
        if ruling in selection.rulings or any(claim in selection.claims for claim in ruling.claims)
    ]
    if format is Format.json:
        print_json(rulings)
        return ExitCode.passed
    where = console()
    for ruling in rulings:
        rules = f" [CR {', '.join(ruling.cr)}]" if ruling.cr else ""
        say(where, Text(ruling.id, style="bold").append(f"  {ruling.title}{rules}", style="default"))
        if ruling.untestable:
            say(where, f"  not testable: {ruling.untestable}")
        for id, title in ruling.cases.items():
            say(where, f"  {id}  {title}")
        for id, title in ruling.claims.items():
            say(where, f"  {id}  {title} (on any board)")
    listed = {id for ruling in rulings for id in ruling.cases}
    narrowed = only or profile not in (None, Profile.all)
    helpers = selection.planned if narrowed else all_cases(filter(is_control, rulings_of_suite)).values()
    controls = [case for case in helpers if case.id not in listed]
    if controls:
        say(where, Text("controls", style="bold").append("  what the cases rest on", style="default"))
        for case in controls:
            say(where, f"  {case.id}  {case.title}")
    say(where)
    claims = sum(len(ruling.claims) for ruling in rulings)
    say(where, f"{len(rulings)} rulings, {len(listed)} cases, {claims} claims, {len(controls)} controls")
    if profile is None and not only:
        beyond = sum(is_corner(ruling.id) for ruling in rulings_of_suite)
        say(where, f"Not listed: {beyond} rulings beyond the two documents (--profile corner, or all)")
    return ExitCode.passed


def _list_missing(format: Format) -> int:
    """What the suite does not stage, and why."""
    missing = missing_of_suite()
    if format is Format.json:
        sys.stdout.write(json.dumps(missing, indent=2, ensure_ascii=False) + "\n")
        return ExitCode.passed
    where = console()
    for id, reason in missing.items():
        say(where, Text(id, style="bold").append(f"  {reason}", style="default"))
    say(where)
    say(where, f"{len(missing)} of {len(LINES)} official rulings and corner cases are staged by no case")
    return ExitCode.passed


def engines_command(format: FormatOption = Format.text) -> int:
    """The engines that can be named, and what each still needs."""
    listed = [
        ListedEngine(REFERENCE, "the suite's own reference engine, in this process", "Python", "", "MIT", ()),
        ListedEngine(REFERENCE_PROCESS, "the reference engine as a child process", "Python", "", "MIT", ()),
    ]
    for name, (manifest, _) in known_adapters().items():
        needs = tuple(f"{need}: {need.install}" for need in missing(manifest))
        listed.append(
            ListedEngine(name, manifest.summary, manifest.language, manifest.homepage, manifest.licence, needs)
        )
    if format is Format.json:
        print_json(listed)
        return ExitCode.passed
    where = console()
    width = max(len(engine.name) for engine in listed)
    for engine in listed:
        state = Text("needs more", style="yellow") if engine.missing else Text("ready", style="green")
        line = Text(f"{engine.name:<{width}}  ")
        facts = ", ".join(fact for fact in (engine.language, engine.licence, engine.homepage) if fact)
        say(where, line.append(state).append(" " * (12 - len(state))).append(f"{engine.summary} ({facts})"))
        for need in engine.missing:
            say(where, f"{'':<{width}}  needs {need}")
    say(where)
    say(where, "Any other engine: --engine 'COMMAND LINE' of a program that speaks the protocol (see the README).")
    return ExitCode.passed


def schema_command() -> int:
    """The JSON Schema of the documents (Situation, Case, Outcome, EngineDescription), of the messages
    that carry them, and of the certificate: `certificate.json` is a Statement, and holds a Certificate."""
    sys.stdout.write(json.dumps(documents.schema(Statement, Certificate), indent=2) + "\n")
    return ExitCode.passed
