"""Is it as the case says? One function for each kind of expectation.

Each writes what it finds into a Ledger: findings (it is otherwise), fields that the engine does not
show (nothing can be said), and how many comparisons there were at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET

from mtg_conformance.documents import (
    ActionExpectation,
    Activate,
    Case,
    Cast,
    CountExpectation,
    Description,
    Expectation,
    GameExpectation,
    NothingElseExpectation,
    ObjectExpectation,
    ObjectState,
    Outcome,
    PlayerExpectation,
    ReadingsExpectation,
    Snapshot,
    StackEntry,
)
from mtg_conformance.documents.outcome import STORED_FIELDS
from mtg_conformance.judging.piles import missing_in_pile, strayed
from mtg_conformance.judging.values import (
    MUST_SHOW,
    PLAYER_STORED,
    named,
    plainly_unchanged,
    same,
    seen,
    seen_of_player,
)
from mtg_conformance.judging.words import (
    action_words,
    field_words,
    game_words,
    moment_words,
    one_line,
    player_words,
    state_words,
)
from mtg_conformance.verdicts import Finding
from mtg_conformance.vocabulary.words import counted, write_player

__all__ = ["Ledger", "Look", "check", "check_acceptance", "inner"]


@dataclass(slots=True)
class Ledger:
    """What was found so far. `findings` with the number of the snapshot that each looks at; `unseen`:
    what the engine does not show; `absent`: what another run should have shown and does not."""

    findings: list[tuple[int, Finding]] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    absent: list[str] = field(default_factory=list)
    compared: int = 0


class Look:
    """A case beside its outcome, with what the checks need to find their way."""

    __slots__ = ("asked", "case", "labels", "outcome", "seats", "situation", "snapshots")

    def __init__(self, case: Case, outcome: Outcome) -> None:
        self.case = case
        self.situation = case.situation
        self.seats = case.situation.seats
        self.outcome = outcome
        self.snapshots = outcome.snapshots
        self.asked = {thing.id for thing in case.situation.objects}
        self.labels = {"start": 0, "end": len(outcome.snapshots) - 1}
        for n, action in enumerate(case.situation.script, 1):
            if action.label is not None:
                self.labels[action.label] = n

    def at(self, expectation: Expectation) -> tuple[int, Snapshot]:
        """The snapshot that the expectation looks at, and its number. Raises ValueError for a label
        that no action has."""
        number = self.labels.get(expectation.after)
        if number is None:
            raise ValueError(
                f"case {self.case.id}: an expectation looks at {expectation.after!r}, which is the label of no action"
            )
        return number, self.snapshots[number]

    def finding(self, expectation: Expectation, subject: str, expected: str, got: str) -> Finding:
        """The finding with its one line in words."""
        return Finding(
            what=f"{subject}: expected {expected}, found {got} — {moment_words(self.situation, expectation.after)}",
            expected=expected,
            got=got,
            after=expectation.after,
            cr=expectation.cr or self.case.cr,
        )


def check(look: Look, expectation: Expectation, ledger: Ledger) -> None:
    """Compare what one expectation says with the outcome. `same_as` and `readings` are judged
    elsewhere and left alone here. Raises ValueError if it names what the case does not have."""
    if isinstance(expectation, ObjectExpectation):
        _check_object(look, expectation, ledger)
    elif isinstance(expectation, CountExpectation):
        _check_count(look, expectation, ledger)
    elif isinstance(expectation, NothingElseExpectation):
        _check_nothing_else(look, expectation, ledger)
    elif isinstance(expectation, PlayerExpectation):
        _check_player(look, expectation, ledger)
    elif isinstance(expectation, GameExpectation):
        _check_game(look, expectation, ledger)
    elif isinstance(expectation, ActionExpectation):
        _check_action(look, expectation, ledger)


def _unseen(subject: str, name: str) -> str:
    return f"{name.replace('_', ' ')} of {subject}"


def _check_object(look: Look, expectation: ObjectExpectation, ledger: Ledger) -> None:
    number, snapshot = look.at(expectation)
    wanted = named(expectation.is_)
    ledger.compared += len(wanted)
    subject = f"the {expectation.object}"
    # A `new-…` that is not there never came to be, or is gone without a trace.
    state = snapshot.objects.get(expectation.object)
    if state is None:
        state = ObjectState(zone="nowhere")
    for name, value in wanted:
        found = seen(state, name)
        if found is UNSET:
            if state.zone != "nowhere":
                ledger.unseen.append(_unseen(subject, name))
                continue
            got = "nothing: it is not there"
        elif same(name, value, found):
            continue
        else:
            got = field_words(name, found, look.seats)
        finding = look.finding(expectation, subject, field_words(name, value, look.seats), got)
        ledger.findings.append((number, finding))
        if name == "zone":
            return  # in another zone nothing else can be as expected; one line says it
    _check_pile(look, expectation, ledger)


def _check_pile(look: Look, expectation: ObjectExpectation, ledger: Ledger) -> None:
    """A card goes to no graveyard and no hand but its owner's (400.3), which counts it."""
    number, snapshot = look.at(expectation)
    if expectation.is_.zone is UNSET:
        return
    missing = missing_in_pile(look.snapshots[0], snapshot, expectation.object)
    if missing is not None:
        what = f"{write_player(missing.owner)}'s {missing.zone}"
        expected = f"{counted(missing.least, 'card')} or more ({missing.names})"
        finding = look.finding(expectation, what, expected, str(missing.found))
        ledger.findings.append((number, msgspec.structs.replace(finding, cr=("400.3",))))


def _check_count(look: Look, expectation: CountExpectation, ledger: Ledger) -> None:
    number, snapshot = look.at(expectation)
    description = expectation.of
    wanted = [(name, value) for name, value in named(description) if name != "new"]
    ledger.compared += 1
    sure = 0
    unsure: list[str] = []
    for id, state in snapshot.objects.items():
        if not _may_count(look, description, id, state):
            continue
        hidden = None
        for name, value in wanted:
            found = seen(state, name)
            if found is UNSET:
                hidden = hidden or _unseen(f"the {id}", name)
            elif not same(name, value, found):
                break
        else:
            if hidden is None:
                sure += 1
            else:
                unsure.append(hidden)
    if sure <= expectation.is_ <= sure + len(unsure):
        ledger.unseen += unsure
        return
    subject = _description_words(description, look.seats)
    got = f"{sure} of them" if not unsure else f"{sure} to {sure + len(unsure)} of them"
    if sure < expectation.is_:
        got += _nearest(look, snapshot, description, wanted)
    finding = look.finding(expectation, subject, f"exactly {expectation.is_}", got)
    ledger.findings.append((number, finding))


def _may_count(look: Look, description: Description, id: str, state: ObjectState) -> bool:
    """Whether the object is new or old as described; what is gone counts only if asked for."""
    if description.new is not UNSET and description.new is (id in look.asked):
        return False
    return state.zone != "nowhere" or description.zone == "nowhere"


def _description_words(description: Description, seats: tuple[str, ...]) -> str:
    kind = "objects" if description.new is UNSET else "new objects" if description.new else "old objects"
    words = state_words(description, seats)
    return f"{kind} that are {words}" if words else kind


def _nearest(look: Look, snapshot: Snapshot, description: Description, wanted: list[tuple[str, Any]]) -> str:
    """The object that lacks least of what was described, and what it is instead."""
    best: tuple[int, str] | None = None
    for id, state in snapshot.objects.items():
        if not _may_count(look, description, id, state):
            continue
        wrong = [(name, found) for name, value in wanted if not _agrees(name, value, found := seen(state, name))]
        if wrong and len(wrong) < len(wanted) and (best is None or len(wrong) < best[0]):
            instead = ", ".join(field_words(name, found, look.seats) for name, found in wrong)
            best = (len(wrong), f" (nearest is the {id}: {instead})")
    return best[1] if best is not None else ""


def _agrees(name: str, value: Any, found: Any) -> bool:
    return found is UNSET or same(name, value, found)


def _check_player(look: Look, expectation: PlayerExpectation, ledger: Ledger) -> None:
    number, snapshot = look.at(expectation)
    wanted = named(expectation.is_)
    ledger.compared += len(wanted)
    subject = write_player(expectation.player)
    player = snapshot.players.get(expectation.player)
    for name, value in wanted:
        found = seen_of_player(player, name)
        if found is UNSET:
            ledger.unseen.append(_unseen(subject, name))
        elif found != value:
            words = player_words(name, value), player_words(name, found)
            ledger.findings.append((number, look.finding(expectation, subject, *words)))


def _check_game(look: Look, expectation: GameExpectation, ledger: Ledger) -> None:
    number, snapshot = look.at(expectation)
    wanted = named(expectation.is_)
    ledger.compared += len(wanted)
    for name, value in wanted:
        found = getattr(snapshot.game, name)
        if found is UNSET:
            ledger.unseen.append(_unseen("the game", name))
        elif not (_same_stack(value, found) if name == "stack" else value == found):
            words = game_words(name, value, look.seats), game_words(name, found, look.seats)
            ledger.findings.append((number, look.finding(expectation, "the game", *words)))


def _same_stack(wanted: tuple[StackEntry, ...], found: tuple[StackEntry, ...]) -> bool:
    """Entry by entry; the source only where the expectation names one."""
    return len(wanted) == len(found) and all(
        one.id == other.id
        and one.kind == other.kind
        and one.controller == other.controller
        and one.source in (None, other.source)
        for one, other in zip(wanted, found, strict=True)
    )


def _check_action(look: Look, expectation: ActionExpectation, ledger: Ledger) -> None:
    number = look.labels.get(expectation.action)
    if number is None or number == 0 or expectation.action == "end":
        raise ValueError(
            f"case {look.case.id}: an expectation names {expectation.action!r}, which is the label of no action"
        )
    ledger.compared += 1
    check_acceptance(look, number - 1, expectation.accepted, expectation.cr or look.case.cr, ledger)


def check_acceptance(look: Look, n: int, accepted: bool, cr: tuple[str, ...], ledger: Ledger) -> None:
    """Whether action `n` (from 0) was accepted or refused as expected. An action that the adapter
    forces through the engine's internals says nothing about timing, costs and refusals."""
    action, result = look.situation.script[n], look.outcome.actions[n]
    do = action.__struct_config__.tag
    if do in look.outcome.forced:
        ledger.unseen.append(
            f"whether a player may do this: {action_words(action, look.seats)} (the adapter forces it)"
        )
        return
    if result.accepted is accepted:
        return
    expected, got = ("accepted", "refused") if accepted else ("refused", "accepted")
    if result.reason:
        got += f' ("{one_line(result.reason)}")'
    what = f"{action_words(action, look.seats)}: expected this to be {expected}, found it {got}"
    after = action.label or f"action {n + 1}"
    finding = Finding(what=what, expected=expected, got=got, after=after, cr=cr)
    ledger.findings.append((n + 1, finding))


def _check_nothing_else(look: Look, expectation: NothingElseExpectation, ledger: Ledger) -> None:
    number, now = look.at(expectation)
    if number == 0:
        return  # the start is always as at the start; that shows nothing
    start = look.snapshots[0]
    exempt = _moved_by_script(look, number)
    objects_named: dict[str, set[str]] = {}
    players_named: dict[str, set[str]] = {}
    new_counted = False
    for other in _named_at(look, number):
        if isinstance(other, ObjectExpectation):
            fields = [name for name, _ in named(other.is_)]
            objects_named.setdefault(other.object, set()).update(fields)
            before = start.objects.get(other.object)
            if other.is_.zone is not UNSET and (before is None or other.is_.zone != before.zone):
                exempt.add(other.object)
        elif isinstance(other, CountExpectation):
            new_counted = new_counted or other.of.new is True
        elif isinstance(other, PlayerExpectation):
            players_named.setdefault(other.player, set()).update(name for name, _ in named(other.is_))
    nothing: set[str] = set()
    for id in strayed(look.situation, look.outcome, number):
        if "zone" not in objects_named.get(id, nothing):
            words = "in the graveyard or on the battlefield", field_words("zone", now.objects[id].zone, look.seats)
            finding = look.finding(expectation, f"the {id}", *words)
            ledger.findings.append((number, msgspec.structs.replace(finding, cr=("608.2n", "608.3a"))))
    for id, state in now.objects.items():
        if id in exempt:
            continue
        if id in look.asked:
            _unchanged(look, expectation, number, id, objects_named.get(id, nothing), ledger)
        elif not new_counted and id not in objects_named and state.zone not in ("nowhere", "stack"):
            ledger.compared += 1
            got = state_words(ObjectState(zone=state.zone, name=state.name), look.seats)
            finding = look.finding(expectation, f"the {id}", "nothing new", got or "something new")
            ledger.findings.append((number, finding))
    for seat in look.seats:
        before_player, player = start.players.get(seat), now.players.get(seat)
        for name in PLAYER_STORED:
            if name in players_named.get(seat, nothing):
                continue
            was, found = seen_of_player(before_player, name), seen_of_player(player, name)
            if _comparable(f"{write_player(seat)}", name, was, found, ledger) and was != found:
                words = f"nothing else changed ({player_words(name, was)})", player_words(name, found)
                ledger.findings.append((number, look.finding(expectation, write_player(seat), *words)))


def _unchanged(
    look: Look, expectation: NothingElseExpectation, number: int, id: str, fields_named: set[str], ledger: Ledger
) -> None:
    before, state = look.snapshots[0].objects[id], look.snapshots[number].objects[id]
    if state.zone != before.zone and "zone" in fields_named:
        return  # the expectation that names its zone says it
    if plainly_unchanged(before, state):
        ledger.compared += 1
        return
    for name in STORED_FIELDS:
        if name in fields_named:
            continue
        was, found = seen(before, name), seen(state, name)
        if _comparable(f"the {id}", name, was, found, ledger) and not same(name, was, found):
            words = field_words(name, was, look.seats), field_words(name, found, look.seats)
            finding = look.finding(expectation, f"the {id}", f"nothing else changed ({words[0]})", words[1])
            ledger.findings.append((number, finding))
            if name == "zone":
                return


def _comparable(subject: str, name: str, was: Any, found: Any, ledger: Ledger) -> bool:
    """Whether both are shown. A field that must be shown, or is shown only at times, is noted."""
    if was is UNSET or found is UNSET:
        if was is not found or name in MUST_SHOW:
            ledger.unseen.append(_unseen(subject, name))
        return False
    ledger.compared += 1
    return True


def _named_at(look: Look, number: int) -> Iterator[Expectation]:
    """The expectations that look at this snapshot, with what the readings of an open question say."""
    for expectation in look.case.expect:
        if isinstance(expectation, ReadingsExpectation):
            for name in expectation.readings:
                for said in inner(expectation, name):
                    if look.labels.get(said.after) == number:
                        yield said
        elif look.labels.get(expectation.after) == number:
            yield expectation


def inner(
    expectation: ReadingsExpectation, name: str
) -> Iterator[ObjectExpectation | CountExpectation | PlayerExpectation]:
    """What one reading says. Where it names no snapshot, that of the whole expectation is meant."""
    for one in expectation.readings[name]:
        yield msgspec.structs.replace(one, after=expectation.after) if one.after == "end" else one


def _moved_by_script(look: Look, number: int) -> set[str]:
    """What the script itself moves up to this snapshot: cards of spells that were cast, what was
    given up for costs, and sources of abilities that went elsewhere. A refused action moves nothing."""
    moved: set[str] = set()
    start, now = look.snapshots[0].objects, look.snapshots[number].objects
    results = look.outcome.actions
    for n, action in enumerate(look.situation.script[:number]):
        if not isinstance(action, Cast | Activate) or not results[n].accepted:
            continue
        for things in action.pays.values():
            moved.update(things)
        id = action.object
        if isinstance(action, Cast) or (id in start and now[id].zone != start[id].zone):
            moved.add(id)
    return moved
