"""Starts an adapter written in Java: compiles it against the user's engine if need be, then becomes the Java program.

The compiled adapter is kept in the user's cache folder, one for each version of it and of the class path.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

KIT = Path(__file__).parent / "src"
OPTIONS = ("-XX:+UseSerialGC", "-Xshare:auto")


class NotReady(SystemExit):
    """The adapter can't be started: ends the program with one line on stderr, what is missing and what to do."""

    def __init__(self, what: str) -> None:
        super().__init__(f"adapters/{Path(sys.argv[0]).absolute().parent.name}: {what}")


def variable(name: str, engine: str) -> str:
    """What the user has put into an environment variable. Raises NotReady."""
    found = os.environ.get(name, "")
    if not found:
        raise NotReady(f"{name} is not set; name {engine} in it, as the README beside this file says")
    return found


def compiled(sources: Path, classes: str, engine: str) -> Path:
    """The folder with the compiled adapter; compiles it if there is none yet. Raises NotReady."""
    files = sorted([*KIT.rglob("*.java"), *sources.rglob("*.java")])
    digest = hashlib.sha256(classes.encode())
    for file in files:
        digest.update(file.read_bytes())
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mtg-conformance"
    folder = cache / f"{engine.lower()}-{digest.hexdigest()[:16]}"
    if folder.is_dir():
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as work:
        out = Path(work) / "classes"
        command = ["javac", "-nowarn", "-proc:none", "-encoding", "UTF-8"]
        command += ["-d", str(out), "-cp", classes, *map(str, files)]
        try:
            done = subprocess.run(command, capture_output=True, text=True)
        except FileNotFoundError:
            raise NotReady(
                "the program javac is not there; install a Java development kit, version 17 or later"
            ) from None
        if done.returncode != 0:
            print(done.stderr, file=sys.stderr)
            raise NotReady(f"the adapter does not compile against the {engine} that is named (javac says why, above)")
        try:
            out.rename(folder)
        except OSError:  # somebody else was faster
            if not folder.is_dir():
                raise
    return folder


def start(adapter: Path, engine: str, classes: str, *arguments: str, work: str = "") -> NoReturn:
    """Compile the adapter in this folder if need be, and become its program, mtgconformance.(the folder's name).Main.

    `classes`: the engine's class path; `work`: a folder in the cache folder to be started in, for an engine that leaves
    files where it is started. Raises NotReady.
    """
    folder = compiled(adapter / "src", classes, engine)
    entries = [str(folder), *(str(Path(entry).absolute()) for entry in classes.split(os.pathsep) if entry)]
    if work:
        (folder.parent / work).mkdir(parents=True, exist_ok=True)
        os.chdir(folder.parent / work)
    command = ["java", *OPTIONS, "-cp", os.pathsep.join(entries), f"mtgconformance.{adapter.name}.Main", *arguments]
    try:
        os.execvp("java", command)
    except FileNotFoundError:
        raise NotReady("the program java is not there; install Java, version 17 or later") from None
