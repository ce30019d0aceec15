"""The boards that try an adapter: an honest one passes, and nobody gets away with a lie."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from lying_engines import (
    AcceptsEverything,
    DisagreesWithItself,
    DropsAnObject,
    DropsASnapshot,
    Echo,
    Fails,
    ForgetsDamage,
    HidesField,
    Liar,
    OneActionLate,
    OneQuestionLate,
    Raises,
    RefusesEverything,
    ReportsExtraObjects,
)

from mtg_conformance.adapter import Policy
from mtg_conformance.adapter_check import CAPABILITIES, capability_of, cards_lacking, checks, found
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.documents import (
    Activate,
    Answer,
    Cast,
    ObjectSetup,
    Outcome,
    Situation,
    Snapshot,
)
from mtg_conformance.engines import Engine
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Cause, Judgement, Verdict
from reference_engine.adapter import ReferenceEngine

replace = msgspec.structs.replace


def broken(engine: Engine, of: str | None = None) -> dict[str, str]:
    """The capabilities that do not work, and whether they are missing or wrong. `of`: one alone."""
    boards = [board for board in checks() if of in (None, capability_of(board.id))]
    return {one.capability.key: one.status for one in found(run_cases(boards, engine)) if one.status != "works"}


def test_every_capability_has_a_board_and_every_board_a_capability() -> None:
    assert {capability_of(case.id) for case in checks()} == {one.key for one in CAPABILITIES}
    assert len({one.key for one in CAPABILITIES}) == len(CAPABILITIES)


def test_no_board_names_a_card_of_the_rulings() -> None:
    named = {thing.card for case in checks() for thing in case.situation.objects}
    assert not [card for card in named if "Umbra" in card]
    assert not [
        one for case in checks() for one in case.situation.script if getattr(one, "ability", "") == "Eternalize"
    ]


def test_each_kind_of_question_and_cost_in_the_suite_is_tried() -> None:
    """Discarding as a cost is not: among the cards that the suite knows, only eternalize has it."""
    suite = [case for ruling in the_rulings() for case in ruling.cases]
    asked = {answer.ask for case in suite for answer in case.situation.answers}
    assert {f"answer.{kind}" for kind in asked} <= {one.key for one in CAPABILITIES}
    paid = {
        way for case in suite for one in case.situation.script if isinstance(one, Cast | Activate) for way in one.pays
    }
    assert paid <= {"sacrifice", "discard", "tap"}


def test_the_reference_engine_can_do_everything() -> None:
    assert broken(ReferenceEngine()) == {}


def test_a_liar_that_says_nothing_false_can_do_everything() -> None:
    assert broken(Liar(ReferenceEngine())) == {}


@pytest.mark.parametrize(
    "liar",
    [
        AcceptsEverything,
        DisagreesWithItself,
        DropsASnapshot,
        DropsAnObject,
        Echo,
        ForgetsDamage,
        OneActionLate,
        OneQuestionLate,
        Raises,
        RefusesEverything,
    ],
)
def test_a_lie_is_found_out(liar: Callable[[Engine], Engine]) -> None:
    assert "wrong" in broken(liar(ReferenceEngine())).values()


def test_an_echo_can_do_nothing_at_all() -> None:
    """Every board is changed by something, so what only repeats the request fails each."""
    works = {one.key for one in CAPABILITIES} - broken(Echo(ReferenceEngine())).keys()
    assert works == set()


def test_extra_objects_and_an_engine_that_dies_are_found_out() -> None:
    assert broken(ReportsExtraObjects(ReferenceEngine()))
    assert "wrong" in broken(ReportsExtraObjects(ReferenceEngine(), first=2)).values()
    assert len(broken(Fails(ReferenceEngine(), "crash"))) == len(CAPABILITIES)


# What is placed, but only in words: the start snapshot is as asked, the game is another one.


class PlaysAnother(Liar):
    """Plays a changed Situation and shows the start of the one that was asked for."""

    def __init__(self, honest: Engine, change: Callable[[Situation], Situation]) -> None:
        super().__init__(honest)
        self.change = change

    def run(self, situation: Situation) -> Outcome:
        other = self.change(situation)
        outcome = self.honest.run(other)
        if other == situation:
            return outcome
        return replace(outcome, snapshots=(start_of(situation), *outcome.snapshots[1:]))


def start_of(situation: Situation) -> Snapshot:
    return ReferenceEngine().run(replace(situation, script=(), answers=())).snapshots[0]


def things(change: Callable[[ObjectSetup, Situation], ObjectSetup]) -> Callable[[Situation], Situation]:
    return lambda one: replace(one, objects=tuple(change(thing, one) for thing in one.objects))


def without(**fields: Any) -> Callable[[Situation], Situation]:
    return things(lambda thing, _: replace(thing, **fields))


def players(**fields: int) -> Callable[[Situation], Situation]:
    return lambda one: replace(one, players={seat: replace(p, **fields) for seat, p in one.players.items()})


def only_counters(unwanted: Callable[[str], bool]) -> Callable[[Situation], Situation]:
    return things(
        lambda thing, _: replace(thing, counters={k: n for k, n in thing.counters.items() if not unwanted(k)})
    )


def elsewhere(thing: ObjectSetup, situation: Situation) -> ObjectSetup:
    """An Aura on another creature, Equipment on none."""
    if thing.attached_to is None:
        return thing
    if thing.card == "Bonesplitter":
        return replace(thing, attached_to=None)
    others = [
        one.id
        for one in situation.objects
        if one.zone == "battlefield" and one.attached_to is None and one.id != thing.attached_to
    ]
    return replace(thing, attached_to=others[-1]) if others else thing


def zone(here: str, there: str) -> Callable[[Situation], Situation]:
    return things(lambda thing, _: replace(thing, zone=there) if thing.zone == here else thing)


def upside_down(situation: Situation) -> Situation:
    return replace(situation, objects=situation.objects[::-1])


LEFT_OUT: dict[str, tuple[str, Callable[[Situation], Situation]]] = {
    "damage": ("place.damage", without(damage=0)),
    "tapped": ("place.tapped", without(tapped=False)),
    "+1/+1 counters": ("place.plus-counters", only_counters(lambda kind: kind == "+1/+1")),
    "-1/-1 counters": ("place.minus-counters", only_counters(lambda kind: kind == "-1/-1")),
    "charge counters": ("place.other-counters", only_counters(lambda kind: kind == "charge")),
    "divinity counters": ("place.other-counters", only_counters(lambda kind: kind == "divinity")),
    "the right host of an Aura": ("place.attached", things(elsewhere)),
    "the host of Equipment": ("place.equipped", things(elsewhere)),
    "summoning sickness": ("place.sick", without(sick=False)),
    "the controller": ("place.controller", without(controller=None)),
    "being a token": ("place.token", without(token=False)),
    "life": ("place.life", players(life=20)),
    "poison": ("place.poison", players(poison=0)),
    "the graveyard": ("place.graveyard", zone("graveyard", "exile")),
    "exile": ("place.exile", zone("exile", "graveyard")),
    "the command zone": ("place.command", zone("command", "graveyard")),
    "the order of a library": ("place.library", upside_down),
    "the order of arrival": ("place.arrival", upside_down),
    "whose turn it is": ("place.active", lambda one: replace(one, active="alice")),
    "the step": ("place.step", lambda one: replace(one, step="precombat_main")),
}


@pytest.mark.parametrize("what", LEFT_OUT)
def test_who_only_says_that_it_placed_something_is_found_out(what: str) -> None:
    key, change = LEFT_OUT[what]
    assert broken(PlaysAnother(ReferenceEngine(), change), key) == {key: "wrong"}


# What is done, but not as announced.


def actions(change: Callable[[Any], Any]) -> Callable[[Situation], Situation]:
    return lambda one: replace(one, script=tuple(change(action) for action in one.script))


def paying(mana: Callable[[str], str]) -> Callable[[Any], Any]:
    return lambda action: replace(action, mana=mana(action.mana)) if isinstance(action, Cast | Activate) else action


def swapped(action: Any) -> Any:
    return replace(action, targets=action.targets[::-1]) if isinstance(action, Cast | Activate) else action


OTHERWISE: dict[str, tuple[str, Callable[[Situation], Situation]]] = {
    "mana for free": ("play.mana", actions(paying(lambda mana: f"{mana}WUBRG5"))),
    "targets in another order": ("play.two-targets", actions(swapped)),
    "the whole stack": ("play.stack", actions(lambda one: replace(one, all=True) if hasattr(one, "all") else one)),
    "answers for anybody's source": (
        "answer.source",
        lambda one: replace(one, answers=tuple(replace(answer, from_=None) for answer in one.answers)),
    ),
    "answers without end": (
        "answer.times",
        lambda one: replace(one, answers=tuple(replace(answer, times=None) for answer in one.answers)),
    ),
    "answers of the other player": (
        "answer.may",
        lambda one: replace(one, answers=tuple(_of_the_other(answer) for answer in one.answers)),
    ),
}


def _of_the_other(answer: Answer) -> Answer:
    return replace(answer, by={"alice": "bob", "bob": "alice"}[answer.by]) if answer.ask == "may" else answer


@pytest.mark.parametrize("what", OTHERWISE)
def test_who_does_something_else_than_was_announced_is_found_out(what: str) -> None:
    key, change = OTHERWISE[what]
    assert broken(PlaysAnother(ReferenceEngine(), change), key) == {key: "wrong"}


@pytest.mark.parametrize("way", ["first", "last"])
@pytest.mark.parametrize(
    "kind",
    sorted(one.name for one in CAPABILITIES if one.group == "answer" and one.name not in ("times", "source", "none")),
)
def test_who_decides_by_itself_is_found_out(kind: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Policy.choose_several

    def decide(
        self: Policy, by: str, ask: Any, options: Sequence[Any], count: int | None = None, *rest: Any, **more: Any
    ) -> list[Any]:
        if ask != kind:
            return asked(self, by, ask, options, count, *rest, **more)
        mine = list(options) if way == "first" else list(options)[::-1]
        return mine[: len(mine) if count is None else count]

    monkeypatch.setattr(Policy, "choose_several", decide)
    assert broken(ReferenceEngine(), f"answer.{kind}") == {f"answer.{kind}": "wrong"}


def test_who_guesses_where_nothing_is_answered_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine's own choice steps in where the answers say nothing, and only there."""
    from mtg_conformance.adapter import Unanswered

    asked = Policy.choose_several

    def decide(self: Policy, by: str, ask: Any, options: Sequence[Any], *rest: Any, **more: Any) -> list[Any]:
        try:
            return asked(self, by, ask, options, *rest, **more)
        except Unanswered:
            return [options[0]]

    monkeypatch.setattr(Policy, "choose_several", decide)
    assert broken(ReferenceEngine()) == {"answer.none": "wrong"}


# What is seen.

SEEN = {
    "zone": "see.zones",
    "tapped": "see.tapped",
    "attacking": "see.combat",
    "blocking": "see.combat",
    "damage": "see.damage",
    "counters": "see.counters",
    "attached_to": "see.attached",
    "controller": "see.controller",
    "owner": "see.controller",
    "power": "see.power",
    "toughness": "see.power",
    "name": "see.characteristics",
    "types": "see.characteristics",
    "subtypes": "see.characteristics",
    "supertypes": "see.characteristics",
    "colors": "see.characteristics",
    "mana_cost": "see.mana-cost",
    "mana_value": "see.mana-cost",
    "is_token": "see.tokens",
}


@pytest.mark.parametrize("field", SEEN)
def test_a_field_that_is_not_shown_is_missing_and_nothing_is_wrong(field: str) -> None:
    lacking = broken(HidesField(ReferenceEngine(), field))
    assert lacking.get(SEEN[field]) in ("missing", "partly")
    assert set(lacking.values()) <= {"missing", "partly"}


class HidesOfTheRest(Liar):
    """Does not show one field of the players or the game."""

    def __init__(self, honest: Engine, field: str) -> None:
        super().__init__(honest)
        self.field = field

    def spoil(self, situation: Situation, outcome: Outcome) -> Outcome:
        hidden: dict[str, Any] = {self.field: msgspec.UNSET}
        whole = []
        for one in outcome.snapshots:
            if hasattr(one.game, self.field):
                whole.append(replace(one, game=replace(one.game, **hidden)))
            else:
                whole.append(
                    replace(one, players={seat: replace(player, **hidden) for seat, player in one.players.items()})
                )
        return replace(outcome, snapshots=tuple(whole))


@pytest.mark.parametrize(
    ("field", "key"),
    [
        ("life", "see.life"),
        ("poison", "place.poison"),
        ("hand", "see.hand"),
        ("graveyard", "see.zones"),
        ("exile", "see.zones"),
        ("lost", "place.life"),
        ("step", "play.steps"),
        ("active", "play.steps"),
        ("stack", "see.stack"),
        ("priority", "see.priority"),
    ],
)
def test_what_is_not_shown_of_players_and_game_is_missing(field: str, key: str) -> None:
    lacking = broken(HidesOfTheRest(ReferenceEngine(), field))
    assert lacking.get(key) in ("missing", "partly")
    assert set(lacking.values()) <= {"missing", "partly"}


@pytest.mark.parametrize(
    ("reason", "cards", "lacking"),
    [
        ("no card named Shock", (), ("Shock",)),
        ("the toy does not know the card Hill Giant", (), ("Hill Giant",)),
        ("card not found: Shock", (), ("Shock",)),
        ("Shock can't be cast for free", (), ()),
        ("no card can be put into a library", (), ()),
        ("no card named Murder", (), ()),
        ("not today", ("Shock",), ("Hill Giant",)),
        ("not today", ("Shock", "Hill Giant"), ()),
    ],
)
def test_what_the_engine_lacks_a_card_for_is_told_apart(
    reason: str, cards: tuple[str, ...], lacking: tuple[str, ...]
) -> None:
    (board,) = [one for one in checks() if one.id == "adapter-check.place.damage.kills"]
    assert {thing.card for thing in board.situation.objects} == {"Hill Giant", "Shock"}
    judgement = Judgement(case=board.id, verdict=Verdict.not_run, cause=Cause.unsupported, reason=reason)
    assert cards_lacking(judgement, board, cards) == lacking
    (finding,) = [one for one in found([judgement], cards) if one.judgements]
    assert finding.status == ("no card" if lacking else "missing")
    failed = replace(judgement, verdict=Verdict.failed, cause=None)
    assert cards_lacking(failed, board, ("Shock",)) == ()
