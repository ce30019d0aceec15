"""Bad input: one clear line each, exit code 2, and never a traceback."""

import json
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

BEAR = {"id": "bear", "card": "Grizzly Bears", "owner": "alice"}
UMBRA = {"id": "h1", "card": "Hyena Umbra", "owner": "alice", "attached_to": "bear"}


def case_with(*objects: dict[str, Any], **situation: Any) -> dict[str, Any]:
    return {
        "id": "mine.1",
        "situation": {"id": "mine.1", "objects": list(objects), "script": [{"do": "resolve"}], **situation},
        "expect": [{"check": "game", "is": {"active": "alice"}}],
    }


def refused(result: Any, *words: str) -> None:
    """One line on standard error that says all these words, nothing on standard output."""
    assert result.code == 2, result
    assert result.out == ""
    (line,) = result.err.splitlines()
    assert line.startswith("mtg-conformance: ")
    assert "Traceback" not in line
    for word in words:
        assert word in line


CASE_FILES: dict[str, tuple[str | dict[str, Any], tuple[str, ...]]] = {
    "empty": ("", ("empty",)),
    "blank": ("  \n", ("empty",)),
    "not JSON": ("{id: mine}", ("not JSON",)),
    "not an object": ("[]", ("Expected `object`, got `array`",)),
    "another version": (case_with(BEAR) | {"format": 2}, ("expected format 1, found format 2", "$.format")),
    "another version of the situation": (case_with(BEAR, format=7), ("found format 7", "$.situation.format")),
    "an unknown field": (case_with(BEAR) | {"expected": []}, ("expected",)),
    "no expectation": (case_with(BEAR) | {"expect": []}, ("$.expect",)),
    "a dangling id": (case_with({**UMBRA, "attached_to": "bera"}), ("'bera'", "$.situation.objects[0].attached_to")),
    "a target that nothing is": (
        case_with(BEAR, script=[{"do": "cast", "by": "alice", "object": "bear", "targets": ["lion"]}]),
        ("'lion'", "$.situation.script[0].targets"),
    ),
    "an unknown card": (case_with({**BEAR, "card": "Grizzly Beers"}), ("Grizzly Beers",)),
    "an illegal attachment": (
        case_with({"id": "rock", "card": "Bonesplitter", "owner": "alice"}, {**UMBRA, "attached_to": "rock"}),
        ("h1",),
    ),
    "an Aura attached to nothing": (case_with(BEAR, {**UMBRA, "attached_to": None}), ("h1",)),
    "no rule number": (case_with(BEAR) | {"cr": ["702.89a", "rule 3"]}, ("rule number", "702.89a", "$.cr[1]")),
    "no rule number in an expectation": (
        case_with(BEAR) | {"expect": [{"check": "game", "is": {"active": "alice"}, "cr": ["٣٠٠"]}]},
        ("rule number", "$.expect[0].cr[0]"),
    ),
    "no ruling": (case_with(BEAR) | {"ruling": "Umbra armor, 3"}, ("ruling id", "$.ruling")),
    "two ids": (case_with(BEAR) | {"id": "mine.2"}, ("'mine.2'", "'mine.1'", "$.situation.id")),
    "brackets without end": ("[" * 200_000, ("Expected `object`",)),
    "brackets without end inside": (
        '{"id": "mine.1", "whatever": ' + "[" * 200_000,
        ("whatever",),
    ),
    "mana without end": (
        case_with(BEAR, script=[{"do": "cast", "by": "alice", "object": "bear", "mana": "1" * 5000}]),
        ("mana", "1BB", "$.situation.script[0].mana"),
    ),
    "a number without end": (
        json.dumps(case_with({**BEAR, "damage": 77})).replace("77", "7" * 5000),
        ("out of range", "$.situation.objects[0].damage"),
    ),
    "a board that is not at rest": (case_with({**BEAR, "damage": 2}), ("bear",)),
}


@pytest.mark.parametrize("what", CASE_FILES)
@pytest.mark.parametrize("verb", ["run", "explain"])
def test_a_bad_case_file(command: Command, tmp_path: Path, verb: str, what: str) -> None:
    content, words = CASE_FILES[what]
    path = tmp_path / "case.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    refused(command(verb, str(path)), str(path), *words)


@pytest.mark.parametrize("verb", ["run", "explain"])
def test_a_file_that_is_not_there_and_one_that_is_a_folder(command: Command, tmp_path: Path, verb: str) -> None:
    refused(command(verb, str(tmp_path / "none.json")), "none.json", "No such file")
    refused(command(verb, str(tmp_path)), str(tmp_path), "can't be read")
    refused(command(verb, "umbra-armour.3"), "umbra-armour.3", "no such file", "nearest")


def test_bytes_that_are_no_text(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_bytes(b'{"id": "\xff\xfe"}')
    refused(command("run", str(path)), str(path))


def test_a_case_that_rests_on_what_nobody_knows(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case_with(BEAR) | {"needs": ["control.nothing"]}))
    refused(command("run", str(path)), "control.nothing", "$.needs[0]")
    compared = {"check": "same_as", "case": "control.nothing"}
    path.write_text(json.dumps(case_with(BEAR) | {"expect": [{"check": "game", "is": {"active": "alice"}}, compared]}))
    refused(command("run", str(path)), "control.nothing", "$.expect[1].case")
    path.write_text(json.dumps(case_with(BEAR) | {"needs": ["mine.1"]}))
    refused(command("run", str(path)), "case mine.1: it needs itself", "$.needs")


def test_a_ruling_that_the_suite_does_not_have(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case_with(BEAR) | {"ruling": "umbra-armour.3"}))
    refused(command("run", str(path)), "no ruling umbra-armour.3", "nearest: umbra-armor.3", "$.ruling")


def test_a_byte_order_mark_is_no_fault(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case_with(BEAR, script=[])), encoding="utf-8-sig")
    assert command("run", str(path)).code == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("certify", "--only", "umbra-armour.3"), ("umbra-armour.3", "nearest: umbra-armor")),
        (("certify", "--only", ""), ("--only",)),
        (("certify", "--only", "UMBRA-ARMOR.3"), ("UMBRA-ARMOR.3", "nearest: umbra-armor.3")),
        (("certify", "--engine", "phase", "--engine", "reference"), ("--engine: given 2 times",)),
        (("certify", "--out=a", "--out", "b"), ("--out: given 2 times",)),
        (("certify", "--out", ""), ("--out: expected a file or folder, found nothing",)),
        (("certify", "--out="), ("--out: expected a file or folder, found nothing",)),
        (("run", "control.murder", "--trace", ""), ("--trace: expected a file or folder",)),
        (("run", "control.murder", "--trace", "x.jsonl"), ("--trace x.jsonl", "reference-process")),
        (("certify", "--profile", "corner", "--only", "control.murder"), ("nothing of control.murder is in it",)),
        (("list", "umbra-armour.3"), ("umbra-armour.3", "nearest")),
        (("list", "--missing", "umbra-armor.3"), ("list --missing", "leave out")),
        (("certify", "--profile", "everything"), ("--profile", "rulings")),
        (("certify", "--format", "xml"), ("--format", "json")),
        (("certify", "--timeout", "soon"), ("--timeout", "number")),
        (("certify", "--timeout", "0"), ("--timeout", "above 0")),
        (("certify", "--timeout", "nan"), ("--timeout", "above 0")),
        (("certify", "--colour"), ("--colour",)),
        (("certfy",), ("certfy",)),
        ((), ("command",)),
        (("run",), ("CASE",)),
    ],
)
def test_bad_usage(command: Command, words: tuple[str, ...], says: tuple[str, ...]) -> None:
    refused(command(*words), *says)


@pytest.mark.parametrize(
    ("engine", "says"),
    [
        ("no-such-engine", ("no engine of that name and no program no-such-engine", "mtg-conformance engines")),
        ("referense", ("nearest: reference",)),
        ("/nowhere/engine --fast", ("/nowhere/engine",)),
        ("'unbalanced", ("not a command line",)),
        ("", ("found nothing",)),
        ("  ", ("found nothing",)),
        (f"{shlex.quote(sys.executable)} -c 'import sys; sys.exit(\"no card data\")'", ("no card data",)),
        (f"{shlex.quote(sys.executable)} -c 'print(1)'", ("can't be started",)),
        (f"{shlex.quote(sys.executable)} -c 'import time; time.sleep(600)'", ("no answer to describe within 0.5 s",)),
    ],
)
def test_an_engine_that_cannot_be_started(command: Command, engine: str, says: tuple[str, ...]) -> None:
    words = ("certify", "--engine", engine, "--only", "control", "--start-timeout", "0.5")
    refused(command(*words), "--engine", *says)


def test_who_does_not_start_and_says_much_is_told_by_the_telling_line_and_where_the_rest_is(
    command: Command, tmp_path: Path
) -> None:
    said = "import sys; sys.exit('one\\nError: Cannot find module x\\n  at y\\nNode.js v20')"
    engine = f"{shlex.quote(sys.executable)} -c {shlex.quote(said)}"
    refused(
        command("certify", "--engine", engine), "on stderr: Error: Cannot find module x (", "run control.murder --trace"
    )
    trace = tmp_path / "trace.jsonl"
    refused(command("run", "control.murder", "--engine", engine, "--trace", str(trace)), f"stands in {trace})")
    assert "one\\nError: Cannot find module x\\n  at y\\nNode.js v20" in trace.read_text()


def test_a_file_that_is_no_program(command: Command, tmp_path: Path) -> None:
    script = tmp_path / "engine.py"
    script.write_text("print()")
    refused(command("certify", "--engine", str(script)), str(script), "executed")


def test_an_output_folder_that_cannot_be_written_is_told_before_anything_runs(
    command: Command, tmp_path: Path, fake: Callable[[str], str]
) -> None:
    (tmp_path / "file").write_text("")
    engine = fake(f"open({str(tmp_path / 'ran')!r}, 'w')")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        refused(command("certify", "--engine", engine, "--out", str(folder)), f"--out {folder}")
    (tmp_path / "out" / "certificate.json").mkdir(parents=True)
    refused(command("certify", "--engine", engine, "--out", str(tmp_path / "out")), "certificate.json")
    assert not (tmp_path / "ran").exists()


def test_an_unexpected_error_is_one_line_and_the_traceback_is_there_for_whoever_asks(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("something\nodd")

    monkeypatch.setattr("mtg_conformance.cli.listing.select", broken)
    plain = command("list")
    assert plain.code == 70
    assert plain.err == (
        "mtg-conformance: unexpected: RuntimeError: something odd (`mtg-conformance --debug …` shows where)\n"
    )
    assert "Traceback" in command("--debug", "list").err


@pytest.mark.parametrize(
    "words",
    [
        ("run", "LONG"),
        ("explain", "LONG.json"),
        ("judge", "LONG"),
        ("verify", "LONG"),
        ("compare", "LONG", "LONG"),
        ("report", "LONG", "--html", "-"),
        ("certify", "--engine", "LONG"),
        ("certify", "--out", "LONG"),
        ("certify", "--summary", "LONG"),
        ("certify", "--waivers", "LONG"),
        ("certify", "--engine", "reference-process", "--trace", "LONG"),
        ("export", "--out", "LONG"),
        ("hunt", "--database", "LONG"),
        ("new-adapter", "go", "LONG"),
        ("rules", "LONG"),
    ],
)
def test_a_name_that_no_file_can_have(command: Command, words: tuple[str, ...]) -> None:
    result = command(*(word.replace("LONG", "a" * 5000) for word in words))
    assert (result.code, result.out) == (2, "")
    (line,) = result.err.splitlines()
    assert len(line) < 2200


def test_a_folder_that_is_gone(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    refused(command("certify", "--only", "control.murder", "--out", "r"), "No such file or directory")
    assert command("run", "control.murder").code == 0


def test_names_that_are_no_text_are_no_hindrance(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names of files are bytes, and so are the words of a command line."""
    folder = os.fsencode(tmp_path) + b"/r\xff"
    murder = [b"--only", b"control.murder"]
    program = os.fsencode(tmp_path) + b"/mine\xff.jsonl"
    for call in (
        [b"certify", *murder, b"--out", folder],
        [b"judge", folder + b"/outcomes.jsonl", *murder, b"--out", program],
        [b"certify", *murder, b"--baseline", folder, b"--summary", program + b".md", b"--annotations"],
        [b"run", folder + b"/none.json"],
    ):
        words = [os.fsdecode(word) for word in call]
        monkeypatch.setattr(sys, "argv", ["mtg-conformance", *words])
        result = command(*words)
        assert result.code == (2 if words[0] == "run" else 0), result.err
    written = json.loads(Path(os.fsdecode(folder), "certificate.json").read_bytes())
    assert written["predicate"]["mtgConformance"]["engine"]["name"] == "reference engine"


@pytest.mark.parametrize("columns", ["0", "1", "-5"])
def test_a_terminal_without_columns_is_printed_to_all_the_same(
    command: Command, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    usual = command("certify", "--only", "control.murder").out
    monkeypatch.setenv("COLUMNS", columns)
    assert command("certify", "--only", "control.murder").out == usual != ""
