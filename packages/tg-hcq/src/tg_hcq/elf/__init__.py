"""Relocatable ELF objects: read, checked, placed in memory and linked, without a system linker."""

from tg_hcq.elf.loader import LoadedObject, load_object
from tg_hcq.elf.objectfile import ObjectFile, Relocation, Section, Symbol, parse_object

__all__ = [
    "LoadedObject",
    "ObjectFile",
    "Relocation",
    "Section",
    "Symbol",
    "load_object",
    "parse_object",
]
