"""The command `mtg-conformance`, the one place that knows all the rooms.

Every command is a function that returns an exit code; what the user can put right is raised as
BadInput. Nobody sees a traceback unless they ask for it with `--debug`.
"""

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Annotated

import typer

from mtg_conformance import __version__
from mtg_conformance.cli.certify import certify_command
from mtg_conformance.cli.check import adapter_app
from mtg_conformance.cli.comparing import badge_command, compare_command
from mtg_conformance.cli.files import export_command, judge_command
from mtg_conformance.cli.hunt import hunt_command
from mtg_conformance.cli.interrupts import interruptible
from mtg_conformance.cli.listing import engines_command, list_command, schema_command
from mtg_conformance.cli.places import let_go, lost
from mtg_conformance.cli.report import report_command
from mtg_conformance.cli.rules import rules_command
from mtg_conformance.cli.single import explain_command, run_command
from mtg_conformance.cli.skeletons import new_adapter_command
from mtg_conformance.cli.streams import OutputRefused, outlets
from mtg_conformance.cli.strength import strength_command
from mtg_conformance.cli.usage import BadInput, ExitCode, check_words
from mtg_conformance.cli.verify import verify_command
from mtg_conformance.documents import foreign

__all__ = ["app", "main"]

_LONGEST = 2000
"""What a complaint has at most; words of an engine in it are cut before."""

app = typer.Typer(
    name="mtg-conformance",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("certify")(certify_command)
app.command("run")(run_command)
app.command("explain")(explain_command)
app.command("export")(export_command)
app.command("judge")(judge_command)
app.command("compare")(compare_command)
app.command("badge")(badge_command)
app.command("verify")(verify_command)
app.command("rules")(rules_command)
app.command("report")(report_command)
app.command("hunt")(hunt_command)
app.command("strength")(strength_command)
app.command("list")(list_command)
app.command("engines")(engines_command)
app.command("schema")(schema_command)
app.add_typer(adapter_app, name="adapter")
app.command("new-adapter")(new_adapter_command)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"mtg-conformance {__version__}")
        raise typer.Exit(0)


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and end.")
    ] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show the traceback of an error.")] = False,
) -> None:
    """Does an engine for Magic: The Gathering follow the rulings on umbra armor and eternalize?"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code (see ExitCode). Never raises."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with interruptible(), outlets():
            code = _run(words)
            for line in lost():
                code = _complain(line, ExitCode.not_written)
            sys.stdout.flush()
            return code
    except OutputRefused as error:
        return _complain(str(error), error.code)
    except KeyboardInterrupt:
        return _complain("interrupted", ExitCode.interrupted)
    finally:
        let_go()


def _run(words: list[str]) -> int:
    try:
        check_words(words)
        result = app(args=words, prog_name="mtg-conformance", standalone_mode=False)
        if result == ExitCode.interrupted and not isinstance(result, ExitCode):
            raise KeyboardInterrupt  # which typer made a number of, and no command has told
        return int(result or 0)
    except OutputRefused:
        raise
    except BadInput as error:
        if "--debug" in words:
            traceback.print_exc()
        return _complain(str(error), error.code)
    except typer.TyperException as error:
        message = error.format_message().strip().replace("Value error, ", "")
        context = getattr(error, "ctx", None)
        command = context.command_path if context is not None else "mtg-conformance"
        return _complain(f"{message} (see {command} --help)", ExitCode.bad_input) if message else 2
    except OSError as error:
        # What is written and what is read has its own words; this is what it takes to find out that it is there.
        if "--debug" in words:
            traceback.print_exc()
        where = "the current folder is gone" if not _has_folder() else error.filename
        return _complain(f"{where}: {error.strerror or error}" if where else str(error), ExitCode.bad_input)
    except Exception as error:
        if "--debug" in words:
            traceback.print_exc()
        what = f"{type(error).__name__}: {error}"
        return _complain(f"unexpected: {what} (`mtg-conformance --debug …` shows where)", ExitCode.internal)


def _has_folder() -> bool:
    try:
        return bool(os.getcwd())
    except OSError:
        return False


def _complain(message: str, code: ExitCode) -> int:
    if sys.stderr is not None:
        print(f"mtg-conformance: {foreign(message, _LONGEST)}", file=sys.stderr)
    return code
