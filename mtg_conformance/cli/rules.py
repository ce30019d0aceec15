"""`mtg-conformance rules`: what another text of the Comprehensive Rules makes stale."""

from pathlib import Path
from typing import Annotated

import typer

from mtg_conformance.certificate import EDITION, RULES_DATE
from mtg_conformance.cli.output import console
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.editions import EditionProblem, pinned_rules, rules_cited, stale_rules
from mtg_conformance.features import CONTROL
from mtg_conformance.reports.text import say
from mtg_conformance.rules_text import RulesProblem, read_rules
from mtg_conformance.vocabulary.words import counted

__all__ = ["rules_command"]


def rules_command(
    text: Annotated[
        Path, typer.Argument(metavar="CR.txt", help="The Comprehensive Rules as the text file that is published.")
    ],
) -> int:
    """Which rulings are stale by another text of the Comprehensive Rules?

    The suite has a digest of the text of each rule. A ruling is stale if a rule that it or one of its
    cases cites says something else there, or is gone. Ends with 0 if none is, 1 if one is, 2 if the
    file is no text of the rules.
    """
    try:
        theirs = read_rules(text)
        ours = pinned_rules(RULES_DATE)
    except (RulesProblem, EditionProblem) as error:
        raise BadInput(str(error)) from None
    cited = rules_cited(the_rulings())
    stale = stale_rules(cited, ours, theirs.digests)
    where = console()
    say(where, f"Rules of {theirs.effective} against those of {RULES_DATE}, on which edition {EDITION} rests")
    for id, numbers in stale.items():
        said = ", ".join(f"{number} {how}" for number, how in numbers.items())
        say(where, f"{'the controls' if id == CONTROL else id}: stale: CR {said}")
    rulings = len(stale.keys() - {CONTROL})
    touched = {number for numbers in stale.values() for number in numbers}
    by = f"{rulings} stale, by {counted(len(touched), 'rule')}" if stale else "none is stale"
    say(where, f"{len(cited.keys() - {CONTROL})} rulings: {by}.")
    return ExitCode.failed if stale else ExitCode.passed
