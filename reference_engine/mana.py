"""Paying mana (106, 118.2): whether the mana at hand pays a cost."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from reference_engine.characteristics import symbols

_PARTS = re.compile(r"[0-9]+|[A-Z]")


def pool_of(text: str) -> Counter[str]:
    """The mana in a pool as written in the documents: "2BB" is two colorless and two black."""
    pool: Counter[str] = Counter()
    for part in _PARTS.findall(text):
        if part.isdigit():
            pool["C"] += int(part)
        else:
            pool[part] += 1
    return pool


@lru_cache(maxsize=4096)
def can_pay(cost: str, mana: str, x: int = 0, generic_change: int = 0) -> bool:
    """Whether `mana` pays the cost with X = `x`, its generic part changed by effects (118.7a).
    Phyrexian symbols are paid with mana of their color here."""
    colored: list[str] = []
    generic = generic_change
    for symbol in symbols(cost):
        if symbol == "X":
            generic += x
        elif symbol.isdigit():
            generic += int(symbol)
        else:
            colored.append(symbol)
    return _assign(tuple(colored), pool_of(mana), max(0, generic))


def _assign(colored: tuple[str, ...], pool: Counter[str], generic: int) -> bool:
    if not colored:
        return pool.total() >= generic
    for part in colored[0].split("/"):
        if part == "P":
            continue
        if part.isdigit():
            if _assign(colored[1:], pool, generic + int(part)):
                return True
        elif pool[part] > 0:
            pool[part] -= 1
            if _assign(colored[1:], pool, generic):
                return True
            pool[part] += 1
    return False
