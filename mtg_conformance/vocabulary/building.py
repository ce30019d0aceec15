"""From sentences to a Case."""

import re
from collections.abc import Sequence

import msgspec

from mtg_conformance.documents import DocumentError, decode, encode
from mtg_conformance.documents.case import (
    ActionExpectation,
    Case,
    Expectation,
    ObjectExpectation,
    ReadingsExpectation,
    SameAsExpectation,
)
from mtg_conformance.documents.situation import (
    Action,
    Activate,
    Advance,
    Answer,
    Attack,
    Block,
    Cast,
    ObjectSetup,
    PlayerSetup,
    Resolve,
    Situation,
)
from mtg_conformance.vocabulary.given import GIVEN
from mtg_conformance.vocabulary.phrases import closest
from mtg_conformance.vocabulary.sentence import Keyword, Part, PlayerStart, Seating, Sentence, Turn
from mtg_conformance.vocabulary.then import THEN
from mtg_conformance.vocabulary.when import WHEN
from mtg_conformance.vocabulary.words import ID, QUOTED, SentenceError

SENTENCES: tuple[Sentence, ...] = (*GIVEN, *WHEN, *THEN)
"""The closed vocabulary: one definition per sentence."""


def read_sentence(keyword: Keyword, text: str) -> Part:
    """What the sentence says. Raises SentenceError if it is not in the vocabulary, with the
    closest forms, or if a piece of it is wrong."""
    for sentence in SENTENCES:
        if keyword in sentence.keywords:
            match = sentence.pattern.fullmatch(text)
            if match is not None:
                try:
                    return sentence.read(match)
                except SentenceError as error:
                    raise SentenceError(f"{keyword} {text}: {error}") from None
    for sentence in SENTENCES:
        if sentence.pattern.fullmatch(text):
            expected = " or ".join(sentence.keywords)
            raise SentenceError(f"{keyword} {text}: this sentence belongs behind {expected}, not behind {keyword}")
    best, *others = closest(text, (one.form for one in SENTENCES if keyword in one.keywords))
    near = "; ".join((best, *(form.split("[")[0].split("  ")[0] + " …" for form in others)))
    raise SentenceError(f"{keyword} {text}: no such sentence; the closest: {near}")


def label_stem(action: Action) -> str:
    """The label of an action when it is the first of its kind: `cast-murder`, `resolve`."""
    match action:
        case Cast():
            return f"cast-{action.object}"
        case Activate():
            return f"activate-{action.object}"
        case Attack():
            return "attack"
        case Block():
            return "block"
        case Resolve():
            return "resolve"
        case Advance():
            return f"advance-{action.to.replace('_', '-')}"


def labels_of(script: Sequence[Action]) -> list[str]:
    """A label for each action, by a fixed scheme: what is done and to what, then -2, -3, …"""
    labels: list[str] = []
    for action in script:
        stem = label = label_stem(action)
        number = 1
        while label in labels:
            number += 1
            label = f"{stem}-{number}"
        labels.append(label)
    return labels


class CaseBuilder:
    """Collects sentences, in order, and makes a Case of them.

    The keyword arguments are what sentences do not say: `id` and the rest of a Case.
    """

    def __init__(
        self,
        id: str,
        *,
        title: str = "",
        ruling: str | None = None,
        cr: tuple[str, ...] = (),
        needs: tuple[str, ...] = (),
        notes: str = "",
    ) -> None:
        self.id, self.title, self.ruling, self.cr, self.needs, self.notes = id, title, ruling, cr, needs, notes
        self.seats: tuple[str, ...] | None = None
        self.turn: Turn | None = None
        self.players: dict[str, PlayerSetup] = {}
        self.objects: list[ObjectSetup] = []
        self.answers: list[Answer] = []
        self.script: list[Action] = []
        self._expectations: list[tuple[int, Expectation]] = []  # number of actions done before it
        self._mentions: list[tuple[int, str, str]] = []  # sentence, name, how it was mentioned
        self._sentences = 0

    def add(self, keyword: Keyword, text: str) -> None:
        """Take one sentence in. Raises SentenceError with the number of the sentence."""
        number, self._sentences = self._sentences, self._sentences + 1
        try:
            part = read_sentence(keyword, text)
            self._take(part, keyword, text)
        except SentenceError as error:
            raise SentenceError(str(error), number) from None
        self._mentions += [(number, name, f"{keyword} {text}") for name in _mentioned(part, text)]

    def _take(self, part: Part, keyword: Keyword, text: str) -> None:
        match part:
            case Answer():
                self.answers.append(part)
            case Cast() | Activate() | Attack() | Block() | Resolve() | Advance():
                self.script.append(msgspec.structs.replace(part, prepare=keyword == "Given"))
            case Seating() | Turn() | PlayerStart() | ObjectSetup():
                if self.script:
                    raise SentenceError(f"{keyword} {text}: the board must stand before the first action")
                self._place(part, f"{keyword} {text}")
            case _:
                self._expect(part, f"{keyword} {text}")

    def _place(self, part: Seating | Turn | PlayerStart | ObjectSetup, where: str) -> None:
        match part:
            case ObjectSetup():
                if any(part.id == other.id for other in self.objects):
                    raise SentenceError(f"{where}: there is a {part.id} already; give this one an id of its own")
                self.objects.append(part)
            case PlayerStart():
                if part.seat in self.players:
                    raise SentenceError(f"{where}: said for the second time")
                self.players[part.seat] = part.start
            case Turn():
                if self.turn is not None:
                    raise SentenceError(f"{where}: said for the second time")
                self.turn = part
            case Seating():
                if self.seats is not None:
                    raise SentenceError(f"{where}: said for the second time")
                self.seats = part.seats

    def _expect(self, part: Expectation, where: str) -> None:
        done = len(self.script)
        if isinstance(part, ActionExpectation) and not done:
            raise SentenceError(f"{where}: no action stands before it")
        if isinstance(part, ReadingsExpectation):
            for n, (at, other) in enumerate(self._expectations):
                if at == done and isinstance(other, ReadingsExpectation):
                    self._expectations[n] = (at, joined(other, part))
                    return
        self._expectations.append((done, part))

    def case(self) -> Case:
        """The Case. Raises SentenceError if a sentence names what is not there, DocumentError if
        the whole does not hold together."""
        self._check_mentions()
        script, expect = placed(tuple(self.script), self._expectations)
        turn = self.turn or Turn("alice", "precombat_main")
        situation = Situation(
            id=self.id,
            seats=self.seats or ("alice", "bob"),
            active=turn.active,
            step=turn.step,
            players=self.players,
            objects=tuple(self.objects),
            script=script,
            answers=tuple(self.answers),
        )
        case = Case(
            id=self.id,
            title=self.title,
            ruling=self.ruling,
            cr=self.cr,
            needs=self.needs,
            notes=self.notes,
            situation=situation,
            expect=expect,
        )
        try:
            return decode(encode(case), Case, self.id)
        except DocumentError as error:
            raise DocumentError(str(error).removeprefix(f"{self.id}: ")) from None

    def _check_mentions(self) -> None:
        known = {thing.id for thing in self.objects}
        known |= {action.puts for action in self.script if isinstance(action, Cast | Activate) and action.puts}
        for number, name, where in self._mentions:
            if name not in known and not re.fullmatch(r"new-[0-9]+", name):
                near = ", ".join(closest(name, sorted(known), 5)) or "nothing has been introduced"
                raise SentenceError(f"{where}: nothing is called {name!r} (known: {near})", number)


def _mentioned(part: Part, text: str) -> list[str]:
    """The objects that a sentence names behind `the`, without those that it introduces."""
    bare = re.sub(QUOTED, "", text)
    match part:
        case Cast() | Activate():
            bare = re.sub(rf", called the {ID}", "", bare)
            return re.findall(rf"(?<![a-z])the ({ID})", bare)
        case Attack() | Block():
            return re.findall(rf"(?<![a-z])the ({ID})", bare)
        case Answer():
            return re.findall(rf"(?:chooses|then|asked by) the ({ID})", bare)
        case ObjectSetup():
            return [part.attached_to] if part.attached_to else []
        case ObjectExpectation():
            return [part.object, *re.findall(rf"attached to the ({ID})", bare)]
        case SameAsExpectation():
            return [*part.rename, *part.except_]
        case _:
            return re.findall(rf"attached to the ({ID})", bare)


def joined(one: ReadingsExpectation, other: ReadingsExpectation) -> ReadingsExpectation:
    """The readings of both; one that both name shows what both say."""
    readings = dict(one.readings)
    for name, expectations in other.readings.items():
        readings[name] = readings.get(name, ()) + expectations
    return msgspec.structs.replace(one, readings=readings)


def placed(
    script: tuple[Action, ...], expectations: Sequence[tuple[int, Expectation]]
) -> tuple[tuple[Action, ...], tuple[Expectation, ...]]:
    """The script with the labels that the expectations need, and the expectations with the
    snapshots that they look at. Each expectation comes with the number of actions before it."""
    labels = labels_of(script)
    needed: set[int] = set()
    expect: list[Expectation] = []
    for done, expectation in expectations:
        if isinstance(expectation, ActionExpectation):
            needed.add(done - 1)
            expect.append(msgspec.structs.replace(expectation, after="end", action=labels[done - 1]))
            continue
        if done == len(script):
            after = "end"
        elif done == 0:
            after = "start"
        else:
            needed.add(done - 1)
            after = labels[done - 1]
        if isinstance(expectation, ReadingsExpectation):
            readings = {
                name: tuple(msgspec.structs.replace(one, after=after) for one in inner)
                for name, inner in expectation.readings.items()
            }
            expectation = msgspec.structs.replace(expectation, readings=readings)
        expect.append(msgspec.structs.replace(expectation, after=after))
    labelled = tuple(
        msgspec.structs.replace(action, label=labels[n] if n in needed else None) for n, action in enumerate(script)
    )
    return labelled, tuple(expect)
