"""Every Markdown file: its links lead somewhere, and its commands are ones that exist."""

import importlib.util
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from mtg_conformance.cli import app

ROOT = Path(__file__).resolve().parents[1]
GROUP: Any = typer.main.get_command(app)
FOLDERS = ("docs", "adapters", "mtg_conformance", "features", ".github")
FILES = [ROOT / "README.md", *sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.md"))]
OURS = ("mtg_conformance", "properties", "reference_engine", "features", "adapters")
pages = pytest.mark.parametrize("page", FILES, ids=[str(path.relative_to(ROOT)) for path in FILES])


def _prose(page: Path) -> str:
    """The page without its fenced blocks, in which brackets are no links."""
    return re.sub(r"^(```|~~~).*?^\1", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def _anchors(page: Path) -> set[str]:
    """What can stand behind # for this page, as GitHub makes it from the headings."""
    headings = re.findall(r"^#+ (.*)$", _prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def dead_links(page: Path) -> Iterator[str]:
    """The links to files that are not there and to headings that are not in them."""
    for target in re.findall(r"\]\(([^)\s]+)(?: \"[^\"]*\")?\)", _prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            yield f"{target}: no such file"
        elif anchor and anchor not in _anchors(file):
            yield f"{target}: no such heading"


def _lines(page: Path) -> Iterator[str]:
    """What looks like a command line: in blocks and between backticks, a line that ends in a
    backslash with the next one, without its comment."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    blocks = re.findall(r"^(?:```|~~~)\S*\n(.*?)^(?:```|~~~)", text, re.DOTALL | re.MULTILINE)
    indented = re.findall(r"^(?: {4}|\t)(.*)$", text, re.MULTILINE)
    prose = re.sub(r"^(```|~~~).*?^\1", "", text, flags=re.DOTALL | re.MULTILINE)
    for line in [*"".join(blocks).splitlines(), *indented, *re.findall(r"`([^`\n]+)`", prose)]:
        for part in re.split(r"&&|\|(?!\|)|;", line):
            yield re.sub(r"\s#\s.*$", "", part).strip().strip("`").removeprefix("$ ").removeprefix("run: ")


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError:  # a quote that is an apostrophe
        return line.split()


def wrong_commands(page: Path) -> Iterator[str]:
    """The command lines of ours that name a command or an option that does not exist, and the
    Python programs and modules that are not there."""
    for line in _lines(page):
        words = _words(line)
        if not words:
            continue
        program, *words = words
        if program.rpartition("/")[2] == "mtg-conformance":
            yield from (f"{line}: {what}" for what in _wrong(words))
        elif program.rpartition("/")[2] in ("python", "python3") and not _is_there(words, page):
            yield f"{line}: nothing to run"


def _is_there(words: list[str], page: Path) -> bool:
    """Whether the module or file that Python is to run exists, if it is one of ours."""
    match words:
        case ["-m", module, *_] if module.split(".")[0] in OURS:
            return importlib.util.find_spec(module) is not None
        case [file, *_] if file.endswith(".py") and "/" in file and not file.startswith("/"):
            return (ROOT / file).exists() or (page.parent / file).exists()
    return True


def _wrong(words: list[str]) -> Iterator[str]:
    command = GROUP
    options = {name for one in command.params for name in one.opts}
    for word in words:
        if hasattr(command, "commands") and not word.startswith("-"):
            if not re.fullmatch(r"[a-z]+(-[a-z]+)*", word):
                return  # a placeholder, or words about the command
            if word not in command.commands:
                yield f"no command {word}"
                return
            command = command.commands[word]
            options |= {name for one in command.params for name in (*one.opts, *one.secondary_opts)} | {"--help"}
        elif re.match(r"--[a-z]", word) and word.partition("=")[0].rstrip(".,:)…") not in options:
            yield f"no option {word}"


@pages
def test_no_link_is_dead(page: Path) -> None:
    assert list(dead_links(page)) == []


@pages
def test_no_command_is_wrong(page: Path) -> None:
    assert list(wrong_commands(page)) == []


def test_what_is_dead_or_wrong_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# Here\n[gone](gone.md) [here](#here) [nowhere](#nowhere) [out](https://example.org)\n"
        "```sh\nmtg-conformance certify --only x --onyl y  # --not-an-option\nmtg-conformance certfy\n```\n"
        "`mtg-conformance adapter check --engin E` and `python tests/gone.py`, `python -m properties.gone`\n"
    )
    assert list(dead_links(page)) == ["gone.md: no such file", "#nowhere: no such heading"]
    assert [line.rpartition(": ")[2] for line in wrong_commands(page)] == [
        "no option --onyl",
        "no command certfy",
        "no option --engin",
        "nothing to run",
        "nothing to run",
    ]


def test_the_commands_of_the_readme_are_seen() -> None:
    """Else the check above could pass because it finds nothing."""
    seen = [line for line in _lines(ROOT / "README.md") if "mtg-conformance" in line.split(" ")[0]]
    assert len(seen) > 15
