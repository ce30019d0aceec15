"""What can an adapter place, play, answer and see? Boards with no ruling in them.

In each board an ordinary action *changes* what was placed, so that an adapter that only repeats
what it was asked for is found out; each kind of question is answered both ways. The boards are
feature files beside this module, and so Cases like all others; what a board is about stands in its
id: `adapter-check.place.damage.kills` is about the capability `place.damage`.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from mtg_conformance.adapter_check.uses import CAPABILITIES, Capability
from mtg_conformance.documents import Case
from mtg_conformance.features import load_rulings
from mtg_conformance.verdicts import Cause, Judgement, Verdict

__all__ = [
    "CAPABILITIES",
    "Capability",
    "Finding",
    "Status",
    "cards_lacking",
    "checks",
    "found",
    "is_as_wanted",
    "listed_and_lacking",
]

Status = Literal["works", "partly", "no card", "missing", "wrong"]
"""`partly`: some boards came out right, and nothing is wrong. `no card`: it could not be tried, for the engine lacks
cards of each board. `missing`: the adapter says that it can't, or the board could not be built. `wrong`: what came
of it is not as the rules say, which is the adapter's fault or the engine's."""

_NO_CARD = re.compile(
    r"\b(no|no such|unknown|missing|lacks( the| a)?|(not|n't) (know|have|find)( the| a| any)?) cards?\b"
    r"|\bcard (is )?(not found|unknown|missing)\b",
    re.I,
)
"""How adapters say that the engine lacks a card; the card is named there, too."""

_UNANSWERED = "adapter-check.answer.none."
"""The boards whose run must end as unanswered; any other end means that somebody guessed."""


@dataclass(frozen=True)
class Finding:
    """What was found of one capability. `judgements`: of its boards; `bad`: those of them that are
    not as wanted; `lacking`: by the id of one of those, the cards that the engine lacks for it."""

    capability: Capability
    status: Status
    judgements: tuple[Judgement, ...]
    bad: tuple[Judgement, ...]
    lacking: dict[str, tuple[str, ...]]


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


def cards_lacking(judgement: Judgement, board: Case, cards: Collection[str]) -> tuple[str, ...]:
    """The cards for lack of which the board was not played. `cards`: those that the engine says it has; none if
    it does not say, and then only the card counts that its reason names."""
    if judgement.verdict is not Verdict.not_run or judgement.cause is not Cause.unsupported:
        return ()
    named = dict.fromkeys(thing.card for thing in board.situation.objects)
    said = [card for card in named if _NO_CARD.search(judgement.reason) and card in judgement.reason]
    unlisted = [card for card in named if card not in cards] if cards else []
    return tuple(dict.fromkeys([*said, *unlisted]))


def listed_and_lacking(
    judgements: Iterable[Judgement], boards: Mapping[str, Case], cards: Collection[str] | None
) -> tuple[str, ...]:
    """The cards that the engine lists (`cards`; null if it can't list them) and of which it then says that it lacks
    them. `boards`: by id."""
    said = {card for one in judgements for card in cards_lacking(one, boards[one.case], ())}
    return tuple(sorted(said.intersection(cards or ())))


def found(judgements: Sequence[Judgement], cards: Collection[str] = ()) -> tuple[Finding, ...]:
    """What the judgements on all boards say of each capability. `cards`: the engine's, if it lists them."""
    boards = {case.id: case for case in checks()}
    findings = []
    for capability in CAPABILITIES:
        own = tuple(one for one in judgements if capability_of(one.case) == capability.key)
        bad = tuple(one for one in own if not is_as_wanted(one))
        lacking = {one.case: cards_lacking(one, boards[one.case], cards) for one in bad}
        lacking = {id: those for id, those in lacking.items() if those}
        findings.append(Finding(capability, _status(own, bad, lacking), own, bad, lacking))
    return tuple(findings)


def _status(own: Sequence[Judgement], bad: Sequence[Judgement], lacking: Collection[str]) -> Status:
    if not bad:
        return "works"
    guessed = any(one.case.startswith(_UNANSWERED) and one.verdict is Verdict.passed for one in bad)
    red = any(one.verdict in (Verdict.failed, Verdict.error) for one in bad)
    if red or guessed:
        return "wrong"
    if len(bad) < len(own):
        return "partly"
    return "no card" if len(lacking) == len(bad) else "missing"
