"""How are products summed: dot, matmul, linear, einsum; and axes renamed: rearrange?

A matrix product is reshape, expand, multiply, sum: the code generator makes the tiles.
"""

from __future__ import annotations

import re
from math import prod
from typing import Any, Self, cast

from tg_tensor.base import same_dim
from tg_tensor.random import RandomMixin
from tg_tensor.reduce import accumulator
from tg_uop.dtype import DType, DTypeLike, least_upper_dtype, strong_dtype, to_dtype


class MatmulMixin(RandomMixin):
    """Methods that multiply and sum."""

    __slots__ = ()

    def _product_types(self, w: Self, dtype: DTypeLike | None) -> tuple[DType, DType]:
        """(dtype the products are formed and summed in, dtype of the result)."""
        common = strong_dtype(least_upper_dtype(self.dtype, w.dtype))
        out = common if dtype is None else to_dtype(dtype)
        return (accumulator(common) if dtype is None else accumulator(out)), out

    def dot(self, w: Any, dtype: DTypeLike | None = None) -> Self:
        """The matrix product (vectors and batches as numpy's matmul). Sums are kept in 32 bits or more and
        rounded once; `dtype` chooses the result's dtype.
        """
        other = self.ufix(w)
        if self.ndim == 0 or other.ndim == 0:
            raise ValueError(f"dot: both tensors need an axis, got shapes {self.shape} and {other.shape}")
        inner = other.shape[max(other.ndim - 2, 0)]
        if not same_dim(self.shape[-1], inner):
            raise ValueError(
                f"dot: shapes {self.shape} and {other.shape} do not fit: {self.shape[-1]} != {inner}"
            )
        wide, out = self._product_types(other, dtype)
        x, y = self.cast(wide), other.cast(wide)
        if other.ndim == 1:
            return x.mul(y).sum(-1, dtype=wide).cast(out)
        x = x if self.ndim > 1 else x.reshape(1, self.shape[0])
        x = x.reshape((*x.shape[:-1], 1, x.shape[-1]))
        y = y.transpose(-1, -2)
        y = y.reshape((*y.shape[:-2], 1, *y.shape[-2:]))
        result = x.mul(y).sum(-1, dtype=wide).cast(out)
        return result if self.ndim > 1 else result.reshape((*result.shape[:-2], result.shape[-1]))

    def matmul(self, x: Any, reverse: bool = False, dtype: DTypeLike | None = None) -> Self:
        """The matrix product with `x` (`x @ self` with `reverse`); see `dot`."""
        return self.ufix(x).dot(self, dtype=dtype) if reverse else self.dot(x, dtype=dtype)

    def __matmul__(self, x: Any) -> Self:
        return self.matmul(x)

    def __rmatmul__(self, x: Any) -> Self:
        return self.matmul(x, True)

    def __imatmul__(self, x: Any) -> Self:
        return self._in_place(self.matmul(x))

    def linear(self, weight: Any, bias: Any = None, dtype: DTypeLike | None = None) -> Self:
        """`self @ weight + bias`, `weight` of shape (in, out); a vector `weight` multiplies elementwise."""
        w = self.ufix(weight)
        x = self.cast(dtype) if dtype is not None else self
        w = w.cast(dtype) if dtype is not None else w
        out = x.mul(w) if w.ndim == 1 else x.dot(w)
        if bias is None:
            return out
        return out.add(self.ufix(bias).cast(dtype) if dtype is not None else bias)

    def image_dot(self, w: Any, dtype: DTypeLike | None = None) -> Self:
        """`dot`; on devices with image memory the code generator may read the operands as images."""
        return self.dot(w, dtype)

    # *** formulas ***

    @classmethod
    def einsum(cls, formula: str, *operands: Any, dtype: DTypeLike | None = None) -> Self:
        """Products summed over every index that the result does not name: `einsum("ij,jk->ik", a, b)`."""
        tensors: list[Any] = (
            list(operands[0])
            if len(operands) == 1 and isinstance(operands[0], (list, tuple))
            else list(operands)
        )
        inputs, output = _parse_einsum(
            formula, [t.ndim if isinstance(t, MatmulMixin) else None for t in tensors]
        )
        sizes: dict[str, Any] = {}
        for names, t in zip(inputs, tensors, strict=True):
            for name, d in zip(names, t.shape, strict=True):
                if same_dim(sizes.setdefault(name, d), 1):
                    sizes[name] = d
                if not same_dim(d, 1) and not same_dim(sizes[name], d):
                    raise ValueError(f"einsum: index {name!r} of {formula!r} has sizes {sizes[name]} and {d}")
        for name in output:
            if name not in sizes:
                raise ValueError(f"einsum: index {name!r} of the result is in no operand of {formula!r}")
        common = strong_dtype(least_upper_dtype(*(t.dtype for t in tensors)))
        out_dtype = common if dtype is None else to_dtype(dtype)
        wide = accumulator(out_dtype)
        parts = [_diagonals(t.cast(wide), names) for t, names in zip(tensors, inputs, strict=True)]
        x, names = parts[0]
        for k in range(len(parts)):
            if k:
                y, other = parts[k]
                merged = names + "".join(c for c in other if c not in names)
                x, names = _aligned(x, names, merged).mul(_aligned(y, other, merged)), merged
            later = set(output).union(*(set(n) for _, n in parts[k + 1 :]))
            if gone := [i for i, c in enumerate(names) if c not in later]:
                x, names = x.sum(tuple(gone), dtype=wide), "".join(c for c in names if c in later)
        x = x.permute(tuple(names.index(c) for c in output)) if output else x
        return cast(
            Self, x.expand(tuple(sizes[c] for c in output)).cast(out_dtype) if output else x.cast(out_dtype)
        )

    def rearrange(self, formula: str, **sizes: int) -> Self:
        """Axes split, moved and merged by name: `x.rearrange("b (h w) c -> b c h w", h=4)`; `...` stands for
        the rest.
        """
        if not isinstance(formula, str):
            raise TypeError(f"rearrange: the formula is a string, got {type(formula).__name__} {formula!r}")
        sides = [s.strip() for s in formula.split("->")]
        if len(sides) != 2:
            raise ValueError(f'rearrange: a formula like "a (b c) -> c a b", got {formula!r}')
        left, right = (_groups(side, formula) for side in sides)
        rest = self.ndim - sum(g != ["..."] for g in left)
        if ["..."] in left:
            if rest < 0:
                raise ValueError(f"rearrange: {formula!r} names more axes than shape {self.shape} has")
            left = _with_rest(left, rest)
            right = _with_rest(right, rest)
        elif rest != 0:
            raise ValueError(
                f"rearrange: {formula!r} names {len(left)} axes, shape {self.shape} has {self.ndim}"
            )
        names = [n for g in left for n in g]
        wanted = [n for g in right for n in g]
        given = [n for n in names if n != "1"]
        if sorted(given) != sorted(n for n in wanted if n != "1") or len(set(given)) != len(given):
            raise ValueError(f"rearrange: both sides of {formula!r} must name the same axes, each once")
        for n, v in sizes.items():
            if n not in given:
                raise ValueError(f"rearrange: size given for {n!r}, which {formula!r} does not name")
            if isinstance(v, bool) or not isinstance(v, int) or v < 0:
                raise ValueError(f"rearrange: the size of {n!r} is an int >= 0, got {v!r}")
        found: dict[str, Any] = {}
        for group, d in zip(left, self.shape, strict=True):
            unknown = [n for n in group if n not in sizes and n != "1"]
            known = prod(sizes.get(n, 1) for n in group)
            if len(unknown) > 1:
                raise ValueError(f"rearrange: give all but one size of {unknown} in {formula!r}")
            if (d % known if known else d) != 0 or (not unknown and known != d):
                raise ValueError(
                    f"rearrange: an axis of size {d} does not split into {group} with sizes {sizes}"
                )
            found.update({n: sizes[n] for n in group if n in sizes})
            found.update({n: d // known if known else 0 for n in unknown})
        split = self.reshape(tuple(found[n] for n in given))
        moved = split.permute(tuple(given.index(n) for n in wanted if n != "1")) if given else split
        return moved.reshape(tuple(prod(found.get(n, 1) for n in g) for g in right))


def _parse_einsum(formula: str, ranks: list[int | None]) -> tuple[list[str], str]:
    """Index names of each operand and of the result; an ellipsis becomes digits, aligned from the right."""
    if not isinstance(formula, str):
        raise TypeError(f"einsum: the formula is a string, got {type(formula).__name__} {formula!r}")
    text = formula.replace(" ", "")
    if text.count("->") > 1 or not re.fullmatch(r"[A-Za-z.,]*(->[A-Za-z.]*)?", text):
        raise ValueError(f'einsum: a formula like "ij,jk->ik", got {formula!r}')
    left, arrow, output = text.partition("->")
    inputs = left.split(",")
    if len(inputs) != len(ranks):
        raise ValueError(f"einsum: {formula!r} names {len(inputs)} operands, {len(ranks)} were given")
    if None in ranks:
        raise TypeError("einsum: operands are tensors")
    widest, named = 0, []
    for names, rank in zip(inputs, cast("list[int]", ranks), strict=True):
        letters = len(names.replace("...", ""))
        if "." in names.replace("...", "", 1) or letters > rank or (letters != rank and "..." not in names):
            raise ValueError(
                f"einsum: {names!r} does not name the axes of a tensor of {rank} axes ({formula!r})"
            )
        widest = max(widest, rank - letters)
        named.append((names, rank - letters))
    digits = "0123456789"[:widest]
    full = [names.replace("...", digits[widest - k :]) for names, k in named]
    if not arrow:
        counts = "".join(full)
        output = digits + "".join(sorted(c for c in set(counts) - set(digits) if counts.count(c) == 1))
    else:
        output = output.replace("...", digits)
    if "." in output or len(set(output)) != len(output):
        raise ValueError(f"einsum: the result of {formula!r} must name each index once")
    return full, output


def _diagonals(x: Any, names: str) -> tuple[Any, str]:
    """Repeated index names of one operand taken along the diagonal."""
    while repeated := next((c for c in names if names.count(c) > 1), None):
        a = names.index(repeated)
        b = names.index(repeated, a + 1)
        x = x.diagonal(0, a, b)
        names = "".join(c for i, c in enumerate(names) if i not in (a, b)) + repeated
    return x, names


def _aligned(x: Any, names: str, merged: str) -> Any:
    """Axes of `x` in the order of `merged`, size 1 where it has none."""
    order = [names.index(c) for c in merged if c in names]
    x = x.permute(tuple(order)) if order else x
    sizes = iter(x.shape)
    return x.reshape(tuple(next(sizes) if c in names else 1 for c in merged))


def _groups(side: str, formula: str) -> list[list[str]]:
    """`a (b c) 1 ...` as [["a"], ["b", "c"], ["1"], ["..."]]."""
    tokens = re.findall(r"\(|\)|\.\.\.|[A-Za-z_]\w*|1|\S", side)
    out: list[list[str]] = []
    group: list[str] | None = None
    for t in tokens:
        if t == "(" and group is None:
            group = []
        elif t == ")" and group is not None:
            out.append(group)
            group = None
        elif t in ("...", "1") or t.isidentifier():
            if group is None:
                out.append([t])
            else:
                group.append(t)
        else:
            raise ValueError(f"rearrange: unexpected {t!r} in {formula!r}")
    if group is not None:
        raise ValueError(f"rearrange: a parenthesis of {formula!r} is not closed")
    return out


def _with_rest(groups: list[list[str]], rest: int) -> list[list[str]]:
    """The ellipsis replaced by names of its own."""
    out: list[list[str]] = []
    for g in groups:
        names = [n for t in g for n in ([f"_rest{i}" for i in range(rest)] if t == "..." else [t])]
        out.extend([[n] for n in names] if g == ["..."] else [names])
    return out
