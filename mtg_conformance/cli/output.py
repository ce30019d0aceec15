"""Where things are written: the terminal, and the folder behind `--out`."""

import hashlib
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
from rich.console import Console

from mtg_conformance import certificate_file, disk
from mtg_conformance.certificate import Certificate
from mtg_conformance.certificate_file import CERTIFICATE, OUTCOMES, CertificateProblem
from mtg_conformance.cli import ours
from mtg_conformance.cli.places import Output, hold, is_ours, make_folder, write_ours
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.documents import Case, encode, visible_json
from mtg_conformance.reports.junit import junit

__all__ = ["OutputFolder", "console", "outputs_in", "print_json", "progress_console"]

_FAILURES = "failures"
_JUNIT = "junit.xml"
_WIDTH = 80


def console() -> Console:
    """For results, on standard output."""
    return _wide(Console(file=sys.stdout))


def progress_console() -> Console:
    """For what is not a result, on standard error."""
    return _wide(Console(file=sys.stderr))


def _wide(console: Console) -> Console:
    """Where a terminal has no columns, or says so (`COLUMNS=0`), nothing at all would be printed."""
    if console.width < 1:
        console.width = _WIDTH
    return console


def outputs_in(folder: Path | None) -> tuple[Output, ...]:
    """What `certify --out` and `judge --out` write there."""
    if folder is None:
        return ()
    said = "--out"
    return (
        Output(said, folder / CERTIFICATE, ours.certificate, "a certificate", inside=True),
        Output(said, folder / OUTCOMES, inside=True),  # OutputFolder looks: others write such files, too
        Output(said, folder / _JUNIT, ours.junit, "a report of mtg-conformance", inside=True),
        Output(said, folder / _FAILURES, whole=True),
    )


class OutputFolder:
    """The folder behind `--out`: `certificate.json`, `outcomes.jsonl`, `junit.xml`, `failures/<case id>.json`."""

    def __init__(self, folder: Path) -> None:
        """Make the folder and try it. Raises BadInput if it can't be written."""
        self.folder = folder
        try:
            for where in (folder, folder / _FAILURES):
                make_folder("--out", where)
            hold("--out", folder)
            for name in (CERTIFICATE, OUTCOMES, _JUNIT):
                path = folder / name
                if path.exists() and (path.is_dir() or not os.access(path, os.W_OK)):
                    raise BadInput(f"--out {folder}: {path} can't be written")
            self._refuse_outcomes_of_others()
        except OSError as error:
            raise BadInput(f"--out {folder}: can't be written: {error.strerror or error}") from None

    def write(
        self, certificate: Certificate, cases: Mapping[str, Case], outcomes: bytes, tolerated: Mapping[str, str]
    ) -> None:
        """Write everything, each file whole. `outcomes`: as `judge` reads them. `tolerated`: by id, why something red
        is none for the gate. Failures that an earlier run left here and its certificate names are removed first.
        What the disk refuses is noted (see `note_lost`), and the certificate is not written then: it would name
        what is not there."""
        self._remove_old_failures()
        for id in certificate.red_ids():
            write_ours("--out", self._failure(id), msgspec.json.format(encode(cases[id])) + b"\n", ours.case)
        write_ours("--out", self.folder / _JUNIT, junit(certificate, cases, tolerated), ours.junit)
        if write_ours("--out", self.folder / OUTCOMES, outcomes, ours.outcomes):
            write_ours("--out", self.folder / CERTIFICATE, certificate_file.encode(certificate), ours.certificate)

    def _failure(self, id: str) -> Path:
        return self.folder / _FAILURES / f"{id}.json"

    def _remove_old_failures(self) -> None:
        try:
            old = certificate_file.read(self.folder / CERTIFICATE)
        except CertificateProblem:
            return
        for path in map(self._failure, old.red_ids()):
            with suppress(OSError):
                if path.parent == self.folder / _FAILURES and is_ours(path, ours.case):
                    path.unlink()

    def _refuse_outcomes_of_others(self) -> None:
        """A file of outcomes that no run of ours left here may be all that somebody has of theirs."""
        path = self.folder / OUTCOMES
        if not path.exists() or not path.stat().st_size:
            return
        try:
            known = certificate_file.read(self.folder / CERTIFICATE).outcomes_digest
        except CertificateProblem:
            known = None
        if hashlib.sha256(disk.read(path, disk.OUTCOMES)).hexdigest() != known:
            raise BadInput(
                f"--out {self.folder}: {path} would be written over, and no certificate beside it rests on it;"
                " move it away, or name another folder"
            )


def print_json(document: object) -> None:
    """Indented JSON on standard output, in which nothing can do anything to a terminal."""
    sys.stdout.write(visible_json(msgspec.json.format(msgspec.json.encode(document))).decode() + "\n")
