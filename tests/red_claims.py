"""Which claims about any board are red on an engine: what the tests of the findings hold against them."""

from collections.abc import Iterable

from mtg_conformance.cli.suites import the_controls
from mtg_conformance.engines import Engine
from mtg_conformance.features import load_rulings
from mtg_conformance.rooms import room
from mtg_conformance.verdicts import Judgement, Verdict
from properties.claims import judge_claims
from properties.usable import broken_cards


def red_claims(engine: Engine, judgements: Iterable[Judgement], boards: int) -> set[str]:
    """By id. `judgements`: what the suite says of the engine, since what rests on a red control is not played;
    `boards`: how many for each claim."""
    verdicts = {one.case: one.verdict for one in judgements}
    runs = judge_claims(
        engine,
        [claim for ruling in load_rulings(room("features")) for claim in ruling.claims],
        boards,
        verdicts=verdicts,
        cards=engine.describe().cards,
        broken=broken_cards(the_controls(), verdicts),
    )
    return {run.claim.id for run in runs if run.verdict in (Verdict.failed, Verdict.error)}
