"""Which of phase's abilities the script means: by keyword, or by the beginning of the printed cost."""

import re
from typing import Any

from mtg_conformance.adapter import Unsupported

Json = dict[str, Any]

_WORD = re.compile(r"^[^{}:]*? — ")
"""An ability word with its dash, which is no part of the cost (CR 207.2c)."""
_THIS = re.compile(
    r"\bthis (?:artifact|creature|enchantment|land|permanent|card|aura|equipment|token)\b", re.IGNORECASE
)


def find_ability(thing: Json, wanted: str) -> int | None:
    """The index of the ability of a phase object, null if it has none that begins so.

    Raises Unsupported if the words fit more than one and nothing tells which is meant."""
    word = _plain(wanted, thing["name"])
    texts = [
        (index, text)
        for index, ability in enumerate(thing["abilities"])
        if ability["kind"] == "Activated"
        for text in (_text(thing, ability),)
    ]
    tiers = (
        [index for index, text in texts if _cost(text) == word],
        [index for index, text in texts if _cost(_WORD.sub("", text)) == word],
        [index for index, text in texts if text.startswith(word) or _WORD.sub("", text).startswith(word)],
    )
    for found in tiers:
        if len(found) == 1:
            return found[0]
        if found:
            raise Unsupported(f"{wanted!r} names {len(found)} abilities of {thing['name']}")
    return None


def _text(thing: Json, ability: Json) -> str:
    """The ability as printed, or its keyword, in a form that can be compared."""
    description = ability.get("description")
    if description:
        return _plain(description, thing["name"])
    keywords = [next(iter(k)) if isinstance(k, dict) else str(k) for k in thing["keywords"]]
    if ability.get("activation_zone") == "Graveyard":
        graveyard = [keyword for keyword in keywords if keyword in ("Eternalize", "Embalm", "Unearth", "Encore")]
        if len(graveyard) == 1:
            return graveyard[0].lower()
    if (ability.get("ability_tag") or {}).get("type") == "Cycling":
        return _cycling(thing)
    return "{t}" if ability["cost"] == {"type": "Tap"} else ""


def _cycling(thing: Json) -> str:
    """`cycling`, or the kind of it that searches (`plainscycling`)."""
    for keyword in thing["keywords"]:
        if isinstance(keyword, dict) and "Typecycling" in keyword:
            return f"{keyword['Typecycling']['subtype']}cycling".lower()
    return "cycling"


def _cost(text: str) -> str:
    """What stands before the colon; for a keyword ability the keyword (`equip {2}`: `equip`)."""
    before, colon, _ = text.partition(":")
    return before.strip() if colon else text.partition(" {")[0].strip()


def _plain(text: str, name: str) -> str:
    text = text.replace(name, "~").replace("\N{MINUS SIGN}", "-").strip()
    text = _THIS.sub("~", text).lower()
    return text.removeprefix("[").replace("]:", ":", 1).removesuffix("]")
