"""Functions as nodes: what becomes an argument, values, gradients, effects, nesting."""

from __future__ import annotations

import numpy as np
import pytest

from tg_schedule import clear_cache, schedule_cache
from tg_tensor import Tensor, TinyJit, Variable, function
from tg_uop import Ops

RNG = np.random.default_rng(0)


def array(*shape):
    return RNG.standard_normal(shape).astype(np.float32)


def functions(*tensors):
    return {u for t in tensors for u in t.uop.toposort() if u.op is Ops.FUNCTION}


def free_leaves(t):
    """What the bodies of functions hold beside parameters."""
    return {
        x.op
        for f in functions(t)
        for x in f.src[0].toposort()
        if x.op in (Ops.BUFFER, Ops.BUFFER_VIEW, Ops.BIND)
    }


def test_one_function_node_with_its_tensors_as_arguments():
    @function
    def f(x, y):
        """Adds."""
        return x + y * 2

    x, y = Tensor([1.0, 2.0]), Tensor([3.0, 4.0])
    out = f(x, y)
    (node,) = functions(out)
    assert set(node.src[1:]) == {x.uop, y.uop} and out.uop.op is Ops.GETTUPLE
    assert node.arg.name == "f" and f.__doc__ == "Adds."
    assert free_leaves(out) == set()
    assert out.tolist() == [7, 10]


def test_tensors_inside_arguments_and_results():
    @function
    def f(items, options=None):
        a, (b,) = items
        return {"sum": a + b, "list": [a * b, (options["c"] - a,)], "name": "n"}

    a, b, c = Tensor([1.0]), Tensor([2.0]), Tensor([3.0])
    out = f([a, (b,)], options={"c": c, "other": 4})
    assert out["name"] == "n"
    assert len(functions(out["sum"], *out["list"][:1], out["list"][1][0])) == 1
    assert (out["sum"].item(), out["list"][0].item(), out["list"][1][0].item()) == (3, 2, 2)


def test_one_tensor_given_twice_is_one_argument():
    f = function(lambda x, y: x * y)
    x = Tensor([3.0])
    out = f(x, x)
    assert len(next(iter(functions(out))).src) == 2 and out.item() == 9


def test_equal_constants_stay_different_arguments_of_the_body():
    one = Tensor(1.0)
    out = function(lambda x, y: x + 1.0 + y)(one, Tensor([2.0]))
    assert out.tolist() == [4]


def test_a_repeated_layer_is_one_body():
    weights = [Tensor(array(4, 4), requires_grad=True) for _ in range(3)]
    layer = function(lambda x, w: (x @ w).relu())
    x = a = Tensor(array(2, 4))
    for w in weights:
        x = layer(x, w)
    nodes = functions(x)
    assert len(nodes) == 3 and len({n.src[0] for n in nodes}) == 1
    want = a.numpy()
    for w in weights:
        want = np.maximum(want @ w.numpy(), 0)
    np.testing.assert_allclose(x.numpy(), want, rtol=1e-4, atol=1e-5)


def test_methods_and_what_they_use_from_outside():
    class Layer:
        def __init__(self):
            self.weight = Tensor(array(4, 3), requires_grad=True)
            self.scale = Tensor([2.0]).realize()

        @function
        def __call__(self, x):
            return (x @ self.weight) * self.scale + 1.0

    layer, a = Layer(), array(2, 4)
    out = layer(Tensor(a))
    (node,) = functions(out)
    assert layer.weight.uop in node.src[1:] and free_leaves(out) == set()
    out.sum().backward()
    np.testing.assert_allclose(layer.weight.grad.numpy(), a.sum(0)[:, None] * 2 * np.ones((1, 3)), rtol=1e-5)
    np.testing.assert_allclose(out.numpy(), a @ layer.weight.numpy() * 2 + 1, rtol=1e-5)


def test_gradient_by_a_tensor_of_the_outside():
    w = Tensor([2.0, 3.0])
    loss = function(lambda x: (x * w).sum())(Tensor([5.0, 7.0]))
    assert loss.gradient(w)[0].tolist() == [5, 7]


def test_gradients_equal_those_without_the_decorator():
    def f(x, y, w):
        h = (x @ w).tanh()
        return h * y.exp(), (h - y).square()

    a, b, c = array(3, 4), array(3, 2), array(4, 2)

    def gradients(g):
        x, y, w = (Tensor(v, requires_grad=True) for v in (a, b, c))
        first, second = g(x * 2, y, w)
        (first.sum() + (second * second).sum()).backward()
        return [t.grad.numpy() for t in (x, y, w)]

    plain = gradients(f)
    for decorated in (
        function(f),
        function(f, precompile=True),
        function(precompile=True, precompile_backward=True)(f),
    ):
        for got, want in zip(gradients(decorated), plain, strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6)


def test_arguments_made_of_one_another_get_their_own_share():
    x = Tensor([2.0, 3.0], requires_grad=True)
    double = x * 2
    out = function(lambda p, q: p * q)(x, double)
    out.sum().backward()
    assert x.grad.tolist() == [8, 12]


def test_second_derivative():
    x = Tensor([2.0, 3.0], requires_grad=True)
    y = function(lambda v: v * v * v)(x)
    first = y.sum().gradient(x)[0]
    assert first.sum().gradient(x)[0].tolist() == [12, 18]


def test_nested_functions():
    inner = function(lambda x, y: x * y + 1)
    outer = function(lambda x, y: inner(y, x) - inner(x, x))
    x, y = Tensor([2.0], requires_grad=True), Tensor([5.0], requires_grad=True)
    out = outer(x, y)
    (node,) = [u for u in out.uop.src if u.op is Ops.FUNCTION]
    assert sum(u.op is Ops.FUNCTION for u in node.src[0].toposort()) == 2
    assert free_leaves(out) == set()
    out.backward()
    assert (x.grad.item(), y.grad.item()) == (1, 2)
    assert outer(x, y).item() == 6


def test_an_inner_function_that_uses_an_argument_of_the_outer_one():
    @function
    def outer(x, y):
        return function(lambda v: v * y)(x + 1)

    assert outer(Tensor([2.0]), Tensor([5.0])).tolist() == [15]


def test_results_that_are_arguments():
    f = function(lambda x, y: (y, x, x + y))
    x, y = Tensor([1.0]), Tensor([2.0])
    a, b, c = f(x, y)
    assert a.uop is y.uop and b.uop is x.uop and c.item() == 3


def test_precompiled_calls_have_the_same_kernels():
    weights = [Tensor(array(8, 8)) for _ in range(3)]
    layer = function(lambda x, w: (x @ w).relu() + 1, precompile=True)
    x = Tensor(array(8, 8))
    for w in weights:
        x = layer(x * 2, w)
    kernels = [c.src[0] for c in x.sum().schedule_linear().src]
    assert max(kernels.count(k) for k in kernels) == 3


def test_assignment_inside_a_function_is_seen_outside():
    state = Tensor([1.0, 2.0]).realize()

    @function
    def step(x):
        state.assign(state + x)
        return state * 10

    out = step(Tensor([1.0, 1.0]))
    assert out.tolist() == [20, 30] and state.tolist() == [2, 3]
    assert step(Tensor([1.0, 1.0])).tolist() == [30, 40]


def test_assignment_to_an_argument():
    @function
    def clear(x):
        y = x + 1
        x.assign(x * 0)
        return y

    x = Tensor([1.0, 2.0]).realize()
    assert clear(x).tolist() == [2, 3] and x.tolist() == [0, 0]


def test_random_numbers_inside_are_new_on_every_call():
    f = function(lambda x: x + Tensor.rand(4))
    x = Tensor([0.0] * 4)
    a, b = f(x), f(x)
    assert a.tolist() != b.tolist()


def test_symbolic_sizes():
    n = Variable("n", 1, 8).bind(3)
    x = Tensor(np.arange(8, dtype=np.float32))
    f = function(lambda v: v * 2 + 1)
    out = f(x[:n])
    assert len(functions(out)) == 1
    assert out.sum().item() == 9


def test_inside_a_recorded_function():
    w = Tensor([2.0, 3.0]).realize()
    f = function(lambda x: x * w)
    jit = TinyJit(lambda x: f(x + 1).realize())
    for n in range(5):
        assert jit(Tensor([float(n), 0.0])).tolist() == [2 * (n + 1), 3]


@pytest.mark.parametrize(
    "body",
    [lambda x: Tensor([x.sum().item()]), lambda x: (x + 1).realize(), lambda x: x * float(x.numpy()[0])],
)
def test_reading_values_inside_is_an_error_and_leaves_no_trace(body):
    x = Tensor([1.0, 2.0]).realize()
    before = x.uop
    with pytest.raises(RuntimeError, match="function"):
        function(body)(x)
    assert x.uop is before and (x + 1).tolist() == [2, 3]


def test_no_result_and_no_tensor():
    assert function(lambda x: None)(Tensor([1.0])) is None
    assert function(lambda: 3)() == 3
    with pytest.raises(TypeError, match="decorates a function"):
        function(3)


# *** scheduled once ***


def block(x, w, v):
    x = x + x.layernorm() @ w
    return x + x.softmax(-1) @ v


def blocks(n=6):
    RNG = np.random.default_rng(1)
    return [[Tensor(RNG.standard_normal((8, 8)).astype(np.float32) / 4) for _ in range(2)] for _ in range(n)]


def planned_bodies(f, n=6):
    """(kernels, different kernels, schedules made) of n blocks."""
    clear_cache()
    x = Tensor(array(4, 8))
    for w, v in blocks(n):
        x = f(x, w, v)
    linear = x.schedule_linear()
    return len(linear.src), len({c.src[0] for c in linear.src}), len(schedule_cache)


def test_a_repeated_layer_is_scheduled_once():
    plain, once = planned_bodies(block), planned_bodies(function(block))
    assert once[0] <= plain[0] + 1  # what is in memory between layers anyway
    assert once[2] == 2  # the body, and the whole
    assert planned_bodies(function(block), 1)[2] == 1  # called once: written out
    few, many = planned_bodies(function(block), 2), planned_bodies(function(block), 8)
    assert few[1] == many[1]


@pytest.mark.parametrize("options", [{}, {"precompile": True}, {"precompile_backward": True}])
def test_repeated_layers_have_the_values_and_gradients_of_plain_ones(options):
    def run(f):
        x = Tensor(array(4, 8) * 0 + np.arange(32, dtype=np.float32).reshape(4, 8) / 32, requires_grad=True)
        weights = blocks(3)
        out = x
        for w, v in weights:
            w.requires_grad = v.requires_grad = True
            out = f(out, w, v)
        value = out.numpy()
        out = x
        for w, v in weights:
            out = f(out, w, v)
        (out * out).sum().backward()
        return [value, x.grad.numpy(), *(t.grad.numpy() for pair in weights for t in pair)]

    for got, want in zip(run(function(block, **options)), run(block), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


def test_gradients_of_precompile_backward_are_scheduled_once():
    def schedules(n):
        clear_cache()
        x = out = Tensor(array(4, 8), requires_grad=True)
        f = function(block, precompile=True, precompile_backward=True)
        for w, v in blocks(n):
            out = f(out, w, v)
        (out * out).sum().backward()
        x.grad.schedule_linear()
        return len(schedule_cache)

    assert schedules(3) == schedules(6)


def test_a_function_whose_gradient_shares_its_values_computes_them_once():
    def kernels(f):
        x = Tensor(array(4, 8), requires_grad=True)
        out = x
        for w, v in blocks(3):
            out = f(out, w, v)
        loss = (out * out).sum()
        loss.backward()
        return len(Tensor.schedule_linear(loss, x.grad).src)

    assert kernels(function(block)) == kernels(block)


@pytest.mark.parametrize(
    "f",
    [
        lambda x: (x, x.softmax(-1).log_softmax(0)),  # an argument comes back
        lambda x: (x.softmax(-1).T, x.softmax(-1).T),  # one value twice
        lambda x: (x.softmax(-1), x.permute(1, 0), Tensor.ones(2, 2)),  # a view, a constant
    ],
)
def test_results_that_are_no_memory_of_their_own(f):
    g = function(f, precompile=True)
    x = Tensor(array(3, 3))
    first, second = g(x), g(x + 1)
    for got, want in ((first, f(x)), (second, f(x + 1))):
        for a, b in zip(got, want, strict=True):
            np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-6)


def test_functions_in_functions_and_in_recordings():
    inner = function(block)
    outer = function(lambda x, w, v: inner(inner(x, w, v), w, v))

    def model(x, weights):
        for w, v in weights:
            x = outer(x, w, v)
        return x

    weights, recorded = blocks(3), TinyJit(lambda x: model(x, weights))
    for _ in range(4):
        x = Tensor(array(4, 8)).realize()
        want = x
        for w, v in weights:
            want = block(block(want, w, v), w, v)
        np.testing.assert_allclose(recorded(x).numpy(), want.numpy(), rtol=1e-4, atol=1e-5)
