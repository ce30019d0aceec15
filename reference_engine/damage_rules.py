"""What static abilities say about all damage: how it is dealt, and that it can't be prevented."""

from __future__ import annotations

from reference_engine.abilities import DamageAs, Forbids
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject


def as_though(game: Game, view: Characteristics) -> Characteristics:
    """The characteristics with which a source deals its damage: its own, and the keywords with
    which an effect says that all damage is dealt (120.3d, 702.80a)."""
    for source, ability in game.abilities(DamageAs):
        if ability.keyword not in view.keywords:
            game.note_once(
                ("damage as", source, ability.keyword),
                f"all damage is dealt as though its source had {ability.keyword} ({source.id})",
                "604.1",
                "611.3a",
            )
            view = view.copy(keywords=view.keywords | {ability.keyword})
    return view


def cannot_be_prevented(game: Game, thing: GameObject) -> bool:
    """Whether an effect says that damage can't be prevented. What else a prevention effect does is
    done all the same (615.12)."""
    for source, ability in game.abilities(Forbids):
        if ability.what == "prevention" and ability.applies(game, source, thing):
            game.note(f"damage to {thing.id} can't be prevented ({source.id})", "615.12", "614.17")
            return True
    return False
