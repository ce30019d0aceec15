"""What effects allow and forbid: 101.2, 601.3, 602.5, 609.4, 702.61, 614.17 for entering, and what they cost: 118.7."""

import pytest
from rules_table import Table, card, refused

from reference_engine import entering
from reference_engine.abilities import Activated, Cost


def test_702_61a_split_second_stops_spells_and_abilities_but_not_mana_abilities() -> None:
    table = Table()
    sorcerer = table.put("sorcerer", "Prodigal Sorcerer")
    striker = table.put("striker", "Sinuous Striker")
    elves = table.put("elves", "Llanowar Elves")
    bolt = table.put("bolt", "Lightning Bolt", zone="hand")
    trickbind = table.put("trickbind", "Trickbind", "bob", zone="hand")
    ping = table.activate("alice", sorcerer, "{T}", "bob")
    assert ping is not None
    table.cast("bob", trickbind, ping, mana="1U")
    with refused(table, "702.61a"):
        table.activate("alice", striker, "{U}", mana="U")
    with refused(table, "702.61a"):
        table.cast("alice", bolt, "bob", mana="R")
    assert table.activate("alice", elves, "{T}") is None
    table.resolve()
    table.activate("alice", striker, "{U}", mana="U")
    assert table.life("bob") == 20


def test_602_5_trickbind_stops_the_permanent_for_the_turn_and_no_longer() -> None:
    table = Table()
    striker = table.put("striker", "Sinuous Striker")
    trickbind = table.put("trickbind", "Trickbind", "bob", zone="hand")
    ability = table.activate("alice", striker, "{U}", mana="U")
    assert ability is not None
    table.cast("bob", trickbind, ability, mana="1U")
    table.resolve()
    assert table.size(striker) == (2, 2)
    with refused(table, "602.5", "101.2"):
        table.activate("alice", striker, "{U}", mana="U")
    table.advance("upkeep")
    table.activate("alice", striker, "{U}", mana="U")


def test_601_3_silence_stops_opponents_for_the_turn() -> None:
    table = Table()
    silence = table.put("silence", "Silence", "bob", zone="hand")
    mine, theirs = (table.put(f"{who}-bolt", "Lightning Bolt", who, zone="hand") for who in ("alice", "bob"))
    table.cast("bob", silence, mana="W")
    table.resolve()
    with refused(table, "601.3", "101.2"):
        table.cast("alice", mine, "bob", mana="R")
    table.cast("bob", theirs, "alice", mana="R")
    table.resolve()
    assert table.life("alice") == 17
    table.advance("upkeep")
    table.cast("alice", mine, "bob", mana="R")


@pytest.mark.parametrize(("player", "allowed"), [("alice", True), ("bob", False)])
def test_609_4_as_though_it_had_flash_is_for_its_controller(player: str, allowed: bool) -> None:
    table = Table(step="upkeep")
    table.put("orrery", "Vedalken Orrery", "alice")
    bear = table.put("bear", "Grizzly Bears", player, zone="hand")
    if allowed:
        table.cast(player, bear, mana="1G")
        assert "609.4" in table.rules
    else:
        with refused(table, "307.5"):
            table.cast(player, bear, mana="1G")


def test_101_2_what_can_not_enter_stays_where_it_is() -> None:
    table = Table()
    table.put("cage", "Grafdigger's Cage")
    bear, elf = table.put("bear", "Grizzly Bears", zone="graveyard"), table.put("elf", "Glistener Elf", zone="hand")
    assert entering.enter(table.game, [(bear, "alice"), (elf, "alice")]) == [elf]
    assert (bear.zone, elf.zone) == ("graveyard", "battlefield")
    assert {"101.2", "614.17"} <= table.rules


def test_614_6_what_was_not_cast_is_exiled_instead_of_entering() -> None:
    table = Table()
    table.put("priest", "Containment Priest")
    bear, plains = table.put("bear", "Grizzly Bears", zone="graveyard"), table.put("plains", "Plains", zone="hand")
    spell = table.put("spell", "Silvercoat Lion", zone="hand")
    assert entering.enter(table.game, [(bear, "alice"), (plains, "alice")]) == [plains]
    assert bear.zone == "exile"
    table.cast("alice", spell, mana="1W")
    table.resolve()
    assert spell.zone == "battlefield"


@pytest.mark.parametrize(
    ("helpers", "pays", "short"),
    [
        ((), "1B", "B"),
        (("Zirda, the Dawnwaker",), "B", ""),
        (("Heartstone", "Heartstone", "Training Grounds"), "B", ""),
        (("Suppression Field",), "3B", "2B"),
        (("Suppression Field", "Zirda, the Dawnwaker"), "1B", "B"),
    ],
)
def test_118_7_what_an_ability_costs(helpers: tuple[str, ...], pays: str, short: str) -> None:
    table = Table()
    for n, name in enumerate(helpers):
        table.put(f"helper-{n}", name)
    lord = table.put("lord", "Lord of the Accursed")
    with refused(table, "118.3"):
        table.activate("alice", lord, "{1}{B}, {T}", mana=short)
    table.activate("alice", lord, "{1}{B}, {T}", mana=pays)


@pytest.mark.parametrize(("cost", "least"), [("{1}", "1"), ("{2}", "1"), ("{3}", "1"), ("{4}", "2")])
def test_118_7_a_reduction_that_leaves_one_mana(cost: str, least: str) -> None:
    """Zirda takes {2} off, but never the last mana."""
    table = Table()
    table.put("zirda", "Zirda, the Dawnwaker")
    ability = Activated("go", Cost(mana=cost), lambda game, item: None)
    machine = table.put("machine", card("Machine", "{1}", "Artifact", ability))
    with refused(table, "118.3"):
        table.activate("alice", machine, "go", mana=str(int(least) - 1) if least != "1" else "")
    table.activate("alice", machine, "go", mana=least)


def test_118_3_tapping_others_for_a_cost() -> None:
    table = Table()
    tools = table.put("tools", "Embalmer's Tools")
    lord = table.put("lord", "Lord of the Accursed", sick=True)
    bear, other = table.put("bear", "Grizzly Bears"), table.put("other", "Lord of the Accursed", "bob")
    lion = table.put("lion", "Silvercoat Lion", "bob", zone="library")
    for wrong in ([], [bear], [other], [lord, bear]):
        with refused(table, "118.3"):
            table.activate("alice", tools, "Tap an untapped Zombie", "bob", tap=wrong)
    table.activate("alice", tools, "Tap an untapped Zombie", "bob", tap=[lord])
    assert lord.tapped
    with refused(table, "118.3"):
        table.activate("alice", tools, "Tap an untapped Zombie", "bob", tap=[lord])
    table.resolve()
    assert lion.zone == "graveyard"
