"""Legendary permanents, what exempts from the legend rule, and creatures whose abilities meet it."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.abilities import NoLegendRule, Static, Triggered
from reference_engine.cards import define
from reference_engine.cards.words import (
    card_in_graveyard,
    enters,
    gains,
    plus,
    returns_to_battlefield,
    until_end_of_turn,
)
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject


def _raise_artifact(game: Game, item: StackObject) -> None:
    card = item.target()
    if card is not None:
        returns_to_battlefield(game, card, item.controller)


define(
    "Sharuum the Hegemon",
    "{3}{W}{U}{B}",
    "Legendary Artifact Creature - Sphinx",
    enters(
        _raise_artifact,
        targets=(card_in_graveyard("target artifact card in your graveyard", whose="yours", kind="Artifact"),),
        optional=True,
    ),
    pt=(5, 5),
    keywords="flying",
)


def token_of_yours(game: Game, source: GameObject, thing: GameObject) -> bool:
    """Whether it is a token that the source's controller controls."""
    return thing.is_token and game.controller(thing) == game.controller(source)


def _nontoken_legend_of_yours(game: Game, source: GameObject, event: Event) -> bool:
    thing = event.object
    return (
        thing is not None
        and thing is not source
        and not thing.is_token
        and "Legendary" in game.view(thing).supertypes
        and game.controller(thing) == game.controller(source)
    )


def _nothing_to_pay_with(game: Game, item: StackObject) -> None:
    # The documents name mana with actions only, so nobody has any while an ability resolves.
    game.note(f"{item.controller} has no mana to pay {{1}} with", "118.3")


define(
    "Cadric, Soul Kindler",
    "{2}{R}{W}",
    "Legendary Creature - Dwarf Wizard",
    NoLegendRule(lambda game, source, thing: token_of_yours(game, source, thing)),
    Triggered("enters", _nontoken_legend_of_yours, _nothing_to_pay_with),
    pt=(4, 3),
)

BROTHERS = "Brothers Yamazaki"


def brothers(game: Game) -> list[GameObject]:
    """All permanents of that name."""
    return [thing for thing in game.permanents() if game.view(thing).name == BROTHERS]


def _exactly_two(game: Game, source: GameObject, thing: GameObject) -> bool:
    return game.view(thing).name == BROTHERS and len(brothers(game)) == 2


def _other_brothers(game: Game, source: GameObject) -> Iterable[GameObject]:
    return [thing for thing in brothers(game) if thing is not source and "Creature" in game.view(thing).types]


def _bushido(game: Game, item: StackObject) -> None:
    if item.source.current is not None:
        until_end_of_turn(game, item, [item.source.object], plus(1, 1))


def _is_source(game: Game, source: GameObject, event: Event) -> bool:
    return event.object is source


define(
    BROTHERS,
    "{2}{R}",
    "Legendary Creature - Human Samurai",
    Triggered("blocks", _is_source, _bushido, rules=("603.2", "702.45a")),
    Triggered("becomes blocked", _is_source, _bushido, rules=("603.2", "702.45a")),
    NoLegendRule(lambda game, source, thing: _exactly_two(game, source, thing)),
    Static(_other_brothers, (plus(2, 2), gains("haste"))),
    pt=(2, 1),
)
