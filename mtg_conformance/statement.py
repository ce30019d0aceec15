"""The certificate as an in-toto Statement, which the usual tools sign, keep and check.

    https://in-toto.io/Statement/v1, with the predicate https://in-toto.io/attestation/test-result/v0.1

The fields are in-toto's, and so are their names. All of them are made from the certificate, which is
whole in one further field, `mtgConformance`; nothing stands only here.
"""

import hashlib
from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from mtg_conformance.certificate import CaseReport, Certificate, EnginePart
from mtg_conformance.verdicts import Verdict

__all__ = ["Predicate", "ResourceDescriptor", "Statement", "statement_of"]

StatementType = Literal["https://in-toto.io/Statement/v1"]
PredicateType = Literal["https://in-toto.io/attestation/test-result/v0.1"]


class ResourceDescriptor(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, rename="camel"):
    """in-toto's: something that has a name, and a digest by algorithm. `uri`: a package URL."""

    name: str
    uri: str | None = None
    digest: dict[str, str]
    media_type: str | None = None
    annotations: dict[str, str] = {}


class Predicate(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """in-toto's test result. `result`: PASSED if a whole edition, or profile of it, was asked for and all of
    it passed, and the claims; FAILED if anything is red, if nothing passed or if the run was broken off; else WARNED.
    `passedTests`: ids of cases that passed; `warnedTests`: that passed on cards which the adapter made or
    actions which it forced; `failedTests`: that failed or erred. A case that did not run, on which the
    rules are open, or that is newer than the edition, is in none of them. `url`: where the run can be
    seen, if somebody wrote that in."""

    result: Literal["PASSED", "WARNED", "FAILED"]
    configuration: tuple[ResourceDescriptor, ...]
    url: str | UnsetType = UNSET
    passed_tests: tuple[str, ...]
    warned_tests: tuple[str, ...]
    failed_tests: tuple[str, ...]
    mtg_conformance: Certificate


class Statement(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """`certificate.json`. `subject`: what the engine is made of; `predicate`: what came of it."""

    type_: StatementType = msgspec.field(name="_type", default="https://in-toto.io/Statement/v1")
    subject: tuple[ResourceDescriptor, ...]
    predicate_type: PredicateType = "https://in-toto.io/attestation/test-result/v0.1"
    predicate: Predicate


def statement_of(certificate: Certificate) -> Statement:
    """The Statement that says what the certificate does."""
    reports = [report for report in (*certificate.reports(), *certificate.claims) if not report.newer]
    passed = [report for report in reports if report.verdict is Verdict.passed]
    return Statement(
        subject=tuple(_subjects(certificate)),
        predicate=Predicate(
            result=_result(certificate),
            configuration=tuple(_configuration(certificate)),
            passed_tests=tuple(report.id for report in passed if not _helped(report)),
            warned_tests=tuple(report.id for report in passed if _helped(report)),
            failed_tests=tuple(report.id for report in reports if report.verdict in (Verdict.failed, Verdict.error)),
            mtg_conformance=certificate,
        ),
    )


def _helped(report: CaseReport) -> bool:
    return bool(report.declared or report.forced)


def _result(certificate: Certificate) -> Literal["PASSED", "WARNED", "FAILED"]:
    if certificate.partial or certificate.is_red() or certificate.nothing_passed():
        return "FAILED"
    helped = any(_helped(report) for report in certificate.reports() if not report.newer)
    silent = certificate.counts.not_run or certificate.silent_claims() or certificate.no_board_judged()
    return "WARNED" if certificate.suite.part or silent or helped else "PASSED"


def _subjects(certificate: Certificate) -> Iterator[ResourceDescriptor]:
    """The engine's parts. A policy finds a statement by the digest of its subject alone, so an interpreter
    is none: the statement would be one about everything that it runs. Without any other part it is
    what the engine says of itself."""
    engine = certificate.engine
    parts = [part for part in engine.parts if part.kind != "launcher"]
    yield from map(_described, parts)
    if not parts:
        said = msgspec.json.encode([engine.name, engine.version, engine.adapter])
        yield ResourceDescriptor(
            name=f"{engine.name} {engine.version}",
            digest={"sha256": hashlib.sha256(said).hexdigest()},
            annotations={"digestOf": "the engine's name, version and adapter, as JSON"},
        )


def _described(part: EnginePart) -> ResourceDescriptor:
    algorithm = "dirHash" if part.kind in ("folder", "package") else "sha256"
    uri = f"pkg:pypi/{part.name}@{part.version}" if part.kind == "package" else None
    return ResourceDescriptor(
        name=part.name, uri=uri, digest={algorithm: part.digest}, annotations={"kind": str(part.kind)}
    )


def _configuration(certificate: Certificate) -> Iterator[ResourceDescriptor]:
    suite = certificate.suite
    lines = "application/jsonl"
    yield ResourceDescriptor(
        name="cases",
        uri=f"pkg:pypi/mtg-conformance@{suite.version}",
        digest={"sha256": suite.cases_digest},
        media_type=lines,
        annotations={"edition": suite.edition, "rules": suite.rules},
    )
    if certificate.boards is not None:
        yield ResourceDescriptor(name="boards.jsonl.xz", digest={"sha256": certificate.boards.digest})
    if certificate.outcomes_digest is not None:
        yield ResourceDescriptor(
            name="outcomes.jsonl", digest={"sha256": certificate.outcomes_digest}, media_type=lines
        )
    yield from (_described(part) for part in certificate.engine.parts if part.kind == "launcher")
