"""A game of phase that stands as a Situation says.

A small game of two libraries of basic lands is played, by passing, to the step that is wanted;
its saved state is kept. For each Situation the objects are written into a copy of that state,
in the order of arrival, and phase loads it: nothing has entered, triggered or been drawn.
"""

import msgspec
import phase
from phase_cards import PROP, Cards, Json
from phase_names import PHASE_OF_STEP, Names, counter_for_phase

from mtg_conformance.adapter import SetupFailed, Unsupported
from mtg_conformance.documents import ObjectSetup, PlayerSetup, Situation

_SEED = 1
_LIBRARY = 12
"""Props in each library: more than any script draws. They are most of a state, and the time that
phase takes goes with the size of the state."""
_UNPLACEABLE = {
    "declare_attackers": "without a declaration of attackers",
    "declare_blockers": "without an attack",
    "first_strike_damage": "without an attack",
    "combat_damage": "without an attack",
}


class Boards:
    """Sets tables, and remembers what does not change from one to the next."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._bases: dict[tuple[int, str], Json] = {}
        self._templates: dict[str, Json] = {}

    def set_up(self, situation: Situation) -> tuple[phase.Game, Names]:
        """The game and who is who in it. Raises Unsupported, SetupFailed."""
        if len(situation.seats) != 2:
            raise Unsupported(f"this adapter seats two players, the situation has {len(situation.seats)}")
        mentioned = [str(v) for answer in situation.answers if answer.ask == "name" for v in answer.prefer]
        self._cards.require([thing.card for thing in situation.objects])
        self._cards.require([name for name in mentioned if self._cards.has(name)])
        self._learn([thing.card for thing in situation.objects])
        names = Names(situation.seats)
        state = self._copy_of_base(names.seat_number(situation.active), situation.step)
        names.props = {int(number) for number in state["objects"]}
        number = state["next_object_id"]
        for thing in situation.objects:
            names.add(thing.id, number)
            number += 1
        for thing in situation.objects:  # a library is listed from the top; below are the props
            self._place(state, thing, names)
        for thing in situation.objects:
            if thing.attached_to is not None:
                _attach(state, names, thing.id, thing.attached_to)
        state["next_object_id"] = number
        for player in state["players"]:
            setup = situation.players.get(names.seat(player["id"]), PlayerSetup())
            player["life"] = setup.life
            player["poison_counters"] = setup.poison
        try:
            game = self._cards.engine.load_game(to_json({"state": state}))
        except ValueError as error:
            raise SetupFailed(f"phase can't load the board: {' '.join(str(error).split())}") from None
        return game, names

    def load(self, state: Json) -> phase.Game:
        """A game that goes on from a state. Raises Unsupported if phase does not take it."""
        try:
            return self._cards.engine.load_game(to_json({"state": state}))
        except ValueError as error:
            raise Unsupported(f"phase can't load a game that it has saved: {' '.join(str(error).split())}") from None

    def _learn(self, names: list[str]) -> None:
        """See how phase writes down each of these cards, in one game with all of them."""
        unknown = [name for name in dict.fromkeys(names) if name not in self._templates]
        if not unknown:
            return
        state = _new_game(self._cards.engine, unknown).state()["state"]
        by_name = {thing["base_name"]: thing for thing in state["objects"].values() if thing["owner"] == 0}
        for name in unknown:
            if name not in by_name:
                raise SetupFailed(f"phase does not put {name} into a deck")
            self._templates[name] = by_name[name]

    def _place(self, state: Json, setup: ObjectSetup, names: Names) -> None:
        number = names.number(setup.id)
        assert number is not None
        owner = names.seat_number(setup.owner)
        controller = names.seat_number(setup.controller) if setup.controller else owner
        thing = dict(self._templates[setup.card])
        thing.update(
            id=number,
            card_id=number,
            owner=owner,
            controller=controller,
            base_controller=controller,
            zone=setup.zone.capitalize(),
            incarnation=1,
            attachments=[],
            counters={counter_for_phase(kind): count for kind, count in setup.counters.items()},
            tapped=setup.tapped,
            damage_marked=setup.damage,
        )
        if setup.token:
            thing["is_token"] = True
        state["objects"][str(number)] = thing
        if setup.zone == "battlefield":
            thing["timestamp"] = state["next_timestamp"]
            state["next_timestamp"] += 1
            thing["entered_battlefield_turn"] = state["turn_number"] if setup.sick else 1
            thing["summoning_sick"] = setup.sick
            if "Planeswalker" in thing["card_types"]["core_types"]:
                thing["loyalty"] = setup.counters.get("loyalty", 0)
            state["battlefield"].append(number)
        elif setup.zone == "library":
            library = state["players"][owner]["library"]
            library.insert(sum(known not in names.props for known in library), number)
        elif setup.zone in ("hand", "graveyard"):
            state["players"][owner][setup.zone].append(number)
        elif setup.zone == "exile":
            state["exile"].append(number)
        else:
            state["command_zone"].append(number)

    def _copy_of_base(self, active: int, step: str) -> Json:
        """A state whose zones and objects may be changed."""
        key = (active, step)
        if key not in self._bases:
            self._bases[key] = self._play_to(active, step)
        base = self._bases[key]
        return base | {
            "objects": dict(base["objects"]),
            "battlefield": [],
            "exile": [],
            "command_zone": [],
            "players": [
                player | {zone: list(player[zone]) for zone in ("hand", "graveyard", "library")}
                for player in base["players"]
            ],
        }

    def _play_to(self, active: int, step: str) -> Json:
        """The state of a game with nothing in it but libraries, at this step of a later turn."""
        if step in _UNPLACEABLE:
            raise Unsupported(f"phase can't be put into the step {step} {_UNPLACEABLE[step]}")
        game = _new_game(self._cards.engine, [])
        for seat in (0, 1):
            game.apply(seat, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})
        wanted = (3 + active, PHASE_OF_STEP[step])
        while (game.turn, game.phase) != wanted:
            waiting = game.waiting_for()
            action = {"type": "PassPriority"} if waiting["type"] == "Priority" else game.actions()[0]
            game.apply(waiting["data"]["player"], action)
            if game.turn > wanted[0]:
                raise Unsupported(f"phase does not stop in the step {step}")
        state: Json = game.state()["state"]
        for player in state["players"]:
            player["library"] = sorted(player["library"] + player["hand"] + player["graveyard"])
            player["hand"] = []
            player["graveyard"] = []
            for number in player["library"]:
                state["objects"][str(number)]["zone"] = "Library"
        state["zone_changes_this_turn"] = []
        state["all_creature_types"] = self._cards.creature_types()
        state["debug_mode"] = True
        state["debug_permitted"] = [0, 1]
        return state


def _attach(state: Json, names: Names, id: str, host: str) -> None:
    attachment, target = names.number(id), names.number(host)
    state["objects"][str(attachment)]["attached_to"] = {"type": "Object", "data": target}
    state["objects"][str(target)]["attachments"].append(attachment)


def _new_game(engine: phase.Engine, cards: list[str]) -> phase.Game:
    props = [PROP] * _LIBRARY
    return engine.new_game(cards + props, props, seed=_SEED, first_player=0)


def to_json(state: Json) -> str:
    """The state as text, which phase reads faster than a dict."""
    return msgspec.json.encode(state).decode()
