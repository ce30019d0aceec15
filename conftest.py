"""pytest's side of the suite: which engine the features are run against.

Scenarios that quantify come to their boards here, too: the features know no strategies.

`pytest` judges the reference engine; `pytest --engine phase` or `pytest --engine 'COMMAND'`
judges another one, chosen exactly as `mtg-conformance certify --engine` does.
"""

import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

import pytest

from mtg_conformance.cli.choosing import REFERENCE, RUN_SECONDS, open_engine
from mtg_conformance.cli.suites import the_controls
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.documents import Situation
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.verdicts import Judgement
from mtg_conformance.vocabulary.claims import Claim
from reference_engine.adapter import ReferenceEngine


def pytest_configure(config: pytest.Config) -> None:
    """What the programs that tests start would inherit.

    Where we were started in the background, interruptions are ignored, and so they would be by every
    program that a test starts to interrupt it. Where Python may write no bytecode, as in many containers,
    each would compile the suite, pytest and Hypothesis anew: so they get a folder, which goes away afterwards.
    """
    for one, handler in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        if signal.getsignal(one) is signal.SIG_IGN:
            signal.signal(one, handler)
    if sys.dont_write_bytecode and "PYTHONPYCACHEPREFIX" not in os.environ:
        folder = tempfile.TemporaryDirectory(prefix="mtg-conformance-bytecode-", ignore_cleanup_errors=True)
        config.add_cleanup(folder.cleanup)
        environment = pytest.MonkeyPatch()
        config.add_cleanup(environment.undo)
        environment.setenv("PYTHONPYCACHEPREFIX", folder.name)
        environment.delenv("PYTHONDONTWRITEBYTECODE", raising=False)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mtg-conformance")
    group.addoption(
        "--engine",
        default=REFERENCE,
        metavar="NAME|COMMAND",
        help="the engine that the features are run against (default: %(default)s)",
    )
    group.addoption(
        "--engine-timeout",
        type=float,
        default=RUN_SECONDS,
        metavar="SECONDS",
        help="how long one run of an engine in a child process may take",
    )


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """The engine under test, one for the whole session."""
    try:
        opened = open_engine(request.config.getoption("--engine"), request.config.getoption("--engine-timeout"))
    except BadInput as error:
        pytest.exit(str(error), returncode=2)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def quantified(engine: Engine) -> Callable[[Claim], tuple[Judgement, str]]:
    """Judge a claim on drawn boards: the judgement, and all there is to tell of it. A slow engine
    plays fewer boards. On none is a card that the engine gets wrong on its own, as its controls are red."""
    from properties.quantified import search  # late: most runs of pytest have no use for Hypothesis
    from properties.usable import usable_cards

    cards = usable_cards(engine, the_controls(), engine.describe().cards).cards
    reference = None if isinstance(engine, ReferenceEngine) else ReferenceEngine()
    examples = 25
    seconds = _seconds_of_a_run(engine)
    if seconds > 0.01:
        examples = 10 if seconds < 0.1 else 5

    def judge(claim: Claim) -> tuple[Judgement, str]:
        result = search(claim, engine, examples=examples, cards=cards, reference=reference)
        return result.judgement, result.told()

    return judge


def _seconds_of_a_run(engine: Engine) -> float:
    """How long the engine takes for an empty board, once it is warm."""
    began = time.perf_counter()
    try:
        for _ in range(3):
            began = time.perf_counter()
            engine.run(Situation(id="board"))
    except EngineFailure:
        pass
    return time.perf_counter() - began
