"""`mtg-conformance rules`, on digests of made-up rules: which rulings are stale, by name and rule."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.editions import in_order, rules_cited
from mtg_conformance.rules_text import digest

Command = Callable[..., Any]


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Path]:
    """A text that has every rule that is cited, in words of our own, on which the suite is made to rest;
    called with other words for some numbers (null: gone)."""
    numbers = sorted({number for all in rules_cited(the_rulings()).values() for number in all}, key=in_order)
    said: dict[str, str | None] = {number: f"What rule {number} says." for number in numbers}
    pinned = {number: digest(str(text)) for number, text in said.items()}
    monkeypatch.setattr("mtg_conformance.cli.rules.pinned_rules", lambda day: pinned)

    def write(**other: str | None) -> Path:
        changed = said | {name[1:].replace("_", "."): text for name, text in other.items()}
        dots = {number: "" if number[-1].isalpha() else "." for number in changed}
        lines = [f"{number}{dots[number]} {text}" for number, text in changed.items() if text is not None]
        path = tmp_path / "rules.txt"
        path.write_text("These rules are effective as of June 19, 2026.\n\n" + "\n\n".join(lines) + "\n\nGlossary\n")
        return path

    return write


def test_nothing_is_stale_by_the_same_rules(command: Command, rules: Callable[..., Path]) -> None:
    result = command("rules", str(rules()))
    assert result.code == 0
    assert "Rules of 2026-06-19 against those of 2026-04-17" in result.out
    assert "none is stale" in result.out


def test_the_stale_rulings_are_named_with_the_rules(command: Command, rules: Callable[..., Path]) -> None:
    result = command("rules", str(rules(r702_129a="Something else.", r616_1=None)))
    assert result.code == 1
    stale = {line.split(":")[0]: line for line in result.out.splitlines() if "stale: CR" in line}
    cited = rules_cited(the_rulings())
    named = {id if id != "control" else "the controls" for id, all in cited.items() if {"702.129a", "616.1"} & set(all)}
    assert stale.keys() == named
    assert "702.129a changed" in stale["eternalize.4"]
    assert "616.1 gone" in stale["umbra-armor.3"]
    assert "702.129a" not in stale["umbra-armor.3"]
    assert "stale, by 2 rules." in result.out


@pytest.mark.parametrize("raw", [b"", b"\x89PNG\r\n\x1a\n" * 500, b"PK\x03\x04", b"Regeln ab 3. Mai"])
def test_a_file_that_is_no_rules_text(command: Command, tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(raw)
    result = command("rules", str(path))
    assert (result.code, result.out) == (2, "")
    (line,) = result.err.splitlines()
    assert line.startswith(f"mtg-conformance: {path}: not the Comprehensive Rules")
