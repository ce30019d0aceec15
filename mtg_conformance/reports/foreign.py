"""Text that somebody else wrote, for pages and trackers: one line, visible, and not too long."""

from mtg_conformance.documents import printable

__all__ = ["foreign"]

_BEFORE_CLEANING = 4
"""A megabyte is cut before it is looked at; so many times the wanted length is enough for what white space hides."""


def foreign(text: object, most: int = 200) -> str:
    """The text as one line in which every character can be seen, of at most so many; of a longer one it says
    how long it was."""
    whole = str(text)
    line = printable(whole[: most * _BEFORE_CLEANING])
    if len(line) <= most and len(whole) <= most * _BEFORE_CLEANING:
        return line
    return f"{line[:most]}… ({len(whole):,} characters)" if most >= 100 else f"{line[: most - 1]}…"
