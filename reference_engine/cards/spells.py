"""Instants and sorceries."""

from __future__ import annotations

from reference_engine import attachment, damage, resolving, tokens, zones
from reference_engine.abilities import Spell, Target
from reference_engine.cards import define
from reference_engine.cards.words import (
    ABILITY_ON_STACK,
    ANY_TARGET,
    CREATURE,
    LOSES_ALL_ABILITIES,
    OPPONENT,
    PLAYER,
    SPELL,
    YOUR_CREATURE,
    a,
    base,
    card_in_graveyard,
    choose_object,
    color,
    colored,
    controlled_by,
    creature_type,
    deals,
    destroy_all,
    destroy_target,
    from_now_on,
    gain_life,
    gains,
    lose_life,
    non,
    noncolor,
    not_yours,
    permanent,
    plus,
    pump,
    regeneration_shield,
    returns_to_battlefield,
    sacrifices_a_creature,
    until_end_of_turn,
)
from reference_engine.characteristics import Characteristics, mana_value
from reference_engine.damage import Portion
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def instant(name: str, cost: str, effect: object, *targets: Target, kind: str = "Instant", keywords: str = "") -> None:
    """Define an instant with one effect (or, by `kind`, what has another type line)."""
    define(name, cost, kind, spell=Spell(targets, effect), keywords=keywords)  # type: ignore[arg-type]


def sorcery(name: str, cost: str, effect: object, *targets: Target) -> None:
    """Define a sorcery with one effect."""
    instant(name, cost, effect, *targets, kind="Sorcery")


NONBLACK = permanent("target nonblack creature", a("Creature"), noncolor("B"))
CREATURE_OR_PLANESWALKER = permanent("target creature or planeswalker", a("Creature", "Planeswalker"))

# Destroy one
instant("Murder", "{1}{B}{B}", destroy_target(), CREATURE)
instant("Doom Blade", "{1}{B}", destroy_target(), NONBLACK)
instant(
    "Terror",
    "{1}{B}",
    destroy_target(False),
    permanent("target nonartifact, nonblack creature", a("Creature"), non("Artifact"), noncolor("B")),
)
instant("Terminate", "{B}{R}", destroy_target(False), CREATURE)
instant(
    "Putrefy", "{1}{B}{G}", destroy_target(False), permanent("target artifact or creature", a("Artifact", "Creature"))
)
instant(
    "Mortify", "{1}{W}{B}", destroy_target(), permanent("target creature or enchantment", a("Creature", "Enchantment"))
)
instant("Hero's Downfall", "{1}{B}{B}", destroy_target(), CREATURE_OR_PLANESWALKER)
instant("Demystify", "{W}", destroy_target(), permanent("target enchantment", a("Enchantment")))
instant(
    "Disenchant", "{1}{W}", destroy_target(), permanent("target artifact or enchantment", a("Artifact", "Enchantment"))
)
instant(
    "Naturalize", "{1}{G}", destroy_target(), permanent("target artifact or enchantment", a("Artifact", "Enchantment"))
)
sorcery("Vindicate", "{1}{W}{B}", destroy_target(), permanent("target permanent"))
sorcery("Stone Rain", "{2}{R}", destroy_target(), permanent("target land", a("Land")))


def _breathe_your_last(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        reference = thing.reference()
        destroy_target()(game, item)
        gain_life(game, item.controller, len(game.remembered(reference).colors))


instant("Breathe Your Last", "{1}{B}{B}", _breathe_your_last, CREATURE_OR_PLANESWALKER)


def _vendetta(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        reference = thing.reference()
        destroy_target(False)(game, item)
        # 608.2h: the toughness it has now, or had last.
        lose_life(game, item.controller, game.remembered(reference).toughness or 0)


instant("Vendetta", "{B}", _vendetta, NONBLACK)


def _fatal_push(game: Game, item: StackObject) -> None:
    thing = item.target()
    limit = 4 if item.controller in game.left_this_turn else 2
    if thing is not None:
        value = mana_value(game.view(thing).mana_cost)
        game.note(f"{thing.id} has mana value {value}", "202.3", "202.3a")
        if value <= limit:
            destroy_target()(game, item)


instant("Fatal Push", "{B}", _fatal_push, CREATURE)

# Destroy many
sorcery("Day of Judgment", "{2}{W}{W}", destroy_all(a("Creature")))
sorcery("Wrath of God", "{2}{W}{W}", destroy_all(a("Creature"), regenerable=False))
sorcery("Damnation", "{2}{B}{B}", destroy_all(a("Creature"), regenerable=False))
sorcery("Akroma's Vengeance", "{4}{W}{W}", destroy_all(a("Artifact", "Creature", "Enchantment")))
sorcery("Planar Cleansing", "{3}{W}{W}{W}", destroy_all(non("Land")))
instant("Cleanfall", "{2}{W}", destroy_all(a("Enchantment")), kind="Sorcery - Arcane")

# Damage
instant("Lightning Bolt", "{R}", deals(3), ANY_TARGET)
instant("Shock", "{R}", deals(2), ANY_TARGET)


def _pyroclasm(game: Game, item: StackObject) -> None:
    damage.deal(game, [Portion(item.source.object, item.view, thing, 2) for thing in game.creatures()])


sorcery("Pyroclasm", "{1}{R}", _pyroclasm)


def _savage_swipe(game: Game, item: StackObject) -> None:
    mine, other = item.target(0), item.target(1)
    if mine is not None and game.view(mine).power == 2:
        until_end_of_turn(game, item, [mine], plus(2, 2))
    if mine is not None and other is not None:
        damage.fight(game, mine, other)


sorcery(
    "Savage Swipe",
    "{G}",
    _savage_swipe,
    permanent(
        "target creature you control",
        a("Creature"),
        lambda game, player, candidate, source: game.controller(candidate) == player,
    ),
    permanent("target creature you don't control", a("Creature"), not_yours),
)

# Smaller, larger, different
instant("Disfigure", "{B}", pump(-2, -2), CREATURE)
instant("Dismember", "{1}{B/P}{B/P}", pump(-5, -5), CREATURE)
instant("Giant Growth", "{G}", pump(3, 3), CREATURE)


def _tragic_slip(game: Game, item: StackObject) -> None:
    pump(-13, -13)(game, item) if game.died_this_turn else pump(-1, -1)(game, item)


instant("Tragic Slip", "{B}", _tragic_slip, CREATURE)


def _frog(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        parts = (creature_type("Frog"), colored("U"), LOSES_ALL_ABILITIES, base(1, 1))
        until_end_of_turn(game, item, [thing], *parts, takes=LOSES_ALL_ABILITIES[0])


instant("Turn to Frog", "{1}{U}", _frog, CREATURE)


def _regenerate(game: Game, item: StackObject) -> None:
    regeneration_shield(game, item.target())


instant("Regenerate", "{1}{G}", _regenerate, CREATURE)

# Sacrifice
instant("Diabolic Edict", "{1}{B}", lambda game, item: sacrifices_a_creature(game, item.target_player(), item), PLAYER)
sorcery("Cruel Edict", "{1}{B}", lambda game, item: sacrifices_a_creature(game, item.target_player(), item), OPPONENT)


# Control
def _act_of_treason(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        until_end_of_turn(game, item, [thing], controlled_by(item.controller), gains("haste"))
        thing.tapped = False
        game.note(f"{thing.id} is untapped", "701.26b")


sorcery("Act of Treason", "{2}{R}", _act_of_treason, CREATURE)


def _switcheroo(game: Game, item: StackObject) -> None:
    one, other = item.target(0), item.target(1)
    if one is not None and other is not None and one is not other:
        first, second = game.controller(one), game.controller(other)
        if first != second:
            from_now_on(game, item, [one], controlled_by(second))
            from_now_on(game, item, [other], controlled_by(first))


sorcery("Switcheroo", "{4}{U}", _switcheroo, CREATURE, CREATURE)


def _attached_aura(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return candidate.attached_to is not None


def _aura_graft(game: Game, item: StackObject) -> None:
    aura = item.target()
    if aura is None:
        return
    from_now_on(game, item, [aura], controlled_by(item.controller))
    places = [
        thing
        for thing in game.permanents()
        if thing is not aura.attached_to and attachment.can_be_attached(game, aura, thing)
    ]
    if places:
        attachment.attach(
            game, aura, choose_object(game, item.controller, places, item.source.object, "attach it to what?")
        )


instant(
    "Aura Graft", "{1}{U}", _aura_graft, permanent("target Aura attached to a permanent", a("Aura"), _attached_aura)
)


# Other zones
def _unsummon(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        zones.move(game, thing, "hand", "608.2c", word="returns to its owner's hand")


def _exile_target(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        zones.move(game, thing, "exile", "701.13a", word="is exiled")


def _cloudshift(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        zones.move(game, thing, "exile", "701.13a", word="is exiled")
        returns_to_battlefield(game, thing, item.controller)


instant("Unsummon", "{U}", _unsummon, CREATURE)
instant("Celestial Purge", "{1}{W}", _exile_target, permanent("target black or red permanent", color("BR")))
instant("Cloudshift", "{W}", _cloudshift, YOUR_CREATURE)


# The stack
def _counter(game: Game, item: StackObject) -> None:
    other = item.target_on_stack()
    if other is not None:
        resolving.counter(game, other)


instant("Counterspell", "{U}{U}", _counter, SPELL)
instant("Stifle", "{U}", _counter, ABILITY_ON_STACK)


# Tokens
def _counterpart(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        tokens.create(game, item.controller, tokens.copy_of(thing), 1, "707.2", "707.3")


instant("Cackling Counterpart", "{1}{U}{U}", _counterpart, YOUR_CREATURE)

GOBLIN = Characteristics(
    "Goblin Token", types=frozenset({"Creature"}), subtypes=("Goblin",), power=1, toughness=1, colors=frozenset("R")
)
sorcery("Dragon Fodder", "{1}{R}", lambda game, item: tokens.create(game, item.controller, GOBLIN, 2))


def _hour_of_eternity(game: Game, item: StackObject) -> None:
    cards = [card for n in range(len(item.targets)) if (card := item.target(n)) is not None]
    zones.move_all(game, [zones.Move(card, "exile", ("701.13a",), "is exiled") for card in cards])
    for card in cards:
        if card.zone == "exile":
            tokens.create(game, item.controller, tokens.copy_of_card(card, tokens.zombie_instead), 1, "707.2", "707.9b")


define(
    "Hour of Eternity",
    "{X}{X}{U}{U}{U}",
    "Sorcery",
    spell=Spell(
        effect=_hour_of_eternity,
        x_targets=card_in_graveyard("target creature card in your graveyard", whose="yours", kind="Creature"),
    ),
)
