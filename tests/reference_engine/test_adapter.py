"""The reference engine as an engine: boards that can't stand, snapshots, what it does not know."""

import pytest

from mtg_conformance.documents import (
    Activate,
    Advance,
    Answer,
    Attack,
    Block,
    Cast,
    ObjectSetup,
    Outcome,
    PlayerSetup,
    Resolve,
    Situation,
)
from reference_engine.adapter import IllegalBoard, ReferenceEngine, check_board
from reference_engine.cards import CARDS


def on(id: str, card: str, owner: str = "alice", **more: object) -> ObjectSetup:
    return ObjectSetup(id=id, card=card, owner=owner, **more)  # type: ignore[arg-type]


def situation(*objects: ObjectSetup, script: tuple[object, ...] = (), **more: object) -> Situation:
    return Situation(id="a.b", objects=objects, script=script, **more)  # type: ignore[arg-type]


def run(*objects: ObjectSetup, script: tuple[object, ...] = (), **more: object) -> Outcome:
    outcome = ReferenceEngine().run(situation(*objects, script=script, **more))
    assert outcome.stopped is None, outcome.stopped
    return outcome


def test_it_says_what_it_is_and_knows() -> None:
    engine = ReferenceEngine()
    said = engine.describe()
    assert said.name == "reference engine"
    assert said.version
    assert set(said.cards or ()) == set(CARDS)
    assert "Hyena Umbra" in (said.cards or ())
    assert set(said.can) == {"place-controller", "place-tokens"}
    engine.close()


# Boards that can't stand


@pytest.mark.parametrize(
    ("objects", "words"),
    [
        ((on("bear", "Grizzly Bares"),), ["objects[0]", "bear", "Grizzly Bares"]),
        ((on("murder", "Murder"),), ["murder", "Murder", "110.4"]),
        (
            (on("land", "Forest"), on("aura", "Holy Strength", attached_to="land")),
            ["aura", "Holy Strength", "land", "Forest", "303.4a", "301.5"],
        ),
        ((on("aura", "Holy Strength"),), ["aura", "704.5m"]),
        ((on("bear", "Grizzly Bears", damage=2),), ["bear", "Grizzly Bears", "704.5g"]),
        ((on("bear", "Grizzly Bears", counters={"-1/-1": 2}),), ["bear", "704.5f"]),
        ((on("bear", "Grizzly Bears", counters={"-1/-1": 1, "+1/+1": 1}),), ["at rest", "704.5"]),
        ((on("walker", "Elspeth, Sun's Champion"),), ["walker", "704.5i"]),
        (
            (on("one", "Isamaru, Hound of Konda"), on("two", "Isamaru, Hound of Konda")),
            ["legend rule", "704.5j"],
        ),
        ((on("token", "Grizzly Bears", token=True, zone="graveyard"),), ["token", "111.7"]),
        ((on("mask", "Mask", zone="hand"),), ["mask", "111.7"]),
    ],
)
def test_a_board_that_cannot_stand_is_named_in_one_line(objects: tuple[ObjectSetup, ...], words: list[str]) -> None:
    with pytest.raises(IllegalBoard) as problem:
        check_board(situation(*objects))
    text = str(problem.value)
    assert "\n" not in text
    for word in words:
        assert word in text
    outcome = ReferenceEngine().run(situation(*objects))
    assert outcome.stopped is not None
    assert outcome.stopped.because in ("setup", "unsupported")


def test_an_answer_to_the_legend_rule_does_not_make_the_board_legal() -> None:
    board = situation(
        on("one", "Isamaru, Hound of Konda"),
        on("two", "Isamaru, Hound of Konda"),
        answers=(Answer(by="alice", ask="legend", prefer=("one",)),),
    )
    with pytest.raises(IllegalBoard, match=r"704\.5j"):
        check_board(board)


def test_a_player_at_0_life_is_no_board_at_rest() -> None:
    with pytest.raises(IllegalBoard, match=r"704\.5"):
        check_board(situation(players={"bob": PlayerSetup(life=0)}))


def test_a_legal_board_stands() -> None:
    bear = on("bear", "Grizzly Bears", damage=2)
    check_board(
        situation(bear, on("umbra", "Hyena Umbra", "bob", attached_to="bear"), on("mask", "Mask", attached_to="bear"))
    )
    assert run(bear, on("umbra", "Hyena Umbra", attached_to="bear")).snapshots[0].objects["bear"].damage == 2


def test_an_unknown_card_is_unsupported() -> None:
    outcome = ReferenceEngine().run(situation(on("bear", "Grizzly Bares")))
    assert outcome.stopped is not None
    assert outcome.stopped.because == "unsupported"
    assert "Grizzly Bares" in outcome.stopped.detail


# Snapshots


def test_stored_and_derived_fields() -> None:
    outcome = run(
        on("bear", "Grizzly Bears", "bob", controller="alice", tapped=True, damage=1, counters={"+1/+1": 1}),
        on("umbra", "Hyena Umbra", attached_to="bear"),
        on("held", "Vampire Nighthawk", "bob", zone="hand"),
        on("token", "Memnite", token=True),
        on("dog", "Isamaru, Hound of Konda", "bob"),
        on("mage", "Simic Guildmage", zone="exile"),
    )
    seen = outcome.snapshots[0].objects
    bear, umbra, held, token, dog, mage = (seen[id] for id in ("bear", "umbra", "held", "token", "dog", "mage"))
    assert (bear.zone, bear.owner, bear.controller) == ("battlefield", "bob", "alice")
    assert (bear.tapped, bear.damage, bear.counters) == (True, 1, {"+1/+1": 1})
    assert (bear.power, bear.toughness, bear.mana_value, bear.mana_cost) == (4, 4, 2, "{1}{G}")
    assert (bear.name, bear.types, bear.subtypes, bear.supertypes) == ("Grizzly Bears", ("Creature",), ("Bear",), ())
    assert (bear.colors, bear.is_token, bear.attached_to) == (("G",), False, None)
    assert (bear.attacking, bear.blocking, bear.phased_out) == (False, False, False)
    assert (umbra.attached_to, umbra.power, umbra.toughness) == ("bear", None, None)
    assert (held.zone, held.controller, held.power, held.colors) == ("hand", None, 2, ("B",))
    assert (token.is_token, token.types, token.colors, token.mana_value) == (True, ("Artifact", "Creature"), (), 0)
    assert dog.supertypes == ("Legendary",)
    assert (mage.colors, mage.zone, mage.controller) == (("U", "G"), "exile", None)


def test_players_and_the_game() -> None:
    outcome = run(
        on("a", "Forest", zone="hand"),
        on("b", "Forest", zone="graveyard"),
        on("c", "Forest", "bob", zone="exile"),
        on("d", "Forest", "bob", zone="exile"),
        players={"alice": PlayerSetup(life=7, poison=3)},
        active="bob",
        step="upkeep",
        script=(Advance(to="draw"),),
    )
    start, end = outcome.snapshots
    assert start.players is not None
    assert start.game is not None
    assert end.players is not None
    assert end.game is not None
    alice, bob = start.players["alice"], start.players["bob"]
    assert (alice.life, alice.poison, alice.hand, alice.graveyard, alice.exile, alice.lost) == (7, 3, 1, 1, 0, False)
    assert (bob.life, bob.poison, bob.hand, bob.graveyard, bob.exile, bob.lost) == (20, 0, 0, 0, 2, False)
    assert (start.game.active, start.game.step, start.game.priority, start.game.stack) == ("bob", "upkeep", "bob", ())
    assert (end.game.step, end.players["bob"].hand) == ("draw", 1)


@pytest.mark.parametrize("step", ["declare_attackers", "declare_blockers"])
def test_508_nobody_has_priority_where_a_declaration_is_due(step: str) -> None:
    game = run(on("bear", "Grizzly Bears"), step=step).snapshots[0].game
    assert game is not None
    assert game.priority is None


def test_401_the_library_is_listed_from_the_top() -> None:
    outcome = run(
        on("first", "Forest", zone="library"),
        on("second", "Forest", zone="library"),
        step="upkeep",
        script=(Advance(to="draw"),),
    )
    assert [outcome.snapshots[1].objects[id].zone for id in ("first", "second")] == ["hand", "library"]


def test_405_the_stack_from_the_bottom() -> None:
    outcome = run(
        on("bear", "Grizzly Bears"),
        on("growth", "Giant Growth", zone="hand"),
        on("pinger", "Prodigal Sorcerer", "bob"),
        script=(
            Cast(by="alice", object="growth", targets=("bear",), mana="G"),
            Activate(by="bob", object="pinger", ability="{T}", targets=("bear",), puts="ping"),
        ),
    )
    game = outcome.snapshots[2].game
    assert game is not None
    assert [(item.id, item.kind, item.controller, item.source) for item in game.stack or ()] == [
        ("growth", "spell", "alice", None),
        ("ping", "ability", "bob", "pinger"),
    ]
    assert outcome.snapshots[2].objects["growth"].controller == "alice"


# Actions


def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing() -> None:
    outcome = run(
        on("bear", "Grizzly Bears"),
        on("murder", "Murder", zone="hand"),
        script=(
            Cast(by="alice", object="murder", targets=("bear",), mana="1B"),
            Cast(by="alice", object="nothing", mana="1B"),
            Cast(by="alice", object="murder", targets=("nobody",), mana="1BB"),
            Resolve(),
            Attack(by="alice", attackers={"bear": "bob"}),
            Block(by="bob", blockers={"bear": "bear"}),
            Advance(to="combat_damage"),
        ),
    )
    assert [action.accepted for action in outcome.actions] == [False] * 7
    assert all(action.reason for action in outcome.actions)
    assert all(snapshot == outcome.snapshots[0] for snapshot in outcome.snapshots)


def test_resolving_one_or_all() -> None:
    objects = (
        on("bear", "Grizzly Bears"),
        on("one", "Giant Growth", zone="hand"),
        on("two", "Giant Growth", zone="hand"),
    )
    casts = tuple(Cast(by="alice", object=id, targets=("bear",), mana="G") for id in ("one", "two"))
    by_one = run(*objects, script=(*casts, Resolve(), Resolve()))
    at_once = run(*objects, script=(*casts, Resolve(all=True)))
    assert [snapshot.objects["bear"].power for snapshot in by_one.snapshots] == [2, 2, 2, 5, 8]
    assert at_once.snapshots[-1].objects["bear"].power == 8
    assert by_one.snapshots[-1] == at_once.snapshots[-1]


def test_combat_through_the_documents() -> None:
    outcome = run(
        on("bear", "Grizzly Bears"),
        on("lion", "Silvercoat Lion", "bob"),
        script=(
            Advance(to="declare_attackers"),
            Attack(by="alice", attackers={"bear": "bob"}),
            Advance(to="declare_blockers"),
            Block(by="bob", blockers={"lion": "bear"}),
            Advance(to="combat_damage"),
        ),
    )
    assert [action.accepted for action in outcome.actions] == [True] * 5
    fighting = outcome.snapshots[4].objects
    assert (fighting["bear"].attacking, fighting["lion"].blocking) == (True, True)
    assert [outcome.snapshots[5].objects[id].zone for id in ("bear", "lion")] == ["graveyard"] * 2


def test_a_spell_is_found_by_its_name_on_the_stack_and_after() -> None:
    outcome = run(
        on("bear", "Grizzly Bears", zone="hand"),
        on("one", "Counterspell", "bob", zone="hand"),
        on("two", "Counterspell", "bob", zone="hand"),
        script=(
            Cast(by="alice", object="bear", mana="1G"),
            Cast(by="bob", object="one", targets=("bear",), mana="UU"),
            Resolve(),
            Cast(by="bob", object="two", targets=("bear",), mana="UU"),
        ),
    )
    assert [action.accepted for action in outcome.actions] == [True, True, True, False]
    assert outcome.snapshots[-1].objects["bear"].zone == "graveyard"


def test_an_ability_is_countered_by_its_name() -> None:
    outcome = run(
        on("pinger", "Prodigal Sorcerer"),
        on("stifle", "Stifle", "bob", zone="hand"),
        script=(
            Activate(by="alice", object="pinger", ability="{T}", targets=("bob",), puts="ping"),
            Cast(by="bob", object="stifle", targets=("ping",), mana="U"),
            Resolve(all=True),
        ),
    )
    assert outcome.actions[1].accepted
    players = outcome.snapshots[-1].players
    assert players is not None
    assert players["bob"].life == 20


def test_what_is_paid_comes_from_the_documents() -> None:
    outcome = run(
        on("seer", "Viscera Seer"),
        on("bear", "Grizzly Bears"),
        script=(
            Activate(by="alice", object="seer", ability="Sacrifice a creature", pays={"sacrifice": ("nobody",)}),
            Activate(by="alice", object="seer", ability="Sacrifice a creature", pays={"sacrifice": ("bear",)}),
        ),
    )
    assert [action.accepted for action in outcome.actions] == [False, True]
    assert outcome.snapshots[-1].objects["bear"].zone == "graveyard"


def test_a_question_without_answer_stops_the_run() -> None:
    outcome = ReferenceEngine().run(
        situation(
            on("bear", "Grizzly Bears"),
            on("one", "Hyena Umbra", attached_to="bear"),
            on("two", "Hyena Umbra", attached_to="bear"),
            on("murder", "Murder", "bob", zone="hand"),
            script=(Cast(by="bob", object="murder", targets=("bear",), mana="1BB"), Resolve()),
        )
    )
    assert outcome.stopped is not None
    assert outcome.stopped.because == "unanswered"
    assert "bear" in outcome.stopped.detail


def test_111_4_new_permanents_are_numbered_as_they_come() -> None:
    outcome = run(
        on("fodder", "Dragon Fodder", zone="hand"),
        script=(Cast(by="alice", object="fodder", mana="1R"), Resolve()),
    )
    tokens = {id: one for id, one in outcome.snapshots[-1].objects.items() if one.is_token}
    assert sorted(tokens) == ["new-1", "new-2"]
    assert all((one.name, one.controller) == ("Goblin Token", "alice") for one in tokens.values())


# The account


def test_the_trace_counts_actions_and_ends_where_the_run_stops() -> None:
    objects = (
        on("bear", "Grizzly Bears"),
        on("one", "Hyena Umbra", attached_to="bear"),
        on("two", "Hyena Umbra", attached_to="bear"),
        on("murder", "Murder", "bob", zone="hand"),
    )
    script = (Cast(by="bob", object="murder", targets=("bear",), mana="1BB"), Resolve())
    trace = ReferenceEngine().trace(situation(*objects, script=script))
    assert trace[-1].text.startswith("stopped: ")
    assert {entry.at for entry in trace} == {0, 1}
    answers = (Answer(by="alice", ask="replacement", prefer=("two",)),)
    trace = ReferenceEngine().trace(situation(*objects, script=(*script, Advance(to="begin_combat")), answers=answers))
    assert {entry.at for entry in trace} == {0, 1, 2}
    assert any("702.89a" in entry.rules for entry in trace if entry.at == 1)
    assert not any(entry.text.startswith("stopped") for entry in trace)


def test_the_trace_of_a_board_that_cannot_stand() -> None:
    with pytest.raises(IllegalBoard):
        ReferenceEngine().trace(situation(on("aura", "Holy Strength")))
