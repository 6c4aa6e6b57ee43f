"""What is the value of a symbolic integer when its variables have values?"""

from __future__ import annotations

from typing import Any

from tg_uop.alu import cast_value, exec_alu
from tg_uop.ops import GroupOp, Ops
from tg_uop.uop import UOp


def sym_infer(u: UOp | int, var_vals: dict[str, int]) -> Any:
    """The value of scalar expression `u` with variables bound by name. ValueError names a missing or out-of-
    range one.
    """
    if not isinstance(u, UOp):
        return u
    values: dict[UOp, Any] = {}
    for node in u.toposort():
        op = node.op
        if op is Ops.CONST or op is Ops.VCONST:
            values[node] = node.arg.value
        elif op is Ops.PARAM and node.arg.name is not None:
            name = node.arg.name
            if name not in var_vals:
                raise ValueError(f"variable {name!r} has no value; given are {sorted(var_vals)}")
            low, high = node.min_max
            if not low <= var_vals[name] <= high:
                raise ValueError(f"variable {name!r}: {var_vals[name]} is outside [{low}, {high}]")
            values[node] = var_vals[name]
        elif op is Ops.BIND:
            values[node] = node.arg
        elif op is Ops.CAST:
            values[node] = cast_value(values[node.src[0]], node.src[0].dtype, node.dtype)
        elif op in GroupOp.ALU:
            values[node] = exec_alu(op, node.dtype, tuple(values[s] for s in node.src))
        else:
            raise ValueError(
                f"{op.name} has no value outside a kernel; only constants, variables and arithmetic do"
            )
    return values[u]
