"""The adapter for Forge, played on Forge itself: what it does that others need not. (What all do is in
test_local_adapters.py.) Skipped, and it says so, where the environment names no Forge."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from local_engines import FORGE
from small_boards import BEAR, RESOLVE, advance, attack, cast, run, situation, thing

from mtg_conformance.engines.child import ChildEngine
from reference_engine.adapter import ReferenceEngine

DECLARED = {
    path.read_text(encoding="utf-8").splitlines()[0].removeprefix("Name:")
    for path in (FORGE.folder / "cards").glob("*.txt")
} - {"Prop"}


@pytest.fixture(scope="module")
def engine() -> Iterator[ChildEngine]:
    with FORGE.start() as engine:
        yield engine


def test_a_res_that_is_none_is_told(tmp_path: Path) -> None:
    told = {"MTG_CONFORMANCE_FORGE_CLASSPATH": "forge.jar", "MTG_CONFORMANCE_FORGE_RES": str(tmp_path)}
    done = subprocess.run([sys.executable, str(FORGE.folder / "run.py")], env=told, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert "no folder cardsfolder" in done.stderr
    assert done.stderr.count("\n") == 1


@FORGE.needed
def test_what_it_declares_is_what_forge_lacks(engine: ChildEngine) -> None:
    said = set(engine.describe().declares)
    assert said <= DECLARED
    assert {"Dog Umbra", "Lion Umbra"} <= said


@FORGE.needed
@pytest.mark.parametrize("card", sorted(DECLARED))
def test_a_declared_card_is_the_card(card: str, engine: ChildEngine) -> None:
    there = situation(objects=[thing("it", card, zone="hand")])
    ours, right = (one.run(there).snapshots[0].objects["it"] for one in (engine, ReferenceEngine()))
    assert (ours.name, ours.mana_cost, ours.power, ours.toughness) == (
        right.name,
        right.mana_cost,
        right.power,
        right.toughness,
    )
    for field in ("types", "subtypes", "supertypes", "colors"):
        assert sorted(getattr(ours, field)) == sorted(getattr(right, field)), field


@FORGE.needed
@pytest.mark.parametrize(
    ("other", "legal"),
    [
        (None, False),
        (thing("aura", "Hyena Umbra", attached_to="bear"), True),
        (thing("aura", "Hyena Umbra", "bob", attached_to="bear"), False),
        (thing("sword", "Short Sword", "bob", attached_to="bear"), True),
    ],
)
def test_lion_umbra_enchants_a_modified_creature(
    other: dict[str, Any] | None, legal: bool, engine: ChildEngine
) -> None:
    objects = [BEAR, thing("lion", "Lion Umbra", zone="hand"), *([other] if other else [])]
    outcome = run(engine, objects=objects, script=[cast("alice", "lion", "GG", "bear"), RESOLVE])
    assert outcome.actions[0].accepted is legal
    assert outcome.snapshots[-1].objects["lion"].zone == ("battlefield" if legal else "hand")


@FORGE.needed
@pytest.mark.parametrize(("controller", "survives"), [("alice", True), ("bob", False)])
def test_dog_umbra_protects_what_its_controller_controls(controller: str, survives: bool, engine: ChildEngine) -> None:
    outcome = run(
        engine,
        objects=[
            thing("bear", "Grizzly Bears", controller, controller=controller),
            thing("dog", "Dog Umbra", attached_to="bear"),
            thing("murder", "Murder", "bob", zone="hand"),
        ],
        script=[cast("bob", "murder", "1BB", "bear"), RESOLVE],
    )
    assert outcome.stopped is None
    assert outcome.snapshots[-1].objects["bear"].zone == ("battlefield" if survives else "graveyard")
    assert outcome.snapshots[-1].objects["dog"].zone == "graveyard"


@FORGE.needed
def test_types_have_todays_names(engine: ChildEngine) -> None:
    outcome = run(
        engine,
        objects=[thing("hound", "Isamaru, Hound of Konda"), thing("naga", "Champion of Wits", zone="hand")],
    )
    seen = outcome.snapshots[0].objects
    assert (seen["hound"].subtypes, seen["naga"].subtypes) == (("Dog",), ("Snake", "Wizard"))


@FORGE.needed
def test_shield_counters_are_newer_than_forge(engine: ChildEngine) -> None:
    outcome = run(engine, objects=[thing("bear", "Grizzly Bears", counters={"shield": 1})])
    assert outcome.stopped is not None
    assert (outcome.stopped.because, "shield" in outcome.stopped.detail) == ("unsupported", True)


@FORGE.needed
def test_where_nothing_can_attack_nobody_gets_priority_and_it_says_so(engine: ChildEngine) -> None:
    outcome = run(engine, script=[advance("declare_attackers"), attack("alice")])
    assert [action.accepted for action in outcome.actions] == [True, True]
    assert "declare_attackers" in outcome.actions[0].reason
    assert outcome.snapshots[1].game.step == "end_combat"


@FORGE.needed
def test_a_game_that_is_played_again_asks_the_same(engine: ChildEngine) -> None:
    """A refused action is undone by playing the game again: answers and what was asked must come out the same."""
    objects = [
        BEAR,
        thing("boar", "Boar Umbra", attached_to="bear"),
        thing("crab", "Crab Umbra", attached_to="bear"),
        thing("murder", "Murder", "bob", zone="hand"),
        thing("doom", "Doom Blade", "bob", zone="hand"),
    ]
    answers = [{"by": "alice", "ask": "replacement", "prefer": ["crab"], "times": 1}]
    played = [cast("bob", "murder", "1BB", "bear"), RESOLVE]
    wrong = cast("bob", "doom", "1", "bear")
    right = [cast("bob", "doom", "1B", "bear"), RESOLVE]
    without = run(engine, objects=objects, answers=answers, script=[*played, *right])
    outcome = run(engine, objects=objects, answers=answers, script=[*played, wrong, *right])
    assert [action.accepted for action in outcome.actions] == [True, True, False, True, True]
    assert outcome.snapshots[3] == outcome.snapshots[2]
    assert outcome.snapshots[:3] + outcome.snapshots[4:] == without.snapshots
    assert outcome.decisions == without.decisions
