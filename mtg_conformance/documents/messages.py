"""What is said between the suite and a program: a request on its standard input, an answer on its
standard output, one JSON object on a line each. The id of a request is echoed as it came."""

import msgspec

from mtg_conformance.documents.engine import EngineDescription
from mtg_conformance.documents.outcome import Outcome
from mtg_conformance.documents.situation import Situation


class DescribeRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="describe"):
    """The first request. To be answered with Described."""

    id: str


class RunRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="run"):
    """Play this Situation in a new game. To be answered with Ran."""

    id: str
    situation: Situation


class QuitRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="quit"):
    """The last request. There is no answer: the program ends."""

    id: str


class Described(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to DescribeRequest."""

    id: str
    describe: EngineDescription


class Ran(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to RunRequest."""

    id: str
    outcome: Outcome


class Failed(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to any request of which nothing came: one line that says why."""

    id: str
    error: str


MESSAGES: tuple[type[msgspec.Struct], ...] = (DescribeRequest, RunRequest, QuitRequest, Described, Ran, Failed)
