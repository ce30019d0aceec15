"""Resolving spells and abilities (608).

When a spell or ability resolves, targets that have become illegal no longer count, and if
all of them have, nothing of it happens (608.2b). Instructions are followed in the order
written (608.2c).
"""

from __future__ import annotations

from reference_engine import bestow, entering, targets, zones
from reference_engine.abilities import GivesSpells
from reference_engine.game import Game, Reference
from reference_engine.stack import StackObject


def target_is_legal(game: Game, item: StackObject, n: int) -> bool:
    """Whether the n-th target is still legal for this spell or ability (608.2b)."""
    target = item.targets[n]
    if target is None:
        return False
    if isinstance(target, Reference):
        return target.current is not None and targets.is_legal(
            game, item.needs[n], item.controller, target.object, item.source.object, item.view
        )
    if isinstance(target, StackObject) and target not in game.stack:
        return False
    return targets.is_legal(game, item.needs[n], item.controller, target, item.source.object, item.view)


def resolve_top(game: Game) -> None:
    """Resolve the topmost object of the stack (608.1)."""
    item = game.stack[-1]
    if item.targets:
        legal = [target_is_legal(game, item, n) for n in range(len(item.targets))]
        if not any(legal) and item.kind == "spell" and item.source.object.bestowed:
            bestow.cease(game, item.source.object, "608.3b", "702.103e")
            item.targets.clear()
        elif not any(legal):
            game.note(f"{item.id} does not resolve: it has no legal target left", "608.2b")
            _leave(game, item)
            return
        for n, still in enumerate(legal):
            if not still:
                game.note(f"{item.id}: a target is no longer legal and is not affected", "608.2b")
                item.targets[n] = None
    game.note(f"{item.id} resolves", "608.1")
    if item.kind == "spell":
        given(game, item)
    if item.kind == "spell" and item.source.object.printed.is_permanent_card:
        _resolve_permanent(game, item)
        return
    if item.may and game.choose(item.controller, "may", ("yes", "no"), item.source.object, f"use {item.id}?") == "no":
        game.note(f"{item.controller} declines", "608.2d")
    else:
        if len(item.parts) > 1:
            game.note("the chosen modes are carried out one after the other, in printed order", "608.2c", "700.2a")
        for effect, offset, _ in item.parts or ((item.effect, 0, 0),):
            if effect is not None:
                item.offset = offset
                effect(game, item)
    _leave(game, item)


def given(game: Game, item: StackObject) -> None:
    """Give a resolving spell the keywords that static abilities give it (604.1, 613.1f)."""
    for source, ability in game.abilities(GivesSpells):
        if ability.applies(game, source, item):
            item.view = item.view.copy(keywords=item.view.keywords | ability.keywords)
            names = ", ".join(sorted(ability.keywords))
            rules = ("702.2d",) if "deathtouch" in ability.keywords else ()
            game.note(f"{source.id} gives {item.id} {names}", "604.1", "613.1f", *rules)


def _resolve_permanent(game: Game, item: StackObject) -> None:
    """A resolving permanent spell becomes a permanent (608.3)."""
    card = item.source.object
    host = item.target() if item.targets else None
    player = item.target_player() if item.targets else None
    game.stack.remove(item)
    game.note(f"{card.id} enters the battlefield", *(("608.3c", "303.4a") if host or player else ("608.3a",)))
    entering.enter(
        game,
        [(card, item.controller)],
        attached_to=host,
        enchants=player,
        x=item.x,
        cast=True,
        bestowed=card.bestowed,
    )


def _leave(game: Game, item: StackObject) -> None:
    """A spell that has resolved goes to its owner's graveyard, an ability ceases to exist (608.2n)."""
    if item in game.stack:
        game.stack.remove(item)
        if item.kind == "spell" and item.source.current is not None and item.source.object.zone == "stack":
            zones.move(game, item.source.object, "graveyard", "608.2n")


def counter(game: Game, item: StackObject) -> None:
    """Counter a spell or ability: it leaves the stack without resolving, and what was paid for
    it stays paid (701.6a-b)."""
    if item not in game.stack:
        return
    game.stack.remove(item)
    game.note(f"{item.id} is countered", "701.6a", "701.6b", *(() if item.kind == "spell" else ("113.9",)))
    if item.kind == "spell" and item.source.current is not None:
        zones.move(game, item.source.object, "graveyard", "701.6a")
