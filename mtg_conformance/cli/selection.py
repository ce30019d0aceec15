"""Which cases are meant: by `--only`, by `--profile`, and what those rest on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mtg_conformance.certificate import EDITION
from mtg_conformance.cli.usage import BadInput, nearest
from mtg_conformance.documents import Case
from mtg_conformance.editions import EditionProblem, edition
from mtg_conformance.features import CONTROL, Ruling
from mtg_conformance.profiles import Profile, is_corner
from mtg_conformance.suite import rests_on, supported
from mtg_conformance.vocabulary.claims import Claim

__all__ = ["Selection", "all_cases", "claim_ids", "is_control", "rests_on", "select", "supported"]


@dataclass(frozen=True)
class Selection:
    """`rulings`: to report, in order. `asked`: ids of the cases asked for. `claims`: those asked for.
    `planned`: the cases asked for, and those that they and the claims rest on. `part`: whether that is
    not the edition: less of it, or corner cases, which stand beyond it."""

    rulings: tuple[Ruling, ...]
    asked: frozenset[str]
    planned: tuple[Case, ...]
    part: bool = False
    claims: tuple[Claim, ...] = ()


def _corners_are_frozen() -> bool:
    """Whether the edition of today has corner cases. Raises BadInput if its file is broken."""
    try:
        return edition(EDITION).has_corners()
    except EditionProblem as error:
        raise BadInput(str(error)) from None


def is_control(ruling: Ruling) -> bool:
    """Whether these are helpers' controls and no bullet of a ruling."""
    return ruling.id.split(".")[0] == CONTROL


def all_cases(rulings: Iterable[Ruling]) -> dict[str, Case]:
    """Every case by id."""
    return {case.id: case for ruling in rulings for case in ruling.cases}


def claim_ids(rulings: Iterable[Ruling]) -> list[str]:
    """The ids of all claims."""
    return [claim.id for ruling in rulings for claim in ruling.claims]


def select(
    rulings: Sequence[Ruling],
    only: Sequence[str],
    profile: Profile | None,
    said: str = "--only ",
    *,
    with_claims: bool = False,
) -> Selection:
    """What `certify` is to do.

    `only`: ids of rulings and cases, or beginnings of them up to a dot; several may stand in one
    word with commas between. Without any, all rulings of the profile (those of the documents
    unless said otherwise). `said` stands before a word in a complaint. `with_claims`: whether claims about any
    board are meant, too. Raises BadInput for a word that
    nothing answers to, and if nothing is left.
    """
    words = [word for given in only for word in given.replace(",", " ").split()]
    cases = all_cases(rulings)
    known = {*cases, *(claim_ids(rulings) if with_claims else ()), *(ruling.id for ruling in rulings)}
    known |= {".".join(id.split(".")[:n]) for id in known for n in range(1, id.count(".") + 1)}
    for word in words:
        if word not in known:
            raise BadInput(f"{said}{word}: there is no ruling or case of that id{nearest(word, sorted(known))}")
    if only and not words:
        raise BadInput(
            f"{said.strip() or 'ID'}: expected the id of a ruling or case, found nothing (see `mtg-conformance list`)"
        )
    if profile is None:
        profile = Profile.all if words else Profile.rulings

    def fits(id: str) -> bool:
        return profile.holds(id) and (not words or any(id == word or id.startswith(f"{word}.") for word in words))

    chosen: list[Ruling] = []
    asked: set[str] = set()
    for ruling in rulings:
        if is_control(ruling):
            asked |= {case.id for case in ruling.cases if words and fits(case.id)}
            continue
        of_this = {case.id for case in ruling.cases if fits(case.id)}
        if of_this or (not ruling.cases and fits(ruling.id)):
            chosen.append(ruling)
            asked |= of_this
    claims = tuple(claim for ruling in rulings for claim in ruling.claims if with_claims and fits(claim.id))
    if not asked and not chosen and not claims:
        if words:
            raise BadInput(f"--profile {profile}: nothing of {', '.join(words)} is in it")
        raise BadInput(f"--profile {profile}: there are no cases in it yet")
    part = bool(words) or (any(is_corner(ruling.id) for ruling in chosen) and not _corners_are_frozen())
    needs = {need for claim in claims for need in claim.needs}
    planned = supported(asked, cases)
    # Only what the claims need besides: the order is then the one in which `verify` plays them.
    more = set(needs) - {case.id for case in planned}
    return Selection(tuple(chosen), frozenset(asked), supported(asked | more, cases) if more else planned, part, claims)
