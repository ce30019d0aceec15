"""What phase shows, as a Snapshot."""

import re
from typing import Any, cast

from msgspec import UNSET, UnsetType
from phase_names import STEP_OF_PHASE, Names, counter_as_printed

from mtg_conformance.documents import GameState, ObjectState, PlayerState, Snapshot, StackEntry
from mtg_conformance.documents.outcome import Color
from mtg_conformance.documents.situation import Step, Zone

Json = dict[str, Any]

_COLORS: dict[str, Color] = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G"}
_ZONES: dict[str, Zone] = {
    "Battlefield": "battlefield",
    "Hand": "hand",
    "Graveyard": "graveyard",
    "Exile": "exile",
    "Library": "library",
    "Stack": "stack",
    "Command": "command",
}
_SHARDS = {"Colorless": "C", "Snow": "S", "X": "X", "Two": "2", **_COLORS}
_WORD = re.compile("[A-Z][a-z]*")


def snapshot(state: Json, names: Names) -> Snapshot:
    """The table as phase's state shows it."""
    combat = state.get("combat") or {}
    attacking = {attacker["object_id"] for attacker in combat.get("attackers", ())}
    blocking = {int(number) for number in combat.get("blocker_to_attacker", {})}
    objects: dict[str, ObjectState] = {}
    for id, number in names.objects().items():
        thing = state["objects"].get(str(number))
        if thing is None:
            objects[id] = ObjectState(zone="nowhere")
        else:
            objects[id] = _object(thing, names, number in attacking, number in blocking)
    return Snapshot(
        objects=objects,
        players={names.seat(player["id"]): _player(player, state) for player in state["players"]},
        game=_game(state, names),
    )


def _object(thing: Json, names: Names, attacking: bool, blocking: bool) -> ObjectState:
    zone = _ZONES[thing["zone"]]
    here = zone == "battlefield"
    host = (thing.get("attached_to") or {}) if here else {}
    types = thing["card_types"]
    cost = _mana_cost(thing["mana_cost"])
    return ObjectState(
        zone=zone,
        owner=names.seat(thing["owner"]),
        controller=names.seat(thing["controller"]) if zone in ("battlefield", "stack") else None,
        tapped=here and thing["tapped"],
        damage=thing["damage_marked"] if here else 0,
        counters=_counters(thing) if here else {},
        attached_to=_host(host, names),
        phased_out=here and is_phased_out(thing),
        attacking=here and attacking,
        blocking=here and blocking,
        name=thing["name"],
        types=tuple(types["core_types"]),
        subtypes=tuple(types["subtypes"]),
        supertypes=tuple(types["supertypes"]),
        colors=tuple(_COLORS[color] for color in thing["color"]),
        power=thing["power"],
        toughness=thing["toughness"],
        mana_cost=cost,
        mana_value=_mana_value(thing["mana_cost"], zone),
        is_token=bool(thing.get("is_token")),
    )


def _counters(thing: Json) -> dict[str, int]:
    return {counter_as_printed(kind): count for kind, count in thing["counters"].items() if count}


def _host(host: Json, names: Names) -> str | UnsetType | None:
    if not host:
        return None
    if host["type"] == "Player":
        return names.seat(host["data"])
    return names.id(host["data"]) or UNSET


def is_phased_out(thing: Json) -> bool:
    """Whether phase says that the permanent is phased out (CR 702.26)."""
    status = thing.get("phase_status")
    return isinstance(status, dict | str) and "PhasedOut" in str(status)


def _mana_cost(cost: Json) -> str | UnsetType | None:
    if cost["type"] == "NoCost":
        return None
    if cost["type"] != "Cost":
        return UNSET
    shards = [_shard(shard) for shard in cost["shards"]]
    variables = "".join("{X}" for shard in shards if shard == "X")
    colored = "".join(f"{{{shard}}}" for shard in shards if shard != "X")
    generic = f"{{{cost['generic']}}}" if cost["generic"] or not shards else ""
    return variables + generic + colored


def _shard(name: str) -> str:
    """A symbol of a mana cost: `GreenBlue` is G/U, `PhyrexianBlack` is B/P."""
    phyrexian = name.startswith("Phyrexian")
    parts = [_SHARDS[word] for word in _WORD.findall(name.removeprefix("Phyrexian"))]
    return "/".join(parts + ["P"] * phyrexian)


def _mana_value(cost: Json, zone: Zone) -> int | UnsetType:
    if cost["type"] == "NoCost":
        return 0
    if cost["type"] != "Cost" or (zone == "stack" and "X" in cost["shards"]):
        return UNSET
    colored = sum(0 if shard == "X" else 2 if shard.startswith("Two") else 1 for shard in cost["shards"])
    return int(cost["generic"]) + colored


def _player(player: Json, state: Json) -> PlayerState:
    exile = sum(state["objects"][str(number)]["owner"] == player["id"] for number in state["exile"])
    return PlayerState(
        life=player["life"],
        poison=player["poison_counters"],
        hand=len(player["hand"]),
        graveyard=len(player["graveyard"]),
        exile=exile,
        lost=has_lost(player, state),
    )


def has_lost(player: Json, state: Json) -> bool:
    """Whether phase says that the player has lost the game."""
    over = state["waiting_for"]
    if over["type"] == "GameOver":
        return bool(over["data"]["winner"] != player["id"])
    return bool(player["is_eliminated"])


def _game(state: Json, names: Names) -> GameState:
    waiting = state["waiting_for"]
    step = step_of(state)
    return GameState(
        step=step if step is not None else UNSET,
        active=names.seat(state["active_player"]),
        stack=tuple(_entry(entry, names) for entry in state["stack"]),
        priority=names.seat(waiting["data"]["player"]) if waiting["type"] == "Priority" else None,
    )


def step_of(state: Json) -> Step | None:
    """The step that phase is in, null in one without priority (CR 502, 514)."""
    step = STEP_OF_PHASE.get(state["phase"])
    combat = state.get("combat") or {}
    if step == "combat_damage" and combat.get("first_strike_done") and not combat.get("regular_damage_done"):
        step = "first_strike_damage"
    return cast("Step | None", step)


def _entry(entry: Json, names: Names) -> StackEntry:
    spell = entry["kind"]["type"] == "Spell"
    return StackEntry(
        id=names.stack_entry(entry["id"]),
        kind="spell" if spell else "ability",
        controller=names.seat(entry["controller"]),
        source=None if spell else names.id(entry["source_id"]),
    )
