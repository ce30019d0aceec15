"""Plays the whole suite on an engine that the user has built and writes what it answered, for tests of the judge
without the engine.

    python tests/record_local.py xmage

One JSON object a line, compressed, in tests/fixtures: the description, then for each case its id, a digest of the
Situation that was played, and the outcome.
"""

import hashlib
import lzma
import sys

import msgspec
from local_engines import LOCAL_ENGINES

from mtg_conformance.documents import encode
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
    with local.start() as engine:
        lines = [msgspec.json.encode({"describe": engine.describe()})]
        for ruling in load_rulings(room("features")):
            for case in ruling.cases:
                played = hashlib.sha256(encode(case.situation)).hexdigest()[:16]
                line = {"id": case.id, "situation": played, "outcome": engine.run(case.situation)}
                lines.append(msgspec.json.encode(line))
    local.recording.write_bytes(lzma.compress(b"\n".join(lines) + b"\n", preset=9))


if __name__ == "__main__":
    main()
