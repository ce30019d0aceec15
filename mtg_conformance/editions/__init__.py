"""The editions of the suite: which cases each has, frozen, and the rules that its rulings rest on.

`2026-1.json` is one edition: the digest of each case by ruling, those of the controls, that of the
drawn boards, and for each ruling the numbers of the rules that it and its cases cite. A case that is added
later belongs to no edition that is frozen: it runs and is reported, and counts for nothing there.
`rules-2026-04-17.txt` has the digest of each rule of the Comprehensive Rules of that day.

    python -m mtg_conformance.editions 2026-2 [--rules CR.txt]      freezes another
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from mtg_conformance.documents import Case, encode
from mtg_conformance.features import CONTROL, Ruling
from mtg_conformance.judge import rules_of
from mtg_conformance.profiles import Profile, is_corner
from mtg_conformance.rules_text import RulesText
from mtg_conformance.suite import supported

__all__ = [
    "FOLDER",
    "Edition",
    "EditionProblem",
    "FrozenRuling",
    "case_digest",
    "differences",
    "edition",
    "edition_names",
    "freeze",
    "in_order",
    "pin_rules",
    "pinned_days",
    "pinned_rules",
    "rules_cited",
    "stale_rules",
]

FOLDER = Path(__file__).parent
_RULES = "rules-{}.txt"


class EditionProblem(ValueError):
    """There is no such edition, or its file is not whole. The message is one line."""


class FrozenRuling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One ruling of an edition. `cr`: numbers of the rules that it rests on; `cases`: digests by id."""

    cr: tuple[str, ...]
    cases: dict[str, str]


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One edition. `rules`: the day of its Comprehensive Rules (ISO 8601); `boards`: SHA-256 of the file of
    drawn boards; `controls`: digests by id, of those that its cases rest on."""

    name: str
    rules: str
    boards: str
    rulings: dict[str, FrozenRuling]
    controls: dict[str, str]

    def digests(self) -> dict[str, str]:
        """The digest of every case and control, by id."""
        return {**self.controls, **{id: one for ruling in self.rulings.values() for id, one in ruling.cases.items()}}

    def has_corners(self) -> bool:
        """Whether cases beyond the rulings documents are frozen in it, too."""
        return any(map(is_corner, self.rulings))


def edition_names() -> list[str]:
    """The editions that this version of the suite knows, the oldest first."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


@lru_cache
def edition(name: str) -> Edition:
    """One edition by name. Raises EditionProblem."""
    if name not in edition_names():
        raise EditionProblem(f"edition {name} is not known to this version, which has {', '.join(edition_names())}")
    try:
        return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Edition)
    except (OSError, msgspec.MsgspecError) as error:
        raise EditionProblem(f"{FOLDER / name}.json: {error}; install mtg-conformance again") from None


def case_digest(case: Case) -> str:
    """Sixteen hexadecimal digits of a case as it is written."""
    return hashlib.sha256(encode(case) + b"\n").hexdigest()[:16]


def freeze(
    name: str, rules: str, boards: str, rulings: Sequence[Ruling], profile: Profile = Profile.rulings
) -> Edition:
    """The edition of what the rulings of a profile are now, with the controls that their cases rest on.
    `rules`: the day of the rules text; `boards`: SHA-256 of the file of boards."""
    cases = {case.id: case for ruling in rulings for case in ruling.cases}
    frozen = {ruling.id: ruling for ruling in rulings if not _is_control(ruling) and profile.holds(ruling.id)}
    own = {case.id for ruling in frozen.values() for case in ruling.cases}
    return Edition(
        name=name,
        rules=rules,
        boards=boards,
        rulings={
            id: FrozenRuling(cr=rules_cited([ruling])[id], cases={case.id: case_digest(case) for case in ruling.cases})
            for id, ruling in frozen.items()
        },
        controls={case.id: case_digest(case) for case in supported(own, cases) if case.id not in own},
    )


def differences(frozen: Edition, rulings: Iterable[Ruling]) -> Iterator[str]:
    """What the rulings have no more as the edition has it, a line each. What they have besides is newer
    than the edition, and no difference."""
    every = list(rulings)
    there = {ruling.id: ruling for ruling in every}
    cases = {case.id: case for ruling in every for case in ruling.cases}
    cited = rules_cited(every)
    for id, ruling in frozen.rulings.items():
        if id not in there:
            yield f"ruling {id} is gone"
        elif not set(ruling.cr) <= set(cited[id]):
            yield f"ruling {id} no longer cites CR {', '.join(sorted(set(ruling.cr) - set(cited[id])))}"
        moved = [case for case in ruling.cases if case in cases and id in there and cases[case] not in there[id].cases]
        yield from (f"case {case} belongs to another ruling than {id}" for case in moved)
    for id, digest in frozen.digests().items():
        if id not in cases:
            yield f"case {id} is gone"
        elif case_digest(cases[id]) != digest:
            yield f"case {id} says something else"


def rules_cited(rulings: Iterable[Ruling]) -> dict[str, tuple[str, ...]]:
    """By ruling the numbers of the rules that it and its cases cite, in order. The files of controls are one."""
    cited: dict[str, set[str]] = {}
    for ruling in rulings:
        numbers = {*ruling.cr, *(number for case in ruling.cases for number in rules_of(case))}
        cited.setdefault(CONTROL if _is_control(ruling) else ruling.id, set()).update(numbers)
    return {id: tuple(sorted(numbers, key=in_order)) for id, numbers in cited.items()}


def in_order(number: str) -> tuple[int, int, str]:
    """A key that sorts rule numbers as the rules have them: 702.9 before 702.89a."""
    section, _, rest = number.partition(".")
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    return int(section), int(digits or 0), rest[len(digits) :]


def pinned_rules(day: str) -> dict[str, str]:
    """The digest of each rule of the Comprehensive Rules of that day, by number. Raises EditionProblem."""
    path = FOLDER / _RULES.format(day)
    try:
        lines = path.read_text(encoding="ascii").splitlines()
        pairs = [line.split() for line in lines]
        return {number: digest for number, digest in pairs}  # noqa: C416 - a line of three words is an error
    except (OSError, ValueError) as error:
        raise EditionProblem(f"{path}: {error}; install mtg-conformance again") from None


def pinned_days() -> list[str]:
    """The days for which there are such digests, the oldest first."""
    return sorted(path.stem.removeprefix("rules-") for path in FOLDER.glob(_RULES.format("*")))


def pin_rules(text: RulesText, folder: Path = FOLDER) -> Path:
    """Write the digests of a rules text for `pinned_rules`; gives the file. Raises OSError."""
    path = folder / _RULES.format(text.effective.isoformat())
    numbers = sorted(text.digests, key=in_order)
    path.write_text("".join(f"{number} {text.digests[number]}\n" for number in numbers), encoding="ascii")
    return path


def stale_rules(
    cited: Mapping[str, Sequence[str]], old: Mapping[str, str], new: Mapping[str, str]
) -> dict[str, dict[str, str]]:
    """By ruling the numbers that it cites and that `new` has otherwise, each with `changed` or `gone`; rulings
    without any are left out. `old` and `new`: digests by number. A number that `old` has not is passed over."""
    touched = {
        number: "changed" if number in new else "gone" for number, digest in old.items() if new.get(number) != digest
    }
    found = {id: {number: touched[number] for number in numbers if number in touched} for id, numbers in cited.items()}
    return {id: numbers for id, numbers in found.items() if numbers}


def _is_control(ruling: Ruling) -> bool:
    return ruling.id.split(".")[0] == CONTROL
