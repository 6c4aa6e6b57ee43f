"""AMD GPU machine code in Python: instructions to bytes and text and back, code objects, emulator, traces."""

from .assemble import assemble_line
from .codeobject import CodeObject, KernelDescriptor, read_code_object
from .decode import decode, disassemble
from .errors import AssembleError, DecodeError, Diagnostic
from .inst import Instruction
from .kernel import Kernel, build_code_object
from .layouts import GROUPS, PROCESSORS
from .link import to_code_object
from .registers import Imm, InlineConst, Label, Literal, Operand, Reg, RegList
from .syntax import Assembly, assemble
from .table import group_of

__all__ = [
    "GROUPS",
    "PROCESSORS",
    "AssembleError",
    "Assembly",
    "CodeObject",
    "DecodeError",
    "Diagnostic",
    "Imm",
    "InlineConst",
    "Instruction",
    "Kernel",
    "KernelDescriptor",
    "Label",
    "Literal",
    "Operand",
    "Reg",
    "RegList",
    "assemble",
    "assemble_line",
    "build_code_object",
    "decode",
    "disassemble",
    "group_of",
    "read_code_object",
    "to_code_object",
]
