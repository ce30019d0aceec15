"""The adapters that come with the suite, and what each still needs.

Every folder in the room `adapters` holds an `adapter.toml`:

    name = "phase"
    summary = "one line"
    language = "Python"
    homepage = "https://…"
    licence = "MIT"
    command = ["{python}", "{folder}/adapter.py"]

    [[needs]]
    module = "phase"            # a Python module, or: program = "java", variable = "MY_ENGINE_HOME"
    install = "pip install phase-python"
    unless = "SOME_VARIABLE"    # not needed if this environment variable is set

In `command`, `{python}` is the interpreter that runs the suite and `{folder}` the adapter's own.
"""

import importlib.util
import os
import shutil
import sys
import tomllib
from pathlib import Path

import msgspec

from mtg_conformance.cli.usage import BadInput
from mtg_conformance.rooms import room

__all__ = ["Manifest", "Need", "known_adapters", "missing"]


class Need(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that must be there: a Python module, a program or an environment variable, and how
    to get it. `unless`: an environment variable that makes it unnecessary."""

    install: str
    module: str | None = None
    program: str | None = None
    variable: str | None = None
    unless: str | None = None

    def __post_init__(self) -> None:
        """Raises ValueError unless exactly one of the three is named."""
        if [self.module, self.program, self.variable].count(None) != 2:
            raise ValueError("expected one of `module`, `program` and `variable`")

    def is_there(self) -> bool:
        """Whether it is there, or not needed. The module is found but not imported."""
        if self.unless is not None and os.environ.get(self.unless):
            return True
        if self.variable is not None:
            return bool(os.environ.get(self.variable))
        if self.module is not None:
            try:
                return importlib.util.find_spec(self.module) is not None
            except (ImportError, ValueError):
                return False
        return shutil.which(self.program or "") is not None

    def __str__(self) -> str:
        """In words."""
        if self.module is not None:
            return f"the Python module {self.module}"
        return (
            f"the program {self.program}" if self.program is not None else f"the environment variable {self.variable}"
        )


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One `adapter.toml`."""

    name: str
    summary: str
    language: str
    homepage: str
    licence: str
    command: tuple[str, ...]
    needs: tuple[Need, ...] = ()

    def command_line(self, folder: Path) -> list[str]:
        """The command with its places filled in."""
        return [word.replace("{python}", sys.executable).replace("{folder}", str(folder)) for word in self.command]


def known_adapters() -> dict[str, tuple[Manifest, Path]]:
    """Name → manifest and folder, sorted by name. Raises BadInput for a manifest that can't be read."""
    found: dict[str, tuple[Manifest, Path]] = {}
    for path in sorted(room("adapters").glob("*/adapter.toml")):
        try:
            manifest = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Manifest)
        except (OSError, ValueError, msgspec.ValidationError) as error:
            raise BadInput(f"{path}: {error}") from None
        found[manifest.name] = (manifest, path.parent)
    return found


def missing(manifest: Manifest) -> list[Need]:
    """What the adapter needs and this machine has not."""
    return [need for need in manifest.needs if not need.is_there()]
