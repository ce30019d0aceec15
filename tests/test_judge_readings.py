"""What the rules leave open: reported with the reading that the engine follows, never failed."""

from typing import Any

from msgspec import UNSET
from one_bear import END, HONEST, ending, judged, replace, results, with_object

from mtg_conformance.documents import (
    CountExpectation,
    Description,
    ObjectExpectation,
    ObjectState,
    PlayerExpectation,
    PlayerState,
    ReadingsExpectation,
)


def bear(**fields: Any) -> ObjectExpectation:
    return ObjectExpectation(object="bear", is_=ObjectState(**fields))


OPEN = ReadingsExpectation(readings={"lives": (bear(zone="battlefield"),), "dies": (bear(zone="graveyard"),)})
DIED = ending(with_object(END, "bear", zone="graveyard", controller=None))


def test_the_reading_that_the_engine_follows() -> None:
    lives, dies = judged(HONEST, OPEN), judged(DIED, OPEN)
    assert (lives.label, lives.readings) == ("indeterminate", ("lives",))
    assert lives.reason == 'the rules leave this open; the engine follows "lives"'
    assert (dies.label, dies.readings) == ("indeterminate", ("dies",))
    assert dies.findings == ()


def test_none_of_the_readings_fails_nobody() -> None:
    found = judged(ending(with_object(END, "bear", zone="exile", controller=None)), OPEN)
    assert (found.label, found.readings) == ("indeterminate", ())
    assert found.reason.endswith("follows none of the readings")


def test_several_readings_can_agree() -> None:
    both = ReadingsExpectation(readings={"lives": (bear(zone="battlefield"),), "rests": (bear(tapped=False),)})
    assert judged(HONEST, both).readings == ("lives", "rests")


def test_all_that_is_said_of_a_reading_must_hold() -> None:
    said = (bear(zone="battlefield"), PlayerExpectation(player="bob", is_=PlayerState(life=19)))
    assert judged(HONEST, ReadingsExpectation(readings={"lives": said})).readings == ()
    apart = tuple(ReadingsExpectation(readings={"lives": (one,)}) for one in said)
    assert judged(HONEST, *apart).readings == ()
    right = PlayerExpectation(player="bob", is_=PlayerState(life=20))
    assert judged(HONEST, apart[0], ReadingsExpectation(readings={"lives": (right,)})).readings == ("lives",)


def test_counts_are_read_too() -> None:
    def left(number: int) -> tuple[CountExpectation, ...]:
        return (CountExpectation(of=Description(zone="battlefield"), is_=number),)

    found = judged(HONEST, ReadingsExpectation(readings={"two": left(2), "one": left(1)}))
    assert found.readings == ("two",)


def test_a_reading_looks_where_the_question_looks() -> None:
    stack = ObjectExpectation(object="spell", is_=ObjectState(zone="stack"))
    question = ReadingsExpectation(after="cast", readings={"waits": (stack,)})
    assert judged(HONEST, question).readings == ("waits",)
    assert judged(HONEST, replace(question, after="end")).readings == ()
    own = ReadingsExpectation(readings={"waits": (replace(stack, after="cast"),)})
    assert judged(HONEST, own).readings == ("waits",)


def test_what_is_not_open_still_fails() -> None:
    assert judged(HONEST, OPEN, bear(tapped=True)).label == "failed"
    assert judged(HONEST, OPEN, bear(tapped=False)).label == "indeterminate"


def test_what_is_not_shown_decides_no_reading() -> None:
    hidden = ending(with_object(END, "bear", zone=UNSET))
    found = judged(hidden, OPEN)
    assert (found.label, found.reason) == ("not run: unsupported", "the engine does not show: zone of the bear")
    both = ReadingsExpectation(readings={"dies": (bear(power=2),), "rests": (bear(tapped=False),)})
    assert judged(ending(with_object(END, "bear", power=UNSET)), both).readings == ("rests",)


def test_a_reading_that_says_nothing_agrees_with_nothing() -> None:
    assert judged(HONEST, ReadingsExpectation(readings={"any": ()})).readings == ()


def test_where_the_question_never_came_nobody_fails() -> None:
    found = judged(results(False, True), OPEN)
    assert found.label == "not run: setup"
    assert "Bob casts the spell: expected this to be accepted" in found.reason
    assert judged(results(False, True), OPEN, bear(tapped=False)).label == "failed"
