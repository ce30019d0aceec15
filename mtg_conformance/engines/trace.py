"""What was said between the suite and a program, for those who write adapters: a file of JSON lines.

    {"at": 0.012, "sent": {"id": "2", "do": "run", …}}
    {"at": 0.034, "answered": {"id": "2", "outcome": …}}
    {"at": 0.035, "not_an_answer": "what stood on a line that is no answer"}
    {"at": 1.012, "failure": {"kind": "timeout", "detail": "…", "log": "…"}}

`at` counts the seconds since the file was begun. An answer that is no JSON stands there as text.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from mtg_conformance import disk

__all__ = ["Trace"]


class Trace:
    """The file, written line by line, so that it can be read while the engine is at work."""

    def __init__(self, path: Path, on_lost: Callable[[OSError], None]) -> None:
        """Begin the file; an older one is replaced. Raises OSError, also if another run writes to it. `on_lost`
        hears, once, of what can't be written later."""
        self._file = disk.begin(path)
        self._on_lost: Callable[[OSError], None] | None = on_lost
        self._began = time.monotonic()

    def sent(self, line: bytes) -> None:
        """A request went out."""
        self._write("sent", msgspec.Raw(line.strip()))

    def answered(self, line: bytes) -> None:
        """An answer came in, or something that was taken for one."""
        self._write("answered", _as_json(line))

    def chatter(self, line: bytes) -> None:
        """A line came in that is no answer."""
        self._write("not_an_answer", line.decode(errors="replace"))

    def failure(self, kind: str, detail: str, log: str) -> None:
        """A request came to nothing. `log`: what the program wrote besides."""
        self._write("failure", {"kind": kind, "detail": detail, "log": log})

    def close(self) -> None:
        """Nothing more will be written."""
        try:
            self._file.close()
        except OSError as error:
            self._lost(error)

    def _write(self, what: str, content: Any) -> None:
        """A full disk must not spoil the verdicts: what can't be written is told, and with it ends the file,
        so that it never goes on behind a gap."""
        if self._on_lost is None or self._file.closed:
            return
        line = memoryview(msgspec.json.encode({"at": round(time.monotonic() - self._began, 6), what: content}) + b"\n")
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            self._lost(error)

    def _lost(self, error: OSError) -> None:
        if self._on_lost is not None:
            self._on_lost(error)
            self._on_lost = None


def _as_json(line: bytes) -> Any:
    """The line as it is, if it is JSON."""
    try:
        msgspec.json.decode(line)
    except (ValueError, RecursionError):
        return line.decode(errors="replace")
    return msgspec.Raw(line.strip())
