"""The Umbras, Umbra Mystic and the Mask token."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine import attachment, zones
from reference_engine.abilities import ABILITY, Activated, Cost, Enchant, Part, Static, Triggered
from reference_engine.cards import define
from reference_engine.cards.words import (
    CREATURE,
    YOUR_CREATURE,
    a,
    attacks,
    base,
    gains,
    gains_ability,
    host,
    itself,
    permanent,
    plus,
    restricted,
)
from reference_engine.characteristics import Characteristics
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject

ENCHANT_CREATURE = Enchant("enchant creature", CREATURE.legal)


def umbra(name: str, cost: str, *parts: Part, keywords: str = "", more: tuple[Activated, ...] = ()) -> None:
    """An Umbra that enchants a creature, gives it something and has umbra armor."""
    given = (Static(host, parts),) if parts else ()
    words = f"umbra armor, {keywords}" if keywords else "umbra armor"
    define(name, cost, "Enchantment - Aura", ENCHANT_CREATURE, *given, *more, keywords=words)


def _untap_lands(game: Game, item: StackObject) -> None:
    for thing in game.permanents():
        if "Land" in game.view(thing).types and game.controller(thing) == item.controller and thing.tapped:
            thing.tapped = False
            game.note(f"{thing.id} is untapped", "701.26b")


def _untap_enchanted(game: Game, item: StackObject) -> None:
    # 608.2h: what it enchants, or enchanted last if the Aura is gone.
    aura = item.source.object
    current = item.source.current
    memory = game.memories.get(item.source)
    thing = current.attached_to if current is not None else (memory.attached_to if memory else None)
    if current is None:
        game.note(f"{aura.id} is gone, so what it enchanted last counts", "608.2h", "113.7a")
    if thing is not None and thing.zone == "battlefield" and thing.tapped:
        thing.tapped = False
        game.note(f"{aura.id} untaps {thing.id}", "701.26b")


def _attach_here(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None and item.source.current is not None:
        attachment.attach(game, item.source.object, thing)


def _tap_target(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None and not thing.tapped:
        thing.tapped = True
        game.note(f"{thing.id} is tapped", "701.26a")


def _draw(game: Game, item: StackObject) -> None:
    zones.draw(game, item.controller)


def _hits_an_opponent(game: Game, source: GameObject, event: Event) -> bool:
    return event.source is source and event.player is not None and event.player != event.source_controller


def _power_8_or_less(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    power = game.view(candidate).power
    return power is not None and power <= 8


def _modified(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return attachment.is_modified(game, candidate)


umbra("Boar Umbra", "{2}{G}", plus(3, 3))
umbra("Drake Umbra", "{4}{U}", plus(3, 3), gains("flying"))
umbra("Eel Umbra", "{1}{U}", plus(1, 1), keywords="flash")
umbra("Eland Umbra", "{1}{W}", plus(0, 4))
umbra("Hyena Umbra", "{W}", plus(1, 1), gains("first strike"))
umbra("Indrik Umbra", "{4}{G}{W}", plus(4, 4), gains("first strike"), restricted("all able creatures block it"))
umbra("Mammoth Umbra", "{4}{W}", plus(3, 3), gains("vigilance"))
umbra("Spider Umbra", "{G}", plus(1, 1), gains("reach"))
umbra("Treefolk Umbra", "{2}{G}", plus(0, 2), restricted("assigns damage by toughness"))
umbra("Bear Umbra", "{2}{G}{G}", plus(2, 2), gains_ability(attacks(_untap_lands)))
umbra(
    "Octopus Umbra",
    "{3}{U}{U}",
    base(8, 8),
    gains_ability(
        attacks(
            _tap_target,
            targets=(permanent("target creature with power 8 or less", a("Creature"), _power_8_or_less),),
            optional=True,
        )
    ),
)
umbra(
    "Snake Umbra",
    "{2}{G}",
    plus(1, 1),
    gains_ability(Triggered("deals damage", _hits_an_opponent, _draw, may=True)),
)
umbra("Crab Umbra", "{U}", more=(Activated("{2}{U}", Cost(mana="{2}{U}"), _untap_enchanted),))
umbra(
    "Felidar Umbra",
    "{1}{W}",
    gains("lifelink"),
    more=(Activated("{1}{W}", Cost(mana="{1}{W}"), _attach_here, (YOUR_CREATURE,)),),
)
define(
    "Lion Umbra",
    "{G}{G}",
    "Enchantment - Aura",
    Enchant("enchant modified creature", permanent("modified creature", a("Creature"), _modified).legal),
    Static(host, (plus(3, 3), gains("vigilance", "reach"))),
    keywords="umbra armor",
)


def enchants_anothers(game: Game, aura: GameObject) -> bool:
    """Whether a player other than the Aura's controller controls what it enchants (303.4e)."""
    return aura.attached_to is not None and game.controller(aura.attached_to) != game.controller(aura)


def _anothers(game: Game, source: GameObject) -> Iterable[GameObject]:
    return host(game, source) if enchants_anothers(game, source) else ()


def _dog_armor(view: Characteristics, game: Game, source: GameObject) -> None:
    if not enchants_anothers(game, source):
        view.keywords = view.keywords | {"umbra armor"}


define(
    "Dog Umbra",
    "{1}{W}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Static(_anothers, (restricted("can't attack", "can't block"),)),
    Static(itself, ((ABILITY, _dog_armor),)),
    keywords="flash",
)


def auras_on_your_permanents(game: Game, source: GameObject) -> Iterable[GameObject]:
    """Auras of any player attached to permanents that the source's controller controls."""
    mine = game.controller(source)
    return [
        thing
        for thing in game.permanents()
        if thing.attached_to is not None
        and thing.attached_to.zone == "battlefield"
        and "Aura" in game.view(thing).subtypes
        and game.controller(thing.attached_to) == mine
    ]


define(
    "Umbra Mystic",
    "{2}{W}",
    "Creature - Human Wizard",
    Static(lambda game, source: auras_on_your_permanents(game, source), (gains("umbra armor"),)),
    pt=(2, 2),
)
define(
    "Mask",
    None,
    "Enchantment - Aura",
    Enchant("enchant permanent", permanent("permanent").legal),
    keywords="umbra armor",
    colors="W",
    token=True,
)
