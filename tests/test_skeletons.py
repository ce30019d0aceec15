"""Each skeleton is built and run where its toolchain is there: it speaks, and its first case fails
readably. The answers of a Situation are put to use alike in every language."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.adapter import Policy, Unanswered
from mtg_conformance.cli import main
from mtg_conformance.cli.skeletons import SKELETONS, Language
from mtg_conformance.documents import Answer, Situation
from mtg_conformance.engines.child import ChildEngine
from mtg_conformance.rooms import import_root

LANGUAGES = [
    pytest.param(
        language,
        marks=pytest.mark.skipif(
            shutil.which(SKELETONS[language].needs) is None and language is not Language.python,
            reason=f"{SKELETONS[language].needs} is not installed",
        ),
    )
    for language in Language
]
BUILD_SECONDS = 300


class Skeleton:
    """A skeleton that has been written to a folder."""

    def __init__(self, language: Language, folder: Path) -> None:
        self.language = language
        self.folder = folder
        assert main(["new-adapter", language, str(folder)]) == 0

    def build(self) -> str:
        """Build it as its README says (Rust without optimising); gives the command line that starts it."""
        skeleton = SKELETONS[self.language]
        build, run = (text.replace("cargo build --release", "cargo build") for text in skeleton[:2])
        run = run.replace("target/release", "target/debug")
        if build:
            done = subprocess.run(
                shlex.split(build), cwd=self.folder, capture_output=True, text=True, timeout=BUILD_SECONDS, check=False
            )
            assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-2000:]
        words = shlex.split(run)
        if words[0] == "python":
            words[0] = sys.executable
        elif (self.folder / words[0]).is_file():
            words[0] = str(self.folder / words[0])
        return shlex.join([self._here(word) for word in words])

    def _here(self, word: str) -> str:
        """Paths are told from the new folder; the tests stand elsewhere."""
        parts = word.split(":")
        known = [part for part in parts if (self.folder / part.rstrip("/*")).exists() and not part.startswith("/")]
        return ":".join(str(self.folder / part) if part in known else part for part in parts)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Language], tuple[Skeleton, str]]:
    """One of each language for all tests."""
    made: dict[Language, tuple[Skeleton, str]] = {}

    def build(language: Language) -> tuple[Skeleton, str]:
        if language not in made:
            skeleton = Skeleton(language, tmp_path_factory.mktemp(language) / "adapter")
            made[language] = skeleton, skeleton.build()
        return made[language]

    return build


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The skeleton in Python finds this package, as it does where it is installed."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(import_root()), os.environ.get("PYTHONPATH", "")]))


Built = Callable[[Language], tuple[Skeleton, str]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_and_its_first_case_says_what_is_to_be_written(
    built: Built, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    _, command = built(language)
    capsys.readouterr()
    code = main(["certify", "--engine", command, "--only", "control.murder", "--start-timeout", "60"])
    said = capsys.readouterr()
    assert code == 3, said
    assert said.out.startswith("my engine 0 (my adapter) against ")
    assert re.search(r"unsupported: (set_up|setUp|SetUp) is not written yet", said.out), said
    assert "1 case: 0 passed, 1 not run." in said.out
    assert said.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_answers_a_bad_request_with_one_line_goes_on_and_ends_when_told(built: Built, language: Language) -> None:
    _, command = built(language)
    asked = (
        'no JSON\n{"id": 7, "do": "sing"}\n{"id": "x", "do": "run", "situation": {"id": "a", "format": 2}}\n'
        '{"id": [1], "do": "describe"}\n{"do": "quit", "id": 1}\n{"id": 9, "do": "describe"}\n'
    )
    done = subprocess.run(shlex.split(command), input=asked, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    first, second, third, fourth = map(json.loads, done.stdout.splitlines())
    assert first["id"] is None
    assert first["error"]
    assert (second["id"], "sing" in second["error"]) == (7, True)
    assert third["id"] == "x"
    assert "format" in third["error"]
    assert (fourth["id"], fourth["describe"]["name"]) == ([1], "my engine")


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["new-adapter", "go", str(tmp_path)]) == 2
    assert main(["new-adapter", "go", str(tmp_path / "mine.txt")]) == 2
    assert main(["new-adapter", "cobol", str(tmp_path / "new")]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert "found something in its place" in lines[0]
    assert "javascript" in lines[2]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_the_command_says_how_to_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-adapter", "rust", str(tmp_path / "new")]) == 0
    said = capsys.readouterr().out
    assert "src/main.rs" in said
    assert "cargo build --release" in said
    assert 'adapter check --engine "target/release/adapter"' in said


@pytest.mark.parametrize("language", list(Language))
def test_its_readme_names_the_file_and_the_commands_that_are_right(language: Language, tmp_path: Path) -> None:
    skeleton = Skeleton(language, tmp_path / "new")
    readme = (skeleton.folder / "README.md").read_text(encoding="utf-8")
    build, run, file, _ = SKELETONS[language]
    assert (skeleton.folder / file).is_file()
    assert f"`{file}`" in readme
    assert build in readme
    assert f'--engine "{run}"' in readme or f"--engine {run} " in readme
    assert not list(skeleton.folder.rglob("__pycache__"))


# The answers. A probe in place of set_up puts questions and tells the choices in its stop.

ANSWERS = (
    Answer(by="bob", ask="objects", prefer=("z",)),
    Answer(by="alice", ask="objects", prefer=("q", "c"), from_="seer"),
    Answer(by="alice", ask="objects", prefer=("b",), times=1),
    Answer(by="alice", ask="objects", prefer=("c", "a", "c")),
    Answer(by="alice", ask="amount", prefer=(3, 2)),
)
QUESTIONS: tuple[tuple[str, list[Any], int, str | None], ...] = (
    ("objects", ["only"], 1, None),
    ("objects", ["same", "same"], 1, None),
    ("objects", ["a", "b", "c"], 1, "seer"),
    ("objects", ["a", "b", "c"], 1, "other"),
    ("objects", ["a", "b", "c"], 1, None),
    ("objects", ["a", "b", "c"], 2, None),
    ("objects", ["a", "b", "c"], 3, None),
    ("amount", [1, 2, 3], 1, None),
    ("objects", ["x", "y"], 1, None),
)
SITUATION = Situation(id="probe", answers=ANSWERS)

PROBES = {
    Language.javascript: (
        'throw unsupported("setUp is not written yet");',
        """
    const said = [];
    try {
      for (const [ask, options, count, source] of QUESTIONS)
        said.push(...policy.chooseSeveral("alice", ask, options, count, source, "why"));
    } catch (problem) {
      said.push(problem.because, problem.message);
    }
    throw unsupported(JSON.stringify(said));
""",
    ),
    Language.go: (
        'return nil, Unsupported("SetUp is not written yet")',
        """
	var questions [][]any
	if err := json.Unmarshal([]byte(`QUESTIONS`), &questions); err != nil {
		return nil, err
	}
	said := []any{}
	for _, question := range questions {
		source, _ := question[3].(string)
		ask, options, count := question[0].(string), question[1].([]any), int(question[2].(float64))
		chosen, err := policy.ChooseSeveral("alice", ask, options, count, source, "why")
		if stop, ok := err.(*Stop); ok {
			chosen = []any{stop.Because, stop.Detail}
		}
		said = append(said, chosen...)
	}
	raw, _ := json.Marshal(said)
	return nil, Unsupported(string(raw))
""",
    ),
    Language.rust: (
        'Err(Stop::unsupported("set_up is not written yet")) // and then: Ok(Box::new(MyTable))',
        """
        let questions: Value = serde_json::from_str(r#"QUESTIONS"#).unwrap();
        let mut said: Vec<Value> = Vec::new();
        for question in questions.as_array().unwrap() {
            let ask = question[0].as_str().unwrap();
            let count = question[2].as_u64().unwrap() as usize;
            let options = question[1].as_array().unwrap();
            match policy.choose_several("alice", ask, options, count, question[3].as_str(), "why") {
                Ok(chosen) => said.extend(chosen),
                Err(stop) => said.extend([json!("unanswered"), json!(format!("{stop:?}"))]),
            }
        }
        Err(Stop::unsupported(Value::Array(said).to_string()))
""",
    ),
}


def expected() -> list[Any]:
    """What the kit in Python chooses, up to the question that nothing fits."""
    policy = Policy(SITUATION)
    said: list[Any] = []
    for ask, options, count, source in QUESTIONS:
        try:
            said += policy.choose_several("alice", ask, options, count, source, "why")  # type: ignore[arg-type]
        except Unanswered:
            said.append("unanswered")
    return said


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one.values[0] in PROBES])
def test_the_answers_are_put_to_use_as_the_kit_in_python_does(built: Built, language: Language) -> None:
    skeleton, _ = built(language)
    path = skeleton.folder / SKELETONS[language].file
    before = path.read_text(encoding="utf-8")
    there, probe = PROBES[language]
    assert there in before
    code = probe.replace("QUESTIONS", json.dumps(QUESTIONS))
    changed = before.replace(there, code.strip()).replace(
        "_policy: &mut Policy) -> Result<Box", "policy: &mut Policy) -> Result<Box"
    )
    if language is Language.go:
        changed = changed.replace("package main\n", 'package main\n\nimport "encoding/json"\n')
    path.write_text(changed, encoding="utf-8")
    try:
        with ChildEngine(skeleton.build(), start_timeout=60) as engine:
            outcome = engine.run(SITUATION)
    finally:
        path.write_text(before, encoding="utf-8")
    assert outcome.stopped is not None
    *said, because, message = json.loads(outcome.stopped.detail)
    assert [*said, because] == expected()
    assert "alice was asked (objects" in message
    asked = [decision.chose for decision in outcome.decisions]
    assert asked == ["c", "b", "c", "c", "c", 3, None]
