"""Several certificates on one page: which engine follows which ruling."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mtg_conformance.certificate import Certificate, RulingReport
from mtg_conformance.documents.foreign import foreign
from mtg_conformance.reports.page import engine_words
from mtg_conformance.reports.render import render

__all__ = ["matrix_page"]


@dataclass(frozen=True)
class Column:
    """An engine: its name and version, the certificate, and what a reader must know of it."""

    name: str
    certificate: Certificate
    notes: Sequence[str]


@dataclass(frozen=True)
class Cell:
    """What one engine's certificate says of one ruling; `report` is null if it says nothing."""

    who: str
    report: RulingReport | None


@dataclass(frozen=True)
class Row:
    """A ruling. `differs`: those that were asked for it don't all come to the same verdict."""

    id: str
    title: str
    cells: Sequence[Cell]

    @property
    def differs(self) -> bool:
        return len({cell.report.verdict for cell in self.cells if cell.report is not None}) > 1


def matrix_page(certificates: Sequence[Certificate]) -> str:
    """The page as HTML, ending in a newline: a column for each certificate, a row for each ruling that any
    of them has."""
    columns = [Column(engine_words(one), one, list(_notes(one))) for one in certificates]
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
    return render("matrix.html.jinja", columns=columns, rows=rows, other_cases=_other_cases(certificates))


def _other_cases(certificates: Sequence[Certificate]) -> bool:
    """Whether they don't all rest on the same cases."""
    return len({(one.suite.edition, one.suite.fingerprint) for one in certificates}) > 1


def _notes(certificate: Certificate) -> Iterator[str]:
    if certificate.partial:
        yield "Broken off before every case was judged."
    if certificate.suite.part:
        yield "Only part of the edition was asked for."
    if certificate.engine.forced:
        yield f"Actions forced by the adapter instead of played: {_some(certificate.engine.forced)}."
    if certificate.engine.declared:
        yield f"Cards that the adapter made from the facts: {_some(certificate.engine.declared)}."
    yield from (foreign(note, 400) for note in certificate.notes)


def _some(words: Sequence[str]) -> str:
    more = f" and {len(words) - 40} more" if len(words) > 40 else ""
    return ", ".join(foreign(word, 60) for word in words[:40]) + more
