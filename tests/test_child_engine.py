"""The child client against programs that misbehave: each fault gives its one line, the next case
gets a new process, and nothing is left running."""

import fcntl
import json
import os
import pickle
import re
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from toy_adapter import ToyAdapter

from mtg_conformance.documents import Cast, ObjectSetup, Outcome, Resolve, Situation, Snapshot
from mtg_conformance.engines import EngineFailure
from mtg_conformance.engines.child import ChildEngine, telling
from mtg_conformance.engines.trace import Trace

SITUATION = Situation(id="empty")
EMPTY = Outcome(snapshots=(Snapshot(),))
LONG = 20.0
"""A time limit that is not meant to pass."""
SHORT = 0.25
"""A time limit that is."""

PRELUDE = """
import fcntl, json, os, signal, subprocess, sys, time
LOCK = os.open(sys.argv[1], os.O_RDONLY)
fcntl.flock(LOCK, fcntl.LOCK_SH)      # held for as long as this process or a heir of it lives
os.set_inheritable(LOCK, True)
OUTCOME = {"snapshots": [{}]}

def ask():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    request = json.loads(line)
    if request["do"] == "quit":
        sys.exit()
    return request

def say(**answer):
    print(json.dumps(answer), flush=True)

def describe():
    say(id=ask()["id"], describe={"name": "bad", "version": "1"})

def good():
    while True:
        say(id=ask()["id"], outcome=OUTCOME)
"""

Make = Callable[..., ChildEngine]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Make]:
    """Makes an engine of a few lines of Python. In the end all of them are closed, and then no
    process of theirs may be left."""
    engines: list[ChildEngine] = []
    lock = tmp_path / "alive"
    lock.touch()

    def make(script: str, **limits: Any) -> ChildEngine:
        path = tmp_path / f"engine_{len(engines)}.py"
        path.write_text(PRELUDE + script)
        limits = {"start_timeout": LONG, "run_timeout": LONG, "grace": LONG} | limits
        engine = ChildEngine([sys.executable, "-I", "-S", str(path), str(lock)], **limits)
        engines.append(engine)
        return engine

    yield make
    for engine in engines:
        engine.close()
    assert nobody_holds(lock), "a process of the engine is still running"


def nobody_holds(lock: Path, seconds: float = 3.0) -> bool:
    deadline = time.monotonic() + seconds
    with lock.open() as file:
        while time.monotonic() < deadline:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(0.01)
            else:
                return True
    return False


def failure(call: Callable[[], object]) -> EngineFailure:
    """The failure that the call ends in; its detail is one line whatever the engine did."""
    with pytest.raises(EngineFailure) as caught:
        call()
    assert "\n" not in caught.value.detail
    assert len(caught.value.detail) < 600
    return caught.value


def run_failure(engine: ChildEngine) -> EngineFailure:
    return failure(lambda: engine.run(SITUATION))


# Programs that do well, or well enough


def test_a_good_engine_answers_and_is_quiet_afterwards(program: Make) -> None:
    engine = program("describe()\ngood()")
    assert engine.describe().name == "bad"
    assert [engine.run(SITUATION) for _ in range(3)] == [EMPTY] * 3
    assert engine.log == ""
    engine.close()
    engine.close()


def test_the_toy_adapter_gives_the_same_outcome_through_the_pipe() -> None:
    situation = Situation(
        id="control.murder",
        objects=(
            ObjectSetup(id="bear", card="Grizzly Bears", owner="alice"),
            ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand"),
        ),
        script=(Cast(by="bob", object="murder", mana="1BB", targets=("bear",)), Resolve()),
    )
    tests = Path(__file__).parent
    with ChildEngine(
        [sys.executable, str(tests / "toy_adapter.py")], env={"PYTHONPATH": str(tests.parent)}, start_timeout=LONG
    ) as engine:
        outcome = engine.run(situation)
        assert outcome == ToyAdapter().run(situation)
        assert outcome.snapshots[-1].objects["bear"].zone == "graveyard"
        assert engine.describe() == ToyAdapter().describe()


def test_a_command_can_be_one_string(tmp_path: Path) -> None:
    path = tmp_path / "an engine.py"
    path.write_text(PRELUDE + "describe()\ngood()")
    with ChildEngine(f"'{sys.executable}' -I -S '{path}' '{path}'", start_timeout=LONG) as engine:
        assert engine.run(SITUATION) == EMPTY


def test_environment_and_folder_reach_the_program(program: Make, tmp_path: Path) -> None:
    engine = program(
        'say(id=ask()["id"], describe={"name": os.environ["WHO"], "version": os.getcwd()})\ngood()',
        env={"WHO": "me"},
        cwd=tmp_path,
    )
    assert (engine.describe().name, Path(engine.describe().version)) == ("me", tmp_path.resolve())


@pytest.mark.parametrize(
    ("errors", "line"),
    [
        ("", ""),
        ("one\n\n  two  \n", "two"),
        (
            "node:internal/modules/cjs/loader:1143\n  throw err;\n  ^\n\n"
            "Error: Cannot find module '/a.mjs'\n    at f (x:1)\n"
            "  code: 'MODULE_NOT_FOUND',\n\nNode.js v20.20.2\n",
            "Error: Cannot find module '/a.mjs'",
        ),
        (
            "file:///a.mjs:3\n}\n^\nSyntaxError: Unexpected token '}'\n    at x\n\nNode.js v20.20.2\n",
            "SyntaxError: Unexpected token '}'",
        ),
        (
            'Exception in thread "main" a.B: no\n\tat a.B.c(B.java:1)\n'
            "Caused by: java.lang.IllegalStateException: no cards\n"
            "\t... 3 more\n",
            "Caused by: java.lang.IllegalStateException: no cards",
        ),
        ("panic: no cards\n\ngoroutine 1 [running]:\nmain.main()\n\t/a.go:3\nexit status 2\n", "panic: no cards"),
        (
            "thread 'main' panicked at src/main.rs:4:5:\nno cards\nnote: run with `RUST_BACKTRACE=1`\n",
            "thread 'main' panicked at src/main.rs:4:5: no cards",
        ),
        ("Traceback (most recent call last):\n  File x\nKeyError: 'bear'\n", "KeyError: 'bear'"),
    ],
)
def test_of_last_words_the_telling_line_is_told(errors: str, line: str) -> None:
    assert telling(errors) == line


def test_chatter_between_messages_is_kept_and_does_no_harm(program: Make) -> None:
    engine = program(
        """
print("Loading cards ...")
print('{"level": "info", "message": "a log in JSON"}')
print("[1, 2]")
print()
describe()
while True:
    request = ask()
    print('12:30:01 INFO a log that begins like JSON')
    print('true story, "quoted" too')
    print('[main] WARN no list')
    print('{} and more')
    print("{not JSON, but nothing like an answer either}")
    print("playing")
    say(id=request["id"], outcome=OUTCOME)
    print("played", flush=True)
"""
    )
    assert [engine.run(SITUATION) for _ in range(3)] == [EMPTY] * 3
    for line in ("Loading cards ...", '"a log in JSON"', "{not JSON", "played"):
        assert line in engine.log


def test_nulls_and_more_fields_beside_the_outcome_are_fine(program: Make) -> None:
    engine = program(
        """
describe()
say(id=ask()["id"], outcome=OUTCOME, error=None, milliseconds=3)
"""
    )
    assert engine.run(SITUATION) == EMPTY


def test_a_byte_order_mark_and_other_line_ends_are_fine(program: Make) -> None:
    engine = program("os.write(1, b'\\xef\\xbb\\xbf')\nsys.stdout.reconfigure(newline='\\r\\n')\ndescribe()\ngood()")
    assert engine.run(SITUATION) == EMPTY


def test_megabytes_on_stderr_do_not_block_and_only_their_end_is_kept(program: Make) -> None:
    engine = program(
        """
describe()
while True:
    request = ask()
    for _ in range(40):
        sys.stderr.write("x" * 99_999 + "\\n")
    sys.stderr.write("the end")
    sys.stderr.flush()
    say(id=request["id"], outcome=OUTCOME)
    sys.stderr.write("x" * 3_000_000 + "at last")
"""
    )
    assert [engine.run(SITUATION) for _ in range(2)] == [EMPTY] * 2
    engine.close()
    assert engine.log.endswith("at last")
    assert len(engine.log) < 200_000


def test_big_messages_go_both_ways(program: Make) -> None:
    big = Situation(
        id="big", objects=tuple(ObjectSetup(id=f"o{n}", card="x" * 900, owner="alice") for n in range(1000))
    )
    engine = program(
        """
describe()
sys.stderr.write("y" * 500_000)         # before it listens: both pipes are full at the same time
sys.stderr.flush()
request = ask()
time.sleep(0.05)
objects = {thing["id"]: {"name": thing["card"]} for thing in request["situation"]["objects"]}
say(id=request["id"], outcome={"snapshots": [{"objects": objects}]})
"""
    )
    assert len(engine.run(big).snapshots[0].objects) == 1000


def test_what_the_outcome_says_is_for_the_judge(program: Make) -> None:
    engine = program(
        """
describe()
say(id=ask()["id"], outcome={"snapshots": [{"objects": {"nobody": {"zone": "hand"}}}]})
"""
    )
    assert engine.run(SITUATION).snapshots[0].objects["nobody"].zone == "hand"


# Programs that do not start


def test_a_program_that_does_not_exist() -> None:
    engine = ChildEngine("no-such-engine --fast")
    problem = failure(engine.describe)
    assert problem.kind == "start"
    assert problem.detail == (
        "the engine (no-such-engine --fast) can't be started: No such file or directory: no-such-engine"
    )


def test_a_program_that_may_not_be_executed(tmp_path: Path) -> None:
    path = tmp_path / "engine"
    path.write_text("nothing")
    problem = failure(ChildEngine([str(path)]).describe)
    assert (problem.kind, problem.detail) == (
        "start",
        f"the engine ({path}) can't be started: Permission denied: {path}",
    )


@pytest.mark.parametrize(("command", "why"), [("", "the command is empty"), ("'engine", "No closing quotation")])
def test_a_command_that_is_none(command: str, why: str) -> None:
    problem = failure(ChildEngine(command).describe)
    assert (problem.kind, problem.detail) == ("start", f"the engine ({command}) can't be started: {why}")


def test_a_program_that_dies_at_the_start(program: Make) -> None:
    engine = program('print("no database", file=sys.stderr)\nprint("bye")\nsys.exit(3)')
    problem = failure(engine.describe)
    assert problem.kind == "start"
    assert problem.detail.endswith("ended with exit status 3 before it answered describe; on stderr: no database")
    assert problem.log == "[stderr]\nno database\n[stdout, but no answer]\nbye"


def test_a_program_that_hangs_at_the_start(program: Make) -> None:
    engine = program('print("warming up", flush=True)\ntime.sleep(60)', start_timeout=SHORT)
    problem = failure(engine.describe)
    assert problem.kind == "start"
    assert "gave no answer to describe within 0.25 s" in problem.detail


def test_a_program_that_can_not_describe_itself(program: Make) -> None:
    engine = program('say(id=ask()["id"], error="no licence")\ntime.sleep(60)', grace=SHORT)
    problem = failure(engine.describe)
    assert problem.kind == "start"
    assert problem.detail.endswith("answered describe with an error: no licence")


def test_a_description_that_is_none(program: Make) -> None:
    engine = program('say(id=ask()["id"], describe={"name": 7, "version": "1"})')
    problem = failure(engine.describe)
    assert problem.kind == "start"
    assert problem.detail.endswith("answered with an invalid document: $.describe.name: expected str, found 7")
    assert engine.describe is not None
    assert failure(engine.describe).kind == "start", "a second try must not take the half-started process"


def test_an_adapter_for_another_version_of_the_documents(program: Make) -> None:
    engine = program('say(id=ask()["id"], describe={"name": "n", "version": "1", "formats": [2, 3]})\ngood()')
    assert failure(engine.describe).detail.endswith("reads document formats 2, 3, and this suite writes 1")


# Programs that fail in a run; the next case gets a new one

FIRST_TIME = """
describe()
request = ask()
mark = sys.argv[1] + ".mark"
if os.path.exists(mark):
    say(id=request["id"], outcome=OUTCOME)
    good()
open(mark, "w").close()
"""
"""Goes wrong the first time and is good from the second process on."""


@pytest.mark.parametrize(
    ("script", "kind", "detail"),
    [
        ("sys.exit(4)", "crash", "the engine ended with exit status 4 before it answered run"),
        ("sys.exit(0)", "crash", "the engine ended with exit status 0 before it answered run"),
        (
            'raise ValueError("no such bear")',
            "crash",
            "the engine ended with exit status 1 before it answered run; on stderr: ValueError: no such bear",
        ),
        (
            'print("thinking", flush=True); os.kill(os.getpid(), signal.SIGSEGV)',
            "crash",
            "the engine was killed by SIGSEGV before it answered run; the last line on stdout is no answer: thinking",
        ),
        ("time.sleep(60)", "timeout", "the engine gave no answer to run within 0.25 s"),
        (
            "os.write(1, b'{\"id\": \"2\", \"outc'); time.sleep(60)",
            "timeout",
            'the engine gave no answer to run within 0.25 s, only the beginning of a line: {"id": "2", "outc',
        ),
        (
            "os.write(1, b'{\"id\": \"2\", \"outc'); os.kill(os.getpid(), signal.SIGKILL)",
            "crash",
            "the engine was killed by SIGKILL before it answered run,"
            ' only the beginning of a line: {"id": "2", "outc',
        ),
        (
            "os.close(1); time.sleep(60)",
            "crash",
            "the engine closed its end of the pipe and went on running before it answered run",
        ),
        (
            "while True: print('chatter', flush=True)",
            "timeout",
            "the engine gave no answer to run within 0.25 s; the last line on stdout is no answer: chatter",
        ),
        (
            'say(id="17", outcome=OUTCOME); time.sleep(60)',
            "protocol",
            'the engine answered with the id "17" instead of "2"',
        ),
        ('say(id=2, outcome=OUTCOME); time.sleep(60)', "protocol", 'the engine answered with the id 2 instead of "2"'),
        (
            'say(outcome=OUTCOME); time.sleep(60)',
            "protocol",
            'the engine answered without an id: {"outcome": {"snapshots": [{}]}}',
        ),
        ("say(); time.sleep(60)", "protocol", "the engine answered without an id: {}"),
        (
            'print(2 * (json.dumps({"id": "2", "outcome": OUTCOME}) + "\\n"), flush=True); time.sleep(60)',
            "protocol",
            "the engine answered one request twice",
        ),
    ],
)  # fmt: skip
def test_a_run_that_costs_the_process(program: Make, script: str, kind: str, detail: str) -> None:
    engine = program(FIRST_TIME + script, run_timeout=SHORT if kind == "timeout" else LONG)
    problem = run_failure(engine)
    assert (problem.kind, problem.detail) == (kind, detail)
    engine._run_timeout = LONG  # the new process may be slow to come up on a busy machine
    assert [engine.run(SITUATION) for _ in range(2)] == [EMPTY] * 2


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        ('error="it broke"', "crash", "the engine answered with an error: it broke"),
        ('error="two\\nlines"', "crash", "the engine answered with an error: two lines"),
        ("", "protocol", "the engine gave an empty answer: neither outcome nor error"),
        (
            'outcome={"snapshot": []}',
            "protocol",
            "the engine answered with an invalid document:"
            ' $.outcome: expected only fields of the document model, found "snapshot"',
        ),
        (
            'outcome={"snapshots": [{}, {"objects": {"ok": {"damage": 1}, "bear": {"damage": "two"}}}]}',
            "protocol",
            "the engine answered with an invalid document:"
            ' $.outcome.snapshots[1].objects["bear"].damage: expected int, found "two"',
        ),
        (
            'outcome={"snapshots": [{"objects": {"bear": {"counters": {"+1/+1": 1, "charge": None}}}}]}',
            "protocol",
            "the engine answered with an invalid document:"
            ' $.outcome.snapshots[0].objects["bear"].counters["charge"]: expected int, found null',
        ),
        (
            'outcome={"snapshots": [{"objects": {"bear": {"zone": "play"}}}]}',
            "protocol",
            "the engine answered with an invalid document:"
            ' $.outcome.snapshots[0].objects["bear"].zone: expected one of battlefield, hand, graveyard, exile,'
            ' library, stack, command, nowhere, found "play"',
        ),
        (
            'outcome={"stopped": {"at": 1, "because": "setup"}}',
            "protocol",
            'the engine answered with an invalid document: $.outcome.stopped: expected a field "detail", found none',
        ),
        (
            'outcome=[1, 2]',
            "protocol",
            "the engine answered with an invalid document: $.outcome: expected object | null, found [1, 2]",
        ),
    ],
)  # fmt: skip
def test_an_answer_that_is_no_good_costs_only_its_case(program: Make, answer: str, kind: str, detail: str) -> None:
    engine = program(f'describe()\nsay(id=ask()["id"], {answer})\ngood()')
    problem = run_failure(engine)
    assert (problem.kind, problem.detail) == (kind, detail)
    process = engine._process
    assert engine.run(SITUATION) == EMPTY
    assert engine._process is process, "the process was in step and need not be replaced"


def test_an_answer_that_is_not_json(program: Make) -> None:
    line = '{"id": "2", "outcome": {"snapshots": [}}'
    engine = program(FIRST_TIME + f"print({line!r}, flush=True); time.sleep(60)")
    problem = run_failure(engine)
    assert problem.kind == "protocol"
    assert re.fullmatch(
        r"the engine answered with something that is not JSON \(.+ \(byte \d+\)\): " + re.escape(line), problem.detail
    )
    assert engine.run(SITUATION) == EMPTY


@pytest.mark.parametrize(
    ("answer", "what"),
    [
        ("'[' * 100_000", "something that is nested too deep to be read"),
        ("'[' * 100_000 + ']' * 100_000", "something that is nested too deep to be read"),
        ("'{\"stopped\": {\"at\": ' + '1' * 5000 + '}}'", "a number that is too big to be read"),
    ],
)
def test_an_answer_that_no_reader_takes(program: Make, answer: str, what: str) -> None:
    line = f"""'{{"id": "2", "outcome": ' + {answer} + '}}'"""
    engine = program(FIRST_TIME + f"print({line}, flush=True); time.sleep(60)")
    problem = run_failure(engine)
    assert problem.kind == "protocol"
    assert problem.detail.startswith(f'the engine answered with {what}: {{"id": "2", "outcome": ')
    assert engine.run(SITUATION) == EMPTY


def test_brackets_without_end_that_are_no_answer_are_chatter(program: Make) -> None:
    engine = program("print('[' * 100_000, flush=True)\ndescribe()\ngood()")
    assert engine.run(SITUATION) == EMPTY


def test_the_trace_has_all_that_was_said(program: Make, tmp_path: Path) -> None:
    path = tmp_path / "trace.jsonl"
    problems: list[OSError] = []
    trace = Trace(path, on_lost=problems.append)
    engine = program("print('hello')\n" + FIRST_TIME + "print('no \\xff'); sys.exit(3)", trace=trace)
    assert run_failure(engine).kind == "crash"
    assert engine.run(SITUATION) == EMPTY
    engine.close()
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [one["at"] for one in lines] == sorted(one["at"] for one in lines)
    said = [(key, value) for one in lines for key, value in one.items() if key != "at"]
    assert said[0] == ("sent", {"id": "1", "do": "describe"})
    assert said[1] == ("not_an_answer", "hello")
    assert said[2] == ("answered", {"id": "1", "describe": {"name": "bad", "version": "1"}})
    assert said[3] == ("sent", {"id": "2", "do": "run", "situation": {"id": "empty"}})
    (_, lost) = next(one for one in said if one[0] == "failure")
    assert lost["kind"] == "crash"
    assert "exit status 3" in lost["detail"]
    assert ("answered", {"id": "4", "outcome": {"snapshots": [{}]}}) in said
    assert said[-1] == ("sent", {"id": "5", "do": "quit"})
    assert not problems


def test_garbage_that_looks_like_nothing_is_a_timeout_with_the_garbage(program: Make) -> None:
    engine = program("describe()\nos.write(1, bytes(range(256)) + b'\\n')\ntime.sleep(60)", run_timeout=SHORT)
    problem = run_failure(engine)
    assert problem.kind == "timeout"
    assert "the last line on stdout is no answer: " in problem.detail
    assert problem.detail.isprintable()


def test_a_second_answer_that_comes_later_is_noticed_with_the_next_request(program: Make) -> None:
    engine = program(
        """
describe()
request = ask()
say(id=request["id"], outcome=OUTCOME)
ask()
say(id=request["id"], outcome=OUTCOME)
time.sleep(60)
"""
    )
    assert engine.run(SITUATION) == EMPTY
    problem = run_failure(engine)
    assert problem.kind == "protocol"
    assert problem.detail == "the engine answered request 2 once more when request 3 was asked"


def test_a_line_of_100_megabytes_is_not_read_to_its_end(program: Make) -> None:
    engine = program(
        """
describe()
ask()
for _ in range(100):
    os.write(1, b"x" * 1_000_000)
print(flush=True)
""",
        max_message=2_000_000,
    )
    engine.describe()
    tracemalloc.start()
    problem = run_failure(engine)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert problem.kind == "protocol"
    assert problem.detail.startswith("the engine sent a line longer than 1.91 MB; it begins: xxxx")
    assert peak < 10_000_000


def test_a_flood_of_lines_from_a_program_that_does_not_listen(program: Make) -> None:
    big = Situation(id="big", objects=(ObjectSetup(id="o", card="x" * 1_000_000, owner="alice"),))
    engine = program("describe()\nwhile True: print('x' * 1000)", max_message=500_000)
    problem = failure(lambda: engine.run(big))
    assert problem.kind == "protocol"
    assert problem.detail.startswith("the engine sent more than 0.477 MB that it was not asked for")


def test_a_program_that_ends_after_each_answer_is_started_again(program: Make) -> None:
    engine = program('describe()\nsay(id=ask()["id"], outcome=OUTCOME)\nsys.exit(5)')
    for _ in range(4):
        assert engine.run(SITUATION) == EMPTY
        assert engine._process is not None
        engine._process._popen.wait(LONG)


def test_a_failure_survives_the_way_to_another_process() -> None:
    failure = pickle.loads(pickle.dumps(EngineFailure("crash", "it\nbroke", "a\nlog")))
    assert isinstance(failure, EngineFailure)
    assert (failure.kind, failure.detail, failure.log, str(failure)) == (
        "crash",
        "it broke",
        "a\nlog",
        "crash: it broke",
    )


# Giving up


def test_after_three_deaths_in_a_row_it_is_not_started_again(program: Make, tmp_path: Path) -> None:
    count = tmp_path / "count"
    engine = program(f"open({str(count)!r}, 'a').write('1')\ndescribe()\nask()\nsys.exit(9)")
    assert [run_failure(engine).kind for _ in range(3)] == ["crash"] * 3
    problem = run_failure(engine)
    assert problem.kind == "gave-up"
    assert problem.detail == (
        "not started again after 3 failures in a row, the last:"
        " the engine ended with exit status 9 before it answered run"
    )
    assert run_failure(engine).kind == "gave-up"
    assert count.read_text() == "111"


def test_an_answer_in_between_starts_the_count_again(program: Make) -> None:
    engine = program('describe()\nsay(id=ask()["id"], error="alive")\nask()\nsys.exit(9)', give_up_after=2)
    details = [run_failure(engine).detail for _ in range(8)]
    assert details == 4 * [
        "the engine answered with an error: alive",
        "the engine ended with exit status 9 before it answered run",
    ]


def test_it_never_gives_up_if_told_so() -> None:
    engine = ChildEngine("no-such-engine", give_up_after=None)
    assert {failure(engine.describe).kind for _ in range(5)} == {"start"}


# Nothing is left running (the fixture looks for it after each test)


@pytest.mark.parametrize("way", ["dies", "hangs"])
def test_a_grandchild_that_holds_the_pipe(program: Make, way: str) -> None:
    engine = program(
        f"""
describe()
ask()
subprocess.Popen(["sleep", "60"], close_fds=False)
{"sys.exit(2)" if way == "dies" else "time.sleep(60)"}
""",
        run_timeout=LONG if way == "dies" else SHORT,
    )
    begin = time.monotonic()
    problem = run_failure(engine)
    assert problem.kind == ("crash" if way == "dies" else "timeout")
    assert time.monotonic() - begin < LONG / 2


def test_a_grandchild_that_outlives_a_good_engine(program: Make) -> None:
    engine = program('subprocess.Popen(["sleep", "60"], close_fds=False)\ndescribe()\ngood()')
    assert engine.run(SITUATION) == EMPTY


def test_a_program_that_ignores_everything(program: Make) -> None:
    engine = program(
        """
for name in ("SIGTERM", "SIGINT", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.SIG_IGN)
describe()
while True:
    time.sleep(60)
""",
        run_timeout=SHORT,
        grace=SHORT,
    )
    assert run_failure(engine).kind == "timeout"
    assert run_failure(engine).kind == "timeout"
    engine.describe()


def test_an_engine_that_does_not_quit_is_ended(program: Make) -> None:
    engine = program("describe()\ntime.sleep(60)", grace=SHORT)
    engine.describe()
    begin = time.monotonic()
    engine.close()
    assert time.monotonic() - begin < 10


@pytest.mark.parametrize(
    ("script", "parting"),
    [
        ("ask()", ""),
        ("sys.stdin.readline(); sys.exit(9)", "ended with exit status 9 when it was asked to quit, and 0 says"),
        ("sys.stdin.readline(); os.kill(os.getpid(), 9)", "was killed by signal 9 when it was asked to quit"),
        ("sys.stdin.readline(); time.sleep(60)", "was still running 0.25 s after it had been asked to quit, and was"),
    ],
)
def test_how_it_quits_is_kept(program: Make, script: str, parting: str) -> None:
    engine = program(f"describe()\n{script}", grace=LONG if "sleep" not in script else SHORT)
    engine.describe()
    assert engine.parting == ""
    engine.close()
    assert engine.parting.startswith(parting)
    assert bool(engine.parting) is bool(parting)


@pytest.mark.parametrize("name", ["outcome", "error"])
def test_an_answer_that_says_a_thing_twice_is_none(program: Make, name: str) -> None:
    value = {"outcome": "{}", "error": "null"}[name]
    twice = f'", "outcome": {{}}, "{name}": {value}, "{name}": {value}}}'
    engine = program(f'describe()\nprint(\'{{"id": "\' + ask()["id"] + \'{twice}\', flush=True)\ngood()')
    problem = run_failure(engine)
    which = f'answered with "{name}" twice in one answer'
    assert (problem.kind, problem.detail) == ("protocol", f"the engine {which}")
    assert engine.run(SITUATION) == EMPTY


def test_what_is_called_like_a_field_of_the_answer_stands_in_it_as_often_as_it_likes(program: Make) -> None:
    objects = '{"outcome": {}, "error": {"attached_to": "outcome"}}'
    engine = program(f'describe()\nsay(id=ask()["id"], outcome={{"snapshots": [{{"objects": {objects}}}] * 2}})')
    assert [len(one.objects) for one in engine.run(SITUATION).snapshots] == [2, 2]


def test_an_interrupted_run_ends_the_process_and_the_next_one_works(program: Make) -> None:
    engine = program(FIRST_TIME + "time.sleep(60)")
    engine.describe()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, SHORT)
        with pytest.raises(KeyboardInterrupt):
            engine.run(SITUATION)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert engine._process is None
    assert engine.run(SITUATION) == EMPTY


def test_a_program_that_forgets_to_close_its_engine_leaves_nothing(tmp_path: Path) -> None:
    lock, script = tmp_path / "alive", tmp_path / "engine.py"
    lock.touch()
    script.write_text(PRELUDE + 'subprocess.Popen(["sleep", "60"], close_fds=False)\ndescribe()\ntime.sleep(60)')
    user = (
        "from mtg_conformance.engines.child import ChildEngine, telling\n"
        f"engine = ChildEngine([{sys.executable!r}, '-I', '-S', {str(script)!r}, {str(lock)!r}])\n"
        "print(engine.describe().name)\n"
        "raise SystemExit(7)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", user],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)},
        capture_output=True,
        text=True,
        timeout=LONG,
    )
    assert (done.returncode, done.stdout, done.stderr) == (7, "bad\n", "")
    assert nobody_holds(lock)
