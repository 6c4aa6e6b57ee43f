"""Which numbers do random tensors hold? (The class Tensor takes its random constructors from; filled in separately.)"""

from __future__ import annotations

from tg_tensor.assignment import AssignmentMixin


class RandomMixin(AssignmentMixin):
    """Random constructors and methods."""

    __slots__ = ()
