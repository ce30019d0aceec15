"""Rules-conformance suite for Magic: The Gathering engines."""

__version__ = "0.1.0"
