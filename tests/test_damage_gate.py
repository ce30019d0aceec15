"""Baselines and waivers that are damaged: each is refused with exactly one line that says where and what."""

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.cli import main

CASE = "umbra-armor.3.same-name.h1"
CERTIFY = ("certify", "--only", CASE, "--boards", "2")
WAIVER = f"""[[waiver]]
id = "{CASE}"
reason = "being mended"
link = "https://example.org/issues/1"
until = 2027-01-31
"""

Capture = pytest.CaptureFixture[str]
Document = dict[str, Any]


@lru_cache(maxsize=1)
def good() -> bytes:
    """A baseline with nothing wrong in it."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        assert main([*CERTIFY, "--out", folder]) == 0
        return (Path(folder) / "certificate.json").read_bytes()


def refused(capsys: Capture, *words: str) -> str:
    """The one line that the command says when it refuses."""
    capsys.readouterr()
    code = main(words)
    out, err = capsys.readouterr()
    assert code == 2, (code, out, err)
    assert out == ""
    (line,) = err.splitlines()
    assert line.startswith("mtg-conformance: ")
    return line


def inside(change: Callable[[Document], object]) -> Callable[[bytes], bytes]:
    """A damage to the certificate in the file."""

    def damage(raw: bytes) -> bytes:
        document = json.loads(raw)
        change(document["predicate"]["mtgConformance"])
        return json.dumps(document).encode()

    return damage


def outside(change: Callable[[Document], object]) -> Callable[[bytes], bytes]:
    """A damage to what stands around it."""

    def damage(raw: bytes) -> bytes:
        document = json.loads(raw)
        change(document)
        return json.dumps(document).encode()

    return damage


def first(certificate: Document) -> Document:
    """Its first case."""
    case: Document = certificate["rulings"][0]["cases"][0]
    return case


BASELINES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda raw: b"", "not a certificate: the file is empty"),
    "cut off": (lambda raw: raw[: len(raw) // 2], "not JSON, or cut off"),
    "no JSON": (lambda raw: b"<certificate/>", "not JSON, or cut off"),
    "no UTF-8": (lambda raw: raw.replace(b"Umbra", b"\xff\xfe", 1).replace(b"umbra", b"\xff"), "not JSON, or cut off"),
    "nested without end": (lambda raw: b"[" * 100_000, "not a certificate"),
    "a list": (lambda raw: b"[]", "not a certificate of mtg-conformance"),
    "the case that failed instead": (lambda raw: b'{"format": 1, "situation": {}}', "not a certificate of"),
    "without its predicate": (outside(lambda it: it.pop("predicate")), "not a certificate of mtg-conformance"),
    "of another kind": (outside(lambda it: it.update(predicateType="https://x")), "not a certificate of mtg-confor"),
    "of another format": (inside(lambda it: it.update(format=99)), "format 99, and this version"),
    "an unknown verdict": (inside(lambda it: first(it).update(verdict="fine")), "not a certificate of mtg-conf"),
    "a verdict that is a number": (inside(lambda it: first(it).update(verdict=1)), "not a certificate of mtg-conf"),
    "a verdict rewritten": (
        inside(lambda it: first(it).update(verdict="not run")),
        "the numbers of umbra-armor.3 are not those of its cases; it was edited",
    ),
    "a case taken out": (
        inside(lambda it: it["rulings"][0]["cases"].clear()),
        "the numbers of umbra-armor.3 are not those of its cases; it was edited",
    ),
    "a case twice": (inside(lambda it: it["controls"].append(first(it))), f"{CASE} stands there 2 times; it was"),
    "a control taken out": (inside(lambda it: it["controls"].clear()), "passedTests is not what the certificate"),
    "a board taken out": (inside(lambda it: it["boards"]["green"].pop()), "the numbers of the boards are not those"),
    "the result rewritten": (outside(lambda it: it["predicate"].update(result="PASSED")), "its result is not what"),
    "the subject rewritten": (outside(lambda it: it["subject"][0].update(name="x")), "its subject is not what"),
    "of another engine": (
        lambda raw: raw.replace(b"reference engine", b"council of four"),
        "it is of the engine 'council of four', and this is 'reference engine'",
    ),
    "broken off": (
        lambda raw: inside(lambda it: it.update(partial=True))(raw).replace(
            b'"result": "WARNED"', b'"result": "FAILED"'
        ),
        "that run was broken off before every case was judged",
    ),
    "of other cases": (
        lambda raw: raw.replace(CASE.encode(), b"umbra-armor.3.x").replace(b"control.murder", b"control.x"),
        "none of its cases is to be run here as it stands there",
    ),
}


@pytest.mark.parametrize("damage", BASELINES)
def test_a_damaged_baseline_is_refused_in_one_line(damage: str, tmp_path: Path, capsys: Capture) -> None:
    spoil, said = BASELINES[damage]
    raw = spoil(good())
    assert raw != good()
    path = tmp_path / "baseline.json"
    path.write_bytes(raw)
    line = refused(capsys, *CERTIFY, "--baseline", str(path))
    assert line.startswith(f"mtg-conformance: --baseline {path}: ")
    assert said in line


@pytest.mark.parametrize("place", ["missing.json", "."])
def test_a_baseline_that_is_no_file_is_refused_in_one_line(place: str, tmp_path: Path, capsys: Capture) -> None:
    assert "can't be read: " in refused(capsys, *CERTIFY, "--baseline", str(tmp_path / place))


def test_the_undamaged_baseline_is_taken(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "baseline.json"
    path.write_bytes(good())
    assert main([*CERTIFY, "--baseline", str(path)]) == 0
    assert "Gate: green" in capsys.readouterr().out


def line(number: int, text: str) -> Callable[[str], str]:
    """A damage that writes a line anew."""

    def damage(whole: str) -> str:
        lines = whole.splitlines()
        lines[number - 1] = text
        return "\n".join(lines) + "\n"

    return damage


WAIVERS: dict[str, tuple[Callable[[str], str], int, str]] = {
    "a quote left open": (line(3, 'reason = "being'), 3, "not TOML: "),
    "cut off": (lambda whole: whole[:20], 2, "not TOML: "),
    "no TOML at all": (lambda whole: '{"waiver": []}', 1, "not TOML: "),
    "a field twice": (line(4, 'reason = "again"'), 4, "not TOML: "),
    "a single bracket": (line(1, "[waiver]"), 1, "expected each waiver below a line [[waiver]] of its own"),
    "all in one line": (lambda whole: 'waiver = [{id = "x"}]', 1, "expected each waiver below a line [[waiver]]"),
    "a misspelled table": (line(1, "[[waivers]]"), 1, "expected [[waiver]] and nothing else, found 'waivers'"),
    "a field above": (
        lambda whole: f"version = 1\n{whole}",
        1,
        "expected [[waiver]] and nothing else, found 'version'",
    ),
    "a misspelled field": (line(3, 'reasons = "x"'), 3, "a waiver has no field 'reasons'; did you mean reason?"),
    "no id": (line(2, ""), 1, "this waiver has no id; "),
    "no reason": (line(3, ""), 1, "this waiver has no reason; "),
    "no link": (line(4, ""), 1, "this waiver has no link; "),
    "no last day": (line(5, ""), 1, "this waiver has no until; "),
    "an empty id": (line(2, 'id = " "'), 2, "id: expected the id of a case or board"),
    "no ids": (line(2, "id = []"), 2, "id: expected the id of a case or board"),
    "an id that is a number": (line(2, "id = 3"), 2, "id: expected the id of a case or board"),
    "an id twice in one waiver": (line(2, f'id = ["{CASE}", "{CASE}"]'), 2, f"{CASE} stands twice in this id"),
    "an id in two waivers": (lambda whole: whole + whole, 7, f"{CASE} is waived on line 2 already"),
    "an empty reason": (line(3, 'reason = ""'), 3, "reason: expected some text, found ''"),
    "a reason of two lines": (line(3, r'reason = "a\nb"'), 3, "reason: expected a single line of plain text"),
    "a reason that is a number": (line(3, "reason = 3"), 3, "reason: expected some text, found 3"),
    "a reason that is a day": (
        line(3, "reason = 2027-01-31"),
        3,
        "reason: expected some text, found 2027-01-31; text stands in quotes",
    ),
    "a link that is a moment": (
        line(4, "link = 2027-01-31T07:32:00Z"),
        4,
        "link: expected some text, found 2027-01-31T07:32:00+00:00; text stands in quotes",
    ),
    "a reason that is several": (line(3, 'reason = ["x", 07:32:00]'), 3, "expected some text, found ['x', 07:32:00]"),
    "an id that is a day": (line(2, "id = 2027-01-31"), 2, 'or several: ["…", "…"], found 2027-01-31'),
    "a day among the ids": (line(2, f'id = ["{CASE}", 2027-01-31]'), 2, f"found ['{CASE}', 2027-01-31]"),
    "a table for an id": (line(2, "id = {}"), 2, "found a table"),
    "a time for a day": (line(5, "until = 07:32:00"), 5, "expected a day, such as: until = 2027-01-31, found 07:32:00"),
    "true for a day": (line(5, "until = true"), 5, "expected a day, such as: until = 2027-01-31, found true"),
    "a link that is none": (
        line(4, 'link = "issue 1"'),
        4,
        "link: expected a web address (https://…), found",
    ),
    "a link that is a script": (line(4, 'link = "javascript:x"'), 4, "link: expected a web address"),
    "a day in quotes": (line(5, 'until = "2027-01-31"'), 5, "until: expected a day, write: until = 2027-01-31"),
    "a day with a time": (line(5, "until = 2027-01-31T00:00:00"), 5, "expected a day, write: until = 2027-01-31"),
    "a day that there is not": (line(5, "until = 2027-02-30"), 5, "not TOML: "),
    "never": (line(5, 'until = "never"'), 5, "until: expected a day, such as: until = "),
}


@pytest.mark.parametrize("damage", WAIVERS)
def test_a_damaged_waiver_is_refused_in_one_line(damage: str, tmp_path: Path, capsys: Capture) -> None:
    spoil, number, said = WAIVERS[damage]
    path = tmp_path / "waivers.toml"
    path.write_text(spoil(WAIVER), encoding="utf-8")
    told = refused(capsys, *CERTIFY, "--waivers", str(path))
    assert told.startswith(f"mtg-conformance: --waivers {path}:{number}: ")
    assert said in told


def test_waivers_that_are_no_text_are_refused_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "waivers.toml"
    path.write_bytes(WAIVER.encode().replace(b"being", b"\xff"))
    assert "not UTF-8 text (byte 0xff on line " in refused(capsys, *CERTIFY, "--waivers", str(path))
    assert "can't be read: " in refused(capsys, *CERTIFY, "--waivers", str(tmp_path))


@pytest.mark.parametrize("given", ["tomorrow", "2027-02-30", "31.1.2027"])
def test_a_day_that_is_none_is_refused_in_one_line(
    given: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MTG_CONFORMANCE_TODAY", given)
    assert f"MTG_CONFORMANCE_TODAY={given}: expected a day such as " in refused(capsys, *CERTIFY)


def test_a_comment_or_a_text_that_looks_like_a_waiver_is_none(tmp_path: Path, capsys: Capture) -> None:
    """Lines are told by what TOML makes of them, not by how they look."""
    path = tmp_path / "waivers.toml"
    odd = WAIVER.replace('"being mended"', "'''\\\n[[waiver]]'''").replace("\\\n", "").replace("2027-01-31", "'x'")
    path.write_text(f"# [[waiver]]\n\n{odd}", encoding="utf-8")
    told = refused(capsys, *CERTIFY, "--waivers", str(path))
    assert told.startswith(f"mtg-conformance: --waivers {path}:7: until: expected a day"), told
