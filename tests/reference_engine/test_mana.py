"""Mana and what it pays: 106, 107.4, 118.7, 202.3, 105.2."""

import pytest

from reference_engine.characteristics import Characteristics, colors_of, mana_value, symbols
from reference_engine.mana import can_pay, pool_of


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    """What was worked out before says nothing about the rules as they are now."""
    can_pay.cache_clear()


@pytest.mark.parametrize(
    ("text", "pool"),
    [
        ("", {}),
        ("B", {"B": 1}),
        ("BB", {"B": 2}),
        ("2", {"C": 2}),
        ("12", {"C": 12}),
        ("2C", {"C": 3}),
        ("C2", {"C": 3}),
        ("1B1", {"C": 2, "B": 1}),
        ("3WUBRG", {"C": 3, "W": 1, "U": 1, "B": 1, "R": 1, "G": 1}),
    ],
)
def test_a_pool_as_the_documents_write_it(text: str, pool: dict[str, int]) -> None:
    assert dict(pool_of(text)) == pool


@pytest.mark.parametrize(
    ("cost", "mana", "enough"),
    [
        ("", "", True),
        ("{0}", "", True),
        ("{1}{B}{B}", "1BB", True),
        ("{1}{B}{B}", "BBB", True),  # 107.4b: any mana pays generic mana
        ("{1}{B}{B}", "WBB", True),
        ("{1}{B}{B}", "BB", False),  # one short
        ("{1}{B}{B}", "2B", False),  # 107.4a: a colored symbol takes its color
        ("{B}", "W", False),
        ("{B}", "1", False),
        ("{3}", "3", True),
        ("{3}", "2", False),
        ("{10}", "10", True),
        ("{10}", "9", False),
        ("{C}", "W", False),  # 107.4c: colorless mana only
        ("{C}", "1", True),
        ("{B}", "4B", True),  # mana left over does no harm
        ("{2}{B}", "1B", False),
        ("{2}{B}", "BBB", True),
    ],
)
def test_107_4_generic_and_colored_mana(cost: str, mana: str, enough: bool) -> None:
    assert can_pay(cost, mana) is enough


@pytest.mark.parametrize(
    ("cost", "mana", "enough"),
    [
        ("{G/W}", "G", True),
        ("{G/W}", "W", True),
        ("{G/W}", "U", False),
        ("{G/W}", "1", False),
        ("{G/W}{G/U}", "GU", True),
        ("{G/W}{G/U}", "WG", True),
        ("{G/W}{G/U}", "UW", True),
        ("{G/W}{G}", "GW", True),  # the hybrid symbol must not take the only green mana
        ("{G/W}{G/U}{G}", "GWU", True),
        ("{G/W}{G/U}{G}", "WWU", False),
        ("{G/W}{W/U}{U/B}", "WUB", True),
        ("{G/W}{G/W}", "GU", False),
        ("{R/G}{R/G}{R/G}", "RGR", True),
        ("{R/G}{R/G}{R/G}", "RG", False),
        ("{G/W}{1}", "GW", True),
        ("{G/W}{G/U}{1}", "GW", False),
        ("{G/W}{1}", "G", False),
        ("{2/W}", "W", True),
        ("{2/W}", "2", True),
        ("{2/W}", "RG", True),
        ("{2/W}", "1", False),
        ("{2/W}{2/W}", "W2", True),
        ("{2/W}{2/W}", "W1", False),
        ("{1}{2/W}", "3", True),
        ("{1}{2/W}", "2", False),
    ],
)
def test_107_4e_hybrid_mana_is_paid_either_way(cost: str, mana: str, enough: bool) -> None:
    assert can_pay(cost, mana) is enough


@pytest.mark.parametrize(("mana", "enough"), [("1BB", True), ("3", False), ("1B", False), ("BB", False), ("BBB", True)])
def test_107_4f_phyrexian_mana_is_paid_with_its_color(mana: str, enough: bool) -> None:
    """Life in its place is nothing that the documents can say."""
    assert can_pay("{1}{B/P}{B/P}", mana) is enough


def test_107_4f_the_phyrexian_mark_is_no_mana() -> None:
    assert not can_pay("{B/P}", "P")


@pytest.mark.parametrize(
    ("x", "mana", "enough"),
    [(0, "UUU", True), (1, "2UUU", True), (1, "1UUU", False), (2, "4UUU", True), (2, "3UUU", False)],
)
def test_107_3_each_x_is_the_chosen_number(x: int, mana: str, enough: bool) -> None:
    assert can_pay("{X}{X}{U}{U}{U}", mana, x) is enough


@pytest.mark.parametrize(
    ("cost", "change", "mana", "enough"),
    [
        ("{2}{U}", -1, "1U", True),
        ("{2}{U}", -1, "U", False),
        ("{2}{U}", -2, "U", True),
        ("{2}{U}", -5, "U", True),
        ("{2}{U}", -5, "", False),  # 118.7a: only the generic part becomes less
        ("{U}", 2, "2U", True),
        ("{U}", 2, "1U", False),
        ("{X}{U}", -1, "U", True),
        ("{0}", -1, "", True),
        ("{0}", 1, "", False),
    ],
)
def test_118_7a_what_changes_is_the_generic_part(cost: str, change: int, mana: str, enough: bool) -> None:
    assert can_pay(cost, mana, 1 if "X" in cost else 0, change) is enough


@pytest.mark.parametrize(
    ("cost", "value"),
    [
        (None, 0),  # 202.3a
        ("", 0),
        ("{0}", 0),
        ("{1}{B}{B}", 3),
        ("{12}{G}", 13),
        ("{G/W}{G/W}", 2),
        ("{2/W}", 2),  # 202.3f: the largest part of a hybrid symbol
        ("{1}{2/W}{2/U}", 5),
        ("{B/P}", 1),  # 202.3g
        ("{1}{B/P}{B/P}", 3),
        ("{G/W/P}", 1),
        ("{X}{U}", 1),
        ("{X}{X}{U}", 1),
    ],
)
def test_202_3_mana_value(cost: str | None, value: int) -> None:
    assert mana_value(cost) == value


def test_202_3e_on_the_stack_x_is_what_was_chosen() -> None:
    assert mana_value("{X}{X}{U}", 3) == 7


@pytest.mark.parametrize(
    ("cost", "colors"),
    [
        (None, ""),
        ("{4}", ""),
        ("{C}", ""),
        ("{1}{B}{B}", "B"),
        ("{G/W}", "GW"),
        ("{2/W}", "W"),
        ("{B/P}", "B"),
        ("{W}{U}{B}{R}{G}", "WUBRG"),
        ("{X}{R}", "R"),
    ],
)
def test_105_2_an_object_has_the_colors_of_its_mana_symbols(cost: str | None, colors: str) -> None:
    assert colors_of(cost) == frozenset(colors)
    assert Characteristics("It", mana_cost=cost).colors == frozenset(colors)


def test_symbols_of_a_cost() -> None:
    assert symbols("{10}{G/W}{B/P}{X}") == ["10", "G/W", "B/P", "X"]
    assert symbols(None) == []


# What an object is (109.3)


def test_702_73a_a_changeling_has_every_creature_type_and_no_other() -> None:
    thing = Characteristics(
        "It",
        types=frozenset({"Kindred", "Creature"}),
        supertypes=frozenset({"Legendary"}),
        keywords=frozenset({"changeling"}),
    )
    assert thing.is_a("Zombie")
    assert thing.is_a("Human")
    assert thing.is_a("Creature")
    assert thing.is_a("Legendary")
    assert not thing.is_a("Artifact")
    assert not thing.is_a("Aura")
    assert not thing.is_a("Forest")
    assert not thing.is_a("Basic")


def test_205_a_word_is_a_type_a_subtype_or_a_supertype() -> None:
    thing = Characteristics(
        "It", types=frozenset({"Artifact"}), subtypes=("Equipment",), supertypes=frozenset({"Legendary"})
    )
    assert [word for word in ("Artifact", "Equipment", "Legendary", "Human", "Creature") if thing.is_a(word)] == [
        "Artifact",
        "Equipment",
        "Legendary",
    ]


def test_110_4_instants_and_sorceries_are_no_permanent_cards() -> None:
    kinds = ("Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery")
    made = {kind: Characteristics("It", types=frozenset({kind})) for kind in kinds}
    assert [kind for kind in kinds if not made[kind].is_permanent_card] == ["Instant", "Sorcery"]


def test_a_copy_of_characteristics_has_all_of_them_and_the_changes() -> None:
    """707.2 rests on it: nothing may be left out of the copiable values."""
    one = Characteristics(
        "It",
        mana_cost="{G}",
        types=frozenset({"Creature"}),
        subtypes=("Elf",),
        supertypes=frozenset({"Legendary"}),
        power=1,
        toughness=2,
        loyalty=3,
        keywords=frozenset({"flying"}),
        colors=frozenset("B"),
    )
    assert (one.colors, one.loyalty, one.restrictions) == (frozenset("B"), 3, frozenset())
    assert one.controller is None
    one.restrictions = frozenset({"can't block"})
    one.controller = "alice"
    same, other = one.copy(), one.copy(power=7, name="That")
    for name in Characteristics.__slots__:
        assert getattr(same, name) == getattr(one, name)
    assert (other.power, other.name, other.toughness) == (7, "That", 2)
    assert (one.power, one.name) == (1, "It")
