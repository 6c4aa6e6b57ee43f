"""What is a renderer: the object that says what a target can do and turns a program's instructions into
source text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from tg_codegen.machine import Machine
from tg_uop import DType, GroupOp, Ops, ProgramInfo, Target, UOp, dtypes


class Compiler(Protocol):
    """Turns source text into a binary. `key` names the compiler, its version and its options (for caches)."""

    @property
    def key(self) -> str: ...

    def compile(self, source: str) -> bytes:
        """The binary; CompileError when the text is not accepted."""

    def compile_many(self, sources: Sequence[str]) -> list[bytes]:
        """One binary per source, cheaper than one call each."""

    def compile_cached(self, source: str) -> bytes:
        """`compile` through the disk cache."""


class Renderer:
    """Base of all renderers: subclasses set the class attributes, `compiler` and `render`.

    `target` is what was asked for (the DEV string), `machine` what follows from it. Renderers compare, hash
    and pickle by class and target.
    """

    device: ClassVar[str] = "CPU"
    name: ClassVar[str] = ""  # the RENDERER word of a DEV string
    has_local: ClassVar[bool] = False
    has_shared: ClassVar[bool] = False
    has_threads: ClassVar[bool] = True
    multiplies_by_shifts: ClassVar[bool] = True  # integer multiplications by 2^k are better written as shifts
    tensor_cores: tuple[Any, ...] = ()

    def __init__(self, target: Target | None = None) -> None:
        self.target = target or Target(self.device, renderer=self.name)
        self.machine = Machine.from_target(self.target)

    @property
    def compiler(self) -> Compiler:
        raise NotImplementedError(f"{type(self).__name__} has no compiler")

    def render(self, uops: Sequence[UOp], info: ProgramInfo | str = "kernel") -> str:
        """Source text of one kernel from its instructions in order (the children of a LINEAR)."""
        raise NotImplementedError(f"{type(self).__name__} does not render")

    def supports(self, op: Ops, dtype: DType) -> bool:
        """True when the target computes `op` on operands of `dtype` itself; False: decompose or emulate
        first.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what it supports")

    def legal_widths(self, dtype: DType) -> tuple[int, ...]:
        """Vector widths a value of this dtype may have in a program."""
        return self.machine.legal_widths(dtype)

    @property
    def key(self) -> str:
        """Text that differs whenever rendered source may: for cache keys."""
        return f"{type(self).__module__}.{type(self).__qualname__}|{self.target}|{self.machine.key}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Renderer) and type(self) is type(other) and self.target == other.target

    def __hash__(self) -> int:
        return hash((type(self), self.target))

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.target,))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.target)!r})"


_FLOAT_OPS = GroupOp.Comparison | {
    Ops.ADD,
    Ops.MUL,
    Ops.MAX,
    Ops.NEG,
    Ops.SUB,
    Ops.FDIV,
    Ops.RECIPROCAL,
    Ops.SQRT,
    Ops.WHERE,
    Ops.CAST,
    Ops.BITCAST,
}
_INT_OPS = (
    GroupOp.Comparison
    | GroupOp.Bitwise
    | GroupOp.Shift
    | {
        Ops.ADD,
        Ops.MUL,
        Ops.MAX,
        Ops.NEG,
        Ops.SUB,
        Ops.NOT,
        Ops.CDIV,
        Ops.CMOD,
        Ops.WHERE,
        Ops.CAST,
        Ops.BITCAST,
    }
)
_MOVES = frozenset({Ops.WHERE, Ops.BITCAST})
_NATIVE_HALF = frozenset({"avx512fp16", "fullfp16", "zfh"})


class CPURenderer(Renderer):
    """What the CPU renderers share: the ops a processor has, by dtype."""

    multiplies_by_shifts: ClassVar[bool] = False  # the compilers do it, and know that addresses do not wrap

    def supports(self, op: Ops, dtype: DType) -> bool:
        if dtype in dtypes.ints or dtype in (dtypes.bool, dtypes.index):
            return op in _INT_OPS
        if dtype in (dtypes.float32, dtypes.float64):
            return (
                op in _FLOAT_OPS
                or (op is Ops.MULACC and self.machine.has_fma)
                or (op is Ops.TRUNC and self._has_trunc)
            )
        if dtype is dtypes.float16:
            if op in _MOVES or op is Ops.CAST:
                return self.machine.has_half
            return op in _FLOAT_OPS and bool(_NATIVE_HALF & set(self.machine.features))
        return False

    @property
    def _has_trunc(self) -> bool:
        return bool({"sse4.1", "neon"} & set(self.machine.features))


def function_name(info: ProgramInfo | str) -> str:
    """A C identifier for a kernel: its function name, or its display name with everything else replaced."""
    text = info if isinstance(info, str) else (info.function_name or info.name)
    text = re.sub(r"\x1b\[[0-9;]*m", "", text)
    text = re.sub(r"[^A-Za-z0-9_]", "_", text) or "kernel"
    return text if not text[0].isdigit() else "_" + text


def is_storage(u: UOp) -> bool:
    """True for a buffer or parameter, also behind AFTER and RESHAPE: what INDEX makes a place of."""
    u = storage_of(u)
    return u.op is Ops.BUFFER or (u.op is Ops.PARAM and not is_variable(u))


def storage_of(u: UOp) -> UOp:
    """The node under AFTERs and RESHAPEs."""
    while u.op in (Ops.AFTER, Ops.RESHAPE):
        u = u.src[0]
    return u


def is_variable(u: UOp) -> bool:
    """True for a run-time integer argument."""
    return u.op is Ops.PARAM and u.arg.name is not None and u.shape == ()


def kernel_arguments(uops: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
    """(buffer PARAMs by slot, variables by name): the order of the `args` array of a CPU kernel."""
    params = [u for u in uops if u.op is Ops.PARAM]
    buffers = sorted((u for u in params if not is_variable(u)), key=lambda u: u.arg.slot)
    variables = sorted((u for u in params if is_variable(u)), key=lambda u: u.arg.name)
    return buffers, variables


def width_of(u: UOp) -> int:
    """Lanes of a value: 1 for a scalar. ValueError for what a program may not hold."""
    shape = u.shape
    if shape == () or shape == (1,):
        return 1
    if len(shape) == 1 and type(shape[0]) is int:
        return shape[0]
    raise ValueError(f"{u.op.name} has shape {shape}; a program holds scalars and vectors only")


def in_range(u: UOp, low: int, high: int) -> bool:
    """True when every element of an integer value is known to lie within [low, high]."""
    vmin, vmax = u.min_max
    return bool(low <= vmin and vmax <= high)


def cannot_wrap(u: UOp) -> bool:
    """True when an integer ADD, SUB, MUL, or SHL by a constant is proven to stay within its dtype."""
    d = u.dtype
    if d.kind not in ("int", "index"):
        return False
    (a, b), (c, e) = u.src[0].min_max, u.src[1].min_max
    if u.op is Ops.ADD:
        low, high = a + c, b + e
    elif u.op is Ops.SUB:
        low, high = a - e, b - c
    elif u.op is Ops.MUL:
        corners = (a * c, a * e, b * c, b * e)
        low, high = min(corners), max(corners)
    else:
        return False
    return bool(dtypes.min(d) <= low and high <= dtypes.max(d))
