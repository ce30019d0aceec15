"""What the command says when it can't go on, and the numbers it ends with."""

from collections.abc import Iterable
from difflib import get_close_matches
from enum import IntEnum

__all__ = ["BadInput", "ExitCode", "nearest"]


class ExitCode(IntEnum):
    """The exit codes of every command."""

    passed = 0
    failed = 1
    bad_input = 2
    not_run = 3
    internal = 70
    interrupted = 130


class BadInput(Exception):
    """The user can put it right. The message is one line: what, where, what to do."""


def nearest(wrong: str, known: Iterable[str], most: int = 3) -> str:
    """`; nearest: …` with the known words most like the wrong one, or nothing."""
    names = list(known)
    found = get_close_matches(wrong, names, n=most, cutoff=0.5)
    found += [name for name in names if wrong in name and name not in found][: most - len(found)]
    return f"; nearest: {', '.join(found)}" if found else ""
