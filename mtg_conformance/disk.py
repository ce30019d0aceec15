"""Files that somebody names: read up to a limit, taken for text or not, and written whole or not at all."""

import codecs
import errno
import fcntl
import io
import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

__all__ = [
    "CERTIFICATE",
    "DOCUMENT",
    "MEGABYTE",
    "OUTCOMES",
    "WAIVERS",
    "begin",
    "in_place",
    "lock",
    "not_utf8",
    "other_encoding",
    "read",
    "read_stream",
    "write",
]

MEGABYTE: Final = 1 << 20
DOCUMENT: Final = 16 * MEGABYTE
"""The most bytes of a document, as of an engine's answer; of a text of the rules, too, which has one."""
WAIVERS: Final = MEGABYTE
"""The most of a file of waivers, which people write."""
CERTIFICATE: Final = 64 * MEGABYTE
"""The most of a certificate, which comes to a megabyte at most where no engine is talkative."""
OUTCOMES: Final = 256 * MEGABYTE
"""The most of a file of outcomes, which comes to 6 MB for all cases."""
_MARKS: Final = (  # the longer ones first: the mark of UTF-32 begins like one of UTF-16
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
_NOT_REPLACED: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS, errno.EBUSY, errno.EXDEV})
"""A folder in which nothing new may be made, or a file that is mounted by itself."""


def read(path: Path, most: int) -> bytes:
    """The file's content. Raises OSError, also for more than `most` bytes: a device has no end."""
    with path.open("rb") as file:
        return read_stream(file, most)


def read_stream(stream: BinaryIO, most: int) -> bytes:
    """The rest of the stream. Raises OSError, also for more than `most` bytes."""
    parts: list[bytes] = []
    left = most
    while part := stream.read(min(MEGABYTE, left + 1)):
        if len(part) > left:
            raise OSError(errno.EFBIG, f"it has more than {most // MEGABYTE} MB, and what is expected here has less")
        left -= len(part)
        parts.append(part)
    return b"".join(parts)


def other_encoding(raw: bytes) -> str | None:
    """Which other encoding of text the content has, with what to do; null if none is seen at once."""
    for mark, name in _MARKS:
        if raw.startswith(mark):
            return f"it is {name} text; save it as UTF-8"
    start = raw[:64]
    for name, zeros, others in (("UTF-16", start[1::2], start[::2]), ("UTF-16", start[::2], start[1::2])):
        if len(start) > 1 and not any(zeros) and all(others):
            return f"it is {name} text without a byte order mark, as it looks; save it as UTF-8"
    return None


def not_utf8(raw: bytes) -> str | None:
    """What the content is instead of UTF-8 text, with what to do; null if it is. A mark of UTF-8 does not count."""
    if other := other_encoding(raw):
        return other
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return f"not UTF-8 text (byte 0x{raw[error.start]:02x} on line {line}); save it as UTF-8"
    return None


def write(path: Path, content: bytes) -> None:
    """Write the file whole, or leave what was there as it was. A link is written through, and what is no file
    (a pipe, a device), or what we print to, is written on. Raises OSError."""
    if in_place(path):
        with begin(path) as raw, io.BufferedWriter(raw) as file:
            file.write(content)
        return
    target = Path(os.path.realpath(path))
    there = target.exists()
    if there and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    part = target.with_name(f".mtg-conformance-{os.getpid()}.part")
    try:
        with open(part, "xb") as file:
            file.write(content)
        if there:
            shutil.copymode(target, part)
        os.replace(part, target)
    except OSError as error:
        if not there or error.errno not in _NOT_REPLACED:
            raise
        target.write_bytes(content)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def lock(descriptor: int) -> None:
    """Keep others of us from writing to this file or folder until it is closed. Raises OSError if one does so now."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise OSError(errno.EBUSY, "another run is writing there; wait for its end, or name another") from None
    except OSError:  # some file systems know no locks
        return


def begin(path: Path) -> io.FileIO:
    """A file that is written bit by bit, from its beginning, unless it is something that is written on.
    Raises OSError, also if another run writes to it."""
    printed = _what_we_print_to(path)
    if printed is not None:  # the same place in it, so that neither writes over the other
        return io.FileIO(os.dup(printed), "wb")
    file = io.FileIO(path, "ab")
    try:
        lock(file.fileno())
        if not in_place(path):
            file.truncate(0)
    except BaseException:
        file.close()
        raise
    return file


def in_place(path: Path) -> bool:
    """Whether it is something that is written on, and not replaced by a file of that name: no file, or one that
    whoever reads what we print has open already."""
    if not path.exists():
        return False
    if not path.is_file() or str(path.absolute()).startswith(("/dev/", "/proc/")):
        return True
    return _what_we_print_to(path) is not None


def _what_we_print_to(path: Path) -> int | None:
    """Standard output or error, if the file is that by another name."""
    for descriptor in (1, 2):
        with suppress(OSError):
            if os.path.samestat(path.stat(), os.fstat(descriptor)):
                return descriptor
    return None
