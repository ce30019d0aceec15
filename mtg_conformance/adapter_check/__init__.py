"""What can an adapter place, play, answer and see? Boards with no ruling in them.

In each board an ordinary action *changes* what was placed, so that an adapter that only repeats
what it was asked for is found out; each kind of question is answered both ways. The boards are
feature files beside this module, and so Cases like all others; what a board is about stands in its
id: `adapter-check.place.damage.kills` is about the capability `place.damage`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from mtg_conformance.adapter_check.uses import CAPABILITIES, Capability
from mtg_conformance.documents import Case
from mtg_conformance.features import load_rulings
from mtg_conformance.verdicts import Cause, Judgement, Verdict

__all__ = ["CAPABILITIES", "Capability", "Finding", "Status", "checks", "found", "is_as_wanted"]

Status = Literal["works", "missing", "wrong"]
"""`missing`: the adapter says that it can't, or the board could not be built. `wrong`: what came
of it is not as the rules say, which is the adapter's fault or the engine's."""

_UNANSWERED = "adapter-check.answer.none."
"""The boards whose run must end as unanswered; any other end means that somebody guessed."""


@dataclass(frozen=True)
class Finding:
    """What was found of one capability. `judgements`: of its boards; `bad`: those of them that are
    not as wanted."""

    capability: Capability
    status: Status
    judgements: tuple[Judgement, ...]
    bad: tuple[Judgement, ...]


@lru_cache(maxsize=1)
def checks() -> tuple[Case, ...]:
    """All boards; none is about a ruling. Raises DocumentError if a feature file is broken."""
    groups = load_rulings(Path(__file__).parent)
    return tuple(msgspec.structs.replace(case, ruling=None) for group in groups for case in group.cases)


def capability_of(id: str) -> str:
    """The key of the capability that the board with this id is about."""
    return ".".join(id.split(".")[1:3])


def is_as_wanted(judgement: Judgement) -> bool:
    """Whether the board came out as it must."""
    if judgement.case.startswith(_UNANSWERED):
        return judgement.verdict is Verdict.not_run and judgement.cause is Cause.unanswered
    return judgement.verdict is Verdict.passed


def found(judgements: Sequence[Judgement]) -> tuple[Finding, ...]:
    """What the judgements on all boards say of each capability."""
    findings = []
    for capability in CAPABILITIES:
        own = tuple(one for one in judgements if capability_of(one.case) == capability.key)
        bad = tuple(one for one in own if not is_as_wanted(one))
        findings.append(Finding(capability, _status(bad), own, bad))
    return tuple(findings)


def _status(bad: Sequence[Judgement]) -> Status:
    if not bad:
        return "works"
    guessed = any(one.case.startswith(_UNANSWERED) and one.verdict is Verdict.passed for one in bad)
    red = any(one.verdict in (Verdict.failed, Verdict.error) for one in bad)
    return "wrong" if red or guessed else "missing"
