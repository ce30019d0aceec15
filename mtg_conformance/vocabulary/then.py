"""Then: what must have come of it, each looking at the snapshot after the latest action.

Any of these sentences may end with rule numbers of its own: `[CR 702.89a, 614.6]`.
"""

import re
from collections.abc import Callable

from msgspec import UNSET

from mtg_conformance.documents.case import (
    ActionExpectation,
    CountExpectation,
    Description,
    GameExpectation,
    NothingElseExpectation,
    ObjectExpectation,
    PlayerExpectation,
    ReadingsExpectation,
    SameAsExpectation,
)
from mtg_conformance.documents.outcome import GameState, ObjectState, PlayerState, StackEntry
from mtg_conformance.vocabulary.phrases import HAS, SEEN, read_phrases, write_phrases
from mtg_conformance.vocabulary.sentence import Names, Part, Sentence
from mtg_conformance.vocabulary.words import (
    CASE_ID,
    ID,
    PLAYER,
    QUOTED,
    STEP,
    STEP_OF,
    STEP_WORDS,
    SentenceError,
    quote,
    read_player,
    unquote,
    write_player,
)

_RULES = r"(?: \[CR (?P<cr>[0-9][0-9a-z.]*(?:, [0-9][0-9a-z.]*)*)\])?"


def _rules(match: re.Match[str]) -> tuple[str, ...]:
    return tuple(match["cr"].split(", ")) if match["cr"] else ()


def _read_object(match: re.Match[str]) -> ObjectExpectation:
    fields = read_phrases(match["phrases"], SEEN, "an object")
    return ObjectExpectation(object=match["id"], is_=ObjectState(**fields), cr=_rules(match))


def _write_object(part: Part, names: Names) -> str | None:
    if not isinstance(part, ObjectExpectation):
        return None
    return f"the {part.object} is {write_phrases(part.is_, SEEN, names.seats)}"


def _read_count(match: re.Match[str]) -> CountExpectation:
    fields = {} if match["phrases"] == "anywhere" else read_phrases(match["phrases"], SEEN, "an object")
    new = UNSET if match["new"] is None else match["new"] == "new "
    return CountExpectation(of=Description(new=new, **fields), is_=int(match["n"]), cr=_rules(match))


def _write_count(part: Part, names: Names) -> str | None:
    if not isinstance(part, CountExpectation):
        return None
    new = "" if part.of.new is UNSET else "new " if part.of.new else "old "
    noun = "object is" if part.is_ == 1 else "objects are"
    return f"exactly {part.is_} {new}{noun} {write_phrases(part.of, SEEN, names.seats) or 'anywhere'}"


def _read_player(match: re.Match[str]) -> PlayerExpectation:
    fields = read_phrases(match["phrases"], HAS, "a player")
    return PlayerExpectation(player=read_player(match["player"]), is_=PlayerState(**fields), cr=_rules(match))


def _write_player(part: Part, names: Names) -> str | None:
    if not isinstance(part, PlayerExpectation):
        return None
    return f"{write_player(part.player)} has {write_phrases(part.is_, HAS, names.seats)}"


def _read_moment(match: re.Match[str]) -> GameExpectation:
    words, player = match["step"] or match["bare"], match["player"] or match["turn"]
    state = GameState(step=STEP_OF[words] if words else UNSET, active=read_player(player) if player else UNSET)
    return GameExpectation(is_=state, cr=_rules(match))


def _only(state: GameState, *fields: str) -> bool:
    """Whether the state says something, and only of these fields."""
    said = {name for name in GameState.__struct_fields__ if getattr(state, name) is not UNSET}
    return bool(said) and said <= set(fields)


def _write_moment(part: Part, names: Names) -> str | None:
    if not isinstance(part, GameExpectation) or not _only(part.is_, "step", "active"):
        return None
    step, active = part.is_.step, part.is_.active
    if active is UNSET:
        return None if step is UNSET else f"it is the {STEP_WORDS[step]}"
    return f"it is {write_player(active)}'s {'turn' if step is UNSET else STEP_WORDS[step]}"


_ENTRY = rf"(?:spell|ability) {ID} of {PLAYER}(?: from the {ID})?"


def _read_stack(match: re.Match[str]) -> GameExpectation:
    entries = re.findall(rf"(spell|ability) ({ID}) of ({PLAYER})(?: from the ({ID}))?", match["entries"] or "")
    stack = tuple(
        StackEntry(id=name, kind=kind, controller=read_player(player), source=source or None)
        for kind, name, player, source in entries
    )
    return GameExpectation(is_=GameState(stack=stack), cr=_rules(match))


def _write_stack(part: Part, names: Names) -> str | None:
    if not isinstance(part, GameExpectation) or not _only(part.is_, "stack") or part.is_.stack is UNSET:
        return None
    entries = ", the ".join(
        f"{entry.kind} {entry.id} of {write_player(entry.controller)}"
        + (f" from the {entry.source}" if entry.source is not None else "")
        for entry in part.is_.stack
    )
    return f"the stack holds, from the bottom, the {entries}" if entries else "the stack is empty"


def _read_priority(match: re.Match[str]) -> GameExpectation:
    priority = read_player(match["player"]) if match["player"] else None
    return GameExpectation(is_=GameState(priority=priority), cr=_rules(match))


def _write_priority(part: Part, names: Names) -> str | None:
    if not isinstance(part, GameExpectation) or not _only(part.is_, "priority"):
        return None
    return f"{write_player(part.is_.priority) if isinstance(part.is_.priority, str) else 'nobody'} has priority"


def _read_action(match: re.Match[str]) -> ActionExpectation:
    """Which action it is, the builder knows."""
    return ActionExpectation(action="", accepted=match["how"] == "accepted", cr=_rules(match))


def _write_action(part: Part, names: Names) -> str | None:
    return f"that is {'accepted' if part.accepted else 'refused'}" if isinstance(part, ActionExpectation) else None


def _read_nothing_else(match: re.Match[str]) -> NothingElseExpectation:
    return NothingElseExpectation(cr=_rules(match))


def _write_nothing_else(part: Part, names: Names) -> str | None:
    return "nothing else changes" if isinstance(part, NothingElseExpectation) else None


def _read_same(match: re.Match[str]) -> SameAsExpectation:
    rename: dict[str, str] = {}
    for ours, theirs in re.findall(rf", calling the ({ID}) the ({ID})", match["renamed"]):
        if ours in rename:
            raise SentenceError(f"the {ours} is called something for the second time")
        rename[ours] = theirs
    left_out = tuple(re.findall(rf", leaving out the ({ID})", match["left_out"]))
    return SameAsExpectation(case=match["case"], rename=rename, except_=left_out, cr=_rules(match))


def _write_same(part: Part, names: Names) -> str | None:
    if not isinstance(part, SameAsExpectation):
        return None
    renamed = "".join(f", calling the {ours} the {theirs}" for ours, theirs in part.rename.items())
    return f"it is the same as in {part.case}{renamed}" + "".join(f", leaving out the {name}" for name in part.except_)


def _then(
    name: str,
    form: str,
    pattern: str,
    read: Callable[[re.Match[str]], Part],
    write: Callable[[Part, Names], str | None],
) -> Sentence:
    """A Then sentence: the rule numbers behind it are the same for all."""

    def write_with_rules(part: Part, names: Names) -> str | None:
        text = write(part, names)
        rules = getattr(part, "cr", ())
        return text if text is None or not rules else f"{text} [CR {', '.join(rules)}]"

    return Sentence(name, ("Then",), form, re.compile(pattern + _RULES), read, write_with_rules)


_OBJECT = _then(
    "object",
    "the <id> is <phrase>[, <phrase>]",
    rf"the (?!stack is )(?P<id>{ID}) is (?P<phrases>.+?)",
    _read_object,
    _write_object,
)
_COUNT = _then(
    "count",
    "exactly N [new|old] objects are <phrase>[, <phrase>]  (or: are anywhere)",
    r"exactly (?P<n>-?[0-9]+) (?P<new>new |old )?objects? (?:is|are) (?P<phrases>.+?)",
    _read_count,
    _write_count,
)
_PLAYER = _then(
    "player",
    "<Player> has <phrase>[, <phrase>]  (N life | N poison counters | N cards in hand | N cards in the graveyard"
    " | N cards in exile | lost the game | not lost the game)",
    rf"(?P<player>{PLAYER}) has (?!priority\b)(?P<phrases>.+?)",
    _read_player,
    _write_player,
)
_INNER = (_OBJECT, _COUNT, _PLAYER)


def _read_reading(match: re.Match[str]) -> ReadingsExpectation:
    for sentence in _INNER:
        inner = sentence.pattern.fullmatch(match["inner"])
        if inner is not None:
            part = sentence.read(inner)
            assert isinstance(part, ObjectExpectation | CountExpectation | PlayerExpectation)
            return ReadingsExpectation(readings={unquote(match["name"]): (part,)})
    forms = "; ".join(sentence.form for sentence in _INNER)
    raise SentenceError(f"{match['inner']!r} is nothing that a reading can show; expected one of: {forms}")


def _write_reading(part: Part, names: Names) -> str | None:
    if not isinstance(part, ReadingsExpectation) or len(part.readings) != 1 or part.cr:
        return None
    [(name, inner)] = part.readings.items()
    if len(inner) != 1:
        return None
    texts = [sentence.say(inner[0], names) for sentence in _INNER]
    return f"by the reading {quote(name)}, {next(text for text in texts if text is not None)}"


THEN: tuple[Sentence, ...] = (
    _OBJECT,
    _COUNT,
    _PLAYER,
    _then(
        "moment",
        "it is <Player>'s <step>|turn  or  it is the <step>",
        rf"it is (?:(?P<player>{PLAYER})'s (?P<step>{STEP})|(?P<turn>{PLAYER})'s turn|the (?P<bare>{STEP}))",
        _read_moment,
        _write_moment,
    ),
    _then(
        "stack",
        "the stack is empty  or  the stack holds, from the bottom, the spell|ability <id> of <Player>[ from the <id>]",
        rf"the stack (?:is empty|holds, from the bottom, the (?P<entries>{_ENTRY}(?:, the {_ENTRY})*))",
        _read_stack,
        _write_stack,
    ),
    _then(
        "priority",
        "<Player>|nobody has priority",
        rf"(?:(?P<player>{PLAYER})|nobody) has priority",
        _read_priority,
        _write_priority,
    ),
    _then(
        "action",
        "that is accepted  or  that is refused",
        r"that is (?P<how>accepted|refused)",
        _read_action,
        _write_action,
    ),
    _then("nothing else", "nothing else changes", "nothing else changes", _read_nothing_else, _write_nothing_else),
    _then(
        "same",
        "it is the same as in <case id>[, calling the <id> the <id>][, leaving out the <id>]",
        rf"it is the same as in (?P<case>{CASE_ID})"
        rf"(?P<renamed>(?:, calling the {ID} the {ID})*)(?P<left_out>(?:, leaving out the {ID})*)",
        _read_same,
        _write_same,
    ),
    Sentence(
        "reading",
        ("Then",),
        'by the reading "<name>", the <id> is … | exactly N … | <Player> has …',
        re.compile(rf"by the reading (?P<name>{QUOTED}), (?P<inner>.+)"),
        _read_reading,
        _write_reading,
    ),
)
