"""`mtg-conformance new-adapter`: a working program to begin an adapter with."""

import shutil
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from mtg_conformance.cli.output import console
from mtg_conformance.cli.usage import BadInput, ExitCode
from mtg_conformance.reports.text import say
from mtg_conformance.rooms import room

__all__ = ["SKELETONS", "Language", "new_adapter_command"]

_TEMPLATES = Path(__file__).resolve().parents[1] / "skeletons"
_JAVA_KIT = Path("src", "mtgconformance", "kit")
_NOT_TEMPLATES = shutil.ignore_patterns("__pycache__", "target", ".*")


class Language(StrEnum):
    """What an adapter can be begun in."""

    python = "python"
    java = "java"
    go = "go"
    javascript = "javascript"
    rust = "rust"


class Skeleton(NamedTuple):
    """`build`: the command that makes it runnable, or nothing. `run`: the command line for `--engine`.
    `file`: what the user writes. All seen from the new folder. `needs`: the program that builds or runs it."""

    build: str
    run: str
    file: str
    needs: str


SKELETONS = {
    Language.python: Skeleton("", "python adapter.py", "adapter.py", "python"),
    Language.java: Skeleton(
        "mvn -q process-classes",
        "java -cp target/classes:target/lib/* myengine.Main",
        "src/myengine/Main.java",
        "mvn",
    ),
    Language.go: Skeleton("go build -o adapter .", "./adapter", "adapter.go", "go"),
    Language.javascript: Skeleton("", "node adapter.mjs", "adapter.mjs", "node"),
    Language.rust: Skeleton("cargo build --release", "target/release/adapter", "src/main.rs", "cargo"),
}


def new_adapter_command(
    language: Annotated[Language, typer.Argument(help="What it is written in.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is not there yet, or empty.")],
) -> int:
    """Write a program that speaks the protocol, to begin an adapter with.

    It answers `describe` and says of every board that setting it up is not written yet.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(f"{folder}: expected a folder that is not there yet or empty, found something in its place")
    try:
        shutil.copytree(_TEMPLATES / language, folder, dirs_exist_ok=True, ignore=_NOT_TEMPLATES)
        if language is Language.java:
            shutil.copytree(room("adapters") / "java_kit" / _JAVA_KIT, folder / _JAVA_KIT)
    except OSError as error:
        raise BadInput(f"{folder}: can't be written: {error.strerror or error}") from None
    skeleton = SKELETONS[language]
    where = console()
    say(where, f"Written to {folder}. What you write is {skeleton.file}; README.md says how it is built and run:")
    say(where, f"  cd {folder}")
    if skeleton.build:
        say(where, f"  {skeleton.build}")
    say(where, f'  mtg-conformance adapter check --engine "{skeleton.run}"')
    return ExitCode.passed
