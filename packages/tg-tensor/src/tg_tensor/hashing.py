"""What is the Keccak hash (SHA-3, SHAKE) of a tensor's bytes, computed on its device?

FIPS 202: the state is 25 lanes of 64 bits, [y, x]; each of 24 rounds is the same few elementwise steps. Every
round and every block of the message is the same kernel, so it is compiled once.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from tg_tensor.sampling import SamplingMixin
from tg_uop.dtype import dtypes
from tg_uop.uop import Variable


class Config(NamedTuple):
    """`rate` bytes are absorbed per block, `digest` bytes come out, `suffix` ends the message."""

    rate: int
    digest: int
    suffix: int


CONFIGS = {
    "sha3_224": Config(144, 28, 0x06),
    "sha3_256": Config(136, 32, 0x06),
    "sha3_384": Config(104, 48, 0x06),
    "sha3_512": Config(72, 64, 0x06),
    "shake_128": Config(168, 16, 0x1F),
    "shake_256": Config(136, 32, 0x1F),
}
LANES, ROUNDS, CHUNK = 25, 24, 1 << 20


def round_constants() -> list[int]:
    """The 24 constants of step iota: bits of the shift register x^8 + x^6 + x^5 + x^4 + 1."""
    state, out = 1, []
    for _ in range(ROUNDS):
        constant = 0
        for j in range(7):
            if state & 1:
                constant |= 1 << ((1 << j) - 1)
            state = (state << 1) ^ (0x171 if state & 0x80 else 0)
        out.append(constant)
    return out


def rotations_and_places() -> tuple[list[int], list[int]]:
    """(how far each lane turns in step rho, which lane comes to each place in step pi), lanes numbered 5 y +
    x.
    """
    turns, source = [0] * LANES, list(range(LANES))
    x, y = 1, 0
    for t in range(24):
        turns[5 * y + x] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    for y in range(5):
        for x in range(5):
            source[5 * ((2 * x + 3 * y) % 5) + y] = 5 * y + x
    return turns, source


def _turned(x: Any, left: Any, right: Any) -> Any:
    """Lanes rotated left by `left` bits; `right` is 64 - left, or 0 where left is 0."""
    return (x << left) | (x >> right)


class HashMixin(SamplingMixin):
    """Hashes of bytes."""

    __slots__ = ()

    def keccak(self, cfg: str = "sha3_256") -> Self:
        """The hash of the bytes along the last axis: uint8, (*, digest size). `cfg` is "sha3_224",
        "sha3_256", "sha3_384", "sha3_512", "shake_128" or "shake_256".
        """
        config = CONFIGS.get(cfg)
        if config is None:
            raise ValueError(f"keccak: cfg is one of {', '.join(CONFIGS)}, got {cfg!r}")
        if self.dtype is not dtypes.uint8:
            raise TypeError(f"keccak: needs a uint8 tensor, got {self.dtype}; use .bitcast('uint8')")
        if self.ndim == 0:
            raise ValueError("keccak: needs at least one axis, got shape ()")
        lead, size = self.shape[:-1], self.shape[-1]
        rows = 1
        for d in lead:
            rows *= d
        blocks = size // config.rate + 1
        message = self.reshape((rows, size)).pad(((0, 0), (0, blocks * config.rate - size)))
        end = [0] * (blocks * config.rate - size)
        end[0] |= config.suffix
        end[-1] |= 0x80
        tail = self._constant(end, "uint8").reshape((1, len(end))).pad(((0, 0), (size, 0)))
        words = (message ^ tail).bitcast("uint64").reshape((rows, blocks, config.rate // 8))
        words = words.pad(((0, 0), (0, 0), (0, LANES - config.rate // 8))).contiguous()
        state = self._wrap(
            self.full((rows, LANES), 0, dtype="uint64", device=self.uop.device).uop
        ).contiguous()
        tables = self._tables()
        which = Variable("block", 0, max(blocks - 1, 1))
        for i in range(blocks):
            block = words[:, which.bind(i)] if blocks > 1 else words[:, 0]
            state = (state ^ block).contiguous()
            for constant in tables[3]:
                state = _round(
                    state, constant, *tables[:3]
                ).realize()  # every round is scheduled and compiled once
        return state.bitcast("uint8")[:, : config.digest].reshape((*lead, config.digest))

    def _constant(self, values: list[int], dtype: str) -> Self:
        return type(self)(values, dtype=dtype, device=self.uop.device)  # type: ignore[call-arg]

    def _tables(self) -> tuple[Any, Any, Any, list[Any]]:
        turns, source = rotations_and_places()
        left = self._constant(turns, "uint64")
        right = self._constant([(64 - t) % 64 for t in turns], "uint64")
        constants = [self._constant([c] + [0] * (LANES - 1), "uint64") for c in round_constants()]
        return left, right, self._constant(source, "int32"), constants

    def hash(self) -> Self:
        """A 16-byte hash (uint8) of all bytes: SHAKE128 of each MiB, then of the hashes until one is left."""
        data = self.bitcast("uint8") if self.ndim else self.reshape(1).bitcast("uint8")
        data = data.reshape(-1)
        while True:
            size = data.shape[0]
            whole = size // CHUNK
            parts = []
            if whole:
                parts.append(data[: whole * CHUNK].reshape((whole, CHUNK)).keccak("shake_128").reshape(-1))
            if size % CHUNK or not whole:
                parts.append(data[whole * CHUNK :].keccak("shake_128"))
            data = parts[0].cat(*parts[1:]) if len(parts) > 1 else parts[0]
            if data.shape[0] == 16:
                return data


def _round(state: Any, constant: Any, left: Any, right: Any, source: Any) -> Any:
    rows = state.shape[0]
    a = state.reshape((rows, 5, 5))
    column = a[:, 0] ^ a[:, 1] ^ a[:, 2] ^ a[:, 3] ^ a[:, 4]
    theta = column.roll(1, 1) ^ _turned(column.roll(-1, 1), 1, 63)
    a = (a ^ theta.reshape((rows, 1, 5))).reshape((rows, LANES))
    b = _turned(a, left, right).contiguous()[:, source].reshape((rows, 5, 5))
    chi = b ^ (~b.roll(-1, 2) & b.roll(-2, 2))
    return (chi.reshape((rows, LANES)) ^ constant).contiguous()
