"""Random boards."""
