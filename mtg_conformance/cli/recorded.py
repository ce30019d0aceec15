"""An engine that was played somewhere else: its outcomes come from a file of JSON lines.

    {"describe": EngineDescription}          may be the first line
    {"id": CASE, "outcome": Outcome}         what came of the Situation with this id
    {"id": CASE, "error": "one line"}        nothing came of it

The same as the answers of a child process, with the case's id in place of a request's.
"""

import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from mtg_conformance.cli.usage import BadInput, nearest
from mtg_conformance.documents import EngineDescription, Outcome, Situation, Stop
from mtg_conformance.documents.situation import FORMAT
from mtg_conformance.engines import EngineFailure
from mtg_conformance.engines.answers import explain, shown

__all__ = ["Recorded", "read_outcomes"]

_SHAPE = 'expected {"id": …, "outcome": …} or {"id": …, "error": "…"}'


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """One line, of which only the outside is read."""

    id: str | UnsetType = UNSET
    outcome: msgspec.Raw | UnsetType = UNSET
    error: str | UnsetType = UNSET
    describe: msgspec.Raw | UnsetType = UNSET


@dataclass
class Recorded:
    """An Engine (see `mtg_conformance.engines`) that repeats what the file says. `problems`: what is
    wrong with the file itself, a line each; with any, nothing may be judged. `source`: the file."""

    source: str
    description: EngineDescription | None = None
    results: dict[str, Outcome | EngineFailure] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def describe(self) -> EngineDescription:
        """What the file says of the engine, or that it says nothing."""
        return self.description or EngineDescription(name="an engine without a name", version="")

    def run(self, situation: Situation) -> Outcome:
        """The recorded outcome; without one, an outcome that was stopped before it began. Raises
        EngineFailure where the file has an error or an outcome that is none."""
        result = self.results.get(situation.id)
        if result is None:
            return Outcome(stopped=Stop(at=0, because="unsupported", detail=f"{self.source} has no outcome of it"))
        if isinstance(result, EngineFailure):
            raise result
        return result

    def close(self) -> None:
        """Nothing is held."""


def read_outcomes(path: Path, known: Collection[str]) -> Recorded:
    """Read the file (`-`: standard input). `known`: the ids of all cases. Raises BadInput if it can't be read."""
    recorded = Recorded("standard input" if str(path) == "-" else str(path))
    try:
        raw = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: can't be read: {error.strerror or error}") from None
    seen: dict[str, int] = {}
    first = True
    for number, line in enumerate(raw.split(b"\n"), start=1):
        if line.strip():
            problem = _read(line, first, number, recorded, known, seen)
            if problem is not None:
                recorded.problems.append(f"{recorded.source}:{number}: {problem}")
            first = False
    if not seen and not recorded.problems:
        recorded.problems.append(f"{recorded.source}: {_SHAPE} on each line, found no outcome")
    return recorded


def _read(
    raw: bytes, first: bool, number: int, recorded: Recorded, known: Collection[str], seen: dict[str, int]
) -> str | None:
    """Take one line in; what is wrong with it, or None."""
    try:
        line = msgspec.json.decode(raw, type=_Line)
    except msgspec.ValidationError as error:
        return f"{_SHAPE}: {error}"
    except RecursionError:
        return f"nested too deep to be read: {shown(raw, 60)}"
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return f"not JSON, or cut off ({error}): {shown(raw, 60)}"
    if not isinstance(line.describe, UnsetType):
        if not first or not isinstance(line.id, UnsetType):
            return 'expected {"describe": …} alone, and on the first line only'
        return _described(bytes(line.describe), recorded)
    if isinstance(line.id, UnsetType) or (line.outcome is UNSET) == (line.error is UNSET):
        return f"{_SHAPE}, found {shown(raw, 60)}"
    if line.id not in known:
        return f"no case of the suite has the id {shown(line.id)!r}{nearest(line.id, known)}"
    if line.id in seen:
        return f"{line.id} stands on line {seen[line.id]} already; which of them is meant?"
    seen[line.id] = number
    if isinstance(line.outcome, UnsetType):
        recorded.results[line.id] = EngineFailure("crash", f"the runner reports an error: {shown(str(line.error))}")
        return None
    try:
        recorded.results[line.id] = msgspec.json.decode(bytes(line.outcome), type=Outcome)
    except msgspec.ValidationError as error:
        words = _why(error, bytes(line.outcome))
        recorded.results[line.id] = EngineFailure(
            "protocol", f"{recorded.source}:{number} has an invalid outcome: {words}"
        )
    return None


def _why(error: msgspec.ValidationError, raw: bytes) -> str:
    """What is wrong, in more words than msgspec's if the document can be read at all."""
    try:
        document: Mapping[str, Any] = msgspec.json.decode(raw)
    except (msgspec.ValidationError, RecursionError):
        return f"{error}, in what can't be read otherwise: {shown(raw, 60)}"
    return explain(str(error), document)


def _described(raw: bytes, recorded: Recorded) -> str | None:
    try:
        recorded.description = msgspec.json.decode(raw, type=EngineDescription)
    except msgspec.ValidationError as error:
        return f"not a description of an engine: {_why(error, raw)}"
    if FORMAT not in recorded.description.formats:
        reads = ", ".join(map(str, recorded.description.formats)) or "none"
        return f"the engine reads document formats {reads}, and this suite writes {FORMAT}"
    return None
