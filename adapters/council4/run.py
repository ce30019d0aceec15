"""Starts the adapter for council4: builds it against the user's checkout if need be, then becomes the Go program.

    MTG_CONFORMANCE_COUNCIL4=CHECKOUT python adapters/council4/run.py
    MTG_CONFORMANCE_COUNCIL4=CHECKOUT python adapters/council4/run.py --go test …   # the go command, in this folder

The kit is the one that `mtg-conformance new-adapter go` gives: Go is told to find it there (an overlay), and to find
council4 in the checkout (a workspace). Both files, and the built adapter, are in the user's cache folder.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import mtg_conformance

FOLDER = Path(__file__).resolve().parent
KIT = Path(mtg_conformance.__file__).resolve().parent / "skeletons" / "go" / "kit.go"
VARIABLE = "MTG_CONFORMANCE_COUNCIL4"
MODULE = "github.com/natefinch/council4"


class NotReady(Exception):
    """The adapter can't be started. The message is one line: what is missing, what to do."""


def checkout() -> Path:
    """The user's checkout. Raises NotReady."""
    named = os.environ.get(VARIABLE, "")
    if not named:
        raise NotReady(f"{VARIABLE} is not set; name a checkout of council4 in it, as the README beside this file says")
    folder = Path(named).resolve()
    if not (folder / "go.mod").is_file():
        raise NotReady(f"{VARIABLE} names {named}, which has no go.mod; name a checkout of council4")
    return folder


def revision(folder: Path) -> str:
    """The commit that is checked out, or "unknown"."""
    asked = ["git", "-C", str(folder), "rev-parse", "--short=12", "HEAD"]
    try:
        said = subprocess.run(asked, capture_output=True, text=True)
    except FileNotFoundError:
        return "unknown"
    return said.stdout.strip() if said.returncode == 0 else "unknown"


def workspace(engine: Path) -> tuple[Path, dict[str, str]]:
    """A folder of our own in the cache, and the environment in which the go command finds kit and engine."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mtg-conformance"
    folder = cache / f"council4-{hashlib.sha256(f'{FOLDER} {engine}'.encode()).hexdigest()[:16]}"
    folder.mkdir(parents=True, exist_ok=True)
    overlay = folder / "overlay.json"
    overlay.write_text(json.dumps({"Replace": {str(FOLDER / "kit.go"): str(KIT)}}), encoding="utf-8")
    work = folder / "go.work"
    work.write_text(f"go 1.26\n\nuse {json.dumps(str(FOLDER))}\n\nreplace {MODULE} => {json.dumps(str(engine))}\n")
    flags = f"{os.environ.get('GOFLAGS', '')} -overlay={overlay}".strip()
    return folder, os.environ | {"GOWORK": str(work), "GOFLAGS": flags}


def main() -> None:
    """Build if need be (the go command knows) and become the program, or become the go command."""
    try:
        engine = checkout()
        folder, environment = workspace(engine)
        os.environ.update(environment)
        try:
            if sys.argv[1:2] == ["--go"]:
                os.chdir(FOLDER)
                os.execvp("go", ["go", *sys.argv[2:]])
            program = folder / "adapter"
            flags = f"-X main.version={revision(engine)}"
            build = ["go", "build", "-ldflags", flags, "-o", str(program), "."]
            done = subprocess.run(build, cwd=FOLDER, capture_output=True, text=True)
        except FileNotFoundError:
            raise NotReady("the program go is not there; install Go, version 1.26 or later") from None
        if done.returncode != 0:
            print(done.stderr, file=sys.stderr)
            raise NotReady("the adapter does not build against the council4 that is named (go says why, above)")
        os.execv(program, [str(program)])
    except NotReady as problem:
        sys.exit(f"adapters/council4: {problem}")


if __name__ == "__main__":
    main()
