"""`python -m properties.freeze --boards 2000 --seed 2026`: draw the boards of an edition and keep
them with what must come of them. A new file is a new edition. `--claims` draws those of the
claims of the features, and leaves the others."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence

import msgspec

from mtg_conformance.features import load_rulings
from mtg_conformance.rooms import room
from mtg_conformance.vocabulary.claims import Claim
from reference_engine.adapter import ReferenceEngine

from .as_case import full_expectations, labelled, make_case
from .board import Board
from .boards import boards
from .bullets import bullets_of
from .claims import PER_CLAIM, fitting_boards
from .frozen import CLAIMS, FILE, FrozenBoard, write_frozen, write_frozen_claims
from .hunting import drawn_boards
from .legal_results import legal_results
from .quantified import boards_for

__all__ = ["freeze", "freeze_claims", "main", "rulings_of"]


def freeze(count: int, number: int) -> Iterator[FrozenBoard]:
    """So many different boards drawn with this seed, each with its expectations. Boards that the
    reference engine can't finish are left out: what must come of them nobody here knows."""
    engine = ReferenceEngine()
    seen: set[bytes] = set()
    kept = 0
    while kept < count:
        # Never only a few: the first ones are much the same whatever the seed.
        for board in drawn_boards(boards(), max(100, count - kept), number):
            if kept == count:
                return
            written = msgspec.json.encode(board.situation)
            legal = None if written in seen else legal_results(board.situation, engine)
            seen.add(written)
            if legal is None:
                continue
            kept += 1
            situation = labelled(board.situation)
            rulings = rulings_of(board, engine)
            expect = full_expectations(situation, legal.expected)
            case = make_case(board, situation, expect, (), ())
            id = f"board.{board.topic}.{kept:04d}"
            case = msgspec.structs.replace(
                case, id=id, situation=msgspec.structs.replace(case.situation, id=id), ruling=None, title=""
            )
            yield FrozenBoard(
                case=case,
                topic=board.topic,
                factors=board.factors,
                rulings=rulings,
                legal=len(legal.others) if legal.complete else None,
            )
        number += 1


def freeze_claims(claims: Sequence[Claim], number: int) -> dict[str, list[Board]]:
    """The boards of each claim, by its id, drawn with this seed."""

    def draw(claim: Claim) -> Callable[[int], list[Board]]:
        return lambda more: drawn_boards(boards_for(claim), 3 * PER_CLAIM, number + more)

    return {claim.id: list(fitting_boards(claim, PER_CLAIM, draw(claim))) for claim in claims}


def rulings_of(board: Board, engine: ReferenceEngine) -> tuple[str, ...]:
    """The bullets whose rules decide something on the board."""
    rules = {rule for entry in engine.trace(board.situation) for rule in entry.rules}
    return tuple(sorted(bullets_of(rules, board)))


def main(words: Sequence[str]) -> int:
    """Write the file and say what is in it."""
    parser = argparse.ArgumentParser(prog="python -m properties.freeze", description=__doc__)
    parser.add_argument("--boards", type=int, default=2000, metavar="N", help="how many boards")
    parser.add_argument("--seed", type=int, default=2026, metavar="S", help="what they are drawn from")
    parser.add_argument("--claims", action="store_true", help="the boards of the claims instead")
    asked = parser.parse_args(words)
    if asked.boards < 1:
        parser.error("--boards: expected a number above 0")
    if asked.claims:
        claims = [claim for ruling in load_rulings(room("features")) for claim in ruling.claims]
        drawn = freeze_claims(claims, asked.seed)
        write_frozen_claims(drawn)
        print(f"{CLAIMS.name}: {PER_CLAIM} boards for each of {len(drawn)} claims, {CLAIMS.stat().st_size} bytes")
        return 0
    kept = list(freeze(asked.boards, asked.seed))
    write_frozen(kept)
    topics = sorted({one.topic for one in kept})
    said = ", ".join(f"{sum(one.topic == topic for one in kept)} about {topic}" for topic in topics)
    print(f"{FILE.name}: {len(kept)} boards ({said}), {FILE.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
