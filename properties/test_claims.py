"""The boards frozen for claims fit their claims, and engines are judged on them."""

from __future__ import annotations

from msgspec.structs import replace

from mtg_conformance.documents import ObjectExpectation, Outcome, Situation, Stop
from mtg_conformance.engines import EngineFailure
from mtg_conformance.features import load_rulings
from mtg_conformance.judge import judge
from mtg_conformance.rooms import room
from mtg_conformance.verdicts import Cause, Verdict
from reference_engine.adapter import ReferenceEngine

from .claims import PER_CLAIM, ClaimRun, judge_claims
from .frozen import CLAIMS, frozen_claims
from .misread import MisreadEngine
from .misreadings import MISREADINGS
from .usable import cards_on

ALL = tuple(claim for ruling in load_rulings(room("features")) for claim in ruling.claims)
BY_ID = {claim.id: claim for claim in ALL}
ONE = BY_ID["umbra-armor.3.any.exactly-one"]


class Silent(ReferenceEngine):
    """The reference engine, which does something else where a situation has this card."""

    def __init__(self, card: str, does: Outcome | EngineFailure) -> None:
        self.card, self.does = card, does

    def run(self, situation: Situation) -> Outcome:
        if self.card not in cards_on(situation):
            return super().run(situation)
        if isinstance(self.does, EngineFailure):
            raise self.does
        return self.does


def judged(engine: ReferenceEngine, *names: str, **more: object) -> list[ClaimRun]:
    claims = [BY_ID[name] for name in names] or list(ALL)
    return judge_claims(engine, claims, PER_CLAIM, **{"verdicts": {}, **more})  # type: ignore[arg-type]


def numbers(run: ClaimRun) -> tuple[int, int, int]:
    return run.judged, run.red, run.stopped


def test_every_claim_has_its_boards_and_the_reference_engine_holds_to_it_on_each() -> None:
    assert frozen_claims().keys() == BY_ID.keys(), "python -m properties.freeze --claims"
    assert CLAIMS.stat().st_size < 60_000
    needed = {need: Verdict.passed for claim in ALL for need in claim.needs}
    for run in judged(ReferenceEngine(), verdicts=needed):
        assert (run.verdict, numbers(run)) == (Verdict.passed, (PER_CLAIM, 0, 0)), run.claim.id
        assert len({repr(board.situation) for board in run.boards}) == PER_CLAIM


def test_a_misreading_is_red_and_its_case_fails_only_there() -> None:
    engine = MisreadEngine(MISREADINGS["destroys-every-umbra"])
    [run] = judged(engine, ONE.id)
    assert run.verdict is Verdict.failed
    assert run.red > 0
    assert run.judged == PER_CLAIM
    assert "umbra" in run.reason
    assert run.case is not None
    assert judge(run.case, engine.run(run.case.situation)).verdict is Verdict.failed
    assert judge(run.case, ReferenceEngine().run(run.case.situation)).verdict is Verdict.passed


def test_the_case_of_a_claim_has_no_answers_that_nobody_asks_for_and_says_what_went() -> None:
    [run] = judged(MisreadEngine(MISREADINGS["destroys-every-umbra"]), ONE.id)
    assert run.case is not None
    situation = run.case.situation
    ids = {thing.id for thing in situation.objects}
    asked = {(one.by, one.ask) for one in ReferenceEngine().run(situation).decisions}
    assert {(one.by, one.ask) for one in situation.answers} <= asked
    assert all(set(one.prefer) <= ids for one in situation.answers if one.ask == "replacement")
    told = {one.object: one.is_.zone for one in run.case.expect if isinstance(one, ObjectExpectation)}
    assert sorted(str(zone) for id, zone in told.items() if "umbra" in id) == ["battlefield", "graveyard"]


def test_most_misreadings_that_claims_are_about_are_red() -> None:
    """Each of these breaks what a claim says in so many words."""
    for reading, claim in {
        "keeps-the-damage": "umbra-armor.1.any.cleaned-and-kept",
        "taps-the-creature": "umbra-armor.6.any.neither-tapped-nor-out-of-combat",
        "no-discard": "eternalize.7.any.not-itself",
    }.items():
        assert judged(MisreadEngine(MISREADINGS[reading]), claim)[0].verdict is Verdict.failed, reading


def test_boards_with_cards_that_are_missing_or_broken_are_not_played() -> None:
    used = sorted({card for board in frozen_claims()[ONE.id] for card in cards_on(board.situation)})
    [run] = judged(ReferenceEngine(), ONE.id, cards=())
    assert (run.verdict, run.cause, numbers(run)) == (Verdict.not_run, Cause.unsupported, (0, 0, PER_CLAIM))
    [run] = judged(ReferenceEngine(), ONE.id, broken=used)
    assert (run.verdict, run.cause, numbers(run)) == (Verdict.not_run, Cause.blocked, (0, 0, PER_CLAIM))
    [run] = judged(MisreadEngine(MISREADINGS["destroys-every-umbra"]), ONE.id, broken=["Grizzly Bears"])
    assert 0 < run.stopped < PER_CLAIM
    assert run.judged + run.stopped == PER_CLAIM


def test_what_stops_and_what_dies() -> None:
    stopped = Outcome(stopped=Stop(at=0, because="unanswered", detail="who knows"))
    cards = {card for board in frozen_claims()[ONE.id] for card in cards_on(board.situation)}
    for card in sorted(cards)[:3]:
        [run] = judged(Silent(card, stopped), ONE.id)
        assert run.verdict in (Verdict.passed, Verdict.not_run)
        assert run.stopped > 0
        [run] = judged(Silent(card, EngineFailure("crash", "boom")), ONE.id)
        assert (run.verdict, run.cause, run.reason) == (Verdict.error, Cause.crash, "boom")


def test_a_claim_needs_its_controls() -> None:
    needing = replace(ONE, needs=("control.murder",))
    for verdict, expected in ((Verdict.failed, Verdict.not_run), (Verdict.passed, Verdict.passed)):
        [run] = judge_claims(ReferenceEngine(), [needing], 3, verdicts={"control.murder": verdict})
        assert run.verdict is expected
        assert run.planned == 3
    [run] = judge_claims(ReferenceEngine(), [needing], 3, verdicts={})
    assert (run.cause, run.reason) == (Cause.blocked, "needs control.murder, which did not pass")
