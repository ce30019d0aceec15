"""`python -m mtg_conformance` is the command `mtg-conformance`, and this is where both begin."""

import os
import signal
import sys
from types import FrameType

_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def _stop_early(number: int, frame: FrameType | None) -> None:
    """While everything is still being imported, an interruption loses nothing."""
    os.write(2, b"mtg-conformance: interrupted\n")
    os._exit(130)


def main() -> int:
    """Run the command; gives its exit code (see mtg_conformance.cli.usage.ExitCode)."""
    for one in _SIGNALS:
        if signal.getsignal(one) is not signal.SIG_IGN:
            signal.signal(one, _stop_early)
    from mtg_conformance.cli import main as command  # takes its time
    from mtg_conformance.cli.memory import collect_rarely

    collect_rarely()
    code = command()
    for one in _SIGNALS:  # it takes Python a moment to end, and by then everything is said
        signal.signal(one, signal.SIG_IGN)
    return code


if __name__ == "__main__":
    sys.exit(main())
