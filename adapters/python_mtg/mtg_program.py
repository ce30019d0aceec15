"""An adapter for the engine python-mtg (import name `mtg`).

    python adapters/python_mtg/mtg_program.py

Speaks the protocol of child processes on stdin and stdout. The engine knows the names of the
keywords umbra armor and eternalize and has no rule for either; what it can play is played.
"""

import sys
from importlib.metadata import PackageNotFoundError, version

from mtg_conformance.adapter import Adapter, Policy, Table, serve
from mtg_conformance.documents import EngineDescription, Situation

try:
    from mtg_board import set_up
    from mtg_table import MtgTable
except ModuleNotFoundError as missing:
    if missing.name != "mtg":
        raise
    sys.exit("adapters/python_mtg: the package python-mtg is not installed; install it with: pip install python-mtg")


class MtgAdapter(Adapter):
    """python-mtg as an Engine. Each Situation gets a game of its own."""

    def describe(self) -> EngineDescription:
        """What it is. All that is done goes through the engine's driver, below its public game
        object, which never stops between a spell's casting and the next decision."""
        try:
            number = version("python-mtg")
        except PackageNotFoundError:
            number = "unknown"
        return EngineDescription(
            name="python-mtg",
            version=number,
            adapter="adapters/python_mtg",
            forced=("cast", "resolve", "attack", "block", "advance"),
            notes="knows the names of umbra armor and eternalize only",
        )

    def set_up(self, situation: Situation, policy: Policy) -> Table:
        """A game that stands as the Situation says. Raises Unsupported."""
        return MtgTable(set_up(situation), policy)


if __name__ == "__main__":
    serve(MtgAdapter())
