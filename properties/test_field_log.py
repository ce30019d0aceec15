"""The account of reported bugs is honest: what it names exists, and catches what it says."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mtg_conformance.documents import Case, DocumentError
from mtg_conformance.engines import EngineFailure
from mtg_conformance.features import load_rulings
from mtg_conformance.judge import judge
from mtg_conformance.rooms import room
from mtg_conformance.verdicts import Verdict
from reference_engine.adapter import ReferenceEngine

from .field_log import FILE, Report, field_log_page, read_field_log
from .misreadings import EVERY, FIELD

LOG = read_field_log()
KNOWN = {**EVERY, **FIELD}
PAGE = Path(__file__).parents[1] / "docs" / "field-log.md"


@cache
def cases() -> dict[str, Case]:
    return {case.id: case for ruling in load_rulings(room("features")) for case in ruling.cases}


def verdict(case: Case) -> Verdict:
    try:
        return judge(case, ReferenceEngine().run(case.situation)).verdict
    except EngineFailure:
        return Verdict.error


def test_each_report_is_there() -> None:
    assert len(LOG.ids) == len(LOG.report) == 109


def test_enough_of_them_are_caught() -> None:
    assert sum(bool(report.cases) for report in LOG.report) >= 100


def test_the_misreadings_of_the_field_are_no_others_and_all_in_use() -> None:
    assert not FIELD.keys() & EVERY.keys()
    assert FIELD.keys() <= {report.misreading for report in LOG.report}
    assert not [one.name for one in FIELD.values() if one.breaks]


@pytest.mark.parametrize("report", [one for one in LOG.report if one.cases], ids=lambda one: one.id)
def test_its_cases_would_have_caught_it(report: Report) -> None:
    named = [cases()[id] for id in report.cases]
    assert [case.id for case in named if verdict(case) is not Verdict.passed] == []
    if report.misreading is not None:
        with KNOWN[report.misreading].applied():
            missed = [case.id for case in named if verdict(case) not in (Verdict.failed, Verdict.error)]
        assert not missed, f"{report.misreading} leaves green: {', '.join(missed)}"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == field_log_page(LOG), "python -m properties.field_log > docs/field-log.md"


GOOD = """ids = ["A-1"]
[[report]]
id = "A-1"
engine = "some"
url = "https://example.org/1"
bug = "it did not"
"""


@pytest.mark.parametrize(
    "text",
    [
        "[[report]",
        GOOD,
        GOOD + 'outside = ""\n',
        GOOD + 'outside = "two\\nlines"\n',
        GOOD + 'cases = ["a"]\n',
        GOOD + 'cases = ["a"]\noutside = "no"\nmisreading = "m"\n',
        GOOD + 'cases = ["a"]\nmisreading = "m"\nunplanted = "no"\n',
        GOOD + 'cases = ["a", "a"]\nmisreading = "m"\n',
        GOOD + 'outside = "no"\nshown_by = "that"\n',
        GOOD + 'outside = "no"\nwhat = 1\n',
        GOOD.replace('["A-1"]', '["A-1", "A-2"]') + 'outside = "no"\n',
        GOOD.replace('["A-1"]', '["A-1", "A-1"]') + 'outside = "no"\n',
        GOOD.replace('["A-1"]', "[]") + 'outside = "no"\n',
    ],
)
def test_what_is_no_account_is_refused_in_one_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / FILE.name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DocumentError) as caught:
        read_field_log(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_account_in_order_is_read(tmp_path: Path) -> None:
    path = tmp_path / FILE.name
    path.write_text(GOOD + 'outside = "no"\n', encoding="utf-8")
    log = read_field_log(path)
    assert [report.outside for report in log.report] == ["no"]
    assert "| outside: no |" in field_log_page(log)
