"""docs/adapters.md says what is so."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from lying_engines import HidesField, Liar

from mtg_conformance.adapter_check import checks, is_as_wanted
from mtg_conformance.cli import main
from mtg_conformance.cli.check import NEEDED
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.documents import ObjectState, Outcome, Situation, decode, schema
from mtg_conformance.engines import Engine
from mtg_conformance.profiles import is_corner
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Verdict
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


def test_the_fields_that_nearly_every_case_needs_are_named_and_those_that_none_does() -> None:
    """Found out by hiding each from the judge, in the cases of the rulings."""
    cases = {case.id: case for ruling in the_rulings() for case in ruling.cases}
    asked = [case.id for case in cases.values() if case.ruling is not None and not is_corner(case.ruling)]
    honest = Remembers(ReferenceEngine())
    passed = {}
    for name, hidden in (
        *((name, HidesField(honest, name)) for name in ObjectState.__struct_fields__),
        *((name, HidesOfPlayers(honest, name)) for name in ("life", "poison", "hand", "graveyard", "exile", "lost")),
    ):
        judged = {one.case: one for one in run_cases(list(cases.values()), hidden, only=asked)}
        passed[name] = sum(judged[id].verdict is Verdict.passed for id in asked) / len(asked)
    said = TEXT[TEXT.index("Nearly every case") : TEXT.index("`mtg-conformance run control.murder")]
    needed, rest = said.split("An engine without")
    assert set(re.findall("`([a-z_]+)`", needed)) == {name for name, share in passed.items() if share < 0.25} == NEEDED
    (harmless,) = re.findall(r"No case misses (.*?)\.", rest, re.DOTALL)
    assert set(re.findall("`([a-z_]+)`", harmless)) == {name for name, share in passed.items() if share == 1}


class Remembers(Liar):
    """Runs each Situation once."""

    def __init__(self, honest: Engine) -> None:
        super().__init__(honest)
        self.known: dict[str, Outcome] = {}

    def run(self, situation: Situation) -> Outcome:
        if situation.id not in self.known:
            self.known[situation.id] = self.honest.run(situation)
        return self.known[situation.id]


class HidesOfPlayers(HidesField):
    """Does not show one field of any player."""

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        hidden: dict[str, Any] = {self.field: msgspec.UNSET}
        replace = msgspec.structs.replace
        whole = [
            replace(one, players={seat: replace(player, **hidden) for seat, player in one.players.items()})
            for one in outcome.snapshots
        ]
        return replace(outcome, snapshots=tuple(whole))


def test_a_run_as_json_shows_the_situation_and_its_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    assert "`mtg-conformance run control.murder --format json`" in TEXT
    assert main(["run", "control.murder", "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["situation"]["script"][0]["do"] == "cast"
    assert len(shown["judgement"]["outcome"]["snapshots"]) == len(shown["situation"]["script"]) + 1


def test_it_is_two_screens() -> None:
    assert len(TEXT.splitlines()) <= 110
    assert max(map(len, TEXT.splitlines())) <= 130


def test_the_java_kits_readme_names_what_the_kit_has() -> None:
    kit = Path(__file__).resolve().parents[1] / "adapters" / "java_kit"
    said = (kit / "README.md").read_text(encoding="utf-8")
    classes = {file.stem: file.read_text(encoding="utf-8") for file in kit.glob("src/mtgconformance/kit/*.java")}
    assert [name for name in classes if not re.search(rf"\b{name}\b", said)] == []
    members = [pair for pair in re.findall(r"\b([A-Z]\w+)\.([a-z]\w+)", said) if pair[0] in classes]
    assert len(members) > 10
    assert [f"{name}.{member}" for name, member in members if f" {member}(" not in classes[name]] == []
