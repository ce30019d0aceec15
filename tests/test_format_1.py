"""Format 1 is frozen: documents that were written in it are read as they were, and what comes
later only adds. The fixtures are not to be edited; a new field gets a fixture of its own."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mtg_conformance.documents import (
    Case,
    DocumentError,
    Outcome,
    Situation,
    decode,
    encode,
    schema,
)
from mtg_conformance.documents.messages import (
    Described,
    DescribeRequest,
    Failed,
    QuitRequest,
    Ran,
    RunRequest,
)

FIXTURES = Path(__file__).parent / "fixtures" / "format-1"
FROZEN: dict[str, Any] = json.loads((FIXTURES / "schema.json").read_text())


def plain(path: Path) -> Any:
    return json.loads(path.read_text())


MESSAGES = dict(
    zip(
        (DescribeRequest, Described, RunRequest, Ran, Failed, QuitRequest),
        (FIXTURES / "messages.jsonl").read_text().splitlines(),
        strict=True,
    )
)


def structs(thing: object) -> Iterator[msgspec.Struct]:
    if isinstance(thing, msgspec.Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from structs(getattr(thing, name))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from structs(value)
    elif isinstance(thing, tuple):
        for value in thing:
            yield from structs(value)


def defaults_spelled_out(thing: object, original: object) -> object:
    """The original with what it says in full although it is the default left out, as `thing` has it."""
    if isinstance(thing, dict) and isinstance(original, dict):
        return {key: defaults_spelled_out(thing[key], value) for key, value in original.items() if key in thing}
    if isinstance(thing, list) and isinstance(original, list):
        return [defaults_spelled_out(one, other) for one, other in zip(thing, original, strict=True)]
    return original


def fixtures() -> list[msgspec.Struct]:
    read: list[msgspec.Struct] = [
        decode((FIXTURES / "case.json").read_bytes(), Case),
        decode((FIXTURES / "outcome.json").read_bytes(), Outcome),
    ]
    return read + [msgspec.json.decode(line, type=kind) for kind, line in MESSAGES.items()]


@pytest.mark.parametrize(("name", "kind"), [("case", Case), ("outcome", Outcome)])
def test_a_document_of_format_1_is_read_and_nothing_of_it_is_lost(name: str, kind: type[msgspec.Struct]) -> None:
    original = plain(FIXTURES / f"{name}.json")
    again = json.loads(encode(decode((FIXTURES / f"{name}.json").read_bytes(), kind)))
    assert again == defaults_spelled_out(again, original)
    left_out = {"format": 1, "zone": "battlefield", "seats": ["alice", "bob"], "after": "end"}
    assert all(key in left_out for key in original.keys() - again.keys())


def test_what_the_fields_mean_is_as_it_was() -> None:
    case = decode((FIXTURES / "case.json").read_bytes(), Case)
    bear = case.situation.objects[0]
    assert (bear.controller, bear.token, bear.tapped, bear.damage, bear.counters, bear.sick) == (
        "bob",
        True,
        True,
        1,
        {"+1/+1": 2},
        True,
    )
    smallest = decode(b'{"id": "fixture.smallest"}', Situation)
    assert (smallest.seats, smallest.active, smallest.step) == (("alice", "bob"), "alice", "precombat_main")
    assert (smallest.objects, smallest.script, smallest.answers, smallest.players) == ((), (), (), {})
    outcome = decode((FIXTURES / "outcome.json").read_bytes(), Outcome)
    murder = outcome.snapshots[0].objects["murder"]
    assert murder.controller is None
    assert murder.tapped is msgspec.UNSET, "what an engine can't see is left out, which is not null"
    assert outcome.stopped is not None
    assert (outcome.stopped.at, outcome.stopped.because) == (2, "unanswered")


def test_the_messages_are_as_they_were() -> None:
    for kind, line in MESSAGES.items():
        again = json.loads(msgspec.json.encode(msgspec.json.decode(line, type=kind)))
        original = json.loads(line)
        assert again == defaults_spelled_out(again, original)
        assert again.keys() == original.keys()


def definer(kind: type[msgspec.Struct], name: str) -> str:
    """The class that a field comes from: expectations share some, and so do descriptions and states."""
    bases = [base for base in kind.__mro__ if issubclass(base, msgspec.Struct) and base is not msgspec.Struct]
    return [base.__name__ for base in bases if name in base.__struct_fields__][-1]


def test_the_fixtures_use_every_field_of_format_1() -> None:
    """Else a field could change without a fixture that notices."""
    found = [one for document in fixtures() for one in structs(document)]
    kinds = {type(one).__name__: type(one) for one in found}
    assert kinds.keys() == FROZEN.keys()
    nothing: tuple[object, ...] = ((), {}, "", None, msgspec.UNSET)
    used = {
        (definer(type(one), name), name)
        for one in found
        for name in one.__struct_fields__
        if getattr(one, name) not in nothing
    }
    unused = [
        f"{kind}.{encoded}"
        for kind, struct in kinds.items()
        for name, encoded in zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True)
        if encoded in FROZEN[kind]["properties"] and (definer(struct, name), name) not in used
    ]
    assert unused == []


def narrower(old: Any, new: Any, where: str) -> list[str]:
    """What the old schema allows and the new one does not, a line each."""
    if isinstance(old, dict) and isinstance(new, dict):
        problems = []
        for key in sorted(old.keys() | (new.keys() & {"required", "pattern", "minimum", "maximum", "maxLength"})):
            at = f"{where}.{key}"
            if key in ("title", "description", "default") and not isinstance(old.get(key), dict):
                continue
            if key == "required":
                added = set(new.get(key, ())) - set(old.get(key, ()))
                problems += [f"{at}: {name} is required now" for name in sorted(added)]
            elif key == "anyOf":
                problems += [f"{at}: {one} is gone" for one in old[key] if one not in bare(new.get(key, []))]
            elif key == "enum":
                problems += [f"{at}: {one} is gone" for one in old[key] if one not in new.get(key, [])]
            elif key not in new:
                problems.append(f"{at} is gone")
            else:
                problems += narrower(old.get(key), new[key], at)
        return problems
    return [] if old == bare(new) else [f"{where}: was {old}, is {new}"]


def bare(thing: Any) -> Any:
    """A schema without its words."""
    if isinstance(thing, dict):
        return {k: bare(v) for k, v in thing.items() if k not in ("title", "description") or isinstance(v, dict)}
    return [bare(one) for one in thing] if isinstance(thing, list) else thing


def test_the_schema_has_only_grown() -> None:
    now = schema()["$defs"]
    assert [line for kind, old in FROZEN.items() for line in narrower(old, now.get(kind, {}), kind)] == []


@pytest.mark.parametrize(
    ("path", "change", "problem"),
    [
        (("Situation", "properties"), lambda there: there.pop("step"), "Situation.properties.step is gone"),
        (("Situation",), lambda there: there.update(required=["id", "step"]), "step is required now"),
        (("Cast", "properties", "by"), lambda there: there.update(type="integer"), "was string"),
        (("Stop", "properties", "because", "enum"), lambda there: there.remove("setup"), "setup is gone"),
        (("Answer", "properties", "ask", "enum"), lambda there: there.append("more"), None),
    ],
)
def test_the_comparison_notices_what_would_break_an_adapter(path: Any, change: Any, problem: str | None) -> None:
    changed = json.loads(json.dumps(FROZEN))
    there = changed
    for key in path:
        there = there[key]
    change(there)
    found = [line for kind, old in FROZEN.items() for line in narrower(old, changed[kind], kind)]
    assert bool(found) == (problem is not None)
    assert problem is None or problem in found[0]


def test_another_format_is_refused_in_one_line() -> None:
    with pytest.raises(DocumentError) as caught:
        decode(b'{"id": "later", "format": 2, "news": []}', Situation)
    assert str(caught.value) == "document: expected format 1, found format 2 - at `$.format`"
