"""Starts the adapter for XMage: compiles it against the user's XMage if need be, then becomes the Java program.

    MTG_CONFORMANCE_XMAGE_CLASSPATH=… python adapters/xmage/run.py [SEED]

The compiled adapter is kept in the user's cache folder, one for each version of it and of the class path.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

VARIABLE = "MTG_CONFORMANCE_XMAGE_CLASSPATH"
SOURCES = Path(__file__).parent / "src"
MAIN = "mtgconformance.xmage.Main"
OPTIONS = ("-XX:+UseSerialGC", "-Xshare:auto")


class NotReady(Exception):
    """The adapter can't be started. The message is one line: what is missing, what to do."""


def class_path() -> str:
    """The user's class path for XMage. Raises NotReady."""
    found = os.environ.get(VARIABLE, "")
    if not found:
        raise NotReady(f"{VARIABLE} is not set; name a built XMage in it, as the README beside this file says")
    return found


def compiled(classes: str) -> Path:
    """The folder with the compiled adapter; compiles it if there is none yet. Raises NotReady."""
    sources = sorted(SOURCES.rglob("*.java"))
    digest = hashlib.sha256(classes.encode())
    for source in sources:
        digest.update(source.read_bytes())
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mtg-conformance"
    folder = cache / f"xmage-{digest.hexdigest()[:16]}"
    if folder.is_dir():
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as work:
        out = Path(work) / "classes"
        command = ["javac", "-nowarn", "-proc:none", "-d", str(out), "-cp", classes, *map(str, sources)]
        try:
            done = subprocess.run(command, capture_output=True, text=True)
        except FileNotFoundError:
            raise NotReady(
                "the program javac is not there; install a Java development kit, version 17 or later"
            ) from None
        if done.returncode != 0:
            print(done.stderr, file=sys.stderr)
            raise NotReady(f"the adapter does not compile against the XMage in {VARIABLE} (javac says why, above)")
        try:
            out.rename(folder)
        except OSError:  # somebody else was faster
            if not folder.is_dir():
                raise
    return folder


def main() -> None:
    """Compile if need be and become the Java program."""
    try:
        classes = class_path()
        folder = compiled(classes)
        command = ["java", *OPTIONS, "-cp", os.pathsep.join((str(folder), classes)), MAIN, *sys.argv[1:]]
        os.execvp("java", command)
    except NotReady as problem:
        sys.exit(f"adapters/xmage: {problem}")
    except FileNotFoundError:
        sys.exit("adapters/xmage: the program java is not there; install Java, version 17 or later")


if __name__ == "__main__":
    main()
