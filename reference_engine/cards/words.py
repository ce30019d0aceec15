"""Words that card definitions are made of: what may be targeted, what an effect does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from reference_engine import counters, damage, destruction, life, tokens, zones
from reference_engine.abilities import (
    ABILITY,
    BASE_POWER_TOUGHNESS,
    COLOR,
    CONTROL,
    POWER_TOUGHNESS,
    RULES,
    TYPE,
    Ability,
    Activated,
    Cost,
    Effect,
    MovesInstead,
    Part,
    Static,
    Target,
    Triggered,
)
from reference_engine.characteristics import Characteristics
from reference_engine.damage import Portion
from reference_engine.game import Event, Floating, Game, GameObject, Lasting
from reference_engine.layers import LAYER_RULES
from reference_engine.stack import StackObject

# What may be chosen


def permanent(word: str, *tests: Callable[[Game, str, GameObject, GameObject], bool]) -> Target:
    """A target permanent that passes all tests (game, player, candidate, source)."""

    def legal(game: Game, player: str, candidate: Any, source: GameObject) -> bool:
        if not isinstance(candidate, GameObject) or candidate.zone != "battlefield" or candidate.phased_out:
            return False
        for test in tests:  # noqa: SIM110 - asked often: all(...) takes twice as long
            if not test(game, player, candidate, source):
                return False
        return True

    return Target(word, legal)


def a(*words: str) -> Callable[[Game, str, GameObject, GameObject], bool]:
    """Whether the candidate has one of these types."""
    return lambda game, player, candidate, source: any(map(game.view(candidate).is_a, words))


def non(word: str) -> Callable[[Game, str, GameObject, GameObject], bool]:
    """Whether the candidate lacks this type."""
    return lambda game, player, candidate, source: not game.view(candidate).is_a(word)


def noncolor(letter: str) -> Callable[[Game, str, GameObject, GameObject], bool]:
    """Whether the candidate lacks this color (105.2)."""
    return lambda game, player, candidate, source: letter not in game.view(candidate).colors


def color(letters: str) -> Callable[[Game, str, GameObject, GameObject], bool]:
    """Whether the candidate has one of these colors."""
    return lambda game, player, candidate, source: bool(game.view(candidate).colors & set(letters))


def yours(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    """Whether the player controls the candidate."""
    return game.controller(candidate) == player


def not_yours(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    """Whether someone else controls the candidate."""
    return game.controller(candidate) != player


def tapped(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    """Whether the candidate is tapped."""
    return candidate.tapped


CREATURE = permanent("target creature", a("Creature"))
YOUR_CREATURE = permanent("target creature you control", a("Creature"), yours)


def _any_target(game: Game, player: str, candidate: Any, source: GameObject) -> bool:
    if isinstance(candidate, str):
        return True
    return (
        isinstance(candidate, GameObject)
        and candidate.zone == "battlefield"
        and bool(game.view(candidate).types & {"Creature", "Planeswalker", "Battle"})
    )


ANY_TARGET = Target("any target (115.4)", _any_target)
PLAYER = Target("target player", lambda game, player, candidate, source: isinstance(candidate, str))
OPPONENT = Target(
    "target opponent", lambda game, player, candidate, source: isinstance(candidate, str) and candidate != player
)
SPELL = Target(
    "target spell",
    lambda game, player, candidate, source: isinstance(candidate, StackObject) and candidate.kind == "spell",
)
ABILITY_ON_STACK = Target(
    "target activated or triggered ability",
    lambda game, player, candidate, source: isinstance(candidate, StackObject) and candidate.kind == "ability",
)


def card_in_graveyard(word: str, *, whose: str = "any", kind: str | None = None) -> Target:
    """A target card in a graveyard: of any player or "yours", of one card type or any."""

    def legal(game: Game, player: str, candidate: Any, source: GameObject) -> bool:
        return (
            isinstance(candidate, GameObject)
            and candidate.zone == "graveyard"
            and not candidate.is_token
            and (whose == "any" or candidate.owner == player)
            and (kind is None or candidate.printed.is_a(kind))
        )

    return Target(word, legal)


# What continuous effects do


def plus(power: int, toughness: int) -> Part:
    """+N/+N (613.4c)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        if view.power is not None and view.toughness is not None:
            view.power += power
            view.toughness += toughness

    return POWER_TOUGHNESS, apply


def base(power: int, toughness: int) -> Part:
    """Base power and toughness (613.4b)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.power, view.toughness = power, toughness

    return BASE_POWER_TOUGHNESS, apply


def gains(*keywords: str) -> Part:
    """Gains keyword abilities (613.1f)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.keywords = view.keywords | set(keywords)

    return ABILITY, apply


def gains_ability(*abilities: Ability) -> Part:
    """Gains other abilities (613.1f)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.abilities = (*view.abilities, *abilities)

    return ABILITY, apply


def _lose_all(view: Characteristics, game: Game, source: GameObject) -> None:
    view.keywords = frozenset()
    view.abilities = ()


LOSES_ALL_ABILITIES: Part = (ABILITY, _lose_all)


def restricted(*words: str) -> Part:
    """Something that is said of the object and is no ability of it (113.12, 613.11)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.restrictions = view.restrictions | set(words)

    return RULES, apply


def colored(letters: str) -> Part:
    """Becomes exactly these colors (105.3, 613.1e)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.colors = frozenset(letters)

    return COLOR, apply


KEPT_SUBTYPES = ("Equipment", "Aura", "Plains", "Island", "Swamp", "Mountain", "Forest")


def creature_type(word: str) -> Part:
    """Has this creature type instead of its others (205.1b, 613.1d)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.subtypes = (*(one for one in view.subtypes if one in KEPT_SUBTYPES), word)

    return TYPE, apply


def also_a(word: str) -> Part:
    """Has this subtype in addition (205.1b, 613.1d)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        if word not in view.subtypes:
            view.subtypes = (*view.subtypes, word)

    return TYPE, apply


def controlled_by(player: str) -> Part:
    """Comes under this player's control (613.1b)."""

    def apply(view: Characteristics, game: Game, source: GameObject) -> None:
        view.controller = player

    return CONTROL, apply


def itself(game: Game, source: GameObject) -> Iterable[GameObject]:
    """The object that has the ability."""
    return (source,)


def host(game: Game, source: GameObject) -> Iterable[GameObject]:
    """What the Aura or Equipment is attached to (303.4m)."""
    return (source.attached_to,) if source.attached_to is not None else ()


def your_creatures(game: Game, source: GameObject) -> Iterable[GameObject]:
    """Creatures that the source's controller controls."""
    return game.creatures(game.controller(source))


def until_end_of_turn(
    game: Game, item: StackObject, things: Sequence[GameObject], *parts: Part, takes: int | None = None
) -> None:
    """Begin a continuous effect that lasts until end of turn, for these objects only (611.2c)."""
    _begin(game, item, things, parts, "end of turn", takes)


def from_now_on(game: Game, item: StackObject, things: Sequence[GameObject], *parts: Part) -> None:
    """Begin a continuous effect without a stated duration (611.2a)."""
    _begin(game, item, things, parts, "end of game", None)


def lasts_until_end_of_turn(game: Game, item: StackObject, things: Sequence[GameObject], effect: MovesInstead) -> None:
    """Begin a replacement effect on the moves of these objects (611.2a, 611.2c)."""
    game.lasting.append(Lasting(tuple(thing.reference() for thing in things), effect, item.source.object))
    names = ", ".join(thing.id for thing in things)
    game.note(f"an effect of {item.id} on where {names} goes begins (until end of turn)", "611.2a", "611.2c")


def _begin(
    game: Game, item: StackObject, things: Sequence[GameObject], parts: tuple[Part, ...], until: str, takes: int | None
) -> None:
    references = tuple(thing.reference() for thing in things)
    game.floating.append(Floating(references, Static(itself, parts, takes), item.source.object, game.now(), until))
    game.touch()
    names = ", ".join(thing.id for thing in things) or "nothing"
    layers = [LAYER_RULES[part[0]] for part in parts]
    game.note(f"an effect of {item.id} on {names} begins (until {until})", "611.2a", "611.2c", *layers)


# What instructions do


def destroy_target(regenerable: bool = True) -> Effect:
    """Destroy the target."""

    def effect(game: Game, item: StackObject) -> None:
        thing = item.target()
        if thing is not None:
            destruction.destroy(game, [thing], item, "701.8b", "608.2c", regenerable=regenerable)

    return effect


def destroy_all(*tests: Callable[[Game, str, GameObject, GameObject], bool], regenerable: bool = True) -> Effect:
    """Destroy every permanent that passes all tests, at the same time (608.2f)."""

    def effect(game: Game, item: StackObject) -> None:
        things = [
            thing
            for thing in game.permanents()
            if all(test(game, item.controller, thing, item.source.object) for test in tests)
        ]
        destruction.destroy(game, things, item, "701.8b", "608.2f", regenerable=regenerable)

    return effect


def deals(amount: int) -> Effect:
    """The spell, or the source of the ability, deals damage to the target."""

    def effect(game: Game, item: StackObject) -> None:
        to = item.target() or item.target_player()
        if to is not None:
            damage.deal(game, [Portion(item.source.object, source_view(game, item), to, amount)])

    return effect


def source_view(game: Game, item: StackObject) -> Characteristics:
    """The characteristics of the source of a spell or ability, now or as last known (608.2h)."""
    if item.kind == "ability" and item.source.current is not None:
        return game.view(item.source.object)
    if item.source in game.memories:
        game.note(f"{item.source.object.id} has left, so its last known information is used", "608.2h", "113.7a")
        return game.memories[item.source].view
    return item.view


def pump(power: int, toughness: int) -> Effect:
    """The target gets +N/+N until end of turn."""

    def effect(game: Game, item: StackObject) -> None:
        thing = item.target()
        if thing is not None:
            until_end_of_turn(game, item, [thing], plus(power, toughness))

    return effect


def gain_life(game: Game, player: str, amount: int) -> None:
    """Gain life (119.3); a negative amount is none (107.1b)."""
    life.gain(game, player, amount)


def lose_life(game: Game, player: str, amount: int) -> None:
    """Lose life (119.3)."""
    if amount > 0:
        game.players[player].life -= amount
        game.note(f"{player} loses {amount} life", "119.3")


def choose_object(
    game: Game, player: str, things: Sequence[GameObject], source: GameObject | None, question: str
) -> GameObject:
    """Have a player choose one of several objects."""
    picked = game.choose(player, "objects", [thing.id for thing in things], source, question)
    return next(thing for thing in things if thing.id == picked)


def sacrifices_a_creature(game: Game, player: str | None, item: StackObject) -> None:
    """The player chooses a creature and sacrifices it (701.21a)."""
    if player is None:
        return
    own = game.creatures(player)
    if own:
        zones.sacrifice(
            game, player, [choose_object(game, player, own, item.source.object, "which creature is sacrificed?")], item
        )


def discards(game: Game, player: str, count: int, item: StackObject) -> None:
    """The player discards cards of their choice (701.9b)."""
    for _ in range(count):
        hand = game.players[player].hand
        if hand:
            zones.discard(
                game, player, [choose_object(game, player, hand, item.source.object, "which card is discarded?")], item
            )
        elif game.players[player].props_in_hand:
            game.players[player].props_in_hand -= 1


def may(game: Game, player: str, source: GameObject, question: str) -> bool:
    """Ask a player whether to do something."""
    return game.choose(player, "may", ("yes", "no"), source, question) == "yes"


def exile_graveyards(game: Game, players: Iterable[str]) -> None:
    """Exile all cards in these players' graveyards."""
    zones.move_all(
        game,
        [
            zones.Move(card, "exile", ("701.13a",), "is exiled")
            for player in players
            for card in list(game.players[player].graveyard)
        ],
    )


# Abilities that several cards have


def enters(effect: Effect, *, targets: tuple[Target, ...] = (), optional: bool = False) -> Triggered:
    """When this enters (603.6a)."""
    return Triggered(
        "enters",
        lambda game, source, event: event.object is source,
        effect,
        targets,
        optional,
    )


def a_creature_died(game: Game, source: GameObject, event: Event) -> bool:
    """Whether what left was a creature, as last known (700.4)."""
    return event.memory is not None and "Creature" in event.memory.view.types


def attacks(effect: Effect, *, targets: tuple[Target, ...] = (), optional: bool = False) -> Triggered:
    """Whenever this creature attacks (508.3a)."""
    return Triggered(
        "attacks",
        lambda game, source, event: event.object is source,
        effect,
        targets,
        optional,
        rules=("603.2", "508.3a"),
    )


def graveyard_copy(
    keyword: str, mana: str | None, change: Callable[[Characteristics], None], discard: int = 0
) -> Activated:
    """Eternalize or embalm: pay, exile this card from your graveyard: create a token that is a
    copy of it with exceptions; only as a sorcery (702.129a, 702.128a). Without a mana cost it can't be
    paid (118.6)."""
    rule = "702.129a" if keyword == "Eternalize" else "702.128a"

    def effect(game: Game, item: StackObject) -> None:
        card = item.source.object
        game.note(f"the ability does not depend on where {card.id} is now", "113.7a", "400.7j")
        values = tokens.copy_of_card(card, change)
        note_exceptions(game, card, values, rule)
        tokens.create(game, item.controller, values, 1, rule, made_by=keyword)

    return Activated(
        printed=mana or keyword,
        cost=Cost(mana=mana or "", discard=discard, exile_this=True, unpayable=mana is None),
        effect=effect,
        zone="graveyard",
        sorcery=True,
        keyword=keyword,
    )


def note_exceptions(game: Game, card: GameObject, values: Characteristics, rule: str) -> None:
    """Note what the token copies and what it does not."""
    game.note(
        f"the token has what is printed on {card.id}, and nothing of what {card.id} was before",
        "707.2",
        "707.2a",
        "400.7",
    )
    game.note("the exceptions are part of its copiable values", rule, "707.9b", "707.9d", "111.3", "613.1a")
    game.note(
        f"it is {values.name}, {'/'.join(sorted(values.colors))}, {' '.join(values.subtypes)}, without mana cost",
        "105.2",
        "111.4",
        "118.6",
        "202.3a",
        "205.1b",
        "208.4",
    )


def equip(mana: str) -> Activated:
    """Equip: attach to target creature you control, as a sorcery (702.6a)."""
    from reference_engine import attachment

    def effect(game: Game, item: StackObject) -> None:
        thing = item.target()
        if thing is not None and item.source.current is not None:
            attachment.attach(game, item.source.object, thing)

    return Activated(mana, Cost(mana=mana), effect, (YOUR_CREATURE,), sorcery=True, keyword="Equip")


def returns_to_battlefield(game: Game, thing: GameObject, controller: str) -> None:
    """Put a card onto the battlefield. A token that left can't come back (111.8)."""
    from reference_engine import entering

    if thing.is_token:
        game.note(f"{thing.id} is a token that left, so it can't come back", "111.8")
    else:
        entering.enter(game, [(thing, controller)])


def regeneration_shield(game: Game, thing: GameObject | None) -> None:
    """Make a regeneration shield for a permanent that is still there (701.19a)."""
    if thing is not None and thing.zone == "battlefield":
        thing.regeneration_shields += 1
        game.note(f"{thing.id} gets a regeneration shield for this turn", "701.19a", "614.3")


def put_counters(game: Game, thing: GameObject | None, kind: str, count: int) -> None:
    """Put counters on a permanent if it is still there."""
    if thing is not None:
        counters.put(game, thing, kind, count)


def event_of(item: StackObject) -> Event:
    """The event that a triggered ability triggered on."""
    assert item.event is not None
    return item.event
