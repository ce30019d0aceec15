"""Copies of abilities on the stack (707.10)."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine import targets, triggers
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def copy_ability(game: Game, original: StackObject, player: str) -> StackObject:
    """Put a copy of an ability onto the stack under a player's control, who may choose new targets
    (707.10c). It has the same source (707.10b) and all that was decided; it is not activated, so
    nothing is paid and nothing triggers on it (707.10)."""
    source = original.source.object
    copied = replace(original, id=triggers.name_for(game, source), controller=player, targets=list(original.targets))
    for n, need in enumerate(copied.needs):
        new = targets.candidates(game, need, player, source, copied.view)
        question = "choose a new target for the copy?"
        if new and game.choose(player, "may", ("yes", "no"), source, question, "707.10c") == "yes":
            names = [targets.name(one) for one in new]
            picked = game.choose(player, "target", names, source, f"{need.word} for the copy?", "707.10c")
            option = new[names.index(str(picked))]
            copied.targets[n] = option.reference() if isinstance(option, GameObject) else option
    game.stack.append(copied)
    game.note(f"a copy of the ability of {source.id} is put onto the stack", "707.10", "707.10b")
    return copied
