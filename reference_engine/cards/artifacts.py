"""Artifacts."""

from __future__ import annotations

from reference_engine import counters, destruction, tokens, zones
from reference_engine.abilities import Activated, Cost, Enters, Static, Triggered
from reference_engine.cards import define
from reference_engine.cards.words import (
    PLAYER,
    a,
    card_in_graveyard,
    choose_object,
    destroy_all,
    exile_graveyards,
    gains,
    may,
    permanent,
    source_view,
    until_end_of_turn,
)
from reference_engine.characteristics import mana_value
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject


def _is_itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing


def _enters_tapped(game: Game, source: GameObject, thing: GameObject) -> None:
    thing.tapped = True


define(
    "Nevinyrral's Disk",
    "{4}",
    "Artifact",
    Enters(_is_itself, _enters_tapped, rules=("614.1c",)),
    Activated("{1}, {T}", Cost(mana="{1}", tap=True), destroy_all(a("Artifact", "Creature", "Enchantment"))),
)


def _with_divinity_counter(game: Game, source: GameObject) -> list[GameObject]:
    return [thing for thing in game.permanents() if thing.counters.get("divinity")]


def _not_itself(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return candidate is not source


def _divinity(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        counters.put(game, thing, "divinity", 1)


define(
    "That Which Was Taken",
    "{5}",
    "Legendary Artifact",
    Static(_with_divinity_counter, (gains("indestructible"),)),
    Activated("{4}, {T}", Cost(mana="{4}", tap=True), _divinity, (permanent("another target permanent", _not_itself),)),
)


def _exile_card(game: Game, item: StackObject) -> None:
    card = item.target()
    if card is not None:
        zones.move(game, card, "exile", "701.13a", word="is exiled")


def _exile_all(game: Game, item: StackObject) -> None:
    exile_graveyards(game, game.seats)


def _exile_players(game: Game, item: StackObject) -> None:
    player = item.target_player()
    if player is not None:
        exile_graveyards(game, [player])


define(
    "Crook of Condemnation",
    "{2}",
    "Artifact",
    Activated("{1}, {T}", Cost(mana="{1}", tap=True), _exile_card, (card_in_graveyard("target card in a graveyard"),)),
    Activated("{1}, Exile", Cost(mana="{1}", exile_this=True), _exile_all),
)
define(
    "Tormod's Crypt",
    "{0}",
    "Artifact",
    Activated("{T}, Sacrifice", Cost(tap=True, sacrifice_this=True), _exile_players, (PLAYER,)),
)


def _charge(game: Game, item: StackObject) -> None:
    if item.source.current is not None:
        counters.put(game, item.source.object, "charge", 1)


def _destroy_by_mana_value(game: Game, item: StackObject) -> None:
    source_view(game, item)
    memory = game.memories.get(item.source)
    count = (memory.counters if memory else item.source.object.counters).get("charge", 0)
    things = [
        thing
        for thing in game.permanents()
        if "Land" not in game.view(thing).types and mana_value(game.view(thing).mana_cost) == count
    ]
    names = ", ".join(thing.id for thing in things) or "none"
    game.note(f"nonland permanents with mana value {count}: {names}", "202.3", "202.3a")
    destruction.destroy(game, things, item, "701.8b", "608.2f")


define(
    "Ratchet Bomb",
    "{2}",
    "Artifact",
    Activated("{T}, Sacrifice", Cost(tap=True, sacrifice_this=True), _destroy_by_mana_value),
    Activated("{T}", Cost(tap=True), _charge),
)


def _sunburst(game: Game, source: GameObject, thing: GameObject) -> None:
    counters.put(game, thing, "charge", min(thing.x, 5))


define(
    "Engineered Explosives",
    "{X}",
    "Artifact",
    Enters(_is_itself, _sunburst, rules=("614.1c",)),
    Activated("{2}, Sacrifice", Cost(mana="{2}", sacrifice_this=True), _destroy_by_mana_value),
)


def _your_combat(game: Game, source: GameObject, event: Event) -> bool:
    return event.player == game.controller(source)


def _gift(game: Game, item: StackObject) -> None:
    player = item.controller
    cards = [card for card in game.players[player].graveyard if "Creature" in card.printed.types]
    if cards and may(game, player, item.source.object, "exile a creature card from your graveyard?"):
        card = choose_object(game, player, cards, item.source.object, "which creature card is exiled?")
        zones.move(game, card, "exile", "701.13a", word="is exiled")
        made = tokens.create(game, player, tokens.copy_of_card(card, tokens.zombie_instead), 1, "707.2", "707.9b")
        until_end_of_turn(game, item, made, gains("haste"))


define("God-Pharaoh's Gift", "{7}", "Artifact", Triggered("begins begin_combat", _your_combat, _gift))
