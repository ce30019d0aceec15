"""What an engine's line means: an answer, chatter, or an answer that is no good, and why."""

import codecs
import json
import re
from collections.abc import Callable
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import UNSET

from mtg_conformance.documents import (
    Ask,
    EngineDescription,
    ObjectState,
    Outcome,
    PlayerState,
    Step,
    StopCause,
    Zone,
    printable,
)
from mtg_conformance.documents.outcome import Color


class Described(msgspec.Struct):
    """Answer to `describe`."""

    id: Any = UNSET
    describe: EngineDescription | None = None
    error: str | None = None


class Ran(msgspec.Struct):
    """Answer to `run`."""

    id: Any = UNSET
    outcome: Outcome | None = None
    error: str | None = None


A = TypeVar("A", Described, Ran)


class WrongAnswer(Exception):
    """An answer that can't be used. The message is one line, to go after "the engine"; `id` is
    the answer's, UNSET if it has none."""

    def __init__(self, problem: str, id: Any = UNSET) -> None:
        super().__init__(problem)
        self.id = id


def reader(kind: type[A]) -> Callable[[bytes], A | None]:
    """How lines are read when an answer of this kind is awaited: null for chatter. What is read
    has an id. Raises WrongAnswer."""
    decode = msgspec.json.Decoder(kind).decode

    def read(line: bytes) -> A | None:
        try:
            answer = decode(line)
        except msgspec.ValidationError as error:
            _refuse_if_answer(line, error)
            return None
        except RecursionError:
            _refuse_unreadable(line, "something that is nested too deep to be read")
            return None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            if line.startswith(codecs.BOM_UTF8):  # some runtimes begin every stream with one
                return read(line.removeprefix(codecs.BOM_UTF8))
            if _looks_like_an_answer(line):
                raise WrongAnswer(f"answered with something that is not JSON ({error}): {shown(line)}") from None
            return None
        if answer.id is UNSET:
            if line.strip() == b"{}" or _says_something(answer):
                raise WrongAnswer(f"answered without an id: {shown(line)}")
            return None
        _refuse_if_twice(line, answer.id)
        return answer

    return read


_ONCE = ("outcome", "describe", "error")


def _refuse_if_twice(line: bytes, id: object) -> None:
    """Raise WrongAnswer if the answer says one of its fields twice: readers disagree on which of them holds."""
    if all(line.count(b'"%s"' % name.encode()) < 2 for name in _ONCE):
        return
    names: list[str] = []

    def keep(pairs: list[tuple[str, Any]]) -> None:
        names[:] = [name for name, _ in pairs]  # the outermost object is the last to be whole

    json.loads(line, object_pairs_hook=keep)
    for name in _ONCE:
        if names.count(name) > 1:
            raise WrongAnswer(f'answered with "{name}" twice in one answer', id)


def _says_something(answer: Described | Ran) -> bool:
    return (answer.describe if isinstance(answer, Described) else answer.outcome) is not None


def _looks_like_an_answer(line: bytes) -> bool:
    return line.lstrip().startswith(b"{") and any(key in line for key in (b'"id"', b'"outcome"', b'"describe"'))


def _refuse_if_answer(line: bytes, error: msgspec.ValidationError) -> None:
    """Raise WrongAnswer for JSON that has the outside of an answer; other JSON is chatter."""
    try:
        document = msgspec.json.decode(line)
    except msgspec.ValidationError:
        _refuse_unreadable(line, "a number that is too big to be read")
        return
    except msgspec.DecodeError:  # it begins like JSON, and the rest is not: 12:30 started
        _refuse_unreadable(line, "JSON and something behind it")
        return
    except RecursionError:
        _refuse_unreadable(line, "something that is nested too deep to be read")
        return
    if not isinstance(document, dict) or not document.keys() & {"id", "outcome", "describe"}:
        return
    raise WrongAnswer(f"answered with an invalid document: {explain(str(error), document)}", document.get("id", UNSET))


def _refuse_unreadable(line: bytes, what: str) -> None:
    """Raise WrongAnswer for JSON that no reader takes, if it looks like an answer."""
    if _looks_like_an_answer(line):
        raise WrongAnswer(f"answered with {what}: {shown(line, 60)}")


_STEP = re.compile(r"\.(\w+)|\[(\d+)\]|(\[\.\.\.\])")
_VALUES_BY_NAME: dict[str, type] = {"objects": ObjectState, "players": PlayerState, "counters": int}
_CHOICES: dict[str, Any] = {"zone": Zone, "step": Step, "colors": Color, "because": StopCause, "ask": Ask}


def explain(problem: str, document: Any) -> str:
    """msgspec's words for an invalid document, completed: the path with the ids that it leaves
    out, what is expected there, and what was found."""
    words, _, where = problem.partition(" - at ")
    path, value, field = "$", document, ""
    for name, number, some in _STEP.findall(where.strip("`")[1:]):
        if name:
            path, value, field = f"{path}.{name}", value.get(name), name
        elif number:
            path, value = f"{path}[{number}]", value[int(number)]
        elif some:
            key = next((key for key, one in value.items() if not _fits(one, _VALUES_BY_NAME.get(field))), None)
            if key is None:
                return problem
            path, value = f'{path}["{key}"]', value[key]
    if unknown := re.match(r"Object contains unknown field `(.*)`", words):
        return f'{path}: expected only fields of the document model, found "{unknown[1]}"'
    if missing := re.match(r"Object missing required field `(.*)`", words):
        return f'{path}: expected a field "{missing[1]}", found none'
    if words.startswith("Invalid enum value") and field in _CHOICES:
        words = "Expected one of " + ", ".join(get_args(_CHOICES[field]))
    words = re.sub(r", got `.*`$", "", words).replace("`", "")
    return f"{path}: {words[:1].lower()}{words[1:]}, found {shown(json.dumps(value, ensure_ascii=False), 60)}"


def _fits(value: Any, kind: type | None) -> bool:
    if kind is None:
        return True
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def shown(text: bytes | str, limit: int = 160) -> str:
    """Foreign text, fit for a line of a report: printable, short."""
    string = text[: 4 * limit].decode(errors="replace") if isinstance(text, bytes) else text[: 4 * limit]
    string = printable(string)
    return string if len(string) <= limit else f"{string[: limit - 1]}…"
