"""The drawn table: what stands where, what is marked, and what no engine can break."""

import time
from typing import Any

import msgspec

from mtg_conformance.documents import Situation, Snapshot, decode
from mtg_conformance.reports.picture import WIDTH, Picture, draw
from mtg_conformance.reports.table import Table, table_at_start, table_of

BOARD: dict[str, Any] = {
    "id": "test",
    "objects": [
        {"id": "bear", "card": "Grizzly Bears", "owner": "alice", "damage": 1, "tapped": True},
        {"id": "umbra", "card": "Hyena Umbra", "owner": "bob", "attached_to": "bear"},
        {"id": "spell", "card": "Murder", "owner": "bob", "zone": "hand"},
    ],
}
SITUATION = decode(msgspec.json.encode(BOARD), Situation)


def shown(**objects: Any) -> Table:
    """The table of a snapshot with these objects."""
    return table_of(msgspec.convert({"objects": objects}, Snapshot), SITUATION)


def writing(picture: Picture) -> dict[str, list[str]]:
    """What stands in each box, by its first line."""
    return {box.lines[0].text: [line.text for line in box.lines[1:]] for box in picture.boxes}


def test_the_start_shows_who_has_what_and_what_is_attached_to_what() -> None:
    picture = draw(table_at_start(SITUATION))
    text = writing(picture)
    assert text["bear"] == ["Grizzly Bears", "tapped, 1 damage"]
    assert text["umbra"] == ["Hyena Umbra", "Bob controls it"]
    assert text["spell"] == ["Murder"]
    boxes = {box.lines[0].text: box for box in picture.boxes}
    assert boxes["bear"].tapped
    assert boxes["umbra"].hangs > 0
    assert boxes["umbra"].y > boxes["bear"].y > boxes["spell"].y
    assert "Bob's hand: spell (Murder)" in picture.told
    assert "umbra (Hyena Umbra, on bear)" in picture.told


def test_changes_and_what_is_wrong_are_said_and_not_only_coloured() -> None:
    permanent = {"zone": "battlefield", "owner": "alice", "controller": "alice"}
    after = shown(
        bear=permanent | {"tapped": False, "damage": 0, "power": 2, "toughness": 2},
        umbra={"zone": "graveyard", "owner": "bob"},
        spell={"zone": "hand", "owner": "bob"},
        **{"new-1": permanent | {"name": "Zombie", "is_token": True}},
    )
    picture = draw(after, table_at_start(SITUATION), {"umbra": ["on the battlefield"], "bob": ["18 life"]})
    text = writing(picture)
    assert text["bear"][2:] == ["▸ was tapped", "   had 1 damage"]
    assert text["umbra"] == ["Hyena Umbra", "▸ was on the battlefield", "✗ expected on the", "   battlefield"]
    assert text["spell"] == ["Murder"]
    assert text["new-1"] == ["Zombie", "token", "▸ new"]
    assert "Wrong: umbra, expected on the battlefield." in picture.told
    assert "✗ expected 18 life" in [words.text for words in picture.words]
    kinds = {box.lines[0].text: box.kind for box in picture.boxes}
    assert kinds == {"bear": "b c", "umbra": "b c w", "spell": "b", "new-1": "b c"}


def test_a_token_that_is_gone_is_shown_where_it_was_there_before() -> None:
    before = shown(**{"new-1": {"zone": "battlefield", "owner": "alice", "controller": "alice"}})
    gone = shown(**{"new-1": {"zone": "nowhere", "owner": "alice"}})
    assert writing(draw(gone, before))["new-1"][-1] == "▸ was on the battlefield"
    assert "new-1" not in writing(draw(gone, gone))


def test_nothing_sticks_out_of_the_picture() -> None:
    wide = {
        "zone": "battlefield",
        "owner": "alice",
        "controller": "alice",
        "name": "W" * 5000,
        "counters": {"W" * 99: 9},
    }
    picture = draw(shown(**{f"{'W' * 99}{n}": wide for n in range(9)}))
    for box in picture.boxes:
        assert box.x >= 0
        assert box.x + box.width <= WIDTH
        assert box.y + box.height <= picture.height
        assert all(len(line.text) < 20 for line in box.lines)


def test_rings_chains_and_crowds_are_drawn_in_no_time() -> None:
    def permanent(host: str) -> dict[str, Any]:
        return {"zone": "battlefield", "owner": "alice", "controller": "alice", "attached_to": host}

    begun = time.process_time()
    ring = draw(shown(a=permanent("b"), b=permanent("a"), c=permanent("c")))
    assert sorted(writing(ring)) == ["a", "b", "c"]
    chain = draw(shown(**{f"a{n}": permanent(f"a{n - 1}") for n in range(100_000)}))
    assert len(chain.boxes) < 100
    assert any("more objects" in words.text for words in chain.words)
    assert len(chain.told) < 30_000
    assert time.process_time() - begun < 2
