"""A failure as text: the board in words, what is broken by which rule, the scenario to paste, and
the Case as JSON."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from mtg_conformance.documents import encode
from mtg_conformance.reports.words import action_in_words, board_in_words
from mtg_conformance.vocabulary import NotWritable, write_feature, write_scenario

from .hunting import Failure

__all__ = ["feature_of", "scenario_of", "told"]

_KINDS = {"error": "no usable answer", "invariant": "invariant", "relation": "relation", "result": "result"}


def told(failure: Failure) -> Iterator[str]:
    """The lines of a report. The scenario is left out if no sentence shows what is broken."""
    situation = failure.board.situation if failure.case is None else failure.case.situation
    yield f"{failure.name} (found after {failure.drawn} boards)"
    for line in board_in_words(situation):
        yield f"  {line}"
    for number, action in enumerate(situation.script, start=1):
        yield f"  {number}. {action_in_words(action, situation)}"
    for fault in failure.faults:
        rules = f" [CR {', '.join(fault.cr)}]" if fault.cr else ""
        bullets = f" ({', '.join(fault.rulings)})" if fault.rulings else ""
        yield f"  broken {_KINDS[fault.kind]}: {fault.name}{bullets}"
        yield f"    {fault.what}{rules}"
    scenario = scenario_of(failure)
    if scenario is not None:
        yield ""
        yield from scenario.splitlines()
    elif all(fault.kind == "relation" for fault in failure.faults):
        yield "  Each of the two results is possible alone, so no scenario shows it; the JSON has both situations."
    else:
        yield "  No scenario of the vocabulary shows it."
    yield ""
    document = encode(failure.case) if failure.case is not None else msgspec.json.encode(failure)
    yield document.decode()


def scenario_of(failure: Failure) -> str | None:
    """The Gherkin scenario, to be pasted into the feature of its ruling; null if there is none."""
    if failure.case is None:
        return None
    try:
        return write_scenario(failure.case)
    except NotWritable:
        return None


def feature_of(failure: Failure) -> str | None:
    """The same as a feature file of its own; null if there is none."""
    if failure.case is None:
        return None
    try:
        return write_feature([failure.case], "A board that was drawn", cr=failure.case.cr)
    except NotWritable:
        return None
