"""The pytest-bdd binding: what it collects, and that its steps say what the reader reads."""

import importlib.util
import re
import shlex
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from pytest_runs import FEATURES, Run, pytest_runs

from mtg_conformance.documents import Case
from mtg_conformance.verdicts import Judgement, Verdict
from mtg_conformance.vocabulary.claims import Claim

TOY = shlex.join([sys.executable, str(Path(__file__).parent / "toy_adapter.py")])


LIAR = """
import toy_adapter

class Table(toy_adapter.ToyTable):
    def destroy(self, creature):
        pass

class Liar(toy_adapter.ToyAdapter):
    def set_up(self, situation, policy):
        super().set_up(situation, policy)
        return Table(situation, policy)

toy_adapter.serve(Liar())
"""


SAME_NAME = "umbra-armor.3.same-name.h1"
MARKS = {
    "umbra_armor_9": r"umbra-armor\.9\.",
    "control": r"control\.",
    "eternalize_3 and not umbra_armor": r"eternalize\.3\.",
}
IDS = ("control.murder", SAME_NAME)


@pytest.fixture(scope="module")
def junit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The JUnit file of the run `red`."""
    return tmp_path_factory.mktemp("red") / "junit.xml"


@pytest.fixture(scope="module")
def runs(junit: Path) -> dict[str, Run]:
    """All runs by their names, by default with an engine that can do next to nothing."""
    liar = junit.with_name("liar.py")
    liar.write_text(LIAR, encoding="utf-8")
    # The first one with warnings as errors: later ones would warn of modules that are there already.
    wanted = {"all": ["--collect-only", "--strict-markers", "-W", "error"]}
    wanted |= {id: ["-k", id, "--collect-only"] for id in IDS}
    wanted |= {marks: ["-m", marks, "--collect-only", "--strict-markers"] for marks in MARKS}
    wanted["green"] = ["-k", f"control.murder or control.bolt or {SAME_NAME}"]
    wanted["nothing"] = ["-k", "control.bolt"]
    of_the_liar = ["--engine", shlex.join([sys.executable, str(liar)]), f"--junitxml={junit}"]
    wanted["red"] = ["-k", f"control.murder or {SAME_NAME}", *of_the_liar]
    return pytest_runs(wanted, "-rs", "-p", "no:cacheprovider", "--engine", TOY, path=Path(__file__).parent)


def _pickles(paths: Sequence[Path]) -> int:
    documents = (Parser().parse(path.read_text(encoding="utf-8")) for path in paths)
    return sum(len(Compiler().compile({**document, "uri": ""})) for document in documents)


def test_as_many_scenarios_are_collected_as_there_are_pickles(runs: dict[str, Run]) -> None:
    status, printed = runs["all"]
    assert status == 0, printed
    collected = [line for line in printed.splitlines() if re.search(r"::test_(control|umbra-armor|eternalize)\.", line)]
    assert len(collected) == len(set(collected)) == _pickles(sorted(FEATURES.rglob("*.feature")))
    assert all(line.startswith("features/test_features.py::test_") for line in collected)
    assert "warning" not in printed
    assert "error" not in printed.splitlines()[-1]


@pytest.mark.parametrize("id_", IDS)
def test_a_scenario_is_found_by_its_id(runs: dict[str, Run], id_: str) -> None:
    printed = runs[id_].printed
    assert id_ in printed
    assert printed.count("::test_") == 1


def test_green_is_green_and_what_the_engine_lacks_is_skipped(runs: dict[str, Run]) -> None:
    status, printed = runs["green"]
    assert status == 0, printed
    assert re.search(r"[23] passed", printed), printed
    assert "not run: unsupported: " in printed
    assert "failed" not in printed


@pytest.mark.parametrize(("expression", "ids"), MARKS.items())
def test_scenarios_are_found_by_the_marks_of_their_ruling(runs: dict[str, Run], expression: str, ids: str) -> None:
    status, printed = runs[expression]
    assert status == 0, printed
    chosen = re.findall(r"::test_\S*?((?:control|umbra-armor|eternalize)\.[^\]\s]+)\]?$", printed, re.MULTILINE)
    wanted = [line for line in runs["all"].printed.splitlines() if re.search(rf"::test_{ids}", line)]
    assert len(chosen) == len(wanted) > 0
    assert all(re.match(ids, id) for id in chosen)


def test_red_names_the_feature_file_and_tells_the_board_once(runs: dict[str, Run], junit: Path) -> None:
    printed = runs["red"].printed
    place = re.search(r"^(features/controls/\S+\.feature):(\d+): control\.murder: failed: ", printed, re.MULTILINE)
    assert place is not None, printed
    scenario = (FEATURES.parent / place[1]).read_text(encoding="utf-8").splitlines()[int(place[2]) - 1]
    assert scenario.strip().startswith("Scenario:")
    for once in ("Alice: bear (Grizzly Bears)", "expected in the graveyard, found on the battlefield"):
        assert printed.count(once) == 1, printed
    assert "conftest.py" not in printed
    assert "Traceback" not in printed
    (failure,) = ElementTree.parse(junit).getroot().iter("failure")
    message = failure.get("message") or ""
    assert message.startswith("failed: the bear: expected in the graveyard")
    assert "[CR " in message
    assert "\n" not in message


def test_red_tells_rules_and_board_first_and_blocks_what_needs_it(runs: dict[str, Run]) -> None:
    status, printed = runs["red"]
    assert status == 1, printed
    told = printed[printed.index("control.murder: failed: ") :].splitlines()
    assert told[1].strip().startswith("Alice: bear (Grizzly Bears)")
    assert told[3].strip().startswith("Bob casts the murder")
    assert told[4].strip().startswith("- the bear: expected in the graveyard")
    assert "[CR " in told[4]
    assert "not run: blocked: needs control.murder, which is failed" in printed


def test_nothing_judged_is_red(runs: dict[str, Run]) -> None:
    status, printed = runs["nothing"]
    assert "red: none of the " in printed
    assert status == 1, printed


@pytest.mark.filterwarnings("ignore::pytest.PytestUnknownMarkWarning")
def test_a_claim_is_blocked_by_what_it_needs() -> None:
    spec = importlib.util.spec_from_file_location("features_as_tests", FEATURES / "test_features.py")
    assert spec is not None
    assert spec.loader is not None
    scenarios = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scenarios)
    claim = msgspec.structs.replace(scenarios.CLAIMS[0], needs=("control.murder", "control.bolt"))
    builder = SimpleNamespace(claim=lambda: claim)
    asked: list[str] = []

    def play(**verdicts: Verdict) -> None:
        def judged(cases: object, case: Case) -> Judgement:
            verdict = verdicts[case.id.removeprefix("control.")]
            return Judgement(case=case.id, ruling=None, verdict=verdict, cause=None, reason="", cr=())

        def quantified(claim: Claim) -> tuple[Judgement, str]:
            asked.append(claim.id)
            return Judgement(case=claim.id, ruling=None, verdict=Verdict.passed, cause=None, reason="", cr=()), ""

        scenarios._quantified_body(claim, builder, judged, quantified, ("here", 1), None)

    with pytest.raises(pytest.skip.Exception, match=r"blocked.*needs control\.bolt, which is failed"):
        play(murder=Verdict.passed, bolt=Verdict.failed)
    assert asked == []
    play(murder=Verdict.passed, bolt=Verdict.passed)
    assert asked == [claim.id]
