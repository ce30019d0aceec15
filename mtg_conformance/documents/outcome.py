"""The Outcome: what an engine did with a Situation.

Snapshots are taken at the start and after every action. A field that an engine can't see is
left out (UNSET), which is not the same as null.
"""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from mtg_conformance.documents.situation import Ask, Step, Zone

Color = Literal["W", "U", "B", "R", "G"]


class ObjectState(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One object in a snapshot, or the fields of it that an expectation names.

    Stored fields come first; the derived ones (from `name` on) are what continuous effects
    make of the object. Sets (`types`, `subtypes`, `supertypes`, `colors`) have no order.
    `mana_cost` null means that it has none, which is not the same as "{0}" (CR 202.1b).
    `attacking` and `blocking` say whether it is an attacking or blocking creature.
    """

    zone: Zone | UnsetType = UNSET
    owner: str | UnsetType = UNSET
    controller: str | UnsetType | None = UNSET
    tapped: bool | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    counters: dict[str, int] | UnsetType = UNSET
    attached_to: str | UnsetType | None = UNSET
    phased_out: bool | UnsetType = UNSET
    attacking: bool | UnsetType = UNSET
    blocking: bool | UnsetType = UNSET
    name: str | UnsetType = UNSET
    types: tuple[str, ...] | UnsetType = UNSET
    subtypes: tuple[str, ...] | UnsetType = UNSET
    supertypes: tuple[str, ...] | UnsetType = UNSET
    colors: tuple[Color, ...] | UnsetType = UNSET
    power: int | UnsetType | None = UNSET
    toughness: int | UnsetType | None = UNSET
    mana_cost: str | UnsetType | None = UNSET
    mana_value: int | UnsetType = UNSET
    is_token: bool | UnsetType = UNSET


STORED_FIELDS: tuple[str, ...] = (
    "zone",
    "owner",
    "controller",
    "tapped",
    "damage",
    "counters",
    "attached_to",
    "phased_out",
    "attacking",
    "blocking",
)
DERIVED_FIELDS: tuple[str, ...] = (
    "name",
    "types",
    "subtypes",
    "supertypes",
    "colors",
    "power",
    "toughness",
    "mana_cost",
    "mana_value",
    "is_token",
)
SET_FIELDS: frozenset[str] = frozenset({"types", "subtypes", "supertypes", "colors"})


class PlayerState(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One player: life total, poison counters, cards in hand (props drawn included), in the
    graveyard and owned in exile. `lost`: has lost the game."""

    life: int | UnsetType = UNSET
    poison: int | UnsetType = UNSET
    hand: int | UnsetType = UNSET
    graveyard: int | UnsetType = UNSET
    exile: int | UnsetType = UNSET
    lost: bool | UnsetType = UNSET


class StackEntry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One object on the stack. `id`: the card's own, the name that `puts` gave, or the
    adapter's. `source`: the object that an ability comes from."""

    id: str
    kind: Literal["spell", "ability"]
    controller: str
    source: str | None = None


class GameState(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game as a whole; the bottom of the stack comes first. `priority` is null while the
    game waits for attackers or blockers."""

    step: Step | UnsetType = UNSET
    active: str | UnsetType = UNSET
    stack: tuple[StackEntry, ...] | UnsetType = UNSET
    priority: str | UnsetType | None = UNSET


class Snapshot(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table at one moment: every object of the Situation by its id, wherever it is (`nowhere` if it
    ceased to exist), and new permanents as `new-1`, `new-2`, … in the order of creation. Props of the
    adapter's are left out, but count in a player's hand, graveyard and exile."""

    objects: dict[str, ObjectState] = {}
    players: dict[str, PlayerState] = {}
    game: GameState = msgspec.field(default_factory=GameState)


class ActionResult(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Whether the engine let the player do it. `reason` is free text and never judged."""

    accepted: bool
    reason: str = ""


StopCause = Literal["setup", "unsupported", "unanswered"]
"""Why a run ended early: the board could not be built; the engine or its adapter lacks
something; a question came that no answer fits."""


class Stop(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The run ended before the script did. `at`: number of actions done, each of which has its result
    and its snapshot; `detail`: what is missing or what was asked, in words."""

    at: int
    because: StopCause
    detail: str


class Decision(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question that was asked, for diagnosis. `at`: number of actions done before it."""

    by: str
    ask: Ask
    options: tuple[str | int, ...] = ()
    chose: str | int | None = None
    source: str | None = None
    at: int | None = None


class Outcome(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What happened. With n actions done there are n results and n + 1 snapshots."""

    actions: tuple[ActionResult, ...] = ()
    snapshots: tuple[Snapshot, ...] = ()
    stopped: Stop | None = None
    decisions: tuple[Decision, ...] = ()
    forced: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()
