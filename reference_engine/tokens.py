"""Tokens (111) and copies with exceptions (707)."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine import entering
from reference_engine.abilities import CreatesMore
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject


def create(
    game: Game,
    player: str,
    values: Characteristics,
    count: int = 1,
    *rules: str,
    attached_to: GameObject | None = None,
    made_by: str = "",
) -> list[GameObject]:
    """Create tokens with the given copiable values under a player's control, who owns them
    (111.2). Effects that create more apply before anything about their entering does
    (614.16, 616.1g). Returns the tokens."""
    count = how_many(game, player, count)
    made = []
    for _ in range(count):
        token = GameObject(game.new_id(), None, values, player, is_token=True)
        token.made_by = made_by
        game.objects[token.id] = token
        made.append((token, player))
    game.note(f"{player} creates {count} token(s): {values.name}", "701.7a", "111.2", "111.3", *rules)
    return entering.enter(game, made, attached_to=attached_to)


def how_many(game: Game, player: str, count: int) -> int:
    """The number of tokens after effects that create more (614.16)."""
    applicable = [
        (source, ability) for source, ability in game.abilities(CreatesMore) if ability.applies(game, source, player)
    ]
    while applicable:
        names = [source.id for source, _ in applicable]
        if len(names) > 1:
            game.note(f"{player} chooses which effect applies first", "616.1", "616.1e", "616.1f")
        first = game.choose(player, "replacement", names, None, "which effect on the number of tokens applies first?")
        source, ability = applicable.pop(names.index(str(first)))
        count *= ability.factor
        game.note(f"{source.id}: {ability.factor} times as many tokens", "614.16", "616.1g", "614.1a")
    return count


def copy_of(thing: GameObject, change: Callable[[Characteristics], None] | None = None) -> Characteristics:
    """The copiable values of an object, with the exceptions that the copying effect makes
    becoming part of them (707.2, 707.9b). Counters, Auras and other effects are not copied."""
    return changed(thing.copiable, change)


def copy_of_card(card: GameObject, change: Callable[[Characteristics], None] | None = None) -> Characteristics:
    """The same for a card that is not on the battlefield: what is printed on it (707.2)."""
    return changed(card.printed, change)


def changed(values: Characteristics, change: Callable[[Characteristics], None] | None) -> Characteristics:
    """A copy of copiable values with exceptions made (707.9)."""
    values = values.copy()
    if change is not None:
        change(values)
    return values


def become_copy(game: Game, thing: GameObject, original: GameObject) -> None:
    """A permanent becomes a copy of another one until end of turn (707.2, 707.4): the same object, with
    other copiable values (613.1a)."""
    game.copies_this_turn.append((thing.reference(), thing.copiable))
    thing.copiable = copy_of(original)
    game.touch()
    game.note(f"{thing.id} becomes a copy of {original.id}", "707.2", "613.1a")


def end_copies(game: Game) -> None:
    """What was a copy until end of turn has its former copiable values again (514.2)."""
    for reference, former in reversed(game.copies_this_turn):
        if reference.current is not None:
            reference.object.copiable = former
    game.copies_this_turn.clear()


def eternalized(values: Characteristics) -> None:
    """The exceptions of eternalize (702.129a): black, 4/4, no mana cost, and a Zombie in
    addition to its other types."""
    values.colors = frozenset("B")
    values.power, values.toughness = 4, 4
    values.mana_cost = None
    add_zombie(values)


def embalmed(values: Characteristics) -> None:
    """The exceptions of embalm (702.128a): white, no mana cost, and a Zombie in addition to its
    other types."""
    values.colors = frozenset("W")
    values.mana_cost = None
    add_zombie(values)


def add_zombie(values: Characteristics) -> None:
    """Make it a Zombie in addition to its other types (205.1b)."""
    if "Zombie" not in values.subtypes:
        values.subtypes = (*values.subtypes, "Zombie")


def zombie_instead(values: Characteristics) -> None:
    """A 4/4 black Zombie that keeps its mana cost and has Zombie in place of its other creature
    types: The Scarab God, Hour of Eternity, God-Pharaoh's Gift."""
    values.colors = frozenset("B")
    values.power, values.toughness = 4, 4
    values.subtypes = ("Zombie",)
