"""python-mtg has neither rule: an honest certificate says so, and what it has is played."""

import shlex
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.documents import Case, Cast, ObjectSetup, Resolve, Situation
from mtg_conformance.engines.child import ChildEngine
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Judgement

pytestmark = pytest.mark.skipif(find_spec("mtg") is None, reason="the package python-mtg is not installed")

PROGRAM = Path(__file__).resolve().parent.parent / "adapters" / "python_mtg" / "mtg_program.py"


@pytest.fixture(scope="module")
def engine() -> Iterator[ChildEngine]:
    child = ChildEngine(shlex.join([sys.executable, str(PROGRAM)]), run_timeout=60)
    yield child
    child.close()


@pytest.fixture(scope="module")
def cases() -> dict[str, Case]:
    return {case.id: case for ruling in the_rulings() for case in ruling.cases}


@pytest.fixture(scope="module")
def judged(engine: ChildEngine, cases: dict[str, Case]) -> dict[str, Judgement]:
    """Every control, and two rulings with what they rest on."""
    wanted = [id for id in cases if id.startswith(("control.", "umbra-armor.0.", "eternalize.0."))]
    return {one.case: one for one in run_cases(list(cases.values()), engine, only=wanted)}


@pytest.mark.parametrize(
    "control",
    [
        "control.murder",
        "control.destroy.doom-blade",
        "control.vindicate",
        "control.putrefy-artifact",
        "control.destroy-all-creatures.wrath-of-god",
        "control.plain-aura",
        "control.toughness-zero",
        "control.deathtouch-combat",
        "control.unsummon",
    ],
)
def test_what_the_engine_has_is_played_and_passes(judged: dict[str, Judgement], control: str) -> None:
    assert judged[control].label == "passed"


@pytest.mark.parametrize(
    ("control", "reason"),
    [
        ("control.shrunk", "keeps no damage on a creature"),
        ("control.bolt", "picks the target of Lightning Bolt itself"),
        ("control.regeneration", "no facts that say all that Regenerate does"),
        ("control.no-regeneration.terminate", "no facts that say all that Regenerate does"),
        ("control.indestructible", "the engine does not show: damage of the myr"),
        ("control.destroy-all.akromas-vengeance", "no facts that say all that Akroma's Vengeance does"),
        ("control.sacred-cat", "knows the name of embalm and has no rule for it (CR 702.128)"),
    ],
)
def test_what_the_engine_lacks_is_unsupported_and_the_reason_is_true(
    judged: dict[str, Judgement], control: str, reason: str
) -> None:
    assert judged[control].label == "not run: unsupported"
    assert reason in judged[control].reason


def test_the_red_controls_are_the_faults_that_the_readme_tells(judged: dict[str, Judgement]) -> None:
    red = {id: one.reason for id, one in judged.items() if one.label.startswith(("failed", "error"))}
    assert red.keys() == {
        "control.unblocked",
        "control.legend-rule.keep-old",
        "control.legend-rule.keep-new",
        "control.indestructible-toughness-zero",
    }
    assert "expected tapped, found untapped" in red["control.unblocked"]
    readme = (PROGRAM.parent / "README.md").read_text(encoding="utf-8")
    assert all(rule in readme for rule in ("508.1f", "704.5j", "704.5f"))


def test_no_case_about_the_rulings_is_red_or_green(judged: dict[str, Judgement]) -> None:
    about = {id: one for id, one in judged.items() if id.startswith(("umbra-armor.", "eternalize."))}
    assert {one.label for one in about.values()} <= {"not run: unsupported", "not run: blocked"}
    said = {one.reason for one in about.values()}
    assert any("knows the name of umbra armor and has no rule for it (CR 702.89)" in reason for reason in said)
    assert any("knows the name of eternalize and has no rule for it (CR 702.129)" in reason for reason in said)


def test_the_same_board_gives_the_same_outcome(engine: ChildEngine, cases: dict[str, Case]) -> None:
    situation = cases["control.destroy-all-creatures.damnation"].situation
    assert engine.run(situation) == engine.run(situation)


def test_what_is_done_counts_as_forced(judged: dict[str, Judgement]) -> None:
    outcome = judged["control.murder"].outcome
    assert outcome is not None
    assert outcome.forced == ("cast", "resolve")


def murder(mana: str, target: str, *more: ObjectSetup) -> Situation:
    objects = (
        ObjectSetup(id="bear", card="Grizzly Bears", owner="alice"),
        ObjectSetup(id="stone", card="Forest", owner="bob"),
        ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand"),
        *more,
    )
    cast = Cast(by="bob", object="murder", mana=mana, targets=(target,))
    return Situation(id="mine", objects=objects, script=(cast, Resolve()))


@pytest.mark.parametrize(
    ("mana", "target"), [("BB", "bear"), ("1RR", "bear"), ("", "bear"), ("1BB", "stone"), ("1BB", "alice")]
)
def test_one_mana_less_and_an_illegal_target_are_refused_without_a_trace(
    engine: ChildEngine, mana: str, target: str
) -> None:
    outcome = engine.run(murder(mana, target))
    assert outcome.stopped is None
    assert [result.accepted for result in outcome.actions] == [False, False]
    assert outcome.snapshots[0] == outcome.snapshots[-1]


def test_the_caster_s_own_lands_pay_for_nothing(engine: ChildEngine) -> None:
    swamps = [ObjectSetup(id=f"swamp-{n}", card="Swamp", owner="bob") for n in "abc"]
    outcome = engine.run(murder("", "bear", *swamps))
    assert not outcome.actions[0].accepted
    assert not outcome.snapshots[-1].objects["swamp-a"].tapped


def test_the_spell_is_on_the_stack_until_it_resolves(engine: ChildEngine) -> None:
    outcome = engine.run(murder("1BB", "bear"))
    cast, resolved = outcome.snapshots[1:]
    assert cast.objects["murder"].zone == "stack"
    assert cast.objects["bear"].zone == "battlefield"
    assert isinstance(cast.game.stack, tuple)
    assert [(entry.id, entry.controller) for entry in cast.game.stack] == [("murder", "bob")]
    assert (resolved.objects["murder"].zone, resolved.objects["bear"].zone) == ("graveyard", "graveyard")
    assert (resolved.players["alice"].graveyard, resolved.players["bob"].graveyard) == (1, 1)
