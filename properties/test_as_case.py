"""The Case of a failure shows what the failure is named for, and is red for that alone."""

from __future__ import annotations

from typing import Any

import msgspec

from mtg_conformance.documents import ObjectExpectation, Outcome, Situation
from mtg_conformance.judge import judge
from mtg_conformance.verdicts import Verdict
from reference_engine.adapter import ReferenceEngine

from .as_case import case_of
from .board import Board
from .trials import Trial, try_board

RIGHT = ReferenceEngine()
BOARD = Board(
    msgspec.convert(
        {
            "id": "two.bugs",
            "objects": [
                {"id": "creature", "card": "Craw Wurm", "owner": "alice"},
                {"id": "umbra", "card": "Spider Umbra", "owner": "alice", "attached_to": "creature"},
                {"id": "other", "card": "Hill Giant", "owner": "bob"},
                {"id": "bolt", "card": "Lightning Bolt", "owner": "bob", "zone": "hand"},
                {"id": "murder", "card": "Murder", "owner": "bob", "zone": "hand"},
            ],
            "script": [
                {"do": "cast", "by": "bob", "object": "bolt", "mana": "R", "targets": ["alice"]},
                {"do": "resolve"},
                {"do": "cast", "by": "bob", "object": "murder", "mana": "1BB", "targets": ["creature"]},
                {"do": "resolve"},
            ],
        },
        Situation,
    ),
    "umbra-armor",
    {},
)


def wrong(**errors: dict[str, Any]) -> Any:
    """The reference engine, with other fields of an object from a snapshot on: {"umbra": {"at": 4, "zone": …}}."""

    def run(situation: Situation) -> Outcome:
        written = msgspec.to_builtins(RIGHT.run(situation))
        for id, fields in errors.items():
            for snapshot in written["snapshots"][fields["at"] :]:
                snapshot["objects"][id] |= {field: value for field, value in fields.items() if field != "at"}
        return msgspec.convert(written, Outcome)

    return run


def seen_and_told(run: Any) -> tuple[Trial, Any]:
    trial = try_board(BOARD, run, most_relations=0)
    return trial, case_of(BOARD, trial.faults, run, RIGHT, shrink=False)


def test_with_two_faults_at_once_it_asserts_the_one_that_is_named() -> None:
    # First something is tapped that nothing tapped; two actions later the saved creature keeps damage.
    both = wrong(other={"at": 1, "tapped": True}, creature={"at": 4, "damage": 2})
    trial, case = seen_and_told(both)
    assert trial.faults[0].name == "damage-is-gone-from-what-was-saved"
    assert {fault.kind for fault in trial.faults} == {"invariant", "result"}
    assert case.title == "Drawn board: damage is gone from what was saved"
    assert [one.object for one in case.expect if isinstance(one, ObjectExpectation)] == ["creature"]
    assert judge(case, RIGHT.run(case.situation)).verdict is Verdict.passed
    mended = wrong(other={"at": 1, "tapped": True})
    assert judge(case, both(case.situation)).verdict is Verdict.failed
    assert judge(case, mended(case.situation)).verdict is Verdict.passed


def test_what_differs_first_is_told_of_a_result() -> None:
    trial, case = seen_and_told(wrong(other={"at": 1, "tapped": True}))
    assert [fault.name for fault in trial.faults] == ["illegal-result"]
    assert case.title == "Drawn board: illegal result"
    assert [one.object for one in case.expect if isinstance(one, ObjectExpectation)] == ["other"]
