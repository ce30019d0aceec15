"""What is left of a board when everything that does not matter is taken away."""

from __future__ import annotations

from mtg_conformance.documents import Answer, Cast, ObjectSetup, Resolve, Situation
from reference_engine.adapter import ReferenceEngine

from .shrinking import is_playable, smallest

BOARD = Situation(
    id="board",
    active="bob",
    objects=(
        ObjectSetup(id="bear", card="Grizzly Bears", owner="alice", damage=1, tapped=True),
        ObjectSetup(id="umbra", card="Hyena Umbra", owner="alice", attached_to="bear"),
        ObjectSetup(id="lion", card="Silvercoat Lion", owner="bob", counters={"+1/+1": 2}),
        ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand"),
        ObjectSetup(id="shock", card="Shock", owner="bob", zone="hand"),
    ),
    script=(
        Cast(by="bob", object="murder", mana="1BB", targets=("bear",)),
        Resolve(all=True),
        Cast(by="bob", object="shock", mana="R", targets=("lion",)),
        Resolve(all=True),
    ),
    answers=(Answer(by="alice", ask="replacement", prefer=("umbra", "bear")),),
)


def is_saved(situation: Situation) -> bool:
    """Whether an umbra is spent and its creature is still there."""
    outcome = ReferenceEngine().run(situation)
    last = outcome.snapshots[-1].objects
    return (
        "umbra" in last and last["umbra"].zone == "graveyard" and "bear" in last and last["bear"].zone == "battlefield"
    )


def test_only_what_matters_is_left() -> None:
    engine = ReferenceEngine()
    assert is_playable(BOARD, engine)
    left = smallest(BOARD, is_saved, engine)
    assert [thing.id for thing in left.objects] == ["bear", "umbra", "murder"]
    assert left.objects[0] == ObjectSetup(id="bear", card="Grizzly Bears", owner="alice")
    assert len(left.script) == 2
    assert left.script[1] == Resolve()
    assert left.answers == ()


def test_a_spell_before_what_matters_goes_with_its_resolving() -> None:
    """Neither can go alone: nothing would be there to resolve, or no sorcery could be cast."""
    regrowth = ObjectSetup(id="regrowth", card="Regenerate", owner="bob", zone="hand")
    wrath = ObjectSetup(id="wrath", card="Wrath of God", owner="bob", zone="hand")
    board = Situation(
        id="board",
        active="bob",
        objects=(*BOARD.objects[:3], regrowth, wrath),
        script=(
            Cast(by="bob", object="regrowth", mana="1G", targets=("lion",)),
            Resolve(),
            Cast(by="bob", object="wrath", mana="2WW"),
            Resolve(),
        ),
    )
    engine = ReferenceEngine()
    left = smallest(board, is_saved, engine)
    assert [thing.id for thing in left.objects] == ["bear", "umbra", "wrath"]
    assert left.script == board.script[2:]


def test_it_is_asked_only_about_boards_that_can_be_played() -> None:
    engine = ReferenceEngine()
    seen: list[Situation] = []

    def keep(situation: Situation) -> bool:
        seen.append(situation)
        return False

    assert smallest(BOARD, keep, engine) == BOARD
    assert seen
    assert all(is_playable(situation, engine) for situation in seen)


def test_an_attachment_without_its_host_can_not_be_played() -> None:
    alone = Situation(id="board", objects=(ObjectSetup(id="umbra", card="Hyena Umbra", owner="alice"),))
    assert not is_playable(alone, ReferenceEngine())
