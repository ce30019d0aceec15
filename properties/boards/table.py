"""A table on which a board is laid out: objects, actions and answers are added one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mtg_conformance.documents import (
    Action,
    Activate,
    Advance,
    Answer,
    Attack,
    Block,
    Cast,
    ObjectSetup,
    Resolve,
    Situation,
    Step,
)
from reference_engine.abilities import Activated
from reference_engine.cards import CARDS

from .roles import cost_of, mana_for

SEATS = ("alice", "bob")
NEW = tuple(f"new-{n}" for n in range(1, 9))

MAY: dict[str, str] = {
    "Karmic Justice": "yes",
    "Snake Umbra": "yes",
    "Clone": "yes",
    "Champion of Wits": "yes",
    "Glissa, the Traitor": "no",
    "Octopus Umbra": "yes",
}


def opponent(seat: str) -> str:
    """The other one of two players."""
    return "bob" if seat == "alice" else "alice"


class Table:
    """What has been laid out so far."""

    def __init__(self, active: str) -> None:
        self.active = active
        self.step: Step = "precombat_main"
        self.objects: list[ObjectSetup] = []
        self.script: list[Action] = []
        self.names: dict[str, str] = {}

    def add(self, id: str, card: str, owner: str, **more: object) -> str:
        """Place a card and return its id, numbered if it is taken."""
        name, n = id, 1
        while name in self.names:
            n += 1
            name = f"{id}-{n}"
        self.names[name] = card
        token = {"token": True} if CARDS[card].token else {}
        self.objects.append(ObjectSetup(id=name, card=card, owner=owner, **token, **more))  # type: ignore[arg-type]
        return name

    def card_of(self, id: str) -> str:
        """The card of an object."""
        return self.names[id]

    # The script

    def cast(self, by: str, card: str, *targets: str, id: str = "spell", x: int | None = None) -> str:
        """Have a player cast a card from hand, and return its id."""
        name = self.add(id, card, by, zone="hand")
        self.script.append(Cast(by=by, object=name, mana=cost_of(card, x or 0), targets=targets, x=x))
        return name

    def cast_from_hand(self, by: str, id: str, *targets: str) -> None:
        """Have a player cast a card that is already placed in hand."""
        self.script.append(Cast(by=by, object=id, mana=cost_of(self.names[id]), targets=targets))

    def activate(
        self, by: str, id: str, ability: str, *targets: str, mana: str | None = None, **pays: Sequence[str]
    ) -> None:
        """Have a player activate an ability. Its mana is looked up unless given."""
        if mana is None:
            mana = mana_of_ability(self.names[id], ability)
        paid = {way: tuple(names) for way, names in pays.items()}
        self.script.append(Activate(by=by, object=id, ability=ability, mana=mana, targets=targets, pays=paid))

    def resolve(self, all: bool = True) -> None:
        """Have the stack resolve, or its top object only."""
        self.script.append(Resolve(all=all))

    def advance(self, to: Step) -> None:
        """Go on to a step."""
        self.script.append(Advance(to=to))

    def attack(self, by: str, *attackers: str) -> None:
        """Declare attackers, all attacking the opponent."""
        self.script.append(Attack(by=by, attackers={one: opponent(by) for one in attackers}))

    def block(self, by: str, *blockers: str, attacker: str) -> None:
        """Declare blockers, all blocking one attacker."""
        self.script.append(Block(by=by, blockers={one: attacker for one in blockers}))

    # The end

    def answers(self, first: Sequence[str], loses: Sequence[str] = ()) -> tuple[Answer, ...]:
        """Answers for every question that may come up, the same for both players, so that the
        wrong player's answer is a decoy. `first`: what is preferred; `loses`: what is put away
        by the legend rule rather than kept."""
        permanents = [*first, *(name for name in self.names if name not in first), *NEW]
        prefer = tuple(permanents)
        replacements = (*(name for name in prefer if name not in NEW), "regeneration", "shield-counter")
        legends = tuple(sorted(permanents, key=lambda name: name in loses))
        given: list[Answer] = []
        cards = set(self.names.values())
        asks_more = bool(cards & ASKS)
        for seat in SEATS:
            given.append(Answer(by=seat, ask="replacement", prefer=replacements))
            given += [
                Answer(by=seat, ask="may", prefer=(MAY[card],), from_=name)
                for name, card in self.names.items()
                if card in MAY
            ]
            given.append(Answer(by=seat, ask="may", prefer=("no",)))
            if asks_more:
                given.append(Answer(by=seat, ask="target", prefer=(*prefer, opponent(seat), seat)))
                given.append(Answer(by=seat, ask="objects", prefer=prefer))
                given.append(Answer(by=seat, ask="order", prefer=prefer))
                given.append(Answer(by=seat, ask="damage", prefer=(*prefer, opponent(seat))))
                given.append(Answer(by=seat, ask="legend", prefer=legends))
                given.append(Answer(by=seat, ask="type", prefer=("Zombie",)))
        return tuple(given)

    def situation(self, answers: tuple[Answer, ...], order: Iterable[str] | None = None) -> Situation:
        """The document. `order`: ids in order of arrival."""
        objects = self.objects
        if order is not None:
            place = {name: n for n, name in enumerate(order)}
            objects = sorted(objects, key=lambda thing: place.get(thing.id, len(place)))
        return Situation(
            id="board",
            active=self.active,
            step=self.step,
            objects=tuple(objects),
            script=tuple(self.script),
            answers=answers,
        )


ASKS = frozenset(CARDS)
"""Cards that may put another question than which replacement applies and whether to."""


def mana_of_ability(card: str, ability: str) -> str:
    """Mana that pays an activated ability of a card."""
    for one in CARDS[card].printed.abilities:
        if isinstance(one, Activated) and (one.keyword == ability or one.printed.startswith(ability)):
            return mana_for(one.cost.mana)
    return ""
