"""Creatures without and with abilities, and the lands and planeswalkers that cases name."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine import attachment, counters, damage, destruction, tokens, zones
from reference_engine.abilities import Activated, Cost, Enters, Static, Triggered
from reference_engine.cards import define
from reference_engine.cards.auras import TAP_FOR_GREEN, TAP_FOR_WHITE
from reference_engine.cards.words import (
    ANY_TARGET,
    CREATURE,
    PLAYER,
    a,
    a_creature_died,
    also_a,
    card_in_graveyard,
    deals,
    destroy_target,
    enters,
    event_of,
    from_now_on,
    gain_life,
    gains,
    itself,
    lose_life,
    may,
    non,
    noncolor,
    permanent,
    plus,
    put_counters,
    tapped,
    until_end_of_turn,
)
from reference_engine.characteristics import Characteristics
from reference_engine.damage import Portion
from reference_engine.game import Event, Game, GameObject
from reference_engine.stack import StackObject

# Without abilities, or with keywords only
define("Grizzly Bears", "{1}{G}", "Creature - Bear", pt=(2, 2))
define("Runeclaw Bear", "{1}{G}", "Creature - Bear", pt=(2, 2))
define("Silvercoat Lion", "{1}{W}", "Creature - Cat", pt=(2, 2))
define("Elite Vanguard", "{W}", "Creature - Human Soldier", pt=(2, 1))
define("Savannah Lions", "{W}", "Creature - Cat", pt=(2, 1))
define("Hill Giant", "{3}{R}", "Creature - Giant", pt=(3, 3))
define("Craw Wurm", "{4}{G}{G}", "Creature - Wurm", pt=(6, 4))
define("Air Elemental", "{3}{U}{U}", "Creature - Elemental", pt=(4, 4), keywords="flying")
define("Serra Angel", "{3}{W}{W}", "Creature - Angel", pt=(4, 4), keywords="flying, vigilance")
define("Giant Spider", "{3}{G}", "Creature - Spider", pt=(2, 4), keywords="reach")
define("Memnite", "{0}", "Artifact Creature - Construct", pt=(1, 1))
define("Ornithopter", "{0}", "Artifact Creature - Thopter", pt=(0, 2), keywords="flying")
define("Darksteel Myr", "{3}", "Artifact Creature - Myr", pt=(0, 1), keywords="indestructible")
define("Typhoid Rats", "{B}", "Creature - Rat", pt=(1, 1), keywords="deathtouch")
define("Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature - Goblin Warrior", pt=(3, 3), keywords="haste, wither")
define("Glistener Elf", "{G}", "Creature - Phyrexian Elf Warrior", pt=(1, 1), keywords="infect")
define("White Knight", "{W}{W}", "Creature - Human Knight", pt=(2, 2), keywords="first strike, protection from B")
define("Isamaru, Hound of Konda", "{W}", "Legendary Creature - Dog", pt=(2, 2))
define(
    "Vampire Nighthawk", "{1}{B}{B}", "Creature - Vampire Shaman", pt=(2, 3), keywords="flying, deathtouch, lifelink"
)

# Lands and planeswalkers
define("Forest", None, "Basic Land - Forest", TAP_FOR_GREEN, colors="")
define("Plains", None, "Basic Land - Plains", TAP_FOR_WHITE, colors="")


def _soldiers(game: Game, item: StackObject) -> None:
    soldier = Characteristics(
        "Soldier Token",
        types=frozenset({"Creature"}),
        subtypes=("Soldier",),
        power=1,
        toughness=1,
        colors=frozenset("W"),
    )
    tokens.create(game, item.controller, soldier, 3)


def _destroy_large(game: Game, item: StackObject) -> None:
    destruction.destroy(
        game, [thing for thing in game.creatures() if (game.view(thing).power or 0) >= 4], item, "701.8b", "608.2f"
    )


define(
    "Elspeth, Sun's Champion",
    "{4}{W}{W}",
    "Legendary Planeswalker - Elspeth",
    Activated("[+1]", Cost(loyalty=1), _soldiers, sorcery=True),
    Activated("[-3]", Cost(loyalty=-3), _destroy_large, sorcery=True),
    loyalty=4,
)


# Witnesses
def _drain(game: Game, item: StackObject) -> None:
    player = item.target_player()
    if player is not None:
        lose_life(game, player, 1)
    gain_life(game, item.controller, 1)


define(
    "Blood Artist",
    "{1}{B}",
    "Creature - Vampire",
    Triggered("put into graveyard from battlefield", a_creature_died, _drain, (PLAYER,), rules=("603.2", "700.4")),
    pt=(0, 1),
)


def _was_enchantment(game: Game, source: GameObject, event: Event) -> bool:
    return event.memory is not None and "Enchantment" in event.memory.view.types


def _draw(game: Game, item: StackObject) -> None:
    zones.draw(game, item.controller)


define(
    "Femeref Enchantress",
    "{G}{W}",
    "Creature - Human Druid",
    Triggered("put into graveyard from battlefield", _was_enchantment, _draw),
    pt=(1, 2),
)


def _opponents_creature_dies(game: Game, source: GameObject, event: Event) -> bool:
    return a_creature_died(game, source, event) and event.player != game.controller(source)


def _return_to_hand(game: Game, item: StackObject) -> None:
    card = item.target()
    if card is not None:
        zones.move(game, card, "hand", "608.2c", word="returns to its owner's hand")


define(
    "Glissa, the Traitor",
    "{B}{G}{G}",
    "Legendary Creature - Phyrexian Zombie Elf",
    Triggered(
        "put into graveyard from battlefield",
        _opponents_creature_dies,
        _return_to_hand,
        (card_in_graveyard("target artifact card in your graveyard", whose="yours", kind="Artifact"),),
        may=True,
    ),
    pt=(3, 3),
    keywords="first strike, deathtouch",
)

# Helpers with abilities
define(
    "Gravedigger",
    "{3}{B}",
    "Creature - Zombie",
    enters(
        _return_to_hand,
        targets=(card_in_graveyard("target creature card in your graveyard", whose="yours", kind="Creature"),),
        optional=True,
    ),
    pt=(2, 2),
)
define(
    "Prodigal Sorcerer",
    "{2}{U}",
    "Creature - Human Wizard Sorcerer",
    Activated("{T}", Cost(tap=True), deals(1), (ANY_TARGET,)),
    pt=(1, 1),
)
define("Llanowar Elves", "{G}", "Creature - Elf Druid", TAP_FOR_GREEN, pt=(1, 1))
define(
    "Nekrataal",
    "{2}{B}{B}",
    "Creature - Human Assassin",
    enters(
        destroy_target(regenerable=False),
        targets=(permanent("target nonartifact, nonblack creature", a("Creature"), non("Artifact"), noncolor("B")),),
    ),
    pt=(2, 1),
    keywords="first strike",
)
define(
    "Royal Assassin",
    "{1}{B}{B}",
    "Creature - Human Assassin",
    Activated("{T}", Cost(tap=True), destroy_target(), (permanent("target tapped creature", a("Creature"), tapped),)),
    pt=(1, 1),
)
define(
    "Skinrender",
    "{2}{B}{B}",
    "Creature - Phyrexian Zombie",
    enters(lambda game, item: put_counters(game, item.target(), "-1/-1", 3), targets=(CREATURE,)),
    pt=(3, 3),
)


def _scry(game: Game, item: StackObject) -> None:
    library = game.players[item.controller].library
    if (
        library
        and game.choose(item.controller, "may", ("yes", "no"), item.source.object, "put the top card on the bottom?")
        == "yes"
    ):
        library.append(library.pop(0))


def _a_creature(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return "Creature" in game.view(candidate).types


define(
    "Viscera Seer",
    "{B}",
    "Creature - Vampire Wizard",
    Activated("Sacrifice a creature", Cost(sacrifice=(1, _a_creature)), _scry),
    pt=(1, 1),
)


def _move_counter(game: Game, item: StackObject) -> None:
    giver, taker = item.target(0), item.target(1)
    same = giver is not None and taker is not None and game.controller(giver) == game.controller(taker)
    if giver is not None and taker is not None and giver is not taker and same and giver.counters.get("+1/+1"):
        counters.remove(game, giver, "+1/+1", 1)
        counters.put(game, taker, "+1/+1", 1, "122.5")


def _move_aura(game: Game, item: StackObject) -> None:
    aura = item.target()
    if aura is None or aura.attached_to is None:
        return
    held = game.controller(aura.attached_to)
    places = [
        thing
        for thing in game.permanents()
        if thing is not aura.attached_to
        and game.controller(thing) == held
        and attachment.can_be_attached(game, aura, thing)
    ]
    if places:
        picked = game.choose(
            item.controller, "objects", [thing.id for thing in places], item.source.object, "attach it to what?"
        )
        attachment.attach(game, aura, game.objects[str(picked)])


def _attached(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return candidate.attached_to is not None


define(
    "Simic Guildmage",
    "{G/U}{G/U}",
    "Creature - Elf Wizard",
    Activated(
        "{1}{G}", Cost(mana="{1}{G}"), _move_counter, (CREATURE, permanent("another target creature", a("Creature")))
    ),
    Activated(
        "{1}{U}",
        Cost(mana="{1}{U}"),
        _move_aura,
        (permanent("target Aura attached to a permanent", a("Aura"), _attached),),
    ),
    pt=(2, 2),
)


def _exile_from_graveyard(game: Game, item: StackObject) -> None:
    card = item.target()
    if card is None:
        return
    creature = "Creature" in card.printed.types
    zones.move(game, card, "exile", "701.13a", word="is exiled")
    if creature:
        put_counters(game, item.source.current, "+1/+1", 1)
        gain_life(game, item.controller, 1)


define(
    "Scavenging Ooze",
    "{1}{G}",
    "Creature - Ooze",
    Activated("{G}", Cost(mana="{G}"), _exile_from_graveyard, (card_in_graveyard("target card in a graveyard"),)),
    pt=(2, 2),
)


def opponents_ability(game: Game, source: GameObject, event: Event) -> bool:
    thing, ability = event.object, event.ability
    return (
        event.player != game.controller(source)
        and thing is not None
        and thing.zone == "battlefield"
        and bool(game.view(thing).types & {"Artifact", "Creature", "Land"})
        and isinstance(ability, Activated)
        and not ability.mana_ability
    )


def _punish(game: Game, item: StackObject) -> None:
    damage.deal(game, [Portion(item.source.object, item.view, event_of(item).player or "", 2)])


define(
    "Harsh Mentor",
    "{1}{R}",
    "Creature - Human Cleric",
    Triggered("activates", lambda game, source, event: opponents_ability(game, source, event), _punish),
    pt=(2, 2),
)


# Creatures that see others enter
def _other_creature_of_yours(game: Game, source: GameObject, event: Event) -> bool:
    thing = event.object
    return (
        thing is not None
        and thing is not source
        and "Creature" in game.view(thing).types
        and game.controller(thing) == game.controller(source)
    )


def _grow(game: Game, item: StackObject) -> None:
    if item.source.current is not None:
        until_end_of_turn(game, item, [item.source.object], plus(3, 3))


define(
    "Bronzebeak Moa", "{2}{G}{W}", "Creature - Bird", Triggered("enters", _other_creature_of_yours, _grow), pt=(2, 2)
)


def _other_zombies(game: Game, source: GameObject) -> Sequence[GameObject]:
    return [
        thing
        for thing in game.creatures(game.controller(source))
        if thing is not source and game.view(thing).is_a("Zombie")
    ]


def _menace(game: Game, item: StackObject) -> None:
    until_end_of_turn(
        game, item, [thing for thing in game.permanents() if game.view(thing).is_a("Zombie")], gains("menace")
    )


define(
    "Lord of the Accursed",
    "{2}{B}",
    "Creature - Zombie",
    Static(_other_zombies, (plus(1, 1),)),
    Activated("{1}{B}, {T}", Cost(mana="{1}{B}", tap=True), _menace),
    pt=(2, 3),
)


def _other_creature_entering(game: Game, source: GameObject, thing: GameObject) -> bool:
    return (
        source is not thing
        and "Creature" in game.view(thing).types
        and game.controller(thing) == game.controller(source)
    )


def _biomancer(game: Game, source: GameObject, thing: GameObject) -> None:
    counters.put(game, thing, "+1/+1", max(0, game.view(source).power or 0), "614.12")
    mutant = StackObject(source.id, "ability", game.controller(source), source.reference(), game.view(source), None)
    from_now_on(game, mutant, [thing], also_a("Mutant"))


define(
    "Master Biomancer", "{2}{G}{U}", "Creature - Elf Wizard", Enters(_other_creature_entering, _biomancer), pt=(2, 4)
)

CREATURE_TYPES = (
    "Angel", "Avatar", "Bear", "Bird", "Cat", "Cleric", "Construct", "Dog", "Dragon", "Druid", "Elemental", "Elf",
    "Frog", "Giant", "Goblin", "God", "Human",
    "Jackal", "Knight", "Merfolk", "Mutant", "Myr", "Rat", "Shaman", "Shapeshifter",
    "Snake", "Soldier", "Spider", "Thopter", "Treefolk", "Vampire", "Warrior", "Wizard", "Wurm", "Zombie",
)  # fmt: skip
"""The creature types that a player is offered; the real list is longer."""


def _is_itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing


def _choose_type(game: Game, source: GameObject, thing: GameObject) -> None:
    player = game.controller(thing)
    thing.chosen = str(game.choose(player, "type", CREATURE_TYPES, thing, "which creature type?"))


CHOOSES_A_TYPE = Enters(_is_itself, _choose_type)


def _chosen_type(view: Characteristics, game: Game, source: GameObject) -> None:
    if source.chosen and source.chosen not in view.subtypes:
        view.subtypes = (*view.subtypes, source.chosen)


def _of_chosen_type(game: Game, source: GameObject, thing: GameObject) -> bool:
    return (
        _other_creature_entering(game, source, thing)
        and bool(source.chosen)
        and game.view(thing).is_a(source.chosen or "")
    )


def _one_more_counter(game: Game, source: GameObject, thing: GameObject) -> None:
    counters.put(game, thing, "+1/+1", 1, "614.12")


define(
    "Metallic Mimic",
    "{2}",
    "Artifact Creature - Shapeshifter",
    CHOOSES_A_TYPE,
    Static(itself, ((also_a("")[0], _chosen_type),)),
    Enters(_of_chosen_type, _one_more_counter),
    pt=(2, 1),
)


# Creatures that enter as copies
def _copy_a_creature(game: Game, source: GameObject, thing: GameObject) -> None:
    original = _choose_original(game, thing)
    if original is not None:
        thing.copiable = tokens.copy_of(original)
        game.note(f"{thing.id} enters as a copy of {original.id}", "707.5", "707.2", "707.3", "616.1c")


def _choose_original(game: Game, thing: GameObject) -> GameObject | None:
    player = game.controller(thing)
    creatures = game.creatures()
    if not creatures or not may(game, player, thing, f"have {thing.id} enter as a copy?"):
        return None
    picked = game.choose(player, "objects", [one.id for one in creatures], thing, "a copy of which creature?")
    return game.objects[str(picked)]


define(
    "Clone",
    "{3}{U}",
    "Creature - Shapeshifter",
    Enters(_is_itself, _copy_a_creature, copies=True, rules=("614.1c", "707.5")),
    pt=(0, 0),
)


def _copy_unless_embalmed(game: Game, source: GameObject, thing: GameObject) -> None:
    original = _choose_original(game, thing)
    if original is not None:
        thing.copiable = tokens.copy_of(original, tokens.embalmed if thing.made_by == "Embalm" else None)
        game.note(f"{thing.id} enters as a copy of {original.id}", "707.5", "707.2", "707.3", "707.9b")


VIZIER_COPIES = Enters(_is_itself, _copy_unless_embalmed, copies=True, rules=("614.1c", "707.5"))
