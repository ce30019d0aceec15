"""What a command reads and what it writes: no file is both, and none is written over that somebody else made.

Every command says here which files it is about to read and to write, before it does anything else. What
can't be written afterwards, when all was done, is noted here, too: it is told at the end, with an exit code of its own.
"""

import errno
import os
import shlex
import stat
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from mtg_conformance import disk
from mtg_conformance.cli.ours import MOST, Ours
from mtg_conformance.cli.usage import BadInput, ExitCode

__all__ = [
    "STANDARD",
    "NotWritten",
    "Output",
    "Reads",
    "check_places",
    "engine_files",
    "hold",
    "is_ours",
    "let_go",
    "lost",
    "make_folder",
    "note_lost",
    "write_ours",
]

STANDARD = "-"
"""Standard input or output, where a file can be named."""

Reads = Iterable[tuple[str, Path | None]]
"""Each file that is read, behind the option or argument that names it; null: not given."""


class NotWritten(BadInput):
    """All was done, and what came of it can't be written."""

    code = ExitCode.not_written


@dataclass(frozen=True)
class Output:
    """`option`: with which it was given. `ours`: whether a content is one that may be written over, and `what`
    that is; null: nothing is written over, or somebody else looks.
    `inside`: it is in a folder that is made later. `whole`: a folder, and anything directly in it may be written."""

    option: str
    path: Path
    ours: Ours | None = None
    what: str = ""
    inside: bool = False
    whole: bool = False

    def __str__(self) -> str:
        """As the user gave it."""
        return f"{self.option} {self.path}"


def check_places(reads: Reads, writes: Iterable[Output | None]) -> None:
    """Raise BadInput if an output is a file that is read or another output too (by any name: links count), if
    it can't be written, or if it would write over something that is not ours."""
    inputs = [(said, path) for said, path in reads if path is not None and str(path) != STANDARD]
    outputs = [one for one in writes if one is not None and str(one.path) != STANDARD]
    for n, output in enumerate(outputs):
        for said, path in inputs:
            if _same(output.path, path) or (output.whole and _same(output.path, path.parent)):
                raise BadInput(
                    f"{output}: {said} {path} is the same file, and would be written over; name another file"
                )
        for other in outputs[:n]:
            if _same(output.path, other.path) or (other.whole and _same(output.path.parent, other.path)):
                raise BadInput(f"{output}: {other} is the same file, and one of them would be lost; name another file")
    for output in outputs:
        if not output.inside and not output.whole:
            _refuse_unwritable(output)
        _refuse_foreign(output)


def engine_files(choice: str | None) -> Iterator[tuple[str, Path]]:
    """The files that are named in an engine's command line."""
    try:
        words = shlex.split(choice or "", posix=os.name != "nt")
    except ValueError:
        return
    for word in words:
        for place in {word, word.partition("=")[2]} - {""}:
            path = Path(place)
            if path.is_file():
                yield "--engine", path


def _same(one: Path, other: Path) -> bool:
    """Whether both names lead to one file or folder. Devices and pipes are not looked at: they keep nothing."""
    try:
        a, b = one.stat(), other.stat()
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)
    return (stat.S_ISREG(a.st_mode) or stat.S_ISDIR(a.st_mode)) and os.path.samestat(a, b)


def _refuse_unwritable(output: Output) -> None:
    path = output.path
    if os.path.islink(os.path.realpath(path)):
        raise BadInput(f"{output}: can't be written: {os.strerror(errno.ELOOP)}")
    if path.is_dir():
        raise BadInput(f"{output}: can't be written: expected a file, found a folder")
    if not path.exists():
        path = Path(os.path.realpath(path)).parent
    for problem, wrong in ((errno.ENOENT, not path.exists()), (errno.EACCES, not os.access(path, os.W_OK))):
        if wrong:
            raise BadInput(f"{output}: can't be written: {os.strerror(problem)}")


def _refuse_foreign(output: Output) -> None:
    if (
        output.ours is None
        or not output.path.is_file()
        or disk.in_place(output.path)
        or is_ours(output.path, output.ours)
    ):
        return
    what = output.what or "what this command writes"
    raise BadInput(
        f"{output}: the file that is there is not {what}, and is not written over; move it away, or name another"
    )


def is_ours(path: Path, ours: Ours) -> bool:
    """Whether the file is empty or one of ours. One that can't be read is not."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST)
    except OSError:
        return False
    return not raw.strip() or ours(raw)


def make_folder(option: str, folder: Path) -> None:
    """Make the folder if it is not there. Raises BadInput if files can't be made in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BadInput(f"{option} {folder}: can't be written: {error.strerror or error}") from None


def write_ours(option: str, path: Path, content: bytes, ours: Ours) -> bool:
    """Write a file after the work, over nothing but one of ours; whether that went well, else it is noted."""
    try:
        if path.is_file() and not is_ours(path, ours):
            raise FileExistsError(errno.EEXIST, "the file that is there is not ours, and is not written over")
        disk.write(path, content)
    except OSError as error:
        note_lost(f"{option} {path}", error)
        return False
    return True


_HELD: list[int] = []


def hold(option: str, folder: Path) -> None:
    """Have the folder for ourselves until the command ends. Raises BadInput if another run has it."""
    descriptor = os.open(folder, os.O_RDONLY)
    _HELD.append(descriptor)
    try:
        disk.lock(descriptor)
    except OSError as error:
        raise BadInput(f"{option} {folder}: {error.strerror}") from None


_LOST: list[str] = []


def note_lost(what: str, error: OSError) -> None:
    """Something could not be written, and the command goes on. It is told at the end, once."""
    line = f"{what}: can't be written: {error.strerror or error}"
    if line not in _LOST:
        _LOST.append(line)


def lost() -> list[str]:
    """What could not be written, a line each."""
    return list(_LOST)


def let_go() -> None:
    """The command is over: nothing is held any more, and nothing is to be told."""
    _LOST.clear()
    while _HELD:
        os.close(_HELD.pop())
