"""Adapters for engines that the user has built, run for tests where there is such an engine."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from mtg_conformance.engines.child import ChildEngine

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class LocalEngine:
    """`key`: the adapter's folder; `variables`: what must be set in the environment; `unsupported`: how the reasons
    begin that keep cases from running; `lacks`: it has so few of the suite's cards that any reason will do;
    `declares`: makes cards from the facts; `decides`: picks among replacement effects itself and asks nobody."""

    name: str
    key: str
    variables: tuple[str, ...]
    unsupported: tuple[str, ...] = ()
    lacks: bool = False
    declares: bool = False
    decides: bool = False

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
        unset = [name for name in self.variables if not os.environ.get(name)]
        return f"{' and '.join(unset)} not set, so there is no {self.name} to play on" if unset else ""

    @property
    def needed(self) -> pytest.MarkDecorator:
        """Skips, and says so, where there is no engine."""
        return pytest.mark.skipif(bool(self.missing), reason=self.missing)

    def start(self, *arguments: str) -> ChildEngine:
        """The adapter as a child process."""
        return ChildEngine([sys.executable, str(self.folder / "run.py"), *arguments])


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
