"""The program in adapters/phase, loaded for tests: a plain script beside its modules."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "adapters" / "phase"


@cache
def load_program() -> Any:
    """The module adapters/phase/adapter.py. Exits if phase-python is missing: skip first."""
    sys.path.insert(0, str(FOLDER))
    spec = importlib.util.spec_from_file_location("phase_adapter_program", FOLDER / "adapter.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
