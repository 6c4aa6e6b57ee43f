"""How does BEAM=n find fast kernels: search in this process, measure in others, remember on disk?"""

from tg_tensor.beam.run import beam_kernel

__all__ = ["beam_kernel"]
