"""The guards against empty cases: what the suite is worth is what it catches."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mtg_conformance.documents import Case, ReadingsExpectation
from mtg_conformance.engines import EngineFailure
from mtg_conformance.features import load_rulings
from mtg_conformance.judge import judge
from mtg_conformance.profiles import is_corner
from mtg_conformance.verdicts import Verdict
from reference_engine.adapter import ReferenceEngine

from .misreadings import CORNER, EVERY, MISREADINGS, Misreading
from .misreadings.corner import GROUPS

FEATURES = Path(__file__).parent.parent / "features"
RED = (Verdict.failed, Verdict.error)


@cache
def cases() -> tuple[Case, ...]:
    """Every case of the feature files."""
    return tuple(case for ruling in load_rulings(FEATURES) for case in ruling.cases)


def is_red(case: Case, engine: ReferenceEngine) -> bool:
    """Whether the engine fails the case, or crashes on it."""
    try:
        return judge(case, engine.run(case.situation)).verdict in RED
    except EngineFailure:
        return True


def is_open(case: Case) -> bool:
    """Whether it asks a question that the rules leave open; nothing can turn that red."""
    return any(isinstance(one, ReadingsExpectation) for one in case.expect)


def own_cases(misreading: Misreading) -> list[Case]:
    """The cases of the bullets that the misreading breaks."""
    return [case for case in cases() if case.ruling in misreading.breaks]


@pytest.mark.parametrize("name", EVERY)
def test_each_misreading_is_caught_by_a_case_of_a_bullet_that_it_breaks(name: str) -> None:
    misreading, engine = EVERY[name], ReferenceEngine()
    with misreading.applied():
        assert any(is_red(case, engine) for case in own_cases(misreading)), misreading.what


def test_each_case_is_turned_red_by_a_misreading() -> None:
    engine = ReferenceEngine()
    left = {case.id: case for case in cases() if case.ruling is not None and not is_open(case)}
    # First those that say that they break the case's bullet: they usually do.
    for own in (True, False):
        for misreading in EVERY.values():
            tried = [case for case in left.values() if (case.ruling in misreading.breaks) is own]
            with misreading.applied():
                for case in tried:
                    if is_red(case, engine):
                        del left[case.id]
    assert not left, f"no misreading turns these red: {', '.join(left)}"


def test_a_misreading_is_gone_afterwards() -> None:
    engine = ReferenceEngine()
    case = next(case for case in cases() if case.id == "umbra-armor.3.same-name.h1")
    for misreading in EVERY.values():
        with misreading.applied():
            pass
        assert not is_red(case, engine), misreading.name


def test_cited_rules_occur_in_the_trace() -> None:
    engine = ReferenceEngine()
    missing = {}
    for case in cases():
        happened = {rule for entry in engine.trace(case.situation) for rule in entry.rules}
        if not_there := [rule for rule in case.cr if rule not in happened]:
            missing[case.id] = not_there
    assert not missing


def test_controls_do_not_touch_the_rulings() -> None:
    engine = ReferenceEngine()
    for case in cases():
        if case.ruling is None:
            happened = {rule for entry in engine.trace(case.situation) for rule in entry.rules}
            assert not happened & {"702.89a", "702.129a"}, case.id


def test_every_bullet_has_a_misreading() -> None:
    """Those of the documents have misreadings of their own; corner cases may share them."""
    broken = {bullet for misreading in EVERY.values() for bullet in misreading.breaks}
    tested = {case.ruling for case in cases() if case.ruling is not None}
    assert {bullet for bullet in tested if not is_corner(bullet)} <= broken
    assert broken <= tested


def test_misreadings_of_corner_cases_are_held_apart() -> None:
    assert not CORNER.keys() & MISREADINGS.keys()
    assert len(CORNER) == sum(map(len, GROUPS)), "a name stands there twice"
    assert all(is_corner(bullet) for misreading in CORNER.values() for bullet in misreading.breaks)
    assert not [one.name for one in MISREADINGS.values() if all(map(is_corner, one.breaks))]
