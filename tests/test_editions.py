"""An edition never changes: what it has is still there as it was, and what is newer does not count in it."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from mtg_conformance import editions
from mtg_conformance.certificate import EDITION, RULES_DATE, Certificate, certify
from mtg_conformance.documents import (
    Case,
    EngineDescription,
    ObjectExpectation,
    ObjectSetup,
    ObjectState,
    PlayerSetup,
    Situation,
)
from mtg_conformance.editions import EditionProblem, case_digest, differences, edition, freeze, rules_cited
from mtg_conformance.editions.__main__ import main
from mtg_conformance.features import Ruling, load_rulings
from mtg_conformance.rooms import room
from mtg_conformance.verdicts import Judgement, Verdict

RULINGS = load_rulings(room("features"))
AGAIN = "python -m mtg_conformance.editions --again"
P, F = Verdict.passed, Verdict.failed


@pytest.mark.parametrize("name", editions.edition_names())
def test_what_an_edition_has_is_there_as_it_was(name: str) -> None:
    found = list(differences(edition(name), RULINGS))
    advice = f"give a case that says something else another id; if nobody has the edition yet: {AGAIN} {name}"
    assert not found, "\n" + "\n".join([*found, advice])


def test_the_edition_of_certificates_is_whole() -> None:
    frozen = edition(EDITION)
    assert frozen.rules == RULES_DATE
    assert {f"umbra-armor.{n}" for n in range(10)} | {f"eternalize.{n}" for n in range(8)} <= frozen.rulings.keys()
    assert len(frozen.digests()) == len(frozen.controls) + sum(len(one.cases) for one in frozen.rulings.values())


def test_the_boards_are_the_edition_s() -> None:
    raw = (room("properties") / "frozen" / "boards.jsonl.xz").read_bytes()
    assert hashlib.sha256(raw).hexdigest() == edition(EDITION).boards, (
        f"if nobody has the edition yet: {AGAIN} {EDITION}"
    )


def test_every_rule_that_is_cited_has_a_digest() -> None:
    pinned = editions.pinned_rules(RULES_DATE)
    cited = {number for numbers in rules_cited(RULINGS).values() for number in numbers}
    assert cited <= pinned.keys(), sorted(cited - pinned.keys())
    assert len(cited) > 90
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in pinned.values())


def test_there_is_no_such_edition() -> None:
    with pytest.raises(EditionProblem, match=f"1993-1 is not known to this version, which has .*{EDITION}"):
        edition("1993-1")
    with pytest.raises(EditionProblem, match="1993-08-05"):
        editions.pinned_rules("1993-08-05")


# A small suite of our own.


def case(id: str, needs: tuple[str, ...] = (), life: int = 20) -> Case:
    bear = ObjectSetup(id="bear", card="Grizzly Bears", owner="alice")
    board = Situation(id=id, objects=(bear,), players={"alice": PlayerSetup(life=life)})
    expect = (ObjectExpectation(object="bear", is_=ObjectState(zone="battlefield")),)
    return Case(id=id, situation=board, expect=expect, needs=needs, cr=("704.3",), ruling=id.rsplit(".", 1)[0])


def ruling(id: str, *cases: Case) -> Ruling:
    return Ruling(id=id, title=id, text="", cr=("702.89a",), cases=cases)


BEAR = ruling("control", case("control.bear"))
OLD = ruling("umbra-armor.1", case("umbra-armor.1.a", ("control.bear",)), case("umbra-armor.1.b"))
CORNER = ruling("umbra-armor.corner.x", case("umbra-armor.corner.x.a", ("control.new",)))
FROZEN = freeze("2000-1", "2000-01-01", "0" * 64, [BEAR, OLD, CORNER])


def test_an_edition_is_what_the_rulings_are_with_the_controls_they_rest_on() -> None:
    assert FROZEN.rulings.keys() == {"umbra-armor.1"}
    assert FROZEN.rulings["umbra-armor.1"].cr == ("702.89a", "704.3")
    assert FROZEN.digests().keys() == {"umbra-armor.1.a", "umbra-armor.1.b", "control.bear"}
    assert FROZEN.digests()["control.bear"] == case_digest(BEAR.cases[0])


@pytest.mark.parametrize(
    ("rulings", "says"),
    [
        ([BEAR], ["ruling umbra-armor.1 is gone", "case umbra-armor.1.a is gone", "case umbra-armor.1.b is gone"]),
        ([BEAR, ruling("umbra-armor.1", OLD.cases[0])], ["case umbra-armor.1.b is gone"]),
        (
            [BEAR, ruling("umbra-armor.1", OLD.cases[0], case("umbra-armor.1.b", life=19))],
            ["case umbra-armor.1.b says something else"],
        ),
        (
            [BEAR, ruling("umbra-armor.1", OLD.cases[0]), ruling("umbra-armor.2", OLD.cases[1])],
            ["case umbra-armor.1.b belongs to another ruling than umbra-armor.1"],
        ),
        ([BEAR, msgspec.structs.replace(OLD, cr=())], ["ruling umbra-armor.1 no longer cites CR 702.89a"]),
        ([BEAR, ruling("umbra-armor.1", *OLD.cases, case("umbra-armor.1.c")), CORNER], []),
    ],
)
def test_what_differs_from_an_edition(rulings: Sequence[Ruling], says: list[str]) -> None:
    assert list(differences(FROZEN, rulings)) == says


def certified(rulings: Sequence[Ruling], verdicts: dict[str, Verdict]) -> Certificate:
    """A certificate of that edition in which the cases came out as said, or passed."""
    cases = [one for each in rulings for one in each.cases]
    asked = frozenset(one.id for one in cases if not one.id.startswith("control."))
    return certify(
        [one for one in rulings if one.id != "control"],
        asked,
        cases,
        {one.id: Judgement(case=one.id, verdict=verdicts.get(one.id, P)) for one in cases},
        engine=EngineDescription(name="fake", version="1"),
        chosen_as="fake",
        command="",
        started="",
        finished="",
        seconds={},
        partial=False,
        edition=FROZEN,
    )


def test_a_case_that_is_newer_is_reported_and_does_not_count() -> None:
    new = case("umbra-armor.1.c", ("control.new",))
    helper = ruling("control", *BEAR.cases, case("control.new"))
    before = certified([BEAR, OLD], {})
    after = certified([helper, ruling("umbra-armor.1", *OLD.cases, new)], {new.id: F, "control.new": F})
    (one,) = after.rulings
    assert (one.verdict, one.counts, one.cases_in_all) == ("passed", before.rulings[0].counts, 2)
    assert [report.newer for report in one.cases] == [False, False, True]
    assert [report.newer for report in after.controls] == [False, True]
    assert after.counts == before.counts
    assert (after.suite.edition, after.suite.rules) == ("2000-1", "2000-01-01")
    assert after.suite.fingerprint == before.suite.fingerprint
    assert not after.is_red()
    assert after.red_ids() == [new.id, "control.new"], "their boards are written all the same"


def test_what_an_edition_s_case_rests_on_counts_though_it_is_new() -> None:
    old = ruling("umbra-armor.1", case("umbra-armor.1.a", ("control.new",)), OLD.cases[1])
    helper = ruling("control", *BEAR.cases, case("control.new"))
    assert certified([helper, old], {"control.new": F}).is_red()


def test_whoever_asks_for_new_cases_alone_wants_to_know_of_them() -> None:
    new = ruling("umbra-armor.1", case("umbra-armor.1.c"))
    found = certified([new], {"umbra-armor.1.c": F})
    assert (found.is_red(), found.rulings[0].verdict, found.counts.failed) == (True, "failed", 1)


def test_a_ruling_that_is_newer_as_a_whole_is_not_certified() -> None:
    found = certified([BEAR, OLD, ruling("umbra-armor.2", case("umbra-armor.2.a"))], {})
    assert found.rulings[1].verdict == "not certified"
    assert "newer" in found.rulings[1].reason


def test_corner_cases_count_until_an_edition_has_such() -> None:
    helper = ruling("control", *BEAR.cases, case("control.new"))
    found = certified([helper, OLD, CORNER], {"umbra-armor.corner.x.a": F})
    assert (found.is_red(), found.rulings[1].verdict) == (True, "failed")


# Freezing another.


def test_an_edition_is_frozen_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / f"rules-{RULES_DATE}.txt").write_text((editions.FOLDER / f"rules-{RULES_DATE}.txt").read_text())
    monkeypatch.setattr(editions, "FOLDER", tmp_path)
    monkeypatch.setattr("mtg_conformance.editions.__main__.FOLDER", tmp_path)
    assert main(["2999-1"]) == 0
    assert edition("2999-1").rules == RULES_DATE
    assert edition("2999-1").rulings == edition_of_now().rulings
    assert main(["2999-1"]) == 2
    assert "is there already" in capsys.readouterr().out
    assert main(["2999-1", "--again"]) == 0
    assert main(["2999-2", "--rules", str(tmp_path / "none.txt")]) == 2
    assert "can't be read" in capsys.readouterr().out


def edition_of_now() -> editions.Edition:
    return freeze("now", RULES_DATE, "", RULINGS)
