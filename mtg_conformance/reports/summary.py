"""The certificate and the gate's answer as Markdown, for the page that a CI shows of a run.

What an engine says of itself is text here and nothing else: no markup of its own, no links, no pictures.
"""

import re
from collections import Counter
from collections.abc import Iterator

from mtg_conformance.certificate import Certificate, RulingReport
from mtg_conformance.documents import engine_words, printable
from mtg_conformance.gate import Decision, Kind
from mtg_conformance.reports.gate import and_more, gate_sentence
from mtg_conformance.reports.text import boards_line, claims_line
from mtg_conformance.verdicts import Verdict

__all__ = ["markdown", "summary"]

_MOST = 20
_SIGN = {
    "passed": "✅",
    "failed": "❌",
    "error": "❌",
    "not certified": "⚠️",
    "indeterminate": "⚪",
    "not testable": "⚪",
}


def summary(certificate: Certificate, decision: Decision) -> str:
    """The page."""
    return "\n".join(_lines(certificate, decision)) + "\n"


def markdown(text: str) -> str:
    """The text as Markdown that shows it and does nothing, on one line."""
    line = printable(text)
    line = line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    line = re.sub(r"([\\`*_{}\[\]()#+!|~$-])", r"\\\1", line)
    # A zero-width joiner keeps an address from becoming a link, and a name from calling somebody.
    return re.sub(r"(https?|ftp|www\.|@)", lambda found: found[0][0] + "&#8205;" + found[0][1:], line)


def _lines(certificate: Certificate, decision: Decision) -> Iterator[str]:
    suite = certificate.suite
    part = "part of " if suite.part else ""
    yield f"## {markdown(engine_words(certificate.engine))}: rulings of Magic: The Gathering"
    yield ""
    yield f"**{markdown(gate_sentence(decision))}**"
    yield ""
    yield (
        f"mtg-conformance {markdown(suite.version)}, {part}edition {markdown(suite.edition)} (`{suite.fingerprint}`),"
        f" rules of {markdown(suite.rules)}"
    )
    if decision.diagnosis:
        yield ""
        yield from (f"- {markdown(str(one))}" for one in decision.diagnosis)
    yield from _counting(decision)
    yield from _complaints(decision)
    yield from _waived(decision)
    yield from _not_counted(decision)
    yield from _rulings(certificate)
    yield ""


def _counting(decision: Decision) -> Iterator[str]:
    if not decision.counting:
        return
    before = {change.id: change.old or "" for change in decision.worse}
    against = decision.differences is not None
    yield from ("", "### Worse than in the baseline" if against else "### Red", "")
    yield from ("| case | was | is | what |", "| --- | --- | --- | --- |")
    for cause in decision.causes[:_MOST]:
        entry = cause.first
        rules = f" [CR {', '.join(entry.cr)}]" if entry.cr and entry.red else ""
        rest = f" — and {and_more(cause)}" if cause.more or cause.waiting else ""
        was = before.get(entry.id, "-")
        yield (
            f"| {markdown(entry.known_as)} | {markdown(was)} | {markdown(entry.label)}"
            f" | {markdown(entry.reason + rules + rest)} |"
        )
    left = sum(1 + len(one.more) + len(one.waiting) for one in decision.causes[_MOST:])
    if left:
        yield from ("", f"… and {left} more.")


def _complaints(decision: Decision) -> Iterator[str]:
    if decision.complaints:
        yield from ("", "### Waivers to mend", "")
        yield from (f"- {markdown(str(complaint))}" for complaint in decision.complaints)


def _waived(decision: Decision) -> Iterator[str]:
    if not decision.waived:
        return
    yield from ("", "### Waived", "")
    yield from ("| case | is | until | why |", "| --- | --- | --- | --- |")
    named = [one for one in decision.waived if one.id not in decision.waived_with]
    for one in named[:_MOST]:
        why = f"{markdown(one.reason)} ({markdown(one.link)})"
        yield f"| {markdown(one.id)} | {one.verdict} | {one.until} | {why} |"
    if len(named) > _MOST:
        yield from ("", f"… and {len(named) - _MOST} more.")
    if decision.waived_with:
        yield from ("", f"With them {len(decision.waived_with)} more, blocked by nothing else.")


def _not_counted(decision: Decision) -> Iterator[str]:
    """What came with the suite: it does not count, and must be seen."""
    if decision.differences is None:
        return
    better = decision.differences.of(Kind.better)
    fresh = decision.differences.of(Kind.new, Kind.reworded)
    red = [change for change in fresh if change.red]
    gone = decision.differences.of(Kind.gone)
    said = [
        f"{len(better)} better than in the baseline" if better else "",
        f"{len(fresh)} that the baseline does not know, {len(red)} of them red" if fresh else "",
        f"{len(gone)} of the baseline that the suite has no more" if gone else "",
        *map(markdown, decision.differences.suite),
    ]
    if any(said):
        yield from ("", *(f"- {line}" for line in said if line))


def _rulings(certificate: Certificate) -> Iterator[str]:
    if not certificate.rulings:
        return
    yield from ("", "### Rulings", "", "| | ruling | passed | |", "| --- | --- | ---: | --- |")
    for ruling in certificate.rulings:
        counts = ruling.counts
        number = f"{counts.passed} of {counts.cases}" if counts.cases else "-"
        yield (
            f"| {_SIGN[ruling.verdict]} {ruling.verdict} | {markdown(ruling.id)} | {number}"
            f" | {markdown(ruling.title)}{_silent(ruling)} |"
        )
    if certificate.claims:
        yield from ("", claims_line(certificate.claims))
    if certificate.boards is not None:
        yield from ("", boards_line(certificate.boards))


def _silent(ruling: RulingReport) -> str:
    causes = Counter(report.cause or "not run" for report in ruling.cases if report.verdict is Verdict.not_run)
    return f" (did not run: {', '.join(f'{n} {cause}' for cause, n in sorted(causes.items()))})" if causes else ""
