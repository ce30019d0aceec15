"""Where things are written: the terminal, and the folder behind `--out`."""

import hashlib
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec
from rich.console import Console

from mtg_conformance import certificate_file
from mtg_conformance.certificate import Certificate
from mtg_conformance.certificate_file import CERTIFICATE, OUTCOMES, CertificateProblem
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.documents import Case, encode
from mtg_conformance.reports.junit import junit

__all__ = ["OutputFolder", "console", "progress_console"]

_FAILURES = "failures"


def console() -> Console:
    """For results, on standard output."""
    return Console(file=sys.stdout)


def progress_console() -> Console:
    """For what is not a result, on standard error."""
    return Console(file=sys.stderr)


class OutputFolder:
    """The folder behind `--out`: `certificate.json`, `outcomes.jsonl`, `junit.xml`, `failures/<case id>.json`."""

    def __init__(self, folder: Path) -> None:
        """Make the folder and try it. Raises BadInput if it can't be written."""
        self.folder = folder
        try:
            (folder / _FAILURES).mkdir(parents=True, exist_ok=True)
            for where in (folder, folder / _FAILURES):
                with tempfile.TemporaryFile(dir=where):
                    pass
            for name in (CERTIFICATE, OUTCOMES, "junit.xml"):
                path = folder / name
                if path.exists() and (path.is_dir() or not os.access(path, os.W_OK)):
                    raise BadInput(f"--out {folder}: {path} can't be written")
            self._refuse_outcomes_of_others()
        except OSError as error:
            raise BadInput(f"--out {folder}: can't be written: {error.strerror or error}") from None

    def write(
        self, certificate: Certificate, cases: Mapping[str, Case], outcomes: bytes, tolerated: Mapping[str, str]
    ) -> None:
        """Write everything. `outcomes`: as `judge` reads them. `tolerated`: by id, why something red is none for the
        gate. Failures that an earlier run left here and its certificate names are removed first. Raises
        BadInput if the disk refuses."""
        try:
            self._remove_old_failures()
            for id in certificate.red_ids():
                self._failure(id).write_bytes(msgspec.json.format(encode(cases[id])) + b"\n")
            (self.folder / "junit.xml").write_bytes(junit(certificate, cases, tolerated))
            (self.folder / OUTCOMES).write_bytes(outcomes)
            certificate_file.write(self.folder / CERTIFICATE, certificate)
        except OSError as error:
            raise BadInput(f"--out {self.folder}: can't be written: {error.strerror or error}") from None

    def _failure(self, id: str) -> Path:
        return self.folder / _FAILURES / f"{id}.json"

    def _remove_old_failures(self) -> None:
        try:
            old = certificate_file.read(self.folder / CERTIFICATE)
        except CertificateProblem:
            return
        for id in old.red_ids():
            self._failure(id).unlink(missing_ok=True)

    def _refuse_outcomes_of_others(self) -> None:
        """A file of outcomes that no run of ours left here may be all that somebody has of theirs."""
        path = self.folder / OUTCOMES
        if not path.exists() or not path.stat().st_size:
            return
        try:
            known = certificate_file.read(self.folder / CERTIFICATE).outcomes_digest
        except CertificateProblem:
            known = None
        if hashlib.sha256(path.read_bytes()).hexdigest() != known:
            raise BadInput(
                f"--out {self.folder}: {path} would be written over, and no certificate beside it rests on it;"
                " move it away, or name another folder"
            )


def as_json(document: msgspec.Struct) -> bytes:
    """Indented JSON."""
    return msgspec.json.format(msgspec.json.encode(document))
