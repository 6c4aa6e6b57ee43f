"""Every form of the x86-64 instruction table, and whole kernels, against LLVM's and GNU's assemblers."""

from __future__ import annotations

import itertools
import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tg_codegen.isa.x86_64.assemble import assemble
from tg_codegen.isa.x86_64.encode import encode
from tg_codegen.isa.x86_64.operands import (
    GPR_NAMES,
    SIZE_WORDS,
    VECTOR_NAMES,
    Immediate,
    Memory,
    memory_text,
    parse_operand,
)
from tg_codegen.isa.x86_64.table import CONDITIONS, FORMS, OPPOSITE, Form
from tg_codegen.render.x86 import X86Renderer
from tg_uop import Target, UOp

GENERAL_SIZES = {"b": 1, "w": 2, "d": 4, "q": 8}
ADDRESSES: tuple[tuple[str | None, str | None, int, int], ...] = (
    ("rax", None, 1, 0),
    ("rsp", None, 1, 8),
    ("rbp", None, 1, 0),
    ("r12", None, 1, 0),
    ("r13", "rbx", 4, 0),
    ("rcx", "r9", 8, -128),
    ("r15", "r14", 2, 1000),
    (None, "rdx", 4, 64),
    ("rdi", None, 1, -4096),
)


def register_sets(form: Form) -> tuple[tuple[int, ...], ...]:
    """Numbers of the registers of a sample: all low, all high (LLVM has no shorter form), or mixed if one way
    only.
    """
    n = len(form.operands)
    sets = [tuple((3, 6, 1, 2)[:n]), tuple((10, 13, 8, 15)[:n])]
    if n and form.slots[0] == "R" and "V" not in form.slots and n > 1 and form.operands[1][-1] in "bwdqr":
        sets.append((9, 2, 1, 1)[:n])
    return tuple(sets)


def samples() -> Iterator[str]:
    """Lines of assembly that reach every form, every kind of address and both vector lengths."""
    turn = itertools.count()
    for mnemonic, forms in FORMS.items():
        for form in forms:
            lengths = (16, 32) if any(k[-1] == "v" for k in form.operands) else (16,)
            widths = (4, 8) if any(k[-1] == "r" for k in form.operands) else (4,)
            for length, width, numbers in itertools.product(lengths, widths, register_sets(form)):
                for memory in (False, True):
                    line = sample(mnemonic, form, length, width, numbers, memory, next(turn))
                    if line is not None:
                        yield line


def sample(
    mnemonic: str, form: Form, length: int, width: int, numbers: tuple[int, ...], memory: bool, turn: int
) -> str | None:
    """One line, or None where the form has no operand in memory (or only such a one)."""
    words = []
    for slot, kind, number in zip(form.slots, form.operands, numbers, strict=True):
        letter = kind[-1]
        size = GENERAL_SIZES.get(letter, width if letter == "r" else 0)
        if letter == "i":
            value = {"I": 5, "K": 1234, "J": 100000, "Q": 0x123456789ABCDEF0}[slot]
            words.append(str(value))
            continue
        if slot == "M" and memory:
            if kind[0] == "g":
                return None
            base, index, scale, disp = ADDRESSES[turn % len(ADDRESSES)]
            parts = {"h": length // 2, "f": length // 4, "e": length // 8, "v": length, "x": 16, "y": 32}
            bytes_ = size or parts.get(letter) or int(letter)
            words.append(memory_text(base, index, scale, disp, None, 0 if mnemonic == "lea" else bytes_))
            continue
        if kind[0] == "m":
            return None
        if size:
            words.append(GPR_NAMES[size][number])
        else:
            words.append(
                VECTOR_NAMES[32 if letter == "y" or (letter == "v" and length == 32) else 16][number]
            )
    if memory and "M" not in form.slots:
        return None
    return f"{mnemonic} {', '.join(words)}".strip()


def encoded(line: str) -> bytes:
    mnemonic, _, rest = line.partition(" ")
    return encode(mnemonic, tuple(parse_operand(t) for t in rest.split(", ")) if rest else ()).data


def text_section(binary: bytes) -> bytes:
    table, count, names = struct.unpack_from("<Q", binary, 40)[0], *struct.unpack_from("<HH", binary, 60)
    sections = [struct.unpack_from("<IIQQQQIIQQ", binary, table + 64 * i) for i in range(count)]
    for section in sections:
        start = sections[names][4] + section[0]
        if binary[start : binary.index(b"\0", start)] == b".text":
            return binary[section[4] : section[4] + section[5]]
    raise AssertionError("no .text")


def llvm_assembled(text: str) -> bytes:
    """What LLVM's assembler makes of a text: as the module-level assembly of an empty module.

    In a process of its own: LLVM ends the process at a line that it does not understand.
    """
    pytest.importorskip("llvmlite.binding", reason="llvmlite is not installed")
    done = subprocess.run([sys.executable, "-c", LLVM_ASSEMBLER], input=text.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return text_section(done.stdout)


LLVM_ASSEMBLER = r"""
import sys
from llvmlite import binding
binding.initialize_all_targets()
binding.initialize_all_asmprinters()
binding.initialize_native_asmparser()
text = [".intel_syntax noprefix", *sys.stdin.read().splitlines()]
triple = "x86_64-unknown-linux-gnu"
target = binding.Target.from_triple(triple)
machine = target.create_target_machine(cpu="znver3", features="+64bit", reloc="pic")
lines = [f'target triple = "{triple}"'] + [f'module asm "{line}"' for line in text]
sys.stdout.buffer.write(machine.emit_object(binding.parse_assembly("\n".join(lines) + "\n")))
"""


def gas_assembled(text: str, folder: Path) -> bytes:
    gas = shutil.which("as")
    version = subprocess.run([gas, "--version"], capture_output=True, text=True).stdout if gas else ""
    if gas is None or "GNU assembler" not in version or "x86_64" not in version:
        pytest.skip("the GNU assembler for x86-64 is not installed")
    source, out = folder / "sample.s", folder / "sample.o"
    source.write_text(".intel_syntax noprefix\n" + text + "\n")
    subprocess.run([gas, "--64", "-o", str(out), str(source)], check=True, capture_output=True)
    return text_section(out.read_bytes())


def shorter_for_rax(line: str) -> bool:
    """An accumulator form exists, which this encoder does not use."""
    return any(f" {n}," in line for n in ("al", "ax", "eax", "rax"))


LINES = [line for line in dict.fromkeys(samples()) if not shorter_for_rax(line)]


def differences(lines: list[str], theirs: bytes) -> list[tuple[str, str, str]]:
    at, wrong = 0, []
    for line in lines:
        ours = encoded(line)
        there = theirs[at : at + len(ours)]
        at += len(ours)
        if there != ours:
            wrong.append((line, ours.hex(), there.hex()))
            break
    return wrong


def test_every_form_has_a_sample() -> None:
    reached = {line.split()[0] for line in LINES}
    assert reached == set(FORMS) and len(LINES) > 900


def test_every_form_is_encoded_as_llvm_does() -> None:
    assert differences(LINES, llvm_assembled("\n".join(LINES))) == []


def test_every_form_is_encoded_as_gas_does(tmp_path: Path) -> None:
    assert differences(LINES, gas_assembled("\n".join(LINES), tmp_path)) == []


def matmul(size: int) -> tuple[list[UOp], Any]:
    from tg_codegen import lower_kernel
    from tg_uop import AxisType, KernelInfo

    i, j = UOp.range(size, 0), UOp.range(size, 1)
    r = UOp.range(size, 2, AxisType.REDUCE)
    a, b, c = (UOp.param(slot, "float", (size * size,)) for slot in (1, 2, 0))
    product = (a.index(i * size + r) * b.index(r * size + j)).reduce(r)
    kernel = UOp.sink(c.index(i * size + j).store(product).end(i, j), arg=KernelInfo())
    renderer = X86Renderer(Target.parse("CPU:X86:x86_64,znver3"))
    _, uops, info = lower_kernel(kernel, renderer, "CPU")
    return uops, info


def without_holes(code: bytes, holes: list[Any]) -> bytes:
    out = bytearray(code)
    for h in holes:
        out[h.at : h.at + 4] = bytes(4)
    return bytes(out)


@pytest.mark.parametrize("size", [64, 127])
def test_whole_kernels_are_what_gas_assembles(size: int, tmp_path: Path) -> None:
    uops, info = matmul(size)
    text = X86Renderer(Target.parse("CPU:X86:x86_64,znver3")).render(uops, info)
    ours = assemble(text)
    theirs = gas_assembled(text, tmp_path)
    assert without_holes(ours.code, ours.holes) == theirs


def test_addresses_parse_back() -> None:
    rng = random.Random(1)
    for _ in range(300):
        base = rng.choice((None, *GPR_NAMES[8]))
        index = rng.choice((None, *(n for n in GPR_NAMES[8] if n != "rsp")))
        if base is None and index is None:
            continue
        scale, disp, size = rng.choice((1, 2, 4, 8)), rng.choice((0, 1, -8, 1 << 20)), rng.choice((4, 32))
        m = parse_operand(memory_text(base, index, scale, disp, None, size))
        assert isinstance(m, Memory)
        names = [None if n is None else GPR_NAMES[8][n] for n in (m.base, m.scaled)]
        assert (*names, m.disp, m.size) == (base, index, disp, size)
        assert index is None or m.scale == scale


def test_constants_are_referred_to_from_the_end_of_the_instruction() -> None:
    code = encode(
        "vblendps", tuple(parse_operand(t) for t in ("ymm1", "ymm2", "ymmword ptr [rip + .LC0]", "3"))
    )
    assert code.symbol == ".LC0" and code.addend == -5 and code.data[code.hole : code.hole + 4] == bytes(4)


def test_jumps_are_short_where_they_reach() -> None:
    def function(gap: int) -> bytes:
        body = "\n".join(["    vzeroupper"] * gap)  # 3 bytes each
        return assemble(f".globl f\nf:\n.La:\n{body}\n    jl .La\n    ret\n").code

    assert function(10)[-3:-2] == b"\x7c" and function(60)[-7:-5] == b"\x0f\x8c"


def test_condition_codes_come_in_opposites() -> None:
    assert all(OPPOSITE[OPPOSITE[c]] == c and OPPOSITE[c] != c for c in CONDITIONS)


@pytest.mark.parametrize(
    "line, message",
    [
        ("vaddps ymm1, ymm2", "vaddps does not take"),
        ("vaddps ymm1, xmm2, ymm3", "vaddps does not take"),
        ("frobnicate eax", "unknown instruction 'frobnicate'"),
        ("mov eax, dword ptr [rax + ?]", "is not a memory operand"),
        ("mov eax, rax + 1", "is not a register, memory operand or number"),
        ("add eax, 99999999999", "add does not take"),
        ("jl .Lnowhere", "not a label"),
        (".frob", "unknown directive"),
    ],
)
def test_a_line_that_is_not_understood_is_named(line: str, message: str) -> None:
    from tg_codegen import CompileError

    compiler = X86Renderer(Target.parse("CPU:X86:x86_64,znver3")).compiler
    with pytest.raises(CompileError, match=message):
        compiler.compile(f".globl f\nf:\n    {line}\n")
    with pytest.raises(CompileError, match="no .globl"):
        compiler.compile("ret")


def test_sizes_have_words() -> None:
    assert [SIZE_WORDS[s] for s in (1, 4, 32)] == ["byte", "dword", "ymmword"]
    assert parse_operand("-3") == Immediate(-3)


@pytest.mark.parametrize("size", [1, 2, 4, 8])
def test_sizes_of_memory_and_of_immediates_are_told_apart(size: int) -> None:
    """Whichever comes first, the other finds its own form."""
    register = GPR_NAMES[4][3]
    for value in (1 << 7, 1 << 8, 5, -5, 1 << 20, -(1 << 20)):
        assert encoded(f"mov {register}, {value}")[0] == 0xB8 + 3
    word = SIZE_WORDS[size]
    if size == 4:
        assert encoded(f"mov {register}, {word} ptr [rax]") == bytes([0x8B, 0x18])
    else:
        with pytest.raises(ValueError, match="does not take"):
            encoded(f"mov {register}, {word} ptr [rax]")
