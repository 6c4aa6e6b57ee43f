"""How a kernel is built in Python: labels, branches, data, loops, waits, and the descriptor that follows
from it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .assemble import LineAssembler
from .codeobject.directive import build_descriptor
from .codeobject.write import ObjectSection, ObjectSymbol, Patch, write_code_object
from .hazards import check_hazards
from .inst import Instruction
from .layouts import GROUPS
from .registers import Label, Reg
from .usage import counters, registers_of
from .waits import WaitTracker, wait_instructions

ARGUMENT_KINDS = {"global_buffer": 8, "by_value": 4}


class Kernel:
    """Collects instructions of one kernel.

    The architecture comes from the first instruction, or from `arch` (a processor, needed for a code
    object of
    other than the group's first processor). With `auto_wait=True` waits for memory are inserted where needed.
    """

    def __init__(
        self,
        name: str = "kernel",
        arch: str | None = None,
        *,
        wave_size: int | None = None,
        auto_wait: bool = False,
    ) -> None:
        self.name = name
        self.arch = arch
        self.wave_size = wave_size
        self.auto_wait = auto_wait
        self.instructions: list[Instruction] = []
        self.labels: dict[str, int] = {}
        self.pos = 0
        self.lds_size = 0
        self.scratch_size = 0
        self.arguments: list[dict[str, Any]] = []
        self.kernarg_size = 0
        self.workgroup_size = (1, 1, 1)
        self._items: list[tuple[int, Instruction | bytes]] = []
        self._tracker: WaitTracker | None = None
        self._assembler: LineAssembler | None = None
        self._unique = 0

    @property
    def group(self) -> str:
        """Architecture group; RuntimeError before it is known."""
        if self._assembler is None:
            if self.arch is None:
                raise RuntimeError(
                    "the kernel has no architecture yet: give Kernel(arch=...) or emit an instruction first"
                )
            self._assembler = LineAssembler(self.arch)
        return self._assembler.table.group

    def emit(self, instruction: Instruction, target: str | Label | None = None) -> Instruction:
        """Append an instruction; `target` is the label a branch goes to. ValueError for another
        architecture."""
        if self._assembler is None:
            self._assembler = LineAssembler(self.arch or instruction.arch)
        if instruction.arch != self.group:
            raise ValueError(f"{instruction} is of {instruction.arch}, the kernel of {self.group}")
        if target is not None:
            instruction = instruction.with_target(str(target))
        if self.auto_wait:
            self._insert_waits(instruction)
        return self._append(instruction)

    def _append(self, instruction: Instruction) -> Instruction:
        if self._tracker is not None:
            self._tracker.step(len(self.instructions), instruction)
        self._items.append((self.pos, instruction))
        self.instructions.append(instruction)
        self.pos += instruction.size
        return instruction

    def asm(self, text: str, target: str | None = None) -> Instruction:
        """Append one instruction given as text."""
        self.group  # noqa: B018 (raises when no architecture is known)
        assert self._assembler is not None
        instruction, label = self._assembler.instruction(text.strip())
        return self.emit(instruction, target if label is None else label.name)

    def _make(self, mnemonic: str, immediate: int) -> Instruction:
        text = f"{mnemonic} null, {immediate}" if mnemonic == "s_waitcnt_vscnt" else f"{mnemonic} {immediate}"
        assert self._assembler is not None
        return self._assembler.instruction(text)[0]

    def _insert_waits(self, instruction: Instruction) -> None:
        if self._tracker is None:
            self._tracker = WaitTracker(self.group)
        needed = self._tracker.needed(instruction)
        if instruction.target or instruction.mnemonic in ("s_endpgm", "s_setpc_b64", "s_swappc_b64"):
            if instruction.mnemonic != "s_endpgm":
                needed = {c: 0 for item in self._tracker.pending for c in item.counters}
        for wait in wait_instructions(needed, self.group, self._make):
            self._append(wait)

    def label(self, name: str) -> str:
        """Put a label here; ValueError when the name is used already."""
        if name in self.labels:
            raise ValueError(f"label {name!r} is placed twice")
        if self.auto_wait and self._tracker is not None:
            needed = {c: 0 for item in self._tracker.pending for c in item.counters}
            for wait in wait_instructions(needed, self.group, self._make):
                self._append(wait)
        self.labels[name] = self.pos
        return name

    def unique(self, stem: str) -> str:
        """A label name not used before."""
        self._unique += 1
        return f"{stem}_{self._unique}"

    def data(self, content: bytes) -> int:
        """Put bytes into the code; returns their position. Padded to whole words."""
        at = self.pos
        content += bytes(-len(content) % 4)
        self._items.append((at, content))
        self.pos += len(content)
        return at

    def align(self, to: int) -> None:
        """Pad with `s_nop 0` to a multiple of `to` bytes (a power of two of at least 4)."""
        if to < 4 or to & (to - 1):
            raise ValueError(f"align to {to}: a power of two of at least 4 is needed")
        while self.pos % to:
            self._append(self._nop())

    def _nop(self) -> Instruction:
        self.group  # noqa: B018 (raises when no architecture is known)
        assert self._assembler is not None
        return self._assembler.instruction("s_nop 0")[0]

    @contextmanager
    def loop(self, counter: Reg, count: int) -> Iterator[str]:
        """Repeat the body `count` times; `counter` (a scalar register) counts down to 0 and must be left
        alone."""
        if counter.kind != "s" or counter.count != 1:
            raise ValueError(f"loop counter is {counter}: one scalar register is needed")
        head = self.unique("loop")
        self.asm(f"s_mov_b32 {counter}, {count}")
        self.label(head)
        yield head
        subtract = "s_sub_co_u32" if self.group in ("rdna4", "gfx1250") else "s_sub_u32"
        self.asm(f"{subtract} {counter}, {counter}, 1")
        self.asm(f"s_cmp_lg_u32 {counter}, 0")
        self.asm(f"s_cbranch_scc1 {head}")

    @contextmanager
    def lanes_if(self, condition: Reg, saved: Reg) -> Iterator[None]:
        """Run the body for the lanes whose bit in `condition` is set; EXEC is kept in `saved` and
        restored after.

        Both are one scalar register in wave32, a pair in wave64 (VCC is allowed as the condition).
        """
        bits, exec_name = (32, "exec_lo") if self.lanes == 32 else (64, "exec")
        end = self.unique("endif")
        self.asm(f"s_and_saveexec_b{bits} {saved}, {condition}")
        self.asm(f"s_cbranch_execz {end}")
        yield
        self.label(end)
        self.asm(f"s_mov_b{bits} {exec_name}, {saved}")

    @property
    def lanes(self) -> int:
        """Lanes of a wave."""
        return self.wave_size or (64 if self.group.startswith("cdna") else 32)

    def local(self, size: int, align: int = 16) -> int:
        """Reserve LDS; returns its offset."""
        offset = -(-self.lds_size // align) * align
        self.lds_size = offset + size
        return offset

    def argument(self, name: str, kind: str = "global_buffer", size: int | None = None) -> int:
        """Declare a kernel argument; returns its offset in the argument segment."""
        if kind not in ARGUMENT_KINDS:
            raise ValueError(f"argument kind {kind!r}: allowed are {', '.join(ARGUMENT_KINDS)}")
        size = size or ARGUMENT_KINDS[kind]
        offset = -(-self.kernarg_size // size) * size
        entry: dict[str, Any] = {".name": name, ".offset": offset, ".size": size, ".value_kind": kind}
        if kind == "global_buffer":
            entry[".address_space"] = "global"
        self.arguments.append(entry)
        self.kernarg_size = offset + size
        return offset

    def finalize(self) -> list[Instruction]:
        """The instructions with branch distances filled in; ValueError for labels that are not placed or
        too far."""
        return [item for _, item in self._resolved() if isinstance(item, Instruction)]

    def _resolved(self) -> list[tuple[int, Instruction | bytes]]:
        result: list[tuple[int, Instruction | bytes]] = []
        for at, item in self._items:
            if isinstance(item, Instruction) and item.target:
                if item.target not in self.labels:
                    raise ValueError(f"{item.name} at {at:#x}: label {item.target!r} is not placed")
                words, rest = divmod(self.labels[item.target] - at - 4, 4)
                if rest or not -32768 <= words < 32768:
                    raise ValueError(
                        f"{item.name} at {at:#x}: {item.target!r} is {words} words away, allowed are "
                        f"-32768 to 32767"
                    )
                item = item.with_field("simm16", words & 0xFFFF)
            result.append((at, item))
        return result

    def to_bytes(self) -> bytes:
        """The machine code."""
        return b"".join(item if isinstance(item, bytes) else item.to_bytes() for _, item in self._resolved())

    def register_counts(self) -> dict[str, int]:
        """Registers used: `v`, `s`, `a` (highest number plus one of each kind)."""
        counts = {"v": 0, "s": 0, "a": 0}
        for instruction in self.instructions:
            for operand in instruction.operands:
                for kind, number in registers_of(operand):
                    if kind in counts:
                        counts[kind] = max(counts[kind], number + 1)
        return counts

    def hazards(self) -> list[str]:
        """Missing waits and wait states, branches taken as falling through (hazards.py says what is
        covered)."""
        return check_hazards(self.instructions, self.group)

    def descriptor_values(self, **extra: int) -> dict[str, int]:
        """The `.amdhsa_` values that follow from the kernel."""
        counts = self.register_counts()
        cdna = self.group.startswith("cdna")
        vector = max(1, counts["v"])
        values = {
            "next_free_sgpr": max(1, counts["s"]),
            "group_segment_fixed_size": self.lds_size,
            "private_segment_fixed_size": self.scratch_size,
            "kernarg_size": self.kernarg_size,
            "user_sgpr_kernarg_segment_ptr": 1,
            "system_sgpr_workgroup_id_y": 1,
            "system_sgpr_workgroup_id_z": 1,
            "system_vgpr_workitem_id": 2
            if self.workgroup_size[2] > 1
            else 1
            if self.workgroup_size[1] > 1
            else 0,
        }
        if cdna:
            start = -(-vector // 4) * 4
            values |= {
                "accum_offset": start,
                "next_free_vgpr": start + counts["a"] if counts["a"] else vector,
            }
        else:
            values |= {"next_free_vgpr": vector, "wavefront_size32": int(self.lanes == 32)}
        if self.scratch_size:
            values["enable_private_segment"] = 1
        return values | extra

    def metadata(self) -> dict[str, Any]:
        """The metadata map of the code object."""
        counts = self.register_counts()
        processor = GROUPS.get(self.arch or self.group, self.arch or self.group)
        entry = {
            ".name": self.name,
            ".symbol": f"{self.name}.kd",
            ".args": self.arguments,
            ".kernarg_segment_size": self.kernarg_size,
            ".kernarg_segment_align": 8,
            ".group_segment_fixed_size": self.lds_size,
            ".private_segment_fixed_size": self.scratch_size,
            ".wavefront_size": self.lanes,
            ".sgpr_count": counts["s"],
            ".vgpr_count": counts["v"],
            ".agpr_count": counts["a"],
            ".max_flat_workgroup_size": max(
                1, self.workgroup_size[0] * self.workgroup_size[1] * self.workgroup_size[2]
            ),
        }
        return {
            "amdhsa.version": [1, 2],
            "amdhsa.target": f"amdgcn-amd-amdhsa--{processor}",
            "amdhsa.kernels": [entry],
        }

    def to_code_object(self, version: int = 6, **descriptor: int) -> bytes:
        """An ELF code object with this kernel; `descriptor` overrides `.amdhsa_` values."""
        return build_code_object([self], version, [descriptor])

    def uses_memory(self) -> bool:
        """Whether any instruction raises a wait counter."""
        return any(counters(i) for i in self.instructions)


def build_code_object(
    kernels: list[Kernel], version: int = 6, descriptors: list[dict[str, int]] | None = None
) -> bytes:
    """An ELF code object with several kernels of one architecture."""
    if not kernels:
        raise ValueError("a code object needs at least one kernel")
    arch = kernels[0].arch or kernels[0].group
    processor = GROUPS.get(arch, arch)
    code, rodata = bytearray(), bytearray()
    symbols, patches, entries = [], [], []
    for kernel, extra in zip(kernels, descriptors or [{}] * len(kernels), strict=True):
        if kernel.group != kernels[0].group:
            raise ValueError(
                f"kernel {kernel.name} is of {kernel.group}, {kernels[0].name} of {kernels[0].group}"
            )
        code += bytes(-len(code) % 256)
        body = kernel.to_bytes()
        descriptor = build_descriptor(processor, kernel.descriptor_values(**extra))
        symbols += [
            ObjectSymbol(kernel.name, ".text", len(code), len(body), 2),
            ObjectSymbol(f"{kernel.name}.kd", ".rodata", len(rodata), 64, 1),
        ]
        patches.append(Patch(".rodata", len(rodata) + 16, ".text", len(code), 8, (".rodata", len(rodata))))
        code += body
        rodata += descriptor.to_bytes()
        entries += kernel.metadata()["amdhsa.kernels"]
    metadata = kernels[0].metadata() | {"amdhsa.kernels": entries}
    sections = [
        ObjectSection(".rodata", bytes(rodata), "data", 64),
        ObjectSection(".text", bytes(code), "code", 256),
    ]
    return write_code_object(processor, sections, symbols, metadata, version, patches)


__all__ = ["Kernel", "build_code_object"]
