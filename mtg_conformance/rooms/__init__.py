"""Where the rooms are: the feature files, the adapters and the properties.

In a checkout they are plain folders beside this package. In an installed wheel they lie in this
very folder, so that nothing called `features` or `adapters` turns up at the top of
site-packages.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Literal

__all__ = ["MissingRoom", "Room", "import_root", "module_of", "room"]

Room = Literal["features", "adapters", "properties"]

_HERE = Path(__file__).resolve().parent


class MissingRoom(FileNotFoundError):
    """A room is neither here nor in a checkout: the installation is not whole."""


def import_root() -> Path:
    """The folder from which `mtg_conformance` is imported: the checkout or site-packages."""
    return _HERE.parents[1]


def room(name: Room) -> Path:
    """The folder of a room. Raises MissingRoom with one line if there is none."""
    installed = _HERE / name
    if installed.is_dir():
        return installed
    checkout = import_root() / name
    if checkout.is_dir() and (import_root() / "pyproject.toml").is_file():
        return checkout
    raise MissingRoom(f"no folder {name!r} in {_HERE} or {import_root()}: install mtg-conformance again")


def module_of(name: Room, module: str) -> ModuleType:
    """A module of a room, imported under the name that it has where the room is. Raises MissingRoom."""
    package = f"{__name__}.{name}" if room(name).parent == _HERE else name
    return import_module(f"{package}.{module}")
