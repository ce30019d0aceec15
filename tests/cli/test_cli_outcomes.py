"""The outcomes beside a certificate: written by `certify`, and judged again to the same verdicts."""

import hashlib
import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mtg_conformance import certificate_file, editions
from mtg_conformance.certificate import EDITION, RULES_DATE, Certificate
from mtg_conformance.cli.engine_parts import engine_parts, folder_digest
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.profiles import Profile

Command = Callable[..., Any]
Fake = Callable[[str], str]

ONLY = "umbra-armor.3.same-name"


def verdicts(certificate: Certificate) -> list[tuple[Any, ...]]:
    return [
        (one.id, one.verdict, one.cause, one.reason, one.findings, one.outcome_digest) for one in certificate.reports()
    ]


ANSWERS = {
    "does nothing": "echo",
    "dies": "echo if situation['id'] == 'control.murder' else die()",
    "always dies": "die()",
    "answers nonsense": "{'actions': 3}",
    "disagrees with itself": (
        "echo if not situation.get('answers') else {**echo, 'snapshots': [echo['snapshots'][0]] +"
        " [{'objects': {'bear': {'zone': __import__('random').choice(['exile', 'hand', 'graveyard', 'library'])},"
        " 'n%d' % __import__('random').randrange(10**9): {'zone': 'battlefield', 'owner': 'bob'}}}"
        " for _ in echo['snapshots'][1:]]}"
    ),
}


@pytest.mark.parametrize("how", ANSWERS)
def test_recorded_outcomes_come_to_the_same_verdicts(command: Command, fake: Fake, tmp_path: Path, how: str) -> None:
    out, again = tmp_path / "out", tmp_path / "again"
    command("certify", "--engine", fake(ANSWERS[how]), "--only", ONLY, "--out", str(out))
    command("judge", str(out / "outcomes.jsonl"), "--only", ONLY, "--out", str(again))
    first = certificate_file.read(out / "certificate.json")
    second = certificate_file.read(again / "certificate.json")
    assert verdicts(first) == verdicts(second)
    assert hashlib.sha256((out / "outcomes.jsonl").read_bytes()).hexdigest() == first.outcomes_digest
    assert (out / "outcomes.jsonl").read_bytes() == (again / "outcomes.jsonl").read_bytes()


def test_the_outcomes_of_somebody_else_are_not_written_over(command: Command, tmp_path: Path) -> None:
    mine = tmp_path / "outcomes.jsonl"
    mine.write_text('{"id": "control.murder", "error": "boom"}\n')
    for words in (("certify",), ("judge", str(mine))):
        result = command(*words, "--only", "control.murder", "--out", str(tmp_path))
        assert result.code == 2
        assert "written over" in result.err
    assert "boom" in mine.read_text()


def test_outcomes_of_an_earlier_run_are_written_over_but_never_read_and_written_at_once(
    command: Command, tmp_path: Path
) -> None:
    for _ in range(2):
        assert command("certify", "--only", "control.murder", "--out", str(tmp_path)).code == 0
    result = command("judge", str(tmp_path / "outcomes.jsonl"), "--only", "control.murder", "--out", str(tmp_path))
    assert (result.code, "would be written over" in result.err) == (2, True)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('{"id": "control.murder", "error": "x", "kind": "lightning"}', "$.kind"),
        ('{"id": "control.murder", "error": "x", "again": {}}', "`again`"),
        ('{"id": "control.murder", "error": "x", "again": {"error": "x", "outcome": {}}}', "`again`"),
    ],
)
def test_a_kind_or_a_second_run_that_is_none(command: Command, tmp_path: Path, line: str, says: str) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text(line)
    result = command("judge", str(path))
    assert (result.code, result.out) == (2, "")
    assert says in result.err


# What an engine is made of.


def test_the_parts_of_a_command_line(tmp_path: Path) -> None:
    names = ("engine.py", "rules.txt", "a.jar", "lib/b.jar")
    (tmp_path / "lib").mkdir()
    for name in names:
        (tmp_path / name).write_text(name)
    engine, rules, jar, _ = (str(tmp_path / name) for name in names)
    parts = engine_parts(
        shlex.join([sys.executable, engine, f"--rules={rules}", "-cp", f"{jar}:{tmp_path}/lib/*", "--fast"])
    )
    assert [part.kind for part in parts] == ["launcher", "file", "file", "file", "file"]
    assert [Path(part.name).name for part in parts[1:]] == ["engine.py", "rules.txt", "a.jar", "b.jar"]
    assert parts[1].digest == hashlib.sha256(b"engine.py").hexdigest()
    assert [part.kind for part in engine_parts(engine)] == ["file"]


def test_an_adapter_of_ours_is_its_folder_and_the_packages_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MTG_CONFORMANCE_CARDS", raising=False)
    pytest.importorskip("mtg")
    folder, package = engine_parts("python-mtg")
    assert (folder.name, folder.kind) == ("adapters/python_mtg", "folder")
    assert (package.name, package.kind, package.version) == ("python-mtg", "package", "0.1.1")


def test_the_digest_of_a_folder_is_in_toto_s(tmp_path: Path) -> None:
    """`find . -type f | cut -c3- | LC_ALL=C sort | xargs sha256sum | sha256sum`, but for compiled Python."""
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "x.txt").write_bytes(b"1")
    (tmp_path / "B.txt").write_bytes(b"2")
    (tmp_path / "b" / "x.pyc").write_bytes(b"3")
    lines = "".join(
        f"{hashlib.sha256(text).hexdigest()}  {name}\n" for name, text in (("B.txt", b"2"), ("b/x.txt", b"1"))
    )
    assert folder_digest(tmp_path) == hashlib.sha256(lines.encode()).hexdigest()


def test_the_schema_describes_the_file_and_the_certificate(command: Command) -> None:
    kinds = json.loads(command("schema").out)["$defs"]
    assert kinds["Statement"]["required"] == ["subject", "predicate"]
    assert "passedTests" in kinds["Predicate"]["properties"]
    assert kinds["Predicate"]["properties"]["mtgConformance"] == {"$ref": "#/$defs/Certificate"}


def test_an_edition_with_corner_cases_has_two_profiles_each_whole(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rulings = the_rulings()
    boards = editions.edition(EDITION).boards
    frozen = editions.freeze(EDITION, RULES_DATE, boards, rulings, Profile.all)
    (tmp_path / f"{EDITION}.json").write_bytes(msgspec.json.encode(frozen))
    monkeypatch.setattr(editions, "FOLDER", tmp_path)
    editions.edition.cache_clear()
    try:
        for profile in ("rulings", "corner", "all"):
            out = tmp_path / profile
            assert command("certify", "--profile", profile, "--boards", "0", "--out", str(out)).code in (0, 3)
            certificate = certificate_file.read(out / "certificate.json")
            assert not certificate.suite.part
            assert command("verify", str(out)).code == 0
            first, *others = certificate.rulings
            assert others
            less = msgspec.structs.replace(certificate, rulings=tuple(others))
            certificate_file.write(out / "certificate.json", less)
            result = command("verify", str(out), "--certificate-only")
            assert (result.code, f"ruling {first.id} of edition {EDITION} is missing" in result.err) == (4, True)
    finally:
        editions.edition.cache_clear()
