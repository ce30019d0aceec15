"""A case in a few words: the board, what is done, and what was found."""

from mtg_conformance.documents import Action, Activate, Cast, ObjectSetup, Situation
from mtg_conformance.judging.words import action_words
from mtg_conformance.verdicts import Finding
from mtg_conformance.vocabulary import NotWritable
from mtg_conformance.vocabulary.sentence import Names
from mtg_conformance.vocabulary.words import STEP_WORDS
from mtg_conformance.vocabulary.writing import write_sentence

__all__ = ["action_in_words", "board_in_words", "finding_line", "script_in_words"]

_ELSEWHERE = {
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "exile": "in exile",
    "library": "in the library",
    "command": "in the command zone",
}


def board_in_words(situation: Situation) -> list[str]:
    """One line per player who has something; before them whose step it is, if it is not the first
    seat's precombat main phase; behind them the order of arrival, if the lines don't show it."""
    lines = []
    if situation.active != situation.seats[0] or situation.step != "precombat_main":
        lines.append(f"It is {_seat(situation.active)}'s {STEP_WORDS[situation.step]}.")
    shown: list[ObjectSetup] = []
    for seat in situation.seats:
        theirs = [thing for thing in situation.objects if (thing.controller or thing.owner) == seat]
        parts = [_object(thing) for thing in theirs]
        setup = situation.players.get(seat)
        if setup is not None:
            parts.insert(0, f"{setup.life} life" + (f", {setup.poison} poison counters" if setup.poison else ""))
        if parts:
            lines.append(f"{_seat(seat)}: {'; '.join(parts)}")
        shown += theirs
    arrived = [thing.id for thing in situation.objects if thing.zone == "battlefield"]
    if arrived != [thing.id for thing in shown if thing.zone == "battlefield"]:
        lines.append(f"Order of arrival: {', '.join(arrived)}")
    return lines


def script_in_words(situation: Situation) -> str:
    """What is done, in one line."""
    return "; ".join(action_in_words(action, situation) for action in situation.script) or "nothing is done"


def action_in_words(action: Action, situation: Situation) -> str:
    """One action as a sentence of the vocabulary, or in fewer words if it has none for it."""
    puts = {one.puts for one in situation.script if isinstance(one, Cast | Activate) and one.puts}
    try:
        return write_sentence(action, Names(situation.seats, {thing.id for thing in situation.objects} | puts))
    except NotWritable:
        return action_words(action, situation.seats)


def finding_line(finding: Finding) -> str:
    """What is wrong, when, and by which rules."""
    return f"{finding.what} [CR {', '.join(finding.cr)}]" if finding.cr else finding.what


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


def _seat(seat: str) -> str:
    return seat.capitalize()
