"""A table on which a board is laid out: objects, actions and answers are added one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

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
from reference_engine.abilities import Activated, Triggered
from reference_engine.cards import CARDS

from .roles import cost_of, mana_for

SEATS = ("alice", "bob")
NEW = tuple(f"new-{n}" for n in range(1, 17))

MAY: dict[str, str] = {
    "Karmic Justice": "yes",
    "Snake Umbra": "yes",
    "Clone": "yes",
    "Octopus Umbra": "yes",
    "Resilient Khenra": "yes",
    "Vizier of Many Faces": "yes",
}
"""Cards that ask whether to, and what is answered. Everything else is declined: a player who
is asked whether to use umbra armor says no."""

AT_PLAYERS = frozenset({"Blood Artist"})
AT_CREATURES = frozenset({"Earthshaker Khenra", "Nekrataal", "Octopus Umbra", "Resilient Khenra", "Skinrender"})
AT_ANYTHING = frozenset({"Glissa, the Traitor", "Karmic Justice", "Timeless Witness"})
"""Cards whose triggered abilities target, by what they target."""

CHOOSE_CREATURES = frozenset({"Aura Graft", "Clone", "Cruel Edict", "Diabolic Edict", "Vizier of Many Faces"})
CHOOSE_CARDS = frozenset({"Champion of Wits"})
"""Cards that have a player choose among objects without targeting them."""


def opponent(seat: str) -> str:
    """The other one of two players."""
    return "bob" if seat == "alice" else "alice"


class Table:
    """What has been laid out so far. `willing`: objects whose question whether to is answered
    with yes, whatever their card is."""

    def __init__(self, active: str) -> None:
        self.active = active
        self.step: Step = "precombat_main"
        self.objects: list[ObjectSetup] = []
        self.script: list[Action] = []
        self.names: dict[str, str] = {}
        self.willing: list[str] = []

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

    # The script

    def cast(self, by: str, card: str, *targets: str, id: str = "spell", x: int | None = None) -> str:
        """Have a player cast a card from hand, and return its id."""
        name = self.add(id, card, by, zone="hand")
        self.script.append(Cast(by=by, object=name, mana=cost_of(card, x or 0), targets=targets, x=x))
        return name

    def activate(
        self,
        by: str,
        id: str,
        ability: str,
        *targets: str,
        mana: str | None = None,
        puts: str | None = None,
        pays: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Have a player activate an ability. Its mana is looked up unless given."""
        if mana is None:
            mana = mana_of_ability(self.names[id], ability)
        paid = {way: tuple(names) for way, names in (pays or {}).items()}
        self.script.append(
            Activate(by=by, object=id, ability=ability, mana=mana, targets=targets, pays=paid, puts=puts)
        )

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
        self.script.append(Block(by=by, blockers=dict.fromkeys(blockers, attacker)))

    # The end

    def answers(
        self,
        replacements: Sequence[str],
        prefer: Sequence[str],
        legends: Sequence[str] = (),
        new: int = 0,
        new_triggers: bool = False,
    ) -> tuple[Answer, ...]:
        """Answers for every question that the cards may put. The players are at odds about
        replacement effects, so that the wrong player's answer is a decoy that shows.
        `replacements`: effects in the first player's order of preference; `prefer`: objects
        that are preferred; `legends`: what is kept first by the legend rule; `new`: how many
        new objects there may be, and whether they have triggered abilities."""
        made = NEW[:new]
        cards = set(self.names.values())
        everything = tuple(dict.fromkeys((*prefer, *self.names, *made)))
        creatures = tuple(name for name in everything if name in made or self._is("Creature", name))
        triggers = tuple(name for name in everything if name in made or has_trigger(self.names[name]))
        if triggers == made and not new_triggers:
            triggers = ()
        targets: tuple[str, ...] = ()
        if cards & AT_ANYTHING:
            targets = tuple(name for name in everything if name in made or self._can_be_left(name))
        elif cards & AT_CREATURES:
            targets = creatures
        chosen: tuple[str, ...] = ()
        if cards & CHOOSE_CARDS:
            chosen = everything
        elif cards & CHOOSE_CREATURES:
            chosen = creatures
        given: list[Answer] = []
        for seat in SEATS:
            other = opponent(seat)
            if replacements:
                wanted = tuple(replacements) if seat == SEATS[0] else tuple(reversed(replacements))
                given.append(Answer(by=seat, ask="replacement", prefer=wanted))
            given += [Answer(by=seat, ask="may", prefer=("yes",), from_=name) for name in self.willing]
            given += [
                Answer(by=seat, ask="may", prefer=(MAY[card],), from_=name)
                for name, card in self.names.items()
                if card in MAY
            ]
            given.append(Answer(by=seat, ask="may", prefer=("no",)))
            if targets or cards & AT_PLAYERS:
                given.append(Answer(by=seat, ask="target", prefer=(*targets, other, seat)))
            if chosen:
                given.append(Answer(by=seat, ask="objects", prefer=chosen))
            if len(triggers) > 1:
                given.append(Answer(by=seat, ask="order", prefer=triggers))
            if any(isinstance(action, Block) for action in self.script):
                given.append(Answer(by=seat, ask="damage", prefer=(*creatures, other)))
            if legends:
                given.append(Answer(by=seat, ask="legend", prefer=tuple(legends)))
            if "Metallic Mimic" in cards:
                given.append(Answer(by=seat, ask="type", prefer=("Zombie",)))
        return tuple(given)

    def _is(self, word: str, id: str) -> bool:
        return word in CARDS[self.names[id]].printed.types

    def _can_be_left(self, id: str) -> bool:
        # Spells are on the battlefield at no time, but may be in a graveyard.
        return "Timeless Witness" in self.names.values() or not (self._is("Instant", id) or self._is("Sorcery", id))

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


@lru_cache(maxsize=1024)
def has_trigger(card: str) -> bool:
    """Whether a card has a triggered ability, or gives one."""
    return card in ("Snake Umbra", "Bear Umbra", "Octopus Umbra") or any(
        isinstance(one, Triggered) for one in CARDS[card].printed.abilities
    )


@lru_cache(maxsize=1024)
def mana_of_ability(card: str, ability: str) -> str:
    """Mana that pays an activated ability of a card."""
    for one in CARDS[card].printed.abilities:
        if isinstance(one, Activated) and (one.keyword == ability or one.printed.startswith(ability)):
            return mana_for(one.cost.mana)
    return ""
