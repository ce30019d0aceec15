"""A red case as a short text for the engine's tracker, in Markdown.

What an engine wrote stands in code spans, where it is neither a mention nor a link nor anything else but
text; everything else is escaped.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from mtg_conformance.certificate import BoardReport, CaseReport, Certificate
from mtg_conformance.documents import Case, SameAsExpectation, Situation, encode
from mtg_conformance.documents.foreign import foreign
from mtg_conformance.reports.page import engine_words
from mtg_conformance.reports.shown import Account, Sources
from mtg_conformance.reports.words import action_in_words, board_in_words
from mtg_conformance.verdicts import Finding, Verdict
from mtg_conformance.vocabulary import NotWritable
from mtg_conformance.vocabulary.writing import case_sentences

__all__ = ["issue_text"]

_MOST_FINDINGS = 8
_MOST_NEIGHBOURS = 4
_NEAR = 4
"""A neighbour differs in at most so many sentences of its board and script."""
_RUN_FROM_A_FILE = "case.json"


def issue_text(certificate: Certificate, report: CaseReport | BoardReport, case: Case, sources: Sources) -> str:
    """The text, ending in a newline. `report`: what the certificate says of the case, which is red."""
    parts = [
        [f"### {_plain(case.title or case.id)}"],
        [_head(certificate, report, case, sources)],
        ["**The board**", "", *(f"- {_plain(line)}" for line in board_in_words(case.situation))],
        ["**What is done**", "", *_script(case.situation)],
        ["**What happens**", "", *_happens(report)],
        ["**What the rules say**", "", *_should(report, case)],
    ]
    same = [f"- {line}" for line in _misreadings(certificate, report.id, sources)]
    if same:
        parts.append(["**What it looks like**", "", *same])
    neighbours = [f"- {line}" for line in _neighbours(certificate, case, sources.cases)]
    if neighbours:
        parts.append(["**What comes out right on the same engine**", "", *neighbours])
    account = list(_account(case.situation, sources.explain(case.situation)))
    if account:
        parts.append(_fold("How the rules get there, step by step", account))
    document = msgspec.json.format(encode(case), indent=1).decode()
    parts.append(_fold("The case as JSON", _fenced(document, "json")))
    parts.append(_again(certificate, case, known=any(case.id == one.id for one in certificate.reports())))
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def _head(certificate: Certificate, report: CaseReport | BoardReport, case: Case, sources: Sources) -> str:
    suite = certificate.suite
    bullet = next((one for one in sources.rulings if one.id == case.ruling), None)
    about = f" It is about the ruling {_code(bullet.id)}: {_plain(bullet.title)}." if bullet is not None else ""
    return (
        f"Seen on {_code(engine_words(certificate))} by mtg-conformance {suite.version}, edition {suite.edition}, with"
        f" the Comprehensive Rules of {suite.rules}, as case {_code(report.id)}.{about}"
    )


def _script(situation: Situation) -> Iterator[str]:
    for number, action in enumerate(situation.script, start=1):
        yield f"{number}. {_plain(action_in_words(action, situation))}"
    for answer in situation.answers:
        wanted = ", ".join(map(str, answer.prefer))
        yield f"- {_plain(answer.by.capitalize())}, if asked ({answer.ask}), chooses {_plain(wanted)}"


def _happens(report: CaseReport | BoardReport) -> Iterator[str]:
    if isinstance(report, BoardReport):
        yield from (f"- {_code(foreign(fault, 400))}" for fault in report.faults[:_MOST_FINDINGS])
        return
    if not report.findings:
        cause = f"{report.cause}: " if report.cause else ""
        yield f"- {cause}{_code(foreign(report.reason, 400))}"
    for one in report.findings[:_MOST_FINDINGS]:
        yield f"- {_subject(one)}: {_code(foreign(one.got, 300))}{_when(one)}"
    yield from _and_more(len(report.findings))


def _should(report: CaseReport | BoardReport, case: Case) -> Iterator[str]:
    if isinstance(report, BoardReport) or not report.findings:
        claims = [text for keyword, text in _sentences(case) if keyword == "Then"]
        yield from (f"- {_plain(text)}" for text in claims[:_MOST_FINDINGS])
        yield from _and_more(len(claims))
        if report.cr:
            yield f"- by CR {', '.join(report.cr)}"
        return
    for one in report.findings[:_MOST_FINDINGS]:
        yield f"- {_subject(one)}: {_plain(foreign(one.expected, 300))}{_when(one)}{_rules(one.cr)}"
    yield from _and_more(len(report.findings))


def _and_more(findings: int) -> Iterator[str]:
    if findings > _MOST_FINDINGS:
        yield f"- and {findings - _MOST_FINDINGS} more"


def _subject(finding: Finding) -> str:
    return _plain(foreign(finding.what.partition(":")[0], 120))


def _when(finding: Finding) -> str:
    _, there, when = finding.what.rpartition(" — ")
    return f", {_plain(foreign(when, 120))}" if there else ""


def _rules(numbers: Sequence[str]) -> str:
    return f" (CR {', '.join(numbers)})" if numbers else ""


def _misreadings(certificate: Certificate, id: str, sources: Sources) -> Iterator[str]:
    """The known misreadings with which the reference engine comes to the same here, and where else the engine does."""
    here = sources.misreadings.get(id, ())
    for one in certificate.diagnosis:
        if any(said.startswith(f"{one.misreading} (") for said in here):
            yield (
                f"a known misreading, {_code(one.misreading)}: {_plain(one.what)}. It comes to the same here, and on"
                f" {one.agrees} of {one.of} cases and boards that tell it apart"
            )


def _neighbours(certificate: Certificate, case: Case, cases: Mapping[str, Case]) -> Iterator[str]:
    """Green cases that show that it is this rule and nothing else: what it rests on, and those of the same ruling
    that differ in little, the nearest first."""
    green = {one.id for one in certificate.reports() if one.verdict is Verdict.passed}
    rests_on = [*case.needs, *(one.case for one in case.expect if isinstance(one, SameAsExpectation))]
    told = 0
    for id in dict.fromkeys(rests_on):
        if id in green and id in cases and told < _MOST_NEIGHBOURS:
            what = "control, the same without the ruling" if cases[id].ruling is None else "what it is compared with"
            yield f"{_code(id)} ({what}): {_plain(cases[id].title)}"
            told += 1
    own = _doing(case)
    near = []
    for other in cases.values():
        if other.ruling == case.ruling and other.id in green and other.id not in rests_on and case.ruling is not None:
            theirs = _doing(other)
            apart = len(set(own) ^ set(theirs))
            if apart <= _NEAR * 2 and own:
                near.append((apart, other.id, theirs))
    for apart, id, theirs in sorted(near)[: _MOST_NEIGHBOURS - told]:
        if not apart:
            how = "the same in another order" if own != theirs else "the same, asked otherwise"
        else:
            how = "there " + "; ".join(_plain(line) for line in theirs if line not in own)
            without = "; ".join(_plain(line) for line in own if line not in theirs)
            if not set(theirs) - set(own):
                how = f"without: {without}"
            elif without:
                how += f" — instead of {without}"
        yield f"{_code(id)} ({how})"


def _doing(case: Case) -> list[str]:
    """Board and script, a sentence each."""
    return [text for keyword, text in _sentences(case) if keyword != "Then"]


def _sentences(case: Case) -> list[tuple[str, str]]:
    """Keyword and sentence; nothing if the vocabulary can't say it."""
    try:
        return list(case_sentences(case))
    except NotWritable:
        return []


def _account(situation: Situation, account: Sequence[Account]) -> Iterator[str]:
    for number, action in enumerate(situation.script):
        yield f"{number + 1}. {_plain(action_in_words(action, situation))}"
        yield from (f"   - {_plain(one.text)}{_rules(one.rules)}" for one in account if one.at == number)


def _again(certificate: Certificate, case: Case, *, known: bool) -> list[str]:
    chosen = certificate.engine.chosen_as
    recorded = chosen.startswith("outcomes in ")
    engine = "ENGINE" if recorded else shlex.quote(foreign(chosen, 300))
    what = case.id if known else _RUN_FROM_A_FILE
    lines = [f"Play it again: {_code(f'mtg-conformance run {what} --engine {engine}')}"]
    if not known:
        lines[0] += f" with the JSON above as {_code(_RUN_FROM_A_FILE)}"
    if recorded:
        lines[0] += " (ENGINE: a name that `mtg-conformance engines` lists, or a command line)"
    return [f"{lines[0]}. What the rules make of it: {_code(f'mtg-conformance explain {what}')}."]


def _fold(title: str, lines: Sequence[str]) -> list[str]:
    return [f"<details><summary>{title}</summary>", "", *lines, "", "</details>"]


def _fenced(text: str, language: str) -> list[str]:
    fence = "`" * max(3, _longest_run(text) + 1)
    return [f"{fence}{language}", *text.splitlines(), fence]


def _code(text: str) -> str:
    """The text as a code span, whatever stands in it."""
    line = foreign(text, 1000) or " "
    fence = "`" * (_longest_run(line) + 1)
    blank = " " if line.startswith("`") or line.endswith("`") else ""
    return f"{fence}{blank}{line}{blank}{fence}"


def _longest_run(text: str) -> int:
    return max(map(len, re.findall("`+", text)), default=0)


_MARKUP = re.compile(r"([\\`*_\[\]<>#|~!&])")
_MEANS_MORE = re.compile(r"@|://|www\.|(?i:gh)-[0-9]")


def _plain(text: str) -> str:
    """The text with nothing in it that means something in Markdown; a code span if it could be a mention or a link."""
    line = foreign(text, 1000)
    if _MEANS_MORE.search(line):
        return _code(line)
    return re.sub(r"^([-+]|[0-9]+[.)])(\s)", r"\\\1\2", _MARKUP.sub(r"\\\1", line))
