"""Layers, optimisers, model files and data sets built from tensors alone."""

__all__: list[str] = []
