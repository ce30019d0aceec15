"""The kinds of ability (113.3) and what a card definition says about each.

Definitions are data with small functions in them. A function that says *what* takes the
game and the thing it concerns; it never chooses for a player, it asks through the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

if TYPE_CHECKING:
    from reference_engine.characteristics import Characteristics
    from reference_engine.game import Event, Game, GameObject
    from reference_engine.stack import StackObject

# Layers (613.1, 613.4). Copy effects have been applied to the copiable values before, and no card
# here changes text. RULES stands for effects that say something about an object without changing
# its characteristics; they come after all others (613.11).
CONTROL, TYPE, COLOR, ABILITY = 2, 4, 5, 6
BASE_POWER_TOUGHNESS, POWER_TOUGHNESS, RULES = 7, 8, 9

Apply: TypeAlias = "Callable[[Characteristics, Game, GameObject], None]"
Part: TypeAlias = "tuple[int, Apply]"
Legal: TypeAlias = "Callable[[Game, str, Any, GameObject], bool]"
"""Whether a candidate (object, player name or stack object) is a legal target or choice for
this player and source."""
Effect: TypeAlias = "Callable[[Game, StackObject], None]"


@dataclass(frozen=True, slots=True, eq=False)
class Static:
    """A static ability that makes a continuous effect (604, 611.3): which objects it affects
    and what it does to them in which layers. `takes_abilities_in`: the layer in
    which it removes abilities, if it does; other effects may then depend on it (613.8).
    `rules`: numbers for the trace beyond those of the layers. `counts_graveyards`: what it does
    depends on the cards in graveyards, so that it is looked at anew whenever one comes or goes."""

    affects: Callable[[Game, GameObject], Iterable[GameObject]]
    parts: tuple[Part, ...]
    takes_abilities_in: int | None = None
    rules: tuple[str, ...] = ()
    counts_graveyards: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """One target of a spell or ability (115.1): what is legal, in words and as a function."""

    word: str
    legal: Legal


@dataclass(frozen=True, slots=True, eq=False)
class Cost:
    """What is paid (118). `mana` as printed, e.g. "{2}{U}"; `tap`: {T}; `sacrifice_this`;
    `exile_this`: from the graveyard; `discard_this`: from the hand; `loyalty`: counters added
    or removed. `discard`, `sacrifice`: what the player names, with how many and which are legal;
    `tap_others`: untapped permanents that the player names and taps; `life`: life paid; `remove`: one
    counter of this kind taken off the object; `tap_power`: untapped creatures tapped, other than this,
    that the player names and that have so much power together; `unpayable`: it is what an object without
    a mana cost costs (118.6)."""

    mana: str = ""
    tap: bool = False
    sacrifice_this: bool = False
    exile_this: bool = False
    discard_this: bool = False
    discard: int = 0
    sacrifice: tuple[int, Legal] | None = None
    tap_others: tuple[int, Legal] | None = None
    life: int = 0
    loyalty: int | None = None
    remove: str = ""
    unpayable: bool = False
    tap_power: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Mode:
    """One mode of a modal spell (700.2): its targets and what it does."""

    targets: tuple[Target, ...]
    effect: Effect


@dataclass(frozen=True, slots=True, eq=False)
class Spell:
    """What an instant or sorcery does (113.3a). A modal one has `modes` and says how many of
    them are chosen; they are carried out in printed order (608.2c).
    `x_targets`: X further targets like this one. `any_number`: any number of different targets
    like this one; `one_for_each_opponent`: at most one that each opponent controls."""

    targets: tuple[Target, ...] = ()
    effect: Effect | None = None
    x_targets: Target | None = None
    modes: tuple[Mode, ...] = ()
    choose: int = 1
    additional: Cost | None = None
    any_number: Target | None = None
    one_for_each_opponent: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Activated:
    """An activated ability (602). `printed` is the beginning of its cost as printed, or the
    keyword; `zone`: where it works from (113.6); `sorcery`: only as a sorcery (307.5)."""

    printed: str
    cost: Cost
    effect: Effect
    targets: tuple[Target, ...] = ()
    zone: str = "battlefield"
    sorcery: bool = False
    mana_ability: bool = False
    condition: Callable[[Game, GameObject], bool] | None = None
    keyword: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Triggered:
    """A triggered ability (603): the kind of event, which of them, and what it does. `may`:
    its controller decides on resolution whether to; `zone`: where it works from; `chapter`: its
    number, for a chapter of a Saga."""

    on: str
    when: Callable[[Game, GameObject, Event], bool]
    effect: Effect
    targets: tuple[Target, ...] = ()
    may: bool = False
    zone: str = "battlefield"
    rules: tuple[str, ...] = ("603.2",)
    chapter: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Enters:
    """A replacement effect that changes how a permanent enters (614.1c-d, 614.12). `applies`
    sees the entering object as it would exist on the battlefield; `copies`: makes it a copy
    of something (616.1c), so it comes before the others."""

    applies: Callable[[Game, GameObject, GameObject], bool]
    apply: Callable[[Game, GameObject, GameObject], None]
    copies: bool = False
    rules: tuple[str, ...] = ("614.1c", "614.12")


@dataclass(frozen=True, slots=True, eq=False)
class CreatesMore:
    """A replacement effect that multiplies tokens being created (614.16)."""

    applies: Callable[[Game, GameObject, str], bool]
    factor: int = 2


@dataclass(frozen=True, slots=True, eq=False)
class PutsMoreCounters:
    """A replacement effect that changes how many counters are put on a permanent (614.16)."""

    applies: Callable[[Game, GameObject, GameObject, str], bool]
    change: Callable[[int], int]


@dataclass(frozen=True, slots=True, eq=False)
class MovesInstead:
    """A replacement effect that sends an object to another zone than it would go to (614.6).
    `also`: what it does besides, given where it comes from."""

    applies: Callable[[Game, GameObject, GameObject, str], bool]
    to: str = "exile"
    also: Callable[[Game, GameObject], None] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class GivesSpells:
    """A static ability that gives spells keyword abilities (604.1, 613.1f); `applies` sees the spell."""

    applies: Callable[[Game, GameObject, StackObject], bool]
    keywords: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class CostChange:
    """A static ability that changes what activating an ability costs in generic mana (118.7).
    `least`: it can't make the cost less mana than that."""

    applies: Callable[[Game, GameObject, GameObject, Activated], bool]
    generic: int
    least: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class DamageAs:
    """A static ability by which all damage is dealt as though its source had a keyword
    (120.3d)."""

    keyword: str


@dataclass(frozen=True, slots=True, eq=False)
class NoLegendRule:
    """A static ability that exempts permanents from the legend rule (704.5j); `applies` sees which."""

    applies: Callable[[Game, GameObject, GameObject], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Forbids:
    """A static ability that says something can't be done (101.2, 614.17). `what`: activate, cast,
    enter, enters triggers, life gain, prevention, …; `applies` sees what is being tried."""

    what: str
    applies: Callable[..., bool]


@dataclass(frozen=True, slots=True, eq=False)
class Elsewhere:
    """A static ability that affects objects off the battlefield: which, and what it does to them in
    which layers (604.1, 611.3a)."""

    applies: Callable[[Game, GameObject, GameObject], bool]
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Prevents:
    """A static ability that prevents damage (615.1); `applies` sees each portion of it."""

    applies: Callable[..., bool]


@dataclass(frozen=True, slots=True, eq=False)
class Allows:
    """A static ability that lets a player do something "as though" (609.4); `applies` sees what."""

    what: str
    applies: Callable[..., bool]


@dataclass(frozen=True, slots=True, eq=False)
class Enchant:
    """What an Aura can be attached to (702.5a)."""

    word: str
    legal: Legal


@dataclass(frozen=True, slots=True, eq=False)
class Bestow:
    """Bestow, with its cost (702.103a)."""

    cost: str


Ability = (
    Static
    | Activated
    | Triggered
    | Enters
    | CreatesMore
    | PutsMoreCounters
    | MovesInstead
    | CostChange
    | GivesSpells
    | NoLegendRule
    | Forbids
    | DamageAs
    | Allows
    | Elsewhere
    | Prevents
    | Enchant
    | Bestow
)
A = TypeVar("A")
F = TypeVar("F", bound="Callable[..., Any]")


def _once(function: F) -> F:
    return cast(F, lru_cache(maxsize=4096)(function))


@_once
def of_kind(abilities: tuple[Any, ...], kind: type[A]) -> tuple[A, ...]:
    """Those of one kind. Which these are is worked out once for the same abilities."""
    return tuple(ability for ability in abilities if type(ability) is kind)
