"""pytest's side of the suite: which engine the features are run against.

`pytest` judges the reference engine; `pytest --engine phase` or `pytest --engine 'COMMAND'`
judges another one, chosen exactly as `mtg-conformance certify --engine` does.
"""

from collections.abc import Iterator

import pytest

from mtg_conformance.cli.choosing import REFERENCE, RUN_SECONDS, open_engine
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.engines import Engine


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
