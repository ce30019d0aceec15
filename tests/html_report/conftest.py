"""Certificates to report of, one of an engine that means harm, and one browser for all tests of a module."""

import itertools
import json
import lzma
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from mtg_conformance.cli import main
from mtg_conformance.cli.suites import the_rulings
from mtg_conformance.documents import Case
from reference_engine.adapter import ReferenceEngine

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIXTURES = Path(__file__).parent.parent / "fixtures"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
SHOWN = "umbra-armor.5"
"""The ruling of the small reports: XMage has reds and greens of it."""
SAME = "eternalize.1"
"""Another, which says the same of every engine: nobody can test it."""


def judged(outcomes: Path, folder: Path, *words: str) -> Path:
    """The certificate that `judge` writes there."""
    code = main(["judge", str(outcomes), "--out", str(folder), "--format", "json", *words])
    assert code in (0, 1, 3)
    return folder / "certificate.json"


def unpacked(key: str, file: Path) -> Path:
    """The recorded outcomes of an engine as `judge` reads them; only those of the rulings of the small reports."""
    with lzma.open(FIXTURES / f"{key}-outcomes.jsonl.xz", "rt") as lines, file.open("w") as out:
        for line in map(json.loads, lines):
            line.pop("situation", None)
            if "describe" in line or line["id"].startswith((f"{SHOWN}.", "control.")):
                out.write(json.dumps(line) + "\n")
    return file


def paged(*words: str) -> Path:
    """The page that `report` writes: the last word is its file."""
    assert main(["report", *words]) == 0
    return Path(words[-1])


HARM = (
    "<script>window.harmed = 1</script>",
    "</style><style>body{display:none}</style>",
    '"><img src=x onerror="window.harmed = 2">',
    "'><svg onload=window.harmed=3>",
    "</title></desc></svg><script>window.harmed = 4</script>",
    "<a href=\"javascript:window.harmed=5\" style='position:fixed;inset:0'>click</a>",
    "{{ 7 * 7 }}{% raw %}",
    "\u202eleft to right\u202c \u2066and\u2069 back",
    "\x1b[31mred\x07\x00\x9b",
    "<iframe src='http://127.0.0.1:9/'></iframe><link rel=stylesheet href=//127.0.0.1:9/>",
    "@everyone #1 http://127.0.0.1:9/ ``` </details> [link](http://127.0.0.1:9/) ![picture](http://127.0.0.1:9/)",
    "W" * 300,
    "x" * 20_000,
)
MEGABYTE = "y" * (1 << 20)


def write_hostile(cases: list[Case], file: Path) -> None:
    """Outcomes for `judge`: the reference engine's, with harm in every text that an engine may choose."""
    harm = itertools.cycle(HARM)
    describe: dict[str, Any] = {
        "name": " ".join(HARM[:6]),
        "version": HARM[7] + HARM[2] + MEGABYTE,
        "adapter": HARM[0] + HARM[11],
        "forced": [HARM[0], MEGABYTE],
        "declares": list(HARM),
    }
    lines: list[dict[str, Any]] = [{"describe": describe}]
    engine = ReferenceEngine()
    for number, case in enumerate(cases):
        outcome = msgspec.to_builtins(engine.run(case.situation))
        # Controls are as they should be, or nothing that rests on them would be judged.
        lines.append({"id": case.id, "outcome": outcome if case.ruling is None else _poisoned(outcome, number, harm)})
    file.write_bytes(b"\n".join(map(msgspec.json.encode, lines)) + b"\n")


def _poisoned(outcome: dict[str, Any], number: int, harm: Iterator[str]) -> dict[str, Any]:
    for action in outcome["actions"]:
        action["accepted"] = number % 3 != 0
        action["reason"] = next(harm)
    breaks_form = number % 5 == 0  # which the judge refuses, and quotes
    for snapshot in outcome["snapshots"][1:]:
        for state in snapshot["objects"].values():
            if state.get("zone") == "battlefield":
                state["name"] = next(harm)
                state["counters"] = {next(harm): 2**40}
        made = sum(id.startswith("new-") for id in snapshot["objects"])
        snapshot["objects"][next(harm) if breaks_form else f"new-{made + 1}"] = {
            "zone": "battlefield",
            "owner": "alice",
            "controller": "alice",
            "name": next(harm),
            "types": [next(harm)],
            "attached_to": next(harm) if breaks_form else None,
            "is_token": True,
        }
        snapshot["game"]["stack"] = [{"id": next(harm), "kind": "ability", "controller": "bob", "source": next(harm)}]
    if number % 4 == 1:
        outcome["snapshots"], outcome["actions"] = outcome["snapshots"][:2], outcome["actions"][:1]
        outcome["stopped"] = {"at": 1, "because": "unsupported", "detail": next(harm)}
    if number == 2:
        outcome["snapshots"][-1]["objects"][MEGABYTE] = {"zone": "battlefield", "name": MEGABYTE}
    outcome["forced"] = [next(harm)]
    outcome["declared"] = [next(harm)]
    return outcome


@pytest.fixture(scope="session")
def harm() -> tuple[str, ...]:
    """What the hostile engine writes."""
    return HARM


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for all of them."""
    return tmp_path_factory.mktemp("reports")


@pytest.fixture(scope="session")
def certificates(home: Path) -> dict[str, Path]:
    """The certificates of recorded engines and of the reference engine for two rulings, by engine."""
    both = ("--only", f"{SHOWN},{SAME}")
    made = {key: judged(unpacked(key, home / f"{key}.jsonl"), home / key, *both) for key in ("xmage", "forge")}
    assert main(["certify", *both, "--out", str(home / "reference"), "--format", "json"]) == 0
    return made | {"reference": home / "reference" / "certificate.json"}


@pytest.fixture(scope="session")
def report(certificates: dict[str, Path], home: Path) -> Path:
    """The page of one of them."""
    return paged(str(certificates["xmage"]), "--html", str(home / "xmage.html"))


@pytest.fixture(scope="session")
def small_report(certificates: dict[str, Path], home: Path) -> Path:
    """The page of a few cases, red and green, for what takes its time."""
    only = ",".join(f"{SHOWN}.{name}.akromas-vengeance" for name in ("creature-first", "aura-first"))
    made = judged(home / "xmage.jsonl", home / "small", "--only", only)
    return paged(str(made), "--html", str(home / "small.html"))


@pytest.fixture(scope="session")
def hostile(home: Path) -> Path:
    """The certificate of an engine that means harm."""
    cases = [case for ruling in the_rulings() for case in ruling.cases if case.id.startswith((f"{SHOWN}.", "control."))]
    write_hostile(cases, home / "hostile.jsonl")
    return judged(home / "hostile.jsonl", home / "hostile", "--only", SHOWN)


@pytest.fixture(scope="session")
def hostile_report(hostile: Path, home: Path) -> Path:
    """Its page."""
    return paged(str(hostile), "--html", str(home / "hostile.html"))


@pytest.fixture(scope="session")
def matrix(certificates: dict[str, Path], hostile: Path, home: Path) -> Path:
    """The matrix of all of them."""
    words = [str(path) for path in (*certificates.values(), hostile)]
    return paged("--matrix", *words, "--html", str(home / "matrix.html"))


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    """Chromium, as this machine has it. Skips, and says so, where there is none."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine, so the pages are looked at in no browser")
    playwright: Any = pytest.importorskip("playwright.sync_api", reason="playwright is not installed (see `dev`)")
    with playwright.sync_playwright() as running:
        opened = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()
