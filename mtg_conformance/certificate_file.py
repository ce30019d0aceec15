"""`certificate.json`: how a certificate is written, and how it is read again."""

import codecs
from pathlib import Path

import msgspec

from mtg_conformance import disk
from mtg_conformance.certificate import FORMAT, Certificate
from mtg_conformance.documents import printable, visible_json
from mtg_conformance.statement import Statement, statement_of

__all__ = ["CERTIFICATE", "OUTCOMES", "CertificateProblem", "decode", "encode", "read", "write"]

CERTIFICATE = "certificate.json"
OUTCOMES = "outcomes.jsonl"


class CertificateProblem(ValueError):
    """A file that can't be used as a certificate. The message is one line: which file, and why."""


class _Version(msgspec.Struct):
    format: int


class _Inside(msgspec.Struct, rename="camel"):
    mtg_conformance: _Version


class _Outside(msgspec.Struct):
    """Of a certificate of any version only this much."""

    predicate: _Inside


def encode(certificate: Certificate) -> bytes:
    """The file's content: an in-toto Statement (see `mtg_conformance.statement`), indented."""
    return visible_json(msgspec.json.format(msgspec.json.encode(statement_of(certificate)))) + b"\n"


def decode(raw: bytes, where: str) -> Certificate:
    """The certificate in a file's content. Whether the rest of the Statement says the same is not looked
    at (`mtg-conformance verify` does). Raises CertificateProblem, which begins with `where`."""
    try:
        certificate = msgspec.json.decode(raw, type=Statement).predicate.mtg_conformance
    except msgspec.ValidationError as error:
        raise CertificateProblem(f"{where}: {_other_version(raw) or _not_ours(str(error))}") from None
    except RecursionError:
        raise CertificateProblem(f"{where}: not a certificate: nested too deep to be read") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CertificateProblem(f"{where}: not a certificate: {_not_json(raw, str(error))}") from None
    if certificate.format != FORMAT:
        raise CertificateProblem(f"{where}: {_other_version(raw)}")
    return certificate


def read(path: Path) -> Certificate:
    """The certificate in a file. Raises CertificateProblem, also if there is no such file."""
    try:
        raw = disk.read(path, disk.CERTIFICATE)
    except OSError as error:
        raise CertificateProblem(f"{path}: can't be read: {error.strerror or error}") from None
    return decode(raw, str(path))


def write(path: Path, certificate: Certificate) -> None:
    """Write the file. Raises OSError."""
    disk.write(path, encode(certificate))


def _other_version(raw: bytes) -> str | None:
    """A certificate of another format fails for many reasons; that is the one to tell."""
    try:
        found = msgspec.json.decode(raw, type=_Outside).predicate.mtg_conformance.format
    except (msgspec.MsgspecError, RecursionError):
        return None
    if found == FORMAT:
        return None
    return f"a certificate of format {found}, and this version of mtg-conformance reads format {FORMAT}"


def _not_json(raw: bytes, problem: str) -> str:
    if not raw.strip():
        return "the file is empty"
    if raw.startswith(codecs.BOM_UTF8):
        return "it begins with a byte order mark (UTF-8), so another program saved it; take it as it was written"
    return disk.other_encoding(raw) or f"not JSON, or cut off ({printable(problem)})"


def _not_ours(problem: str) -> str:
    return f"not a certificate of mtg-conformance: {printable(problem)}"
