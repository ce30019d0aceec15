"""Starts the adapter for XMage: compiles it against the user's XMage if need be, then becomes the Java program.

MTG_CONFORMANCE_XMAGE_CLASSPATH=… python adapters/xmage/run.py [SEED]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "java_kit"))

from java_start import NotReady, become, compiled, variable


def main() -> None:
    """Compile if need be and become the Java program."""
    try:
        classes = variable("MTG_CONFORMANCE_XMAGE_CLASSPATH", "a built XMage")
        folder = compiled(Path(__file__).parent / "src", classes, "XMage")
        work = folder.parent / "xmage-database"  # XMage makes a database of cards where it is started
        become(folder, classes, "mtgconformance.xmage.Main", *sys.argv[1:], work=work)
    except NotReady as problem:
        sys.exit(f"adapters/xmage: {problem}")


if __name__ == "__main__":
    main()
