"""The faults of XMage that are written down: each is against the rules, each is still there (where there is an
XMage to play on), and each red of the suite on XMage is one of them. What XMage answered to the whole suite is kept
as a fixture, so that the judge is tried on a real engine's answers without the engine."""

import hashlib
import lzma
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from xmage_program import FOLDER, needs_xmage, xmage_engine

from mtg_conformance.documents import Case, EngineDescription, Outcome, Situation, decode, encode
from mtg_conformance.engines.child import ChildEngine
from mtg_conformance.features import load_rulings
from mtg_conformance.judge import judge
from mtg_conformance.rooms import room
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Cause, Judgement, Verdict
from reference_engine.adapter import ReferenceEngine

FINDINGS = FOLDER / "findings"
INDEX: dict[str, Any] = tomllib.loads((FINDINGS / "findings.toml").read_text(encoding="utf-8"))
FILES: dict[str, Case] = {
    path.name: decode(path.read_text(encoding="utf-8"), Case) for path in sorted(FINDINGS.glob("*.json"))
}
WHERE = {file: finding for finding in INDEX["finding"] for file in finding["files"]}
EXPLAINED = Counter(case for finding in INDEX["finding"] for case in finding["cases"])
RECORDING = Path(__file__).parent / "fixtures" / "xmage-outcomes.jsonl.xz"


def suite_cases() -> list[Case]:
    return [case for ruling in load_rulings(room("features")) for case in ruling.cases]


def digest(situation: Situation) -> str:
    """What tells whether a Situation is still the one that was played."""
    return hashlib.sha256(encode(situation)).hexdigest()[:16]


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """One line of the recording; the first has a description instead."""

    id: str = ""
    situation: str = ""
    outcome: Outcome | None = None
    describe: EngineDescription | None = None


class Recording:
    """An engine that answers what XMage once answered."""

    def __init__(self) -> None:
        lines = lzma.decompress(RECORDING.read_bytes()).splitlines()
        played = [msgspec.json.decode(line, type=Played) for line in lines]
        self.description = played[0].describe
        self.outcomes = {one.id: one for one in played[1:]}

    def describe(self) -> EngineDescription:
        assert self.description is not None
        return self.description

    def knows(self, case: Case) -> bool:
        one = self.outcomes.get(case.id)
        return one is not None and one.situation == digest(case.situation)

    def run(self, situation: Situation) -> Outcome:
        outcome = self.outcomes[situation.id].outcome
        assert outcome is not None
        return outcome

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def engine() -> Iterator[ChildEngine]:
    with xmage_engine() as engine:
        if engine.describe().version != INDEX["version"]:
            pytest.skip(f"the findings are about XMage {INDEX['version']}, not {engine.describe().version}")
        yield engine


def test_the_index_and_the_files_are_the_same() -> None:
    named = [file for finding in INDEX["finding"] for file in finding["files"]]
    assert sorted(named) == sorted(FILES)
    assert len({finding["name"] for finding in INDEX["finding"]}) == len(INDEX["finding"])
    for finding in INDEX["finding"]:
        assert finding["about"] in ("ruling", "helper"), finding["name"]
        assert finding["xmage"], finding["name"]
        assert finding["rules"], finding["name"]


@pytest.mark.parametrize("file", FILES)
def test_a_finding_cites_what_its_case_cites(file: str) -> None:
    assert FILES[file].cr
    assert set(FILES[file].cr) <= set(WHERE[file]["cr"])


@pytest.mark.parametrize("file", FILES)
def test_by_the_rules_the_finding_passes(file: str) -> None:
    case = FILES[file]
    assert judge(case, ReferenceEngine().run(case.situation)).verdict is Verdict.passed


@needs_xmage
@pytest.mark.parametrize("file", FILES)
def test_xmage_still_fails_the_finding(file: str, engine: ChildEngine) -> None:
    case = FILES[file]
    judgement = judge(case, engine.run(case.situation))
    assert judgement.verdict is Verdict.failed, judgement.reason


def reds(judgements: list[Judgement]) -> set[str]:
    """The failed cases, after making sure that nothing but a failed control kept others from running."""
    rest = [one for one in judgements if one.verdict not in (Verdict.passed, Verdict.failed)]
    assert [f"{one.case}: {one.reason}" for one in rest if one.cause is not Cause.blocked] == []
    return {one.case for one in judgements if one.verdict is Verdict.failed}


@needs_xmage
def test_each_red_is_one_finding(engine: ChildEngine) -> None:
    assert not [case for case, count in EXPLAINED.items() if count > 1]
    red = reds(run_cases(suite_cases(), engine))
    assert red - set(EXPLAINED) == set(), "these are red and no finding says why"
    assert set(EXPLAINED) - red == set(), "a finding names these, and they are not red"


def test_the_judge_finds_the_same_in_the_recorded_outcomes() -> None:
    """Cases that have changed since are left out; when they are many, record anew (record_xmage.py)."""
    recording = Recording()
    known = {case.id: case for case in suite_cases() if recording.knows(case)}
    whole = [case for case in known.values() if set(case.needs) <= set(known)]
    assert len(whole) > len(recording.outcomes) / 2
    red = reds(run_cases(whole, recording))
    assert red == set(EXPLAINED) & {case.id for case in whole}
    assert red
