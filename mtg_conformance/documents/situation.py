"""The Situation: how the game stands, what is done, and how each player answers.

A Situation is all that an engine is told. It has no expectations in it, so an engine can't
be tuned to them.
"""

from typing import Annotated, Literal

import msgspec

FORMAT = 1
"""Version of the document model that this package reads and writes."""

Step = Literal[
    "upkeep",
    "draw",
    "precombat_main",
    "begin_combat",
    "declare_attackers",
    "declare_blockers",
    "first_strike_damage",
    "combat_damage",
    "end_combat",
    "postcombat_main",
    "end_step",
]
"""The steps and phases in which a player gets priority, in the order of a turn (CR 500.1)."""

STEPS: tuple[Step, ...] = (
    "upkeep",
    "draw",
    "precombat_main",
    "begin_combat",
    "declare_attackers",
    "declare_blockers",
    "first_strike_damage",
    "combat_damage",
    "end_combat",
    "postcombat_main",
    "end_step",
)

Zone = Literal["battlefield", "hand", "graveyard", "exile", "library", "stack", "command", "nowhere"]
"""Where an object is. `nowhere`: a token that ceased to exist (CR 111.7). Only the first
five and `command` can be asked for in a Situation."""

SetupZone = Literal["battlefield", "hand", "graveyard", "exile", "library", "command"]

Ask = Literal[
    "replacement",
    "may",
    "target",
    "objects",
    "order",
    "amount",
    "name",
    "type",
    "colour",
    "damage",
    "legend",
]
"""The kinds of question that a game puts to a player."""

Id = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[a-z][a-z0-9-]*$",
        description="name of an object: small letters, digits and hyphens, e.g. hyena-umbra",
    ),
]
CaseId = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[a-z0-9]+([.-][a-z0-9]+)*$",
        description="stable id, never reused: small letters and digits, joined by . or -",
    ),
]
Seat = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+$", description="name of a player: small letters, e.g. alice")]
Mana = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[0-9]{0,3}([WUBRGC][0-9]{0,3})*$",
        description="string of mana for the pool, e.g. 1BB; digits are colourless, at most three in a row",
    ),
]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class PlayerSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a player starts: life total and poison counters."""

    life: int = 20
    poison: Natural = 0


class ObjectSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card placed on the table. The order of the list is the order of arrival.

    `sick` means that its controller did not control it when the turn began (CR 302.6).
    `controller` differs from `owner` only on engines that can place that (a capability).
    """

    id: Id
    card: str
    owner: Seat
    zone: SetupZone = "battlefield"
    controller: Seat | None = None
    token: bool = False
    tapped: bool = False
    damage: Natural = 0
    counters: dict[str, Count] = {}
    attached_to: Id | None = None
    sick: bool = False


class _Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """What all actions share: `label` names the snapshot after it; a failure of an action
    with `prepare` is a failure of the set-up and never a verdict on the rules."""

    label: str | None = None
    prepare: bool = False


class Cast(_Act, frozen=True, tag="cast"):
    """Cast a spell. Everything that CR 601.2b-h announces is said here, so that the order in
    which an engine asks does not matter. `mana` is in the pool just before and gone after.
    `modes` counts from 1 in printed order. `pays` names what is given up: discard, sacrifice, …"""

    by: Seat
    object: Id
    mana: Mana = ""
    targets: tuple[str, ...] = ()
    modes: tuple[Count, ...] = ()
    x: Natural | None = None
    pays: dict[str, tuple[Id, ...]] = {}
    puts: Id | None = None


class Activate(_Act, frozen=True, tag="activate"):
    """Activate an ability, named by its keyword or by the beginning of its printed cost."""

    by: Seat
    object: Id
    ability: str
    mana: Mana = ""
    targets: tuple[str, ...] = ()
    modes: tuple[Count, ...] = ()
    x: Natural | None = None
    pays: dict[str, tuple[Id, ...]] = {}
    puts: Id | None = None


class Attack(_Act, frozen=True, tag="attack"):
    """Declare attackers: attacking object → player or planeswalker attacked (CR 508.1)."""

    by: Seat
    attackers: dict[Id, str]


class Block(_Act, frozen=True, tag="block"):
    """Declare blockers: blocking object → attacker blocked (CR 509.1)."""

    by: Seat
    blockers: dict[Id, Id]


class Resolve(_Act, frozen=True, tag="resolve"):
    """Nobody acts: the top object of the stack resolves, state-based actions and triggers are
    dealt with, until a player would get priority. `all`: until the stack is empty."""

    all: bool = False


class Advance(_Act, frozen=True, tag="advance"):
    """Nobody acts until the given step. In `declare_attackers` and `declare_blockers` the
    game waits for the declaration; in a damage step the damage has been dealt."""

    to: Step


Action = Cast | Activate | Attack | Block | Resolve | Advance


class Answer(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, rename={"from_": "from"}
):
    """A policy. The first answer of this player and kind whose `prefer` holds something on
    offer gives it. `from`: only for a question asked by this object, where the engine says which
    object asks; many don't, so no case may depend on it. `times`: how often. A choice of "up to"
    is put as `may` by some engines and as `objects` with the option `none` by others: a Situation
    answers both."""

    by: Seat
    ask: Ask
    prefer: tuple[str | int, ...]
    from_: str | None = None
    times: Count | None = None


class Situation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that an engine is told. The active player has priority and the stack is empty."""

    id: CaseId
    format: int = FORMAT
    seats: tuple[Seat, ...] = ("alice", "bob")
    active: Seat = "alice"
    step: Step = "precombat_main"
    players: dict[Seat, PlayerSetup] = {}
    objects: tuple[ObjectSetup, ...] = ()
    script: tuple[Action, ...] = ()
    answers: tuple[Answer, ...] = ()
