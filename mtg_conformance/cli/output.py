"""Where things are written: the terminal, and the folder behind `--out`."""

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec
from rich.console import Console

from mtg_conformance.certificate import Certificate
from mtg_conformance.cli.usage import BadInput
from mtg_conformance.documents import Case, encode
from mtg_conformance.reports.junit import junit

__all__ = ["OutputFolder", "console", "progress_console"]

_CERTIFICATE = "certificate.json"
_FAILURES = "failures"


def console() -> Console:
    """For results, on standard output."""
    return Console(file=sys.stdout)


def progress_console() -> Console:
    """For what is not a result, on standard error."""
    return Console(file=sys.stderr)


class OutputFolder:
    """The folder behind `--out`: `certificate.json`, `junit.xml`, `failures/<case id>.json`."""

    def __init__(self, folder: Path) -> None:
        """Make the folder and try it. Raises BadInput if it can't be written."""
        self.folder = folder
        try:
            (folder / _FAILURES).mkdir(parents=True, exist_ok=True)
            for where in (folder, folder / _FAILURES):
                with tempfile.TemporaryFile(dir=where):
                    pass
            for name in (_CERTIFICATE, "junit.xml"):
                path = folder / name
                if path.exists() and (path.is_dir() or not os.access(path, os.W_OK)):
                    raise BadInput(f"--out {folder}: {path} can't be written")
        except OSError as error:
            raise BadInput(f"--out {folder}: can't be written: {error.strerror or error}") from None

    def write(self, certificate: Certificate, cases: Mapping[str, Case]) -> None:
        """Write everything. Failures that an earlier run left here and its certificate names
        are removed first. Raises BadInput if the disk refuses."""
        try:
            self._remove_old_failures()
            for id in certificate.red_ids():
                self._failure(id).write_bytes(msgspec.json.format(encode(cases[id])) + b"\n")
            (self.folder / "junit.xml").write_bytes(junit(certificate))
            (self.folder / _CERTIFICATE).write_bytes(as_json(certificate) + b"\n")
        except OSError as error:
            raise BadInput(f"--out {self.folder}: can't be written: {error.strerror or error}") from None

    def _failure(self, id: str) -> Path:
        return self.folder / _FAILURES / f"{id}.json"

    def _remove_old_failures(self) -> None:
        try:
            old = msgspec.json.decode((self.folder / _CERTIFICATE).read_bytes(), type=Certificate)
        except (OSError, msgspec.MsgspecError):
            return
        for id in old.red_ids():
            self._failure(id).unlink(missing_ok=True)


def as_json(document: msgspec.Struct) -> bytes:
    """Indented JSON."""
    return msgspec.json.format(msgspec.json.encode(document))
