"""Ctrl-C, and being told to end.

SIGINT, SIGTERM and SIGHUP (the terminal has gone) are one and the same: the first is raised as
KeyboardInterrupt, so that children end and what was judged is kept. Those that come while it is being
written down are not listened to: nobody loses a report to an impatient finger.

Python throws away what is raised in some places: in a callback of the garbage collector (Hypothesis has one), when an
object is deleted, in a callback of a weak reference. It says so to `sys.unraisablehook`, and there we hear of it and
have the clock raise it once more, a moment later and somewhere else.
"""

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

__all__ = ["interruptible", "undisturbed"]

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_PATIENCE = 5.0
"""Seconds after the first signal in which others are not listened to. After that they count again."""
_AGAIN = 0.005
"""Seconds until a signal that Python threw away is told again; from then on as often as it takes."""


class _State:
    """When the first signal came, whether signals have to wait, and whether one does."""

    first: float | None = None
    waiting = False
    missed = False


def _stop(number: int, frame: FrameType | None) -> None:
    now = time.monotonic()
    if _State.waiting:
        _State.missed = True
    elif _State.first is None or now - _State.first > _PATIENCE:
        _State.first = now
        raise KeyboardInterrupt


def _thrown_away(what: "UnraisableHookArgs", otherwise: Callable[["UnraisableHookArgs"], object]) -> None:
    """Somebody raised where nothing can be raised. If it was us, it is to be done again."""
    if what.exc_type is not KeyboardInterrupt:
        otherwise(what)
        return
    _State.first = None
    signal.setitimer(signal.ITIMER_REAL, _AGAIN)


@contextmanager
def interruptible() -> Iterator[None]:
    """Signals are raised as KeyboardInterrupt. One that was ignored when we came stays so (nohup)."""
    before: dict[signal.Signals, object] = {}
    hook = sys.unraisablehook
    _State.first, _State.waiting, _State.missed = None, False, False
    try:
        for one in SIGNALS:
            if signal.getsignal(one) is not signal.SIG_IGN:
                before[one] = signal.signal(one, _stop)
        before[signal.SIGALRM] = signal.signal(signal.SIGALRM, _stop)  # the clock's
    except ValueError:  # not the main thread: whoever called us looks after signals
        yield
        return
    sys.unraisablehook = lambda what: _thrown_away(what, hook)
    try:
        yield
    finally:
        sys.unraisablehook = hook
        signal.setitimer(signal.ITIMER_REAL, 0)  # what it would say, whoever called us does not understand
        for one, handler in before.items():
            # After an interruption the exit code is settled; one more signal must not change it.
            wanted = handler if _State.first is None else signal.SIG_IGN
            signal.signal(one, wanted)  # type: ignore[arg-type]  # as it was given to us


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is done in here is done to its end. A signal in between is told when it is over."""
    _State.waiting = True
    try:
        yield
    finally:
        _State.waiting = False
        if _State.missed and _State.first is None:
            print("mtg-conformance: interrupted when all was done; the result is whole", file=sys.stderr)
