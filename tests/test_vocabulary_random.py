"""Random valid Cases: what a Case says survives Gherkin, and no sentence has two meanings."""

from collections import Counter
from contextlib import suppress
from itertools import pairwise

from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample
from random_cases import cases

from mtg_conformance.documents import ActionExpectation, Case, decode, encode
from mtg_conformance.features import read_feature
from mtg_conformance.vocabulary import SENTENCES, canonical, case_sentences, write_feature

# Shrinking such Cases takes minutes, and the message names the sentence anyway.
_PHASES = [Phase.explicit, Phase.reuse, Phase.generate]
_slow = settings(max_examples=100, deadline=None, phases=_PHASES, suppress_health_check=[HealthCheck.too_slow])


def _read_back(case: Case) -> Case:
    text = write_feature([case], "Random")
    file = read_feature(text, "random.feature")
    # The ids of random cases do not begin with their ruling, the only problem that is none here.
    assert [problem for problem in file.problems if "must begin with" not in problem] == [], text
    [scenario] = file.scenarios
    return scenario.case


@_slow
@given(cases())
def test_case_to_gherkin_to_case(case: Case) -> None:
    """There and back; the canonical form is one, says the same, and each sentence is itself alone."""
    assert decode(encode(case), Case) == case
    once = canonical(case)
    assert _read_back(case) == once
    assert canonical(once) == once
    assert decode(encode(once), Case) == once
    assert [type(action) for action in once.situation.script] == [type(action) for action in case.situation.script]
    assert _moments(once) == _moments(case)
    for keyword, text in case_sentences(case):
        matching = [one.name for one in SENTENCES if keyword in one.keywords and one.pattern.fullmatch(text)]
        assert len(matching) == 1, (keyword, text, matching)


def _moments(case: Case) -> Counter[tuple[int, str, str]]:
    """How often each moment is looked at with which object, player or action."""
    places: dict[str | None, int] = {action.label: n + 1 for n, action in enumerate(case.situation.script)}
    places |= {"start": 0, "end": len(case.situation.script)}
    seen: Counter[tuple[int, str, str]] = Counter()
    for one in case.expect:
        kind = type(one).__name__
        if isinstance(one, ActionExpectation):
            seen[(places[one.action], kind, str(one.accepted))] += 1
        elif kind in ("ObjectExpectation", "PlayerExpectation", "SameAsExpectation"):
            subjects = (getattr(one, field, None) for field in ("object", "player", "case"))
            seen[(places[one.after], kind, str(next(filter(None, subjects))))] += 1
        else:  # a game expectation is split, readings are joined: only that there are some
            seen[(places[one.after], kind, "")] = 1
    return seen


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_text_is_two_sentences(data: st.DataObject) -> None:
    """From the pattern of each sentence, text that nobody would write."""
    sentence = data.draw(st.sampled_from(SENTENCES))
    text = data.draw(st.from_regex(sentence.pattern, fullmatch=True))
    for keyword in sentence.keywords:
        matching = [one.name for one in SENTENCES if keyword in one.keywords and one.pattern.fullmatch(text)]
        assert matching == [sentence.name], (keyword, text)


def test_every_sentence_is_reached() -> None:
    """The strategies draw each kind of sentence; else the round trip would prove less than it says."""
    reached: set[str] = set()

    def all_are(case: Case) -> bool:
        for keyword, text in case_sentences(case):
            reached.update(one.name for one in SENTENCES if keyword in one.keywords and one.pattern.fullmatch(text))
        return len(reached) == len(SENTENCES)

    # Up to ten times as many as the round trip draws in one run, but no more than it takes.
    enough = settings(_slow, max_examples=1000, phases=[Phase.generate], derandomize=True, database=None)
    with suppress(NoSuchExample):
        find(cases(), all_are, settings=enough)
    assert reached == {one.name for one in SENTENCES}


def test_names_and_patterns_are_different() -> None:
    names = sorted(one.name for one in SENTENCES)
    patterns = sorted(one.pattern.pattern for one in SENTENCES)
    assert all(one != other for one, other in pairwise(names))
    assert all(one != other for one, other in pairwise(patterns))
