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
"""Where an object is. `nowhere`: an object that ceased to exist, such as a token off the battlefield
(CR 111.7); it keeps its id and stays in the snapshots. Only the first five and `command` can be asked
for in a Situation."""

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
Label = Annotated[
    str, msgspec.Meta(description="the suite's name for the snapshot after this action; an engine can overlook it")
]
Prepare = Annotated[
    bool,
    msgspec.Meta(
        description="only prepares the board: if it is refused, the run stops (setup), which is no verdict on the"
        " rules; after any other refused action, which leaves no trace, the script goes on"
    ),
]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class PlayerSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a player starts: life total and poison counters."""

    life: int = 20
    poison: Natural = 0


class ObjectSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card placed on the table. The order of the list is the order of arrival, and in a library
    the order from the top. Below the cards named in a library there is always filler to draw from: props
    of the adapter's, like the lands that it may need, which no snapshot shows as objects.

    `card` is the English name of the card. `sick` means that its controller did not control it when
    the turn began (CR 302.6). `controller` differs from `owner` only on engines that can place that (a capability).
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
    """What all actions share. After a refused action, which leaves no trace, the script goes on."""

    label: Label | None = None
    prepare: Prepare = False


class Cast(_Act, frozen=True, tag="cast"):
    """Cast a spell. Everything that CR 601.2b-h announces is said here, so that the order in
    which an engine asks does not matter. `mana` is in the pool just before and gone after; nothing else
    pays for it. `modes` counts from 1 in printed order. `pays` names what is given up, by way: `discard`,
    `sacrifice`, `tap`, `exile`. `targets` are ids or seats, in the order in which they are announced.
    `puts` is a name for what it puts on the stack. If `by` does not have priority the others
    pass first, as long as nothing resolves and no step ends by that."""

    by: Seat
    object: Id
    mana: Mana = ""
    targets: tuple[str, ...] = ()
    modes: tuple[Count, ...] = ()
    x: Natural | None = None
    pays: dict[str, tuple[Id, ...]] = {}
    puts: Id | None = None


class Activate(_Act, frozen=True, tag="activate"):
    """Activate an ability, named by its keyword or by the beginning of its printed cost
    (`Eternalize`, `Equip`, `{1}{W}`, `{T}`). The rest is as for `cast`."""

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
    offer gives it; a single option answers itself; if none fits, the run stops as `unanswered`. `from`:
    only for a question asked by this object, where the engine says which object asks; many don't, so no
    case may depend on it. `times`: how often. A choice of "up to" is put as `may` by some engines and as
    `objects` with the option `none` by others: a Situation answers both.

    What stands in `prefer`, by `ask`: `replacement`: the id of the object whose effect applies (an umbra),
    `regeneration` for a regeneration shield, `shield-counter` for a shield counter; `may`: `yes`, `no`;
    `target`: ids or seats; `objects`: ids; `order`: ids of the sources of the abilities, the first to go
    on the stack first; `legend`: the id of the one to keep; `damage`: ids, of which the first on offer
    gets all; `amount`: a number; `name`: a card's name; `type`: a creature type; `colour`: W, U, B, R, G.
    """

    by: Seat
    ask: Ask
    prefer: tuple[str | int, ...]
    from_: str | None = None
    times: Count | None = None


class Situation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that an engine is told. The active player has priority and the stack is empty. What is left
    out has its default: two seats, alice and bob; alice's precombat main phase; 20 life and no poison;
    on the battlefield, untapped, undamaged, without counters, attached to nothing, controlled by its
    owner since before the turn began."""

    id: CaseId
    format: int = FORMAT
    seats: tuple[Seat, ...] = ("alice", "bob")
    active: Seat = "alice"
    step: Step = "precombat_main"
    players: dict[Seat, PlayerSetup] = {}
    objects: tuple[ObjectSetup, ...] = ()
    script: tuple[Action, ...] = ()
    answers: tuple[Answer, ...] = ()
