"""Every official ruling and corner case is accounted for: by a scenario, or by a reason why there is none."""

from pathlib import Path

import pytest

from mtg_conformance.documents import DocumentError
from mtg_conformance.features import load_files, read_feature
from mtg_conformance.lines import LINES, MISSING, account, missing_lines, staged_lines
from mtg_conformance.rooms import room

FEATURE = """
@eternalize.corner.a {of_file}
Feature: A
  @id:eternalize.corner.a.one {of_one}
  Scenario: One
    Given Alice controls a bear (Grizzly Bears)
    Then the bear is on the battlefield

  @id:eternalize.corner.a.rows {of_rows}
  Scenario Outline: Rows
    Given Alice controls a bear (<card>)
    Then the bear is on the battlefield

    Examples:
      | id   | card         |
      | lion | Silvercoat Lion |
"""


def lines_of(of_file: str = "", of_one: str = "", of_rows: str = "") -> dict[str, tuple[str, ...]]:
    file = read_feature(FEATURE.format(of_file=of_file, of_one=of_one, of_rows=of_rows), "a.feature")
    assert not file.problems
    return staged_lines([file])


def test_every_line_is_staged_or_missing_for_a_reason_and_never_both() -> None:
    features = room("features")
    problems = account(staged_lines(load_files(features)), missing_lines(features))
    assert not problems, "\n" + "\n".join(problems)


def test_every_reason_is_one() -> None:
    idle = [line for line, reason in missing_lines(room("features")).items() if reason.startswith("not written")]
    assert not idle, f"neither staged nor given a reason: {', '.join(idle)}"


def test_there_are_so_many_lines() -> None:
    assert len(LINES) == len(set(LINES)) == 85 + 69 + 33 + 27
    assert {"CU-01", "CU-85", "CE-69", "RU-33", "RE-27"} <= set(LINES)


def test_a_tag_of_the_file_holds_for_all_its_scenarios() -> None:
    both = ("eternalize.corner.a.one", "eternalize.corner.a.rows.lion")
    assert lines_of("@line:CE-14", "@line:CE-15") == {"CE-14": both, "CE-15": both[:1]}
    assert lines_of("", "", "@line:RE-01 @line:CU-02") == {"CU-02": both[1:], "RE-01": both[1:]}


def test_a_tag_does_not_change_the_case() -> None:
    plain, tagged = (
        read_feature(FEATURE.format(of_file=one, of_one=one, of_rows=""), "a.feature") for one in ("", "@line:CE-14")
    )
    assert plain.ruling == tagged.ruling
    assert [one.case for one in plain.scenarios] == [one.case for one in tagged.scenarios]


@pytest.mark.parametrize("tag", ["@line:14", "@line:CE-1", "@line:CX-14", "@line:", "@line:CE-14 @line:CE-14"])
def test_a_tag_that_names_no_line_is_a_problem(tag: str) -> None:
    for place in ("of_file", "of_one"):
        file = read_feature(FEATURE.format(**{"of_file": "", "of_one": "", "of_rows": "", place: tag}), "a.feature")
        assert len(file.problems) == 1, file.problems


def test_the_account_tells_what_is_wrong() -> None:
    missing = dict.fromkeys(LINES[2:], "a reason")
    problems = account({LINES[0]: (), LINES[2]: (), "CE-70": ()}, missing)
    assert len(problems) == 3
    assert any(problem.startswith("CE-70") for problem in problems)
    assert any(problem.startswith(LINES[1]) and "neither" in problem for problem in problems)
    assert any(problem.startswith(LINES[2]) and "staged" in problem for problem in problems)


GOOD = '[[line]]\nid = "CE-20"\nreason = "no card"\n'


def test_reasons_are_read_from_every_file_below(tmp_path: Path) -> None:
    for name, text in (("a", GOOD), ("b", GOOD.replace("CE-20", "CU-20"))):
        (tmp_path / name).mkdir()
        (tmp_path / name / MISSING).write_text(text, encoding="utf-8")
    assert missing_lines(tmp_path) == {"CE-20": "no card", "CU-20": "no card"}


@pytest.mark.parametrize(
    "text",
    [
        "[[line]",
        "line = 3",
        GOOD + GOOD,
        GOOD.replace("CE-20", "CE-70"),
        GOOD.replace('"no card"', '""'),
        GOOD.replace('"no card"', '"two\\nlines"'),
        GOOD.replace('"no card"', "3"),
        GOOD + "card = 1\n",
        "why = 1\n" + GOOD,
        '[[line]]\nid = "CE-20"\n',
    ],
)
def test_what_is_no_account_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    (tmp_path / MISSING).write_text(text, encoding="utf-8")
    with pytest.raises(DocumentError) as caught:
        missing_lines(tmp_path)
    assert MISSING in str(caught.value)
    assert "\n" not in str(caught.value)
