"""Which numbers do random tensors hold? Threefry-2x32 of (element, draw) under the seed's key.

Every device has a key (two words, from the seed) and a counter of draws, both in buffers. Element i of draw d
comes from the two words threefry((i, d), key) with 20 rounds (Salmon et al., "Parallel random numbers: as
easy as 1, 2, 3", SC'11). A draw depends on the store that advances the counter, so a recorded function draws
anew on every replay, and kernels of equal draws are equal. All arithmetic on words is in uint32.
"""

from __future__ import annotations

import math
import secrets
import threading
from typing import Any, NamedTuple, Self, cast

from tg_tensor.assignment import AssignmentMixin
from tg_tensor.base import DeviceLike, canonical_device, is_number, new_shape
from tg_tensor.conversion import storage
from tg_tensor.creation import iota
from tg_tensor.sharding import spread
from tg_uop.dtype import DType, DTypeLike, dtypes, from_bits, round_float, to_bits, to_dtype
from tg_uop.ops import Ops
from tg_uop.uop import UOp

_SMALL = 1 << 16  # ranges up to here take 32 random bits: every value's share is exact to one in 2^16
_RANKED = 2048  # the longest permutation made by counting smaller keys instead of sorting
_MANTISSA = {dtypes.float64: 53, dtypes.float32: 24, dtypes.float16: 11, dtypes.bfloat16: 8}


class SampleCountError(ValueError, AssertionError):
    """More distinct samples were asked for than there are categories."""


class _Stream(NamedTuple):
    """The key and the counter of draws of one device, as tensors of shape (2,) and (1,)."""

    key: Any
    counter: Any


_streams: dict[str, _Stream] = {}
_lock = threading.RLock()
_seed = [secrets.randbits(64)]


def _key_of(seed: int) -> bytes:
    return (seed & (2**64 - 1)).to_bytes(8, "little")


def _threefry(c0: UOp, c1: UOp, k0: UOp, k1: UOp, word: int) -> UOp:
    return UOp(Ops.THREEFRY, tuple(u.broadcast_to(c0.shape) for u in (c0, c1, k0, k1)), word)


def _scalar(u: UOp, i: int) -> UOp:
    return u.shrink(((i, i + 1),)).reshape(())


def _words(key: UOp, draw: UOp, shape: tuple[int, ...]) -> tuple[UOp, UOp]:
    """Two independent uint32 words for every element of `shape`."""
    n = math.prod(shape)
    if n > 1 << 32:
        raise ValueError(f"one draw has at most 2^32 elements, got shape {shape}; draw it in parts")
    element = (iota(n, dtypes.int64 if n > 1 << 31 else dtypes.int32)).cast(dtypes.uint32).reshape(shape)
    first, second = (_threefry(element, draw, _scalar(key, 0), _scalar(key, 1), word) for word in (0, 1))
    return first, second


def _unit(words: tuple[UOp, UOp], dtype: DType) -> UOp:
    """Words as multiples of 2^-b in [0, 1), b the bits of the dtype's significand: every value is exact."""
    bits = _significand(dtype)
    high = words[0]
    if bits > 32:
        low = (words[1] >> (64 - bits)).cast(dtype)
        return (high.cast(dtype) * float(1 << (bits - 32)) + low) * 2.0**-bits
    return ((high >> (32 - bits)).cast(dtypes.int32).cast(dtypes.float32) * 2.0**-bits).cast(dtype)


def _significand(dtype: DType) -> int:
    found = _MANTISSA.get(dtype)
    if found is not None:
        return found
    one = to_bits(1.0, dtype)
    return -int(math.log2(from_bits(one + 1, dtype) - 1.0)) + 1


def _below(words: tuple[UOp, UOp], size: int) -> UOp:
    """uint32 values in [0, size), size <= 2^32: the high word of random bits times `size`."""
    first, second = words
    if size <= _SMALL:
        return _high_product(first, size)
    if size == 1 << 32:
        return first
    carry_in = _high_product(second, size)
    low = first * size
    return _high_product(first, size) + ((low + carry_in) < low).cast(dtypes.uint32)


def _high_product(x: UOp, size: int) -> UOp:
    """The high 32 bits of the 64-bit product of uint32 values and a constant, in uint32 arithmetic."""
    low, high = x & 0xFFFF, x >> 16
    s_low, s_high = size & 0xFFFF, size >> 16
    if size == 1 << 16:
        return high
    middle = high * s_low + ((low * s_low) >> 16)
    if s_high == 0:
        return middle >> 16
    other = low * s_high + (middle & 0xFFFF)
    return high * s_high + (middle >> 16) + (other >> 16)


def _previous(value: float, dtype: DType) -> float:
    """The greatest number of a float dtype below `value`."""
    here = round_float(value, dtype)
    if here < value:
        return here
    if here == 0:
        return -cast(float, from_bits(1, dtype))
    code = to_bits(here, dtype)
    return cast(float, from_bits(code - 1 if here > 0 else code + 1, dtype))


def _keywords(name: str, kwargs: dict[str, Any], allowed: tuple[str, ...]) -> None:
    for k in kwargs:
        if k not in allowed:
            raise TypeError(f"{name}: unknown keyword {k!r}; allowed: {', '.join(allowed)}")


def _float_dtype(name: str, dtype: DTypeLike | None) -> DType:
    d = dtypes.default_float if dtype is None else to_dtype(dtype)
    if d.kind != "float":
        raise ValueError(f"{name}: dtype is a float dtype, got {d}; randint makes integers")
    return d


def _int_dtype(name: str, dtype: Any) -> DType:
    if dtype is None or dtype is int:
        return dtypes.default_int
    if not isinstance(dtype, (DType, str)):
        raise TypeError(f"{name}: dtype is an integer dtype, got {dtype!r}")
    d = to_dtype(dtype)
    if d.kind not in ("int", "uint"):
        raise TypeError(f"{name}: dtype is an integer dtype, got {d}")
    return d


def _number(name: str, what: str, value: Any) -> float:
    if not is_number(value) or isinstance(value, bool):
        raise TypeError(f"{name}: {what} is a number, got {type(value).__name__} {value!r}")
    if not math.isfinite(value):
        raise ValueError(f"{name}: {what} must be finite, got {value}")
    return cast(float, value)


_KEYWORDS = ("dtype", "device", "requires_grad", "contiguous")


class RandomMixin(AssignmentMixin):
    """Random constructors and methods."""

    __slots__ = ()

    # *** the generator ***

    @classmethod
    def manual_seed(cls, seed: int = 0) -> None:
        """Start the sequence of every device anew: the same seed gives the same numbers on all of them."""
        if isinstance(seed, bool) or not hasattr(seed, "__index__"):
            raise TypeError(f"manual_seed: seed is an int, got {type(seed).__name__} {seed!r}")
        with _lock:
            _seed[0] = seed.__index__()
            for device, s in _streams.items():
                key = cls._wrap(storage(_key_of(_seed[0]), (2,), dtypes.uint32, device))
                s.key.assign(key)
                s.counter.assign(0)
            if first := next(iter(_streams.values()), None):
                first.key.realize(*(t for s in _streams.values() for t in s))

    @classmethod
    def _draw(cls, shape: tuple[int, ...], device: DeviceLike) -> tuple[UOp, UOp]:
        """Two fresh words for every element, on one device."""
        where = canonical_device(device)
        if isinstance(where, tuple):
            raise ValueError(
                f"random tensors are made on one device, got {where}; make it there, then .shard(devices)"
            )
        with _lock:
            stream = _streams.get(where)
            if stream is None:
                key = cls._wrap(storage(_key_of(_seed[0]), (2,), dtypes.uint32, where))
                stream = _Stream(key, cls._wrap(storage(bytes(4), (1,), dtypes.uint32, where)))
                _streams[where] = stream
            stream.counter.assign(stream.counter + 1)
            return _words(stream.key.uop, stream.counter.uop.reshape(()), shape)

    @classmethod
    def random_bits(cls, key: Self, counter: Self, num: int) -> Self:
        """`num` uint32 numbers: word 0 of threefry((i, counter), key). `key` has two words, `counter` one."""
        for name, t, size in (("key", key, 2), ("counter", counter, 1)):
            if not isinstance(t, RandomMixin) or t.dtype is not dtypes.uint32 or t.numel() != size:
                raise TypeError(f"random_bits: {name} is a uint32 tensor of {size} elements, got {t!r}")
        (n,) = new_shape("random_bits", (num,))
        if n == 0:
            return cls._wrap(UOp.const(dtypes.uint32, 0, (0,)))
        return cls._wrap(_words(key.uop.reshape((2,)), counter.uop.reshape(()), (n,))[0])

    def threefry(self, seed: Any) -> Self:
        """Threefry-2x32 of uint64 counters under uint64 keys, low words first (20 rounds)."""
        for name, t in (("the counter", self), ("seed", seed)):
            if not isinstance(t, RandomMixin) or t.dtype is not dtypes.uint64:
                raise TypeError(f"threefry: {name} is a uint64 tensor, got {t!r}")
        counter, key = self._operands(seed)
        c0, c1, k0, k1 = ((u >> s).cast(dtypes.uint32) for u in (counter, key) for s in (0, 32))
        low, high = (_threefry(c0, c1, k0, k1, word).cast(dtypes.uint64) for word in (0, 1))
        return self._new(low | (high << 32))

    # *** floats ***

    @classmethod
    def _made(cls, name: str, dims: tuple[Any, ...], d: DType, make: Any, kwargs: dict[str, Any]) -> Self:
        """A tensor of `dims` from two fresh words per element; symbolic sizes are drawn at their largest."""
        _keywords(name, kwargs, _KEYWORDS)
        shape = tuple(x if type(x) is int else int(x.vmax) for x in dims)
        if 0 in shape:
            u = UOp.const(d, 0, shape)
        else:
            u = make(*cls._draw(shape, kwargs.get("device")))
            if kwargs.get("contiguous", True):
                u = u.contiguous()
        if shape != dims:
            u = u.shrink(tuple((0, x) for x in dims))
        return cls._wrap(u)._set_requires_grad(kwargs.get("requires_grad"))

    @classmethod
    def rand(
        cls,
        *shape: Any,
        device: DeviceLike = None,
        dtype: DTypeLike | None = None,
        contiguous: bool = True,
        requires_grad: bool | None = None,
    ) -> Self:
        """Uniform numbers in [0, 1): multiples of 2^-24 in float32, never 1 in any dtype.

        With `contiguous=False` the numbers may be computed where they are used.
        """
        d = _float_dtype("rand", dtype)
        kwargs = {"device": device, "contiguous": contiguous, "requires_grad": requires_grad}
        return cls._made("rand", new_shape("rand", shape), d, lambda *w: _unit(w, d), kwargs)

    @classmethod
    def randn(cls, *shape: Any, dtype: DTypeLike | None = None, **kwargs: Any) -> Self:
        """Numbers of the standard normal distribution, always finite."""
        return cls.normal(*shape, dtype=dtype, **kwargs)

    @classmethod
    def normal(cls, *shape: Any, mean: float = 0.0, std: float = 1.0, **kwargs: Any) -> Self:
        """Numbers of the normal distribution. ValueError if `std` is negative."""
        _number("normal", "mean", mean)
        if _number("normal", "std", std) < 0:
            raise ValueError(f"normal: std must not be negative, got {std}")
        d = _float_dtype("normal", kwargs.get("dtype"))
        wide = dtypes.float64 if d is dtypes.float64 else dtypes.float32

        def make(first: UOp, second: UOp) -> UOp:
            # Box and Muller: 1 - u is in (0, 1], so the logarithm is finite.
            down = cls._wrap(_unit((first, second), wide) * -1.0 + 1.0)
            angle = cls._wrap(_unit((second, first), wide) * (2 * math.pi))
            unit = (down.log() * -2.0).sqrt() * angle.cos()
            unit = unit if std == 1 else unit * float(std)
            unit = unit if mean == 0 else unit + float(mean)
            return unit.uop.cast(d)

        return cls._made("normal", new_shape("normal", shape), d, make, kwargs)

    @classmethod
    def uniform(
        cls,
        *shape: Any,
        low: float = 0.0,
        high: float = 1.0,
        dtype: DTypeLike | None = None,
        **kwargs: Any,
    ) -> Self:
        """Uniform numbers in [low, high): reals, or integers with an integer dtype. ValueError if it is
        empty."""
        _keywords("uniform", kwargs, _KEYWORDS)
        if _number("uniform", "low", low) >= _number("uniform", "high", high):
            raise ValueError(f"uniform: low must be below high, got low {low} and high {high}")
        d = dtypes.default_float if dtype is None else to_dtype(dtype)
        if d.kind in ("int", "uint"):
            return cls.randint(*shape, low=math.ceil(low), high=math.ceil(high), dtype=d, **kwargs)
        d = _float_dtype("uniform", d)
        wide = dtypes.float64 if d is dtypes.float64 else dtypes.float32
        top = _previous(high, d)

        def make(first: UOp, second: UOp) -> UOp:
            u = _unit((first, second), wide) * float(high - low)
            u = (u + float(low)).cast(d) if low != 0 else u.cast(d)
            return u if low == 0 and d is wide else (u < high).where(u, top)

        return cls._made("uniform", new_shape("uniform", shape), d, make, kwargs)

    @classmethod
    def scaled_uniform(cls, *shape: Any, **kwargs: Any) -> Self:
        """Uniform numbers in ±1/sqrt(n), n the number of elements."""
        dims = new_shape("scaled_uniform", shape)
        return cls._symmetric(dims, max(math.prod(dims), 1) ** -0.5, kwargs)

    @classmethod
    def glorot_uniform(cls, *shape: Any, **kwargs: Any) -> Self:
        """Uniform numbers in ±sqrt(6 / (fan in + fan out)) for a weight of shape (out, in, *kernel)."""
        dims = new_shape("glorot_uniform", shape)
        if len(dims) < 2:
            raise ValueError(f"glorot_uniform: a weight has at least two axes (out, in), got shape {dims}")
        fans = (dims[0] + dims[1]) * math.prod(dims[2:])
        return cls._symmetric(dims, math.sqrt(6 / max(fans, 1)), kwargs)

    @classmethod
    def kaiming_uniform(cls, *shape: Any, a: float = 0.01, **kwargs: Any) -> Self:
        """Uniform numbers in ±sqrt(6 / (1 + a²) / fan in), for a leaky relu of slope `a`."""
        dims = new_shape("kaiming_uniform", shape)
        return cls._symmetric(dims, math.sqrt(3.0) * _kaiming("kaiming_uniform", dims, a), kwargs)

    @classmethod
    def kaiming_normal(cls, *shape: Any, a: float = 0.01, **kwargs: Any) -> Self:
        """Normal numbers with std sqrt(2 / (1 + a²) / fan in), for a leaky relu of slope `a`."""
        dims = new_shape("kaiming_normal", shape)
        return cls.normal(dims, mean=0.0, std=_kaiming("kaiming_normal", dims, a), **kwargs)

    @classmethod
    def _symmetric(cls, dims: tuple[int, ...], bound: float, kwargs: dict[str, Any]) -> Self:
        _keywords("uniform", kwargs, _KEYWORDS)
        return cls.uniform(dims, low=-bound, high=bound, **kwargs)

    # *** integers ***

    @classmethod
    def randint(
        cls, *shape: Any, low: int = 0, high: int = 10, dtype: Any = dtypes.int32, **kwargs: Any
    ) -> Self:
        """Uniform integers in [low, high). TypeError for bounds that are no ints or a dtype that is no
        integer dtype, ValueError for an empty range or one that the dtype does not hold.
        """
        for name, v in (("low", low), ("high", high)):
            if isinstance(v, bool) or not isinstance(v, int):
                raise TypeError(f"randint: {name} is an int, got {type(v).__name__} {v!r}")
        d = _int_dtype("randint", dtype)
        if low >= high:
            raise ValueError(f"randint: low must be below high, got low {low} and high {high}")
        if low < dtypes.min(d) or high - 1 > dtypes.max(d):
            raise ValueError(f"randint: {d} holds {dtypes.min(d)} to {dtypes.max(d)}, got [{low}, {high})")
        size = high - low

        def make(first: UOp, second: UOp) -> UOp:
            if size <= 1 << 32:
                u = _below((first, second), size).cast(d)
            else:  # only a 64-bit dtype holds such a range
                wide = first.cast(dtypes.uint64) << 32 | second.cast(dtypes.uint64)
                u = (wide if size == 1 << 64 else wide.alu(Ops.CMOD, wide.const_like(size))).cast(d)
            return u if low == 0 else u + low

        return cls._made("randint", new_shape("randint", shape), d, make, kwargs)

    @classmethod
    def randperm(cls, n: int, device: DeviceLike = None, dtype: Any = dtypes.int32, **kwargs: Any) -> Self:
        """The integers 0 to n-1 in random order."""
        _keywords("randperm", kwargs, ("requires_grad",))
        (count,) = new_shape("randperm", (n,))
        d = _int_dtype("randperm", dtype)
        if count - 1 > dtypes.max(d):
            raise ValueError(f"randperm: {d} holds up to {dtypes.max(d)}, got n = {count}")
        if count == 0:
            u = UOp.const(d, 0, (0,))
        else:
            keys = cls._wrap(cls._draw((count,), device)[0].contiguous())
            u = _ranks(keys.uop) if count <= _RANKED else keys.argsort().uop
        out = cls._wrap(u.cast(d).contiguous())
        out.requires_grad = kwargs.get("requires_grad")
        return out

    # *** like another tensor ***

    def rand_like(self, **kwargs: Any) -> Self:
        """Uniform numbers in [0, 1) of this shape, dtype, device and sharding (`dtype`, `device`,
        `requires_grad` and `contiguous` may be given).
        """
        _keywords("rand_like", kwargs, _KEYWORDS)
        return self._like(self.rand, kwargs)

    def randn_like(self, dtype: DTypeLike | None = None, **kwargs: Any) -> Self:
        """Numbers of the standard normal distribution of this shape, dtype, device and sharding."""
        _keywords("randn_like", kwargs, _KEYWORDS)
        return self._like(self.randn, {**kwargs, "dtype": dtype})

    def _like(self, make: Any, kwargs: dict[str, Any]) -> Self:
        given = {k: v for k, v in kwargs.items() if v is not None}
        given.setdefault("dtype", self.dtype)
        where = self.device
        if "device" in given or isinstance(where, str):
            return cast(Self, make(self.shape, **{"device": where, **given}))
        flag = given.pop("requires_grad", None)
        u = make(self.shape, device=where[0], **given).uop
        if 0 not in self.shape:  # every device makes its own share, from the same key and counter
            u = u.substitute({s.uop: spread(s.uop, where, None) for s in _streams[where[0]]})
        return cast(Self, self._wrap(spread(u, where, self.uop.axis))._set_requires_grad(flag))

    # *** choices ***

    def multinomial(self, num_samples: int = 1, replacement: bool = False) -> Self:
        """Categories drawn with probabilities in proportion to these weights (1-D, or 2-D: one row each), of
        shape (num_samples,) or (rows, num_samples). Weights must not be negative; every row needs a positive
        one. SampleCountError (a ValueError and an AssertionError) if more are asked for without replacement
        than there are.
        """
        if self.ndim not in (1, 2) or 0 in self.shape:
            raise ValueError(f"multinomial: weights have one or two axes and are not empty, got {self.shape}")
        if isinstance(num_samples, bool) or not isinstance(num_samples, int):
            raise TypeError(f"multinomial: num_samples is an int, got {num_samples!r}")
        if num_samples <= 0:
            raise ValueError(f"multinomial: num_samples must be positive, got {num_samples}")
        n = self.shape[-1]
        if not replacement and num_samples > n:
            raise SampleCountError(
                f"multinomial: {num_samples} distinct samples of {n} categories; pass replacement=True"
            )
        weight = self.reshape((-1, n)).cast(dtypes.float32).contiguous()
        rows = weight.shape[0]
        draw = (rows, num_samples if replacement else n)
        chance = self.rand(draw, device=self.device, dtype=dtypes.float32)
        if replacement:
            index = _first_above(weight, chance)
        else:
            # The least of exponential waiting times, each with its weight as rate, then the next, and so on.
            wait = (1.0 - chance).log() * -1.0 / weight
            wait = (weight > 0).where(wait, math.inf)
            index = wait.argsort(-1)[:, :num_samples]
        out = index.cast(dtypes.default_int).contiguous()
        return out.reshape((num_samples,)) if self.ndim == 1 else out


def _kaiming(name: str, dims: tuple[int, ...], a: float) -> float:
    _number(name, "a", a)
    return math.sqrt(2.0 / (1 + a**2) / max(math.prod(dims[1:]), 1))


def _ranks(keys: UOp) -> UOp:
    """How many keys are smaller than each one; equal ones count in order."""
    n = keys.shape[0]
    grid = (n, n)
    mine, other = keys.reshape((n, 1)).expand(grid), keys.reshape((1, n)).expand(grid)
    place = iota(n)
    before = place.reshape((1, n)).expand(grid) < place.reshape((n, 1)).expand(grid)
    smaller = (other < mine) | (other.eq(mine) & before)
    return smaller.cast(dtypes.int32).reduce(arg=Ops.ADD, axes=(1,)).reshape((n,))


def _first_above(weight: Any, chance: Any) -> Any:
    """For each chance in [0, 1), the first category of positive weight whose running total is above it."""
    rows, n = weight.shape
    positive = weight > 0
    total = weight.cumsum(1)
    bar = positive.where(total, 0.0).max(1, keepdim=True) * chance
    hit = positive.reshape((rows, 1, n)) & (bar.reshape((rows, -1, 1)) < total.reshape((rows, 1, n)))
    place = weight._wrap(iota(n)).reshape((1, 1, n))
    return (hit.where(place * -1, -n).max(2)) * -1
