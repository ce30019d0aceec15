"""A case in a few words: the board, what is done, and what was found."""

from collections.abc import Sequence

from mtg_conformance.documents import (
    Action,
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    ObjectSetup,
    Situation,
)
from mtg_conformance.verdicts import Finding

__all__ = ["action_in_words", "board_in_words", "finding_line", "script_in_words"]

_ELSEWHERE = {
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "exile": "in exile",
    "library": "in the library",
    "command": "in the command zone",
}


def board_in_words(situation: Situation) -> list[str]:
    """One line per player who has something, and before them whose step it is if it is not the
    first seat's precombat main phase."""
    lines = []
    if situation.active != situation.seats[0] or situation.step != "precombat_main":
        lines.append(f"It is {_seat(situation.active)}'s {situation.step.replace('_', ' ')}.")
    for seat in situation.seats:
        parts = [_object(thing) for thing in situation.objects if (thing.controller or thing.owner) == seat]
        setup = situation.players.get(seat)
        if setup is not None:
            parts.insert(0, f"{setup.life} life" + (f", {setup.poison} poison counters" if setup.poison else ""))
        if parts:
            lines.append(f"{_seat(seat)}: {'; '.join(parts)}")
    return lines


def script_in_words(situation: Situation) -> str:
    """What is done, in one line."""
    return "; ".join(action_in_words(action) for action in situation.script) or "nothing is done"


def action_in_words(action: Action) -> str:
    """One action as a clause."""
    match action:
        case Cast():
            return f"{_seat(action.by)} casts {action.object}{_clauses(action)}"
        case Activate():
            return f'{_seat(action.by)} activates "{action.ability}" of {action.object}{_clauses(action)}'
        case Attack():
            attacks = [f"{who} attacks {_named(whom)}" for who, whom in action.attackers.items()]
            return " and ".join(attacks) or f"{_seat(action.by)} attacks with nothing"
        case Block():
            blocks = [f"{who} blocks {whom}" for who, whom in action.blockers.items()]
            return " and ".join(blocks) or f"{_seat(action.by)} blocks with nothing"
        case Advance():
            return f"the game advances to {action.to.replace('_', ' ')}"
        case _:
            return "the stack resolves" if action.all else "the top of the stack resolves"


def finding_line(finding: Finding) -> str:
    """What is wrong, when, and by which rules."""
    rules = f" [CR {', '.join(finding.cr)}]" if finding.cr else ""
    when = f" (after {finding.after})" if finding.after not in ("", "end") else ""
    return f"{finding.what}{when}: expected {finding.expected}, got {finding.got}{rules}"


def _object(thing: ObjectSetup) -> str:
    said = [thing.card]
    if thing.zone != "battlefield":
        said.append(_ELSEWHERE[thing.zone])
    if thing.attached_to is not None:
        said.append(f"on {thing.attached_to}")
    if thing.damage:
        said.append(f"{thing.damage} damage")
    said += [f"{n} {kind} counter{'s' if n != 1 else ''}" for kind, n in thing.counters.items()]
    said += [word for word, there in (("tapped", thing.tapped), ("summoning sick", thing.sick)) if there]
    if thing.token:
        said.append("a token")
    if thing.controller not in (None, thing.owner):
        said.append(f"owned by {_seat(thing.owner)}")
    return f"{thing.id} ({', '.join(said)})"


def _clauses(action: Cast | Activate) -> str:
    said = []
    if action.targets:
        said.append("targeting " + _and([_named(target) for target in action.targets]))
    if action.x is not None:
        said.append(f"with X = {action.x}")
    if action.modes:
        said.append("choosing mode " + _and([str(mode) for mode in action.modes]))
    said += [f"paying {way} {_and(list(things))}" for way, things in action.pays.items()]
    return "".join(f", {clause}" for clause in said)


def _and(words: Sequence[str]) -> str:
    return " and ".join(words)


def _seat(seat: str) -> str:
    return seat.capitalize()


def _named(id: str) -> str:
    return _seat(id) if id in ("alice", "bob") else id
