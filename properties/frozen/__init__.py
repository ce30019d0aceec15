"""The frozen boards of this edition, for certificates: drawn once and kept, so that two
certificates rest on the same ones whatever version of the strategies or of Hypothesis there is.

`boards.jsonl.xz` holds one FrozenBoard per line: a Case with what the reference engine says must
come of it, in every detail that can be compared. `python -m properties.freeze` makes it.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from mtg_conformance.documents import Case

from ..board import Board, Topic

__all__ = [
    "CLAIMS",
    "FILE",
    "FrozenBoard",
    "digest",
    "fingerprint",
    "frozen_boards",
    "frozen_claims",
    "write_frozen",
    "write_frozen_claims",
]

FILE: Final = Path(__file__).parent / "boards.jsonl.xz"
CLAIMS: Final = Path(__file__).parent / "claims.jsonl.xz"


class FrozenBoard(msgspec.Struct, frozen=True, kw_only=True):
    """One drawn board. `rulings`: the bullets whose rules decide something on it; `legal`: how many
    results the rules allow with other answers than those given, null if nobody knows all."""

    case: Case
    topic: Topic
    factors: dict[str, str]
    rulings: tuple[str, ...]
    legal: int | None = None

    @property
    def board(self) -> Board:
        """As it was drawn."""
        return Board(self.case.situation, self.topic, self.factors)


@lru_cache(maxsize=1)
def frozen_boards() -> tuple[FrozenBoard, ...]:
    """All of this edition, in order. Raises OSError or msgspec.MsgspecError if the file is not whole."""
    with lzma.open(FILE) as lines:
        return tuple(msgspec.json.decode(line, type=FrozenBoard) for line in lines)


def digest() -> str:
    """SHA-256 of the file, in hexadecimal digits."""
    return hashlib.sha256(FILE.read_bytes()).hexdigest()


def fingerprint() -> str:
    """The first sixteen digits of it."""
    return digest()[:16]


class _ForAClaim(msgspec.Struct, frozen=True):
    """A line of the file of claims."""

    claim: str
    board: Board


@lru_cache(maxsize=1)
def frozen_claims() -> dict[str, tuple[Board, ...]]:
    """The boards of each claim, by its id, in order. Raises OSError or msgspec.MsgspecError if the file
    is not whole."""
    found: dict[str, list[Board]] = {}
    with lzma.open(CLAIMS) as lines:
        for line in lines:
            one = msgspec.json.decode(line, type=_ForAClaim)
            found.setdefault(one.claim, []).append(one.board)
    return {claim: tuple(boards) for claim, boards in found.items()}


def write_frozen_claims(boards: dict[str, list[Board]], path: Path = CLAIMS) -> None:
    """Write the boards of all claims anew, the same bytes for the same boards."""
    lines = (msgspec.json.encode(_ForAClaim(claim, one)) for claim, those in boards.items() for one in those)
    _write(lines, path)


def write_frozen(boards: list[FrozenBoard], path: Path = FILE) -> None:
    """Write the file anew, the same bytes for the same boards."""
    _write(map(msgspec.json.encode, boards), path)


def _write(lines: Iterable[bytes], path: Path) -> None:
    path.write_bytes(lzma.compress(b"".join(line + b"\n" for line in lines), preset=9 | lzma.PRESET_EXTREME))
