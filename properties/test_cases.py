"""Every case of the feature files on the reference engine, bullet by bullet, without Gherkin's
step machinery: the quick way to see whether the rules still say the same."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mtg_conformance.features import Ruling, load_rulings
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Judgement, Verdict
from reference_engine.adapter import ReferenceEngine


@cache
def rulings() -> dict[str, Ruling]:
    """The feature files by path."""
    return {ruling.path: ruling for ruling in load_rulings(Path(__file__).parent.parent / "features")}


@cache
def judgements() -> dict[str, Judgement]:
    """What comes of all of them, each run once however many rest on it."""
    everything = [case for ruling in rulings().values() for case in ruling.cases]
    return {judgement.case: judgement for judgement in run_cases(everything, ReferenceEngine())}


def is_right(judgement: Judgement) -> bool:
    """Whether a case passed, or asks an open question and the engine follows one of the readings."""
    return judgement.verdict is Verdict.passed or (
        judgement.verdict is Verdict.indeterminate and len(judgement.readings) == 1
    )


@pytest.mark.parametrize("path", rulings())
def test_the_reference_engine_passes_every_case(path: str) -> None:
    own = {case.id for case in rulings()[path].cases}
    reds = {id: judgements()[id].reason for id in own if not is_right(judgements()[id])}
    assert not reds
    assert own or rulings()[path].untestable
