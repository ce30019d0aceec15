"""Waivers: what a gate lets pass although it is not green, why, and until when.

    [[waiver]]
    id = "umbra-armor.5.umbra-first.murder"
    reason = "Mass destruction is worked off one by one"
    link = "https://example.org/issues/12"
    until = 2027-01-31

A waiver names cases or boards one by one, never a ruling, so that it hides nothing else that is red (what is only
blocked by what it names is let pass with it, see `decision`). It needs a reason
to read, a place where somebody works on it, and a last day. One that nobody needs any more is red
itself, with the line to write instead or the lines to delete.
"""

import datetime
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from mtg_conformance import disk
from mtg_conformance.certificate import Certificate, Waived
from mtg_conformance.gate.differences import Entry, entries
from mtg_conformance.verdicts import Verdict

__all__ = ["Complaint", "Waiver", "WaiverFile", "WaiverProblem", "read_waivers"]

_LONGER = datetime.timedelta(days=30)
_FIELDS = ("id", "reason", "link", "until")
_EXAMPLE = 'a [[waiver]] has id = "…", reason = "…", link = "https://…", until = 2027-01-31'
_DRAWN = ".drawn."
_WILD = frozenset("*?[")


class WaiverProblem(ValueError):
    """The file can't be used. The message is one line: where, what, what to do."""


class Waiver(msgspec.Struct, frozen=True, kw_only=True):
    """One waiver. `ids`: of cases and boards; `until`: the last day on which it holds. `first`, `last`: its lines in
    the file; `lines`: the line of each field."""

    ids: tuple[str, ...]
    reason: str
    link: str
    until: datetime.date
    first: int
    last: int
    lines: dict[str, int]


class Complaint(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a waiver that can be read. `what`: in one line, with what to write instead."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class WaiverFile(msgspec.Struct, frozen=True, kw_only=True):
    """All waivers of a file. `file`: as it was named."""

    file: str
    waivers: tuple[Waiver, ...]

    def waived(self, certificate: Certificate, today: datetime.date) -> tuple[Waived, ...]:
        """What these waivers let pass: each case and board that is not green and whose waiver holds today."""
        judged = _judged(certificate)
        return tuple(
            Waived(
                id=judged[id].id,
                verdict=judged[id].verdict,
                reason=waiver.reason,
                link=waiver.link,
                until=waiver.until.isoformat(),
            )
            for waiver in self.waivers
            if today <= waiver.until
            for id in waiver.ids
            if id in judged and not _is_right(judged[id])
        )

    def complaints(
        self,
        certificate: Certificate,
        known: Collection[str],
        rulings: Mapping[str, Collection[str]],
        today: datetime.date,
    ) -> tuple[Complaint, ...]:
        """What is wrong with the waivers themselves: an id that nothing has, one that is a ruling, a case that
        passes, a day that is over. What was not asked for this time is not complained of. `known`: ids of
        all cases and boards; `rulings`: of all rulings, with their cases."""
        judged, known = _judged(certificate), self._known(certificate, known)
        return tuple(
            complaint for waiver in self.waivers for complaint in self._of(waiver, judged, known, rulings, today)
        )

    def not_asked(self, certificate: Certificate, known: Collection[str]) -> tuple[str, ...]:
        """Ids of waivers that this certificate has nothing to say of."""
        judged, known = _judged(certificate), self._known(certificate, known)
        return tuple(id for waiver in self.waivers for id in waiver.ids if id in known and id not in judged)

    def _known(self, certificate: Certificate, known: Collection[str]) -> Collection[str]:
        """With the Cases of red boards, whose ids nobody can know, as long as no board was played."""
        if certificate.boards is not None:
            return known
        return {*known, *(id for waiver in self.waivers for id in waiver.ids if _DRAWN in id)}

    def _of(
        self,
        waiver: Waiver,
        judged: Mapping[str, Entry],
        known: Collection[str],
        rulings: Mapping[str, Collection[str]],
        today: datetime.date,
    ) -> Iterator[Complaint]:
        said: list[str] = []
        right: list[str] = []
        mended = [id for id in waiver.ids if id in judged and _is_right(judged[id])]
        if mended:
            rest = f" (nor is there anything to waive in {len(mended) - 1} more of it)" if len(mended) > 1 else ""
            said.append(f"{mended[0]} {_how_right(judged[mended[0]])}{rest}")
        for id in waiver.ids:
            if id in judged:
                right += [] if _is_right(judged[id]) else [id]
            elif not _WILD.isdisjoint(id):
                said.append(f"{id} has a wildcard, and a waiver names each case")
                right += [one for one in sorted(judged) if fnmatchcase(one, id) and not _is_right(judged[one])]
            elif id in rulings:
                said.append(f"{id} is a ruling, and a waiver names cases, so that it hides nothing else")
                right += [case for case in rulings[id] if case in judged and not _is_right(judged[case])]
            elif id in known:
                right.append(id)
            elif below := [one for one in sorted({*known, *judged}) if one.startswith(f"{id}.")]:
                said.append(f"{id} is the beginning of {len(below)} ids, and a waiver names each")
                right += [one for one in below if one in judged and not _is_right(judged[one])]
            elif _DRAWN in id:
                said.append(f"{id} is not red any more")
            else:
                ids = sorted({*known, *judged})
                near = get_close_matches(id.lower(), ids, n=3, cutoff=0.6)
                said.append(f"no case or board has the id {id}" + (f" (nearest: {', '.join(near)})" if near else ""))
                meant = get_close_matches(id.lower(), ids, n=1, cutoff=0.95)  # a slip of the pen, and no other case
                right += [one for one in meant if one not in judged or not _is_right(judged[one])]
        if said:
            right = list(dict.fromkeys(right))
            instead = f"write: id = {_ids(right)}" if right else f"delete the lines {waiver.first}-{waiver.last}"
            yield self._at(waiver, "id", f"{'; '.join(said)}; {instead}")
        wrong = [id for id in waiver.ids if id in judged and not _is_right(judged[id])]
        if wrong and waiver.until < today:
            longer = (today + _LONGER).isoformat()
            still = f"{wrong[0]} is still {judged[wrong[0]].label}"
            more = f" ({len(wrong) - 1} more of it not green)" if len(wrong) > 1 else ""
            yield self._at(
                waiver, "until", f"expired on {waiver.until}, and {still}{more}; mend it, or write: until = {longer}"
            )

    def _at(self, waiver: Waiver, field: str, what: str) -> Complaint:
        return Complaint(file=self.file, line=waiver.lines.get(field, waiver.first), what=what)


def read_waivers(raw: bytes, file: str) -> WaiverFile:
    """The waivers that stand in a file. `file`: what it is called in messages.

    Raises WaiverProblem for what is no TOML, no waiver, or would be taken for something else than it says.
    """
    if other := disk.not_utf8(raw):
        raise WaiverProblem(f"{file}: {other}")
    text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(file, text, str(error)) from None
    except RecursionError:
        raise WaiverProblem(f"{file}: nested too deep to be read; {_EXAMPLE}") from None
    for name in document:
        if name != "waiver":
            line = _line_of(text, name)
            raise WaiverProblem(f"{file}:{line}: expected [[waiver]] and nothing else, found {name!r}; {_EXAMPLE}")
    tables = document.get("waiver", [])
    places = _places(text)
    if not isinstance(tables, list) or not all(isinstance(one, dict) for one in tables) or len(tables) != len(places):
        line = places[0][0] if places else _line_of(text, "waiver")
        raise WaiverProblem(f"{file}:{line}: expected each waiver below a line [[waiver]] of its own; {_EXAMPLE}")
    waivers = tuple(
        _waiver(file, table, first, last, _fields(text, first, last))
        for table, (first, last) in zip(tables, places, strict=True)
    )
    seen: dict[str, int] = {}
    for waiver in waivers:
        for id in waiver.ids:
            if id in seen:
                line = waiver.lines.get("id", waiver.first)
                raise WaiverProblem(
                    f"{file}:{line}: {id} is waived on line {seen[id]} already; which of them is meant?"
                )
            seen[id] = waiver.lines.get("id", waiver.first)
    return WaiverFile(file=file, waivers=waivers)


def _waiver(file: str, table: dict[str, Any], first: int, last: int, lines: dict[str, int]) -> Waiver:
    def problem(field: str, what: str) -> WaiverProblem:
        return WaiverProblem(f"{file}:{lines.get(field, first)}: {what}")

    for name in table:
        if name not in _FIELDS:
            near = get_close_matches(name, _FIELDS, n=1)
            meant = f"; did you mean {near[0]}?" if near else ""
            raise problem(name, f"a waiver has no field {name!r}{meant}; {_EXAMPLE}")
    for name in _FIELDS:
        if name not in table:
            raise problem("", f"this waiver has no {name}; {_EXAMPLE}")
    given = table["id"]
    ids = (given,) if isinstance(given, str) else given
    if not isinstance(ids, list | tuple) or not ids or not all(isinstance(one, str) and one.strip() for one in ids):
        raise problem("id", f'id: expected the id of a case or board, or several: ["…", "…"], found {_shown(given)}')
    if len(set(ids)) < len(ids):
        twice = next(one for n, one in enumerate(ids) if one in ids[:n])
        raise problem("id", f"{twice} stands twice in this id; write it once")
    for name in ("reason", "link"):
        if not isinstance(table[name], str) or not table[name].strip():
            quotes = "" if isinstance(table[name], str) else "; text stands in quotes"
            raise problem(name, f"{name}: expected some text, found {_shown(table[name])}{quotes}")
        if not table[name].isprintable():
            raise problem(name, f"{name}: expected a single line of plain text, found {_shown(table[name])}")
    if not re.fullmatch(r"https?://[^\s/]+\S*", table["link"]):
        raise problem("link", f"link: expected a web address (https://…), found {_shown(table['link'])}")
    until = table["until"]
    if isinstance(until, datetime.datetime) or not isinstance(until, datetime.date):
        raise problem("until", f"until: expected a day, {_as_day(until)}, found {_shown(until)}")
    return Waiver(
        ids=tuple(ids),
        reason=table["reason"].strip(),
        link=table["link"],
        until=until,
        first=first,
        last=last,
        lines=lines,
    )


def _as_day(until: object) -> str:
    """The day that was probably meant, as TOML writes it."""
    text = until.date().isoformat() if isinstance(until, datetime.datetime) else str(until)
    try:
        return f"write: until = {datetime.date.fromisoformat(text).isoformat()}"
    except ValueError:
        return "such as: until = 2027-01-31"


def _no_toml(file: str, text: str, said: str) -> WaiverProblem:
    """tomllib's own words, with the place in front."""
    place = re.search(r" \(at line (\d+), column (\d+)\)$", said)
    if place is None:
        line, words = len(text.rstrip("\n").split("\n")), f"{said.removesuffix(' (at end of document)')}, at the end"
    else:
        line, words = int(place[1]), f"{said[: place.start()]}, in column {place[2]}"
    return WaiverProblem(f"{file}:{line}: not TOML: {words}; {_EXAMPLE}")


def _places(text: str) -> list[tuple[int, int]]:
    """First and last line of each [[waiver]], counted from 1. tomllib does not tell; but a line that looks like
    the header of one is a header exactly if all that stands before it is TOML by itself."""
    lines = text.split("\n")
    starts = [
        n
        for n, line in enumerate(lines)
        if re.match(r"\s*\[\[\s*[\"']?waiver[\"']?\s*\]\]", line) and _is_toml("\n".join(lines[:n]))
    ]
    places = []
    for start, end in zip(starts, [*starts, len(lines)][1:], strict=True):
        last = end
        while last > start + 1 and (not lines[last - 1].strip() or lines[last - 1].lstrip().startswith("#")):
            last -= 1
        places.append((start + 1, last))
    return places


def _fields(text: str, first: int, last: int) -> dict[str, int]:
    """The line of each field between these lines, in the same way."""
    lines = text.split("\n")
    found: dict[str, int] = {}
    for n in range(first, last):
        key = re.match(r"\s*[\"']?([^\s\"'=]+)[\"']?\s*=", lines[n])
        if key and _is_toml("\n".join(lines[first - 1 : n])):
            found.setdefault(key[1], n + 1)
    return found


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _line_of(text: str, name: str) -> int:
    """The first line that could be that of a top-level name."""
    for n, line in enumerate(text.split("\n"), start=1):
        if re.match(rf"\s*\[*\s*[\"']?{re.escape(name)}\b", line):
            return n
    return 1


def _judged(certificate: Certificate) -> dict[str, Entry]:
    """Everything judged, a red board also by the id of the Case that shows it."""
    found = entries(certificate)
    return {**{entry.known_as: entry for entry in found.values()}, **found}


def _is_right(entry: Entry) -> bool:
    """Whether there is nothing to waive."""
    return entry.verdict in (Verdict.passed, Verdict.indeterminate)


def _how_right(entry: Entry) -> str:
    return "passes" if entry.verdict is Verdict.passed else "is left open by the rules and counts for nothing"


def _ids(ids: Iterable[str]) -> str:
    quoted = [f'"{id}"' for id in ids]
    return quoted[0] if len(quoted) == 1 else f"[{', '.join(quoted)}]"


def _shown(value: object) -> str:
    """A value as TOML has it, or nearly so."""
    if isinstance(value, list):
        text = f"[{', '.join(map(_shown, value))}]"
    elif isinstance(value, dict):
        text = "a table"
    elif isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, datetime.date | datetime.time):
        text = value.isoformat()
    else:
        text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
