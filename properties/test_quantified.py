"""Scenarios that quantify: each can be judged, holds by the rules, and is broken by a misreading."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from msgspec import UNSET

from mtg_conformance.documents import Case, EngineDescription, Outcome, Situation, Stop
from mtg_conformance.engines import EngineFailure
from mtg_conformance.features import load_rulings
from mtg_conformance.verdicts import Verdict
from mtg_conformance.vocabulary.claims import KEPT, MOMENTS, WITH, Claim
from reference_engine.adapter import ReferenceEngine
from reference_engine.cards import CARDS

from .board import Board
from .misreadings import MISREADINGS
from .quantified import boards_for, check, checked, judge_claim, search
from .quantified.checking import MOMENTS as MEANT
from .quantified.phrases import PHRASES
from .quantified.strategies import _CREATURE_CHANGES, _LIFE_CHANGES

FEATURES = Path(__file__).parent.parent / "features"
BOARDS = 30
ENGINE = ReferenceEngine()


@cache
def claims() -> dict[str, Claim]:
    """Every claim of the feature files, by id."""
    return {claim.id: claim for ruling in load_rulings(FEATURES) for claim in ruling.claims}


CLAIMS = list(claims())


@cache
def boards(id: str, count: int = BOARDS) -> tuple[Board, ...]:
    """So many boards that are drawn for a claim, the same ones every time."""
    drawn: list[Board] = []

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(boards_for(claims()[id]))
    def draw(board: Board) -> None:
        drawn.append(board)

    draw()
    return tuple(drawn)


@cache
def played(id: str) -> tuple[tuple[Board, Outcome], ...]:
    """The boards and their outcomes by the rules."""
    return tuple((board, ENGINE.run(board.situation)) for board in boards(id))


def is_red(claim: Claim, board: Board) -> bool:
    """Whether the engine, as it is now, breaks the claim on a board, or fails on it."""
    try:
        outcome = ENGINE.run(board.situation)
    except Exception:
        return True
    return bool(check(claim, board, outcome))


@pytest.mark.parametrize("id", CLAIMS)
def test_it_holds_by_the_rules_and_is_judged_on_many_boards(id: str) -> None:
    verdict = judge_claim(claims()[id], played(id))
    assert not verdict.broken, [one.what for _, one in verdict.broken]
    assert verdict.verdict is Verdict.passed
    assert verdict.boards >= BOARDS * 0.4, f"judged on {verdict.boards} of {BOARDS} boards only"


@pytest.mark.parametrize("id", CLAIMS)
def test_a_misreading_breaks_it(id: str) -> None:
    claim = claims()[id]
    spoken_of = [board for board, outcome in played(id) if checked(claim, board, outcome).occasions]
    # First those that say that they break its bullet: they usually do.
    for misreading in sorted(MISREADINGS.values(), key=lambda one: claim.ruling not in one.breaks):
        with misreading.applied():
            if any(is_red(claim, board) for board in spoken_of):
                return
    pytest.fail("no misreading breaks it on these boards")


def test_each_testable_bullet_has_one() -> None:
    for ruling in load_rulings(FEATURES):
        if ruling.cases and ruling.id != "control" and ".corner." not in ruling.id:
            assert ruling.claims, f"{ruling.path}: expected a scenario that quantifies"


def test_the_invariant_of_the_first_user_can_be_read() -> None:
    claim = claims()["umbra-armor.3.any.exactly-one"]
    assert claim.title == "Exactly one umbra is destroyed per destruction event"
    text = (FEATURES / "umbra_armor/3_several_umbras.feature").read_text(encoding="utf-8")
    assert "Then exactly one of its umbras is in the graveyard" in text[text.index(claim.title) :]


def test_all_words_mean_something_and_nothing_else_does() -> None:
    assert set(PHRASES) == set(WITH)
    assert set(MEANT) == set(MOMENTS)
    assert set(_CREATURE_CHANGES) | set(_LIFE_CHANGES) <= {*WITH, *MOMENTS}


def test_all_words_are_used() -> None:
    asked = {phrase for claim in claims().values() for phrase in claim.given}
    assert set(WITH) <= asked
    assert {claim.when for claim in claims().values()} == set(MOMENTS)


def test_without_a_board_that_it_speaks_of_it_is_not_run() -> None:
    claim = claims()["umbra-armor.3.any.exactly-one"]
    assert judge_claim(claim, ()).verdict is Verdict.not_run
    assert judge_claim(claim, played("eternalize.5.any.token")).verdict is Verdict.not_run
    board, outcome = played(claim.id)[0]
    stopped = Outcome(snapshots=outcome.snapshots[:1], stopped=Stop(at=0, because="unsupported", detail="no"))
    assert judge_claim(claim, [(board, stopped)]).verdict is Verdict.not_run


def test_where_the_engine_does_not_show_what_it_names_it_is_not_run() -> None:
    claim = claims()["umbra-armor.1.any.cleaned-and-kept"]
    runs = []
    for board, outcome in played(claim.id):
        told = msgspec.convert(msgspec.to_builtins(outcome), Outcome)
        for snapshot in told.snapshots[1:]:
            for state in snapshot.objects.values():
                state.damage = UNSET
        runs.append((board, told))
    assert judge_claim(claim, runs).verdict is Verdict.not_run


@pytest.mark.parametrize("field", sorted({field for fields in KEPT.values() for field in fields}))
def test_what_can_be_kept_is_a_field(field: str) -> None:
    assert field in ("zone", "controller", "damage", "counters", "tapped", "attacking", "blocking")


def test_boards_are_made_of_the_cards_that_there_are() -> None:
    cards = frozenset({"Grizzly Bears", "Hyena Umbra", "Boar Umbra", "Murder"})
    claim = claims()["umbra-armor.3.any.exactly-one"]
    result = search(claim, ENGINE, examples=20, cards=cards)
    assert result.judgement.verdict is Verdict.passed

    without_umbras = search(claim, ENGINE, examples=20, cards=frozenset({"Grizzly Bears", "Murder"}))
    assert without_umbras.judgement.verdict is Verdict.not_run
    assert "umbra" in without_umbras.judgement.reason

    seen: set[str] = set()

    class Watched(ReferenceEngine):
        def run(self, situation: Situation) -> Outcome:
            seen.update(thing.card for thing in situation.objects)
            return super().run(situation)

    assert search(claims()["umbra-armor.0.any.in-its-place"], Watched(), examples=20, cards=cards).judged
    assert seen <= cards


def test_what_breaks_it_is_shrunk_and_told() -> None:
    claim = claims()["umbra-armor.3.any.exactly-one"]
    with MISREADINGS["destroys-every-umbra"].applied():
        result = search(claim, ENGINE, examples=50)
    assert result.judgement.verdict is Verdict.failed
    told = result.told()
    assert told.startswith("umbra-armor.3.any.exactly-one: failed (CR 702.89a, 616.1, 614.5)")
    assert "2 of 2 (umbra, umbra-2)" in told
    assert "When Bob casts the" in told
    board = result.broken[0] if result.broken else None
    assert board is not None
    assert board.factors["umbras"] == "2"
    assert len(board.situation.objects) == 4
    Case(id="board", situation=board.situation, expect=())


class Wrong(ReferenceEngine):
    """A wrong engine beside the right one."""

    def run(self, situation: Situation) -> Outcome:
        with MISREADINGS["keeps-the-damage"].applied():
            return super().run(situation)


def test_a_third_engine_is_told_as_a_scenario_that_fails_again() -> None:
    claim = claims()["umbra-armor.2.any.cause.lethal-damage"]
    result = search(claim, Wrong(), examples=50, reference=ENGINE)
    assert result.case is not None
    assert "@id:umbra-armor.2.drawn." in result.told()
    right = search(claim, ENGINE, examples=50, reference=ENGINE)
    assert (right.judgement.verdict, right.doubtful) == (Verdict.passed, 0)


def test_nobody_is_blamed_for_what_the_reference_engine_does_too() -> None:
    claim = claims()["umbra-armor.3.any.exactly-one"]
    result = search(claim, Wrong(), examples=20, reference=Wrong())
    assert result.doubtful
    assert result.broken is None


class Crashing:
    """An engine that dies on every board."""

    def describe(self) -> EngineDescription:
        return EngineDescription(name="crashing", version="0")

    def run(self, situation: Situation) -> Outcome:
        raise EngineFailure("crash", "exited with status 1")

    def close(self) -> None:
        pass


def test_an_engine_that_dies_is_an_error_with_its_board() -> None:
    result = search(claims()["eternalize.5.any.token"], Crashing(), examples=20)
    assert result.judgement.label == "error: crash"
    assert "exited with status 1" in result.told()
    assert "Scenario: The board" in result.told()


def test_cards_that_are_named_are_cards() -> None:
    for claim in claims().values():
        for phrase in claim.given:
            if phrase not in WITH:
                assert phrase.split(" ", 1)[1] in CARDS, phrase
