"""How does a relocatable object become callable code in this process?

Layout of the one mapping: code and constants, then stubs and address slots (all read and execute), then, from
a page boundary on, writable data. It is writable while it is filled; `mprotect` makes the first part
executable and read-only, so no page is ever writable and executable at once.
"""

from __future__ import annotations

import ctypes
import functools
import mmap
import platform
import struct
import sys
from collections.abc import Mapping

from tg_hcq.bindings import libc_core
from tg_hcq.elf.objectfile import (
    EM_AARCH64,
    EM_X86_64,
    MACHINES,
    MAX_MEMORY,
    SHF_ALLOC,
    SHF_EXECINSTR,
    SHF_TLS,
    SHF_WRITE,
    SHN_ABS,
    SHN_COMMON,
    SHN_UNDEF,
    SHT_FINI_ARRAY,
    SHT_INIT_ARRAY,
    SHT_NOBITS,
    SHT_PREINIT_ARRAY,
    SHT_PROGBITS,
    STB_WEAK,
    STT_GNU_IFUNC,
    STT_TLS,
    ObjectFile,
    parse_object,
)
from tg_hcq.elf.relocate import KINDS, LOW_ADDRESS_TYPES, STUBS, Target

PAGE = mmap.PAGESIZE
_HOST = {"x86_64": EM_X86_64, "AMD64": EM_X86_64, "aarch64": EM_AARCH64, "arm64": EM_AARCH64}


class LoadedObject:
    """Code of one object in memory; it stays mapped as long as this object lives.

    `functions`: name → address of every global function; `base`: address of the mapping; `size`: its bytes.
    """

    def __init__(self, mapping: mmap.mmap, base: int, functions: dict[str, int]) -> None:
        self._mapping = mapping
        self.base = base
        self.size = len(mapping)
        self.functions = functions

    def entry(self, name: str) -> int:
        """The address of function `name`, or of the only global function.

        ValueError listing what there is otherwise.
        """
        address = self.functions.get(name)
        if address is not None:
            return address
        if len(self.functions) == 1:
            return next(iter(self.functions.values()))
        there = ", ".join(sorted(self.functions)) or "none"
        raise ValueError(f"the object has no function {name!r}; its global functions: {there}")


class Layout:
    """Where each section, common symbol, stub and slot of an object goes, as offsets from the start of the
    mapping.
    """

    def __init__(self, obj: ObjectFile) -> None:
        if obj.machine not in KINDS:
            known = ", ".join(MACHINES.values())
            raise RuntimeError(f"ELF machine number {obj.machine} is not supported, only {known}")
        self.obj = obj
        self.kinds = KINDS[obj.machine]
        self.sections: dict[int, int] = {}
        self.commons: dict[int, int] = {}
        self.stubs: dict[int, int] = {}
        self.slots: dict[int, int] = {}
        self.loadable = [i for i in range(len(obj.sections)) if self._is_loadable(i)]
        self._collect_indirections()
        end = self._place_sections(0, writable=False)
        end = -(-end // 16) * 16
        for i, symbol in enumerate(self.stubs):
            self.stubs[symbol] = end + 16 * i
        end += 16 * len(self.stubs)
        for i, symbol in enumerate(self.slots):
            self.slots[symbol] = end + 8 * i
        end += 8 * len(self.slots)
        self.executable = max(PAGE, -(-end // PAGE) * PAGE)
        end = self._place_commons(self._place_sections(self.executable, writable=True))
        self.total = -(-end // PAGE) * PAGE
        if self.total > MAX_MEMORY:
            raise ValueError(
                f"ELF object wants {self.total} bytes of memory, at most {MAX_MEMORY} are allowed"
            )

    def _is_loadable(self, index: int) -> bool:
        """Whether a section takes memory at run time. RuntimeError for what cannot be supported."""
        section = self.obj.sections[index]
        if not section.flags & SHF_ALLOC:
            return False
        if section.type in (SHT_INIT_ARRAY, SHT_FINI_ARRAY, SHT_PREINIT_ARRAY):
            raise RuntimeError(f"ELF section {section.name!r}: constructors are not supported")
        if section.flags & SHF_TLS:
            raise RuntimeError(f"ELF section {section.name!r}: thread-local variables are not supported")
        if section.flags & SHF_WRITE and section.flags & SHF_EXECINSTR:
            raise RuntimeError(f"ELF section {section.name!r} is writable and executable: refused")
        # Unwind tables and notes have no reader here.
        return section.name != ".eh_frame" and section.type in (SHT_PROGBITS, SHT_NOBITS)

    def _place_sections(self, end: int, writable: bool) -> int:
        for index in self.loadable:
            section = self.obj.sections[index]
            if bool(section.flags & SHF_WRITE) == writable:
                end = -(-end // section.align) * section.align
                self.sections[index] = end
                end += section.size
        return end

    def _place_commons(self, end: int) -> int:
        for index, symbol in enumerate(self.obj.symbols):
            if symbol.section == SHN_COMMON:
                align = max(1, symbol.value)
                if align & (align - 1) or align > PAGE or symbol.size > MAX_MEMORY:
                    raise ValueError(f"ELF common symbol {symbol.name!r} has a bad alignment or size")
                end = -(-end // align) * align
                self.commons[index] = end
                end += symbol.size
        return end

    def _collect_indirections(self) -> None:
        """Which symbols need a stub (called, but defined elsewhere) or a slot."""
        loadable = set(self.loadable)
        for relocation in self.obj.relocations:
            if relocation.section not in loadable:
                continue
            kind = self.kinds.get(relocation.type)
            if kind is None:
                raise RuntimeError(
                    f"ELF relocation type {relocation.type} of {MACHINES[self.obj.machine]} is not "
                    f"supported: compile position-independent code (-fPIC) without thread-local variables"
                )
            if relocation.offset + kind.width > len(self.obj.sections[relocation.section].data):
                raise ValueError(f"ELF relocation {kind.name} reaches over the end of its section")
            if kind.target is Target.SLOT:
                self.slots.setdefault(relocation.symbol, 0)
            elif self._calls_elsewhere(relocation.symbol, kind.target, relocation.section, relocation.offset):
                self.stubs.setdefault(relocation.symbol, 0)

    def _calls_elsewhere(self, symbol: int, target: Target, section: int, offset: int) -> bool:
        if self.obj.symbols[symbol].section != SHN_UNDEF:
            return False
        if target is Target.CODE:
            return True
        # Old assemblers mark `call f` like data: the opcode before the place tells (x86-64 call, jmp).
        if self.obj.machine != EM_X86_64 or not self.obj.sections[section].flags & SHF_EXECINSTR:
            return False
        return offset > 0 and self.obj.sections[section].data[offset - 1] in (0xE8, 0xE9)

    def wants_low_address(self) -> bool:
        """Whether some relocation holds an address in 32 bits."""
        low = LOW_ADDRESS_TYPES[self.obj.machine]
        return any(r.type in low for r in self.obj.relocations if r.section in self.sections)


def link(
    layout: Layout, memory: bytearray | memoryview, base: int, externals: Mapping[str, int]
) -> dict[str, int]:
    """Fill `memory` (layout.total zero bytes) as it must look at address `base`; returns the global
    functions.

    `externals` gives addresses of symbols by name before the process's libraries are asked. RuntimeError for
    a symbol nobody has or a distance that does not fit; ValueError for a damaged object.
    """
    obj = layout.obj
    for index, start in layout.sections.items():
        data = obj.sections[index].data
        memory[start : start + len(data)] = data
    addresses: dict[int, int] = {}

    def address(symbol: int) -> int:
        found = addresses.get(symbol)
        if found is None:
            found = addresses[symbol] = _symbol_address(layout, symbol, base, externals)
        return found

    for symbol, start in layout.stubs.items():
        memory[start : start + 16] = STUBS[obj.machine] + struct.pack(
            "<Q", address(symbol) & 0xFFFFFFFFFFFFFFFF
        )
    for symbol, start in layout.slots.items():
        struct.pack_into("<Q", memory, start, address(symbol) & 0xFFFFFFFFFFFFFFFF)
    for relocation in obj.relocations:
        start_of_section = layout.sections.get(relocation.section)
        if start_of_section is None:
            continue
        kind = layout.kinds[relocation.type]
        symbol = relocation.symbol
        if kind.target is Target.SLOT:
            value = base + layout.slots[symbol]
        elif kind.target is Target.TABLE:
            value = base
        elif symbol in layout.stubs and layout._calls_elsewhere(
            symbol, kind.target, relocation.section, relocation.offset
        ):
            value = base + layout.stubs[symbol]
        else:
            value = address(symbol)
        at = start_of_section + relocation.offset
        try:
            # The mapping's start serves as the offset table's address: only differences to it are stored.
            kind.apply(memory, at, value + relocation.addend, base if kind.from_table else base + at)
        except (OverflowError, struct.error) as error:
            raise RuntimeError(
                f"ELF relocation {kind.name} of symbol {obj.symbols[symbol].name!r}: {error}; "
                f"compile with -fPIC"
            ) from None
    return {
        symbol.name: base + layout.sections[symbol.section] + symbol.value
        for symbol in obj.symbols
        if symbol.is_global_function
        and symbol.section in layout.sections
        and obj.sections[symbol.section].flags & SHF_EXECINSTR
        and symbol.value < obj.sections[symbol.section].size
    }


def _symbol_address(layout: Layout, index: int, base: int, externals: Mapping[str, int]) -> int:
    symbol = layout.obj.symbols[index]
    if symbol.type in (STT_TLS, STT_GNU_IFUNC):
        raise RuntimeError(f"symbol {symbol.name!r} is thread-local or an ifunc, which is not supported")
    if index == 0:
        return 0
    if symbol.section == SHN_UNDEF:
        found = externals.get(symbol.name) or process_symbol(symbol.name)
        if found is None and symbol.binding != STB_WEAK:
            raise RuntimeError(
                f"the object needs symbol {symbol.name!r}, which neither this process nor libm or libgcc has"
            )
        return found or 0
    if symbol.section == SHN_ABS:
        return symbol.value
    if symbol.section == SHN_COMMON:
        return base + layout.commons[index]
    start = layout.sections.get(symbol.section)
    if start is None:
        raise ValueError(f"ELF symbol {symbol.name!r} is in a section that is not loaded")
    return base + start + symbol.value


@functools.cache
def _libraries() -> tuple[ctypes.CDLL, ...]:
    found = []
    for name in (None, "libm.so.6", "libgcc_s.so.1"):
        try:
            found.append(ctypes.CDLL(name))
        except OSError:  # another C library: what it has is in the first one
            continue
    return tuple(found)


@functools.cache
def process_symbol(name: str) -> int | None:
    """The address of a function of the C library, libm or libgcc in this process, or None."""
    for library in _libraries():
        try:
            return ctypes.cast(library[name], ctypes.c_void_p).value
        except (AttributeError, ValueError):
            continue
    return None


def host_machine() -> int | None:
    """The ELF number of the machine this runs on, or None if the loader does not know it."""
    return _HOST.get(platform.machine())


def load_object(data: bytes, externals: Mapping[str, int] | None = None) -> LoadedObject:
    """Load a relocatable object for this machine and link it against `externals` (name → address) and the
    process.

    ValueError for damaged bytes; RuntimeError for another machine, missing symbols or unsupported features.
    """
    if not sys.platform.startswith("linux"):
        raise RuntimeError(f"machine code is loaded on Linux only, this is {sys.platform}: use device PYTHON")
    obj = parse_object(data)
    if obj.machine != host_machine():
        wanted = MACHINES.get(obj.machine, f"ELF machine {obj.machine}")
        raise RuntimeError(f"the object is for {wanted}, this machine is {platform.machine()}")
    layout = Layout(obj)
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    if obj.machine == EM_X86_64 and layout.wants_low_address():
        flags |= libc_core.MAP_32BIT
    mapping = mmap.mmap(-1, layout.total, flags=flags)
    base = ctypes.addressof(ctypes.c_char.from_buffer(mapping))
    with memoryview(mapping) as memory:
        functions = link(layout, memory, base, externals or {})
    _make_executable(base, layout.executable, obj.machine)
    return LoadedObject(mapping, base, functions)


def _make_executable(base: int, nbytes: int, machine: int) -> None:
    if machine == EM_AARCH64:  # its instruction cache does not see the writes by itself
        clear_cache = process_symbol("__clear_cache")
        if clear_cache is None:
            raise RuntimeError("libgcc_s with __clear_cache is needed to load code on aarch64")
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(clear_cache)(base, base + nbytes)
    if libc_core.mprotect(base, nbytes, libc_core.PROT_READ | libc_core.PROT_EXEC):
        raise RuntimeError(f"the system refused executable memory (errno {ctypes.get_errno()})")
