"""phase's questions, put to the players.

Each kind of prompt becomes a question of the documents (`ask`) with ids as options, and the
answer becomes the action that phase wants. Who is asked is always whom phase asks.
"""

from collections.abc import Callable, Sequence
from typing import Any

from phase_names import Names

from mtg_conformance.adapter import Policy, Unanswered, Unsupported
from mtg_conformance.documents import Ask, Situation

Json = dict[str, Any]
NONE = "none"
"""The option to choose no more, where that is allowed."""
_PROP = "prop"
"""What cards that no Situation names are called where they must be chosen; they are all alike."""
_COLOR_WORDS = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G"}


class Prompts:
    """Answers phase's prompts for one game."""

    def __init__(self, situation: Situation, policy: Policy, names: Names) -> None:
        self._answers = situation.answers
        self._policy = policy
        self._names = names

    def answer(self, waiting: Json) -> Json:
        """The action that answers what phase waits for. Raises Unsupported for a kind of prompt
        that has no counterpart in the documents, Unanswered if no answer fits."""
        handler = _HANDLERS.get(waiting["type"])
        if handler is None:
            raise Unsupported(f"phase asks {waiting['type']}, which this adapter does not know")
        return handler(self, waiting["data"])

    def _choose(self, data: Json, ask: Ask, options: Sequence[str | int], question: str = "") -> str | int:
        return self._policy.choose(self._seat(data), ask, options, self._source(data), question)

    def _seat(self, data: Json) -> str:
        return self._names.seat(data["player"])

    def _source(self, data: Json) -> str | None:
        number = data.get("source_id")
        return None if number is None else self._names.id(number)

    def _option(self, number: int) -> str:
        """What an object is called among options."""
        return self._names.id(number) or _PROP

    def _on_offer(self, numbers: Sequence[int], count: int) -> list[int]:
        """Props are no part of the Situation: they are on offer only if the rest is too few."""
        named = [number for number in numbers if self._names.id(number) is not None]
        return named if len(named) >= count else list(numbers)

    def _pick(self, data: Json, ask: Ask, numbers: Sequence[int], count: int, question: str = "") -> list[int]:
        """So many of phase's objects."""
        count = min(count, len(numbers))
        if count == 0:
            return []
        numbers = self._on_offer(numbers, count)
        options = [self._option(number) for number in numbers]
        chosen = self._policy.choose_several(self._seat(data), ask, options, count, self._source(data), question)
        left = list(zip(options, numbers, strict=True))
        picked: list[int] = []
        for choice in chosen:
            found = next(pair for pair in left if pair[0] == choice)
            left.remove(found)
            picked.append(found[1])
        return picked

    def _pick_up_to(self, data: Json, numbers: Sequence[int], low: int, high: int, question: str) -> list[int]:
        """Between `low` and `high` of the objects, asked one by one; `none` stops."""
        picked: list[int] = []
        left = self._on_offer(numbers, 1)
        while left and len(picked) < high:
            options: list[str | int] = [self._option(number) for number in left]
            if len(picked) >= low:
                options.append(NONE)
            choice = self._choose(data, "objects", options, question)
            if choice == NONE:
                break
            picked.append(left.pop(options.index(choice)))
        return picked

    def replacement(self, data: Json) -> Json:
        """Which replacement effect applies (CR 616.1), or whether an optional one does."""
        candidates = data["candidates"]
        kind = data["kind"]["type"]
        if kind == "Order":
            options = [self._replacement_option(candidate) for candidate in candidates]
            choice = self._choose(data, "replacement", options, "which replacement effect applies first")
            return _act("ChooseReplacement", index=options.index(str(choice)))
        declines = [n for n, candidate in enumerate(candidates) if candidate["description"] == "Decline"]
        if len(candidates) == 2 and len(declines) == 1:
            source = self._names.id(candidates[0]["source_id"])
            question = candidates[1 - declines[0]]["description"]
            choice = self._policy.choose(self._seat(data), "may", ("yes", "no"), source, question)
            return _act("ChooseReplacement", index=declines[0] if choice == "no" else 1 - declines[0])
        raise Unsupported(f"phase asks for a replacement of the kind {kind}, which this adapter does not know")

    def _replacement_option(self, candidate: Json) -> str:
        text = candidate["description"]
        if text == "Regenerate":
            return "regeneration"
        if "shield counter" in text:
            return "shield-counter"
        return self._names.id(candidate["source_id"]) or str(candidate["source_name"])

    def legend(self, data: Json) -> Json:
        """Which legendary permanent stays (CR 704.5j)."""
        options = [self._option(number) for number in data["candidates"]]
        choice = self._choose(data, "legend", options, "which legendary permanent stays")
        return _act("ChooseLegend", keep=data["candidates"][options.index(str(choice))])

    def targets(self, data: Json) -> Json:
        """A target of a triggered ability or a copy, slot by slot."""
        selection = data["selection"]
        slot = data["target_slots"][selection["current_slot"]]
        legal = selection["current_legal_targets"]
        options: list[str | int] = [self.target_name(target) for target in legal]
        if slot["optional"]:
            options.append(NONE)
        if not options:
            raise Unsupported("phase asks for a target and offers none")
        choice = self._choose(data, "target", options, data.get("description") or "")
        return _act("ChooseTarget", target=None if choice == NONE else legal[options.index(choice)])

    def target_name(self, target: Json) -> str:
        """What a possible target is called."""
        if "Player" in target:
            return self._names.seat(target["Player"])
        number = target["Object"]
        return self._names.id(number) or self._names.stack_entry(number)

    def may(self, data: Json) -> Json:
        """Whether to do something optional."""
        choice = self._choose(data, "may", ("yes", "no"), data.get("description") or "")
        return _act("DecideOptionalEffect", accept=choice == "yes")

    def unless(self, data: Json) -> Json:
        """Whether to pay to prevent something."""
        choice = self._choose(data, "may", ("yes", "no"), data.get("effect_description") or "pay")
        return _act("PayUnlessCost", pay=choice == "yes")

    def copy_target(self, data: Json) -> Json:
        """What to become a copy of (CR 707.5)."""
        (picked,) = self._pick(data, "objects", data["valid_targets"], 1, "what to copy")
        return _act("ChooseTarget", target={"Object": picked})

    def cards(self, data: Json) -> Json:
        """Some cards or permanents out of several."""
        count = int(data["count"])
        if data.get("constraint") not in (None, {"type": "None"}) or data.get("unless_filter"):
            raise Unsupported("phase asks for several objects with a condition on the set")
        low = 0 if data.get("up_to") else data.get("min_count") or count
        numbers = data["cards"]
        if low < count:
            return _act("SelectCards", cards=self._pick_up_to(data, numbers, low, count, "which ones"))
        return _act("SelectCards", cards=self._pick(data, "objects", numbers, count, "which ones"))

    def pay(self, data: Json) -> Json:
        """What to give up for a cost during resolution."""
        picked = self._pick(data, "objects", data["choices"], data["count"], "what to pay with")
        return _act("SelectCards", cards=picked)

    def named(self, data: Json) -> Json:
        """A name, a type or a color."""
        kind = data["choice_type"]
        kind = kind if isinstance(kind, str) else kind.get("type") or next(iter(kind))
        asks: dict[str, Ask] = {
            "CreatureType": "type",
            "CardType": "type",
            "LandType": "type",
            "BasicLandType": "type",
            "CardName": "name",
            "Color": "colour",
        }
        ask = asks.get(kind)
        if ask is None:
            raise Unsupported(f"phase asks to choose a {kind}, which this adapter does not know")
        if kind == "Color":
            words = [self._color_word(data, option) for option in data["options"]]
            choice = data["options"][words.index(str(self._choose(data, ask, words, "choose a color")))]
        elif data["options"]:
            choice = self._choose(data, ask, data["options"], f"choose a {kind}")
        else:
            choice = self._free(data, ask, f"choose a {kind}")
        return _act("ChooseOption", choice=str(choice))

    def _color_word(self, data: Json, color: str) -> str:
        """A color as the player's answers write it, else as the documents do."""
        seat = self._seat(data)
        told = {str(v) for a in self._answers if (a.by, a.ask) == (seat, "colour") for v in a.prefer}
        letter = _COLOR_WORDS.get(color, color)
        return next((word for word in (letter, color, color.lower()) if word in told), letter)

    def _free(self, data: Json, ask: Ask, question: str) -> str:
        """A choice without a list: what the player's answers name is on offer."""
        seat = self._seat(data)
        named = [str(v) for answer in self._answers if (answer.by, answer.ask) == (seat, ask) for v in answer.prefer]
        if not named:
            raise Unanswered(
                f"{seat} was asked ({ask}) with free choice: {question}; {seat} has no answer of this kind"
            )
        return str(self._choose(data, ask, list(dict.fromkeys(named)), question))

    def damage(self, data: Json) -> Json:
        """Where an attacker's damage goes (CR 510.1c): the first choice gets all of it."""
        total = data["total_damage"]
        blockers = [blocker["blocker_id"] for blocker in data["blockers"]]
        options = [self._option(number) for number in blockers]
        if data.get("trample"):
            options.append(self._attacked(data["attack_target"]))
        source = self._names.id(data["attacker_id"])
        choice = self._policy.choose(self._seat(data), "damage", options, source, "where its combat damage goes")
        first = options.index(str(choice))
        over = 0
        if first < len(blockers):
            shares = [total if n == first else 0 for n in range(len(blockers))]
        else:
            shares = [blocker["lethal_minimum"] for blocker in data["blockers"]]
            over = total - sum(shares)
            if over < 0:
                raise Unsupported("the damage is not enough for all blockers, and the answer does not divide it")
        return _act(
            "AssignCombatDamage",
            mode="Normal",
            assignments=[list(pair) for pair in zip(blockers, shares, strict=True)],
            trample_damage=over,
            controller_damage=0,
        )

    def _attacked(self, target: Json) -> str:
        return self._names.seat(target["data"]) if target["type"] == "Player" else self._option(target["data"])

    def order(self, data: Json) -> Json:
        """The order in which a player's triggered abilities go on the stack (CR 603.3b), one by
        one, by their sources."""
        left = list(enumerate(data["triggers"]))
        order: list[int] = []
        while left:
            options = list(dict.fromkeys(self._option(trigger["source_id"]) for _, trigger in left))
            choice = self._choose(data, "order", options, "which ability goes on the stack first")
            found = next(pair for pair in left if self._option(pair[1]["source_id"]) == choice)
            left.remove(found)
            order.append(found[0])
        return _act("OrderTriggers", order=order)

    def scry(self, data: Json) -> Json:
        """Which cards go to the bottom (CR 701.22a): those that stay are named to phase. Props stay."""
        named = [number for number in data["cards"] if self._names.id(number) is not None]
        down = self._pick_up_to(data, named, 0, len(named), "what goes to the bottom")
        return _act("SelectCards", cards=[number for number in data["cards"] if number not in down])

    def look(self, data: Json) -> Json:
        """Cards looked at on top of a library: nothing to choose if all are props."""
        if any(self._names.id(number) is not None for number in data["cards"]):
            raise Unsupported("phase asks about cards on top of a library, which this adapter answers for props only")
        return _act("SelectCards", cards=[])

    def hand_size(self, data: Json) -> Json:
        """What to discard down to the maximum hand size (CR 514.1): props first."""
        props = [number for number in data["cards"] if self._names.id(number) is None][: data["count"]]
        named = [number for number in data["cards"] if self._names.id(number) is not None]
        rest = self._pick(data, "objects", named, data["count"] - len(props), "what to discard")
        return _act("SelectCards", cards=props + rest)

    def attach_to(self, data: Json) -> Json:
        """What an Aura that was not cast enters attached to (CR 303.4f)."""
        legal = data["legal_targets"]
        options = [self.target_name(target) for target in legal]
        choice = self._choose(data, "objects", options, "what it enters attached to")
        return _act("ChooseTarget", target=legal[options.index(str(choice))])


def _act(kind: str, **data: Any) -> Json:
    return {"type": kind, "data": data}


_HANDLERS: dict[str, Callable[[Prompts, Json], Json]] = {
    "ReplacementChoice": Prompts.replacement,
    "ChooseLegend": Prompts.legend,
    "TriggerTargetSelection": Prompts.targets,
    "TargetSelection": Prompts.targets,
    "OptionalEffectChoice": Prompts.may,
    "OpponentMayChoice": Prompts.may,
    "UnlessPayment": Prompts.unless,
    "CopyTargetChoice": Prompts.copy_target,
    "EffectZoneChoice": Prompts.cards,
    "DiscardChoice": Prompts.cards,
    "DiscardToHandSize": Prompts.hand_size,
    "OrderTriggers": Prompts.order,
    "ScryChoice": Prompts.scry,
    "SurveilChoice": Prompts.look,
    "ChooseFromZoneChoice": Prompts.cards,
    "SearchChoice": Prompts.cards,
    "PayCost": Prompts.pay,
    "NamedChoice": Prompts.named,
    "AssignCombatDamage": Prompts.damage,
    "ReturnAsAuraTarget": Prompts.attach_to,
}
