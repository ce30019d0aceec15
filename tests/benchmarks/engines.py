"""`python tests/benchmarks/engines.py [--boards N] ENGINE…`: how many frozen boards a second an engine
plays, with everything judged, and which share of the time is ours.

An engine is named as behind `--engine`. Ours is the processor time of this process, in which boards
are written, outcomes read and all is judged; the rest is the wait for the program. Boards with a
card that the engine does not know, or that it can't play, are not counted."""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from mtg_conformance.cli.choosing import open_engine
from mtg_conformance.documents import EngineDescription, Outcome, Situation
from mtg_conformance.engines import Engine
from properties.certifying import judge_boards
from properties.frozen import frozen_boards

RELATIONS_ON_A_PROGRAM = 1


class Counted(Engine):
    """An engine whose runs are counted."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.runs = 0

    def describe(self) -> EngineDescription:
        """As the engine says."""
        return self.engine.describe()

    def run(self, situation: Situation) -> Outcome:
        """One run more."""
        self.runs += 1
        return self.engine.run(situation)

    def close(self) -> None:
        """End it."""
        self.engine.close()


def main(choices: list[str], count: int) -> None:
    """Print a row for each engine."""
    print("| engine | boards played | a second | runs | ms a run | ours |\n| --- | --- | --- | --- | --- | --- |")
    for choice in choices:
        engine = Counted(open_engine(choice))
        described = engine.describe()
        judge_boards(engine, frozen_boards(), 5, most_relations=RELATIONS_ON_A_PROGRAM, cards=described.cards)
        engine.runs = 0
        began, ours = time.perf_counter(), time.process_time()
        run = judge_boards(engine, frozen_boards(), count, most_relations=RELATIONS_ON_A_PROGRAM, cards=described.cards)
        took, ours = time.perf_counter() - began, time.process_time() - ours
        engine.close()
        row = (
            f"{described.name} {described.version}",
            f"{len(run.judged)} of {run.planned}",
            f"{len(run.judged) / took:.0f}",
            f"{engine.runs}",
            f"{took / max(engine.runs, 1) * 1000:.1f}",
            f"{ours / took:.0%}",
        )
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engines", nargs="+")
    parser.add_argument("--boards", type=int, default=200)
    given = parser.parse_args()
    main(given.engines, given.boards)
