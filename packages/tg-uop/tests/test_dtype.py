"""Data types: rounding and bit patterns against numpy and ml_dtypes, limits, promotion, constants."""

import bisect
import math
import random
import struct
from fractions import Fraction

import pytest

from tg_uop.alu import cast_value
from tg_uop.dtype import (
    ALIASES,
    ConstFloat,
    Invalid,
    as_const,
    can_hold_exactly,
    dtypes,
    from_bits,
    least_upper_dtype,
    least_upper_float,
    max_finite,
    round_float,
    strong_dtype,
    to_bits,
    to_dtype,
)

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")

NUMPY_FLOATS = {
    dtypes.fp8e4m3: ml_dtypes.float8_e4m3fn,
    dtypes.fp8e5m2: ml_dtypes.float8_e5m2,
    dtypes.fp8e4m3fnuz: ml_dtypes.float8_e4m3fnuz,
    dtypes.fp8e5m2fnuz: ml_dtypes.float8_e5m2fnuz,
    dtypes.float16: np.float16,
    dtypes.bfloat16: ml_dtypes.bfloat16,
    dtypes.float32: np.float32,
}
SMALL = [d for d in NUMPY_FLOATS if d.itemsize <= 2]
NUMPY_INTS = {d: np.dtype(d.name) for d in dtypes.ints}


def _same(a: float, b: float) -> bool:
    return (math.isnan(a) and math.isnan(b)) or struct.pack("<d", a) == struct.pack("<d", b)


@pytest.mark.parametrize("d", SMALL, ids=lambda d: d.name)
def test_every_bit_pattern_decodes_as_numpy_does_and_encodes_back(d):
    bits = np.arange(1 << d.bits, dtype=np.uint8 if d.bits == 8 else np.uint16)
    with np.errstate(invalid="ignore"):
        values = bits.view(NUMPY_FLOATS[d]).astype(np.float64)
    for pattern, expected in enumerate(values.tolist()):
        value = float(from_bits(pattern, d))
        assert _same(value, expected), (pattern, value, expected)
        if value == value:
            assert to_bits(value, d) == pattern
        else:
            assert math.isnan(from_bits(to_bits(value, d), d))


def _hard_floats(d) -> list[float]:
    """All values of a small format, points half way between neighbours, beside those, and random ones."""
    rng = random.Random(1)
    if d.itemsize <= 2:
        step = 1 if d.bits == 8 else 37
        held = [float(from_bits(b, d)) for b in range(0, 1 << d.bits, step)]
        finite = sorted(v for v in held if math.isfinite(v))
    else:
        patterns = (rng.getrandbits(32) for _ in range(3000))
        finite = sorted(v for b in patterns if math.isfinite(v := from_bits(b, d)))
    between = [(a + b) / 2 for a, b in zip(finite, finite[1:], strict=False)]
    beside = [math.nextafter(v, s) for v in between for s in (-math.inf, math.inf)]
    top = max_finite(d)
    edges = [top * f for f in (1.0, 1.01, 1.03, 1.06, 1.13, 2.0, 1e3)] + [
        5e-324,
        1e-310,
        0.0,
        math.inf,
        math.nan,
    ]
    noise = [math.ldexp(rng.uniform(-2, 2), rng.randint(-160, 130)) for _ in range(2000)]
    return finite + between + beside + noise + edges + [-e for e in edges]


@pytest.mark.parametrize("d", NUMPY_FLOATS, ids=lambda d: d.name)
def test_rounding_is_to_nearest_even_in_one_step(d):
    values = _hard_floats(d)
    if d in (dtypes.float16, dtypes.float32):
        with np.errstate(over="ignore"):
            expected = np.array(values).astype(NUMPY_FLOATS[d]).astype(np.float64).tolist()
    else:
        expected = [_round_by_search(v, d) for v in values]
    for value, want in zip(values, expected, strict=True):
        got = round_float(value, d)
        assert _same(got, want), (value, got, want)


def _round_by_search(value: float, d) -> float:
    """Nearest value by exact comparison of fractions, ties to the even bit pattern."""
    f = d.float_format
    overflow = math.nan if f.finite_only else math.copysign(math.inf, value)
    if math.isnan(value):
        return math.nan
    if math.isinf(value):
        return overflow
    table, positive = _table(d), Fraction(abs(value))
    last, step = table[-1], table[-1][0] - table[-2][0]
    if positive > last[0] + step / 2 or (positive == last[0] + step / 2 and last[1] & 1):
        return overflow
    i = bisect.bisect_left(table, (positive, 0))
    best = min(table[max(i - 1, 0) : i + 1], key=lambda t: (abs(t[0] - positive), t[1] & 1))
    result = float(best[0])
    return 0.0 if result == 0.0 and f.fnuz else math.copysign(result, value)


_tables: dict = {}


def _table(d):
    """(value, bit pattern) of every non-negative finite value, sorted."""
    if d not in _tables:
        n = 1 << (d.bits - 1)
        bits = np.arange(n, dtype=np.uint8 if d.bits == 8 else np.uint16)
        with np.errstate(invalid="ignore"):
            raw = bits.view(NUMPY_FLOATS[d]).astype(np.float64)
        _tables[d] = [(Fraction(v), i) for i, v in enumerate(raw.tolist()) if math.isfinite(v)]
    return _tables[d]


@pytest.mark.parametrize("d", dtypes.fp8s + (dtypes.bfloat16,), ids=lambda d: d.name)
def test_rounding_of_float32_values_is_that_of_ml_dtypes(d):
    """From float32 (where ml_dtypes rounds once) over all exponents."""
    values = np.array([v for v in _hard_floats(d) if abs(v) < 1e38], dtype=np.float32)
    expected = values.astype(NUMPY_FLOATS[d]).astype(np.float64)
    got = [round_float(v, d) for v in values.astype(np.float64).tolist()]
    bad = [
        (v, g, e) for v, g, e in zip(values.tolist(), got, expected.tolist(), strict=True) if not _same(g, e)
    ]
    assert bad == []


@pytest.mark.parametrize("d", SMALL, ids=lambda d: d.name)
def test_largest_finite_value(d):
    info = ml_dtypes.finfo(NUMPY_FLOATS[d])
    assert max_finite(d) == float(info.max)
    assert dtypes.finfo(d) == (info.nexp, info.nmant)


@pytest.mark.parametrize("d", dtypes.ints, ids=lambda d: d.name)
def test_limits_and_wrap_of_ints_are_those_of_numpy(d):
    info = np.iinfo(d.name)
    assert (dtypes.min(d), dtypes.max(d)) == (info.min, info.max) == (d.min, d.max)
    rng = random.Random(2)
    for _ in range(300):
        v = rng.randint(-(1 << 63), (1 << 63) - 1)
        assert as_const(v, d) == int(np.array(v, dtype=np.int64).astype(d.name))


def test_limits_of_floats_and_bool():
    assert (dtypes.bool.min, dtypes.bool.max) == (False, True)
    assert (dtypes.float32.min, dtypes.float32.max) == (-math.inf, math.inf)
    assert (dtypes.fp8e4m3.min, dtypes.fp8e4m3.max) == (-448.0, 448.0)
    with pytest.raises(ValueError, match="no smallest"):
        _ = dtypes.void.min


@pytest.mark.parametrize("target", dtypes.ints, ids=lambda d: d.name)
def test_casting_floats_to_ints_truncates_and_saturates(target):
    low, high = dtypes.min(target), dtypes.max(target)
    cases = {0.9: 0, -0.9: 0, 1e30: high, -1e30: low, math.inf: high, -math.inf: low, 3.99: 3}
    for value, want in cases.items():
        assert cast_value(value, dtypes.float64, target) == want
    assert cast_value(as_const(math.nan, dtypes.float64), dtypes.float64, target) == 0
    assert cast_value(math.nan, dtypes.float64, target) == 0
    assert cast_value(-3.5, dtypes.float64, target) == max(low, -3)


@pytest.mark.parametrize("target", NUMPY_FLOATS, ids=lambda d: d.name)
def test_casting_ints_to_floats_rounds_once(target):
    if target in dtypes.fp8s or target is dtypes.bfloat16:
        values = [0, 1, -1, 17, 255, 256, 447, 448, -448]
        expected = [float(np.float32(v).astype(NUMPY_FLOATS[target])) for v in values]
    else:
        rng = random.Random(3)
        wide = (rng.getrandbits(rng.randint(50, 63)) * rng.choice((1, -1)) for _ in range(500))
        values = [0, 1, -1, (1 << 24) + 1, (1 << 53) + 1, (1 << 62) + (1 << 38) + 1, *wide]
        with np.errstate(over="ignore"):
            expected = [float(NUMPY_FLOATS[target](np.int64(v))) for v in values]
    for v, want in zip(values, expected, strict=True):
        assert _same(cast_value(v, dtypes.int64, target), want), v


def test_casting_to_bool_is_unequal_zero():
    for value, want in [(2, True), (0, False), (0.5, True), (0.0, False), (math.nan, True)]:
        source = dtypes.float32 if isinstance(value, float) else dtypes.int32
        assert cast_value(as_const(value, source), source, dtypes.bool) is want
    assert cast_value(as_const(-0.0, dtypes.float32), dtypes.float32, dtypes.bool) is False


def test_constants_are_exact_values_of_their_dtype():
    assert as_const(300, dtypes.uint8) == 44
    assert as_const(True, dtypes.float32) == 1.0
    assert as_const(0.1, dtypes.float32) == float(np.float32(0.1))
    assert as_const(3.7, dtypes.int32) == 3
    assert as_const(10**400, dtypes.float32) == math.inf
    assert as_const(7**100, dtypes.index) == 7**100
    assert as_const(Invalid, dtypes.int32) is Invalid
    assert as_const(2, dtypes.bool) is True
    for bad in (math.nan, math.inf):
        with pytest.raises(ValueError, match="has no value as"):
            as_const(bad, dtypes.int32)
    with pytest.raises(TypeError, match="Python number"):
        as_const("1", dtypes.int32)
    with pytest.raises(ValueError, match="no constants"):
        as_const(1, dtypes.void)


def test_const_float_compares_and_hashes_by_bits():
    nan = ConstFloat(math.nan)
    assert nan == ConstFloat(math.nan)
    assert hash(nan) == hash(ConstFloat(math.nan))
    assert ConstFloat(-0.0) != 0.0
    assert 0.0 != ConstFloat(-0.0)
    assert ConstFloat(-0.0) == -0.0
    assert hash(ConstFloat(-0.0)) == hash(-0.0)
    assert ConstFloat(1.5) == 1.5
    assert hash(ConstFloat(1.5)) == hash(1.5)


def test_names():
    assert to_dtype("float") is dtypes.float32
    assert to_dtype("INT8") is dtypes.int8
    assert to_dtype(dtypes.half) is dtypes.float16
    assert repr(dtypes.half) == "dtypes.float16"
    assert all(to_dtype(name) is d for name, d in ALIASES.items())
    with pytest.raises(ValueError, match="unknown dtype 'float33'; known: .*float32"):
        to_dtype("float33")
    with pytest.raises(TypeError, match="a dtype is"):
        to_dtype(3)


@pytest.mark.parametrize("d", dtypes.ints + (dtypes.float16, dtypes.float32, dtypes.float64, dtypes.bool))
def test_struct_codes_have_the_item_size(d):
    assert struct.calcsize("<" + d.fmt) == d.itemsize


# The table of https://docs.jax.dev/en/latest/type_promotion.html, with 16-bit floats as the join of fp8.
PROMOTIONS = {
    ("int8", "uint8"): "int16",
    ("int32", "uint32"): "int64",
    ("int64", "uint64"): "weakfloat",
    ("bool", "int8"): "int8",
    ("uint8", "int32"): "int32",
    ("int64", "float16"): "float16",
    ("int64", "bfloat16"): "bfloat16",
    ("float16", "bfloat16"): "float32",
    ("bfloat16", "float32"): "float32",
    ("float32", "float64"): "float64",
    ("weakint", "uint8"): "uint8",
    ("weakfloat", "int32"): "weakfloat",
    ("weakfloat", "float16"): "float16",
    ("weakint", "bool"): "weakint",
    ("int32", "fp8e4m3"): "fp8e4m3",
    ("fp8e4m3", "fp8e5m2"): "float16",
    ("fp8e5m2", "bfloat16"): "bfloat16",
}


@pytest.mark.parametrize("pair", PROMOTIONS, ids="-".join)
def test_promotion(pair):
    assert least_upper_dtype(*pair).name == PROMOTIONS[pair]
    assert least_upper_dtype(*pair[::-1]).name == PROMOTIONS[pair]


def test_promotion_is_a_lattice():
    every = dtypes.all + dtypes.weaks
    for a in every:
        assert least_upper_dtype(a) is a
        for b in every:
            ab = least_upper_dtype(a, b)
            assert ab is least_upper_dtype(b, a)
            assert least_upper_dtype(ab, a) is ab
            for c in () if {a, b} <= set(dtypes.fp8s) else (dtypes.int32, dtypes.float16, dtypes.weakint):
                assert least_upper_dtype(ab, c) is least_upper_dtype(a, b, c)
    with pytest.raises(TypeError, match="no part in promotion"):
        least_upper_dtype("void", "int")


def test_float_and_strong_forms():
    assert least_upper_float("int") is dtypes.default_float
    assert least_upper_float("half") is dtypes.float16
    assert strong_dtype(dtypes.weakint) is dtypes.default_int
    assert strong_dtype(dtypes.weakfloat) is dtypes.default_float
    assert strong_dtype(dtypes.int8) is dtypes.int8


@pytest.mark.parametrize("source", [d for d in dtypes.all if d.itemsize <= 2], ids=lambda d: d.name)
@pytest.mark.parametrize("target", dtypes.all, ids=lambda d: d.name)
def test_can_hold_exactly_means_that_casts_there_and_back_are_the_identity(source, target):
    """For every value of small dtypes: a "yes" must hold, a "no" must have a counterexample."""
    if source is dtypes.bool:
        values: list = [False, True]
    elif source.kind == "float":
        step = 1 if source.bits == 8 else 29
        values = [as_const(from_bits(b, source), source) for b in range(0, 1 << source.bits, step)]
        values = [v for v in values if not math.isnan(v)]
    else:
        step = 1 if source.bits == 8 else 61
        low, high = dtypes.min(source), dtypes.max(source)
        values = [*range(low, high + 1, step), high]
    lost = [
        v
        for v in values
        if not _equal_value(cast_value(cast_value(v, source, target), target, source), v)
        or (
            source.kind in ("int", "uint")
            and target.kind in ("int", "uint")
            and cast_value(v, source, target) != v
        )
    ]
    if can_hold_exactly(source, target):
        assert lost == []
    else:
        assert lost != [] or source is target or source.kind == "float"


def _equal_value(a, b) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return _same(a, b)
    return a == b
