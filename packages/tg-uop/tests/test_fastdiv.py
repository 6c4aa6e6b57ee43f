"""Division by constants as multiplication and shift equals division: all 8-bit values, z3 for 32 bits,
samples for 64.
"""

import random

import pytest

from tg_uop import Ops, Target, UOp, dtypes, evaluate
from tg_uop.alu import cdiv
from tg_uop.solver import counterexample
from tg_uop.symbolic import fast_idiv, reciprocal, sym_infer

CPU = Target("CPU")


@pytest.mark.parametrize("d", [dtypes.int8, dtypes.uint8], ids=lambda d: d.name)
def test_all_divisors_of_all_values_of_8_bits(d):
    low, high = dtypes.min(d), dtypes.max(d)
    x = UOp.variable("x", low, high, d)
    tile = UOp.const(d, tuple(range(low, high + 1)))
    for divisor in (*range(1, 70), *range(70, 2 * high + 1, 9)):
        quotient = fast_idiv(CPU, x, divisor)
        if quotient is None:
            assert divisor & (divisor - 1) == 0
            continue
        got = evaluate(fast_idiv(CPU, tile, divisor))
        assert got == [cdiv(n, divisor) for n in range(low, high + 1)], divisor


@pytest.mark.parametrize("d", dtypes.ints, ids=lambda d: d.name)
def test_random_bounds_and_divisors(d):
    rng = random.Random(d.name)
    for _ in range(150):
        low = -rng.randint(0, 1 << rng.randint(0, d.bits - 1)) if d.kind == "int" else 0
        high = rng.randint(1, 1 << rng.randint(1, d.bits - 1)) - (d.kind == "int")
        low, high = max(low, dtypes.min(d)), max(1, high)
        divisor = rng.randint(1, 2 * dtypes.max(d)) if rng.random() < 0.3 else rng.randint(1, 2 * high)
        x = UOp.variable("x", low, high, d)
        quotient = fast_idiv(CPU, x, divisor)
        if quotient is None:
            assert divisor & (divisor - 1) == 0 or d.bits == 64 or divisor > 2**31 or d.bits == 32
            continue
        multiples = [
            divisor * rng.randint(low // divisor, high // divisor) + e for e in (-1, 0, 1) for _ in range(6)
        ]
        for n in {low, high, 0, 1, *multiples, *(rng.randint(low, high) for _ in range(10))}:
            if low <= n <= high:
                assert sym_infer(quotient, {"x": n}) == cdiv(n, divisor), (n, divisor, low, high)


@pytest.mark.parametrize("divisor", [3, 7, 10, 641, 1000003])
@pytest.mark.parametrize("bounds", [(-(2**31), 2**31 - 1), (-1000, 70), (0, 2**31 - 1)])
def test_32_bit_quotients_are_proven(divisor, bounds):
    x = UOp.variable("x", *bounds, "int32")
    quotient = fast_idiv(CPU, x, divisor)
    assert quotient is not None and all(u.op not in (Ops.CDIV, Ops.FLOORDIV) for u in quotient.toposort())
    m, shift = reciprocal(divisor, max(bounds[1], -bounds[0]))
    # the quotient is (x*m) >> shift (+1 below zero): as integers, which z3 decides, not as bits
    y = UOp.variable("x", *bounds)
    floor = UOp(Ops.FLOORDIV, (y * m, UOp.const("index", 1 << shift)))
    if bounds[1] >= divisor or -bounds[0] >= divisor:
        assert counterexample(y.cdiv(divisor), floor + (y < 0).where(UOp.const("index", 1), 0)) is None


def test_a_divisor_larger_than_the_range_gives_zero():
    x = UOp.variable("x", -5, 9, "int16")
    assert fast_idiv(CPU, x, 11).arg.value == 0


def test_without_wide_integers_the_product_must_fit():
    x = UOp.variable("x", 0, 2**31 - 1, "int32")
    assert fast_idiv(Target("WEBGPU"), x, 7) is None
    assert fast_idiv(Target("WEBGPU"), UOp.variable("x", 0, 1000, "int32"), 7) is not None


def test_bad_divisors_and_operands():
    x = UOp.variable("x", 0, 9, "int32")
    with pytest.raises(ValueError, match="positive"):
        fast_idiv(CPU, x, 0)
    with pytest.raises(TypeError, match="integers"):
        fast_idiv(CPU, x.cast("float32"), 3)
