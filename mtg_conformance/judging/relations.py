"""Is it as another run says? Another case on the same engine (`same_as`), or the same one again.

New permanents are numbered by the adapter in order of creation; where several come at once the
order says nothing, so they may be matched in any way. So may the names that an adapter gives to
what is on the stack.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final

from msgspec import UNSET

from mtg_conformance.documents import (
    Activate,
    Cast,
    GameState,
    ObjectState,
    Outcome,
    SameAsExpectation,
    Situation,
    Snapshot,
    StackEntry,
)
from mtg_conformance.documents.outcome import STORED_FIELDS
from mtg_conformance.judging.expectations import Ledger, Look
from mtg_conformance.judging.values import OBJECT_FIELDS, PLAYER_STORED, same, seen, seen_of_player
from mtg_conformance.judging.words import field_words, game_words, player_words
from mtg_conformance.vocabulary.words import write_player

__all__ = ["check_same_as", "disagreement"]

_MOST_NEW_TO_MATCH: Final = 5
"""Up to so many new permanents every way to match them is tried (5! = 120)."""

_Difference = tuple[str, str, str]
"""What, how it should be, how it is; the last two are empty for what can't be compared."""

_Entry = tuple[str | None, str, str | None, str | None]

_REFERENCES: Final = frozenset({"owner", "controller", "attached_to"})
"""Fields that name an object or a player."""


def check_same_as(look: Look, expectation: SameAsExpectation, others: Mapping[str, Outcome], ledger: Ledger) -> None:
    """Compare a snapshot with the one that the run of another case has at the same place: fields of
    objects, life, poison and who has lost, the game; what an engine counts by zone is left out.

    `rename` maps names of this case (objects and players) to those of the other. What `except`
    names is left out on both sides. For a renamed object that is another card by name, only stored
    fields are compared. If the other run has no such snapshot, the ledger notes that as absent.
    """
    number, mine = look.at(expectation)
    other = others.get(expectation.case)
    if other is None or other.stopped is not None:
        ledger.absent.append(f"it is compared with {expectation.case}, of which there is no finished run")
        return
    place = len(other.snapshots) - 1 if expectation.after == "end" else number
    if not 0 <= place < len(other.snapshots):
        ledger.absent.append(f"it is compared with {expectation.case}, which has no snapshot {expectation.after!r}")
        return
    theirs = other.snapshots[place]
    best: list[_Difference] | None = None
    for rename in _renames(expectation.rename, mine, theirs, look.asked):
        comparison = _Comparison(look, other, rename, frozenset(expectation.except_))
        differences = list(comparison.differences(mine, theirs))
        if best is None or len(differences) < len(best):
            best = differences
        if not differences:
            break
    ledger.compared += 1
    for subject, expected, got in best or ():
        if not expected:
            ledger.unseen.append(f"{subject} (here or in {expectation.case})")
            continue
        finding = look.finding(expectation, subject, f"{expected} (as in {expectation.case})", got)
        ledger.findings.append((number, finding))


def _renames(
    rename: Mapping[str, str], mine: Snapshot, theirs: Snapshot, asked: Collection[str]
) -> Iterator[dict[str, str]]:
    """All ways to match the new permanents of both sides, the plainest first."""
    here = [id for id in mine.objects if id not in asked and id not in rename]
    there = [id for id in theirs.objects if id.startswith("new-") and id not in rename.values()]
    if len(here) < 2 or len(here) != len(there) or len(here) > _MOST_NEW_TO_MATCH:
        yield dict(rename)
        return
    for order in permutations(there):
        yield {**rename, **dict(zip(here, order, strict=True))}


class _Comparison:
    """This case's outcome and another, seen under one renaming."""

    def __init__(self, look: Look, other: Outcome, rename: Mapping[str, str], left_out: frozenset[str]) -> None:
        self.look = look
        self.other = other
        self.rename = rename
        self.left_out = left_out
        self.named = _names(look.situation)
        self.names_there = frozenset(rename.get(name, name) for name in self.named)

    def differences(self, mine: Snapshot, theirs: Snapshot) -> Iterator[_Difference]:
        """Everything that is not the same, or can't be compared."""
        partners = {self.rename.get(id, id): id for id in mine.objects if id not in self.left_out}
        for id, state in theirs.objects.items():
            if id not in partners and id not in self.left_out and state.zone != "nowhere":
                yield f"the {id}", "to be there", "nothing"
        for partner, id in partners.items():
            state = mine.objects[id]
            if partner in theirs.objects:
                yield from self._object(id, state, partner, theirs.objects[partner])
            elif state.zone != "nowhere":
                yield f"the {id}", "nothing", field_words("zone", state.zone, self.look.seats)
        for seat in self.look.seats:
            mine_, theirs_ = mine.players.get(seat), theirs.players.get(self.rename.get(seat, seat))
            for name in PLAYER_STORED:
                one, other = seen_of_player(mine_, name), seen_of_player(theirs_, name)
                if one is UNSET or other is UNSET:
                    if one is not other:
                        yield f"{name} of {write_player(seat)}", "", ""
                elif one != other:
                    yield write_player(seat), player_words(name, other), player_words(name, one)
        yield from self._game(mine.game, theirs.game)

    def _object(self, id: str, mine: ObjectState, partner: str, theirs: ObjectState) -> Iterator[_Difference]:
        seats = self.look.seats
        for name in STORED_FIELDS if self._other_card(id, partner) else OBJECT_FIELDS:
            one, other = seen(mine, name), seen(theirs, name)
            if one is UNSET or other is UNSET:
                if one is not other:
                    yield f"{name.replace('_', ' ')} of the {id}", "", ""
                continue
            if name in _REFERENCES:
                agree = self._there(one) == (None if other in self.left_out else other)
            else:
                agree = same(name, one, other)
            if not agree:
                yield f"the {id}", field_words(name, other, seats), field_words(name, one, seats)
                if name == "zone":
                    return

    def _there(self, name: str | None) -> str | None:
        """What the other run calls an object or player of this one; None for what is left out."""
        return None if name is None or name in self.left_out else self.rename.get(name, name)

    def _other_card(self, id: str, partner: str) -> bool:
        """Whether a renamed object is another card by name from the start."""
        if id == partner:
            return False
        mine, theirs = self.look.snapshots[0].objects.get(id), self.other.snapshots[0].objects.get(partner)
        return mine is not None and theirs is not None and mine.name != theirs.name

    def _game(self, mine: GameState, theirs: GameState) -> Iterator[_Difference]:
        for name in ("step", "active", "priority", "stack"):
            one, other = getattr(mine, name), getattr(theirs, name)
            if one is UNSET or other is UNSET:
                if one is not other:
                    yield f"{name} of the game", "", ""
                continue
            if name == "stack":
                agree = self._stack_there(one) == _stack(other, self.names_there, self.left_out)
            else:
                agree = (self._there(one) if name in ("active", "priority") else one) == other
            if not agree:
                yield "the game", game_words(name, other, self.look.seats), game_words(name, one, self.look.seats)

    def _stack_there(self, stack: Sequence[StackEntry]) -> list[_Entry]:
        return [
            (
                self._there(entry.id) if entry.id in self.named else None,
                entry.kind,
                self._there(entry.controller),
                self._there(entry.source),
            )
            for entry in stack
        ]


def _names(situation: Situation) -> frozenset[str]:
    """What the Situation itself names: its objects, and what its script puts on the stack."""
    puts = {action.puts for action in situation.script if isinstance(action, Cast | Activate) and action.puts}
    return frozenset(thing.id for thing in situation.objects) | puts


def disagreement(situation: Situation, one: Outcome, other: Outcome) -> str | None:
    """The first thing in which two runs of the same Situation differ, in one line, or None. The
    decisions and all texts for people are left aside."""
    if (one.stopped and one.stopped.because) != (other.stopped and other.stopped.because):
        return f"one run {_ending(one)}, the other {_ending(other)}"
    if (one.stopped and one.stopped.at) != (other.stopped and other.stopped.at):
        return f"one run {_ending(one)}, the other {_ending(other)}"
    results = [result.accepted for result in one.actions], [result.accepted for result in other.actions]
    if results[0] != results[1]:
        return "one run accepts an action that the other refuses"
    if len(one.snapshots) != len(other.snapshots):
        return f"one run has {len(one.snapshots)} snapshots, the other {len(other.snapshots)}"
    if set(one.forced) != set(other.forced) or set(one.declared) != set(other.declared):
        return "one run forces or declares what the other does not"
    if one.snapshots == other.snapshots:
        return None
    names = _names(situation)
    for n, (mine, theirs) in enumerate(zip(one.snapshots, other.snapshots, strict=True)):
        difference = _difference(mine, theirs, situation.seats, names)
        if difference is not None:
            return f"{difference} after {n} of {len(situation.script)} actions"
    return None


def _ending(outcome: Outcome) -> str:
    if outcome.stopped is None:
        return "ends"
    return f"stops after {outcome.stopped.at} actions ({outcome.stopped.because})"


def _difference(mine: Snapshot, theirs: Snapshot, seats: Collection[str], names: frozenset[str]) -> str | None:
    if mine.objects.keys() != theirs.objects.keys():
        return f"the {min(mine.objects.keys() ^ theirs.objects.keys())} is in one run alone"
    for id, state in mine.objects.items():
        for name in OBJECT_FIELDS:
            one, other = seen(state, name), seen(theirs.objects[id], name)
            if one is not other and (one is UNSET or other is UNSET or not same(name, one, other)):
                words = field_words(name, one, seats), field_words(name, other, seats)
                return f"the {id} is {words[0]} in one run, {words[1]} in the other"
    if mine.players != theirs.players:
        return "the players differ"
    one, other = mine.game.stack, theirs.game.stack
    if one is UNSET or other is UNSET:
        if one is not other:
            return "the stack is shown in one run alone"
    elif _stack(one, names) != _stack(other, names):
        return "the stack differs"
    if (mine.game.step, mine.game.active, mine.game.priority) != (
        theirs.game.step,
        theirs.game.active,
        theirs.game.priority,
    ):
        return "step, active player or priority differ"
    return None


def _stack(
    stack: Sequence[StackEntry], names: Collection[str], left_out: Collection[str] = frozenset()
) -> list[_Entry]:
    """The stack without the names that the adapter gave, and without what is left out."""

    def told(name: str | None) -> str | None:
        return None if name in left_out else name

    return [
        (told(entry.id) if entry.id in names else None, entry.kind, entry.controller, told(entry.source))
        for entry in stack
    ]
