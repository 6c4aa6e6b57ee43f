"""Hand-written kernels and bodies over parameters: values, order, effects, gradients, errors."""

from __future__ import annotations

import dataclasses
import functools
import shutil

import numpy as np
import pytest

from tg_tensor import Context, Device, Tensor, TinyJit, UOp, dtypes, function
from tg_tensor.run import compile_linear
from tg_uop import AddrSpace, AxisType, KernelInfo, Ops

RNG = np.random.default_rng(0)


def array(*shape):
    return RNG.random(shape, dtype=np.float32)


# *** kernels ***


def eye(out):
    i, j = UOp.range(out.shape[0], 0), UOp.range(out.shape[1], 1)
    one = i.eq(j).where(UOp.const(dtypes.float32, 1.0), 0.0)
    return out[i, j].store(one).end(i, j).sink(arg=KernelInfo(name="eye"))


def add_one(out, a):
    out, a = out.flatten(), a.flatten()
    i = UOp.range(a.shape[0], 0)
    return out[i].store(a[i] + 1.0).end(i).sink(arg=KernelInfo(name="add_one"))


def accumulate(out, a):
    i = UOp.range(a.shape[0], 0)
    return out[i].store(out[i] + a[i]).end(i).sink()


def add_mul(total, product, a, b):
    total, product, a, b = (x.flatten() for x in (total, product, a, b))
    i = UOp.range(a.shape[0], 0)
    stores = UOp.group(total[i].store(a[i] + b[i]), product[i].store(a[i] * b[i]))
    return stores.end(i).sink(arg=KernelInfo(name="add_mul"))


def slice_sum(out, a):
    """Carries the sum in a register."""
    g, r = UOp.range(a.shape[0], 0), UOp.range(a.shape[1], 1, AxisType.REDUCE)
    acc = UOp.placeholder((1,), dtypes.float32, 0, addrspace=AddrSpace.REG)
    acc = acc.after(acc.after(g)[0].store(0.0))
    acc = acc.after(acc[0].store(acc.after(r)[0] + a[g, r]).end(r))
    return out[g].store(acc[0]).end(g).sink(arg=KernelInfo(name="slice_sum", opts_to_apply=()))


def gemm(out, a, b):
    i, j, k = (
        UOp.range(out.shape[0], 0),
        UOp.range(out.shape[1], 1),
        UOp.range(a.shape[1], 2, AxisType.REDUCE),
    )
    return out[i, j].store((a[i, k] * b[k, j]).reduce(k)).end(i, j).sink(arg=KernelInfo(name="gemm"))


def gemm_back(gradient, kernel):
    _, a, b = kernel.src[1:]
    g = Tensor(gradient)
    return None, (g @ Tensor(b).T).uop, (Tensor(a).T @ g).uop


# *** values ***


def test_eye():
    out = Tensor.custom_kernel(Tensor.invalids(4, 6), fxn=eye)[0]
    np.testing.assert_array_equal(out.numpy(), np.eye(4, 6))


def test_slice_sum():
    a = array(16, 9)
    out = Tensor.custom_kernel(Tensor.invalids(16), Tensor(a), fxn=slice_sum)[0]
    np.testing.assert_allclose(out.numpy(), a.sum(1), rtol=1e-6)


def test_gemm_of_computed_inputs():
    a, b = array(16, 8), array(8, 16)
    x = Tensor(a) * 2
    out = Tensor.custom_kernel(Tensor.invalids(16, 16), x, Tensor(b.T.copy()).T, fxn=gemm)[0] + 1
    np.testing.assert_allclose(out.numpy(), a * 2 @ b + 1, rtol=1e-5)


def test_two_outputs_are_one_call():
    a, b = array(4, 4), array(4, 4)

    def make():
        return Tensor.custom_kernel(
            Tensor.invalids(4, 4), Tensor.invalids(4, 4), Tensor(a), Tensor(b), fxn=functools.partial(add_mul)
        )

    total, product, *_ = make()
    assert [c.src[0].op for c in (total - product).schedule_linear().src] == [Ops.SINK, Ops.SINK]
    total, product, x, _ = make()
    np.testing.assert_allclose((total - product).numpy(), a + b - a * b, rtol=1e-6)
    np.testing.assert_array_equal(x.numpy(), a)


def test_a_kernel_runs_once_whichever_of_its_tensors_is_asked_for():
    state, x = Tensor([1.0, 2.0]).contiguous().realize(), Tensor([10.0, 20.0])
    after, unchanged = state.custom_kernel(x, fxn=accumulate)
    assert after.tolist() == [11, 22]
    assert unchanged.tolist() == [10, 20] and after.tolist() == [11, 22] and state.tolist() == [11, 22]
    other = Tensor([0.0, 0.0]).contiguous().realize()
    after, unchanged = other.custom_kernel(x, fxn=accumulate)
    assert (unchanged.tolist(), after.tolist()) == ([10, 20], [10, 20])


def test_the_same_kernel_again_adds_again():
    state, x = Tensor([1.0, 2.0]).contiguous().realize(), Tensor([10.0, 20.0])
    for n in range(1, 4):
        state = state.custom_kernel(x, fxn=accumulate)[0]
        if n != 2:
            assert state.tolist() == [1 + 10 * n, 2 + 20 * n]


def test_readers_of_what_a_kernel_overwrites_keep_the_old_values():
    state, x = Tensor([1.0, 2.0]).contiguous().realize(), Tensor([10.0, 20.0])
    old = state * 100
    new = state.custom_kernel(x, fxn=accumulate)[0]
    assert (new + 0).tolist() == [11, 22]
    assert old.tolist() == [100, 200]
    both = state * 100
    new = state.custom_kernel(x, fxn=accumulate)[0]
    assert (both + new).tolist() == [1100 + 21, 2200 + 42]


# *** where the call stands ***


def test_kernel_count_with_views():
    x = Tensor(array(4, 3)).realize()
    y = Tensor.custom_kernel(Tensor.invalids(4, 3), x, fxn=add_one)[0]
    out = y.T.T + 1
    assert len(out.schedule_linear().src) == 2
    y = Tensor.custom_kernel(Tensor.invalids(4, 3), x, fxn=add_one)[0]
    np.testing.assert_allclose((y.T.T + 1).numpy(), x.numpy() + 2)


def test_a_view_that_is_the_same_memory_is_not_copied():
    x = Tensor(array(4, 3)).realize()
    y = Tensor.custom_kernel(Tensor.invalids(4, 3), x, fxn=add_one)[0]
    z = Tensor.custom_kernel(Tensor.invalids(4, 3), y.T.T, fxn=add_one)[0]
    linear = z.schedule_linear()
    assert len(linear.src) == 2


def test_part_of_a_buffer_is_passed_without_copies():
    x = Tensor(np.arange(8, dtype=np.float32).reshape(2, 4)).realize()

    @function(precompile=True)
    def f(v):
        return Tensor.custom_kernel(Tensor.invalids(4), v, fxn=add_one)[0]

    assert len(f(x[0]).schedule_linear().src) == 1
    assert f(x[1]).tolist() == [5, 6, 7, 8]


def test_order_follows_data():
    a, b = Tensor(array(8, 8)).realize(), Tensor(array(8, 8)).realize()
    a2, b2 = (a * 2).contiguous(), (b * 2).contiguous()
    c = Tensor.custom_kernel(Tensor.invalids(8, 8), a2, b2, fxn=gemm)[0]
    e = (a2 * 3).contiguous()
    linear = (c + e).schedule_linear()
    names = [call.src[0].arg.name for call in linear.src]
    assert names.index("gemm") >= 2 and len(linear.src) == 5


def test_uninitialised_memory_inside_a_function():
    def write(out, tmp, a):
        i = UOp.range(a.shape[0], 0)
        return UOp.group(out[i].store(a[i] + 2.0), tmp[i].store(a[i] * 2.0 + 1.0)).end(i).sink()

    @function(precompile=True)
    def f(a):
        out, tmp, _ = Tensor.custom_kernel(Tensor.invalids(4), Tensor.invalids(4), a, fxn=write)
        return out + tmp

    assert f(Tensor([3.0] * 4).contiguous()).tolist() == [12.0] * 4


def test_in_a_recorded_function():
    state = Tensor.zeros(2).contiguous().realize()

    @TinyJit
    def step(x):
        nonlocal state
        state = state.custom_kernel(x, fxn=accumulate)[0]
        return (state * 1).realize()

    for n in range(1, 6):
        assert step(Tensor([1.0, 2.0])).tolist() == [n, 2 * n]


@pytest.mark.skipif(not any(shutil.which(c) for c in ("clang", "gcc", "cc")), reason="needs a C compiler")
def test_program_from_c_source():
    with Context(DEV="CPU:C"):
        probe = Tensor.custom_kernel(Tensor.invalids(3), Tensor([1.0, 2.0, 3.0]), fxn=add_one)[0]
        program = compile_linear(probe.schedule_linear()).src[0].src[0]
        source = next(u.arg for u in program.src if u.op is Ops.SOURCE)
        changed = source.replace("1.0f", "5.0f")
        assert changed != source

        def by_hand(out, a):
            info = dataclasses.replace(program.arg, name="by_hand")
            return UOp(Ops.PROGRAM, (UOp(Ops.DEVICE, (), "CPU"), UOp(Ops.SOURCE, (), changed)), info)

        out = Tensor.custom_kernel(Tensor.invalids(3), Tensor([0.0, 1.0, 2.0]), fxn=by_hand)[0]
        assert out.tolist() == [5, 6, 7]
    assert Device.DEFAULT == "CPU"


# *** gradients ***


def test_gradient_of_a_kernel():
    a, b = array(4, 5), array(5, 3)
    x, w = Tensor(a, requires_grad=True), Tensor(b, requires_grad=True)
    out = Tensor.custom_kernel(Tensor.invalids(4, 3), x * 2, w, fxn=gemm, grad_fxn=gemm_back)[0]
    loss = (out * out).sum()
    loss.backward()
    loss.realize(x.grad, w.grad)
    g = 2 * (a * 2 @ b)
    np.testing.assert_allclose(x.grad.numpy(), 2 * g @ b.T, rtol=1e-5)
    np.testing.assert_allclose(w.grad.numpy(), (a * 2).T @ g, rtol=1e-5)


def test_gradient_with_two_outputs():
    calls = []

    def back(g_total, g_product, call):
        calls.append(call)
        _, _, a, b = call.src[1:]
        return None, None, g_total + g_product * b, g_total + g_product * a

    a, b = array(6), array(6)
    x, y = Tensor(a, requires_grad=True), Tensor(b, requires_grad=True)
    total, product, *_ = Tensor.custom_kernel(
        Tensor.invalids(6), Tensor.invalids(6), x, y, fxn=add_mul, grad_fxn=back
    )
    (total * 3 + product * product).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), 3 + 2 * a * b * b, rtol=1e-5)
    np.testing.assert_allclose(y.grad.numpy(), 3 + 2 * a * b * a, rtol=1e-5)
    assert len(calls) == 1


def test_backward_reads_forward_outputs_and_writes_state():
    state = Tensor.zeros(3).contiguous().realize()

    def double(out, a):
        i = UOp.range(3, 0)
        return out[i].store(a[i] * 2.0).end(i).sink()

    def back(gradient, call):
        out = call.src[1].after(call)
        seen = state.uop.store(Tensor(out).uop + 1.0)
        return None, (gradient * 2.0).after(seen)

    x = Tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = Tensor.custom_kernel(Tensor.invalids(3), x, fxn=double, grad_fxn=back)[0]
    y.sum().backward()
    assert x.grad.tolist() == [2, 2, 2]
    assert state.tolist() == [3, 5, 7]


def test_kernel_without_gradient_says_so():
    x = Tensor([1.0, 2.0], requires_grad=True)
    y = Tensor.custom_kernel(Tensor.invalids(2), x, fxn=add_one)[0]
    with pytest.raises(RuntimeError, match="grad_fxn"):
        y.sum().backward()


def test_wrong_gradients_are_errors():
    x = Tensor([1.0, 2.0], requires_grad=True)
    for rule, error in (
        (lambda g, call: (None,), ValueError),
        (lambda g, call: (None, g.reshape((2, 1))), ValueError),
        (lambda g, call: (None, 3), TypeError),
    ):
        y = Tensor.custom_kernel(Tensor.invalids(2), x, fxn=add_one, grad_fxn=rule)[0]
        with pytest.raises(error, match="grad_fxn"):
            y.sum().backward()


# *** bodies over parameters ***


def test_call_of_a_body():
    a, b = array(4, 4), array(4, 4)
    x, y = Tensor(a, requires_grad=True), Tensor(b, requires_grad=True)
    out = x.call(y, fxn=x.as_param(0) @ y.as_param(1))
    assert any(u.op is Ops.FUNCTION for u in out.uop.toposort())
    out.sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), np.ones((4, 4)) @ b.T, rtol=1e-5)
    np.testing.assert_allclose(x.call(y, fxn=x.as_param(0) @ y.as_param(1)).numpy(), a @ b, rtol=1e-5)


def test_call_with_a_gradient_of_its_own():
    x = Tensor([1.0, 2.0], requires_grad=True)
    p = x.as_param(0).uop

    def back(g0, g1, call):
        return (g0 * 100.0 + g1 * call.gettuple(0),)

    a, b = x.call(fxn=UOp.maketuple(p * 3.0, p * p), grad_fxn=back)
    (a + b).sum().backward()
    assert x.grad.tolist() == [103, 106]


def test_call_checks_arguments():
    x = Tensor([1.0, 2.0])
    with pytest.raises(ValueError, match="parameter 1"):
        x.call(fxn=x.as_param(1) + 1)
    with pytest.raises(ValueError, match="parameter 0"):
        x.call(fxn=Tensor([1.0]).as_param(0) + 1)
    with pytest.raises(TypeError, match="fxn"):
        x.call(fxn=3)
    with pytest.raises(ValueError, match="slot"):
        x.as_param(-1)


@pytest.mark.parametrize(
    "call, error, match",
    [
        (lambda x: x.custom_kernel(fxn=3), TypeError, "fxn is a function"),
        (lambda x: x.custom_kernel(fxn=lambda a: a), TypeError, "SINK or a PROGRAM"),
        (lambda x: x.custom_kernel(fxn=lambda a: UOp.sink()), ValueError, "none of its parameters"),
        (lambda x: x.custom_kernel(3, fxn=add_one), TypeError, "number 1"),
        (lambda x: x.custom_kernel(x, fxn=add_one), ValueError, "given twice"),
        (lambda x: Tensor.invalids(2).custom_kernel(x, fxn=add_one, grad_fxn=3), TypeError, "grad_fxn"),
        (lambda x: Tensor.ones(0).custom_kernel(fxn=eye), ValueError, "shape"),
        (lambda x: x.custom_kernel(Tensor.empty(2, device="PYTHON"), fxn=add_one), ValueError, "devices"),
    ],
)
def test_wrong_arguments(call, error, match):
    with pytest.raises(error, match=match):
        call(Tensor([1.0, 2.0]).contiguous().realize())


def test_call_of_uops_with_a_gradient_that_reads_forward_results():
    """`UOp.call` and `gettuple` (design/ir.md, FUNCTION)."""
    x = Tensor([1.0, 2.0], requires_grad=True)
    p = UOp.param(0, dtypes.float32, (2,))

    def back(gradient, call):
        return (gradient * call.gettuple(0) * call.src[1],)

    single = Tensor((p * 5.0).call(x.uop, grad_fxn=back))
    assert single.shape == (2,)
    single.sum().backward()
    assert x.grad.tolist() == [5, 20]
    first, second = (Tensor(UOp.maketuple(p + 1.0, p * p).call(x.uop).gettuple(i)) for i in (0, 1))
    assert (first + second).gradient(x, gradient=Tensor([1.0, 1.0]))[0].tolist() == [3, 5]


def test_a_kernel_keeps_its_name_even_if_languages_use_the_word():
    def double(out, a):
        i = UOp.range(3, 0)
        return out[i].store(a[i] * 2.0).end(i).sink(arg=KernelInfo(name="double"))

    with Context(DEV="CPU:C" if shutil.which("clang") or shutil.which("gcc") else "CPU"):
        out = Tensor.custom_kernel(Tensor.invalids(3), Tensor([1.0, 2.0, 3.0]), fxn=double)[0]
        linear = out.schedule_linear()
        assert compile_linear(linear).src[0].src[0].arg.name == "double"
        out = Tensor.custom_kernel(Tensor.invalids(3), Tensor([1.0, 2.0, 3.0]), fxn=double)[0]
        assert out.tolist() == [2, 4, 6]
