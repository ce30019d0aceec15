"""From what the user wrote behind `--engine` to an engine.

A name (`reference`, `reference-process`, or that of an adapter that comes with the suite), else a
command line that starts a program which speaks the protocol.
"""

import math
import os
import shlex
import shutil
import sys
from pathlib import Path

from mtg_conformance.cli.adapters import known_adapters, missing
from mtg_conformance.cli.places import note_lost
from mtg_conformance.cli.usage import BadInput, nearest
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.engines.child import ChildEngine
from mtg_conformance.engines.trace import Trace
from mtg_conformance.rooms import import_root

__all__ = ["REFERENCE", "REFERENCE_PROCESS", "RUN_SECONDS", "START_SECONDS", "open_engine"]

REFERENCE = "reference"
REFERENCE_PROCESS = "reference-process"


RUN_SECONDS = 20.0
START_SECONDS = 60.0
GIVE_UP_AFTER = 3


def open_engine(
    choice: str,
    timeout: float = RUN_SECONDS,
    start_timeout: float = START_SECONDS,
    give_up_after: int | None = GIVE_UP_AFTER,
    trace: Path | None = None,
) -> Engine:
    """The engine that `choice` names; the caller closes it.

    `timeout`: seconds for one run of a child process, `start_timeout` for its
    start; the reference engine in this process has no limit. After `give_up_after` failures in a
    row a program is not started again (null: always). `trace`: a file for all that is said to a
    program and answered by it. Raises BadInput if there is no such engine, if something that it needs is
    not installed, if its program can't be started, or if the file can't be written.
    """
    for option, seconds in (("--timeout", timeout), ("--start-timeout", start_timeout)):
        if not 0 < seconds < math.inf:
            raise BadInput(f"{option} {seconds:g}: expected a number of seconds above 0")
    if choice == REFERENCE:
        from reference_engine.adapter import ReferenceEngine

        if trace is not None:
            raise BadInput(f"--trace {trace}: there is no talk to write down; say --engine {REFERENCE_PROCESS}")
        return ReferenceEngine()
    command, env = _command(choice)
    engine = ChildEngine(
        command,
        env=env,
        run_timeout=timeout,
        start_timeout=start_timeout,
        give_up_after=give_up_after,
        trace=None if trace is None else _trace(trace),
    )
    try:
        engine.describe()
    except EngineFailure as failure:
        engine.close()
        rest = _where_the_rest_is(failure.log, trace)
        raise BadInput(f"--engine {choice}: can't be started ({failure.kind}): {failure.detail}{rest}") from None
    except BaseException:
        engine.close()
        raise
    return engine


def _trace(path: Path) -> Trace:
    try:
        return Trace(path, on_lost=lambda error: note_lost(f"--trace {path}", error))
    except OSError as error:
        raise BadInput(f"--trace {path}: can't be written: {error.strerror or error}") from None


def _command(choice: str) -> tuple[list[str], dict[str, str]]:
    """The words to start, and what is added to the environment. Raises BadInput."""
    if choice == REFERENCE_PROCESS:
        return [sys.executable, "-m", "reference_engine.adapter"], _with_us_importable()
    adapters = known_adapters()
    if choice in adapters:
        manifest, folder = adapters[choice]
        lacking = missing(manifest)
        if lacking:
            needs = " and ".join(str(need) for need in lacking)
            how = "; ".join(dict.fromkeys(need.install for need in lacking))
            raise BadInput(f"--engine {choice}: missing: {needs}; {how}")
        return manifest.command_line(folder), _with_us_importable()
    try:
        words = shlex.split(choice, posix=os.name != "nt")
    except ValueError as error:
        raise BadInput(f"--engine {choice}: not a command line: {error}") from None
    if not words:
        raise BadInput(
            "--engine: expected a name or a command line, found nothing; `mtg-conformance engines` shows them"
        )
    program = words[0]
    if shutil.which(program) is None:
        if Path(program).is_file():
            raise BadInput(
                f"--engine {choice}: the file {program} can't be executed; make it executable"
                " or begin with its interpreter"
            )
        names = [REFERENCE, REFERENCE_PROCESS, *adapters]
        raise BadInput(
            f"--engine {choice}: no engine of that name and no program {program}{nearest(program, names)}"
            " (`mtg-conformance engines` lists the names)"
        )
    return words, {}


def _where_the_rest_is(log: str, trace: Path | None) -> str:
    """Where to read on, if the program wrote more than the line that is told."""
    if len([line for line in log.splitlines() if line.strip()]) < 3:  # the first says which stream it is
        return ""
    if trace is not None:
        return f" (all that it wrote stands in {trace})"
    return " (`mtg-conformance run control.murder --trace FILE --engine …` writes down all that it said)"


def _with_us_importable() -> dict[str, str]:
    """Python children of ours find this very package, also in a checkout that is not installed."""
    before = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([str(import_root()), *([before] if before else [])])}
