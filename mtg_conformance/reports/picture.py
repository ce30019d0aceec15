"""The table as a picture: where each box stands and what is written in it. Templates make SVG of it.

The first seat sits below, the others above it. A permanent is a box; what is attached to it hangs below
it, further in. Beside each player's permanents stand the cards of other zones, and between the players the stack.
What has changed says what it was; what is wrong says what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from mtg_conformance.reports.table import Player, Table, Thing, player_words, seat_word, was_words

__all__ = ["Box", "Line", "Picture", "Words", "draw"]

WIDTH = 300
_MARGIN = 6
_GAP = 6
_COLUMNS = 2
_BOX = (WIDTH - 2 * _MARGIN - _GAP * (_COLUMNS - 1)) // _COLUMNS
_INSET = 12
_DEEPEST = 3
_MOST_THINGS = 48
_NARROW, _WIDE = frozenset("ijltf.,;:'|!()[] I"), frozenset("mwMW@%—…")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of writing; x and y are of its beginning on the base line. `kind`: its class."""

    x: int
    y: int
    text: str
    kind: str


@dataclass(frozen=True, slots=True)
class Box:
    """One object. `kind`: classes. `hangs`: height of the line to what it is attached to, or 0. `tapped`: marked as
    a card that lies on its side."""

    x: int
    y: int
    width: int
    height: int
    kind: str
    lines: tuple[Line, ...]
    hangs: int = 0
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """Writing beside the boxes. `end`: it ends at x instead of beginning there."""

    x: int
    y: int
    text: str
    kind: str
    end: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """`bands`: y and height of each player's half. `told`: everything in it, in words."""

    height: int
    bands: tuple[tuple[int, int], ...]
    boxes: tuple[Box, ...]
    words: tuple[Words, ...]
    told: str


@lru_cache(maxsize=4096)
def _width(text: str, size: float) -> float:
    """About as wide as it comes out in the usual sans-serif letters, rather more than less."""
    units = sum(0.32 if c in _NARROW else 0.92 if c in _WIDE else 1.0 if ord(c) > 0x2E7F else 0.6 for c in text)
    return units * size


def _fit(text: str, size: float, room: float) -> str:
    """As much of the text as there is room for."""
    if _width(text, size) <= room:
        return text
    short = text[: max(1, int(room / size * 3))]
    while len(short) > 1 and _width(short + "…", size) > room:
        short = short[:-1]
    return short.rstrip() + "…"


def _fold(parts: Sequence[str], size: float, room: float, between: str = ", ") -> Iterator[str]:
    """The parts in lines, as many in each as there is room for."""
    line = ""
    for part in parts:
        longer = f"{line}{between}{part}" if line else part
        if line and _width(longer, size) > room:
            yield _fit(line, size, room)
            line = part
        else:
            line = longer
    if line:
        yield _fit(line, size, room)


def draw(
    table: Table,
    before: Table | None = None,
    wrong: Mapping[str, Sequence[str]] | None = None,
) -> Picture:
    """The picture. `before`: an earlier moment, from which changes are marked. `wrong`: by object or player, what was
    expected of it. Tokens that are gone are shown if they were there before or something was expected of them."""
    return _Drawing(table, before, wrong or {}).picture()


class _Drawing:
    """One picture while it is made. `y`: how far down it has come."""

    def __init__(self, table: Table, before: Table | None, wrong: Mapping[str, Sequence[str]]) -> None:
        self.table, self.before, self.wrong = table, before, wrong
        self.y = 0
        self.boxes: list[Box] = []
        self.words: list[Words] = []
        self.bands: list[tuple[int, int]] = []
        self.told: list[str] = []
        self.left = _MOST_THINGS

    def picture(self) -> Picture:
        """All of it, from above: the others, the stack, the first seat, what is gone."""
        seats = list(self.table.players.values())
        if self.table.now:
            self.y += 12
            self.words.append(Words(_MARGIN, self.y, _fit(" · ".join(self.table.now), 9.5, WIDTH - 12), "s"))
        self._expected("game", "the game")
        self.y += 5 if self.y else 0
        for player in reversed(seats[1:]):
            self._half(player, above=True)
        self._stack()
        for player in seats[:1]:
            self._half(player, above=False)
        self._gone()
        more = max(0, -self.left) + self.table.more
        if more:
            self.y += 12
            self.words.append(Words(_MARGIN, self.y, f"and {more} more objects", "s"))
        told = [*self.table.in_words(), *self.told]
        return Picture(self.y + 4, tuple(self.bands), tuple(self.boxes), tuple(self.words), " ".join(told))

    def _half(self, player: Player, *, above: bool) -> None:
        top = self.y
        self.y += 15
        self._player(player)
        parts: list[Callable[[], None]] = [lambda: self._battlefield(player)]
        elsewhere = [zone for zone in ("hand", "graveyard", "exile", "library", "command") if self._in(zone, player)]
        for zone in elsewhere:
            parts.append(lambda zone=zone: self._zone(zone, player))  # type: ignore[misc]
        for part in reversed(parts) if above else parts:
            part()
        self.y += 3
        self.bands.append((top, self.y - top))
        self.y += 4

    def _player(self, player: Player) -> None:
        before = None if self.before is None else self.before.players.get(player.seat)
        kind = "p"
        said = player_words(player)
        if before is not None and before != player:
            changed = [
                f"{old} {word} before"
                for word, old, new in (("life", before.life, player.life), ("poison", before.poison, player.poison))
                if old != new and old is not None and new is not None
            ]
            if changed:
                kind += " c"
                said += f" (▸ {', '.join(changed)})"
                self.told.append(f"Changed: {seat_word(player.seat)}: {', '.join(changed)}.")
        self.words.append(Words(_MARGIN, self.y, _fit(said, 11, WIDTH - 12), kind))
        self._expected(player.seat, seat_word(player.seat))
        self.y += 5

    def _expected(self, of: str, name: str) -> None:
        """What was expected of a player or of the game."""
        for text in self.wrong.get(of, ()):
            self.y += 12
            self.words.append(Words(_MARGIN, self.y, _fit(f"✗ expected {text}", 9.5, WIDTH - 12), "w"))
            self.told.append(f"Wrong: expected of {name}: {text}.")

    def _in(self, zone: str, player: Player) -> list[Thing]:
        return [one for one in self.table.things.values() if one.zone == zone and one.owner == player.seat]

    def _battlefield(self, player: Player) -> None:
        """The permanents whose place is with this player: those attached to another stand with it."""
        there = {id: one for id, one in self.table.things.items() if one.zone == "battlefield"}
        hanging: dict[str, list[Thing]] = {}
        for one in there.values():
            if one.attached_to in there and one.attached_to != one.id:
                hanging.setdefault(str(one.attached_to), []).append(one)
        roots = [one for one in there.values() if one.controller == player.seat and one.attached_to not in there]
        # What hangs in a ring (an engine can say anything) has no root; it is drawn all the same.
        reached: set[str] = set()

        waiting = [one for one in there.values() if one.attached_to not in there]
        while waiting:
            one = waiting.pop()
            reached.add(one.id)
            waiting += [other for other in hanging.get(one.id, ()) if other.id not in reached]
        roots += [one for one in there.values() if one.controller == player.seat and one.id not in reached]
        if not roots:
            return
        if any(one.zone != "battlefield" for one in self.table.things.values() if one.owner == player.seat):
            self._heading("Battlefield")
        self._rows([self._pile(one, hanging, player, set(), 0) for one in roots if self._room()])

    def _room(self) -> bool:
        self.left -= 1
        return self.left >= 0

    def _pile(
        self, one: Thing, hanging: Mapping[str, list[Thing]], player: Player, seen: set[str], depth: int
    ) -> list[Box]:
        """The box of a permanent and below it those of what is attached to it, at the origin."""
        seen.add(one.id)
        inset = min(depth, _DEEPEST) * _INSET
        boxes = [self._box(one, player, inset)]
        y = boxes[0].height
        for other in hanging.get(one.id, ()):
            if other.id in seen or not self._room():
                continue
            below = self._pile(other, hanging, player, seen, depth + 1)
            first = _moved(below[0], 0, y + 3)
            boxes.append(_with_line(first, first.y + 10 - boxes[0].height))
            boxes += [_moved(box, 0, y + 3) for box in below[1:]]
            y = max(box.y + box.height for box in boxes)
        return boxes

    def _zone(self, zone: str, player: Player) -> None:
        self._heading(zone.capitalize() if zone != "command" else "Command zone")
        self._rows([[self._box(one, player, 0)] for one in self._in(zone, player) if self._room()])

    def _heading(self, text: str) -> None:
        self.y += 11
        self.words.append(Words(_MARGIN, self.y, text, "z"))
        self.y += 4

    def _stack(self) -> None:
        spells = [one for one in self.table.things.values() if one.zone == "stack"]
        if not self.table.stack and not spells:
            return
        top = self.y
        self._heading("Stack (top first)")
        for text in self.table.stack or [f"{one.id} ({one.card})" for one in spells]:
            self.y += 12
            self.words.append(Words(_MARGIN + 8, self.y, _fit(text, 9.5, WIDTH - 20), "s"))
        self.y += 6
        self.bands.append((top, self.y - top))
        self.y += 4

    def _gone(self) -> None:
        def matters(one: Thing) -> bool:
            was = None if self.before is None else self.before.things.get(one.id)
            return one.id in self.wrong or (was is not None and was.zone != "nowhere")

        gone = [one for one in self.table.things.values() if one.zone == "nowhere" and matters(one)]
        if gone:
            self._heading("Gone")
            player = next(iter(self.table.players.values()))
            self._rows([[self._box(one, player, 0)] for one in gone if self._room()])

    def _rows(self, piles: list[list[Box]]) -> None:
        """The piles in columns, row by row."""
        for n in range(0, len(piles), _COLUMNS):
            row = piles[n : n + _COLUMNS]
            for column, pile in enumerate(row):
                x = _MARGIN + column * (_BOX + _GAP)
                self.boxes += [_moved(box, x, self.y) for box in pile]
            self.y += max((box.y + box.height for pile in row for box in pile), default=0) + _GAP

    def _box(self, one: Thing, player: Player, inset: int) -> Box:
        width = _BOX - inset
        room = width - 10
        size = one.size if one.zone == "battlefield" else ""
        tapped = one.tapped and one.zone == "battlefield"
        marks = list(one.marks())
        if one.zone == "battlefield" and one.controller != player.seat:
            marks.insert(0, f"{seat_word(one.controller)} controls it")
        was = [] if self.before is None else list(was_words(one, self.before.things.get(one.id)))
        wrong = [f"expected {text}" for text in self.wrong.get(one.id, ())]
        name = _fit(one.id, 11.5, room - _width(size, 11) - (4 if size else 0) - (14 if tapped else 0))
        lines = [Line(5 + (14 if tapped else 0), 13, name, "n")]
        if size:
            lines.append(Line(width - 5, 13, size, "t"))
        y = 13
        if one.card.casefold() != one.id.casefold():
            y += 11
            lines.append(Line(5, y, _fit(one.card, 9.5, room), "s"))
        expected = [word for text in wrong for word in f"{text};".split()]
        for parts, between, sign, kind in (
            (marks, ", ", "", "m"),
            (was, ", ", "▸ ", "c"),
            ([*expected[:-1], *(word.removesuffix(";") for word in expected[-1:])], " ", "✗ ", "w"),
        ):
            for text in _fold(parts, 9.5 if kind != "w" else 10.2, room - 10, between):
                y += 12
                lines.append(Line(5, y, sign + text, kind))
                sign = "" if kind == "m" else "   "
        kinds = ["b", *(["c"] if was else []), *(["w"] if wrong else [])]
        if was:
            self.told.append(f"Changed: {one.id} {', '.join(was)}.")
        if wrong:
            self.told.append(f"Wrong: {one.id}, {', '.join(wrong)}.")
        return Box(inset, 0, width, y + 6, " ".join(kinds), tuple(lines), tapped=tapped)


def _moved(box: Box, x: int, y: int) -> Box:
    return Box(box.x + x, box.y + y, box.width, box.height, box.kind, box.lines, box.hangs, box.tapped)


def _with_line(box: Box, height: int) -> Box:
    return Box(box.x, box.y, box.width, box.height, box.kind, box.lines, height, box.tapped)
