"""What comes of a Case on an engine: a verdict, and the reason in one line.

Only `passed` is green. `failed` and `error` are red: something is wrong with the engine or its
adapter. `not run` and `indeterminate` are neither: nothing was learned, or the rules leave open
what is right.
"""

from enum import StrEnum

import msgspec

from mtg_conformance.documents import Outcome

__all__ = ["NOT_ASKED", "Cause", "Finding", "Judgement", "Verdict"]

NOT_ASKED = "not asked any more"
"""How the reason begins of every case that came after an engine was given up."""


class Verdict(StrEnum):
    """The five things that a judgement can say."""

    passed = "passed"
    failed = "failed"
    error = "error"
    not_run = "not run"
    indeterminate = "indeterminate"


class Cause(StrEnum):
    """Why a case was not run (the first four) or ended in an error (the others)."""

    unsupported = "unsupported"
    setup = "setup"
    unanswered = "unanswered"
    blocked = "blocked"
    crash = "crash"
    timeout = "timeout"
    protocol = "protocol"
    disagrees = "disagrees with itself"


class Finding(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is not as expected.

    `what`: one line in words. `expected` and `got`: its two halves. `after`: the snapshot (`start`,
    `end` or the label of an action; an action without a label is `action 3`, counted from 1).
    `cr`: the rule numbers that the expectation rests on.
    """

    what: str
    expected: str
    got: str
    after: str
    cr: tuple[str, ...] = ()


class Judgement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one Case on one engine came to.

    `cause` is set for `error` and `not run` alone. `findings` are there for `failed`, in the order
    in which they came about. `cr`: all rule numbers that the case and its expectations name.
    `readings`: for an open question the readings that the engine's result agrees with.
    """

    case: str
    verdict: Verdict
    ruling: str | None = None
    cause: Cause | None = None
    reason: str = ""
    findings: tuple[Finding, ...] = ()
    cr: tuple[str, ...] = ()
    outcome: Outcome | None = None
    readings: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """Verdict and cause in words, e.g. `not run: setup`."""
        return str(self.verdict) if self.cause is None else f"{self.verdict}: {self.cause}"
