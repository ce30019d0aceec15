"""Changing a situation: names exchanged, objects added."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from mtg_conformance.documents import Action, Activate, Answer, Attack, Block, Cast, ObjectSetup, Situation

from .. import facts


def named(situation: Situation, relation: str, **changes: Any) -> Situation:
    """The situation with changes, under an id of its own."""
    return replace(situation, id=f"{situation.id}.{relation}", **changes)


def free_id(situation: Situation, wish: str) -> str:
    """An id that nothing in the situation has."""
    taken = {thing.id for thing in situation.objects}
    taken |= {action.puts for action in situation.script if isinstance(action, Cast | Activate) and action.puts}
    name, number = wish, 1
    while name in taken:
        number += 1
        name = f"{wish}-{number}"
    return name


def renamed_action(action: Action, names: Mapping[str, str]) -> Action:
    """An action with objects and players called otherwise."""
    if isinstance(action, Cast | Activate):
        return replace(
            action,
            by=names.get(action.by, action.by),
            object=names.get(action.object, action.object),
            targets=tuple(names.get(target, target) for target in action.targets),
            pays={way: tuple(names.get(one, one) for one in things) for way, things in action.pays.items()},
        )
    if isinstance(action, Attack):
        pairs = {names.get(one, one): names.get(other, other) for one, other in action.attackers.items()}
        return replace(action, by=names.get(action.by, action.by), attackers=pairs)
    if isinstance(action, Block):
        pairs = {names.get(one, one): names.get(other, other) for one, other in action.blockers.items()}
        return replace(action, by=names.get(action.by, action.by), blockers=pairs)
    return action


def renamed_answer(answer: Answer, names: Mapping[str, str]) -> Answer:
    """An answer with objects and players called otherwise."""
    return replace(
        answer,
        by=names.get(answer.by, answer.by),
        prefer=tuple(names.get(one, one) if isinstance(one, str) else one for one in answer.prefer),
        from_=None if answer.from_ is None else names.get(answer.from_, answer.from_),
    )


def controller_of(thing: ObjectSetup) -> str:
    """Who controls a placed permanent."""
    return thing.controller or thing.owner


def order_says_nothing(situation: Situation) -> bool:
    """Whether the order of arrival has no bearing on the game (613.7, 616.1, 603.3b).

    It has where two effects set size, types or abilities on the board and the later one wins,
    and where an engine may follow it although a player should choose: between two effects on
    counters, among the triggered abilities of several permanents, in dividing combat damage. An
    answer that is good for some times only goes to whoever is asked first, so it counts too.
    """
    things = situation.objects
    cards = [thing.card for thing in things]
    board = [thing.card for thing in things if thing.zone == "battlefield"]
    if not facts.LOOKED_AT.issuperset(cards) or {"Lignify", "Song of the Dryads"}.intersection(board):
        return False
    if board.count("Octopus Umbra") > 1 and "Turn to Frog" in cards:
        return False
    if {"Doubling Season", "Hardened Scales"}.issubset(cards):
        return False
    if sum(card in facts.TRIGGERS for card in cards) > 1 or any(
        answer.times is not None for answer in situation.answers
    ):
        return False
    return not any(
        isinstance(action, Block) and len(set(action.blockers.values())) < len(action.blockers)
        for action in situation.script
    )
