"""Casting spells and activating abilities: 601, 602, 115, 700.2, 307.5, 113.6."""

from collections.abc import Callable

import pytest
from rules_table import ENCHANT_ANYTHING, Table, card, refused

from reference_engine import zones
from reference_engine.abilities import Activated, Cost, CostChange, Enchant, Forbids, Mode, Spell, Static, Target
from reference_engine.cards.words import CREATURE, PLAYER, SPELL, card_in_graveyard, gains, permanent
from reference_engine.game import Game, GameObject
from reference_engine.stack import StackObject


def nothing(game: Game, item: StackObject) -> None:
    """An effect that does nothing."""


STEPS = (
    "upkeep", "draw", "precombat_main", "begin_combat", "declare_blockers", "first_strike_damage", "combat_damage",
    "end_combat", "postcombat_main", "end_step",
)  # fmt: skip
MAIN = ("precombat_main", "postcombat_main")


@pytest.mark.parametrize("step", STEPS)
def test_307_5_a_sorcery_needs_a_main_phase_an_instant_only_priority(step: str) -> None:
    table = Table(step=step)
    bear = table.put("bear", "Grizzly Bears", zone="hand")
    ram = table.put("eel", card("Eel", "{U}", "Creature", pt=(1, 1), keywords="flash"), zone="hand")
    murder, host = table.put("murder", "Murder", zone="hand"), table.put("host", "Hill Giant")
    if step not in MAIN:
        with refused(table, "117.1a", "307.5"):
            table.cast("alice", bear, mana="1G")
    table.cast("alice", murder, host, mana="1BB")
    table.cast("alice", ram, mana="U")
    assert [item.id for item in table.game.stack] == ["murder", "eel"]
    assert "702.8a" in table.rules  # flash was needed: the stack was not empty
    table.resolve()
    if step in MAIN:
        table.cast("alice", bear, mana="1G")
        assert bear.zone == "stack"


def test_307_5_not_on_a_stack_that_is_not_empty_and_not_in_anothers_turn() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", zone="hand")
    theirs = table.put("theirs", "Grizzly Bears", "bob", zone="hand")
    growth, host = table.put("growth", "Giant Growth", zone="hand"), table.put("host", "Hill Giant")
    with refused(table, "307.5"):
        table.cast("bob", theirs, mana="1G")
    table.cast("alice", growth, host, mana="G")
    with refused(table, "307.5"):
        table.cast("alice", bear, mana="1G")
    table.resolve()
    table.cast("alice", bear, mana="1G")
    assert bear.zone == "stack"


def test_702_8a_flash_is_not_mentioned_where_it_is_not_needed() -> None:
    table = Table()
    eel = table.put("eel", card("Eel", "{U}", "Creature", pt=(1, 1), keywords="flash"), zone="hand")
    table.cast("alice", eel, mana="U")
    assert "702.8a" not in table.rules


def test_117_1_nobody_has_priority_while_attackers_are_declared() -> None:
    table = Table(step="declare_attackers")
    table.game.priority = None
    host, growth = table.put("host", "Hill Giant"), table.put("growth", "Giant Growth", zone="hand")
    fel = table.put("thing", card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing)))
    with refused(table, "117.1"):
        table.cast("alice", growth, host, mana="G")
    with refused(table, "117.1"):
        table.activate("alice", fel, "go")


def test_117_3d_the_other_player_passes_first() -> None:
    table = Table()
    host, growth = table.put("host", "Hill Giant"), table.put("growth", "Giant Growth", "bob", zone="hand")
    table.cast("bob", growth, host, mana="G")
    assert table.game.priority == "bob"
    assert "117.3d" in table.rules


def test_117_3d_nobody_passes_where_the_player_has_priority() -> None:
    table = Table()
    host, growth = table.put("host", "Hill Giant"), table.put("growth", "Giant Growth", zone="hand")
    table.cast("alice", growth, host, mana="G")
    assert "117.3d" not in table.rules


@pytest.mark.parametrize("zone", ["graveyard", "exile", "library", "battlefield", "command"])
def test_601_2a_cards_are_cast_from_the_hand(zone: str) -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", zone=zone)
    with refused(table, "601.2a"):
        table.cast("alice", bear, mana="1G")


def test_601_2a_only_the_own_hand_and_no_lands() -> None:
    table = Table()
    theirs = table.put("theirs", "Murder", "bob", zone="hand")
    land, host = table.put("land", "Forest", zone="hand"), table.put("host", "Hill Giant")
    with refused(table, "601.2a"):
        table.cast("alice", theirs, host, mana="1BB")
    with refused(table, "601.2a"):
        table.cast("alice", land)


def test_118_6_a_card_without_mana_cost_cannot_be_cast() -> None:
    table = Table()
    odd = table.put("odd", card("Odd", None, "Artifact"), zone="hand")
    free = table.put("free", card("Free", "{0}", "Artifact"), zone="hand")
    with refused(table, "118.6"):
        table.cast("alice", odd)
    table.cast("alice", free)
    assert free.zone == "stack"


def test_601_2_a_spell_on_the_stack_is_a_new_object_of_its_caster() -> None:
    table = Table()
    host, growth = table.put("host", "Hill Giant"), table.put("growth", "Giant Growth", zone="hand")
    old = growth.reference()
    item = table.cast("alice", growth, host, mana="G")
    assert (item.id, item.kind, item.controller) == ("growth", "spell", "alice")
    assert item.view.controller == "alice"
    assert old.current is None
    assert item.source.current is growth
    assert growth.zone == "stack"
    assert table.game.players["alice"].hand == []
    assert table.game.stack == [item]


def test_601_2_the_spell_may_be_called_something_else() -> None:
    from reference_engine import announcing
    from reference_engine.costs import Payment

    table = Table()
    host, growth = table.put("host", "Hill Giant"), table.put("growth", "Giant Growth", zone="hand")
    item = announcing.cast(table.game, "alice", growth, [host], Payment("G", 0, {}), (), "boost")
    assert item.id == "boost"


@pytest.mark.parametrize("number", [0, 2])
def test_601_2c_as_many_targets_as_the_spell_asks_for(number: int) -> None:
    table = Table()
    host, growth = table.put("host", "Hill Giant"), table.put("growth", "Giant Growth", zone="hand")
    with refused(table, "601.2c"):
        table.cast("alice", growth, *[host] * number, mana="G")


def test_115_1_each_target_must_be_legal() -> None:
    table = Table()
    land, growth = table.put("land", "Forest"), table.put("growth", "Giant Growth", zone="hand")
    dead, held = table.put("dead", "Hill Giant", zone="graveyard"), table.put("held", "Hill Giant", zone="hand")
    for aim in (land, dead, held, "bob"):
        with refused(table, "601.2c", "115.1"):
            table.cast("alice", growth, aim, mana="G")


def test_113_9_an_ability_on_the_stack_is_no_spell() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing)))
    counterspell = table.put("counterspell", "Counterspell", "bob", zone="hand")
    item = table.activate("alice", thing, "go")
    assert item is not None
    with refused(table, "115.1", "113.9"):
        table.cast("bob", counterspell, item, mana="UU")
    assert item.kind == "ability"


def test_113_9_a_spell_is_no_ability() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", zone="hand")
    stifle = table.put("stifle", "Stifle", "bob", zone="hand")
    counterspell = table.put("counterspell", "Counterspell", "bob", zone="hand")
    item = table.cast("alice", bear, mana="1G")
    with refused(table, "115.1"):
        table.cast("bob", stifle, item, mana="U")
    assert "113.9" not in table.rules
    table.cast("bob", counterspell, item, mana="UU")
    table.resolve()
    assert bear.zone == "graveyard"
    assert {"701.6a", "701.6b"} <= table.rules
    assert "113.9" not in table.rules


def test_701_6a_an_ability_that_is_countered_is_gone_and_its_costs_stay_paid() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{1}", "Artifact", Activated("go", Cost(tap=True), nothing)))
    stifle = table.put("stifle", "Stifle", "bob", zone="hand")
    item = table.activate("alice", thing, "go")
    assert item is not None
    table.cast("bob", stifle, item, mana="U")
    table.resolve()
    assert thing.tapped
    assert thing.zone == "battlefield"
    assert table.game.stack == []
    assert "113.9" in table.rules
    assert not any("thing-ability resolves" in entry.text for entry in table.game.trace)


def test_608_2b_a_spell_that_has_left_the_stack_is_no_target_any_more() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears", zone="hand")
    one, two = (table.put(id, "Counterspell", "bob", zone="hand") for id in ("one", "two"))
    item = table.cast("alice", bear, mana="1G")
    table.cast("bob", one, item, mana="UU")
    table.cast("bob", two, item, mana="UU")
    table.resolve()
    assert "608.2b" in table.rules
    assert [card.id for card in table.game.players["bob"].graveyard] == ["one", "two"]


def modal(log: list[str]) -> Spell:
    def mode(name: str) -> Mode:
        def effect(game: Game, item: StackObject) -> None:
            thing = item.target()
            log.append(f"{name}:{thing.id if thing else item.target_player()}")

        return Mode((CREATURE if name != "two" else PLAYER,), effect)

    return Spell(modes=(mode("one"), mode("two"), mode("three")), choose=2)


def test_700_2_modes_are_chosen_once_each_and_happen_in_printed_order() -> None:
    log: list[str] = []
    table = Table()
    charm = table.put("charm", card("Charm", "{B}", "Instant", spell=modal(log)), zone="hand")
    bear, lion = table.put("bear", "Grizzly Bears"), table.put("lion", "Silvercoat Lion")
    for modes in ((), (1,), (1, 1), (0, 1), (1, 4), (1, 2, 3)):
        with refused(table, "700.2a"):
            table.cast("alice", charm, bear, lion, mana="B", modes=modes)
    with refused(table, "115.1"):
        table.cast("alice", charm, "bob", bear, mana="B", modes=(1, 2))
    table.cast("alice", charm, bear, "bob", mana="B", modes=(2, 1))
    table.resolve()
    assert log == ["one:bear", "two:bob"]


def test_700_2_each_mode_has_its_own_targets() -> None:
    log: list[str] = []
    table = Table()
    charm = table.put("charm", card("Charm", "{B}", "Instant", spell=modal(log)), zone="hand")
    bear, lion = table.put("bear", "Grizzly Bears"), table.put("lion", "Silvercoat Lion")
    table.cast("alice", charm, bear, lion, mana="B", modes=(1, 3))
    table.resolve()
    assert log == ["one:bear", "three:lion"]


def test_700_2a_a_spell_without_modes_has_none_to_choose() -> None:
    table = Table()
    host, growth = table.put("host", "Hill Giant"), table.put("growth", "Giant Growth", zone="hand")
    with refused(table, "700.2a"):
        table.cast("alice", growth, host, mana="G", modes=(1,))


def test_601_2c_as_many_further_targets_as_x_says() -> None:
    seen: list[str | None] = []

    def effect(game: Game, item: StackObject) -> None:
        seen.extend(found.id if (found := item.target(n)) else None for n in range(len(item.targets)))
        seen.append(str(item.x))

    table = Table()
    spell = Spell((CREATURE,), effect, x_targets=card_in_graveyard("card"))
    rites = table.put("rites", card("Rites", "{X}{B}", "Sorcery", spell=spell), zone="hand")
    bear = table.put("bear", "Grizzly Bears")
    dead = [table.put(id, "Grizzly Bears", zone="graveyard") for id in ("one", "two")]
    with refused(table, "601.2c"):
        table.cast("alice", rites, bear, dead[0], mana="2B", x=2)
    with refused(table, "118.3"):
        table.cast("alice", rites, bear, *dead, mana="1B", x=2)
    table.cast("alice", rites, bear, *dead, mana="2B", x=2)
    table.resolve()
    assert seen == ["bear", "one", "two", "2"]


def test_303_4a_an_aura_spell_targets_what_it_will_enchant() -> None:
    table = Table()
    bear, aura = table.put("bear", "Grizzly Bears"), table.put("aura", "Holy Strength", zone="hand")
    with refused(table, "601.2c"):
        table.cast("alice", aura, mana="W")
    table.cast("alice", aura, bear, mana="W")
    assert aura.zone == "stack"
    table.resolve()
    assert aura.attached_to is bear
    assert table.size(bear) == (3, 4)
    assert aura.entered_under == "alice"


def test_608_3b_an_aura_without_legal_target_goes_to_the_graveyard() -> None:
    table = Table()
    bear, aura = table.put("bear", "Grizzly Bears"), table.put("aura", "Holy Strength", zone="hand")
    table.cast("alice", aura, bear, mana="W")
    table.destroy(bear)
    table.resolve()
    assert aura.zone == "graveyard"
    assert "608.2b" in table.rules


def test_400_7_a_creature_that_left_and_came_back_is_another_one() -> None:
    table = Table()
    bear, growth = table.put("bear", "Grizzly Bears"), table.put("growth", "Giant Growth", zone="hand")
    shift = table.put("shift", "Cloudshift", zone="hand")
    table.cast("alice", growth, bear, mana="G")
    table.cast("alice", shift, bear, mana="W")
    table.resolve()
    assert bear.zone == "battlefield"
    assert table.size(bear) == (2, 2)
    assert "608.2b" in table.rules


def test_608_2b_one_legal_target_is_enough() -> None:
    hit: list[str | None] = []

    def effect(game: Game, item: StackObject) -> None:
        hit.extend(found.id if (found := item.target(n)) else None for n in (0, 1))

    table = Table()
    spell = table.put("spell", card("Spell", "{B}", "Instant", spell=Spell((CREATURE, CREATURE), effect)), zone="hand")
    bear, lion = table.put("bear", "Grizzly Bears"), table.put("lion", "Silvercoat Lion")
    table.cast("alice", spell, bear, lion, mana="B")
    table.destroy(bear)
    table.resolve()
    assert hit == [None, "lion"]
    assert spell.zone == "graveyard"


# Targets: 702.11b, 702.16b, 702.18a, 702.26b


@pytest.mark.parametrize(
    ("keywords", "by_alice", "by_bob"),
    [
        ("", True, True),
        ("shroud", False, False),
        ("hexproof", False, True),
        ("protection from B", False, False),
        ("protection from R", True, True),
        ("protection from creatures", True, True),
    ],
)
def test_what_may_be_targeted_by_a_black_spell(keywords: str, by_alice: bool, by_bob: bool) -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{G}", "Creature", pt=(1, 1), keywords=keywords), "bob")
    for player, legal in (("alice", by_alice), ("bob", by_bob)):
        murder = table.put(f"murder-{player}", "Murder", player, zone="hand")
        if legal:
            table.cast(player, murder, thing, mana="1BB")
            assert murder.zone == "stack"
        else:
            with refused(table, "115.1"):
                table.cast(player, murder, thing, mana="1BB")


def test_702_16b_protection_from_creatures_stops_abilities_of_creatures() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{G}", "Creature", pt=(1, 1), keywords="protection from creatures"))
    pinger = table.put("pinger", "Prodigal Sorcerer", "bob")
    with refused(table, "115.1"):
        table.activate("bob", pinger, "{T}", thing)
    bolt = table.put("bolt", "Lightning Bolt", "bob", zone="hand")
    table.cast("bob", bolt, thing, mana="R")
    assert bolt.zone == "stack"


def test_702_26b_what_is_phased_out_is_no_target_and_does_nothing() -> None:
    table = Table()
    bear, growth = table.put("bear", "Grizzly Bears"), table.put("growth", "Giant Growth", zone="hand")
    thing = table.put("thing", card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing)))
    bear.phased_out = thing.phased_out = True
    table.game.touch()
    with refused(table, "115.1"):
        table.cast("alice", growth, bear, mana="G")
    with refused(table, "702.26b"):
        table.activate("alice", thing, "go")


def test_115_a_player_who_lost_is_no_target() -> None:
    table = Table(seats=("alice", "bob", "carol"))
    table.game.players["bob"].lost = True
    bolt = table.put("bolt", "Lightning Bolt", zone="hand")
    with refused(table, "115.1"):
        table.cast("alice", bolt, "bob", mana="R")
    table.cast("alice", bolt, "carol", mana="R")
    table.resolve()
    assert table.life("carol") == 17


def test_105_3_a_color_can_make_a_target_illegal() -> None:
    table = Table()
    rats, blade = table.put("rats", "Typhoid Rats"), table.put("blade", "Doom Blade", zone="hand")
    with refused(table, "115.1", "105.3"):
        table.cast("alice", blade, rats, mana="1B")


def test_601_2_a_card_that_moved_before_is_cast_as_a_new_object() -> None:
    table = Table()
    host, growth = table.put("host", "Hill Giant"), table.put("growth", "Giant Growth", zone="library")
    zones.draw(table.game, "alice")
    old = growth.reference()
    item = table.cast("alice", growth, host, mana="G")
    assert old.current is None
    assert item.source.current is growth
    table.resolve()
    assert growth.zone == "graveyard"


def test_105_3_is_no_reason_for_a_player() -> None:
    table = Table()
    blade = table.put("blade", "Doom Blade", zone="hand")
    with refused(table, "115.1"):
        table.cast("alice", blade, "bob", mana="1B")
    assert "105.3" not in table.rules


# What cards are asked: each function of a card is given the game and what it concerns


def asked(*expected: object) -> Callable[..., bool]:
    """A function of a card that is asked about exactly these."""

    def ask(game: object, *given: object) -> bool:
        assert isinstance(game, Game)
        assert given == expected
        return True

    return ask


def test_cards_are_asked_about_the_real_things() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    thing = GameObject("thing", None, card("Thing", "{1}", "Artifact").printed, "alice")
    mage = GameObject("mage", None, card("Mage", "{1}", "Enchantment").printed, "alice")
    ability = Activated(
        "go",
        Cost(sacrifice=(1, asked("alice", bear, thing))),
        nothing,
        (Target("it", asked("alice", bear, thing)),),
        condition=asked(thing),
    )
    thing.printed.abilities = (ability,)
    mage.printed.abilities = (
        Forbids("activate", lambda *given: not asked(mage, "alice", thing, ability)(*given)),
        CostChange(asked(mage, thing, ability), 1),
    )
    for one in (thing, mage):
        table.game.objects[one.id] = one
        zones.put_into(table.game, one, "battlefield")
        one.entered_under = one.was_controlled_by = "alice"
    table.game.touch()
    item = table.activate("alice", thing, "go", bear, mana="1", sacrifice=[bear])
    assert item is not None
    assert (item.needs, item.effect, item.ability) == (ability.targets, nothing, ability)
    assert "117.3d" not in table.rules


def test_spells_are_asked_about_the_real_things() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    rites = table.put("rites", "Forest", zone="hand")
    aura = table.put("aura", "Forest", zone="hand")
    costs = Cost(sacrifice=(1, asked("alice", bear, rites)))
    made = card(
        "Rites",
        "{0}",
        "Instant",
        spell=Spell((Target("it", asked("alice", bear, rites)),), nothing, None, (), 1, costs),
    )
    rites.card, rites.printed, rites.copiable = made, made.printed, made.printed
    enchant = Enchant("it", asked("alice", bear, aura))
    made = card("Aura", "{0}", "Enchantment - Aura", enchant)
    aura.card, aura.printed, aura.copiable = made, made.printed, made.printed
    item = table.cast("alice", aura, bear)
    assert item.needs[0].word == "it"
    table.resolve()
    assert aura.attached_to is bear
    table.cast("alice", rites, bear, sacrifice=[bear])
    assert bear.zone == "graveyard"


def test_608_2n_a_spell_that_moved_itself_does_not_go_to_the_graveyard() -> None:
    table = Table()

    def effect(game: Game, item: StackObject) -> None:
        zones.move(game, item.source.object, "exile")

    away = table.put("away", card("Away", "{0}", "Instant", spell=Spell((), effect)), zone="hand")
    stays = table.put("stays", card("Stays", "{0}", "Instant", spell=Spell((), nothing)), zone="hand")
    table.cast("alice", away)
    table.cast("alice", stays)
    table.resolve()
    assert (away.zone, stays.zone, table.game.stack) == ("exile", "graveyard", [])


def test_107_3m_a_permanent_knows_the_x_it_was_cast_with() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{X}", "Artifact"), zone="hand")
    table.cast("alice", thing, mana="2", x=2)
    table.resolve()
    assert (thing.zone, thing.x) == ("battlefield", 2)


def test_608_2b_protection_gained_in_response() -> None:
    table = Table()
    bear, murder = table.put("bear", "Grizzly Bears", "bob"), table.put("murder", "Murder", zone="hand")
    table.cast("alice", murder, bear, mana="1BB")
    table.affect(Static(lambda game, source: (), (gains("protection from B"),)), bear)
    table.resolve()
    assert (bear.zone, murder.zone) == ("battlefield", "graveyard")
    assert "608.2b" in table.rules


def test_113_6m_an_ability_without_keyword_elsewhere() -> None:
    table = Table()
    made = card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing, zone="graveyard"))
    thing = table.put("thing", made)
    with refused(table, "113.6m", "602.2"):
        table.activate("alice", thing, "go")


def test_109_1_a_token_in_hand_by_mistake_is_no_spell_with_text() -> None:
    """An object without a card has no spell to give; it is cast as a permanent would be."""
    table = Table()
    thing = GameObject("thing", None, card("Thing", "{0}", "Artifact").printed, "alice")
    table.game.objects["thing"] = thing
    zones.put_into(table.game, thing, "hand")
    assert table.cast("alice", thing).effect is None


# Activating


def test_602_2_only_the_controller_activates() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing)), controller="bob")
    with refused(table, "602.2"):
        table.activate("alice", thing, "go")
    item = table.activate("bob", thing, "go")
    assert item is not None
    assert (item.controller, item.kind, item.id) == ("bob", "ability", "thing-ability")
    assert table.game.priority == "bob"


def test_602_2_elsewhere_only_the_owner_activates() -> None:
    table = Table()
    made = card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing, zone="graveyard"))
    thing = table.put("thing", made, "bob", zone="graveyard")
    with refused(table, "602.2"):
        table.activate("alice", thing, "go")
    item = table.activate("bob", thing, "go")
    assert item is not None
    assert item.view.controller == "bob"


def test_113_6m_an_ability_works_where_its_cost_can_be_paid() -> None:
    table = Table()
    for zone in ("battlefield", "hand", "exile", "library"):
        thing = table.put(f"cat-{zone}", "Adorned Pouncer", zone=zone)
        with refused(table, "113.6m", "602.2", "702.129a"):
            table.activate("alice", thing, "Eternalize", mana="3WW")
    buried = table.put("cat", "Adorned Pouncer", zone="graveyard")
    table.activate("alice", buried, "Eternalize", mana="3WW")
    assert buried.zone == "exile"
    assert {"307.5", "602.5d", "702.129a", "113.6m"} <= table.rules


def test_602_2_there_must_be_such_an_ability() -> None:
    table = Table()
    bear = table.put("bear", "Grizzly Bears")
    with refused(table, "602.2"):
        table.activate("alice", bear, "Eternalize")


def test_abilities_are_named_by_keyword_in_any_case_or_by_the_beginning_of_the_cost() -> None:
    table = Table()
    mage = table.put("mage", "Simic Guildmage")
    bear, lion = table.put("bear", "Grizzly Bears"), table.put("lion", "Silvercoat Lion")
    one = table.activate("alice", mage, "{1}{G}", bear, lion, mana="1G")
    sword = table.put("sword", "Bonesplitter")
    assert one is not None
    table.resolve()
    other = table.activate("alice", sword, "equip", bear, mana="1")
    assert other is not None
    table.resolve()
    assert sword.attached_to is bear
    assert {"702.6a", "701.3a"} <= table.rules


def test_602_5d_only_as_a_sorcery() -> None:
    table = Table(step="upkeep")
    thing = table.put("thing", card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing, sorcery=True)))
    theirs = table.put(
        "theirs", card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing, sorcery=True)), "bob"
    )
    with refused(table, "602.5d", "307.5"):
        table.activate("alice", thing, "go")
    table.advance("precombat_main")
    with refused(table, "602.5d"):
        table.activate("bob", theirs, "go")
    table.activate("alice", thing, "go")
    with refused(table, "602.5d"):
        table.activate("alice", thing, "go")
    assert len(table.game.stack) == 1


def test_602_5b_a_condition() -> None:
    table = Table()
    made = card(
        "Thing", "{1}", "Artifact", Activated("go", Cost(), nothing, condition=lambda game, source: source.damage == 1)
    )
    thing = table.put("thing", made)
    with refused(table, "602.5b"):
        table.activate("alice", thing, "go")
    thing.damage = 1
    assert table.activate("alice", thing, "go") is not None


def test_113_7a_an_ability_on_the_stack_exists_without_its_source() -> None:
    table = Table()
    pinger = table.put("pinger", "Prodigal Sorcerer")
    table.activate("alice", pinger, "{T}", "bob")
    table.destroy(pinger)
    table.resolve()
    assert table.life("bob") == 19
    assert {"113.7a", "608.2h"} <= table.rules


def test_405_abilities_of_one_source_have_their_own_names() -> None:
    table = Table()
    thing = table.put("thing", card("Thing", "{1}", "Artifact", Activated("go", Cost(), nothing)))
    for _ in range(3):
        table.activate("alice", thing, "go")
    assert [item.id for item in table.game.stack] == ["thing-ability", "thing-ability-2", "thing-ability-3"]


def test_602_2_x_and_targets_are_announced_for_abilities_too() -> None:
    seen: list[object] = []

    def effect(game: Game, item: StackObject) -> None:
        seen.append((item.x, item.target_player(), item.target(1), item.target_on_stack(2)))

    table = Table()
    ability = Activated("go", Cost(mana="{X}"), effect, (PLAYER, CREATURE, SPELL))
    thing = table.put("thing", card("Thing", "{1}", "Artifact", ability))
    bear, growth = table.put("bear", "Grizzly Bears"), table.put("growth", "Giant Growth", zone="hand")
    spell = table.cast("alice", growth, bear, mana="G")
    with refused(table, "118.3"):
        table.activate("alice", thing, "go", "bob", bear, spell, mana="1", x=2)
    table.activate("alice", thing, "go", "bob", bear, spell, mana="2", x=2)
    table.resolve()
    assert seen == [(2, "bob", bear, spell)]


def test_a_target_of_another_kind_is_not_found_as_that_kind() -> None:
    seen: list[object] = []

    def effect(game: Game, item: StackObject) -> None:
        seen.extend([item.target(0), item.target_on_stack(0), item.target_player(1), item.target_on_stack(1)])

    table = Table()
    thing = table.put("thing", card("Thing", "{1}", "Artifact", Activated("go", Cost(), effect, (PLAYER, CREATURE))))
    bear = table.put("bear", "Grizzly Bears")
    table.activate("alice", thing, "go", "bob", bear)
    table.resolve()
    assert seen == [None, None, None, None]


def test_115_1_what_may_be_chosen_comes_in_a_fixed_order() -> None:
    from reference_engine import targets

    anything = Target("anything", lambda game, player, candidate, source: True)
    table = Table(active="bob")
    source = table.put("source", "Forest")
    table.put("exiled", "Forest", zone="exile")
    table.put("held", "Forest", zone="hand")
    table.put("mine", "Forest", zone="graveyard")
    table.put("theirs", "Forest", "bob", zone="graveyard")
    growth = table.put("growth", "Giant Growth", zone="hand")
    bear = table.put("bear", "Grizzly Bears")
    table.cast("alice", growth, bear, mana="G")
    found = targets.candidates(table.game, anything, "alice", source, table.view(source))
    assert [targets.name(one) for one in found] == [
        "source", "bear", "theirs", "mine", "exiled", "bob", "alice", "growth",
    ]  # fmt: skip
    lands = permanent("target land", lambda game, player, candidate, source: "Land" in game.view(candidate).types)
    assert targets.candidates(table.game, lands, "alice", source, table.view(source)) == [source]


def test_303_4_an_aura_spell_may_enchant_what_its_text_says() -> None:
    table = Table()
    land = table.put("land", "Forest")
    anywhere = table.put("anywhere", card("Aura", "{W}", "Enchantment - Aura", ENCHANT_ANYTHING), zone="hand")
    strength = table.put("strength", "Holy Strength", zone="hand")
    with refused(table, "115.1"):
        table.cast("alice", strength, land, mana="W")
    table.cast("alice", anywhere, land, mana="W")
    table.resolve()
    assert anywhere.attached_to is land
