"""What all tests share: one cache of bytecode for the programs that they start."""

import os
import sys
import tempfile

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Where Python may write no bytecode, as in many containers, each program that a test starts would compile the
    suite, pytest and Hypothesis anew. So they get a folder for it, which goes away afterwards."""
    if sys.dont_write_bytecode and "PYTHONPYCACHEPREFIX" not in os.environ:
        folder = tempfile.TemporaryDirectory(prefix="mtg-conformance-bytecode-", ignore_cleanup_errors=True)
        config.add_cleanup(folder.cleanup)
        environment = pytest.MonkeyPatch()
        config.add_cleanup(environment.undo)
        environment.setenv("PYTHONPYCACHEPREFIX", folder.name)
        environment.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
