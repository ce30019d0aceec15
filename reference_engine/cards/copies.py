"""Cards that copy permanents, for good or until end of turn, with and without exceptions."""

from __future__ import annotations

from reference_engine import tokens, zones
from reference_engine.abilities import Activated, Cost, Enters, Spell, Triggered
from reference_engine.cards import define
from reference_engine.cards.words import (
    PLAYER,
    a,
    choose_object,
    enters,
    equip,
    event_of,
    from_now_on,
    gains,
    may,
    non,
    permanent,
    returns_to_battlefield,
    yours,
)
from reference_engine.characteristics import Characteristics
from reference_engine.game import Event, Game, GameObject, Reference, Waiting
from reference_engine.stack import StackObject


# Until end of turn
def _mirror(game: Game, item: StackObject) -> None:
    original = item.target()
    if original is not None and item.source.current is not None:
        tokens.become_copy(game, item.source.object, original)


define(
    "Mirage Mirror",
    "{3}",
    "Artifact",
    Activated(
        "{2}",
        Cost(mana="{2}"),
        _mirror,
        (
            permanent(
                "target artifact, creature, enchantment, or land", a("Artifact", "Creature", "Enchantment", "Land")
            ),
        ),
    ),
)


# Tokens
def _copy_each(game: Game, item: StackObject) -> None:
    player = item.target_player()
    originals = [tokens.copy_of(thing) for thing in game.creatures(player)] if player is not None else []
    for values in originals:
        create_copy(game, item, values)


def create_copy(game: Game, item: StackObject, values: Characteristics) -> list[GameObject]:
    """Create a token with these values under the control of whoever controls the effect (111.2). The
    exceptions that the effect makes are among them (707.9b)."""
    game.note("the exceptions, if there are any, are part of what the token copies", "707.9b")
    return tokens.create(game, item.controller, values, 1, "707.2", "707.3")


define("Clone Legion", "{7}{U}{U}", "Sorcery", spell=Spell((PLAYER,), _copy_each))


def _not_legendary(values: Characteristics) -> None:
    values.supertypes = values.supertypes - {"Legendary"}


def _your_combat(game: Game, source: GameObject, event: Event) -> bool:
    return event.player == game.controller(source)


def _copy_the_equipped(game: Game, item: StackObject) -> None:
    memory = game.memories.get(item.source)
    current = item.source.current
    equipped = current.attached_to if current is not None else memory.attached_to if memory is not None else None
    if equipped is not None and equipped.zone == "battlefield":
        made = create_copy(game, item, tokens.copy_of(equipped, _not_legendary))
        from_now_on(game, item, made, gains("haste"))


define(
    "Helm of the Host",
    "{4}",
    "Legendary Artifact - Equipment",
    Triggered("begins begin_combat", _your_combat, _copy_the_equipped),
    equip("{5}"),
)


def _another(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return candidate is not source


def _replicate(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        create_copy(game, item, tokens.copy_of(thing))


define(
    "Extravagant Replication",
    "{4}{U}{U}",
    "Enchantment",
    Triggered(
        "begins upkeep",
        _your_combat,
        _replicate,
        (permanent("another target nonland permanent you control", non("Land"), yours, _another),),
    ),
)


def _your_other_creature_dies(game: Game, source: GameObject, event: Event) -> bool:
    thing, memory = event.object, event.memory
    return (
        thing is not None
        and thing is not source
        and memory is not None
        and not thing.is_token
        and "Creature" in memory.view.types
        and event.player == game.controller(source)
    )


def small_nightmare(values: Characteristics) -> None:
    """A 1/1, and a Nightmare in addition to its other types (707.9b)."""
    values.power, values.toughness = 1, 1
    if "Nightmare" not in values.subtypes:
        values.subtypes = (*values.subtypes, "Nightmare")


def as_it_died(event: Event) -> Characteristics:
    """The copiable values that what died had last on the battlefield (608.2h, 707.2)."""
    assert event.memory is not None
    return event.memory.copiable


def _nightmare(game: Game, item: StackObject) -> None:
    event = event_of(item)
    card = event.object
    if card is None or card.zone != "graveyard":
        return
    if may(game, item.controller, item.source.object, f"exile {card.id}?"):
        zones.move(game, card, "exile", "701.13a", word="is exiled")
        game.note(f"the token copies {card.id} as it last was on the battlefield", "608.2h", "707.2")
        create_copy(game, item, tokens.changed(as_it_died(event), lambda values: small_nightmare(values)))


define(
    "Nightmare Shepherd",
    "{2}{B}{B}",
    "Enchantment Creature - Demon",
    Triggered("put into graveyard from battlefield", _your_other_creature_dies, _nightmare, rules=("603.2", "700.4")),
    pt=(4, 4),
    keywords="flying",
)


# Entering as a copy
def _is_itself(game: Game, source: GameObject, thing: GameObject) -> bool:
    return source is thing


def _leave_later(game: Game, item: StackObject) -> None:
    reference = item.source

    def back(game: Game, later: StackObject) -> None:
        if reference.current is not None:
            zones.move(game, reference.object, "hand", "603.7", word="returns to its owner's hand")

    again = Triggered("delayed", lambda game, source, event: True, back)
    event = Event("delayed", player=item.controller)
    game.delayed.append(("end_step", Waiting(item.controller, reference.object, item.view, again, event)))


def _as_sakashima(values: Characteristics) -> None:
    values.name = "Sakashima the Impostor"
    values.supertypes = values.supertypes | {"Legendary"}
    values.abilities = (*values.abilities, Activated("{2}{U}{U}", Cost(mana="{2}{U}{U}"), _leave_later))


def _impersonate(game: Game, source: GameObject, thing: GameObject) -> None:
    player, creatures = game.controller(thing), game.creatures()
    if creatures and may(game, player, thing, f"have {thing.id} enter as a copy?"):
        original = choose_object(game, player, creatures, thing, "a copy of which creature?")
        thing.copiable = tokens.copy_of(original, _as_sakashima)
        game.touch()
        game.note(f"{thing.id} enters as a copy of {original.id}", "707.5", "707.2", "707.9b", "616.1c")


define(
    "Sakashima the Impostor",
    "{2}{U}{U}",
    "Legendary Creature - Human Rogue",
    Enters(_is_itself, _impersonate, copies=True, rules=("614.1c", "707.5")),
    pt=(3, 1),
)


# What copies have to bring along
def _other_creature(game: Game, player: str, candidate: GameObject, source: GameObject) -> bool:
    return candidate is not source


def _exile_for_now(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        zones.move(game, thing, "exile", "701.13a", word="is exiled")
        linked(game, item.source).append(thing.reference())


def linked(game: Game, source: Reference) -> list[Reference]:
    """What this object, as this incarnation, has exiled with its first ability (607.2a)."""
    return game.exiled_with.setdefault(source, [])


def _give_back(game: Game, item: StackObject) -> None:
    for reference in linked(game, item.source):
        if reference.current is not None and reference.object.zone == "exile":
            game.note(f"{reference.object.id} was exiled with {item.source.object.id}", "607.2a")
            returns_to_battlefield(game, reference.object, reference.object.owner)


define(
    "Fiend Hunter",
    "{1}{W}{W}",
    "Creature - Human Cleric",
    enters(
        _exile_for_now, targets=(permanent("another target creature", a("Creature"), _other_creature),), optional=True
    ),
    Triggered(
        "leaves the battlefield",
        lambda game, source, event: event.object is source,
        _give_back,
        rules=("603.2", "603.6c"),
    ),
    pt=(1, 3),
)
