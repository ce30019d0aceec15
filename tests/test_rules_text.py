"""Reading a text of the rules, and which rulings another text makes stale. The rules here are made up."""

from datetime import date
from pathlib import Path

import pytest

from mtg_conformance.editions import in_order, stale_rules
from mtg_conformance.rules_text import RulesProblem, digest, read_rules

TEXT = """Rules of a made-up game

These rules are effective as of May 3, 2031.

Contents

7. Odds and Ends
702. Habits
Glossary
Credits

7. Odds and Ends

702. Habits

702.1. Cats sleep.

702.1a A cat that\u2019s awake isn\u2019t asleep.
Example: A cat on a table is awake.

702.1b \u201cSleep\u201d means any of these:
dozing \u2013 or a nap.

702.2. Dogs don't.

Glossary

702.9. Not a rule.

Credits
"""


def written(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    path = folder / "rules.txt"
    path.write_bytes(text.encode(encoding))
    return path


def test_rules_are_read_by_number_up_to_the_glossary(tmp_path: Path) -> None:
    found = read_rules(written(tmp_path, TEXT))
    assert found.effective == date(2031, 5, 3)
    assert found.digests == {
        "702.1": digest("Cats sleep."),
        "702.1a": digest("A cat that's awake isn't asleep."),
        "702.1b": digest('"Sleep" means any of these: dozing - or a nap.'),
        "702.2": digest("Dogs don't."),
    }


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (TEXT.replace("\n", "\r\n"), "utf-8-sig"),
        (TEXT.replace("\n", "\r"), "utf-8"),
        (TEXT, "cp1252"),
        (TEXT.replace("\u2019", "'").replace("\u201c", '"').replace("\u201d", '"').replace("\u2013", "-"), "ascii"),
        (TEXT.replace("Cats sleep", "Cats\u00a0 sleep"), "utf-8"),
        (TEXT.replace("Example: A cat on a table is awake.", "Example: Another."), "utf-8"),
    ],
)
def test_how_it_is_spelled_says_nothing(tmp_path: Path, text: str, encoding: str) -> None:
    plain = read_rules(written(tmp_path, TEXT))
    assert read_rules(written(tmp_path, text, encoding)) == plain


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "from which day"),
        ("x" * 1000, "from which day"),
        ("These rules are effective as of May 3, 2031.\n1. Cats\n", "no paragraph begins"),
        ("These rules are effective as of Mai 3, 2031.\n702.1. Cats\nGlossary\n", "Mai 3, 2031"),
        ("These rules are effective as of February 31, 2031.\n702.1. Cats\nGlossary\n", "which is no day"),
        (TEXT[: TEXT.index("Glossary\n\n702.9")], "cut off"),
        (TEXT.replace("702.1b", "702.1a"), "702.1a stands there twice"),
    ],
)
def test_what_is_no_rules_text(tmp_path: Path, text: str, says: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(RulesProblem) as problem:
        read_rules(path)
    assert str(problem.value).startswith(f"{path}: ")
    assert says in str(problem.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RulesProblem, match="can't be read"):
        read_rules(tmp_path / "none.txt")


def test_exactly_the_rulings_that_cite_it_are_stale() -> None:
    cited = {"a": ("702.1", "702.2"), "b": ("702.1a",), "c": ("702.3",)}
    old = {"702.1": "0", "702.1a": "1", "702.2": "2", "702.3": "3"}
    assert stale_rules(cited, old, old | {"702.4": "4"}) == {}
    new = {"702.1": "other", "702.1a": "1", "702.3": "3"}
    assert stale_rules(cited, old, new) == {"a": {"702.1": "changed", "702.2": "gone"}}


def test_rule_numbers_have_an_order() -> None:
    ordered = ["104.1", "702.9", "702.9a", "702.9b", "702.89", "702.89a", "702.100"]
    assert sorted({*ordered}, key=in_order) == ordered
