"""Which layers work on vectors: linear maps, embeddings, the LSTM cell?

Parameters have PyTorch's names, shapes and first values, so its state dictionaries load.
"""

from __future__ import annotations

from tg_nn._checks import positive_int, uniform_for
from tg_tensor import Tensor, dtypes


class Linear:
    """`x @ weight.T + bias` over the last axis: (..., in_features) gives (..., out_features)."""

    def __init__(self, in_features: int, out_features: int, bias: bool = True) -> None:
        in_features = positive_int("Linear", "in_features", in_features)
        out_features = positive_int("Linear", "out_features", out_features)
        self.weight = uniform_for(in_features, out_features, in_features)
        self.bias = uniform_for(in_features, out_features) if bias else None

    def __call__(self, x: Tensor) -> Tensor:
        return x.linear(self.weight.transpose(), self.bias)


class Embedding:
    """Rows of `weight` (vocab_size, embed_size): indices of any shape S give S + (embed_size,).

    An index outside the vocabulary gives zeros.
    """

    def __init__(self, vocab_size: int, embed_size: int) -> None:
        self.vocab_size = positive_int("Embedding", "vocab_size", vocab_size)
        self.embed_size = positive_int("Embedding", "embed_size", embed_size)
        self.weight = Tensor.randn(self.vocab_size, self.embed_size).is_param_()

    def __call__(self, idx: Tensor) -> Tensor:
        if not dtypes.is_int(idx.dtype):
            raise TypeError(f"Embedding: indices are ints, got {idx.dtype}; cast them first")
        if not dtypes.is_unsigned(idx.dtype):
            idx = (idx < 0).where(self.vocab_size, idx)  # a negative index would count from the end
        return self.weight[idx]


class LSTMCell:
    """One step of a long short-term memory: (x, (h, c)) gives the next (h, c); gates are in the order i,
    f, g, o.
    """

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True) -> None:
        self.input_size = positive_int("LSTMCell", "input_size", input_size)
        self.hidden_size = positive_int("LSTMCell", "hidden_size", hidden_size)
        gates = 4 * self.hidden_size
        self.weight_ih = uniform_for(self.hidden_size, gates, self.input_size)
        self.weight_hh = uniform_for(self.hidden_size, gates, self.hidden_size)
        self.bias_ih = uniform_for(self.hidden_size, gates) if bias else None
        self.bias_hh = uniform_for(self.hidden_size, gates) if bias else None

    def __call__(self, x: Tensor, hc: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        """x: (..., input_size); h and c: (..., hidden_size), zeros when not given."""
        if hc is None:
            zeros = Tensor.zeros(*x.shape[:-1], self.hidden_size, dtype=x.dtype, device=x.device)
            hc = (zeros, zeros)
        h, c = hc
        gates = x.linear(self.weight_ih.transpose(), self.bias_ih) + h.linear(
            self.weight_hh.transpose(), self.bias_hh
        )
        i, f, g, o = gates.chunk(4, dim=-1)
        new_c = f.sigmoid() * c + i.sigmoid() * g.tanh()
        return o.sigmoid() * new_c.tanh(), new_c
