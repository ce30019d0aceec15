"""`python tests/benchmarks/boards.py [N]`: how many boards a second are drawn, played on the reference
engine in this process and judged by all relations and invariants, and where the time goes; then the
same with the legal results, as for any other engine, where the reference engine plays each board once
more to compare. Processor time of one core, so that what else the machine does is not counted; garbage
is collected as rarely as by the command."""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from mtg_conformance.cli.memory import collect_rarely
from mtg_conformance.documents import Outcome, Situation
from properties.board import Board
from properties.boards import boards
from properties.hunting import each_board
from properties.trials import run_of, try_board
from reference_engine.adapter import ReferenceEngine


def main(count: int) -> None:
    """Print the numbers. Exits with 1 if a board is red: it is the reference engine that plays."""
    collect_rarely()
    each_board(boards(), 20, 0, lambda board: None)
    measure(count, compare=False)
    measure(count, compare=True)


def measure(count: int, *, compare: bool) -> None:
    """Draw, play and judge so many boards, and print what it took."""
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
        numbers["faults"] += len(try_board(board, timed, reference=engine, compare=compare).faults)
        spent["all"] += time.process_time() - began
        numbers["boards"] += 1

    began = time.process_time()
    each_board(boards(), count, 1, probe)
    total = time.process_time() - began
    played = numbers["boards"]
    judged = "relations and invariants" + (", and the legal results" if compare else "")
    shares = {
        "Hypothesis (draws a board)": total - spent["all"],
        "engine (plays it, and once more for each relation)": spent["engine"],
        f"judge ({judged})": spent["all"] - spent["engine"],
    }
    print(f"{played} boards in {total:.2f} s: {played / total:.0f} a second, judged by {judged}")
    print(f"{numbers['runs'] / played:.2f} runs for each board, {spent['engine'] / numbers['runs'] * 1e6:.0f} µs each")
    for what, seconds in shares.items():
        print(f"{seconds / total:6.1%}  {seconds / played * 1e6:6.0f} µs a board  {what}")
    if numbers["faults"]:
        sys.exit(f"{numbers['faults']} faults on the reference engine")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
