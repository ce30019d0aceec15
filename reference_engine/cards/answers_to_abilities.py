"""Cards that copy or counter abilities, take cards out of exile, or have the abilities of others."""

from __future__ import annotations

from reference_engine import copying, costs, resolving, zones
from reference_engine.abilities import ABILITY, Activated, Cost, Static, Target, Triggered, of_kind
from reference_engine.cards import define
from reference_engine.cards.spells import instant
from reference_engine.cards.words import event_of, itself, may
from reference_engine.characteristics import Characteristics
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject


def _you_activate(game: Game, source: GameObject, event: Event) -> bool:
    ability = event.ability
    return event.player == game.controller(source) and ability is not None and not ability.mana_ability


def _copy_for_two(game: Game, item: StackObject) -> None:
    original = event_of(item).cause
    player = item.controller
    if original is None or not costs.can_pay_now(game, player, "{2}"):
        return
    if may(game, player, item.source.object, "pay {2} to copy the ability?"):
        costs.pay_now(game, player, "{2}")
        copying.copy_ability(game, original, player)


define("Rings of Brighthearth", "{3}", "Artifact", Triggered("activates", _you_activate, _copy_for_two))


def _draw(game: Game, item: StackObject) -> None:
    zones.draw(game, item.controller)


def _counter(game: Game, item: StackObject) -> None:
    ability = item.target_on_stack()
    if ability is not None:
        resolving.counter(game, ability)


def _not_your_ability(game: Game, player: str, candidate: object, source: GameObject) -> bool:
    return isinstance(candidate, StackObject) and candidate.kind == "ability" and candidate.controller != player


define(
    "Nimble Obstructionist",
    "{2}{U}",
    "Creature - Bird Wizard",
    Activated("{2}{U}", Cost(mana="{2}{U}", discard_this=True), _draw, zone="hand", keyword="Cycling"),
    Triggered(
        "cycled",
        lambda game, source, event: event.object is source,
        _counter,
        (Target("target activated or triggered ability you don't control", _not_your_ability),),
        rules=("603.2", "702.29c"),
    ),
    pt=(3, 1),
    keywords="flash, flying",
)


def _in_exile(game: Game, player: str, candidate: object, source: GameObject) -> bool:
    return isinstance(candidate, GameObject) and candidate.zone == "exile" and not candidate.is_token


def _pull(game: Game, item: StackObject) -> None:
    card = item.target()
    if card is not None:
        zones.move(game, card, "graveyard", "608.2c", "400.7", word="is put into its owner's graveyard")


instant("Pull from Eternity", "{W}", _pull, Target("target face-up exiled card", _in_exile))


def _of_creature_cards(view: Characteristics, game: Game, source: GameObject) -> None:
    """The activated abilities of the creature cards in all graveyards."""
    cards = [card for player in game.players.values() for card in player.graveyard if "Creature" in card.printed.types]
    view.abilities = (*view.abilities, *(one for card in cards for one in of_kind(card.printed.abilities, Activated)))


define(
    "Necrotic Ooze",
    "{2}{B}{B}",
    "Creature - Ooze",
    Static(itself, ((ABILITY, _of_creature_cards),), counts_graveyards=True),
    pt=(4, 3),
)
