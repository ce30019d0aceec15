"""`run`, `explain`, `list`, `engines`, `schema`."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from mtg_conformance import __version__
from mtg_conformance.documents import Ask, Outcome, Situation
from mtg_conformance.lines import LINES, missing_lines
from mtg_conformance.rooms import room
from properties.frozen import frozen_boards

Command = Callable[..., Any]

CASE = "control.murder"


def test_run_tells_what_changed_and_the_verdict(command: Command) -> None:
    result = command("run", CASE)
    assert result.code == 0
    assert "Bob casts" in result.out
    assert "zone battlefield → graveyard" in result.out
    assert result.out.splitlines()[-1].startswith("passed")


def test_run_as_json_holds_the_outcome(command: Command) -> None:
    report = json.loads(command("run", CASE, "--format", "json").out)
    assert report["judgement"]["verdict"] == "passed"
    outcome = msgspec.convert(report["judgement"]["outcome"], Outcome)
    assert len(outcome.snapshots) == len(outcome.actions) + 1


def test_a_run_that_is_blocked_says_what_was_found_of_what_it_waits_for(
    command: Command, fake: Callable[[str], str]
) -> None:
    case = "umbra-armor.3.same-name.h1"
    result = command("run", case, "--engine", fake("{'actions': 'all'}"))
    assert result.code == 3
    lines = result.out.splitlines()
    (blocked,) = [n for n, line in enumerate(lines) if line.startswith("not run (blocked): needs control.murder")]
    found = lines[blocked + 1 :]
    assert found[0].startswith("  control.murder is error: protocol: the engine answered with an invalid document")
    assert not [line for line in found if case in line]
    assert len(found) == len(set(found)) == len([line for line in found if " is error: protocol: " in line])


def test_explain_cites_rules_step_by_step(command: Command) -> None:
    result = command("explain", CASE)
    assert result.code == 0
    first, second = result.out.index("1. Bob casts"), result.out.index("2. the top of the stack resolves")
    assert first < result.out.index("CR 601.2") < second < result.out.index("CR 701.8")


def test_a_drawn_board_is_played_and_explained_by_its_id(command: Command) -> None:
    board = frozen_boards()[0].case
    explained = command("explain", board.id)
    assert explained.code == 0
    assert explained.out.startswith(f"{board.id}\n")
    assert "[CR 7" in explained.out
    ran = json.loads(command("run", board.id, "--format", "json").out)
    assert ran["judgement"]["verdict"] == "passed"
    assert [thing["card"] for thing in ran["situation"]["objects"]] == [thing.card for thing in board.situation.objects]
    refused = command("explain", "board.umbra-armor.99999")
    assert refused.code == 2
    assert "no case has that id; nearest: board.umbra-armor." in refused.err


def test_list_shows_every_bullet_of_the_umbra_armor_rulings(command: Command) -> None:
    listed = {ruling["id"]: ruling for ruling in json.loads(command("list", "--format", "json").out)}
    bullets = {f"umbra-armor.{n}" for n in range(10)} | {"umbra-armor.card.dog-umbra", "umbra-armor.card.lion-umbra"}
    assert bullets <= set(listed)
    for bullet in bullets:
        assert listed[bullet]["cases"] or listed[bullet]["untestable"]
    text = command("list", "umbra-armor.3").out
    assert text.startswith("umbra-armor.3  ")
    assert "umbra-armor.4" not in text


def test_list_shows_the_profile_that_is_asked_for(command: Command) -> None:
    documents = command("list")
    assert ".corner." not in documents.out
    assert "--profile corner" in documents.out.splitlines()[-1]
    both = command("list", "--profile", "all")
    assert both.code == 0
    assert "--profile" not in both.out
    assert set(documents.out.splitlines()[:-2]) <= set(both.out.splitlines())


def test_list_tells_what_no_case_stages_and_why(command: Command) -> None:
    missing = json.loads(command("list", "--missing", "--format", "json").out)
    assert missing == missing_lines(room("features"))
    result = command("list", "--missing")
    assert result.code == 0
    assert result.out.splitlines()[:-2] == [f"{id}  {reason}" for id, reason in missing.items()]
    assert f"{len(missing)} of {len(LINES)} " in result.out.splitlines()[-1]


def test_engines_tells_what_each_still_needs(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {engine["name"] for engine in json.loads(command("engines", "--format", "json").out)}
    assert {"reference", "reference-process", "phase"} <= names
    monkeypatch.setattr("mtg_conformance.cli.adapters.importlib.util.find_spec", lambda name: None)
    lacking = command("engines")
    assert lacking.code == 0
    assert "needs the Python module phase: pip install" in lacking.out
    refused = command("certify", "--engine", "phase")
    assert refused.code == 2
    assert "the Python module phase" in refused.err
    assert len(refused.err.splitlines()) == 1


def test_schema_is_a_json_schema_of_the_documents(command: Command) -> None:
    schema = json.loads(command("schema").out)
    assert {"Case", "Situation", "Outcome", "EngineDescription", "Certificate"} <= set(schema["$defs"])
    referred = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert referred <= set(schema["$defs"])


def test_the_schema_has_the_messages_and_the_defaults(command: Command) -> None:
    defined = json.loads(command("schema").out)["$defs"]
    assert defined["RunRequest"]["properties"]["situation"] == {"$ref": "#/$defs/Situation"}
    assert {"DescribeRequest", "QuitRequest", "Described", "Ran", "Failed"} <= set(defined)
    thing = defined["ObjectSetup"]["properties"]
    assert (thing["zone"]["default"], thing["damage"]["default"], thing["tapped"]["default"]) == (
        "battlefield",
        0,
        False,
    )
    for ask in get_args(Ask):
        assert f"`{ask}`: " in defined["Answer"]["description"], ask
    assert "library" in defined["ObjectSetup"]["description"]
    cast = defined["Cast"]
    assert "the others\npass first" in cast["description"]
    assert "`sacrifice`" in cast["description"]
    assert "the script goes on" in json.dumps(cast["properties"]["prepare"])
    assert "snapshot after this action" in json.dumps(cast["properties"]["label"])


def test_the_trace_of_a_run_is_what_was_said(command: Command, fake: Callable[[str], str], tmp_path: Path) -> None:
    path = tmp_path / "trace.jsonl"
    assert command("run", CASE, "--engine", fake("echo"), "--trace", str(path)).code == 1
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    requests = [one["sent"] for one in lines if "sent" in one]
    assert [one["do"] for one in requests] == ["describe", "run", "quit"]
    assert msgspec.convert(requests[1]["situation"], Situation).id == CASE
    (outcome,) = [one["answered"]["outcome"] for one in lines if "outcome" in one.get("answered", {})]
    assert len(msgspec.convert(outcome, Outcome).snapshots) == 3
    refused = command("certify", "--only", CASE, "--engine", fake("echo"), "--trace", str(tmp_path))
    assert refused.code == 2
    assert "--trace" in refused.err


def test_version_and_help(command: Command) -> None:
    assert command("--version").out == f"mtg-conformance {__version__}\n"
    helped = command("--help")
    assert helped.code == 0
    for name in ("certify", "run", "explain", "list", "engines", "schema"):
        assert name in helped.out


def test_a_reader_that_goes_away_is_no_error_of_ours() -> None:
    words = [sys.executable, "-m", "mtg_conformance", "list"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        complaint = running.stderr.read()
    assert complaint == ""
