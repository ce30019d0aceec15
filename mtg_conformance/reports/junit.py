"""The certificate as JUnit XML, the way GitHub, GitLab and Jenkins read it.

One suite per ruling and one for the controls. Failures are `failure`, errors `error`; what was
not run, not testable or is left open by the rules is `skipped` with its reason.
"""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence

from mtg_conformance.certificate import BoardsReport, CaseReport, Certificate
from mtg_conformance.reports.words import finding_line
from mtg_conformance.verdicts import Verdict

__all__ = ["junit"]

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit(certificate: Certificate) -> bytes:
    """The document, encoded. Never raises: characters that XML can't hold are replaced."""
    root = ElementTree.Element("testsuites", name=_clean(f"mtg-conformance {certificate.engine.name}"))
    for ruling in certificate.rulings:
        suite = _suite(root, certificate, f"{ruling.id}: {ruling.title}", ruling.id, ruling.cases)
        if ruling.verdict == "not testable":
            case = ElementTree.SubElement(suite, "testcase", classname=ruling.id, name=ruling.id, time="0")
            ElementTree.SubElement(case, "skipped", message=_clean(f"not testable: {ruling.reason}"))
            suite.set("tests", "1")
            suite.set("skipped", "1")
    if certificate.controls:
        _suite(root, certificate, "controls", "controls", certificate.controls)
    if certificate.boards is not None:
        _boards(root, certificate, certificate.boards)
    for number in ("tests", "failures", "errors", "skipped"):
        root.set(number, str(sum(int(suite.get(number, "0")) for suite in root)))
    root.set("time", f"{sum(float(suite.get('time', '0')) for suite in root):.3f}")
    ElementTree.indent(root)
    document: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return document + b"\n"


def _boards(root: ElementTree.Element, certificate: Certificate, boards: BoardsReport) -> None:
    """One test case for each red board, and one for all the others."""
    suite = ElementTree.SubElement(
        root,
        "testsuite",
        name="drawn boards",
        tests=str(len(boards.reds) + 1),
        failures=str(len(boards.reds)),
        errors="0",
        skipped="0",
        time="0.000",
        timestamp=certificate.started,
    )
    for report in boards.reds:
        case = ElementTree.SubElement(suite, "testcase", classname="boards", name=_clean(report.id), time="0")
        rules = f" [CR {', '.join(report.cr)}]" if report.cr else ""
        failure = ElementTree.SubElement(case, "failure", message=_clean(report.faults[0] + rules))
        failure.text = _clean("\n".join(report.faults))
    right = boards.counts.judged - boards.counts.red
    name = f"{right} other boards judged, {boards.counts.stopped} stopped"
    ElementTree.SubElement(suite, "testcase", classname="boards", name=name, time="0")


def _suite(
    root: ElementTree.Element, certificate: Certificate, name: str, group: str, reports: Sequence[CaseReport]
) -> ElementTree.Element:
    def how_many(*verdicts: Verdict) -> str:
        return str(sum(report.verdict in verdicts for report in reports))

    suite = ElementTree.SubElement(
        root,
        "testsuite",
        name=_clean(name),
        tests=str(len(reports)),
        failures=how_many(Verdict.failed),
        errors=how_many(Verdict.error),
        skipped=how_many(Verdict.not_run, Verdict.indeterminate),
        time=f"{sum(report.seconds for report in reports):.3f}",
        timestamp=certificate.started,
    )
    for report in reports:
        _case(suite, group, report)
    return suite


def _case(suite: ElementTree.Element, group: str, report: CaseReport) -> None:
    name = _clean(f"{report.id}: {report.title}" if report.title else report.id)
    case = ElementTree.SubElement(suite, "testcase", classname=group, name=name, time=f"{report.seconds:.3f}")
    kind = {Verdict.failed: "failure", Verdict.error: "error", Verdict.passed: None}.get(report.verdict, "skipped")
    if kind is None:
        return
    cause = f"{report.cause}: " if report.cause else ""
    note = ElementTree.SubElement(case, kind, message=_clean(f"{cause}{report.reason}"))
    if kind == "skipped":
        if report.verdict is Verdict.indeterminate:
            note.set("message", _clean(f"the rules leave it open; {report.reason}"))
        return
    note.set("type", _clean(report.cause or "CR " + ", ".join(report.cr)))
    note.text = _clean("\n".join(finding_line(finding) for finding in report.findings) or report.reason)


def _clean(text: str) -> str:
    return _NOT_XML.sub("\ufffd", text)
