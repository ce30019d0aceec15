"""A child process that is written to and read from in lines, each with a deadline.

It runs in a session, and so in a process group, of its own: Ctrl-C in the terminal reaches
this program first, which then ends the whole group. (A descendant that opens yet another
session escapes.) Pipes are raw, non-blocking file descriptors; stderr is read whenever stdout
is waited for, so neither pipe can fill up while an answer is awaited.
"""

import os
import select
import signal
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

_CHUNK = 1 << 16
_SLICE = 0.05
"""Seconds between two looks at whether the process still lives. Its death is mostly seen at
once, as the end of its output; not so when a grandchild holds the pipe open."""
_ASLEEP = 1.0
"""Seconds by which a look may come late. After more than that the machine stood still (a container or a virtual
machine that was paused, Ctrl-Z), and the process with it."""
_SETTLE = 0.3
"""Seconds that a process has for ending after it closed its output, or after SIGTERM."""


class TookTooLong(Exception):
    """The deadline passed."""


class TooLong(Exception):
    """More came than a message may have. The message says what, to go after "the engine"."""


class Ended(Exception):
    """No more will come. The message says how the process ended, to go after "the engine"."""


class Tail:
    """The last so many bytes of a stream."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = bytearray()

    def add(self, more: bytes) -> None:
        self._bytes += more[-self._limit :]
        if len(self._bytes) > 2 * self._limit:
            del self._bytes[: -self._limit]

    def text(self) -> str:
        return self._bytes[-self._limit :].decode(errors="replace")


class Process:
    """A running program. Raises OSError or ValueError if it can't be started."""

    def __init__(
        self, command: Sequence[str], env: Mapping[str, str] | None, cwd: Path | str | None, max_line: int
    ) -> None:
        self.errors = Tail(_CHUNK)
        self.chatter = Tail(_CHUNK)
        self._max_line = max_line
        self._lines: deque[bytes] = deque()
        self._waiting = 0
        self._partial = bytearray()
        self._popen = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=None if env is None else {**os.environ, **env},
            cwd=cwd,
            start_new_session=True,
        )
        self._finalizer = weakref.finalize(self, _kill_group, self._popen, os.getpid())
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        assert self._popen.stderr is not None
        self._stdin = self._popen.stdin.fileno()
        self._stdout = self._popen.stdout.fileno()
        self._stderr = self._popen.stderr.fileno()
        self._poll = select.poll()
        self._open = {self._stdout, self._stderr}
        for descriptor in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(descriptor, False)
        for descriptor in self._open:
            self._poll.register(descriptor, select.POLLIN)

    @property
    def pid(self) -> int:
        return self._popen.pid

    def alive(self) -> bool:
        return self._popen.poll() is None

    def write(self, message: bytes, deadline: float) -> None:
        """Send it all. Raises TookTooLong, TooLong (it talks instead of listening), Ended."""
        try:
            sent = os.write(self._stdin, message)
            if sent == len(message):
                return
        except BlockingIOError:
            sent = 0
        except BrokenPipeError:
            raise self._ended() from None
        left = memoryview(message)[sent:]
        self._poll.register(self._stdin, select.POLLOUT)
        try:
            while left:
                self._within(deadline)
                self._pump(min(_SLICE, max(0.0, deadline - time.monotonic())))
                if self._waiting + len(self._partial) > self._max_line:
                    raise TooLong(f"sent more than {_megabytes(self._max_line)} that it was not asked for")
                with suppress(BlockingIOError):
                    left = left[os.write(self._stdin, left) :]
        except BrokenPipeError:
            raise self._ended() from None
        finally:
            self._poll.unregister(self._stdin)

    def line(self, deadline: float) -> bytes:
        """The next line, without its end. Raises TookTooLong, TooLong, Ended. Time in which all stood still does
        not count."""
        while not self._lines:
            if len(self._partial) > self._max_line:
                raise self._too_long()
            began = time.monotonic()
            if began >= deadline:
                raise TookTooLong
            came = self._pump(min(_SLICE, deadline - began))
            late = time.monotonic() - began - _SLICE
            if late > _ASLEEP:
                deadline += late
            if not came and not self._lines and (self._stdout not in self._open or not self.alive()):
                self._drain()
                if not self._lines:
                    raise self._ended()
        line = self._lines.popleft()
        self._waiting -= len(line)
        if len(line) > self._max_line:
            raise self._too_long()
        return line

    def waiting_lines(self) -> list[bytes]:
        """Whole lines that have already been read; they are taken out."""
        lines = list(self._lines)
        self._lines.clear()
        self._waiting = 0
        return lines

    @property
    def unfinished(self) -> bytes:
        """The beginning of a line whose end has not come."""
        return bytes(self._partial[:200])

    def end(self, grace: float = 0.0) -> int | None:
        """Close its stdin, wait up to `grace` seconds for it to end of its own accord, then end
        it and all of its process group, first kindly and then not. Its exit status if it did end of its own
        accord (negative: the signal that killed it), else None. Never raises OSError."""
        if self._popen.stdin is not None:
            with suppress(OSError):
                self._popen.stdin.close()
        self._wait(grace)
        status = self._popen.poll()
        if status is None:
            _signal_group(self._popen.pid, signal.SIGTERM)
            self._wait(_SETTLE)
        self._finalizer()
        self._drain()
        for pipe in (self._popen.stdout, self._popen.stderr):
            if pipe is not None:
                pipe.close()
        self._open.clear()
        return status

    def _too_long(self) -> TooLong:
        return TooLong(f"sent a line longer than {_megabytes(self._max_line)}")

    def _within(self, deadline: float) -> None:
        if time.monotonic() >= deadline:
            raise TookTooLong

    def _pump(self, seconds: float) -> bool:
        """Wait for output and read what there is; whether anything came on stdout."""
        came = False
        for descriptor, _ in self._poll.poll(seconds * 1000):
            if descriptor == self._stdin:
                continue
            if self._read(descriptor) and descriptor == self._stdout:
                came = True
        return came

    def _read(self, descriptor: int) -> bool:
        """Read one chunk; whether there was one."""
        try:
            chunk = os.read(descriptor, _CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._poll.unregister(descriptor)
            self._open.discard(descriptor)
            return False
        if descriptor == self._stderr:
            self.errors.add(chunk)
            return True
        *whole, rest = chunk.split(b"\n")
        if whole:
            whole[0] = bytes(self._partial) + whole[0]
            self._partial.clear()
            self._lines.extend(whole)
            self._waiting += sum(map(len, whole))
        self._partial += rest
        return True

    def _drain(self) -> None:
        """Read what is in the pipes already, but not without end: a grandchild may go on."""
        for descriptor in tuple(self._open):
            for _ in range(64):
                if len(self._partial) > self._max_line or not self._read(descriptor):
                    break

    def _wait(self, seconds: float) -> None:
        """Wait for the end of the process, reading on, so that it is not held up by full pipes."""
        deadline = time.monotonic() + seconds
        while self.alive() and (left := deadline - time.monotonic()) > 0:
            if self._open:
                self._pump(min(0.01, left))
                self._lines.clear()
                self._waiting = 0
                self._partial.clear()
            else:
                time.sleep(min(0.005, left))

    def _ended(self) -> Ended:
        """How it ended, once that is known."""
        deadline = time.monotonic() + _SETTLE
        while self.alive() and time.monotonic() < deadline:
            self._pump(0.01) if self._open else time.sleep(0.01)
        self._drain()
        status = self._popen.poll()
        if status is None:
            return Ended("closed its end of the pipe and went on running")
        if status < 0:
            with suppress(ValueError):
                return Ended(f"was killed by {signal.Signals(-status).name}")
            return Ended(f"was killed by signal {-status}")
        return Ended(f"ended with exit status {status}")


def _megabytes(size: int) -> str:
    return f"{size / (1 << 20):.3g} MB"


def _signal_group(group: int, what: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, what)


def _kill_group(popen: "subprocess.Popen[bytes]", owner: int) -> None:
    """End the process and all of its group. Also called when nobody holds the Process any more,
    and at the end of the program; a forked copy of this program leaves it alone."""
    if os.getpid() != owner:
        return
    _signal_group(popen.pid, signal.SIGKILL)
    popen.wait()
