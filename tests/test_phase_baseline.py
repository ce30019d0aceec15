"""The baseline of phase.rs, at which the suite's own CI holds it, is one of the engine that is installed for it."""

import re
from pathlib import Path

from mtg_conformance.certificate import EDITION
from mtg_conformance.cli.certificates import read_certificate

ROOT = Path(__file__).resolve().parents[1]
BASELINE = ROOT / "adapters" / "phase" / "baseline" / "certificate.json"


def test_it_is_whole_and_of_this_edition_and_version() -> None:
    baseline = read_certificate(BASELINE)
    (pinned,) = re.findall(r'"phase-python==([\d.]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert (baseline.engine.name, baseline.engine.version) == ("phase.rs", pinned)
    assert baseline.suite.edition == EDITION
    assert not baseline.suite.part
    assert not baseline.partial
    assert baseline.counts.passed > 300
    assert baseline.boards is not None
    assert len(baseline.boards.green) > 20


def test_it_and_the_command_in_which_ci_uses_it_name_the_same_file() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"--engine phase --baseline {BASELINE.relative_to(ROOT)}" in run
