"""The command as a user meets it, and engines that lie."""

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from mtg_conformance.cli import main


class Result(NamedTuple):
    """What one call of the command came to."""

    code: int
    out: str
    err: str


Command = Callable[..., Result]
Engine = Callable[[str], str]

DESCRIBED = {"name": "fake", "version": "1"}


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Call the command in this process: `command("certify", "--only", "control")`."""

    def call(*words: str) -> Result:
        capsys.readouterr()
        code = main(words)
        out, err = capsys.readouterr()
        return Result(int(code), out, err)

    return call


@pytest.fixture
def fake(tmp_path: Path) -> Engine:
    """A command line for an engine whose answer to a run is the given Python expression.

    In it `situation` is the request's, `echo` the outcome of an engine that does nothing and
    calls it done, `die()` ends the process and `sleep()` never comes back.
    """

    def write(answer: str) -> str:
        program = tmp_path / "fake_engine.py"
        program.write_text(FAKE.replace("ANSWER", answer).replace("DESCRIBED", json.dumps(DESCRIBED)))
        return shlex.join([sys.executable, str(program)])

    return write


FAKE = '''
import json, os, sys, time

def die():
    print("out of memory", file=sys.stderr, flush=True)
    os._exit(9)

def sleep():
    time.sleep(600)

def table(situation):
    """The start snapshot that the situation asks for, word by word."""
    objects = {}
    for thing in situation.get("objects", ()):
        state = {"zone": thing.get("zone", "battlefield"), "owner": thing["owner"]}
        if state["zone"] == "battlefield":
            state |= {"controller": thing.get("controller", thing["owner"]), "tapped": thing.get("tapped", False)}
            state |= {"damage": thing.get("damage", 0), "counters": thing.get("counters", {})}
            state |= {"attached_to": thing.get("attached_to")}
        objects[thing["id"]] = state
    players = {}
    for seat in situation.get("seats", ["alice", "bob"]):
        setup = situation.get("players", {}).get(seat, {})
        players[seat] = {"life": setup.get("life", 20), "poison": setup.get("poison", 0), "lost": False}
    return {"objects": objects, "players": players}

for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"]}
    if request["do"] == "describe":
        answer["describe"] = DESCRIBED
    elif request["do"] == "quit":
        break
    else:
        situation = request["situation"]
        n = len(situation.get("script", ()))
        echo = {"actions": [{"accepted": True}] * n, "snapshots": [table(situation)] * (n + 1)}
        answer["outcome"] = ANSWER
    print(json.dumps(answer), flush=True)
'''
