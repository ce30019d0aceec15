"""Scenarios that quantify: what their words mean on a board, boards that are drawn for them, and
the judgement of outcomes.

`checked` judges one outcome of one board by a claim; `judge_claim` judges many; `search` draws
boards for a claim and plays them on an engine.
"""

from .checking import Checked, ClaimVerdict, check, checked, judge_claim
from .search import Search, search
from .strategies import boards_for

__all__ = ["Checked", "ClaimVerdict", "Search", "boards_for", "check", "checked", "judge_claim", "search"]
