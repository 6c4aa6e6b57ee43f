"""Which function selects instructions for which operation: the table of all rules."""

from __future__ import annotations

from typing import Final

from tg_codegen.isa.x86_64 import arithmetic, casts, memory, select
from tg_codegen.isa.x86_64.select import Rule
from tg_uop import Ops

RULES: Final[dict[Ops, Rule]] = {
    **dict.fromkeys(
        (
            Ops.PARAM,
            Ops.CONST,
            Ops.VCONST,
            Ops.AFTER,
            Ops.RESHAPE,
            Ops.GROUP,
            Ops.SINK,
            Ops.NOOP,
            Ops.BARRIER,
        ),
        select.nothing,
    ),
    Ops.BUFFER: select.buffer,
    Ops.RANGE: select.loop,
    Ops.END: select.end,
    Ops.IF: select.condition,
    Ops.ENDIF: select.endif,
    Ops.INDEX: select.index,
    Ops.STACK: select.stack,
    Ops.EXPAND: select.expand,
    Ops.FLIP: select.flip,
    Ops.LOAD: memory.load,
    Ops.STORE: memory.store,
    Ops.PREFETCH: memory.prefetch,
    **dict.fromkeys((Ops.ADD, Ops.SUB, Ops.MUL, Ops.FDIV, Ops.AND, Ops.OR, Ops.XOR), arithmetic.arithmetic),
    Ops.MAX: arithmetic.maximum,
    Ops.MULACC: arithmetic.multiply_add,
    Ops.NEG: arithmetic.negate,
    Ops.NOT: arithmetic.invert,
    **dict.fromkeys((Ops.SQRT, Ops.RECIPROCAL, Ops.TRUNC), arithmetic.unary_float),
    **dict.fromkeys((Ops.CMPLT, Ops.CMPNE, Ops.CMPEQ), arithmetic.compare),
    Ops.WHERE: arithmetic.where,
    **dict.fromkeys((Ops.SHL, Ops.SHR), arithmetic.shift),
    **dict.fromkeys((Ops.CDIV, Ops.CMOD), arithmetic.division),
    Ops.CAST: casts.cast,
    Ops.BITCAST: casts.bitcast,
}
