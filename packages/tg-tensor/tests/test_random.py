"""Random numbers: known answers from another Threefry, distributions, errors, and fresh numbers on every
call.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from tg_tensor import Context, Tensor, TinyJit, Variable, dtypes
from tg_uop import Ops


def threefry(c0, c1, k0, k1):
    """Threefry-2x32-20 as in the paper's reference code, on uint32 arrays."""
    rotations = [13, 15, 26, 6, 17, 29, 16, 24]
    keys = [np.uint32(k0), np.uint32(k1), np.uint32(k0 ^ k1 ^ 0x1BD11BDA)]
    x, y = np.asarray(c0, np.uint32), np.asarray(c1, np.uint32)
    x, y = x + keys[0], y + keys[1]
    for i in range(20):
        x = x + y
        r = np.uint32(rotations[i % 8])
        y = ((y << r) | (y >> (np.uint32(32) - r))) ^ x
        if i % 4 == 3:
            j = i // 4 + 1
            x, y = x + keys[j % 3], y + keys[(j + 1) % 3] + np.uint32(j)
    return x, y


@pytest.fixture(autouse=True)
def seeded():
    Tensor.manual_seed(1337)


def words(n, draw, seed=1337):
    return threefry(np.arange(n), np.full(n, draw), seed & 0xFFFFFFFF, seed >> 32)


def kolmogorov(sample, cdf):
    """sqrt(n) times the greatest distance of the sample's distribution from `cdf`: above 1.95 once in 1000
    times.
    """
    x = np.sort(np.asarray(sample, np.float64).reshape(-1))
    n, f = len(x), np.vectorize(cdf)(x)
    return math.sqrt(n) * max(np.max(np.arange(1, n + 1) / n - f), np.max(f - np.arange(n) / n))


def chi_square(counts, chances):
    """The chi-square statistic in standard deviations above its mean."""
    expected = np.sum(counts) * np.asarray(chances)
    free = len(counts) - 1
    return (np.sum((counts - expected) ** 2 / expected) - free) / math.sqrt(2 * free)


def standard_normal(x):
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


# *** the generator ***


def test_known_answers_of_the_generator_in_these_tests():
    with np.errstate(over="ignore"):  # from the paper's distribution (kat_vectors)
        assert [int(v) for v in threefry(0, 0, 0, 0)] == [0x6B200159, 0x99BA4EFE]
        assert [int(v) for v in threefry(0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF)] == [
            0x1CB996FC,
            0xBB002BE7,
        ]
        assert [int(v) for v in threefry(0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344)] == [
            0xC4923A9C,
            0x483DF7A0,
        ]


def test_random_bits_are_the_first_words():
    key, counter = Tensor([7, 9], dtype="uint32"), Tensor([5], dtype="uint32")
    got = Tensor.random_bits(key, counter, 33)
    assert got.dtype is dtypes.uint32
    np.testing.assert_array_equal(got.numpy(), threefry(np.arange(33), np.full(33, 5), 7, 9)[0])


def test_threefry_method_takes_and_gives_two_words_per_uint64():
    counters = [0, 2**64 - 1, (0x85A308D3 << 32) | 0x243F6A88]
    keys = [0, 2**64 - 1, (0x03707344 << 32) | 0x13198A2E]
    got = Tensor(counters, dtype="uint64").threefry(Tensor(keys, dtype="uint64"))
    assert got.tolist() == [0x99BA4EFE6B200159, 0xBB002BE71CB996FC, 0x483DF7A0C4923A9C]


def test_rand_is_the_top_24_bits_of_the_first_word():
    first, second = Tensor.rand(3, 7), Tensor.rand(20)
    np.testing.assert_array_equal(second.numpy(), (words(20, 2)[0] >> 8) * np.float32(2**-24))
    np.testing.assert_array_equal(first.numpy(), ((words(21, 1)[0] >> 8) * np.float32(2**-24)).reshape(3, 7))


def test_float64_takes_53_bits_of_both_words():
    first, second = (w.astype(np.uint64) for w in words(50, 1))
    want = ((first << 21) | (second >> 11)).astype(np.float64) * 2.0**-53
    np.testing.assert_array_equal(Tensor.rand(50, dtype="float64").numpy(), want)


@pytest.mark.parametrize("dtype, bits", [("float16", 11), ("bfloat16", 8), ("fp8e4m3", 4)])
def test_narrow_floats_take_what_they_hold_and_are_never_one(dtype, bits):
    got = Tensor.rand(5000, dtype=dtype)
    assert got.dtype.name == dtype
    np.testing.assert_array_equal(got.float().numpy(), (words(5000, 1)[0] >> (32 - bits)) * 2.0**-bits)


def test_the_seed_decides_on_every_device():
    with Context(DEV="PYTHON"):
        Tensor.manual_seed(2**40 + 3)
        interpreted = Tensor.rand(4).tolist()
    assert Tensor.rand(4).tolist() == interpreted
    want = (words(4, 1, 2**40 + 3)[0] >> 8) * np.float32(2**-24)
    np.testing.assert_array_equal(interpreted, want)


def test_seeding_again_repeats_and_leaves_earlier_draws_alone():
    early = Tensor.rand(5)
    Tensor.manual_seed(7)
    a = Tensor.rand(5).tolist()
    Tensor.manual_seed(7)
    assert Tensor.rand(5).tolist() == a
    np.testing.assert_array_equal(early.numpy(), (words(5, 1)[0] >> 8) * np.float32(2**-24))
    with pytest.raises(TypeError, match="seed is an int"):
        Tensor.manual_seed("x")


def test_kernels_repeat_and_hold_no_64_bit_integers():
    Tensor.rand(20).realize()
    one, two = Tensor.rand(20).schedule_linear(), Tensor.rand(20).schedule_linear()
    assert len(one.src) == len(two.src) == 2
    assert [c.src[0] for c in one.src] == [c.src[0] for c in two.src]
    for t in (Tensor.rand(20), Tensor.randn(20), Tensor.randint(20, high=100000), Tensor.randperm(20)):
        for call in t.schedule_linear().src:
            assert not {u.dtype for u in call.src[0].toposort()} & {dtypes.int64, dtypes.uint64}


# *** distributions ***


def test_rand_is_uniform():
    assert kolmogorov(Tensor.rand(20000).numpy(), lambda x: x) < 1.95


def test_neighbours_and_later_draws_do_not_depend_on_one_another():
    a, b = Tensor.rand(20000).numpy(), Tensor.rand(20000).numpy()
    for x, y in ((a[:-1], a[1:]), (a, b), (a[:10000], a[10000:])):
        cells = np.histogram2d(x, y, bins=8, range=((0, 1), (0, 1)))[0].reshape(-1)
        assert chi_square(cells, np.full(64, 1 / 64)) < 4


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_randn_is_normal(dtype):
    sample = Tensor.randn(20000, dtype=dtype).numpy()
    assert sample.dtype == dtype and kolmogorov(sample, standard_normal) < 1.95
    assert abs(np.mean(sample**4) - 3) < 0.2


def test_randn_is_the_transform_of_box_and_muller():
    first, second = words(1000, 1)
    u, v = (first >> 8) * 2.0**-24, (second >> 8) * 2.0**-24
    want = np.sqrt(-2 * np.log(1 - u)) * np.cos(2 * math.pi * v)
    np.testing.assert_allclose(Tensor.randn(1000).numpy(), want, atol=2e-6)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_randn_of_narrow_floats_is_finite_and_spread(dtype):
    sample = Tensor.randn(5000, dtype=dtype).float().numpy()
    assert np.isfinite(sample).all() and 0.95 < sample.std() < 1.05


def test_normal_has_mean_and_std():
    sample = Tensor.normal(20000, mean=10.0, std=3.0).numpy()
    assert kolmogorov((sample - 10) / 3, standard_normal) < 1.95


def test_uniform_fills_its_range_and_is_not_normal():
    sample = Tensor.uniform(20000, low=-5.0, high=2.0).numpy()
    assert sample.min() >= -5 and sample.max() < 2
    assert kolmogorov((sample + 5) / 7, lambda x: x) < 1.95
    assert kolmogorov((sample - sample.mean()) / sample.std(), standard_normal) > 4


def test_uniform_never_gives_its_upper_bound():
    assert Tensor.uniform(5000, low=1.0, high=2.0, dtype="bfloat16").max().item() < 2
    assert Tensor.uniform(5000, low=-1.0, high=-0.5, dtype="float16").max().item() < -0.5
    assert Tensor.uniform(5000, low=1000.0, high=1000.125).max().item() < 1000.125


def test_uniform_integers():
    sample = Tensor.uniform(40000, low=-100, high=100, dtype="int32").numpy()
    assert sample.dtype == np.int32
    assert chi_square(np.bincount(sample + 100, minlength=200), np.full(200, 1 / 200)) < 4


@pytest.mark.parametrize("low, high", [(-3, 10), (0, 1 << 16), (5, 100005), (-(2**31), 2**31), (0, 3 << 29)])
def test_randint_is_uniform(low, high):
    sample = Tensor.randint(20000, low=low, high=high, dtype="int32" if high < 2**31 else "int64").numpy()
    assert sample.min() >= low and sample.max() < high
    bins = min(high - low, 16)
    cells = np.histogram(sample.astype(np.float64), bins=np.linspace(low, high, bins + 1))[0]
    assert chi_square(cells, np.full(bins, 1 / bins)) < 4


@pytest.mark.parametrize("size", [2, 10, 65535, 65536, 65537, 10**9, 2**32])
def test_randint_is_the_high_word_of_the_product(size):
    first, second = (w.astype(object) for w in words(200, 1))
    want = (first * size) >> 32 if size <= 1 << 16 else (((first << 32) + second) * size) >> 64
    np.testing.assert_array_equal(
        Tensor.randint(200, high=size, dtype="uint32").numpy(), want.astype(np.uint32)
    )


def test_randint_of_64_bits_reaches_everywhere():
    sample = Tensor.randint(4000, low=-(2**63), high=2**63, dtype="int64").numpy()
    cells = np.histogram(sample.astype(np.float64) / 2**63, bins=16, range=(-1, 1))[0]
    assert chi_square(cells, np.full(16, 1 / 16)) < 4


def test_randint_defaults():
    assert Tensor.randint((3, 3, 3), dtype=int).dtype is dtypes.default_int
    assert Tensor.randint(10, low=5, high=6).tolist() == [5] * 10
    assert set(Tensor.randint(500).tolist()) == set(range(10))


@pytest.mark.parametrize("n", [0, 1, 1000, pytest.param(2100, marks=pytest.mark.slow)])
def test_randperm_is_a_permutation(n):
    got = Tensor.randperm(n).numpy()
    np.testing.assert_array_equal(np.sort(got), np.arange(n))
    assert n < 2 or (got != np.arange(n)).any()


def test_all_permutations_are_equally_likely():
    draws = Tensor.rand(6000, 3).argsort(-1).numpy()  # the rule of long ones
    assert chi_square(_permutation_counts(draws), np.full(6, 1 / 6)) < 4
    jit = TinyJit(lambda: Tensor.randperm(3).realize())
    assert chi_square(_permutation_counts([jit().numpy() for _ in range(300)]), np.full(6, 1 / 6)) < 4


def _permutation_counts(draws):
    index = {p: i for i, p in enumerate(itertools.permutations(range(3)))}
    return np.bincount([index[tuple(int(v) for v in d)] for d in draws], minlength=6)


def test_initial_weights_have_their_bounds():
    for make, bound in (
        (Tensor.scaled_uniform, (40 * 50) ** -0.5),
        (Tensor.glorot_uniform, math.sqrt(6 / 90)),
        (Tensor.kaiming_uniform, math.sqrt(6 / (1 + 0.01**2) / 50)),
    ):
        sample = make(40, 50).numpy()
        assert sample.shape == (40, 50) and abs(sample).max() < bound
        assert kolmogorov(sample / bound / 2 + 0.5, lambda x: x) < 1.95
    sample = Tensor.kaiming_normal(40, 50, a=1.0).numpy()
    assert kolmogorov(sample / math.sqrt(1 / 50), standard_normal) < 1.95


# *** choices ***


def test_multinomial_with_replacement_follows_the_weights():
    weights = Tensor([[0.0, 1.0, 0.0, 3.0, 0.0], [5.0, 0.0, 5.0, 10.0, 0.0]])
    got = weights.multinomial(4000, replacement=True)
    assert got.shape == (2, 4000) and got.dtype is dtypes.default_int
    for row, chances in zip(got.numpy(), ([0, 1 / 4, 0, 3 / 4, 0], [1 / 4, 0, 1 / 4, 1 / 2, 0]), strict=True):
        counts, used = np.bincount(row, minlength=5), np.array(chances) > 0
        assert counts[~used].sum() == 0
        assert chi_square(counts[used], np.array(chances)[used]) < 4


def test_multinomial_without_replacement_takes_one_after_the_other():
    w = [0.1, 0.2, 0.3, 0.4]
    got = Tensor([w] * 3000).multinomial(3).numpy()
    assert all(len(set(row)) == 3 for row in got.tolist())
    position = np.zeros((3, 4))
    for a, b, c in itertools.permutations(range(4), 3):
        chance = w[a] * w[b] / (1 - w[a]) * w[c] / (1 - w[a] - w[b])
        for i, v in enumerate((a, b, c)):
            position[i, v] += chance
    for i in range(3):
        assert chi_square(np.bincount(got[:, i], minlength=4), position[i]) < 4


def test_multinomial_of_a_range():
    weights = Tensor(np.arange(32, dtype=np.float32))
    a, b = weights.multinomial(5).tolist(), weights.multinomial(5).tolist()
    assert len(set(a)) == 5 and a != b
    everything = weights.multinomial(32).tolist()
    assert sorted(everything) == list(range(32)) and everything[-1] == 0
    assert weights.multinomial().shape == (1,)


# *** fresh numbers ***


def test_draws_realised_in_any_order_are_different():
    a, b, c = Tensor.rand(4), Tensor.rand(4), Tensor.rand(4)
    got = [c.tolist(), a.tolist(), b.tolist()]
    assert [got[i] for i in (1, 2, 0)] == [
        ((words(4, d)[0] >> 8) * np.float32(2**-24)).tolist() for d in (1, 2, 3)
    ]


def test_one_draw_used_twice_is_one_draw():
    a = Tensor.rand(8)
    first = (a + 1).numpy()
    Tensor.rand(3).realize()
    np.testing.assert_array_equal(first, a.numpy() + 1)
    b = Tensor.rand(8, contiguous=False)
    first = (b + 1).numpy()
    Tensor.rand(3).realize()
    np.testing.assert_array_equal(first, b.numpy() + 1)


def test_a_recorded_function_draws_anew():
    @TinyJit
    def f(x):
        return (x + Tensor.rand(4)).realize(), (x + Tensor.randn(4)).realize()

    seen = [[t.tolist() for t in f(Tensor([0.0] * 4))] for _ in range(6)]
    assert [s[0] for s in seen] == [
        ((words(4, d)[0] >> 8) * np.float32(2**-24)).tolist() for d in range(1, 13, 2)
    ]
    assert len({tuple(s[1]) for s in seen}) == 6
    after = Tensor.rand(4).tolist()
    assert after == ((words(4, 13)[0] >> 8) * np.float32(2**-24)).tolist()
    Tensor.manual_seed(1337)
    assert [t.tolist() for t in f(Tensor([0.0] * 4))] == seen[0]


def test_multinomial_in_a_recorded_function_draws_anew():
    jit = TinyJit(lambda w: w.multinomial(5).realize())
    weights = Tensor.ones(32).contiguous()
    assert len({tuple(jit(weights).tolist()) for _ in range(6)}) == 6


def test_dropout():
    x = Tensor.ones(20000)
    assert x.dropout(0.25) is x
    with Tensor.train():
        got = x.dropout(0.25).numpy()
        assert x.dropout(1.0).sum().item() == 0
    assert set(np.unique(got)) == {np.float32(0), np.float32(1 / 0.75)}
    assert abs((got == 0).mean() - 0.25) < 0.01


def test_dropout_passes_gradients_where_it_passes_values():
    x = Tensor(np.arange(1.0, 65.0, dtype=np.float32), requires_grad=True)
    with Tensor.train():
        y = x.dropout(0.5)
        y.sum().backward()
    grad = x.grad.realize(y).numpy()
    np.testing.assert_array_equal(y.numpy(), grad * np.arange(1, 65))
    assert 10 < (grad == 0).sum() < 54


# *** arguments ***


def test_dtype_device_and_flag():
    x = Tensor.ones(2, 3, dtype="float16")
    assert x.rand_like().dtype is dtypes.float16 and x.randn_like().shape == (2, 3)
    assert x.rand_like(dtype="float32").dtype is dtypes.float32
    assert x.rand_like(device="PYTHON").device == "PYTHON"
    for make in (Tensor.rand, Tensor.randn, Tensor.uniform, Tensor.kaiming_normal, Tensor.scaled_uniform):
        assert [make(2, 3, requires_grad=f).requires_grad for f in (True, False, None)] == [True, False, None]
    assert [Tensor.randperm(5, requires_grad=f).requires_grad for f in (True, False, None)] == [
        True,
        False,
        None,
    ]
    assert Tensor.rand(0, 3).shape == (0, 3) and Tensor.rand().shape == ()


def test_symbolic_sizes_are_drawn_at_their_largest():
    n = Variable("n", 1, 8).bind(5)
    got = Tensor.rand(n, 2)
    assert got.shape == (n, 2)
    total = got.sum().item()
    np.testing.assert_allclose(total, ((words(16, 1)[0] >> 8) * 2.0**-24)[:10].sum(), rtol=1e-5)


@pytest.mark.parametrize(
    "call, error, match",
    [
        (lambda: Tensor.rand(3, generator=None), TypeError, "generator"),
        (lambda: Tensor.rand_like(Tensor.ones(3), generator=None), TypeError, "generator"),
        (lambda: Tensor.randn(3, generator=None), TypeError, "generator"),
        (lambda: Tensor.randperm(3, generator=None), TypeError, "generator"),
        (lambda: Tensor.rand(3, dtype="int32"), ValueError, "float dtype"),
        (lambda: Tensor.rand(3, device=("CPU", "CPU:1")), ValueError, "one device"),
        (lambda: Tensor.rand(-3), ValueError, "negative"),
        (lambda: Tensor.normal(3, std=-1.0), ValueError, "std"),
        (lambda: Tensor.uniform(3, low=5.0, high=3.0), ValueError, "low must be below high"),
        (lambda: Tensor.uniform(3, low=1, high=1), ValueError, "low must be below high"),
        (lambda: Tensor.uniform(3, low="x"), TypeError, "low"),
        (lambda: Tensor.randint(3, low=0.5), TypeError, "low is an int"),
        (lambda: Tensor.randint(3, high="x"), TypeError, "high is an int"),
        (lambda: Tensor.randint(3, dtype="float"), TypeError, "integer dtype"),
        (lambda: Tensor.randint(3, dtype=dtypes.float32), TypeError, "integer dtype"),
        (lambda: Tensor.randint(3, low=10, high=5), ValueError, "low must be below high"),
        (lambda: Tensor.randint(3, low=10, high=10), ValueError, "low must be below high"),
        (lambda: Tensor.randint(3, high=1000, dtype="int8"), ValueError, "int8 holds"),
        (lambda: Tensor.randperm(1000, dtype="int8"), ValueError, "int8 holds"),
        (lambda: Tensor([1.0, 2.0]).multinomial(3), AssertionError, "distinct samples"),
        (lambda: Tensor([1.0, 2.0]).multinomial(0), ValueError, "positive"),
        (lambda: Tensor([[[1.0]]]).multinomial(1), ValueError, "one or two axes"),
        (lambda: Tensor.random_bits(Tensor([1]), Tensor([1]), 3), TypeError, "uint32"),
        (lambda: Tensor.glorot_uniform(3), ValueError, "two axes"),
    ],
)
def test_wrong_arguments(call, error, match):
    with pytest.raises(error, match=match):
        call()


def test_a_draw_is_two_kernels():
    calls = Tensor.rand(100).schedule_linear().src
    assert [c.src[0].op for c in calls] == [Ops.SINK, Ops.SINK]
