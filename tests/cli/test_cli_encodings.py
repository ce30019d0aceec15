"""Files without end, and files in another encoding: a clear line, and little memory."""

import codecs
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance import disk
from mtg_conformance.cli import main

Command = Callable[..., Any]
MURDER = ("--only", "control.murder")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written")
    assert main(["certify", *MURDER, "--out", str(folder)]) == 0
    return folder


ENDLESS = {
    "case": ("run", "FILE"),
    "explained": ("explain", "FILE"),
    "certificate": ("verify", "FILE"),
    "one of two": ("compare", "FILE", "FILE"),
    "baseline": ("certify", *MURDER, "--baseline", "FILE"),
    "waivers": ("certify", *MURDER, "--waivers", "FILE"),
    "outcomes": ("judge", "FILE"),
    "rules": ("rules", "FILE"),
    "page": ("report", "FILE", "--html", "-"),
    "badge": ("badge", "FILE", "--out", "OUT"),
}


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
@pytest.mark.parametrize("what", ENDLESS)
def test_a_file_without_end_is_given_up(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(disk, "OUTCOMES", 2 * disk.MEGABYTE)
    words = [{"FILE": "/dev/zero", "OUT": str(tmp_path)}.get(word, word) for word in ENDLESS[what]]
    result = command(*words)
    assert (result.code, result.out) == (2, "")
    (line,) = result.err.splitlines()
    assert "/dev/zero: can't be read: it has more than " in line


def test_a_pipe_without_end_costs_little_memory() -> None:
    """Of what comes in, no more than the limit is kept, whatever it is."""
    program = f"""
import resource, sys
from mtg_conformance import disk
from mtg_conformance.cli import main
disk.OUTCOMES = 64 * disk.MEGABYTE
resource.setrlimit(resource.RLIMIT_AS, ({300 << 20}, {300 << 20}))
sys.exit(main())
"""
    with (
        subprocess.Popen(["yes", '{"id": "x"}'], stdout=subprocess.PIPE) as endless,
        subprocess.Popen(
            [sys.executable, "-c", program, "judge", "-"], stdin=endless.stdout, stderr=subprocess.PIPE, text=True
        ) as judge,
    ):
        assert endless.stdout is not None
        endless.stdout.close()
        _, said = judge.communicate(timeout=60)
    assert (judge.returncode, said) == (
        2,
        "mtg-conformance: standard input: can't be read: it has more than 64 MB, and what is expected here has less\n",
    )


def test_exactly_so_much_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    assert disk.read(path, 10) == b"x" * 10
    with pytest.raises(OSError, match="more than"):
        disk.read(path, 9)


ENCODINGS = {
    "utf-16": "it is UTF-16 text; save it as UTF-8",
    "utf-16-le": "it is UTF-16 text without a byte order mark",
    "utf-16-be": "it is UTF-16 text without a byte order mark",
    "utf-32": "it is UTF-32 text; save it as UTF-8",
}


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_another_encoding_is_named(command: Command, written: Path, tmp_path: Path, encoding: str) -> None:
    path, says = tmp_path / "file", ENCODINGS[encoding]
    waiver = '[[waiver]]\nid = "x.1"\n'
    for words, text, code in (
        (("run", str(path)), '{"id": "mine.1"}', 2),
        (("verify", str(path)), (written / "certificate.json").read_text(), 4),
        (("compare", str(path), str(written)), (written / "certificate.json").read_text(), 2),
        (("judge", str(path)), (written / "outcomes.jsonl").read_text(), 2),
        (("certify", *MURDER, "--waivers", str(path)), waiver, 2),
        (("rules", str(path)), "These rules are effective as of", 2),
    ):
        path.write_bytes(text.encode(encoding))
        result = command(*words)
        assert (result.code, result.out) == (code, "")
        (line,) = result.err.splitlines()
        assert says in line, line


def test_bytes_of_an_old_encoding_are_told_with_their_line(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes('{"id": "mine.1",\n"title": "Ætherling"}'.encode("latin-1"))
    assert "not UTF-8 text (byte 0xc6 on line 2); save it as UTF-8" in command("run", str(path)).err
    path.write_bytes('# für\n[[waiver]]\nid = "x.1"'.encode("latin-1"))
    result = command("certify", *MURDER, "--waivers", str(path))
    assert "not UTF-8 text (byte 0xfc on line 1)" in result.err


def test_a_mark_in_front_is_no_fault_but_of_what_we_wrote(command: Command, written: Path, tmp_path: Path) -> None:
    for name in ("outcomes.jsonl", "certificate.json"):
        (tmp_path / name).write_bytes(codecs.BOM_UTF8 + (written / name).read_bytes())
    assert command("judge", str(tmp_path / "outcomes.jsonl"), *MURDER).code == 0
    for words, code in ((("verify", str(tmp_path)), 4), (("compare", str(tmp_path), str(written)), 2)):
        result = command(*words)
        assert result.code == code
        assert "begins with a byte order mark (UTF-8), so another program saved it" in result.err
    shutil.copy(written / "certificate.json", tmp_path)
    result = command("verify", str(tmp_path), "--part")
    assert (result.code, "another program gave it a byte order mark in front" in result.err) == (4, True)


def test_other_ends_of_lines_are_no_fault_but_of_what_the_certificate_rests_on(
    command: Command, written: Path, tmp_path: Path
) -> None:
    for name in ("outcomes.jsonl", "certificate.json"):
        (tmp_path / name).write_bytes((written / name).read_bytes().replace(b"\n", b"\r\n"))
    assert command("judge", str(tmp_path / "outcomes.jsonl"), *MURDER).code == 0
    assert command("compare", str(tmp_path), str(written)).code == 0
    result = command("verify", str(tmp_path), "--part")
    assert (result.code, "another program gave it CRLF for its line ends" in result.err) == (4, True)


def test_one_file_for_another_is_told(command: Command, written: Path) -> None:
    certificate = str(written / "certificate.json")
    result = command("judge", certificate)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "it is a certificate; the outcomes on which it rests are in outcomes.jsonl beside it" in result.err
    result = command("run", certificate)
    assert (result.code, "it is a certificate, and no case" in result.err) == (2, True)


@pytest.mark.parametrize(
    ("id", "says"),
    [
        ("umbra-armor.3", "it is a ruling, and no case; its first cases: umbra-armor.3.same-name.h1, umbra-armor.3."),
        ("umbra-armor", "it is only the beginning of the ids of cases; its first cases: umbra-armor.0."),
        ("control", "it is only the beginning of the ids of cases; its first cases: control."),
        ("eternalize.1", "it is a ruling that can't be tested (`mtg-conformance list eternalize.1` says why)"),
        ("eternalize.0.any.refused", "it is a claim about any board, and no case (`mtg-conformance certify --only "),
        ("umbra-armor.33.x", "no case has that id"),
    ],
)
def test_an_id_that_is_no_case_is_told_for_what_it_is(command: Command, written: Path, id: str, says: str) -> None:
    for words in (("run", id), ("explain", id), ("report", str(written), "--issue", id)):
        result = command(*words)
        assert (result.code, result.out) == (2, "")
        (line,) = result.err.splitlines()
        if words[0] != "report" or "first cases" not in says:
            assert says in line, line
        else:
            assert f"--issue {id}: not a red case of the certificate" in line


def test_the_issue_of_a_ruling_names_the_red_cases_of_it(
    command: Command, fake: Callable[[str], str], tmp_path: Path
) -> None:
    only = ("--only", "umbra-armor.0.destroy.bear")
    assert command("certify", "--engine", fake("echo"), *only, "--out", str(tmp_path / "r")).code in (1, 3)
    red = json.loads((tmp_path / "r" / "certificate.json").read_bytes())["predicate"]["failedTests"]
    ruling = red[0].rsplit(".", 1)[0] if red[0].startswith("control") else "umbra-armor.0"
    result = command("report", str(tmp_path / "r"), "--issue", ruling)
    assert result.code == 2
    assert f"its first cases: {red[0]}" in result.err
