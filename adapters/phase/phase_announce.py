"""Announcing a spell or an ability: what the script says, given to phase where it asks.

Everything that CR 601.2b-h announces is in the action, so nothing here is a player's choice. If
the announcement does not fit what phase allows, the action is refused.
"""

import re
from collections.abc import Callable
from typing import Any

from phase_names import Names

from mtg_conformance.adapter import Unanswered, Unsupported
from mtg_conformance.documents import Activate, Cast

Json = dict[str, Any]


class Refused(Exception):
    """phase does not let the player do this. The message says why."""


class Announcement:
    """What remains to be said of one cast or activation."""

    def __init__(self, action: Cast | Activate, names: Names) -> None:
        self._action = action
        self._names = names
        self._targets = list(action.targets)
        self._pays = [thing for things in action.pays.values() for thing in things]

    def answer(self, waiting: Json, pool: Callable[[int], list[Json]]) -> Json | None:
        """phase's action for the prompt at hand, null if the prompt is not part of announcing.
        `pool` gives the mana of a player. Raises Refused, Unsupported, Unanswered."""
        if waiting["type"] == "PhyrexianPayment":
            return self.phyrexian(waiting["data"], pool)
        handler = _HANDLERS.get(waiting["type"])
        return None if handler is None else handler(self, waiting["data"])

    def check(self, stack: list[Json], number: int) -> None:
        """Raise Refused unless the stack entry has just the targets that were announced. (phase
        does not ask if there is only one legal target; it may not be the one announced.)"""
        entry = next((entry for entry in stack if entry["id"] == number), None)
        ability = (entry or {}).get("kind", {}).get("data", {}).get("ability") or {}
        found = list(_chosen_targets(ability))
        wanted = [self._target(name) for name in self._action.targets]
        if wanted and not found:
            asked = ", ".join(self._action.targets)
            raise Refused(f"phase casts {self._action.object} without a target, where the action names {asked}")
        for target in wanted:
            if target not in found:
                raise Refused(f"phase did not take {self._target_name(target)} as a target")
        for target in found:
            if target not in wanted:
                raise Refused(f"phase takes {self._target_name(target)} as a target, which the action does not name")
        if found != [target for n, target in enumerate(wanted) if target not in wanted[:n]]:
            order = ", ".join(self._target_name(target) for target in found)
            raise Refused(f"phase takes the targets in another order than the action names: {order}")

    def modes(self, data: Json) -> Json:
        if not self._action.modes:
            raise Unanswered(f"{self._action.by} was asked for modes of {self._action.object}; the action names none")
        return _act("SelectModes", indices=[mode - 1 for mode in self._action.modes])

    def targets(self, data: Json) -> Json:
        selection = data["selection"]
        slot = data["target_slots"][selection["current_slot"]]
        legal = selection["current_legal_targets"]
        if self._targets:
            target = self._target(self._targets[0])
            if target in legal:
                self._targets.pop(0)
                return _act("ChooseTarget", target=target)
            if not slot["optional"]:
                raise Refused(f"phase does not allow {self._targets[0]} as a target here")
        if slot["optional"]:
            return _act("ChooseTarget", target=None)
        raise Refused("phase wants a target more than the action names")

    def value_of_x(self, data: Json) -> Json:
        if self._action.x is None:
            raise Unanswered(f"{self._action.by} was asked for the value of X; the action does not say it")
        return _act("ChooseX", value=self._action.x)

    def pay(self, data: Json) -> Json:
        numbers = [self._names.number(thing) for thing in self._pays]
        chosen = [n for n in numbers if n is not None and n in data["choices"]][: data["count"]]
        if len(chosen) < data.get("count", 1):
            raise Refused(f"the cost wants {data['count']} ({data['kind']['type']}), the action does not give it")
        for number in chosen:
            self._pays.remove(self._names.id(number) or "")
        return _act("SelectCards", cards=chosen)

    def optional_cost(self, data: Json) -> Json:
        """An additional cost that need not be paid (kicker) is meant if the mana covers it; one
        instead of the mana cost is meant if the action gives something up."""
        cost = data["cost"]
        if cost["type"] == "Choice" and [part["type"] == "Mana" for part in cost["data"]] == [False, True]:
            return _act("DecideOptionalCost", pay=bool(self._pays))
        costs = (cost.get("data") or {}).get("costs", []) if isinstance(cost.get("data"), dict) else []
        if cost["type"] != "Kicker" or [part["type"] for part in costs] != ["Mana"]:
            raise Unsupported(f"phase asks for an optional cost ({cost['type']}), which this adapter does not know")
        pending = data["pending_cast"]["cost"]
        base, extra = (_mana_count(part) for part in (pending, costs[0]["cost"]))
        return _act("DecideOptionalCost", pay=mana_count(self._action.mana) >= base + extra)

    def alternative(self, data: Json) -> Json:
        """Bestow is meant if a target is named (CR 702.103a); other alternatives are not meant."""
        bestow = data["keyword"].get("type") == "Bestow" and bool(self._action.targets)
        return _act("ChooseAlternativeCast", choice={"type": "Alternative" if bestow else "Normal"})

    def phyrexian(self, data: Json, pool: Callable[[int], list[Json]]) -> Json:
        """Life is paid for what the mana does not cover (CR 107.4f)."""
        left = [unit["color"] for unit in pool(data["player"])]
        choices: list[Json] = []
        for shard in data["shards"]:
            if shard.get("color") in left:
                left.remove(shard["color"])
                choices.append({"type": "PayMana"})
            else:
                choices.append({"type": "PayLife"})
        return _act("SubmitPhyrexianChoices", choices=choices)

    def mana(self, data: Json) -> Json:
        return {"type": "PassPriority"}

    def _target(self, name: str) -> Json:
        if name in self._names.seats:
            return {"Player": self._names.seat_number(name)}
        number = self._names.number(name)
        if number is None:
            raise Refused(f"there is no {name}")
        return {"Object": number}

    def _target_name(self, target: Json) -> str:
        if "Player" in target:
            return self._names.seat(target["Player"])
        return self._names.id(target["Object"]) or self._names.stack_entry(target["Object"])


def _chosen_targets(ability: Json) -> list[Json]:
    """What was chosen as targets. phase holds the creature that "enchanted creature" means in the same
    place; nobody chooses that, and it is none (CR 115.10a)."""
    found: list[Json] = []
    while ability:
        for target in ability.get("targets") or ():
            if target not in found and not _is_the_host(ability):
                found.append(target)
        ability = ability.get("sub_ability") or {}
    return found


def _is_the_host(ability: Json) -> bool:
    wanted = (ability.get("effect") or {}).get("target")
    properties = wanted.get("properties") or () if isinstance(wanted, dict) else ()
    return any(one.get("type") in ("EnchantedBy", "EquippedBy") for one in properties if isinstance(one, dict))


def mana_count(mana: str) -> int:
    """How many mana a text such as 1BB or 10G is."""
    return sum(int(part) if part.isdigit() else 1 for part in re.findall(r"\d+|[WUBRGC]", mana))


def _mana_count(cost: Json) -> int:
    return int(cost.get("generic", 0)) + len(cost.get("shards", ()))


def _act(kind: str, **data: Any) -> Json:
    return {"type": kind, "data": data}


_HANDLERS: dict[str, Callable[[Announcement, Json], Json]] = {
    "ModeChoice": Announcement.modes,
    "AbilityModeChoice": Announcement.modes,
    "TargetSelection": Announcement.targets,
    "ChooseXValue": Announcement.value_of_x,
    "PayCost": Announcement.pay,
    "OptionalCostChoice": Announcement.optional_cost,
    "AlternativeCastChoice": Announcement.alternative,
    "ManaPayment": Announcement.mana,
}
