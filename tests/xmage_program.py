"""The adapter for XMage, run for tests on an XMage that the user has built."""

import os
import sys
from pathlib import Path

import pytest

from mtg_conformance.engines.child import ChildEngine

FOLDER = Path(__file__).parent.parent / "adapters" / "xmage"
VARIABLE = "MTG_CONFORMANCE_XMAGE_CLASSPATH"

needs_xmage = pytest.mark.skipif(
    not os.environ.get(VARIABLE), reason=f"{VARIABLE} is not set, so there is no XMage to play on"
)


def xmage_engine(*arguments: str) -> ChildEngine:
    """The adapter as a child process."""
    return ChildEngine([sys.executable, str(FOLDER / "run.py"), *arguments])
