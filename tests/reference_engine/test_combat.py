"""The combat phase: 506-511, 702.3, 702.4, 702.7, 702.9, 702.10, 702.17, 702.20, 702.111."""

import pytest
from rules_table import ARMOR, Table, card, refused

from reference_engine.abilities import Static, Triggered
from reference_engine.cards.words import controlled_by, gains
from reference_engine.game import Event, Game, GameObject


def creature(
    table: Table, id: str, owner: str = "alice", keywords: str = "", pt: tuple[int, int] = (2, 2)
) -> GameObject:
    return table.put(id, card(id.capitalize(), "{1}", "Creature", pt=pt, keywords=keywords), owner)


def declaring(step: str = "declare_attackers", **how: str) -> Table:
    table = Table(step=step, **how)
    table.game.priority = None
    return table


def blocking(table: Table, attackers: dict[GameObject, str]) -> None:
    """Attack, and go on to the declaration of blockers."""
    table.attack(attackers)
    table.advance("declare_blockers")


# Attackers


def test_508_1f_attackers_tap_and_the_active_player_gets_priority() -> None:
    table = declaring()
    bear, guard = creature(table, "bear"), creature(table, "guard", keywords="vigilance")
    idle = creature(table, "idle")
    table.attack({bear: "bob", guard: "bob"})
    assert [thing.tapped for thing in (bear, guard, idle)] == [True, False, False]
    assert [thing.attacking for thing in (bear, guard, idle)] == ["bob", "bob", None]
    assert (table.game.attackers_declared, table.game.priority) == (True, "alice")
    assert {"508.1a", "508.1f", "702.20b"} <= table.rules
    assert "702.10b" not in table.rules


def test_508_1_only_once_only_then_and_only_the_active_player() -> None:
    table = declaring()
    bear, theirs = creature(table, "bear"), creature(table, "theirs", "bob")
    with refused(table, "508.1"):
        table.attack({theirs: "alice"}, "bob")
    table.attack({})
    with refused(table, "508.1"):
        table.attack({bear: "bob"})
    for step in ("precombat_main", "begin_combat", "declare_blockers", "combat_damage"):
        other = declaring(step)
        ready = creature(other, "bear")
        with refused(other, "508.1"):
            other.attack({ready: "bob"})


def test_508_1_all_or_nothing() -> None:
    table = declaring()
    bear, tapped = creature(table, "bear"), creature(table, "tapped")
    tapped.tapped = True
    with refused(table, "508.1a"):
        table.attack({bear: "bob", tapped: "bob"})


def test_508_1a_who_may_attack() -> None:
    table = declaring()
    theirs, rock = creature(table, "theirs", "bob"), table.put("rock", card("Rock", "{1}", "Artifact"))
    dead, out = table.put("dead", "Grizzly Bears", zone="graveyard"), creature(table, "out")
    out.phased_out = True
    for thing in (theirs, rock, dead, out):
        with refused(table, "508.1a"):
            table.attack({thing: "bob"})


def test_302_6_a_creature_that_came_this_turn_needs_haste() -> None:
    table = declaring()
    new, quick = creature(table, "new"), creature(table, "quick", keywords="haste")
    new.sick = quick.sick = True
    with refused(table, "302.6", "508.1a"):
        table.attack({new: "bob"})
    table.attack({quick: "bob"})
    assert "702.10b" in table.rules


@pytest.mark.parametrize(("keyword", "rule"), [("defender", "702.3b"), ("", None)])
def test_702_3b_defender(keyword: str, rule: str | None) -> None:
    table = declaring()
    wall = creature(table, "wall", keywords=keyword)
    if rule:
        with refused(table, rule, "508.1c"):
            table.attack({wall: "bob"})
    else:
        table.attack({wall: "bob"})
        assert wall.attacking == "bob"


def test_508_1c_restrictions() -> None:
    table = declaring()
    bear = creature(table, "bear")
    table.put("pacifism", "Pacifism", "bob", on=bear)
    with refused(table, "508.1c"):
        table.attack({bear: "bob"})


def test_508_1b_who_is_attacked() -> None:
    table = declaring()
    bear = creature(table, "bear")
    walker = table.put("walker", "Elspeth, Sun's Champion", "bob", counters={"loyalty": 4})
    own = table.put("own", "Elspeth, Sun's Champion", counters={"loyalty": 4})
    creature(table, "theirs", "bob")
    table.put("buried", "Elspeth, Sun's Champion", "bob", zone="graveyard")
    for wrong in ("alice", own.id, "theirs", "buried", "nobody"):
        with refused(table, "508.1b"):
            table.attack({bear: wrong})
    table.attack({bear: walker.id})
    table.advance("combat_damage")
    assert (walker.counters, table.life("bob")) == ({"loyalty": 2}, 20)


def test_508_3a_abilities_trigger_after_all_are_declared() -> None:
    seen: list[tuple[str, int]] = []

    def when(game: Game, source: GameObject, event: Event) -> bool:
        assert event.object is not None
        assert event.player == "alice"
        seen.append((event.object.id, sum(1 for thing in game.permanents() if thing.attacking)))
        return False

    table = declaring()
    table.put("watcher", card("W", "{1}", "Enchantment", Triggered("attacks", when, lambda game, item: None)))
    table.attack({creature(table, "bear"): "bob", creature(table, "lion"): "bob"})
    assert seen == [("bear", 2), ("lion", 2)]


# Blockers


def test_509_1a_who_may_block() -> None:
    table = declaring()
    bear, other = creature(table, "bear"), creature(table, "other")
    own, wall, tapped = creature(table, "own"), creature(table, "wall", "bob"), creature(table, "tapped", "bob")
    out, rock = creature(table, "out", "bob"), table.put("rock", card("Rock", "{1}", "Artifact"), "bob")
    dead = table.put("dead", "Grizzly Bears", "bob", zone="graveyard")
    tapped.tapped = out.phased_out = True
    blocking(table, {bear: "bob"})
    for thing in (own, tapped, out, rock, dead):
        with refused(table, "509.1a"):
            table.block({thing: bear})
    with refused(table, "509.1a"):
        table.block({wall: other})
    with refused(table, "509.1"):
        table.block({own: bear}, "alice")
    table.block({wall: bear})
    assert table.in_combat(wall) == (None, bear, False)
    assert table.in_combat(bear) == ("bob", None, True)
    assert (table.game.priority, table.game.blockers_declared) == ("alice", True)
    assert {"509.1a", "509.1g"} <= table.rules
    with refused(table, "509.1"):
        table.block({})


@pytest.mark.parametrize("step", ["declare_attackers", "first_strike_damage", "combat_damage", "precombat_main"])
def test_509_1_only_in_the_declare_blockers_step(step: str) -> None:
    table = declaring(step)
    bear, wall = creature(table, "bear"), creature(table, "wall", "bob")
    bear.attacking = "bob"
    with refused(table, "509.1"):
        table.block({wall: bear})


@pytest.mark.parametrize(
    ("attacker", "blocker", "legal"),
    [
        ("", "", True),
        ("flying", "", False),
        ("flying", "flying", True),
        ("flying", "reach", True),
        ("", "flying", True),
        ("reach", "", True),
    ],
)
def test_702_9b_flying_and_702_17b_reach(attacker: str, blocker: str, legal: bool) -> None:
    table = declaring()
    bird, wall = creature(table, "bird", keywords=attacker), creature(table, "wall", "bob", blocker)
    blocking(table, {bird: "bob"})
    if legal:
        table.block({wall: bird})
        assert wall.blocking is bird
    else:
        with refused(table, "702.9b", "702.17b", "509.1b"):
            table.block({wall: bird})


@pytest.mark.parametrize(("blockers", "legal"), [(0, True), (1, False), (2, True), (3, True)])
def test_702_111b_menace(blockers: int, legal: bool) -> None:
    table = declaring()
    ghoul = creature(table, "ghoul", keywords="menace")
    walls = [creature(table, f"wall{n}", "bob") for n in range(3)]
    blocking(table, {ghoul: "bob"})
    if legal:
        table.block(dict.fromkeys(walls[:blockers], ghoul))
        assert ghoul.blocked is (blockers > 0)
    else:
        with refused(table, "702.111b", "509.1b"):
            table.block(dict.fromkeys(walls[:blockers], ghoul))


def test_702_111b_counts_for_each_attacker() -> None:
    table = declaring()
    ghoul, bear = creature(table, "ghoul", keywords="menace"), creature(table, "bear")
    one, two = creature(table, "one", "bob"), creature(table, "two", "bob")
    blocking(table, {ghoul: "bob", bear: "bob"})
    with refused(table, "702.111b"):
        table.block({one: ghoul, two: bear})
    table.block({one: bear})
    assert one.blocking is bear


def test_509_1b_cannot_block() -> None:
    table = declaring()
    bear, wall = creature(table, "bear"), creature(table, "wall", "bob")
    table.put("pacifism", "Pacifism", on=wall)
    blocking(table, {bear: "bob"})
    with refused(table, "509.1b"):
        table.block({wall: bear})


def test_509_1c_all_able_creatures_block_it() -> None:
    table = declaring()
    bear, other = creature(table, "bear"), creature(table, "other")
    table.put("indrik", "Indrik Umbra", on=bear)
    able, tapped, calm = (creature(table, id, "bob") for id in ("able", "tapped", "calm"))
    creature(table, "own")
    tapped.tapped = True
    table.put("pacifism", "Pacifism", on=calm)
    blocking(table, {bear: "bob", other: "bob"})
    with refused(table, "509.1c"):
        table.block({})
    table.block({able: bear})
    assert able.blocking is bear


def test_509_1c_binds_only_while_it_attacks() -> None:
    table = declaring()
    bear, other = creature(table, "bear"), creature(table, "other")
    table.put("indrik", "Indrik Umbra", on=bear)
    creature(table, "able", "bob")
    blocking(table, {other: "bob"})
    table.block({})
    assert other.blocked is False
    assert bear.blocked is False
    assert {"509.1", "509.1c"} <= table.rules


def test_509_1a_with_three_players_one_blocks_what_attacks_oneself() -> None:
    table = Table(step="declare_attackers", seats=("alice", "bob", "carol"))
    table.game.priority = None
    bear, lion = creature(table, "bear"), creature(table, "lion")
    wall = creature(table, "wall", "bob")
    walker = table.put("walker", "Elspeth, Sun's Champion", "bob", counters={"loyalty": 4})
    blocking(table, {bear: "carol", lion: walker.id})
    with refused(table, "509.1a"):
        table.block({wall: bear})
    table.block({wall: lion})
    assert wall.blocking is lion


# Damage


def fight(
    attacker: str, blocker: str, pts: tuple[tuple[int, int], tuple[int, int]] = ((2, 2), (2, 2))
) -> tuple[str, str]:
    """Where an attacker and its blocker are after combat."""
    table = declaring()
    one, two = creature(table, "one", "alice", attacker, pts[0]), creature(table, "two", "bob", blocker, pts[1])
    blocking(table, {one: "bob"})
    table.block({two: one})
    table.advance("end_combat")
    return one.zone, two.zone


LIVES, DIES = "battlefield", "graveyard"


@pytest.mark.parametrize(
    ("attacker", "blocker", "end"),
    [
        ("", "", (DIES, DIES)),
        ("first strike", "", (LIVES, DIES)),
        ("", "first strike", (DIES, LIVES)),
        ("first strike", "first strike", (DIES, DIES)),
        ("double strike", "", (LIVES, DIES)),
        ("double strike", "first strike", (DIES, DIES)),
        ("deathtouch", "", (DIES, DIES)),
    ],
)
def test_510_4_who_strikes_first(attacker: str, blocker: str, end: tuple[str, str]) -> None:
    assert fight(attacker, blocker) == end


def test_702_4b_double_strike_deals_damage_twice() -> None:
    assert fight("double strike", "", ((2, 2), (2, 4))) == (DIES, DIES)
    assert fight("first strike", "", ((2, 2), (2, 4))) == (DIES, LIVES)
    assert fight("double strike", "", ((2, 2), (2, 5))) == (DIES, LIVES)


def test_510_4_double_strike_to_the_player() -> None:
    for keywords, first, second in (("double strike", 18, 16), ("first strike", 18, 18), ("", 20, 18)):
        table = declaring()
        bear, striker = (
            creature(table, "bear", keywords=keywords),
            creature(table, "s", keywords="first strike", pt=(0, 1)),
        )
        table.attack({bear: "bob", striker: "bob"})
        table.advance("first_strike_damage")
        assert table.life("bob") == first
        table.advance("combat_damage")
        assert table.life("bob") == second
        assert "510.2" in table.rules


def test_510_4_losing_first_strike_between_the_steps() -> None:
    """It dealt its damage; it does not deal it again (510.4)."""
    table = declaring()
    bear = creature(table, "bear")
    aura = table.put("aura", "Hyena Umbra", on=bear)
    table.attack({bear: "bob"})
    table.advance("first_strike_damage")
    assert table.life("bob") == 17
    table.destroy(aura)
    table.advance("combat_damage")
    assert table.life("bob") == 17
    assert "510.4" in table.rules


def test_510_4_gaining_first_strike_between_the_steps() -> None:
    table = declaring()
    bear, striker = creature(table, "bear"), creature(table, "s", keywords="first strike", pt=(0, 1))
    table.attack({bear: "bob", striker: "bob"})
    table.advance("first_strike_damage")
    table.affect(Static(lambda game, source: (), (gains("first strike"),)), bear)
    table.advance("combat_damage")
    assert table.life("bob") == 18


def test_702_4c_gaining_double_strike_after_first_strike() -> None:
    table = declaring()
    bear = creature(table, "bear", keywords="first strike")
    table.attack({bear: "bob"})
    table.advance("first_strike_damage")
    table.affect(Static(lambda game, source: (), (gains("double strike"),)), bear)
    table.advance("combat_damage")
    assert table.life("bob") == 16
    assert "702.4b" in table.rules


@pytest.mark.parametrize("keyword", ["first strike", "double strike"])
def test_510_4_a_blocker_alone_makes_the_first_step(keyword: str) -> None:
    table = declaring()
    bear, wall = creature(table, "bear"), creature(table, "wall", "bob", keyword)
    idle = creature(table, "idle", keywords="first strike")
    blocking(table, {bear: "bob"})
    with refused(table, "508.8", "510.4"):
        table.advance("first_strike_damage")
    table.block({wall: bear})
    table.advance("first_strike_damage")
    assert table.game.step == "first_strike_damage"
    assert bear.zone == "graveyard"
    assert idle.zone == "battlefield"


def test_508_8_no_attackers_no_blocks_and_no_damage() -> None:
    table = declaring()
    creature(table, "bear")
    table.attack({})
    for step in ("declare_blockers", "combat_damage", "first_strike_damage"):
        with refused(table, "508.8"):
            table.advance(step)
    table.advance("end_combat")
    assert "510.2" not in table.rules


def test_509_1h_a_blocked_creature_stays_blocked() -> None:
    table = declaring()
    bear, wall = creature(table, "bear"), creature(table, "wall", "bob")
    blocking(table, {bear: "bob"})
    table.block({wall: bear})
    table.destroy(wall)
    table.advance("combat_damage")
    assert table.life("bob") == 20


def test_510_1c_damage_goes_where_the_controller_says() -> None:
    for picked in ("one", "two"):
        table = declaring()
        bear = creature(table, "bear", pt=(2, 9))
        one, two = creature(table, "one", "bob"), creature(table, "two", "bob")
        blocking(table, {bear: "bob"})
        table.block({one: bear, two: bear})
        table.answer("alice", "damage", picked)
        table.advance("combat_damage")
        assert table.asked == [("alice", "damage", ("one", "two"))]
        assert table.askers == ["bear"]
        assert {thing.id for thing in (one, two) if thing.zone == "graveyard"} == {picked}
        assert bear.damage == 4


def test_510_1d_a_blocker_hits_what_it_blocks_while_that_attacks() -> None:
    table = declaring()
    bear, wall = creature(table, "bear"), creature(table, "wall", "bob")
    other = creature(table, "other", pt=(1, 1))
    blocking(table, {bear: "bob", other: "bob"})
    table.block({wall: bear})
    bear.attacking, bear.blocked = None, False
    table.advance("end_combat")
    assert (bear.damage, wall.damage, table.life("bob")) == (0, 0, 19)


def test_510_1a_power_0_and_less_deals_nothing() -> None:
    table = declaring()
    zero, less = creature(table, "zero", pt=(0, 3)), creature(table, "less", pt=(-2, 3))
    table.attack({zero: "bob", less: "bob"})
    table.advance("combat_damage")
    assert table.life("bob") == 20


def test_510_1a_damage_by_toughness() -> None:
    table = declaring()
    wall = creature(table, "wall", pt=(0, 3))
    table.put("aura", "Treefolk Umbra", on=wall)
    table.attack({wall: "bob"})
    table.advance("combat_damage")
    assert table.life("bob") == 15


def test_510_2_all_of_it_at_once() -> None:
    """Two creatures that would each die to the other's damage both deal it."""
    table = declaring()
    one, two = creature(table, "one", keywords="lifelink"), creature(table, "two", "bob", "lifelink")
    blocking(table, {one: "bob"})
    table.block({two: one})
    table.advance("combat_damage")
    assert (table.life("alice"), table.life("bob")) == (22, 22)


def test_510_2_combat_damage_is_told_from_other_damage() -> None:
    seen: list[tuple[str | None, bool]] = []

    def when(game: Game, source: GameObject, event: Event) -> bool:
        seen.append((event.player, event.combat))
        return False

    table = declaring()
    table.put("watcher", card("W", "{1}", "Enchantment", Triggered("deals damage", when, lambda game, item: None)))
    table.attack({creature(table, "bear"): "bob"})
    table.advance("combat_damage")
    assert seen == [("bob", True)]


def test_510_1_the_active_players_creatures_come_first() -> None:
    seen: list[str] = []

    def when(game: Game, source: GameObject, event: Event) -> bool:
        assert event.source is not None
        seen.append(event.source.id)
        return False

    table = declaring()
    table.put("watcher", card("W", "{1}", "Enchantment", Triggered("deals damage", when, lambda game, item: None)))
    wall = creature(table, "wall", "bob", pt=(1, 9))
    bear, other = creature(table, "bear", pt=(1, 9)), creature(table, "other", pt=(1, 9))
    blocking(table, {bear: "bob", other: "bob"})
    table.block({wall: bear})
    table.advance("combat_damage")
    assert seen == ["bear", "other", "wall"]


def test_506_4_leaving_combat_by_changing_sides() -> None:
    table = declaring()
    bear = creature(table, "bear")
    table.attack({bear: "bob"})
    table.affect(Static(lambda game, source: (), (controlled_by("bob"),)), bear)
    table.advance("end_combat")
    assert table.life("bob") == 20


def test_506_4_a_planeswalker_that_left_is_dealt_nothing() -> None:
    table = declaring()
    bear = creature(table, "bear")
    walker = table.put("walker", "Elspeth, Sun's Champion", "bob", counters={"loyalty": 4})
    table.attack({bear: walker.id})
    table.destroy(walker)
    table.advance("end_combat")
    assert (walker.zone, table.life("bob")) == ("graveyard", 20)


def test_702_89a_an_umbra_keeps_a_creature_in_combat() -> None:
    table = declaring()
    bear = creature(table, "bear")
    table.put("armor", ARMOR, on=bear)
    table.attack({bear: "bob"})
    table.destroy(bear)
    assert (bear.attacking, bear.tapped) == ("bob", True)
    table.advance("combat_damage")
    assert table.life("bob") == 18


def test_511_3_at_the_end_everything_leaves_combat() -> None:
    table = declaring()
    bear, wall = creature(table, "bear", keywords="first strike", pt=(1, 9)), creature(table, "wall", "bob", pt=(1, 9))
    blocking(table, {bear: "bob"})
    table.block({wall: bear})
    table.advance("end_combat")
    assert (bear.attacking, wall.blocking) == ("bob", bear)
    table.advance("postcombat_main")
    for thing in (bear, wall):
        assert table.in_combat(thing) == (None, None, False)
        assert thing.first_strike_done is False
    assert (table.game.attackers_declared, table.game.blockers_declared) == (False, False)
