"""Hypothesis strategies for valid Cases in which every field of the model occurs.

The Cases make no sense as games; they are there to test what must hold for all documents.
"""

from typing import Any

from hypothesis import strategies as st
from msgspec import UNSET

from mtg_conformance.documents import (
    STEPS,
    Action,
    ActionExpectation,
    Activate,
    Advance,
    Answer,
    Attack,
    Block,
    Case,
    Cast,
    CountExpectation,
    Description,
    Expectation,
    GameExpectation,
    GameState,
    NothingElseExpectation,
    ObjectExpectation,
    ObjectSetup,
    ObjectState,
    PlayerExpectation,
    PlayerSetup,
    PlayerState,
    ReadingsExpectation,
    Resolve,
    SameAsExpectation,
    Situation,
    StackEntry,
    Step,
)
from mtg_conformance.documents.situation import SetupZone

_NAMES = ["bear", "h1", "h2", "murder", "a", "x-2", "the", "and", "nothing", "yes", "no", "with", "top", "game", "is"]
_NAMES += ["new", "object", "token", "once", "then", "by", "of", "from"]
# Many words of the sentences themselves: where they stand must not matter.
ids = st.sampled_from(_NAMES)
case_ids = st.sampled_from(["a", "0", "control.murder", "umbra-armor.3.same-name.h1", "x.y-z.1", "calling.the.x"])
rules = st.lists(st.sampled_from(["702.89a", "614.6", "616.1", "100.1", "999.99z"]), max_size=3, unique=True).map(tuple)
_words = st.text("abzäÉ'/+:;!?&-_", min_size=1, max_size=5)
cards = st.one_of(
    st.sampled_from(["Grizzly Bears", "Glissa, the Traitor", "Erase (Not the Urza's Legacy One)", "_____", "+2 Mace"]),
    st.lists(_words, min_size=1, max_size=3).map(" ".join),
)
texts = st.lists(st.text("abzÉ',.:\"\\[]{}()#@|<>0-9", min_size=1, max_size=6), max_size=3).map(" ".join)
counter_kinds = st.sampled_from(["+1/+1", "-1/-1", "shield", "loyalty", "first strike", "counter", "Δ"])
steps: st.SearchStrategy[Step] = st.sampled_from(STEPS)
numbers = st.integers(-3, 12)
mana = st.builds(lambda n, colors: f"{n or ''}{colors}", st.integers(0, 20), st.text("WUBRGC", max_size=4))


def _or_unset(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(st.just(UNSET), st.just(UNSET), strategy)


def _types(*some: str) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(some), max_size=3, unique=True).map(tuple)


@st.composite
def states(draw: st.DrawFn, seats: tuple[str, ...], names: tuple[str, ...], kind: type[ObjectState]) -> ObjectState:
    """An ObjectState or Description with some fields named."""
    seat = st.sampled_from(seats)
    thing = st.sampled_from(names or ("new-1",))
    number = st.one_of(st.none(), numbers)
    fields: dict[str, st.SearchStrategy[Any]] = {
        "zone": st.sampled_from(
            ["battlefield", "hand", "graveyard", "exile", "library", "stack", "command", "nowhere"]
        ),
        "owner": seat,
        "controller": st.one_of(st.none(), seat),
        "tapped": st.booleans(),
        "damage": st.integers(0, 9),
        "counters": st.dictionaries(counter_kinds, st.integers(0, 3), max_size=2),
        "attached_to": st.one_of(st.none(), thing),
        "phased_out": st.booleans(),
        "attacking": st.booleans(),
        "blocking": st.booleans(),
        "name": texts,
        "types": _types("Artifact", "Creature", "Enchantment", "Land"),
        "subtypes": _types("Human", "Zombie", "Urza's", "Power-Plant", "Time Lord"),
        "supertypes": _types("Basic", "Legendary", "Snow"),
        "colors": _types("W", "U", "B", "R", "G"),
        "power": number,
        "toughness": number,
        "mana_cost": st.sampled_from([None, "{0}", "{1}{G}", "{W/U}{2/B}{G/P}", "{X}"]),
        "mana_value": st.integers(0, 16),
        "is_token": st.booleans(),
    }
    chosen = draw(st.lists(st.sampled_from(sorted(fields)), min_size=1, max_size=6, unique=True))
    drawn = {name: draw(fields[name]) for name in chosen}
    if kind is Description:
        drawn["new"] = draw(_or_unset(st.booleans()))
        if draw(st.integers(0, 5)) == 0:
            drawn = {"new": drawn["new"]}
    return kind(**drawn)


@st.composite
def _placed(draw: st.DrawFn, name: str, seats: tuple[str, ...], hosts: list[str]) -> ObjectSetup:
    owner = draw(st.sampled_from(seats))
    zone: SetupZone = draw(
        st.sampled_from(["battlefield", "battlefield", "hand", "graveyard", "exile", "library", "command"])
    )
    if zone != "battlefield":
        return ObjectSetup(id=name, card=draw(cards), owner=owner, zone=zone)
    return ObjectSetup(
        id=name,
        card=draw(cards),
        owner=owner,
        controller=draw(st.one_of(st.none(), st.sampled_from(seats))),
        token=draw(st.booleans()),
        tapped=draw(st.booleans()),
        damage=draw(st.sampled_from([0, 0, 1, 4])),
        counters=draw(st.dictionaries(counter_kinds, st.integers(1, 3), max_size=2)),
        attached_to=draw(st.sampled_from([None, *hosts])) if hosts else None,
        sick=draw(st.booleans()),
    )


@st.composite
def _actions(draw: st.DrawFn, seats: tuple[str, ...], names: list[str], known: list[str]) -> Action:
    """One action without its label; what it puts is added to the known names."""
    prepare = draw(st.booleans())
    by = draw(st.sampled_from(seats))
    kind = draw(
        st.sampled_from(["cast", "activate", "attack", "block", "resolve", "advance"] if names else ["resolve"])
    )
    if kind == "resolve":
        return Resolve(all=draw(st.booleans()), prepare=prepare)
    if kind == "advance":
        return Advance(to=draw(steps), prepare=prepare)
    name = st.sampled_from(names)
    if kind == "attack":
        whom = st.sampled_from([*seats, *names])
        return Attack(by=by, attackers=draw(st.dictionaries(name, whom, max_size=3)), prepare=prepare)
    if kind == "block":
        return Block(by=by, blockers=draw(st.dictionaries(name, name, max_size=3)), prepare=prepare)
    ways = st.sampled_from(["discard", "sacrifice", "tap", "exile", "return", "remove a counter"])
    announced: dict[str, Any] = {
        "mana": draw(mana),
        "targets": tuple(draw(st.lists(st.sampled_from([*known, *seats, "new-1"]), max_size=3))),
        "modes": tuple(draw(st.lists(st.integers(1, 4), max_size=2))),
        "x": draw(st.one_of(st.none(), st.integers(0, 5))),
        "pays": draw(st.dictionaries(ways, st.lists(name, max_size=2).map(tuple), max_size=3)),
    }
    thing = draw(name)
    ability = draw(texts)
    puts = draw(st.one_of(st.none(), ids.filter(lambda one: one not in known and one not in seats)))
    if puts is not None:
        known.append(puts)
    if kind == "cast":
        return Cast(by=by, object=thing, puts=puts, prepare=prepare, **announced)
    return Activate(by=by, object=thing, ability=ability, puts=puts, prepare=prepare, **announced)


@st.composite
def _answers(draw: st.DrawFn, seats: tuple[str, ...], known: list[str]) -> Answer:
    asks = ["replacement", "may", "target", "objects", "order", "amount", "name", "type", "colour", "damage", "legend"]
    values = st.one_of(st.sampled_from([*known, *seats, "new-2", "yes", "no"]), numbers, texts)
    return Answer(
        by=draw(st.sampled_from(seats)),
        ask=draw(st.sampled_from(asks)),
        prefer=tuple(draw(st.lists(values, min_size=1, max_size=3))),
        from_=draw(st.one_of(st.none(), st.sampled_from(known))) if known else None,
        times=draw(st.one_of(st.none(), st.integers(1, 3))),
    )


@st.composite
def _simple(
    draw: st.DrawFn, seats: tuple[str, ...], names: tuple[str, ...], after: str
) -> ObjectExpectation | CountExpectation | PlayerExpectation:
    cr = draw(rules)
    kind = draw(st.sampled_from(["object", "count", "player"]))
    if kind == "object":
        return ObjectExpectation(
            object=draw(st.sampled_from([*names, "new-1"])),
            is_=draw(states(seats, names, ObjectState)),
            after=after,
            cr=cr,
        )
    if kind == "count":
        of = draw(states(seats, names, Description))
        assert isinstance(of, Description)
        return CountExpectation(of=of, is_=draw(st.integers(0, 4)), after=after, cr=cr)
    fields: dict[str, st.SearchStrategy[Any]] = {
        "life": numbers,
        "poison": st.integers(0, 10),
        "hand": st.integers(0, 9),
        "graveyard": st.integers(0, 9),
        "exile": st.integers(0, 9),
        "lost": st.booleans(),
    }
    chosen = draw(st.lists(st.sampled_from(sorted(fields)), min_size=1, max_size=4, unique=True))
    state = PlayerState(**{name: draw(fields[name]) for name in chosen})
    return PlayerExpectation(player=draw(st.sampled_from(seats)), is_=state, after=after, cr=cr)


@st.composite
def _games(draw: st.DrawFn, seats: tuple[str, ...], names: tuple[str, ...]) -> GameState:
    entries = st.builds(
        StackEntry,
        id=st.sampled_from([*names, "some-ability"]),
        kind=st.sampled_from(["spell", "ability"]),
        controller=st.sampled_from(seats),
        source=st.one_of(st.none(), st.sampled_from([*names, "new-1"])),
    )
    fields: dict[str, st.SearchStrategy[Any]] = {
        "step": steps,
        "active": st.sampled_from(seats),
        "stack": st.lists(entries, max_size=3).map(tuple),
        "priority": st.one_of(st.none(), st.sampled_from(seats)),
    }
    chosen = draw(st.lists(st.sampled_from(sorted(fields)), min_size=1, max_size=4, unique=True))
    return GameState(**{name: draw(fields[name]) for name in chosen})


@st.composite
def _expectations(
    draw: st.DrawFn, situation: Situation, names: tuple[str, ...], nothing_else: list[str]
) -> Expectation:
    seats = situation.seats
    labels = [action.label for action in situation.script if action.label is not None]
    after = draw(st.sampled_from(["start", "end", "end", *labels]))
    cr = draw(rules)
    kinds = ["simple", "simple", "simple", "game", "same_as", "readings"]
    if labels:
        kinds.append("action")
    if nothing_else:
        kinds.append("nothing_else")
    kind = draw(st.sampled_from(kinds))
    if kind == "game":
        return GameExpectation(is_=draw(_games(seats, names)), after=after, cr=cr)
    if kind == "action":
        return ActionExpectation(action=draw(st.sampled_from(labels)), accepted=draw(st.booleans()), after=after, cr=cr)
    if kind == "nothing_else":
        return NothingElseExpectation(after=draw(st.sampled_from(nothing_else)), cr=cr)
    if kind == "same_as":
        some = st.lists(st.sampled_from(names), max_size=2, unique=True) if names else st.just([])
        rename = {name: draw(ids) for name in draw(some)}
        return SameAsExpectation(case=draw(case_ids), rename=rename, except_=tuple(draw(some)), after=after, cr=cr)
    if kind == "readings":
        inner = st.lists(_simple(seats, names, draw(st.sampled_from(["end", after]))), min_size=1, max_size=2).map(
            tuple
        )
        return ReadingsExpectation(
            readings=draw(st.dictionaries(texts, inner, min_size=1, max_size=2)), after=after, cr=cr
        )
    return draw(_simple(seats, names, after))


def _same_turn(situation: Situation) -> list[str]:
    """Moments in the turn of the start: `nothing_else` may stand there."""
    moments = ["start"]
    step = situation.step
    for action in situation.script:
        if isinstance(action, Advance):
            if STEPS.index(action.to) <= STEPS.index(step):
                return moments
            step = action.to
        if action.label is not None:
            moments.append(action.label)
    return [*moments, "end"]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A valid Case."""
    seats = draw(st.sampled_from([("alice", "bob"), ("alice", "bob"), ("carol", "bob"), ("alice", "bob", "dave")]))
    names = draw(st.lists(ids.filter(lambda name: name not in seats), max_size=5, unique=True))
    objects: list[ObjectSetup] = []
    for name in names:
        hosts = [thing.id for thing in objects if thing.zone == "battlefield"]
        objects.append(draw(_placed(name, seats, hosts)))
    known = list(names)
    script: list[Action] = [draw(_actions(seats, names, known)) for _ in range(draw(st.integers(0, 5)))]
    free = iter(
        draw(st.lists(ids.filter(lambda name: name not in ("start", "end")), min_size=5, max_size=5, unique=True))
    )
    labelled = [
        type(action)(**{**_fields(action), "label": next(free) if draw(st.booleans()) else None}) for action in script
    ]
    id_ = draw(case_ids)
    situation = Situation(
        id=id_,
        seats=seats,
        active=draw(st.sampled_from(seats)),
        step=draw(steps),
        players=draw(
            st.dictionaries(st.sampled_from(seats), st.builds(PlayerSetup, life=numbers, poison=st.integers(0, 9)))
        ),
        objects=tuple(objects),
        script=tuple(labelled),
        answers=tuple(draw(st.lists(_answers(seats, known), max_size=3))),
    )
    # An expectation may name objects only, not what `puts` names.
    expect = draw(st.lists(_expectations(situation, tuple(names), _same_turn(situation)), min_size=1, max_size=6))
    return Case(
        id=id_,
        situation=situation,
        expect=tuple(expect),
        title=draw(st.one_of(st.just(""), st.lists(_words, min_size=1, max_size=3).map(" ".join))),
        ruling=draw(st.sampled_from([None, "umbra-armor.3"])),
        cr=draw(rules),
        needs=tuple(draw(st.lists(case_ids, max_size=2, unique=True))),
        notes=draw(st.sampled_from(["", "Else: the turn ends.", "Two\n  lines.\n\nand a paragraph"])),
    )


def _fields(action: Action) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__}
