"""Feature files → rulings and cases.

A file is one bullet of the rulings. Its tags carry ids, rule numbers and needs; its steps are
sentences of the vocabulary. A scenario with the tag `@quantified` is a Claim about any board and
no Case. `python -m mtg_conformance.features FOLDER_OR_FILE…` checks files
and prints each problem as one line; `--manifest FOLDER` writes the list of all ids.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from mtg_conformance.documents import Case, DocumentError
from mtg_conformance.documents.case import SameAsExpectation
from mtg_conformance.vocabulary import CaseBuilder, Keyword, SentenceError
from mtg_conformance.vocabulary.claims import Claim, ClaimBuilder

CONTROL = "control"
MANIFEST = "manifest.txt"
_KEYWORDS: dict[str, Keyword] = {"Context": "Given", "Action": "When", "Outcome": "Then"}
_ID = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")
_RULE = re.compile(r"[0-9]{3}(?:\.[0-9]+[a-z]?)?")
_LINE = re.compile(r"[CR][EU]-[0-9]{2}")


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """One bullet: its stable id (`umbra-armor.3`, or `control` for a file of controls), what it
    says in our words, the rules it rests on, its cases, and its claims about any board. `untestable`
    is the reason why no case can show it, or null. `path` is relative to the folder that was loaded."""

    id: str
    title: str
    text: str
    cr: tuple[str, ...] = ()
    untestable: str | None = None
    path: str = ""
    cases: tuple[Case, ...] = ()
    claims: tuple[Claim, ...] = ()


@dataclass(frozen=True)
class Step:
    """One sentence of a scenario, and the line where it stands."""

    keyword: Keyword
    text: str
    line: int


@dataclass(frozen=True)
class Scenario:
    """A scenario (or one row of an outline) as it stands in the file, and its Case. `name` is
    the title as written; `row` the value of the column `id`, null outside outlines; `line` and
    `last_line` are where the scenario begins and where its steps end."""

    case: Case
    name: str
    row: str | None
    line: int
    last_line: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Quantified:
    """A scenario that quantifies, as it stands in the file, and its Claim; the rest as for Scenario."""

    claim: Claim
    name: str
    row: str | None
    line: int
    last_line: int
    steps: tuple[Step, ...]


@dataclass
class FeatureFile:
    """What a file holds: the ruling (null if its head is wrong), scenarios, those that quantify,
    and problems, each as one line with file and line. `lines`: id of a case or claim → the official
    rulings and corner cases that it stages (tags `@line:…`); `of_all`: those that the file's own tags name."""

    path: str
    ruling: Ruling | None = None
    scenarios: list[Scenario] = field(default_factory=list)
    quantified: list[Quantified] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    lines: dict[str, tuple[str, ...]] = field(default_factory=dict)
    of_all: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def ids(self) -> list[tuple[str, int]]:
        """The ids of all scenarios, quantified or not, each with its line."""
        return [
            *((one.case.id, one.line) for one in self.scenarios),
            *((one.claim.id, one.line) for one in self.quantified),
        ]

    def problem(self, line: int, message: str) -> None:
        """Add one problem."""
        self.problems.append(f"{self.path}:{line}: {' '.join(message.split())}")


def marks_of(ruling: str | None) -> list[str]:
    """The marks that a test of this ruling has in pytest: for `umbra-armor.3` `umbra_armor` and
    `umbra_armor_3` (no other characters can stand in an expression behind `-m`), for none `control`."""
    parts = (ruling or CONTROL).replace("-", "_").split(".")
    return ["_".join(parts[: n + 1]) for n in range(len(parts))]


def load_rulings(folder: Path) -> list[Ruling]:
    """Every feature file below the folder, in the order of their paths.

    Raises DocumentError (file, line, what is wrong) for the first problem, among them an id
    that two scenarios have.
    """
    files = load_files(folder)
    problems = [problem for file in files for problem in file.problems] + double_ids(files)
    if problems:
        more = len(problems) - 1
        rest = f" (and {more} more; python -m mtg_conformance.features shows all)" if more else ""
        raise DocumentError(problems[0] + rest)
    return [file.ruling for file in files if file.ruling is not None]


def load_files(folder: Path) -> list[FeatureFile]:
    """The same with problems collected instead of raised. A single file will do as well.
    Raises DocumentError if there is nothing to read."""
    if folder.is_file():
        return [read_feature_file(folder, folder.name)]
    if not folder.is_dir():
        raise DocumentError(f"{folder}: there is no such file or folder")
    paths = sorted(folder.rglob("*.feature"), key=lambda path: path.relative_to(folder).as_posix())
    if not paths:
        raise DocumentError(f"{folder}: expected feature files, found none")
    return [read_feature_file(path, path.relative_to(folder).as_posix()) for path in paths]


def read_feature_file(path: Path, relative: str) -> FeatureFile:
    """Read one file. Problems are collected, not raised."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return FeatureFile(str(path), problems=[f"{path}:1: can't be read: {error}"])
    return read_feature(text, str(path), relative)


def read_feature(text: str, path: str, relative: str | None = None) -> FeatureFile:
    """Read the text of a feature file. `path` is what problems name."""
    file = FeatureFile(path)
    try:
        document: dict[str, Any] = Parser().parse(text)  # type: ignore[assignment]
    except CompositeParserException as error:
        for one in error.errors:
            _syntax(file, one)
        return file
    except ParserException as error:
        _syntax(file, error)
        return file
    feature = document.get("feature")
    if not feature:
        file.problem(1, "expected a Feature, found none")
        return file
    file.comments = {comment["location"]["line"]: comment["text"].strip() for comment in document["comments"]}
    head = _read_head(file, feature)
    pickles = Compiler().compile({**document, "uri": path})  # type: ignore[typeddict-item]
    nodes = _Nodes(feature, file)
    for pickle in pickles:
        _read_pickle(file, nodes, pickle, head)  # type: ignore[arg-type]
    _check_titles(file, nodes)
    if head is not None:
        if not pickles and head.untestable is None:
            file.problem(feature["location"]["line"], "expected a scenario, found none (or the tag @untestable)")
        file.ruling = msgspec.structs.replace(
            head,
            path=relative or path,
            cases=tuple(scenario.case for scenario in file.scenarios),
            claims=tuple(scenario.claim for scenario in file.quantified),
        )
    return file


def _syntax(file: FeatureFile, error: Exception) -> None:
    location = getattr(error, "location", None) or {}
    file.problem(location.get("line", 1), re.sub(r"^\([0-9]+:[0-9]+\): ", "", str(error)))


def _plain(description: str) -> str:
    return "\n".join(line.strip() for line in description.splitlines()).strip()


def _read_head(file: FeatureFile, feature: dict[str, Any]) -> Ruling | None:
    """The ruling without its cases, from the head of the file."""
    line = feature["location"]["line"]
    ids: list[str] = []
    rules: list[str] = []
    marked = False
    for tag in feature["tags"]:
        name = tag["name"][1:]
        if name == "untestable":
            marked = True
        elif name.startswith("line:"):
            _add_line(file, tag["location"]["line"], name, file.of_all)
        elif name.startswith("cr."):
            _add_rule(file, tag["location"]["line"], name, rules)
        elif _ID.fullmatch(name):
            ids.append(name)
        else:
            expected = "expected a ruling id, @cr.…, @line:… or @untestable"
            file.problem(tag["location"]["line"], f"@{name} is no tag of a feature: {expected}")
    if not feature["name"]:
        file.problem(line, "expected a title behind Feature:")
    if len(ids) != 1:
        file.problem(line, f"expected one tag with the id of the ruling (or @control), found {ids or 'none'}")
        return None
    text = _plain(feature["description"])
    reason = re.search(r"^Not testable:\s*(.+(?:\n.+)*)", text, re.MULTILINE)
    if marked and not reason:
        file.problem(line, "@untestable needs a line in the description that begins with 'Not testable:'")
    if reason and not marked:
        file.problem(line, "a line begins with 'Not testable:' but the tag @untestable is missing")
    why = " ".join(reason[1].split()) if marked and reason else None
    return Ruling(id=ids[0], title=feature["name"], text=text, cr=tuple(rules), untestable=why)


def _add_rule(file: FeatureFile, line: int, name: str, rules: list[str]) -> None:
    number = name.removeprefix("cr.")
    if not _RULE.fullmatch(number):
        file.problem(line, f"@{name}: expected a rule number as in @cr.702.89a")
    elif number in rules:
        file.problem(line, f"@{name} stands here twice")
    else:
        rules.append(number)


def _add_line(file: FeatureFile, line: int, name: str, lines: list[str]) -> None:
    id = name.removeprefix("line:")
    if not _LINE.fullmatch(id):
        file.problem(line, f"@{name}: expected CU, CE, RU or RE with a number as in @line:CE-14")
    elif id in lines:
        file.problem(line, f"@{name} stands here twice")
    else:
        lines.append(id)


class _Nodes:
    """The syntax tree by id: where scenarios, steps and rows of examples stand."""

    def __init__(self, feature: dict[str, Any], file: FeatureFile) -> None:
        self.scenarios: dict[str, dict[str, Any]] = {}
        self.step_lines: dict[str, int] = {}
        self.rows: dict[str, tuple[int, dict[str, str]]] = {}
        for child in feature["children"]:
            if "scenario" in child:
                self._scenario(child["scenario"], file)
            else:
                kind, node = next(iter(child.items()))
                file.problem(
                    node["location"]["line"], f"{kind.capitalize()} is not used: each scenario must read alone"
                )

    def _scenario(self, node: dict[str, Any], file: FeatureFile) -> None:
        self.scenarios[node["id"]] = node
        for step in node["steps"]:
            self.step_lines[step["id"]] = step["location"]["line"]
            if "docString" in step or "dataTable" in step:
                file.problem(step["location"]["line"], "a step is one sentence: no text block or table behind it")
        for examples in node["examples"]:
            line = examples["location"]["line"]
            if examples["tags"]:
                file.problem(line, "tags at Examples are not read: put them at the scenario, or use a column needs")
            header = [cell["value"] for cell in (examples.get("tableHeader") or {"cells": []})["cells"]]
            if "id" not in header:
                file.problem(line, "expected a column id in the Examples, found " + (", ".join(header) or "none"))
            for row in examples["tableBody"]:
                values = dict(zip(header, (cell["value"] for cell in row["cells"]), strict=False))
                self.rows[row["id"]] = (row["location"]["line"], values)
        if node["keyword"].strip() in ("Scenario Outline", "Scenario Template") and not any(
            examples["tableBody"] for examples in node["examples"]
        ):
            file.problem(node["location"]["line"], "an outline without rows is never run")
        if not node["steps"]:
            file.problem(node["location"]["line"], "expected steps, found none")


def _says_row(name: str, values: dict[str, str]) -> bool:
    """Whether what the title of an outline takes from its row says which row it is, or stands in
    brackets at its end for this very purpose."""
    if re.search(r"\([^()]*<[^<>]+>[^()]*\)$", name):
        return True
    said = " ".join(values.get(place, "") for place in re.findall(r"<([^<>]+)>", name))
    return f" {_words(values.get('id', ''))} " in f" {_words(said)} "


def _words(text: str) -> str:
    return " ".join(re.findall(r"[a-z0-9]+", text.lower().replace("'", "")))


def _read_pickle(file: FeatureFile, nodes: _Nodes, pickle: dict[str, Any], head: Ruling | None) -> None:
    ast = pickle["astNodeIds"]
    node = nodes.scenarios.get(ast[0])
    if node is None:  # within a Rule, which has been reported
        return
    line, row = node["location"]["line"], None
    values: dict[str, str] = {}
    if len(ast) > 1:
        line, values = nodes.rows[ast[1]]
        row = values.get("id", "")
    tags = _scenario_tags(file, node)
    if tags is None:
        return
    id_, needs, rules, quantified = tags.id, [*tags.needs], tags.rules, tags.quantified
    if row is not None:
        id_ = f"{id_}.{row}"
        if values.get("needs"):
            needs.append(values["needs"])
    if not _ID.fullmatch(id_):
        file.problem(line, f"{id_!r} is no id: expected small letters and digits, joined by . or -")
        return
    if head is not None and not id_.startswith(f"{head.id}."):
        file.problem(line, f"the id {id_} must begin with {head.id}.")
    builder: CaseBuilder | ClaimBuilder = (ClaimBuilder if quantified else CaseBuilder)(
        id_,
        title=pickle["name"] if row is None or _says_row(node["name"], values) else f"{pickle['name']} ({row})",
        ruling=None if head is None or head.id == CONTROL else head.id,
        cr=tuple(rules),
        needs=tuple(dict.fromkeys(needs)),
        notes=_plain(node["description"]),
    )
    if not pickle["name"]:
        file.problem(line, "expected a title behind Scenario:")
    steps: list[Step] = []
    wrong = False
    for step in pickle["steps"]:
        keyword = _KEYWORDS.get(step["type"])
        where = nodes.step_lines.get(step["astNodeIds"][0])
        if where is None:  # of a Background, which has been reported
            wrong = True
            continue
        if keyword is None:
            file.problem(where, f"{step['text']}: expected Given, When, Then or And in front, found '*'")
            wrong = True
            continue
        steps.append(Step(keyword, step["text"], where))
        try:
            builder.add(keyword, step["text"])
        except SentenceError as error:
            file.problem(where, _for_row(str(error), row))
            wrong = True
    if wrong or not steps:
        return
    place = (node["name"], row, node["location"]["line"], steps[-1].line, tuple(steps))
    if staged := tuple(dict.fromkeys((*file.of_all, *tags.lines))):
        file.lines[id_] = staged
    try:
        if isinstance(builder, ClaimBuilder):
            file.quantified.append(Quantified(builder.claim(), *place))
        else:
            file.scenarios.append(Scenario(builder.case(), *place))
    except SentenceError as error:
        file.problem(line if error.sentence is None else steps[error.sentence].line, _for_row(str(error), row))
    except DocumentError as error:
        file.problem(line, f"{id_}: {error}")


def _for_row(message: str, row: str | None) -> str:
    return message if row is None else f"{message} (row {row})"


@dataclass(frozen=True)
class _Tags:
    """What the tags of a scenario say."""

    id: str
    needs: list[str]
    rules: list[str]
    lines: list[str]
    quantified: bool


def _scenario_tags(file: FeatureFile, node: dict[str, Any]) -> _Tags | None:
    """What the tags say; null without an id."""
    quantified = False
    ids: list[str] = []
    needs: list[str] = []
    rules: list[str] = []
    lines: list[str] = []
    for tag in node["tags"]:
        name, line = tag["name"][1:], tag["location"]["line"]
        kind, _, value = name.partition(":")
        if name == "quantified":
            quantified = True
        elif kind == "id" and value:
            ids.append(value)
        elif kind == "needs" and value:
            needs.append(value)
        elif kind == "line":
            _add_line(file, line, name, lines)
        elif name.startswith("cr."):
            _add_rule(file, line, name, rules)
        else:
            expected = "expected @id:…, @needs:…, @line:…, @quantified or @cr.…"
            file.problem(line, f"@{name} is no tag of a scenario: {expected}")
    if len(ids) != 1:
        file.problem(node["location"]["line"], f"expected one tag @id:…, found {', '.join(ids) or 'none'}")
        return None
    return _Tags(ids[0], needs, rules, lines, quantified)


def _check_titles(file: FeatureFile, nodes: _Nodes) -> None:
    seen: dict[str, int] = {}
    for node in nodes.scenarios.values():
        line = node["location"]["line"]
        if node["name"] in seen:
            file.problem(line, f"the title {node['name']!r} stands on line {seen[node['name']]} already")
        seen.setdefault(node["name"], line)
    titles: dict[str, str] = {}
    for one in file.scenarios:
        other = titles.setdefault(one.case.title, one.case.id)
        if other != one.case.id and other.rpartition(".")[0] == one.case.id.rpartition(".")[0]:
            file.problem(one.line, f"{one.case.id} and {other} have the same title {one.case.title!r}")


def double_ids(files: Iterable[FeatureFile]) -> list[str]:
    """One line for each scenario whose id another one has."""
    seen: dict[str, str] = {}
    problems: list[str] = []
    for file in files:
        for id_, line in file.ids():
            here = f"{file.path}:{line}"
            if id_ in seen:
                problems.append(f"{here}: the id {id_} stands at {seen[id_]} already")
            seen.setdefault(id_, here)
    return problems


def missing_cases(files: Sequence[FeatureFile], known: Iterable[str] = ()) -> list[str]:
    """One line for each need, and each case that another must equal, that is neither in the
    files nor known otherwise, and for each comparison at a moment that the other lacks."""
    there = {one.case.id: one.case for file in files for one in file.scenarios}
    names = {*known, *there}
    problems: list[str] = []
    for file in files:
        for one in file.quantified:
            problems += [
                f"{file.path}:{one.line}: {one.claim.id} needs {need}, which is no case"
                for need in one.claim.needs
                if need not in names
            ]
        for scenario in file.scenarios:
            case = scenario.case
            others = [one.case for one in case.expect if isinstance(one, SameAsExpectation)]
            for need in dict.fromkeys((*case.needs, *others)):
                if need not in names:
                    problems.append(f"{file.path}:{scenario.line}: {case.id} needs {need}, which is no case")
            for other in case.expect:
                if (
                    isinstance(other, SameAsExpectation)
                    and other.case in there
                    and not _same_moment(other, case, there[other.case])
                ):
                    problems.append(
                        f"{file.path}:{scenario.line}: {case.id} is compared with {other.case} after {other.after!r},"
                        " but no Then there looks at the same action; compare at the end, or let it look there too"
                    )
    return problems


def _same_moment(expectation: SameAsExpectation, case: Case, other: Case) -> bool:
    """Whether the other script has the same label at the same place."""
    if expectation.after in ("start", "end"):
        return True
    labels, others = ([action.label for action in one.situation.script] for one in (case, other))
    place = labels.index(expectation.after)
    return place < len(others) and others[place] == expectation.after


def _all_ids(path: Path) -> Iterator[str]:
    """The ids of every case in the folder of features that the path belongs to."""
    for top in (path, *path.resolve().parents):
        if (top / "controls").is_dir():
            yield from (scenario.case.id for file in load_files(top) for scenario in file.scenarios)
            return


def manifest(files: Iterable[FeatureFile]) -> str:
    """The ids of all cases and claims, sorted, one a line. Ids are promises: they are never reused."""
    return "".join(f"{id_}\n" for id_ in sorted(id_ for file in files for id_, _ in file.ids()))


def _write_manifest(folder: Path) -> int:
    try:
        text = manifest(load_files(folder))
        (folder / MANIFEST).write_text(text, encoding="utf-8")
    except (DocumentError, OSError) as error:
        print(f"{folder}: no manifest written: {error}")
        return 1
    print(f"{folder / MANIFEST}: {len(text.splitlines())} ids")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Check the files and folders named; print problems and counts. 0 if all is well.

    With `--manifest FOLDER`, write the ids of all cases to `FOLDER/manifest.txt` instead.
    """
    if len(arguments) == 2 and arguments[0] == "--manifest":
        return _write_manifest(Path(arguments[1]))
    if not arguments or arguments[0].startswith("-"):
        print("usage: python -m mtg_conformance.features FOLDER_OR_FILE…  or  --manifest FOLDER")
        return 2
    files: list[FeatureFile] = []
    problems: list[str] = []
    known: set[str] = set()
    for argument in arguments:
        try:
            files += load_files(Path(argument))
            known.update(_all_ids(Path(argument)))
        except DocumentError as error:
            problems.append(str(error))
    known.update(scenario.case.id for file in files for scenario in file.scenarios)
    problems += [problem for file in files for problem in file.problems]
    problems += double_ids(files) + missing_cases(files, known)
    for problem in problems:
        print(problem)
    cases = sum(len(file.scenarios) for file in files)
    claims = sum(len(file.quantified) for file in files)
    quantified = f"{claims} claims about any board, " if claims else ""
    print(f"{len(files)} files, {cases} cases, {quantified}{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
