"""Cards that put others onto the battlefield face down (708, 701.40)."""

from __future__ import annotations

from reference_engine import entering
from reference_engine.cards.spells import sorcery
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game
from reference_engine.stack import StackObject


def _manifest(game: Game, item: StackObject) -> None:
    """Manifest the top card of the library: a 2/2 creature without name, text, subtypes or mana cost
    (701.40a), which are its copiable values as long as it is face down (708.2)."""
    library = game.players[item.controller].library
    if library:
        values = Characteristics("", types=frozenset({"Creature"}), power=2, toughness=2, colors=frozenset())
        game.note(f"{library[0].id} is manifested, face down", "701.40a", "708.2")
        entering.enter(game, [(library[0], item.controller)], face_down=values)


sorcery("Soul Summons", "{1}{W}", _manifest)
