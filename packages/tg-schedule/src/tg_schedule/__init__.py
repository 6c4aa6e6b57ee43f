"""Turns a graph of tensor operations into an ordered list of kernel calls: which kernels, in which order, in which memory."""

__all__: list[str] = []
