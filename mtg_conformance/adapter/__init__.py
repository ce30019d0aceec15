"""The kit for adapters in Python: three methods make an engine testable.

    class MyAdapter(Adapter):
        def describe(self): ...                     # what the engine is
        def set_up(self, situation, policy): ...    # a Table: `perform(action)` and `snapshot()`

    if __name__ == "__main__":
        serve(MyAdapter())

The kit walks through the script, takes the snapshots, answers the engine's questions from the
Situation's answers (`policy.choose`), and speaks the protocol on stdin and stdout. What the
adapter can't do exactly it says with `Unsupported`; it never guesses and never decides rules.
"""

from mtg_conformance.adapter.kit import Adapter, SetupFailed, Table, Unsupported
from mtg_conformance.adapter.policy import Policy, Unanswered
from mtg_conformance.adapter.service import serve

__all__ = ["Adapter", "Policy", "SetupFailed", "Table", "Unanswered", "Unsupported", "serve"]
