"""Text that somebody else wrote, made fit to be shown."""

__all__ = ["printable"]


def printable(text: str) -> str:
    """The text as one line that can't do anything to a terminal: each run of white space is one
    space, and each character that is not to be seen (an escape, a change of direction) is `\\ufffd`."""
    line = " ".join(text.split())
    return line if line.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in line)
