"""How many objects match a description."""

from typing import Any

import pytest
from lying_engines import on_battlefield
from msgspec import UNSET
from one_bear import END, HONEST, ending, judged, replace, with_object

from mtg_conformance.documents import CountExpectation, Description, Outcome


def count(number: int, **fields: Any) -> CountExpectation:
    return CountExpectation(of=Description(**fields), is_=number)


def with_tokens(*powers: Any) -> Outcome:
    """One new token for each power."""
    tokens = {
        f"new-{n}": on_battlefield("alice", name="Bear", power=power, is_token=True, colors=("B",))
        for n, power in enumerate(powers, 1)
    }
    return ending(replace(END, objects={**END.objects, **tokens}))


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        (2, {"zone": "battlefield"}),
        (1, {"zone": "graveyard"}),
        (3, {}),
        (0, {"new": True}),
        (3, {"new": False}),
        (0, {"zone": "exile"}),
        (2, {"zone": "battlefield", "controller": "alice"}),
        (0, {"zone": "battlefield", "controller": "bob"}),
    ],
)
def test_exactly_so_many(number: int, fields: dict[str, Any]) -> None:
    assert judged(HONEST, count(number, **fields)).label == "passed"
    assert judged(HONEST, count(number + 1, **fields)).label == "failed"
    if number:
        assert judged(HONEST, count(number - 1, **fields)).label == "failed"


def test_new_and_old() -> None:
    outcome = with_tokens(4, 4)
    assert judged(outcome, count(2, new=True, zone="battlefield", power=4)).label == "passed"
    assert judged(outcome, count(0, new=True, power=3)).label == "passed"
    assert judged(outcome, count(2, new=False, zone="battlefield")).label == "passed"
    assert judged(outcome, count(4, zone="battlefield")).label == "passed"


def test_the_finding_names_what_comes_nearest() -> None:
    found = judged(with_tokens(3), count(1, new=True, zone="battlefield", name="Bear", power=4))
    assert found.label == "failed"
    assert found.reason == (
        'new objects that are on the battlefield, with power 4, named "Bear": expected exactly 1,'
        " found 0 of them (nearest is the new-1: with power 3) — after the last action"
    )


def test_what_is_gone_does_not_count_unless_asked_for() -> None:
    gone = ending(with_object(END, "new-1", zone="nowhere", name="Bear"))
    assert judged(gone, count(0, name="Bear", new=True)).label == "passed"
    assert judged(gone, count(1, new=True, zone="nowhere")).label == "passed"


def test_what_is_not_shown_leaves_it_open_only_where_it_matters() -> None:
    one_hidden = with_tokens(4, UNSET)
    assert judged(one_hidden, count(2, new=True, power=4)).label == "not run: unsupported"
    assert judged(one_hidden, count(1, new=True, power=4)).label == "not run: unsupported"
    assert judged(one_hidden, count(3, new=True, power=4)).label == "failed"
    assert judged(one_hidden, count(0, new=True, power=4)).label == "failed"
    assert judged(one_hidden, count(0, new=True, power=UNSET, name="Wolf")).label == "passed"
    assert "power of the new-2" in judged(one_hidden, count(2, new=True, power=4)).reason


def test_what_is_excluded_by_a_shown_field_needs_no_other() -> None:
    assert judged(with_tokens(UNSET), count(0, new=True, power=4, name="Wolf")).label == "passed"


def test_sets_in_descriptions_have_no_order() -> None:
    outcome = ending(with_object(END, "new-1", zone="battlefield", subtypes=("Human", "Zombie")))
    assert judged(outcome, count(1, new=True, subtypes=("Zombie", "Human"))).label == "passed"
