"""Spells and abilities that go on after they have destroyed something, and look at what came of it."""

from __future__ import annotations

from reference_engine import destruction, tokens, zones
from reference_engine.cards import define
from reference_engine.cards.spells import instant, sorcery
from reference_engine.cards.words import destroy_target, enters, gain_life, permanent, put_counters
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game
from reference_engine.stack import StackObject

BEAST = Characteristics(
    "Beast Token", types=frozenset({"Creature"}), subtypes=("Beast",), power=3, toughness=3, colors=frozenset("G")
)


def _beast_within(game: Game, item: StackObject) -> None:
    thing = item.target()
    if thing is not None:
        reference = thing.reference()
        destroy_target()(game, item)
        # 608.2h: whoever controls it now, or controlled it last.
        player = game.remembered(reference).controller or thing.owner
        tokens.create(game, player, BEAST, 1, "608.2c", "608.2h")


instant("Beast Within", "{2}{G}", _beast_within, permanent("target permanent"))


def destroy_artifacts_and_enchantments(game: Game, item: StackObject) -> int:
    """Destroy all artifacts and enchantments. Returns how many permanents were destroyed this way:
    one that was saved is none of them, and one that was destroyed in two ways is one (614.6)."""
    things = [thing for thing in game.permanents() if game.view(thing).types & {"Artifact", "Enchantment"}]
    count = len(destruction.destroy(game, things, item, "701.8b", "608.2f"))
    game.note(f"{count} permanent(s) were destroyed this way", "608.2c", "614.6")
    return count


def destroy_creatures(game: Game, item: StackObject, regenerable: bool) -> int:
    """Destroy all creatures. Returns how many creatures were destroyed this way; an Aura that was
    destroyed in place of one is no creature (614.6)."""
    creatures = game.creatures()
    gone = destruction.destroy(game, creatures, item, "701.8b", "608.2f", regenerable=regenerable)
    count = sum(thing in creatures for thing in gone)
    game.note(f"{count} creature(s) were destroyed this way", "608.2c", "614.6")
    return count


def _fracturing_gust(game: Game, item: StackObject) -> None:
    gain_life(game, item.controller, 2 * destroy_artifacts_and_enchantments(game, item))


instant("Fracturing Gust", "{2}{G/W}{G/W}{G/W}", _fracturing_gust)


def _bane_of_progress(game: Game, item: StackObject) -> None:
    count = destroy_artifacts_and_enchantments(game, item)
    put_counters(game, item.source.current, "+1/+1", count)


define("Bane of Progress", "{4}{G}{G}", "Creature - Elemental", enters(_bane_of_progress), pt=(2, 2))


def _decree_of_pain(game: Game, item: StackObject) -> None:
    zones.draw(game, item.controller, destroy_creatures(game, item, regenerable=False))


# Its cycling is left out: no case plays it.
sorcery("Decree of Pain", "{6}{B}{B}", _decree_of_pain)


def _phyrexian_rebirth(game: Game, item: StackObject) -> None:
    size = destroy_creatures(game, item, regenerable=True)
    horror = Characteristics(
        "Phyrexian Horror Token",
        types=frozenset({"Artifact", "Creature"}),
        subtypes=("Phyrexian", "Horror"),
        power=size,
        toughness=size,
        colors=frozenset(),
    )
    tokens.create(game, item.controller, horror, 1, "608.2c")


sorcery("Phyrexian Rebirth", "{4}{W}{W}", _phyrexian_rebirth)
