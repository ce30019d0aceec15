"""`certify` and `judge` with a baseline and waivers; `compare`, `badge`."""

import json
import shutil
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mtg_conformance import __version__, certificate_file
from mtg_conformance.certificate import BoardCounts, Certificate
from mtg_conformance.certificate import certify as make_certificate
from mtg_conformance.cli import certify as certify_module
from mtg_conformance.cli.gate import TODAY
from mtg_conformance.cli.suites import the_controls, the_rulings
from mtg_conformance.documents import EngineDescription, Outcome, Situation, Stop
from mtg_conformance.engines import EngineFailure
from mtg_conformance.gate import Entry, Support, compare
from mtg_conformance.gate.causes import blockers, root_causes
from mtg_conformance.verdicts import Verdict
from properties.misread import MisreadEngine
from properties.misreadings import MISREADINGS
from reference_engine.adapter import ReferenceEngine

Command = Callable[..., Any]

MURDER = "control.murder"
NAMES = "umbra-armor.3.same-name"
ONLY = ("--only", f"{NAMES},{MURDER}", "--boards", "0")
FIRST, SECOND = f"{NAMES}.h1", f"{NAMES}.h2"


class Engine(ReferenceEngine):
    """The reference engine under another name, which gets wrong what it is told to, as it is told to."""

    def __init__(self, name: str = "mine", **spoiled: Sequence[str]) -> None:
        super().__init__()
        self.name, self.spoiled = name, spoiled

    def describe(self) -> EngineDescription:
        return msgspec.structs.replace(super().describe(), name=self.name, version="2")

    def run(self, situation: Situation) -> Outcome:
        if situation.id in self.spoiled.get("crash", ()):
            raise EngineFailure("crash", "out of mana\n::error::out of here")
        if situation.id in self.spoiled.get("given_up", ()):
            raise EngineFailure("gave-up", "it hangs")
        if situation.id in self.spoiled.get("unsupported", ()):
            return Outcome(stopped=Stop(at=0, because="unsupported", detail="no such thing"))
        outcome = super().run(situation)
        if situation.id not in self.spoiled.get("failed", ()):
            return outcome
        *before, last = outcome.snapshots
        gone = {id: msgspec.structs.replace(state, zone="exile") for id, state in last.objects.items()}
        return msgspec.structs.replace(outcome, snapshots=(*before, msgspec.structs.replace(last, objects=gone)))


@pytest.fixture
def certify(command: Command, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Call `certify` on an Engine: `certify(Engine(…), "--only", …)`."""
    monkeypatch.setenv(TODAY, "2027-01-15")

    def call(engine: Engine, *words: str) -> Any:
        monkeypatch.setattr(certify_module, "open_engine", lambda *_, **__: engine)
        return command("certify", *words)

    return call


@pytest.fixture
def baseline(certify: Command, tmp_path: Path) -> Callable[..., str]:
    """Write a baseline and name it."""

    def write(engine: Engine, *words: str) -> str:
        certify(engine, *(words or ONLY), "--out", str(tmp_path / "old"))
        shutil.copy(tmp_path / "old" / "certificate.json", tmp_path / "baseline.json")
        return str(tmp_path / "baseline.json")

    return write


@pytest.fixture
def waivers(tmp_path: Path) -> Callable[..., str]:
    """Write a file with one waiver and name it."""

    def write(id: str, until: str = "2027-02-01") -> str:
        path = tmp_path / "waivers.toml"
        path.write_text(
            f'# ours\n[[waiver]]\nid = {id}\nreason = "being mended"\nlink = "https://example.org/1"\nuntil = {until}\n'
        )
        return str(path)

    return write


# What is new and what is not.


def test_nothing_new_is_green_although_something_is_red(certify: Command, baseline: Callable[..., str]) -> None:
    engine = Engine(failed=[FIRST], unsupported=[SECOND])
    assert certify(engine, *ONLY).code == 1
    result = certify(engine, *ONLY, "--baseline", baseline(engine))
    assert result.code == 0, result
    assert result.out.endswith("Gate: green: nothing is worse than in the baseline.\n")
    assert "in the graveyard" not in result.out, "an old red is not told again in full"


def test_what_was_not_asked_of_an_engine_that_was_given_up_is_one_line(
    certify: Command, baseline: Callable[..., str]
) -> None:
    result = certify(Engine(given_up=[MURDER]), *ONLY, "--baseline", baseline(Engine()))
    assert result.code == 1
    worse = [line for line in result.out.splitlines() if line.startswith("WORSE ")]
    assert [line.split()[1] for line in worse] == [MURDER, "2"]
    assert "not asked any more: the engine was given up at control.murder: it hangs" in worse[1]


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ({}, {"failed": [FIRST]}, 1),
        ({}, {"crash": [FIRST]}, 1),
        ({}, {"unsupported": [FIRST]}, 1),
        ({"unsupported": [FIRST]}, {"failed": [FIRST]}, 1),
        ({"unsupported": [FIRST]}, {"crash": [FIRST]}, 1),
        ({"failed": [FIRST]}, {"crash": [FIRST]}, 0),
        ({"failed": [FIRST]}, {"unsupported": [FIRST]}, 0),
        ({"failed": [FIRST]}, {}, 0),
        ({"crash": [FIRST]}, {"failed": [FIRST]}, 0),
        ({"failed": [FIRST]}, {"failed": [FIRST, SECOND]}, 1),
        ({"failed": [FIRST]}, {"failed": [SECOND]}, 1),
        ({"unsupported": [FIRST, SECOND]}, {"unsupported": [FIRST]}, 0),
        ({"failed": [MURDER]}, {"failed": [MURDER]}, 3),
    ],
)
def test_only_what_is_worse_is_red(
    certify: Command,
    baseline: Callable[..., str],
    before: dict[str, Any],
    after: dict[str, Any],
    code: int,
) -> None:
    result = certify(Engine(**after), *ONLY, "--baseline", baseline(Engine(**before)))
    assert result.code == code, result
    assert result.out.count("\nWORSE  ") == (code == 1)


def test_a_broken_control_is_told_first_and_what_waits_for_it_in_one_line(
    certify: Command, baseline: Callable[..., str]
) -> None:
    result = certify(Engine(failed=[MURDER]), *ONLY, "--baseline", baseline(Engine()))
    lines = result.out.splitlines()
    (worse,) = [n for n, line in enumerate(lines) if line.startswith("WORSE")]
    assert lines[worse].startswith(f"WORSE  {MURDER}  passed → failed: ")
    assert lines[worse + 1].strip() == f"2 wait for it: blocked ({FIRST}, {SECOND})"
    assert "Gate: red: 3 worse than in the baseline (2 of them wait for another)." in result.out


def test_each_that_fails_has_its_own_line_and_what_has_one_reason_shares_one(
    certify: Command, baseline: Callable[..., str], tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    words = (*ONLY, "--baseline", baseline(Engine()), "--annotations", "--summary", str(page))
    failed = certify(Engine(failed=[FIRST, SECOND]), *words).out
    for id in (FIRST, SECOND):
        assert f"\nWORSE  {id}  passed → failed: " in failed
        assert f"\n::error title={id} failed%2C passed in the baseline::" in failed
        assert page.read_text().count(f"| {id.replace('-', chr(92) + '-')} | passed | failed | ") == 1
    crashed = certify(Engine(crash=[FIRST, SECOND]), *words).out.splitlines()
    (worse,) = [line for line in crashed if line.startswith("WORSE")]
    assert worse.startswith("WORSE  2 cases or boards are error: crash now: out of mana")
    (error,) = [line for line in crashed if line.startswith("::error")]
    assert error.endswith(f"; and 1 more for the same reason ({SECOND})")


def test_a_chain_belongs_to_its_beginning_and_is_waived_with_it(
    certify: Command, baseline: Callable[..., str], waivers: Callable[..., str]
) -> None:
    last, middle, root = (
        "eternalize.0.own-spell.on-the-stack",
        "eternalize.0.own-spell.resolved",
        "control.giant-growth",
    )
    words = ("--only", f"{last},{FIRST},{SECOND}", "--boards", "0")
    old = baseline(Engine(), *words)
    engine = Engine(failed=[root])
    red = certify(engine, *words, "--baseline", old)
    assert red.code == 1
    assert red.out.count("\nWORSE  ") == 1, red.out
    assert f"2 wait for it: blocked ({middle}, {last})" in red.out or f"({last}, {middle})" in red.out
    for against in (("--baseline", old), ()):
        green = certify(engine, *words, *against, "--waivers", waivers(f'"{root}"'))
        assert green.code == 0, green.out
        assert "waived  2 more, blocked by nothing else: " in green.out
        assert green.out.endswith("; 1 waived, and 2 that wait for what is.\n")


def test_what_waits_for_something_that_is_not_waived_is_not_waived_either(
    certify: Command, baseline: Callable[..., str], waivers: Callable[..., str]
) -> None:
    waiting, one, other = (
        "eternalize.3.taken-before",
        "control.crook-of-condemnation.one",
        "eternalize.0.in-a-main-phase.precombat",
    )
    words = ("--only", f"{waiting},{FIRST}", "--boards", "0")
    old, engine = baseline(Engine(), *words), Engine(failed=[one, other])
    half = certify(engine, *words, "--baseline", old, "--waivers", waivers(f'"{one}"'))
    assert half.code == 1
    assert f"1 waits for it: blocked ({waiting})" in half.out
    assert "Gate: red: 2 worse than in the baseline (1 of them waits for another); 1 waived." in half.out
    whole = certify(engine, *words, "--baseline", old, "--waivers", waivers(f'["{one}", "{other}"]'))
    assert whole.code == 0, whole.out


def test_a_blocked_board_is_waived_with_the_control_that_blocks_it(
    certify: Command, baseline: Callable[..., str], waivers: Callable[..., str]
) -> None:
    words = ("--only", "control.leyline-of-the-void,control.murder", "--boards", "30")
    old, engine = baseline(Engine(), *words), Engine(failed=["control.leyline-of-the-void"])
    red = certify(engine, *words, "--baseline", old)
    assert red.code == 1
    assert red.out.count("\nWORSE  ") == 1, red.out
    assert " for it: blocked (" in red.out
    green = certify(engine, *words, "--baseline", old, "--waivers", waivers('"control.leyline-of-the-void"'))
    assert green.code == 0, green.out


def test_a_blocked_claim_is_waived_with_what_blocks_it(
    certify: Command, baseline: Callable[..., str], waivers: Callable[..., str]
) -> None:
    claim, need = "umbra-armor.8.any.no-destruction.legend-rule", "control.legend-rule.keep-new"
    words = ("--only", f"{claim},{FIRST}", "--boards", "0", "--claims", "2")
    old, engine = baseline(Engine(), *words), Engine(failed=[need])
    red = certify(engine, *words, "--baseline", old)
    assert red.code == 1
    assert f"1 waits for it: blocked ({claim})" in red.out
    green = certify(engine, *words, "--baseline", old, "--waivers", waivers(f'"{need}"'))
    assert green.code == 0, green.out


def test_a_claim_none_of_whose_boards_can_be_played_is_waived_with_the_controls_of_their_cards(
    certify: Command, baseline: Callable[..., str], waivers: Callable[..., str]
) -> None:
    """What is red beside it is red for its own reason, and is not let pass."""
    claim = "eternalize.6.any.reads-the-token"
    controls = [one.id for one in the_controls() if any(o.card == "Sunscourge Champion" for o in one.situation.objects)]
    assert controls
    words = ("--only", f"{claim},{','.join(controls)},{FIRST}", "--boards", "0", "--claims", "2")
    old, engine = baseline(Engine(), *words), Engine(failed=controls)
    named = waivers(json.dumps(controls))
    red = certify(engine, *words, "--baseline", old, "--verbose")
    assert red.code == 1
    (waiting,) = [line for line in red.out.splitlines() if " for it: blocked (" in line]
    assert claim in waiting
    assert certify(engine, *words, "--baseline", old, "--waivers", named).code == 0
    worse = certify(Engine(failed=[*controls, FIRST]), *words, "--baseline", old, "--waivers", named)
    assert worse.code == 1
    assert f"\nWORSE  {FIRST}  passed → failed: " in worse.out


def test_what_is_red_itself_is_never_told_or_waived_with_something_else() -> None:
    """Neither a case that fails though what it needs fails too, nor one that what it needs has left open."""

    def entry(id: str, verdict: Verdict, cause: str | None = None) -> Entry:
        return Entry(id=id, group="controls", verdict=verdict, cause=cause, reason="", cr=(), digest="", known_as=id)

    root, red = entry("root", Verdict.failed), entry("red", Verdict.failed)
    blocked, left_open = entry("blocked", Verdict.not_run, "blocked"), entry("open", Verdict.indeterminate)
    judged = {one.id: one for one in (root, red, blocked, left_open)}
    needs = {"red": Support(needs=("root",)), "blocked": Support(needs=("open", "root"))}
    assert blockers("red", judged, needs) == ()
    assert blockers("blocked", judged, needs) == ("open", "root")
    assert blockers("blocked", judged, {"blocked": Support(needs=("root",), compared=("open",))}) == ("root",)
    for order in ([root, red, blocked], [blocked, red, root]):
        told = [(one.first.id, [other.id for other in one.waiting]) for one in root_causes(order, judged, needs)]
        assert told == [("root", ["blocked"]), ("red", [])], "that for which the most waits comes first"


def test_a_control_that_was_asked_for_and_did_not_run_is_not_let_pass_by_a_waiver_of_another(
    certify: Command, waivers: Callable[..., str]
) -> None:
    other = "control.crook-of-condemnation.one"
    words = ("--only", f"eternalize.3.taken-before,{MURDER},control.destroy.doom-blade", "--boards", "0")
    engine = Engine(unsupported=[MURDER, other])
    result = certify(engine, *words, "--waivers", waivers(f'"{other}"'))
    assert result.code == 3, result.out
    assert certify(engine, *words, "--waivers", waivers(f'["{other}", "{MURDER}"]')).code == 0


def test_a_waiver_is_not_lost_in_a_baseline_that_was_written_with_it(
    certify: Command, command: Command, waivers: Callable[..., str], tmp_path: Path
) -> None:
    engine, out, file = Engine(failed=[MURDER]), tmp_path / "out", waivers(f'"{MURDER}"')
    assert certify(engine, *ONLY, "--waivers", file, "--out", str(out)).code == 3
    again = (*ONLY, "--baseline", str(out))
    still = certify(engine, *again, "--waivers", file)
    assert still.code == 3
    assert "Gate: nothing else is worse than in the baseline, but nothing passed; 1 waived, and 2 that" in still.out
    gone = certify(engine, *again)
    assert gone.code == 1
    assert f"\nWORSE  {MURDER}  failed (waived) → failed: " in gone.out
    assert f"2 wait for it: blocked ({FIRST}, {SECOND})" in gone.out
    mended = certify(Engine(), *again)
    assert mended.code == 0
    assert "3 better: " in mended.out
    certify(engine, *ONLY, "--out", str(out))
    assert "Gate: red" not in certify(engine, *again).out, "without the waivers it is a baseline like any other"
    assert command("compare", str(out), str(out)).code == 0


def test_what_was_not_asked_of_an_engine_that_was_given_up_is_not_let_pass_with_where_it_was(
    certify: Command, baseline: Callable[..., str], waivers: Callable[..., str]
) -> None:
    engine, old = Engine(given_up=[MURDER]), baseline(Engine())
    result = certify(engine, *ONLY, "--baseline", old, "--waivers", waivers(f'"{MURDER}"'))
    assert result.code == 1, result.out
    assert "2 cases or boards are not run: blocked now: not asked any more: " in result.out
    assert "Gate: red: 2 worse than in the baseline; 1 waived." in result.out
    left_out = "# 2 are left out, for the engine had been given up before it came to that: mend it.\n"
    draft = certify(engine, *ONLY, "--baseline", old, "--waiver-draft").out
    assert f'{left_out}[[waiver]]\nid = [\n  "{MURDER}",\n]\n' in draft
    rest = certify(engine, *ONLY, "--baseline", old, "--waivers", waivers(f'"{MURDER}"'), "--waiver-draft").out
    assert f"{left_out}# No waiver to write: nothing else is worse.\n" in rest


def test_the_draft_of_a_waiver_is_refused_until_it_is_filled_in_and_then_lets_all_pass(
    certify: Command, baseline: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, against = Engine(failed=[FIRST]), ("--baseline", baseline(Engine()))
    result = certify(engine, *ONLY, *against, "--waiver-draft")
    assert result.code == 1
    draft = result.out[result.out.index("[[waiver]]") : result.out.index("Gate: red")]
    file = tmp_path / "waivers.toml"
    file.write_text(draft)
    refused = certify(engine, *ONLY, *against, "--waivers", str(file))
    assert refused.code == 2
    assert "reason: expected some text" in refused.err
    filled = draft.replace('reason = ""', 'reason = "soon"').replace('link = ""', 'link = "https://example.org/1"')
    file.write_text(filled.replace('until = ""', "until = 2027-02-01"))
    let_pass = certify(engine, *ONLY, *against, "--waivers", str(file), "--waiver-draft")
    assert let_pass.code == 0, let_pass
    assert "# No waiver to write: nothing else is worse." in let_pass.out
    assert "# No waiver to write: nothing is worse." in certify(Engine(), *ONLY, *against, "--waiver-draft").out
    monkeypatch.setenv(TODAY, "2027-02-02")
    expired = certify(engine, *ONLY, *against, "--waivers", str(file), "--waiver-draft")
    assert expired.code == 1
    assert "# No waiver to write: all that counts stands in a waiver already, see above." in expired.out


def test_what_the_baseline_does_not_know_is_told_and_not_counted(
    certify: Command, baseline: Callable[..., str]
) -> None:
    old = baseline(Engine(), "--only", f"{FIRST},{MURDER}")
    result = certify(Engine(failed=[SECOND]), *ONLY, "--baseline", old)
    assert result.code == 0, result
    assert f"1 not counted, for they are not in the baseline, 1 of them red: {SECOND}" in result.out
    narrower = certify(Engine(), "--only", FIRST, "--baseline", baseline(Engine()))
    assert narrower.code == 0
    assert f"1 in the baseline, and not asked for this time: {SECOND}" in narrower.out


def test_a_case_that_says_something_else_can_not_be_compared(certify: Command, baseline: Callable[..., str]) -> None:
    path = Path(baseline(Engine()))
    old = certificate_file.read(path)

    def reworded(one: Any) -> Any:
        return msgspec.structs.replace(one, case_digest="0" * 16) if one.id == FIRST else one

    gone = msgspec.structs.replace(old.rulings[0].cases[0], id="umbra-armor.3.of-old")
    cases = (*map(reworded, old.rulings[0].cases), gone)
    counts = msgspec.structs.replace(old.rulings[0].counts, cases=3, passed=3)
    ruling = msgspec.structs.replace(old.rulings[0], cases=cases, counts=counts)
    edition = msgspec.structs.replace(old.suite, edition="2025-9")
    certificate_file.write(path, msgspec.structs.replace(old, rulings=(ruling,), suite=edition))
    result = certify(Engine(failed=[FIRST]), *ONLY, "--baseline", str(path))
    assert result.code == 0, result
    assert "edition: 2025-9 → " in result.out
    assert f"1 not counted, for the baseline has another case of that id, 1 of them red: {FIRST}" in result.out
    assert "1 in the baseline, and no more in the suite: umbra-armor.3.of-old" in result.out


def test_that_the_edition_has_other_cases_is_told_and_another_profile_is_none_of_it() -> None:
    rulings = the_rulings()
    cases = {case.id: case for ruling in rulings for case in ruling.cases}

    def made(*ids: str) -> Certificate:
        engine = EngineDescription(name="mine", version="1")
        said: dict[str, Any] = {
            "chosen_as": "",
            "command": "",
            "started": "",
            "finished": "",
            "seconds": {},
            "partial": False,
        }
        return make_certificate((), frozenset(ids), [cases[id] for id in ids], {}, engine=engine, **said)

    assert compare(made(FIRST), made(FIRST, SECOND)).suite == ()
    cases[FIRST] = msgspec.structs.replace(cases[FIRST], title="another")
    old = made(FIRST, SECOND)
    cases[FIRST] = msgspec.structs.replace(cases[FIRST], title="yet another")
    (line,) = compare(old, made(FIRST, SECOND)).suite
    assert line.startswith("cases of the edition: ")


def test_boards_are_compared_by_id(certify: Command, baseline: Callable[..., str]) -> None:
    words = ("--only", MURDER, "--boards", "3")
    old = baseline(Engine(), *words)
    ids = json.loads(Path(old).read_bytes())["predicate"]["mtgConformance"]["boards"]["green"]
    for engine in (Engine(unsupported=[ids[1]]), Engine(crash=[ids[1]])):
        result = certify(engine, *words, "--baseline", old)
        assert result.code == 1, result
        assert f"\nWORSE  {ids[1]}" in result.out
    assert "passed → error: crash: out of mana" in result.out, "a crash is an error on a board, too"
    more = certify(Engine(unsupported=[ids[2]]), "--only", MURDER, "--boards", "2", "--baseline", old)
    assert more.code == 0
    assert f"1 in the baseline, and not asked for this time: {ids[2]}" in more.out


CLAIM = "umbra-armor.0.any.in-its-place"
CLAIMED = ("--only", f"{CLAIM},{FIRST}", "--boards", "0", "--claims", "2")


def with_claim(path: Path, **fields: Any) -> None:
    """Write the certificate anew, with its claim saying something else."""
    old = certificate_file.read(path)
    certificate_file.write(
        path, msgspec.structs.replace(old, claims=(msgspec.structs.replace(old.claims[0], **fields),))
    )


def test_a_claim_is_held_to_the_boards_that_the_baseline_had(certify: Command, baseline: Callable[..., str]) -> None:
    wrong: Any = Misled("parsed-without-effect")
    path = Path(baseline(Engine(), *CLAIMED))
    worse = f"\nWORSE  {CLAIM}  passed → failed: "
    assert worse in certify(wrong, *CLAIMED, "--baseline", str(path)).out
    fewer = certify(wrong, *CLAIMED[:-1], "1", "--baseline", str(path))
    assert worse in fewer.out, "who asks for fewer boards is held to them"
    with_claim(path, boards_digest="0" * 16)
    others = certify(wrong, *CLAIMED, "--baseline", str(path)).out
    assert worse not in others
    assert f"1 not counted, for the baseline has another case of that id, 1 of them red: {CLAIM}" in others


def test_a_red_claim_becomes_an_issue_by_the_board_that_shows_it(
    certify: Command, command: Command, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    certify(Misled("parsed-without-effect"), *CLAIMED, "--out", str(out))
    result = command("report", str(out), "--issue", CLAIM)
    assert result.code == 0, result
    assert f"as case `{CLAIM}`" in result.out
    assert f'"id": "{CLAIM}"' in result.out
    (out / "failures" / f"{CLAIM}.json").unlink()
    gone = command("report", str(out), "--issue", CLAIM)
    assert gone.code == 2
    assert "no board that shows it lies in the folder failures" in gone.err
    certify(Engine(), *CLAIMED, "--out", str(out))
    assert "this one is passed" in command("report", str(out), "--issue", CLAIM).err


def test_a_claim_that_holds_on_fewer_of_the_same_boards_is_told(
    certify: Command, command: Command, baseline: Callable[..., str]
) -> None:
    path = Path(baseline(Engine(), *CLAIMED))
    with_claim(path, planned=2, counts=BoardCounts(judged=1, stopped=1))
    better = certify(Engine(), *CLAIMED, "--baseline", str(path))
    assert "fewer boards" not in better.out
    thin = str(path.with_name("thin"))
    certify(Engine(), *CLAIMED, "--out", thin)
    shutil.copy(path, Path(thin) / "certificate.json")
    said = f"1 claim holds on fewer boards than before, for the others do not run: {CLAIM}"
    assert said in command("compare", baseline(Engine(), *CLAIMED), thin).out


def test_nobody_is_told_to_take_a_red_run_for_the_baseline(certify: Command, baseline: Callable[..., str]) -> None:
    path = baseline(Engine(failed=[FIRST]))
    hint = "To hold the engine to what it can do now, "
    assert hint in certify(Engine(), *ONLY, "--baseline", path).out
    red = certify(Engine(failed=[SECOND]), *ONLY, "--baseline", path)
    assert f"1 better: {FIRST}" in red.out
    assert hint not in red.out


def test_a_baseline_of_another_version_of_the_suite_is_taken(certify: Command, baseline: Callable[..., str]) -> None:
    path = Path(baseline(Engine()))
    path.write_text(path.read_text().replace(f'"version": "{__version__}"', '"version": "0.0.9"'))
    result = certify(Engine(failed=[FIRST]), *ONLY, "--baseline", str(path))
    assert result.code == 1, result
    assert f"suite: 0.0.9 → {__version__}" in result.out


def test_judge_has_the_same_gate(certify: Command, command: Command, tmp_path: Path) -> None:
    certify(Engine(), *ONLY, "--out", str(tmp_path / "good"))
    certify(Engine(failed=[FIRST]), *ONLY, "--out", str(tmp_path / "bad"))
    judge = ("judge", str(tmp_path / "bad" / "outcomes.jsonl"), *ONLY[:2])
    assert command(*judge, "--baseline", str(tmp_path / "good")).code == 1
    assert command(*judge, "--baseline", str(tmp_path / "bad")).code == 0


# Waivers.


def test_a_waiver_lets_pass_and_changes_no_verdict(
    certify: Command, waivers: Callable[..., str], tmp_path: Path
) -> None:
    engine = Engine(failed=[FIRST])
    out = ("--out", str(tmp_path / "out"))
    result = certify(engine, *ONLY, "--waivers", waivers(f'"{FIRST}"'), *out)
    assert result.code == 0, result
    assert result.out.endswith("Gate: green: everything else passed; 1 waived.\n")
    assert f"waived  {FIRST} (failed) until 2027-02-01: being mended (https://example.org/1)" in result.out
    certificate = certificate_file.read(tmp_path / "out" / "certificate.json")
    assert [one.id for one in certificate.waived] == [FIRST]
    assert certificate.counts.failed == 1
    root = ElementTree.parse(tmp_path / "out" / "junit.xml").getroot()
    assert root.get("failures") == "0"
    (skipped,) = root.iter("skipped")
    assert skipped.get("message", "").startswith(
        "waived until 2027-02-01: being mended (https://example.org/1); failed: "
    )


def test_what_one_waiver_lets_pass_is_one_line(certify: Command, waivers: Callable[..., str]) -> None:
    words = (*ONLY, "--waivers", waivers(f'["{FIRST}", "{SECOND}"]'))
    engine = Engine(failed=[FIRST], unsupported=[SECOND])
    until = "until 2027-02-01: being mended (https://example.org/1)"
    assert f"\nwaived  {FIRST} (failed), {SECOND} (not run) {until}\n" in certify(engine, *words).out
    each = certify(engine, *words, "--verbose").out
    assert f"\nwaived  {FIRST} (failed) {until}\nwaived  {SECOND} (not run) {until}\n" in each


def test_a_waiver_also_covers_what_did_not_run_and_what_is_worse(
    certify: Command, baseline: Callable[..., str], waivers: Callable[..., str]
) -> None:
    silent = Engine(unsupported=[FIRST])
    assert certify(silent, *ONLY).code == 3
    assert certify(silent, *ONLY, "--waivers", waivers(f'"{FIRST}"')).code == 0
    against = ("--baseline", baseline(Engine()))
    assert certify(silent, *ONLY, *against).code == 1
    assert certify(silent, *ONLY, *against, "--waivers", waivers(f'"{FIRST}"')).code == 0


def test_a_red_board_is_waived_by_its_own_id_or_that_of_the_case_that_shows_it(
    certify: Command, command: Command, waivers: Callable[..., str], tmp_path: Path
) -> None:
    words = ("--only", MURDER, "--boards", "3", "--out", str(tmp_path / "out"))
    certify(Engine(), *words)
    boards = certificate_file.read(tmp_path / "out" / "certificate.json").boards
    assert boards is not None
    engine = Engine(crash=[boards.green[1]])
    assert certify(engine, *words).code == 1
    boards = certificate_file.read(tmp_path / "out" / "certificate.json").boards
    assert boards is not None
    (red,) = boards.reds
    assert f'  "{red.board}",' in certify(engine, *words, "--waiver-draft").out
    for id in (red.board, red.id):
        result = certify(engine, *words, "--waivers", waivers(f'"{id}"'))
        assert result.code == 0, result
        assert f"waived  {red.board} (error)" in result.out
        assert command("verify", str(tmp_path / "out"), "--part").code == 0
        without = certify(engine, *words[:2], "--boards", "0", "--waivers", waivers(f'"{id}"'))
        assert without.code == 0, without
        assert f"Waivers of which nothing was learned this time: {id}." in without.out
    mended = certify(Engine(), *words, "--waivers", waivers(f'"{red.id}"'))
    assert mended.code == 1
    assert f"{red.id} is not red any more; delete the lines 2-6" in mended.out


def test_a_waiver_holds_on_its_last_day(certify: Command, waivers: Callable[..., str]) -> None:
    engine = Engine(failed=[FIRST])
    assert certify(engine, *ONLY, "--waivers", waivers(f'"{FIRST}"', "2027-01-15")).code == 0
    assert certify(engine, *ONLY, "--waivers", waivers(f'"{FIRST}"', "2027-01-14")).code == 1


@pytest.mark.parametrize(
    ("id", "until", "line", "said"),
    [
        (f'"{FIRST}"', "2027-01-14", 6, f"{FIRST} is still failed; mend it, or write: until = 2027-02-14"),
        (f'"{SECOND}"', "2027-02-01", 3, f"{SECOND} passes; delete the lines 2-6"),
        (f'["{FIRST}", "{SECOND}"]', "2027-02-01", 3, f'{SECOND} passes; write: id = "{FIRST}"'),
        (f'"{FIRST}x"', "2027-02-01", 3, f'umbra-armor.1.same-object); write: id = "{FIRST}"'),
        ('"umbra-armor.3.nonsense"', "2027-02-01", 3, "umbra-armor.1.spent); delete the lines 2-6"),
        (f'"{NAMES}"', "2027-02-01", 3, f'beginning of 2 ids, and a waiver names each; write: id = "{FIRST}"'),
        ('"umbra-armor.3.*"', "2027-02-01", 3, f'a wildcard, and a waiver names each case; write: id = "{FIRST}"'),
        ('"eternalize.?.*"', "2027-02-01", 3, "a wildcard, and a waiver names each case; delete the lines 2-6"),
        (
            f'["{MURDER}", "{SECOND}"]',
            "2027-02-01",
            3,
            f"{MURDER} passes (nor is there anything to waive in 1 more of it); delete the lines 2-6",
        ),
        ('"xyzzy"', "2027-02-01", 3, "no case or board has the id xyzzy; delete the lines 2-6"),
        ('"umbra-armor.3"', "2027-02-01", 3, f'so that it hides nothing else; write: id = "{FIRST}"'),
    ],
)  # fmt: skip
def test_a_wrong_waiver_is_red_with_the_line_to_write(
    certify: Command, waivers: Callable[..., str], id: str, until: str, line: int, said: str
) -> None:
    file = waivers(id, until)
    result = certify(Engine(failed=[FIRST]), *ONLY, "--waivers", file)
    assert result.code == 1, result
    (told,) = [one for one in result.out.splitlines() if one.startswith("WAIVER")]
    assert told.startswith(f"WAIVER  {file}:{line}: ")
    assert told.endswith(said), told


def test_what_was_not_asked_for_says_nothing_of_a_waiver(certify: Command, waivers: Callable[..., str]) -> None:
    result = certify(Engine(), "--only", FIRST, "--waivers", waivers(f'"{SECOND}"', "2026-01-01"))
    assert result.code == 0, result
    assert f"Waivers of which nothing was learned this time: {SECOND}." in result.out


def test_the_line_to_write_is_right(certify: Command, waivers: Callable[..., str]) -> None:
    """Each correction is taken at its word, and then all is green."""
    engine = Engine(failed=[FIRST])
    file = Path(waivers('"umbra-armor.3"', "2027-01-01"))
    for _ in range(3):
        result = certify(engine, *ONLY, "--waivers", str(file))
        told = [one for one in result.out.splitlines() if one.startswith("WAIVER")]
        lines = file.read_text().splitlines()
        for one in told:
            lines[int(one.split(":")[1]) - 1] = one.rpartition("write: ")[2]
        file.write_text("\n".join(lines))
    assert result.code == 0, result


def test_a_run_that_was_broken_off_says_nothing(certify: Command, baseline: Callable[..., str], tmp_path: Path) -> None:
    class Impatient(Engine):
        def run(self, situation: Situation) -> Outcome:
            if situation.id == SECOND:
                raise KeyboardInterrupt
            return super().run(situation)

    result = certify(Impatient(), *ONLY, "--baseline", baseline(Engine()), "--out", str(tmp_path / "cut"))
    assert result.code == 130, result
    assert result.out.endswith("Gate: broken off; it says nothing.\n")
    assert certify(Engine(), *ONLY, "--baseline", str(tmp_path / "cut")).code == 2


# For a CI.


def test_annotations_are_only_printed_when_asked_and_can_not_be_forged(
    certify: Command, baseline: Callable[..., str]
) -> None:
    engine, old = Engine(crash=[FIRST]), baseline(Engine())
    plain = certify(engine, *ONLY, "--baseline", old).out
    assert not any(line.lstrip().startswith("::") for line in plain.splitlines())
    result = certify(engine, *ONLY, "--baseline", old, "--annotations")
    commands = [line for line in result.out.splitlines() if line.startswith("::")]
    assert len(commands) == 2
    assert commands[0].startswith(f"::error title={FIRST} error%3A crash%2C passed in the baseline::out of mana")
    assert commands[1] == "::notice title=mtg-conformance::Gate: red: 1 worse than in the baseline."
    assert certify(engine, *ONLY, "--annotations", "--format", "json").code == 2


def test_the_summary_is_appended(certify: Command, baseline: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "summary.md"
    page.write_text("before\n")
    certify(Engine("<b>mine</b> |x|", failed=[FIRST]), *ONLY, "--summary", str(page))
    text = page.read_text()
    assert text.startswith("before\n## &lt;b&gt;mine&lt;/b&gt; \\|x\\| 2: ")
    assert "**Gate: red: 1 red.**" in text
    assert "| ❌ failed | umbra\\-armor.3 | 1 of 2 |" in text


def test_what_the_reds_have_in_common_stands_in_summary_issue_and_gate_and_first_among_the_annotations(
    certify: Command, command: Command, baseline: Callable[..., str], tmp_path: Path
) -> None:
    engine: Any = MisreadEngine(MISREADINGS["keeps-the-damage"])
    page = tmp_path / "summary.md"
    only = ("--only", "umbra-armor.1", "--boards", "0")
    result = certify(engine, *only, "--summary", str(page), "--annotations")
    first = next(line for line in result.out.splitlines() if line.startswith("::"))
    assert first.startswith("::warning title=a known misreading::agrees with keeps-the-damage on ")
    assert "- agrees with keeps\\-the\\-damage on " in page.read_text()
    good = baseline(Engine(engine.describe().name), *only)
    out = tmp_path / "out"
    lines = certify(engine, *only, "--baseline", good, "--out", str(out)).out.splitlines()
    assert lines[-1].startswith("Gate: red")
    assert any(line.startswith("A known misreading: it agrees with keeps-the-damage on ") for line in lines[-6:-1])
    assert sum("agrees with keeps-the-damage" in line for line in lines) == 1
    red = certificate_file.read(out / "certificate.json").red_ids()[0]
    assert "a known misreading, `keeps-the-damage`: " in command("report", str(out), "--issue", red).out


class Misled(Engine):
    """An engine with several misreadings at once."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.names = names

    def run(self, situation: Situation) -> Outcome:
        with ExitStack() as all_of_them:
            for name in self.names:
                all_of_them.enter_context(MISREADINGS[name].applied())
            return super().run(situation)


def test_what_old_reds_have_in_common_is_not_told_of_new_ones(
    certify: Command, baseline: Callable[..., str], tmp_path: Path
) -> None:
    known, new = "saves-from-sacrifice", "keeps-the-damage"
    page = tmp_path / "page.md"
    words = ("--only", "umbra-armor.1,umbra-armor.8", "--boards", "0", "--claims", "0")
    more = (*words, "--baseline", baseline(Misled(known), *words), "--summary", str(page), "--annotations")
    result = certify(Misled(known, new), *more)
    assert result.code == 1
    assert f"\nA known misreading: what is new agrees with {new} on " in result.out
    assert f"\n::warning title=a known misreading::agrees with {new} on " in result.out
    assert known not in result.out
    assert known.replace("-", "\\-") not in page.read_text()
    unexplained = certify(Misled(known, "nearly-lethal-is-lethal"), *more)
    assert unexplained.code == 1
    assert f"agrees with {known}" not in unexplained.out


def test_with_json_the_gate_speaks_on_standard_error(certify: Command, baseline: Callable[..., str]) -> None:
    result = certify(Engine(), *ONLY, "--baseline", baseline(Engine()), "--format", "json")
    assert json.loads(result.out)["counts"]["passed"] == 3
    assert "Gate: green" in result.err


# Compare and badge.


def test_compare(certify: Command, command: Command, tmp_path: Path) -> None:
    for name, engine in (("a", Engine()), ("b", Engine("yours", failed=[FIRST], unsupported=[SECOND]))):
        certify(engine, *ONLY, "--out", str(tmp_path / name))
    a, b = str(tmp_path / "a"), str(tmp_path / "b" / "certificate.json")
    same = command("compare", a, a)
    assert same.code == 0
    assert "3 cases and boards have the same verdict in both, 0 have not." in same.out
    result = command("compare", a, b)
    assert result.code == 1
    assert "engine: mine → yours" in result.out
    assert "umbra-armor.3  not certified (2 of 2)    failed (0 of 2)" in result.out
    assert f"  {FIRST}  passed → failed: " in result.out
    assert f"  {SECOND}  passed → not run: unsupported" in result.out
    document = json.loads(command("compare", b, a, "--format", "json").out)
    assert {change["kind"] for change in document["changes"]} == {"better"}
    assert document["same"] == 1


def test_the_badge_says_edition_and_rulings(certify: Command, command: Command, tmp_path: Path) -> None:
    certify(Engine(failed=[FIRST]), *ONLY, "--out", str(tmp_path / "out"))
    result = command("badge", str(tmp_path / "out"), "--out", str(tmp_path / "badges"))
    assert result.code == 0, result
    document = json.loads((tmp_path / "badges" / "badge.json").read_bytes())
    assert document["schemaVersion"] == 1
    assert document["message"] == "0/1 rulings (of a part)"
    assert document["color"] == "red"
    picture = ElementTree.parse(tmp_path / "badges" / "badge.svg").getroot()
    assert "%" not in "".join(picture.itertext())
    assert document["label"] in "".join(picture.itertext())


@pytest.mark.parametrize(
    ("spoiled", "message", "color"),
    [
        ({}, "0/1 rulings, 2/2 cases, none red (of a part)", "yellow"),
        ({"unsupported": [FIRST]}, "0/1 rulings, 1/2 cases, none red (of a part)", "yellow"),
        ({"unsupported": [FIRST, SECOND]}, "0/1 rulings, 0/2 cases, none red (of a part)", "lightgrey"),
        ({"failed": [FIRST]}, "0/1 rulings (of a part)", "red"),
    ],
)
def test_the_badge_tells_what_did_not_run_from_what_is_red_and_is_not_the_gates(
    certify: Command,
    command: Command,
    waivers: Callable[..., str],
    tmp_path: Path,
    spoiled: dict[str, Any],
    message: str,
    color: str,
) -> None:
    only = ("--only", f"{FIRST},{SECOND}", "--boards", "0", "--out", str(tmp_path / "out"))
    waived = ("--waivers", waivers(f'"{FIRST}"')) if spoiled else ()
    gate = certify(Engine(**spoiled), *only, *waived)
    assert gate.code == (3 if color == "lightgrey" else 0), "a waived red is red in the badge, and green at the gate"
    command("badge", str(tmp_path / "out"), "--out", str(tmp_path / "badges"))
    document = json.loads((tmp_path / "badges" / "badge.json").read_bytes())
    assert (document["message"], document["color"]) == (message, color)
