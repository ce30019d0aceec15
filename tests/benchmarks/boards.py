"""`python tests/benchmarks/boards.py [N]`: how many boards a second are drawn, played on the reference
engine in this process and judged in every way, and where the time goes. Processor time of one
core, so that what else the machine does is not counted."""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from mtg_conformance.documents import Outcome, Situation
from properties.board import Board
from properties.boards import boards
from properties.hunting import each_board
from properties.trials import run_of, try_board
from reference_engine.adapter import ReferenceEngine


def main(count: int) -> None:
    """Print the numbers."""
    engine = ReferenceEngine()
    run = run_of(engine)
    spent = {"engine": 0.0, "all": 0.0}
    numbers = {"boards": 0, "runs": 0, "faults": 0}

    def timed(situation: Situation) -> Outcome:
        began = time.process_time()
        outcome = run(situation)
        spent["engine"] += time.process_time() - began
        numbers["runs"] += 1
        return outcome

    def probe(board: Board) -> None:
        began = time.process_time()
        numbers["faults"] += len(try_board(board, timed, reference=engine).faults)
        spent["all"] += time.process_time() - began
        numbers["boards"] += 1

    strategy = boards()
    each_board(strategy, 20, 0, probe)
    spent = dict.fromkeys(spent, 0.0)
    numbers = dict.fromkeys(numbers, 0)
    began = time.process_time()
    each_board(strategy, count, 1, probe)
    total = time.process_time() - began
    played = numbers["boards"]
    shares = {
        "Hypothesis (draws a board)": total - spent["all"],
        "engine (plays it, and once more for each relation)": spent["engine"],
        "judge (invariants, relations, legal results)": spent["all"] - spent["engine"],
    }
    print(f"{played} boards in {total:.2f} s: {played / total:.0f} a second, all judged; {numbers['faults']} faults")
    print(f"{numbers['runs'] / played:.2f} runs for each board, {spent['engine'] / numbers['runs'] * 1e6:.0f} µs each")
    for what, seconds in shares.items():
        print(f"{seconds / total:6.1%}  {seconds / played * 1e6:6.0f} µs a board  {what}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
