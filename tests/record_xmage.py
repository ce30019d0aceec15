"""Plays the whole suite on XMage and writes what it answered, for tests of the judge without XMage.

    MTG_CONFORMANCE_XMAGE_CLASSPATH=… python tests/record_xmage.py tests/fixtures/xmage-outcomes.jsonl.xz

One JSON object a line, compressed: the description, then for each case its id, a digest of the Situation that was
played, and the outcome.
"""

import hashlib
import lzma
import sys
from pathlib import Path

import msgspec
from xmage_program import xmage_engine

from mtg_conformance.documents import encode
from mtg_conformance.features import load_rulings
from mtg_conformance.rooms import room


def main() -> None:
    """Play and write."""
    if len(sys.argv) != 2:
        sys.exit("record_xmage.py: expected one argument, the file to write")
    with xmage_engine() as engine:
        lines = [msgspec.json.encode({"describe": engine.describe()})]
        for ruling in load_rulings(room("features")):
            for case in ruling.cases:
                played = hashlib.sha256(encode(case.situation)).hexdigest()[:16]
                line = {"id": case.id, "situation": played, "outcome": engine.run(case.situation)}
                lines.append(msgspec.json.encode(line))
    Path(sys.argv[1]).write_bytes(lzma.compress(b"\n".join(lines) + b"\n", preset=9))


if __name__ == "__main__":
    main()
