"""The certificate as JUnit XML, the way GitHub, GitLab and Jenkins read it.

One suite per ruling and one for the controls. Failures are `failure`, errors `error`; what was
not run, not testable or is left open by the rules is `skipped` with its reason. So is what is red and
what the gate lets pass, for a reader of this file has no other way to know that the run was green.

Only elements and attributes of the schema that Jenkins goes by (junit-10.xsd of its xUnit plugin) are
used. Classname and name make a case's identity, by which readers follow it from run to run.
"""

import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Mapping, Sequence

from mtg_conformance.certificate import BoardsReport, CaseReport, Certificate
from mtg_conformance.documents import Case, foreign, visible
from mtg_conformance.reports.text import case_lines
from mtg_conformance.verdicts import Verdict

__all__ = ["junit"]

_LONGEST = 20_000


def junit(
    certificate: Certificate, cases: Mapping[str, Case] | None = None, tolerated: Mapping[str, str] | None = None
) -> bytes:
    """The document, encoded. `cases`: by id, for the boards in words. `tolerated`: by id of a case or board, why
    the gate lets it pass. Never raises: characters that XML can't hold are replaced."""
    cases, tolerated = cases or {}, tolerated or {}
    root = ElementTree.Element("testsuites", name=_clean(f"mtg-conformance {foreign(certificate.engine.name, 80)}"))
    for ruling in certificate.rulings:
        suite = _suite(root, certificate, f"{ruling.id}: {ruling.title}", ruling.id, ruling.cases, cases, tolerated)
        if ruling.verdict == "not testable":
            case = ElementTree.SubElement(suite, "testcase", classname=ruling.id, name=ruling.id, time="0")
            ElementTree.SubElement(case, "skipped", message=_clean(f"not testable: {ruling.reason}"))
            suite.set("tests", "1")
            suite.set("skipped", "1")
    if certificate.controls:
        _suite(root, certificate, "controls", "controls", certificate.controls, cases, tolerated)
    if certificate.claims:
        _suite(root, certificate, "claims about any board", "claims", certificate.claims, cases, tolerated)
    if certificate.boards is not None:
        _boards(root, certificate, certificate.boards, tolerated)
    for number in ("tests", "failures", "errors"):
        root.set(number, str(sum(int(suite.get(number, "0")) for suite in root)))
    root.set("time", f"{sum(float(suite.get('time', '0')) for suite in root):.3f}")
    ElementTree.indent(root)
    document: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return document + b"\n"


def _boards(
    root: ElementTree.Element, certificate: Certificate, boards: BoardsReport, tolerated: Mapping[str, str]
) -> None:
    """One test case for each red board, and one for all the others."""
    passed_over = sum(report.board in tolerated for report in boards.reds)
    suite = ElementTree.SubElement(
        root,
        "testsuite",
        name="drawn boards",
        tests=str(len(boards.reds) + 1),
        failures=str(len(boards.reds) - passed_over),
        errors="0",
        skipped=str(passed_over),
        time="0.000",
        timestamp=certificate.started,
    )
    for report in boards.reds:
        case = ElementTree.SubElement(suite, "testcase", classname="boards", name=_clean(report.id), time="0")
        rules = f" [CR {', '.join(report.cr)}]" if report.cr else ""
        if report.board in tolerated:
            message = f"{tolerated[report.board]}; failed: {report.faults[0]}{rules}"
            ElementTree.SubElement(case, "skipped", message=_clean(message))
            continue
        failure = ElementTree.SubElement(case, "failure", message=_clean(report.faults[0] + rules))
        failure.text = _clean("\n".join(report.faults))
    right = boards.counts.judged - boards.counts.red
    name = f"{right} other boards judged, {boards.counts.stopped} stopped"
    if boards.not_reached:
        name += f", {boards.not_reached} not reached"
    ElementTree.SubElement(suite, "testcase", classname="boards", name=name, time="0")


def _suite(
    root: ElementTree.Element,
    certificate: Certificate,
    name: str,
    group: str,
    reports: Sequence[CaseReport],
    cases: Mapping[str, Case],
    tolerated: Mapping[str, str],
) -> ElementTree.Element:
    kinds = Counter(_kind(report, tolerated) for report in reports)

    suite = ElementTree.SubElement(
        root,
        "testsuite",
        name=_clean(name),
        tests=str(len(reports)),
        failures=str(kinds["failure"]),
        errors=str(kinds["error"]),
        skipped=str(kinds["skipped"]),
        time=f"{sum(report.seconds for report in reports):.3f}",
        timestamp=certificate.started,
    )
    for report in reports:
        _case(suite, group, report, cases.get(report.id), tolerated)
    return suite


def _kind(report: CaseReport, tolerated: Mapping[str, str]) -> str | None:
    """The element that tells of it, or null for what passed."""
    if report.verdict is Verdict.passed:
        return None
    if report.id in tolerated:
        return "skipped"
    return {Verdict.failed: "failure", Verdict.error: "error"}.get(report.verdict, "skipped")


def _case(
    suite: ElementTree.Element, group: str, report: CaseReport, case: Case | None, tolerated: Mapping[str, str]
) -> None:
    name = _clean(f"{report.id}: {report.title}" if report.title else report.id)
    element = ElementTree.SubElement(suite, "testcase", classname=group, name=name, time=f"{report.seconds:.3f}")
    kind = _kind(report, tolerated)
    if kind is None:
        return
    cause = f"{report.cause}: " if report.cause else ""
    message = f"{cause}{report.reason}"
    if report.verdict is Verdict.indeterminate:
        message = f"the rules leave it open; {report.reason}"
    elif report.id in tolerated:
        message = f"{tolerated[report.id]}; {report.verdict}: {message}"
    note = ElementTree.SubElement(element, kind, message=_clean(message))
    if kind != "skipped":
        note.set("type", _clean(report.cause or "CR " + ", ".join(report.cr)))
        # What is at the start of a line of case_lines says who it is, and that stands in the name.
        _, *lines = case_lines(report, case)
        note.text = "\n".join(_clean(line.removeprefix("  ")) for line in lines)


def _clean(text: str) -> str:
    """Nothing that XML can't hold, and nothing that whoever shows it would not see."""
    return visible(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}… ({len(text):,} characters)", keep="\n")
