"""docs/findings.md is what the findings folders say."""

from pathlib import Path

import pytest

from mtg_conformance.documents import DocumentError
from mtg_conformance.reports.findings import findings_page

ROOT = Path(__file__).parents[1]


def test_the_page_is_up_to_date() -> None:
    page = (ROOT / "docs" / "findings.md").read_text("utf-8")
    assert page == findings_page(ROOT / "adapters"), (
        "python -m mtg_conformance.reports.findings adapters > docs/findings.md"
    )


def test_every_engine_with_findings_has_a_chapter() -> None:
    page = findings_page(ROOT / "adapters")
    for engine in ("phase.rs", "XMage", "Forge", "council4", "Magarena"):
        assert f"\n## {engine} " in page


def test_a_file_that_is_no_toml_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "some" / "findings").mkdir(parents=True)
    (tmp_path / "some" / "findings" / "findings.toml").write_text("engine = ")
    with pytest.raises(DocumentError) as told:
        findings_page(tmp_path)
    assert "\n" not in str(told.value)
