"""What boards are drawn from, and how much of it a run of boards covers.

Each board says what was drawn for it, by factor ("cause": "destroy spell", "umbras": "2").
A fault often needs two or three of these together, so what a run is worth is how many pairs
and triples of values of different factors occur in it.

Not all pairs are possible: what excludes what (no combat for a creature that can't block) is
in the layout and nowhere else. So *possible* is what a very long run reaches, frozen in
`factors.json` beside this file; `python -m properties.factors --freeze` counts again, and
must be run when the boards change. A value that joins several by " and " counts as each.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import combinations, product
from pathlib import Path
from typing import get_args

import msgspec
from rich.console import Console
from rich.table import Table

from .board import Board, Topic
from .boards import drawn_boards

FROZEN = Path(__file__).with_name("factors.json")
LONG_RUN = 100_000
TOPICS: tuple[Topic, ...] = get_args(Topic)


class Possible(msgspec.Struct, frozen=True):
    """What a long run has reached: values by factor, and the numbers of pairs and triples."""

    boards: int
    values: dict[str, tuple[str, ...]]
    pairs: int
    triples: int


class Coverage(msgspec.Struct):
    """What a run of boards has reached so far."""

    boards: int = 0
    values: dict[str, Counter[str]] = {}
    pairs: set[tuple[tuple[str, str], ...]] = set()
    triples: set[tuple[tuple[str, str], ...]] = set()

    def add(self, factors: Mapping[str, str]) -> None:
        """Count one more board."""
        self.boards += 1
        each = [[(factor, one) for one in value.split(" and ")] for factor, value in sorted(factors.items())]
        for options in each:
            for factor, value in options:
                self.values.setdefault(factor, Counter())[value] += 1
        if all(len(options) == 1 for options in each):
            drawn = [options[0] for options in each]
            self.pairs.update(combinations(drawn, 2))
            self.triples.update(combinations(drawn, 3))
            return
        for pair in combinations(each, 2):
            self.pairs.update(product(*pair))
        for triple in combinations(each, 3):
            self.triples.update(product(*triple))


def coverage_of(boards: Iterable[Board]) -> Coverage:
    """What these boards, all of one topic, cover."""
    coverage = Coverage()
    for board in boards:
        coverage.add(board.factors)
    return coverage


def possible(topic: Topic) -> Possible:
    """What can be reached on boards of a topic with all cards of the reference engine."""
    return msgspec.json.decode(FROZEN.read_bytes(), type=dict[str, Possible])[topic]


def freeze(boards: int = LONG_RUN) -> None:
    """Count what can be reached, and keep it."""
    found: dict[str, Possible] = {}
    for topic in TOPICS:
        reached = coverage_of(drawn_boards(topic, boards, seed=0))
        found[topic] = Possible(
            boards=boards,
            values={factor: tuple(sorted(values)) for factor, values in sorted(reached.values.items())},
            pairs=len(reached.pairs),
            triples=len(reached.triples),
        )
    FROZEN.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def coverage_table(topic: Topic, coverage: Coverage) -> Table:
    """The table of one topic: per factor how many of its values occurred and which did not;
    then the pairs and triples."""
    can = possible(topic)
    table = Table(title=f"{topic}: {coverage.boards} boards", title_justify="left")
    for name in ("factor", "values", "not reached"):
        table.add_column(name, justify="right" if name == "values" else "left")
    for factor, values in can.values.items():
        reached = coverage.values.get(factor, Counter())
        missing = [value for value in values if not reached[value]]
        table.add_row(factor, f"{len(values) - len(missing)}/{len(values)}", ", ".join(missing))
    table.add_section()
    for name, reached_number, all_of_them in (
        ("pairs", len(coverage.pairs), can.pairs),
        ("triples", len(coverage.triples), can.triples),
    ):
        table.add_row(name, f"{reached_number}/{all_of_them}", f"{reached_number / all_of_them:.0%} reached")
    return table


def main(arguments: Collection[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m properties.factors", description="What random boards cover.")
    parser.add_argument("--boards", type=int, default=500, help="boards per topic (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--freeze", action="store_true", help=f"count what {LONG_RUN} boards reach, and keep it")
    options = parser.parse_args(None if arguments is None else list(arguments))
    if options.boards < 1:
        parser.error("--boards: give at least 1")
    if options.freeze:
        freeze()
    console = Console()
    for topic in TOPICS:
        console.print(coverage_table(topic, coverage_of(drawn_boards(topic, options.boards, options.seed))))


if __name__ == "__main__":
    main()
