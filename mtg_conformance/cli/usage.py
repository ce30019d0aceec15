"""What the command says when it can't go on, and the numbers it ends with."""

from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from enum import IntEnum

__all__ = ["BadInput", "ExitCode", "check_words", "nearest"]

_MAY_BE_REPEATED = "--only"
_PLACES = (
    "--out",
    "--trace",
    "--database",
    "--markdown",
    "--ratchet",
    "--baseline",
    "--waivers",
    "--summary",
    "--html",
)


class ExitCode(IntEnum):
    """The exit codes of every command."""

    passed = 0
    failed = 1
    bad_input = 2
    not_run = 3
    refused = 4
    not_written = 5
    internal = 70
    interrupted = 130


class BadInput(Exception):
    """The user can put it right. The message is one line: what, where, what to do. `code`: what the
    command ends with."""

    code = ExitCode.bad_input


def check_words(words: Sequence[str]) -> None:
    """Raise BadInput for what would be taken silently for something else: an option that is given
    twice (of which one would count), an empty word where a place is to be named (which would be here), and a
    dash for standard output where that is not meant (a file of this name would be made)."""
    options = words[: words.index("--")] if "--" in words else words
    names = [word.partition("=")[0] for word in options if word.startswith("--")]
    for name, times in Counter(names).items():
        if times > 1 and name != _MAY_BE_REPEATED:
            raise BadInput(f"{name}: given {times} times; which of them is meant?")
    for before, word in zip(["", *options], options, strict=False):
        name, has_value, value = word.partition("=")
        if not (has_value and name in _PLACES):
            name, value = before, word
        if name in _PLACES and value == "":
            raise BadInput(f"{name}: expected a file or folder, found nothing")
        if name in _PLACES and value == "-" and not (name == "--html" or (name == "--out" and "export" in options)):
            raise BadInput(f"{name} -: expected a file or folder, and here - is none; ./- is one of this name")


def nearest(wrong: str, known: Iterable[str], most: int = 3) -> str:
    """`; nearest: …` with the known words most like the wrong one, or nothing."""
    names = list(known)
    small = wrong.lower()
    found = get_close_matches(small, names, n=most, cutoff=0.5)
    found += [name for name in names if small in name and name not in found][: most - len(found)]
    return f"; nearest: {', '.join(found)}" if found else ""
