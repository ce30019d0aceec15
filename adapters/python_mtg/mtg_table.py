"""One game on python-mtg: the script's actions, done through the engine's driver.

The engine's public `Game.push` casts a spell, resolves it and runs on to the next decision in one
move. To stop where the script stops, the adapter calls the same steps of the driver one by one, in
the order in which the driver does; so every action counts as forced.
"""

import contextlib
import io
import re
from typing import Any

from msgspec import UNSET
from mtg import driver
from mtg.engine import env
from mtg_board import STEPS, Board, State, derive

from mtg_conformance.adapter import Policy, Unsupported
from mtg_conformance.documents import (
    Action,
    ActionResult,
    Advance,
    Attack,
    Block,
    Cast,
    GameState,
    ObjectState,
    PlayerState,
    Resolve,
    Snapshot,
    StackEntry,
    Step,
)

_OURS: dict[str, Step] = {theirs: ours for ours, theirs in STEPS.items()}  # type: ignore[misc]  # the keys are steps
_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}
_COMBAT = ("declare_attackers", "declare_blockers", "combat_damage", "end_of_combat")
_DONE_ON_LEAVING = ("draw", "combat_damage")
"""Steps with a turn-based action that the engine does last of all (CR 504.1, 510.1)."""
_MANY = 40


class _Refused(Exception):
    """The engine does not let the player do this."""


class MtgTable:
    """A Table (see the kit) on a state of python-mtg."""

    def __init__(self, board: Board, policy: Policy) -> None:
        self._board = board
        self._policy = policy
        self._state = board.state
        self._targets: dict[str, str] = {}
        self._seats = board.situation.seats

    def perform(self, action: Action) -> ActionResult:
        """Do it, or leave no trace. Raises Unsupported."""
        before = driver.clone_state(self._state)
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # the driver tells what it does
                self._do(action)
        except _Refused as refusal:
            self._state = before
            return ActionResult(accepted=False, reason=str(refusal))
        return ActionResult(accepted=True)

    def _do(self, action: Action) -> None:
        match action:
            case Cast():
                self._cast(action)
            case Resolve():
                self._resolve(action.all)
            case Attack():
                self._attack(action)
            case Block():
                self._block(action)
            case Advance():
                self._advance(action.to)
            case _:
                raise Unsupported("this adapter activates no abilities")

    # The stack

    def _cast(self, action: Cast) -> None:
        state, who = self._state, action.by
        if action.modes or action.x is not None or action.pays or action.puts or len(action.targets) > 1:
            raise Unsupported("this adapter casts spells with one target or none, and nothing else to announce")
        if self._step in _DONE_ON_LEAVING:
            raise Unsupported(f"python-mtg would do what belongs to the {self._step} step at each look at its state")
        spell = self._number(action.object)
        driver._set_floating(state, who, _mana(action.mana))
        asking = {**state, "has_priority": {(who,)}, **self._no_sources(who)}
        driver._refresh_mana_pool(asking, who)
        if (who, spell) not in derive(asking, "can_cast")["can_cast"]:
            raise _Refused("python-mtg does not derive can_cast")
        for target in action.targets:
            self._check_target(action, spell, target)
        driver._spend_mana(state, who, spell)
        driver._set_floating(state, who, {})
        driver._leave_cast_zone(state, who, spell)
        driver._stack_push(state, spell, who)
        driver._note_cast(state, spell)
        driver._fire_cast_triggers(state, who, spell)

    def _no_sources(self, who: str) -> State:
        """Nothing pays but the mana that is named: every source looks tapped."""
        return {"tapped": self._state["tapped"] | {(number,) for number in env._source_ids(self._state, who)}}

    def _check_target(self, action: Cast, spell: str, target: str) -> None:
        if target in self._seats:
            raise _Refused(f"python-mtg has no {action.object} that targets a player")
        number = self._number(target)
        classes = [row[3] for row in derive(self._state, "spell_target")["spell_target"] if row[0] == spell]
        if not classes:
            raise Unsupported(f"python-mtg picks what the {action.object} does by itself")
        out = derive(self._state, "controls", "power", "creature")
        offered: list[str] = []

        def offer(state: State, key: str, options: Any, default: Any) -> Any:
            offered.extend(options or ())
            return default

        powers = {creature: int(power) for creature, power in out["power"]}
        creatures = {creature for (creature,) in out["creature"]}
        asking = {**self._state, "_policy": offer}
        driver._pick_target(asking, action.by, classes[0], "destroy", "-", out["controls"], powers, creatures)
        if number not in offered:
            raise _Refused(f"python-mtg does not offer {target} as a target")
        self._targets[spell] = number

    def _resolve(self, whole: bool) -> None:
        if not self._state.get("on_stack"):
            raise _Refused("the stack is empty")
        while self._state.get("on_stack"):
            depth = max(depth for _, depth in self._state["on_stack"])
            (top,) = (spell for spell, at in self._state["on_stack"] if at == depth)
            target = self._targets.pop(top, None)
            if target is not None and (target,) not in self._state["on_battlefield"]:
                raise Unsupported("python-mtg picks another target where the announced one is gone (CR 608.2b)")
            self._state["_forced"] = {} if target is None else {"target": target}
            driver._resolve_top(self._state)
            self._state["_forced"] = {}
            self._settle()
            if not whole:
                return

    def _settle(self) -> None:
        """State-based actions, as the driver does them at the end of each step."""
        for _ in range(_MANY):
            deaths = sorted(row for row in derive(self._state, "zone_change")["zone_change"])
            if deaths:
                self._outputs()
            attached = set(self._state["attached_to"])
            driver._aura_sba(self._state)
            if not deaths and attached == self._state["attached_to"]:
                return
        raise Unsupported("python-mtg does not come to rest")

    def _outputs(self) -> None:
        loser = driver._apply_outputs(self._state, derive(self._state, *driver.OUTPUTS), self._active)
        if loser:
            self._state["_loser"] = loser

    # Combat and time

    @property
    def _step(self) -> str:
        ((step,),) = self._state["current_step"]
        return str(step)

    @property
    def _active(self) -> str:
        ((seat,),) = self._state["active_player"]
        return str(seat)

    @property
    def _in_combat(self) -> bool:
        """The relations of the last combat stay until the turn ends; nobody attacks by them any more."""
        return self._step in _COMBAT

    def _attack(self, action: Attack) -> None:
        if self._step != "declare_attackers" or action.by != self._active:
            raise _Refused("it is not this player's declare attackers step")
        if set(action.attackers.values()) - set(self._seats):
            raise Unsupported("this adapter attacks players only")
        chosen = frozenset(self._number(id) for id in action.attackers)
        hasty = {thing for thing, word in derive(self._state, "has_keyword")["has_keyword"] if word == "haste"}
        able = {
            thing
            for (thing,) in derive(self._state, "may_attack")["may_attack"]
            if (thing,) not in self._state["_sick"] or thing in hasty
        }
        if not chosen <= able:
            raise _Refused(f"python-mtg does not derive may_attack: {self._board.ids[min(chosen - able)]}")
        self._state["_forced"] = {"attackers": chosen}
        driver.declare_attackers(self._state, self._active)

    def _block(self, action: Block) -> None:
        if self._step != "declare_blockers" or action.by == self._active:
            raise _Refused("it is not this player's declaration of blockers")
        pairs = {(self._number(blocker), self._number(attacker)) for blocker, attacker in action.blockers.items()}
        legal = set(env._legal_block_pairs(self._state, action.by))
        if not pairs <= legal:
            raise _Refused(f"python-mtg does not allow this block: {self._board.ids[min(pairs - legal)[0]]}")
        if len({attacker for _, attacker in pairs}) < len(pairs):
            raise Unsupported("python-mtg does not ask how damage is divided between several blockers (CR 510.1c)")
        self._state["_forced"] = {"blocks": frozenset(pairs)}
        driver.declare_blockers(self._state, self._active)

    def _advance(self, to: Step) -> None:
        if to not in STEPS:
            raise Unsupported("python-mtg has no first-strike damage step (CR 510.4)")
        if self._state.get("on_stack"):
            raise _Refused("the stack is not empty")
        self._state.setdefault("_forced", {}).setdefault("attackers", frozenset())
        self._state["_forced"].setdefault("blocks", frozenset())
        for _ in range(_MANY):
            env._advance_one(self._state)
            if self._state.get("_loser"):
                return
            driver._aura_sba(self._state)
            if self._step in ("untap", "cleanup"):
                self._state["_forced"] = {"attackers": frozenset(), "blocks": frozenset()}
            if self._step == STEPS[to]:
                if self._step in _DONE_ON_LEAVING:
                    raise Unsupported(f"python-mtg does what belongs to the {self._step} step as it leaves it")
                return
        raise Unsupported(f"python-mtg does not come to the step {to}")

    # What is to be seen

    def _number(self, id: str) -> str:
        if id not in self._board.names:
            raise Unsupported(f"this adapter follows the objects of the situation only, not {id}")
        return self._board.names[id]

    def snapshot(self) -> Snapshot:
        """The table as it is now. Damage is left out: the engine keeps none. New objects are not followed."""
        known = set(self._board.owners)
        created = {number for (number,) in self._state["on_battlefield"]} - known
        if created:
            raise Unsupported("this adapter does not follow tokens")
        out = derive(self._state, "controls", "power", "eff_toughness", "creature")
        return Snapshot(
            objects={id: self._object(number, out) for id, number in self._board.names.items()},
            players={seat: self._player(seat) for seat in self._seats},
            game=GameState(step=_OURS.get(self._step, UNSET), active=self._active, stack=self._stack()),
        )

    def _zone(self, number: str) -> Any:
        state = self._state
        if number in {spell for spell, _ in state.get("on_stack", ())}:
            return "stack"
        for relation, zone in (
            ("on_battlefield", "battlefield"),
            ("in_hand", "hand"),
            ("in_library", "library"),
            ("graveyard", "graveyard"),
            ("exile", "exile"),
        ):
            if any(row[-1] == number for row in state.get(relation, ())):
                return zone
        return "nowhere"

    def _object(self, number: str, out: dict[str, set[tuple[Any, ...]]]) -> ObjectState:
        state, zone = self._state, self._zone(number)
        here = zone == "battlefield"
        controllers = [seat for seat, thing in out["controls"] if thing == number]
        casters = state.get("_stack_info", {})
        hosts = [host for thing, host in state["attached_to"] if thing == number]
        creature = here and (number,) in out["creature"]
        powers = {thing: int(value) for thing, value in out["power"]}
        toughness = {thing: int(value) for thing, value in out["eff_toughness"]}
        return ObjectState(
            zone=zone,
            owner=self._board.owners[number],
            controller=controllers[0] if here and controllers else casters.get(number) if zone == "stack" else None,
            tapped=here and (number,) in state["tapped"],
            damage=UNSET if creature else 0,
            counters={kind: int(n) for thing, kind, n in state.get("counter", ()) if here and thing == number},
            attached_to=self._board.ids.get(hosts[0], UNSET) if here and hosts else None,
            attacking=here and self._in_combat and any(thing == number for thing, _ in state.get("attacks", ())),
            blocking=here and self._in_combat and any(thing == number for thing, _ in state.get("blocks", ())),
            power=powers.get(number, UNSET) if creature else UNSET,
            toughness=toughness.get(number, UNSET) if creature else UNSET,
        )

    def _player(self, seat: str) -> PlayerState:
        state = self._state

        def count(relation: str) -> int:
            return sum(self._board.owners.get(row[-1]) == seat for row in state.get(relation, ()))

        return PlayerState(
            life=next(int(life) for who, life in state["life"] if who == seat),
            poison=next((int(n) for who, n in state.get("poison", ()) if who == seat), 0),
            hand=count("in_hand"),
            graveyard=count("graveyard"),
            exile=count("exile"),
            lost=state.get("_loser") == seat,
        )

    def _stack(self) -> tuple[StackEntry, ...]:
        state = self._state
        entries = sorted(state.get("on_stack", ()), key=lambda row: int(row[1]))
        return tuple(
            StackEntry(
                id=self._board.ids.get(number, number),
                kind="spell",
                controller=str(state.get("_stack_info", {}).get(number, self._active)),
            )
            for number, _ in entries
        )


def _mana(text: str) -> dict[str, int]:
    pool: dict[str, int] = {}
    for part in re.findall(r"\d+|[WUBRGC]", text):
        color, amount = ("colorless", int(part)) if part.isdigit() else (_COLORS[part], 1)
        pool[color] = pool.get(color, 0) + amount
    return pool
