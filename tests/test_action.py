"""What a maintainer copies into a workflow: its YAML is valid, and its shell steps do what they say."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.cli import main
from mtg_conformance.cli.skeletons import SKELETONS, Language

yaml: Any = pytest.importorskip("yaml")

ROOT = Path(__file__).resolve().parents[1]
ACTION = ROOT / ".github" / "actions" / "certify" / "action.yml"
TOY = shlex.join([sys.executable, str(ROOT / "tests" / "toy_adapter.py")])
CASE = "umbra-armor.3.same-name"
ONLY = f"{CASE},control.murder"
BLOCK = re.compile(r"^```yaml\n(.*?)^```", re.DOTALL | re.MULTILINE)

action = yaml.safe_load(ACTION.read_text(encoding="utf-8"))
steps = {step["name"]: step for step in action["runs"]["steps"] if "run" in step}


def valid(schema: str, path: Path) -> None:
    """Fail unless the file is as the public schema wants it."""
    pytest.importorskip("check_jsonschema")
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)]
    result = subprocess.run(check, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_action_is_as_github_wants_it() -> None:
    valid("vendor.github-actions", ACTION)


def test_the_examples_are_as_github_and_gitlab_want_them(tmp_path: Path) -> None:
    (workflow, _) = BLOCK.findall((ACTION.parent / "README.md").read_text(encoding="utf-8"))
    (pipeline,) = BLOCK.findall((ROOT / "docs" / "gate.md").read_text(encoding="utf-8"))
    for schema, text in (("vendor.github-workflows", workflow), ("vendor.gitlab-ci", pipeline)):
        path = tmp_path / f"{schema}.yml"
        path.write_text(text, encoding="utf-8")
        valid(schema, path)
    (uses,) = [
        step for step in yaml.safe_load(workflow)["jobs"]["certify"]["steps"] if "certify@" in step.get("uses", "")
    ]
    assert set(uses["with"]) <= set(action["inputs"])


def test_nothing_that_a_user_gives_is_pasted_into_a_script() -> None:
    """Else an input could be a command. Each is handed over in the environment."""
    assert len(steps) == 2
    for step in steps.values():
        assert "${{" not in step["run"]
    given = {
        name
        for step in steps.values()
        for value in step["env"].values()
        for name in re.findall(r"inputs\.([\w-]+)", value)
    }
    assert given == set(action["inputs"]) - {"python-version"}


def test_its_readme_names_every_input_and_output() -> None:
    text = (ACTION.parent / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `([\w-]+)` \|", text, re.MULTILINE))
    assert named == {*action["inputs"], *action["outputs"]}


@pytest.mark.parametrize("language", [Language.javascript, Language.go, Language.rust])
def test_both_pages_say_what_an_engine_that_is_not_python_adds(language: Language) -> None:
    """Its toolchain's build, as the skeleton does it, and what is started then."""
    build, run = SKELETONS[language][:2]
    for path in (ACTION.parent / "README.md", ROOT / "docs" / "gate.md"):
        text = path.read_text(encoding="utf-8")
        assert " ".join(build.split()[:3]) in text, path
        assert run.split()[0] in text, path
        assert run.split()[-1].rpartition("/")[2] in text, path


class Runner:
    """As much of GitHub's runner as two shell steps need."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = {name: folder / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        self.workspace = folder / "workspace"
        self.workspace.mkdir()
        for path in self.files.values():
            path.touch()

    def run(self, name: str, inputs: Mapping[str, str], *, borrowed: bool = False) -> subprocess.CompletedProcess[str]:
        """Run a step. `borrowed`: installing finds what it needs here, and no network."""
        context = {f"inputs.{key}": str(one.get("default", "")) for key, one in action["inputs"].items()}
        context |= {f"inputs.{key}": value for key, value in inputs.items()}
        context["github.action_path"] = str(ACTION.parent)
        given = {
            key: re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda found: context[found[1]], value)
            for key, value in steps[name]["env"].items()
        }
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        environment |= {
            "RUNNER_TEMP": str(self.folder),
            **{key: str(path) for key, path in self.files.items()},
            **given,
        }
        if borrowed:
            environment |= {"PYTHONPATH": sysconfig.get_path("purelib"), "PIP_NO_DEPS": "1", "PIP_NO_INDEX": "1"}
            environment |= {"PIP_NO_BUILD_ISOLATION": "0"}
        # As GitHub starts bash for `shell: bash`.
        bash = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", steps[name]["run"]]
        return subprocess.run(bash, cwd=self.workspace, env=environment, capture_output=True, text=True)

    def outputs(self) -> dict[str, str]:
        """What the step put out, by name, and then forgotten."""
        lines = self.files["GITHUB_OUTPUT"].read_text().splitlines()
        self.files["GITHUB_OUTPUT"].write_text("")
        return dict(line.split("=", 1) for line in lines)


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    """A runner on which the command is the one of this checkout."""
    made = Runner(tmp_path)
    bin = tmp_path / "mtg-conformance" / "bin"
    bin.mkdir(parents=True)
    command = f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -m mtg_conformance "$@"\n'
    (bin / "mtg-conformance").write_text(command)
    (bin / "mtg-conformance").chmod(0o755)
    return made


needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")


@needs_bash
def test_the_steps_certify_an_engine_against_a_baseline(runner: Runner) -> None:
    first = runner.run("Certify", {"engine": TOY, "only": ONLY})
    assert first.returncode == 0, first.stdout + first.stderr
    made = runner.outputs()
    assert made["verdict"] == "passed"
    certificate = runner.workspace / made["certificate"]
    assert certificate.is_file()
    for name in ("junit.xml", "outcomes.jsonl", "badge.svg", "badge.json"):
        assert (certificate.parent / name).is_file(), name
    assert "::notice title=mtg-conformance::" in first.stdout
    assert "## toy 1" in runner.files["GITHUB_STEP_SUMMARY"].read_text()

    certificate.rename(runner.workspace / "baseline.json")
    broken = runner.workspace / "engine with a space.py"
    text = (ROOT / "tests" / "toy_adapter.py").read_text(encoding="utf-8")
    broken.write_text(text.replace('"graveyard", 0\n', '"exile", 0\n'))
    worse = shlex.join([sys.executable, broken.name])
    shutil.rmtree(certificate.parent)
    second = runner.run("Certify", {"engine": worse, "only": ONLY, "baseline": "baseline.json"})
    assert second.returncode == 1, second.stdout + second.stderr
    assert runner.outputs()["verdict"] == "failed"
    assert f"::error title={CASE}.h1 failed%2C passed in the baseline::" in second.stdout

    (runner.workspace / "waivers.toml").write_text(
        f'[[waiver]]\nid = ["{CASE}.h1", "{CASE}.h2"]\nreason = "soon"\n'
        'link = "https://example.org/1"\nuntil = 9999-01-31\n'
    )
    more = {"baseline": "baseline.json", "waivers": "waivers.toml", "boards": "1"}
    third = runner.run("Certify", {"engine": worse, "only": ONLY, **more})
    assert third.returncode == 0, third.stdout + third.stderr
    assert runner.outputs()["verdict"] == "passed"


@needs_bash
@pytest.mark.parametrize(
    ("inputs", "verdict", "code"),
    [
        ({"engine": "$(touch pasted)"}, "bad input", 2),
        ({"engine": TOY, "only": "umbra-armor.9.menagerie"}, "bad input", 2),
        ({"engine": TOY, "only": "eternalize.2"}, "not run", 3),
    ],
)
def test_what_is_not_green_fails_the_step(runner: Runner, inputs: dict[str, str], verdict: str, code: int) -> None:
    result = runner.run("Certify", inputs)
    assert result.returncode == code, result.stdout + result.stderr
    made = runner.outputs()
    assert made["verdict"] == verdict
    assert ("certificate" in made) == (code == 3)
    assert not (runner.workspace / "pasted").exists()


@needs_bash
def test_the_install_step_installs_the_suite_that_the_action_is_of(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    runner = Runner(tmp_path)
    result = runner.run("Install mtg-conformance", {}, borrowed=True)
    assert result.returncode == 0, result.stdout + result.stderr
    command = tmp_path / "mtg-conformance" / "bin" / "mtg-conformance"
    environment = {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib")}
    shown = subprocess.run([command, "--version"], env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert re.fullmatch(r"mtg-conformance [\w.]+\n", shown.stdout), shown


@needs_bash
def test_the_job_for_gitlab_certifies(runner: Runner) -> None:
    (pipeline,) = BLOCK.findall((ROOT / "docs" / "gate.md").read_text(encoding="utf-8"))
    install, certify = yaml.safe_load(pipeline)["conformance"]["script"]
    assert install.startswith("pip install ")
    (runner.workspace / "conformance").mkdir()
    baseline = runner.workspace / "conformance" / "baseline.json"
    environment = {
        **os.environ,
        "ENGINE": TOY,
        "PATH": f"{runner.folder / 'mtg-conformance' / 'bin'}:{os.environ['PATH']}",
    }
    assert main(["certify", "--engine", TOY, "--only", ONLY, "--out", str(runner.folder / "first")]) == 0
    shutil.copy(runner.folder / "first" / "certificate.json", baseline)
    result = subprocess.run(
        ["bash", "-e", "-c", f"{certify} --only {ONLY}"],
        cwd=runner.workspace,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert (runner.workspace / "mtg-conformance" / "junit.xml").is_file()
