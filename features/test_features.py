"""Every scenario of the feature files as a test: `test_<case id>`, run with pytest-bdd.

`passed` passes; `failed` and `error` fail, the board and the rules first; `not run` and
`indeterminate` are skipped, with the reason. A scenario that quantifies is judged on drawn boards.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

import pytest
from pytest_bdd import scenario

from mtg_conformance.documents import Case, printable
from mtg_conformance.features import FeatureFile, Quantified, Scenario, double_ids, load_files, marks_of
from mtg_conformance.reports.words import board_in_words, finding_line, script_in_words
from mtg_conformance.verdicts import Judgement, Verdict
from mtg_conformance.vocabulary import CaseBuilder
from mtg_conformance.vocabulary.claims import Claim, ClaimBuilder

FILES: list[FeatureFile] = load_files(Path(__file__).parent)
CASES: list[Case] = [one.case for file in FILES for one in file.scenarios]
CLAIMS: list[Claim] = [one.claim for file in FILES for one in file.quantified]
BOUND: dict[str, list[str]] = {}
"""Name of the test → ids of the cases and claims that it runs."""


Place = tuple[str, int]
"""A feature file and the line in it where a scenario begins."""
RedFixture = Callable[[Place, str, str], Exception]


def _tell(case: Case, judgement: Judgement, place: Place) -> tuple[str, str]:
    """A red scenario in one line, and in full: where it stands, the board, what is done, what was found."""
    rules = f" [CR {', '.join(judgement.cr or case.cr)}]"
    findings = [finding_line(finding) for finding in judgement.findings] or [judgement.reason + rules]
    told = [f"{place[0]}:{place[1]}: {case.id}: {judgement.label}: {case.title}"]
    told += [f"  {line}" for line in (*board_in_words(case.situation), script_in_words(case.situation))]
    told += [f"  - {line}" for line in findings]
    return f"{judgement.label}: {judgement.reason}{rules}", "\n".join(map(printable_line, told))


def printable_line(line: str) -> str:
    """The line with its indentation, fit for a terminal."""
    return " " * (len(line) - len(line.lstrip(" "))) + printable(line)


def _body(
    case: Case,
    builder: CaseBuilder,
    judged: Callable[[Sequence[Case], Case], Judgement],
    place: Place,
    red: RedFixture,
) -> None:
    """What every scenario does after its steps."""
    built = builder.case()
    assert built == case, "pytest-bdd and the feature reader understand this scenario differently"
    judgement = judged(CASES, built)
    if judgement.verdict in (Verdict.not_run, Verdict.indeterminate):
        pytest.skip(f"{judgement.label}: {judgement.reason}")
    if judgement.verdict is not Verdict.passed:
        raise red(place, *_tell(case, judgement, place))


def _quantified_body(
    claim: Claim,
    builder: ClaimBuilder,
    judged: Callable[[Sequence[Case], Case], Judgement],
    quantified: Callable[[Claim], tuple[Judgement, str]],
    place: Place,
    red: RedFixture,
) -> None:
    """What every scenario that quantifies does after its steps. What it needs comes first."""
    built = builder.claim()
    assert built == claim, "pytest-bdd and the feature reader understand this scenario differently"
    for need in claim.needs:
        needed = judged(CASES, next(case for case in CASES if case.id == need))
        if needed.verdict is not Verdict.passed:
            pytest.skip(f"not run (blocked): needs {need}, which is {needed.label}")
    judgement, told = quantified(built)
    if judgement.verdict is Verdict.not_run:
        pytest.skip(f"{judgement.label}: {judgement.reason}")
    if judgement.verdict is not Verdict.passed:
        lines = [f"{place[0]}:{place[1]}: {claim.id}", *told.splitlines()]
        raise red(place, f"{judgement.label}: {judgement.reason}", "\n".join(map(printable_line, lines)))


def _id(row: Scenario | Quantified) -> str:
    return row.case.id if isinstance(row, Scenario) else row.claim.id


def _marks(row: Scenario | Quantified) -> list[pytest.MarkDecorator]:
    """What the row must come to, and the marks that `-m` finds it by."""
    made = pytest.mark.case(row.case) if isinstance(row, Scenario) else pytest.mark.claim(row.claim)
    ruling = row.case.ruling if isinstance(row, Scenario) else row.claim.ruling
    return [made, *(getattr(pytest.mark, name) for name in marks_of(ruling))]


def _place(file: FeatureFile, rows: Sequence[Scenario | Quantified]) -> Place:
    """Where these rows stand, seen from here if they are below."""
    path = Path(file.path).resolve()
    below = path.is_relative_to(Path.cwd())
    return str(path.relative_to(Path.cwd()) if below else path), rows[0].line


def _bind(file: FeatureFile, rows: Sequence[Scenario | Quantified]) -> None:
    """One test for a scenario, or for all rows of an outline."""
    bind = scenario(str(Path(file.path).resolve()), rows[0].name, features_base_dir="")
    place = _place(file, rows)
    if isinstance(rows[0], Quantified):

        @bind
        def test(
            claim: Claim,
            builder: ClaimBuilder,
            judged: Callable[[Sequence[Case], Case], Judgement],
            quantified: Callable[[Claim], tuple[Judgement, str]],
            red: RedFixture,
        ) -> None:
            _quantified_body(claim, builder, judged, quantified, place, red)

    else:

        @bind
        def test(
            case: Case,
            builder: CaseBuilder,
            judged: Callable[[Sequence[Case], Case], Judgement],
            red: RedFixture,
        ) -> None:
            _body(case, builder, judged, place, red)

    ids = [_id(row) for row in rows]
    if rows[0].row is None:
        bound = test
        for mark in _marks(rows[0]):
            bound = mark(bound)
        name = f"test_{ids[0]}"
    else:
        bound = _with_ids(test, rows)
        name = f"test_{ids[0].removesuffix(f'.{rows[0].row}')}"
    assert name not in BOUND, f"two scenarios would be {name}"
    BOUND[name] = ids
    globals()[name] = bound


def _with_ids(test: Callable[..., None], rows: Sequence[Scenario | Quantified]) -> Callable[..., None]:
    """pytest-bdd names the rows after all their values; they shall be named by the case."""
    by_row = {row.row: row for row in rows}
    marks = test.pytestmark  # type: ignore[attr-defined]
    for number, mark in enumerate(marks):
        if mark.name == "parametrize":
            name, parameters = mark.args
            named = [
                pytest.param(
                    *one.values, id=_id(by_row[one.values[0]["id"]]), marks=_marks(by_row[one.values[0]["id"]])
                )
                for one in parameters
            ]
            marks[number] = pytest.mark.parametrize(name, named).mark
    return test


for _file in FILES:
    _all: list[Scenario | Quantified] = [*_file.scenarios, *_file.quantified]
    for _, _rows in groupby(_all, key=lambda one: one.line):
        _bind(_file, list(_rows))


def test_files_have_no_problems() -> None:
    problems = [problem for file in FILES for problem in file.problems] + double_ids(FILES)
    assert not problems, "\n".join(problems)


def test_every_case_and_claim_is_one_test() -> None:
    bound = [case for ids in BOUND.values() for case in ids]
    assert sorted(bound) == sorted([*(case.id for case in CASES), *(claim.id for claim in CLAIMS)])
    for name, ids in BOUND.items():
        marks = [mark for mark in globals()[name].pytestmark if mark.name in ("case", "claim", "parametrize")]
        runs = [case.id for mark in marks if mark.name in ("case", "claim") for case in mark.args]
        runs += [parameter.id for mark in marks if mark.name == "parametrize" for parameter in mark.args[1]]
        assert runs == ids
