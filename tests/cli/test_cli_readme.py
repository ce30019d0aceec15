"""The README says what is so."""

import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.cli.usage import ExitCode

Command = Callable[..., Any]

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_adapter_of_the_readme_is_an_engine_that_can_do_nothing_yet(command: Command, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    (tmp_path / "my_adapter.py").write_text(program)
    engine = shlex.join([sys.executable, str(tmp_path / "my_adapter.py")])
    result = command("certify", "--engine", engine, "--only", "control.murder")
    assert result.code == 3, result
    assert "my engine 1.0" in result.out


def test_every_exit_code_is_explained() -> None:
    explained = {int(number) for number in re.findall(r"^\| (\d+) \|", README, re.MULTILINE)}
    assert explained == set(ExitCode)


def test_every_command_and_option_that_is_named_exists(command: Command) -> None:
    named = set(re.findall(r"mtg-conformance ([a-z]+(?:-[a-z]+)*)\b", README))
    assert {"certify", "run", "explain", "list", "engines", "schema"} <= named
    assert {"export", "judge", "adapter", "new-adapter"} <= named
    for name in named:
        assert command(name, "--help").code == 0, name
    options = set(re.findall(r"`(--[a-z]+)", README)) - {"--engine"}
    helped = command("certify", "--help").out
    for option in options:
        assert option in helped, option


IDS = sorted(set(re.findall(r"\b(?>(?:umbra-armor|control)(?:\.[a-z0-9-]+)+)(?!…)", README)))


@pytest.mark.parametrize("name", IDS)
def test_every_id_that_is_named_exists(command: Command, name: str) -> None:
    assert command("list", name).code == 0


def test_the_certificate_of_the_readme_is_the_one_that_is_printed(command: Command) -> None:
    """Line for line; what is shortened ends in …, and between lines with nothing but … some are left out."""
    (shown,) = re.findall(r"mtg-conformance certify\n```\n\n```\n(.*?)```", README, re.DOTALL)
    result = command("certify")
    assert result.code == 0, result.out
    printed = [line.rstrip() for line in result.out.splitlines()]
    lines = [line.rstrip() for line in shown.splitlines() if line not in ("", "…")]
    assert len(lines) > 15
    for line in lines:
        start, shortened = line.removesuffix("…"), line.endswith("…")
        assert any(one == line or (shortened and one.startswith(start)) for one in printed), line


def test_its_test_command_is_the_one_of_ci() -> None:
    run = (Path(__file__).resolve().parents[2] / ".ci" / "run").read_text(encoding="utf-8")
    (shown,) = re.findall(r"&& \.venv/bin/(pytest .*)", README)
    assert re.findall(r"^check (pytest .*)$", run, re.MULTILINE) == [shown]
