"""How is a kernel reshaped without changing what it computes? Moves on its axes, each checking its own
legality.

A kernel's axes are its RANGEs. SPLIT replaces a range of n by `outer * factor + inner`; what the inner (or
outer) part
becomes is its axis type: a register tile (UPCAST, UNROLL), a thread (THREAD), a work-group part (LOCAL,
GROUP). Nothing is
unrolled here: a tile axis stays one RANGE until the kernel is legalised.
"""

from __future__ import annotations

import re
from dataclasses import replace
from math import prod
from typing import Any

from tg_uop import (
    AddrSpace,
    AxisType,
    BufferArg,
    GroupOp,
    KernelInfo,
    Ops,
    Opt,
    OptOps,
    UOp,
    dtypes,
    identity_element,
)
from tg_uop.symbolic import from_linear, linear_form


class KernelOptError(ValueError):
    """An optimisation that does not apply; the message says why."""


TILE = frozenset({AxisType.UPCAST, AxisType.UNROLL})
REDUCING = frozenset({AxisType.REDUCE, AxisType.UNROLL, AxisType.GROUP_REDUCE})
_NESTING = (
    AxisType.GLOBAL,
    AxisType.THREAD,
    AxisType.LOCAL,
    AxisType.WARP,
    AxisType.LOOP,
    AxisType.GROUP_REDUCE,
    AxisType.REDUCE,
    AxisType.UPCAST,
    AxisType.UNROLL,
)
_ORDER = {t: n for n, t in enumerate(_NESTING)}
MAX_PANEL = 1 << 20  # bytes of one panel; it lies on the thread's stack
CACHE_LINE = 64  # bytes
MAX_TILE = 1024  # elements of one register tile; beyond it code explodes

# opt -> (axis types it may split, type of the new inner part)
_SPLITS: dict[OptOps, tuple[frozenset[AxisType], AxisType]] = {
    OptOps.UPCAST: (
        frozenset({AxisType.GLOBAL, AxisType.LOCAL, AxisType.LOOP, AxisType.THREAD}),
        AxisType.UPCAST,
    ),
    OptOps.UNROLL: (frozenset({AxisType.REDUCE, AxisType.GROUP_REDUCE}), AxisType.UNROLL),
    OptOps.LOCAL: (frozenset({AxisType.GLOBAL, AxisType.LOOP}), AxisType.LOCAL),
    OptOps.GROUP: (frozenset({AxisType.REDUCE}), AxisType.GROUP_REDUCE),
    OptOps.GROUPTOP: (frozenset({AxisType.REDUCE}), AxisType.GROUP_REDUCE),
    OptOps.THREAD: (frozenset({AxisType.LOOP}), AxisType.THREAD),
}
_OUTER_PART = frozenset({OptOps.GROUPTOP, OptOps.THREAD})


def axis_order(r: UOp) -> tuple[int, tuple[int, ...]]:
    """Nesting: by axis type, then by id."""
    return (_ORDER[r.arg.axis_type], r.arg.id)


class Scheduler:
    """A kernel and the moves applied to it. `ast` is always a valid kernel graph."""

    def __init__(self, ast: UOp, renderer: Any) -> None:
        if ast.op is not Ops.SINK:
            raise TypeError(f"a kernel is a SINK, got {ast.op.name}")
        self.ast, self.renderer = ast, renderer
        self.applied: list[Opt] = []
        self._ranges: tuple[UOp, list[UOp]] | None = None

    # *** axes ***

    @property
    def ranges(self) -> list[UOp]:
        """All axes, outermost first."""
        if self._ranges is None or self._ranges[0] is not self.ast:
            self._ranges = (
                self.ast,
                sorted((u for u in self.ast.toposort() if u.op is Ops.RANGE), key=axis_order),
            )
        return self._ranges[1]

    @property
    def axis_types(self) -> tuple[AxisType, ...]:
        return tuple(r.arg.axis_type for r in self.ranges)

    @property
    def full_shape(self) -> tuple[Any, ...]:
        return tuple(size_of(r) for r in self.ranges)

    def axis(self, n: int | None) -> UOp:
        ranges = self.ranges
        if n is None or not -len(ranges) <= n < len(ranges):
            raise KernelOptError(
                f"axis {n} does not exist: the kernel has {len(ranges)} axes\n{self.table()}"
            )
        return ranges[n]

    def real_axis(self, op: OptOps, n: int | None) -> UOp:
        """The axis an opt names: UNROLL and GROUP count reduction axes only, as users of the field write
        them."""
        if op in (OptOps.UNROLL, OptOps.GROUP, OptOps.GROUPTOP):
            loops = [r for r in self.ranges if r.arg.axis_type in (AxisType.REDUCE, AxisType.GROUP_REDUCE)]
            if n is None or not 0 <= n < len(loops):
                raise KernelOptError(f"{op.name}: reduction axis {n} does not exist: there are {len(loops)}")
            return loops[n]
        return self.axis(n)

    def table(self) -> str:
        """The axes with types and sizes, as printed at DEBUG=4."""
        rows = [
            f"  {n:2d} {r.arg.axis_type.name:12s} {size_of(r)!s:>8s}  {r.arg.id}"
            for n, r in enumerate(self.ranges)
        ]
        return "\n".join([f"  axes after {len(self.applied)} opts", *rows])

    def reduces(self) -> list[UOp]:
        return [u for u in self.ast.toposort() if u.op is Ops.REDUCE]

    # *** moves ***

    def apply_opt(self, opt: Opt) -> None:
        """Apply one move, or raise KernelOptError and leave the kernel as it was."""
        if opt.op in _SPLITS:
            r = self.real_axis(opt.op, opt.axis)
            self._split_by(opt, r)
        elif opt.op is OptOps.SPLIT:
            r = self.axis(opt.axis)
            given = opt.arg if isinstance(opt.arg, tuple) else (opt.arg,)
            kind = AxisType.REDUCE if r.arg.axis_type in REDUCING else AxisType.LOOP
            factor = given[0] if given else None
            target = given[1] if len(given) > 1 else kind
            top = len(given) > 2 and bool(given[2])
            if (target in REDUCING) != (r.arg.axis_type in REDUCING):
                raise KernelOptError(
                    f"SPLIT: axis {r.arg.id} is {r.arg.axis_type.name}, no part of it can be {target.name}"
                )
            self.split(r, factor, target, top)
        elif opt.op is OptOps.PADTO:
            self.pad_to(self.axis(opt.axis), opt.arg)
        elif opt.op is OptOps.SWAP:
            self.swap(self.axis(opt.axis), self.axis(opt.arg))  # type: ignore[arg-type]
        elif opt.op is OptOps.NOLOCALS:
            if any(t is AxisType.LOCAL for t in self.axis_types):
                raise KernelOptError("NOLOCALS after a LOCAL axis was made")
            self.ast = self.ast.replace(arg=replace(self.info, dont_use_locals=True))
        elif opt.op is OptOps.CACHE:
            r = self.axis(opt.axis)
            if r.arg.axis_type is AxisType.REDUCE:
                from tg_codegen.opt.rows import keep_row  # lazy: they import this module
                from tg_codegen.opt.sums import keep_sums

                self._replace(
                    keep_sums(self, r, opt.arg) if isinstance(opt.arg, int) else keep_row(self, r, opt.arg)
                )
            else:
                self.cache(r, opt.arg)
        else:
            raise KernelOptError(f"{opt.op.name}: the target has no tensor cores")
        self.applied.append(opt)

    @property
    def info(self) -> KernelInfo:
        return self.ast.arg or KernelInfo()

    def _split_by(self, opt: Opt, r: UOp) -> None:
        allowed, target = _SPLITS[opt.op]
        kind = r.arg.axis_type
        if kind not in allowed:
            names = ", ".join(sorted(t.name for t in allowed))
            raise KernelOptError(f"{opt.op.name}: axis {r.arg.id} is {kind.name}; it takes {names}")
        if opt.op in (OptOps.LOCAL, OptOps.GROUP, OptOps.GROUPTOP) and not self.renderer.has_local:
            raise KernelOptError(f"{opt.op.name}: the target has no work-groups")
        n = size_of(r)
        factor = n if opt.arg == 0 else opt.arg
        if opt.op is OptOps.UNROLL and not any(r in u.src[1:] for u in self.reduces()):
            raise KernelOptError(f"UNROLL: axis {r.arg.id} is not reduced")
        if target in TILE and isinstance(factor, int):
            tile = factor
            for x in self.ranges:
                if x.arg.axis_type in TILE and self._meet(x, r):
                    tile *= size_of(x)
            if tile > MAX_TILE:
                raise KernelOptError(f"{opt.op.name}: a tile of {tile} elements; at most {MAX_TILE}")
        if target in TILE and self._carries(r):
            raise KernelOptError(
                f"{opt.op.name}: each round of axis {r.arg.id} fills a panel, or adds to one"
            )
        self.split(r, factor, target, opt.op in _OUTER_PART)

    def _meet(self, a: UOp, b: UOp) -> bool:
        """Whether some value depends on both axes."""
        return any(
            a in u.ranges and b in u.ranges
            for u in self.ast.toposort()
            if u.op in GroupOp.ALU or u.op is Ops.STORE
        )

    def _carries(self, r: UOp) -> bool:
        """Whether a panel is filled, or added to, anew in each round of `r`."""
        return any(
            d.op is not Ops.END and r in d.ranges
            for u in self.ast.toposort()
            if u.op is Ops.AFTER and u.base.op is Ops.BUFFER
            for d in u.src[1:]
        )

    def split(self, r: UOp, factor: Any, target: AxisType, top: bool = False) -> None:
        """Range of n = (n / factor) * factor; the inner part (the outer with `top`) becomes an axis of
        `target` type."""
        n = size_of(r)
        if not isinstance(n, int) or not isinstance(factor, int):
            raise KernelOptError(
                f"SPLIT: axis {r.arg.id} has the symbolic size {n}; only constant sizes split"
            )
        if factor < 1 or n % factor:
            raise KernelOptError(
                f"SPLIT: {factor} does not divide axis {r.arg.id} of size {n}; pad it first (PADTO)"
            )
        if target in TILE and self._carries(r):
            raise KernelOptError(
                f"{target.name}: each round of axis {r.arg.id} fills a panel, or adds to one"
            )
        if target is AxisType.THREAD and AxisType.THREAD in self.axis_types:
            raise KernelOptError("THREAD: the kernel has a thread axis already")
        if target is AxisType.THREAD and any(e.op is not Ops.END or r not in e.src[1:] for e in self.ast.src):
            raise KernelOptError(f"THREAD: axis {r.arg.id} is not an outer loop of every result")
        id_, kind = r.arg.id, r.arg.axis_type
        if factor == n:
            self._replace({r: UOp.range(n, id_, target)})
            return
        outer_size, inner_size = (factor, n // factor) if top else (n // factor, factor)
        outer_type, inner_type = (target, kind) if top else (kind, target)
        outer = UOp.range(outer_size, id_ + (0,), outer_type)
        inner = UOp.range(inner_size, id_ + (1,), inner_type)
        self._replace({r: outer * inner_size + inner})

    def swap(self, a: UOp, b: UOp) -> None:
        """Exchange the nesting of two axes of one type."""
        if a.arg.axis_type is not b.arg.axis_type:
            raise KernelOptError(
                f"SWAP: axes are {a.arg.axis_type.name} and {b.arg.axis_type.name}; they must be of one type"
            )
        if a.arg.axis_type in REDUCING:
            raise KernelOptError("SWAP: reduction loops belong to their reductions; only output axes swap")
        ends = [u for u in self.ast.toposort() if u.op is Ops.END]
        if any((a in e.src[1:]) != (b in e.src[1:]) for e in ends):
            raise KernelOptError(f"SWAP: axes {a.arg.id} and {b.arg.id} are of different loop nests")
        self._replace(
            {a: a.replace(arg=a.arg._replace(id=b.arg.id)), b: b.replace(arg=b.arg._replace(id=a.arg.id))}
        )

    def pad_to(self, r: UOp, arg: Any) -> None:
        """Lengthen an axis to a multiple; what lies beyond is neither read nor written, and adds nothing to
        reductions. With `arg` (multiple, 1) reads beyond repeat the last element instead of having a gate:
        what is computed of them is not written."""
        multiple, repeat = arg if isinstance(arg, tuple) and len(arg) == 2 else (arg, 0)
        n = size_of(r)
        if not isinstance(n, int) or not isinstance(multiple, int) or multiple < 1 or repeat not in (0, 1):
            raise KernelOptError(
                f"PADTO: needs a constant axis and a positive multiple, or (multiple, 1); got {n}, {arg!r}"
            )
        padded = -(-n // multiple) * multiple
        if padded == n:
            raise KernelOptError(f"PADTO: axis {r.arg.id} of size {n} is a multiple of {multiple} already")
        if r.arg.axis_type in TILE:
            raise KernelOptError("PADTO: a tile axis cannot be padded; pad before it is split off")
        targets = {u.src[0] for u in self.ast.toposort() if u.op is Ops.STORE}
        if repeat and (
            r.arg.axis_type in REDUCING
            or any(r not in t.src[1].ranges for t in targets)
            or any(u.op is Ops.AFTER and u.base.op is Ops.BUFFER for u in self.ast.toposort())
        ):
            raise KernelOptError(
                f"PADTO: reads along axis {r.arg.id} may repeat only where each store is along it"
            )
        longer = UOp.range(padded, r.arg.id, r.arg.axis_type)
        bound = UOp.const(dtypes.index, n)
        gate = UOp(Ops.CMPLT, (longer, bound))
        last = gate.where(longer, UOp.const(dtypes.index, n - 1))
        mapping: dict[UOp, UOp] = {}

        def image(u: UOp) -> UOp:
            return mapping.get(u, u)

        for u in self.ast.toposort():
            if u is r:
                mapping[u] = longer
                continue
            src = tuple(image(s) for s in u.src)
            new = u if src == u.src else u.replace(src=src)
            if u.op is Ops.INDEX and r in u.src[1].ranges:
                if repeat and u not in targets:
                    new = new.replace(src=(new.src[0], new.src[1].substitute({longer: last})))
                else:
                    new = new.replace(src=(new.src[0], new.src[1].valid(gate)))
            elif u.op is Ops.REDUCE and r in u.src[1:]:
                value = new.src[0]
                neutral = value.const_like(identity_element(u.arg.op, u.dtype))
                new = new.replace(src=(gate.where(value, neutral),) + new.src[1:])
            mapping[u] = new
        self.ast = mapping[self.ast]

    def _replace(self, mapping: dict[UOp, UOp]) -> None:
        """Substitute ranges. Indices are left as they come out (their linear form is what moves look at):
        the rules
        that make them canonical run once, after all moves."""
        done: dict[UOp, UOp] = dict(mapping)
        for u in self.ast.toposort():
            if u in done:
                continue
            src = tuple([done[s] for s in u.src])
            if src == u.src:
                done[u] = u
            else:
                new = u.replace(src=src)
                done[u] = (flatten_ranges(new) or new) if u.op in (Ops.END, Ops.REDUCE) else new
        self.ast = done[self.ast]

    def cache(self, r: UOp, arg: Any) -> None:
        """Keep an operand of the reduction's product in a LOCAL panel that is filled outside loop `r`.

        `arg` is the operand's number, or (number, order). The panel holds the operand for all iterations of
        the reduction, of its tiles and of output loops inside `r`. Order 0 is the one in which the inner loop
        reads a tile (the tile innermost); order 1 keeps the reduction innermost, as row-major matrices do, in
        rows whose pitch neither splits vectors nor maps all rows to one place of a cache. Filling the panel
        is an ordinary loop nest of the kernel: its loops are axes too.
        """
        operand, order = arg if isinstance(arg, tuple) and len(arg) == 2 else (arg, 0)
        if r.arg.axis_type not in (AxisType.LOOP, AxisType.THREAD):
            raise KernelOptError(
                f"CACHE: axis {r.arg.id} is {r.arg.axis_type.name}; a panel is reused by an output loop"
            )
        products = [u for u in self.reduces() if u.src[0].op is Ops.MUL and r in u.ranges]
        if len(products) != 1 or operand not in (0, 1) or order not in (0, 1):
            raise KernelOptError(
                "CACHE: needs one reduction of a product inside the loop, operand 0 or 1, and order 0 or 1; "
                f"got {len(products)} reductions and {arg!r}"
            )
        (reduce,) = products
        value = reduce.src[0].src[operand]
        if r in value.ranges:
            raise KernelOptError(f"CACHE: operand {operand} depends on axis {r.arg.id}, nothing is reused")
        inner = axis_order(r)
        inside = [x for x in value.ranges if x in reduce.src[1:] or axis_order(x) > inner]
        inside.sort(key=lambda x: (order == 1 and x in reduce.src[1:], axis_order(x)))
        if not any(x in reduce.src[1:] for x in inside) or any(
            not isinstance(size_of(x), int) for x in inside
        ):
            raise KernelOptError(f"CACHE: operand {operand} needs a reduction loop of constant size")
        if any(u.op is Ops.BUFFER for u in value.toposort()):
            raise KernelOptError(f"CACHE: operand {operand} is in a panel already")
        sizes = [size_of(x) for x in inside]
        padded = list(sizes)
        if order == 1:
            line = max(self.renderer.machine.vector_bytes, 16) // max(value.dtype.itemsize, 1)
            padded[-1] = -(-sizes[-1] // line) * line
        pitch = padded[-1] + (CACHE_LINE // max(value.dtype.itemsize, 1) if order == 1 else 0)
        size = prod(sizes[:-1]) * pitch
        if size * value.dtype.itemsize > MAX_PANEL:
            raise KernelOptError(
                f"CACHE: a panel of {size * value.dtype.itemsize} bytes; at most {MAX_PANEL}"
            )
        outer = tuple(sorted((x for x in value.ranges if x not in inside), key=axis_order))
        number = sum(o.op is OptOps.CACHE for o in self.applied)
        panel = UOp(Ops.BUFFER, (), BufferArg((number,), size, value.dtype, None, AddrSpace.LOCAL)).after(
            *outer
        )
        base = 1 + max(x.arg.id[0] for x in self.ranges)
        fill = {
            x: UOp.range(n, (base + at,), x.arg.axis_type if x.arg.axis_type in TILE else AxisType.LOOP)
            for at, (x, n) in enumerate(zip(inside, padded, strict=True))
        }
        filling = value.substitute(fill)
        last = fill[inside[-1]]
        if padded[-1] != sizes[-1]:
            gate = UOp(Ops.CMPLT, (last, UOp.const(dtypes.index, sizes[-1])))
            filling = filling.substitute(
                {
                    u: u.replace(src=(u.src[0], u.src[1].valid(gate)))
                    for u in filling.toposort()
                    if u.op is Ops.INDEX and last in u.src[1].ranges
                }
            )
        stored = panel.index(position(list(fill.values()), pitch)).store(filling)
        filled = panel.after(stored.end(*fill.values()))
        product = reduce.src[0]
        operands = list(product.src)
        operands[operand] = filled.index(position(inside, pitch))
        self._replace({product: product.replace(src=tuple(operands))})

    # *** result ***

    def finished(self) -> UOp:
        """The kernel with its axis types, applied opts and, unless it was given one, name filled in."""
        given = self.info.name
        name = self.kernel_name() if given == KernelInfo.name or _MADE_NAME.fullmatch(given) else given
        info = replace(self.info, name=name, axis_types=self.axis_types, applied_opts=tuple(self.applied))
        return self.ast.replace(arg=info)

    def kernel_name(self) -> str:
        prefix = "r" if self.reduces() else "E"
        return "_".join([prefix, *(str(s) if isinstance(s, int) else "n" for s in self.full_shape)])


_MADE_NAME = re.compile(r"[rE](_\d+|_n)*")


def size_of(r: UOp) -> Any:
    """An axis's size: an int, or a UOp."""
    bound = r.src[0]
    return bound.arg.value if bound.op is Ops.CONST else bound


def position(ranges: list[UOp], pitch: int) -> UOp:
    """The row-major position of loop counters, rows of the last one `pitch` elements apart."""
    flat = UOp.const(dtypes.index, 0)
    for r in ranges[:-1]:
        flat = flat * size_of(r) + r
    return flat * pitch + ranges[-1]


def flatten_ranges(u: UOp) -> UOp | None:
    """END and REDUCE close RANGEs: of an expression in their place, the RANGEs it is made of."""
    if all(s.op is Ops.RANGE for s in u.src[1:]):
        return None
    found: dict[UOp, None] = {}
    for s in u.src[1:]:
        if s.op is Ops.RANGE:
            found[s] = None
        else:
            found.update(dict.fromkeys(sorted(s.ranges, key=axis_order)))
    if not found:
        return u.src[0]
    return u.replace(src=(u.src[0],) + tuple(found))


def merge_axes(ast: UOp) -> UOp:
    """Adjacent output axes that every index walks as one become one axis (row-major neighbours)."""
    for u in ast.src:
        if u.op is not Ops.END or len(ast.src) != 1:
            return ast
    if not ast.src:
        return ast
    changed = True
    while changed:
        changed = False
        ranges = list(ast.src[0].src[1:])
        for a, b in zip(ranges, ranges[1:], strict=False):
            if _walk_together(ast, a, b):
                n, m = size_of(a), size_of(b)
                joined = UOp.range(n * m, a.arg.id, a.arg.axis_type)
                ast = _joined(ast, a, b, joined)
                changed = True
                break
    return ast


def _walk_together(ast: UOp, a: UOp, b: UOp) -> bool:
    n, m = size_of(a), size_of(b)
    if not isinstance(n, int) or not isinstance(m, int):
        return False
    users = [u for u in ast.toposort() if a in u.src or b in u.src]
    # every use must be inside one flat index `... + a*(k*m) + b*k`
    indices = [u for u in ast.toposort() if u.op is Ops.INDEX and (a in u.ranges or b in u.ranges)]
    inside: set[UOp] = set()
    for u in indices:
        terms, _ = linear_form(u.src[1])
        if terms.get(a, 0) != m * terms.get(b, 0) or any(
            x.op is not Ops.RANGE and (a in x.ranges or b in x.ranges) for x in terms
        ):
            return False
        inside.update(u.src[1].toposort())
    moving = {u for u in inside if a in u.ranges or b in u.ranges}  # parts of flat indices: used nowhere else
    for u in ast.toposort():
        if u not in inside and u.op not in (Ops.INDEX, Ops.END) and not moving.isdisjoint(u.src):
            return False
    return all(u in inside or u.op is Ops.END for u in users)


def _joined(ast: UOp, a: UOp, b: UOp, joined: UOp) -> UOp:
    mapping = {}
    for u in ast.toposort():
        if u.op is Ops.INDEX and b in u.src[1].ranges:
            terms, constant = linear_form(u.src[1])
            terms.pop(a, None)
            k = terms.pop(b)
            terms[joined] = k
            mapping[u] = u.replace(src=(u.src[0], from_linear(terms, constant, dtypes.index)))
    end = ast.src[0]
    kept = tuple(joined if r is a else r for r in end.src[1:] if r is not b)
    body = end.src[0].substitute(mapping)
    return ast.replace(src=(UOp(Ops.END, (body,) + kept),))


__all__ = ["KernelOptError", "Scheduler", "axis_order", "merge_axes", "position", "size_of"]
