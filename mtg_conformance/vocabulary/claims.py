"""Claims: scenarios that quantify over boards.

A claim holds for any board that has what its Given asks for, at each moment that its When names.
Its words are as closed as those of the other scenarios: a phrase, a moment or a role that is not
listed here is a mistake in the feature file. What they mean on a board is not said here; whoever
draws boards and judges outcomes says it (`properties.quantified`).
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import msgspec

from mtg_conformance.documents.outcome import ObjectState
from mtg_conformance.vocabulary.phrases import SEEN, closest, read_phrases
from mtg_conformance.vocabulary.sentence import Keyword
from mtg_conformance.vocabulary.words import SentenceError, alternatives

WITH: tuple[str, ...] = (
    # a creature
    "a creature",
    "a creature that can live without its Auras",
    "an indestructible creature",
    "an umbra on it",
    "exactly one umbra on it",
    "two or more umbras on it",
    "no umbra on it",
    "an umbra on another creature",
    "no other protection",
    "a Dog Umbra of its controller on it",
    "a Dog Umbra of another player on it",
    "a Lion Umbra on it",
    "a Lion Umbra of another player on it",
    "exactly two Auras on it",
    "exactly one Aura of its controller on it",
    "neither counters nor Equipment on it",
    # a card with eternalize
    "a card with eternalize",
    "a card with eternalize that was on the battlefield",
    "a card that asks for a discard",
    "nothing that changes sizes or counters",
    "no doubler",
    "one doubler",
    "nothing else that triggers",
)
"""What a board can be asked to have."""

WITHOUT_CARD = re.compile(r"no (?P<card>[A-Z].*)")
"""And it can be asked to lack a card: `no Lion Umbra`."""

WITH_CARD = re.compile(r"an? (?P<card>[A-Z].*)")
"""Or that the creature or card of which the claim speaks is this one: `a Sunscourge Champion`."""

MOMENTS: tuple[str, ...] = (
    # a creature
    "one event would destroy the creature",
    "a spell would destroy the creature",
    "a spell that forbids regeneration would destroy the creature",
    "lethal damage would destroy the creature",
    "deathtouch damage would destroy the creature",
    "damage that is lethal and from deathtouch would destroy the creature",
    "one effect would destroy the creature and all its Auras",
    "an opponent's spell would destroy the creature beside Karmic Justice",
    "lethal damage would destroy the creature beside Karmic Justice",
    "a destroy effect would destroy the creature if anything could",
    "lethal damage would destroy the creature if anything could",
    "the creature is sacrificed",
    "the toughness of the creature becomes 0 or less",
    "the legend rule takes the creature",
    # a card with eternalize
    "its owner eternalizes the card",
    "its owner eternalizes the card that has just died",
    "eternalize is tried where or when it can't be",
    "eternalize is tried without its mana",
    "eternalize is tried without its discard",
    "eternalize resolves",
    "eternalize resolves after an answer that empties the graveyard",
    "eternalize is countered",
    "a token is copied",
)
"""What can happen on a board: an action of its script, as it is played."""

ONE: tuple[str, ...] = (
    "the creature",
    "its umbra",
    "the umbra that its controller prefers",
    "the Dog Umbra",
    "the Lion Umbra",
    "the card",
    "the discarded card",
)
"""Roles that one object plays."""

SEVERAL: tuple[str, ...] = (
    "its umbras",
    "its Auras",
    "the opponent's permanents",
    "the tokens",
)
"""Roles that any number of objects play."""

KEPT: dict[str, tuple[str, ...]] = {
    "place": ("zone",),
    "controller": ("controller",),
    "damage": ("damage",),
    "counters": ("counters",),
    "tapped status": ("tapped",),
    "part in combat": ("attacking", "blocking"),
}
"""What can be as it was before, and the fields that show it."""

_NUMBERS = {"no": 0, "one": 1, "two": 2, "three": 3, "four": 4}


class Stands(msgspec.Struct, frozen=True):
    """So many of the objects that play a role are as said. `but`: all of them but so many."""

    role: str
    is_: ObjectState
    number: int | None = None
    but: int = 0


class Keeps(msgspec.Struct, frozen=True):
    """Each object that plays the role has these fields as before."""

    role: str
    fields: tuple[str, ...]


class Created(msgspec.Struct, frozen=True):
    """So many tokens have been created."""

    number: int


class LikeTheCard(msgspec.Struct, frozen=True):
    """Each object that plays the role has the name of the card and its creature types, and is a
    Zombie besides."""

    role: str


class Gained(msgspec.Struct, frozen=True):
    """The owner of the card has gained so much life."""

    life: int


class Answered(msgspec.Struct, frozen=True):
    """The action was accepted, or refused."""

    accepted: bool


Clause = Stands | Keeps | Created | LikeTheCard | Gained | Answered


class Said(msgspec.Struct, frozen=True):
    """A Then: its words and what they say."""

    text: str
    clause: Clause


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario that quantifies. `given`: phrases of WITH, or `no <Card>`; `when`: one of
    MOMENTS; the rest as for a Case."""

    id: str
    title: str = ""
    ruling: str | None = None
    cr: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    notes: str = ""
    given: tuple[str, ...] = ()
    when: str = ""
    then: tuple[Said, ...] = ()


@dataclass(frozen=True)
class ClaimSentence:
    """One sentence of a claim: as Sentence, but only read and never written."""

    name: str
    keyword: Keyword
    form: str
    pattern: re.Pattern[str]
    read: Callable[[re.Match[str]], tuple[str, ...] | str | Clause]


_ROLE = alternatives(sorted((*ONE, *SEVERAL), key=len, reverse=True))
_COUNT = alternatives(_NUMBERS)


def _read_given(match: re.Match[str]) -> tuple[str, ...]:
    phrases = tuple(match["phrases"].split(" and "))
    for one in phrases:
        if one not in WITH and not WITHOUT_CARD.fullmatch(one) and not WITH_CARD.fullmatch(one):
            raise SentenceError(f"{one!r} is nothing that a board can be asked for; the closest: {_near(one, WITH)}")
        if phrases.count(one) > 1:
            raise SentenceError(f"{one!r} is asked for twice")
    return phrases


def _near(text: str, known: tuple[str, ...]) -> str:
    return "; ".join(closest(text, known))


def _read_stands(match: re.Match[str]) -> Stands:
    role, how = match["role"], match["how"] or ""
    if (role in ONE) is not (how == ""):
        expected = "the role alone" if role in ONE else "each of, exactly one of or all but one of before it"
        raise SentenceError(f"{role!r}: expected {expected}")
    fields = read_phrases(match["phrases"], SEEN, "an object")
    if fields.get("attached_to") is not None:
        fields["attached_to"] = f"the {fields['attached_to']}"
        if fields["attached_to"] not in ONE:
            raise SentenceError(
                f"{fields['attached_to']!r} is no role; the closest: {_near(fields['attached_to'], ONE)}"
            )
    number = match["number"]
    state = ObjectState(**fields)
    if how.startswith("exactly"):
        return Stands(role, state, number=_NUMBERS[number])
    return Stands(role, state, but=_NUMBERS[number] if number else 0)


def _read_keeps(match: re.Match[str]) -> Keeps:
    fields: list[str] = []
    for words in match["things"].split(" and "):
        if words.removeprefix("its ") not in KEPT:
            raise SentenceError(f"{words!r} can't be kept; expected its {' | its '.join(KEPT)}")
        fields += KEPT[words.removeprefix("its ")]
    return Keeps(match["role"], tuple(fields))


def _claim_sentence(
    name: str,
    keyword: Keyword,
    form: str,
    pattern: str,
    read: Callable[[re.Match[str]], tuple[str, ...] | str | Clause],
) -> ClaimSentence:
    return ClaimSentence(name, keyword, form, re.compile(pattern), read)


CLAIM_SENTENCES: tuple[ClaimSentence, ...] = (
    _claim_sentence(
        "any board",
        "Given",
        "any board with <phrase>[ and <phrase>]",
        r"any board with (?P<phrases>.+)",
        _read_given,
    ),
    _claim_sentence(
        "any board, more",
        "Given",
        "with <phrase>[ and <phrase>]",
        r"with (?P<phrases>.+)",
        _read_given,
    ),
    _claim_sentence("moment", "When", " | ".join(MOMENTS), alternatives(MOMENTS), lambda match: match[0]),
    _claim_sentence(
        "so many stand",
        "Then",
        "<role> is <phrase>[, <phrase>]  or  each of|exactly <number> of|all but <number> of <roles> is|are <phrase>",
        rf"(?P<how>each of |(?:exactly|all but) (?P<number>{_COUNT}) of )?(?P<role>{_ROLE}) (?:is|are)"
        r" (?!like )(?P<phrases>.+)",
        _read_stands,
    ),
    _claim_sentence(
        "keeps",
        "Then",
        "<role> keeps its <thing>[ and its <thing>]",
        rf"(?:each of )?(?P<role>{_ROLE}) keeps (?P<things>its .+)",
        _read_keeps,
    ),
    _claim_sentence(
        "created",
        "Then",
        "exactly <number> token has been created  or  no token has been created",
        rf"(?:exactly )?(?P<number>{_COUNT}) tokens? (?:has|have) been created",
        lambda match: Created(_NUMBERS[match["number"]]),
    ),
    _claim_sentence(
        "like the card",
        "Then",
        "<role> is like the card in name and creature types, and a Zombie besides",
        rf"(?:each of )?(?P<role>{_ROLE}) is like the card in name and creature types, and a Zombie besides",
        lambda match: LikeTheCard(match["role"]),
    ),
    _claim_sentence(
        "gained",
        "Then",
        "its owner has gained N life",
        r"its owner has gained (?P<life>[0-9]+) life",
        lambda match: Gained(int(match["life"])),
    ),
    _claim_sentence(
        "answered",
        "Then",
        "that is accepted  or  that is refused",
        r"that is (?P<how>accepted|refused)",
        lambda match: Answered(match["how"] == "accepted"),
    ),
)
"""The sentences of claims: one definition per sentence."""


class ClaimBuilder:
    """Collects the sentences of a scenario that quantifies, and makes a Claim of them. The
    keyword arguments are what sentences do not say."""

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
        self.given: tuple[str, ...] = ()
        self.when = ""
        self.then: list[Said] = []

    def add(self, keyword: Keyword, text: str) -> None:
        """Take one sentence in. Raises SentenceError if claims have no such sentence, or not here."""
        sentences = [one for one in CLAIM_SENTENCES if one.keyword == keyword]
        match = next(((one, found) for one in sentences if (found := one.pattern.fullmatch(text))), None)
        if match is None:
            near = _near(text, MOMENTS if keyword == "When" else tuple(one.form for one in sentences))
            raise SentenceError(
                f"{keyword} {text}: no such sentence in a scenario that quantifies; the closest: {near}"
            )
        try:
            said = match[0].read(match[1])
            if isinstance(said, tuple):
                first = match[0].name == "any board"
                if first == bool(self.given):
                    raise SentenceError("expected any board with … once, at the beginning, and behind it only: with …")
                if double := [one for one in said if one in self.given]:
                    raise SentenceError(f"{double[0]!r} is asked for twice")
                self.given += said
            elif isinstance(said, str):
                if self.when:
                    raise SentenceError("a scenario that quantifies has one When")
                self.when = said
            else:
                self.then.append(Said(text, said))
        except SentenceError as error:
            raise SentenceError(f"{keyword} {text}: {error}") from None

    def claim(self) -> Claim:
        """The Claim. Raises SentenceError if something is missing."""
        for keyword, found in (("Given", self.given), ("When", self.when), ("Then", self.then)):
            if not found:
                raise SentenceError(f"{self.id}: a scenario that quantifies needs a {keyword}")
        return Claim(
            id=self.id,
            title=self.title,
            ruling=self.ruling,
            cr=self.cr,
            needs=self.needs,
            notes=self.notes,
            given=self.given,
            when=self.when,
            then=tuple(self.then),
        )


def write_claim(claim: Claim) -> str:
    """The claim as it stands in a feature file, without its tags, ending in a newline."""
    lines: list[tuple[Literal["Given", "When", "Then", "And"], str]] = [
        ("Given", f"any board with {' and '.join(claim.given)}"),
        ("When", claim.when),
    ]
    lines += [("And" if number else "Then", said.text) for number, said in enumerate(claim.then)]
    return f"  Scenario: {claim.title}\n" + "".join(f"    {keyword} {text}\n" for keyword, text in lines)
