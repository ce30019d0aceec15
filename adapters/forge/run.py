"""Starts the adapter for Forge: compiles it against the user's Forge if need be, then becomes the Java program.

MTG_CONFORMANCE_FORGE_CLASSPATH=… MTG_CONFORMANCE_FORGE_RES=… python adapters/forge/run.py [SEED]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "java_kit"))

from java_start import NotReady, start, variable

FOLDER = Path(__file__).absolute().parent


def main() -> None:
    """Compile if need be and become the Java program."""
    classes = variable("MTG_CONFORMANCE_FORGE_CLASSPATH", "a built Forge")
    res = variable("MTG_CONFORMANCE_FORGE_RES", "Forge's folder res")
    if not (Path(res) / "cardsfolder").is_dir():
        raise NotReady(f"MTG_CONFORMANCE_FORGE_RES names {res}, which has no folder cardsfolder")
    start(FOLDER, "Forge", classes, res, str(FOLDER / "cards"), *sys.argv[1:])


if __name__ == "__main__":
    main()
