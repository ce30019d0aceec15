"""Misreadings of what a spell goes on to do after a save, and of abilities that are lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine import damage, destruction, layers, state_based_actions, targets, tokens, turn
from reference_engine.cards import counting_what_was_destroyed
from reference_engine.damage import Portion
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject

from ..catalogue import Change, Misreading, instead
from ..ways import has_lost_all, saves_if

_CORNER = "umbra-armor.corner."
Destroy = Callable[..., list[GameObject]]


def _somebody_was_saved(game: Game) -> bool:
    last = game.destructions[-1].settled if game.destructions else []
    return any(one.by is not None and one.by[0] == "umbra armor" for one in last)


def _nothing_more(right: Callable[..., list[GameObject]]) -> Callable[..., list[GameObject]]:
    def wrong(game: Game, *words: Any, **more: Any) -> list[GameObject]:
        return [] if _somebody_was_saved(game) else right(game, *words, **more)

    return wrong


def _counting(extra: Callable[[Game, Sequence[GameObject], list[GameObject]], list[GameObject]]) -> Change:
    """Destruction that tells of more than was destroyed."""

    def make(right: Destroy) -> Destroy:
        def wrong(game: Game, things: Sequence[GameObject], *words: Any, **more: Any) -> list[GameObject]:
            gone = right(game, things, *words, **more)
            return gone + extra(game, things, gone)

        return wrong

    return Change(destruction, "destroy", make)


def _the_saved(game: Game, things: Sequence[GameObject], gone: list[GameObject]) -> list[GameObject]:
    return [one.object for one in game.destructions[-1].settled if one.by is not None and one.object in things]


def _given_and_hit(game: Game, things: Sequence[GameObject], gone: list[GameObject]) -> list[GameObject]:
    given = {one.by[1] for one in game.destructions[-1].settled if one.by is not None}
    return [thing for thing in gone if thing.id in given and thing in things]


def _each_a_creature(game: Game, item: StackObject, regenerable: bool) -> int:
    return len(destruction.destroy(game, game.creatures(), item, "701.8b", regenerable=regenerable))


def _lost_or_not(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, views: Any, applying: Any, apply: Any, owned: Any) -> None:
        if applying.affected is None:
            applying.affected = list(applying.effect.affects(game, applying.source))
        right(game, views, applying, apply, owned)

    return wrong


def _wither_is_no_deathtouch(right: Callable[..., None]) -> Callable[..., None]:
    def wrong(game: Game, portion: Portion) -> None:
        right(game, portion)
        if isinstance(portion.to, GameObject) and portion.view.keywords & {"wither", "infect"}:
            portion.to.deathtouched = False

    return wrong


def _effects_end_first(right: Callable[[Game], None]) -> Callable[[Game], None]:
    def wrong(game: Game) -> None:
        game.floating = [one for one in game.floating if one.until != "end of turn"]
        game.touch()
        state_based_actions.check(game)
        right(game)

    return wrong


UMBRA_RIDERS: tuple[Misreading, ...] = (
    Misreading(
        "nothing-after-a-save",
        "a spell that an umbra answered makes no tokens any more",
        (_CORNER + "riders",),
        (Change(tokens, "create", _nothing_more),),
    ),
    Misreading(
        "counts-the-saved",
        "a saved permanent counts as destroyed this way",
        (_CORNER + "riders",),
        (_counting(_the_saved),),
    ),
    Misreading(
        "counts-the-aura-twice",
        "an Aura that is hit and given for its creature counts as two destroyed permanents",
        (_CORNER + "riders",),
        (_counting(_given_and_hit),),
    ),
    Misreading(
        "counts-the-aura-as-a-creature",
        "an Aura destroyed in place of a creature counts as a creature destroyed this way",
        (_CORNER + "riders",),
        (Change(counting_what_was_destroyed, "destroy_creatures", instead(_each_a_creature)),),
    ),
    Misreading(
        "lost-with-the-creatures-abilities",
        "a creature that lost all abilities is not saved",
        (_CORNER + "lost-abilities",),
        (saves_if(lambda game, one: not has_lost_all(game, one.object)),),
    ),
    Misreading(
        "lost-abilities-go-on",
        "what a creature's ability does to others goes on when the ability is lost",
        (_CORNER + "lost-abilities",),
        (Change(layers, "_apply", _lost_or_not),),
    ),
    Misreading(
        "nothing-waits-for-another",
        "continuous effects apply in the order in which they began, whatever depends on what",
        (_CORNER + "lost-abilities",),
        (Change(layers, "_first_to_apply", instead(lambda game, entries, takers: 0)),),
    ),
    Misreading(
        "protection-does-nothing",
        "protection keeps no Aura off",
        (_CORNER + "responses",),
        (Change(targets, "is_protected_from", instead(lambda seen, source: False)),),
    ),
    Misreading(
        "effects-end-before-the-damage",
        "in the cleanup step effects end, and the damage is still there",
        (_CORNER + "indestructible-lost",),
        (Change(turn, "cleanup", _effects_end_first),),
    ),
    Misreading(
        "counters-are-no-deathtouch-damage",
        "damage that becomes -1/-1 counters is no damage by deathtouch",
        (_CORNER + "toughness-and-counters",),
        (Change(damage, "to_permanent", _wither_is_no_deathtouch),),
    ),
)
