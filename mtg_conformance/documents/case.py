"""The Case: a Situation with what must come of it, and the rules that say so."""

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from mtg_conformance.documents.outcome import GameState, ObjectState, PlayerState
from mtg_conformance.documents.situation import FORMAT, CaseId, Situation

Rule = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{3}(\.[0-9]+[a-z]?)?$", description="rule number, e.g. 702.89a")]
RulingId = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$",
        description="ruling id, e.g. umbra-armor.3",
    ),
]


class _Check(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="check"
):
    """What all expectations share: the snapshot they look at (`start`, `end`, or the label of
    an action) and the rule numbers that it rests on beyond the case's."""

    after: str = "end"
    cr: tuple[Rule, ...] = ()


class ObjectExpectation(_Check, frozen=True, tag="object"):
    """The named fields of one object are as said."""

    object: str
    is_: ObjectState = msgspec.field(name="is")


class Description(ObjectState, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which objects to count: all that have these fields. `new`: only objects that the
    Situation did not name (true), or only those that it did (false)."""

    new: bool | UnsetType = UNSET


class CountExpectation(_Check, frozen=True, tag="count"):
    """Exactly so many objects match the description."""

    of: Description
    is_: int = msgspec.field(name="is")


class PlayerExpectation(_Check, frozen=True, tag="player"):
    """The named fields of one player are as said."""

    player: str
    is_: PlayerState = msgspec.field(name="is")


class GameExpectation(_Check, frozen=True, tag="game"):
    """The named fields of the game are as said."""

    is_: GameState = msgspec.field(name="is")


class ActionExpectation(_Check, frozen=True, tag="action"):
    """The action with the label `action` was accepted or refused. An action that no such
    expectation names is expected to be accepted."""

    action: str
    accepted: bool


class NothingElseExpectation(_Check, frozen=True, tag="nothing_else"):
    """Every stored field of every object that no other expectation of this snapshot names is
    as at the start, and so are the players. The card of a spell that the script cast is in a
    graveyard, on the battlefield, or on the stack if not all of that has resolved. What the
    engine counts by zone is left out. Never across a change of turn."""


class SameAsExpectation(_Check, frozen=True, tag="same_as"):
    """The snapshot equals the one of another case's run on the same engine. `rename` maps
    ids of this case to ids of the other; `except_` names objects that are left out."""

    case: CaseId
    rename: dict[str, str] = {}
    except_: tuple[str, ...] = msgspec.field(default=(), name="except")


class ReadingsExpectation(_Check, frozen=True, tag="readings"):
    """What the rules leave open: for each reading what one would see. Reported, never failed."""

    readings: dict[str, tuple["ObjectExpectation | CountExpectation | PlayerExpectation", ...]]


Expectation = (
    ObjectExpectation
    | CountExpectation
    | PlayerExpectation
    | GameExpectation
    | ActionExpectation
    | NothingElseExpectation
    | SameAsExpectation
    | ReadingsExpectation
)


class Case(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Situation and what must come of it. The Situation has the Case's id.

    `ruling`: the bullet that it tests (`umbra-armor.3`), null for a control. `cr`: the rule
    numbers that the verdict rests on. `needs`: ids of controls and twins that must be green on
    the same engine before this case can fail.
    """

    id: CaseId
    situation: Situation
    expect: tuple[Expectation, ...]
    format: int = FORMAT
    title: str = ""
    ruling: RulingId | None = None
    cr: tuple[Rule, ...] = ()
    needs: tuple[CaseId, ...] = ()
    notes: str = ""
