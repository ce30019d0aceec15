"""The account of reported bugs: which case of the suite would have caught each, and why some are outside.

`field_log.toml` is the account, this module reads it and makes a page of it:

    python -m properties.field_log > docs/field-log.md
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from mtg_conformance.documents import DocumentError

__all__ = ["FILE", "FieldLog", "Report", "field_log_page", "read_field_log"]

FILE: Final = Path(__file__).with_suffix(".toml")


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bug that somebody reported of an engine. Either `cases` would have been red on that engine, or
    the report is `outside` for a reason. `misreading`: the reference engine with that bug, on which each
    of the cases is red; where there is none, `unplanted` says why. `shown_by`: in what the cases differ
    from the reported board. The reasons, like `bug`, are one line."""

    id: str
    engine: str
    url: str
    bug: str
    cases: tuple[str, ...] = ()
    misreading: str | None = None
    unplanted: str | None = None
    shown_by: str | None = None
    outside: str | None = None

    def problem(self) -> str | None:
        """What is wrong with the entry, in one line, or null."""
        if bool(self.cases) == (self.outside is not None):
            return "expected either cases or why it is outside"
        if self.cases and (self.misreading is None) == (self.unplanted is None):
            return "expected either a misreading or why there is none"
        if self.outside is not None and (self.misreading or self.unplanted or self.shown_by):
            return "what is outside has nothing further to say"
        if len(set(self.cases)) != len(self.cases):
            return "a case stands there twice"
        told = (self.engine, self.url, self.bug, self.unplanted, self.shown_by, self.outside)
        if any(text is not None and (not text.strip() or len(text.splitlines()) > 1) for text in told):
            return "expected texts of one line"
        return None


class FieldLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole account. `ids`: the reports that it has to cover."""

    ids: tuple[str, ...]
    report: tuple[Report, ...]


def read_field_log(path: Path = FILE) -> FieldLog:
    """The account from its file. Raises DocumentError (file, report, what is wrong) for what can't be
    read, an entry that is neither caught nor outside, and a report that is missing or stands there twice."""
    try:
        log = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), FieldLog)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DocumentError(f"{path}: {error}") from None
    for report in log.report:
        problem = report.problem()
        if problem is not None:
            raise DocumentError(f"{path}: {report.id}: {problem}")
    found = [report.id for report in log.report]
    for id in sorted({*found, *log.ids}):
        if found.count(id) != 1 or log.ids.count(id) != 1:
            raise DocumentError(f"{path}: {id}: expected once among the ids and once as a report")
    return log


HEAD: Final = """# Bugs from the field

Bugs that engines were reported to have, about umbra armor, eternalize and the rules that they lean on; and the cases
that would have caught them. Each case passes on the reference engine and is red on it with the misreading that behaves
as the report says (`properties/misreadings`), which a test holds.

Made from `properties/field_log.toml` by `python -m properties.field_log`, not by hand.
"""


def field_log_page(log: FieldLog) -> str:
    """The page as Markdown: how many are caught, then a line for each report."""
    return "\n".join([HEAD, *_totals(log.report), "", *_table(log.report), ""])


def _totals(reports: Sequence[Report]) -> list[str]:
    caught = [report for report in reports if report.cases]
    planted = sum(report.misreading is not None for report in caught)
    engines = len({report.engine for report in reports})
    return [
        f"{len(reports)} reports from {engines} sources: {len(caught)} caught by a case,"
        f" {len(reports) - len(caught)} outside.",
        f"{planted} of those that are caught are planted in the reference engine.",
    ]


def _table(reports: Sequence[Report]) -> list[str]:
    lines = ["| report | engine | what was wrong | caught by, or why not |", "| --- | --- | --- | --- |"]
    for one in reports:
        cells = [f"[{one.id}]({one.url})", one.engine, one.bug, _caught_by(one)]
        lines.append(f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |")
    return lines


def _caught_by(one: Report) -> str:
    if one.outside is not None:
        return f"outside: {one.outside}"
    said = ", ".join(f"`{case}`" for case in one.cases)
    if one.shown_by is not None:
        said += f" ({one.shown_by})"
    return said + (f"; misreading `{one.misreading}`" if one.misreading else f"; not planted: {one.unplanted}")


if __name__ == "__main__":
    sys.stdout.write(field_log_page(read_field_log()))
