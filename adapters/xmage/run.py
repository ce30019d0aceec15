"""Starts the adapter for XMage: compiles it against the user's XMage if need be, then becomes the Java program.

MTG_CONFORMANCE_XMAGE_CLASSPATH=… python adapters/xmage/run.py [SEED]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "java_kit"))

from java_start import start, variable

FOLDER = Path(__file__).absolute().parent


def main() -> None:
    """Compile if need be and become the Java program."""
    classes = variable("MTG_CONFORMANCE_XMAGE_CLASSPATH", "a built XMage")
    # XMage makes a database of cards where it is started
    start(FOLDER, "XMage", classes, *sys.argv[1:], work="xmage-database")


if __name__ == "__main__":
    main()
