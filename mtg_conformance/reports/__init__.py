"""A certificate told to people (text) and to machines (JUnit)."""
