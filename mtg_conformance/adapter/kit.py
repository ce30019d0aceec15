"""The base class of adapters: it runs the script, the adapter plays the game."""

import traceback
from abc import ABC, abstractmethod
from functools import cached_property
from typing import Protocol

from mtg_conformance.adapter.policy import Policy, Unanswered
from mtg_conformance.documents import (
    Action,
    ActionResult,
    EngineDescription,
    Outcome,
    Situation,
    Snapshot,
    Stop,
)
from mtg_conformance.documents.situation import Activate, Cast
from mtg_conformance.engines import EngineFailure


class Unsupported(Exception):
    """The engine or the adapter can't do this exactly. The message says what is missing."""


class SetupFailed(Exception):
    """The board could not be built as the Situation says. The message says what is not."""


class Table(Protocol):
    """One game, set up from a Situation."""

    def perform(self, action: Action) -> ActionResult:
        """Do it as the player would, dealing with everything up to the next time a player may
        act. A refused action leaves no trace. May raise Unsupported and Unanswered."""
        ...

    def snapshot(self) -> Snapshot:
        """The table as it is now: every object of the Situation and new permanents as `new-1`,
        `new-2`, … in the order of creation. May raise Unsupported."""
        ...


class Adapter(ABC):
    """An engine made testable. It is an `Engine`: it can be run in this process (nothing then
    guards against a hang) or served to another one with `serve`."""

    @abstractmethod
    def describe(self) -> EngineDescription:
        """What the engine is, which cards it has, what the adapter does by force."""

    @abstractmethod
    def set_up(self, situation: Situation, policy: Policy) -> Table:
        """A new game that stands as the Situation says; nothing of earlier runs is left in it.
        The engine's questions go to `policy`. May raise SetupFailed, Unsupported, Unanswered."""

    def close(self) -> None:  # noqa: B027 - most adapters have nothing to let go of
        """Called once no more Situations come."""

    def run(self, situation: Situation) -> Outcome:
        """Set the table, do the script, take a snapshot at the start and after each action.

        A refused action is noted and the script goes on, unless it was preparation. What the
        adapter raises to say that it can't go on ends the run as `Outcome.stopped`; any other
        exception is raised as EngineFailure (`crash`), with the traceback as its log.
        """
        try:
            return self._run(situation)
        except EngineFailure:
            raise
        except BaseException as error:
            if not is_crash(error):
                raise
            raise EngineFailure("crash", describe_error(error), traceback.format_exc()) from error

    def _run(self, situation: Situation) -> Outcome:
        policy = Policy(situation)
        results: list[ActionResult] = []
        snapshots: list[Snapshot] = []
        stopped: Stop | None = None
        try:
            table = self.set_up(situation, policy)
            snapshots.append(table.snapshot())
            for action in situation.script:
                result = table.perform(action)
                snapshot = table.snapshot()
                results.append(result)
                snapshots.append(snapshot)
                policy.at = len(results)
                if action.prepare and not result.accepted:
                    raise SetupFailed(_refused(action, len(results), result.reason))
        except SetupFailed as problem:
            stopped = Stop(at=len(results), because="setup", detail=str(problem))
        except Unsupported as problem:
            stopped = Stop(at=len(results), because="unsupported", detail=str(problem))
        except Unanswered as problem:
            stopped = Stop(at=len(results), because="unanswered", detail=str(problem))
        said = self._description
        done = {_kind(action) for action in situation.script[: len(results)]} if said.forced else set()
        cards = {thing.card for thing in situation.objects} if said.declares else set()
        return Outcome(
            actions=tuple(results),
            snapshots=tuple(snapshots),
            stopped=stopped,
            decisions=tuple(policy.decisions),
            forced=tuple(kind for kind in said.forced if kind in done),
            declared=tuple(card for card in said.declares if card in cards),
        )

    @cached_property
    def _description(self) -> EngineDescription:
        return self.describe()


def is_crash(error: BaseException) -> bool:
    """Whether this is an engine's failure and not the user's wish to stop. A library that exits
    counts, and so does a panic of one written in Rust, which is no `Exception`."""
    return isinstance(error, Exception | SystemExit) or type(error).__name__ == "PanicException"


def describe_error(error: BaseException) -> str:
    """An exception as one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _kind(action: Action) -> str:
    return str(action.__struct_config__.tag)


def _refused(action: Action, number: int, reason: str) -> str:
    what = f" {action.object}" if isinstance(action, Cast | Activate) else ""
    said = f": {reason}" if reason else ""
    return f"the engine refused the preparing action {number} ({_kind(action)}{what}){said}"
