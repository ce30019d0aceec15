"""Reading and writing documents, with one clear line for a bad one."""

import codecs
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec

from mtg_conformance import disk
from mtg_conformance.documents import case as kinds
from mtg_conformance.documents.case import Case, Rule, RulingId
from mtg_conformance.documents.engine import EngineDescription
from mtg_conformance.documents.messages import MESSAGES
from mtg_conformance.documents.outcome import Outcome
from mtg_conformance.documents.situation import (
    FORMAT,
    STEPS,
    Activate,
    Advance,
    Attack,
    Block,
    CaseId,
    Cast,
    Id,
    Mana,
    Seat,
    Situation,
)

T = TypeVar("T")


class DocumentError(ValueError):
    """A document that can't be used. The message is one line: where, what was expected, what
    was found."""


def encode(document: msgspec.Struct) -> bytes:
    """The document as one line of JSON (UTF-8, no newline)."""
    return msgspec.json.encode(document)


_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def decode(data: bytes | str, kind: type[T], where: str = "document") -> T:
    """Read `data` as a document of the given kind.

    Raises DocumentError with `where`, the path inside the document, what was expected and
    what was found. Cross-references (ids, labels, seats) are checked for Situation and Case.
    """
    raw = (data.encode(errors="replace") if isinstance(data, str) else data).removeprefix(codecs.BOM_UTF8)
    if not raw.strip():
        raise DocumentError(f"{where}: expected a {kind.__name__} document, found nothing (the text is empty)")
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    try:
        document = decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise DocumentError(f"{where}: {_version_problem(raw) or _in_words(str(error))}") from None
    except RecursionError:
        raise DocumentError(f"{where}: not JSON that can be read: nested too deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DocumentError(f"{where}: {disk.not_utf8(raw) or f'not JSON: {error}'}") from None
    if isinstance(document, Case):
        check_case(document, where)
    elif isinstance(document, Situation):
        check_situation(document, where)
    return document  # type: ignore[no-any-return]


def _version_problem(raw: bytes) -> str | None:
    """A document of another version fails for many reasons; the version is the one to tell."""
    try:
        found = json.loads(raw)["format"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return None if found == FORMAT else f"expected format {FORMAT}, found format {found!r} - at `$.format`"


_PATTERN = re.compile(r"Expected `str` matching regex (?P<pattern>'.*')(?P<where>.*)")
_PATTERNS = {
    repr(meta.pattern): meta.description
    for kind in (Id, CaseId, Seat, Mana, Rule, RulingId)
    for meta in get_args(kind)
    if isinstance(meta, msgspec.Meta)
}


def _in_words(problem: str) -> str:
    """msgspec's words, with what is meant instead of a pattern."""
    found = _PATTERN.fullmatch(problem)
    if found is None or found["pattern"] not in _PATTERNS:
        return problem
    return f"expected a {_PATTERNS[found['pattern']]}, found something else{found['where']}"


def read_file(path: Path, kind: type[T]) -> T:
    """Read one document from a file. Raises DocumentError, also when the file can't be read."""
    try:
        raw = disk.read(path, disk.DOCUMENT)
    except OSError as error:
        raise DocumentError(f"{path}: can't be read: {error.strerror or error}") from None
    return decode(raw, kind, str(path))


def read_case(path: Path) -> Case:
    """Read one Case from a JSON file. Raises DocumentError."""
    return read_file(path, Case)


def check_situation(situation: Situation, where: str = "situation", at: str = "$") -> None:
    """Raise DocumentError if an id, a seat or a label does not fit the rest of the document."""

    def bad(path: str, message: str) -> DocumentError:
        return DocumentError(f"{where}: {message} - at `{at}.{path}`")

    if situation.format != FORMAT:
        raise bad("format", f"expected format {FORMAT}, found format {situation.format}")
    seats = set(situation.seats)
    if len(seats) != len(situation.seats) or len(seats) < 2:
        raise bad("seats", f"expected two or more different seats, found {list(situation.seats)}")
    if situation.active not in seats:
        raise bad("active", f"expected one of the seats {list(situation.seats)}, found {situation.active!r}")
    for name in situation.players:
        if name not in seats:
            raise bad("players", f"expected one of the seats {list(situation.seats)}, found {name!r}")
    ids: set[str] = set()
    for n, thing in enumerate(situation.objects):
        here = f"objects[{n}]"
        if thing.id in ids:
            raise bad(f"{here}.id", f"expected an id of its own, found {thing.id!r} for the second time")
        if thing.id in seats or thing.id.startswith("new-"):
            raise bad(f"{here}.id", f"expected an id that is neither a seat nor new-…, found {thing.id!r}")
        ids.add(thing.id)
        for field, seat in (("owner", thing.owner), ("controller", thing.controller)):
            if seat is not None and seat not in seats:
                raise bad(f"{here}.{field}", f"expected one of the seats {list(situation.seats)}, found {seat!r}")
        if thing.zone != "battlefield":
            for field in ("tapped", "damage", "counters", "attached_to", "sick", "controller", "token"):
                if getattr(thing, field):
                    raise bad(
                        f"{here}.{field}", f"only an object on the battlefield can have this; it is in {thing.zone}"
                    )
    on_battlefield = {thing.id for thing in situation.objects if thing.zone == "battlefield"}
    for n, thing in enumerate(situation.objects):
        host = thing.attached_to
        if host is not None and (host not in on_battlefield or host == thing.id):
            raise bad(
                f"objects[{n}].attached_to", f"expected the id of another object on the battlefield, found {host!r}"
            )
    known = ids | seats
    labels: set[str] = {"start", "end"}
    for n, action in enumerate(situation.script):
        here = f"script[{n}]"
        if action.label is not None:
            if action.label in labels:
                raise bad(f"{here}.label", f"expected a label of its own, found {action.label!r} for the second time")
            labels.add(action.label)
        by = getattr(action, "by", None)
        if by is not None and by not in seats:
            raise bad(f"{here}.by", f"expected one of the seats {list(situation.seats)}, found {by!r}")
        references: list[tuple[str, str]] = []
        if isinstance(action, Cast | Activate):
            references.append(("object", action.object))
            references += [("targets", target) for target in action.targets]
            references += [(f"pays.{way}", thing) for way, things in action.pays.items() for thing in things]
        elif isinstance(action, Attack):
            references += [("attackers", one) for pair in action.attackers.items() for one in pair]
        elif isinstance(action, Block):
            references += [("blockers", one) for pair in action.blockers.items() for one in pair]
        for field, reference in references:
            if reference not in known and not reference.startswith("new-"):
                raise bad(
                    f"{here}.{field}",
                    f"expected the id of an object or a player, found {reference!r}, which nothing has",
                )
        if isinstance(action, Cast | Activate) and action.puts is not None:
            if action.puts in known:
                raise bad(f"{here}.puts", f"expected a name that nothing has yet, found {action.puts!r}")
            known.add(action.puts)
    for n, answer in enumerate(situation.answers):
        if answer.by not in seats:
            raise bad(f"answers[{n}].by", f"expected one of the seats {list(situation.seats)}, found {answer.by!r}")
        if not answer.prefer:
            raise bad(f"answers[{n}].prefer", "expected at least one id or value, found none")


def check_case(case: Case, where: str = "case") -> None:
    """Raise DocumentError if the Situation or an expectation does not fit the rest."""
    if case.format != FORMAT:
        raise DocumentError(f"{where}: expected format {FORMAT}, found format {case.format} - at `$.format`")
    if case.situation.id != case.id:
        raise DocumentError(
            f"{where}: expected the id of the case, {case.id!r}, found {case.situation.id!r} - at `$.situation.id`"
        )
    check_situation(case.situation, where, "$.situation")
    situation = case.situation
    ids = {thing.id for thing in situation.objects}
    labels = {action.label for action in situation.script if action.label is not None}
    next_turn = _first_of_next_turn(situation)
    if not case.expect:
        raise DocumentError(f"{where}: expected at least one expectation, found none - at `$.expect`")
    for here, expectation in _all_expectations(case):
        if expectation.after not in labels | {"start", "end"}:
            raise DocumentError(
                f"{where}: expected start, end or the label of an action"
                f" ({', '.join(sorted(labels)) or 'there is none'}), found {expectation.after!r} - at `{here}.after`"
            )
        if isinstance(expectation, kinds.ObjectExpectation):
            name = expectation.object
            if name not in ids and not name.startswith("new-"):
                raise DocumentError(
                    f"{where}: expected the id of an object, found {name!r}, which nothing has - at `{here}.object`"
                )
        elif isinstance(expectation, kinds.PlayerExpectation):
            if expectation.player not in situation.seats:
                raise DocumentError(
                    f"{where}: expected one of the seats {list(situation.seats)}, found {expectation.player!r}"
                    f" - at `{here}.player`"
                )
        elif isinstance(expectation, kinds.ActionExpectation) and expectation.action not in labels:
            raise DocumentError(
                f"{where}: expected the label of an action ({', '.join(sorted(labels)) or 'there is none'}),"
                f" found {expectation.action!r} - at `{here}.action`"
            )
        elif isinstance(expectation, kinds.NothingElseExpectation) and next_turn is not None:
            places = {action.label: number for number, action in enumerate(situation.script)}
            if expectation.after != "start" and places.get(expectation.after, len(situation.script)) >= next_turn:
                raise DocumentError(
                    f"{where}: nothing_else is expected after script[{next_turn}], which advances into the next turn;"
                    f" it can't be judged across a change of turn - at `{here}`"
                )


def _all_expectations(case: Case) -> Iterator[tuple[str, kinds.Expectation]]:
    """Every expectation with its path, and after an open question what each reading says."""
    for n, expectation in enumerate(case.expect):
        yield f"$.expect[{n}]", expectation
        if isinstance(expectation, kinds.ReadingsExpectation):
            for name, said in expectation.readings.items():
                yield from ((f"$.expect[{n}].readings[{name!r}][{m}]", one) for m, one in enumerate(said))


def _first_of_next_turn(situation: Situation) -> int | None:
    """The number of the first action that advances to a step which does not come later in the
    turn than the step before it, and so begins another turn."""
    step = situation.step
    for number, action in enumerate(situation.script):
        if isinstance(action, Advance):
            if STEPS.index(action.to) <= STEPS.index(step):
                return number
            step = action.to
    return None


def schema(*more: type[msgspec.Struct]) -> dict[str, Any]:
    """JSON Schema (2020-12) of the documents and of the messages that carry them, by name; with more
    kinds if wanted. A field with a default may be left out, by the suite as well."""
    kinds: tuple[type[msgspec.Struct], ...] = (Case, Situation, Outcome, EngineDescription, *MESSAGES, *more)
    _, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "mtg-conformance documents, format 1",
        "description": "A field that has a default may be left out: by the suite in what it sends, too.",
        "$defs": definitions,
        "anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds],
    }
