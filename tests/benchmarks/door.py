"""What a typical case costs, and what the door costs: engines in this process and behind the pipe.

    python tests/benchmarks/door.py [runs]

For the reference engine and for a toy that does nearly nothing it prints microseconds per case
in process, as a child process, and the difference. The case has 5 objects, 2 actions and
3 snapshots. Rounds alternate, and the best round of each counts, so that other work on the
machine disturbs both alike and as little as possible.
"""

# ruff: noqa: E402
import sys
import time
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent), str(TESTS)]

from toy_adapter import ToyAdapter

from mtg_conformance.documents import Answer, Cast, ObjectSetup, Resolve, Situation, encode
from mtg_conformance.engines import Engine
from mtg_conformance.engines.child import ChildEngine
from reference_engine.adapter import ReferenceEngine

SITUATION = Situation(
    id="umbra-armor.3.same-name.h1",
    objects=(
        ObjectSetup(id="bear", card="Grizzly Bears", owner="alice", damage=1),
        ObjectSetup(id="h1", card="Hyena Umbra", owner="alice", attached_to="bear"),
        ObjectSetup(id="h2", card="Hyena Umbra", owner="alice", attached_to="bear"),
        ObjectSetup(id="cub", card="Grizzly Bears", owner="bob"),
        ObjectSetup(id="murder", card="Murder", owner="bob", zone="hand"),
    ),
    script=(Cast(by="bob", object="murder", mana="1BB", targets=("bear",)), Resolve()),
    answers=(
        Answer(by="alice", ask="replacement", prefer=("h1",)),
        Answer(by="bob", ask="replacement", prefer=("h2",)),
    ),
)


def microseconds(engine: Engine, runs: int) -> float:
    """Mean time of one run of the Situation."""
    begin = time.perf_counter()
    for _ in range(runs):
        engine.run(SITUATION)
    return (time.perf_counter() - begin) / runs * 1e6


def compare(name: str, inside: Engine, command: list[str], runs: int, rounds: int) -> None:
    """Measure one engine through both doors and print."""
    with ChildEngine(command, env={"PYTHONPATH": str(TESTS.parent)}) as child:
        outcome = inside.run(SITUATION)
        assert child.run(SITUATION) == outcome, "the two doors disagree"
        best = {"in process": float("inf"), "child process": float("inf")}
        for _ in range(rounds):
            for door, engine in (("in process", inside), ("child process", child)):
                best[door] = min(best[door], microseconds(engine, runs))
    sizes = f"situation {len(encode(SITUATION))} bytes, outcome {len(encode(outcome))} bytes"
    print(f"{name}: {sizes}, {rounds} x {runs} runs")
    for door, cost in best.items():
        print(f"  {door:14} {cost:8.1f} µs per case")
    print(f"  {'the door':14} {best['child process'] - best['in process']:8.1f} µs per case")


def main(runs: int = 1000, rounds: int = 5) -> None:
    """Measure both engines."""
    compare("toy", ToyAdapter(), [sys.executable, str(TESTS / "toy_adapter.py")], runs, rounds)
    compare("reference engine", ReferenceEngine(), [sys.executable, "-m", "reference_engine.adapter"], runs, rounds)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
