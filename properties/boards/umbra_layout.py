"""Laying out a board about umbra armor, one piece after the other.

Which events can follow depends on whether the creature is still there. The layout counts
what can have been used up, on the safe side, and where an event may already have been the
end, the next one is put on the stack together with it or has no target.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from mtg_conformance.documents import Answer
from reference_engine.cards import CARDS

from ..board import Board
from .roles import Roles, change_of
from .table import Table, opponent
from .umbra_events import CAUSES, FOR_PERMANENTS, Cause


class Umbra(NamedTuple):
    """An Aura on the creature: its card, and whether the creature's controller controls it."""

    card: str
    own: bool


class ProtectedCreature(NamedTuple):
    """A creature, what is attached to it and what else may save it."""

    card: str
    controller: str
    umbras: tuple[Umbra, ...]
    plain: str | None
    """A plain Aura, armed only by Umbra Mystic, or Equipment, which is never armed."""
    mystic: bool
    protection: str
    aura_protection: str
    margin: str
    counters: str
    tapped: bool


class Around(NamedTuple):
    """What surrounds the creature: whose turn it is, who took it, what else there is, and in
    what order everything arrived."""

    own_turn: bool
    theft: str
    bystanders: tuple[str, ...]
    order: str
    shuffle: int
    answers: int


# The layout


class Layout:
    """One board being laid out. `armed`: how many events the creature surely survives yet,
    -1 when it may be gone; `touched`: something has resolved that may
    have changed it; `swept`: whatever stood
    beside it may be gone; `hurt`: damage may be marked on it;
    `there`: it surely is there as long as what is on the stack has not resolved."""

    def __init__(self, roles: Roles, creature: ProtectedCreature, around: Around) -> None:
        self.roles = roles
        self.creature = creature
        self.around = around
        self.host = "creature"
        self.owner = self.holder = creature.controller
        self.factors: dict[str, str] = {}
        self.auras: list[str] = []
        self.umbras: list[str] = []
        self.bystanders: list[str] = []
        self.refused = ""
        self.is_creature = "Creature" in CARDS[creature.card].printed.types
        if not self.is_creature:
            # Only an Aura that enchants any permanent can be here, and little else helps.
            self.creature = creature._replace(
                umbras=tuple(Umbra("Mask", umbra.own) for umbra in creature.umbras),
                plain=None,
                protection="none",
                counters="none",
                margin="none",
            )
            self.around = around._replace(theft="none")
        self.armed = 0
        self.regenerates_first = bool(around.answers & 0b010)
        self.hindered = self.sick = self.combat_done = self.in_combat = self.frog = False
        self.open_stack = self.touched = self.swept = self.hurt = False
        self.there = True

    def lay_out(self, causes: list[Cause]) -> Board:
        """The whole board."""
        around = self.around
        theft = around.theft if self._can_steal(around.theft) else "none"
        own_turn = around.own_turn and theft != "Act of Treason"
        self.table = Table(self.owner if own_turn else opponent(self.owner))
        self._place_creature(causes)
        self._place_bystanders()
        self._steal(theft)
        self._raise_shield()
        done = [role for cause in causes if (role := self._do(cause)) is not None]
        if self.open_stack:
            self.table.resolve()
        self.leave_combat()
        # Damage that is still there is gone after the cleanup step.
        passes = self.hurt and around.answers & 0b11000 == 0b11000
        if passes:
            self.table.advance("upkeep")
        factors = {
            "cause": done[0] if done else "none",
            "second cause": done[1] if len(done) > 1 else "none",
            "events": str(len(done)),
            "creature": self._kind_of_creature(),
            "umbras": str(len(self.umbras)),
            "umbra": self._kind_of_umbra(),
            "umbras of": self._whose(),
            "plain Aura": self.plain_kind,
            "Umbra Mystic": "yes" if self.mystic else "no",
            "protection": self.protection,
            "protection of the Aura": self.aura_protection,
            "damage before": self.damage_kind,
            "counters before": self.counters_kind,
            "turn of": "controller" if own_turn else "opponent",
            "theft": theft,
            "order of arrival": around.order,
            "bystanders": " and ".join(sorted(self.bystanders)) or "none",
            "combat": "none",
            "refused": "none",
            "next turn": "yes" if passes else "no",
            **self.factors,
        }
        situation = self.table.situation(self._answers(), self._order())
        return Board(situation=situation, topic="umbra-armor", factors=factors)

    def _answers(self) -> tuple[Answer, ...]:
        """Which Aura goes first, and whether a shield goes before them, is drawn."""
        flags, table = self.around.answers, self.table
        auras = [name for name in table.names if "Aura" in CARDS[table.names[name]].printed.subtypes]
        if flags & 0b001:
            auras.reverse()
        auras.sort(key=lambda name: not name.startswith("late"))
        # Equipment is never on offer: who asks for it would get it.
        auras = [*(name for name in table.names if name.startswith("equipment")), *auras]
        shields = ["regeneration", "shield-counter"]
        replacements = [*shields, *auras] if self.regenerates_first else [*auras, *shields]
        legends = [] if "double" not in table.names else [self.host, "double"]
        if flags & 0b100:
            legends.reverse()
        return table.answers(replacements, [self.host], legends)

    # Placing

    def _place_creature(self, causes: list[Cause]) -> None:
        creature, table = self.creature, self.table
        base = CARDS[creature.card].printed
        power, toughness = base.power or 0, base.toughness or 0
        counters: dict[str, int] = {"loyalty": 4} if "Planeswalker" in base.types else {}
        self.counters_kind = creature.counters
        if creature.counters == "-1/-1" and toughness < 2:
            self.counters_kind = "none"
        if creature.counters == "deadly":
            # Without its Auras the creature would have toughness 0.
            held_up = sum(change_of(umbra.card).toughness for umbra in creature.umbras[:1])
            blanked = any(change_of(umbra.card).base for umbra in creature.umbras)
            possible = held_up > 0 and not blanked and creature.umbras[0].card != "Lion Umbra"
            self.counters_kind = "deadly" if possible and self.around.theft == "none" else "none"
        if self.counters_kind == "deadly":
            counters["-1/-1"] = toughness
        elif self.counters_kind == "two +1/+1":
            counters["+1/+1"] = 2
        elif self.counters_kind != "none":
            counters[self.counters_kind] = 1
        self.protection = self._possible_protection(creature.protection)
        if self.protection == "shield counter":
            counters["shield"] = 1
        if self.protection == "divinity counter":
            counters["divinity"] = 1
        placed: list[tuple[str, str, str]] = []
        # A shield counter may go before the creature does, and with it what it modifies.
        equipped = self.protection.startswith("Equipment") or (creature.plain or "").endswith("Equipment")
        modified = bool(counters.keys() - {"shield"}) or equipped
        self.modified = modified
        own_aura = self.protection.startswith("Aura")
        for umbra in creature.umbras:
            own = umbra.own
            if umbra.card == "Lion Umbra" and not (own or modified or own_aura):
                own = True
            own_aura = own_aura or own
            placed.append(("umbra", umbra.card, self.owner if own else opponent(self.owner)))
        plain = creature.plain
        self.plain_kind = "none"
        if plain is not None and plain.endswith("Equipment"):
            names = self.roles["Equipment"]
            whose = self.owner if plain == "Equipment" else opponent(self.owner)
            placed.append(("equipment", names[self.around.shuffle * len(names) >> 8], whose))
            self.plain_kind = plain
        elif plain is not None:
            # An Aura that hinders is the opponent's, as it would be in a game.
            placed.append(("plain", plain, opponent(self.owner) if plain == "Pacifism" else self.owner))
            self.plain_kind = plain
        if self.protection == "Aura of indestructibility":
            placed.append(("shield", self.roles["Aura of indestructibility"][0], self.owner))
        if self.protection == "Equipment of indestructibility":
            placed.append(("shield", self.roles["Equipment of indestructibility"][0], self.owner))
        for _, card, _ in placed:
            change = change_of(card)
            if change.base is not None:
                power, toughness = change.base
        for _, card, _ in placed:
            change = change_of(card)
            power, toughness = power + change.power, toughness + change.toughness
        delta = counters.get("+1/+1", 0) - counters.get("-1/-1", 0)
        self.power, self.toughness = power + delta, toughness + delta
        self.aura_protection = self._possible_aura_protection(bool(creature.umbras))
        damage = self._damage(causes)
        self.tapped = creature.tapped and not any(not CAUSES[cause.role].instant for cause in causes)
        table.add(
            self.host,
            creature.card,
            self.owner,
            tapped=self.tapped,
            damage=damage,
            counters=counters,
        )
        self.hurt = damage > 0
        for id, card, controller in placed:
            more: dict[str, object] = {}
            if id == "umbra" and not self.umbras and self.aura_protection == "divinity counter":
                more["counters"] = {"divinity": 1}
            name = table.add(id, card, controller, attached_to=self.host, **more)
            if id == "umbra":
                self.umbras.append(name)
            if "Aura" in CARDS[card].printed.subtypes:
                self.auras.append(name)
        if "Mask" in self.aura_protection:
            below = self.umbras[0]
            for _ in range(1 if self.aura_protection == "Mask" else 2):
                self.auras.append(table.add("mask", "Mask", self.owner, attached_to=below))
                below = self.auras[-1] if self.aura_protection == "Mask on a Mask" else below
        if self.aura_protection == "Aura of indestructibility":
            card = self.roles["Aura of indestructibility"][0]
            self.auras.append(table.add("shield", card, self.owner, attached_to=self.umbras[0]))
        if "divinity counter" in (self.protection, self.aura_protection):
            table.add("relic", self.roles["source of divinity"][0], self.owner)
        self.mystic = creature.mystic and bool(self.roles["Mystic"])
        if self.mystic:
            table.add("mystic", self.roles["Mystic"][0], self.owner)
        self.armed = self._count_armed()

    def _count_armed(self) -> int:
        """How many umbras on the creature surely save it, whatever else happens."""
        if self.counters_kind == "deadly":
            return 0
        return sum(
            1
            for name in self.umbras
            if (
                self.table.names[name] != "Dog Umbra"
                and not (
                    self.table.names[name] == "Lion Umbra"
                    and (self.holder != self.owner or not (self.modified or self.controller_of(name) == self.owner))
                )
            )
            or (self.table.names[name] == "Dog Umbra" and self.controller_of(name) == self.holder)
        )

    def controller_of(self, id: str) -> str:
        return next(thing.owner for thing in self.table.objects if thing.id == id)

    def _possible_protection(self, wanted: str) -> str:
        roles = self.roles
        needs = {
            "regeneration": roles["regeneration"],
            "shield counter": ("",),
            "divinity counter": roles["source of divinity"],
            "Aura of indestructibility": roles["Aura of indestructibility"],
            "Equipment of indestructibility": roles["Equipment of indestructibility"],
        }
        return wanted if needs.get(wanted) else "none"

    def _possible_aura_protection(self, has_umbra: bool) -> str:
        wanted, roles = self.creature.aura_protection, self.roles
        needs = {
            "Mask": roles["Mask"],
            "two Masks": roles["Mask"],
            "Mask on a Mask": roles["Mask"],
            "divinity counter": roles["source of divinity"],
            "Aura of indestructibility": roles["Aura of indestructibility"],
        }
        return wanted if has_umbra and needs.get(wanted) else "none"

    def _damage(self, causes: list[Cause]) -> int:
        """Damage that is marked before anything happens: so much that the first source of
        damage is exactly lethal, or one short of it, or just some."""
        most = self.toughness - 1
        margin = self.creature.margin
        falls = self.around.theft != "none" and any(umbra.card == "Lion Umbra" for umbra in self.creature.umbras)
        if margin == "none" or most <= 0 or falls:
            self.damage_kind = "none"
            return 0
        amount = next((self._amount(cause) for cause in causes if self._amount(cause)), 0)
        if not amount and margin == "exactly lethal" and self._is_indestructible():
            self.damage_kind = "lethal, but indestructible"
            return self.toughness
        if not amount:
            damage = most if margin == "exactly lethal" else min(1, most)
            self.damage_kind = "all but one" if damage == most else "some"
            return damage
        wanted = self.toughness - amount - {"exactly lethal": 0, "one short": 1, "near": -1}[margin]
        damage = max(0, min(most, wanted))
        total = damage + amount - self.toughness
        self.damage_kind = "exactly lethal" if total == 0 else "one short" if total == -1 else "other"
        return damage

    def _is_indestructible(self) -> bool:
        return self.creature.card in self.roles["indestructible creature"] or (
            self.protection not in ("none", "regeneration", "shield counter")
        )

    def _amount(self, cause: Cause) -> int:
        if cause.role == "damage spell":
            names = self.roles["damage spell"]
            return {"Shock": 2, "Lightning Bolt": 3}[names[cause.which % len(names)]]
        if cause.role in ("mass damage", "pinger"):
            return {"mass damage": 2, "pinger": 1}[cause.role]
        if cause.role == "combat":
            names = self.roles["fighter"]
            return CARDS[names[cause.which % len(names)]].printed.power or 0
        return 0

    def _place_bystanders(self) -> None:
        for role in self.around.bystanders:
            owner = self.owner if self.around.shuffle & 1 else opponent(self.owner)
            if role == "none":
                continue
            if role == "enchanted creature":
                vanilla, umbras = self.roles["vanilla creature"], self.roles["umbra"]
                umbras = tuple(card for card in umbras if card != "Lion Umbra")
                if not vanilla or not umbras:
                    continue
                other = self.table.add("other", vanilla[0], opponent(self.owner))
                for n in range(1 + self.around.shuffle % 2):
                    card = umbras[(self.around.shuffle // 2 + n) % len(umbras)]
                    self.table.add("others-umbra", card, opponent(self.owner), attached_to=other)
            else:
                if not self.roles[role]:
                    continue
                id = {"vanilla creature": "bystander", "graveyard hate": "hate"}.get(role, role.split()[-1].rstrip("s"))
                owner = self.owner if role == "witness of destruction" else owner
                self.table.add(id, self.roles[role][0], owner)
            self.bystanders.append(role)

    def _order(self) -> list[str] | None:
        order, names = self.around.order, list(self.table.names)
        if order == "creature last":
            return [*(name for name in names if name != self.host), self.host]
        if order == "reversed":
            return names[::-1]
        if order == "shuffled":
            Random(self.around.shuffle).shuffle(names)
            return names
        return None

    # Before the events

    def _can_steal(self, theft: str) -> bool:
        return theft == "none" or bool(
            self.roles["theft"]
            if theft == "Act of Treason"
            else self.roles["exchange"] and self.roles["vanilla creature"]
        )

    def _steal(self, theft: str) -> None:
        table = self.table
        if theft == "none":
            return
        if theft == "Act of Treason":
            table.cast(table.active, self.roles["theft"][0], self.host, id="theft")
        else:
            price = table.add("price", self.roles["vanilla creature"][0], opponent(self.owner))
            table.cast(table.active, self.roles["exchange"][0], self.host, price, id="theft")
            self.sick = True
        table.resolve()
        self.holder = opponent(self.owner)
        self.tapped = self.tapped and theft != "Act of Treason"
        self.armed = self._count_armed()

    def _raise_shield(self) -> None:
        if self.protection == "regeneration":
            self.table.cast(self.holder, self.roles["regeneration"][0], self.host, id="regrowth")
            self.table.resolve()

    # The events

    def _do(self, cause: Cause) -> str | None:
        """Add an event, or the simplest one that is possible in its place. Returns its name,
        None if nothing is possible."""
        for name in (cause.role, *CAUSES):
            if not self.is_creature and name not in FOR_PERMANENTS:
                continue
            if CAUSES[name].needs(self.roles) and self._try(name, cause):
                self.touched = self.touched or not self.open_stack
                if "witness of destruction" in self.bystanders:
                    # It destroys something in turn, perhaps this very creature.
                    self.swept = True
                    self.spend()
                    if self.holder != self.owner:
                        self.end()
                return name
        return None

    def _try(self, name: str, cause: Cause) -> bool:
        how, alive = CAUSES[name], self.armed >= 0
        if self.open_stack and not (how.instant and (cause.at_once or not alive or how.response)):
            if not alive and how.targets:
                return False
            self.table.resolve()
            self.open_stack = False
            self.touched = True
        if not self.open_stack:
            self.there = alive
        return (self.there or not how.targets) and how.act(self, name, cause)

    def leave_combat(self, always: bool = False) -> None:
        """Go on to the main phase after combat, if there is one going on."""
        if self.in_combat or always:
            self.table.advance("postcombat_main")
        self.in_combat = False

    def spend(self) -> None:
        """One umbra may be used up."""
        self.armed -= 1

    def sweep_auras(self, first: bool = True) -> None:
        """Creatures and Auras are destroyed together. Damage stays where no umbra was used, and
        may be lethal without the Auras. `first`: before anything that waits on the stack."""
        self.swept = True
        stays = self.hurt and self.protection not in ("none", "regeneration")
        indestructible = self.hurt and self.creature.card in self.roles["indestructible creature"]
        lives = self.armed > 0 and first and not stays and not indestructible and self.counters_kind != "deadly"
        self.armed = 0 if lives else -1

    def end(self) -> None:
        """The creature may be gone, whatever it has."""
        self.armed = -99

    def may_have_fallen(self, aura: str) -> bool:
        """Whether an Aura, or one that it enchants, may be attached no more since the creature
        changed hands."""
        if self.holder == self.owner:
            return False
        hosts = {thing.id: thing.attached_to for thing in self.table.objects}
        below: str | None = aura
        while below is not None and self.table.names[below] != "Lion Umbra":
            below = hosts[below]
        return below is not None

    # What this creature is

    def _kind_of_creature(self) -> str:
        card = self.creature.card
        if card in self.roles["indestructible creature"]:
            return "indestructible"
        printed = CARDS[card].printed
        if not self.is_creature:
            return "planeswalker" if "Planeswalker" in printed.types else "land"
        if "Artifact" in printed.types:
            return "artifact"
        return "legendary" if "Legendary" in printed.supertypes else "vanilla"

    def _kind_of_umbra(self) -> str:
        cards = {self.table.names[name] for name in self.umbras}
        special = [card for card in ("Dog Umbra", "Lion Umbra") if card in cards]
        return " and ".join(special) if special else "plain" if cards else "none"

    def _whose(self) -> str:
        controllers = {self.controller_of(name) for name in self.umbras}
        if len(controllers) == 2:
            return "both"
        if not controllers:
            return "nobody"
        return "controller" if controllers == {self.owner} else "opponent"
