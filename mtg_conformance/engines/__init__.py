"""What the suite needs of an engine, and what can go wrong with one.

An engine is a function from Situation to Outcome with no memory of the last run. Whatever
offers these three methods is one: an `Adapter` in this process (`mtg_conformance.adapter`), a
program behind a pipe (`mtg_conformance.engines.child`), the reference engine.
"""

from typing import Literal, Protocol

from mtg_conformance.documents import EngineDescription, Outcome, Situation

__all__ = ["Engine", "EngineFailure", "FailureKind"]

FailureKind = Literal["crash", "timeout", "protocol", "start", "gave-up"]
"""How an engine failed. `crash`: it died, raised or reported an error; `timeout`: no answer in
time; `protocol`: it answered something that is no answer; `start`: it never came up;
`gave-up`: it died so often in a row that it is not started again."""


class Engine(Protocol):
    """Something that plays out Situations."""

    def describe(self) -> EngineDescription:
        """What the engine says of itself. Raises EngineFailure."""
        ...

    def run(self, situation: Situation) -> Outcome:
        """Play the Situation from a fresh game. Raises EngineFailure if no Outcome comes of it;
        the engine can be asked for the next one all the same, unless the kind is `gave-up`."""
        ...

    def close(self) -> None:
        """Let go of whatever the engine holds. May be called more than once; never raises."""
        ...


class EngineFailure(Exception):
    """No Outcome came of it, and that is the engine's fault, not the rules'.

    `kind`: see FailureKind. `detail`: one line for a report. `log`: what the engine printed
    besides (the end of stderr, and lines on stdout that are no protocol), possibly many lines.
    """

    def __init__(self, kind: FailureKind, detail: str, log: str = "") -> None:
        self.kind: FailureKind = kind
        self.detail = " ".join(detail.split())
        self.log = log
        super().__init__(f"{kind}: {self.detail}")

    def __reduce__(self) -> tuple[type["EngineFailure"], tuple[FailureKind, str, str]]:
        """Made again from its three parts, so that it survives the way between processes."""
        return type(self), (self.kind, self.detail, self.log)
