"""Plays the whole suite on an engine that the user has built and writes what it answered, for tests of the judge
without the engine.

    python tests/record_local.py xmage

Two compressed files in tests/fixtures: the outcomes, as `mtg-conformance judge` reads them once they are unpacked, and
by case a digest of the Situation that was played, which tells whether the case is still the same.
"""

import hashlib
import lzma
import sys

import msgspec
from local_engines import LOCAL_ENGINES

from mtg_conformance.cli.recorded import Recording
from mtg_conformance.documents import encode
from mtg_conformance.engines import EngineFailure
from mtg_conformance.features import load_rulings
from mtg_conformance.rooms import room


def main() -> None:
    """Play and write."""
    engines = {engine.key: engine for engine in LOCAL_ENGINES}
    if len(sys.argv) != 2 or sys.argv[1] not in engines:
        sys.exit(f"record_local.py: expected one argument, one of {', '.join(engines)}")
    local = engines[sys.argv[1]]
    if local.missing:
        sys.exit(f"record_local.py: {local.missing}")
    played: dict[str, str] = {}
    with local.start() as engine:
        recording = Recording(engine, engine.describe())
        for ruling in load_rulings(room("features")):
            for case in ruling.cases:
                played[case.id] = hashlib.sha256(encode(case.situation)).hexdigest()[:16]
                try:
                    recording.run(case.situation)
                except EngineFailure as failure:
                    print(f"{case.id}: {failure.detail}", file=sys.stderr)  # it is recorded, too
    local.recording.write_bytes(lzma.compress(recording.lines(), preset=9))
    local.situations.write_bytes(lzma.compress(msgspec.json.encode(played), preset=9))


if __name__ == "__main__":
    main()
