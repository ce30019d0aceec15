"""Given: the board and the answers."""

import re
from collections.abc import Mapping

from mtg_conformance.documents.situation import Answer, ObjectSetup, PlayerSetup, SetupZone
from mtg_conformance.vocabulary.phrases import ANSWERED, SETUP, read_phrases, write_phrases
from mtg_conformance.vocabulary.sentence import Names, Part, PlayerStart, Seating, Sentence, Turn
from mtg_conformance.vocabulary.words import (
    ASK_OF,
    ASK_WORDS,
    ID,
    NUMBER,
    PLAYER,
    STEP,
    STEP_OF,
    STEP_WORDS,
    VALUE,
    ZONE_WORDS,
    SentenceError,
    alternatives,
    article,
    counted,
    read_player,
    read_value,
    split_commas,
    write_player,
    write_value,
)

RESERVED = frozenset({"stack"})
"""Names that no object can have, because sentences use them otherwise."""


_PLACES: Mapping[str, SetupZone] = {
    ZONE_WORDS["hand"]: "hand",
    ZONE_WORDS["graveyard"]: "graveyard",
    ZONE_WORDS["exile"]: "exile",
    ZONE_WORDS["library"]: "library",
    ZONE_WORDS["command"]: "command",
}


def _read_seating(match: re.Match[str]) -> Seating:
    return Seating(tuple(read_player(word) for word in match["players"].split(" and ")))


def _write_seating(part: Part, names: Names) -> str | None:
    if not isinstance(part, Seating):
        return None
    return "the players are " + " and ".join(write_player(seat) for seat in part.seats)


def _read_turn(match: re.Match[str]) -> Turn:
    return Turn(read_player(match["player"]), STEP_OF[match["step"]])


def _write_turn(part: Part, names: Names) -> str | None:
    return f"it is {write_player(part.active)}'s {STEP_WORDS[part.step]}" if isinstance(part, Turn) else None


def _read_start(match: re.Match[str]) -> PlayerStart:
    return PlayerStart(
        read_player(match["player"]), PlayerSetup(life=int(match["life"]), poison=int(match["poison"] or 0))
    )


def _write_start(part: Part, names: Names) -> str | None:
    if not isinstance(part, PlayerStart):
        return None
    text = f"{write_player(part.seat)} has {part.start.life} life"
    return f"{text}, {counted(part.start.poison, 'poison counter')}" if part.start.poison else text


def _new_id(match: re.Match[str]) -> str:
    if match["id"] in RESERVED:
        raise SentenceError(f"no object can be called {match['id']!r}: the sentences use this word otherwise")
    return match["id"]


def _read_permanent(match: re.Match[str]) -> ObjectSetup:
    fields = read_phrases(match["clauses"] or "", SETUP, "how an object is placed")
    player = read_player(match["player"])
    owner = fields.setdefault("owner", player)
    controller = player if owner != player else None
    return ObjectSetup(id=_new_id(match), card=match["card"], controller=controller, **fields)


def _write_permanent(part: Part, names: Names) -> str | None:
    if not isinstance(part, ObjectSetup) or part.zone != "battlefield":
        return None
    clauses = write_phrases(part, SETUP, names.seats)
    player = write_player(part.controller or part.owner)
    return f"{player} controls {article(part.id)} {part.id} ({part.card})" + (f", {clauses}" if clauses else "")


def _read_card(match: re.Match[str]) -> ObjectSetup:
    return ObjectSetup(
        id=_new_id(match), card=match["card"], owner=read_player(match["player"]), zone=_PLACES[match["zone"]]
    )


def _write_card(part: Part, names: Names) -> str | None:
    if not isinstance(part, ObjectSetup) or part.zone == "battlefield":
        return None
    return f"{write_player(part.owner)} has {article(part.id)} {part.id} ({part.card}) {ZONE_WORDS[part.zone]}"


def _read_answer(match: re.Match[str]) -> Answer:
    prefer: list[str | int] = []
    clauses = split_commas(match["rest"])
    while clauses:
        value = re.fullmatch(rf"then (?P<value>{VALUE})" if prefer else rf"(?P<value>{VALUE})", clauses[0])
        if value is None:
            break
        prefer.append(read_value(value["value"]))
        clauses.pop(0)
    if not prefer:
        raise SentenceError(
            f'{clauses[0]!r} is no answer: expected the <id>, <Player>, a number, yes, no or "a text in quotes"'
        )
    fields = read_phrases(", ".join(clauses), ANSWERED, "when the answer is given (or, as a value, lacks then)")
    return Answer(by=read_player(match["player"]), ask=ASK_OF[match["ask"]], prefer=tuple(prefer), **fields)


def _write_answer(part: Part, names: Names) -> str | None:
    if not isinstance(part, Answer):
        return None
    values = ", then ".join(write_value(value, names.seats, names.ids) for value in part.prefer)
    clauses = write_phrases(part, ANSWERED, names.seats)
    text = f"{write_player(part.by)}, asked {ASK_WORDS[part.ask]}, chooses {values}"
    return f"{text}, {clauses}" if clauses else text


GIVEN: tuple[Sentence, ...] = (
    Sentence(
        "players",
        ("Given",),
        "the players are <Player> and <Player>[ and <Player>]",
        re.compile(rf"the players are (?P<players>{PLAYER}(?: and {PLAYER})+)"),
        _read_seating,
        _write_seating,
    ),
    Sentence(
        "turn",
        ("Given",),
        f"it is <Player>'s <step>  (step: {' | '.join(STEP_OF)})",
        re.compile(rf"it is (?P<player>{PLAYER})'s (?P<step>{STEP})"),
        _read_turn,
        _write_turn,
    ),
    Sentence(
        "life at the start",
        ("Given",),
        "<Player> has N life[, N poison counters]",
        re.compile(rf"(?P<player>{PLAYER}) has (?P<life>{NUMBER}) life(?:, (?P<poison>[0-9]+) poison counters?)?"),
        _read_start,
        _write_start,
    ),
    Sentence(
        "permanent",
        ("Given",),
        "<Player> controls a <id> (<Card>)[, tapped][, with N damage][, with N <kind> counters][, attached to the <id>]"
        "[, summoning sick][, owned by <Player>][, a token]",
        re.compile(rf"(?P<player>{PLAYER}) controls (?:an?|the) (?P<id>{ID}) \((?P<card>.+?)\)(?:, (?P<clauses>.+))?"),
        _read_permanent,
        _write_permanent,
    ),
    Sentence(
        "card",
        ("Given",),
        "<Player> has a <id> (<Card>) in hand|in the graveyard|in exile|in the library|in the command zone",
        re.compile(
            rf"(?P<player>{PLAYER}) has (?:an?|the) (?P<id>{ID}) \((?P<card>.+?)\) (?P<zone>{alternatives(_PLACES)})"
        ),
        _read_card,
        _write_card,
    ),
    Sentence(
        "answer",
        ("Given",),
        "<Player>, asked <ask>, chooses <value>[, then <value>][, asked by the <id>][, once|, N times]"
        f"  (ask: {' | '.join(ASK_OF)})",
        re.compile(rf"(?P<player>{PLAYER}), asked (?P<ask>{alternatives(ASK_OF)}), chooses (?P<rest>.+)"),
        _read_answer,
        _write_answer,
    ),
)
