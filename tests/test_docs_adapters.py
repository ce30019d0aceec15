"""docs/adapters.md says what is so."""

import json
import re
from pathlib import Path

import pytest

from mtg_conformance.adapter_check import checks, is_as_wanted
from mtg_conformance.cli import main
from mtg_conformance.documents import Outcome, decode, schema
from mtg_conformance.suite import run_cases
from reference_engine.adapter import ReferenceEngine

TEXT = (Path(__file__).resolve().parents[1] / "docs" / "adapters.md").read_text(encoding="utf-8")
BOARDS = re.findall(r"^`(adapter-check\.[a-z.-]+)`$", TEXT, re.MULTILINE)


def test_there_are_seven_things_each_with_a_board_that_comes_out_so() -> None:
    section = TEXT.split("## In what engines differ")[1]
    assert len(re.findall(r"^\*\*[A-Z][a-z ]+\.\*\*", section, re.MULTILINE)) == 7
    assert len(BOARDS) == 7
    judged = {one.case: one for one in run_cases([case for case in checks() if case.id in BOARDS], ReferenceEngine())}
    assert judged.keys() == set(BOARDS)
    assert all(map(is_as_wanted, judged.values()))


def test_the_commands_exist_and_the_languages_are_all(capsys: pytest.CaptureFixture[str]) -> None:
    for words in set(re.findall(r"^    mtg-conformance ((?:adapter )?[a-z-]+)", TEXT, re.MULTILINE)):
        assert main([*words.split(), "--help"]) == 0, words
    capsys.readouterr()
    assert main(["new-adapter", "--help"]) == 0
    helped = capsys.readouterr().out
    for language in ("python", "java", "go", "javascript", "rust"):
        assert language in helped
        assert language in TEXT


def test_a_board_is_played_again_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", BOARDS[0]]) == 0
    assert "REFUSED" in capsys.readouterr().out


def test_the_documents_that_are_named_are_as_the_schema_says() -> None:
    (stopped,) = re.findall(r'`"stopped": (\{.*?\})`', TEXT)
    outcome = decode(json.dumps({"stopped": json.loads(stopped)}), Outcome)
    assert outcome.stopped is not None
    definitions = schema()["$defs"]
    for field in ("seats", "active", "step", "players", "objects", "script", "answers"):
        assert f"`{field}`" in TEXT
        assert field in definitions["Situation"]["properties"]
    kinds = [one["properties"]["do"] for one in definitions.values() if "do" in one.get("properties", {})]
    actions = {value for kind in kinds for value in kind["enum"]} - {"describe", "run", "quit"}
    assert actions == {"cast", "activate", "attack", "block", "resolve", "advance"}
    assert all(f"`{action}`" in TEXT for action in actions)


def test_it_is_two_screens() -> None:
    assert len(TEXT.splitlines()) <= 110
    assert max(map(len, TEXT.splitlines())) <= 130
