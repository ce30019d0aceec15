"""Rules-conformance suite for Magic: The Gathering engines."""
