"""Whole training programs, small enough to read."""
