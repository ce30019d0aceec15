"""Outcomes and case files that were cut, edited or padded, and engines that do something else than certified."""

import hashlib
import json
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mtg_conformance import certificate_file, disk
from mtg_conformance.certificate import Certificate
from mtg_conformance.cli import main
from mtg_conformance.documents import encode

ONLY = "umbra-armor.3.same-name"
CASE = "umbra-armor.3.same-name.h1"

Capsys = pytest.CaptureFixture[str]
Lines = list[str]


@pytest.fixture(scope="module")
def part(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `--out` wrote for a few cases."""
    folder = tmp_path_factory.mktemp("part")
    assert main(["certify", "--only", ONLY, "--boards", "4", "--out", str(folder)]) == 0
    return folder


@pytest.fixture
def damaged(part: Path, tmp_path: Path) -> Callable[[bytes], Path]:
    """A folder with other outcomes, and the certificate with their digest, as a careful editor would have it."""

    def write(raw: bytes) -> Path:
        certificate = certificate_file.read(part / "certificate.json")
        digest = hashlib.sha256(raw).hexdigest()
        certificate_file.write(
            tmp_path / "certificate.json", msgspec.structs.replace(certificate, outcomes_digest=digest)
        )
        (tmp_path / "outcomes.jsonl").write_bytes(raw)
        return tmp_path

    return write


def refused(folder: Path, capsys: Capsys, says: str, code: int = 4) -> None:
    capsys.readouterr()
    found = main(["verify", str(folder), "--part"])
    out, err = capsys.readouterr()
    assert (found, out) == (code, "")
    (line,) = err.splitlines()
    assert line.startswith("mtg-conformance: ")
    assert says in line


def changed(lines: Lines, edit: Callable[[Any], None]) -> Lines:
    """The lines, with that of the case edited."""
    found = []
    for line in lines:
        document = json.loads(line)
        if document.get("id") == CASE:
            edit(document)
        found.append(json.dumps(document, separators=(",", ":")))
    return found


OUTCOMES: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "nothing": (lambda lines: [], "found no outcome"),
    "only who played": (lambda lines: lines[:1], "found no outcome"),
    "cut off in a line": (lambda lines: [*lines[:-1], lines[-1][:60]], "cut off"),
    "a line less": (lambda lines: lines[:-1], "its outcome comes to not run"),
    "a line twice": (lambda lines: [*lines, lines[-1]], "stands on line"),
    "a line of no case": (lambda lines: [*lines, '{"id":"x.1","error":"x"}'], "no case of the suite has the id"),
    "a line of a case that was not run": (
        lambda lines: [*lines, '{"id":"control.wither","error":"x"}'],
        "holds something else than one outcome of each case that was run",
    ),
    "another order": (lambda lines: [lines[0], *lines[:0:-1]], "holds something else"),
    "empty lines": (lambda lines: [*lines, "", ""], "holds something else"),
    "who played left out": (lambda lines: lines[1:], "engine.name"),
    "somebody else played": (lambda lines: ['{"describe":{"name":"x","version":"1"}}', *lines[1:]], "engine.name"),
    "who played twice": (lambda lines: [lines[0], *lines], "on the first line only"),
    "no JSON": (lambda lines: [*lines, "and so on"], "not JSON"),
    "an outcome that is another": (
        lambda lines: changed(lines, lambda d: d["outcome"]["snapshots"][-1]["objects"]["h1"].update(zone="exile")),
        f"{CASE} says passed, and its outcome comes to failed",
    ),
    "an outcome that is another, but for what is judged": (
        lambda lines: changed(lines, lambda d: d["outcome"]["actions"][0].update(reason="well done")),
        "outcome_digest",
    ),
    "an error instead": (
        lambda lines: changed(lines, lambda d: d.update(error=str(d.pop("outcome"))[:4])),
        f"{CASE} says passed, and its outcome comes to error: crash",
    ),
    "a second run that was another": (
        lambda lines: changed(lines, lambda d: d.update(again={"error": "boom", "kind": "timeout"})),
        f"{CASE} says passed, and its outcome comes to error: timeout",
    ),
    "a card that was made up": (
        lambda lines: changed(lines, lambda d: d["outcome"].update(declared=["Mask"])),
        "declared",
    ),
}


@pytest.mark.parametrize("damage", OUTCOMES)
def test_outcomes_that_are_damaged(part: Path, damaged: Callable[[bytes], Path], capsys: Capsys, damage: str) -> None:
    change, says = OUTCOMES[damage]
    lines = (part / "outcomes.jsonl").read_text().splitlines()
    refused(damaged("".join(f"{line}\n" for line in change(lines)).encode()), capsys, says)


def test_what_is_not_damaged_is_whole(part: Path, damaged: Callable[[bytes], Path], capsys: Capsys) -> None:
    folder = damaged((part / "outcomes.jsonl").read_bytes())
    assert main(["verify", str(folder), "--part"]) == 0
    assert "The verdict of each case was judged again" in capsys.readouterr().out


def test_other_outcomes_have_another_digest(part: Path, damaged: Callable[[bytes], Path], capsys: Capsys) -> None:
    folder = damaged((part / "outcomes.jsonl").read_bytes())
    (folder / "outcomes.jsonl").write_bytes((part / "outcomes.jsonl").read_bytes() + b"\n")
    refused(folder, capsys, "is not the file on which it rests: its digest is another")


def test_no_outcomes_are_said_to_be_missing(part: Path, damaged: Callable[[bytes], Path], capsys: Capsys) -> None:
    folder = damaged((part / "outcomes.jsonl").read_bytes())
    (folder / "outcomes.jsonl").unlink()
    refused(folder, capsys, "--certificate-only does without", code=2)
    assert main(["verify", str(folder), "--part", "--certificate-only"]) == 0
    assert "No verdict was judged again" in capsys.readouterr().out


def test_a_certificate_that_rests_on_nothing(part: Path, tmp_path: Path, capsys: Capsys) -> None:
    certificate = certificate_file.read(part / "certificate.json")
    certificate_file.write(tmp_path / "certificate.json", msgspec.structs.replace(certificate, outcomes_digest=None))
    refused(tmp_path, capsys, "names no outcomes on which it rests")


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where something stands in a document that is no object, and no list with something in it."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from leaves(inside, (*path, name))
    elif isinstance(value, list) and value:
        for n, inside in enumerate(value):
            yield from leaves(inside, (*path, n))
    else:
        yield path


def another(value: Any) -> Any:
    """Something else of the same kind."""
    if value is None or isinstance(value, str):
        return f"{value or ''}x"
    return ["x"] if isinstance(value, list) else not value if isinstance(value, bool) else value + 1


BELIEVED = {"engine.chosen_as", "engine.parts.#.version", "command", "seconds", "notes", "boards.notes"}
"""What docs/certificate.md says that nobody notices, as far as it is in this certificate."""


def test_each_field_is_checked_but_for_what_the_documentation_says(
    part: Path, damaged: Callable[[bytes], Path], capsys: Capsys, tmp_path: Path
) -> None:
    folder = damaged((part / "outcomes.jsonl").read_bytes())
    document = json.loads((part / "certificate.json").read_bytes())
    kinds = {".".join("#" if isinstance(one, int) else one for one in path): path for path in leaves(document)}
    believed = set()
    for kind, path in kinds.items():
        copy: Any = json.loads((part / "certificate.json").read_bytes())
        where = copy
        for name in path[:-1]:
            where = where[name]
        where[path[-1]] = another(where[path[-1]])
        (folder / "certificate.json").write_text(json.dumps(copy))
        code = main(["verify", str(folder), "--part"])
        out, err = capsys.readouterr()
        if code == 0:
            believed.add(
                kind.removeprefix("predicate.mtgConformance.").rpartition("cases.#.")[2].rpartition("controls.#.")[2]
            )
        else:
            assert (code, out, len(err.splitlines())) == (4, "", 1), kind
    assert len(kinds) > 60
    assert believed == BELIEVED


def test_what_is_said_of_claims_is_believed_as_the_documentation_says(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their outcomes are not kept: a red one can be called right, and all can be left out."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[1]))
    engine = shlex.join([sys.executable, "-m", "properties.misread", "destroys-every-umbra"])
    claim = "umbra-armor.3.any.exactly-one"
    assert main(["certify", "--engine", engine, "--only", claim, "--claims", "2", "--out", str(tmp_path)]) == 1
    written = tmp_path / "certificate.json"
    for left_out in (False, True):
        document = json.loads(written.read_bytes())
        predicate = document["predicate"]
        inner = predicate["mtgConformance"]
        inner["diagnosis"] = []
        if left_out:
            inner["claims"] = []
            predicate |= {"result": "FAILED", "passedTests": [], "failedTests": []}
        else:
            inner["claims"][0] |= {"verdict": "passed", "counts": {"judged": 2, "red": 0, "stopped": 0}}
            predicate |= {"result": "WARNED", "passedTests": [claim], "failedTests": []}
        written.write_text(json.dumps(document))
        assert verified(tmp_path, capsys)[0] == 0
    assert "the drawn boards and the claims: their outcomes are not kept" in PAGE


PAGE = (Path(__file__).resolve().parents[1] / "docs" / "certificate.md").read_text(encoding="utf-8")


def test_the_documentation_has_every_field_and_the_sizes_that_are_read() -> None:
    (table,) = re.findall(r"prints only this\):\n\n(.*?)\n\n", PAGE, re.DOTALL)
    rows = [row.split(" | ")[0] for row in table.splitlines()]
    fields = [field for row in rows for field in re.findall(r"`(\w+)`", row)]
    assert sorted(fields) == sorted(Certificate.__struct_fields__)
    sizes = re.findall(r"more than (\d+) MB", PAGE)
    assert sizes == [str(most // disk.MEGABYTE) for most in (disk.CERTIFICATE, disk.OUTCOMES)]


# The engine again.


def verified(folder: Path, capsys: Capsys, *words: str) -> tuple[int, str]:
    capsys.readouterr()
    code = main(["verify", str(folder), "--part", *words])
    return code, capsys.readouterr().out


def test_the_same_engine_does_the_same(part: Path, capsys: Capsys) -> None:
    code, out = verified(part, capsys, "--engine", "reference")
    assert code == 0
    assert "Run again, everything came out the same." in out


FAKE = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"]}
    if request["do"] == "describe":
        answer["describe"] = {"name": "reference engine", "version": "0.0.1"}
    elif request["do"] == "quit":
        break
    else:
        answer["error"] = "not today"
    print(json.dumps(answer), flush=True)
"""


def test_an_engine_that_does_something_else_is_told_case_by_case(part: Path, tmp_path: Path, capsys: Capsys) -> None:
    """A certificate that is made up from another engine's outcomes is whole; only running finds that out."""
    program = tmp_path / "fake.py"
    program.write_text(FAKE)
    code, out = verified(part, capsys, "--engine", shlex.join([sys.executable, str(program)]))
    assert code == 1
    assert "the engine is reference engine 0.0.1, and was reference engine" in out
    assert f"{program} is another than it was" in out
    assert "control.murder was passed, and is error: crash" in out
    assert f"{CASE} was passed, and is not run: blocked" in out


def test_boards_are_played_again(tmp_path: Path, capsys: Capsys) -> None:
    assert main(["certify", "--only", ONLY, "--boards", "6", "--out", str(tmp_path)]) == 0
    code, out = verified(tmp_path, capsys, "--engine", "reference")
    assert (code, "6 drawn boards, 0 red" in out) == (0, True)
    document = json.loads((tmp_path / "certificate.json").read_bytes())
    boards = document["predicate"]["mtgConformance"]["boards"]
    board = boards["green"].pop()
    boards["stopped_boards"] = {"unsupported": [board]}
    boards["stopped"] = {"unsupported": 1}
    boards["counts"] = {"judged": 5, "red": 0, "stopped": 1}
    (tmp_path / "certificate.json").write_text(json.dumps(document))
    refused(tmp_path, capsys, "boards.rulings")


# Case files.


def case() -> dict[str, Any]:
    from mtg_conformance.cli.suites import find_case

    found: dict[str, Any] = json.loads(encode(find_case(CASE)))
    return found


def edit(*path: Any) -> bytes:
    document: Any = case()
    where = document
    for name in path[:-2]:
        where = where[name]
    where[path[-2]] = path[-1]
    return json.dumps(document).encode()


WHOLE = json.dumps(case()).encode()
CASES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "the text is empty"),
    "cut off": (WHOLE[:-40], "not JSON"),
    "twice": (WHOLE + WHOLE, "not JSON"),
    "a zero byte": (WHOLE.replace(b"bear", b"be\x00ar", 1), "not JSON"),
    "another encoding": (WHOLE.decode().encode("utf-16"), "it is UTF-16 text"),
    "a list": (b"[" + WHOLE + b"]", "Expected `object`"),
    "an outcome": (b'{"actions": []}', "unknown field `actions`"),
    "a format to come": (edit("format", 9), "expected format 1, found format 9"),
    "another id of the board": (edit("situation", "id", "x.1"), "expected the id of the case"),
    "a field more": (edit("stars", 5), "unknown field `stars`"),
    "nothing expected": (edit("expect", []), "expected at least one expectation"),
    "something expected of nobody": (edit("expect", 0, "object", "nobody"), "'nobody', which nothing has"),
    "a rule that has no number": (edit("cr", ["umbra"]), "expected a rule number"),
    "a ruling that there is not": (edit("ruling", "umbra-armor.99"), "the suite has no ruling umbra-armor.99"),
    "a need that there is not": (edit("needs", ["control.x"]), "it rests on control.x"),
    "a thing twice": (edit("situation", "objects", 1, "id", "bear"), "for the second time"),
    "a card that nobody knows": (edit("situation", "objects", 0, "card", "Grizly Bear"), "Grizly Bear"),
    "no seat": (edit("situation", "active", "carol"), "expected one of the seats"),
}


@pytest.mark.parametrize("damage", CASES)
def test_case_files_that_are_damaged(tmp_path: Path, capsys: Capsys, damage: str) -> None:
    raw, says = CASES[damage]
    path = tmp_path / "case.json"
    path.write_bytes(raw)
    capsys.readouterr()
    code = main(["run", str(path)])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    (line,) = err.splitlines()
    assert line.startswith(f"mtg-conformance: {path}: ")
    assert says in line
