"""Phasing (702.26).

A permanent that phases out is treated as though it did not exist, and takes with it what is
attached to it. It changes neither zone nor controller, and nothing triggers on leaving or
entering. It phases in during the untap step of the player under whose control it phased out.
"""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine.game import Game, GameObject


def phase_out(game: Game, things: Sequence[GameObject]) -> None:
    """Phase permanents out at the same time. What is attached to one of them phases out with it,
    indirectly, even if it would also phase out by itself (702.26g-h)."""
    directly = [thing for thing in things if thing.zone == "battlefield" and not thing.phased_out]
    going = {thing: game.controller(thing) for thing in directly}
    with_host: dict[GameObject, GameObject] = {}
    waiting = list(directly)
    while waiting:
        host = waiting.pop()
        for other in game.attached(host):
            if other not in with_host:
                with_host[other] = host
                going.setdefault(other, game.controller(other))
                waiting.append(other)
    for thing, controller in going.items():
        host_of = with_host.get(thing)
        thing.phased_out = True
        thing.phased_out_under = None if host_of is not None else controller
        if host_of is not None:
            game.note(f"{thing.id} phases out with {host_of.id}", "702.26g", "702.26b")
        else:
            game.note(f"{thing.id} phases out", "702.26b", "702.26d")
        leave_combat(game, thing)
    game.touch()


def leave_combat(game: Game, thing: GameObject) -> None:
    """A permanent that phases out is removed from combat (506.4)."""
    if thing.attacking or thing.blocking:
        thing.attacking, thing.blocking, thing.blocked = None, None, False
        game.note(f"{thing.id} is removed from combat", "506.4", "702.26b")


def phase_in(game: Game, player: str) -> None:
    """In a player's untap step everything that phased out under that player's control phases in,
    each with what phased out with it (702.26a, 702.26g)."""
    coming = [thing for thing in game.battlefield if thing.phased_out and thing.phased_out_under == player]
    while coming:
        thing = coming.pop()
        thing.phased_out, thing.phased_out_under = False, None
        game.note(f"{thing.id} phases in", "702.26a", "702.26c")
        coming += [
            other
            for other in game.battlefield
            if other.attached_to is thing and other.phased_out and other.phased_out_under is None
        ]
        game.touch()
