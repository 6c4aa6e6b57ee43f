"""The Tensor, its gradients, realisation and JIT: what a user of the compiler holds."""

__all__: list[str] = []
