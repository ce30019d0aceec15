"""Starts the adapter for Magarena: compiles it against the user's Magarena if need be, then becomes the Java program.

MTG_CONFORMANCE_MAGARENA_CLASSPATH=… MTG_CONFORMANCE_MAGARENA_HOME=… python adapters/magarena/run.py
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "java_kit"))

from java_start import NotReady, start, variable

FOLDER = Path(__file__).absolute().parent


def main() -> None:
    """Compile if need be and become the Java program."""
    classes = variable("MTG_CONFORMANCE_MAGARENA_CLASSPATH", "a built Magarena")
    home = Path(variable("MTG_CONFORMANCE_MAGARENA_HOME", "Magarena's data folder")).absolute()
    if not (home / "scripts").is_dir():
        raise NotReady(f"MTG_CONFORMANCE_MAGARENA_HOME names {home}, which has no folder scripts")
    # Magarena makes folders and files of its own where its data is
    start(FOLDER, "Magarena", classes, str(home / "scripts"), str(FOLDER / "cards"), work="magarena-data")


if __name__ == "__main__":
    main()
