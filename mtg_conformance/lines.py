"""The lines that the suite has to account for beyond the bullets: official rulings and corner cases.

Each line has an id of its own: CU and RU (corner cases and official rulings on umbra armor), CE and
RE (those on eternalize). A scenario that stages one says so with a tag `@line:CE-14`; a line that no
scenario stages stands with its reason in a file `missing.toml` beside the corner features.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from mtg_conformance.documents import DocumentError
from mtg_conformance.features import FeatureFile

__all__ = ["LINES", "MISSING", "account", "missing_lines", "staged_lines"]

MISSING: Final = "missing.toml"
LINES: Final[tuple[str, ...]] = tuple(
    f"{kind}-{n:02d}" for kind, last in (("RU", 33), ("RE", 27), ("CU", 85), ("CE", 69)) for n in range(1, last + 1)
)
"""All of them, the official rulings first."""


def staged_lines(files: Iterable[FeatureFile]) -> dict[str, tuple[str, ...]]:
    """Line → ids of the cases and claims that stage it."""
    found: dict[str, list[str]] = {}
    for file in files:
        for id, lines in file.lines.items():
            for line in lines:
                found.setdefault(line, []).append(id)
    return {line: tuple(found[line]) for line in sorted(found)}


def missing_lines(folder: Path) -> dict[str, str]:
    """Line → why no scenario stages it, from every `missing.toml` below the folder.

    Raises DocumentError (file, entry, what is wrong) for what can't be read, an id that is none of
    `LINES` or stands there twice, and a reason that is no single line.
    """
    found: dict[str, str] = {}
    for path in sorted(folder.rglob(MISSING)):
        try:
            text = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise DocumentError(f"{path}: can't be read: {error}") from None
        entries = text.get("line", [])
        if set(text) - {"line"} or not isinstance(entries, list):
            raise DocumentError(f"{path}: expected [[line]] entries with id and reason, and nothing else")
        for n, entry in enumerate(entries, start=1):
            id, reason = _entry(path, n, entry)
            if id in found:
                raise DocumentError(f"{path}: line entry {n}: {id} stands there twice")
            found[id] = reason
    return found


def _entry(path: Path, n: int, entry: object) -> tuple[str, str]:
    if not isinstance(entry, dict) or set(entry) != {"id", "reason"}:
        raise DocumentError(f"{path}: line entry {n}: expected id and reason, and nothing else")
    id, reason = entry["id"], entry["reason"]
    if id not in LINES:
        raise DocumentError(f"{path}: line entry {n}: {id!r} is none of CU, CE, RU, RE with its number")
    if not isinstance(reason, str) or not reason.strip() or re.search(r"[\n\r]", reason):
        raise DocumentError(f"{path}: line entry {n}: {id} needs a reason of one line")
    return id, reason


def account(staged: Mapping[str, object], missing: Mapping[str, object]) -> list[str]:
    """What is wrong with the account, a line each: a line that is neither staged nor missing with a
    reason, or both, or none of `LINES`."""
    problems = [f"{line} is no line of CU, CE, RU or RE" for line in sorted(set(staged) - set(LINES))]
    for line in LINES:
        if line in staged and line in missing:
            problems.append(f"{line} is staged, and stands in {MISSING} all the same")
        elif line not in staged and line not in missing:
            problems.append(f"{line} has neither a scenario with @line:{line} nor a reason in {MISSING}")
    return problems
