"""How does allocated code become assembly text: two-operand forms, prologue, constants?"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tg_codegen.isa.x86_64.allocate import ARGUMENTS, CALLEE_SAVED, DIVISIONS, RAX, RDX, TIED, Allocation
from tg_codegen.isa.x86_64.mir import FRAME, Function, Imm, Inst, Label, Mem, Source, words
from tg_codegen.isa.x86_64.operands import GPR_NAMES, RSP, VECTOR_NAMES, memory_text
from tg_codegen.isa.x86_64.table import FORMS, JUMPS, OPPOSITE, Form

_COMMUTES: Final = frozenset({"add", "and", "or", "xor", "imul"})
_EXTENSIONS: Final = {
    "movzx8": ("movzx", 1),
    "movzx16": ("movzx", 2),
    "movsx8": ("movsx", 1),
    "movsx16": ("movsx", 2),
}
_FRAME_ALIGNMENT = 64


def finish(function: Function, allocation: Allocation) -> str:
    """The assembly text of a function whose registers are chosen."""
    writer = _Writer(allocation.registers, function.is_vector)
    for x in allocation.code:
        writer.instruction(x)
    saved = sorted(set(allocation.registers[r] for r in _general(function, allocation)) & CALLEE_SAVED)
    before, after = _frame_code(function, saved)
    lines = [
        ".intel_syntax noprefix",
        ".text",
        f".globl {function.name}",
        f".type {function.name}, @function",
    ]
    lines += [f"{function.name}:", *before, *writer.lines]
    lines += ["    sfence"] if function.has_nontemporal else []
    lines += [*after, "    vzeroupper", "    ret"]
    if function.constants:
        lines += [".section .rodata", ".balign 64"]
        for data, label in function.constants.items():
            lines += [f"{label}:", ".quad " + ", ".join(f"0x{w:x}" for w in words(data))]
    return "\n".join(lines) + "\n"


def _general(function: Function, allocation: Allocation) -> list[int]:
    return [r for r in allocation.registers if not function.is_vector[r]]


def _frame_code(function: Function, saved: list[int]) -> tuple[list[str], list[str]]:
    names = [GPR_NAMES[8][n] for n in saved]
    pushes, pops = [f"    push {n}" for n in names], [f"    pop {n}" for n in reversed(names)]
    if not function.frame:
        return pushes, pops
    size = -(-function.frame // _FRAME_ALIGNMENT) * _FRAME_ALIGNMENT
    before = ["    push rbp", "    mov rbp, rsp", *pushes, f"    sub rsp, {size}"]
    before.append(f"    and rsp, {-_FRAME_ALIGNMENT}")
    restore = f"    lea rsp, {memory_text('rbp', None, 1, -8 * len(names), None, 0)}"
    return before, [restore, *pops, "    pop rbp"]


class _Writer:
    def __init__(self, registers: dict[int, int], is_vector: list[bool]) -> None:
        self.registers = registers
        self.is_vector = is_vector
        self.lines: list[str] = []

    def line(self, op: str, *operands: str) -> None:
        self.lines.append(f"    {op} {', '.join(operands)}" if operands else f"    {op}")

    def instruction(self, x: Inst) -> None:
        op = x.op
        if op in TIED:
            self.tied(x)
        elif op in JUMPS or op == "jmp":
            self.line(op, x.srcs[0].name)  # type: ignore[union-attr]
        elif op[:4] == "fma.":
            self.multiply_add(x)
        elif op in _SPECIAL:
            _SPECIAL[op](self, x)
        elif op[:4] == "cmov":
            self.conditional_move(x)
        elif op[:3] == "set":
            assert x.dst is not None
            n = self.registers[x.dst]
            self.line(op, GPR_NAMES[1][n])
            self.line("movzx", GPR_NAMES[4][n], GPR_NAMES[1][n])
        elif op in _EXTENSIONS:
            mnemonic, size = _EXTENSIONS[op]
            self.line(mnemonic, self.general(x.dst, x.width), self.general(x.srcs[0], size))
        else:
            self.plain(x.op, x.dst, x.srcs, x.width)

    # *** operands ***

    def general(self, s: Source | None, size: int) -> str:
        if type(s) is int:
            return GPR_NAMES[size][self.registers[s]]
        if type(s) is Imm:
            return str(s.value)
        assert type(s) is Mem
        return self.memory(s, size)

    def memory(self, m: Mem, size: int) -> str:
        names = GPR_NAMES[8]
        base = None if m.base is None else names[RSP if m.base == FRAME else self.registers[m.base]]
        index = None if m.scaled is None else names[self.registers[m.scaled]]
        return memory_text(base, index, m.scale, m.disp, m.symbol, size)

    def kind(self, s: Source) -> str:
        """v or g for a register, m for memory, i for an integer."""
        if type(s) is int:
            return "v" if self.is_vector[s] else "g"
        return "m" if type(s) is Mem else "i"

    def plain(self, op: str, dst: int | None, srcs: tuple[Source, ...], width: int) -> None:
        """An instruction written as it stands: result, then sources."""
        operands = srcs if dst is None else (dst, *srcs)
        kinds = _names(op, width, "".join([self.kind(s) for s in operands]))
        if op == "vmovaps" and type(operands[1]) is int:
            if self.registers[operands[0]] == self.registers[operands[1]]:  # type: ignore[index]
                return
        words_ = []
        for s, (names, size) in zip(operands, kinds, strict=True):
            if type(s) is int:
                words_.append(names[self.registers[s]])
            elif type(s) is Mem:
                words_.append(self.memory(s, size))
            else:
                words_.append(str(s.value))  # type: ignore[union-attr]
        self.line(op, *words_)

    # *** what the processor does in another shape ***

    def tied(self, x: Inst) -> None:
        w, op = x.width, x.op
        assert x.dst is not None
        dst, a = self.general(x.dst, w), self.general(x.srcs[0], w)
        if len(x.srcs) == 1:
            if dst != a:
                self.line("mov", dst, a)
            self.line(op, dst)
            return
        second = x.srcs[1]
        b = self.general(second, w)
        if op == "imul" and type(second) is Imm:
            self.line(op, dst, a, b)
            return
        if dst != a and op == "add" and type(second) is not Mem:
            base = self.general(x.srcs[0], 8)
            if type(second) is Imm:
                self.line("lea", dst, memory_text(base, None, 1, second.value, None, 0))
                return
            if dst != b:
                self.line("lea", dst, memory_text(base, self.general(second, 8), 1, 0, None, 0))
                return
        if dst == a:
            self.line(op, dst, b)
        elif dst == b and op in _COMMUTES:
            self.line(op, dst, a)
        elif dst == b and type(second) is int:  # a subtraction
            self.line("neg", dst)
            self.line("add", dst, a)
        else:
            self.line("mov", dst, a)
            self.line(op, dst, b)

    def multiply_add(self, x: Inst) -> None:
        a, b, c = x.srcs
        kind = x.op[4:]
        assert x.dst is not None
        scalar = kind[0] == "s"
        names = VECTOR_NAMES[16 if scalar else x.width]
        size = {"ss": 4, "sd": 8}.get(kind, x.width)
        if type(a) is Mem:
            a, b = b, a
        d = self.registers[x.dst]

        def text(s: Source) -> str:
            return self.memory(s, size) if type(s) is Mem else names[self.registers[s]]  # type: ignore[index]

        if type(c) is int and self.registers[c] == d:
            self.line(f"vfmadd231{kind}", names[d], text(a), text(b))
        elif type(a) is int and self.registers[a] == d:
            if type(b) is Mem:
                self.line(f"vfmadd132{kind}", names[d], text(c), text(b))
            else:
                self.line(f"vfmadd213{kind}", names[d], text(b), text(c))
        elif type(b) is int and self.registers[b] == d:
            self.line(f"vfmadd213{kind}", names[d], text(a), text(c))
        else:
            self.line(
                "vmovups" if type(c) is Mem else "vmovaps", VECTOR_NAMES[x.width][d], self._whole(c, x.width)
            )
            self.line(f"vfmadd231{kind}", names[d], text(a), text(b))

    def _whole(self, s: Source, width: int) -> str:
        return self.memory(s, width) if type(s) is Mem else VECTOR_NAMES[width][self.registers[s]]  # type: ignore[index]

    def conditional_move(self, x: Inst) -> None:
        a, b = x.srcs
        assert x.dst is not None
        dst, first, second = (self.general(s, x.width) for s in (x.dst, a, b))
        if dst == first and type(a) is int:
            if dst != second:
                self.line(f"cmov{OPPOSITE[x.op[4:]]}", dst, second)
            return
        if dst != second:
            self.line("mov", dst, second)
        self.line(x.op, dst, first)

    def divide(self, x: Inst) -> None:
        a, b = x.srcs
        w = x.width
        rax, rdx = GPR_NAMES[w][RAX], GPR_NAMES[w][RDX]
        dividend = self.general(a, w)
        if dividend != rax:
            self.line("mov", rax, dividend)
        if x.op[0] == "i":
            self.line("cqo" if w == 8 else "cdq")
        else:
            self.line("xor", "edx", "edx")
        self.line("idiv" if x.op[0] == "i" else "div", self.general(b, w))
        result = rdx if x.op in ("irem", "rem") else rax
        dst = self.general(x.dst, w)
        if dst != result:
            self.line("mov", dst, result)

    def copy(self, x: Inst) -> None:
        dst, src = self.general(x.dst, 8), self.general(x.srcs[0], 8)
        if dst != src:
            self.line("mov", dst, src)

    def move(self, x: Inst) -> None:
        """A load, an integer, or the low half of a register (`copy` is the whole)."""
        size = x.width
        if type(x.srcs[0]) is Imm:
            size = 8 if x.srcs[0].value < 0 else 4
        self.line("mov", self.general(x.dst, size), self.general(x.srcs[0], size))

    def store(self, x: Inst) -> None:
        place, value = x.srcs
        self.line("mov", self.general(place, x.width), self.general(value, x.width))

    def compare_byte(self, x: Inst) -> None:
        self.line("cmp", self.general(x.srcs[0], 1), self.general(x.srcs[1], 1))

    def label(self, x: Inst) -> None:
        target = x.srcs[0]
        assert type(target) is Label
        self.lines.append(f"{target.name}:")

    def argument(self, x: Inst) -> None:
        assert x.dst is not None and type(x.srcs[0]) is Imm
        have, want = ARGUMENTS[x.srcs[0].value], self.registers[x.dst]
        if have != want:
            self.line("mov", GPR_NAMES[8][want], GPR_NAMES[8][have])

    def zero(self, x: Inst) -> None:
        if x.srcs:
            self.plain(x.op, x.dst, x.srcs, x.width)
            return
        assert x.dst is not None
        name = VECTOR_NAMES[16][self.registers[x.dst]]
        self.line("vxorps", name, name, name)

    def load_address(self, x: Inst) -> None:
        assert type(x.srcs[0]) is Mem
        self.line("lea", self.general(x.dst, 8), self.memory(x.srcs[0], 0))

    def nothing(self, x: Inst) -> None:
        pass


_SPECIAL: Final = {
    **dict.fromkeys(DIVISIONS, _Writer.divide),
    "copy": _Writer.copy,
    "mov": _Writer.move,
    "store": _Writer.store,
    "cmp8": _Writer.compare_byte,
    "label": _Writer.label,
    "argument": _Writer.argument,
    "vxorps": _Writer.zero,
    "lea": _Writer.load_address,
    "loop": _Writer.nothing,
    "endloop": _Writer.nothing,
}
_GENERAL_SIZES = {"b": 1, "w": 2, "d": 4, "q": 8}


@lru_cache(maxsize=4096)
def _names(op: str, width: int, types: str) -> list[tuple[tuple[str, ...], int]]:
    """For each operand (`types`: see _Writer.kind): its register names and its size in memory."""
    for form in FORMS.get(op, ()):
        if len(form.operands) == len(types):
            found = _names_of(form, width, types)
            if found is not None:
                return found
    raise ValueError(f"{op} has no form with operands {types}")


def _names_of(form: Form, width: int, types: str) -> list[tuple[tuple[str, ...], int]] | None:
    out: list[tuple[tuple[str, ...], int]] = []
    for kind, t in zip(form.operands, types, strict=True):
        letter = kind[-1]
        register = "i" if letter == "i" else "g" if letter in "bwdqr" else "v"
        if (t == "m" and (kind[0] == "g" or letter == "i")) or (
            t != "m" and (t != register or kind[0] == "m")
        ):
            return None
        if letter == "i":
            out.append(((), 0))
        elif register == "g":
            size = width if letter == "r" else _GENERAL_SIZES[letter]
            out.append((GPR_NAMES[size], size))
        else:
            bytes_ = 32 if letter == "y" or (letter == "v" and width == 32) else 16
            size = {"x": 16, "y": 32, "v": width}.get(letter, 0)
            size = size or (int(letter) if letter.isdigit() else width // {"h": 2, "f": 4, "e": 8}[letter])
            out.append((VECTOR_NAMES[bytes_], size))
    return out
