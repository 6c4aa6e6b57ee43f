"""How an assembled text becomes a code object: sections laid out, symbols and descriptors connected."""

from __future__ import annotations

from .codeobject.write import ObjectSection, ObjectSymbol, Patch, write_code_object
from .codeobject.yaml import parse_metadata
from .layouts import GROUPS
from .syntax import Assembly

CODE_ALIGN = 256


def to_code_object(assembly: Assembly, version: int | None = None) -> bytes:
    """The ELF file of an assembled text. ValueError for a kernel descriptor without its code."""
    arch = GROUPS.get(assembly.arch, assembly.arch)
    sections = []
    for section in assembly.sections.values():
        if section.kind == "note":
            continue
        align = max(section.align, CODE_ALIGN if section.kind == "code" else 1)
        content = b"" if section.kind == "zero" else bytes(section.content)
        sections.append(ObjectSection(section.name, content, section.kind, align, len(section.content)))
    present = {s.name for s in sections}
    symbols = []
    patches = []
    for name, entry in assembly.symbols.items():
        if not entry.defined or name.startswith((".L", "\x01")) or entry.section not in present:
            continue
        binding = entry.binding
        size = int(entry.size) if entry.size.isdigit() else 0
        if name in assembly.kernels:
            binding, kind = 1, 2
        else:
            kind = 2 if entry.type == 10 else entry.type
        symbols.append(
            ObjectSymbol(
                name,
                entry.section,
                entry.offset,
                size,
                kind,
                binding,
                entry.visibility or (3 if name in assembly.kernels else 0),
            )
        )
    for kernel in assembly.kernels:
        code = assembly.symbols.get(kernel)
        if code is None or not code.defined:
            raise ValueError(f"kernel {kernel} has a descriptor but no label")
        descriptor = assembly.symbols[f"{kernel}.kd"]
        patches.append(
            Patch(
                descriptor.section,
                descriptor.offset + 16,
                code.section,
                code.offset,
                8,
                (descriptor.section, descriptor.offset),
            )
        )
    for item in assembly.relocations:
        target = assembly.symbols[item.target.name]
        relative = (item.section, item.offset) if "rel32" in item.target.kind else None
        shift = 32 if item.target.kind.endswith("@hi") else 0
        patches.append(
            Patch(
                item.section,
                item.offset,
                target.section,
                target.offset + item.target.addend,
                4,
                relative,
                shift,
            )
        )
    metadata = parse_metadata(assembly.metadata) if assembly.metadata else None
    return write_code_object(arch, sections, symbols, metadata, version or assembly.version, patches)
