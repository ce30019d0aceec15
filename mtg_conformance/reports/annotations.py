"""What the gate says as workflow commands of GitHub, which shows them beside the change that is being looked at.

    ::error title=umbra-armor.3.same-name failed::the bear: expected …

A step may have ten of a kind; what is over is lost, so the last one tells how many there are.
"""

from collections.abc import Iterator

from mtg_conformance.documents import visible
from mtg_conformance.gate import Decision
from mtg_conformance.reports.gate import and_more, gate_sentence

__all__ = ["annotations"]

MOST = 10


def annotations(decision: Decision) -> Iterator[str]:
    """A line each: a warning with what the reds have in common, if anything counts; errors for what counts, the
    worst first, and for waivers that are wrong; a notice with the gate's answer, so that a green one is seen, too."""
    yield from (_command("warning", "a known misreading", str(one)) for one in decision.diagnosis[:MOST])
    errors = [*_waivers(decision), *_counting(decision)]
    shown = errors if len(errors) <= MOST else errors[: MOST - 1]
    yield from shown
    if len(shown) < len(errors):
        yield _command("error", "and more", f"{len(errors) - len(shown)} more; the log and the summary have them all")
    yield _command("notice", "mtg-conformance", gate_sentence(decision))


def _waivers(decision: Decision) -> Iterator[str]:
    for complaint in decision.complaints:
        yield _command("error", "waiver", complaint.what, file=complaint.file, line=str(complaint.line))


def _counting(decision: Decision) -> Iterator[str]:
    before = {change.id: change.old for change in decision.worse}
    for cause in decision.causes:
        entry = cause.first
        was = f", {before[entry.id]} in the baseline" if entry.id in before else ""
        rules = f" [CR {', '.join(entry.cr)}]" if entry.cr else ""
        rest = f"; and {and_more(cause)}" if cause.more or cause.waiting else ""
        yield _command("error", f"{entry.known_as} {entry.label}{was}", f"{entry.reason}{rules}{rest}")


def _command(kind: str, title: str, message: str, **properties: str) -> str:
    given = ",".join(f"{name}={_property(value)}" for name, value in {**properties, "title": title}.items())
    return f"::{kind} {given}::{_data(message)}"


def _data(text: str) -> str:
    return visible(text, keep="\r\n").replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
