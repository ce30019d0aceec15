"""What must hold for all feature files, so that no scenario is lost, empty or means something else."""

import difflib
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from mtg_conformance.documents import (
    Action,
    ActionExpectation,
    Activate,
    Case,
    Cast,
    NothingElseExpectation,
    decode,
    encode,
)
from mtg_conformance.features import (
    MANIFEST,
    FeatureFile,
    Scenario,
    double_ids,
    load_files,
    load_rulings,
    manifest,
    missing_cases,
    read_feature,
)
from mtg_conformance.rooms import room
from mtg_conformance.vocabulary import SENTENCES, canonical, write_feature

FEATURES = room("features")
FILES = load_files(FEATURES)
CASES: dict[str, Case] = {one.case.id: one.case for file in FILES for one in file.scenarios}
BULLETS = [
    *(f"umbra-armor.{n}" for n in range(10)),
    "umbra-armor.card.dog-umbra",
    "umbra-armor.card.lion-umbra",
    *(f"eternalize.{n}" for n in range(8)),
]


def _told(problems: list[str]) -> str:
    return "\n" + "\n".join(problems)


def test_no_file_has_problems() -> None:
    problems = [problem for file in FILES for problem in file.problems]
    assert not problems, _told(problems)


def test_each_id_is_one_case() -> None:
    problems = double_ids(FILES)
    assert not problems, _told(problems)


def test_the_manifest_holds_every_id() -> None:
    written = (FEATURES / MANIFEST).read_text(encoding="utf-8").splitlines()
    difference = list(
        difflib.unified_diff(written, manifest(FILES).splitlines(), MANIFEST, "features", n=0, lineterm="")
    )
    assert not difference, _told(
        [*difference, "if this is meant: python -m mtg_conformance.features --manifest features"]
    )


def test_each_sentence_is_defined_once() -> None:
    for what in ("name", "form"):
        twice = [one for one, count in Counter(getattr(one, what) for one in SENTENCES).items() if count > 1]
        assert not twice
    assert len({one.pattern.pattern for one in SENTENCES}) == len(SENTENCES)


def test_no_step_is_two_sentences() -> None:
    for file in FILES:
        for scenario in file.scenarios:
            for step in scenario.steps:
                names = [
                    one.name for one in SENTENCES if step.keyword in one.keywords and one.pattern.fullmatch(step.text)
                ]
                assert len(names) == 1, f"{file.path}:{step.line}: {step.text} is {names}"


def test_no_title_stands_twice_in_a_file() -> None:
    for file in FILES:
        titles = Counter(one.case.title for one in file.scenarios)
        twice = [title for title, count in titles.items() if count > 1]
        assert not twice, f"{file.path}: {twice}"


@pytest.mark.parametrize("bullet", BULLETS)
def test_each_bullet_has_one_file_with_cases_or_a_reason(bullet: str) -> None:
    rulings = [file.ruling for file in FILES if file.ruling is not None and file.ruling.id == bullet]
    assert len(rulings) == 1, f"expected one feature file tagged @{bullet}, found {len(rulings)}"
    assert rulings[0].text, f"{bullet}: expected the bullet in our own words above the scenarios"
    assert rulings[0].cases or rulings[0].untestable, f"{bullet}: expected cases or the reason why there are none"
    assert rulings[0].cr or rulings[0].untestable, f"{bullet}: expected the rules that it rests on"


def test_no_ruling_is_unknown() -> None:
    known = {"control", *BULLETS}
    for file in FILES:
        assert file.ruling is not None
        assert file.ruling.id in known or ".corner." in file.ruling.id, f"{file.path}: {file.ruling.id}"


def _says_why_not(file: FeatureFile, scenario: Scenario) -> bool:
    """Whether a line of the scenario, description or comment, begins with `Else:`."""
    after = [other.line for other in file.scenarios if other.line > scenario.line]
    end = min(after, default=scenario.last_line + 1000)
    comments = [text.lstrip("# ") for line, text in file.comments.items() if scenario.line < line < end]
    return any(line.startswith("Else:") for line in (*scenario.case.notes.splitlines(), *comments))


def test_nothing_else_changes_or_the_scenario_says_why_it_may() -> None:
    problems = [
        f"{file.path}:{scenario.line}: {scenario.case.id} neither says that nothing else changes nor has a line Else:"
        for file in FILES
        for scenario in file.scenarios
        if not any(isinstance(one, NothingElseExpectation) and one.after == "end" for one in scenario.case.expect)
        and not _says_why_not(file, scenario)
    ]
    assert not problems, _told(problems)


def _kind(action: Action) -> tuple[str, str]:
    return type(action).__name__, getattr(action, "ability", "")


def _refused(case: Case) -> list[Action]:
    labels = {one.action for one in case.expect if isinstance(one, ActionExpectation) and not one.accepted}
    return [action for action in case.situation.script if action.label in labels]


def test_each_refusal_has_an_accepted_twin() -> None:
    """A refusal alone may be the engine's incapacity: among what the case needs, or in the case
    itself, an action of the same kind must be accepted."""
    problems = []
    for case in CASES.values():
        for action in _refused(case):
            others = [case, *(CASES[need] for need in case.needs if need in CASES)]
            accepted = {_kind(one) for other in others for one in other.situation.script if one not in _refused(other)}
            if _kind(action) not in accepted:
                problems.append(f"{case.id}: {action.label} is refused, and no case that it needs has it accepted")
    assert not problems, _told(problems)


def test_all_that_is_needed_is_there() -> None:
    problems = missing_cases(FILES)
    assert not problems, _told(problems)
    for case in CASES.values():
        assert case.id not in _all_needs(case), f"{case.id} needs itself in a circle"
        if case.ruling is None:
            rulings = [need for need in case.needs if CASES[need].ruling is not None]
            assert not rulings, f"{case.id} is a control and needs a case of a ruling: {rulings}"


def _all_needs(case: Case) -> set[str]:
    found: set[str] = set()
    waiting = list(case.needs)
    while waiting:
        need = waiting.pop()
        if need not in found and need in CASES:
            found.add(need)
            waiting += CASES[need].needs
    return found


def _played(case: Case) -> set[str]:
    """The cards that the script casts or activates."""
    cards = {thing.id: thing.card for thing in case.situation.objects}
    actions = [action for action in case.situation.script if isinstance(action, Cast | Activate)]
    return {cards[action.object] for action in actions if action.object in cards}


def _eternalized() -> set[str]:
    cards: set[str] = set()
    for case in CASES.values():
        by_id = {thing.id: thing.card for thing in case.situation.objects}
        for action in case.situation.script:
            if isinstance(action, Activate) and action.ability == "Eternalize" and action.object in by_id:
                cards.add(by_id[action.object])
    return cards


def test_each_helper_card_is_in_a_control_that_the_case_needs() -> None:
    """Else a card that is broken on an engine would turn a case of the ruling red. Umbras and the
    cards that are eternalized are under test themselves."""
    under_test = _eternalized()
    problems = []
    for case in CASES.values():
        if case.ruling is None:
            continue
        controls = [CASES[need] for need in _all_needs(case) if CASES[need].ruling is None]
        shown = {thing.card for control in controls for thing in control.situation.objects}
        helpers = {card for card in _played(case) if "Umbra" not in card and card not in under_test}
        if helpers - shown:
            problems.append(f"{case.id}: no control that it needs has {', '.join(sorted(helpers - shown))}")
    assert not problems, _told(problems)


def test_case_to_gherkin_to_case() -> None:
    for file in FILES:
        cases = [one.case for one in file.scenarios]
        if not cases:
            continue
        text = write_feature(cases, "Written")
        again = read_feature(text, file.path)
        assert not again.problems
        assert [one.case for one in again.scenarios] == [canonical(case) for case in cases]


def test_feature_files_are_canonical_already() -> None:
    """What the reader builds differs from the canonical form in the order of sets at most."""
    for case in CASES.values():
        once = canonical(case)
        assert once.situation == case.situation
        assert [one.after for one in once.expect] == [one.after for one in case.expect]


def test_json_round_trip() -> None:
    for case in CASES.values():
        assert decode(encode(case), Case) == case
        assert msgspec.convert(msgspec.to_builtins(case), Case) == case


def test_load_rulings_is_the_same_in_the_same_order() -> None:
    rulings = load_rulings(FEATURES)
    assert [case.id for ruling in rulings for case in ruling.cases] == list(CASES)
    assert [ruling.path for ruling in rulings] == sorted(ruling.path for ruling in rulings)
    assert all((FEATURES / ruling.path).is_file() for ruling in rulings)
    assert load_rulings(Path(str(FEATURES))) == rulings
