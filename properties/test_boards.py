"""The strategies themselves: every board is legal and runs through, what is interesting is
reached, and boards survive being written down and read back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mtg_conformance.documents import (
    Activate,
    Attack,
    Block,
    Case,
    Cast,
    ObjectExpectation,
    ObjectState,
    decode,
    encode,
)
from mtg_conformance.features import read_feature
from mtg_conformance.vocabulary import canonical, write_feature
from reference_engine.adapter import ReferenceEngine, check_board
from reference_engine.cards import CARDS

from . import factors
from .board import Board, Topic
from .boards import (
    activations,
    boards,
    causes_of_destruction,
    drawn_boards,
    eternalize_boards,
    histories,
    protected_creatures,
    umbra_armor_boards,
    umbras,
)
from .seen import Seen
from .situations import SITUATIONS

STRATEGIES: dict[Topic, Callable[..., SearchStrategy[Board]]] = {
    "umbra-armor": umbra_armor_boards,
    "eternalize": eternalize_boards,
}
TOPICS = tuple(STRATEGIES)
ENGINE = ReferenceEngine()
TWELVE = {
    "Grizzly Bears",
    "Hill Giant",
    "Hyena Umbra",
    "Boar Umbra",
    "Murder",
    "Terminate",
    "Lightning Bolt",
    "Day of Judgment",
    "Akroma's Vengeance",
    "Proven Combatant",
    "Sunscourge Champion",
    "Anointed Procession",
}


@cache
def five_hundred(topic: Topic) -> tuple[Seen, ...]:
    """Five hundred boards as Hypothesis draws them, always the same, with what happens."""
    found: list[Seen] = []

    @settings(
        max_examples=500,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(STRATEGIES[topic]())
    def collect(board: Board) -> None:
        found.append(Seen(board, ENGINE))

    collect()
    return tuple(found)


def refusals(seen: Seen) -> list[object]:
    """The actions that were refused."""
    pairs = zip(seen.board.situation.script, seen.outcome.actions, strict=True)
    return [action for action, result in pairs if not result.accepted]


@pytest.mark.parametrize("topic", TOPICS)
def test_every_board_is_legal_and_at_rest_and_runs_through(topic: Topic) -> None:
    for seen in five_hundred(topic):
        check_board(seen.board.situation)
        assert seen.outcome.stopped is None, seen.board
        assert len(seen.outcome.actions) == len(seen.board.situation.script) > 0
        assert seen.board.topic == topic


@pytest.mark.parametrize("topic", TOPICS)
def test_an_action_is_refused_only_where_the_board_says_so(topic: Topic) -> None:
    for seen in five_hundred(topic):
        refused = refusals(seen)
        expected = 0 if seen.factors.get("refused", "none") == "none" else 1
        assert len(refused) == expected, (seen.board, refused)
        assert all(isinstance(action, Activate | Attack | Block | Cast) for action in refused)


@pytest.mark.parametrize(("topic", "name"), [(topic, name) for topic in TOPICS for name in SITUATIONS[topic]])
def test_an_interesting_situation_is_reached_in_time(topic: Topic, name: str) -> None:
    situation = SITUATIONS[topic][name]
    drawn = five_hundred(topic)[: situation.within]
    assert any(situation.happens(seen) for seen in drawn), f"not within {situation.within} boards"


@pytest.mark.parametrize("topic", TOPICS)
def test_situations_are_told_apart(topic: Topic) -> None:
    """No question is true of every board, and no two are true of the same boards."""
    drawn = five_hundred(topic)
    answers: dict[tuple[bool, ...], str] = {}
    for name, situation in SITUATIONS[topic].items():
        found = tuple(bool(situation.happens(seen)) for seen in drawn)
        assert not all(found), name
        assert found not in answers, (name, answers.get(found))
        answers[found] = name


@pytest.mark.parametrize("topic", TOPICS)
def test_boards_survive_json_and_gherkin(topic: Topic) -> None:
    for seen in five_hundred(topic)[:150]:
        look = ObjectExpectation(object="creature", is_=ObjectState(zone="battlefield"))
        situation = msgspec.structs.replace(seen.board.situation, id="umbra-armor.1.drawn")
        case = Case(id=situation.id, situation=situation, expect=(look,), title="Drawn")
        assert decode(encode(case), Case) == case
        text = write_feature([case], "Drawn")
        [scenario] = read_feature(text, "drawn.feature").scenarios
        assert scenario.case == canonical(case), text
        again = ENGINE.run(scenario.case.situation)
        assert again.snapshots[-1] == seen.outcome.snapshots[-1], text


def check_drawn(board: Board, cards: Collection[str]) -> None:
    """The board uses these cards only, and runs through."""
    assert {thing.card for thing in board.situation.objects} <= set(cards)
    outcome = ENGINE.run(board.situation)
    assert outcome.stopped is None, board
    refused = sum(not result.accepted for result in outcome.actions)
    assert refused == (0 if board.factors.get("refused", "none") == "none" else 1), board


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("cards", [TWELVE, set(CARDS) - {"Mask"}], ids=["twelve cards", "no Mask"])
def test_boards_of_the_cards_that_an_engine_has(topic: Topic, cards: set[str]) -> None:
    for board in drawn_boards(topic, 150, 3, cards):
        check_drawn(board, cards)


@pytest.mark.parametrize("seed", range(40))
def test_boards_of_any_cards_or_a_plain_word(seed: int) -> None:
    choices = Random(seed)
    cards = choices.sample(sorted(CARDS), choices.randint(5, 100))
    for topic in TOPICS:
        try:
            drawn = list(drawn_boards(topic, 25, seed, cards))
        except ValueError as problem:
            missing = str(problem)
        else:
            missing = ""
            for board in drawn:
                check_drawn(board, cards)
        assert missing == "" or "need a card for each of these roles: " in missing


def test_missing_roles_are_named() -> None:
    with pytest.raises(ValueError, match=r"umbra armor need a card for each of these roles: umbra$"):
        umbra_armor_boards(["Grizzly Bears", "Murder"])
    with pytest.raises(ValueError, match=r"eternalize need a card for each of these roles: eternalize card$"):
        eternalize_boards(["Grizzly Bears", "Murder"])
    with pytest.raises(ValueError, match=r"umbra armor .*; boards about eternalize"):
        boards(["Grizzly Bears"])


def test_boards_of_one_topic_if_the_cards_are_for_one_only() -> None:
    board = find(boards(["Grizzly Bears", "Proven Combatant"]), lambda board: True)
    assert board.topic == "eternalize"


@pytest.mark.parametrize("topic", TOPICS)
def test_shrinking_leaves_a_small_board(topic: Topic) -> None:
    """The smallest board that has an umbra used, or a token made, has nothing else on it."""
    happens = {"umbra-armor": "702.89a", "eternalize": "702.129a"}[topic]
    board = find(
        STRATEGIES[topic](),
        lambda board: happens in Seen(board, ENGINE).rules,
        settings=settings(max_examples=500, database=None, derandomize=True),
    )
    cards = [thing.card for thing in board.situation.objects]
    expected = {"umbra-armor": ["Grizzly Bears", "Hyena Umbra", "Murder"], "eternalize": ["Proven Combatant"]}
    assert cards == expected[topic]
    assert len(board.situation.script) == 2


def test_the_same_seed_draws_the_same_boards() -> None:
    for topic in TOPICS:
        assert list(drawn_boards(topic, 20, 7)) == list(drawn_boards(topic, 20, 7))
        assert list(drawn_boards(topic, 20, 7)) != list(drawn_boards(topic, 20, 8))


@given(st.data())
@settings(max_examples=30, deadline=None)
def test_the_parts_can_be_drawn_alone(data: st.DataObject) -> None:
    umbra = data.draw(umbras())
    assert "Aura" in CARDS[umbra.card].printed.subtypes
    creature = data.draw(protected_creatures())
    assert creature.card in CARDS
    assert len(creature.umbras) <= 3
    assert data.draw(causes_of_destruction()).role
    assert data.draw(histories()).start in ("graveyard", "battlefield")
    assert data.draw(activations()).response


# What a run covers


RARE = {"second cause": 0.6}
"""Only some boards have a second event at all, so a run has not each kind of it."""


@pytest.mark.parametrize("topic", TOPICS)
def test_a_run_of_boards_covers_values_and_pairs(topic: Topic) -> None:
    can = factors.possible(topic)
    reached = factors.coverage_of(seen.board for seen in five_hundred(topic))
    for factor, values in can.values.items():
        assert set(reached.values[factor]) <= set(values), f"{factor}: run python -m properties.factors --freeze"
    missing = {factor: set(values) - set(reached.values[factor]) for factor, values in can.values.items()}
    assert not {
        factor: values
        for factor, values in missing.items()
        if len(values) > (1 - RARE.get(factor, 0.9)) * len(can.values[factor])
    }
    assert 0.6 * can.pairs < len(reached.pairs) <= can.pairs
    assert 0.3 * can.triples < len(reached.triples) <= can.triples


def test_coverage_counts_pairs_and_triples_of_values() -> None:
    coverage = factors.Coverage()
    coverage.add({"a": "1", "b": "2", "c": "3 and 4"})
    assert coverage.pairs == {
        (("a", "1"), ("b", "2")),
        (("a", "1"), ("c", "3")),
        (("a", "1"), ("c", "4")),
        (("b", "2"), ("c", "3")),
        (("b", "2"), ("c", "4")),
    }
    assert len(coverage.triples) == 2
    coverage.add({"a": "1", "b": "2", "c": "4"})
    assert (coverage.boards, len(coverage.pairs), len(coverage.triples)) == (2, 5, 2)


def test_the_table_of_coverage(capsys: pytest.CaptureFixture[str]) -> None:
    factors.main(["--boards", "30"])
    printed = capsys.readouterr().out
    assert "umbra-armor: 30 boards" in printed
    assert "eternalize: 30 boards" in printed
    assert "triples" in printed
    with pytest.raises(SystemExit):
        factors.main(["--boards", "0"])
    assert "--boards: give at least 1" in capsys.readouterr().err
