"""An engine that was played somewhere else: its outcomes come from a file of JSON lines.

    {"describe": EngineDescription}          may be the first line
    {"id": CASE, "outcome": Outcome}         what came of the Situation with this id
    {"id": CASE, "error": "one line"}        nothing came of it

The same as the answers of a child process, with the case's id in place of a request's. `certify --out`
writes such a file (see Recording), and says more in two fields that may be left out: `kind`, how the
engine failed, beside an error; and `again`, an object with what came of the second run where that
was something else.
"""

import codecs
import hashlib
import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from mtg_conformance import disk
from mtg_conformance.certificate_file import OUTCOMES
from mtg_conformance.cli.ours import certificate
from mtg_conformance.cli.places import STANDARD
from mtg_conformance.cli.usage import BadInput, nearest
from mtg_conformance.documents import EngineDescription, Outcome, Situation, Stop, as_utf8, encode
from mtg_conformance.documents.situation import FORMAT
from mtg_conformance.engines import Engine, EngineFailure, FailureKind
from mtg_conformance.engines.answers import explain, shown

__all__ = ["Recorded", "Recording", "read_outcomes"]

_SHAPE = 'expected {"id": …, "outcome": …} or {"id": …, "error": "…"}'


class _Run(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What came of one run: an outcome, or an error and its kind."""

    outcome: msgspec.Raw | UnsetType = UNSET
    error: str | UnsetType = UNSET
    kind: FailureKind | UnsetType = UNSET


class _Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One line, of which only the outside is read."""

    id: str | UnsetType = UNSET
    outcome: msgspec.Raw | UnsetType = UNSET
    error: str | UnsetType = UNSET
    kind: FailureKind | UnsetType = UNSET
    again: _Run | UnsetType = UNSET
    describe: msgspec.Raw | UnsetType = UNSET


@dataclass
class Recorded:
    """An Engine (see `mtg_conformance.engines`) that repeats what the file says. `problems`: what is
    wrong with the file itself, a line each; with any, nothing may be judged. `source`: the file, and
    `digest` its SHA-256.
    `again`: what came of a case's second run, if that was something else; it is what the second `run` gives."""

    source: str
    digest: str = ""
    description: EngineDescription | None = None
    results: dict[str, Outcome | EngineFailure] = field(default_factory=dict)
    again: dict[str, Outcome | EngineFailure] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    _played: set[str] = field(default_factory=set)

    def describe(self) -> EngineDescription:
        """What the file says of the engine, or that it says nothing."""
        return self.description or EngineDescription(name="an engine without a name", version="")

    def run(self, situation: Situation) -> Outcome:
        """The recorded outcome; without one, an outcome that was stopped before it began. Raises
        EngineFailure where the file has an error or an outcome that is none."""
        result = self.results.get(situation.id)
        if situation.id in self._played:
            result = self.again.get(situation.id, result)
        self._played.add(situation.id)
        if result is None:
            return Outcome(stopped=Stop(at=0, because="unsupported", detail=f"{self.source} has no outcome of it"))
        if isinstance(result, EngineFailure):
            raise result
        return result

    def close(self) -> None:
        """Nothing is held."""


class Recording:
    """An Engine that has another one play, and remembers what came of it."""

    def __init__(self, engine: Engine, description: EngineDescription) -> None:
        self._engine = engine
        self._description = description
        self._runs: dict[str, list[_Run]] = {}

    def describe(self) -> EngineDescription:
        """As it was given."""
        return self._description

    def run(self, situation: Situation) -> Outcome:
        """As the other engine does; whatever else that raises is its crash."""
        try:
            outcome = self._engine.run(situation)
        except EngineFailure as failure:
            self._note(situation.id, _Run(error=failure.detail, kind=failure.kind))
            raise
        except Exception as error:
            crash = EngineFailure("crash", f"{type(error).__name__}: {error}")
            self._note(situation.id, _Run(error=crash.detail, kind=crash.kind))
            raise crash from error
        self._note(situation.id, _Run(outcome=msgspec.Raw(encode(outcome))))
        return outcome

    def close(self) -> None:
        """The other engine is its owner's to close."""

    def lines(self) -> bytes:
        """Everything so far, as `judge` reads it: in the order in which it was played."""
        lines = [msgspec.json.encode({"describe": self._description})]
        for id, (first, *more) in self._runs.items():
            again: _Run | UnsetType = next((run for run in more if run != first), UNSET)
            line = _Line(id=id, outcome=first.outcome, error=first.error, kind=first.kind, again=again)
            lines.append(msgspec.json.encode(line))
        return b"".join(line + b"\n" for line in lines)

    def _note(self, id: str, run: _Run) -> None:
        self._runs.setdefault(id, []).append(run)


def read_outcomes(path: Path, known: Collection[str]) -> Recorded:
    """Read the file (`-`: standard input). `known`: the ids of all cases. Raises BadInput if it can't be read."""
    if str(path) == STANDARD and sys.stdin is None:
        raise BadInput("-: standard input is closed; name a file, or send the outcomes there")
    recorded = Recorded("standard input" if str(path) == STANDARD else as_utf8(str(path)))
    try:
        raw = (
            disk.read_stream(sys.stdin.buffer, disk.OUTCOMES)
            if str(path) == STANDARD
            else disk.read(path, disk.OUTCOMES)
        )
    except OSError as error:
        raise BadInput(f"{recorded.source}: can't be read: {error.strerror or error}") from None
    recorded.digest = hashlib.sha256(raw).hexdigest()
    other = disk.other_encoding(raw)
    if certificate(raw):
        other = f"it is a certificate; the outcomes on which it rests are in {OUTCOMES} beside it"
    if other is not None:
        recorded.problems.append(f"{recorded.source}: {other}")
        return recorded
    seen: dict[str, int] = {}
    first = True
    for number, line in enumerate(raw.removeprefix(codecs.BOM_UTF8).split(b"\n"), start=1):
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
    where = f"{recorded.source}:{number}"
    if not isinstance(line.again, UnsetType):
        if (line.again.outcome is UNSET) == (line.again.error is UNSET):
            return f"`again`: expected an outcome or an error, found {shown(raw, 60)}"
        recorded.again[line.id] = _result(line.again, where)
    recorded.results[line.id] = _result(line, where)
    return None


def _result(run: _Run | _Line, where: str) -> Outcome | EngineFailure:
    if isinstance(run.outcome, UnsetType):
        said = shown(str(run.error))
        if isinstance(run.kind, UnsetType):
            return EngineFailure("crash", f"the runner reports an error: {said}")
        return EngineFailure(run.kind, str(run.error))
    try:
        return msgspec.json.decode(bytes(run.outcome), type=Outcome)
    except msgspec.ValidationError as error:
        return EngineFailure("protocol", f"{where} has an invalid outcome: {_why(error, bytes(run.outcome))}")


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
