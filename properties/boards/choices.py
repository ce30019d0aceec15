"""How a board is drawn: a row of numbers, each of which picks one of several options.

Hypothesis spends about 45 microseconds on every draw, however small. A board has some forty
choices, so it is drawn as one string of bytes, each of which is one choice. Everything that
makes Hypothesis shrink well is kept: the first option is the simplest, each choice stands
at a fixed place whatever the others are, and the choices that matter most come first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

T = TypeVar("T")


class Choices:
    """The choices that are left, to be made one after the other."""

    __slots__ = ("left",)

    def __init__(self, numbers: bytes) -> None:
        self.left = iter(numbers)

    def one_of(self, options: Sequence[T]) -> T:
        """One of the options, each as likely as the others; list one several times to make it
        more likely. Choice 0 is the first. Raises IndexError if there is none."""
        return options[next(self.left) * len(options) >> 8]

    def number(self) -> int:
        """A number from 0 to 255."""
        return next(self.left)


def drawn(count: int, read: Callable[[Choices], T]) -> SearchStrategy[T]:
    """A strategy of what `read` makes of so many choices. `read` makes all of them, always."""
    return st.binary(min_size=count, max_size=count).map(lambda numbers: read(Choices(numbers)))
