"""The one entry point: what is wrong with an engine's outcome of a board."""

from __future__ import annotations

from collections.abc import Callable, Collection

from mtg_conformance.documents import Outcome, Situation
from reference_engine.adapter import ReferenceEngine

from .board import Board
from .bullets import bullets_of
from .invariants import broken_invariants
from .legal_results import Standing, standing
from .relations import RELATIONS, TAKEN
from .violation import Violation

__all__ = ["violations"]

_REFERENCE = ReferenceEngine()

_IN_EVERY_TRACE = frozenset({"117.3b", "117.3d", "117.5", "118.1", "601.2a", "601.2c", "601.2i", "608.1", "608.2n"})
"""Rules by which any spell is cast and resolves; they explain nothing."""


def violations(
    board: Board,
    outcome: Outcome,
    run: Callable[[Situation], Outcome],
    *,
    relations: Collection[str] | None = None,
    reference: ReferenceEngine | None = None,
    compare: bool = True,
) -> list[Violation]:
    """Everything that is wrong with one outcome of one board.

    Judged are all invariants, where the outcome stands among the legal results of the reference
    engine, and the named relations (all that apply if None), each of which has `run` run a
    second situation on the engine under test. Without `compare` the reference engine is not asked: that
    is for its own outcomes, which are the expected ones. An outcome that stopped gives no violations; the
    caller counts it. Raises KeyError for a relation that there is not, and whatever `run` raises.

    If the engine under test is the reference engine misreading the rules, only `run` may be
    inside the misreading: this function needs the right one for comparison.
    """
    if outcome.stopped is not None:
        return []
    found = broken_invariants(board.situation, outcome)
    if compare:
        engine = reference or _REFERENCE
        where = standing(board.situation, outcome, engine)
        if where.kind in ("illegal", "other"):
            found.append(_result(board, outcome, where, engine))
    names = TAKEN if relations is None else relations
    for name in names:
        found += RELATIONS[name].violations(board, outcome, run)
    return found


def _result(board: Board, outcome: Outcome, where: Standing, engine: ReferenceEngine) -> Violation:
    """A result that is not the expected one, with the rules that decide at that action."""
    situation = board.situation
    trace = engine.trace(situation)
    noted = dict.fromkeys(rule for entry in trace if entry.at == where.at - 1 for rule in entry.rules)
    rules = [rule for rule in noted if rule not in _IN_EVERY_TRACE]
    bullets = bullets_of(rules, board)
    name, what = "illegal-result", where.what
    if where.kind == "other":
        name = _what_became_of_the_answer(outcome, engine.run(situation), where.at)
        what = f"{where.what}; the rules allow that, but not with the answers given"
    return Violation("result", name, bullets, tuple(rules), what)


def _what_became_of_the_answer(outcome: Outcome, expected: Outcome, at: int) -> str:
    """Why a legal result may be another one than the answers lead to: a question of that action
    was not put, or was and the answer made no difference. Where the outcome tells of no question at
    all it can't be told which."""
    wanted = {(one.by, one.ask) for one in expected.decisions if one.at == at - 1}
    put = {(one.by, one.ask) for one in outcome.decisions if one.at in (None, at - 1)}
    if not outcome.decisions or not wanted:
        return "other-than-the-answers"
    return "ignored-the-answer" if wanted <= put else "did-not-ask"
