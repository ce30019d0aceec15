"""`mtg-conformance report` as a user meets it: what it takes, what it refuses, and the text for a tracker."""

import json
import shutil
from pathlib import Path

import msgspec
import pytest
from markdown_it import MarkdownIt

from mtg_conformance.certificate import BoardCounts, BoardReport, BoardsReport
from mtg_conformance.certificate_file import read, write
from mtg_conformance.cli import main
from properties.frozen import frozen_boards

RED = "umbra-armor.5.aura-first.akromas-vengeance"


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The one line with which `report` refuses."""
    capsys.readouterr()
    assert main(["report", *map(str, words)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("mtg-conformance: ")
    return err


def told(capsys: pytest.CaptureFixture[str], certificate: Path, case: str) -> str:
    capsys.readouterr()
    assert main(["report", str(certificate), "--issue", case]) == 0
    return capsys.readouterr().out


def test_it_says_what_is_missing(
    certificates: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = certificates["xmage"], certificates["forge"]
    page = tmp_path / "page.html"
    assert "--html FILE" in refused(capsys, one)
    assert "--matrix" in refused(capsys, one, other, "--html", page)
    assert "without --matrix" in refused(capsys, one, "--matrix", "--issue", RED, "--html", page)
    assert "can't be read" in refused(capsys, tmp_path / "none.json", "--html", page)
    assert "a folder" in refused(capsys, one, "--html", tmp_path)
    assert "can't be written" in refused(capsys, one, "--html", tmp_path / "none" / "page.html")
    assert "found nothing" in refused(capsys, one, "--html", "")
    assert not page.exists()


def test_it_never_writes_over_what_it_is_made_from(
    certificates: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    certificate = certificates["xmage"]
    before = certificate.read_bytes()
    assert "another file" in refused(capsys, certificate, "--html", certificate)
    assert "another file" in refused(capsys, certificate, "--html", certificate.parent / "outcomes.jsonl")
    assert certificate.read_bytes() == before


def test_the_page_goes_to_standard_output_too(
    certificates: dict[str, Path], report: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["report", str(certificates["xmage"]), "--html", "-"]) == 0
    out, err = capsys.readouterr()
    assert out == report.read_text()
    assert err == ""


def test_a_broken_file_of_outcomes_is_told(
    certificates: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(certificates["xmage"], tmp_path / "certificate.json")
    (tmp_path / "outcomes.jsonl").write_text('{"id": "umbra-armor.5')
    assert "outcomes.jsonl:1: not JSON" in refused(
        capsys, tmp_path / "certificate.json", "--html", tmp_path / "page.html"
    )


def test_without_outcomes_it_draws_the_board_before_and_says_so(certificates: dict[str, Path], tmp_path: Path) -> None:
    shutil.copy(certificates["xmage"], tmp_path / "certificate.json")
    assert main(["report", str(tmp_path / "certificate.json"), "--html", str(tmp_path / "page.html")]) == 0
    page = (tmp_path / "page.html").read_text()
    assert "No outcomes.jsonl lies beside the certificate" in page
    assert "<figcaption>Before</figcaption>" in page
    assert "<figcaption>On XMage" not in page


def test_a_case_that_has_changed_since_is_marked(certificates: dict[str, Path], tmp_path: Path, report: Path) -> None:
    marked = "This case has changed since it was judged"
    assert marked not in report.read_text()
    document = json.loads(certificates["xmage"].read_text())
    [case] = [
        case
        for ruling in document["predicate"]["mtgConformance"]["rulings"]
        for case in ruling["cases"]
        if case["id"] == RED
    ]
    case["case_digest"] = "0" * 16
    (tmp_path / "certificate.json").write_text(json.dumps(document))
    assert main(["report", str(tmp_path / "certificate.json"), "--html", str(tmp_path / "page.html")]) == 0
    assert (tmp_path / "page.html").read_text().count(marked) == 1


def test_the_issue_tells_board_fault_rule_neighbours_and_case(
    certificates: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, certificates["xmage"], RED)
    assert "bear (Grizzly Bears, 1 damage)" in text
    assert "1. Bob casts the spell, paying {4}{W}{W}" in text
    assert "- the bear: `in the graveyard`, after the last action" in text
    assert "- the bear: on the battlefield, after the last action (CR 702.89a, 701.8a)" in text
    assert "- `control.destroy-all.akromas-vengeance` (control" in text
    assert "`umbra-armor.5.creature-first.akromas-vengeance` (the same in another order)" in text
    assert f"mtg-conformance run {RED}" in text
    document = text.partition("```json\n")[2].partition("\n```\n")[0]
    assert json.loads(document)["id"] == RED
    html = MarkdownIt("commonmark", {"html": True}).render(text)
    assert html.count("<details>") == html.count("</details>") == 2


def test_only_what_is_red_becomes_an_issue(certificates: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    certificate = certificates["xmage"]
    green = "umbra-armor.5.creature-first.akromas-vengeance"
    assert "this one is passed" in refused(capsys, certificate, "--issue", green)
    assert f"nearest: {RED}" in refused(capsys, certificate, "--issue", RED[:-1])


def test_no_engine_gets_anything_but_text_into_a_tracker(
    hostile: Path, harm: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    predicate = json.loads(hostile.read_text())["predicate"]["mtgConformance"]
    cases = [case for ruling in predicate["rulings"] for case in ruling["cases"]]
    reds = [case["id"] for case in cases if case["verdict"] == "failed"]
    broken = [case["id"] for case in cases if case["verdict"] == "error"]
    assert len(reds) > 10
    assert len(broken) > 4
    seen = ""
    for id in reds[:14] + broken[:4]:
        text = told(capsys, hostile, id)
        seen += text
        assert len(text) < 30_000
        tokens = MarkdownIt("commonmark", {"html": True}).parse(text)
        inline = [child for token in tokens for child in token.children or ()]
        assert {child.type for child in inline}.isdisjoint({"link_open", "image", "html_inline"})
        blocks = [token.content.strip() for token in tokens if token.type == "html_block"]
        assert [block[:9] for block in blocks] == ["<details>", "</details", "<details>", "</details"]
        outside = "".join(child.content for child in inline if child.type == "text")
        assert "@" not in outside
        assert "://" not in outside
    assert "onerror" in seen
    assert harm[7] not in seen
    assert "\x1b" not in seen


def test_outcomes_of_another_run_are_told(certificates: dict[str, Path], tmp_path: Path) -> None:
    shutil.copy(certificates["xmage"], tmp_path / "certificate.json")
    shutil.copy(certificates["forge"].parent / "outcomes.jsonl", tmp_path)
    assert main(["report", str(tmp_path / "certificate.json"), "--html", str(tmp_path / "page.html")]) == 0
    assert "is not the one it was made with" in (tmp_path / "page.html").read_text()


def test_the_page_names_the_misreadings_that_a_red_case_agrees_with(report: Path) -> None:
    page = report.read_text()
    assert "arrival-order (mass destruction works a list off one by one in order of arrival)" in page
    assert "is not the one it was made with" not in page


def test_a_red_board_is_drawn_and_told_as_an_issue(
    certificates: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    frozen = frozen_boards()[0]
    red = BoardReport(
        id="umbra-armor.0.drawn.12345678",
        board=frozen.case.id,
        broken=("illegal-result",),
        faults=("after action 1 zone of the umbra should be graveyard; it is exile",),
        rulings=frozen.rulings,
        cr=("702.89a",),
    )
    boards = BoardsReport(
        fingerprint="", digest="", planned=1, counts=BoardCounts(judged=1, red=1), stopped={}, rulings={}, reds=(red,)
    )
    certificate = tmp_path / "certificate.json"
    write(certificate, msgspec.structs.replace(read(certificates["xmage"]), boards=boards))
    text = told(capsys, certificate, red.id)
    assert text == told(capsys, certificate, red.board), "by either of its ids"
    assert f"as case `{red.id}`" in text
    assert f"- `{red.faults[0]}`" in text
    claims = text.partition("**What the rules say**")[2].partition("<details>")[0]
    assert "on the battlefield" in claims or "in the graveyard" in claims
    assert "- by CR 702.89a" in claims
    assert "run case.json" in text
    assert main(["report", str(certificate), "--html", str(tmp_path / "page.html")]) == 0
    shown = (tmp_path / "page.html").read_text().partition('id="boards"')[2].partition('id="controls"')[0]
    assert shown.count('<details class="case is-failed"') == 1
    assert "Illegal result" in shown
    assert "<figcaption>By the rules, " in shown
