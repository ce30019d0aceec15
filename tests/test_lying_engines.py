"""Every lie is found out: no liar gets a green verdict on a case that its lie touches, and each
gets the verdict that says what is wrong with it."""

from collections.abc import Callable

import msgspec
import pytest
from lying_engines import (
    CASES,
    CONTROL,
    MARKED,
    UMBRAS,
    UNPAID,
    AcceptsEverything,
    DisagreesWithItself,
    DropsAnObject,
    DropsASnapshot,
    Echo,
    Fails,
    ForgetsDamage,
    HidesField,
    HonestTable,
    Liar,
    OneActionLate,
    OneQuestionLate,
    Raises,
    RefusesEverything,
    ReportsExtraObjects,
)

from mtg_conformance.documents import Outcome, Situation
from mtg_conformance.documents.reading import check_case
from mtg_conformance.engines import Engine, EngineFailure
from mtg_conformance.suite import run_cases
from mtg_conformance.verdicts import Judgement
from reference_engine.adapter import ReferenceEngine


@pytest.fixture(params=[HonestTable, ReferenceEngine], ids=["table", "reference"])
def honest(request: pytest.FixtureRequest) -> Engine:
    make: Callable[[], Engine] = request.param
    return make()


def labels(engine: Engine) -> dict[str, str]:
    """The verdict on each of the four cases, in the order control, unpaid, marked, umbras."""
    return {judgement.case: judgement.label for judgement in run_cases(CASES, engine)}


def verdicts(engine: Engine) -> list[str]:
    return list(labels(engine).values())


def judgement_of(engine: Engine, case: str) -> Judgement:
    return next(one for one in run_cases(CASES, engine) if one.case == case)


def test_the_cases_themselves_fit_the_model() -> None:
    for case in CASES:
        check_case(case)
    assert len({case.id for case in CASES}) == 4


def test_the_honest_engine_passes_everything(honest: Engine) -> None:
    assert [one.reason for one in run_cases(CASES, honest) if one.label != "passed"] == []


def test_a_liar_that_says_nothing_false_passes(honest: Engine) -> None:
    assert verdicts(Liar(honest)) == ["passed"] * 4


def test_who_echoes_the_request_fails(honest: Engine) -> None:
    found = labels(Echo(honest))
    assert found == {
        CONTROL.id: "failed",
        UNPAID.id: "not run: blocked",
        MARKED.id: "failed",
        UMBRAS.id: "not run: blocked",
    }


def test_who_accepts_everything_fails_where_something_must_be_refused(honest: Engine) -> None:
    found = judgement_of(AcceptsEverything(honest), UNPAID.id)
    assert found.label == "failed"
    assert "expected this to be refused, found it accepted" in found.reason


def test_who_refuses_everything_fails_and_a_refusal_alone_is_not_green(honest: Engine) -> None:
    assert verdicts(RefusesEverything(honest)) == ["failed", "not run: blocked", "failed", "not run: blocked"]


def test_who_is_one_action_late_fails(honest: Engine) -> None:
    assert verdicts(OneActionLate(honest)) == ["failed", "not run: blocked", "failed", "not run: blocked"]


def test_who_is_one_question_late_speaks_of_another_board(honest: Engine) -> None:
    found = labels(OneQuestionLate(honest))
    assert found[CONTROL.id] == "passed"  # the first answer is its own
    assert "passed" not in [verdict for case, verdict in found.items() if case != CONTROL.id]
    assert found[UMBRAS.id] == "error: disagrees with itself"


def test_who_drops_an_object_breaks_the_protocol(honest: Engine) -> None:
    found = judgement_of(DropsAnObject(honest), CONTROL.id)
    assert found.label == "error: protocol"
    assert "the bear is missing" in found.reason
    assert "passed" not in verdicts(DropsAnObject(honest))


def test_who_drops_a_snapshot_breaks_the_protocol(honest: Engine) -> None:
    assert labels(DropsASnapshot(honest))[CONTROL.id] == "error: protocol"
    assert "passed" not in verdicts(DropsASnapshot(honest))


@pytest.mark.parametrize("kind", ["crash", "timeout", "protocol"])
def test_a_failure_is_an_error_of_its_kind_and_the_others_go_on(honest: Engine, kind: str) -> None:
    found = labels(Fails(honest, kind, MARKED.id))  # type: ignore[arg-type]  # the parameters are the literals
    assert found.pop(MARKED.id) == f"error: {kind}"
    assert set(found.values()) == {"passed"}


@pytest.mark.parametrize("kind", ["gave-up", "start"])
def test_an_engine_that_gave_up_is_not_asked_again(honest: Engine, kind: str) -> None:
    engine = Fails(honest, kind)  # type: ignore[arg-type]  # the parameters are the literals
    judgements = run_cases(CASES, engine)
    assert sorted(one.label for one in judgements) == ["error: crash"] + ["not run: blocked"] * 3
    assert engine.runs == 1
    assert {one.reason for one in judgements if one.case != CONTROL.id} == {
        f"not asked any more: the engine was given up at control.murder: the liar's {kind}"
    }


def test_the_case_at_which_a_failing_engine_is_given_up_was_not_asked_either(honest: Engine) -> None:
    class Dies(Liar):
        def run(self, situation: Situation) -> Outcome:
            self.runs += 1
            raise EngineFailure("crash" if self.runs < 3 else "gave-up", "it died")

    engine = Dies(honest)
    alone = [msgspec.structs.replace(case, needs=(), expect=case.expect[:1]) for case in CASES]
    labels_by_case = [(one.label, one.reason) for one in run_cases(alone, engine)]
    given_up = f"not asked any more: the engine was given up at {alone[2].id}: it died"
    assert labels_by_case == [("error: crash", "it died")] * 2 + [("not run: blocked", given_up)] * 2


def test_what_an_engine_raises_is_its_crash(honest: Engine) -> None:
    found = judgement_of(Raises(honest), CONTROL.id)
    assert (found.label, found.reason) == ("error: crash", "ZeroDivisionError: in the middle of the game")


def test_who_disagrees_with_itself_is_not_believed(honest: Engine) -> None:
    engine = DisagreesWithItself(honest)
    engine.runs = 0
    found = run_cases([UMBRAS_ALONE], engine)[0]
    assert found.label == "error: disagrees with itself"
    assert "the bear is untapped in one run, tapped in the other" in found.reason


UMBRAS_ALONE = type(UMBRAS)(
    id=UMBRAS.id, situation=UMBRAS.situation, expect=UMBRAS.expect, ruling=UMBRAS.ruling, cr=UMBRAS.cr
)


def test_who_forgets_damage_fails_or_could_not_set_up(honest: Engine) -> None:
    found = labels(ForgetsDamage(honest))
    assert found[MARKED.id] == "failed"
    assert found[UMBRAS.id] == "not run: setup"


@pytest.mark.parametrize("field", ["damage", "zone", "attached_to", "counters", "tapped", "owner"])
def test_who_hides_a_field_is_never_red_and_never_green(honest: Engine, field: str) -> None:
    found = labels(HidesField(honest, field))
    assert "passed" not in (found[MARKED.id], found[UMBRAS.id])
    assert {"failed", "error: protocol"}.isdisjoint(found.values())


def test_who_has_extra_objects_at_the_start_could_not_set_up(honest: Engine) -> None:
    found = labels(ReportsExtraObjects(honest))
    assert found[CONTROL.id] == found[MARKED.id] == "not run: setup"
    assert "passed" not in found.values()


def test_who_has_extra_objects_later_fails(honest: Engine) -> None:
    found = judgement_of(ReportsExtraObjects(honest, first=2), CONTROL.id)
    assert found.label == "failed"
    assert found.reason.startswith("the new-1: expected nothing new, found on the battlefield")


def test_who_has_extra_objects_without_a_proper_name_breaks_the_protocol(honest: Engine) -> None:
    assert labels(ReportsExtraObjects(honest, first=2, id="forest"))[CONTROL.id] == "error: protocol"
