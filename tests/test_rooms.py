"""Who may import whom: the contracts in pyproject.toml, and that one of them can be broken."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

cli = pytest.importorskip("importlinter.cli")


def kept(config: Path) -> bool:
    """Whether every contract of the file holds for this checkout."""
    return bool(cli.lint_imports(config_filename=str(config), no_cache=True) == 0)


def test_every_room_imports_only_what_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert kept(ROOT / "pyproject.toml")


def test_the_check_sees_an_import_that_is_not_allowed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(ROOT)
    stricter = tmp_path / "pyproject.toml"
    allowed = '"reference_engine.adapter -> mtg_conformance.documents",'
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert allowed in text
    stricter.write_text(text.replace(allowed, ""), encoding="utf-8")
    assert not kept(stricter)
