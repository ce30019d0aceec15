"""The room `properties` as the commands see it: imported when it is first needed, wherever it lies.

In a checkout it is the package `properties`, in a wheel it lies below `mtg_conformance.rooms`.
"""

from typing import TYPE_CHECKING

__all__ = ["certifying", "claims", "diagnosis", "frozen", "hunting", "strength", "telling", "usable"]

if TYPE_CHECKING:
    from properties import certifying, claims, diagnosis, frozen, hunting, strength, telling, usable
else:
    from mtg_conformance.rooms import module_of

    class _Later:
        """A module that is imported when something of it is asked for: Hypothesis takes its time."""

        def __init__(self, name: str) -> None:
            self._name = name

        def __getattr__(self, name: str) -> object:
            return getattr(module_of("properties", self._name), name)

    certifying, claims, diagnosis, frozen, hunting, strength, telling, usable = map(_Later, __all__)
