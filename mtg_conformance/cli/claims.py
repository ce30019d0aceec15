"""The claims of a certificate: what the features say of any board, judged on the boards frozen for it."""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Mapping, Sequence

import msgspec

from mtg_conformance.adapter import Adapter
from mtg_conformance.certificate import BoardCounts, Certificate, ClaimReport, claim_digest
from mtg_conformance.cli.boards import board_progress
from mtg_conformance.cli.drawn import claims, frozen, usable
from mtg_conformance.cli.suites import the_controls
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.documents import Case
from mtg_conformance.engines import Engine
from mtg_conformance.verdicts import Verdict
from mtg_conformance.vocabulary.claims import Claim

__all__ = ["boards_digest", "check_claims", "claims_for", "with_claims"]


def check_claims(count: int | None) -> None:
    """Raise BadInput unless so many boards can be played for each claim."""
    there = min(map(len, _frozen().values()), default=0)
    if count is not None and not 0 <= count <= there:
        raise BadInput(f"--claims {count}: expected a number from 0 to {there}, which is what there is for each claim")


def claims_for(engine: Engine) -> int:
    """How many boards are played for each claim when nobody says: fewer on a program, where each run takes its time."""
    return 20 if isinstance(engine, Adapter) else 5


def with_claims(
    certificate: Certificate, engine: Engine, asked: Sequence[Claim], count: int
) -> tuple[Certificate, dict[str, Case]]:
    """The certificate with what came of these claims, and the Cases that show the reds, by the claim's id. Boards
    with cards whose controls are red in the certificate are not played. Ctrl-C ends it early, marked so."""
    verdicts = {one.id: one.verdict for one in certificate.reports()}
    runs: list[claims.ClaimRun] = []
    interrupted = False
    with board_progress("claims") as (update, _):

        def keep(run: claims.ClaimRun) -> None:
            runs.append(run)
            update(len(runs), len(asked), sum(one.verdict in (Verdict.failed, Verdict.error) for one in runs))

        try:
            claims.judge_claims(
                engine,
                asked,
                count,
                verdicts=verdicts,
                cards=engine.describe().cards,
                broken=usable.broken_cards(the_controls(), verdicts),
                on_claim=keep,
            )
        except KeyboardInterrupt:
            interrupted = True
    done = msgspec.structs.replace(
        certificate, claims=tuple(map(_report, runs)), partial=certificate.partial or interrupted
    )
    return done, {run.claim.id: _case(run) for run in runs if run.case is not None}


def boards_digest(claim: str, count: int) -> str:
    """Of the first so many boards that are frozen for the claim."""
    return hashlib.sha256(msgspec.json.encode(_frozen().get(claim, ())[:count])).hexdigest()[:16]


def _frozen() -> Mapping[str, Sequence[object]]:
    try:
        return frozen.frozen_claims()
    except (OSError, lzma.LZMAError, EOFError, msgspec.MsgspecError) as error:
        raise BadInput(f"{frozen.CLAIMS}: {error}; install mtg-conformance again") from None


def _report(run: claims.ClaimRun) -> ClaimReport:
    claim = run.claim
    return ClaimReport(
        id=claim.id,
        title=claim.title,
        ruling=claim.ruling or "",
        verdict=run.verdict,
        cause=None if run.cause is None else str(run.cause),
        reason=run.reason,
        cr=claim.cr,
        case_digest=claim_digest(claim),
        boards_digest=boards_digest(claim.id, run.planned),
        planned=run.planned,
        counts=BoardCounts(judged=run.judged, red=run.red, stopped=run.stopped),
    )


def _case(run: claims.ClaimRun) -> Case:
    """The first red board, by the claim's name."""
    assert run.case is not None
    situation = msgspec.structs.replace(run.case.situation, id=run.claim.id)
    return msgspec.structs.replace(run.case, id=run.claim.id, situation=situation, title=run.claim.title)
