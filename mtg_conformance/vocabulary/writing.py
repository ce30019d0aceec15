"""From Cases to Gherkin."""

import re
from collections.abc import Iterator, Sequence

import msgspec

from mtg_conformance.documents.case import Case, Expectation, ReadingsExpectation
from mtg_conformance.documents.situation import Activate, Cast
from mtg_conformance.vocabulary.building import SENTENCES
from mtg_conformance.vocabulary.canonical import canonical, expectations_by_moment
from mtg_conformance.vocabulary.sentence import Keyword, Names, Part, PlayerStart, Seating, Turn, without_place
from mtg_conformance.vocabulary.words import NotWritable

_NO_DESCRIPTION = re.compile(
    r"[@|#*]|\"\"\"|```|(?:Given|When|Then|And|But)(?: |$)"
    r"|(?:Feature|Background|Rule|Scenario|Scenario Outline|Scenario Template|Example|Examples|Scenarios):"
)


def write_sentence(part: Part, names: Names) -> str:
    """The sentence for a Part. Raises NotWritable if the vocabulary has none."""
    bare = without_place(part)
    for sentence in SENTENCES:
        text = sentence.say(bare, names)
        if text is not None:
            return text
    raise NotWritable(f"the vocabulary has no sentence for this: {part!r}")


def case_sentences(case: Case) -> Iterator[tuple[Keyword, str]]:
    """The sentences of a Case, in order, each with its keyword. Raises NotWritable."""
    case = canonical(case)
    situation = case.situation
    puts = {action.puts for action in situation.script if isinstance(action, Cast | Activate) and action.puts}
    names = Names(situation.seats, {thing.id for thing in situation.objects} | puts)
    board: list[Part] = []
    if situation.seats != ("alice", "bob"):
        board.append(Seating(situation.seats))
    if (situation.active, situation.step) != ("alice", "precombat_main"):
        board.append(Turn(situation.active, situation.step))
    board += [PlayerStart(seat, start) for seat, start in situation.players.items()]
    board += [*situation.objects, *situation.answers]
    for part in board:
        yield "Given", write_sentence(part, names)
    expectations = expectations_by_moment(case)
    for done in range(len(situation.script) + 1):
        if done:
            action = situation.script[done - 1]
            yield ("Given" if action.prepare else "When"), write_sentence(action, names)
        for at, expectation in expectations:
            if at == done:
                for piece in _lines(expectation):
                    yield "Then", write_sentence(piece, names)


def _lines(expectation: Expectation) -> Iterator[Expectation]:
    """A reading that shows several things takes several lines."""
    if not isinstance(expectation, ReadingsExpectation):
        yield expectation
        return
    for name, inner in expectation.readings.items():
        for one in inner:
            shown = msgspec.structs.replace(one, after="end")
            yield msgspec.structs.replace(expectation, readings={name: (shown,)})


def write_scenario(case: Case) -> str:
    """The Case as a Gherkin scenario, indented as within a feature, ending in a newline.

    Reading it back (in a feature of the same ruling) gives `canonical(case)`. Raises
    NotWritable if the Case holds something that no sentence can say.
    """
    case = canonical(case)
    tags = [f"@id:{case.id}", *(f"@needs:{need}" for need in case.needs), *(f"@cr.{number}" for number in case.cr)]
    for tag in tags:
        if not re.fullmatch(r"[^\s@#|]+", tag[1:]):
            raise NotWritable(f"{case.id}: {tag!r} can't be a tag")
    if case.title != " ".join(case.title.split()):
        raise NotWritable(f"{case.id}: the title must be one line without stray blanks: {case.title!r}")
    lines = ["  " + " ".join(tags), f"  Scenario: {case.title}"]
    for line in case.notes.splitlines():
        if _NO_DESCRIPTION.match(line) or "\\" in line:
            raise NotWritable(f"{case.id}: this line of the notes can't stand in a feature file: {line!r}")
        lines.append(f"    {line}".rstrip())
    if case.notes:
        lines.append("")
    before: Keyword | None = None
    try:
        for keyword, text in case_sentences(case):
            lines.append(f"    {'And' if keyword == before else keyword} {text}")
            before = keyword
    except NotWritable as error:
        raise NotWritable(f"{case.id}: {error}") from None
    return "\n".join(lines) + "\n"


def write_feature(
    cases: Sequence[Case], title: str, text: str = "", cr: Sequence[str] = (), untestable: bool = False
) -> str:
    """A whole feature file for cases of one ruling (or for controls, whose ruling is null).

    `text` stands above the scenarios. Raises NotWritable, also if the cases belong to
    different rulings.
    """
    rulings = {case.ruling for case in cases}
    if len(rulings) != 1:
        raise NotWritable(f"a feature holds cases of one ruling, found {sorted(map(str, rulings))}")
    [ruling] = rulings
    tags = [f"@{ruling or 'control'}", *(f"@cr.{number}" for number in cr), *(["@untestable"] if untestable else [])]
    head = [" ".join(tags), f"Feature: {title}", *(f"  {line}".rstrip() for line in text.splitlines())]
    return "\n\n".join(["\n".join(head), *(write_scenario(case) for case in cases)])
