"""Boards about eternalize: a card that lived and died, and the token that comes of it."""

from __future__ import annotations

from collections.abc import Collection

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ..board import Board
from .choices import Choices, drawn
from .eternalize_layout import READS_POWER, Activation, EternalizeLayout, History, Surroundings
from .fates import AFTERS, AT_THE_TRIGGER
from .pasts import DEATHS, PASTS, discards
from .roles import Roles, roles_of

REFUSED = ("none",) * 18 + (
    "too little mana",
    "wrong colors",
    "wrong colors",
    "stack not empty",
    "trigger on the stack",
    "trigger on the stack",
    "opponent's turn",
    "upkeep",
    "combat",
    "not the owner",
    "nothing to discard",
    "discarding itself",
    "on the battlefield",
    "in hand",
    "in exile",
    "exiled instead",
    "dead copy",
    "twice",
    "token's own",
    "black",
    "sick",
)
"""Attempts that are refused."""

RESPONSES = ("none",) * 5 + ("counter", "graveyard hate", "helper removed", *AT_THE_TRIGGER, "token dies")
HELPERS = ("none",) * 4 + (
    "doubler",
    "doubler",
    "anthem",
    "enters with counters",
    "chooser of a type",
    "one more counter",
    "sees it enter",
    "sees the activation",
    "punisher",
)
HISTORY, ACTIVATION, SURROUNDINGS = 6, 4, 7
CHOICES = 2 + HISTORY + ACTIVATION + SURROUNDINGS
"""How many choices a board takes."""


def _history(choices: Choices, roles: Roles) -> History:
    return History(
        start=choices.one_of(("graveyard", "battlefield", "battlefield")),
        past=choices.one_of(tuple(PASTS)),
        death=choices.one_of(tuple(DEATHS)),
        which=choices.number(),
        by_owner=choices.one_of((False, True)),
        own_turn=choices.one_of((True, True, False)),
    )


def _activation(choices: Choices, roles: Roles) -> Activation:
    return Activation(
        refused=choices.one_of(REFUSED),
        response=choices.one_of(RESPONSES),
        fodder=choices.one_of(("vanilla creature", "eternalize card")),
        which=choices.number(),
    )


def read_surroundings(choices: Choices, roles: Roles) -> Surroundings:
    """What stands around the card, as the next `SURROUNDINGS` choices say."""
    return Surroundings(
        helpers=(choices.one_of(HELPERS), choices.one_of(HELPERS)),
        after=choices.one_of(("none",) * 3 + (*AFTERS, "beside another maker")),
        second=choices.one_of((False, False, False, True)),
        order=choices.one_of(("as told", "as told", "reversed", "shuffled")),
        shuffle=choices.number(),
        answers=choices.number(),
    )


def board_from(numbers: bytes, cards: Collection[str] | None = None) -> Board:
    """The board that `CHOICES` numbers stand for, with these cards. Raises ValueError if the
    cards can't fill the roles that every board needs."""
    roles = roles_of(cards)
    require(roles)
    choices = Choices(numbers)
    history = _history(choices, roles)
    activation = _activation(choices, roles)
    card = choices.one_of(roles["eternalize card"])
    if "discard" in activation.refused:
        costly = [name for name in roles["eternalize card"] if discards(name)]
        card = costly[activation.which * len(costly) >> 8] if costly else card
    elif activation.response in AT_THE_TRIGGER:
        readers = [name for name in READS_POWER if name in roles["eternalize card"]]
        # What Resilient Khenra's ability would make larger is the token that died.
        readers = readers[:1] if activation.response == "token dies" else readers
        card = readers[activation.which * len(readers) >> 8] if readers else card
    owner = choices.one_of(("alice", "alice", "bob"))
    return EternalizeLayout(roles, card, owner, history, activation, read_surroundings(choices, roles)).lay_out()


def require(roles: Roles) -> None:
    """Raise ValueError if there is no card with eternalize, or nothing to discard."""
    missing = roles.missing("eternalize card", "vanilla creature")
    if missing:
        raise ValueError(f"boards about eternalize need a card for each of these roles: {', '.join(missing)}")


def histories(cards: Collection[str] | None = None) -> SearchStrategy[History]:
    """What a card was before: where it starts, what happened to it, and how it died."""
    roles = roles_of(cards)
    return drawn(HISTORY, lambda choices: _history(choices, roles))


def activations(cards: Collection[str] | None = None) -> SearchStrategy[Activation]:
    """How eternalize is activated: what is refused first, and what is done in response."""
    roles = roles_of(cards)
    return drawn(ACTIVATION, lambda choices: _activation(choices, roles))


def eternalize_boards(cards: Collection[str] | None = None) -> SearchStrategy[Board]:
    """Boards about eternalize. `cards`: names that the engine under test has; None: all that
    the reference engine has. Raises ValueError if they can't fill the roles that every board
    needs."""
    known = None if cards is None else frozenset(cards)
    require(roles_of(known))
    return st.binary(min_size=CHOICES, max_size=CHOICES).map(lambda numbers: board_from(numbers, known))
