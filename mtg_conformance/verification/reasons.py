"""What the parts of a verification share: how they refuse, what they check against, and how documents are compared."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from mtg_conformance.documents import Case, printable
from mtg_conformance.features import Ruling

__all__ = ["Refused", "Suite", "check_once", "difference", "some"]


class Refused(ValueError):
    """The certificate is not whole, or not true. The message is one line: the reason."""


class Suite(msgspec.Struct, frozen=True):
    """What this version of the suite has. `boards`: for each drawn board of the edition, in order, the rulings
    that it bears on; `boards_digest`: of their file."""

    rulings: tuple[Ruling, ...]
    boards: dict[str, tuple[str, ...]]
    boards_digest: str

    def cases(self) -> dict[str, Case]:
        """Every case and control by id."""
        return {case.id: case for ruling in self.rulings for case in ruling.cases}


def check_once(what: str, ids: Iterable[str]) -> None:
    twice = [id for id, times in Counter(ids).items() if times > 1]
    if twice:
        raise Refused(f"{what} {some(twice)}: stands there more than once")


def some(ids: Sequence[str]) -> str:
    more = f" (and {len(ids) - 1} more)" if len(ids) > 1 else ""
    return f"{printable(ids[0])[:100]}{more}"


def difference(found: Any, expected: Any, path: str) -> str | None:
    """The first place where two documents differ, in words. A field that `found` has not is one that
    need not be there: reading it would have failed otherwise."""
    return next(_differences(found, expected, path), None)


def _differences(found: Any, expected: Any, path: str) -> Iterator[str]:
    if found == expected:
        return
    if isinstance(found, dict) and isinstance(expected, dict):
        for name in found:
            here = f"{path}.{printable(name)[:60]}" if path else printable(name)[:60]
            if name not in expected:
                yield f"{here}: no field of a certificate"
            else:
                yield from _differences(found[name], expected[name], here)
        return
    if isinstance(found, list | tuple) and isinstance(expected, list | tuple):
        for n, (one, other) in enumerate(zip(found, expected, strict=False)):
            yield from _differences(one, other, f"{path}[{n}]")
        if len(found) != len(expected):
            yield f"{path}: has {len(found)} entries, expected {len(expected)}"
        return
    yield f"{path}: says {_shown(found)}, expected {_shown(expected)}"


def _shown(value: Any) -> str:
    text = printable(json.dumps(value, ensure_ascii=False, default=str))
    return text if len(text) <= 60 else f"{text[:59]}…"
