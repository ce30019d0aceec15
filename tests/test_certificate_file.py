"""certificate.json: an in-toto Statement around the certificate, written and read again."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mtg_conformance import certificate_file
from mtg_conformance.certificate import Certificate, EnginePart, certify
from mtg_conformance.certificate_file import CertificateProblem
from mtg_conformance.documents import Case, EngineDescription, ObjectExpectation, ObjectSetup, ObjectState, Outcome
from mtg_conformance.documents import Situation as Board
from mtg_conformance.features import Ruling
from mtg_conformance.statement import statement_of
from mtg_conformance.verdicts import Cause, Judgement, Verdict

BEAR = ObjectSetup(id="bear", card="Grizzly Bears", owner="alice")


def case(id: str) -> Case:
    expect = (ObjectExpectation(object="bear", is_=ObjectState(zone="battlefield")),)
    return Case(id=id, situation=Board(id=id, objects=(BEAR,)), expect=expect)


def made(*verdicts: Verdict, helped: bool = False, part: bool = False, partial: bool = False) -> Certificate:
    """A certificate of one ruling with these verdicts; `helped`: the first one's outcome has a declared card."""
    cases = tuple(case(f"umbra-armor.3.c{n}") for n in range(len(verdicts)))
    judged = {
        one.id: Judgement(
            case=one.id,
            verdict=verdict,
            cause=Cause.unsupported if verdict is Verdict.not_run else None,
            outcome=Outcome(declared=("Mask",) if helped and one is cases[0] else ()),
        )
        for one, verdict in zip(cases, verdicts, strict=True)
    }
    ruling = Ruling(id="umbra-armor.3", title="Several umbras", text="", cases=cases)
    return certify(
        [ruling],
        frozenset(judged),
        cases,
        judged,
        engine=EngineDescription(name="fake", version="1"),
        chosen_as="python fake.py",
        command="mtg-conformance certify",
        started="2026-01-01T00:00:00+00:00",
        finished="2026-01-01T00:00:01+00:00",
        seconds={},
        partial=partial,
        part=part,
        parts=(
            EnginePart(name="python", kind="launcher", digest="a" * 64),
            EnginePart(name="fake.py", kind="file", digest="b" * 64),
            EnginePart(name="phase-python", kind="package", version="1.0", digest="c" * 64),
        ),
        outcomes_digest="d" * 64,
    )


P, F, E, N, I = Verdict.passed, Verdict.failed, Verdict.error, Verdict.not_run, Verdict.indeterminate  # noqa: E741


def written(certificate: Certificate) -> Any:
    return json.loads(certificate_file.encode(certificate))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    certificate = made(P, F, N, helped=True)
    certificate_file.write(tmp_path / "certificate.json", certificate)
    assert certificate_file.read(tmp_path / "certificate.json") == certificate


def test_the_fields_are_in_toto_s() -> None:
    document = written(made(P, F, E, N, I))
    assert document["_type"] == "https://in-toto.io/Statement/v1"
    assert document["predicateType"] == "https://in-toto.io/attestation/test-result/v0.1"
    predicate = document["predicate"]
    assert predicate.keys() == {
        "result",
        "configuration",
        "passedTests",
        "warnedTests",
        "failedTests",
        "mtgConformance",
    }
    assert predicate["result"] == "FAILED"
    assert predicate["passedTests"] == ["umbra-armor.3.c0"]
    assert predicate["failedTests"] == ["umbra-armor.3.c1", "umbra-armor.3.c2"]
    assert predicate["warnedTests"] == []


def test_an_interpreter_is_no_subject_and_packages_have_package_urls() -> None:
    document = written(made(P))
    assert [one["name"] for one in document["subject"]] == ["fake.py", "phase-python"]
    assert document["subject"][0]["digest"] == {"sha256": "b" * 64}
    assert document["subject"][1]["uri"] == "pkg:pypi/phase-python@1.0"
    assert document["subject"][1]["digest"] == {"dirHash": "c" * 64}
    configuration = {one["name"]: one["digest"] for one in document["predicate"]["configuration"]}
    assert configuration.keys() == {"cases", "outcomes.jsonl", "python"}
    assert configuration["outcomes.jsonl"] == {"sha256": "d" * 64}


def test_an_engine_without_parts_has_a_subject_all_the_same() -> None:
    certificate = made(P)
    bare = msgspec.structs.replace(certificate, engine=msgspec.structs.replace(certificate.engine, parts=()))
    (subject,) = statement_of(bare).subject
    assert subject.name == "fake 1"
    assert len(subject.digest["sha256"]) == 64


@pytest.mark.parametrize(
    ("certificate", "result"),
    [
        (made(P, P), "PASSED"),
        (made(P, I), "PASSED"),
        (made(P, N), "WARNED"),
        (made(P, P, helped=True), "WARNED"),
        (made(P, part=True), "WARNED"),
        (made(P, F), "FAILED"),
        (made(P, E), "FAILED"),
        (made(N), "FAILED"),
        (made(P, partial=True), "FAILED"),
        (made(), "FAILED"),
    ],
)
def test_the_result_is_passed_for_a_whole_edition_alone(certificate: Certificate, result: str) -> None:
    assert statement_of(certificate).predicate.result == result


def test_a_case_that_passed_on_a_declared_card_is_warned_about() -> None:
    predicate = statement_of(made(P, P, helped=True)).predicate
    assert (predicate.passed_tests, predicate.warned_tests) == (("umbra-armor.3.c1",), ("umbra-armor.3.c0",))
    (first, second) = made(P, P, helped=True).rulings[0].cases
    assert (first.declared, second.declared) == (("Mask",), ())
    assert first.outcome_digest != second.outcome_digest


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "the file is empty"),
        (b"\x89PNG\r\n", "not JSON"),
        (b'{"x":' * 100_000, "nested too deep"),
        (b"{}", "`subject`"),
        (certificate_file.encode(made(P))[:-300], "cut off"),
        (certificate_file.encode(made(P)).replace(b'"format": 2', b'"format": 3'), "format 3"),
        (certificate_file.encode(made(P)).replace(b"Statement/v1", b"Statement/v9"), "$._type"),
        (certificate_file.encode(made(P)).replace(b"test-result/v0.1", b"vsa/v1"), "predicateType"),
    ],
)
def test_what_is_no_certificate_is_told_in_one_line(raw: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "certificate.json"
    path.write_bytes(raw)
    with pytest.raises(CertificateProblem) as problem:
        certificate_file.read(path)
    assert str(problem.value).startswith(f"{path}: ")
    assert says in str(problem.value)
    assert "\n" not in str(problem.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CertificateProblem, match="can't be read"):
        certificate_file.read(tmp_path / "none.json")
