"""The one node type of the system: UOps, patterns, rewriting, symbolic algebra and a
reference interpreter.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tg_uop._marks import forget_rewrites
from tg_uop.alu import exec_alu, python_alu
from tg_uop.context import DEV, Context, ContextVar, find_variable, getenv, variables
from tg_uop.dtype import (
    ConstFloat,
    ConstType,
    DType,
    DTypeLike,
    Invalid,
    as_const,
    dtypes,
    least_upper_dtype,
    least_upper_float,
    strong_dtype,
    to_dtype,
)
from tg_uop.ops import (
    AddrSpace,
    AxisType,
    BufferArg,
    ConstArg,
    Estimates,
    FunctionArg,
    GroupOp,
    KernelInfo,
    Ops,
    Opt,
    OptOps,
    ParamArg,
    ProgramInfo,
    RangeArg,
    ReduceArg,
    StageArg,
    identity_element,
)
from tg_uop.pattern import PatternMatcher, Rule, UPat
from tg_uop.rewrite import graph_rewrite, substitute
from tg_uop.target import Target
from tg_uop.uop import UOp, Variable, register_arg_type, shape_to_uop, toposort

if TYPE_CHECKING:
    from tg_uop.count import count_elements
    from tg_uop.interpret import evaluate, run_program
    from tg_uop.serialize import dumps, loads, loads_all
    from tg_uop.symbolic import clear_caches
    from tg_uop.text import format_uops, parse_graph, parse_graphs, print_graph, print_uops
    from tg_uop.trace import profile, trace, track_rewrites
    from tg_uop.verify import check_oob, spec_kernel, spec_program, spec_tensor, type_verify

__version__ = "0.1.0"

# Imported on first use: a program that only builds and rewrites graphs does not pay for these.
_LAZY = {
    "clear_caches": "symbolic",
    "count_elements": "count",
    "evaluate": "interpret",
    "run_program": "interpret",
    "dumps": "serialize",
    "format_uops": "text",
    "loads": "serialize",
    "loads_all": "serialize",
    "parse_graph": "text",
    "parse_graphs": "text",
    "print_graph": "text",
    "print_uops": "text",
    "profile": "trace",
    "trace": "trace",
    "track_rewrites": "trace",
    "check_oob": "verify",
    "spec_kernel": "verify",
    "spec_program": "verify",
    "spec_tensor": "verify",
    "type_verify": "verify",
}


def __getattr__(name: str) -> Any:
    module = _LAZY.get(name)
    if module is None:
        raise AttributeError(f"module 'tg_uop' has no attribute {name!r}")
    value = getattr(import_module(f"tg_uop.{module}"), name)
    globals()[name] = value
    return value


__all__ = [
    "DEV",
    "AddrSpace",
    "AxisType",
    "BufferArg",
    "ConstArg",
    "ConstFloat",
    "ConstType",
    "Context",
    "ContextVar",
    "DType",
    "DTypeLike",
    "Estimates",
    "FunctionArg",
    "GroupOp",
    "Invalid",
    "KernelInfo",
    "Ops",
    "Opt",
    "OptOps",
    "ParamArg",
    "PatternMatcher",
    "ProgramInfo",
    "RangeArg",
    "ReduceArg",
    "Rule",
    "StageArg",
    "Target",
    "UOp",
    "UPat",
    "Variable",
    "as_const",
    "check_oob",
    "clear_caches",
    "count_elements",
    "dtypes",
    "dumps",
    "evaluate",
    "exec_alu",
    "find_variable",
    "forget_rewrites",
    "format_uops",
    "getenv",
    "graph_rewrite",
    "identity_element",
    "least_upper_dtype",
    "least_upper_float",
    "loads",
    "loads_all",
    "parse_graph",
    "parse_graphs",
    "print_graph",
    "print_uops",
    "profile",
    "python_alu",
    "register_arg_type",
    "run_program",
    "shape_to_uop",
    "spec_kernel",
    "spec_program",
    "spec_tensor",
    "strong_dtype",
    "substitute",
    "to_dtype",
    "toposort",
    "trace",
    "track_rewrites",
    "type_verify",
    "variables",
]
