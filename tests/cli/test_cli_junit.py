"""junit.xml holds what the readers of GitHub, GitLab and Jenkins take, and nothing else."""

import re
import shlex
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from mtg_conformance.cli import main

ROOT = Path(__file__).resolve().parents[2]

# What the strictest of them takes: junit-10.xsd of Jenkins's xUnit plugin. By element its attributes, those that must
# be there, and its children.
ALLOWED: dict[str, tuple[set[str], set[str], set[str]]] = {
    "testsuites": ({"name", "time", "tests", "failures", "errors"}, set(), {"testsuite"}),
    "testsuite": (
        {"name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id", "package", "file"},
        {"name", "tests", "failures", "errors"},
        {"testcase", "properties", "system-out", "system-err"},
    ),
    "testcase": (
        {"name", "classname", "time", "group"},
        {"name", "classname"},  # GitLab finds a case again by both
        {"failure", "error", "skipped", "system-out", "system-err"},
    ),
    "failure": ({"message", "type"}, {"message"}, set()),
    "error": ({"message", "type"}, {"message"}, set()),
    "skipped": ({"message", "type"}, set(), set()),
}
TIME = re.compile(r"[0-9]+(\.[0-9]*)?")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> ElementTree.Element:
    """The file of an engine that is right here and wrong there, with boards."""
    folder = tmp_path_factory.mktemp("out")
    words = shlex.join([sys.executable, "-m", "properties.misread", "destroys-every-umbra"])
    only = "umbra-armor.3,umbra-armor.8,eternalize.1"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        assert main(["certify", "--engine", words, "--only", only, "--boards", "30", "--out", str(folder)]) == 1
    return ElementTree.parse(folder / "junit.xml").getroot()


def test_it_is_as_jenkins_wants_it(root: ElementTree.Element) -> None:
    assert root.tag == "testsuites"
    kinds = set()
    for element in root.iter():
        attributes, needed, children = ALLOWED[element.tag]
        kinds.add(element.tag)
        assert needed <= set(element.keys()) <= attributes, element.tag
        assert {child.tag for child in element} <= children, element.tag
        assert TIME.fullmatch(element.get("time", "0")), element.get("time")
    assert {"testsuite", "testcase", "failure", "skipped"} <= kinds


def test_the_numbers_are_those_of_the_cases(root: ElementTree.Element) -> None:
    for suite in root:
        cases = suite.findall("testcase")
        assert suite.get("tests") == str(len(cases))
        for number, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert suite.get(number) == str(sum(case.find(tag) is not None for case in cases)), suite.get("name")
    for number in ("tests", "failures", "errors"):
        assert root.get(number) == str(sum(int(suite.get(number, "")) for suite in root))


def test_each_case_has_a_name_of_its_own_and_a_red_one_shows_the_board(root: ElementTree.Element) -> None:
    names = [(case.get("classname"), case.get("name")) for case in root.iter("testcase")]
    assert len(set(names)) == len(names)
    (case,) = [
        one for one in root.iter("testcase") if (one.get("name") or "").startswith("umbra-armor.3.same-name.h1:")
    ]
    failure = case.find("failure")
    assert failure is not None
    assert failure.text is not None
    board, *_, finding = failure.text.splitlines()
    assert board == "Alice: bear (Grizzly Bears, 1 damage); h1 (Hyena Umbra, on bear); h2 (Hyena Umbra, on bear)"
    assert finding.startswith("- the h2: expected on the battlefield, found in the graveyard")
    assert failure.get("type") == "CR 702.89a, 616.1"
