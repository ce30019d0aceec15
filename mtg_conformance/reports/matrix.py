"""Several certificates on one page: which engine follows which ruling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mtg_conformance.certificate import Certificate, RulingReport
from mtg_conformance.reports.foreign import foreign
from mtg_conformance.reports.page import engine_words, render

__all__ = ["matrix_page"]


@dataclass(frozen=True)
class Column:
    """An engine: its name and version, and the certificate."""

    name: str
    certificate: Certificate


@dataclass(frozen=True)
class Cell:
    """What one engine's certificate says of one ruling; `report` is null if it says nothing."""

    who: str
    report: RulingReport | None


@dataclass(frozen=True)
class Row:
    """A ruling. `differs`: the engines don't all come to the same verdict."""

    id: str
    title: str
    cells: Sequence[Cell]

    @property
    def differs(self) -> bool:
        return len({None if cell.report is None else cell.report.verdict for cell in self.cells}) > 1


def matrix_page(certificates: Sequence[Certificate]) -> str:
    """The page as HTML, ending in a newline: a column for each certificate, a row for each ruling that any
    of them has."""
    columns = [Column(engine_words(one), one) for one in certificates]
    titles = {ruling.id: ruling.title for one in reversed(certificates) for ruling in one.rulings}
    ids = dict.fromkeys(ruling.id for one in certificates for ruling in one.rulings)
    of = [{ruling.id: ruling for ruling in one.rulings} for one in certificates]
    rows = [
        Row(
            id,
            titles[id],
            [Cell(column.name, reports.get(id)) for column, reports in zip(columns, of, strict=True)],
        )
        for id in ids
    ]
    return render("matrix.html.jinja", columns=columns, rows=rows, notes=_notes(certificates))


def _notes(certificates: Sequence[Certificate]) -> list[str]:
    """What a reader must know before comparing."""
    notes = []
    if len({(one.suite.edition, one.suite.fingerprint) for one in certificates}) > 1:
        notes.append("Not all were judged by the same cases: compare the editions and fingerprints below.")
    for one in certificates:
        name = engine_words(one)
        if one.partial:
            notes.append(f"{name}: broken off before every case was judged.")
        if one.suite.part:
            notes.append(f"{name}: only part of the edition was asked for.")
        if one.engine.forced:
            notes.append(f"{name}: actions forced by the adapter instead of played: {_some(one.engine.forced)}.")
        if one.engine.declared:
            notes.append(f"{name}: cards that the adapter made from the facts: {_some(one.engine.declared)}.")
        notes += [f"{name}: {foreign(note, 400)}" for note in one.notes]
    return notes


def _some(words: Sequence[str]) -> str:
    more = f" and {len(words) - 40} more" if len(words) > 40 else ""
    return ", ".join(foreign(word, 60) for word in words[:40]) + more
