"""Certificates that were cut, edited or padded: each is refused in one line, by an exit code of its own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mtg_conformance import certificate_file
from mtg_conformance.cli import main

REFUSED = 4
RED, SILENT = "umbra-armor.3.same-name.h1", "umbra-armor.3.same-name.h2"
BLOCKED = "umbra-armor.2.destroy.doom-blade"
BROKEN = "control.destroy.doom-blade"


class Written(NamedTuple):
    """A folder that `--out` wrote: all green with drawn boards, or of recorded outcomes with reds and gaps."""

    folder: Path

    @property
    def certificate(self) -> bytes:
        return (self.folder / "certificate.json").read_bytes()


@pytest.fixture(scope="module")
def green(tmp_path_factory: pytest.TempPathFactory) -> Written:
    folder = tmp_path_factory.mktemp("green")
    assert main(["certify", "--boards", "12", "--out", str(folder)]) == 0
    return Written(folder)


@pytest.fixture(scope="module")
def mixed(green: Written, tmp_path_factory: pytest.TempPathFactory) -> Written:
    """One case red, one that did not run, one that is blocked by a control in which the engine died."""
    folder = tmp_path_factory.mktemp("mixed")
    lines = (green.folder / "outcomes.jsonl").read_text().splitlines()
    told = {json.loads(line).get("id"): line for line in lines}
    red = json.loads(told[RED])
    red["outcome"]["snapshots"][-1]["objects"]["h1"]["zone"] = "exile"
    told[RED] = json.dumps(red)
    told[SILENT] = json.dumps(
        {"id": SILENT, "outcome": {"snapshots": [], "stopped": {"at": 0, "because": "unsupported", "detail": "no"}}}
    )
    told[BROKEN] = json.dumps({"id": BROKEN, "error": "boom"})
    theirs = folder / "theirs.jsonl"
    theirs.write_text("\n".join(told.values()))
    assert main(["judge", str(theirs), "--out", str(folder)]) == 1
    return Written(folder)


class Checked(NamedTuple):
    code: int
    out: str
    err: str


Check = Callable[..., Checked]


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    """Verify a file with this content, without outcomes."""

    def call(raw: bytes, *words: str) -> Checked:
        path = tmp_path / "certificate.json"
        path.write_bytes(raw)
        capsys.readouterr()
        code = main(["verify", str(path), *(words or ("--certificate-only",))])
        return Checked(code, *capsys.readouterr())

    return call


def refused(found: Checked, says: str) -> None:
    assert (found.code, found.out) == (REFUSED, ""), found
    (line,) = found.err.splitlines()
    assert line.startswith("mtg-conformance: ")
    assert says in line, line
    assert len(line) < 500


def test_what_was_written_is_whole(green: Written, mixed: Written, check: Check) -> None:
    for written, says in ((green, "19 passed"), (mixed, "failed")):
        found = check(written.certificate)
        assert (found.code, found.err) == (0, "")
        assert says in found.out
        assert "No verdict was judged again" in found.out


# The file.


def twice(field: str) -> Callable[[bytes], bytes]:
    """The field once more; readers take the last."""
    return lambda raw: raw.replace(field.encode(), f"{field}, {field}".encode(), 1)


BYTES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda raw: b"", "the file is empty"),
    "blanks": (lambda raw: b" \n ", "the file is empty"),
    "the first half": (lambda raw: raw[: len(raw) // 2], "cut off"),
    "all but the end": (lambda raw: raw.rstrip()[:-1], "cut off"),
    "without its beginning": (lambda raw: raw[raw.index(b'"predicate"') :], "not a certificate"),
    "twice": (lambda raw: raw + raw, "not JSON"),
    "something behind it": (lambda raw: raw + b"// checked", "not JSON"),
    "a zero byte": (lambda raw: raw.replace(b"umbra", b"umb\x00ra", 1), "not JSON"),
    "another encoding": (lambda raw: raw.decode().encode("utf-16"), "it is UTF-16 text"),
    "a picture": (lambda raw: b"\x89PNG\r\n\x1a\n" * 40, "not JSON"),
    "a list": (lambda raw: b"[" + raw + b"]", "Expected `object`"),
    "only the certificate inside": (
        lambda raw: json.dumps(json.loads(raw)["predicate"]["mtgConformance"]).encode(),
        "missing required field",
    ),
    "a result twice": (twice('"result": "PASSED"'), "the field result stands twice"),
    "whole twice": (twice('"partial": false'), "the field partial stands twice"),
    "nested too deep": (lambda raw: raw.replace(b'"notes": [', b'"x": ' + b"[" * 9999, 1), "nested too deep"),
}


@pytest.mark.parametrize("damage", BYTES)
def test_a_file_that_is_damaged(green: Written, check: Check, damage: str) -> None:
    change, says = BYTES[damage]
    raw = change(green.certificate)
    assert raw != green.certificate
    refused(check(raw), says)


# What it says. `predicate` is in-toto's, `inner` the certificate, and `ruling`, `case`, … the first of them.

Edit = Callable[[dict[str, Any]], None]


def ruling_of(document: dict[str, Any], id: str) -> Any:
    (found,) = [one for one in document["predicate"]["mtgConformance"]["rulings"] if one["id"] == id]
    return found


def case_of(document: dict[str, Any], id: str) -> Any:
    inner = document["predicate"]["mtgConformance"]
    every = [*(case for one in inner["rulings"] for case in one["cases"]), *inner["controls"]]
    (found,) = [one for one in every if one["id"] == id]
    return found


def inner(document: dict[str, Any]) -> Any:
    return document["predicate"]["mtgConformance"]


def put(*path: Any) -> Edit:
    """Put the last of these where the others lead to."""

    def edit(document: dict[str, Any]) -> None:
        where: Any = document
        for name in path[:-2]:
            where = where[name]
        assert where[path[-2]] != path[-1], "that would be no edit"
        where[path[-2]] = path[-1]

    return edit


IN = ("predicate", "mtgConformance")
RULING = (*IN, "rulings", 3)
CASE = (*RULING, "cases", 0)
BOARDS = (*IN, "boards")
CLAIM = (*IN, "claims", 0)

WAIVED = {"id": "x.1", "verdict": "failed", "reason": "", "link": "", "until": "2027-01-01"}

EDITS: dict[str, tuple[Edit, str]] = {
    # in-toto's part
    "another type": (put("_type", "https://in-toto.io/Statement/v0.1"), "_type"),
    "another predicate": (put("predicateType", "https://slsa.dev/provenance/v1"), "predicateType"),
    "another result": (put("predicate", "result", "FAILED"), 'predicate.result: says "FAILED", expected "PASSED"'),
    "a passed test less": (lambda d: d["predicate"]["passedTests"].pop(), "predicate.passedTests: has "),
    "a passed test more": (lambda d: d["predicate"]["passedTests"].append("x.1"), "predicate.passedTests: has "),
    "a failed test more": (lambda d: d["predicate"]["failedTests"].append("x.1"), "predicate.failedTests"),
    "a warning more": (lambda d: d["predicate"]["warnedTests"].append("x.1"), "predicate.warnedTests"),
    "another subject": (put("subject", 0, "digest", "dirHash", "0" * 64), "subject[0].digest.dirHash"),
    "a subject more": (lambda d: d["subject"].append(d["subject"][0]), "subject: has 2 entries"),
    "no subject": (put("subject", []), "subject: has 0 entries"),
    "other cases configured": (put("predicate", "configuration", 0, "digest", "sha256", "0" * 64), "configuration[0]"),
    "less configured": (lambda d: d["predicate"]["configuration"].pop(), "predicate.configuration: has"),
    "a field more outside": (lambda d: d["predicate"].update(stars=5), "predicate.stars"),
    # head and end
    "a format to come": (put(*IN, "format", 3), "format 3"),
    "no edition that there is": (put(*IN, "suite", "edition", "1993-1"), "edition 1993-1 is not known"),
    "other rules": (put(*IN, "suite", "rules", "1993-08-05"), "rests on the rules of 2026-04-17"),
    "another fingerprint": (put(*IN, "suite", "fingerprint", "0" * 16), "suite.fingerprint"),
    "another digest of the cases": (put(*IN, "suite", "cases_digest", "0" * 64), "suite.cases_digest"),
    "broken off": (put(*IN, "partial", True), "broken off before every case was judged"),
    "a part": (put(*IN, "suite", "part", True), "only a part of edition 2026-1"),
    "no beginning": (put(*IN, "started", ""), "started: expected a time"),
    "a beginning without a zone": (
        put(*IN, "started", "2026-05-01T10:00:00"),
        "started: expected a time with its zone",
    ),
    "an end before the beginning": (put(*IN, "finished", "2026-05-01T10:00:00+00:00"), "before it was started"),
    "a time to come": (put(*IN, "finished", "2999-01-01T00:00:00+00:00"), "has not come yet"),
    "no end": (lambda d: inner(d).pop("finished"), "missing required field `finished`"),
    # ids
    "a case less": (lambda d: inner(d)["rulings"][3]["cases"].pop(0), "of edition 2026-1 is missing"),
    "a ruling less": (lambda d: inner(d)["rulings"].pop(3), "ruling eternalize.3 of edition 2026-1 is missing"),
    "no ruling": (put(*IN, "rulings", []), "(and 19 more) of edition 2026-1 is missing"),
    "a control less": (lambda d: inner(d)["controls"].pop(0), "is missing, on which"),
    "a case twice": (lambda d: inner(d)["rulings"][3]["cases"].append(inner(d)["rulings"][3]["cases"][0]), "than once"),
    "a ruling twice": (lambda d: inner(d)["rulings"].append(inner(d)["rulings"][3]), "eternalize.3: stands there more"),
    "an invented case": (
        lambda d: inner(d)["rulings"][3]["cases"].append(
            {**inner(d)["rulings"][3]["cases"][0], "id": "eternalize.3.x"}
        ),
        "eternalize.3.x: no case has this id",
    ),
    "an invented ruling": (put(*RULING, "id", "eternalize.99"), "eternalize.99: no ruling has this id"),
    "a case under another ruling": (
        lambda d: inner(d)["rulings"][4]["cases"].append(inner(d)["rulings"][3]["cases"].pop()),
        "stands under eternalize.4, and is a case of eternalize.3",
    ),
    "a case in another place": (lambda d: inner(d)["rulings"][3]["cases"].reverse(), "rulings[3].cases[0].id: says"),
    # what it says of them
    "another case of that id": (put(*CASE, "case_digest", "0" * 16), "its digest is another"),
    "another title": (put(*CASE, "title", "All is well"), "rulings[3].cases[0].title"),
    "another ruling's title": (put(*RULING, "title", "All is well"), "rulings[3].title"),
    "other rules of a case": (put(*CASE, "cr", ["100.1"]), "rulings[3].cases[0].cr"),
    "said to be newer": (put(*CASE, "newer", True), "rulings[3].cases[0].newer"),
    "fewer cases in all": (put(*RULING, "cases_in_all", 1), "rulings[3].cases_in_all"),
    "a count": (put(*IN, "counts", "passed", 451), "counts.passed: says 451, expected 450"),
    "a ruling's count": (put(*RULING, "counts", "cases", 1), "rulings[3].counts.cases"),
    "a ruling's verdict": (put(*RULING, "verdict", "failed"), "eternalize.3 says failed, and its cases come to passed"),
    "no verdict that there is": (put(*CASE, "verdict", "fine"), "verdict"),
    "a verdict with a cause": (put(*CASE, "cause", "setup"), "says passed: setup, which no verdict is"),
    "passed without an outcome": (put(*CASE, "outcome_digest", None), "has no outcome's digest"),
    "less than no time": (put(*CASE, "seconds", -1.0), "took -1 seconds"),
    "a card made up": (put(*CASE, "declared", ["Mask"]), "has declared Mask, and the engine does not"),
    "a field more inside": (lambda d: inner(d)["rulings"][3]["cases"][0].update(stars=5), "cases[0].stars: no field"),
    "a misreading of none": (
        put(*IN, "diagnosis", [{"misreading": "x", "what": "y", "agrees": 1, "of": 1}]),
        "agrees with the misreading x, and nothing is red",
    ),
    "a waiver of nothing": (
        put(*IN, "waived", [WAIVED]),
        "x.1 is waived, and stands nowhere in it",
    ),
    # claims
    "a claim twice": (lambda d: inner(d)["claims"].append(inner(d)["claims"][0]), "more than once"),
    "an invented claim": (put(*CLAIM, "id", "umbra-armor.3.any.x"), "no claim has this id"),
    "a claim said otherwise": (put(*CLAIM, "title", "x"), "says it otherwise"),
    "a claim that holds on no board": (
        put(*CLAIM, "counts", {"judged": 0, "red": 0, "stopped": 20}),
        "says passed, and its boards and cause don't come to that",
    ),
    "a claim that holds on all but one": (
        put(*CLAIM, "counts", "red", 1),
        "says passed, and its boards and cause don't come to that",
    ),
    "a claim on more boards than planned": (put(*CLAIM, "counts", "judged", 21), "don't come to that"),
    # boards
    "more boards planned": (put(*BOARDS, "planned", 13), "is missing"),
    "more boards than there are": (put(*BOARDS, "planned", 99999), "99999 drawn boards, and edition 2026-1 has"),
    "a board less": (lambda d: inner(d)["boards"]["green"].pop(), "is missing"),
    "a board twice": (lambda d: inner(d)["boards"]["green"].append(inner(d)["boards"]["green"][0]), "more than once"),
    "an invented board": (
        lambda d: inner(d)["boards"]["green"].append("board.x"),
        "board.x is not among those planned",
    ),
    "a count of boards": (put(*BOARDS, "counts", "judged", 500), "boards.counts.judged: says 500, expected 12"),
    "other boards": (put(*BOARDS, "digest", "0" * 64), "its drawn boards are not those of edition 2026-1"),
    "another name of the boards": (put(*BOARDS, "fingerprint", "0" * 16), "are not those of edition"),
}

MIXED: dict[str, tuple[Edit, str]] = {
    "a red made green": (lambda d: case_of(d, RED).update(verdict="passed"), f"{RED} says passed, and has findings"),
    "a red made green all over": (
        lambda d: case_of(d, RED).update(verdict="passed", findings=[], reason=""),
        "umbra-armor.3 says failed, and its cases come to not certified",
    ),
    "a red without its findings": (lambda d: case_of(d, RED).update(findings=[]), "says failed, and has no finding"),
    "a case that did not run made green": (
        lambda d: case_of(d, SILENT).update(verdict="passed"),
        f"{SILENT} says passed: unsupported, which no verdict is",
    ),
    "what is blocked made green": (
        lambda d: case_of(d, BLOCKED).update(verdict="passed", cause=None, outcome_digest="0" * 16),
        f"{BLOCKED} says passed, but needs {BROKEN}, which is error: crash",
    ),
    "a ruling made green": (
        lambda d: ruling_of(d, "umbra-armor.3").update(verdict="passed"),
        "umbra-armor.3 says passed, and its cases come to failed",
    ),
    "a waiver of what is green": (
        lambda d: inner(d)["waived"].append(WAIVED | {"id": "umbra-armor.1.lethal"}),
        "is waived",
    ),
    "a waiver of another verdict": (
        lambda d: inner(d)["waived"].append(WAIVED | {"id": RED, "verdict": "not run"}),
        f"{RED} is waived as not run, and it says failed",
    ),
    "an error of a kind that there is not": (
        lambda d: case_of(d, BROKEN).update(cause="tired"),
        "says error: tired, which no verdict is",
    ),
    "an error that only did not run": (
        lambda d: case_of(d, BROKEN).update(verdict="not run"),
        "says not run: crash, which no verdict is",
    ),
    "a failed test less": (lambda d: d["predicate"]["failedTests"].remove(RED), "predicate.failedTests"),
}


def edited(written: Written, edit: Edit) -> bytes:
    document = json.loads(written.certificate)
    edit(document)
    return json.dumps(document).encode()


@pytest.mark.parametrize("damage", EDITS)
def test_a_certificate_that_was_edited(green: Written, check: Check, damage: str) -> None:
    edit, says = EDITS[damage]
    refused(check(edited(green, edit)), says)


@pytest.mark.parametrize("damage", MIXED)
def test_a_red_certificate_that_was_edited(mixed: Written, check: Check, damage: str) -> None:
    edit, says = MIXED[damage]
    refused(check(edited(mixed, edit)), says)


def test_where_the_run_can_be_seen_may_be_written_in(green: Written, check: Check) -> None:
    assert check(edited(green, lambda d: d["predicate"].update(url="https://example.com/run/1"))).code == 0


def test_how_it_is_laid_out_says_nothing(green: Written, check: Check) -> None:
    assert check(json.dumps(json.loads(green.certificate), sort_keys=True).encode()).code == 0


def test_a_part_is_checked_if_that_will_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "--only", "umbra-armor.3,control.murder", "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["verify", str(tmp_path)]) == REFUSED
    assert "--part checks what is there" in capsys.readouterr().err
    assert main(["verify", str(tmp_path), "--part"]) == 0
    assert "a part of edition" in capsys.readouterr().out
    path = tmp_path / "certificate.json"
    document = json.loads(path.read_bytes())
    inner(document)["counts"]["passed"] += 99
    path.write_text(json.dumps(document))
    assert main(["verify", str(tmp_path), "--part"]) == REFUSED


def test_a_careful_editor_is_found_by_the_outcomes(mixed: Written, tmp_path: Path, check: Check) -> None:
    """Whoever mends counts, verdicts and lists as well has a certificate that is whole, and not true."""
    certificate = certificate_file.read(mixed.folder / "certificate.json")
    document = json.loads(mixed.certificate)
    (tmp_path / "outcomes.jsonl").write_bytes((mixed.folder / "outcomes.jsonl").read_bytes())
    case_of(document, RED).update(verdict="passed", findings=[], reason="")
    ruling = ruling_of(document, "umbra-armor.3")
    verdict, reason = "not certified", f"{ruling['counts']['not_run']} of {ruling['counts']['cases']} did not run"
    ruling.update(verdict=verdict, reason=reason)
    for counts in (ruling["counts"], inner(document)["counts"]):
        counts.update(passed=counts["passed"] + 1, failed=counts["failed"] - 1)
    forged = certificate_file.decode(json.dumps(document).encode(), "forged")
    assert forged != certificate
    raw = certificate_file.encode(forged)
    assert check(raw).code == 0
    refused(check(raw, "--part"), f"{RED} says passed, and its outcome comes to failed")


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert main(["verify", str(tmp_path)]) == 2
    for line in capsys.readouterr().err.splitlines():
        assert "can't be read" in line
