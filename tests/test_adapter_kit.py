"""The kit for Python adapters: who answers, how a script is walked through, how it is served."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from toy_adapter import CARDS, ToyAdapter

from mtg_conformance.adapter import Adapter, Policy, SetupFailed, Table, Unanswered, Unsupported
from mtg_conformance.documents import (
    Action,
    ActionResult,
    Advance,
    Answer,
    Cast,
    Decision,
    EngineDescription,
    ObjectSetup,
    ObjectState,
    Outcome,
    Resolve,
    Situation,
    Snapshot,
    Stop,
)
from mtg_conformance.engines import Engine, EngineFailure


def policy(*answers: Answer) -> Policy:
    return Policy(Situation(id="p", answers=answers))


def alice(*prefer: str | int, **more: Any) -> Answer:
    return Answer(**({"by": "alice", "ask": "target", "prefer": prefer} | more))


# Policy


def test_the_earliest_preference_on_offer_is_taken() -> None:
    asked = policy(alice("a", "c", "b"))
    assert asked.choose("alice", "target", ["b", "c"]) == "c"
    assert asked.decisions == [Decision(by="alice", ask="target", options=("b", "c"), chose="c", at=0)]


def test_the_first_answer_with_something_on_offer_gives_it() -> None:
    asked = policy(alice("x"), alice("b"), alice("a"))
    assert asked.choose("alice", "target", ["a", "b"]) == "b"


def test_numbers_are_values_too_and_no_text() -> None:
    assert policy(alice("3", 3, ask="amount")).choose("alice", "amount", [2, 3]) == 3
    with pytest.raises(Unanswered):
        policy(alice("3", ask="amount")).choose("alice", "amount", [2, 3])


def test_answers_of_others_and_of_other_kinds_are_decoys() -> None:
    asked = policy(alice("a", by="bob"), alice("a", ask="objects"), alice("b"))
    assert asked.choose("alice", "target", ["a", "b"]) == "b"


def test_from_wants_this_source_and_a_source_at_all() -> None:
    asked = policy(alice("a", from_="umbra"), alice("b"))
    assert asked.choose("alice", "target", ["a", "b"], source="umbra") == "a"
    assert asked.choose("alice", "target", ["a", "b"], source="other") == "b"
    assert asked.choose("alice", "target", ["a", "b"]) == "b"
    assert [decision.source for decision in asked.decisions] == ["umbra", "other", None]


def test_times_are_used_up_and_only_by_being_used() -> None:
    asked = policy(alice("a", times=2), alice("b"))
    assert asked.choose("alice", "target", ["b", "c"]) == "b"
    assert [asked.choose("alice", "target", ["a", "b"]) for _ in range(4)] == ["a", "a", "b", "b"]


def test_a_single_option_answers_itself() -> None:
    asked = policy(alice("b", times=1))
    assert asked.choose("alice", "target", ["b"]) == "b"
    assert asked.choose("bob", "target", ["x"]) == "x"
    assert asked.decisions == []
    assert asked.choose("alice", "target", ["a", "b"]) == "b", "the single option has not used the answer up"


def test_a_question_that_nothing_fits_is_told_and_recorded() -> None:
    asked = policy(alice("c", from_="umbra"), alice("a", times=1), alice("a", by="bob"))
    asked.choose("alice", "target", ["a", "b"])
    with pytest.raises(Unanswered) as caught:
        asked.choose("alice", "target", ["a", "b"], source="murder", question="Destroy what?")
    assert str(caught.value) == (
        "alice was asked (target, by murder) to choose from a, b: Destroy what?;"
        " no answer of alice of this kind fits: one prefers c from umbra; one prefers a and is used up"
    )
    assert asked.decisions[-1] == Decision(by="alice", ask="target", options=("a", "b"), source="murder", at=0)


def test_a_question_without_any_answer_of_the_kind() -> None:
    with pytest.raises(Unanswered, match=r"^alice was asked \(may\) to choose from yes, no; alice has no answer"):
        policy(alice("yes")).choose("alice", "may", ["yes", "no"])


def test_a_question_without_options_is_the_adapters_fault() -> None:
    with pytest.raises(ValueError, match="nothing on offer"):
        policy().choose("alice", "target", [])


def test_an_order_is_one_question_and_the_last_place_fills_itself() -> None:
    asked = policy(alice("c", "a", ask="order", times=1))
    assert asked.choose_several("alice", "order", ["a", "b", "c"]) == ["c", "a", "b"]
    with pytest.raises(Unanswered):
        asked.choose_several("alice", "order", ["a", "b", "c"])


def test_an_order_of_which_too_little_is_said_is_not_guessed() -> None:
    with pytest.raises(Unanswered):
        policy(alice("c", ask="order")).choose_several("alice", "order", ["a", "b", "c"])


def test_several_objects_come_from_one_answer() -> None:
    asked = policy(alice("a", ask="objects"), alice("c", "x", "a", ask="objects"))
    assert asked.choose_several("alice", "objects", ["a", "b", "c"], 2) == ["c", "a"]
    assert asked.choose_several("alice", "objects", ["a"], 1) == ["a"]
    with pytest.raises(ValueError, match="2 of 1"):
        asked.choose_several("alice", "objects", ["a"], 2)


# run


class Scripted(Adapter):
    """An adapter whose table does what the test says, action by action."""

    def __init__(self, *deeds: ActionResult | BaseException, at_set_up: BaseException | None = None) -> None:
        self.deeds = list(deeds)
        self.at_set_up = at_set_up
        self.policies: list[Policy] = []

    def describe(self) -> EngineDescription:
        return EngineDescription(name="scripted", version="1", forced=("advance", "attack"), declares=("Bear", "Ox"))

    def set_up(self, situation: Situation, policy: Policy) -> Table:
        if self.at_set_up is not None:
            raise self.at_set_up
        self.policies.append(policy)
        return ScriptedTable(list(self.deeds))


class ScriptedTable:
    def __init__(self, deeds: list[ActionResult | BaseException]) -> None:
        self.deeds, self.done = deeds, 0

    def perform(self, action: Action) -> ActionResult:
        deed = self.deeds.pop(0)
        if isinstance(deed, BaseException):
            raise deed
        self.done += 1
        return deed

    def snapshot(self) -> Snapshot:
        return Snapshot(objects={"counter": ObjectState(damage=self.done)})


YES = ActionResult(accepted=True)
NO = ActionResult(accepted=False, reason="not now")
RESOLVE = Resolve()


def play(adapter: Adapter, *script: Action) -> Outcome:
    objects = (ObjectSetup(id="ox", card="Ox", owner="alice"), ObjectSetup(id="spell", card="Spell", owner="alice"))
    return adapter.run(Situation(id="s", objects=objects, script=script))


def damages(outcome: Outcome) -> list[object]:
    return [snapshot.objects["counter"].damage for snapshot in outcome.snapshots]


def test_a_snapshot_at_the_start_and_after_every_action_and_a_refusal_stops_nothing() -> None:
    outcome = play(Scripted(YES, NO, YES), RESOLVE, RESOLVE, RESOLVE)
    assert outcome.actions == (YES, NO, YES)
    assert damages(outcome) == [0, 1, 2, 3]
    assert outcome.stopped is None


def test_a_situation_without_a_script_has_its_start() -> None:
    outcome = play(Scripted())
    assert (outcome.actions, damages(outcome), outcome.stopped) == ((), [0], None)


def test_refused_preparation_is_a_failure_of_the_set_up() -> None:
    cast = Cast(by="alice", object="spell", prepare=True)
    outcome = play(Scripted(YES, NO, YES), RESOLVE, cast, RESOLVE)
    assert outcome.stopped == Stop(
        at=2, because="setup", detail="the engine refused the preparing action 2 (cast spell): not now"
    )
    assert outcome.actions == (YES, NO)
    assert damages(outcome) == [0, 1, 2]


@pytest.mark.parametrize(
    ("error", "because"),
    [
        (Unsupported("no cards"), "unsupported"),
        (SetupFailed("no cards"), "setup"),
        (Unanswered("no cards"), "unanswered"),
    ],
)
def test_what_the_adapter_can_not_do_stops_the_run(error: Exception, because: Any) -> None:
    stop = {"because": because, "detail": "no cards"}
    assert play(Scripted(at_set_up=error), RESOLVE) == Outcome(stopped=Stop(at=0, **stop), declared=("Ox",))
    outcome = play(Scripted(YES, error, YES), RESOLVE, RESOLVE, RESOLVE)
    assert outcome.stopped == Stop(at=1, **stop)
    assert outcome.actions == (YES,)
    assert damages(outcome) == [0, 1]


def test_the_outcome_says_what_was_forced_and_declared_in_this_run() -> None:
    outcome = play(Scripted(YES, YES), Advance(to="end_step"), RESOLVE)
    assert (outcome.forced, outcome.declared) == (("advance",), ("Ox",))
    assert play(Scripted(YES), RESOLVE).forced == ()


def test_every_run_has_a_policy_of_its_own_that_knows_how_far_the_script_is() -> None:
    adapter = Scripted(YES, YES)
    play(adapter, RESOLVE, RESOLVE)
    play(adapter, RESOLVE)
    assert [policy.at for policy in adapter.policies] == [2, 1]


class PanicException(BaseException):
    """What a panic in a library written in Rust arrives as."""


@pytest.mark.parametrize(
    ("error", "detail"),
    [
        (ValueError("two\nlines"), "ValueError: two lines"),
        (KeyError("bear"), "KeyError: 'bear'"),
        (SystemExit(3), "SystemExit: 3"),
        (PanicException(), "PanicException"),
    ],
)
def test_any_other_exception_is_a_crash_of_this_case(error: BaseException, detail: str) -> None:
    with pytest.raises(EngineFailure) as caught:
        play(Scripted(error), RESOLVE)
    assert (caught.value.kind, caught.value.detail) == ("crash", detail)
    assert "Traceback" in caught.value.log


def test_an_interrupt_is_not_the_engines_fault() -> None:
    with pytest.raises(KeyboardInterrupt):
        play(Scripted(KeyboardInterrupt()), RESOLVE)


def test_an_adapter_is_an_engine() -> None:
    engine: Engine = ToyAdapter()
    assert engine.describe().cards == CARDS
    engine.close()


def test_the_toy_asks_the_policy_and_the_decoy_is_not_heard() -> None:
    situation = Situation(
        id="umbra-armor.3.same-name.h1",
        objects=(
            ObjectSetup(id="bear", card="Grizzly Bears", owner="alice", damage=1),
            ObjectSetup(id="h1", card="Hyena Umbra", owner="alice", attached_to="bear"),
            ObjectSetup(id="h2", card="Hyena Umbra", owner="alice", attached_to="bear"),
            ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand"),
        ),
        script=(Cast(by="bob", object="murder", mana="1BB", targets=("bear",)), RESOLVE),
        answers=(alice("h2", by="bob", ask="replacement"), alice("h1", ask="replacement")),
    )
    outcome = ToyAdapter().run(situation)
    end = outcome.snapshots[-1].objects
    assert (end["bear"].zone, end["bear"].damage, end["h1"].zone, end["h2"].zone) == (
        "battlefield",
        0,
        "graveyard",
        "battlefield",
    )
    assert outcome.decisions == (Decision(by="alice", ask="replacement", options=("h1", "h2"), chose="h1", at=1),)


# serve

SERVED = """
import os, sys
from mtg_conformance.adapter import serve
from toy_adapter import ToyAdapter, ToyTable

class Loud(ToyAdapter):
    def set_up(self, situation, policy):
        print("a print")
        os.write(1, b"a print from below\\n")
        os.system("echo a print from a child process")
        if situation.id == "nothing-to-read":
            sys.stdin.read() and sys.exit(1)
        if situation.id == "broken":
            raise ValueError("it is\\nbroken")
        if situation.id == "exits":
            sys.exit(3)
        table = ToyTable(situation, policy)
        if situation.id == "no-json":
            table.snapshot = lambda: {"a", "set"}
        return table

    def close(self):
        print("closed")

print("too early")
serve(Loud())
print("afterwards")
"""


def served(*requests: dict[str, Any] | bytes, end: bytes = b"") -> tuple[list[dict[str, Any]], str, str]:
    """The answers, the rest of stdout, and stderr of a program that serves these requests."""
    lines = [one if isinstance(one, bytes) else json.dumps(one).encode() for one in requests]
    tests = Path(__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", SERVED],
        input=b"".join(line + b"\n" for line in lines) + end,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": f"{tests}:{tests.parent}", "PYTHONUNBUFFERED": ""},
        timeout=30,
    )
    assert done.returncode == 0, done.stderr
    out = done.stdout.decode().splitlines()
    answers = [json.loads(line) for line in out if line.startswith("{")]
    return answers, "\n".join(line for line in out if not line.startswith("{")), done.stderr.decode()


def run(id: Any, case: str = "fine") -> dict[str, Any]:
    return {"id": id, "do": "run", "situation": {"id": case}}


def test_served_answers_carry_the_id_as_it_came_and_stray_prints_go_elsewhere() -> None:
    answers, rest, errors = served(
        {"id": {"any": ["thing", 1.50]}, "do": "describe"},
        run("2"),
        run(3, "nothing-to-read"),
        {"id": 4, "do": "quit"},
        run(5),
    )
    assert [answer["id"] for answer in answers] == [{"any": ["thing", 1.5]}, "2", 3]
    assert answers[0]["describe"]["name"] == "toy"
    assert len(answers[1]["outcome"]["snapshots"]) == 1
    assert rest == "afterwards", "only what is printed after serving is on stdout"
    for line in ("too early", "a print", "a print from below", "a print from a child process", "closed"):
        assert line in errors.splitlines()


def test_the_end_of_stdin_is_the_end_even_without_the_last_line_break() -> None:
    answers, _, errors = served(run(1), end=json.dumps(run(2)).encode())
    assert [answer["id"] for answer in answers] == [1, 2]
    assert "closed" in errors


def test_a_case_that_breaks_the_adapter_is_an_error_and_the_next_one_runs() -> None:
    answers, _, errors = served(run(1, "broken"), run(2, "exits"), run(3, "no-json"), run(4))
    assert answers[:2] == [{"id": 1, "error": "ValueError: it is broken"}, {"id": 2, "error": "SystemExit: 3"}]
    assert "outcome" in answers[3]
    assert errors.count("Traceback") >= 2


def first_error(request: dict[str, Any] | bytes) -> tuple[Any, str]:
    answers, _, _ = served(request, run("next"))
    assert "outcome" in answers[1]
    error = answers[0]["error"]
    assert isinstance(error, str)
    assert "\n" not in error
    return answers[0]["id"], error


@pytest.mark.parametrize(
    ("request_", "id", "has"),
    [
        (b"", None, "the request is an empty line"),
        (b"hello", None, "expected one JSON object on a line"),
        (b'"hello"', None, "expected one JSON object on a line"),
        (b"\xff\xfe", None, "expected one JSON object on a line"),
        ({"id": 7}, 7, "expected do to be describe, run or quit, found None"),
        ({"id": 7, "do": "dance"}, 7, "expected do to be describe, run or quit, found 'dance'"),
        ({"id": 7, "do": "run"}, 7, "situation: Expected `object`, got `null`"),
        ({"id": 7, "do": "run", "situation": {"id": "a", "format": 2}}, 7, "expected format 1, found format 2"),
        (
            {"id": 7, "do": "run", "situation": {"id": "a", "objects": [{"id": "x", "card": "X"}]}},
            7,
            "situation: Object missing required field `owner` - at `$.objects[0]`",
        ),
        (
            {"id": 7, "do": "run", "situation": {"id": "a", "script": [{"do": "cast", "by": "alice", "object": "no"}]}},
            7,
            "which nothing has - at `$.script[0].object`",
        ),
    ],
)  # fmt: skip
def test_a_request_that_is_none_is_answered_with_an_error(request_: Any, id: Any, has: str) -> None:
    found, error = first_error(request_)
    assert found == id
    assert has in error


def test_long_messages_pass(tmp_path: Path) -> None:
    objects = [{"id": f"o{n}", "card": "Grizzly Bears", "owner": "alice"} for n in range(500)]
    answers, _, _ = served({"id": 1, "do": "run", "situation": {"id": "big", "objects": objects}})
    assert len(answers[0]["outcome"]["snapshots"][0]["objects"]) == 500
