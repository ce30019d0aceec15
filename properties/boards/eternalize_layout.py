"""Laying out a board about eternalize: a card's life, death, and what comes of it.

The order is always the same: what stands around, the creature's history, its death, one
attempt that must be refused (on some boards), the activation with what is done in response,
and what happens to the token.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from mtg_conformance.documents import Answer
from reference_engine.cards import CARDS

from ..board import Board
from .fates import AFTERS, AT_THE_TRIGGER, BLACK
from .pasts import DEATHS, PAST_ROLES, PASTS, discards
from .roles import Roles, can_target, change_of, is_instant
from .table import MAY, NEW, Table, has_trigger, mana_of_ability, opponent


class History(NamedTuple):
    """What the card was before: where it starts, what happened to it, and how it died."""

    start: str
    past: str
    death: str
    which: int
    by_owner: bool
    own_turn: bool


class Activation(NamedTuple):
    """How the ability is activated: an attempt that is refused, what is done in response, and
    what is discarded if something has to be."""

    refused: str
    response: str
    fodder: str
    which: int


class Surroundings(NamedTuple):
    """What else is there: helpers, a second card with eternalize, what happens to the token,
    and in what order everything arrived."""

    helpers: tuple[str, ...]
    after: str
    second: bool
    order: str
    shuffle: int
    answers: int


class EternalizeLayout:
    """One board being laid out."""

    def __init__(
        self, roles: Roles, card: str, owner: str, history: History, activation: Activation, around: Surroundings
    ) -> None:
        self.roles: Roles = roles
        self.card: str = card
        self.owner: str = owner
        self.history, self.activation, self.around = history, activation, around
        self.other = opponent(owner)
        self.host = "creature"
        self.refused = "none"
        self.tokens = 0
        self.made = 0
        self.new_turn = False
        self.helpers: list[str] = []
        self.placed: dict[str, str] = {}

    def lay_out(self) -> Board:
        """The whole board."""
        start, past, death, refused = self._settle()
        own_turn = self._own_turn(start, past, death, refused)
        table = self.table = Table(self.owner if own_turn else self.other)
        if refused in ("upkeep", "combat"):
            table.step = "upkeep" if refused == "upkeep" else "begin_combat"
        self.holder = self.owner
        self._place_helpers(death, refused)
        if refused == "dead copy":
            self._dead_copy()
        elif start == "battlefield":
            self._live(past, death, refused)
        else:
            table.add(self.host, self.card, self.owner, zone=start)
        response = after = "none"
        second = False
        if self._attempt(refused):
            self._reach_main_phase(refused)
            response = self._activate()
            self._try_again(refused)
            second = self._second()
            after = self._after(refused)
        factors = {
            "card": self.card,
            "start": start,
            "history": past,
            "death": death,
            "helpers": " and ".join(sorted(self.helpers)) or "none",
            "tokens": str(self.tokens),
            "refused": self.refused,
            "response": response,
            "cost": "mana plus a card" if discards(self.card) else "mana",
            "after": after,
            "second card": "yes" if second else "no",
            "turn of": "owner" if own_turn else "opponent",
            "owner": self.owner,
            "order of arrival": self.around.order,
        }
        return Board(situation=table.situation(self._answers(), self._order()), topic="eternalize", factors=factors)

    # What goes together

    def _settle(self) -> tuple[str, str, str, str]:
        """Start, past, death and refused attempt, so that they go together."""
        start, past, death, refused = *self.history[:3], self.activation.refused
        if refused == "nothing to discard" or refused == "discarding itself":
            refused = refused if discards(self.card) else "none"
        if refused == "trigger on the stack" and not self._killers_of_a_stranger():
            refused = "none"
        if refused in ("upkeep", "combat", "trigger on the stack"):
            start = "graveyard"
        if refused == "on the battlefield":
            start = "battlefield"
        if refused in ("in hand", "in exile"):
            start = refused.removeprefix("in ")
        elif start in ("hand", "exile"):
            start = "graveyard"
        if refused == "exiled instead":
            start = "battlefield"
            refused = refused if self.roles["graveyard hate"] else "none"
        if refused == "dead copy" and not (self.roles["copier"] and self.killers("destroy spell", "none")):
            refused = "none"
        if refused == "black" and not self._black_proof():
            refused = "none"
        if refused == "dead copy":
            return "battlefield", "none", "destroy spell", refused
        if start != "battlefield":
            return start, "none", "none", refused
        if past in PASTS and not PASTS[past](self):
            past = "none"
        if not self._can_die(death, past):
            death = next((one for one in DEATHS if self._can_die(one, past)), "none")
        if death == "none":
            return (
                "graveyard",
                "none",
                "none",
                refused if refused not in ("on the battlefield", "exiled instead") else "none",
            )
        return start, past, death, refused

    def _can_die(self, death: str, past: str) -> bool:
        return death in DEATHS and bool(self.killers(self._surely(death, past), past))

    def _surely(self, death: str, past: str) -> str:
        """What kills for certain, whatever the creature's size has become."""
        changed = past in ("blanker", "pump", "umbra") and death in ("damage spell", "shrinker")
        return "destroy spell" if changed else death

    def killers(self, death: str, past: str) -> list[str]:
        """The cards that can bring this death about."""
        names, printed = self.roles[DEATHS[death]], CARDS[self.card].printed
        if death == "mass destruction":
            return list(names)
        if death == "edict":
            return [name for name in names if is_instant(name)]
        if death != "combat":
            return [name for name in names if is_instant(name) and can_target(name, self.card)]
        if past in ("Aura that hinders", "theft") or "flying" in printed.keywords:
            return []
        if "double strike" in printed.keywords:
            # What strikes twice would be the first to kill.
            return list(self.roles["first strike deathtouch fighter"])
        return [name for name in names if "Legendary" not in CARDS[name].printed.supertypes]

    def _own_turn(self, start: str, past: str, death: str, refused: str) -> bool:
        if refused in ("opponent's turn", "not the owner") or past == "theft":
            return False
        if refused in ("upkeep", "combat", "dead copy", "black", "sick") or start != "battlefield":
            return True
        return self.history.own_turn

    def _black_proof(self) -> list[str]:
        return [name for name in self.roles["destroy spell"] if is_instant(name) and not can_target(name, BLACK)]

    # What stands around

    def _place_helpers(self, death: str, refused: str) -> None:
        wanted = [one for one in self.around.helpers if one != "none"]
        if refused == "exiled instead":
            wanted.append("graveyard hate")
        for role in dict.fromkeys(wanted):
            names = self.roles[role]
            if not names or (role == "graveyard hate" and refused != "exiled instead"):
                continue
            card = names[self.around.shuffle * len(names) >> 8]
            creature = "Creature" in CARDS[card].printed.types
            if creature and death in ("mass destruction", "edict"):
                continue
            if role == "one more counter" and self._has("Doubling Season"):
                # Which of the two applies first is a choice that changes the result (616.1).
                continue
            if role == "chooser of a type":
                if refused in ("upkeep", "combat") or not self._casts_in_main():
                    continue
                self.placed[role] = card
                self.helpers.append(role)
                continue
            owner = self.other if role in ("graveyard hate", "punisher", "hate in response") else self.owner
            if role == "graveyard hate" and self.history.by_owner and card == "Rest in Peace":
                owner = self.owner
            self.placed[role] = self.table.add(IDS.get(role, role.split()[0]), card, owner)
            self.helpers.append(role)
        if self.around.helpers.count("doubler") > 1 and len(self.roles["doubler"]) > 1 and "doubler" in self.placed:
            names = self.roles["doubler"]
            first = self.table.names[self.placed["doubler"]]
            card = next(name for name in names if name != first)
            if not (card == "Doubling Season" and "one more counter" in self.placed):
                self.placed["second doubler"] = self.table.add("doubler", card, self.owner)
                self.helpers.append("second doubler")

    def _has(self, card: str) -> bool:
        return card in self.table.names.values()

    def _casts_in_main(self) -> bool:
        return bool(self.table.step == "precombat_main")

    # Life and death

    def _live(self, past: str, death: str, refused: str) -> None:
        """Place the creature with its past, and have it die."""
        table, card = self.table, self.card
        printed = CARDS[card].printed
        toughness = printed.toughness or 0
        counters: dict[str, int] = {}
        attached: list[tuple[str, str, str]] = []
        if past == "+1/+1 counters":
            counters["+1/+1"] = 2
        if past == "-1/-1 counter" and toughness > 1:
            counters["-1/-1"] = 1
        for role in ("Aura", "Aura that hinders", "Aura that blanks", "umbra", "Equipment"):
            if past == role:
                hinders = role == "Aura that hinders"
                names = [
                    name
                    for name in self.roles[PAST_ROLES[role]]
                    if name not in ("Lion Umbra", "Dog Umbra") and (name == "Pacifism") is hinders
                ]
                name = names[self.history.which * len(names) >> 8]
                owner = self.other if role.startswith("Aura that") else self.owner
                attached.append((role.split()[0].lower(), name, owner))
        for _, name, _ in attached:
            change = change_of(name)
            toughness = (change.base[1] if change.base else toughness) + change.toughness
        toughness += counters.get("+1/+1", 0) - counters.get("-1/-1", 0)
        anthem = 1 if self._has("Glorious Anthem") else 0
        damage = 0
        if past == "damage":
            damage = toughness + anthem - 1
        if past not in ("blanker", "pump", "umbra"):
            amount = {"damage spell": 3, "shrinker": 2}.get(death, 0)
            if amount:
                name = self._killer(death, past)
                amount = {"Shock": 2, "Lightning Bolt": 3, "Disfigure": 2, "Dismember": 5, "Tragic Slip": 1}[name]
                lasting = toughness + (0 if past == "theft" else anthem)
                damage = max(damage, lasting - amount)
        table.add(self.host, card, self.owner, counters=counters, damage=max(0, damage))
        for id, name, owner in attached:
            table.add(id, name, owner, attached_to=self.host)
        if refused == "on the battlefield":
            self._refuse(self.owner, refused)
        self._undergo(past)
        self._die(past, death)

    def _killer(self, death: str, past: str) -> str:
        names = self.killers(death, past)
        return names[self.history.which * len(names) >> 8]

    def _undergo(self, past: str) -> None:
        table, roles = self.table, self.roles
        if past == "pump":
            table.cast(self.owner, roles["pump spell"][0], self.host, id="growth")
        elif past == "blanker":
            table.cast(self.other, roles["blanker"][0], self.host, id="frog")
        elif past == "theft":
            table.cast(self.other, roles["theft"][0], self.host, id="theft")
            self.holder = self.other
        elif past == "umbra":
            table.cast(self.other, self._killer("destroy spell", "none"), self.host)
        else:
            return
        table.resolve()

    def _die(self, past: str, death: str) -> None:
        table, history = self.table, self.history
        by = self.owner if history.by_owner else self.other
        killer = self._killer(self._surely(death, past), past)
        if death == "combat":
            self._die_in_combat(killer)
            return
        if death == "mass destruction":
            table.cast(table.active, killer)
        else:
            table.cast(by, killer, self.holder if death == "edict" else self.host)
        table.resolve()

    def _die_in_combat(self, fighter: str) -> None:
        table = self.table
        attacks = table.active == self.owner
        fighters = [table.add("fighter", fighter, self.other)]
        if attacks and "menace" in CARDS[self.card].printed.keywords:
            fighters.append(table.add("fighter", fighter, self.other))
        table.advance("declare_attackers")
        table.attack(table.active, self.host if attacks else fighters[0])
        table.advance("declare_blockers")
        if attacks:
            table.block(self.other, *fighters, attacker=self.host)
        else:
            table.block(self.owner, self.host, attacker=fighters[0])
        table.advance("postcombat_main")

    def _dead_copy(self) -> None:
        """A Clone that was a copy of the creature dies: in the graveyard it is Clone."""
        table = self.table
        table.add(self.host, self.card, self.owner)
        table.cast(self.owner, self.roles["copier"][0], id="copy")
        table.resolve()
        table.cast(self.other, self._killer("destroy spell", "none"), "copy")
        table.resolve()

    # The activation

    def _refuse(self, by: str, why: str, id: str | None = None) -> None:
        """Try to activate eternalize where it can't be."""
        self.refused = why
        mana = mana_of_ability(self.card, "Eternalize")
        pays: dict[str, tuple[str, ...]] = {}
        if discards(self.card) and why not in ("nothing to discard", "discarding itself"):
            pays["discard"] = (self._fodder(),)
        if why == "discarding itself":
            pays["discard"] = (self.host,)
        if why == "too little mana":
            mana = less(mana)
        if why == "wrong colors":
            mana = other_colors(mana)
        self.table.activate(by, id or self.host, "Eternalize", mana=mana, pays=pays)

    def _fodder(self) -> str:
        """The card that is discarded: placed when it is first needed."""
        if "fodder" not in self.table.names:
            names = self.roles["vanilla creature"] or self.roles["creature"] or (self.card,)
            card = names[0]
            if self.activation.fodder == "eternalize card":
                cards = self.roles["eternalize card"]
                card = cards[self.activation.which * len(cards) >> 8]
            self.table.add("fodder", card, self.owner, zone="hand")
        return "fodder"

    def _attempt(self, refused: str) -> bool:
        """The attempt that is refused, if it comes before the activation. Returns whether the
        ability can be activated after all."""
        table = self.table
        if refused in ("in hand", "in exile", "exiled instead", "dead copy"):
            self._to_own_turn()
            self._refuse(self.owner, refused, "copy" if refused == "dead copy" else None)
            return False
        if refused in ("upkeep", "combat", "opponent's turn"):
            self._refuse(self.owner, refused)
        elif refused == "not the owner":
            self._refuse(self.other, refused)
        elif refused in ("too little mana", "wrong colors", "nothing to discard", "discarding itself"):
            self._to_own_turn()
            self._refuse(self.owner, refused)
        elif refused == "stack not empty":
            spells = self.roles["damage spell"]
            if spells:
                self._to_own_turn()
                table.cast(self.owner, spells[0], self.other, id="noise")
                self._refuse(self.owner, refused)
                table.resolve()
        elif refused == "trigger on the stack":
            # Nothing but a triggered ability is on the stack once the spell has resolved.
            table.add("artist", self.roles["witness of deaths"][0], self.owner)
            stranger = table.add("stranger", self.roles["vanilla creature"][0], self.other)
            table.cast(self.owner, self._killers_of_a_stranger()[0], stranger, id="noise")
            table.resolve(all=False)
            self._refuse(self.owner, refused)
            table.resolve()
        return True

    def _killers_of_a_stranger(self) -> list[str]:
        """What destroys a creature so that an ability triggers, if there is one."""
        if self.roles.missing("witness of deaths", "vanilla creature"):
            return []
        stranger = self.roles["vanilla creature"][0]
        return [name for name in self.roles["destroy spell"] if is_instant(name) and can_target(name, stranger)]

    def _to_own_turn(self) -> None:
        if self.table.active != self.owner and not self.new_turn:
            self.table.advance("precombat_main")
            self.new_turn = True

    def _reach_main_phase(self, refused: str) -> None:
        if refused in ("upkeep", "combat"):
            self.table.advance("precombat_main" if refused == "upkeep" else "postcombat_main")
        self._to_own_turn()
        if "chooser of a type" in self.placed:
            self.placed["chooser of a type"] = self.table.cast(self.owner, self.placed["chooser of a type"], id="mimic")
            self.table.resolve()

    def _activate(self) -> str:
        """The activation itself, with what is done in response. Returns the response."""
        table = self.table
        pays = {"discard": (self._fodder(),)} if discards(self.card) else {}
        table.activate(self.owner, self.host, "Eternalize", puts="eternalizing", pays=pays)
        response = self._respond()
        if self.card == "Champion of Wits" and response != "counter":
            # What it draws and discards again has names; nothing else in hand is given up.
            for name in (self.roles["vanilla creature"] * 2)[:2]:
                table.add("drawn", name, self.owner, zone="library")
        if response in AT_THE_TRIGGER:
            # The ability resolves, and what triggered then is answered.
            table.resolve(all=False)
            table.cast(*self._at_the_trigger(response), NEW[0], id="response")
        table.resolve()
        if response != "counter":
            self.tokens = self.doubled(1)
            self.made += self.tokens
        return response

    def _at_the_trigger(self, response: str) -> tuple[str, str]:
        """Who casts what at the token while its ability is on the stack."""
        names = self.roles[AT_THE_TRIGGER[response]]
        possible = [name for name in names if is_instant(name) and can_target(name, BLACK)]
        card = possible[self.around.shuffle * len(possible) >> 8]
        return (self.owner if response == "token grows" else self.other), card

    def _can_meet_the_trigger(self, response: str) -> bool:
        names = self.roles[AT_THE_TRIGGER[response]]
        if "sees the activation" in self.placed or "punisher" in self.placed:
            # What triggers on the activation would be on top of the stack.
            return False
        return self.card in READS_POWER and any(is_instant(name) and can_target(name, BLACK) for name in names)

    def doubled(self, count: int) -> int:
        """How many tokens come of so many, with the helpers that are still there."""
        for helper in ("doubler", "second doubler"):
            if helper in self.placed and self.placed[helper] not in self.gone:
                count *= 2
        return count

    gone: tuple[str, ...] = ()

    def _respond(self) -> str:
        table, response = self.table, self.activation.response
        if response == "counter" and self.roles["ability counter"]:
            table.cast(self.other, self.roles["ability counter"][0], "eternalizing", id="response")
        elif response == "graveyard hate" and self.roles["hate in response"]:
            hates = self.roles["hate in response"]
            card = hates[self.activation.which * len(hates) >> 8]
            hate = table.add("hate", card, self.other)
            if card == "Tormod's Crypt":
                table.activate(self.other, hate, "{T}, Sacrifice", self.owner)
            else:
                table.activate(self.other, hate, "{1}, Exile")
        elif response == "helper removed":
            target = next((self.placed[one] for one in ("doubler", "anthem") if one in self.placed), None)
            names = [
                name
                for name in self.roles["enchantment removal"]
                if target is not None and is_instant(name) and can_target(name, table.names[target])
            ]
            if target is None or not names:
                return "none"
            table.cast(self.other, names[0], target, id="response")
            self.gone = (target,)
        elif response in AT_THE_TRIGGER and self._can_meet_the_trigger(response):
            pass
        else:
            return "none"
        return response

    def _try_again(self, refused: str) -> None:
        """The attempts that are refused after the activation."""
        if refused == "twice":
            self._refuse_again(self.host, refused)
        elif refused == "token's own" and self.tokens and not self._token_may_be_gone():
            self._refuse_again(NEW[0], refused)

    def _token_may_be_gone(self) -> bool:
        return self.activation.response in ("token shrinks", "token dies") and self._can_meet_the_trigger(
            self.activation.response
        )

    def _refuse_again(self, id: str, why: str) -> None:
        self.refused = why
        pays: dict[str, tuple[str, ...]] = {}
        if discards(self.card):
            pays["discard"] = (self.table.add("spare", self.roles["vanilla creature"][0], self.owner, zone="hand"),)
        self.table.activate(self.owner, id, "Eternalize", mana=mana_of_ability(self.card, "Eternalize"), pays=pays)

    def _second(self) -> bool:
        """A second card with eternalize: the one that was discarded, or another one."""
        table, second = self.table, "second"
        if not self.around.second or self.card == "Timeless Witness":
            return False
        if "fodder" in table.names and discards(self.card) and self.activation.fodder == "eternalize card":
            second = "fodder"
            card = table.names["fodder"]
            if self.activation.response == "graveyard hate":
                return False
        else:
            cards = self.roles["eternalize card"]
            card = cards[(self.around.shuffle + self.activation.which) % len(cards)]
            if self.activation.response == "graveyard hate":
                return False
        if card in ("Timeless Witness", "Champion of Wits") or (discards(card) and not self.roles["vanilla creature"]):
            return False
        if second == "second":
            table.add(second, card, self.owner, zone="graveyard")
        pays: dict[str, tuple[str, ...]] = {}
        if discards(card):
            pays["discard"] = (table.add("change", self.roles["vanilla creature"][0], self.owner, zone="hand"),)
        table.activate(self.owner, second, "Eternalize", pays=pays)
        table.resolve()
        self.made += self.doubled(1)
        return True

    # The token

    def _after(self, refused: str) -> str:
        if not self.tokens or self._token_may_be_gone():
            return "none"
        if refused == "black":
            spell = self._black_proof()[0]
            self.refused = refused
            self.table.cast(self.other, spell, NEW[0])
            return "none"
        if refused == "sick":
            if "haste" in CARDS[self.card].printed.keywords:
                return "none"
            self.refused = refused
            self.table.advance("declare_attackers")
            self.table.attack(self.owner, NEW[0])
            return "none"
        after = self.around.after
        how = AFTERS.get(after)
        return after if how is not None and how(self) else "none"

    # The document

    def _answers(self) -> tuple[Answer, ...]:
        flags, table = self.around.answers, self.table
        sources = [name for name in self.placed.values() if name in table.names]
        auras = [name for name in table.names if "Aura" in CARDS[table.names[name]].printed.subtypes]
        if flags & 0b001:
            sources.reverse()
        drawn = [name for name in table.names if name.startswith("drawn")]
        made = NEW[: self.made]
        if drawn:
            table.willing.append(NEW[0])
        elif self.card in MAY:
            table.willing += made
        prefer = [*drawn, *made, self.host] if flags & 0b010 or drawn else [self.host, *made]
        cards = [card for name, card in table.names.items() if name in ("creature", "second", "fodder")]
        return table.answers([*auras, *sources], prefer, (), self.made, any(map(has_trigger, cards)))

    def _order(self) -> list[str] | None:
        names = list(self.table.names)
        if self.around.order == "reversed":
            return names[::-1]
        if self.around.order == "shuffled":
            Random(self.around.shuffle).shuffle(names)
            return names
        return None


def less(mana: str) -> str:
    """One mana less, of a color."""
    return mana[:-1]


def other_colors(mana: str) -> str:
    """As much mana, but none of the colors that are asked for."""
    other = next(color for color in "RGWUB" if color not in mana)
    return "".join(other if letter.isalpha() else letter for letter in mana)


READS_POWER = ("Sunscourge Champion", "Resilient Khenra")
"""Cards whose ability that triggers when they enter looks at their power."""

IDS = {"doubler": "doubler", "anthem": "anthem", "enters with counters": "biomancer", "punisher": "mentor"}

__all__ = ["Activation", "EternalizeLayout", "History", "Surroundings", "discards"]
