"""Phrases: the pieces that stand behind commas in a sentence.

One Phrase defines one piece in both directions: `read` gives the fields that the piece sets,
`write` gives the pieces that say what a document holds.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Generic, TypeVar

from msgspec import UNSET

from mtg_conformance.documents.outcome import ObjectState, PlayerState
from mtg_conformance.documents.situation import Activate, Answer, Cast, ObjectSetup
from mtg_conformance.vocabulary.words import (
    COLOR_OF,
    COLOR_WORDS,
    ID,
    NUMBER,
    PLAYER,
    QUOTED,
    SYMBOLS,
    THINGS,
    WHOS,
    ZONE_OF,
    ZONE_WORDS,
    SentenceError,
    alternatives,
    counted,
    quote,
    read_list,
    read_mana,
    read_player,
    split_commas,
    unquote,
    write_list,
    write_mana,
    write_player,
)

T = TypeVar("T")
Fields = dict[str, Any]
Seats = Collection[str]


@dataclass(frozen=True)
class Phrase(Generic[T]):
    """One piece of a sentence: its form for people, its pattern, and both directions."""

    form: str
    pattern: re.Pattern[str]
    read: Callable[[re.Match[str]], Fields]
    write: Callable[[T, Seats], Iterable[str]]


def phrase(
    form: str,
    pattern: str,
    read: Callable[[re.Match[str]], Fields],
    write: Callable[[T, Seats], Iterable[str]],
) -> Phrase[T]:
    """A Phrase whose pattern is given as text."""
    return Phrase(form, re.compile(pattern), read, write)


def closest(text: str, forms: Iterable[str], count: int = 3) -> list[str]:
    """The forms that are most like the text, the best first."""
    plain = re.sub(QUOTED, '"X"', text)
    for pattern, words in ((rf"\b{PLAYER}\b", "<Player>"), (rf"\bthe {ID}", "the <id>"), (rf"\ban? {ID}", "a <id>")):
        plain = re.sub(pattern, words, plain)

    def like(form: str) -> float:
        """By letters and by words; of a form with choices the best one counts, without what is optional."""
        best = 0.0
        for choice in re.split(r"  or  | \| |  \(", form):
            head = choice.split("[")[0]
            for other in (text, plain):
                letters = SequenceMatcher(None, other[: len(head) + 4], head).ratio()
                best = max(
                    best, letters + SequenceMatcher(None, other.split()[: len(head.split())], head.split()).ratio()
                )
        return best

    return sorted(dict.fromkeys(forms), key=like, reverse=True)[:count]


def read_phrases(text: str, table: Sequence[Phrase[Any]], what: str) -> Fields:
    """The fields that the phrases of `text` set. Raises SentenceError for a phrase that is not
    in the table and for a field that is set twice (counters and costs add up)."""
    fields: Fields = {}
    for clause in split_commas(text):
        for entry in table:
            match = entry.pattern.fullmatch(clause)
            if match is not None:
                break
        else:
            near = "; ".join(closest(clause, (entry.form for entry in table)))
            raise SentenceError(f"{clause!r} says nothing about {what}; the closest: {near}")
        for name, value in entry.read(match).items():
            old = fields.get(name)
            if name in fields and not (isinstance(old, dict) and old and value and not old.keys() & value.keys()):
                raise SentenceError(f"{clause!r} says {name.replace('_', ' ').strip()} for the second time")
            fields[name] = {**old, **value} if isinstance(old, dict) else value
    return fields


def write_phrases(document: object, table: Sequence[Phrase[Any]], seats: Seats) -> str:
    """All phrases for the document, joined by commas."""
    return ", ".join(clause for entry in table for clause in entry.write(document, seats))


def _when(condition: object, words: str) -> list[str]:
    return [words] if condition else []


def _counter_words(counters: Mapping[str, int] | object) -> list[str]:
    pairs = counters.items() if isinstance(counters, Mapping) else ()
    return [f"with {counted(number, f'{kind} counter')}" for kind, number in pairs]


_COUNTERS = rf"with (?P<number>{NUMBER}) (?P<kind>[^\", ](?:[^\",]*[^\", ])?) counters?"

# How a card is placed.
SETUP: tuple[Phrase[ObjectSetup], ...] = (
    phrase("tapped", "tapped", lambda m: {"tapped": True}, lambda o, s: _when(o.tapped, "tapped")),
    phrase(
        "with N damage",
        r"with (?P<n>[0-9]+) damage",
        lambda m: {"damage": int(m["n"])},
        lambda o, s: _when(o.damage, f"with {o.damage} damage"),
    ),
    phrase(
        "with N <kind> counters",
        _COUNTERS,
        lambda m: {"counters": {m["kind"]: int(m["number"])}},
        lambda o, s: _counter_words(o.counters),
    ),
    phrase(
        "attached to the <id>",
        rf"attached to the (?P<host>{ID})",
        lambda m: {"attached_to": m["host"]},
        lambda o, s: _when(o.attached_to, f"attached to the {o.attached_to}"),
    ),
    phrase("summoning sick", "summoning sick", lambda m: {"sick": True}, lambda o, s: _when(o.sick, "summoning sick")),
    phrase(
        "owned by <Player>",
        rf"owned by (?P<owner>{PLAYER})",
        lambda m: {"owner": read_player(m["owner"])},
        lambda o, s: _when(o.controller not in (None, o.owner), f"owned by {write_player(o.owner)}"),
    ),
    phrase("a token", "a token", lambda m: {"token": True}, lambda o, s: _when(o.token, "a token")),
)

_PAYMENTS = {"discard": "discarding", "sacrifice": "sacrificing", "tap": "tapping", "exile": "exiling"}


def _payment(way: str, words: str) -> Phrase[Cast | Activate]:
    return phrase(
        f"{words} the <id>[ and the <id>]",
        rf"{words} (?P<things>{THINGS})",
        lambda m: {"pays": {way: read_list(m["things"])}},
        lambda a, s: _when(a.pays.get(way), f"{words} {write_list(a.pays.get(way, ()))}"),
    )


# What is announced with a spell or an ability.
ANNOUNCED: tuple[Phrase[Cast | Activate], ...] = (
    phrase(
        "targeting the <id>[ and the <id>|<Player>]",
        rf"targeting (?P<whos>{WHOS})",
        lambda m: {"targets": read_list(m["whos"])},
        lambda a, s: _when(a.targets, f"targeting {write_list(a.targets, s)}"),
    ),
    phrase(
        "with X = N",
        r"with X = (?P<x>[0-9]+)",
        lambda m: {"x": int(m["x"])},
        lambda a, s: _when(a.x is not None, f"with X = {a.x}"),
    ),
    phrase(
        "choosing mode N[ and N]",
        r"choosing mode (?P<modes>[0-9]+(?: and [0-9]+)*)",
        lambda m: {"modes": tuple(int(mode) for mode in m["modes"].split(" and "))},
        lambda a, s: _when(a.modes, f"choosing mode {' and '.join(map(str, a.modes))}"),
    ),
    *(_payment(way, words) for way, words in _PAYMENTS.items()),
    phrase(
        'giving up by "<way>" the <id>[ and the <id>]',
        rf"giving up by (?P<way>{QUOTED}) (?P<things>{THINGS})",
        lambda m: {"pays": {unquote(m["way"]): read_list(m["things"])}},
        lambda a, s: [
            f"giving up by {quote(way)} {write_list(things)}"
            for way, things in a.pays.items()
            if things and way not in _PAYMENTS
        ],
    ),
    phrase(
        "paying {1}{B}",
        rf"paying (?P<mana>{SYMBOLS})",
        lambda m: {"mana": read_mana(m["mana"])},
        lambda a, s: _when(a.mana, f"paying {write_mana(a.mana)}"),
    ),
    phrase(
        "called the <name>",
        rf"called the (?P<name>{ID})",
        lambda m: {"puts": m["name"]},
        lambda a, s: _when(a.puts, f"called the {a.puts}"),
    ),
)

# What an answer depends on.
ANSWERED: tuple[Phrase[Answer], ...] = (
    phrase(
        "asked by the <id>",
        rf"asked by the (?P<source>{ID})",
        lambda m: {"from_": m["source"]},
        lambda a, s: _when(a.from_ is not None, f"asked by the {a.from_}"),
    ),
    phrase("once", "once", lambda m: {"times": 1}, lambda a, s: _when(a.times == 1, "once")),
    phrase(
        "N times",
        r"(?P<times>[0-9]+) times",
        lambda m: {"times": int(m["times"])},
        lambda a, s: _when(a.times not in (None, 1), f"{a.times} times"),
    ),
)

_ZONES_OF_PLAYERS = ("graveyard", "hand", "library")


def _zone_of_a_player(o: ObjectState) -> bool:
    return o.zone in _ZONES_OF_PLAYERS and o.owner is not UNSET


def _yes_no(field: str, yes: str, no: str) -> tuple[Phrase[ObjectState], Phrase[ObjectState]]:
    return (
        phrase(yes, yes, lambda m: {field: True}, lambda o, s: _when(getattr(o, field) is True, yes)),
        phrase(no, no, lambda m: {field: False}, lambda o, s: _when(getattr(o, field) is False, no)),
    )


def _both_numbers(o: ObjectState) -> bool:
    return isinstance(o.power, int) and isinstance(o.toughness, int)


def _number(field: str, words: str) -> tuple[Phrase[ObjectState], Phrase[ObjectState]]:
    def write(o: ObjectState, seats: Seats) -> list[str]:
        return _when(isinstance(getattr(o, field), int) and not _both_numbers(o), f"with {words} {getattr(o, field)}")

    return (
        phrase(f"with {words} N", rf"with {words} (?P<n>{NUMBER})", lambda m: {field: int(m["n"])}, write),
        phrase(
            f"with no {words}",
            f"with no {words}",
            lambda m: {field: None},
            lambda o, s: _when(getattr(o, field) is None, f"with no {words}"),
        ),
    )


def _words(field: str) -> tuple[Phrase[ObjectState], Phrase[ObjectState]]:
    return (
        phrase(
            f"with {field} A[ and B]",
            rf"with {field[:-1]}s? (?P<words>[^\",]+)",
            lambda m: {field: tuple(m["words"].split(" and "))},
            lambda o, s: _when(getattr(o, field), f"with {field} {' and '.join(getattr(o, field) or ())}"),
        ),
        phrase(
            f"with no {field}",
            f"with no {field}",
            lambda m: {field: ()},
            lambda o, s: _when(getattr(o, field) == (), f"with no {field}"),
        ),
    )


def _color_words(o: ObjectState) -> list[str]:
    if not o.colors:
        return []
    return ["colored " + " and ".join(COLOR_WORDS[color] for color in o.colors)]


# How an object is seen.
SEEN: tuple[Phrase[ObjectState], ...] = (
    phrase(
        "on the battlefield | in hand | in the graveyard | in exile | in the library | on the stack"
        " | in the command zone | gone",
        alternatives(ZONE_OF),
        lambda m: {"zone": ZONE_OF[m[0]]},
        lambda o, s: [] if o.zone is UNSET or _zone_of_a_player(o) else [ZONE_WORDS[o.zone]],
    ),
    phrase(
        "in <Player>'s graveyard | hand | library",
        rf"in (?P<owner>{PLAYER})'s (?P<zone>graveyard|hand|library)",
        lambda m: {"zone": m["zone"], "owner": read_player(m["owner"])},
        lambda o, s: [f"in {write_player(str(o.owner))}'s {o.zone}"] if _zone_of_a_player(o) else [],
    ),
    phrase(
        "owned by <Player>",
        rf"owned by (?P<owner>{PLAYER})",
        lambda m: {"owner": read_player(m["owner"])},
        lambda o, s: [] if o.owner is UNSET or _zone_of_a_player(o) else [f"owned by {write_player(o.owner)}"],
    ),
    phrase(
        "controlled by <Player>",
        rf"controlled by (?P<controller>{PLAYER})",
        lambda m: {"controller": read_player(m["controller"])},
        lambda o, s: [f"controlled by {write_player(o.controller)}"] if isinstance(o.controller, str) else [],
    ),
    phrase(
        "controlled by nobody",
        "controlled by nobody",
        lambda m: {"controller": None},
        lambda o, s: _when(o.controller is None, "controlled by nobody"),
    ),
    *_yes_no("tapped", "tapped", "untapped"),
    phrase("undamaged", "undamaged", lambda m: {"damage": 0}, lambda o, s: _when(o.damage == 0, "undamaged")),
    phrase(
        "with N damage",
        rf"with (?P<n>{NUMBER}) damage",
        lambda m: {"damage": int(m["n"])},
        lambda o, s: _when(o.damage is not UNSET and o.damage != 0, f"with {o.damage} damage"),
    ),
    phrase(
        "with N <kind> counters",
        _COUNTERS,
        lambda m: {"counters": {m["kind"]: int(m["number"])}},
        lambda o, s: _counter_words(o.counters),
    ),
    phrase(
        "without counters",
        "without counters",
        lambda m: {"counters": {}},
        lambda o, s: _when(o.counters == {}, "without counters"),
    ),
    phrase(
        "attached to the <id>",
        rf"attached to the (?P<host>{ID})",
        lambda m: {"attached_to": m["host"]},
        lambda o, s: _when(isinstance(o.attached_to, str), f"attached to the {o.attached_to}"),
    ),
    phrase(
        "attached to nothing",
        "attached to nothing",
        lambda m: {"attached_to": None},
        lambda o, s: _when(o.attached_to is None, "attached to nothing"),
    ),
    *_yes_no("attacking", "attacking", "not attacking"),
    *_yes_no("blocking", "blocking", "not blocking"),
    *_yes_no("phased_out", "phased out", "phased in"),
    phrase(
        "4/4 (power/toughness)",
        rf"(?P<power>{NUMBER})/(?P<toughness>{NUMBER})",
        lambda m: {"power": int(m["power"]), "toughness": int(m["toughness"])},
        lambda o, s: _when(_both_numbers(o), f"{o.power}/{o.toughness}"),
    ),
    *_number("power", "power"),
    *_number("toughness", "toughness"),
    phrase(
        'named "X"',
        rf"named (?P<name>{QUOTED})",
        lambda m: {"name": unquote(m["name"])},
        lambda o, s: [f"named {quote(o.name)}"] if o.name is not UNSET else [],
    ),
    phrase(
        "colored black[ and green]",
        rf"colored (?P<colors>{alternatives(COLOR_OF)}(?: and {alternatives(COLOR_OF)})*)",
        lambda m: {"colors": tuple(COLOR_OF[word] for word in m["colors"].split(" and "))},
        lambda o, s: _color_words(o),
    ),
    phrase("colorless", "colorless", lambda m: {"colors": ()}, lambda o, s: _when(o.colors == (), "colorless")),
    *_words("types"),
    *_words("subtypes"),
    *_words("supertypes"),
    phrase(
        "with mana cost {1}{G}",
        rf"with mana cost (?P<cost>{SYMBOLS})",
        lambda m: {"mana_cost": m["cost"]},
        lambda o, s: _when(isinstance(o.mana_cost, str), f"with mana cost {o.mana_cost}"),
    ),
    phrase(
        "with no mana cost",
        "with no mana cost",
        lambda m: {"mana_cost": None},
        lambda o, s: _when(o.mana_cost is None, "with no mana cost"),
    ),
    phrase(
        "with mana value N",
        rf"with mana value (?P<n>{NUMBER})",
        lambda m: {"mana_value": int(m["n"])},
        lambda o, s: _when(o.mana_value is not UNSET, f"with mana value {o.mana_value}"),
    ),
    *_yes_no("is_token", "a token", "not a token"),
)


def _cards(field: str, words: str) -> Phrase[PlayerState]:
    def write(p: PlayerState, seats: Seats) -> list[str]:
        number = getattr(p, field)
        return [f"{counted(number, 'card')} {words}"] if number is not UNSET else []

    return phrase(f"N cards {words}", rf"(?P<n>{NUMBER}) cards? {words}", lambda m: {field: int(m["n"])}, write)


# How a player is seen.
HAS: tuple[Phrase[PlayerState], ...] = (
    phrase(
        "N life",
        rf"(?P<n>{NUMBER}) life",
        lambda m: {"life": int(m["n"])},
        lambda p, s: _when(p.life is not UNSET, f"{p.life} life"),
    ),
    phrase(
        "N poison counters",
        rf"(?P<n>{NUMBER}) poison counters?",
        lambda m: {"poison": int(m["n"])},
        lambda p, s: [counted(p.poison, "poison counter")] if p.poison is not UNSET else [],
    ),
    _cards("hand", "in hand"),
    _cards("graveyard", "in the graveyard"),
    _cards("exile", "in exile"),
    phrase(
        "lost the game",
        "lost the game",
        lambda m: {"lost": True},
        lambda p, s: _when(p.lost is True, "lost the game"),
    ),
    phrase(
        "not lost the game",
        "not lost the game",
        lambda m: {"lost": False},
        lambda p, s: _when(p.lost is False, "not lost the game"),
    ),
)
