"""Which cases `--only` and `--profile` mean."""

import pytest

from mtg_conformance.cli.selection import select
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.documents import ActionExpectation, Case, Resolve, SameAsExpectation, Situation
from mtg_conformance.features import Ruling
from mtg_conformance.profiles import Profile


def case(id: str, *needs: str, same_as: str | None = None) -> Case:
    expect: tuple[ActionExpectation | SameAsExpectation, ...] = (ActionExpectation(action="done", accepted=True),)
    if same_as is not None:
        expect += (SameAsExpectation(case=same_as),)
    situation = Situation(id=id, script=(Resolve(label="done"),))
    return Case(id=id, situation=situation, expect=expect, needs=needs)


def ruling(id: str, *cases: Case, untestable: str | None = None) -> Ruling:
    return Ruling(id=id, title=id, text="", cr=(), untestable=untestable, path="", cases=cases)


RULINGS = (
    ruling("umbra-armor.1", case("umbra-armor.1.a", "control.murder"), case("umbra-armor.1.b", "umbra-armor.1.a")),
    ruling("umbra-armor.10", case("umbra-armor.10.a", same_as="umbra-armor.1.b")),
    ruling("umbra-armor.11", untestable="nothing shows it"),
    ruling("umbra-armor.corner.mask", case("umbra-armor.corner.mask.a")),
    ruling("control", case("control.murder"), case("control.unused")),
)


def asked(*only: str, profile: Profile | None = None) -> set[str]:
    return set(select(RULINGS, only, profile).asked)


def planned(*only: str) -> list[str]:
    return [one.id for one in select(RULINGS, only, None).planned]


def test_without_a_word_the_documents_are_meant_but_neither_corners_nor_controls() -> None:
    assert asked() == {"umbra-armor.1.a", "umbra-armor.1.b", "umbra-armor.10.a"}
    assert [one.id for one in select(RULINGS, (), None).rulings] == [
        "umbra-armor.1",
        "umbra-armor.10",
        "umbra-armor.11",
    ]


def test_profiles_part_the_suite() -> None:
    assert asked(profile=Profile.corner) == {"umbra-armor.corner.mask.a"}
    assert asked(profile=Profile.all) == asked() | asked(profile=Profile.corner)


def test_each_profile_in_full_is_no_part_of_the_edition() -> None:
    for profile in (None, *Profile):
        assert not select(RULINGS, (), profile).part, profile
    assert select(RULINGS, ["umbra-armor.1"], None).part


def test_a_beginning_ends_at_a_dot() -> None:
    assert asked("umbra-armor.1") == {"umbra-armor.1.a", "umbra-armor.1.b"}
    assert asked("umbra-armor.10") == {"umbra-armor.10.a"}


def test_the_beginning_of_everything_holds_the_corners_too() -> None:
    assert "umbra-armor.corner.mask.a" in asked("umbra-armor")


def test_a_profile_narrows_what_only_means() -> None:
    assert asked("umbra-armor", profile=Profile.corner) == {"umbra-armor.corner.mask.a"}


def test_a_case_a_control_and_several_words() -> None:
    assert asked("umbra-armor.1.b") == {"umbra-armor.1.b"}
    assert asked("control.unused") == {"control.unused"}
    assert asked("umbra-armor.1.b,control.unused") == asked("umbra-armor.1.b", "control.unused")


def test_what_a_case_rests_on_is_planned_before_it() -> None:
    assert planned("umbra-armor.1.b") == ["control.murder", "umbra-armor.1.a", "umbra-armor.1.b"]
    assert planned("umbra-armor.10") == ["control.murder", "umbra-armor.1.a", "umbra-armor.1.b", "umbra-armor.10.a"]


def test_an_untestable_ruling_is_reported_though_it_has_nothing_to_run() -> None:
    selection = select(RULINGS, ["umbra-armor.11"], None)
    assert [one.id for one in selection.rulings] == ["umbra-armor.11"]
    assert not selection.planned


@pytest.mark.parametrize("wrong", ["umbra-armour.1", "umbra-armor.1.", "umbra", "umbra-armor.1.c", ""])
def test_what_nothing_answers_to_is_refused(wrong: str) -> None:
    with pytest.raises(BadInput) as caught:
        select(RULINGS, [wrong], None)
    assert "\n" not in str(caught.value)


def test_the_nearest_ids_are_told() -> None:
    with pytest.raises(BadInput, match=r"nearest: .*umbra-armor\.1"):
        select(RULINGS, ["umbra-armour.1"], None)


def test_nothing_left_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no cases in it yet"):
        select(RULINGS[:2], (), Profile.corner)
    with pytest.raises(BadInput, match="corner"):
        select(RULINGS, ["umbra-armor.1"], Profile.corner)
