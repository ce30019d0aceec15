"""Adapters whose engines are there only where the user has built or installed them, run for tests where they are."""

import os
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from mtg_conformance.engines.child import ChildEngine

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class LocalEngine:
    """`key`: the adapter's folder; `variables`: what must be set in the environment; `packages`: what must be
    installed; `program`: what starts it; `unsupported`: how the reasons begin that keep cases from running; `lacks`: it
    has so few of the suite's cards that any reason will do; `declares`: makes cards from the facts; `takes`: boards
    that others can't set up, named by what is in them; `decides`: picks among replacement effects itself and asks
    nobody; `taps`: pays with lands of its own choice while something resolves."""

    name: str
    key: str
    variables: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    program: str = "run.py"
    unsupported: tuple[str, ...] = ()
    lacks: bool = False
    declares: bool = False
    takes: tuple[str, ...] = ()
    decides: bool = False
    taps: bool = False

    @property
    def folder(self) -> Path:
        """The adapter's."""
        return ROOT / "adapters" / self.key

    @property
    def recording(self) -> Path:
        """What the engine answered to the whole suite."""
        return ROOT / "tests" / "fixtures" / f"{self.key}-outcomes.jsonl.xz"

    @property
    def situations(self) -> Path:
        """By case, a digest of the Situation that it then had."""
        return ROOT / "tests" / "fixtures" / f"{self.key}-situations.json.xz"

    @property
    def missing(self) -> str:
        """Why there is no engine to play on; empty if there is one."""
        unset = [f"{name} not set" for name in self.variables if not os.environ.get(name)]
        unset += [f"{name} not installed" for name in self.packages if find_spec(name) is None]
        return f"{' and '.join(unset)}, so there is no {self.name} to play on" if unset else ""

    @property
    def needed(self) -> pytest.MarkDecorator:
        """Skips, and says so, where there is no engine."""
        return pytest.mark.skipif(bool(self.missing), reason=self.missing)

    def start(self, *arguments: str) -> ChildEngine:
        """The adapter as a child process."""
        return ChildEngine([sys.executable, str(self.folder / self.program), *arguments])


TWO_PLAYERS = "this adapter plays games of two players"
XMAGE = LocalEngine("XMage", "xmage", ("MTG_CONFORMANCE_XMAGE_CLASSPATH",), unsupported=(TWO_PLAYERS,))
FORGE = LocalEngine(
    "Forge",
    "forge",
    ("MTG_CONFORMANCE_FORGE_CLASSPATH", "MTG_CONFORMANCE_FORGE_RES"),
    unsupported=(
        TWO_PLAYERS,
        "Forge has no script for ",
        "this Forge has no rules for shield counters",
        "Forge knows no counters ",
    ),
    declares=True,
)
COUNCIL4 = LocalEngine("council4", "council4", ("MTG_CONFORMANCE_COUNCIL4",), lacks=True, declares=True)
MAGARENA = LocalEngine(
    "Magarena",
    "magarena",
    ("MTG_CONFORMANCE_MAGARENA_CLASSPATH", "MTG_CONFORMANCE_MAGARENA_HOME"),
    lacks=True,
    declares=True,
    decides=True,
)
LOCAL_ENGINES = (XMAGE, FORGE, COUNCIL4, MAGARENA)
PHASE = LocalEngine(
    "phase.rs",
    "phase",
    packages=("phase", "mtg"),
    program="adapter.py",
    declares=True,
    takes=("command", "no such kind"),
    taps=True,
)
