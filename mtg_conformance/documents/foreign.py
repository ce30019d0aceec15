"""Text that somebody else wrote, made fit to be shown: on a terminal, on pages, in trackers and in XML.

An engine may call itself anything, and answer with megabytes or with characters that turn the rest of a line
around. What is shown comes through here; documents (certificate, outcomes) keep what was said.
"""

import json
from collections.abc import Sequence
from typing import Protocol

__all__ = ["NamedEngine", "as_utf8", "engine_words", "foreign", "foreign_list", "printable", "visible", "visible_json"]

_BEFORE_CLEANING = 4
"""A megabyte is cut before it is looked at; so many times the wanted length is enough for what white space hides."""
_NAME = 80


class NamedEngine(Protocol):
    """What says how an engine calls itself: its own description, or a certificate's."""

    @property
    def name(self) -> str:
        """The engine."""

    @property
    def version(self) -> str:
        """Its version."""

    @property
    def adapter(self) -> str:
        """The adapter; empty if it does not say."""


def visible(text: str, keep: str = "") -> str:
    """The text, as long as it was, in which each character that is not to be seen (an escape, a change of direction,
    a line break) is `\\ufffd`. `keep`: those that may stay."""
    return text if text.isprintable() else "".join(c if c.isprintable() or c in keep else "\ufffd" for c in text)


def printable(text: str) -> str:
    """The text as one line that can't do anything to a terminal: each run of white space is one
    space, and each character that is not to be seen is `\\ufffd`."""
    return visible(" ".join(text.split()))


def foreign(text: object, most: int = 200) -> str:
    """The text as one line in which every character can be seen, of at most so many; of a longer one it says
    how long it was."""
    whole = str(text)
    line = printable(whole[: most * _BEFORE_CLEANING])
    if len(line) <= most and len(whole) <= most * _BEFORE_CLEANING:
        return line
    return f"{line[:most]}… ({len(whole):,} characters)" if most >= 100 else f"{line[: most - 1]}…"


def foreign_list(words: Sequence[str], most: int = 60) -> str:
    """The words with commas between, each cut, and not too many of them."""
    more = f" and {len(words) - most} more" if len(words) > most else ""
    return ", ".join(foreign(word, 60) for word in words[:most]) + more


def engine_words(engine: NamedEngine, *, adapter: bool = False) -> str:
    """Name and version of an engine as it is shown everywhere. `adapter`: and through which adapter, if that has
    another name."""
    name = foreign(engine.name, _NAME) or "an engine without a name"
    said = f"{name} {foreign(engine.version, _NAME)}".strip()
    through = adapter and engine.adapter and engine.adapter != engine.name
    return f"{said} ({foreign(engine.adapter, _NAME)})" if through else said


def as_utf8(text: str) -> str:
    """The text as it can be written down: names of files may hold bytes that are no UTF-8."""
    return text.encode(errors="replace").decode()


def visible_json(document: bytes) -> bytes:
    """The same JSON, in which each character that is not to be seen is an escape."""
    text = document.decode()
    if text.replace("\n", "").isprintable():
        return document
    return "".join(c if c.isprintable() or c == "\n" else json.dumps(c)[1:-1] for c in text).encode()
