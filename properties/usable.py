"""Which cards boards may be made of for one engine.

What comes of a board with a card that the engine gets wrong on its own says nothing of the
rulings: as with scenarios, what rests on a failed control is blocked, and not red.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from mtg_conformance.documents import Case, ObjectSetup, Situation
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Judgement, Verdict
from reference_engine.cards import CARDS

__all__ = ["UsableCards", "broken_cards", "cards_on", "things_on", "usable_cards"]

SILENCES_IN_A_ROW: Final = 3
"""After so many controls in a row without any answer the rest is not asked."""


class UsableCards(msgspec.Struct, frozen=True, kw_only=True):
    """`cards`: what boards may be drawn from. `broken`: left out, as their controls are red, kinds of counters
    among them; `unsupported`: left out, as the engine or its adapter can't put them into a game."""

    cards: frozenset[str]
    broken: frozenset[str] = frozenset()
    unsupported: frozenset[str] = frozenset()


def cards_on(situation: Situation) -> frozenset[str]:
    """The names of the cards in a situation."""
    return frozenset(thing.card for thing in situation.objects)


def things_on(situation: Situation) -> frozenset[str]:
    """What a control can show to be broken: the cards, and the kinds of counters that lie there from the start
    ("shield counters")."""
    kinds = {kind for thing in situation.objects for kind in thing.counters}
    return cards_on(situation) | {f"{kind} counters" for kind in kinds}


def broken_cards(controls: Iterable[Case], verdicts: Mapping[str, Verdict]) -> frozenset[str]:
    """The cards and kinds of counters of failed controls that are in no passed one. If all that is in a failed
    control is in passed ones too, then what is in no more passed than failed ones: it may be wrong in one of the
    things that it does. `verdicts`: by id of the case; a control that is not there, or that did not run, tells nothing.
    """
    seen = [(things_on(case.situation), verdicts.get(case.id)) for case in controls]
    failed = Counter(name for names, verdict in seen if verdict is Verdict.failed for name in names)
    passed = Counter(name for names, verdict in seen if verdict is Verdict.passed for name in names)
    broken = frozenset(failed.keys() - passed.keys())
    unexplained = [names for names, verdict in seen if verdict is Verdict.failed and names.isdisjoint(broken)]
    return broken | {name for names in unexplained for name in names if passed[name] <= failed[name]}


def usable_cards(engine: Engine, controls: Sequence[Case], known: Collection[str] | None) -> UsableCards:
    """Run the controls, and ask about every card that none of them shows in a game.

    `known`: names of the cards that the engine says it has, null if it says nothing. An engine
    that falls silent keeps all its cards: boards will tell. Raises Interrupted if the user stops it.
    """
    names = frozenset(CARDS) if known is None else frozenset(CARDS) & frozenset(known)
    verdicts = _verdicts(engine, controls)
    if verdicts is None:
        return UsableCards(cards=names)
    broken = broken_cards(controls, verdicts) - (CARDS.keys() - names)
    shown = {name for case in controls if verdicts.get(case.id) is Verdict.passed for name in cards_on(case.situation)}
    # A token is nowhere but on the battlefield, where not each of them can stay alone.
    asked = sorted(name for name in names - broken - shown if not CARDS[name].token)
    unsupported = frozenset(name for name in asked if _is_unsupported(engine, name))
    return UsableCards(cards=names - broken - unsupported, broken=broken, unsupported=unsupported)


class _Silent(Exception):
    """The engine does not answer."""


def _verdicts(engine: Engine, controls: Sequence[Case]) -> dict[str, Verdict] | None:
    """By id; null if the engine falls silent."""
    verdicts: dict[str, Verdict] = {}
    silences = 0

    def hear(judgement: Judgement) -> None:
        nonlocal silences
        verdicts[judgement.case] = judgement.verdict
        silences = silences + 1 if judgement.verdict is Verdict.error else 0
        if silences == SILENCES_IN_A_ROW:
            raise _Silent

    try:
        run_cases(controls, engine, hear)
    except _Silent:
        return None
    return verdicts


def _is_unsupported(engine: Engine, name: str) -> bool:
    card = ObjectSetup(id="card", card=name, owner="alice", zone="hand")
    try:
        stopped = engine.run(Situation(id="has.card", objects=(card,))).stopped
    except EngineFailure:
        return False
    return stopped is not None and stopped.because == "unsupported"
