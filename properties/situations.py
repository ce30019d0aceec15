"""Interesting situations, and whether a board brings one about.

A strategy is worth what it reaches. Each situation is a named question about a board and what
the reference engine did with it, with the number of boards of the topic within which it must
turn up: 50, 150 or 500, the next one above the worst of twenty measured runs with different
seeds, and so that a run misses it less than once in two hundred.
"""

from __future__ import annotations

from collections.abc import Mapping

from mtg_conformance.documents import Attack

from .board import Topic
from .seen import Interesting, Seen

MASS_WITH_AURAS = ("mass destruction with Auras", "Disk")


def _causes(seen: Seen) -> set[str]:
    return {seen.factors["cause"], seen.factors["second cause"]}


def _umbras_offered(seen: Seen) -> list[int]:
    """How many umbras were on offer, in each question about replacement."""
    return [sum(map(seen.is_umbra, one.options)) for one in seen.asked("replacement")]


def _offered_beside_umbra(seen: Seen, shield: str) -> bool:
    return any(shield in one.options and any(map(seen.is_umbra, one.options)) for one in seen.asked("replacement"))


def _choice_between_players(seen: Seen) -> bool:
    owners = {thing.id: thing.owner for thing in seen.board.situation.objects}
    return any(
        len({owners[str(option)] for option in one.options if seen.is_umbra(option)}) > 1
        for one in seen.asked("replacement")
    )


def _both_players_asked_at_once(seen: Seen) -> bool:
    asked = [(one.at, one.by) for one in seen.asked("replacement")]
    return any((at, "alice") in asked and (at, "bob") in asked for at, _ in asked)


def _one_check(seen: Seen) -> bool:
    return any({"704.5g", "704.5h", "704.7"} <= set(entry.rules) for entry in seen.trace) and seen.saves() > 0


def _saved_and_then_gone(seen: Seen, how: str) -> bool:
    return seen.saves() > 0 and seen.says("creature", rule=how)


def _killed_under(seen: Seen, umbra: str) -> bool:
    """Whether the creature was destroyed while this umbra was on it."""
    return any(
        before.zone == "battlefield" and after.zone == "graveyard" and name in _attached(seen, number)
        for name, card in seen.cards.items()
        if card == umbra
        for number, (before, after) in enumerate(
            zip(seen.states("creature"), seen.states("creature")[1:], strict=False)
        )
    ) and seen.says("creature is destroyed")


def _attached(seen: Seen, number: int) -> list[str]:
    objects = seen.outcome.snapshots[number].objects
    return [name for name, state in objects.items() if state.attached_to == "creature"]


def _attacker_saved(seen: Seen) -> bool:
    attacks = any(
        isinstance(action, Attack) and "creature" in action.attackers for action in seen.board.situation.script
    )
    return (
        attacks
        and any(
            before.attacking and after.attacking and len(_attached(seen, n)) > len(_attached(seen, n + 1))
            for n, (before, after) in enumerate(zip(seen.states("creature"), seen.states("creature")[1:], strict=False))
        )
        and seen.saves() > 0
    )


def _stays_with_damage(seen: Seen) -> bool:
    last = seen.last("creature")
    return (
        seen.factors["damage before"] == "one short"
        and seen.factors["events"] == "1"
        and seen.saves() == 0
        and last is not None
        and last.zone == "battlefield"
        and any(state.damage for state in seen.states("creature")[-2:])
    )


def _umbra_first(seen: Seen) -> bool:
    """Whether an umbra that was there before its creature saved it."""
    names = [thing.id for thing in seen.board.situation.objects]
    return any(
        entry.text.endswith(f"and {name} is destroyed") and names.index(name) < names.index("creature")
        for entry in seen.entries("702.89a")
        for name in names
        if entry.text.startswith("creature would")
    )


def _saves_itself(seen: Seen, name: str) -> bool:
    """Whether this Aura was used in the creature's place."""
    return any(
        entry.text.startswith("creature would") and entry.text.endswith(f"and {name} is destroyed")
        for entry in seen.entries("702.89a")
    )


UMBRA_ARMOR: Mapping[str, Interesting] = {
    "exactly lethal damage, and a save": Interesting(
        500,
        lambda seen: (
            seen.factors["damage before"] == "exactly lethal" and seen.says("would be destroyed", rule="704.5g")
        ),
    ),
    "one short of lethal damage, and no save": Interesting(500, _stays_with_damage),
    "two umbras and a choice was asked": Interesting(50, lambda seen: 2 in _umbras_offered(seen)),
    "three umbras and a choice was asked": Interesting(150, lambda seen: 3 in _umbras_offered(seen)),
    "a choice between umbras of both players": Interesting(50, _choice_between_players),
    "both players choose for one event": Interesting(500, _both_players_asked_at_once),
    "lethal damage and deathtouch at once": Interesting(500, _one_check),
    "creature and Aura in one mass destruction": Interesting(
        150, lambda seen: bool(_causes(seen) & {*MASS_WITH_AURAS}) and seen.saves() > 0
    ),
    "an umbra on an umbra was used": Interesting(150, lambda seen: seen.says("instead", rule="616.2")),
    "a Mask on a Mask was used": Interesting(
        150, lambda seen: seen.says("mask would be destroyed; instead its damage is removed and mask-2")
    ),
    "regeneration and an umbra both applied": Interesting(
        150, lambda seen: _offered_beside_umbra(seen, "regeneration")
    ),
    "a shield counter and an umbra both applied": Interesting(
        500, lambda seen: _offered_beside_umbra(seen, "shield-counter")
    ),
    "it can't be regenerated, and an umbra saves it": Interesting(
        150, lambda seen: seen.says("creature would be destroyed", rule="701.19c")
    ),
    "an indestructible Aura saves": Interesting(
        150, lambda seen: seen.says("umbra can't be destroyed") and seen.saves() > 0
    ),
    "an indestructible creature keeps its umbra": Interesting(
        50, lambda seen: seen.says("creature can't be destroyed, so nothing")
    ),
    "lethal damage, held up by indestructibility, kills or is saved": Interesting(
        150,
        lambda seen: (
            seen.factors["damage before"] == "lethal, but indestructible" and seen.says("creature", rule="704.5g")
        ),
    ),
    "two events and one umbra": Interesting(150, lambda seen: _saved_and_then_gone(seen, "701.8a")),
    "two saves in a row": Interesting(50, lambda seen: seen.saves() > 1),
    "saved, and then toughness 0": Interesting(500, lambda seen: _saved_and_then_gone(seen, "704.5f")),
    "toughness 0 with an umbra": Interesting(150, lambda seen: seen.says("creature", rule="704.5f")),
    "sacrificed with an umbra": Interesting(150, lambda seen: seen.says("creature is sacrificed")),
    "legend rule with an umbra": Interesting(500, lambda seen: seen.says("creature is put away")),
    "a stolen creature saved": Interesting(150, lambda seen: seen.factors["theft"] != "none" and seen.saves() > 0),
    "Dog Umbra disarmed": Interesting(500, lambda seen: _killed_under(seen, "Dog Umbra")),
    "Lion Umbra falls off": Interesting(
        500,
        lambda seen: any(
            seen.says(f"{name} is not attached to anything it may enchant")
            for name, card in seen.cards.items()
            if card == "Lion Umbra"
        ),
    ),
    "Umbra Mystic arms a plain Aura": Interesting(500, lambda seen: _saves_itself(seen, "plain")),
    "a saved attacker stays in combat": Interesting(500, _attacker_saved),
    "deathtouch in both damage steps": Interesting(
        500, lambda seen: "deathtouch twice" in _causes(seen) and seen.saves() > 0
    ),
    "the Aura is destroyed in response": Interesting(
        150,
        lambda seen: (
            seen.factors["second cause"] == "enchantment removal" and seen.saves() == 0 and "701.8a" in seen.rules
        ),
    ),
    "an umbra comes just in time": Interesting(500, lambda seen: _saves_itself(seen, "late-umbra")),
    "an umbra is stolen": Interesting(500, lambda seen: "Aura thief" in _causes(seen)),
    "an umbra becomes a land": Interesting(500, lambda seen: "changer of types" in _causes(seen)),
    "an umbra was there before its creature": Interesting(50, _umbra_first),
    "a land or planeswalker is saved": Interesting(
        150, lambda seen: seen.factors["creature"] in ("land", "planeswalker") and seen.saves() > 0
    ),
    "Karmic Justice sees who destroyed the Aura": Interesting(150, lambda seen: seen.says("destruction triggers")),
    "Blood Artist does not see a save": Interesting(
        150,
        lambda seen: (
            "witness of deaths" in seen.factors["bystanders"] and seen.saves() > 0 and "700.4" not in seen.rules
        ),
    ),
    "damage goes at the end of the turn": Interesting(
        500, lambda seen: seen.factors["next turn"] == "yes" and seen.saves() == 0
    ),
    "a creature must not block a flyer": Interesting(500, lambda seen: seen.factors["refused"] == "block of a flyer"),
    "Lion Umbra is refused": Interesting(500, lambda seen: seen.factors["refused"] == "Lion Umbra"),
    "Lion Umbra comes to a modified creature": Interesting(
        150, lambda seen: "Lion Umbra" in _causes(seen) and seen.factors["refused"] == "none"
    ),
    "a counter is moved away": Interesting(500, lambda seen: "mover" in seen.cards),
    "a restriction comes too late to end combat": Interesting(
        500, lambda seen: "restriction in combat" in _causes(seen)
    ),
    "Umbra Mystic beside Equipment": Interesting(
        150, lambda seen: seen.factors["Umbra Mystic"] == "yes" and "Equipment" in seen.factors["plain Aura"]
    ),
    "the umbra is exiled instead": Interesting(
        500, lambda seen: seen.saves() > 0 and seen.says("umbra goes to exile instead")
    ),
}


def _token_is_gone(seen: Seen) -> bool:
    state = seen.last("new-1")
    return state is not None and state.zone == "nowhere"


def _made(seen: Seen, number: int) -> bool:
    return seen.says(f"creates {number} token(s)", rule="702.129a")


def _refused(within: int, kind: str) -> Interesting:
    return Interesting(within, lambda seen: seen.factors["refused"] == kind)


def _past(within: int, kind: str) -> Interesting:
    return Interesting(within, lambda seen: seen.factors["history"] == kind and int(seen.factors["tokens"]) > 0)


def _response(within: int, kind: str) -> Interesting:
    return Interesting(within, lambda seen: seen.factors["response"] == kind)


def _after(within: int, kind: str) -> Interesting:
    return Interesting(within, lambda seen: seen.factors["after"] == kind)


ETERNALIZE: Mapping[str, Interesting] = {
    "a fresh card": Interesting(50, lambda seen: seen.factors["start"] == "graveyard" and _made(seen, 1)),
    "it had +1/+1 counters": _past(150, "+1/+1 counters"),
    "it had a -1/-1 counter": _past(500, "-1/-1 counter"),
    "it had an Aura": _past(150, "Aura"),
    "it was blanked by an Aura": _past(150, "Aura that blanks"),
    "it was pumped": _past(150, "pump"),
    "it was a Frog": _past(150, "blanker"),
    "it was stolen, and its owner eternalizes it": _past(150, "theft"),
    "an umbra saved it before": _past(150, "umbra"),
    "it died in combat": Interesting(150, lambda seen: seen.factors["death"] == "combat" and seen.saves() == 0),
    "it died in the opponent's turn": Interesting(
        50, lambda seen: seen.factors["turn of"] == "opponent" and seen.factors["death"] != "none"
    ),
    "a doubler": Interesting(50, lambda seen: _made(seen, 2)),
    "two doublers": Interesting(500, lambda seen: _made(seen, 4)),
    "an anthem": Interesting(150, lambda seen: "anthem" in seen.factors["helpers"] and int(seen.factors["tokens"]) > 0),
    "it enters with counters": Interesting(
        50, lambda seen: any(state.counters.get("+1/+1") for state in seen.states("new-1") if state.counters)
    ),
    "a type was chosen before it enters": Interesting(150, lambda seen: bool(seen.asked("type"))),
    "an enters ability with power 4": Interesting(50, lambda seen: seen.says("the power of new-1 is 4")),
    "discard cost": Interesting(50, lambda seen: seen.factors["cost"] == "mana plus a card" and _made(seen, 1)),
    "a second card with eternalize": Interesting(50, lambda seen: seen.factors["second card"] == "yes"),
    "the discarded card is eternalized next": Interesting(
        500, lambda seen: seen.says("activates an ability of fodder", rule="702.129a")
    ),
    "the ability is countered": Interesting(
        150, lambda seen: seen.factors["response"] == "counter" and seen.factors["tokens"] == "0"
    ),
    "graveyard hate comes too late": Interesting(
        150, lambda seen: seen.factors["response"] == "graveyard hate" and int(seen.factors["tokens"]) > 0
    ),
    "a helper is removed in response": Interesting(150, lambda seen: seen.factors["response"] == "helper removed"),
    "token copied": _after(150, "copied"),
    "token grows in response to its ability": _response(150, "token grows"),
    "token shrinks in response to its ability": _response(150, "token shrinks"),
    "token dies in response to its ability": _response(150, "token dies"),
    "token flickered stays away": _after(150, "flickered"),
    "a token of another maker keeps its mana cost": _after(150, "beside another maker"),
    "token copied twice": _after(150, "copied twice"),
    "token cloned": _after(150, "cloned"),
    "token blanked, then copied": _after(150, "blanked, then copied"),
    "token destroyed for its mana value 0": Interesting(
        50,
        lambda seen: seen.factors["after"] in ("destroyed for its mana value", "bombed") and _token_is_gone(seen),
    ),
    "token exiled for its color": _after(150, "exiled for its color"),
    "token returned to hand is gone": Interesting(
        150, lambda seen: seen.factors["after"] == "returned to hand" and _token_is_gone(seen)
    ),
    "token saved by an umbra": Interesting(
        150, lambda seen: seen.factors["after"] == "saved by an umbra" and seen.saves("new-1") > 0
    ),
    "dead copy has no eternalize": _refused(500, "dead copy"),
    "refused with too little mana": _refused(500, "too little mana"),
    "refused with mana of other colors": _refused(500, "wrong colors"),
    "refused while an ability that triggered is on the stack": _refused(500, "trigger on the stack"),
    "refused while something is on the stack": _refused(500, "stack not empty"),
    "refused in the opponent's turn": _refused(500, "opponent's turn"),
    "refused in upkeep": _refused(500, "upkeep"),
    "refused in combat": _refused(500, "combat"),
    "refused to another player": _refused(500, "not the owner"),
    "refused without a card to discard": _refused(500, "nothing to discard"),
    "refused to discard itself": _refused(500, "discarding itself"),
    "refused on the battlefield": _refused(500, "on the battlefield"),
    "refused in hand": _refused(500, "in hand"),
    "refused in exile": _refused(500, "in exile"),
    "refused because it was exiled instead of dying": _refused(500, "exiled instead"),
    "refused a second time": _refused(500, "twice"),
    "refused to the token": _refused(500, "token's own"),
    "the token is black for Doom Blade": _refused(500, "black"),
    "the token can't attack yet": _refused(500, "sick"),
}

SITUATIONS: Mapping[Topic, Mapping[str, Interesting]] = {"umbra-armor": UMBRA_ARMOR, "eternalize": ETERNALIZE}
"""The situations of each topic, by name."""
