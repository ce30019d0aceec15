"""The sentences of scenarios that quantify, and what the reader makes of them."""

import pytest

from mtg_conformance.documents import ObjectState
from mtg_conformance.features import double_ids, load_files, manifest, missing_cases, read_feature
from mtg_conformance.rooms import room
from mtg_conformance.vocabulary import SentenceError
from mtg_conformance.vocabulary.claims import (
    CLAIM_SENTENCES,
    Answered,
    ClaimBuilder,
    Created,
    Gained,
    Keeps,
    LikeTheCard,
    Stands,
    write_claim,
)

FEATURE = """\
@umbra-armor.3 @cr.616.1
Feature: One of several
  What it says.

  @id:umbra-armor.3.any.one @quantified @needs:control.murder @cr.616.1
  Scenario: One umbra
    Given any board with a creature and two or more umbras on it
    And with no other protection and no Lion Umbra
    When one event would destroy the creature
    Then exactly one of its umbras is in the graveyard
    And all but one of its umbras are on the battlefield, attached to the creature

  @id:umbra-armor.3.any.rows @quantified
  Scenario Outline: Whatever the cause
    Given any board with a creature
    When <cause> would destroy the creature
    Then the creature is in the graveyard

    Examples:
      | id     | cause         |
      | spell  | a spell       |
      | lethal | lethal damage |
"""


def test_a_claim_is_read_and_is_no_case() -> None:
    file = read_feature(FEATURE, "x.feature")
    assert file.problems == []
    assert file.ruling is not None
    assert file.ruling.cases == ()
    one, spell, lethal = file.ruling.claims
    assert (one.id, one.title, one.ruling) == ("umbra-armor.3.any.one", "One umbra", "umbra-armor.3")
    assert (one.needs, one.cr) == (("control.murder",), ("616.1",))
    assert one.given == ("a creature", "two or more umbras on it", "no other protection", "no Lion Umbra")
    assert one.when == "one event would destroy the creature"
    first, second = (said.clause for said in one.then)
    assert first == Stands("its umbras", ObjectState(zone="graveyard"), number=1)
    assert second == Stands("its umbras", ObjectState(zone="battlefield", attached_to="the creature"), but=1)
    assert [spell.id, lethal.id] == ["umbra-armor.3.any.rows.spell", "umbra-armor.3.any.rows.lethal"]
    assert lethal.when == "lethal damage would destroy the creature"
    assert manifest([file]).split() == [one.id, lethal.id, spell.id]
    assert missing_cases([file]) == ["x.feature:6: umbra-armor.3.any.one needs control.murder, which is no case"]


def test_an_id_of_a_claim_is_no_other_ones() -> None:
    again = FEATURE.replace("umbra-armor.3.any.rows", "umbra-armor.3.any.one").replace("| spell ", "|       ")
    assert any("is no id" in problem for problem in read_feature(again, "x.feature").problems)
    files = [read_feature(FEATURE, "x.feature"), read_feature(FEATURE, "y.feature")]
    assert double_ids(files)[0] == "y.feature:6: the id umbra-armor.3.any.one stands at x.feature:6 already"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("each of its Auras is in the graveyard", Stands("its Auras", ObjectState(zone="graveyard"))),
        ("the creature is undamaged", Stands("the creature", ObjectState(damage=0))),
        ("exactly two of its umbras are tapped", Stands("its umbras", ObjectState(tapped=True), number=2)),
        (
            "the creature keeps its controller and its part in combat",
            Keeps("the creature", ("controller", "attacking", "blocking")),
        ),
        ("no token has been created", Created(0)),
        ("exactly two tokens have been created", Created(2)),
        (
            "each of the tokens is like the card in name and creature types, and a Zombie besides",
            LikeTheCard("the tokens"),
        ),
        ("its owner has gained 4 life", Gained(4)),
        ("that is refused", Answered(False)),
    ],
)
def test_each_then_says_one_thing(text: str, clause: object) -> None:
    builder = ClaimBuilder("x.any")
    builder.add("Given", "any board with a creature")
    builder.add("When", "one event would destroy the creature")
    builder.add("Then", text)
    assert builder.claim().then[0].clause == clause
    assert f"    Then {text}\n" in write_claim(builder.claim())


@pytest.mark.parametrize(
    ("keyword", "text", "says"),
    [
        ("Given", "any board with an umbrella", "is nothing that a board can be asked for; the closest: "),
        ("Given", "any board with a creature and a creature", "is asked for twice"),
        ("Given", "Alice controls a bear (Grizzly Bears)", "no such sentence in a scenario that quantifies"),
        ("When", "one event would kill the creature", "the closest: one event would destroy the creature"),
        ("Then", "the bear is in the graveyard", "no such sentence"),
        ("Then", "its umbras is in the graveyard", "expected each of, exactly one of or all but one of"),
        ("Then", "each of the creature is in the graveyard", "expected the role alone"),
        ("Then", "the creature is happy", "says nothing about an object"),
        ("Then", "the creature is attached to the bear", "'the bear' is no role"),
        ("Then", "the creature keeps its temper", "can't be kept; expected its place | its controller"),
    ],
)
def test_what_is_no_sentence_is_told_in_one_line(keyword: str, text: str, says: str) -> None:
    with pytest.raises(SentenceError) as error:
        ClaimBuilder("x.any").add(keyword, text)  # type: ignore[arg-type]
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_given_comes_once_and_with_behind_it() -> None:
    builder = ClaimBuilder("x.any")
    with pytest.raises(SentenceError, match="expected any board with"):
        builder.add("Given", "with an umbra on it")
    builder.add("Given", "any board with a creature")
    with pytest.raises(SentenceError, match="expected any board with"):
        builder.add("Given", "any board with an umbra on it")
    with pytest.raises(SentenceError, match="'a creature' is asked for twice"):
        builder.add("Given", "with a creature")
    builder.add("When", "the creature is sacrificed")
    with pytest.raises(SentenceError, match="has one When"):
        builder.add("When", "the creature is sacrificed")
    with pytest.raises(SentenceError, match=r"x\.any: a scenario that quantifies needs a Then"):
        builder.claim()


def test_no_step_of_the_features_is_two_of_these_sentences() -> None:
    seen = 0
    for file in load_files(room("features")):
        for one in file.quantified:
            for step in one.steps:
                names = [
                    sentence.name
                    for sentence in CLAIM_SENTENCES
                    if sentence.keyword == step.keyword and sentence.pattern.fullmatch(step.text)
                ]
                assert len(names) == 1, f"{file.path}:{step.line}: {step.text} is {names}"
                seen += 1
    assert seen > 100


def test_titles_of_claims_are_their_own_within_a_file() -> None:
    twice = FEATURE.replace("Whatever the cause", "One umbra")
    problems = read_feature(twice, "x.feature").problems
    assert problems == ["x.feature:14: the title 'One umbra' stands on line 6 already"]
