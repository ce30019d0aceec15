"""The ratchet: what is caught stays caught."""

from __future__ import annotations

from statistics import median

import msgspec
import pytest

from .misread import MisreadEngine
from .misreadings import MISREADINGS
from .strength import FROZEN, RATCHET, Ratchet, caught_by_boards, fixed_boards, measure, summary


def ratchet() -> Ratchet:
    """What must stay caught."""
    return msgspec.json.decode(RATCHET.read_bytes(), type=Ratchet)


CAUGHT = {name: kept.frozen for name, kept in ratchet().misreadings.items() if kept.frozen is not None}


@pytest.mark.parametrize("name", CAUGHT)
def test_what_the_frozen_boards_catch_they_go_on_catching(name: str) -> None:
    drawn, right = fixed_boards()
    engine = MisreadEngine(MISREADINGS[name])
    # The board that caught it last time, and only if that does not any more all the others.
    known = CAUGHT[name] - 1
    first, _ = caught_by_boards(engine, drawn[known : known + 1], right, go_on=0)
    if first is None:
        first, _ = caught_by_boards(engine, drawn, right, go_on=0)
    assert first is not None, f"no longer caught by {FROZEN} boards: {MISREADINGS[name].what}"


def test_the_ratchet_knows_every_misreading() -> None:
    assert set(ratchet().misreadings) == set(MISREADINGS), "mtg-conformance strength --ratchet properties/strength.json"


def test_every_misreading_is_caught_by_an_example() -> None:
    assert not [name for name, kept in ratchet().misreadings.items() if not kept.examples]


def test_every_misreading_is_caught_by_random_boards_with_every_seed() -> None:
    """`worst` is null if one of the seeds did not catch it within the boards."""
    kept = ratchet()
    assert (kept.boards, kept.seeds) == (500, 5)
    assert not [name for name, one in kept.misreadings.items() if one.worst is None]


def test_every_misreading_is_caught_by_the_frozen_boards_alone() -> None:
    assert CAUGHT.keys() == MISREADINGS.keys()


def test_half_of_them_are_caught_within_thirty_boards() -> None:
    medians = [kept.median for kept in ratchet().misreadings.values()]
    assert median(501 if one is None else one for one in medians) <= 30


def test_the_measure_sees_what_is_not_caught() -> None:
    table = measure([], 1, [0], ["keeps-the-damage", "no-discard"])
    [one, other] = table.caught
    assert one.examples == other.examples == ()
    said = "\n".join(summary(table))
    assert "Not caught by an example: keeps-the-damage" in said
    assert "2 misreadings: 0 caught by examples" in said
