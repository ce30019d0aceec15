"""A game of python-mtg that stands as a Situation says.

The engine's state is a dict of relations. A small game is made of the cards that are named, and
the relations that say where they are, and how, are written.
"""

from typing import Any

from mtg import bridge_to_engine, driver
from mtg._text import slug
from mtg_cards import require

from mtg_conformance.adapter import SetupFailed, Unsupported
from mtg_conformance.documents import ObjectSetup, PlayerSetup, Situation

State = dict[str, Any]

STEPS = {
    "upkeep": "upkeep",
    "draw": "draw",
    "precombat_main": "precombat_main",
    "begin_combat": "beginning_of_combat",
    "declare_attackers": "declare_attackers",
    "declare_blockers": "declare_blockers",
    "combat_damage": "combat_damage",
    "end_combat": "end_of_combat",
    "postcombat_main": "postcombat_main",
    "end_step": "end",
}
"""Our steps and the engine's. It has no first-strike damage step."""
_UNPLACEABLE = ("draw", "declare_attackers", "declare_blockers", "first_strike_damage", "combat_damage")
_PROP = "Forest"
_PROPS = 6


class Board:
    """The state and who is who in it. `names`: our id → the engine's. `owners`: the engine's id →
    seat, which the engine itself does not keep."""

    def __init__(self, situation: Situation, state: State, names: dict[str, str], owners: dict[str, str]) -> None:
        self.situation = situation
        self.state = state
        self.names = names
        self.owners = owners
        self.ids = {number: id for id, number in names.items()}


def set_up(situation: Situation) -> Board:
    """Build it. Raises Unsupported for what the engine can't hold."""
    _check(situation)
    decks = {seat: [thing.card for thing in situation.objects if thing.owner == seat] for seat in situation.seats}
    try:
        state: State = bridge_to_engine.make_deck_state(
            {seat: cards + [_PROP] * _PROPS for seat, cards in decks.items()}, seed=1
        )
    except (KeyError, ValueError) as error:
        raise Unsupported(f"python-mtg can't load these cards: {' '.join(str(error).split())}") from None
    names = _names(situation, state)
    owners = {number: seat for seat, number in state["printed_control"]}
    for thing in situation.objects:
        require(state, thing.card, names[thing.id])
    _check_things(situation)
    _clear(state, situation)
    for thing in situation.objects:
        _place(state, thing, names)
    used = set(names.values())
    for seat in situation.seats:  # below the named cards of a library lie props
        for number in sorted(owned for owned, owner in owners.items() if owner == seat and owned not in used):
            state["in_library"].add((seat, number))
            state["_lib_order"][seat].append(number)
    return Board(situation, state, names, owners)


def _check(situation: Situation) -> None:
    if len(situation.seats) != 2:
        raise Unsupported(f"this adapter seats two players, the situation has {len(situation.seats)}")
    if situation.step in _UNPLACEABLE:
        raise Unsupported(f"this adapter does not start in the step {situation.step}")


def _check_things(situation: Situation) -> None:
    for thing in situation.objects:
        if thing.damage:
            raise Unsupported("python-mtg keeps no damage on a creature from one action to the next (CR 120.6)")
        if thing.counters:
            raise Unsupported("this adapter places no counters")
        if thing.controller not in (None, thing.owner):
            raise Unsupported("python-mtg has no owner beside the controller (CR 108.3)")
        if thing.token:
            raise Unsupported("this adapter places no tokens")


def _names(situation: Situation, state: State) -> dict[str, str]:
    """Our ids → the engine's, which numbers the copies of a card. Raises SetupFailed."""
    owner_of = {number: seat for seat, number in state["printed_control"]}
    free: dict[tuple[str, str], list[str]] = {}
    for number, card in sorted(state["instance_of"]):
        free.setdefault((owner_of[number], card), []).append(number)
    names = {}
    for thing in situation.objects:
        copies = free.get((thing.owner, slug(thing.card)), [])
        if not copies:
            raise SetupFailed(f"python-mtg makes no {thing.card}")
        names[thing.id] = copies.pop(0)
    return names


def _clear(state: State, situation: Situation) -> None:
    state.update(
        in_hand=set(),
        in_library=set(),
        on_battlefield=set(),
        tapped=set(),
        attached_to=set(),
        graveyard=set(),
        exile=set(),
        _sick=set(),
        _lib_order={seat: [] for seat in situation.seats},
        active_player={(situation.active,)},
        current_step={(STEPS[situation.step],)},
        life={(seat, situation.players.get(seat, PlayerSetup()).life) for seat in situation.seats},
    )
    poison = {(seat, setup.poison) for seat, setup in situation.players.items() if setup.poison}
    if poison:
        state["poison"] = poison


def _place(state: State, thing: ObjectSetup, names: dict[str, str]) -> None:
    number = names[thing.id]
    if thing.zone == "battlefield":
        state["on_battlefield"].add((number,))
        if thing.tapped:
            state["tapped"].add((number,))
        if thing.sick:
            state["_sick"].add((number,))
        if thing.attached_to is not None:
            state["attached_to"].add((number, names[thing.attached_to]))
    elif thing.zone == "hand":
        state["in_hand"].add((thing.owner, number))
    elif thing.zone == "library":
        state["in_library"].add((thing.owner, number))
        state["_lib_order"][thing.owner].append(number)
    elif thing.zone in ("graveyard", "exile"):
        state[thing.zone].add((number,))
    else:
        raise Unsupported("this adapter places nothing in the command zone")


def derive(state: State, *relations: str) -> dict[str, set[tuple[Any, ...]]]:
    """What the engine's rules make of the state."""
    derived: dict[str, set[tuple[Any, ...]]] = driver.run(state, list(relations))
    return derived
