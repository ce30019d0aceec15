"""When: the actions. The same sentences behind a Given are actions that prepare the board."""

import re

from mtg_conformance.documents.situation import Activate, Advance, Attack, Block, Cast, Resolve
from mtg_conformance.vocabulary.phrases import ANNOUNCED, read_phrases, write_phrases
from mtg_conformance.vocabulary.sentence import Keyword, Names, Part, Sentence
from mtg_conformance.vocabulary.words import (
    ID,
    PLAYER,
    QUOTED,
    STEP,
    STEP_OF,
    STEP_WORDS,
    WHO,
    SentenceError,
    quote,
    read_player,
    read_who,
    unquote,
    write_player,
    write_who,
)

_KEYWORDS: tuple[Keyword, ...] = ("Given", "When")
_ANNOUNCED = "what is announced with it"


def _clauses(part: Cast | Activate, names: Names) -> str:
    clauses = write_phrases(part, ANNOUNCED, names.seats)
    return f", {clauses}" if clauses else ""


def _read_cast(match: re.Match[str]) -> Cast:
    fields = read_phrases(match["clauses"] or "", ANNOUNCED, _ANNOUNCED)
    return Cast(by=read_player(match["player"]), object=match["id"], **fields)


def _write_cast(part: Part, names: Names) -> str | None:
    if not isinstance(part, Cast):
        return None
    return f"{write_player(part.by)} casts the {part.object}{_clauses(part, names)}"


def _read_activate(match: re.Match[str]) -> Activate:
    fields = read_phrases(match["clauses"] or "", ANNOUNCED, _ANNOUNCED)
    return Activate(by=read_player(match["player"]), object=match["id"], ability=unquote(match["ability"]), **fields)


def _write_activate(part: Part, names: Names) -> str | None:
    if not isinstance(part, Activate):
        return None
    return f"{write_player(part.by)} activates {quote(part.ability)} of the {part.object}{_clauses(part, names)}"


def _read_pairs(text: str, what: str) -> dict[str, str]:
    """`Bob with the bear and Bob with the lion` → {bear: bob, lion: bob}."""
    pairs: dict[str, str] = {}
    for other, name in re.findall(rf"({WHO}) with the ({ID})", text):
        if name in pairs:
            raise SentenceError(f"the {name} {what} twice")
        pairs[name] = read_who(other)
    return pairs


def _read_attack(match: re.Match[str]) -> Attack:
    return Attack(by=read_player(match["player"]), attackers=_read_pairs(match["pairs"] or "", "attacks"))


def _write_attack(part: Part, names: Names) -> str | None:
    if not isinstance(part, Attack):
        return None
    pairs = (f"{write_who(other, names.seats)} with the {name}" for name, other in part.attackers.items())
    return f"{write_player(part.by)} attacks {' and '.join(pairs) or 'with nothing'}"


def _read_block(match: re.Match[str]) -> Block:
    return Block(by=read_player(match["player"]), blockers=_read_pairs(match["pairs"] or "", "blocks"))


def _write_block(part: Part, names: Names) -> str | None:
    if not isinstance(part, Block):
        return None
    pairs = (f"the {other} with the {name}" for name, other in part.blockers.items())
    return f"{write_player(part.by)} blocks {' and '.join(pairs) or 'with nothing'}"


def _read_resolve(match: re.Match[str]) -> Resolve:
    return Resolve(all=match["top"] is None)


def _write_resolve(part: Part, names: Names) -> str | None:
    if not isinstance(part, Resolve):
        return None
    return "the stack resolves" if part.all else "the top of the stack resolves"


def _read_advance(match: re.Match[str]) -> Advance:
    return Advance(to=STEP_OF[match["step"]])


def _write_advance(part: Part, names: Names) -> str | None:
    return f"the game advances to the {STEP_WORDS[part.to]}" if isinstance(part, Advance) else None


_MORE = (
    "[, targeting the <id>[ and the <id>|<Player>]][, with X = N][, choosing mode N[ and N]][, discarding the <id>]"
    "[, sacrificing the <id>][, tapping the <id>][, exiling the <id>][, paying {1}{B}][, called the <name>]"
)

WHEN: tuple[Sentence, ...] = (
    Sentence(
        "cast",
        _KEYWORDS,
        f"<Player> casts the <id>{_MORE}",
        re.compile(rf"(?P<player>{PLAYER}) casts (?:an?|the) (?P<id>{ID})(?:, (?P<clauses>.+))?"),
        _read_cast,
        _write_cast,
    ),
    Sentence(
        "activate",
        _KEYWORDS,
        f'<Player> activates "<ability>" of the <id>{_MORE}',
        re.compile(
            rf"(?P<player>{PLAYER}) activates (?P<ability>{QUOTED}) of (?:an?|the) (?P<id>{ID})(?:, (?P<clauses>.+))?"
        ),
        _read_activate,
        _write_activate,
    ),
    Sentence(
        "attack",
        _KEYWORDS,
        "<Player> attacks <Player>|the <id> with the <id>[ and <Player> with the <id>]"
        "  or  <Player> attacks with nothing",
        re.compile(
            rf"(?P<player>{PLAYER}) attacks"
            rf" (?:with nothing|(?P<pairs>{WHO} with the {ID}(?: and {WHO} with the {ID})*))"
        ),
        _read_attack,
        _write_attack,
    ),
    Sentence(
        "block",
        _KEYWORDS,
        "<Player> blocks the <id> with the <id>[ and the <id> with the <id>]  or  <Player> blocks with nothing",
        re.compile(
            rf"(?P<player>{PLAYER}) blocks"
            rf" (?:with nothing|(?P<pairs>the {ID} with the {ID}(?: and the {ID} with the {ID})*))"
        ),
        _read_block,
        _write_block,
    ),
    Sentence(
        "resolve",
        _KEYWORDS,
        "the top of the stack resolves  or  the stack resolves",
        re.compile(r"the (?P<top>top of the )?stack resolves"),
        _read_resolve,
        _write_resolve,
    ),
    Sentence(
        "advance",
        _KEYWORDS,
        f"the game advances to the <step>  (step: {' | '.join(STEP_OF)})",
        re.compile(rf"the game advances to the (?P<step>{STEP})"),
        _read_advance,
        _write_advance,
    ),
)
