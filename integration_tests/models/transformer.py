"""What is the transformer of the measures: pre-norm blocks with fused qkv, causal attention and a gelu
MLP.
"""

from __future__ import annotations

from tg_nn import Embedding, LayerNorm, Linear
from tg_tensor import Tensor


class Block:
    """x of shape (batch, T, d): attention, then an MLP of four times the width, each added to its input."""

    def __init__(self, dim: int, heads: int) -> None:
        self.heads = heads
        self.ln1, self.ln2 = LayerNorm(dim), LayerNorm(dim)
        self.qkv, self.out = Linear(dim, 3 * dim), Linear(dim, dim)
        self.up, self.down = Linear(dim, 4 * dim), Linear(4 * dim, dim)

    def attention(self, x: Tensor) -> Tensor:
        batch, length, dim = x.shape
        split = self.qkv(x).reshape(batch, length, 3, self.heads, dim // self.heads).permute(2, 0, 3, 1, 4)
        q, k, v = split[0], split[1], split[2]
        mixed = q.scaled_dot_product_attention(k, v, is_causal=True)
        return self.out(mixed.transpose(1, 2).reshape(batch, length, dim))

    def __call__(self, x: Tensor) -> Tensor:
        x = x + self.attention(self.ln1(x))
        return x + self.down(self.up(self.ln2(x)).gelu())


class Transformer:
    """12 layers of d=512. Given (batch, T, d) it returns the same shape; given token ids, logits (batch, T,
    vocabulary).
    """

    def __init__(
        self, layers: int = 12, dim: int = 512, heads: int = 8, vocabulary: int = 0, length: int = 128
    ) -> None:
        self.blocks = [Block(dim, heads) for _ in range(layers)]
        self.ln = LayerNorm(dim)
        self.tokens = Embedding(vocabulary, dim) if vocabulary else None
        self.positions = Embedding(length, dim) if vocabulary else None
        self.head = Linear(dim, vocabulary, bias=False) if vocabulary else None

    def __call__(self, x: Tensor) -> Tensor:
        if self.tokens is None or self.positions is None or self.head is None:
            return self.ln(x.sequential(self.blocks))
        places = Tensor.arange(x.shape[1])
        hidden = (self.tokens(x) + self.positions(places)).sequential(self.blocks)
        return self.head(self.ln(hidden))
