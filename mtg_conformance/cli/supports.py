"""Without what each case, claim and drawn board of a certificate is blocked, as the gate has to know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mtg_conformance.certificate import Certificate, ClaimReport
from mtg_conformance.cli.drawn import frozen, usable
from mtg_conformance.cli.suites import the_controls, the_rulings
from mtg_conformance.documents import Situation
from mtg_conformance.gate import Support, support_of
from mtg_conformance.verdicts import Cause, Verdict

__all__ = ["supports_of"]


def supports_of(certificate: Certificate) -> dict[str, Support]:
    """By id. Boards, and claims whose boards were all blocked, rest on the failed controls of their cards."""
    rulings = the_rulings()
    found = {case.id: support_of(case) for ruling in rulings for case in ruling.cases}
    found |= {claim.id: Support(needs=claim.needs) for ruling in rulings for claim in ruling.claims}
    verdicts = {one.id: one.verdict for one in certificate.reports()}
    boards = () if certificate.boards is None else certificate.boards.stopped_boards.get(Cause.blocked, ())
    claims = [one for one in certificate.claims if _has_only_silent_boards(one, found, verdicts)]
    if not boards and not claims:
        return found
    failed = _failed_controls(verdicts)
    if boards:
        drawn = {one.case.id: one.case.situation for one in frozen.frozen_boards()}
        found |= {id: Support(needs=_blocking([drawn[id]], failed)) for id in boards if id in drawn}
    for one in claims:
        played = [board.situation for board in frozen.frozen_claims().get(one.id, ())[: one.planned]]
        found[one.id] = Support(needs=_blocking(played, failed))
    return found


def _has_only_silent_boards(
    claim: ClaimReport, supports: Mapping[str, Support], verdicts: Mapping[str, Verdict]
) -> bool:
    """Whether a claim is blocked although all that it needs has passed."""
    needs = supports[claim.id].needs if claim.id in supports else ()
    return claim.cause == Cause.blocked and all(verdicts.get(need) is Verdict.passed for need in needs)


def _failed_controls(verdicts: Mapping[str, Verdict]) -> dict[str, frozenset[str]]:
    """By id of a failed control, the cards that are not played because of it."""
    controls = the_controls()
    broken = usable.broken_cards(controls, verdicts)
    return {
        one.id: broken & usable.things_on(one.situation) for one in controls if verdicts.get(one.id) is Verdict.failed
    }


def _blocking(situations: Iterable[Situation], failed: Mapping[str, frozenset[str]]) -> tuple[str, ...]:
    """The failed controls that keep all of these from being played; none if something else did for one of them."""
    each = [[id for id, cards in failed.items() if cards & usable.things_on(one)] for one in situations]
    return tuple(dict.fromkeys(id for ids in each for id in ids)) if all(each) else ()
