"""Outcomes that no run can have, runs that did not finish, and preparation that went wrong."""

import pytest
from lying_engines import YES
from one_bear import (
    END,
    HONEST,
    MIDDLE,
    SITUATION,
    START,
    case,
    ending,
    judged,
    replace,
    results,
    with_object,
    without,
)

from mtg_conformance.documents import (
    ActionExpectation,
    ActionResult,
    ObjectExpectation,
    ObjectState,
    Outcome,
    PlayerState,
    SameAsExpectation,
    Situation,
    Stop,
    StopCause,
)
from mtg_conformance.judge import judge

RESTING = ObjectExpectation(object="bear", is_=ObjectState(zone="battlefield"))
FAILING = ObjectExpectation(object="bear", is_=ObjectState(zone="exile"))


@pytest.mark.parametrize(
    ("actions", "snapshots"),
    [
        ((), ()),
        ((YES,), (START, MIDDLE, END)),
        ((YES, YES), (START, MIDDLE)),
        ((YES, YES), (START, MIDDLE, END, END)),
        ((YES, YES, YES), (START, MIDDLE, END)),
        ((YES,), (START, MIDDLE)),
    ],
)
def test_the_wrong_number_of_results_or_snapshots(
    actions: tuple[ActionResult, ...], snapshots: tuple[object, ...]
) -> None:
    outcome = Outcome(actions=actions, snapshots=snapshots)  # type: ignore[arg-type]  # they are Snapshots
    found = judged(outcome, RESTING)
    assert found.label == "error: protocol"
    assert found.reason == (
        "the script has 2 actions, which makes 2 results and 3 snapshots;"
        f" the outcome has {len(actions)} and {len(snapshots)}"
    )


@pytest.mark.parametrize("id", ["bear", "umbra", "spell"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_an_object_that_is_missing(id: str, number: int) -> None:
    snapshots = [START, MIDDLE, END]
    snapshots[number] = without(snapshots[number], id)
    found = judged(replace(HONEST, snapshots=tuple(snapshots)), RESTING)
    assert found.label == "error: protocol"
    assert f"the {id} is missing in the snapshot" in found.reason


def test_an_object_that_has_no_proper_name() -> None:
    found = judged(ending(with_object(END, "forest", zone="battlefield")), RESTING)
    assert found.label == "error: protocol"
    assert "an object 'forest' that the Situation does not have" in found.reason
    assert judged(ending(with_object(END, "new-1", zone="battlefield")), RESTING).label == "passed"


def test_a_name_that_the_script_gave_is_proper() -> None:
    cast, resolve = SITUATION.script
    puts = replace(SITUATION, script=(replace(cast, puts="the-copy"), resolve))
    outcome = ending(with_object(END, "the-copy", zone="stack"))
    assert judged(outcome, RESTING, situation=puts).label == "passed"
    assert judged(outcome, RESTING).label == "error: protocol"


def test_what_an_object_is_attached_to_must_be_there() -> None:
    found = judged(ending(with_object(END, "umbra", attached_to="tree")), RESTING)
    assert (found.label, found.reason) == (
        "error: protocol",
        "the umbra is attached to 'tree', which is not in the snapshot after action 2 (the top of the stack resolves)",
    )
    assert judged(ending(with_object(END, "umbra", attached_to="bob")), RESTING).label == "passed"
    both = with_object(with_object(END, "new-1", zone="battlefield"), "umbra", attached_to="new-1")
    assert judged(ending(both), RESTING).label == "passed"


def test_a_player_whom_nobody_knows() -> None:
    end = replace(END, players={**END.players, "carol": PlayerState(life=20)})
    found = judged(ending(end), RESTING)
    assert found.label == "error: protocol"
    assert "a player 'carol' who is not in the snapshot" in found.reason


@pytest.mark.parametrize("because", ["setup", "unsupported", "unanswered"])
@pytest.mark.parametrize("done", [0, 1, 2])
def test_a_run_that_stopped_is_not_run_whatever_was_seen(because: StopCause, done: int) -> None:
    stop = Stop(at=done, because=because, detail="no way\nto do this")
    seen = Outcome(actions=HONEST.actions[:done], snapshots=HONEST.snapshots[: done + 1], stopped=stop)
    for expectation in (RESTING, FAILING, replace(FAILING, after="start")):
        found = judged(seen, expectation)
        assert found.label == f"not run: {because}"
        assert found.reason == "no way to do this" + (f" after {done} of 2 actions" if done else "")
        assert found.findings == ()


@pytest.mark.parametrize(
    ("at", "results", "snapshots", "line"),
    [
        (7, 2, 3, "it stopped after 7 actions, and the script has 2 actions"),
        (-1, 0, 1, "it stopped after -1 actions, and the script has 2 actions"),
        (1, 0, 0, "it stopped after 1 action, which makes 1 result and 2 snapshots; the outcome has 0 and 0"),
        (1, 1, 1, "it stopped after 1 action, which makes 1 result and 2 snapshots; the outcome has 1 and 1"),
        (0, 1, 1, "it stopped after 0 actions, which makes 0 results and 1 snapshot; the outcome has 1 and 1"),
    ],
)
def test_a_stop_that_does_not_fit_what_is_shown(at: int, results: int, snapshots: int, line: str) -> None:
    stop = Stop(at=at, because="unsupported", detail="no priority there")
    seen = Outcome(actions=HONEST.actions[:results], snapshots=HONEST.snapshots[:snapshots], stopped=stop)
    found = judged(seen, RESTING)
    assert (found.label, found.reason) == ("error: protocol", line)


def test_a_stop_before_there_was_a_board_needs_no_snapshot() -> None:
    stop = Stop(at=0, because="setup", detail="no such card")
    for snapshots in ((), HONEST.snapshots[:1]):
        assert judged(Outcome(snapshots=snapshots, stopped=stop), RESTING).label == "not run: setup"


def test_a_long_reason_is_cut_short() -> None:
    found = judged(Outcome(stopped=Stop(at=0, because="unsupported", detail="why " * 200)), RESTING)
    assert len(found.reason) == 200
    assert judged(Outcome(stopped=Stop(at=0, because="setup", detail=" ")), RESTING).reason == "no reason given"


# Preparation.

PREPARED: Situation = replace(SITUATION, script=(replace(SITUATION.script[0], prepare=True), SITUATION.script[1]))


def test_preparation_that_is_refused_is_set_up() -> None:
    found = judged(results(False, True), FAILING, situation=PREPARED)
    assert found.label == "not run: setup"
    assert found.reason == "while the board was prepared this was refused: Bob casts the spell (not now)"


def test_preparation_that_is_accepted_is_judged_no_further() -> None:
    assert judged(HONEST, RESTING, situation=PREPARED).label == "passed"
    assert judged(HONEST, FAILING, situation=PREPARED).label == "failed"
    assert judged(results(True, False), RESTING, situation=PREPARED).label == "failed"


def test_preparation_that_must_be_refused() -> None:
    refused = ActionExpectation(action="cast", accepted=False)
    assert judged(results(False, True), RESTING, refused, situation=PREPARED).label == "passed"
    found = judged(HONEST, RESTING, refused, situation=PREPARED)
    assert found.label == "not run: setup"
    assert found.reason == "while the board was prepared this was accepted: Bob casts the spell"


def test_an_expectation_of_a_prepared_snapshot_checks_the_set_up() -> None:
    on_stack = ObjectExpectation(object="spell", after="cast", is_=ObjectState(zone="stack"))
    assert judged(HONEST, on_stack, RESTING, situation=PREPARED).label == "passed"
    assert judged(HONEST, on_stack, situation=PREPARED).label == "not run: setup"  # that alone can't fail
    in_exile = replace(on_stack, is_=ObjectState(zone="exile"))
    found = judged(HONEST, in_exile, FAILING, situation=PREPARED)
    assert found.label == "not run: setup"
    assert found.reason.startswith("while the board was prepared: the spell: expected in exile, found on the stack")
    assert judged(HONEST, in_exile).label == "failed"


def test_an_expectation_of_the_end_is_judged_even_after_preparation() -> None:
    all_prepared = replace(SITUATION, script=tuple(replace(one, prepare=True) for one in SITUATION.script))
    assert judged(HONEST, FAILING, situation=all_prepared).label == "failed"


def test_the_judgement_says_what_it_is_about() -> None:
    tested = case(replace(RESTING, cr=("702.89a", "614.8")), ruling="umbra-armor.3")
    found = judge(tested, HONEST)
    assert (found.case, found.ruling, found.cr) == ("bear", "umbra-armor.3", ("614.8", "702.89a"))
    assert found.outcome is HONEST
    assert (found.cause, found.reason, found.findings) == (None, "", ())


def test_the_worse_news_comes_first() -> None:
    """What was seen to be wrong outweighs what could not be seen or compared."""
    alone = SameAsExpectation(case="other")
    assert judged(HONEST, alone, FAILING).label == "failed"
    assert judged(HONEST, alone, RESTING).label == "not run: blocked"


def test_an_empty_script_has_one_snapshot() -> None:
    still = replace(SITUATION, script=())
    assert judged(Outcome(snapshots=(START,)), RESTING, situation=still).label == "passed"
    assert judged(Outcome(), RESTING, situation=still).label == "error: protocol"
