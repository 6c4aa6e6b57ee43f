"""Which operations exist (docs/ir.md), in which groups, and what data they carry besides their sources."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from tg_uop.dtype import DType, dtypes

if TYPE_CHECKING:
    from tg_uop.uop import UOp


class Ops(IntEnum):
    """Every operation of the IR."""

    __hash__ = int.__hash__  # Enum's own is a Python function; ops are keys of most tables

    # storage and constants
    BUFFER = auto()
    BUFFER_VIEW = auto()
    PARAM = auto()
    CONST = auto()
    VCONST = auto()
    BIND = auto()
    DEVICE = auto()
    SOURCE = auto()
    BINARY = auto()
    # movement
    RESHAPE = auto()
    EXPAND = auto()
    PERMUTE = auto()
    FLIP = auto()
    PAD = auto()
    SHRINK = auto()
    INDEX = auto()
    STACK = auto()
    REPLICATED = auto()
    # reduction and elementwise primitives
    REDUCE = auto()
    CAST = auto()
    BITCAST = auto()
    RECIPROCAL = auto()
    TRUNC = auto()
    ADD = auto()
    MUL = auto()
    MAX = auto()
    CDIV = auto()
    CMOD = auto()
    FLOORDIV = auto()
    FLOORMOD = auto()
    CMPLT = auto()
    CMPNE = auto()
    XOR = auto()
    OR = auto()
    AND = auto()
    SHL = auto()
    SHR = auto()
    WHERE = auto()
    # elementwise with a decomposition
    NEG = auto()
    SUB = auto()
    FDIV = auto()
    CMPEQ = auto()
    NOT = auto()
    EXP2 = auto()
    LOG2 = auto()
    SIN = auto()
    SQRT = auto()
    POW = auto()
    MULACC = auto()
    THREEFRY = auto()
    # functions, stores, order
    FUNCTION = auto()
    CALL = auto()
    TUPLE = auto()
    GETTUPLE = auto()
    STORE = auto()
    AFTER = auto()
    RANGE = auto()
    END = auto()
    GROUP = auto()
    SINK = auto()
    LINEAR = auto()
    CONTIGUOUS = auto()
    CONTIGUOUS_BACKWARD = auto()
    DETACH = auto()
    COPY = auto()
    STAGE = auto()
    MULTI = auto()
    MSELECT = auto()
    MSTACK = auto()
    # code generation and runtime
    LOAD = auto()
    PREFETCH = auto()
    BARRIER = auto()
    SPECIAL = auto()
    IF = auto()
    ENDIF = auto()
    WMMA = auto()
    ATOMIC_ADD = auto()
    CUSTOM = auto()
    CUSTOMI = auto()
    CUSTOM_FUNCTION = auto()
    INS = auto()
    WAIT = auto()
    PATCH = auto()
    GETADDR = auto()
    PROGRAM = auto()
    NOOP = auto()

    def __repr__(self) -> str:
        return f"Ops.{self.name}"

    __str__ = __repr__


class GroupOp:
    """Named sets of ops."""

    Unary = frozenset(
        {
            Ops.CAST,
            Ops.BITCAST,
            Ops.RECIPROCAL,
            Ops.TRUNC,
            Ops.NEG,
            Ops.NOT,
            Ops.EXP2,
            Ops.LOG2,
            Ops.SIN,
            Ops.SQRT,
        }
    )
    Comparison = frozenset({Ops.CMPLT, Ops.CMPNE, Ops.CMPEQ})
    Shift = frozenset({Ops.SHL, Ops.SHR})
    Division = frozenset({Ops.CDIV, Ops.CMOD, Ops.FLOORDIV, Ops.FLOORMOD})
    Bitwise = frozenset({Ops.XOR, Ops.OR, Ops.AND})
    Arithmetic = frozenset({Ops.ADD, Ops.MUL, Ops.MAX, Ops.SUB, Ops.FDIV, Ops.POW})
    Binary = Comparison | Shift | Division | Bitwise | Arithmetic
    Ternary = frozenset({Ops.WHERE, Ops.MULACC})
    ALU = Unary | Binary | Ternary | {Ops.THREEFRY}
    Elementwise = ALU
    Commutative = frozenset({Ops.ADD, Ops.MUL, Ops.MAX, Ops.CMPNE, Ops.CMPEQ, Ops.XOR, Ops.OR, Ops.AND})
    Associative = frozenset({Ops.ADD, Ops.MUL, Ops.MAX, Ops.XOR, Ops.OR, Ops.AND})
    Idempotent = frozenset({Ops.MAX, Ops.OR, Ops.AND})
    Movement = frozenset(
        {
            Ops.RESHAPE,
            Ops.EXPAND,
            Ops.PERMUTE,
            Ops.FLIP,
            Ops.PAD,
            Ops.SHRINK,
            Ops.INDEX,
            Ops.STACK,
            Ops.REPLICATED,
        }
    )
    Identity = frozenset(
        {Ops.CONTIGUOUS, Ops.CONTIGUOUS_BACKWARD, Ops.DETACH, Ops.AFTER, Ops.STAGE, Ops.NOOP}
    )
    Storage = frozenset({Ops.BUFFER, Ops.BUFFER_VIEW, Ops.PARAM})
    All = frozenset(Ops)


class AddrSpace(Enum):
    """Where storage lives."""

    GLOBAL = "global"
    LOCAL = "local"
    REG = "reg"

    def __repr__(self) -> str:
        return f"AddrSpace.{self.name}"


class AxisType(Enum):
    """What a RANGE of a kernel is run by; the value is the letter shown in tables."""

    GLOBAL = "g"
    LOCAL = "l"
    WARP = "w"
    THREAD = "t"
    LOOP = "L"
    REDUCE = "R"
    GROUP_REDUCE = "G"
    UPCAST = "u"
    UNROLL = "r"

    def __repr__(self) -> str:
        return f"AxisType.{self.name}"


Device = str | tuple[str, ...] | None


class ConstArg(NamedTuple):
    """arg of CONST and VCONST. `value` is already a value of `dtype` (see `as_const`); VCONST
    holds a tuple.
    """

    value: Any
    dtype: DType


class BufferArg(NamedTuple):
    """arg of BUFFER. `id` is (process tag, counter); `size` counts elements on one device."""

    id: tuple[int, ...]
    size: int
    dtype: DType
    device: Device
    addrspace: AddrSpace = AddrSpace.GLOBAL


class BufferViewArg(NamedTuple):
    """arg of BUFFER_VIEW: `size` elements of `dtype`, beginning `offset` bytes into the source buffer."""

    size: int
    dtype: DType
    offset: int


class ParamArg(NamedTuple):
    """arg of PARAM. A variable is a scalar PARAM with a name and bounds (slot -1 until it is given one)."""

    slot: int
    dtype: DType
    name: str | None = None
    device: Device = None
    axis: int | None = None
    addrspace: AddrSpace = AddrSpace.GLOBAL
    role: str | None = None


class RangeArg(NamedTuple):
    """arg of RANGE. `id` is a tuple: splitting range (3,) gives (3, 0) and (3, 1)."""

    id: tuple[int, ...]
    axis_type: AxisType = AxisType.LOOP


class ReduceArg(NamedTuple):
    """arg of REDUCE: the operation and the shape axes it reduces."""

    op: Ops
    axes: tuple[int, ...] = ()


class StageArg(NamedTuple):
    """arg of STAGE: keep the value in `addrspace`; axes stored in `order`, rows padded to multiples of
    `padding`.
    """

    addrspace: AddrSpace = AddrSpace.GLOBAL
    order: tuple[int, ...] = ()
    padding: int = 1
    alignment: int = 64


class FunctionArg(NamedTuple):
    """arg of FUNCTION. `gradient` names a registered gradient rule."""

    name: str = "function"
    precompile: bool = False
    precompile_backward: bool = False
    gradient: str | None = None


class WmmaArg(NamedTuple):
    """arg of WMMA: the tensor core's (N, M, K), its types and how many lanes take part."""

    dims: tuple[int, int, int]
    dtype_in: DType
    dtype_out: DType
    device: str
    threads: int


class OptOps(Enum):
    """Moves of the kernel optimiser."""

    SPLIT = "SPLIT"
    UPCAST = "UPCAST"
    UNROLL = "UNROLL"
    LOCAL = "LOCAL"
    GROUP = "GROUP"
    GROUPTOP = "GROUPTOP"
    THREAD = "THREAD"
    TC = "TC"
    PADTO = "PADTO"
    SWAP = "SWAP"
    NOLOCALS = "NOLOCALS"
    CACHE = "CACHE"

    def __repr__(self) -> str:
        return f"OptOps.{self.name}"


class Opt(NamedTuple):
    """One move: what, on which axis, with which argument (see docs/ir.md, "Kernel axes and
    optimisations").
    """

    op: OptOps
    axis: int | None = None
    arg: int | tuple[Any, ...] | None = None


class Estimates(NamedTuple):
    """Cost of one run: arithmetic operations, bytes moved by loads and stores, bytes of distinct memory
    touched.
    """

    ops: Any = 0
    lds: Any = 0
    mem: Any = 0

    def __add__(self, other: Any) -> Estimates:
        if not isinstance(other, Estimates):
            return NotImplemented
        return Estimates(self.ops + other.ops, self.lds + other.lds, self.mem + other.mem)


@dataclass(frozen=True)
class KernelInfo:
    """arg of a kernel's SINK. `opts_to_apply` None lets heuristics decide; an empty tuple means no
    optimisation.
    """

    name: str = "kernel"
    axis_types: tuple[AxisType, ...] = ()
    dont_use_locals: bool = False
    applied_opts: tuple[Opt, ...] = ()
    opts_to_apply: tuple[Opt, ...] | None = None
    estimates: Estimates | None = None


@dataclass(frozen=True)
class ProgramInfo:
    """arg of PROGRAM. `name` is shown to people, `function_name` is the symbol in the binary.

    `globals` are the slots of the kernel's PARAMs really used, in argument order; `outs` those written.
    Sizes may hold UOps over `vars`.
    """

    name: str = "kernel"
    function_name: str = ""
    global_size: tuple[Any, ...] = (1, 1, 1)
    local_size: tuple[Any, ...] | None = None
    vars: tuple[UOp, ...] = ()
    globals: tuple[int, ...] = ()
    outs: tuple[int, ...] = ()
    device: str = ""

    def launch_dims(self, var_vals: dict[str, int]) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
        """(global size, local size) with variables bound by name."""
        from tg_uop.symbolic import sym_infer  # lazy: symbolic imports this module

        def bound(dims: tuple[Any, ...] | None) -> tuple[int, ...] | None:
            return (
                None if dims is None else tuple(d if type(d) is int else sym_infer(d, var_vals) for d in dims)
            )

        return bound(self.global_size) or (1, 1, 1), bound(self.local_size)

    def vals(self, var_vals: dict[str, int]) -> tuple[int, ...]:
        """Values of `vars` in order. KeyError-free: a missing one is a ValueError naming it."""
        out = []
        for v in self.vars:
            if v.arg.name not in var_vals:
                raise ValueError(
                    f"kernel {self.name!r} needs a value for variable {v.arg.name!r}; got {sorted(var_vals)}"
                )
            out.append(var_vals[v.arg.name])
        return tuple(out)


ARG_RECORDS: dict[str, type] = {
    c.__name__: c
    for c in (
        ConstArg,
        BufferArg,
        BufferViewArg,
        ParamArg,
        RangeArg,
        ReduceArg,
        StageArg,
        FunctionArg,
        WmmaArg,
        Opt,
        Estimates,
        KernelInfo,
        ProgramInfo,
    )
}
"""Every record an arg may hold, by name."""

ARG_ENUMS: dict[str, type[Enum]] = {c.__name__: c for c in (Ops, AddrSpace, AxisType, OptOps)}
"""Every enum an arg may hold, by name."""


def identity_element(op: Ops, dtype: DType) -> Any:
    """The value `e` with op(e, x) = x for a reduction."""
    if op is Ops.ADD:
        return 0
    if op is Ops.MUL:
        return 1
    if op is Ops.MAX:
        return dtypes.min(dtype)
    raise ValueError(f"{op} is not a reduction; reductions are ADD, MUL, MAX")


__all__ = [
    "ARG_ENUMS",
    "ARG_RECORDS",
    "AddrSpace",
    "AxisType",
    "BufferArg",
    "BufferViewArg",
    "ConstArg",
    "Device",
    "Estimates",
    "FunctionArg",
    "GroupOp",
    "KernelInfo",
    "Ops",
    "Opt",
    "OptOps",
    "ParamArg",
    "ProgramInfo",
    "RangeArg",
    "ReduceArg",
    "StageArg",
    "WmmaArg",
    "identity_element",
]
