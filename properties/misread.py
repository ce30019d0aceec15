"""The reference engine misreading the rules, as an engine of its own: `python -m …misread NAME`
serves it as a child process, so that a fault is planted in a program like any other."""

from __future__ import annotations

import sys

from mtg_conformance.adapter import serve
from mtg_conformance.documents import EngineDescription, Outcome, Situation
from reference_engine.adapter import ReferenceEngine

from .misreadings import EVERY, Misreading

__all__ = ["MisreadEngine", "main"]


class MisreadEngine(ReferenceEngine):
    """The reference engine with one misreading. Outside its `run` everything is right."""

    def __init__(self, misreading: Misreading) -> None:
        self.misreading = misreading

    def describe(self) -> EngineDescription:
        """The reference engine's, under another name."""
        said = super().describe()
        return EngineDescription(
            name=f"misread {self.misreading.name}",
            version=said.version,
            adapter=said.adapter,
            cards=said.cards,
            can=said.can,
        )

    def run(self, situation: Situation) -> Outcome:
        """Play by the wrong rules."""
        with self.misreading.applied():
            return super().run(situation)


def main(words: list[str]) -> int:
    """Serve the engine with the misreading that is named; 2 and a line if there is none."""
    if len(words) != 1 or words[0] not in EVERY:
        print(f"expected the name of one misreading, found {' '.join(words) or 'nothing'}", file=sys.stderr)
        return 2
    serve(MisreadEngine(EVERY[words[0]]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
