"""Which aten operations are computed by our tensors? One row per name; the rest runs on torch's CPU.

A row takes tensors of ours and Python values, in the order of aten's schema, and returns what the functional
form returns. In-place (`add_`) and `out=` forms use the same rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tg_tensor.tensor import Tensor
from tg_uop.dtype import dtypes

Row = Callable[..., Any]


def _number(x: Any) -> Any:
    return x.item() if isinstance(x, Tensor) and x.shape == () else x


def _scaled(x: Any, alpha: Any) -> Any:
    return x if alpha == 1 else x * alpha


def _div(a: Any, b: Any, *, rounding_mode: str | None = None) -> Any:
    return a.div(b, rounding_mode=rounding_mode)


def _axes(dim: Any) -> Any:
    return (
        tuple(dim)
        if isinstance(dim, (list, tuple)) and len(dim)
        else None
        if not isinstance(dim, int)
        else dim
    )


def _sum(x: Any, dim: Any = None, keepdim: bool = False, *, dtype: Any = None) -> Any:
    if dtype is None and not x.is_floating_point():
        dtype = dtypes.int64
    return x.sum(_axes(dim), keepdim=keepdim, dtype=dtype)


def _mean(x: Any, dim: Any = None, keepdim: bool = False, *, dtype: Any = None) -> Any:
    return (x if dtype is None else x.cast(dtype)).mean(_axes(dim), keepdim=keepdim)


def _var(x: Any, dim: Any = None, *, correction: Any = None, keepdim: bool = False) -> Any:
    return x.var(_axes(dim), keepdim=keepdim, correction=1 if correction is None else int(correction))


def _arg(which: str) -> Row:
    def row(x: Any, dim: int | None = None, keepdim: bool = False) -> Any:
        found = getattr(x.flatten() if dim is None else x, which)(0 if dim is None else dim, keepdim=keepdim)
        return found.cast(dtypes.int64)

    return row


def _extreme(which: str) -> Row:
    def row(x: Any, dim: int, keepdim: bool = False) -> Any:
        places = getattr(x, f"arg{which}")(dim, keepdim=keepdim).cast(dtypes.int64)
        return getattr(x, which)(dim, keepdim=keepdim), places

    return row


def _pick(extreme: str) -> Row:
    def row(x: Any, dim: int | None = None, keepdim: bool = False) -> Any:
        return getattr(x, extreme)() if dim is None else _extreme(extreme)(x, dim, keepdim)

    return row


def _clamp(x: Any, low: Any = None, high: Any = None) -> Any:
    return x.clamp(_number(low), _number(high))


def _gelu(x: Any, *, approximate: str = "none") -> Any:
    return x.gelu(approximate)


def _backward(f: Row) -> Row:
    """The backward of an activation, from the gradient of our own forward."""

    def row(gradient: Any, x: Any, *args: Any, **options: Any) -> Any:
        source = x.detach().requires_grad_(True)
        return f(source, *args, **options).gradient(source, gradient=gradient)[0]

    return row


def _softmax(x: Any, dim: int, half_to_float: bool) -> Any:
    return (x.float() if half_to_float else x).softmax(dim)


def _log_softmax(x: Any, dim: int, half_to_float: bool) -> Any:
    return (x.float() if half_to_float else x).log_softmax(dim)


def _softmax_backward(g: Any, out: Any, dim: int, dtype: Any) -> Any:
    return (g - (g * out).sum(dim, keepdim=True)) * out


def _log_softmax_backward(g: Any, out: Any, dim: int, dtype: Any) -> Any:
    return g - out.exp() * g.sum(dim, keepdim=True)


def _addmm(c: Any, a: Any, b: Any, *, beta: Any = 1, alpha: Any = 1) -> Any:
    return _scaled(a @ b, alpha) + _scaled(c, beta)


def _cat(tensors: list[Any], dim: int = 0) -> Any:
    """Tensors of shape (0,) are left out, as in torch."""
    given = [t for t in tensors if t.shape != (0,)] or tensors[:1]
    return given[0].cat(*given[1:], dim=dim) if len(given) > 1 else given[0]


def _embedding(
    weight: Any, index: Any, padding: int = -1, by_frequency: bool = False, sparse: bool = False
) -> Any:
    return weight[index]


def _index_select(x: Any, dim: int, index: Any) -> Any:
    return x[(slice(None),) * (dim % max(x.ndim, 1)) + (index,)]


def _index(x: Any, indices: list[Any]) -> Any:
    return x[tuple(slice(None) if i is None else i for i in indices)]


def _topk(x: Any, k: int, dim: int = -1, largest: bool = True, ordered: bool = True) -> Any:
    values, places = x.topk(k, dim, largest)
    return values, places.cast(dtypes.int64)


def _sort(x: Any, dim: int = -1, descending: bool = False, *, stable: bool | None = None) -> Any:
    values, places = x.sort(dim, descending)
    return values, places.cast(dtypes.int64)


def _convolution(x: Any, w: Any, bias: Any, stride: Any, padding: Any, dilation: Any, transposed: bool,
                 output_padding: Any, groups: int) -> Any:  # fmt: skip
    options = {"stride": stride, "padding": padding, "dilation": dilation, "groups": groups}
    if transposed:
        return x.conv_transpose2d(w, bias, output_padding=output_padding, **options)
    return x.conv2d(w, bias, **options)


def _convolution_backward(g: Any, x: Any, w: Any, bias_sizes: Any, stride: Any, padding: Any, dilation: Any,
                          transposed: bool, output_padding: Any, groups: int, mask: Any) -> Any:  # fmt: skip
    a, b = x.detach().requires_grad_(True), w.detach().requires_grad_(True)
    out = _convolution(a, b, None, stride, padding, dilation, transposed, output_padding, groups)
    found = out.gradient(a, b, gradient=g)
    over = (0, *range(2, g.ndim))
    return found[0] if mask[0] else None, found[1] if mask[1] else None, g.sum(over) if mask[2] else None


def _layer_norm(x: Any, shape: Any, weight: Any, bias: Any, eps: float) -> Any:
    axes = tuple(range(x.ndim - len(shape), x.ndim))
    mean = x.mean(axes, keepdim=True)
    scale = ((x - mean).square().mean(axes, keepdim=True) + eps).rsqrt()
    out = (x - mean) * scale
    out = out if weight is None else out * weight
    return out if bias is None else out + bias, mean, scale


def _layer_norm_backward(
    g: Any, x: Any, shape: Any, mean: Any, scale: Any, weight: Any, bias: Any, mask: Any
) -> Any:
    axes, outer = tuple(range(x.ndim - len(shape), x.ndim)), tuple(range(x.ndim - len(shape)))
    normal = (x - mean) * scale
    inner = g if weight is None else g * weight
    through = inner - inner.mean(axes, keepdim=True) - normal * (inner * normal).mean(axes, keepdim=True)
    own = ((g * normal).sum(outer) if outer else g * normal) if mask[1] else None
    return through * scale if mask[0] else None, own, (g.sum(outer) if outer else g) if mask[2] else None


def _nll_loss(x: Any, target: Any, weight: Any, reduction: int, ignore: int) -> Any:
    picked, factor = _picked(x, target, weight, ignore)
    total = factor.sum()
    losses = -picked * factor
    return (losses, losses.sum() / total, losses.sum())[reduction], total


def _picked(x: Any, target: Any, weight: Any, ignore: int) -> tuple[Any, Any]:
    valid = target != ignore
    safe = valid.where(target, 0)
    factor = (valid.cast(x.dtype)) if weight is None else valid.where(weight[safe], 0.0)
    return x.gather(-1, safe.unsqueeze(-1)).squeeze(-1), factor


def _nll_loss_backward(
    g: Any, x: Any, target: Any, weight: Any, reduction: int, ignore: int, total: Any
) -> Any:
    _, factor = _picked(x, target, weight, ignore)
    share = -factor * (g / total if reduction == 1 else g)
    hit = target.unsqueeze(-1) == Tensor.arange(x.shape[-1], dtype=target.dtype)
    return hit.where(share.unsqueeze(-1), 0.0)


def _arange(*bounds: Any, **kwargs: Any) -> Any:
    return Tensor.arange(*(_number(b) for b in bounds), **kwargs)


def _randperm(n: int, generator: Any = None, **kwargs: Any) -> Any:
    if generator is not None:
        raise NotImplementedError(
            "randperm on the device tg draws from Tensor.manual_seed's stream, not a Generator"
        )
    return Tensor.randperm(n).cast(dtypes.int64)


def _isin(elements: Any, tests: Any, *, assume_unique: bool = False, invert: bool = False) -> Any:
    found = (elements.unsqueeze(-1) == tests.reshape(-1)).any(-1)
    return found.logical_not() if invert else found


def _drawn(draw: Callable[..., Any]) -> Row:
    """A row that fills a tensor with random numbers; torch's generators are not ours."""

    def row(x: Any, *args: Any, generator: Any = None) -> Any:
        if generator is not None:
            raise NotImplementedError(
                "the device tg draws from Tensor.manual_seed's stream, not from a Generator"
            )
        return draw(x, *(_number(a) for a in args)).cast(x.dtype)

    return row


def _uniform(x: Any, low: float = 0.0, high: float = 1.0) -> Any:
    return Tensor.uniform(*x.shape, low=low, high=high)


def _normal(x: Any, mean: float = 0.0, std: float = 1.0) -> Any:
    return Tensor.normal(*x.shape, mean=mean, std=std)


def _random(x: Any, low: int = 0, high: int | None = None) -> Any:
    low, high = (0, low) if high is None and low else (low, high)
    return Tensor.randint(*x.shape, low=low, high=high or 1 << 24)


_UNARY = "abs neg exp exp2 log log2 sqrt rsqrt reciprocal sin cos tan tanh sigmoid relu".split()
_UNARY += (
    "round sign asin acos atan sinh cosh asinh acosh atanh isnan isinf silu logical_not square log10".split()
)
_UNARY += ["bitwise_not", "isfinite", "mish"]
_BINARY = {"mul": "mul", "maximum": "maximum", "minimum": "minimum", "remainder": "mod", "fmod": "fmod"}
_BINARY |= {"eq": "eq", "ne": "ne", "lt": "__lt__", "le": "__le__", "gt": "__gt__", "ge": "__ge__"}
_BINARY |= {"bitwise_and": "__and__", "bitwise_or": "__or__", "bitwise_xor": "__xor__"}

ROWS: dict[str, Row] = {
    **{n: (lambda x, n=n: getattr(x, n)()) for n in _UNARY},
    **{n: (lambda a, b, m=m: getattr(a, m)(b)) for n, m in _BINARY.items()},
    "add": lambda a, b, alpha=1: a + _scaled(b, alpha),
    "sub": lambda a, b, alpha=1: a - _scaled(b, alpha),
    "rsub": lambda a, b, alpha=1: b - _scaled(a, alpha),
    "div": _div,
    "pow": lambda a, b: a**b,
    "log1p": lambda x: (x + 1).log(),
    "expm1": lambda x: x.exp() - 1,
    "logical_and": lambda a, b: a.ne(0) & b.ne(0),
    "logical_or": lambda a, b: a.ne(0) | b.ne(0),
    "addcmul": lambda x, a, b, value=1: x + _scaled(a * b, value),
    "addcdiv": lambda x, a, b, value=1: x + _scaled(a / b, value),
    "lerp": lambda a, b, w: a + (b - a) * w,
    "clamp": _clamp,
    "clamp_min": _clamp,
    "clamp_max": lambda x, high: _clamp(x, None, high),
    "where": lambda c, a, b: c.where(a, b),
    "masked_fill": lambda x, mask, value: mask.where(value, x),
    "fill": lambda x, value: x * 0 + value if isinstance(value, Tensor) else x.full_like(value),
    "zero": lambda x: x.zeros_like(),
    "gelu": _gelu,
    "leaky_relu": lambda x, slope=0.01: x.leaky_relu(slope),
    "elu": lambda x, alpha=1.0, scale=1.0, input_scale=1.0: (x * input_scale).elu(alpha) * scale,
    "hardtanh": lambda x, low=-1.0, high=1.0: x.clamp(low, high),
    "softplus": lambda x, beta=1.0, threshold=20.0: (x * beta > threshold).where(x, x.softplus(beta)),
    "threshold_backward": lambda g, x, limit: (x > limit).where(g, 0.0),
    "sigmoid_backward": lambda g, out: g * out * (1 - out),
    "tanh_backward": lambda g, out: g * (1 - out * out),
    "gelu_backward": _backward(_gelu),
    "silu_backward": _backward(lambda x: x.silu()),
    "_softmax": _softmax,
    "_log_softmax": _log_softmax,
    "_softmax_backward_data": _softmax_backward,
    "_log_softmax_backward_data": _log_softmax_backward,
    "sum": _sum,
    "mean": _mean,
    "var": _var,
    "std": lambda x, dim=None, **options: _var(x, dim, **options).sqrt(),
    "prod": lambda x, dim=None, keepdim=False, dtype=None: x.prod(dim, keepdim=keepdim),
    "amax": lambda x, dim=(), keepdim=False: x.max(_axes(dim), keepdim=keepdim),
    "amin": lambda x, dim=(), keepdim=False: x.min(_axes(dim), keepdim=keepdim),
    "max": _pick("max"),
    "min": _pick("min"),
    "argmax": _arg("argmax"),
    "argmin": _arg("argmin"),
    "any": lambda x, dim=None, keepdim=False: x.any(_axes(dim), keepdim=keepdim),
    "all": lambda x, dim=None, keepdim=False: x.all(_axes(dim), keepdim=keepdim),
    "cumsum": lambda x, dim, dtype=None: (x if x.is_floating_point() else x.cast(dtypes.int64)).cumsum(dim),
    "mm": lambda a, b: a @ b,
    "bmm": lambda a, b: a @ b,
    "mv": lambda a, b: a @ b,
    "dot": lambda a, b: (a * b).sum(),
    "addmm": _addmm,
    "baddbmm": _addmm,
    "cat": _cat,
    "embedding": _embedding,
    "index_select": _index_select,
    "index": _index,
    "gather": lambda x, dim, index, sparse_grad=False: x.gather(dim, index),
    "scatter": lambda x, dim, index, source: x.scatter(dim, index, source),
    "scatter_add": lambda x, dim, index, source: x.scatter_reduce(dim, index, source, "sum"),
    "topk": _topk,
    "sort": _sort,
    "flip": lambda x, dims: x.flip(*dims),
    "roll": lambda x, shifts, dims=(): x.roll(tuple(shifts), tuple(dims) or None),
    "tril": lambda x, diagonal=0: x.tril(diagonal),
    "triu": lambda x, diagonal=0: x.triu(diagonal),
    "constant_pad_nd": lambda x, pad, value=0: x.pad(tuple(pad), value=_number(value)),
    "convolution": _convolution,
    "convolution_overrideable": _convolution,
    "convolution_backward": _convolution_backward,
    "convolution_backward_overrideable": lambda g, x, w, s, p, d, t, o, n, m: _convolution_backward(
        g, x, w, None, s, p, d, t, o, n, m
    ),
    "native_layer_norm": _layer_norm,
    "native_layer_norm_backward": _layer_norm_backward,
    "nll_loss_forward": _nll_loss,
    "nll_loss_backward": _nll_loss_backward,
    "isin": _isin,
    "randperm": _randperm,
    "arange": _arange,
    "uniform": _drawn(_uniform),
    "normal": _drawn(_normal),
    "random": _drawn(_random),
    "bernoulli": _drawn(lambda x, p=0.5: Tensor.rand(*x.shape) < p),
    "_to_copy": lambda x, dtype=None: x if dtype is None else x.cast(dtype),
}

__all__ = ["ROWS", "Row"]
