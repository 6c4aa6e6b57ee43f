"""NVIDIA interfaces below the CUDA driver: resource manager structures and firmware images."""

__all__ = ["nvfw", "nvrm"]
