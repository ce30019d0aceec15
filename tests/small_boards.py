"""Small boards for tests of adapters, written as the documents are: what is placed, what is done, what came of it."""

import json
from typing import Any, Protocol

from mtg_conformance.documents import Outcome, Situation, decode

Part = dict[str, Any]


class Plays(Protocol):
    """An engine, in whatever process it is."""

    def run(self, situation: Situation) -> Outcome: ...


def thing(id: str, card: str, owner: str = "alice", **fields: Any) -> Part:
    return {"id": id, "card": card, "owner": owner} | fields


def cast(by: str, object: str, mana: str = "", *targets: str, **fields: Any) -> Part:
    return {"do": "cast", "by": by, "object": object, "mana": mana, "targets": targets} | fields


def activate(by: str, object: str, ability: str, mana: str = "", *targets: str, **fields: Any) -> Part:
    return {"do": "activate", "by": by, "object": object, "ability": ability, "mana": mana, "targets": targets} | fields


def attack(by: str, **attackers: str) -> Part:
    return {"do": "attack", "by": by, "attackers": attackers}


def block(by: str, **blockers: str) -> Part:
    return {"do": "block", "by": by, "blockers": blockers}


def advance(to: str) -> Part:
    return {"do": "advance", "to": to}


def answer(by: str, ask: str, *prefer: str | int) -> Part:
    return {"by": by, "ask": ask, "prefer": prefer}


RESOLVE: Part = {"do": "resolve"}
RESOLVE_ALL: Part = {"do": "resolve", "all": True}
BEAR = thing("bear", "Grizzly Bears")


def situation(**fields: Any) -> Situation:
    """A situation of these fields, the others as they are by default."""
    return decode(json.dumps({"id": "test"} | fields), Situation)


def run(engine: Plays, **fields: Any) -> Outcome:
    """What the engine makes of such a situation."""
    return engine.run(situation(**fields))


def played(engine: Plays, **fields: Any) -> Outcome:
    """The outcome of a script that must be done to its end, every action accepted."""
    outcome = run(engine, **fields)
    assert outcome.stopped is None, outcome.stopped
    assert [action.reason for action in outcome.actions if not action.accepted] == []
    return outcome


def last(outcome: Outcome, id: str) -> Any:
    """The object at the end."""
    return outcome.snapshots[-1].objects[id]
