"""Claims about any board in `certify`, `list`, `verify`, and in the files that are written."""

import json
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mtg_conformance.cli import certify as certify_module
from mtg_conformance.cli.selection import all_cases
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.documents import EngineDescription, Outcome, Situation, Stop
from reference_engine.adapter import ReferenceEngine

Command = Callable[..., Any]
ROOT = Path(__file__).resolve().parents[2]
WRONG = shlex.join([sys.executable, "-m", "properties.misread", "destroys-every-umbra"])
ONE = "umbra-armor.3.any.exactly-one"


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find the properties."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def written(folder: Path) -> Any:
    return json.loads((folder / "certificate.json").read_bytes())["predicate"]


def test_claims_are_judged_with_their_ruling_and_told(command: Command, tmp_path: Path) -> None:
    result = command("certify", "--only", "umbra-armor.3", "--claims", "4", "--out", str(tmp_path))
    assert result.code == 0, result
    assert re.search(rf"^passed +{re.escape(ONE)} +4 of 4  Exactly one umbra", result.out, re.MULTILINE)
    assert "2 claims about any board: 2 passed." in result.out
    predicate = written(tmp_path)
    claims = predicate["mtgConformance"]["claims"]
    assert [claim["counts"] for claim in claims] == [{"judged": 4, "red": 0, "stopped": 0}] * 2
    assert {claim["ruling"] for claim in claims} == {"umbra-armor.3"}
    assert ONE in predicate["passedTests"]
    assert f'classname="claims" name="{ONE}' in (tmp_path / "junit.xml").read_text()
    assert command("verify", str(tmp_path), "--part").code == 0
    assert "0 claims" not in command("certify", "--only", "umbra-armor.3", "--claims", "0").out


def test_what_was_not_asked_of_an_engine_that_was_given_up_says_so(command: Command, tmp_path: Path) -> None:
    program = tmp_path / "dies.py"
    program.write_text(
        "import os\n"
        "from mtg_conformance.adapter import serve\n"
        "from reference_engine.adapter import ReferenceEngine\n"
        "ReferenceEngine.run = lambda self, situation: os._exit(3)\n"
        "serve(ReferenceEngine())\n"
    )
    engine = shlex.join([sys.executable, str(program)])
    page = tmp_path / "summary.md"
    words = ("--only", "umbra-armor.3", "--boards", "4", "--summary", str(page), "--out", str(tmp_path))
    result = command("certify", "--engine", engine, *words)
    assert result.code == 1, result
    # The reason once for the cases, once for the claims, and once for the boards, however many there are.
    assert result.out.count("not started again after") == 3
    assert "    2 claims not asked any more: not started again after" in result.out
    assert "4 drawn boards: 0 judged, 0 red, 0 stopped, 4 not reached." in result.out
    assert "4 drawn boards: 0 judged, 0 red, 0 stopped, 4 not reached." in page.read_text()
    for claim in written(tmp_path)["mtgConformance"]["claims"]:
        assert (claim["verdict"], claim["cause"]) == ("not run", "blocked")
        assert claim["reason"].startswith("not asked any more: ")


def test_a_red_claim_counts_is_told_written_and_played_again(command: Command, tmp_path: Path) -> None:
    result = command("certify", "--engine", WRONG, "--only", ONE, "--out", str(tmp_path))
    assert result.code == 1, result
    assert "1 claim about any board: 1 failed." in result.out
    assert "should" in result.out or "expected" in result.out
    predicate = written(tmp_path)
    assert predicate["result"] == "FAILED"
    assert predicate["failedTests"] == [ONE]
    [claim] = predicate["mtgConformance"]["claims"]
    assert claim["planned"] == 5
    assert claim["counts"]["red"] > 0
    case = str(tmp_path / "failures" / f"{ONE}.json")
    assert command("run", case).code == 0
    assert command("run", case, "--engine", WRONG).code == 1
    assert command("verify", str(tmp_path), "--part").code == 0
    baseline = str(tmp_path / "certificate.json")
    same = command("certify", "--engine", WRONG, "--only", ONE, "--only", "umbra-armor.3.same-name.h1")
    assert same.code == 1
    assert "reworded" not in command("compare", baseline, baseline).out


def test_a_claim_that_was_made_up_is_found_out(command: Command, tmp_path: Path) -> None:
    """Without the engine by boards that nobody has, with it by what it does."""
    command("certify", "--engine", WRONG, "--only", ONE, "--out", str(tmp_path))
    file = tmp_path / "certificate.json"
    statement = json.loads(file.read_bytes())
    [claim] = statement["predicate"]["mtgConformance"]["claims"]
    claim.update(verdict="passed", reason="", counts={"judged": 5, "red": 0, "stopped": 0})
    statement["predicate"] |= {"result": "WARNED", "passedTests": [ONE], "failedTests": []}
    file.write_text(json.dumps(statement))
    engine = ("--part", "--engine", WRONG)
    again = command("verify", str(tmp_path), *engine)
    assert again.code == 1, again
    assert re.search(rf"{re.escape(ONE)} was passed \(0 of 5 boards red\), and is failed \([1-5] of 5\)", again.out)
    claim["boards_digest"] = "0" * 16
    file.write_text(json.dumps(statement))
    refused = command("verify", str(tmp_path), "--part")
    assert refused.code == 4, refused
    assert "its boards are not those" in refused.err


def test_a_claim_alone_is_enough_to_certify(command: Command) -> None:
    result = command("certify", "--only", ONE)
    assert result.code == 0, result
    assert "Nothing passed" not in result.out


def test_claims_are_listed(command: Command) -> None:
    assert f"  {ONE}  " in command("list", "umbra-armor.3").out
    listed = json.loads(command("list", "umbra-armor.3", "--format", "json").out)
    assert ONE in listed[0]["claims"]
    assert "2 claims" in command("list", "umbra-armor.3").out


@pytest.mark.parametrize("number", ["-1", "21"])
def test_so_many_boards_there_are_not(command: Command, number: str) -> None:
    result = command("certify", "--only", "umbra-armor.3", "--claims", number)
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert "expected a number from 0 to 20" in result.err


def test_claims_are_no_cases_to_export(command: Command) -> None:
    result = command("export", "--only", ONE)
    assert result.code == 2
    assert "there is no ruling or case of that id" in result.err


KNOWN = all_cases(the_rulings())


class CasesAlone(ReferenceEngine):
    """The reference engine, which can play nothing but cases."""

    def describe(self) -> EngineDescription:
        return msgspec.structs.replace(super().describe(), name="cases alone")

    def run(self, situation: Situation) -> Outcome:
        if situation.id in KNOWN:
            return super().run(situation)
        return Outcome(stopped=Stop(at=0, because="unsupported", detail="a board"))


def certified(command: Command, monkeypatch: pytest.MonkeyPatch, engine: ReferenceEngine, *words: str) -> Any:
    monkeypatch.setattr(certify_module, "open_engine", lambda *_, **__: engine)
    return command("certify", "--boards", "0", *words)


def test_a_claim_that_did_not_run_is_no_pass(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    result = certified(command, monkeypatch, CasesAlone(), "--claims", "1", "--out", str(tmp_path))
    assert result.code == 3, result
    assert result.out.endswith("Nothing is red, but 39 claims did not run: exit code 3.\n")
    predicate = written(tmp_path)
    assert predicate["result"] == "WARNED"
    assert predicate["mtgConformance"]["counts"]["not_run"] == 0
    verified = command("verify", str(tmp_path))
    assert verified.code == 0, verified
    assert "39 claims about any board: 39 not run." in verified.out.splitlines()
    told = command("badge", str(tmp_path), "--out", str(tmp_path))
    assert told.code == 0
    assert json.loads((tmp_path / "badge.json").read_bytes())["color"] == "yellow"
    without = certified(command, monkeypatch, CasesAlone(), "--claims", "0", "--out", str(tmp_path))
    assert without.code == 0, without
    assert written(tmp_path)["result"] == "PASSED"


def test_a_claim_that_did_not_run_is_for_the_gate_as_a_case_is(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    only = ("--only", f"{ONE},umbra-armor.3.same-name.h1", "--claims", "1", "--out")
    baseline = tmp_path / "old"
    assert certified(command, monkeypatch, CasesAlone(), *only, str(baseline)).code == 3
    held = ("--baseline", str(baseline))
    same = certified(command, monkeypatch, CasesAlone(), *only, str(tmp_path / "new"), *held)
    assert same.code == 0, same
    assert "Nothing is red, but" not in same.out
    waivers = tmp_path / "waivers.toml"
    waivers.write_text("")
    none = certified(command, monkeypatch, CasesAlone(), *only, str(tmp_path / "new"), "--waivers", str(waivers))
    assert none.code == 3
    assert none.out.endswith("Gate: nothing is red, but 1 claim did not run.\n")
    waivers.write_text(f'[[waiver]]\nid = "{ONE}"\nreason = "soon"\nlink = "https://example.org"\nuntil = 2999-01-31\n')
    waived = certified(command, monkeypatch, CasesAlone(), *only, str(tmp_path / "new"), "--waivers", str(waivers))
    assert waived.code == 0, waived
    good = tmp_path / "good"
    engine = ReferenceEngine()
    monkeypatch.setattr(ReferenceEngine, "describe", lambda _: EngineDescription(name="cases alone", version="1"))
    assert certified(command, monkeypatch, engine, *only, str(good)).code == 0
    worse = certified(command, monkeypatch, CasesAlone(), *only, str(tmp_path / "new"), "--baseline", str(good))
    assert worse.code == 1, worse
    assert f"WORSE  {ONE}  passed → not run: unsupported" in worse.out
