"""One game on phase: the script's actions, played as a player plays them."""

import re
from typing import Any

from phase_abilities import find_ability
from phase_announce import Announcement, Refused
from phase_board import Boards
from phase_prompts import Prompts
from phase_snapshot import snapshot, step_of

from mtg_conformance.adapter import Policy, Unsupported
from mtg_conformance.documents import (
    STEPS,
    Action,
    ActionResult,
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    Resolve,
    Situation,
    Snapshot,
    Step,
)

Json = dict[str, Any]

_Move = tuple[int, Json]
"""What phase was told: by which seat, and what."""
_Point = tuple[Json, tuple[_Move, ...]]
"""To go back to: the state from which phase went on, and what was done since."""

_PASS: Json = {"type": "PassPriority"}
_MAY_PAY = ("DecideOptionalEffect", "PayUnlessCost")
"""Answers with which mana may be paid, and for which phase taps lands without a question (CR 118.12)."""
_MANA = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green", "C": "Colorless"}
_TOO_LONG = 500
"""More prompts and passes than any script needs between two actions."""


class PhaseTable:
    """A Table (see the kit) on a game of phase."""

    def __init__(self, boards: Boards, situation: Situation, policy: Policy) -> None:
        self._boards = boards
        self._game, self._names = boards.set_up(situation)
        self._prompts = Prompts(situation, policy, self._names)
        self._seen: Json | None = None
        self._asked: Json | None = None
        self._base: Json = self._state
        self._done: list[_Move] = []
        self._blocks_skipped: _Point | None = None

    def snapshot(self) -> Snapshot:
        """The table as it is now."""
        self._names.note(self._state["battlefield"])
        return snapshot(self._state, self._names)

    def perform(self, action: Action) -> ActionResult:
        """Do it, or leave no trace. Raises Unsupported and Unanswered as the kit says."""
        before = self._point()
        remark = ""
        try:
            match action:
                case Cast() | Activate():
                    self._play(action)
                case Attack():
                    self._attack(action)
                case Block():
                    self._block(action)
                case Resolve():
                    self._resolve(action.all)
                case Advance():
                    remark = self._advance(action)
        except Refused as refusal:
            self._go_back(before)
            return ActionResult(accepted=False, reason=str(refusal))
        return ActionResult(accepted=True, reason=remark)

    # The game. Reading the whole state is slow, so it is read when something needs all of it.

    @property
    def _state(self) -> Json:
        if self._seen is None:
            self._seen = self._game.state()["state"]
        return self._seen

    @property
    def _waiting(self) -> Json:
        """What phase waits for."""
        if self._asked is None:
            self._asked = self._game.waiting_for()
        return self._asked

    def _forget(self) -> None:
        self._seen = self._asked = None

    def _load(self, state: Json) -> None:
        """Go on from a state: the one at the start, or one that differs from now in a detail."""
        self._game = self._boards.load(state)
        self._base, self._done = state, []
        self._forget()

    def _point(self) -> _Point:
        return self._base, tuple(self._done)

    def _go_back(self, point: _Point) -> None:
        """The game as it was. phase does not take back every state that it saves, so what was done
        is done again; by the same seed the same comes of it."""
        base, done = point
        if self._base is base and len(self._done) == len(done):
            return
        self._load(base)
        try:
            for seat, move in done:
                self._apply(seat, move)
        except Refused as refusal:
            raise Unsupported(f"a game of phase can't be played again: {refusal}") from None

    def _apply(self, seat: int, action: Json) -> None:
        """Let phase do it. Raises Refused with phase's words if it won't."""
        try:
            result = self._game.apply(seat, action)
        except (ValueError, RuntimeError) as error:
            raise Refused(f"phase: {' '.join(str(error).split())}") from None
        finally:
            self._forget()
        self._done.append((seat, action))
        created = [event["data"]["object_id"] for event in result.events if event["type"] == "TokenCreated"]
        self._names.note(created)

    def _over(self) -> bool:
        return bool(self._waiting["type"] == "GameOver")

    def _priority(self) -> int | None:
        return int(self._waiting["data"]["player"]) if self._waiting["type"] == "Priority" else None

    def _pool(self, seat: int) -> list[Json]:
        mana: list[Json] = self._game.player(seat)["mana_pool"]["mana"]
        return mana

    def _answer_prompts(self) -> None:
        """Deal with everything that phase asks until a player may act or declares."""
        for _ in range(_TOO_LONG):
            waiting = self._waiting
            if waiting["type"] in ("Priority", "DeclareAttackers", "DeclareBlockers", "GameOver"):
                return
            answer = self._prompts.answer(waiting)
            seat = waiting["data"]["player"]
            before = self._untapped_lands(seat) if answer["type"] in _MAY_PAY else set()
            try:
                self._apply(seat, answer)
            except Refused as refusal:
                raise Unsupported(f"phase does not take the answer {answer}: {refusal}") from None
            if before and 0 < len(self._untapped_lands(seat) & before) < len(before):
                raise Unsupported("phase pays from lands of its own choice while something resolves")
        raise Unsupported("phase keeps asking")

    def _untapped_lands(self, seat: int) -> set[int]:
        objects = self._state["objects"]
        on_battlefield = ((number, objects[str(number)]) for number in self._state["battlefield"])
        return {
            number
            for number, thing in on_battlefield
            if thing["controller"] == seat and not thing["tapped"] and "Land" in thing["card_types"]["core_types"]
        }

    # Cast and activate

    def _play(self, action: Cast | Activate) -> None:
        seat = self._names.seat_number(action.by)
        number = self._names.number(action.object)
        thing = self._state["objects"].get(str(number))
        if number is None or thing is None:
            raise Refused(f"there is no {action.object}")
        if isinstance(action, Cast):
            doing: Json = {
                "type": "CastSpell",
                "data": {
                    "object_id": number,
                    "card_id": thing["card_id"],
                    "targets": [],
                    "payment_mode": {"type": "Manual"},
                },
            }
        else:
            index = find_ability(thing, action.ability)
            if index is None:
                self._give_priority(seat)
                self._fill_pool(seat, action.mana)
                index = self._unlisted_ability(number, len(thing["abilities"]))
                self._empty_pool(seat)
            if index is None:
                raise Refused(f"phase knows no ability of {action.object} that begins with {action.ability!r}")
            doing = {"type": "ActivateAbility", "data": {"source_id": number, "ability_index": index}}
        self._give_priority(seat)
        before = self._state
        stack = {entry["id"] for entry in before["stack"]}
        self._fill_pool(seat, action.mana)
        announcement = Announcement(action, self._names)
        self._apply(seat, doing)
        self._answer_announcement(announcement)
        self._check_payment(action, before)
        entry = self._new_entry(stack, action)
        if entry is not None:
            announcement.check(self._game.stack(), entry)
            if action.puts is not None:
                self._names.name_stack_entry(entry, action.puts)
        elif isinstance(action, Cast):
            raise Refused("phase did not put the spell on the stack")
        self._answer_prompts()
        self._empty_pool(seat)

    def _unlisted_ability(self, number: int, listed: int) -> int | None:
        """The index of the one ability that phase offers and does not list with the object, as with
        embalm that a card in a graveyard is given; null if there is none, or several."""
        offered = {
            int(one.ability_index)
            for one in self._game.actions()
            if one.kind == "ActivateAbility" and one.source_id == number and one.ability_index >= listed
        }
        return offered.pop() if len(offered) == 1 else None

    def _answer_announcement(self, announcement: Announcement) -> None:
        """Answer what belongs to the announcement; what triggers by it comes after."""
        for _ in range(_TOO_LONG):
            answer = announcement.answer(self._waiting, self._pool)
            if answer is None:
                return
            self._apply(self._waiting["data"]["player"], answer)
        raise Unsupported("phase keeps asking")

    def _new_entry(self, stack: set[int], action: Cast | Activate) -> int | None:
        """The stack entry that this action put there."""
        number = self._names.number(action.object)
        new = [entry for entry in self._game.stack() if entry["id"] not in stack]
        kinds = ("Spell",) if isinstance(action, Cast) else ("ActivatedAbility", "KeywordAction")
        for entry in new:
            if entry["source_id"] == number and entry["kind"]["type"] in kinds:
                return int(entry["id"])
        return None

    def _give_priority(self, seat: int) -> None:
        """Pass for the others as long as nothing resolves and no step ends."""
        if self._priority() is None:
            raise Refused(f"nobody has priority: phase waits for {self._waiting['type']}")
        stack, step = len(self._game.stack()), self._game.phase
        for _ in self._names.seats:
            holder = self._priority()
            if holder == seat:
                return
            if holder is None or len(self._state["priority_passes"]) >= len(self._names.seats) - 1:
                break
            self._apply(holder, _PASS)
            if self._game.phase != step or len(self._game.stack()) != stack:
                break
        raise Refused("the player can't get priority before something resolves or the step ends")

    def _fill_pool(self, seat: int, mana: str) -> None:
        self._empty_pool(seat)
        units: list[str] = []
        for part in re.findall(r"\d+|[WUBRGC]", mana):
            units += ["Colorless"] * int(part) if part.isdigit() else [_MANA[part]]
        if units:
            self._apply(seat, _debug("AddMana", player_id=seat, mana=units))

    def _empty_pool(self, seat: int) -> None:
        """Take away what is left in the pool, by way of the saved state."""
        if self._pool(seat):
            state = self._state
            players = [
                player | {"mana_pool": player["mana_pool"] | {"mana": []}} if player["id"] == seat else player
                for player in state["players"]
            ]
            self._load(state | {"players": players})

    def _check_payment(self, action: Cast | Activate, before: Json) -> None:
        """phase may tap mana sources for what the given mana does not pay; that is no payment
        with the given mana."""
        named = {self._names.number(thing) for things in action.pays.values() for thing in things}
        named.add(self._names.number(action.object))
        for number in before["battlefield"]:
            if number in named or before["objects"][str(number)]["tapped"]:
                continue
            now = self._game.object(number)
            if now is not None and now["tapped"]:
                raise Refused(f"the mana does not pay the cost (phase tapped {self._names.id(number)} for it)")

    # Combat

    def _attack(self, action: Attack) -> None:
        seat = self._names.seat_number(action.by)
        waiting = self._waiting
        if not action.attackers and waiting["type"] == "Priority" and self._game.phase == "BeginCombat":
            return  # phase did not ask, as nothing can attack
        if waiting["type"] != "DeclareAttackers" or waiting["data"]["player"] != seat:
            raise Refused("phase does not wait for this player's attackers (it skips the step if nothing can attack)")
        attacks = [[self._known(one), self._attacked(other)] for one, other in action.attackers.items()]
        self._apply(seat, {"type": "DeclareAttackers", "data": {"attacks": attacks}})
        self._answer_prompts()

    def _attacked(self, name: str) -> Json:
        if name in self._names.seats:
            return {"type": "Player", "data": self._names.seat_number(name)}
        return {"type": "Planeswalker", "data": self._known(name)}

    def _block(self, action: Block) -> None:
        seat = self._names.seat_number(action.by)
        waiting = self._waiting
        if not action.blockers and self._blocks_unasked(waiting):
            self._blocks_skipped = None
            return
        if waiting["type"] != "DeclareBlockers" or waiting["data"]["player"] != seat:
            raise Refused("phase does not wait for this player's blockers (it skips this if nothing can block)")
        blocks = [[self._known(one), self._known(other)] for one, other in action.blockers.items()]
        self._apply(seat, {"type": "DeclareBlockers", "data": {"assignments": blocks}})
        self._answer_prompts()

    def _blocks_unasked(self, waiting: Json) -> bool:
        """Whether phase goes on without a declaration of blockers, as nothing can block: it stays in
        the step before, or stands in this one and nobody has acted yet."""
        if waiting["type"] != "Priority":
            return False
        return self._game.phase == "DeclareAttackers" or self._blocks_skipped == self._point()

    def _known(self, id: str) -> int:
        number = self._names.number(id)
        if number is None:
            raise Refused(f"there is no {id}")
        return number

    # Time

    def _resolve(self, all: bool) -> None:
        if not self._game.stack():
            raise Refused("the stack is empty")
        if self._priority() is None:
            raise Refused(f"phase waits for {self._waiting['type']}")
        for _ in range(_TOO_LONG):
            self._resolve_top()
            if not all or not self._game.stack() or self._over():
                return
        raise Unsupported("the stack does not get empty")

    def _resolve_top(self) -> None:
        top = self._game.stack()[-1]["id"]
        for _ in range(2 * len(self._names.seats)):
            holder = self._priority()
            if holder is None:
                break
            self._apply(holder, _PASS)
            self._answer_prompts()
            if self._over() or all(entry["id"] != top for entry in self._game.stack()):
                return
        raise Unsupported("phase does not resolve the top of the stack when all players pass")

    def _advance(self, action: Advance) -> str:
        """Pass until the step is there. phase skips the declaration of attackers or blockers if
        nothing can be declared; then the game stays just before, which is said in the result."""
        turn, start = self._game.turn, self._step()
        declaration = action.to in ("declare_attackers", "declare_blockers")
        for _ in range(_TOO_LONG):
            if self._over():
                return "the game is over"
            before = self._point() if declaration else None
            self._pass_on()
            step = self._step()
            moved = step != start or self._game.turn != turn
            if moved and step == action.to and self._stands_still():
                if action.to == "declare_blockers" and self._waiting["type"] == "Priority":
                    self._blocks_skipped = self._point()
                return ""
            if _is_past(action.to, step, self._game.turn - turn, start):
                if action.to == "first_strike_damage" and self._first_strikes():
                    raise Unsupported(
                        "phase deals first-strike and regular combat damage without priority in between,"
                        " so it can't be stopped after the first"
                    )
                if before is None:
                    raise Refused(f"there is no {action.to} step: phase goes on to {step}")
                self._go_back(before)
                return f"phase skips {action.to}, as there is nothing to declare"
        raise Unsupported(f"phase does not get to the step {action.to}")

    def _first_strikes(self) -> bool:
        return bool((self._state.get("combat") or {}).get("first_strike_participants"))

    def _step(self) -> Step | None:
        if self._game.phase == "CombatDamage":
            return step_of(self._state)
        return step_of({"phase": self._game.phase})

    def _stands_still(self) -> bool:
        """Whether a player may act, or is to declare, in the step that is wanted."""
        return self._priority() is not None or self._waiting["type"] in ("DeclareAttackers", "DeclareBlockers")

    def _pass_on(self) -> None:
        """The next thing that happens when nobody acts."""
        waiting = self._waiting
        if waiting["type"] in ("DeclareAttackers", "DeclareBlockers"):
            key = "attacks" if waiting["type"] == "DeclareAttackers" else "assignments"
            self._apply(waiting["data"]["player"], {"type": waiting["type"], "data": {key: []}})
        else:
            self._apply(waiting["data"]["player"], _PASS)
        self._answer_prompts()


def _is_past(wanted: Step, now: Step | None, turns: int, start: Step | None) -> bool:
    """Whether the first such step since `start` lies behind; `turns` have begun since then."""
    if now is None:
        return False
    same_turn = start is not None and STEPS.index(wanted) > STEPS.index(start)
    due = 0 if same_turn else 1
    return turns > due or (turns == due and STEPS.index(now) > STEPS.index(wanted))


def _debug(kind: str, **data: Any) -> Json:
    return {"type": "Debug", "data": {"type": kind, "data": data}}
