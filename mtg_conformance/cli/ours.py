"""Is this file one that the command line wrote? Only such a file is written over.

Each of these takes a file's content. What is empty holds nothing, and may be written over too.
"""

import re
from collections.abc import Callable
from typing import Final

import msgspec

from mtg_conformance.documents import DocumentError, Situation, decode

__all__ = [
    "MOST",
    "Ours",
    "badge",
    "case",
    "certificate",
    "feature",
    "junit",
    "outcomes",
    "page",
    "ratchet",
    "situations",
    "strength",
    "trace",
]

Ours = Callable[[bytes], bool]
MOST: Final = 64 << 20
"""What is longer is looked at so far."""


def certificate(raw: bytes) -> bool:
    """A certificate of any version, also one that was cut off."""
    return b'"https://in-toto.io/Statement/v1"' in raw[:4096] and b"mtgConformance" in raw


def junit(raw: bytes) -> bool:
    """junit.xml."""
    return b'<testsuites name="mtg-conformance' in raw[:4096]


def page(raw: bytes) -> bool:
    """A page of `report`."""
    return b'<meta name="generator" content="mtg-conformance">' in raw[:4096]


def badge(raw: bytes) -> bool:
    """badge.svg or badge.json."""
    return re.search(rb'(aria-label="|"label":\s*")mtg-conformance ', raw[:4096]) is not None


def feature(raw: bytes) -> bool:
    """A feature file of `hunt`."""
    return re.match(rb"(@\S+\s+)*Feature:", raw) is not None


def case(raw: bytes) -> bool:
    """A Case, or a failure as `hunt` keeps it: a JSON object about a Situation."""
    return _has_fields(raw, {"id", "situation"}) or _has_fields(raw, {"board", "faults"})


def situations(raw: bytes) -> bool:
    """What `export` writes: a Situation on the first line."""
    try:
        decode(_first_line(raw), Situation)
    except DocumentError:
        return False
    return True


def outcomes(raw: bytes) -> bool:
    """Lines as `judge` reads them."""
    line = _first_line(raw)
    return _has_fields(line, {"describe"}) or _has_fields(line, {"id", "outcome"}) or _has_fields(line, {"id", "error"})


def trace(raw: bytes) -> bool:
    """What `--trace` writes."""
    return re.match(rb'\{"at":[0-9]', raw) is not None


def strength(raw: bytes) -> bool:
    """The page of `strength`."""
    return b"`mtg-conformance strength`" in raw[:4096]


def ratchet(raw: bytes) -> bool:
    """What `strength --ratchet` writes."""
    return _has_fields(raw, {"boards", "seeds", "misreadings"})


def _first_line(raw: bytes) -> bytes:
    return raw.lstrip().partition(b"\n")[0]


def _has_fields(raw: bytes, fields: set[str]) -> bool:
    try:
        found = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return fields <= found.keys()
