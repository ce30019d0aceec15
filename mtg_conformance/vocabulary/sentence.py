"""What a sentence is: keywords, a form for people, a pattern, a reader and a writer."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import msgspec

from mtg_conformance.documents.case import (
    ActionExpectation,
    CountExpectation,
    GameExpectation,
    NothingElseExpectation,
    ObjectExpectation,
    PlayerExpectation,
    ReadingsExpectation,
    SameAsExpectation,
)
from mtg_conformance.documents.situation import (
    Activate,
    Advance,
    Answer,
    Attack,
    Block,
    Cast,
    ObjectSetup,
    PlayerSetup,
    Resolve,
    Step,
)
from mtg_conformance.vocabulary.phrases import Seats
from mtg_conformance.vocabulary.words import NotWritable

Keyword = Literal["Given", "When", "Then"]


@dataclass(frozen=True)
class Seating:
    """The players in turn order, where they are not Alice and Bob."""

    seats: tuple[str, ...]


@dataclass(frozen=True)
class Turn:
    """Whose turn it is, and the step."""

    active: str
    step: Step


@dataclass(frozen=True)
class PlayerStart:
    """How one player starts."""

    seat: str
    start: PlayerSetup


Part = (
    Seating
    | Turn
    | PlayerStart
    | ObjectSetup
    | Answer
    | Cast
    | Activate
    | Attack
    | Block
    | Resolve
    | Advance
    | ObjectExpectation
    | CountExpectation
    | PlayerExpectation
    | GameExpectation
    | ActionExpectation
    | NothingElseExpectation
    | SameAsExpectation
    | ReadingsExpectation
)
"""What one sentence says. An expectation looks at `end` until the builder knows where it
stands; an action has neither label nor `prepare`."""


@dataclass(frozen=True)
class Names:
    """What a writer must know to tell players, objects and plain words apart."""

    seats: Seats
    ids: Seats = ()


@dataclass(frozen=True)
class Sentence:
    """One sentence of the vocabulary.

    `form` is how people write it. `pattern` matches the whole text. `read` gives the Part and
    raises SentenceError if a piece of the text is wrong. `write` gives the text, or None if the
    Part is none that this sentence can say.
    """

    name: str
    keywords: tuple[Keyword, ...]
    form: str
    pattern: re.Pattern[str]
    read: Callable[[re.Match[str]], Part]
    write: Callable[[Part, Names], str | None]

    def say(self, part: Part, names: Names) -> str | None:
        """The text for the part, None if this sentence is not for it. Raises NotWritable if the
        text would not read back as the same part (an odd character in a name)."""
        text = self.write(part, names)
        if text is None:
            return None
        match = self.pattern.fullmatch(text)
        try:
            same = match is not None and text == " ".join(text.split()) and self.read(match) == part
        except ValueError:
            same = False
        if not same:
            kind = part.__class__.__name__
            raise NotWritable(f"no sentence can say this {kind} exactly: {text!r} would be read as something else")
        return text


def without_place(part: Part) -> Part:
    """The part as a sentence alone says it: no label, no `prepare`, looking at `end`, no name
    of the action that was accepted or refused."""
    if isinstance(part, Cast | Activate | Attack | Block | Resolve | Advance):
        return msgspec.structs.replace(part, label=None, prepare=False)
    if isinstance(part, Seating | Turn | PlayerStart | ObjectSetup | Answer):
        return part
    if isinstance(part, ActionExpectation):
        return msgspec.structs.replace(part, after="end", action="")
    return msgspec.structs.replace(part, after="end")
