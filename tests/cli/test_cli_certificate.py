"""When a ruling is certified, and how the certificate is told."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping, Sequence
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from mtg_conformance.certificate import Certificate, certify
from mtg_conformance.cli.gate import Gate, gate_exit_code
from mtg_conformance.documents import (
    Case,
    Cast,
    EngineDescription,
    ObjectExpectation,
    ObjectSetup,
    ObjectState,
    Resolve,
    Situation,
)
from mtg_conformance.features import Ruling
from mtg_conformance.reports.junit import junit
from mtg_conformance.reports.text import print_certificate
from mtg_conformance.reports.words import board_in_words
from mtg_conformance.verdicts import Cause, Finding, Judgement, Verdict


def case(id: str) -> Case:
    situation = Situation(
        id=id,
        objects=(
            ObjectSetup(id="bear", card="Grizzly Bears", owner="alice", damage=1),
            ObjectSetup(id="h1", card="Hyena Umbra", owner="alice", attached_to="bear"),
            ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand"),
        ),
        script=(Cast(by="bob", object="murder", mana="1BB", targets=("bear",)), Resolve()),
    )
    expect = (ObjectExpectation(object="bear", is_=ObjectState(zone="battlefield")),)
    return Case(id=id, title=f"Title of {id}", situation=situation, expect=expect, cr=("702.89a",))


def exit_code(certificate: Certificate) -> int:
    """The one that `certify` ends with, without baseline and waivers."""
    return gate_exit_code(Gate().decide(certificate))


def judgement(id: str, verdict: Verdict, cause: Cause | None = None, reason: str = "") -> Judgement:
    findings: tuple[Finding, ...] = ()
    if verdict is Verdict.failed:
        what = "the bear: zone: expected battlefield, got graveyard"
        findings = (Finding(what=what, expected="battlefield", got="graveyard", after="end", cr=("702.89a",)),)
    readings = ("once",) if verdict is Verdict.indeterminate else ()
    return Judgement(
        case=id, verdict=verdict, cause=cause, reason=reason, findings=findings, cr=("702.89a",), readings=readings
    )


PASSED, FAILED, ERROR, NOT_RUN, OPEN = (
    Verdict.passed,
    Verdict.failed,
    Verdict.error,
    Verdict.not_run,
    Verdict.indeterminate,
)


def made(
    verdicts: Sequence[Verdict | None],
    *,
    asked: int | None = None,
    control: Verdict | None = None,
    untestable: str | None = None,
    partial: bool = False,
) -> Certificate:
    """A certificate of one ruling whose cases came out as said (None: not reached)."""
    cases = tuple(case(f"umbra-armor.3.c{n}") for n in range(len(verdicts)))
    judged = {
        one.id: judgement(one.id, verdict, Cause.unsupported if verdict is NOT_RUN else None, "no card of that name")
        for one, verdict in zip(cases, verdicts, strict=True)
        if verdict is not None
    }
    planned = list(cases[:asked])
    if control is not None:
        planned.append(case("control.murder"))
        judged["control.murder"] = judgement("control.murder", control)
    ruling = Ruling(
        id="umbra-armor.3", title="Several umbras", text="", cr=("616.1",), untestable=untestable, path="", cases=cases
    )
    return certify(
        [ruling],
        frozenset(one.id for one in cases[:asked]),
        planned,
        judged,
        engine=EngineDescription(name="fake", version="1"),
        chosen_as="./fake",
        command="mtg-conformance certify",
        started="2026-01-01T00:00:00+00:00",
        finished="2026-01-01T00:00:01+00:00",
        seconds={},
        partial=partial,
    )


def test_each_case_has_a_digest_of_what_it_says() -> None:
    first, second = made([PASSED, None]).rulings[0].cases
    assert len(first.case_digest) == 16
    assert first.case_digest != second.case_digest
    assert first.case_digest == made([FAILED]).rulings[0].cases[0].case_digest


@pytest.mark.parametrize(
    ("verdicts", "ruling", "code"),
    [
        ([PASSED, PASSED], "passed", 0),
        ([PASSED, OPEN], "passed", 0),
        ([OPEN], "indeterminate", 3),
        ([PASSED, FAILED], "failed", 1),
        ([PASSED, ERROR], "error", 1),
        ([ERROR, FAILED], "failed", 1),
        ([PASSED, NOT_RUN], "not certified", 3),
        ([NOT_RUN], "not certified", 3),
        ([FAILED, NOT_RUN], "failed", 1),
    ],
)
def test_a_ruling_is_certified_by_all_of_its_cases(verdicts: list[Verdict], ruling: str, code: int) -> None:
    certificate = made(verdicts)
    assert certificate.rulings[0].verdict == ruling
    assert exit_code(certificate) == code


def test_part_of_a_ruling_is_no_certificate_but_what_was_asked_for_passed() -> None:
    certificate = made([PASSED, PASSED, FAILED], asked=2)
    assert certificate.rulings[0].verdict == "not certified"
    assert "only 2 of its 3 cases" in certificate.rulings[0].reason
    assert exit_code(certificate) == 0
    assert "1 ruling: 1 not asked for in full." in told(certificate)


def test_a_part_of_the_edition_says_so() -> None:
    whole = made([PASSED])
    part = msgspec.structs.replace(whole, suite=msgspec.structs.replace(whole.suite, part=True))
    assert ", edition 2026-1 (" in told(whole)
    assert ", part of edition 2026-1 (" in told(part)


def test_a_red_control_is_red_and_counted_apart() -> None:
    certificate = made([PASSED], control=FAILED)
    assert [report.id for report in certificate.controls] == ["control.murder"]
    assert certificate.counts.cases == 1
    assert exit_code(certificate) == 1


def test_what_was_not_reached_is_told_and_the_certificate_is_partial() -> None:
    certificate = made([PASSED, None], partial=True)
    assert certificate.rulings[0].verdict == "not certified"
    assert certificate.rulings[0].cases[1].cause == "not reached"
    assert exit_code(certificate) == 130
    assert "PARTIAL" in told(certificate)


def test_nothing_judged_is_not_green() -> None:
    certificate = made([], untestable="nothing shows it")
    assert certificate.rulings[0].verdict == "not testable"
    assert "nothing shows it" in told(certificate)
    assert exit_code(certificate) == 3


def told(certificate: Certificate, *, verbose: bool = False, needs: Mapping[str, tuple[str, ...]] = {}) -> str:
    to = StringIO()
    cases = {
        report.id: msgspec.structs.replace(case(report.id), needs=needs.get(report.id, ()))
        for report in certificate.reports()
    }
    print_certificate(Console(file=to, width=40), certificate, cases, verbose=verbose)
    return to.getvalue()


def with_reasons(*reasons: tuple[Cause, str]) -> Certificate:
    """A certificate of which nothing ran, for these reasons."""
    certificate = made([NOT_RUN] * len(reasons))
    (ruling,) = certificate.rulings
    reports = tuple(
        msgspec.structs.replace(report, cause=str(cause), reason=reason)
        for report, (cause, reason) in zip(ruling.cases, reasons, strict=True)
    )
    return msgspec.structs.replace(certificate, rulings=(msgspec.structs.replace(ruling, cases=reports),))


def test_what_did_not_run_is_told_by_what_lets_most_run() -> None:
    certificate = with_reasons(
        (Cause.setup, "no tokens"),
        (Cause.unsupported, "no card named Mask after 2 of 5 actions"),
        (Cause.unsupported, "no card named Mask after 1 of 2 actions"),
        (Cause.blocked, "needs umbra-armor.3.c1, which is not run: unsupported"),
        (Cause.blocked, "needs umbra-armor.3.c3, which is not run: blocked"),
    )
    needs = {"umbra-armor.3.c3": ("umbra-armor.3.c1",), "umbra-armor.3.c4": ("umbra-armor.3.c3",)}
    lines = told(certificate, needs=needs).splitlines()
    first = lines.index("Did not run: 5 cases. What stands in the way:")
    assert lines[first + 1 : first + 3] == [
        "    1  setup: no tokens (umbra-armor.3.c0)",
        "    4  unsupported: no card named Mask (umbra-armor.3.c1, umbra-armor.3.c2; 2 cases that rest on it)",
    ]


def test_an_engine_that_was_given_up_is_one_reason_and_comes_first() -> None:
    why = "not asked any more: the engine was given up at umbra-armor.3.c1: it hangs"
    certificate = with_reasons(
        *((Cause.setup, "no tokens") for _ in range(3)), (Cause.blocked, why), (Cause.blocked, why)
    )
    lines = told(certificate, needs={"umbra-armor.3.c4": ("umbra-armor.3.c0",)}).splitlines()
    first = lines.index("Did not run: 5 cases. What stands in the way:")
    assert lines[first + 1] == f"    2  {why} (umbra-armor.3.c3, umbra-armor.3.c4)"


def test_many_reasons_of_one_kind_leave_room_for_what_keeps_most_from_running() -> None:
    reasons = [(Cause.setup, f"the board is not as asked: the c{n}") for n in range(12)]
    certificate = with_reasons(*reasons, *((Cause.unsupported, "no card named Mask") for _ in range(3)))
    lines = told(certificate).splitlines()
    first = lines.index("Did not run: 15 cases. What stands in the way:")
    assert [line.split()[0] for line in lines[first + 1 : first + 8]] == ["1"] * 5 + ["3", "1"]


def test_a_field_that_the_adapter_leaves_out_comes_first_whatever_it_is_of() -> None:
    certificate = with_reasons(
        *((Cause.unsupported, "no card named Mask") for _ in range(3)),
        (Cause.unanswered, "nobody says which"),
        (Cause.unsupported, "the engine does not show: attached to of the umbra; life of Bob and 2 more"),
        (Cause.unsupported, "the engine does not show: counters of the bear"),
        (Cause.unsupported, "the engine does not show: counters of the lion; damage of the lion"),
        (Cause.unsupported, "the engine does not show: counters of the cub after 1 of 2 actions"),
    )
    lines = told(certificate).splitlines()
    first = lines.index("Did not run: 8 cases. What stands in the way:")
    assert lines[first + 1 : first + 6] == [
        "    2  unsupported: the engine does not show: counters (umbra-armor.3.c5, umbra-armor.3.c7)",
        "    1  unsupported: the engine does not show: attached_to, life (umbra-armor.3.c4)",
        "    1  unsupported: the engine does not show: counters, damage (umbra-armor.3.c6)",
        "    1  unanswered: nobody says which (umbra-armor.3.c3)",
        "    3  unsupported: no card named Mask (umbra-armor.3.c0, umbra-armor.3.c1, umbra-armor.3.c2)",
    ]


def test_of_many_reasons_only_the_first_are_told_unless_all_are_wanted() -> None:
    certificate = with_reasons(*((Cause.unsupported, f"no card named {n:02}") for n in range(14)))
    short, whole = told(certificate), told(certificate, verbose=True)
    assert short.count("no card named") == 10
    assert "… and 4 more (--verbose shows all" in short
    assert whole.count("no card named") == 14
    assert "more (--verbose" not in whole


def test_a_red_control_stands_in_the_way_by_its_name() -> None:
    certificate = made([NOT_RUN], control=FAILED)
    (ruling,) = certificate.rulings
    blocked = msgspec.structs.replace(ruling.cases[0], cause="blocked", reason="needs control.murder, which is failed")
    certificate = msgspec.structs.replace(certificate, rulings=(msgspec.structs.replace(ruling, cases=(blocked,)),))
    text = told(certificate, needs={"umbra-armor.3.c0": ("control.murder",)})
    assert "    1  control.murder is failed (1 case that rests on it)" in text.splitlines()


def test_the_text_has_one_line_per_bullet_and_says_why_it_is_red() -> None:
    lines = told(made([PASSED, FAILED, NOT_RUN])).splitlines()
    (bullet,) = [line for line in lines if "Several umbras" in line]
    assert bullet.split()[0] == "failed"
    assert "1 of 3" in bullet
    assert "did not run: 1 unsupported" in bullet
    text = "\n".join(lines)
    assert "umbra-armor.3.c1 failed: Title of umbra-armor.3.c1" in text
    assert "Alice: bear (Grizzly Bears, 1 damage); h1 (Hyena Umbra, on bear)" in text
    assert "Bob casts the murder, targeting the bear, paying {1}{B}{B}; the top of the stack resolves" in text
    assert "expected battlefield, got graveyard [CR 702.89a]" in text
    assert "unsupported: no card of that name" in text


def test_an_error_that_many_cases_share_is_told_in_full_once() -> None:
    text = told(made([ERROR, ERROR, ERROR]))
    assert text.count("Bob casts the murder") == 1
    assert "The same error again:" in text
    assert "(2 cases: umbra-armor.3.c1, umbra-armor.3.c2)" in text


def test_the_text_tells_the_reading_of_what_is_open() -> None:
    assert "umbra-armor.3.c1: the rules leave it open; the engine's reading: once" in told(made([PASSED, OPEN]))


def test_junit_counts_and_reasons() -> None:
    root = ElementTree.fromstring(junit(made([PASSED, FAILED, ERROR, NOT_RUN, OPEN], control=PASSED)))
    assert {name: root.get(name) for name in ("tests", "failures", "errors")} == {
        "tests": "6",
        "failures": "1",
        "errors": "1",
    }
    assert [suite.get("skipped") for suite in root] == ["2", "0"]
    (failure,) = root.iter("failure")
    assert failure.text == "- the bear: zone: expected battlefield, got graveyard [CR 702.89a]"
    assert "unsupported: no card of that name" in [skipped.get("message") for skipped in root.iter("skipped")]
    assert len({(one.get("classname"), one.get("name")) for one in root.iter("testcase")}) == 6


def test_junit_lists_what_is_not_testable_with_its_reason() -> None:
    root = ElementTree.fromstring(junit(made([], untestable="nothing shows it")))
    (skipped,) = root.iter("skipped")
    assert skipped.get("message") == "not testable: nothing shows it"
    assert (root.get("tests"), root[0].get("skipped")) == ("1", "1")


def test_junit_survives_what_xml_cannot_hold() -> None:
    cases = (case("umbra-armor.3.c0"),)
    ruling = Ruling(id="umbra-armor.3", title="\x00\x1b[31m", text="", cr=(), untestable=None, path="", cases=cases)
    broken = certify(
        [ruling],
        frozenset({"umbra-armor.3.c0"}),
        cases,
        {cases[0].id: judgement(cases[0].id, ERROR, Cause.crash, "\x07 <&> \ud800")},
        engine=EngineDescription(name="\x01", version="1"),
        chosen_as="",
        command="",
        started="",
        finished="",
        seconds={},
        partial=False,
    )
    root = ElementTree.fromstring(junit(broken))
    (error,) = root.iter("error")
    assert "<&>" in error.get("message", "")


def test_the_fingerprint_tells_sets_of_cases_apart() -> None:
    assert made([PASSED]).suite.fingerprint == made([FAILED]).suite.fingerprint
    assert made([PASSED]).suite.fingerprint != made([PASSED, PASSED]).suite.fingerprint


def test_the_board_tells_the_order_of_arrival_where_the_lines_hide_it() -> None:
    bear, lion, boar = (
        ObjectSetup(id="bear", card="Grizzly Bears", owner="alice"),
        ObjectSetup(id="lion", card="Silvercoat Lion", owner="bob"),
        ObjectSetup(id="boar", card="Boar Umbra", owner="alice", attached_to="bear"),
    )
    grouped = ["Alice: bear (Grizzly Bears); boar (Boar Umbra, on bear)", "Bob: lion (Silvercoat Lion)"]
    assert board_in_words(Situation(id="a", objects=(bear, boar, lion))) == grouped
    mixed = board_in_words(Situation(id="a", objects=(bear, lion, boar)))
    assert mixed == [*grouped, "Order of arrival: bear, lion, boar"]
