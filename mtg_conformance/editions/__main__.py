"""Freezing an edition: what the feature files and the file of boards are now, under a name.

python -m mtg_conformance.editions 2026-2 [--profile all] [--rules CR.txt] [--again]
"""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from mtg_conformance.editions import FOLDER, freeze, pin_rules, pinned_days, pinned_rules
from mtg_conformance.features import load_rulings
from mtg_conformance.profiles import Profile
from mtg_conformance.rooms import room
from mtg_conformance.rules_text import read_rules


def main(arguments: Sequence[str] | None = None) -> int:
    """Freeze an edition; gives an exit code."""
    parser = argparse.ArgumentParser(prog="python -m mtg_conformance.editions", description=__doc__)
    parser.add_argument("name", help="the edition's name, such as 2026-2")
    parser.add_argument("--profile", choices=[str(one) for one in Profile], default="rulings", help="which rulings")
    parser.add_argument("--rules", metavar="CR.txt", help="pin the rules to this text of the Comprehensive Rules")
    parser.add_argument("--again", action="store_true", help="over the file of that name, if nobody has it yet")
    said = parser.parse_args(arguments)
    path = FOLDER / f"{said.name}.json"
    if path.exists() and not said.again:
        print(f"{path} is there already; an edition that anybody has never changes (--again, if nobody has)")
        return 2
    try:
        day = pinned_days()[-1]
        if said.rules is not None:
            print(f"written: {pin_rules(read_rules(Path(said.rules)))}")
            day = read_rules(Path(said.rules)).effective.isoformat()
        rulings = load_rulings(room("features"))
        boards = hashlib.sha256((room("properties") / "frozen" / "boards.jsonl.xz").read_bytes()).hexdigest()
        frozen = freeze(said.name, day, boards, rulings, Profile(said.profile))
        known = pinned_rules(day)
        unknown = sorted({number for ruling in frozen.rulings.values() for number in ruling.cr} - known.keys())
        if unknown:
            print(f"the rules of {day} have no {', '.join(unknown)}; nothing frozen")
            return 1
        path.write_bytes(msgspec.json.format(msgspec.json.encode(frozen)) + b"\n")
    except (OSError, ValueError) as error:
        print(error)
        return 2
    cases = sum(len(ruling.cases) for ruling in frozen.rulings.values())
    print(f"written: {path}: {len(frozen.rulings)} rulings, {cases} cases, {len(frozen.controls)} controls")
    print("EDITION and RULES_DATE in mtg_conformance/certificate.py say which edition certificates are of")
    return 0


if __name__ == "__main__":
    sys.exit(main())
