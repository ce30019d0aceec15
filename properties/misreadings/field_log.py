"""Which reported bugs about token copies and graveyard activation are in the catalogue, by the id
that the field log gives them, and which are not and why."""

from __future__ import annotations

IN_CATALOGUE: dict[str, str] = {
    "ETE-010": "keeps-the-mana-cost",
    "ETE-011": "anybodys-card",
    "ETE-012": "no-discard",
    "ETE-016": "exceptions-are-not-copied",
    "ETE-018": "keeps-the-mana-cost",
    "ETE-019": "exceptions-are-not-copied",
    "ETE-020": "no-eternalize",
    "ETE-023": "token-has-no-abilities",
    "ETE-024": "black-in-addition",
    "ETE-028": "enters-triggers-resolve-at-once",
    "ETE-030": "no-enters-replacement",
    "ETE-033": "printed-size",
    "ETE-035": "printed-size",
    "ETE-036": "no-zombie",
    "ETE-038": "scarab-like-eternalize",
    "ETE-040": "keeps-the-mana-cost",
    "ETE-042": "ability-of-a-creature",
    "ETE-050": "copies-effects-too",
    "ETE-051": "anybodys-card",
    "ETE-053": "no-enters-triggers",
    "ETE-056": "never-exiled",
    "ETE-057": "no-discard",
    "ETE-059": "card-returns",
    "ETE-060": "tokens-are-not-exiled",
    "ETE-061": "tokens-die-unseen",
    "ETE-062": "doublers-do-nothing",
    "ETE-063": "only-the-first-has-exceptions",
    "ETE-066": "at-instant-speed",
    "ETE-068": "any-step-of-the-own-turn",
}
"""Id of the field log → the misreading of its kind, which a case of its bullet catches."""

NOT_IN_CATALOGUE: dict[str, str] = {
    "ETE-004": "about an ability that another card grants; no card of the pool grants eternalize",
    "ETE-026": "about a mana cost of zero; every eternalize cost asks for mana",
    "ETE-031": "about creatures that enter tapped by an opponent's effect; no card of the pool says so",
    "ETE-032": "about a planeswalker token's loyalty; no planeswalker has eternalize",
    "ETE-041": "about haste that God-Pharaoh's Gift gives; the control of that card sees it, eternalize gives none",
    "ETE-044": "about an ability linked to a choice; no eternalize card has one",
    "ETE-046": "about a card with two faces; no eternalize card has two",
    "ETE-049": "about linked abilities; no eternalize card has them",
    "ETE-055": "about two clones that enter together, which only embalm can stage; left for the corner cases",
    "ETE-067": "about a card with flash; no eternalize card has it",
    "ETE-070": "about X in a mana cost; no eternalize card has it",
}
"""Id of the field log → why no misreading stands for it."""
