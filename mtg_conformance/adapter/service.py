"""Serving an adapter: requests come in on stdin, answers go out on stdout, one JSON each line.

    {"id": …, "do": "describe"}                    {"id": …, "describe": EngineDescription}
    {"id": …, "do": "run", "situation": {…}}       {"id": …, "outcome": Outcome}
    {"id": …, "do": "quit"}                        (the program ends)

The id is echoed as it came. Any request may be answered with `{"id": …, "error": "one line"}`.
"""

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from mtg_conformance.adapter.kit import Adapter, describe_error, is_crash
from mtg_conformance.documents import DocumentError, EngineDescription, Outcome, Situation, decode
from mtg_conformance.engines import EngineFailure

_NULL = msgspec.Raw(b"null")
_CHUNK = 1 << 16


class _Request(msgspec.Struct):
    """A request of which only the outside has been read, so that what is wrong inside can be
    answered with the right id."""

    id: msgspec.Raw = _NULL
    do: Any = None
    situation: msgspec.Raw = _NULL


class _Described(msgspec.Struct):
    id: msgspec.Raw
    describe: EngineDescription


class _Ran(msgspec.Struct):
    id: msgspec.Raw
    outcome: Outcome


class _Failed(msgspec.Struct):
    id: msgspec.Raw
    error: str


_read_request = msgspec.json.Decoder(_Request).decode
_write = msgspec.json.Encoder().encode


def serve(adapter: Adapter) -> None:
    """Answer requests until `quit` or the end of stdin, then close the adapter.

    While it serves, everything else that is written to stdout in this process, by Python or by
    a library below it, goes to stderr, and stdin is empty: a stray print or a prompt can't get
    between the messages.
    """
    with _protocol_streams() as (requests, answers):
        with suppress(KeyboardInterrupt, BrokenPipeError):
            for line in _lines(requests):
                answer = _answer(adapter, line)
                if answer is None:
                    break
                _send(answers, _encoded(answer))
        adapter.close()


@contextmanager
def _protocol_streams() -> Iterator[tuple[int, int]]:
    """The real stdin and stdout as file descriptors of our own, that no child process inherits;
    in their places /dev/null and stderr."""
    stdout = sys.stdout
    requests, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    try:
        os.dup2(nothing, 0)
        os.dup2(2, 1)
        with suppress(AttributeError, OSError, ValueError):
            stdout.flush()  # what was printed before is no protocol either
        sys.stdout = sys.stderr
        yield requests, answers
    finally:
        sys.stdout = stdout
        os.dup2(requests, 0)
        os.dup2(answers, 1)
        for descriptor in (requests, answers, nothing):
            os.close(descriptor)


def _lines(descriptor: int) -> Iterator[bytes]:
    pieces: list[bytes] = []
    while chunk := os.read(descriptor, _CHUNK):
        first, *others = chunk.split(b"\n")
        pieces.append(first)
        for piece in others:
            yield b"".join(pieces)
            pieces = [piece]
    if last := b"".join(pieces):
        yield last


def _send(descriptor: int, message: bytes) -> None:
    sent = os.write(descriptor, message)
    while sent < len(message):  # a pipe takes a long message piece by piece
        message = message[sent:]
        sent = os.write(descriptor, message)


def _encoded(answer: _Described | _Ran | _Failed) -> bytes:
    try:
        return _write(answer) + b"\n"
    except (TypeError, ValueError, OverflowError) as error:
        traceback.print_exc(file=sys.stderr)
        return _write(_Failed(answer.id, f"the answer can't be written as JSON: {describe_error(error)}")) + b"\n"


def _answer(adapter: Adapter, line: bytes) -> _Described | _Ran | _Failed | None:
    """The answer to one line; null means quit."""
    if not line.strip():
        return _Failed(_NULL, "the request is an empty line")
    try:
        request = _read_request(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return _Failed(_NULL, f"the request can't be read: expected one JSON object on a line: {error}")
    try:
        if request.do == "run":
            return _Ran(request.id, adapter.run(decode(bytes(request.situation), Situation, "situation")))
        if request.do == "describe":
            return _Described(request.id, adapter.describe())
        if request.do == "quit":
            return None
        return _Failed(request.id, f"expected do to be describe, run or quit, found {request.do!r}")
    except DocumentError as error:
        return _Failed(request.id, str(error))
    except EngineFailure as failure:
        print(failure.log, file=sys.stderr, flush=True)
        return _Failed(request.id, failure.detail)
    except BaseException as error:
        if not is_crash(error):
            raise
        traceback.print_exc(file=sys.stderr)
        return _Failed(request.id, describe_error(error))
