"""Does the table stand as the Situation asks before anything is done?

What an adapter can't build is `not run: setup`, whatever comes of it: nobody may be judged on a
board that nobody asked for. A field that the engine does not show is taken on trust only where the
Situation asks for what it is by default.
"""

from typing import Any

from msgspec import UNSET

from mtg_conformance.documents import GameState, ObjectSetup, ObjectState, PlayerSetup, Situation, Snapshot
from mtg_conformance.judging.values import same, seen, seen_of_player
from mtg_conformance.judging.words import field_words, game_words, player_words
from mtg_conformance.vocabulary.words import write_player

__all__ = ["start_mismatch"]

_REST: tuple[tuple[str, bool], ...] = (
    ("phased_out", False),
    ("attacking", False),
    ("blocking", False),
)
_PLAYER = PlayerSetup()


def start_mismatch(situation: Situation, start: Snapshot) -> str | None:
    """What the start snapshot has otherwise than the Situation asks, in one line (the first and how
    many more), or None. All objects of the Situation must be in the snapshot."""
    problems: list[str] = []
    objects = start.objects
    seats = situation.seats
    for thing in situation.objects:
        state = objects[thing.id]
        if not _stands(thing, state):
            problems += _object_problems(thing, state, seats)
    if len(objects) != len(situation.objects):
        extra = objects.keys() - {thing.id for thing in situation.objects}
        problems += [f"there is an object {id!r} that nobody asked for" for id in sorted(extra)]
    for seat in seats:
        problems += _player_problems(seat, situation.players.get(seat, _PLAYER), start)
    problems += _game_problems(situation, start.game)
    if not problems:
        return None
    more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
    return f"the board is not as asked: {problems[0]}{more}"


def _stands(thing: ObjectSetup, state: ObjectState) -> bool:
    """A quick yes for a permanent of which everything is shown and as asked."""
    return (
        state.zone == "battlefield" == thing.zone
        and state.owner == thing.owner
        and state.controller == (thing.controller or thing.owner)
        and state.tapped is thing.tapped
        and state.damage == thing.damage
        and state.counters == thing.counters
        and state.attached_to == thing.attached_to
        and not state.phased_out
        and not state.attacking
        and not state.blocking
        and (state.is_token is UNSET or state.is_token is thing.token)
    )


def _object_problems(thing: ObjectSetup, state: ObjectState, seats: tuple[str, ...]) -> list[str]:
    def problem(field: str, wanted: Any, found: Any) -> str:
        return f"the {thing.id}: asked for {field_words(field, wanted, seats)}, got {field_words(field, found, seats)}"

    if state.zone != thing.zone:
        return [problem("zone", thing.zone, state.zone)]
    wanted: list[tuple[str, Any, Any]] = [("owner", thing.owner, None)]
    if thing.zone == "battlefield":
        by_default = thing.controller is None or thing.controller == thing.owner
        wanted.append(("controller", thing.controller or thing.owner, thing.owner if by_default else None))
        wanted += [("tapped", thing.tapped, False), ("damage", thing.damage, 0)]
        wanted += [("attached_to", thing.attached_to, None)]
        wanted += [(field, value, value) for field, value in _REST]
        wanted.append(("is_token", thing.token, False))
    wanted.append(("counters", thing.counters, {}))
    problems = []
    for field, asked, default in wanted:
        found = seen(state, field)
        if found is UNSET:
            if field == "owner" or asked != default:
                problems.append(problem(field, asked, found))
        elif not same(field, asked, found):
            problems.append(problem(field, asked, found))
    return problems


def _player_problems(seat: str, asked: PlayerSetup, start: Snapshot) -> list[str]:
    player = start.players.get(seat)
    problems = []
    for field, wanted, default in (("life", asked.life, 20), ("poison", asked.poison, 0), ("lost", False, False)):
        found = seen_of_player(player, field)
        if found != wanted and not (found is UNSET and wanted == default):
            words = f"{write_player(seat)}: asked for {player_words(field, wanted)}, got {player_words(field, found)}"
            problems.append(words)
    return problems


def _game_problems(situation: Situation, game: GameState) -> list[str]:
    seats = situation.seats
    problems = []
    for field, wanted, default in (
        ("active", situation.active, seats[0]),
        ("step", situation.step, "precombat_main"),
        ("stack", (), ()),
    ):
        found = getattr(game, field)
        if found != wanted and not (found is UNSET and wanted == default):
            problems.append(f"asked for {game_words(field, wanted, seats)}, got {game_words(field, found, seats)}")
    return problems
