"""How the judge says what it found: with the phrases of the vocabulary, in one line."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import UNSET

from mtg_conformance.documents import (
    Action,
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    ObjectState,
    PlayerState,
    Situation,
    StackEntry,
    printable,
)
from mtg_conformance.vocabulary.phrases import HAS, SEEN, write_phrases
from mtg_conformance.vocabulary.words import STEP_WORDS, write_player

__all__ = [
    "action_words",
    "field_words",
    "game_words",
    "moment_words",
    "one_line",
    "player_words",
    "state_words",
]

_LONGEST = 200


def one_line(text: str) -> str:
    """Foreign text (an engine's reason, a question) without line breaks, printable, and not too long."""
    line = printable(text[: 4 * _LONGEST])
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"


def field_words(field: str, value: Any, seats: Collection[str]) -> str:
    """One field of an object as a phrase: `tapped`, `with 2 damage`, `attached to the bear`."""
    if value is UNSET:
        return f"its {field.replace('_', ' ')} not shown"
    words = write_phrases(ObjectState(**{field: value}), SEEN, seats)
    return words or f"with {field.replace('_', ' ')} {value!r}"


def state_words(state: ObjectState, seats: Collection[str]) -> str:
    """All set fields of an object as phrases, joined by commas."""
    plain = ObjectState(**{field: getattr(state, field) for field in ObjectState.__struct_fields__})
    return write_phrases(plain, SEEN, seats)


def player_words(field: str, value: Any) -> str:
    """One field of a player as a phrase: `12 life`, `not lost the game`."""
    if value is UNSET:
        return f"{field} not shown"
    return write_phrases(PlayerState(**{field: value}), HAS, ())


def game_words(field: str, value: Any, seats: Collection[str]) -> str:
    """One field of the game in words."""
    if value is UNSET:
        return f"the {field} not shown"
    if field == "stack":
        return "on the stack: " + ", ".join(map(_entry_words, value)) if value else "an empty stack"
    if field == "step":
        return f"the {STEP_WORDS.get(value, value)}"
    if field == "active":
        return f"{write_player(value)}'s turn"
    return "nobody with priority" if value is None else f"{write_player(value)} with priority"


def _entry_words(entry: StackEntry) -> str:
    source = f" of the {entry.source}" if entry.source is not None else ""
    return f"{write_player(entry.controller)}'s {entry.kind} {entry.id}{source}"


def moment_words(situation: Situation, label: str) -> str:
    """When a snapshot was taken: `at the start`, `after the last action`, or after which one."""
    if label == "start":
        return "at the start"
    for action in situation.script:
        if action.label == label:
            return f"after {action_words(action, situation.seats)}"
    return "after the last action"


def action_words(action: Action, seats: Collection[str]) -> str:
    """One action as a clause: `Bob casts the murder`."""
    if isinstance(action, Cast):
        return f"{write_player(action.by)} casts the {action.object}"
    if isinstance(action, Activate):
        return f'{write_player(action.by)} activates "{action.ability}" of the {action.object}'
    if isinstance(action, Attack):
        return f"{write_player(action.by)} attacks with {_list(f'the {id}' for id in action.attackers)}"
    if isinstance(action, Block):
        pairs = (f"the {who} on the {whom}" for who, whom in action.blockers.items())
        return f"{write_player(action.by)} blocks with {_list(pairs)}"
    if isinstance(action, Advance):
        return f"the game advances to the {STEP_WORDS[action.to]}"
    return "the stack resolves" if action.all else "the top of the stack resolves"


def _list(names: Iterable[str]) -> str:
    return " and ".join(names) or "nothing"
