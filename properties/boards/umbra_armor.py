"""Boards about umbra armor: a creature with Auras on it, and what happens to it.

A board has one creature in its middle, up to three umbras and other things that may save it,
and up to three events one after the other. What can't be (no card for it, no legal target,
no way to attack) gives way to the simplest event that can.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ..board import Board
from .choices import Choices, drawn
from .roles import Roles, roles_of
from .umbra_combat import WITH_FLYING_OR_REACH
from .umbra_events import CAUSES, Cause
from .umbra_layout import Around, Layout, ProtectedCreature, Umbra
from .umbra_lion import KINDS


def _umbra(choices: Choices, roles: Roles) -> Umbra:
    return Umbra(choices.one_of(umbras_of(roles)), choices.one_of((True, True, False)))


def _creature(choices: Choices, roles: Roles) -> ProtectedCreature:
    count = choices.one_of((1, 1, 1, 1, 2, 2, 2, 3, 0))
    card = choices.one_of(hosts_of(roles))
    controller = choices.one_of(("alice", "alice", "bob"))
    umbras = tuple(_umbra(choices, roles) for _ in range(3))[:count]
    plain = choices.one_of(attachments_of(roles))
    mystic = choices.one_of((False, False, True))
    protection = choices.one_of(PROTECTIONS)
    aura_protection = choices.one_of(AURA_PROTECTIONS)
    margin = choices.one_of(("none", "exactly lethal", "one short", "exactly lethal", "one short", "near"))
    counters = choices.one_of(("none", "none", "none", "+1/+1", "-1/-1", "deadly"))
    tapped = choices.one_of((False, False, True))
    return ProtectedCreature(
        card, controller, umbras, plain, mystic, protection, aura_protection, margin, counters, tapped
    )


@lru_cache(maxsize=64)
def umbras_of(roles: Roles) -> tuple[str, ...]:
    """The umbras; those with a condition more often than the others."""
    again = ("Dog Umbra", "Dog Umbra", "Lion Umbra")
    return (*roles["umbra"], *(name for name in again if name in roles["umbra"]))


@lru_cache(maxsize=64)
def attachments_of(roles: Roles) -> tuple[str | None, ...]:
    """What else may be attached: Auras that are no umbras, and Equipment."""
    equipment = ("Equipment", "opponent's Equipment") if roles["Equipment"] else ()
    return (None, None, None, *roles["plain Aura"][:2], *equipment)


@lru_cache(maxsize=64)
def hosts_of(roles: Roles) -> tuple[str, ...]:
    """What may be enchanted: creatures, and where there is an Aura for it other permanents."""
    others = (*roles["land"], *roles["planeswalker"]) if roles["Mask"] else ()
    return (*roles["creature"], *roles["indestructible creature"], *others)


PROTECTIONS = (
    ("none",) * 6
    + ("regeneration",) * 2
    + ("shield counter", "divinity counter", "Aura of indestructibility", "Equipment of indestructibility")
)
AURA_PROTECTIONS = ("none",) * 7 + (
    "divinity counter",
    "Mask",
    "two Masks",
    "Mask on a Mask",
    "Aura of indestructibility",
)


def _cause(choices: Choices, roles: Roles) -> Cause:
    return Cause(
        choices.one_of(causes_for(roles)),
        choices.number(),
        choices.one_of((False, False, True)),
        choices.one_of((False, False, True)),
    )


def read_around(choices: Choices, roles: Roles) -> Around:
    """What surrounds the creature, as the next seven choices say."""
    return Around(
        own_turn=choices.one_of((False, True)),
        theft=choices.one_of(("none",) * 6 + ("Act of Treason", "Switcheroo")),
        bystanders=tuple(dict.fromkeys(choices.one_of(BYSTANDERS) for _ in range(2))),
        order=choices.one_of(("creature first", "creature first", "creature last", "reversed", "shuffled")),
        shuffle=choices.number(),
        answers=choices.number(),
    )


BYSTANDERS = ("none",) * 4 + (
    "witness of deaths",
    "witness of enchantments",
    "witness of destruction",
    "enchanted creature",
    "graveyard hate",
    "vanilla creature",
)

EVENTS_AT_MOST = 3
CHOICES = 1 + 16 + EVENTS_AT_MOST * 4 + 7
"""How many choices a board takes."""


def board_from(numbers: bytes, cards: Collection[str] | None = None) -> Board:
    """The board that `CHOICES` numbers stand for, with these cards. Raises ValueError if the
    cards can't fill the roles that every board needs."""
    roles = roles_of(cards)
    require(roles)
    choices = Choices(numbers)
    events = choices.one_of((1, 1, 1, 2, 2, 3))
    creature = _creature(choices, roles)
    causes = in_order([_cause(choices, roles) for _ in range(EVENTS_AT_MOST)], events)
    creature, around = suited(causes[0], creature, read_around(choices, roles), roles)
    return Layout(roles, creature, around).lay_out(causes)


def in_order(causes: list[Cause], events: int) -> list[Cause]:
    """So many of the causes. What is best done in response does not come first: it is done in
    response to the next cause, so there are two of them at least."""
    first, second = causes[0], causes[1]
    if CAUSES[first.role].response:
        causes = [second, first, *causes[2:]]
        events = max(2, events)
    return causes[:events]


def suited(cause: Cause, creature: ProtectedCreature, around: Around, roles: Roles) -> tuple[ProtectedCreature, Around]:
    """The creature and its surroundings so that the first cause can come about, where it asks
    for more than chance would bring together: the legend rule, a land, an attack."""
    if cause.role in WITHOUT_DESTRUCTION and around.shuffle & 3 and roles["source of divinity"]:
        # If it were destruction, it would be replaced again and again.
        found = creature.umbras or (Umbra(roles["umbra"][0], True),)
        creature = creature._replace(umbras=found, aura_protection="divinity counter")
        around = around._replace(answers=around.answers | 0b100)
    if cause.role == "legend rule":
        return creature._replace(card=roles["legendary creature"][0]), around._replace(own_turn=True, theft="none")
    if cause.role == "Lion Umbra":
        return modified(KINDS[cause.which * len(KINDS) >> 8], creature, roles), around._replace(theft="none")
    if cause.role in ("flyer", "restriction in combat", "shrinking fighter"):
        umbras = tuple(umbra._replace(own=True) for umbra in creature.umbras if umbra.card not in WITH_FLYING_OR_REACH)
        creature = creature._replace(umbras=umbras, plain=None, tapped=False)
        if cause.role == "flyer" and roles["vanilla creature"]:
            creature = creature._replace(card=roles["vanilla creature"][0])
        own_turn = around.own_turn and cause.role != "flyer"
        return creature, around._replace(own_turn=own_turn, theft="none")
    if cause.role in DAMAGE and around.shuffle & 3 == 3:
        # Damage destroys nothing, as Karmic Justice would see.
        umbras = tuple(umbra._replace(own=True) for umbra in creature.umbras)
        creature = creature._replace(umbras=umbras, aura_protection="none", margin="exactly lethal")
        return creature, around._replace(bystanders=("witness of destruction", "enchanted creature"), theft="none")
    if cause.role == "land destruction" and roles["Mask"] and roles["land"]:
        return creature._replace(card=roles["land"][0]), around
    if around.theft != "none" and around.shuffle & 1 and "Dog Umbra" in roles["umbra"]:
        # It goes by who controls the creature, and that is somebody else than its owner now.
        own = not creature.umbras or creature.umbras[0].own
        creature = creature._replace(umbras=(Umbra("Dog Umbra", own),), plain=None, mystic=False, protection="none")
        return creature._replace(aura_protection="none"), around
    if cause.role in ("deathtouch twice", "destroy spell in combat"):
        return creature._replace(plain=None), around._replace(own_turn=True, theft="none")
    return creature, around


WITHOUT_DESTRUCTION = ("shrinker", "shrinker that enters", "legend rule")
DAMAGE = ("damage spell", "combat", "deathtouch combat", "deathtouch fight", "pinger")


def modified(kind: str, creature: ProtectedCreature, roles: Roles) -> ProtectedCreature:
    """The creature with at most one thing that modifies it, and nothing that could save it."""
    counters = kind if kind.endswith("/+1") or kind.endswith("/-1") else "none"
    plain = kind if kind in attachments_of(roles) else None
    if kind == "-1/-1" and roles["vanilla creature"]:
        # One that lives with it.
        creature = creature._replace(card=roles["vanilla creature"][0])
    return creature._replace(
        umbras=(), plain=plain, protection="none", aura_protection="none", counters=counters, tapped=False
    )


def require(roles: Roles) -> None:
    """Raise ValueError if there is no creature, no umbra, or nothing that could destroy."""
    missing = roles.missing("creature", "umbra")
    if not causes_for(roles):
        missing.append("cause of destruction")
    if missing:
        raise ValueError(f"boards about umbra armor need a card for each of these roles: {', '.join(missing)}")


@lru_cache(maxsize=64)
def causes_for(roles: Roles) -> tuple[str, ...]:
    """The causes that these cards can make, each as often as its weight says, simplest first."""
    return tuple(name for name, how in CAUSES.items() if how.needs(roles) for _ in range(how.weight))


def umbras(cards: Collection[str] | None = None) -> SearchStrategy[Umbra]:
    """An umbra, and whether the creature's controller controls it."""
    roles = roles_of(cards)
    return drawn(2, lambda choices: _umbra(choices, roles))


def protected_creatures(cards: Collection[str] | None = None) -> SearchStrategy[ProtectedCreature]:
    """A creature with what may save it."""
    roles = roles_of(cards)
    require(roles)
    return drawn(16, lambda choices: _creature(choices, roles))


def causes_of_destruction(cards: Collection[str] | None = None) -> SearchStrategy[Cause]:
    """Something that may destroy a creature, or take it away otherwise."""
    roles = roles_of(cards)
    require(roles)
    return drawn(4, lambda choices: _cause(choices, roles))


def umbra_armor_boards(cards: Collection[str] | None = None) -> SearchStrategy[Board]:
    """Boards about umbra armor. `cards`: names that the engine under test has; None: all that
    the reference engine has. Raises ValueError if they can't fill the roles that every board
    needs."""
    known = None if cards is None else frozenset(cards)
    require(roles_of(known))
    return st.binary(min_size=CHOICES, max_size=CHOICES).map(lambda numbers: board_from(numbers, known))
