"""Starts the adapter for Magarena: compiles it against the user's Magarena if need be, then becomes the Java program.

MTG_CONFORMANCE_MAGARENA_CLASSPATH=… MTG_CONFORMANCE_MAGARENA_HOME=… python adapters/magarena/run.py
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "java_kit"))

from java_start import NotReady, become, compiled, variable

FOLDER = Path(__file__).absolute().parent


def main() -> None:
    """Compile if need be and become the Java program."""
    try:
        classes = variable("MTG_CONFORMANCE_MAGARENA_CLASSPATH", "a built Magarena")
        home = Path(variable("MTG_CONFORMANCE_MAGARENA_HOME", "Magarena's data folder")).absolute()
        if not (home / "scripts").is_dir():
            raise NotReady(f"MTG_CONFORMANCE_MAGARENA_HOME names {home}, which has no folder scripts")
        folder = compiled(FOLDER / "src", classes, "Magarena")
        work = folder.parent / "magarena-data"  # Magarena makes folders and files of its own where its data is
        become(folder, classes, "mtgconformance.magarena.Main", str(home / "scripts"), str(FOLDER / "cards"), work=work)
    except NotReady as problem:
        sys.exit(f"adapters/magarena: {problem}")


if __name__ == "__main__":
    main()
