"""Running many cases: what is needed first, what is blocked, and what is left when it is stopped."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import pytest
from lying_engines import (
    CASES,
    CONTROL,
    MARKED,
    OUTCOMES,
    UMBRAS,
    UNPAID,
    Echo,
    HonestTable,
    Liar,
    replace,
)

from mtg_conformance.documents import (
    Case,
    Decision,
    EngineDescription,
    ObjectExpectation,
    ObjectState,
    Outcome,
    ReadingsExpectation,
    SameAsExpectation,
    Situation,
    Stop,
)
from mtg_conformance.suite import Interrupted, run_cases
from mtg_conformance.verdicts import Judgement


class Counted(HonestTable):
    """The honest engine, with a note of each Situation that it was asked to play."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def run(self, situation: Situation) -> Outcome:
        self.asked.append(situation.id)
        return super().run(situation)


class Told:
    """Tells outcomes one after the other, whatever is asked."""

    def __init__(self, *outcomes: Outcome) -> None:
        self.left = list(outcomes)

    def describe(self) -> EngineDescription:
        return EngineDescription(name="told", version="1")

    def run(self, situation: Situation) -> Outcome:
        return self.left.pop(0)

    def close(self) -> None:
        """Nothing is held."""


def bear_case(id: str, needs: tuple[str, ...] = (), *, expect: tuple[Any, ...] = (), zone: str = "graveyard") -> Case:
    """Murder on the bear under another id; it fails for a zone other than the graveyard."""
    state = ObjectState(zone=zone)  # type: ignore[arg-type]  # a Zone
    expectations = expect or (ObjectExpectation(object="bear", is_=state),)
    return Case(id=id, situation=CONTROL.situation, expect=expectations, needs=needs)


def labels(judgements: list[Judgement]) -> Mapping[str, str]:
    return {one.case: one.label for one in judgements}


def test_needs_come_first_and_judgements_in_the_order_of_the_cases() -> None:
    heard: list[str] = []
    found = run_cases(CASES[::-1], HonestTable(), lambda judgement: heard.append(judgement.case))
    assert [one.case for one in found] == [case.id for case in CASES[::-1]]
    assert sorted(heard) == sorted(case.id for case in CASES)
    assert heard.index(CONTROL.id) < heard.index(UNPAID.id)
    assert heard.index(CONTROL.id) < heard.index(UMBRAS.id)


def test_no_cases_no_judgements() -> None:
    assert run_cases([], HonestTable()) == []


def test_what_rests_on_something_not_green_is_blocked_and_not_run() -> None:
    engine = Counted()
    cases = [
        bear_case("control.red", zone="exile"),
        bear_case("first", ("control.red",)),
        bear_case("second", ("first",)),
        bear_case("third"),
    ]
    found = run_cases(cases, engine)
    assert labels(found) == {
        "control.red": "failed",
        "first": "not run: blocked",
        "second": "not run: blocked",
        "third": "passed",
    }
    assert found[1].reason == "needs control.red, which is failed"
    assert found[2].reason == "needs first, which is not run: blocked"
    assert len(engine.asked) == 2
    assert (found[1].outcome, found[1].findings) == (None, ())


def test_an_open_question_is_not_green() -> None:
    dies = ObjectExpectation(object="bear", is_=ObjectState(zone="graveyard"))
    cases = [
        bear_case("open", expect=(ReadingsExpectation(readings={"dies": (dies,)}),)),
        bear_case("needy", ("open",)),
    ]
    assert list(labels(run_cases(cases, HonestTable())).values()) == ["indeterminate", "not run: blocked"]


# Comparisons.


def test_what_is_compared_with_comes_first() -> None:
    heard: list[str] = []
    cases = [bear_case("relation", expect=(SameAsExpectation(case=CONTROL.id),)), CONTROL]
    found = run_cases(cases, HonestTable(), lambda judgement: heard.append(judgement.case))
    assert heard == [CONTROL.id, "relation"]
    assert labels(found)["relation"] == "passed"


def test_a_comparison_with_a_red_case_is_blocked() -> None:
    cases = [bear_case("relation", expect=(SameAsExpectation(case="red"),)), bear_case("red", zone="exile")]
    found = run_cases(cases, HonestTable())
    assert found[0].label == "not run: blocked"
    assert found[0].reason == "is compared with red, which is failed"


def test_a_comparison_with_an_open_question_is_made() -> None:
    dies = ObjectExpectation(object="bear", is_=ObjectState(zone="graveyard"))
    cases = [
        bear_case("relation", expect=(SameAsExpectation(case="open"),)),
        bear_case("open", expect=(ReadingsExpectation(readings={"dies": (dies,)}),)),
    ]
    assert run_cases(cases, HonestTable())[0].label == "passed"


def test_a_relation_that_does_not_hold_is_red() -> None:
    at_rest = OUTCOMES[CONTROL.id]
    alive = replace(at_rest, snapshots=(*at_rest.snapshots[:2], at_rest.snapshots[1]))
    cases = [CONTROL, bear_case("relation", expect=(SameAsExpectation(case=CONTROL.id),))]
    found = run_cases(cases, Told(at_rest, alive))
    assert labels(found) == {CONTROL.id: "passed", "relation": "failed"}


def test_a_comparison_after_an_action_needs_the_same_label_there() -> None:
    script = tuple(replace(action, label=f"act-{n}") for n, action in enumerate(CONTROL.situation.script))
    labelled = replace(CONTROL, situation=replace(CONTROL.situation, script=script))
    after = SameAsExpectation(case=CONTROL.id, after="act-1")
    relation = replace(labelled, id="relation", expect=(after,))
    assert labels(run_cases([relation, labelled], HonestTable()))["relation"] == "passed"
    with pytest.raises(ValueError, match=r"case relation: is compared with control.murder after 'act-1', which is not"):
        run_cases([relation, CONTROL], HonestTable())
    swapped = replace(labelled, situation=replace(labelled.situation, script=script[::-1]))
    with pytest.raises(ValueError, match="not the label of the same action there"):
        run_cases([relation, swapped], HonestTable())


# Wanted cases.


def test_only_what_is_wanted_and_what_it_needs() -> None:
    engine = Counted()
    found = run_cases(CASES, engine, only={UNPAID.id})
    assert labels(found) == {CONTROL.id: "passed", UNPAID.id: "passed"}
    assert MARKED.id not in engine.asked
    assert run_cases(CASES, engine, only=()) == []


def test_needs_of_needs_are_run_too() -> None:
    cases = [bear_case("c", ("b",)), bear_case("b", ("a",)), bear_case("a"), bear_case("d")]
    assert list(labels(run_cases(cases, HonestTable(), only=["c"]))) == ["c", "b", "a"]


# What can't be run at all: one clear line.


@pytest.mark.parametrize(
    ("cases", "only", "line"),
    [
        ([bear_case("a", ("b",))], None, "case a: needs b, and there is no case with this id"),
        (
            [bear_case("a", expect=(SameAsExpectation(case="b"),))],
            None,
            "case a: needs b, and there is no case with this id",
        ),
        ([bear_case("a"), bear_case("a")], None, "case a: two cases have this id; give each one its own"),
        ([bear_case("a")], ["b"], "case b: asked for, but there is no case with this id"),
        (
            [bear_case("a", ("b",)), bear_case("b", ("c",)), bear_case("c", ("a",))],
            None,
            "cases that need each other in a circle: ",
        ),
        ([bear_case("a", ("a",))], None, "case a: it needs itself; take that need away"),
        (
            [bear_case("a", expect=(SameAsExpectation(case="b"),)), bear_case("b", ("a",))],
            None,
            "cases that need each other in a circle: ",
        ),
    ],
)
def test_cases_that_do_not_fit_together(cases: list[Case], only: list[str] | None, line: str) -> None:
    engine = Counted()
    with pytest.raises(ValueError, match=r"^case") as problem:
        run_cases(cases, engine, only=only)
    assert str(problem.value).startswith(line)
    assert "\n" not in str(problem.value)
    assert engine.asked == []


def test_a_circle_is_told_in_the_right_direction() -> None:
    cases = [bear_case("a", ("b",)), bear_case("b", ("c",)), bear_case("c", ("a",))]
    with pytest.raises(ValueError, match="circle") as problem:
        run_cases(cases, HonestTable())
    circle = str(problem.value).split(": ")[1].split(";")[0].split(" needs ")
    assert circle[0] == circle[-1]
    assert all((one, other) in {("a", "b"), ("b", "c"), ("c", "a")} for one, other in pairwise(circle))


# Twice.


def test_cases_with_answers_are_run_twice_and_others_once() -> None:
    engine = Counted()
    run_cases(CASES, engine)
    assert {case.id: engine.asked.count(case.id) for case in CASES} == {
        CONTROL.id: 1,
        UNPAID.id: 1,
        MARKED.id: 1,
        UMBRAS.id: 2,
    }


ALONE: Case = replace(UMBRAS, needs=())
SAID = OUTCOMES[UMBRAS.id]


def last(**objects: Callable[[ObjectState], ObjectState]) -> Outcome:
    """What is said of the umbras, with some objects of the last snapshot changed."""
    *others, end = SAID.snapshots
    changed = {id: change(end.objects[id]) for id, change in objects.items()}
    return replace(SAID, snapshots=(*others, replace(end, objects={**end.objects, **changed})))


def changed(**fields: Any) -> Callable[[ObjectState], ObjectState]:
    return lambda state: replace(state, **fields)


@pytest.mark.parametrize(
    "again",
    [
        replace(SAID, decisions=(Decision(by="alice", ask="replacement"),)),
        replace(SAID, actions=tuple(replace(one, reason="of course") for one in SAID.actions)),
        last(bear=changed(counters={"shield": 0})),
        last(h1=changed(damage=4, tapped=True)),
    ],
    ids=["decisions", "reasons", "no counters", "leftovers"],
)
def test_what_makes_no_difference_is_no_disagreement(again: Outcome) -> None:
    assert run_cases([ALONE], Told(SAID, again))[0].label == "passed"
    assert run_cases([ALONE], Told(again, SAID))[0].label == "passed"


STOPPED = Outcome(stopped=Stop(at=0, because="setup", detail="no bear"))


@pytest.mark.parametrize(
    ("again", "words"),
    [
        (
            last(bear=changed(damage=1)),
            "the bear is undamaged in one run, with 1 damage in the other after 2 of 2 actions",
        ),
        (last(bear=changed(power=4)), "the bear is with power 3 in one run, with power 4 in the other after 2 of 2"),
        (last(h1=changed(zone="exile")), "the h1 is in the graveyard in one run, in exile in the other"),
        (replace(SAID, snapshots=SAID.snapshots[:2]), "one run has 3 snapshots, the other 2"),
        (replace(SAID, forced=("cast",)), "one run forces or declares what the other does not"),
        (replace(SAID, actions=(SAID.actions[0], replace(SAID.actions[1], accepted=False))), "accepts an action that"),
        (STOPPED, "one run ends, the other stops after 0 actions (setup)"),
    ],
)
def test_any_other_difference_is(again: Outcome, words: str) -> None:
    found = run_cases([ALONE], Told(SAID, again))[0]
    assert found.label == "error: disagrees with itself"
    assert words in found.reason
    assert run_cases([ALONE], Told(again, SAID))[0].label == "error: disagrees with itself"


def test_two_stops_of_one_kind_agree_whatever_their_words() -> None:
    other = Outcome(stopped=Stop(at=0, because="setup", detail="the bear is not there"))
    assert run_cases([ALONE], Told(STOPPED, other))[0].label == "not run: setup"
    later = Outcome(
        actions=SAID.actions[:1], snapshots=SAID.snapshots[:2], stopped=Stop(at=1, because="setup", detail="")
    )
    assert run_cases([ALONE], Told(STOPPED, later))[0].label == "error: disagrees with itself"


# Stopped by the user.


class StopsAt(Liar):
    """The user presses a key while this Situation is played."""

    def __init__(self, id: str) -> None:
        super().__init__(HonestTable())
        self.id = id

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        if situation.id == self.id:
            raise KeyboardInterrupt
        return outcome


def test_what_was_judged_before_the_user_stopped_it_is_kept() -> None:
    with pytest.raises(Interrupted) as stopped:
        run_cases([UMBRAS, CONTROL], StopsAt(UMBRAS.id))
    assert [one.case for one in stopped.value.judgements] == [CONTROL.id]
    assert isinstance(stopped.value, KeyboardInterrupt)
    assert str(stopped.value) == "interrupted after 1 cases"


def test_all_four_are_judged_by_their_own_outcome() -> None:
    found = run_cases(CASES, Echo(HonestTable()))
    assert all(one.outcome is not OUTCOMES[one.case] for one in found)
    honest = run_cases(CASES, HonestTable())
    assert all(one.outcome is OUTCOMES[one.case] for one in honest)
