"""The small words that all sentences share: players, objects, values, lists, steps, mana.

Each kind of word has a regular expression, a reader and a writer. A player is written with a
capital (`Alice` is the seat `alice`), an object behind an article (`the bear`).
"""

import itertools
import re
from collections.abc import Collection, Iterable, Mapping

from mtg_conformance.documents import DocumentError
from mtg_conformance.documents.outcome import Color
from mtg_conformance.documents.situation import Ask, Step, Zone


class SentenceError(DocumentError):
    """A sentence that can't be used, in one line without its place. `sentence` is the number
    of the sentence in its scenario (from 0), if it is known."""

    def __init__(self, message: str, sentence: int | None = None) -> None:
        super().__init__(message)
        self.sentence = sentence


class NotWritable(DocumentError):
    """A part of a document that the vocabulary has no sentence for, in one line."""


ID = r"[a-z][a-z0-9-]*"
PLAYER = r"[A-Z][a-z]*"
NUMBER = r"-?[0-9]+"
QUOTED = r'"(?:[^"\\]|\\.)*"'
WHO = rf"(?:the {ID}|{PLAYER})"
THINGS = rf"the {ID}(?: and the {ID})*"
WHOS = rf"{WHO}(?: and {WHO})*"
VALUE = rf"(?:{WHO}|{NUMBER}|yes|no|{QUOTED})"
SYMBOLS = r"(?:\{[^{}\s]+\})+"
CASE_ID = r"[a-z0-9]+(?:[.-][a-z0-9]+)*"

STEP_WORDS: Mapping[Step, str] = {
    "upkeep": "upkeep",
    "draw": "draw step",
    "precombat_main": "precombat main phase",
    "begin_combat": "beginning of combat",
    "declare_attackers": "declare attackers step",
    "declare_blockers": "declare blockers step",
    "first_strike_damage": "first strike damage step",
    "combat_damage": "combat damage step",
    "end_combat": "end of combat",
    "postcombat_main": "postcombat main phase",
    "end_step": "end step",
}
STEP_OF: Mapping[str, Step] = {words: step for step, words in STEP_WORDS.items()}
STEP = "(?:" + "|".join(STEP_OF) + ")"

ZONE_WORDS: Mapping[Zone, str] = {
    "battlefield": "on the battlefield",
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "exile": "in exile",
    "library": "in the library",
    "stack": "on the stack",
    "command": "in the command zone",
    "nowhere": "gone",
}
ZONE_OF: Mapping[str, Zone] = {words: zone for zone, words in ZONE_WORDS.items()}

ASK_WORDS: Mapping[Ask, str] = {
    "replacement": "which replacement applies",
    "may": "whether to",
    "target": "for a target",
    "objects": "for objects",
    "order": "for an order",
    "amount": "for an amount",
    "name": "for a name",
    "type": "for a type",
    "colour": "for a color",
    "damage": "where damage goes",
    "legend": "which legend to keep",
}
ASK_OF: Mapping[str, Ask] = {words: ask for ask, words in ASK_WORDS.items()}

COLOR_WORDS: Mapping[Color, str] = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
COLOR_OF: Mapping[str, Color] = {word: color for color, word in COLOR_WORDS.items()}


def alternatives(words: Iterable[str]) -> str:
    """A regular expression for any one of the words."""
    return "(?:" + "|".join(re.escape(word) for word in words) + ")"


def read_player(word: str) -> str:
    """`Alice` → `alice`."""
    return word.lower()


def write_player(seat: str) -> str:
    """`alice` → `Alice`."""
    return seat.capitalize()


def read_who(words: str) -> str:
    """`the bear` → `bear`, `Bob` → `bob`."""
    return words.removeprefix("the ") if words.startswith("the ") else read_player(words)


def write_who(name: str, seats: Collection[str]) -> str:
    """A seat as a player, everything else as `the …`."""
    return write_player(name) if name in seats else f"the {name}"


def read_list(words: str) -> tuple[str, ...]:
    """`the bear and Bob` → (`bear`, `bob`)."""
    return tuple(read_who(word) for word in re.findall(rf"(?:^| and )({WHO})", words))


def write_list(names: Iterable[str], seats: Collection[str] = ()) -> str:
    """The inverse of `read_list`."""
    return " and ".join(write_who(name, seats) for name in names)


def quote(text: str) -> str:
    """The text in double quotes; quotes and backslashes in it get a backslash."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquote(words: str) -> str:
    """The inverse of `quote`."""
    return re.sub(r"\\(.)", r"\1", words[1:-1])


def read_value(words: str) -> str | int:
    """An answer: `the bear`, `Alice`, `3`, `yes`, `no` or a text in quotes."""
    if words.startswith('"'):
        return unquote(words)
    if re.fullmatch(NUMBER, words):
        return int(words)
    return words if words in ("yes", "no") else read_who(words)


def write_value(value: str | int, seats: Collection[str], ids: Collection[str]) -> str:
    """The inverse of `read_value`: a string that is neither a seat nor the id of an object
    stands in quotes, but for yes and no."""
    if isinstance(value, int):
        return str(value)
    if value in seats or value in ids or re.fullmatch(r"new-[0-9]+", value):
        return write_who(value, seats)
    return value if value in ("yes", "no") else quote(value)


def read_mana(symbols: str) -> str:
    """`{1}{B}{B}` → `1BB`. Raises SentenceError for what is no mana or has two numbers in a row."""
    inner = re.findall(r"\{([^{}]+)\}", symbols)
    for symbol in inner:
        if not re.fullmatch(r"[0-9]+|[WUBRGC]", symbol):
            raise SentenceError(f"{{{symbol}}} is no mana to pay with: expected a number, W, U, B, R, G or C")
    for one, two in itertools.pairwise(inner):
        if one.isdigit() and two.isdigit():
            raise SentenceError(f"{{{one}}}{{{two}}} has two numbers in a row: write their sum as one number")
    return "".join(inner)


def write_mana(mana: str) -> str:
    """The inverse of `read_mana`."""
    return "".join(f"{{{symbol}}}" for symbol in re.findall(r"[0-9]+|[WUBRGC]", mana))


def split_commas(text: str) -> list[str]:
    """The clauses between commas, but not within quotes."""
    return [clause.strip(" ") for clause in re.findall(rf"(?:{QUOTED}|[^,])+", text)]


def article(name: str) -> str:
    """`a` or `an`, by the sound of the name (`an h1`)."""
    return "an" if re.match(r"[aeio]|u(?![ns]i)|[fhlmnrsx]([0-9-]|$)", name) else "a"


def counted(number: int, noun: str) -> str:
    """`1 counter`, `2 counters`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
