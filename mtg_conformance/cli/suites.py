"""The rulings and cases as the commands need them."""

import lzma
from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mtg_conformance import disk
from mtg_conformance.adapter_check import checks
from mtg_conformance.certificate import EDITION
from mtg_conformance.cli.drawn import frozen
from mtg_conformance.cli.ours import certificate
from mtg_conformance.cli.selection import all_cases, claim_ids, is_control
from mtg_conformance.cli.usage import BadInput, nearest
from mtg_conformance.documents import Case, DocumentError, read_case
from mtg_conformance.editions import Edition, EditionProblem, edition
from mtg_conformance.features import Ruling, load_rulings
from mtg_conformance.lines import missing_lines
from mtg_conformance.rooms import MissingRoom, room

if TYPE_CHECKING:
    from properties.frozen import FrozenBoard

__all__ = ["find_case", "missing_of_suite", "no_case", "the_boards", "the_controls", "the_edition", "the_rulings"]


@lru_cache(maxsize=1)
def the_rulings() -> tuple[Ruling, ...]:
    """Every ruling of the suite with its cases. Raises BadInput if a feature file is broken."""
    try:
        return tuple(load_rulings(room("features")))
    except (MissingRoom, ValueError) as error:
        raise BadInput(str(error)) from None


def the_edition() -> Edition:
    """The edition that certificates are of. Raises BadInput if its file is broken."""
    try:
        return edition(EDITION)
    except EditionProblem as error:
        raise BadInput(str(error)) from None


def the_controls() -> tuple[Case, ...]:
    """The cases that show that a helping card works. Raises BadInput as `the_rulings` does."""
    return tuple(case for ruling in the_rulings() if is_control(ruling) for case in ruling.cases)


def the_boards() -> "tuple[FrozenBoard, ...]":
    """The frozen boards of the edition, in order. Raises BadInput if their file is broken."""
    try:
        return frozen.frozen_boards()
    except (OSError, lzma.LZMAError, EOFError, msgspec.MsgspecError) as error:
        raise BadInput(f"{frozen.FILE}: {error}; install mtg-conformance again") from None


def missing_of_suite() -> dict[str, str]:
    """The official rulings and corner cases that no case stages, each with the reason. Raises
    BadInput if a file that says so is broken."""
    try:
        return missing_lines(room("features"))
    except (MissingRoom, DocumentError) as error:
        raise BadInput(str(error)) from None


def find_case(given: str) -> Case:
    """A case by file name, or one of the suite's, a frozen board or a board of the adapter check by id.

    Raises BadInput if there is neither, or if the file holds no valid case.
    """
    path = Path(given)
    if path.exists() or path.suffix == ".json":
        try:
            return read_case(path)
        except DocumentError as error:
            if _is_certificate(path):
                raise BadInput(f"{path}: it is a certificate, and no case; its red cases are in failures/") from None
            raise BadInput(str(error)) from None
    cases = {**all_cases(the_rulings()), **{board.id: board for board in checks()}}
    if given.startswith("board."):
        cases |= {board.case.id: board.case for board in the_boards()}
    if given not in cases:
        raise BadInput(f"{given}: no such file, and {no_case(given, cases)}")
    return cases[given]


def _is_certificate(path: Path) -> bool:
    try:
        return path.is_file() and certificate(disk.read(path, disk.CERTIFICATE))
    except OSError:
        return False


def no_case(given: str, cases: Collection[str], most: int = 3) -> str:
    """Why this id is none of these cases, and which are meant perhaps: those of the ruling that it names, or
    those that begin like it."""
    below = [id for id in cases if id.startswith(f"{given}.")]
    rulings = {ruling.id: ruling for ruling in the_rulings() if not is_control(ruling)}
    if given in claim_ids(rulings.values()):
        return f"it is a claim about any board, and no case (`mtg-conformance certify --only {given}` judges it)"
    if given in rulings and rulings[given].untestable:
        return f"it is a ruling that can't be tested (`mtg-conformance list {given}` says why)"
    if not below and given not in rulings:
        return f"no case has that id{nearest(given, cases)}"
    what = "it is a ruling, and no case" if given in rulings else "it is only the beginning of the ids of cases"
    first = f"; its first cases: {', '.join(below[:most])}" if below else ""
    return f"{what}{first} (`mtg-conformance list {given}` has all)"
