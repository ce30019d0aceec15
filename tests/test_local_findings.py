"""The faults of XMage, Forge, council4 and Magarena that are written down: each is against the rules, each is still
there (where there is such an engine to play on), and each red case and each red claim of the suite on the engine is
one of them. What they answered to the whole suite is kept as fixtures, so that the judge is tried on real engines'
answers without them."""

import hashlib
import lzma
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from local_engines import LOCAL_ENGINES, LocalEngine
from red_claims import red_claims

from mtg_conformance.certificate import Certificate
from mtg_conformance.cli import main
from mtg_conformance.cli.recorded import read_outcomes
from mtg_conformance.cli.usage import ExitCode
from mtg_conformance.documents import Case, EngineDescription, Outcome, Situation, decode, encode
from mtg_conformance.engines.child import ChildEngine
from mtg_conformance.features import load_rulings
from mtg_conformance.judge import judge
from mtg_conformance.rooms import room
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Cause, Judgement, Verdict
from reference_engine.adapter import ReferenceEngine


class Findings:
    """What is written down about one engine."""

    def __init__(self, local: LocalEngine) -> None:
        folder = local.folder / "findings"
        self.local = local
        self.index: dict[str, Any] = tomllib.loads((folder / "findings.toml").read_text(encoding="utf-8"))
        self.files: dict[str, Case] = {
            path.name: decode(path.read_text(encoding="utf-8"), Case) for path in sorted(folder.glob("*.json"))
        }
        self.where = {file: finding for finding in self.index["finding"] for file in finding["files"]}
        self.explained = Counter(case for finding in self.index["finding"] for case in finding["cases"])
        self.claims = Counter(claim for finding in self.index["finding"] for claim in finding.get("claims", ()))


WRITTEN = {local.key: Findings(local) for local in LOCAL_ENGINES}
EACH = pytest.mark.parametrize("key", WRITTEN)
RED = (Verdict.failed, Verdict.error)
FILES = [(key, file) for key, written in WRITTEN.items() for file in written.files]


def on_the_engine(key: str, *rest: str) -> Any:
    """A parameter that is skipped, and says so, where there is no such engine."""
    return pytest.param(key, *rest, marks=WRITTEN[key].local.needed)


@lru_cache(maxsize=1)
def suite_cases() -> tuple[Case, ...]:
    return tuple(case for ruling in load_rulings(room("features")) for case in ruling.cases)


def digest(situation: Situation) -> str:
    """What tells whether a Situation is still the one that was played."""
    return hashlib.sha256(encode(situation)).hexdigest()[:16]


class Recording:
    """An engine that answers what a real one once answered."""

    def __init__(self, local: LocalEngine, folder: Path) -> None:
        self.file = folder / f"{local.key}.jsonl"
        self.file.write_bytes(lzma.decompress(local.recording.read_bytes()))
        self.situations = msgspec.json.decode(lzma.decompress(local.situations.read_bytes()), type=dict[str, str])
        self.recorded = read_outcomes(self.file, self.situations)

    def describe(self) -> EngineDescription:
        return self.recorded.describe()

    def knows(self, case: Case) -> bool:
        return self.situations.get(case.id) == digest(case.situation)

    def run(self, situation: Situation) -> Outcome:
        return self.recorded.run(situation)

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def engines() -> Iterator[dict[str, ChildEngine]]:
    """Those that are there, one process each."""
    running = {local.key: local.start() for local in LOCAL_ENGINES if not local.missing}
    yield running
    for engine in running.values():
        engine.close()


def of_the_version(engines: dict[str, ChildEngine], key: str) -> ChildEngine:
    engine = engines[key]
    wanted, found = WRITTEN[key].index["version"], engine.describe().version
    if wanted != found:
        pytest.skip(f"the findings are about version {wanted}, not {found}")
    return engine


@EACH
def test_the_index_and_the_files_are_the_same(key: str) -> None:
    written = WRITTEN[key]
    named = [file for finding in written.index["finding"] for file in finding["files"]]
    assert sorted(named) == sorted(written.files)
    assert written.index["engine"] == written.local.name
    assert len({finding["name"] for finding in written.index["finding"]}) == len(written.index["finding"])
    for finding in written.index["finding"]:
        assert finding["about"] in ("ruling", "helper"), finding["name"]
        assert finding[key], finding["name"]
        assert finding["rules"], finding["name"]


@pytest.mark.parametrize(("key", "file"), FILES)
def test_a_finding_cites_what_its_case_cites(key: str, file: str) -> None:
    case = WRITTEN[key].files[file]
    assert case.cr
    assert set(case.cr) <= set(WRITTEN[key].where[file]["cr"])


@pytest.mark.parametrize(("key", "file"), FILES)
def test_by_the_rules_the_finding_passes(key: str, file: str) -> None:
    case = WRITTEN[key].files[file]
    assert judge(case, ReferenceEngine().run(case.situation)).verdict is Verdict.passed


@pytest.mark.parametrize(("key", "file"), [on_the_engine(*one) for one in FILES])
def test_the_engine_still_fails_the_finding(key: str, file: str, engines: dict[str, ChildEngine]) -> None:
    [judgement] = run_cases((WRITTEN[key].files[file],), of_the_version(engines, key))
    assert judgement.verdict in RED, judgement.reason


def reds(judgements: list[Judgement], local: LocalEngine) -> set[str]:
    """The red cases, after making sure that nothing but a failed control, or what the engine or its adapter is known
    to lack, kept others from running."""
    rest = [one for one in judgements if one.verdict not in (Verdict.passed, *RED, Verdict.indeterminate)]
    odd = [one for one in rest if one.cause is not Cause.blocked]
    if local.lacks:
        odd = [one for one in odd if one.cause is not Cause.unsupported]
    else:
        odd = [one for one in odd if not (one.cause is Cause.unsupported and one.reason.startswith(local.unsupported))]
    assert [f"{one.case}: {one.reason}" for one in odd] == []
    return {one.case for one in judgements if one.verdict in RED}


def rest_on_themselves(cases: list[Case]) -> list[Case]:
    """Those that need, step by step, only others among them."""
    while True:
        ids = {case.id for case in cases}
        whole = [case for case in cases if ids.issuperset(case.needs)]
        if len(whole) == len(cases):
            return whole
        cases = whole


@pytest.mark.parametrize("key", [on_the_engine(key) for key in WRITTEN])
def test_each_red_is_one_finding(key: str, engines: dict[str, ChildEngine]) -> None:
    engine, written = of_the_version(engines, key), WRITTEN[key]
    judgements = run_cases(suite_cases(), engine)
    found = reds(judgements, written.local), red_claims(engine, judgements, 5)
    for red, explained in zip(found, (written.explained, written.claims), strict=True):
        assert not [one for one, count in explained.items() if count > 1]
        assert red - set(explained) == set(), "these are red and no finding says why"
        assert set(explained) - red == set(), "a finding names these, and they are not red"


@EACH
def test_the_judge_finds_the_same_in_the_recorded_outcomes(key: str, tmp_path: Path) -> None:
    """Cases that have changed since are left out; when they are many, record anew (record_local.py)."""
    recording = Recording(WRITTEN[key].local, tmp_path)
    assert recording.recorded.problems == []
    whole = rest_on_themselves([case for case in suite_cases() if recording.knows(case)])
    assert len(whole) > len(recording.situations) / 2
    red = reds(run_cases(whole, recording), WRITTEN[key].local)
    assert red == set(WRITTEN[key].explained) & {case.id for case in whole}
    assert red


@EACH
def test_the_command_judges_the_recorded_outcomes(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recording = Recording(WRITTEN[key].local, tmp_path)
    status = main(["judge", str(recording.file), "--profile", "all", "--format", "json"])
    certificate = msgspec.json.decode(capsys.readouterr().out, type=Certificate)
    assert status == ExitCode.failed
    assert certificate.engine.name == WRITTEN[key].local.name
    assert {one.id for one in certificate.reports() if one.verdict in ("failed", "error")} <= set(
        WRITTEN[key].explained
    )
