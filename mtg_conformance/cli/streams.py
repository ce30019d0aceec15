"""Standard output and standard error, when whoever should read them does not.

A reader that has gone (`… | head -1`) is no failure: what is left is thrown away, and the command
ends as it would have. A disk that is full is told in one line. What can't be told on standard error is lost.
"""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast

from mtg_conformance.cli.usage import BadInput, ExitCode

__all__ = ["Outlet", "OutputRefused", "outlets"]


class OutputRefused(BadInput):
    """Standard output can't be written."""

    code = ExitCode.not_written


class NoOutput(OutputRefused):
    """There is no standard output, so nothing was begun."""

    code = ExitCode.bad_input


class Outlet:
    """A text stream that throws away what nobody takes. `loud`: raise OutputRefused for any other
    reason than that the reader has gone. Everything but writing is the stream's own."""

    def __init__(self, stream: TextIO, *, loud: bool) -> None:
        self._stream = stream
        self._loud = loud
        self._problem: OutputRefused | None = None

    def write(self, text: str) -> int:
        """As a text stream does; all of the text counts as written."""
        try:
            return self._stream.write(text)
        except OSError as error:
            self._refused(error)
            return len(text)

    def flush(self) -> None:
        """As a text stream does. Raises what has gone wrong, also if somebody swallowed it before."""
        try:
            self._stream.flush()
        except OSError as error:
            self._refused(error)
        if self._problem is not None:
            raise self._problem

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def _refused(self, error: OSError) -> None:
        self._to_nowhere()
        if self._loud and not isinstance(error, BrokenPipeError):
            self._problem = OutputRefused(f"standard output can't be written: {error.strerror or error}")
            raise self._problem from None

    def _to_nowhere(self) -> None:
        """What the stream still holds goes nowhere, now and when the interpreter flushes it at the end."""
        try:
            descriptor = self._stream.fileno()
        except (OSError, io.UnsupportedOperation):
            return
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, descriptor)
        os.close(nowhere)


@contextmanager
def outlets() -> Iterator[None]:
    """Standard output and error behind an Outlet each. Raises OutputRefused if standard output is closed."""
    before = sys.stdout, sys.stderr
    errors: TextIO = sys.stderr if _is_open(sys.stderr) else open(os.devnull, "w")  # noqa: SIM115 - for good
    sys.stderr = cast(TextIO, Outlet(errors, loud=False))
    try:
        if not _is_open(sys.stdout):
            raise NoOutput("standard output is closed; send it to /dev/null if nobody is to read it")
        sys.stdout = cast(TextIO, Outlet(sys.stdout, loud=True))
        for stream in (before[0], errors):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        with _waiting(before[0]), _waiting(errors):
            yield
    finally:
        sys.stdout, sys.stderr = before


@contextmanager
def _waiting(stream: TextIO) -> Iterator[None]:
    """The stream waits for a slow reader. Whoever shares a pipe with us may have made it one that does not (as Node
    does), and then what it has no room for would be lost without a word."""
    try:
        descriptor = stream.fileno()
        waits = os.get_blocking(descriptor)
    except (OSError, io.UnsupportedOperation):
        yield
        return
    if not waits:
        os.set_blocking(descriptor, True)
    try:
        yield
    finally:
        if not waits:
            with suppress(OSError):
                os.set_blocking(descriptor, False)


def _is_open(stream: TextIO | None) -> bool:
    """Python has no stream at all (null) where the descriptor was closed when it started."""
    return stream is not None and not stream.closed
