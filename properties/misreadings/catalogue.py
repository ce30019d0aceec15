"""What a misreading is, and how it is put into the reference engine for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Any


@dataclass(frozen=True, slots=True)
class Change:
    """One function of the reference engine, replaced. `make` gets the right one and gives the
    wrong one."""

    module: ModuleType
    function: str
    make: Callable[[Callable[..., Any]], Callable[..., Any]]


@dataclass(frozen=True, slots=True)
class Misreading:
    """A named way of getting the rules wrong. `what`: what such an engine does; `breaks`: the
    bullets that say otherwise."""

    name: str
    what: str
    breaks: tuple[str, ...]
    changes: tuple[Change, ...]

    @contextmanager
    def applied(self) -> Iterator[None]:
        """The reference engine misreads the rules this way until the block ends."""
        right = [(one.module, one.function, getattr(one.module, one.function)) for one in self.changes]
        try:
            for one in self.changes:
                setattr(one.module, one.function, one.make(getattr(one.module, one.function)))
            yield
        finally:
            for module, function, original in reversed(right):
                setattr(module, function, original)


def instead(wrong: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A change that does not need the right function."""
    return lambda right: wrong
