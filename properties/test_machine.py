"""The reference engine holds the invariants in games played at random, and they can break."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from .machine import GameMachine
from .misreadings import MISREADINGS

SETTINGS = settings(
    derandomize=True,
    max_examples=100,
    stateful_step_count=24,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def test_games_played_at_random_break_nothing() -> None:
    run_state_machine_as_test(GameMachine, settings=SETTINGS)


@pytest.mark.parametrize("name", ["parsed-without-effect", "taps-the-creature", "never-exiled"])
def test_a_misreading_is_found_by_playing(name: str) -> None:
    quick = settings(SETTINGS, max_examples=400, phases=(Phase.explicit, Phase.generate))
    with MISREADINGS[name].applied(), pytest.raises(AssertionError):
        run_state_machine_as_test(GameMachine, settings=quick)
