"""Permanents that only corner cases name."""

from __future__ import annotations

from typing import Any

from reference_engine import attachment, counters, destruction, entering, tokens, zones
from reference_engine.abilities import (
    CONTROL,
    TYPE,
    Activated,
    Bestow,
    Cost,
    Enchant,
    Enters,
    MovesInstead,
    Static,
    Triggered,
)
from reference_engine.cards import define
from reference_engine.cards.auras import TAP_FOR_GREEN
from reference_engine.cards.umbras import ENCHANT_CREATURE
from reference_engine.cards.words import (
    base,
    choose_object,
    colored,
    enters,
    event_of,
    gains,
    host,
    may,
    permanent,
    plus,
    until_end_of_turn,
)
from reference_engine.characteristics import Characteristics
from reference_engine.game import Event, Game, GameObject, Waiting
from reference_engine.stack import StackObject


def _is_itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing


# Auras
def _to_the_auras_controller(view: Characteristics, game: Game, source: GameObject) -> None:
    view.controller = game.view(source).controller


define(
    "Control Magic",
    "{2}{U}{U}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Static(host, ((CONTROL, _to_the_auras_controller),)),
)


def _itself_put_away(game: Game, source: GameObject, event: Event) -> bool:
    return event.object is source


def _returns_to_hand(game: Game, item: StackObject) -> None:
    """The card that the Aura became in the graveyard, unless it has moved on (400.7e)."""
    card = item.source.object
    if card.zone == "graveyard" and card.incarnation == item.source.incarnation + 1:
        zones.move(game, card, "hand", "608.2c", "400.7e", word="returns to its owner's hand")


define(
    "Rancor",
    "{G}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Static(host, (plus(2, 0), gains("trample"))),
    Triggered("put into graveyard from battlefield", _itself_put_away, _returns_to_hand, rules=("603.2", "603.6c")),
)


def _its_creature_died(game: Game, source: GameObject, event: Event) -> bool:
    """Whether the creature that it enchanted until just now has died (603.10a, 700.4)."""
    memory = event.memory
    if memory is None or "Creature" not in memory.view.types or event.object is None:
        return False
    if source.zone == "battlefield":
        return source.last_host is not None and source.last_host.object is event.object
    # It left at the same time: what it enchanted last counts.
    left = [one for reference, one in game.memories.items() if reference.object is source]
    return bool(left) and left[-1].attached_to is event.object


def _returns_the_creature(game: Game, item: StackObject) -> None:
    """The card comes back, and the Aura with it at the next end step (603.7a)."""
    event = event_of(item)
    card = event.object
    if card is None or card.is_token or card.zone != "graveyard":
        return
    returned = [one.reference() for one in entering.enter(game, [(card, card.owner)])]
    gift = item.source.object

    def attach_again(game: Game, later: StackObject) -> None:
        creature = returned[0].current if returned else None
        if gift.zone == "graveyard" and creature is not None and creature.zone == "battlefield":
            entering.enter(game, [(gift, later.controller)], attached_to=creature)

    again = Triggered("delayed", lambda game, source, event: True, attach_again)
    game.delayed.append(("end_step", Waiting(item.controller, gift, item.view, again, event)))


define(
    "Gift of Immortality",
    "{2}{W}",
    "Enchantment - Aura",
    ENCHANT_CREATURE,
    Triggered(
        "put into graveyard from battlefield", _its_creature_died, _returns_the_creature, rules=("603.2", "700.4")
    ),
)


def _a_dead_creature_or_the_one_it_raised(game: Game, player: str, candidate: Any, source: GameObject) -> bool:
    """Enchant creature card in a graveyard; later, the creature that it put onto the battlefield."""
    if not isinstance(candidate, GameObject) or "Creature" not in game.view(candidate).types:
        return False
    if source.brought is None:
        return candidate.zone == "graveyard" and not candidate.is_token
    return candidate.zone == "battlefield" and candidate.reference() == source.brought


def _raise(game: Game, item: StackObject) -> None:
    aura = item.source.current
    if aura is None or aura.zone != "battlefield" or aura.attached_to is None or aura.attached_to.zone != "graveyard":
        return
    card = aura.attached_to
    aura.attached_to = None
    entered = entering.enter(game, [(card, item.controller)])
    aura.brought = card.reference()
    game.note(f"{aura.id} enchants what it put onto the battlefield from now on", "611.2a", "613.1f", "607.2a")
    for creature in entered:
        attachment.attach(game, aura, creature)
    game.touch()


def _sacrifice_what_it_raised(game: Game, item: StackObject) -> None:
    memory = item.event.memory if item.event is not None else None
    creature = memory.brought.current if memory is not None and memory.brought is not None else None
    if creature is not None and creature.zone == "battlefield":
        zones.sacrifice(game, game.controller(creature), [creature], item)


define(
    "Animate Dead",
    "{1}{B}",
    "Enchantment - Aura",
    Enchant("enchant creature card in a graveyard", _a_dead_creature_or_the_one_it_raised),
    Static(host, (plus(-1, 0),)),
    enters(_raise),
    Triggered("leaves the battlefield", _itself_put_away, _sacrifice_what_it_raised, rules=("603.2", "603.6c")),
)


def _copy_an_enchantment(game: Game, source: GameObject, thing: GameObject) -> None:
    player = game.controller(thing)
    enchantments = [one for one in game.permanents() if "Enchantment" in game.view(one).types]
    if not enchantments or not may(game, player, thing, f"have {thing.id} enter as a copy?"):
        return
    original = choose_object(game, player, enchantments, thing, "a copy of which enchantment?")
    thing.copiable = tokens.copy_of(original)
    game.note(f"{thing.id} enters as a copy of {original.id}", "707.5", "707.2", "616.1c")


define(
    "Copy Enchantment",
    "{2}{U}",
    "Enchantment",
    Enters(_is_itself, _copy_an_enchantment, copies=True, rules=("614.1c", "707.5")),
)
define(
    "Boon Satyr",
    "{1}{G}{G}",
    "Enchantment Creature - Satyr",
    Bestow("{3}{G}{G}"),
    Static(host, (plus(4, 2),)),
    pt=(4, 2),
    keywords="flash",
)


# Lands
def _enters_tapped(game: Game, source: GameObject, thing: GameObject) -> None:
    thing.tapped = True


def _ape_too(view: Characteristics, game: Game, source: GameObject) -> None:
    # 205.1b: it keeps its types and its land types; "Ape" replaces creature types only.
    view.types = view.types | {"Creature"}
    view.subtypes = (*view.subtypes, "Ape")


def _becomes_an_ape(game: Game, item: StackObject) -> None:
    if item.source.current is not None:
        parts = ((TYPE, _ape_too), colored("G"), gains("trample"), base(3, 3))
        until_end_of_turn(game, item, [item.source.object], *parts)
        game.note(f"{item.source.object.id} is still a land", "205.1b")


define(
    "Treetop Village",
    None,
    "Land",
    Enters(_is_itself, _enters_tapped, rules=("614.1c",)),
    TAP_FOR_GREEN,
    Activated("{1}{G}", Cost(mana="{1}{G}"), _becomes_an_ape),
    colors="",
)


# Creatures
def _fights_something_small(game: Game, source: GameObject, event: Event) -> bool:
    """Whether it blocks, or is blocked by, a creature with power 1 or less (509.3a, 509.3d)."""
    other = event.source if event.object is source else event.object if event.source is source else None
    return other is not None and (game.view(other).power or 0) <= 1


def _doomed_at_end_of_combat(game: Game, item: StackObject) -> None:
    def destroy(game: Game, later: StackObject) -> None:
        if item.source.current is not None:
            destruction.destroy(game, [item.source.object], later, "701.8b", "608.2c")

    ability = Triggered("delayed", lambda game, source, event: True, destroy)
    assert item.event is not None
    game.delayed.append(("end_combat", Waiting(item.controller, item.source.object, item.view, ability, item.event)))
    game.note(f"{item.source.object.id} is to be destroyed at end of combat", "603.7", "603.7a")


define(
    "Arrogant Bloodlord",
    "{1}{B}{B}",
    "Creature - Vampire Knight",
    Triggered("blocks", _fights_something_small, _doomed_at_end_of_combat, rules=("603.2", "509.3a", "509.3d")),
    pt=(4, 4),
)


def _flyers_go(game: Game, item: StackObject) -> None:
    flyers = [thing for thing in game.creatures() if "flying" in game.view(thing).keywords]
    creatures = {thing.reference() for thing in flyers}
    gone = destruction.destroy(game, flyers, item, "701.8b", "608.2f")
    count = sum(reference.object in gone for reference in creatures)
    game.note(f"{count} creature(s) destroyed this way", "608.2c", "614.6")
    if count and item.source.current is not None:
        counters.put(game, item.source.object, "+1/+1", count)


define(
    "Whiptongue Hydra",
    "{5}{G}",
    "Creature - Lizard Hydra",
    enters(_flyers_go),
    pt=(4, 4),
    keywords="reach",
)


def _opponents_creature_would_die(game: Game, source: GameObject, thing: GameObject, to: str) -> bool:
    """To die is to be put into a graveyard from the battlefield (700.4)."""
    return (
        to == "graveyard"
        and thing.zone == "battlefield"
        and not thing.is_token
        and "Creature" in game.view(thing).types
        and game.controller(thing) != game.controller(source)
    )


ZOMBIE = Characteristics(
    "Zombie Token", types=frozenset({"Creature"}), subtypes=("Zombie",), power=2, toughness=2, colors=frozenset("B")
)


def _a_zombie(game: Game, source: GameObject) -> None:
    tokens.create(game, game.controller(source), ZOMBIE)


def _another_vampire_or_zombie(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    view = game.view(candidate)
    return candidate is not source and (view.is_a("Vampire") or view.is_a("Zombie"))


def _two_counters(game: Game, item: StackObject) -> None:
    if item.source.current is not None:
        counters.put(game, item.source.object, "+1/+1", 2)


define(
    "Kalitas, Traitor of Ghet",
    "{2}{B}{B}",
    "Legendary Creature - Vampire Warrior",
    MovesInstead(_opponents_creature_would_die, also=_a_zombie),
    Activated("{2}{B}, Sacrifice", Cost(mana="{2}{B}", sacrifice=(1, _another_vampire_or_zombie)), _two_counters),
    pt=(3, 4),
    keywords="lifelink",
)


# Planeswalkers
def _untap_the_enchanted(game: Game, item: StackObject) -> None:
    for thing in game.permanents():
        enchanted = any("Aura" in game.view(other).subtypes for other in game.attached(thing))
        if enchanted and thing.tapped and game.controller(thing) == item.controller:
            thing.tapped = False
            game.note(f"{thing.id} is untapped", "701.26b")


def is_another(candidate: GameObject, source: GameObject) -> bool:
    """Whether "another" permanent may be this one."""
    return candidate is not source


def _another(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return is_another(candidate, source)


def _a_mask(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        from reference_engine.cards import CARDS

        tokens.create(game, item.controller, CARDS["Mask"].printed, 1, "303.4f", attached_to=thing)


define(
    "Estrid, the Masked",
    "{1}{G}{W}{U}",
    "Legendary Planeswalker - Estrid",
    Activated("[+2]", Cost(loyalty=2), _untap_the_enchanted, sorcery=True),
    Activated("[-1]", Cost(loyalty=-1), _a_mask, (permanent("another target permanent", _another),), sorcery=True),
    loyalty=3,
)
