"""What the engine keeps of its layers is never out of date.

The characteristics of permanents are worked out once and kept until `Game.touch` says that
something changed. Here they are worked out anew whenever anything is asked, in every case and
on drawn boards, and held against what was kept: a change that nobody told of shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.documents import ObjectSetup, Situation
from mtg_conformance.features import load_files
from properties.frozen import frozen_boards
from reference_engine import adapter, layers
from reference_engine.abilities import Static, of_kind
from reference_engine.adapter import ReferenceEngine, build
from reference_engine.cards import CARDS
from reference_engine.characteristics import Characteristics
from reference_engine.game import Game, GameObject

FEATURES = Path(__file__).parents[2] / "features"
FIELDS = [field for field in Characteristics.__slots__ if not field.startswith("_")]
BOARDS = 150


class CheckedGame(Game):
    """A game that looks whether what it says of a permanent is what it would say if it kept nothing."""

    busy = False
    checked = 0

    def view(self, thing: GameObject) -> Characteristics:
        if self.busy:
            return super().view(thing)
        kept = self._views is not None and thing in self._views
        self.busy = True
        try:
            said = super().view(thing)
        finally:
            self.busy = False
        if kept:
            self._check(thing, said, self._anew())
        return said

    def views(self) -> Mapping[GameObject, Characteristics]:
        if self.busy:
            return super().views()
        kept = self._views is not None
        self.busy = True
        try:
            said = super().views()
        finally:
            self.busy = False
        if kept:
            anew = self._anew()
            for thing, view in said.items():
                self._check(thing, view, anew)
        return said

    def _check(self, thing: GameObject, said: Characteristics, anew: Mapping[GameObject, Characteristics]) -> None:
        assert values(said) == values(anew[thing]), f"{thing}: something changed, and nobody said so"
        CheckedGame.checked += 1

    def _anew(self) -> Mapping[GameObject, Characteristics]:
        other = copy(self)
        other.__class__ = Game  # type: ignore[assignment]
        other.trace, other.noted = [], set(self.noted)
        other._previews, other._abilities, other._watchers = {}, None, None
        return layers.compute(other, preview_only=True)


def values(view: Characteristics) -> list[object]:
    return [getattr(view, field) for field in FIELDS]


def play(situations: Iterable[Situation], monkeypatch: pytest.MonkeyPatch) -> int:
    """How often something that was kept was looked at."""
    monkeypatch.setattr(adapter, "Game", CheckedGame)
    CheckedGame.checked = 0
    engine = ReferenceEngine()
    for situation in situations:
        engine.run(situation)
    return CheckedGame.checked


def test_in_every_case(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [one.case.situation for file in load_files(FEATURES) for one in file.scenarios]
    assert play(cases, monkeypatch) > 30 * len(cases)


def test_on_drawn_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [one.board.situation for one in frozen_boards()[:BOARDS]]
    assert play(boards, monkeypatch) > 30 * len(boards)


def test_a_change_that_nobody_tells_of_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "touch", lambda game: None)
    boards = [one.board.situation for one in frozen_boards()[:BOARDS]]
    with pytest.raises(Exception, match="something changed, and nobody said so"):
        play(boards, monkeypatch)


class WatchedGraveyard(list[GameObject]):
    """A graveyard that knows whether anybody looked into it."""

    seen = False

    def __len__(self) -> int:
        WatchedGraveyard.seen = True
        return super().__len__()

    def __iter__(self) -> Iterator[GameObject]:
        WatchedGraveyard.seen = True
        return super().__iter__()

    def __contains__(self, thing: object) -> bool:
        WatchedGraveyard.seen = True
        return super().__contains__(thing)

    def __getitem__(self, place: Any) -> Any:
        WatchedGraveyard.seen = True
        return super().__getitem__(place)


def counts_graveyards(name: str) -> bool:
    """Whether anybody looks into a graveyard while it is worked out what a card's static abilities do."""
    game = build(
        Situation(
            id="graveyards",
            objects=(
                ObjectSetup(id="creature", card="Grizzly Bears", owner="alice"),
                ObjectSetup(id="card", card=name, owner="alice"),
            ),
        ),
        lambda *_: "",
    )
    card = game.objects["card"]
    if "Aura" in card.printed.subtypes or "Equipment" in card.printed.subtypes:
        card.attached_to = game.objects["creature"]
    for player in game.players.values():
        player.graveyard = WatchedGraveyard()
    WatchedGraveyard.seen = False
    game.touch()
    game.views()
    return WatchedGraveyard.seen


def test_what_counts_graveyards_says_so() -> None:
    with_statics = {name: of_kind(card.printed.abilities, Static) for name, card in CARDS.items()}
    looked = {name for name, statics in with_statics.items() if statics and counts_graveyards(name)}
    assert looked == {name for name, statics in with_statics.items() if any(one.counts_graveyards for one in statics)}
    assert "Werebear" in looked
