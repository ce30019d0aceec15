"""An engine behind a pipe: one long-lived program in any language, one JSON object per line.

    {"id": "1", "do": "describe"}                  {"id": "1", "describe": EngineDescription}
    {"id": "2", "do": "run", "situation": {…}}     {"id": "2", "outcome": Outcome}
    {"id": "3", "do": "quit"}                      (the program ends)

The id is echoed as it came. Any request may be answered with `{"id": …, "error": "one line"}`.
Lines on stdout that are no answers are kept as chatter. What goes wrong on the other side
becomes an EngineFailure with one clear line, within a time limit, and the next case gets a new
process. The program and what it starts end with this one.

Made for POSIX systems (Linux, macOS): it waits on raw file descriptors with `poll`, so every
read and write has a deadline and no thread is needed. One engine is for one thread.
"""

import re
import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn, Self

import msgspec

from mtg_conformance.documents import FORMAT, EngineDescription, Outcome, Situation
from mtg_conformance.documents.messages import DescribeRequest, QuitRequest, RunRequest
from mtg_conformance.engines import EngineFailure, FailureKind
from mtg_conformance.engines.answers import A, Described, Ran, WrongAnswer, reader, shown
from mtg_conformance.engines.process import Ended, Process, TookTooLong, TooLong
from mtg_conformance.engines.trace import Trace

MEGABYTE = 1 << 20
_BEGUN = ", only the beginning of a line"


_write = msgspec.json.Encoder().encode
_read_described = reader(Described)
_read_ran = reader(Ran)


class ChildEngine:
    """An `Engine` that is another program.

    `command`: the program and its arguments, or one string that is split as a shell would,
    without a shell. `env` is added to this program's environment. The time limits are seconds
    for the answer to `describe` and to each `run`; `max_message` is the greatest length of an
    answer in bytes. After `give_up_after` failures in a row that cost a process, the program is
    not started again (null: always again). `close` waits `grace` seconds for a quiet end. `trace`
    hears of everything that is said; it is closed with the engine.

    The program is started when it is first needed, also after `close`. `parting`: how it ended when `close` asked it
    to quit, in words to go after "the engine"; empty if as it should, or if it was not running.
    """

    parting = ""

    def __init__(
        self,
        command: Sequence[str] | str,
        *,
        start_timeout: float = 60.0,
        run_timeout: float = 20.0,
        max_message: int = 16 * MEGABYTE,
        give_up_after: int | None = 3,
        env: Mapping[str, str] | None = None,
        cwd: Path | str | None = None,
        grace: float = 1.0,
        trace: Trace | None = None,
    ) -> None:
        self.command = command
        self._trace = trace
        self._start_timeout = start_timeout
        self._run_timeout = run_timeout
        self._max_message = max_message
        self._give_up_after = give_up_after
        self._env = env
        self._cwd = cwd
        self._grace = grace
        self._process: Process | None = None
        self._description: EngineDescription | None = None
        self._asked = 0
        self._deaths = 0
        self._last_death = ""
        self._last_log = ""

    def describe(self) -> EngineDescription:
        """What the program said when it started. Raises EngineFailure (`start`, `gave-up`)."""
        if self._description is None:
            self._running()
        assert self._description is not None
        return self._description

    def run(self, situation: Situation) -> Outcome:
        """The program's Outcome. Raises EngineFailure of any kind; the next call then works with
        a new process, unless the kind is `gave-up`."""
        answer = self._ask(self._running(), "run", situation, self._run_timeout, _read_ran)
        self._deaths = 0
        if answer.error is not None:
            self._fail("crash", f"the engine answered with an error: {shown(answer.error)}")
        if answer.outcome is None:
            self._fail("protocol", "the engine gave an empty answer: neither outcome nor error")
        return answer.outcome

    @property
    def log(self) -> str:
        """The end of what the present or latest process wrote: stderr, and lines on stdout that
        are no answers."""
        process = self._process
        if process is None:
            return self._last_log
        parts = (("stderr", process.errors.text()), ("stdout, but no answer", process.chatter.text()))
        return "\n".join(f"[{name}]\n{text.rstrip()}" for name, text in parts if text.strip())

    def close(self) -> None:
        """End the program and whatever it started."""
        process = self._process
        if process is not None:
            with suppress(TookTooLong, TooLong, Ended):
                self._write(process, self._request("quit"), time.monotonic() + self._grace)
            status = self._end(self._grace)
            self.parting = _parting(status, self._grace)
        if self._trace is not None:
            self._trace.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _running(self) -> Process:
        """The process, started and described."""
        if self._process is not None:
            if self._process.alive():
                return self._process
            self._end()
        if self._give_up_after is not None and self._deaths >= self._give_up_after:
            times = "failure" if self._deaths == 1 else "failures in a row"
            self._fail("gave-up", f"not started again after {self._deaths} {times}, the last: {self._last_death}")
        try:
            words = shlex.split(self.command) if isinstance(self.command, str) else list(self.command)
            if not words:
                raise ValueError("the command is empty")
            process = self._process = Process(words, self._env, self._cwd, self._max_message)
        except (OSError, ValueError) as error:
            self._died("start", f"{self._named()} can't be started: {_os_words(error)}")
        answer = self._ask(process, "describe", None, self._start_timeout, _read_described)
        if answer.error is not None:
            self._died("start", f"{self._named()} answered describe with an error: {shown(answer.error)}")
        if answer.describe is None:
            self._died("start", f"{self._named()} gave an empty answer to describe: neither describe nor error")
        if FORMAT not in answer.describe.formats:
            reads = ", ".join(map(str, answer.describe.formats)) or "none"
            self._died("start", f"{self._named()} reads document formats {reads}, and this suite writes {FORMAT}")
        self._description = answer.describe
        return process

    def _request(self, do: str, situation: Situation | None = None) -> bytes:
        self._asked += 1
        id = str(self._asked)
        if situation is not None:
            return _write(RunRequest(id=id, situation=situation)) + b"\n"
        return _write(DescribeRequest(id=id) if do == "describe" else QuitRequest(id=id)) + b"\n"

    def _ask(
        self,
        process: Process,
        do: str,
        situation: Situation | None,
        timeout: float,
        read: Callable[[bytes], A | None],
    ) -> A:
        """Send a request and wait for its answer. Any failure ends the process, but for an
        answer to the right request that is no good."""
        starting = do == "describe"
        who = self._named() if starting else "the engine"
        request = self._request(do, situation)
        own = str(self._asked)
        deadline = time.monotonic() + timeout
        try:
            self._write(process, request, deadline)
            while True:
                answer = self._read(process, process.line(deadline), read)
                if answer is not None:
                    break
            self._check_id(answer.id, own)
            for line in process.waiting_lines():
                if self._read(process, line, read) is not None:
                    raise WrongAnswer("answered one request twice")
        except TookTooLong:
            self._died("start" if starting else "timeout", f"{who} gave no answer to {do} within {timeout:g} s")
        except TooLong as much:
            self._died("start" if starting else "protocol", f"{who} {much}", long=True)
        except Ended as ended:
            self._died("start" if starting else "crash", f"{who} {ended} before it answered {do}")
        except WrongAnswer as wrong:
            if starting or wrong.id != own:
                self._died("start" if starting else "protocol", f"{who} {wrong}")
            self._deaths = 0
            self._fail("protocol", f"{who} {wrong}")
        except BaseException:  # Ctrl-C in between: the next answer would be for the wrong request
            self._end()
            raise
        return answer

    def _write(self, process: Process, request: bytes, deadline: float) -> None:
        if self._trace is not None:
            self._trace.sent(request)
        process.write(request, deadline)

    def _read(self, process: Process, line: bytes, read: Callable[[bytes], A | None]) -> A | None:
        """What the line says, null if it is no answer and has been put with the chatter."""
        try:
            answer = read(line)
        except WrongAnswer:
            if self._trace is not None:
                self._trace.answered(line)
            raise
        if answer is None:
            process.chatter.add(line + b"\n")
        if self._trace is not None:
            (self._trace.chatter if answer is None else self._trace.answered)(line)
        return answer

    @staticmethod
    def _check_id(found: object, own: str) -> None:
        if found == own:
            return
        if isinstance(found, str) and found.isdecimal() and int(found) < int(own):
            raise WrongAnswer(f"answered request {found} once more when request {own} was asked", found)
        raise WrongAnswer(f'answered with the id {shown(msgspec.json.encode(found))} instead of "{own}"', found)

    def _died(self, kind: FailureKind, detail: str, *, long: bool = False) -> NoReturn:
        """A failure that costs the process. `long`: it was a line too long that cost it."""
        process = self._process
        if process is not None:
            unfinished = process.unfinished
            self._end()
            last = telling(process.errors.text())
            if unfinished:
                detail += f"; it begins: {shown(unfinished, 60)}" if long else f"{_BEGUN}: {shown(unfinished, 60)}"
            if last:
                detail += f"; on stderr: {shown(last)}"
            elif chatter := process.chatter.text().splitlines()[-1:]:
                detail += f"; the last line on stdout is no answer: {shown(chatter[0])}"
        self._deaths += 1
        self._last_death = detail
        self._fail(kind, detail)

    def _fail(self, kind: FailureKind, detail: str) -> NoReturn:
        if self._trace is not None:
            self._trace.failure(kind, detail, self.log)
        raise EngineFailure(kind, detail, self.log) from None

    def _end(self, grace: float = 0.0) -> int | None:
        """Its exit status if it ended of its own accord."""
        process = self._process
        if process is None:
            return None
        status = process.end(grace)
        self._last_log = self.log
        self._process = None
        return status

    def _named(self) -> str:
        command = self.command if isinstance(self.command, str) else shlex.join(self.command)
        return f"the engine ({shown(command, 100)})"


def _parting(status: int | None, grace: float) -> str:
    if status is None:
        return f"was still running {grace:g} s after it had been asked to quit, and was ended"
    if status < 0:
        return f"was killed by signal {-status} when it was asked to quit"
    return f"ended with exit status {status} when it was asked to quit, and 0 says that all is well" if status else ""


_TELLING = re.compile(
    r"(?:Uncaught )?(?:[\w.$]*(?:Error|Exception)\b|Exception in thread|Caused by:|panic:|fatal\b|thread '|error\b)",
    re.I,
)


def telling(errors: str) -> str:
    """The line of a program's last words that says why it ended: the last one that looks like an error in any of the
    usual languages, else the last one; empty if it said nothing."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    for n in range(len(lines) - 1, -1, -1):
        if _TELLING.match(lines[n]):
            # Rust says where on one line and what on the next.
            return " ".join(lines[n : n + 2]) if " panicked at " in lines[n] else lines[n]
    return lines[-1] if lines else ""


def _os_words(error: OSError | ValueError) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    return str(error)
