"""Targets (115): what may be chosen, and what is still legal later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.abilities import Target
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject

if TYPE_CHECKING:
    from reference_engine.stack import StackObject


def is_legal(
    game: Game,
    need: Target,
    player: str,
    candidate: GameObject | str | StackObject,
    source: GameObject,
    view: Characteristics,
) -> bool:
    """Whether the candidate is a legal target for this player's spell or ability (115.1).
    `view`: the source's characteristics. Hexproof, shroud and protection count (702.11b,
    702.18a, 702.16b)."""
    if isinstance(candidate, GameObject):
        if candidate.zone == "battlefield":
            if candidate.phased_out:
                return False
            seen = game.view(candidate)
            if "shroud" in seen.keywords or ("hexproof" in seen.keywords and seen.controller != player):
                return False
            if is_protected_from(seen, view):
                return False
    elif isinstance(candidate, str) and game.players[candidate].lost:
        return False
    return need.legal(game, player, candidate, source)


QUALITIES = {
    "creatures": frozenset({"Creature"}),
    "instant spells": frozenset({"Instant"}),
    "sorcery spells": frozenset({"Sorcery"}),
}
"""Qualities that are no colors → types. An instant or sorcery is a source as a spell only."""


def is_protected_from(seen: Characteristics, source: Characteristics) -> bool:
    """Whether something has protection from a quality of the source (702.16a)."""
    for keyword in seen.keywords:
        if keyword.startswith("protection from "):
            quality = keyword.removeprefix("protection from ")
            if quality in source.colors or source.types & QUALITIES.get(quality, frozenset()):
                return True
    return False


def candidates(
    game: Game, need: Target, player: str, source: GameObject, view: Characteristics
) -> list[GameObject | str | StackObject]:
    """Everything that could be chosen, in a fixed order: permanents, cards in graveyards and
    exile, players, what is on the stack."""
    everything: list[GameObject | str | StackObject] = list(game.battlefield)
    for seat in game.turn_order():
        everything += game.players[seat].graveyard
    everything += game.exile
    everything += game.turn_order()
    everything += game.stack
    return [one for one in everything if is_legal(game, need, player, one, source, view)]


def name(candidate: GameObject | str | StackObject) -> str:
    """The name by which a candidate is known in the documents."""
    return candidate if isinstance(candidate, str) else candidate.id
