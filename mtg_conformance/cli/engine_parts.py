"""What an engine is made of, as far as that can be told from its command line: files and packages.

A program loads what it likes. What is found here is what the user named: the words of the command line that
are files, for an adapter of ours its folder, and the packages and files that it says it needs.
"""

import glob
import hashlib
import os
import re
import shlex
import shutil
from collections.abc import Iterable, Iterator, Sequence
from importlib import metadata
from pathlib import Path

from mtg_conformance import __version__
from mtg_conformance.certificate import EnginePart
from mtg_conformance.cli.adapters import Need, known_adapters
from mtg_conformance.cli.choosing import REFERENCE, REFERENCE_PROCESS
from mtg_conformance.documents import as_utf8

__all__ = ["engine_parts", "folder_digest"]

_LAUNCHERS = re.compile(
    r"(python[0-9.]*|pypy[0-9.]*|java|node|nodejs|deno|bun|ruby|perl|php|lua|dotnet|mono|bash|sh|zsh|dash|env"
    r"|uv|uvx|npx|npm|cargo|go|docker|podman|nice|timeout|stdbuf|xvfb-run)(\.exe)?"
)
"""Programs that run whatever they are given. That one of them is the same says nothing about the engine."""


def engine_parts(choice: str) -> tuple[EnginePart, ...]:
    """The parts of the engine that `--engine` names. What can't be read is left out."""
    if choice in (REFERENCE, REFERENCE_PROCESS):
        from reference_engine import adapter

        folder = Path(adapter.__file__).parent
        return (EnginePart(name="reference_engine", kind="folder", version=__version__, digest=folder_digest(folder)),)
    adapters = known_adapters()
    if choice in adapters:
        manifest, folder = adapters[choice]
        own = EnginePart(name=f"adapters/{folder.name}", kind="folder", digest=folder_digest(folder))
        return (own, *(part for need in manifest.needs for part in _needed(need)))
    return tuple(_of_words(shlex.split(choice, posix=os.name != "nt")))


def folder_digest(folder: Path) -> str:
    """in-toto's `dirHash` of the files below the folder, without what Python compiled."""
    return _dir_hash((str(path.relative_to(folder).as_posix()), path) for path in folder.rglob("*"))


def _dir_hash(files: Iterable[tuple[str, Path]]) -> str:
    """SHA-256 of lines as `sha256sum` prints them, in the order of the names' bytes."""
    named = {name: path for name, path in files if not name.endswith(".pyc") and path.is_file()}
    total = hashlib.sha256()
    for name in sorted(named, key=str.encode):
        digest = _digest(named[name])
        if digest is not None:
            total.update(f"{digest}  {name}\n".encode())
    return total.hexdigest()


def _digest(path: Path) -> str | None:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return None


def _of_words(words: Sequence[str]) -> Iterator[EnginePart]:
    """The program, and each further word that is a file or ends in one (`--rules=FILE`, a class path)."""
    seen: set[Path] = set()
    for n, word in enumerate(words):
        kind = "launcher" if n == 0 and _LAUNCHERS.fullmatch(Path(word).name) else "file"
        places = [shutil.which(word) or word] if n == 0 else _places(word)
        for place in places:
            path = Path(place)
            if path.is_file() and path.resolve() not in seen:
                seen.add(path.resolve())
                digest = _digest(path)
                if digest is not None:
                    name = word if n == 0 or place == word else place
                    yield EnginePart(name=as_utf8(name), kind=kind, digest=digest)  # type: ignore[arg-type]  # one of two


def _places(word: str) -> list[str]:
    """The word, and what stands in it behind `=` and between the separators of a path."""
    _, _, value = word.partition("=")
    parts = [word, value, *word.split(os.pathsep), *value.split(os.pathsep)]
    return [place for part in dict.fromkeys(filter(None, parts)) for place in _expanded(part)]


def _expanded(part: str) -> list[str]:
    """Java's `folder/*` is every jar of a folder."""
    return sorted(glob.glob(f"{glob.escape(part[:-1])}*.jar")) if part.endswith(("/*", "\\*")) else [part]


def _needed(need: Need) -> Iterator[EnginePart]:
    if need.unless is not None and os.environ.get(need.unless):
        yield from _of_variable(need.unless)
    elif need.variable is not None:
        yield from _of_variable(need.variable)
    elif need.module is not None:
        for name in sorted(set(metadata.packages_distributions().get(need.module, ()))):
            yield _package(name)


def _of_variable(variable: str) -> Iterator[EnginePart]:
    """The files that an environment variable names; of folders nothing is said."""
    for place in _places(os.environ.get(variable, "")):
        digest = _digest(Path(place)) if Path(place).is_file() else None
        if digest is not None:
            yield EnginePart(name=as_utf8(f"{variable}: {Path(place).name}"), kind="file", digest=digest)


def _package(name: str) -> EnginePart:
    distribution = metadata.distribution(name)
    files = [(str(file), Path(str(distribution.locate_file(file)))) for file in distribution.files or ()]
    # What the installer wrote down about itself is another on each machine.
    own = [(name, path) for name, path in files if ".dist-info/" not in name and not name.startswith("..")]
    return EnginePart(name=distribution.name, kind="package", version=distribution.version, digest=_dir_hash(own))
