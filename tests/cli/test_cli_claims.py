"""Claims about any board in `certify`, `list`, `verify`, and in the files that are written."""

import json
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

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
    assert command("certify", "--engine", engine, "--only", "umbra-armor.3", "--out", str(tmp_path)).code == 1
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
