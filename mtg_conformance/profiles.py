"""The two parts of the suite: the bullets of the rulings documents, and the corner cases beyond them."""

from enum import StrEnum

__all__ = ["Profile", "is_corner"]


class Profile(StrEnum):
    """Which part of the suite is asked for: the bullets of the two rulings documents, the official
    rulings and corner cases beyond them, or both."""

    rulings = "rulings"
    corner = "corner"
    all = "all"

    def holds(self, id: str) -> bool:
        """Whether a ruling or case of this id belongs to it."""
        return self is Profile.all or is_corner(id) == (self is Profile.corner)


def is_corner(id: str) -> bool:
    """Whether a ruling or case lies beyond the two documents; its id says so (`eternalize.corner.x`)."""
    return "corner" in id.split(".")
