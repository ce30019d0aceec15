"""The Comprehensive Rules as the text file that is published: numbers and, of each, a digest of its text.

The suite ships no rules text. It ships a digest for each number of the rules that it rests on, and
so can tell which numbers say something else in another edition of the rules that the user has.
"""

import hashlib
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from mtg_conformance import disk
from mtg_conformance.documents import printable

__all__ = ["RulesProblem", "RulesText", "digest", "read_rules"]

_NUMBERED = re.compile(r"(?P<number>[0-9]{3}\.[0-9]+[a-z]?)(?:\.(?!\w)|(?<=[a-z]))\s+(?P<text>\S.*)")
_HEADING = re.compile(r"[0-9]{1,3}\.\s+\S")
_EFFECTIVE = re.compile(r"effective (?:as of|from) (?P<date>[A-Z][a-z]+ [0-9]{1,2}, [0-9]{4})")
_SPELLING = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201b", "'"),
        **dict.fromkeys("\u201c\u201d\u201e", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"),
        "\xad": None,
    }
)
"""Quotation marks, dashes and the hyphen that is not to be seen."""


class RulesProblem(ValueError):
    """A file that is no text of the rules. The message is one line: which file, and why."""


@dataclass(frozen=True)
class RulesText:
    """`effective`: the day from which it holds. `digests`: of each rule by its number (`702.89a`);
    of a chapter's or section's title there is none."""

    effective: date
    digests: Mapping[str, str]


def digest(text: str) -> str:
    """Sixteen hexadecimal digits of a rule's text. Spelling that says nothing (white space, how quotation marks
    and dashes are drawn) does not count."""
    plain = unicodedata.normalize("NFKC", text).translate(_SPELLING)
    return hashlib.sha256(" ".join(plain.split()).encode()).hexdigest()[:16]


def read_rules(path: Path) -> RulesText:
    """Read the file: a rule is a paragraph that begins with its number, and the paragraphs behind it up to the
    next; examples are left out. Raises RulesProblem for a file that can't be read, that does not say from
    which day it holds, that has a number twice, and one that ends before the glossary."""
    try:
        raw = disk.read(path, disk.DOCUMENT)
    except OSError as error:
        raise RulesProblem(f"{path}: can't be read: {error.strerror or error}") from None
    if other := disk.other_encoding(raw):
        raise RulesProblem(f"{path}: {other}")
    text = _decoded(raw)
    found = _EFFECTIVE.search(text)
    if found is None:
        raise RulesProblem(
            f"{path}: not the Comprehensive Rules as text: no line says from which day they are effective"
        )
    rules, whole = _rules(text, path)
    if not rules:
        raise RulesProblem(
            f"{path}: not the Comprehensive Rules as text: no paragraph begins with the number of a rule"
        )
    if not whole:
        raise RulesProblem(f"{path}: cut off: expected the glossary behind the last rule, {list(rules)[-1]}")
    try:
        effective = datetime.strptime(found["date"], "%B %d, %Y").date()
    except ValueError:
        raise RulesProblem(f"{path}: effective from {printable(found['date'])}, which is no day") from None
    return RulesText(effective, {number: digest(" ".join(parts)) for number, parts in rules.items()})


def _decoded(raw: bytes) -> str:
    """The files have been published in both encodings."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def _rules(text: str, path: Path) -> tuple[dict[str, list[str]], bool]:
    """The paragraphs of each rule, and whether the glossary comes behind them."""
    rules: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in map(str.strip, text.splitlines()):
        numbered = _NUMBERED.match(line)
        if numbered is not None:
            number = numbered["number"]
            if number in rules:
                raise RulesProblem(f"{path}: rule {number} stands there twice; which of them is meant?")
            current = rules[number] = [numbered["text"]]
        elif line == "Glossary" and rules:
            return rules, True
        elif _HEADING.match(line) or line.startswith("Example:"):
            current = None
        elif line and current is not None:
            current.append(line)
    return rules, False
