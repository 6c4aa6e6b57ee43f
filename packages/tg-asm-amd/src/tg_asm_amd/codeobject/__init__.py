"""AMD code objects: ELF files with kernels, their descriptors and metadata."""

from .descriptor import DESCRIPTOR_SIZE, KernelDescriptor
from .elf import CodeObject, Kernel, Relocation, Section, Symbol, read_code_object
from .write import ObjectSection, ObjectSymbol, write_code_object

__all__ = [
    "DESCRIPTOR_SIZE",
    "CodeObject",
    "Kernel",
    "KernelDescriptor",
    "ObjectSection",
    "ObjectSymbol",
    "Relocation",
    "Section",
    "Symbol",
    "read_code_object",
    "write_code_object",
]
