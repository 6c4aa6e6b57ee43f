"""Turns one kernel's graph into machine code: optimise, expand, select, linearize, render, compile."""

__all__: list[str] = []
