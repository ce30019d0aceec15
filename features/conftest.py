"""pytest-bdd's side of the features: one step definition for each sentence of the vocabulary.

Steps only collect sentences; the body of the scenario (`test_features.py`), which pytest-bdd runs
after the steps, makes a Case of them and has it judged on the `engine`. A scenario that quantifies
makes a Claim instead, which `quantified` judges (a fixture of whoever runs the features: they know
no boards).
"""

import re
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import pytest
from _pytest._code.code import ExceptionChainRepr, ExceptionRepr, ReprFileLocation
from _pytest.outcomes import Failed
from pytest_bdd import given, parsers, then, when

from mtg_conformance.documents import Case, EngineDescription, Outcome, Situation
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.features import CONTROL, marks_of
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Judgement
from mtg_conformance.vocabulary import SENTENCES, CaseBuilder, Keyword, Sentence
from mtg_conformance.vocabulary.claims import CLAIM_SENTENCES, Claim, ClaimBuilder, ClaimSentence

_STEP = {"Given": given, "When": when, "Then": then}


def _collects(keyword: Keyword) -> Callable[[str, CaseBuilder | ClaimBuilder], None]:
    def collect(sentence: str, builder: CaseBuilder | ClaimBuilder) -> None:
        builder.add(keyword, sentence)

    return collect


def step_pattern(sentence: Sentence | ClaimSentence) -> str:
    """The pattern of a sentence with a group around it, so that the step gets the whole text."""
    return f"(?P<sentence>{sentence.pattern.pattern})"


for _sentence in SENTENCES:
    for _keyword in _sentence.keywords:
        _STEP[_keyword](parsers.re(step_pattern(_sentence)))(_collects(_keyword))

for _other in CLAIM_SENTENCES:
    _STEP[_other.keyword](parsers.re(step_pattern(_other)))(_collects(_other.keyword))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "case(case): the Case that a scenario must come to")
    config.addinivalue_line("markers", "claim(claim): the Claim that a scenario which quantifies must come to")
    for path in sorted(Path(__file__).parent.rglob("*.feature")):
        for ruling in re.findall(r"^@(?!cr\.)(\S+\.\S+)", path.read_text(encoding="utf-8").partition("Feature:")[0]):
            for mark in marks_of(ruling):
                config.addinivalue_line("markers", f"{mark}: the scenarios of {ruling}, and of what begins like it")
    config.addinivalue_line("markers", f"{CONTROL}: the controls, which all others rest on")
    config.pluginmanager.register(Executed())


def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool:
    """Tags are ids, needs and rule numbers, not marks; `mtg_conformance.features` reads them."""
    return True


class Red(Failed):
    """A scenario that is red. `place`: its file and line; `short`: one line; `told`: all there is to tell."""

    def __init__(self, place: tuple[str, int], short: str, told: str) -> None:
        self.place, self.short = place, short
        super().__init__(told, pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The one line of a red scenario in pytest's summary and in its JUnit file, at the feature file's line."""
    report = yield
    red = call.excinfo.value if call.excinfo is not None else None
    if isinstance(red, Red) and isinstance(report.longrepr, ExceptionRepr):
        place = report.longrepr.reprcrash = ReprFileLocation(*red.place, red.short)
        if isinstance(report.longrepr, ExceptionChainRepr):  # the part that comes from another process (xdist)
            *before, (traceback, _, description) = report.longrepr.chain
            report.longrepr.chain = [*before, (traceback, place, description)]
    return report


class Executed:
    """Counts the scenarios that were judged: if all were skipped, the run is red and says so."""

    def __init__(self) -> None:
        self.judged = self.skipped = 0

    @property
    def nothing(self) -> bool:
        """Whether there were scenarios and none of them was judged."""
        return self.skipped > 0 and self.judged == 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if ("case" in report.keywords or "claim" in report.keywords) and report.when == "call":
            if report.skipped:
                self.skipped += 1
            else:
                self.judged += 1

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.nothing and not hasattr(session.config, "workerinput"):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.nothing:
            terminalreporter.write_line(f"red: none of the {self.skipped} scenarios could be judged", red=True)


@pytest.fixture
def case(request: pytest.FixtureRequest) -> Case:
    """The Case as `mtg_conformance.features` reads it from the same scenario."""
    marker = request.node.get_closest_marker("case")
    assert marker is not None, "a scenario that test_features.py did not bind"
    found = marker.args[0]
    assert isinstance(found, Case)
    return found


@pytest.fixture
def claim(request: pytest.FixtureRequest) -> Claim:
    """The Claim as `mtg_conformance.features` reads it from the same scenario."""
    marker = request.node.get_closest_marker("claim")
    assert marker is not None, "a scenario that test_features.py did not bind"
    found = marker.args[0]
    assert isinstance(found, Claim)
    return found


@pytest.fixture(scope="session")
def red() -> type[Red]:
    """What a red scenario raises."""
    return Red


@pytest.fixture
def builder(request: pytest.FixtureRequest) -> CaseBuilder | ClaimBuilder:
    """Where the steps of one scenario put their sentences. Tags and title are given."""
    if request.node.get_closest_marker("claim") is not None:
        claim: Claim = request.getfixturevalue("claim")
        return ClaimBuilder(
            claim.id, title=claim.title, ruling=claim.ruling, cr=claim.cr, needs=claim.needs, notes=claim.notes
        )
    case: Case = request.getfixturevalue("case")
    return CaseBuilder(case.id, title=case.title, ruling=case.ruling, cr=case.cr, needs=case.needs, notes=case.notes)


class Remembering:
    """An engine that plays every Situation as often as one judgement asks, and then repeats itself.

    The scenarios are judged one by one, and each needs its controls; so each control is played
    once in a session and not once for every scenario.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._runs: dict[str, list[Outcome | EngineFailure]] = {}
        self._asked: dict[str, int] = {}

    def start_again(self) -> None:
        """Begin another judgement: every Situation is at its first run."""
        self._asked.clear()

    def describe(self) -> EngineDescription:
        """As the engine says."""
        return self._engine.describe()

    def run(self, situation: Situation) -> Outcome:
        """The run of this Situation that is next in this judgement. Raises EngineFailure again
        where the engine did."""
        runs = self._runs.setdefault(situation.id, [])
        number = self._asked[situation.id] = self._asked.get(situation.id, 0) + 1
        if number > len(runs):
            try:
                runs.append(self._engine.run(situation))
            except EngineFailure as failure:
                runs.append(failure)
        result = runs[number - 1]
        if isinstance(result, EngineFailure):
            raise result
        return result

    def close(self) -> None:
        """The engine belongs to the session."""


@pytest.fixture(scope="session")
def judged(engine: Engine) -> Callable[[Sequence[Case], Case], Judgement]:
    """Judge one of the cases on the engine, with what it needs before it."""
    remembering = Remembering(engine)

    def judge_one(cases: Sequence[Case], case: Case) -> Judgement:
        remembering.start_again()
        try:
            judgements = run_cases(cases, remembering, only=[case.id])
        except ValueError as error:  # a need that is not there, a circle
            pytest.fail(str(error), pytrace=False)
        return next(one for one in judgements if one.case == case.id)

    return judge_one
