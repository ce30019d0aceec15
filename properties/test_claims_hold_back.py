"""Boards of which a claim must say nothing, for the rules do not give there what it says."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from mtg_conformance.documents import Activate, Answer, Cast, ObjectSetup, Resolve, Situation
from mtg_conformance.features import load_rulings
from reference_engine.adapter import ReferenceEngine

from .board import Board
from .quantified import checked
from .quantified.checking import Checked

FEATURES = Path(__file__).parent.parent / "features"
CLAIMS = {claim.id: claim for ruling in load_rulings(FEATURES) for claim in ruling.claims}
BEAR = ObjectSetup(id="bear", card="Grizzly Bears", owner="alice")
MURDER = ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand")
MURDERED = (Cast(by="bob", object="murder", mana="1BB", targets=("bear",)), Resolve(all=True))


def said(id: str, situation: Situation) -> Checked:
    """What a claim says of a board, as the reference engine plays it."""
    outcome = ReferenceEngine().run(situation)
    assert outcome.stopped is None
    assert all(one.accepted for one in outcome.actions)
    return checked(CLAIMS[id], Board(situation=situation, topic="umbra-armor", factors={}), outcome)


def on(card: str, id: str, owner: str, host: str = "bear") -> ObjectSetup:
    """An Aura on something."""
    return ObjectSetup(id=id, card=card, owner=owner, attached_to=host)


def test_lion_umbra_stays_if_a_third_aura_goes_in_the_creature_s_place() -> None:
    # 700.9, 616.1: an own Aura modifies the bear, and the opponent's other umbra is picked.
    falls = "umbra-armor.card.lion-umbra.any.falls"
    lion, own = on("Lion Umbra", "lion", "bob"), on("Boar Umbra", "boar", "alice")
    picks = Answer(by="alice", ask="replacement", prefer=("crab", "boar", "lion"))
    board = Situation(id="two", objects=(BEAR, own, lion, MURDER), script=MURDERED, answers=(picks,))
    assert said(falls, board) == Checked(1)
    third = replace(board, id="three", objects=(BEAR, own, lion, on("Crab Umbra", "crab", "bob"), MURDER))
    assert ReferenceEngine().run(third).snapshots[-1].objects["lion"].zone == "battlefield"
    assert said(falls, third) == Checked(0)


def test_the_life_is_gained_when_the_ability_that_triggered_has_resolved() -> None:
    # 603.3: when eternalize has resolved, the token's own ability is on the stack.
    reads = "eternalize.6.any.reads-the-token"
    champion = ObjectSetup(id="champion", card="Sunscourge Champion", owner="alice", zone="graveyard")
    fodder = ObjectSetup(id="fodder", card="Grizzly Bears", owner="alice", zone="hand")
    start = Activate(by="alice", object="champion", ability="Eternalize", mana="2WW", pays={"discard": ("fodder",)})
    board = Situation(id="all", objects=(champion, fodder), script=(start, Resolve(all=True)))
    assert said(reads, board) == Checked(1)
    assert said(reads, replace(board, id="top", script=(start, Resolve()))) == Checked(0)


def test_a_token_that_dies_lies_in_no_graveyard() -> None:
    # 111.7: it ceases to exist.
    elsewhere = "umbra-armor.0.any.umbra-elsewhere"
    lion = ObjectSetup(id="lion", card="Silvercoat Lion", owner="alice")
    board = Situation(
        id="card", objects=(BEAR, lion, on("Crab Umbra", "crab", "alice", "lion"), MURDER), script=MURDERED
    )
    assert said(elsewhere, board) == Checked(1)
    combatant = ObjectSetup(id="combatant", card="Proven Combatant", owner="alice", zone="graveyard")
    start = Activate(by="alice", object="combatant", ability="Eternalize", mana="4UU")
    kill = (Cast(by="bob", object="murder", mana="1BB", targets=("new-1",)), Resolve(all=True))
    token = replace(
        board, id="token", objects=(combatant, *board.objects[1:]), script=(start, Resolve(all=True), *kill)
    )
    assert said(elsewhere, token) == Checked(0)


def test_karmic_justice_takes_a_card_and_no_token() -> None:
    # 111.7: of a token that it destroys nothing lies in a graveyard.
    takes = "umbra-armor.7.any.the-spell"
    justice = ObjectSetup(id="justice", card="Karmic Justice", owner="alice")
    rock = ObjectSetup(id="rock", card="Bonesplitter", owner="bob")
    answers = (
        Answer(by="alice", ask="may", prefer=("yes",)),
        Answer(by="alice", ask="target", prefer=("new-1", "rock")),
    )
    objects = (BEAR, on("Boar Umbra", "boar", "alice"), justice, rock, MURDER)
    board = Situation(id="card", objects=objects, script=MURDERED, answers=answers)
    assert said(takes, board) == Checked(1)
    fodder = ObjectSetup(id="fodder", card="Dragon Fodder", owner="bob", zone="hand")
    goblins = (Cast(by="bob", object="fodder", mana="1R"), Resolve(all=True))
    token = replace(board, id="token", active="bob", objects=(*objects, fodder), script=(*goblins, *MURDERED))
    assert said(takes, token) == Checked(0)
