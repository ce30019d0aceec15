"""Certificates that the user names: read, or refused in one line."""

from pathlib import Path

from mtg_conformance import certificate_file
from mtg_conformance.certificate import Certificate
from mtg_conformance.certificate_file import CertificateProblem
from mtg_conformance.cli.usage import BadInput

__all__ = ["read_certificate"]


def read_certificate(path: Path, option: str = "") -> Certificate:
    """The certificate in this file. `option`: stands before it in a complaint. Raises BadInput."""
    before = f"{option} " if option else ""
    if path.is_dir() and (path / certificate_file.CERTIFICATE).is_file():
        path = path / certificate_file.CERTIFICATE
    try:
        return certificate_file.read(path)
    except CertificateProblem as problem:
        raise BadInput(f"{before}{problem}") from None
