"""What the reader of feature files makes of good and bad files."""

from pathlib import Path

import pytest

from mtg_conformance.documents import DocumentError, SameAsExpectation
from mtg_conformance.features import (
    CONTROL,
    FeatureFile,
    double_ids,
    load_files,
    load_rulings,
    main,
    missing_cases,
    read_feature,
)

GOOD = """\
@umbra-armor.3 @cr.616.1
Feature: One of several
  What it says.
  And why.

  # a comment
  @id:umbra-armor.3.one @needs:control.murder @cr.616.1 @cr.702.89a
  Scenario: The first is picked
    Else: nothing to see.

    Given Alice controls a bear (Grizzly Bears), with 1 damage
    When the top of the stack resolves
    Then the bear is undamaged

  @id:umbra-armor.3.rows @needs:control.murder
  Scenario Outline: Many are picked
    Given Alice controls a bear (<card>)
    When the top of the stack resolves
    Then the bear is undamaged

    Examples:
      | id   | card          | needs        |
      | bear | Grizzly Bears | control.bear |
      | wurm | Craw Wurm     |              |
"""


def test_a_good_file() -> None:
    file = read_feature(GOOD, "x.feature", "umbra/x.feature")
    assert file.problems == []
    ruling = file.ruling
    assert ruling is not None
    assert (ruling.id, ruling.title, ruling.text) == ("umbra-armor.3", "One of several", "What it says.\nAnd why.")
    assert (ruling.cr, ruling.untestable, ruling.path) == (("616.1",), None, "umbra/x.feature")
    one, bear, wurm = ruling.cases
    assert (one.id, one.title, one.ruling) == ("umbra-armor.3.one", "The first is picked", "umbra-armor.3")
    assert (one.cr, one.needs, one.notes) == (("616.1", "702.89a"), ("control.murder",), "Else: nothing to see.")
    assert one.situation.objects[0].damage == 1
    assert (bear.id, bear.title) == ("umbra-armor.3.rows.bear", "Many are picked (bear)")
    assert bear.needs == ("control.murder", "control.bear")
    assert wurm.needs == ("control.murder",)
    assert wurm.cr == ()
    assert wurm.situation.objects[0].card == "Craw Wurm"


def test_controls_have_no_ruling() -> None:
    text = GOOD.replace("@umbra-armor.3 @cr.616.1\n", "@control\n").replace("@id:umbra-armor.3.", "@id:control.")
    file = read_feature(text, "x.feature")
    assert file.problems == []
    assert file.ruling is not None
    assert file.ruling.id == CONTROL
    assert {case.ruling for case in file.ruling.cases} == {None}


def test_untestable() -> None:
    text = "@eternalize.1 @untestable\nFeature: Markers\n  Not testable: any marker will do\n  for a token.\n"
    file = read_feature(text, "x.feature")
    assert file.problems == []
    assert file.ruling is not None
    assert file.ruling.untestable == "any marker will do for a token."
    assert file.ruling.cases == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("Then the bear is undamaged", "Then the bear dies", 13, "Then the bear dies: no such sentence; "),
        ("When the top of the stack resolves", "When Bob casts the rock", 12, "nothing is called 'rock' (known: bear)"),
        ("@umbra-armor.3 @cr", "@cr", 2, "expected one tag with the id of the ruling (or @control), found none"),
        ("@umbra-armor.3 @cr", "@umbra-armor.3 @umbra-armor.4 @cr", 2, "expected one tag with the id of the ruling"),
        ("@umbra-armor.3 @cr", "@umbra-armor.3 @Slow @cr", 1, "@Slow is no tag of a feature"),
        ("@cr.616.1\nFeature", "@cr.six\nFeature", 1, "@cr.six: expected a rule number as in @cr.702.89a"),
        ("@cr.616.1\nFeature", "@cr.616.1 @cr.616.1\nFeature", 1, "@cr.616.1 stands here twice"),
        ("@cr.616.1\nFeature", "@untestable\nFeature", 2, "@untestable needs a line in the description"),
        ("What it says.", "Not testable: so.", 2, "the tag @untestable is missing"),
        ("@id:umbra-armor.3.one ", "", 8, "expected one tag @id:…, found none"),
        ("@id:umbra-armor.3.one ", "@id:a.b @id:a.c ", 8, "expected one tag @id:…, found a.b, a.c"),
        ("@id:umbra-armor.3.one ", "@id:umbra-armor.4.one ", 8, "must begin with umbra-armor.3."),
        ("@id:umbra-armor.3.one ", "@id:umbra-armor.3.One ", 8, "is no id"),
        ("@id:umbra-armor.3.one ", "@id:umbra-armor.3.one @slow ", 7, "@slow is no tag of a scenario"),
        ("Many are picked", "The first is picked", 16, "the title 'The first is picked' stands on line 8 already"),
        ("    Examples:", "    @slow\n    Examples:", 22, "tags at Examples are not read"),
        ("| id   |", "| name |", 21, "expected a column id in the Examples, found name, card, needs"),
        ("  # a comment", "  Background:\n    Given Alice has 3 life\n", 6, "Background is not used"),
        ("  # a comment", "  Rule: x\n", 6, "Rule is not used"),
        ("with 1 damage\n", "with 1 damage\n      | a |\n", 11, "no text block or table"),
        ("    Given Alice controls a bear (Grizzly", "    * Alice controls a bear (Grizzly", 11, "found '*'"),
        ("Scenario: The first is picked", "Scenario:", 8, "expected a title behind Scenario:"),
        ("Feature: One of several", "Feature:", 2, "expected a title behind Feature:"),
        ("Feature: One of several", "One of several", 2, "expected: "),
        ("Given Alice controls a bear (<card>)", "Given Alice controls a bear (<card>), <x>", 17, "(row bear)"),
        ("Then the bear is undamaged\n\n  @id", "\n\n  @id", 8, "expected at least one expectation"),
    ],
)  # fmt: skip
def test_bad_files(old: str, new: str, line: int, told: str) -> None:
    assert old in GOOD
    problems = read_feature(GOOD.replace(old, new, 1), "x.feature").problems
    assert problems
    assert all("\n" not in problem for problem in problems)
    assert any(problem.startswith(f"x.feature:{line}: ") and told in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "x.feature:1: expected a Feature, found none"),
        ("@control\nFeature: Nothing\n", "x.feature:2: expected a scenario, found none (or the tag @untestable)"),
        ("@control\nFeature: N\n  @id:control.a\n  Scenario: A\n", "x.feature:4: expected steps, found none"),
        (
            "@control\nFeature: N\n  @id:control.a\n  Scenario Outline: A\n    Given Alice has 3 life\n",
            "x.feature:4: an outline without rows is never run",
        ),
    ],
)
def test_files_with_nothing_in_them(text: str, told: str) -> None:
    assert told in read_feature(text, "x.feature").problems


def _write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(exist_ok=True, parents=True)
    (folder / name).write_text(text, encoding="utf-8")


CONTROLS = """\
@control
Feature: Helpers

  @id:control.murder
  Scenario: Murder
    When the top of the stack resolves
    Then the stack is empty

  @id:control.bear
  Scenario: Bear
    When the top of the stack resolves
    Then the stack is empty
"""


def test_load_rulings(tmp_path: Path) -> None:
    _write(tmp_path, "umbra/2.feature", GOOD)
    _write(tmp_path, "controls/1.feature", CONTROLS)
    rulings = load_rulings(tmp_path)
    assert [ruling.path for ruling in rulings] == ["controls/1.feature", "umbra/2.feature"]
    assert [len(ruling.cases) for ruling in rulings] == [2, 3]
    _write(tmp_path, "umbra/3.feature", GOOD + "    x")
    with pytest.raises(DocumentError) as caught:
        load_rulings(tmp_path)
    assert str(caught.value).startswith(f"{tmp_path / 'umbra' / '3.feature'}:25: ")
    assert "and 3 more" not in str(caught.value)


def test_an_id_of_two_cases(tmp_path: Path) -> None:
    _write(tmp_path, "a.feature", CONTROLS)
    _write(tmp_path, "b.feature", CONTROLS)
    assert double_ids(load_files(tmp_path)) == [
        f"{tmp_path / 'b.feature'}:{line}: the id {id_} stands at {tmp_path / 'a.feature'}:{line} already"
        for line, id_ in ((5, "control.murder"), (10, "control.bear"))
    ]
    with pytest.raises(DocumentError, match=r"the id control\.murder .* \(and 1 more; "):
        load_rulings(tmp_path)


def test_nothing_to_read(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="expected feature files, found none"):
        load_rulings(tmp_path)
    with pytest.raises(DocumentError, match="there is no such file or folder"):
        load_rulings(tmp_path / "nowhere")
    (tmp_path / "x.feature").write_bytes(b"\xff")
    with pytest.raises(DocumentError, match=r"x\.feature:1: can't be read"):
        load_rulings(tmp_path)


def test_missing_needs_and_comparisons() -> None:
    text = CONTROLS.replace("Then the stack is empty", "Then it is the same as in control.x", 1)
    text = text.replace("@id:control.bear", "@id:control.bear @needs:control.y")
    assert missing_cases([read_feature(text, "x.feature")]) == [
        "x.feature:5: control.murder needs control.x, which is no case",
        "x.feature:10: control.bear needs control.y, which is no case",
    ]
    assert missing_cases([read_feature(text, "x.feature")], ["control.x", "control.y"]) == []
    look = "Then it is the same as in control.bear\n    When the top of the stack resolves\n    Then the stack is empty"
    file = read_feature(CONTROLS.replace("Then the stack is empty", look, 1), "x.feature")
    [comparison] = [one for one in file.scenarios[0].case.expect if isinstance(one, SameAsExpectation)]
    assert comparison.after == "resolve"
    [problem] = missing_cases([file])
    assert "control.murder is compared with control.bear after 'resolve', but no Then there" in problem


def test_the_checker(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _write(tmp_path, "controls/1.feature", CONTROLS)
    _write(tmp_path, "umbra/2.feature", GOOD)
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 files, 5 cases, 0 problems\n"
    assert main([str(tmp_path / "umbra" / "2.feature")]) == 0, "controls beside it are known"
    _write(tmp_path, "umbra/2.feature", GOOD.replace("undamaged", "dead").replace("@needs:control.murder", "", 1))
    capsys.readouterr()
    assert main([str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.rsplit("feature:", 1)[1].split(":")[0] for line in lines[:-1]] == ["13", "19", "19"]
    assert lines[-1] == "2 files, 2 cases, 3 problems"
    assert main([]) == 2
    assert main(["--help"]) == 2
    assert main([str(tmp_path / "nowhere")]) == 1


def test_the_manifest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _write(tmp_path, "1.feature", CONTROLS)
    assert main(["--manifest", str(tmp_path)]) == 0
    assert (tmp_path / "manifest.txt").read_text() == "control.bear\ncontrol.murder\n"
    assert main(["--manifest", str(tmp_path / "nowhere")]) == 1
    assert "no manifest written" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("title", "row", "said"),
    [
        ("<umbra> is destroyed", "boar", "Boar Umbra is destroyed"),
        ("It is one of them (<id>)", "boar", "It is one of them (boar)"),
        ("One of two umbras is destroyed", "boar", "One of two umbras is destroyed (boar)"),
        ("<umbra> and the other (<id>)", "boar-umbra-boar", "Boar Umbra and the other (boar-umbra-boar)"),
        ("<umbra>, <n> of them", "umbra-two", "Boar Umbra, two of them"),
        ("<umbra> is destroyed", "own", "Boar Umbra is destroyed (own)"),
        ("It goes (by <n>)", "own", "It goes (by two)"),
    ],
)
def test_a_row_is_not_told_twice_in_its_title(title: str, row: str, said: str) -> None:
    file = _rows(title, f"      | {row} | Boar Umbra | two |")
    assert file.problems == []
    (only,) = file.scenarios
    assert only.case.title == said


def test_rows_that_are_not_told_apart_by_their_titles() -> None:
    (problem,) = _rows("It goes (<n>)", "      | a | Boar Umbra | two |\n      | b | Crab Umbra | two |").problems
    assert problem.endswith("umbra-armor.3.rows.b and umbra-armor.3.rows.a have the same title 'It goes (two)'")


def _rows(title: str, rows: str) -> FeatureFile:
    text = f"""@umbra-armor.3 @cr.616.1
Feature: Several
  @id:umbra-armor.3.rows @cr.616.1
  Scenario Outline: {title}
    Given Alice controls a bear (Grizzly Bears)
    And Alice controls a boar (<umbra>), attached to the bear
    When the stack resolves
    Then the boar is on the battlefield
    Examples:
      | id | umbra | n |
{rows}
"""
    return read_feature(text, "rows.feature")
