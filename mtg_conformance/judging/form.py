"""Is the outcome one that this situation can have at all?

What breaks the form is the adapter's doing and says nothing about the rules: `error: protocol`.
"""

from msgspec import UNSET

from mtg_conformance.documents import Activate, Cast, Outcome, Situation, Snapshot
from mtg_conformance.documents.outcome import STORED_FIELDS
from mtg_conformance.judging.values import PLAYER_STORED, same, seen, seen_of_player
from mtg_conformance.judging.words import action_words, field_words, player_words
from mtg_conformance.vocabulary.words import counted, write_player

__all__ = ["misfit", "misfit_of_stop", "trace_of_refusal"]


def misfit(situation: Situation, outcome: Outcome) -> str | None:
    """The first thing that does not fit, in one line, or None.

    There must be a result for each action and one snapshot more; each snapshot has all objects of
    the Situation and, besides them, only `new-…` and what `puts` named (what there is too much of at
    the start is a matter of the set-up); what an object is attached to is in the same snapshot.
    """
    actions = len(situation.script)
    if len(outcome.actions) != actions or len(outcome.snapshots) != actions + 1:
        return (
            f"the script has {counted(actions, 'action')}, which makes {counted(actions, 'result')} and"
            f" {counted(actions + 1, 'snapshot')}; the outcome has {len(outcome.actions)} and {len(outcome.snapshots)}"
        )
    asked = {thing.id for thing in situation.objects}
    named = {action.puts for action in situation.script if isinstance(action, Cast | Activate)}
    for n, snapshot in enumerate(outcome.snapshots):
        problem = _misfit_of(snapshot, asked, named, situation, start=n == 0)
        if problem is not None:
            return f"{problem} in the snapshot {_moment(situation, n)}"
    return None


def misfit_of_stop(situation: Situation, outcome: Outcome) -> str | None:
    """What does not fit in an outcome that says that it stopped, in one line, or None: with n actions
    done there are n results and n + 1 snapshots, or nothing at all if the board was not built."""
    stop, script = outcome.stopped, len(situation.script)
    if stop is None:
        return None
    if not 0 <= stop.at <= script:
        return f"it stopped after {counted(stop.at, 'action')}, and the script has {counted(script, 'action')}"
    results, snapshots = len(outcome.actions), len(outcome.snapshots)
    if results != stop.at or snapshots not in ((0, 1) if stop.at == 0 else (stop.at + 1,)):
        return (
            f"it stopped after {counted(stop.at, 'action')}, which makes {counted(stop.at, 'result')} and"
            f" {counted(stop.at + 1, 'snapshot')}; the outcome has {results} and {snapshots}"
        )
    return None


def _misfit_of(
    snapshot: Snapshot, asked: set[str], named: set[str | None], situation: Situation, *, start: bool
) -> str | None:
    objects = snapshot.objects
    keys = objects.keys()
    if not asked <= keys:
        return f"the {min(asked - keys)} is missing"
    if len(keys) > len(asked) and not start:
        for id in sorted(keys - asked):
            if not id.startswith("new-") and id not in named:
                return f"there is an object {id!r} that the Situation does not have and that is not called new-…"
    seats = situation.seats
    for id, state in objects.items():
        host = state.attached_to
        if host is not None and host is not UNSET and host not in objects and host not in seats:
            return f"the {id} is attached to {host!r}, which is not"
    for seat in snapshot.players:
        if seat not in seats:
            return f"there is a player {seat!r} who is not"
    return None


def trace_of_refusal(situation: Situation, outcome: Outcome) -> str | None:
    """The first refused action after which the table stands otherwise than before, in one line, or
    None. A refused action leaves no trace; a run that can't undo one has to stop there."""
    for n, result in enumerate(outcome.actions):
        if result.accepted:
            continue
        before, after = outcome.snapshots[n], outcome.snapshots[n + 1]
        difference = _first_difference(situation, before, after)
        if difference is not None:
            action = action_words(situation.script[n], situation.seats)
            return f"{action}: this was refused and yet left a trace: {difference}"
    return None


def _first_difference(situation: Situation, before: Snapshot, after: Snapshot) -> str | None:
    seats = situation.seats
    if before.objects != after.objects:
        for id, state in after.objects.items():
            old = before.objects.get(id)
            if old is None:
                return f"the {id} is there since"
            for field in STORED_FIELDS:
                was, is_ = seen(old, field), seen(state, field)
                if was is not UNSET and is_ is not UNSET and not same(field, was, is_):
                    return f"the {id} was {field_words(field, was, seats)} and is {field_words(field, is_, seats)}"
    if before.players != after.players:
        for seat in seats:
            for field in PLAYER_STORED:
                was = seen_of_player(before.players.get(seat), field)
                is_ = seen_of_player(after.players.get(seat), field)
                if was is not UNSET and is_ is not UNSET and was != is_:
                    return f"{write_player(seat)} had {player_words(field, was)} and has {player_words(field, is_)}"
    return None


def _moment(situation: Situation, n: int) -> str:
    return "at the start" if n == 0 else f"after action {n} ({action_words(situation.script[n - 1], situation.seats)})"
