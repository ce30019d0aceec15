"""Rules that few cards need: spells with keywords, exemptions from the legend rule, state triggers, copies
for a turn, loyalty on entering, granted abilities off the battlefield, further costs, static regeneration."""

from rules_table import Table, card, refused

from reference_engine import priority, tokens
from reference_engine.abilities import Activated, Cost, Static, Triggered
from reference_engine.cards.words import itself, restricted
from reference_engine.destruction import REGENERATES
from reference_engine.game import Game
from reference_engine.stack import StackObject


def nothing(game: Game, item: StackObject) -> None:
    """An effect that does nothing."""


def test_702_2d_a_spell_has_the_deathtouch_that_it_is_given_and_others_have_not() -> None:
    table = Table()
    table.put("spirit", "Pestilent Spirit")
    first, second = table.put("first", "Craw Wurm", "bob"), table.put("second", "Craw Wurm")
    table.cast("alice", table.put("mine", "Shock", zone="hand"), first, mana="R")
    table.resolve()
    table.cast("bob", table.put("theirs", "Shock", "bob", zone="hand"), second, mana="R")
    table.resolve()
    assert (first.zone, second.zone, second.damage) == ("graveyard", "battlefield", 2)


def test_704_5j_an_exemption_holds_for_what_it_speaks_of() -> None:
    table = Table()
    table.put("cadric", "Cadric, Soul Kindler")
    old, new = table.put("old", "Isamaru, Hound of Konda"), table.put("new", "Isamaru, Hound of Konda", token=True)
    table.settle()
    assert (old.zone, new.zone) == ("battlefield", "battlefield")
    other = table.put("other", "Isamaru, Hound of Konda")
    table.answer("alice", "legend", "old")
    table.settle()
    assert (old.zone, new.zone, other.zone) == ("battlefield", "battlefield", "graveyard")


def test_603_8_a_state_triggers_once_until_its_ability_is_gone() -> None:
    table = Table()
    lonely = card("Lonely", "{1}", "Enchantment", Triggered("state", _no_creatures, nothing, rules=("603.8",)))
    table.put("lonely", lonely)
    table.settle()
    table.settle()
    assert len(table.game.stack) == 1
    priority.resolve_top(table.game)
    assert len(table.game.stack) == 1  # it is still so, and the ability has left the stack
    table.put("bear", "Grizzly Bears")
    table.resolve()
    assert not table.game.stack


def _no_creatures(game: Game, source: object, event: object) -> bool:
    return not game.creatures()


def test_707_2_a_copy_for_a_turn_is_itself_again_afterwards() -> None:
    table = Table()
    mirror, wurm = table.put("mirror", "Mirage Mirror"), table.put("wurm", "Craw Wurm")
    bear = table.put("bear", "Grizzly Bears")
    for original in (wurm, bear):
        tokens.become_copy(table.game, mirror, original)
    assert table.game.view(mirror).name == "Grizzly Bears"
    tokens.end_copies(table.game)
    table.game.touch()
    assert table.game.view(mirror).name == "Mirage Mirror"


def test_306_5b_a_planeswalker_that_is_copied_enters_with_its_printed_loyalty() -> None:
    table = Table()
    elspeth = table.put("elspeth", "Elspeth, Sun's Champion", counters={"loyalty": 1})
    made = tokens.create(table.game, "bob", tokens.copy_of(elspeth), 1)
    assert [token.counters for token in made] == [{"loyalty": 4}]


def test_118_6_a_cost_that_is_an_absent_mana_cost_is_unpayable() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", None, "Artifact", Activated("go", Cost(unpayable=True), nothing)))
    with refused(table, "118.6"):
        table.activate("alice", thing, "go", mana="9")


def test_118_3_a_counter_and_power_are_given_up_in_full_or_not_at_all() -> None:
    table = Table()
    counted = card("Counted", "{1}", "Artifact", Activated("go", Cost(remove="charge"), nothing))
    thing = table.put("thing", counted, counters={"charge": 1})
    table.activate("alice", thing, "go")
    assert thing.counters == {}
    with refused(table, "118.3"):
        table.activate("alice", thing, "go")
    crewed = table.put("crewed", card("Crewed", "{1}", "Artifact", Activated("go", Cost(tap_power=7), nothing)))
    wurm, bear, theirs = (
        table.put("wurm", "Craw Wurm"),
        table.put("bear", "Grizzly Bears"),
        table.put("theirs", "Craw Wurm", "bob"),
    )
    for too_little in ((wurm,), (wurm, theirs)):
        with refused(table, "118.3"):
            table.activate("alice", crewed, "go", tap=too_little)
    assert not wurm.tapped
    table.activate("alice", crewed, "go", tap=(wurm, bear))
    assert wurm.tapped
    assert bear.tapped


def test_701_19b_a_static_ability_regenerates_each_time_unless_that_is_forbidden() -> None:
    table = Table()
    undying = card("Undying", "{1}", "Creature", Static(itself, (restricted(REGENERATES),)), pt=(1, 1))
    thing = table.put("thing", undying)
    for spell in ("first", "second"):
        table.cast("bob", table.put(spell, "Murder", "bob", zone="hand"), thing, mana="1BB")
        table.resolve()
        assert (thing.zone, thing.tapped) == ("battlefield", True)
    table.cast("bob", table.put("last", "Terminate", "bob", zone="hand"), thing, mana="BR")
    table.resolve()
    assert thing.zone == "graveyard"


def test_611_2c_an_ability_given_to_a_card_in_a_graveyard_is_gone_when_it_moves() -> None:
    table = Table()
    wrappings, bear = (
        table.put("wrappings", "Cursecloth Wrappings"),
        table.put("bear", "Grizzly Bears", zone="graveyard"),
    )
    table.activate("alice", wrappings, "{T}", bear)
    table.resolve()
    assert [one.keyword for one in table.game.view(bear).abilities if isinstance(one, Activated)] == ["Embalm"]
    bear.incarnation += 1
    table.game.touch()
    assert not table.game.view(bear).abilities
