"""The capabilities that the boards are about, and which cases of the suite need each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from msgspec import UNSET

from mtg_conformance.documents import (
    STEPS,
    ActionExpectation,
    Activate,
    Advance,
    Answer,
    Attack,
    Block,
    Case,
    Cast,
    CountExpectation,
    GameExpectation,
    NothingElseExpectation,
    ObjectExpectation,
    ObjectSetup,
    ObjectState,
    PlayerExpectation,
    PlayerSetup,
    ReadingsExpectation,
    Resolve,
)

__all__ = ["CAPABILITIES", "Capability"]


@dataclass(frozen=True)
class Capability:
    """Something that an adapter can or can't do. `key`: group and name. `words`: what it is.
    `needed_by`: whether a case can't do without."""

    key: str
    words: str
    needed_by: Callable[[Case], bool]

    @property
    def group(self) -> str:
        """place, play, answer or see."""
        return self.key.split(".")[0]

    @property
    def name(self) -> str:
        """The key without the group."""
        return self.key.split(".")[1]


def _places(test: Callable[[ObjectSetup], object]) -> Callable[[Case], bool]:
    return lambda case: any(test(thing) for thing in case.situation.objects)


def _players(test: Callable[[PlayerSetup], object]) -> Callable[[Case], bool]:
    return lambda case: any(test(player) for player in case.situation.players.values())


def _on(zone: str) -> Callable[[Case], bool]:
    return _places(lambda thing: thing.zone == zone)


def _counters(test: Callable[[str], bool]) -> Callable[[Case], bool]:
    return _places(lambda thing: any(test(kind) for kind in thing.counters))


_NAMED_COUNTERS = ("+1/+1", "-1/-1", "loyalty")
_EQUIPMENT = frozenset({"Bonesplitter", "Short Sword", "Darksteel Plate"})


def _announces(test: Callable[[Cast | Activate], object]) -> Callable[[Case], bool]:
    return lambda case: any(test(one) for one in case.situation.script if isinstance(one, Cast | Activate))


def _from_graveyard(case: Case) -> bool:
    buried = {thing.id for thing in case.situation.objects if thing.zone == "graveyard"}
    return any(isinstance(one, Activate) and one.object in buried for one in case.situation.script)


def _responds(case: Case) -> bool:
    """Something is done while something is on the stack."""
    waiting = False
    for one in case.situation.script:
        if isinstance(one, Cast | Activate):
            if waiting:
                return True
            waiting = True
        elif isinstance(one, Resolve | Advance):
            waiting = False
    return False


def _named_target(case: Case) -> bool:
    script = [one for one in case.situation.script if isinstance(one, Cast | Activate)]
    names = {one.puts for one in script if one.puts}
    return any(target in names for one in script for target in one.targets)


def _refused(case: Case) -> bool:
    return any(isinstance(one, ActionExpectation) and not one.accepted for one in case.expect)


def _prepares(case: Case) -> bool:
    return any(one.prepare for one in case.situation.script)


def _does(kind: type) -> Callable[[Case], bool]:
    return lambda case: any(isinstance(one, kind) for one in case.situation.script)


def _to(*steps: str) -> Callable[[Case], bool]:
    return lambda case: any(isinstance(one, Advance) and one.to in steps for one in case.situation.script)


def _next_turn(case: Case) -> bool:
    step = case.situation.step
    for one in case.situation.script:
        if isinstance(one, Advance):
            if STEPS.index(one.to) <= STEPS.index(step):
                return True
            step = one.to
    return False


def _answers(test: Callable[[Answer], object]) -> Callable[[Case], bool]:
    return lambda case: any(test(answer) for answer in case.situation.answers)


def _asks(kind: str) -> Callable[[Case], bool]:
    return _answers(lambda answer: answer.ask == kind)


def _objects(case: Case) -> Iterator[ObjectExpectation]:
    for _, one in _expected(case):
        if isinstance(one, ObjectExpectation):
            yield one


def _expected(case: Case) -> Iterator[tuple[str, object]]:
    for one in case.expect:
        yield one.after, one
        if isinstance(one, ReadingsExpectation):
            for said in one.readings.values():
                yield from ((inner.after, inner) for inner in said)


def _states(case: Case) -> Iterator[ObjectState]:
    for _, one in _expected(case):
        if isinstance(one, ObjectExpectation):
            yield one.is_
        elif isinstance(one, CountExpectation):
            yield one.of


def _sees(*fields: str) -> Callable[[Case], bool]:
    return lambda case: any(getattr(state, field) is not UNSET for state in _states(case) for field in fields)


def _sees_stored(*fields: str) -> Callable[[Case], bool]:
    """`nothing else changes` looks at every stored field of every object."""
    named = _sees(*fields)
    return lambda case: named(case) or any(isinstance(one, NothingElseExpectation) for one in case.expect)


def _sees_zone(case: Case) -> bool:
    return any(state.zone is not UNSET for state in _states(case))


def _sees_new(case: Case) -> bool:
    return any(isinstance(one, CountExpectation) and one.of.new is True for _, one in _expected(case)) or any(
        one.object.startswith("new-") for one in _objects(case)
    )


def _sees_player(*fields: str) -> Callable[[Case], bool]:
    return lambda case: any(
        isinstance(one, PlayerExpectation) and any(getattr(one.is_, field) is not UNSET for field in fields)
        for _, one in _expected(case)
    )


def _sees_game(*fields: str) -> Callable[[Case], bool]:
    return lambda case: any(
        isinstance(one, GameExpectation) and any(getattr(one.is_, field) is not UNSET for field in fields)
        for _, one in _expected(case)
    )


def _attachments(equipment: bool) -> Callable[[Case], bool]:
    return _places(lambda thing: thing.attached_to and (thing.card in _EQUIPMENT) == equipment)


def _several_attachments(case: Case) -> bool:
    """The order of arrival can matter where more than one thing is attached."""
    return sum(thing.attached_to is not None for thing in case.situation.objects) > 1


CAPABILITIES: tuple[Capability, ...] = (
    Capability("place.damage", "damage on a creature", _places(lambda thing: thing.damage)),
    Capability("place.tapped", "a tapped permanent", _places(lambda thing: thing.tapped)),
    Capability("place.plus-counters", "+1/+1 counters", _counters(lambda kind: kind == "+1/+1")),
    Capability("place.minus-counters", "-1/-1 counters", _counters(lambda kind: kind == "-1/-1")),
    Capability("place.loyalty", "loyalty counters of a planeswalker", _counters(lambda kind: kind == "loyalty")),
    Capability("place.other-counters", "counters of other kinds", _counters(lambda kind: kind not in _NAMED_COUNTERS)),
    Capability("place.attached", "an Aura on a permanent", _attachments(equipment=False)),
    Capability("place.equipped", "Equipment on a creature", _attachments(equipment=True)),
    Capability("place.sick", "a creature that came this turn", _places(lambda thing: thing.sick)),
    Capability(
        "place.controller",
        "a permanent under another player's control",
        _places(lambda thing: thing.controller not in (None, thing.owner)),
    ),
    Capability("place.token", "a token", _places(lambda thing: thing.token)),
    Capability(
        "place.life", "a life total", lambda case: any(one.life != 20 for one in case.situation.players.values())
    ),
    Capability(
        "place.poison", "poison counters", lambda case: any(one.poison for one in case.situation.players.values())
    ),
    Capability("place.graveyard", "a card in a graveyard", _on("graveyard")),
    Capability("place.library", "cards in a library, in order", _on("library")),
    Capability("place.exile", "a card in exile", _on("exile")),
    Capability("place.command", "a card in the command zone", _on("command")),
    Capability("place.arrival", "the order of arrival", _several_attachments),
    Capability("place.active", "another player's turn", lambda case: case.situation.active != case.situation.seats[0]),
    Capability("place.step", "another step", lambda case: case.situation.step != "precombat_main"),
    Capability("play.spell", "casting a spell", _does(Cast)),
    Capability("play.two-targets", "a spell with several targets", _announces(lambda one: len(one.targets) > 1)),
    Capability("play.x", "a value of X", _announces(lambda one: one.x is not None)),
    Capability("play.mana", "the mana that is named, no less and no other", _announces(lambda one: True)),
    Capability("play.ability", "activating an ability", _does(Activate)),
    Capability("play.graveyard-ability", "an ability of a card in a graveyard", _from_graveyard),
    Capability("play.sacrifice", "the sacrifice that a cost names", _announces(lambda one: "sacrifice" in one.pays)),
    Capability("play.tap", "the permanents that a cost taps", _announces(lambda one: "tap" in one.pays)),
    Capability("play.stack", "resolving the top of the stack alone, or all of it", _does(Resolve)),
    Capability("play.response", "a response while something is on the stack", _responds),
    Capability("play.named-ability", "an ability on the stack by its name", _named_target),
    Capability("play.refusal", "a refusal that leaves no trace", _refused),
    Capability("play.prepare", "actions that prepare the board", _prepares),
    Capability("play.attack", "declaring attackers", _does(Attack)),
    Capability("play.block", "declaring blockers", _does(Block)),
    Capability("play.steps", "stopping at each step", _does(Advance)),
    Capability("play.first-strike-step", "stopping between the two combat damage steps", _to("first_strike_damage")),
    Capability("play.next-turn", "going on into the next turn", _next_turn),
    Capability("answer.may", "whether to do it", _asks("may")),
    Capability("answer.target", "a target that is not announced", _asks("target")),
    Capability("answer.objects", "which objects", _asks("objects")),
    Capability("answer.legend", "which legend is kept", _asks("legend")),
    Capability("answer.order", "in which order", _asks("order")),
    Capability("answer.type", "which type", _asks("type")),
    Capability("answer.name", "which card name", _asks("name")),
    Capability("answer.colour", "which color", _asks("colour")),
    Capability("answer.damage", "where combat damage goes", _asks("damage")),
    Capability("answer.replacement", "which replacement effect", _asks("replacement")),
    Capability("answer.times", "an answer that is good for so many times", _answers(lambda answer: answer.times)),
    Capability("answer.source", "an answer for one source alone", _answers(lambda answer: answer.from_)),
    Capability("answer.none", "a question without an answer stops the run", _answers(lambda answer: True)),
    Capability("see.zones", "in which zone an object is", _sees_zone),
    Capability("see.tapped", "tapped or untapped", _sees_stored("tapped")),
    Capability("see.combat", "attacking and blocking", _sees_stored("attacking", "blocking")),
    Capability("see.damage", "damage", _sees_stored("damage")),
    Capability("see.counters", "counters", _sees_stored("counters")),
    Capability("see.attached", "what an object is attached to", _sees_stored("attached_to")),
    Capability("see.controller", "controller and owner", _sees_stored("controller", "owner")),
    Capability("see.power", "power and toughness", _sees("power", "toughness")),
    Capability(
        "see.characteristics", "name, types and colors", _sees("name", "types", "subtypes", "supertypes", "colors")
    ),
    Capability("see.mana-cost", "mana cost and mana value", _sees("mana_cost", "mana_value")),
    Capability("see.tokens", "new objects and tokens", _sees_new),
    Capability("see.life", "life totals", _sees_player("life")),
    Capability("see.hand", "the number of cards in a hand", _sees_player("hand")),
    Capability("see.stack", "the stack", _sees_game("stack")),
    Capability("see.priority", "who has priority", _sees_game("priority")),
)
"""In the order of the report."""
