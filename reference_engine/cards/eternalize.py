"""The cards with eternalize, and the cards that look alike: embalm and others that make
Zombies of dead creatures."""

from __future__ import annotations

from reference_engine import tokens, zones
from reference_engine.abilities import Activated, Cost, Triggered
from reference_engine.cards import define
from reference_engine.cards.creatures import VIZIER_COPIES
from reference_engine.cards.words import (
    CREATURE,
    a,
    card_in_graveyard,
    choose_object,
    discards,
    enters,
    event_of,
    gain_life,
    graveyard_copy,
    lose_life,
    permanent,
    plus,
    restricted,
    source_view,
    until_end_of_turn,
)
from reference_engine.game import Event, Game, GameObject, Waiting
from reference_engine.stack import StackObject


def eternalize(mana: str, discard: int = 0) -> Activated:
    """Eternalize with this mana cost and so many cards to discard (702.129a)."""
    return graveyard_copy("Eternalize", mana, tokens.eternalized, discard)


def embalm(mana: str) -> Activated:
    """Embalm with this mana cost (702.128a)."""
    return graveyard_copy("Embalm", mana, tokens.embalmed)


def _power(game: Game, item: StackObject) -> int:
    """The power of the source, now or as last known (608.2h); a negative one counts as 0 (107.1b)."""
    value = source_view(game, item).power or 0
    game.note(f"the power of {item.source.object.id} is {value}", "608.2h")
    return max(0, value)


define("Adorned Pouncer", "{1}{W}", "Creature - Cat", eternalize("{3}{W}{W}"), pt=(1, 1), keywords="double strike")
define("Proven Combatant", "{U}", "Creature - Human Warrior", eternalize("{4}{U}{U}"), pt=(1, 1))
define(
    "Steadfast Sentinel", "{3}{W}", "Creature - Human Cleric", eternalize("{4}{W}{W}"), pt=(2, 3), keywords="vigilance"
)


def _wits(game: Game, item: StackObject) -> None:
    zones.draw(game, item.controller, _power(game, item))
    discards(game, item.controller, 2, item)


define(
    "Champion of Wits",
    "{2}{U}",
    "Creature - Snake Wizard",
    enters(_wits, optional=True),
    eternalize("{5}{U}{U}"),
    pt=(2, 1),
)


def _hits_player(game: Game, source: GameObject, event: Event) -> bool:
    return event.source is source and event.player is not None and event.combat


def _steal_dreams(game: Game, item: StackObject) -> None:
    event = event_of(item)
    discards(game, event.player or "", event.amount, item)


define(
    "Dreamstealer",
    "{2}{B}",
    "Creature - Human Wizard",
    Triggered("deals damage", _hits_player, _steal_dreams),
    eternalize("{4}{B}{B}"),
    pt=(1, 2),
    keywords="menace",
)


def _no_stronger(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    mine = game.view(source).power if source.zone == "battlefield" else last_power(game, source)
    return (game.view(candidate).power or 0) <= (mine or 0)


def last_power(game: Game, source: GameObject) -> int | None:
    """The power that an object last had on the battlefield (608.2h)."""
    found = [memory.view.power for reference, memory in game.memories.items() if reference.object is source]
    return found[-1] if found else source.printed.power


def _cant_block(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        until_end_of_turn(game, item, [thing], restricted("can't block"))


define(
    "Earthshaker Khenra",
    "{1}{R}",
    "Creature - Jackal Warrior",
    enters(
        _cant_block, targets=(permanent("target creature with no more power than this", a("Creature"), _no_stronger),)
    ),
    eternalize("{4}{R}{R}"),
    pt=(2, 1),
    keywords="haste",
)


def _ferocious(game: Game, source: GameObject) -> bool:
    return any((game.view(thing).power or 0) >= 4 for thing in game.creatures(game.controller(source)))


def _mana(game: Game, item: StackObject) -> None:
    """A mana ability: the mana is not kept, for the documents name mana with each action."""


define(
    "Fanatic of Rhonas",
    "{1}{G}",
    "Creature - Snake Druid",
    Activated("{T}", Cost(tap=True), _mana, mana_ability=True),
    Activated("Ferocious", Cost(tap=True), _mana, mana_ability=True, condition=_ferocious, keyword="Ferocious"),
    eternalize("{2}{G}{G}"),
    pt=(1, 4),
)


def _resilient(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        power = _power(game, item)
        until_end_of_turn(game, item, [thing], plus(power, power))


define(
    "Resilient Khenra",
    "{1}{G}",
    "Creature - Jackal Wizard",
    enters(_resilient, targets=(CREATURE,), optional=True),
    eternalize("{4}{G}{G}"),
    pt=(2, 2),
)


def _strike(game: Game, item: StackObject) -> None:
    if item.source.current is not None:
        until_end_of_turn(game, item, [item.source.object], plus(1, -1))


define(
    "Sinuous Striker",
    "{2}{U}",
    "Creature - Snake Warrior",
    Activated("{U}", Cost(mana="{U}"), _strike),
    eternalize("{3}{U}{U}", discard=1),
    pt=(2, 2),
)


def _sunscourge(game: Game, item: StackObject) -> None:
    gain_life(game, item.controller, _power(game, item))


define(
    "Sunscourge Champion",
    "{2}{W}",
    "Creature - Human Wizard",
    enters(_sunscourge),
    eternalize("{2}{W}{W}", discard=1),
    pt=(2, 3),
)


def _search(game: Game, item: StackObject, fits: object, to: str, question: str) -> None:
    library = game.players[item.controller].library
    found = [card for card in library if fits(card)]  # type: ignore[operator]
    if found:
        card = choose_object(game, item.controller, found, item.source.object, question)
        zones.move(game, card, to, "701.23a", word=f"is found and put into the {to}")


def _plainscycling(game: Game, item: StackObject) -> None:
    _search(game, item, lambda card: "Plains" in card.printed.subtypes, "hand", "which Plains card?")


define(
    "Timeless Dragon",
    "{3}{W}{W}",
    "Creature - Dragon",
    Activated("{2}", Cost(mana="{2}", discard_this=True), _plainscycling, zone="hand", keyword="Plainscycling"),
    eternalize("{2}{W}{W}"),
    pt=(5, 5),
    keywords="flying",
)


def _witness(game: Game, item: StackObject) -> None:
    card = item.target()
    if card is not None:
        zones.move(game, card, "hand", "608.2c", word="returns to its owner's hand")


define(
    "Timeless Witness",
    "{2}{G}{G}",
    "Creature - Human Shaman",
    enters(_witness, targets=(card_in_graveyard("target card in your graveyard", whose="yours"),)),
    eternalize("{5}{G}{G}"),
    pt=(2, 1),
)


def _makes_tokens_from_graveyard(card: GameObject) -> bool:
    return "Creature" in card.printed.types and any(
        isinstance(one, Activated) and one.keyword in ("Eternalize", "Embalm") for one in card.printed.abilities
    )


def _entomb(game: Game, item: StackObject) -> None:
    _search(game, item, _makes_tokens_from_graveyard, "graveyard", "which creature card with eternalize or embalm?")


def _you_eternalize(game: Game, source: GameObject, event: Event) -> bool:
    ability = event.ability
    return (
        event.player == game.controller(source)
        and isinstance(ability, Activated)
        and ability.keyword in ("Eternalize", "Embalm")
    )


def _draw(game: Game, item: StackObject) -> None:
    zones.draw(game, item.controller)


define(
    "Vizier of the Anointed",
    "{3}{U}",
    "Creature - Human Cleric",
    enters(_entomb, optional=True),
    Triggered("activates", _you_eternalize, _draw, rules=("603.2", "602.2b")),
    pt=(2, 4),
)

# What looks alike
define("Sacred Cat", "{W}", "Creature - Cat", embalm("{W}"), pt=(1, 1), keywords="lifelink")


def _token_of_yours(game: Game, source: GameObject, event: Event) -> bool:
    thing = event.object
    return (
        thing is not None
        and thing.is_token
        and "Creature" in game.view(thing).types
        and game.controller(thing) == game.controller(source)
    )


define(
    "Anointer Priest",
    "{1}{W}",
    "Creature - Human Cleric",
    Triggered(
        "enters", _token_of_yours, lambda game, item: gain_life(game, item.controller, 1), rules=("603.2", "603.6a")
    ),
    embalm("{3}{W}"),
    pt=(1, 3),
)
define(
    "Vizier of Many Faces", "{2}{U}{U}", "Creature - Shapeshifter Cleric", VIZIER_COPIES, embalm("{3}{U}{U}"), pt=(0, 0)
)


def _scarab_upkeep(game: Game, item: StackObject) -> None:
    count = sum(
        1
        for thing in game.permanents()
        if game.controller(thing) == item.controller and game.view(thing).is_a("Zombie")
    )
    for player in game.opponents(item.controller):
        lose_life(game, player, count)


def _scarab_raise(game: Game, item: StackObject) -> None:
    card = item.target()
    if card is not None:
        zones.move(game, card, "exile", "701.13a", word="is exiled")
        tokens.create(game, item.controller, tokens.copy_of_card(card, tokens.zombie_instead), 1, "707.2", "707.9b")


def _scarab_returns(game: Game, item: StackObject) -> None:
    card, now = item.source.object, item.source.object.incarnation

    def back(game: Game, later: StackObject) -> None:
        if card.zone == "graveyard" and card.incarnation == now:
            zones.move(game, card, "hand", "603.7", word="returns to its owner's hand")

    again = Triggered("delayed", lambda game, source, event: True, back)
    game.delayed.append(("end_step", Waiting(item.controller, card, item.view, again, event_of(item))))


define(
    "The Scarab God",
    "{3}{U}{B}",
    "Legendary Creature - God",
    Triggered("begins upkeep", lambda game, source, event: event.player == game.controller(source), _scarab_upkeep),
    Activated(
        "{2}{U}{B}",
        Cost(mana="{2}{U}{B}"),
        _scarab_raise,
        (card_in_graveyard("target creature card in a graveyard", kind="Creature"),),
    ),
    Triggered(
        "put into graveyard from battlefield",
        lambda game, source, event: event.object is source,
        _scarab_returns,
        rules=("603.2", "700.4"),
    ),
    pt=(5, 5),
)
