"""What only the adapter for council4 does, on the engine. Skipped, and it says so, where the environment names none."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from local_engines import COUNCIL4
from small_boards import activate, advance, attack, run, thing

from mtg_conformance.cli import main
from mtg_conformance.documents import Outcome
from mtg_conformance.engines.child import ChildEngine

CHAMPION = thing("champion", "Sunscourge Champion", zone="graveyard")


@pytest.fixture(scope="module")
def engine() -> Iterator[ChildEngine]:
    with COUNCIL4.start() as engine:
        yield engine


def eternalize(*discarded: str) -> dict[str, Any]:
    return activate("alice", "champion", "Eternalize", "2WW", pays={"discard": discarded})


def test_a_folder_without_a_go_module_is_named(tmp_path: Path) -> None:
    command = [sys.executable, str(COUNCIL4.folder / "run.py")]
    told = os.environ | {"MTG_CONFORMANCE_COUNCIL4": str(tmp_path)}
    done = subprocess.run(command, env=told, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert str(tmp_path) in done.stderr


@COUNCIL4.needed
def test_a_card_from_the_facts_is_told(engine: ChildEngine) -> None:
    if "Sunscourge Champion" not in engine.describe().declares:
        pytest.skip("this council4 has the card itself")
    assert run(engine, objects=[CHAMPION]).declared == ("Sunscourge Champion",)
    assert run(engine, objects=[]).declared == ()


@COUNCIL4.needed
@pytest.mark.parametrize(
    ("script", "zones", "accepted"),
    [
        (eternalize("shock"), ["exile", "graveyard"], True),
        (eternalize("champion"), ["graveyard", "hand"], False),
        (eternalize(), ["graveyard", "hand"], False),
    ],
)
def test_a_cost_that_council4_pays_by_itself_is_compared_with_the_script(
    engine: ChildEngine, script: dict[str, Any], zones: list[str], accepted: bool
) -> None:
    outcome = run(engine, objects=[CHAMPION, thing("shock", "Shock", zone="hand")], script=[script])
    assert outcome.stopped is None
    assert outcome.actions[0].accepted is accepted
    assert [outcome.snapshots[1].objects[id].zone for id in ("champion", "shock")] == zones


@COUNCIL4.needed
def test_some_of_the_attackers_together_are_not_refused_but_unsupported(engine: ChildEngine) -> None:
    bears = [thing(f"bear-{n}", "Grizzly Bears") for n in range(3)]

    def attacked(*attackers: str) -> Outcome:
        script = [advance("declare_attackers"), attack("alice", **dict.fromkeys(attackers, "bob"))]
        return run(engine, objects=bears, script=script)

    for attackers in (("bear-1",), ("bear-0", "bear-1", "bear-2"), ()):
        outcome = attacked(*attackers)
        assert outcome.stopped is None
        assert outcome.actions[1].accepted
        objects = outcome.snapshots[2].objects
        assert {id for id in objects if objects[id].attacking} == set(attackers)
    stopped = attacked("bear-0", "bear-1").stopped
    assert stopped is not None
    assert stopped.because == "unsupported"


@COUNCIL4.needed
def test_go_test_and_the_judge_certify_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Files in and out, with a runner that is not ours."""
    situations, outcomes = tmp_path / "situations.jsonl", tmp_path / "outcomes.jsonl"
    only = ["--only", "umbra-armor.3,umbra-armor.4,eternalize.0"]
    assert main(["export", "--out", str(situations), *only]) == 0
    told = {"MTG_CONFORMANCE_SITUATIONS": str(situations), "MTG_CONFORMANCE_OUTCOMES": str(outcomes)}
    command = [sys.executable, str(COUNCIL4.folder / "run.py"), "--go", "test", "."]
    done = subprocess.run(command, env=os.environ | told, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok" in done.stdout
    codes = [
        main(["judge", str(outcomes), *only, "--out", str(tmp_path / "judged")]),
        main(["certify", "--engine", "council4", *only, "--out", str(tmp_path / "certified")]),
    ]
    assert codes[0] == codes[1] == 1
    verdicts = []
    for folder in ("judged", "certified"):
        certificate = json.loads((tmp_path / folder / "certificate.json").read_bytes())["predicate"]["mtgConformance"]
        cases = [case for part in (*certificate["rulings"], certificate) for case in part.get("cases", ())]
        cases += certificate["controls"]
        verdicts.append({case["id"]: (case["verdict"], case["reason"], case["findings"]) for case in cases})
    assert verdicts[0] == verdicts[1]
    assert {verdict for verdict, _, _ in verdicts[0].values()} == {"passed", "failed", "not run"}
    capsys.readouterr()
