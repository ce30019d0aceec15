"""The cases out as a file, and outcomes that were played elsewhere in as a file."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mtg_conformance.documents import Situation, decode, encode
from reference_engine.adapter import ReferenceEngine

Command = Callable[..., Any]
Runner = Callable[[str], list[str]]

ONLY = "umbra-armor.3"
DESCRIBE = '{"describe": {"name": "mine", "version": "7"}}'


def played(exported: str) -> list[str]:
    """What a test runner writes: one line for each situation of an exported text."""
    engine = ReferenceEngine()
    lines = []
    for line in exported.splitlines():
        situation = decode(line, Situation)
        outcome = json.loads(encode(engine.run(situation)))
        lines.append(json.dumps({"id": situation.id, "outcome": outcome}))
    return lines


@pytest.fixture
def lines(command: Command) -> list[str]:
    """The outcomes of a ruling and of all that it rests on."""
    result = command("export", "--only", ONLY)
    assert result.code == 0
    return played(result.out)


@pytest.fixture
def judged(command: Command, tmp_path: Path) -> Callable[..., Any]:
    """Judge these lines (or this text) of one ruling."""

    def judge(content: list[str] | str, *words: str) -> Any:
        path = tmp_path / "outcomes.jsonl"
        path.write_text(content if isinstance(content, str) else "\n".join(content) + "\n")
        return command("judge", str(path), "--only", ONLY, *words)

    return judge


@pytest.mark.parametrize(
    ("outcome", "code", "says"),
    [
        ("[" * 100_000 + "]" * 100_000, 2, "nested too deep"),
        ("[" * 100_000, 2, "nested too deep"),
        ('{"stopped": {"at": ' + "1" * 5000 + ', "because": "setup", "detail": ""}}', 1, "out of range"),
        ('{"\\u001b[31m": 1}', 1, "fields of the document model"),
    ],
)
def test_an_outcome_that_no_reader_takes(judged: Callable[..., Any], outcome: str, code: int, says: str) -> None:
    result = judged('{"id": "control.murder", "outcome": ' + outcome + "}")
    assert result.code == code, result.err
    assert says in result.out + result.err
    assert "\x1b" not in result.out + result.err


def test_what_is_exported_says_nothing_of_what_is_expected(command: Command) -> None:
    result = command("export", "--only", ONLY)
    documents = [json.loads(line) for line in result.out.splitlines()]
    assert {"control.murder", "umbra-armor.3.same-name.h1"} <= {one["id"] for one in documents}
    assert all(one.keys() <= set(Situation.__struct_fields__) for one in documents)
    assert "expect" not in result.out


def test_what_the_cases_rest_on_is_exported_and_in_front(command: Command) -> None:
    exported = command("export", "--only", "umbra-armor.3.same-name.h1").out
    ids = [json.loads(line)["id"] for line in exported.splitlines()]
    assert ids == ["control.murder", "umbra-armor.3.same-name.h1"]


def test_export_to_a_file_writes_the_same(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "situations.jsonl"
    result = command("export", "--only", ONLY, "--out", str(path))
    assert (result.code, result.out) == (0, "")
    assert path.read_text() == command("export", "--only", ONLY).out


def test_a_file_and_a_pipe_come_to_the_same_verdicts(
    command: Command, judged: Callable[..., Any], lines: list[str]
) -> None:
    over_file = json.loads(judged([DESCRIBE, *lines], "--format", "json").out)
    over_pipe = json.loads(command("certify", "--only", ONLY, "--format", "json").out)
    for certificate in (over_file, over_pipe):
        for report in (*certificate["rulings"][0]["cases"], *certificate["controls"]):
            del report["seconds"]
    assert over_file["rulings"] == over_pipe["rulings"]
    assert over_file["controls"] == over_pipe["controls"]
    assert over_file["suite"] == over_pipe["suite"]
    assert over_file["counts"]["passed"] == over_file["counts"]["cases"] > 0
    assert (over_file["engine"]["name"], over_file["engine"]["version"]) == ("mine", "7")


def test_the_certificate_says_that_nobody_watched_and_that_each_case_was_played_once(
    judged: Callable[..., Any], lines: list[str]
) -> None:
    result = judged(lines)
    assert result.code == 0
    chosen = [line for line in lines if '"ask"' in line or '"decisions"' in line]
    assert chosen, "this ruling is about a choice"
    assert "Judged from recorded outcomes" in result.out
    assert "which finds engines that disagree with themselves" in result.out


def test_the_name_is_the_file_s_unless_one_is_given(judged: Callable[..., Any], lines: list[str]) -> None:
    assert judged([DESCRIBE, *lines]).out.startswith("mine 7 against ")
    assert judged([DESCRIBE, *lines], "--engine-name", "yours").out.startswith("yours 7 against ")
    assert judged(lines, "--engine-name", "yours", "--engine-version", "8").out.startswith("yours 8 against ")
    assert judged(lines).out.startswith("an engine without a name")


def test_a_case_without_a_line_is_not_run_and_what_needs_it_is_blocked(
    judged: Callable[..., Any], lines: list[str]
) -> None:
    result = judged([line for line in lines if '"control.murder"' not in line], "--format", "json")
    assert result.code == 3
    certificate = json.loads(result.out)
    (murder,) = [one for one in certificate["controls"] if one["id"] == "control.murder"]
    assert (murder["verdict"], murder["cause"]) == ("not run", "unsupported")
    assert "has no outcome of it" in murder["reason"]
    blocked = [one for one in certificate["rulings"][0]["cases"] if one["cause"] == "blocked"]
    assert blocked
    assert certificate["rulings"][0]["verdict"] == "not certified"


def test_an_outcome_that_is_wrong_is_red_and_kept(judged: Callable[..., Any], lines: list[str], tmp_path: Path) -> None:
    wrong = [line.replace('"h1": {"zone": "graveyard"', '"h1": {"zone": "exile"') for line in lines]
    assert wrong != lines
    result = judged(wrong, "--out", str(tmp_path / "out"))
    assert result.code == 1
    assert "umbra-armor.3.same-name.h1 failed" in result.out
    assert (tmp_path / "out" / "failures" / "umbra-armor.3.same-name.h1.json").is_file()
    assert (tmp_path / "out" / "junit.xml").is_file()


def test_outcomes_are_compared_with_each_other(judged: Callable[..., Any], command: Command, tmp_path: Path) -> None:
    """`same_as` is judged from two lines of the file."""
    from mtg_conformance.cli.suites import the_rulings
    from mtg_conformance.documents import SameAsExpectation

    compared = next(
        case.id
        for ruling in the_rulings()
        for case in ruling.cases
        if any(isinstance(one, SameAsExpectation) for one in case.expect)
    )
    path = tmp_path / "outcomes.jsonl"
    path.write_text("\n".join(played(command("export", "--only", compared).out)))
    assert command("judge", str(path), "--only", compared).code == 0
    *others, _ = path.read_text().splitlines()
    path.write_text("\n".join(others))
    assert command("judge", str(path), "--only", compared).code == 3


@pytest.mark.parametrize(
    ("line", "label", "says"),
    [
        ('{"id": "control.murder", "error": "boom\\nbang"}', "error (crash)", "boom bang"),
        ('{"id": "control.murder", "outcome": {"actions": 3}}', "error (protocol)", "$.actions: expected"),
        (
            '{"id": "control.murder", "outcome": {"snapshots": [{"objects": {"bear": {"zone": "bin"}}}]}}',
            "error (protocol)",
            "expected one of battlefield, hand",
        ),
    ],
)
def test_an_error_and_an_outcome_that_is_none_are_errors_of_their_case(
    judged: Callable[..., Any], lines: list[str], line: str, label: str, says: str
) -> None:
    result = judged([line if '"control.murder"' in one else one for one in lines])
    assert result.code == 1
    assert f"control.murder {label}" in result.out
    assert says in result.out


BAD_LINES = {
    "an unknown id": ('{"id": "control.muder", "outcome": {}}', ("control.muder", "nearest: control.murder")),
    "a line that is cut off": ('{"id": "control.murder", "outcome": {"act', ("not JSON, or cut off",)),
    "no object": ("[1]", ("expected {",)),
    "no id": ('{"outcome": {}}', ("expected {",)),
    "neither outcome nor error": ('{"id": "control.murder"}', ("expected {", "control.murder")),
    "both": ('{"id": "control.murder", "outcome": {}, "error": "x"}', ("expected {",)),
    "another field": ('{"id": "control.murder", "result": {}}', ("result",)),
    "a description that comes late": (DESCRIBE, ("first line only",)),
    "a number as id": ('{"id": 3, "outcome": {}}', ("expected {", "$.id")),
}


@pytest.mark.parametrize("what", BAD_LINES)
def test_a_file_with_a_bad_line_is_not_judged(judged: Callable[..., Any], lines: list[str], what: str) -> None:
    bad, words = BAD_LINES[what]
    result = judged([lines[-1], bad])
    assert (result.code, result.out) == (2, "")
    (complaint,) = result.err.splitlines()
    assert "outcomes.jsonl:2: " in complaint
    for word in words:
        assert word in complaint


def test_every_bad_line_is_told(judged: Callable[..., Any], lines: list[str]) -> None:
    result = judged([lines[0], lines[0], "{", '{"id": "nobody", "outcome": {}}'])
    assert result.code == 2
    first, second, third = result.err.splitlines()
    assert "stands on line 1 already" in first
    assert "outcomes.jsonl:3: " in second
    assert "nobody" in third
    many = judged(["{"] * 50)
    assert len(many.err.splitlines()) == 21
    assert "and 30 more" in many.err


@pytest.mark.parametrize(
    ("head", "says"),
    [
        ('{"describe": {"name": "mine"}}', "version"),
        ('{"describe": {"name": "mine", "version": "1", "formats": [2]}}', "formats 2"),
        ('{"describe": 3}', "expected"),
    ],
)
def test_a_description_that_is_none(judged: Callable[..., Any], lines: list[str], head: str, says: str) -> None:
    result = judged([head, *lines])
    assert result.code == 2
    assert says in result.err


@pytest.mark.parametrize("content", ["", "\n\n", DESCRIBE])
def test_a_file_without_an_outcome(judged: Callable[..., Any], content: str) -> None:
    result = judged(content)
    assert result.code == 2
    assert "found no outcome" in result.err


def test_a_file_that_is_not_there_and_output_that_cannot_be_written(
    command: Command, judged: Callable[..., Any], lines: list[str], tmp_path: Path
) -> None:
    assert "No such file" in command("judge", str(tmp_path / "none")).err
    (tmp_path / "file").write_text("")
    assert "--out" in judged(lines, "--out", str(tmp_path / "file")).err
    assert "can't be written" in command("export", "--out", str(tmp_path / "no" / "file")).err
    assert "nearest" in command("export", "--only", "umbra-armour").err


def test_standard_input_is_a_file_too(command: Command, lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(lines).encode()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text)))
    result = command("judge", "-", "--only", ONLY)
    assert result.code == 0
    assert "(standard input)" in result.out
