"""AMD GPU machine code in Python: instructions to bytes and text and back, code objects, emulator, traces."""

from .decode import decode, disassemble
from .errors import AssembleError, DecodeError, Diagnostic
from .inst import Instruction
from .registers import Imm, InlineConst, Label, Literal, Operand, Reg, RegList

__all__ = [
    "AssembleError",
    "DecodeError",
    "Diagnostic",
    "Imm",
    "InlineConst",
    "Instruction",
    "Label",
    "Literal",
    "Operand",
    "Reg",
    "RegList",
    "decode",
    "disassemble",
]
