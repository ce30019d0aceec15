"""Which cards python-mtg plays whole.

It reads a card's text into facts and leaves out what it can't read, without saying so. A card is
taken here if its facts cover its text: a creature with keywords that the engine has rules for, a
spell that does one thing of which the engine derives what, or a permanent looked at one by one.
"""

import re
from typing import Any

from mtg import driver
from mtg._corpus import load_cards
from mtg._text import slug

from mtg_conformance.adapter import Unsupported

State = dict[str, Any]

_RULE = {"umbra_armor": "702.89", "eternalize": "702.129", "embalm": "702.128"}
_NAMES = {"umbra_armor": "umbra armor"}
_KEYWORDS = frozenset({"flying", "reach", "first_strike", "vigilance", "haste", "deathtouch", "indestructible"})
_VERBS = frozenset({"destroy", "modify_pt", "return_to_hand"})
_LOOKED_AT = frozenset({"Holy Strength", "Pacifism", "Bonesplitter"})
_texts: dict[str, str] = {}


def require(state: State, card: str, number: str) -> None:
    """Raises Unsupported, with the reason, unless the engine plays the card whole."""
    name = slug(card)
    keywords = {keyword for owner, keyword in state.get("card_keyword", ()) if owner == name}
    for keyword in sorted(keywords & _RULE.keys()):
        said = _NAMES.get(keyword, keyword)
        raise Unsupported(f"python-mtg knows the name of {said} and has no rule for it (CR {_RULE[keyword]}): {card}")
    if card in _LOOKED_AT:
        return
    effects = [row for row in state.get("card_effect", ()) if row[0] == name and row[3] != "cant_be_regenerated"]
    types = {kind for owner, kind in state["printed_type"] if owner == number}
    if types & {"instant", "sorcery"}:
        _require_spell(state, card, number, len(effects))
    elif keywords - _KEYWORDS:
        raise Unsupported(f"{card} has {', '.join(sorted(keywords - _KEYWORDS))}, which this adapter does not rely on")
    elif effects or ("land" not in types and not _is_plain(card, keywords)):
        raise Unsupported(f"nobody has looked whether python-mtg plays {card} whole")


def _require_spell(state: State, card: str, number: str, effects: int) -> None:
    derived = driver.run(state, ["spell_target", "spell_scope", "spell_damage"])
    own = {kind: [row for row in rows if row[0] == number] for kind, rows in derived.items()}
    for _, _, target in own["spell_damage"]:
        if target != "all_creatures":
            raise Unsupported(f"python-mtg picks the target of {card} itself; it can't be announced (CR 601.2c)")
    verbs = [row[1] for row in own["spell_target"] + own["spell_scope"]]
    if effects != 1 or len(verbs) + len(own["spell_damage"]) != 1 or not set(verbs) <= _VERBS:
        raise Unsupported(f"python-mtg has no facts that say all that {card} does")


def _is_plain(card: str, keywords: set[str]) -> bool:
    """Whether the text holds keywords and nothing more."""
    if not _texts:
        _texts.update({one["name"]: one.get("text") or "" for one in load_cards()})
    text = re.sub(r"\([^)]*\)", "", _texts.get(card, "?"))  # what is in parentheses only reminds (CR 207.2a)
    words = [word.strip().lower() for line in text.splitlines() for word in line.split(",")]
    return {word.replace(" ", "_") for word in words if word} == keywords
