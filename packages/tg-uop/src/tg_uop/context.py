"""Which switches does the system have, and what are they set to here and now?

A context variable takes its value from the environment, read at its first use, or from the innermost
`Context(NAME=value)` around the caller. Overrides are local to a thread (and to an asyncio task).
Nothing in this module knows about UOps.
"""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable
from contextvars import ContextVar as _Local
from contextvars import Token
from types import TracebackType
from typing import Any, Generic, TypeVar, cast

from tg_uop.target import Target

T = TypeVar("T", int, float, str)
R = TypeVar("R")

_UNSET: Any = object()
_REGISTRY: dict[str, ContextVar[Any]] = {}
_REGISTRY_LOCK = threading.Lock()


def _convert(name: str, text: str, kind: type) -> Any:
    """The environment's text as an int, float or str; ValueError names the variable."""
    if kind is str:
        return text
    try:
        if kind is float:
            return float(text)
        try:
            return int(text)
        except ValueError:
            return int(text, 0)
    except ValueError:
        raise ValueError(
            f"environment variable {name}={text!r} is not {'an int' if kind is int else 'a float'}; "
            f"set it to a number, or unset it to take the default"
        ) from None


def getenv(name: str, default: T) -> T:
    """The environment variable `name`, of the default's type; unset or empty gives the default."""
    text = os.environ.get(name, "")
    kind = int if type(default) is bool else type(default)
    return cast(T, _convert(name, text, kind)) if text else default


class ContextVar(Generic[T]):
    """A named switch with a typed default: `DEBUG.value`, or used like its value (`if DEBUG >= 2`).

    `value` is the innermost `Context(NAME=...)` of this thread, else the process-wide value, which starts
    as the environment variable of the same name (empty or unset: the default). Assigning to `value` sets
    the process-wide value. Declaring a name twice with the same default gives the same object; with another
    default it is a ValueError.
    """

    __slots__ = ("name", "default", "doc", "kind", "_process", "_local")

    name: str
    default: T
    doc: str
    kind: type
    _process: Any
    _local: _Local[Any]

    def __new__(cls, name: str, default: T, doc: str = "") -> ContextVar[T]:
        with _REGISTRY_LOCK:
            known = _REGISTRY.get(name)
            if known is not None:
                if type(known.default) is not type(default) or known.default != default:
                    raise ValueError(
                        f"context variable {name} is already declared with default {known.default!r}, "
                        f"not {default!r}; import that one or choose another name"
                    )
                return known
            if type(default) not in (int, float, str):
                raise TypeError(
                    f"the default of {name} is an int, float or str, not {type(default).__name__} {default!r}"
                )
            self = super().__new__(cls)
            self.name, self.default, self.doc = name, default, doc
            self.kind, self._process, self._local = type(default), _UNSET, _Local(name)
            _REGISTRY[name] = self
            return self

    @property
    def value(self) -> T:
        """What the switch is set to here and now."""
        local = self._local.get(_UNSET)
        if local is not _UNSET:
            return cast(T, local)
        if self._process is _UNSET:
            self._process = getenv(self.name, self.default)
        return cast(T, self._process)

    @value.setter
    def value(self, value: T) -> None:
        self._process = self.check(value)

    def check(self, value: Any) -> T:
        """`value` as this variable's type; TypeError when it is another kind of thing."""
        if self.kind is int and isinstance(value, int):
            return cast(T, int(value))
        if self.kind is float and isinstance(value, (int, float)):
            return cast(T, float(value))
        if self.kind is str and isinstance(value, str):
            return cast(T, str(value))
        raise TypeError(
            f"{self.name} takes {self.kind.__name__}, not {type(value).__name__} {value!r} ({self.doc})"
        )

    def __bool__(self) -> bool:
        return bool(self.value)

    def __int__(self) -> int:
        return int(self.value)

    def __index__(self) -> int:
        value = self.value
        if not isinstance(value, int):
            raise TypeError(f"context variable {self.name} is a {self.kind.__name__}, not an int")
        return value

    def __float__(self) -> float:
        return float(self.value)

    def __str__(self) -> str:
        return str(self.value)

    def __eq__(self, other: object) -> bool:
        return bool(self.value == _plain(other))

    def __hash__(self) -> int:
        return hash(self.name)

    def __lt__(self, other: Any) -> bool:
        return bool(self.value < _plain(other))

    def __le__(self, other: Any) -> bool:
        return bool(self.value <= _plain(other))

    def __gt__(self, other: Any) -> bool:
        return bool(self.value > _plain(other))

    def __ge__(self, other: Any) -> bool:
        return bool(self.value >= _plain(other))

    def __repr__(self) -> str:
        return f"ContextVar({self.name}={self.value!r})"


def _plain(other: Any) -> Any:
    return other.value if isinstance(other, ContextVar) else other


class DeviceVar(ContextVar[str]):
    """The DEV variable: a string in the DEV grammar (see target.py), also readable in parts."""

    __slots__ = ()

    def parsed(self) -> Target:
        """The whole DEV string in parts (empty target when DEV is unset). ValueError shows the grammar."""
        return Target.parse(self.value)

    def target(self, device: str = "") -> Target:
        """The target for `device` ("AMD", "AMD:1"): DEV's own parts if DEV names that device, else defaults.

        Without a device: the device DEV names. A set `<DEVICE>_IFACE` variable is a ValueError that shows
        the DEV form to use instead.
        """
        parsed = self.parsed()
        name = device.split(":", 1)[0].upper() or parsed.device
        old = os.environ.get(f"{name}_IFACE", "") if name else ""
        if old:
            raise ValueError(f"{name}_IFACE={old} is no longer read; set DEV={old.upper()}+{name} instead")
        return parsed if name == parsed.device else Target(name)

    @property
    def interface(self) -> str:
        """The INTERFACE part of DEV, or ""."""
        return self.parsed().interface

    @property
    def renderer(self) -> str:
        """The RENDERER part of DEV, or ""."""
        return self.parsed().renderer


class Context:
    """Sets context variables for a block or a function: `with Context(DEBUG=2): ...` or `@Context(BEAM=4)`.

    Only the current thread sees the values. Names are checked at once: an unknown one is a ValueError that
    lists close matches, a value of the wrong type a TypeError.
    """

    __slots__ = ("_values", "_tokens")

    def __init__(self, **values: int | float | str) -> None:
        self._values = {find_variable(name): value for name, value in values.items()}
        for var, value in self._values.items():
            self._values[var] = var.check(value)
        self._tokens: list[list[tuple[ContextVar[Any], Token[Any]]]] = []

    def __enter__(self) -> Context:
        self._tokens.append([(var, var._local.set(value)) for var, value in self._values.items()])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        for var, token in reversed(self._tokens.pop()):
            var._local.reset(token)

    def __call__(self, function: Callable[..., R]) -> Callable[..., R]:
        values = {var.name: value for var, value in self._values.items()}

        @functools.wraps(function)
        def wrapper(*args: Any, **kwargs: Any) -> R:
            with Context(**values):
                return function(*args, **kwargs)

        return wrapper


def find_variable(name: str) -> ContextVar[Any]:
    """The declared variable of that name; ValueError with close matches when there is none."""
    var = _REGISTRY.get(name)
    if var is None:
        import difflib  # lazy: only for this message

        near = difflib.get_close_matches(name.upper(), _REGISTRY, n=3, cutoff=0.5)
        raise ValueError(
            f"unknown context variable {name!r}; "
            + (f"did you mean {', '.join(near)}?" if near else f"known: {', '.join(sorted(_REGISTRY))}")
        )
    return var


def variables() -> tuple[ContextVar[Any], ...]:
    """Every declared variable, in order of declaration."""
    return tuple(_REGISTRY.values())


def _usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _cache_file() -> str:
    root = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(root, "tg", "cache.db")


# The core variables: name, default, meaning. Other packages declare their own in the same way.
# -- devices and tools
DEV = DeviceVar("DEV", "", "device selection, [INTERFACE+]DEVICE[:RENDERER[:ARCH[,OPTION...]]]")
CPU_COUNT = ContextVar("CPU_COUNT", _usable_cores(), "worker threads of the CPU device")
CC = ContextVar("CC", "", "C compiler of the CPU device; empty: the first of clang, gcc, ziglang found")
CACHEDB = ContextVar("CACHEDB", _cache_file(), "file of the compile cache; empty: no disk cache")
# -- what is printed and recorded
DEBUG = ContextVar("DEBUG", 0, "1 devices; 2 time per kernel; 3 asts, statistics; 4 sources; 5 graphs")
VIZ = ContextVar("VIZ", 0, "1 record rewrites and show them in the visualiser; -1 record only")
PROFILE = ContextVar("PROFILE", 0, "1 record device events; 3 also scheduling")
# -- checks
SPEC = ContextVar("SPEC", 0, "1 verify the graph after every stage; 2 also after every rewrite")
CHECK_OOB = ContextVar("CHECK_OOB", 0, "1 prove every INDEX in bounds")
REWRITE_STACK_LIMIT = ContextVar("REWRITE_STACK_LIMIT", 500_000, "nodes that may wait in one rewrite")
VALIDATE_WITH_CPU = ContextVar("VALIDATE_WITH_CPU", 0, "1 compare the result of each kernel with the CPU's")
# -- numbers
DEFAULT_FLOAT = ContextVar("DEFAULT_FLOAT", "float32", "dtype of float data made from Python numbers")
STRICT_FLOAT = ContextVar("STRICT_FLOAT", 0, "1 no contraction, no reassociation: the interpreter's bits")
TRAINING = ContextVar("TRAINING", 0, "1 training mode: dropout drops, batch norm updates its statistics")
# -- scheduling and code generation
NOOPT = ContextVar("NOOPT", 0, "1 no kernel optimisation")
NOLOCALS = ContextVar("NOLOCALS", 0, "1 no work-group dimensions")
BEAM = ContextVar("BEAM", 0, "width of the measured search for kernel optimisations; 0: heuristics")
FUSE_ATTENTION = ContextVar(
    "FUSE_ATTENTION",
    0,
    "1 scores of attention are made, normalised and used in one kernel if they fit the cache",
)
# -- several devices
RING = ContextVar("RING", 1, "all-reduce around a ring: 0 never, 1 if large (on 3 devices or more), 2 always")
ALL2ALL = ContextVar("ALL2ALL", 0, "all-reduce by direct exchange: 0 never, 1 if large, 2 always")
ALLREDUCE_CAST = ContextVar(
    "ALLREDUCE_CAST", 1, "1 sums over devices that end in a narrower float travel in it"
)
# -- JIT
JIT = ContextVar("JIT", 1, "0 off; 1 capture and batch; 2 capture without graph batching")
JITBEAM = ContextVar("JITBEAM", 0, "BEAM used while the JIT captures; 0: the value of BEAM")
JIT_BATCH_SIZE = ContextVar(
    "JIT_BATCH_SIZE", 32, "kernels of the first batch; later batches double; 0: one batch"
)


__all__ = [
    "ALL2ALL",
    "ALLREDUCE_CAST",
    "BEAM",
    "CACHEDB",
    "CC",
    "CHECK_OOB",
    "CPU_COUNT",
    "Context",
    "ContextVar",
    "DEBUG",
    "DEFAULT_FLOAT",
    "DEV",
    "DeviceVar",
    "FUSE_ATTENTION",
    "JIT",
    "JITBEAM",
    "JIT_BATCH_SIZE",
    "NOLOCALS",
    "NOOPT",
    "PROFILE",
    "REWRITE_STACK_LIMIT",
    "RING",
    "SPEC",
    "STRICT_FLOAT",
    "TRAINING",
    "VALIDATE_WITH_CPU",
    "VIZ",
    "find_variable",
    "getenv",
    "variables",
]
