"""Each sentence form in both directions, and what is said of a bad one."""

import pytest

from mtg_conformance.documents import (
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
    DocumentError,
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
)
from mtg_conformance.vocabulary import (
    SENTENCES,
    CaseBuilder,
    Keyword,
    NotWritable,
    Part,
    SentenceError,
    canonical,
    case_sentences,
    read_sentence,
    write_feature,
    write_scenario,
)
from mtg_conformance.vocabulary.sentence import Names, PlayerStart, Seating, Turn
from mtg_conformance.vocabulary.writing import write_sentence

NAMES = Names(("alice", "bob"), ("bear", "h1", "h2", "rock", "murder"))


def _sees(**fields: object) -> ObjectExpectation:
    return ObjectExpectation(object="bear", is_=ObjectState(**fields))  # type: ignore[arg-type]


def _counts(number: int, **fields: object) -> CountExpectation:
    return CountExpectation(of=Description(**fields), is_=number)  # type: ignore[arg-type]


def _has(**fields: object) -> PlayerExpectation:
    return PlayerExpectation(player="alice", is_=PlayerState(**fields))  # type: ignore[arg-type]


def _game(**fields: object) -> GameExpectation:
    return GameExpectation(is_=GameState(**fields))  # type: ignore[arg-type]


BOTH_WAYS: list[tuple[Keyword, str, Part]] = [
    ("Given", "the players are Alice and Bob and Carol", Seating(("alice", "bob", "carol"))),
    ("Given", "it is Bob's beginning of combat", Turn("bob", "begin_combat")),
    ("Given", "Alice has 7 life", PlayerStart("alice", PlayerSetup(life=7))),
    ("Given", "Bob has -1 life, 9 poison counters", PlayerStart("bob", PlayerSetup(life=-1, poison=9))),
    (
        "Given",
        "Alice controls a glissa (Glissa, the Traitor)",
        ObjectSetup(id="glissa", card="Glissa, the Traitor", owner="alice"),
    ),
    (
        "Given",
        "Bob controls an h1 (Hyena Umbra), tapped, with 2 damage, with 1 +1/+1 counter, with 2 shield counters,"
        " attached to the bear, summoning sick, owned by Alice, a token",
        ObjectSetup(
            id="h1",
            card="Hyena Umbra",
            owner="alice",
            controller="bob",
            tapped=True,
            damage=2,
            counters={"+1/+1": 1, "shield": 2},
            attached_to="bear",
            sick=True,
            token=True,
        ),
    ),
    ("Given", "Bob has a murder (Murder) in hand", ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand")),
    (
        "Given",
        "Bob has a murder (Murder) in the graveyard",
        ObjectSetup(id="murder", card="Murder", owner="bob", zone="graveyard"),
    ),
    ("Given", "Bob has a murder (Murder) in exile", ObjectSetup(id="murder", card="Murder", owner="bob", zone="exile")),
    (
        "Given",
        "Bob has a murder (Murder) in the library",
        ObjectSetup(id="murder", card="Murder", owner="bob", zone="library"),
    ),
    (
        "Given",
        "Bob has a murder (Murder) in the command zone",
        ObjectSetup(id="murder", card="Murder", owner="bob", zone="command"),
    ),
    (
        "Given",
        'Alice, asked which replacement applies, chooses the h1, then "regeneration", asked by the rock, once',
        Answer(by="alice", ask="replacement", prefer=("h1", "regeneration"), from_="rock", times=1),
    ),
    ("Given", "Alice, asked whether to, chooses yes", Answer(by="alice", ask="may", prefer=("yes",))),
    ("Given", "Bob, asked for a target, chooses Alice", Answer(by="bob", ask="target", prefer=("alice",))),
    (
        "Given",
        "Bob, asked for objects, chooses the h1, 3 times",
        Answer(by="bob", ask="objects", prefer=("h1",), times=3),
    ),
    ("Given", "Bob, asked for an order, chooses the h2", Answer(by="bob", ask="order", prefer=("h2",))),
    ("Given", "Bob, asked for an amount, chooses 3", Answer(by="bob", ask="amount", prefer=(3,))),
    ("Given", 'Bob, asked for a name, chooses "A, B \\"C\\""', Answer(by="bob", ask="name", prefer=('A, B "C"',))),
    ("Given", 'Bob, asked for a type, chooses "Elf"', Answer(by="bob", ask="type", prefer=("Elf",))),
    ("Given", 'Bob, asked for a color, chooses "U"', Answer(by="bob", ask="colour", prefer=("U",))),
    ("Given", "Bob, asked where damage goes, chooses the bear", Answer(by="bob", ask="damage", prefer=("bear",))),
    ("Given", "Bob, asked which legend to keep, chooses the bear", Answer(by="bob", ask="legend", prefer=("bear",))),
    ("When", "Bob casts the murder", Cast(by="bob", object="murder")),
    (
        "When",
        "Bob casts the murder, targeting the bear and Alice, with X = 3, choosing mode 2 and 3, discarding the h1,"
        ' sacrificing the h2, tapping the rock, exiling the bear, giving up by "return" the h1 and the h2,'
        " paying {10}{B}{B}, called the spell",
        Cast(
            by="bob",
            object="murder",
            mana="10BB",
            targets=("bear", "alice"),
            modes=(2, 3),
            x=3,
            pays={
                "discard": ("h1",),
                "sacrifice": ("h2",),
                "tap": ("rock",),
                "exile": ("bear",),
                "return": ("h1", "h2"),
            },
            puts="spell",
        ),
    ),
    (
        "When",
        'Alice activates "{1}, Exile" of the rock, paying {1}',
        Activate(by="alice", object="rock", ability="{1}, Exile", mana="1"),
    ),
    (
        "When",
        "Alice attacks Bob with the bear and the rock with the h1",
        Attack(by="alice", attackers={"bear": "bob", "h1": "rock"}),
    ),
    ("When", "Alice attacks with nothing", Attack(by="alice", attackers={})),
    (
        "When",
        "Bob blocks the bear with the h1 and the bear with the h2",
        Block(by="bob", blockers={"h1": "bear", "h2": "bear"}),
    ),
    ("When", "Bob blocks with nothing", Block(by="bob", blockers={})),
    ("When", "the top of the stack resolves", Resolve()),
    ("When", "the stack resolves", Resolve(all=True)),
    ("When", "the game advances to the first strike damage step", Advance(to="first_strike_damage")),
    ("Then", "the bear is on the battlefield, tapped, undamaged", _sees(zone="battlefield", tapped=True, damage=0)),
    ("Then", "the bear is in Bob's graveyard", _sees(zone="graveyard", owner="bob")),
    ("Then", "the bear is in the library", _sees(zone="library")),
    ("Then", "the bear is in hand", _sees(zone="hand")),
    ("Then", "the bear is in the command zone", _sees(zone="command")),
    ("Then", "the bear is on the stack, controlled by nobody", _sees(zone="stack", controller=None)),
    ("Then", "the bear is in exile, owned by Bob", _sees(zone="exile", owner="bob")),
    ("Then", "the bear is gone", _sees(zone="nowhere")),
    ("Then", "the bear is controlled by Bob, untapped, with 2 damage", _sees(controller="bob", tapped=False, damage=2)),
    ("Then", "the bear is with 1 +1/+1 counter, with 0 shield counters", _sees(counters={"+1/+1": 1, "shield": 0})),
    ("Then", "the bear is without counters", _sees(counters={})),
    ("Then", "the bear is attached to the rock", _sees(attached_to="rock")),
    ("Then", "the bear is attached to nothing", _sees(attached_to=None)),
    ("Then", "the bear is attacking, not blocking, phased out", _sees(attacking=True, blocking=False, phased_out=True)),
    ("Then", "the bear is not attacking, blocking, phased in", _sees(attacking=False, blocking=True, phased_out=False)),
    ("Then", "the bear is -1/4", _sees(power=-1, toughness=4)),
    ("Then", "the bear is with power 2", _sees(power=2)),
    ("Then", "the bear is with no power, with no toughness", _sees(power=None, toughness=None)),
    ("Then", "the bear is with toughness 2", _sees(toughness=2)),
    (
        "Then",
        'the bear is named "Glissa, the Traitor", colored black and green',
        _sees(name="Glissa, the Traitor", colors=("B", "G")),
    ),
    (
        "Then",
        "the bear is colorless, with types Artifact and Creature",
        _sees(colors=(), types=("Artifact", "Creature")),
    ),
    (
        "Then",
        "the bear is with no types, with no subtypes, with no supertypes",
        _sees(types=(), subtypes=(), supertypes=()),
    ),
    (
        "Then",
        "the bear is with subtypes Time Lord, with supertypes Legendary",
        _sees(subtypes=("Time Lord",), supertypes=("Legendary",)),
    ),
    ("Then", "the bear is with mana cost {1}{G/P}, with mana value 2", _sees(mana_cost="{1}{G/P}", mana_value=2)),
    ("Then", "the bear is with no mana cost, a token", _sees(mana_cost=None, is_token=True)),
    ("Then", "the bear is not a token", _sees(is_token=False)),
    ("Then", "exactly 1 new object is on the battlefield", _counts(1, new=True, zone="battlefield")),
    ("Then", "exactly 0 old objects are tapped", _counts(0, new=False, tapped=True)),
    ("Then", "exactly 2 objects are controlled by Alice, 4/4", _counts(2, power=4, toughness=4, controller="alice")),
    ("Then", "exactly 0 new objects are anywhere", _counts(0, new=True)),
    ("Then", "Alice has 20 life, 1 poison counter", _has(life=20, poison=1)),
    (
        "Then",
        "Alice has 1 card in hand, 2 cards in the graveyard, 0 cards in exile",
        _has(hand=1, graveyard=2, exile=0),
    ),
    ("Then", "Alice has lost the game", _has(lost=True)),
    ("Then", "Alice has not lost the game", _has(lost=False)),
    ("Then", "it is Bob's end step", _game(step="end_step", active="bob")),
    ("Then", "it is Bob's turn", _game(active="bob")),
    ("Then", "it is the end step", _game(step="end_step")),
    ("Then", "the stack is empty", _game(stack=())),
    (
        "Then",
        "the stack holds, from the bottom, the spell murder of Bob, the ability it of Alice from the rock",
        _game(
            stack=(
                StackEntry(id="murder", kind="spell", controller="bob"),
                StackEntry(id="it", kind="ability", controller="alice", source="rock"),
            )
        ),
    ),
    ("Then", "Bob has priority", _game(priority="bob")),
    ("Then", "nobody has priority", _game(priority=None)),
    ("Then", "that is accepted", ActionExpectation(action="", accepted=True)),
    ("Then", "that is refused", ActionExpectation(action="", accepted=False)),
    ("Then", "nothing else changes [CR 702.89a, 614.6]", NothingElseExpectation(cr=("702.89a", "614.6"))),
    (
        "Then",
        "it is the same as in umbra-armor.3.x, calling the h1 the h2, calling the h2 the h1, leaving out the rock",
        SameAsExpectation(case="umbra-armor.3.x", rename={"h1": "h2", "h2": "h1"}, except_=("rock",)),
    ),
    (
        "Then",
        'by the reading "it dies", the bear is in the graveyard [CR 704.5g]',
        ReadingsExpectation(
            readings={"it dies": (ObjectExpectation(object="bear", is_=ObjectState(zone="graveyard"), cr=("704.5g",)),)}
        ),
    ),
    (
        "Then",
        'by the reading "it dies", exactly 1 new object is a token',
        ReadingsExpectation(readings={"it dies": (_counts(1, new=True, is_token=True),)}),
    ),
    (
        "Then",
        'by the reading "it dies", Alice has 3 life',
        ReadingsExpectation(readings={"it dies": (_has(life=3),)}),
    ),
]


@pytest.mark.parametrize(("keyword", "text", "part"), BOTH_WAYS, ids=[text for _, text, _ in BOTH_WAYS])
def test_both_ways(keyword: Keyword, text: str, part: Part) -> None:
    assert read_sentence(keyword, text) == part
    assert write_sentence(part, NAMES) == text


def test_each_sentence_has_an_example_and_no_example_has_two() -> None:
    reached = set()
    for keyword, text, _ in BOTH_WAYS:
        names = [one.name for one in SENTENCES if keyword in one.keywords and one.pattern.fullmatch(text)]
        assert len(names) == 1, text
        reached.add(names[0])
    assert reached == {one.name for one in SENTENCES}


@pytest.mark.parametrize(
    ("keyword", "text", "same"),
    [
        ("Given", "Alice controls the bear (Grizzly Bears)", "Alice controls a bear (Grizzly Bears)"),
        ("Given", "Alice controls an bear (Grizzly Bears), owned by Alice", "Alice controls a bear (Grizzly Bears)"),
        ("When", "Bob casts a murder", "Bob casts the murder"),
        ("Then", "the bear is owned by Bob, in the graveyard", "the bear is in Bob's graveyard"),
        ("Then", "the bear is with toughness 4, with power -1", "the bear is -1/4"),
        ("Then", "the bear is with 0 damage, with type Land", "the bear is undamaged, with types Land"),
        ("Given", 'Bob, asked whether to, chooses "yes"', "Bob, asked whether to, chooses yes"),
    ],
)
def test_what_else_is_read(keyword: Keyword, text: str, same: str) -> None:
    part = read_sentence(keyword, text)
    assert part == read_sentence(keyword, same)
    assert write_sentence(part, NAMES) == same


@pytest.mark.parametrize(
    ("keyword", "text", "told"),
    [
        ("Then", "the bear dies", "no such sentence; the closest: the <id> is <phrase>"),
        ("When", "Bob casts murder", "no such sentence; the closest: <Player> casts the <id>"),
        ("Given", "Alice controls a bear", "no such sentence; the closest: <Player> controls a <id> (<Card>)"),
        (
            "When",
            "Alice attacks with the bear",
            "no such sentence; the closest: <Player> attacks <Player>|the <id> with",
        ),
        (
            "When",
            "the game advances to the main phase",
            "no such sentence; the closest: the game advances to the <step>",
        ),
        ("Then", "nothing changes", "no such sentence; the closest: nothing else changes"),
        (
            "Then",
            "the bear is on battlefield",
            "'on battlefield' says nothing about an object; the closest: on the battl",
        ),
        (
            "When",
            "Bob casts the murder, aiming at the bear",
            "'aiming at the bear' says nothing about what is announced",
        ),
        (
            "Given",
            "Alice controls a bear (Grizzly Bears), damaged",
            "'damaged' says nothing about how an object is placed",
        ),
        ("Then", "Alice has 3 cards", "'3 cards' says nothing about a player; the closest: N cards in"),
        ("Then", "the bear is tapped, untapped", "'untapped' says tapped for the second time"),
        ("Then", "the bear is with 1 x counter, with 2 x counters", "says counters for the second time"),
        ("Then", "the bear is without counters, with 2 x counters", "says counters for the second time"),
        ("When", "Bob casts the murder, paying {1}{1}", "{1}{1} has two numbers in a row"),
        ("When", "Bob casts the murder, paying {1}{Q}", "{Q} is no mana to pay with"),
        ("When", "Alice attacks Bob with the bear and Bob with the bear", "the bear attacks twice"),
        ("When", "Bob blocks the bear with the h1 and the h2 with the h1", "the h1 blocks twice"),
        ("Given", "Alice, asked whether to, chooses rock", "'rock' is no answer: expected the <id>, <Player>"),
        (
            "Given",
            "Alice, asked whether to, chooses yes, perhaps",
            "'perhaps' says nothing about when the answer is given",
        ),
        ("Given", "Alice controls a stack (Grizzly Bears)", "no object can be called 'stack'"),
        ("Then", "Alice controls a bear (Grizzly Bears)", "belongs behind Given, not behind Then"),
        ("Then", "Bob casts the murder", "belongs behind Given or When, not behind Then"),
        ("Given", "the bear is tapped", "belongs behind Then, not behind Given"),
        ("Then", 'by the reading "x", nothing else changes', "is nothing that a reading can show"),
        ("Then", "it is the same as in a, calling the x the y, calling the x the z", "the x is called something for"),
    ],
)
def test_bad_sentences(keyword: Keyword, text: str, told: str) -> None:
    with pytest.raises(SentenceError) as caught:
        read_sentence(keyword, text)
    message = str(caught.value)
    assert message.startswith(f"{keyword} {text}: ")
    assert told in message
    assert "\n" not in message


GOOD: list[tuple[Keyword, str]] = [
    ("Given", "Alice controls a bear (Grizzly Bears)"),
    ("Given", "Alice has a pump (Giant Growth) in hand"),
    ("Given", "Bob has a murder (Murder) in hand"),
    ("Given", "Alice casts the pump, targeting the bear, paying {G}, called the growth"),
    ("Then", "the bear is 2/2"),
    ("Given", "the top of the stack resolves"),
    ("Then", "the bear is 5/5"),
    ("When", "Bob casts the murder, targeting the bear, paying {1}{B}{B}"),
    ("Then", "that is accepted"),
    ("When", "the top of the stack resolves"),
    ("Then", "the bear is in the graveyard"),
    ("Then", "nothing else changes"),
]


def _build(sentences: list[tuple[Keyword, str]]) -> Case:
    builder = CaseBuilder("control.murder", title="Murder works", cr=("701.8a",), needs=("control.pump",))
    for keyword, text in sentences:
        builder.add(keyword, text)
    return builder.case()


def test_builder_labels_what_is_looked_at() -> None:
    case = _build(GOOD)
    assert [action.label for action in case.situation.script] == ["cast-pump", "resolve", "cast-murder", None]
    assert [action.prepare for action in case.situation.script] == [True, True, False, False]
    assert [one.after for one in case.expect] == ["cast-pump", "resolve", "end", "end", "end"]
    assert case.expect[2] == ActionExpectation(action="cast-murder", accepted=True)
    assert list(case_sentences(case)) == GOOD


def test_labels_count_repetitions_and_start_is_before_all() -> None:
    sentences = [*GOOD[:3], ("Then", "the bear is untapped"), *GOOD[7:8], *GOOD[9:10], *GOOD[7:8], *GOOD[9:10]]
    sentences = [*sentences, ("Then", "that is refused"), *GOOD[9:10], ("Then", "the bear is in the graveyard")]
    case = _build(sentences)
    assert [one.after for one in case.expect] == ["start", "end", "end"]
    assert [action.label for action in case.situation.script] == [None, None, None, "resolve-2", None]


@pytest.mark.parametrize(
    ("at", "sentence", "told"),
    [
        (7, ("When", "Bob casts the murder, targeting the bera"), "nothing is called 'bera' (known: bear"),
        (9, ("Then", "the bera is tapped"), "nothing is called 'bera'"),
        (9, ("Then", "the bear is attached to the rock"), "nothing is called 'rock'"),
        (2, ("Given", "Alice controls an h1 (Hyena Umbra), attached to the bera"), "nothing is called 'bera'"),
        (2, ("Given", "Bob, asked for a target, chooses the bera"), "nothing is called 'bera'"),
        (2, ("Given", "Bob has a bear (Murder) in hand"), "there is a bear already"),
        (8, ("Given", "Bob has a rock (Murder) in hand"), "the board must stand before the first action"),
        (1, ("Then", "that is accepted"), "no action stands before it"),
    ],
)
def test_builder_tells_which_sentence_is_wrong(at: int, sentence: tuple[Keyword, str], told: str) -> None:
    with pytest.raises(SentenceError) as caught:
        _build([*GOOD[:at], sentence, *GOOD[at:]])
    assert told in str(caught.value)
    assert caught.value.sentence == at


@pytest.mark.parametrize(
    ("sentences", "told"),
    [
        ([("Given", "it is Carol's upkeep"), *GOOD], "expected one of the seats ['alice', 'bob'], found 'carol'"),
        (GOOD[:3], "expected at least one expectation"),
        ([*GOOD, ("Then", "Carol has 3 life")], "found 'carol'"),
    ],
)
def test_builder_refuses_what_does_not_hold_together(sentences: list[tuple[Keyword, str]], told: str) -> None:
    with pytest.raises(DocumentError) as caught:
        _build(sentences)
    assert told in str(caught.value)


@pytest.mark.parametrize("text", ["it is Bob's upkeep", "Alice has 3 life", "the players are Alice and Bob"])
def test_the_board_is_said_once(text: str) -> None:
    with pytest.raises(SentenceError, match="for the second time"):
        _build([("Given", text), ("Given", text)])


def _case(**fields: object) -> Case:
    situation = Situation(
        id="a", objects=(ObjectSetup(id="bear", card="Grizzly Bears", owner="alice"),), script=(Resolve(label="r"),)
    )
    return Case(**{"id": "a", "situation": situation, "expect": (NothingElseExpectation(),), **fields})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("case", "told"),
    [
        (_case(title="two\nlines"), "the title must be one line"),
        (_case(notes="Given a line that is a step"), "can't stand in a feature file"),
        (_case(needs=("a b",)), "can't be a tag"),
        (_case(expect=(_sees(name="two\nlines"),)), "no sentence can say this ObjectExpectation exactly"),
        (_case(expect=(_sees(),)), "no sentence can say this ObjectExpectation exactly"),
        (
            _case(expect=(ReadingsExpectation(readings={"x": (_sees(),)}, after="start"),)),
            "no sentence can say this ObjectExpectation exactly",
        ),
        (
            _case(
                expect=(
                    ReadingsExpectation(
                        readings={"x": (ObjectExpectation(object="bear", is_=ObjectState(tapped=True), after="r"),)}
                    ),
                )
            ),
            "the reading 'x' looks at two moments: end and r",
        ),
    ],
)
def test_what_can_not_be_written(case: Case, told: str) -> None:
    with pytest.raises(NotWritable) as caught:
        write_scenario(case)
    assert told in str(caught.value)


def test_a_feature_holds_one_ruling() -> None:
    with pytest.raises(NotWritable, match="cases of one ruling"):
        write_feature([_case(), _case(ruling="umbra-armor.3")], "Two")


def test_canonical_relabels() -> None:
    case = _case(
        expect=(
            NothingElseExpectation(after="r"),
            ActionExpectation(action="r", accepted=True, after="r"),
            _game(step="upkeep", stack=(), priority=None),
        )
    )
    assert canonical(case) == _case(
        title="a",
        situation=Situation(id="a", objects=case.situation.objects, script=(Resolve(label="resolve"),)),
        expect=(
            NothingElseExpectation(),
            ActionExpectation(action="resolve", accepted=True),
            _game(step="upkeep"),
            _game(stack=()),
            _game(priority=None),
        ),
    )


def test_write_scenario() -> None:
    assert write_scenario(_build(GOOD)) == (
        "  @id:control.murder @needs:control.pump @cr.701.8a\n"
        "  Scenario: Murder works\n"
        "    Given Alice controls a bear (Grizzly Bears)\n"
        "    And Alice has a pump (Giant Growth) in hand\n"
        "    And Bob has a murder (Murder) in hand\n"
        "    And Alice casts the pump, targeting the bear, paying {G}, called the growth\n"
        "    Then the bear is 2/2\n"
        "    Given the top of the stack resolves\n"
        "    Then the bear is 5/5\n"
        "    When Bob casts the murder, targeting the bear, paying {1}{B}{B}\n"
        "    Then that is accepted\n"
        "    When the top of the stack resolves\n"
        "    Then the bear is in the graveyard\n"
        "    And nothing else changes\n"
    )
