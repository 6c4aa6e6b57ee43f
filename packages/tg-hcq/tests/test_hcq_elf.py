"""The loader: objects by gcc and LLVM compute what C or math says; damaged ones are refused, never fatal."""

from __future__ import annotations

import ctypes
import math
import platform
import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tg_hcq.elf import LoadedObject, load_object, parse_object
from tg_hcq.elf.loader import Layout, link
from tg_hcq.elf.objectfile import EM_AARCH64
from tg_hcq.elf.relocate import AARCH64, X86_64

x86_only = pytest.mark.skipif(platform.machine() != "x86_64", reason="x86-64 object")
Compile = Callable[..., bytes]


def call(loaded: LoadedObject, name: str, restype: Any, *args: Any) -> Any:
    """Call a loaded function with C arguments."""
    return ctypes.CFUNCTYPE(restype, *[type(a) for a in args])(loaded.entry(name))(*args)


EVERYTHING = r"""
#include <math.h>
#include <string.h>
#include <stdint.h>
extern char *getenv(const char *);
static const double table[5] = {1.5, 2.5, 3.5, 4.5, 5.5};
static const double *const pointers[2] = {table + 1, table + 3};  /* R_X86_64_64 in constants */
static int64_t counter = 40;                                      /* .data */
static int64_t zeroed[300];                                       /* .bss */
int64_t exported = 7;
int64_t common_symbol;
__attribute__((noinline)) static double helper(double x) { return exp(x) + cosf(x); }
double compute(int64_t i, double x) { return *pointers[i] + helper(x) + table[i]; }
int64_t count(void) {
  zeroed[299] += 2; exported++; common_symbol += 3;
  return ++counter + zeroed[299] + exported + common_symbol;
}
void clear(char *p, int64_t n) { memset(p, 5, n); }
#ifndef OUTSIDE
#define OUTSIDE sin
#endif
double (*pick(int64_t which))(double) { return which ? helper : OUTSIDE; }
int64_t jump(int64_t k, int64_t x) {
  switch (k) {
    case 0: return x + 1; case 1: return x * 3; case 2: return x - 7; case 3: return x ^ 5;
    case 4: return x << 3; case 5: return x / 3; case 6: return ~x; default: return 0;
  }
}
"""


@pytest.mark.parametrize(
    "flags",
    [
        (),
        ("-O0",),
        ("-fno-plt",),
        ("-fno-pic", "-fcommon", "-DOUTSIDE=helper"),
        ("-mcmodel=medium",),
        ("-mcmodel=large",),
    ],
)
def test_gcc_object_computes_what_c_says(gcc: Compile, flags: tuple[str, ...]) -> None:
    if platform.machine() != "x86_64" and any("mcmodel" in flag for flag in flags):
        pytest.skip("a flag of x86-64")
    loaded = load_object(gcc(EVERYTHING, *flags))
    c_int, c_double = ctypes.c_int64, ctypes.c_double
    got = call(loaded, "compute", c_double, c_int(1), c_double(0.5))
    cosine = ctypes.c_float(math.cos(0.5)).value
    assert got == pytest.approx(4.5 + 2.5 + math.exp(0.5) + cosine, abs=1e-6)
    assert [call(loaded, "count", c_int) for _ in range(2)] == [41 + 2 + 8 + 3, 42 + 4 + 9 + 6]
    memory = (ctypes.c_char * 100)()
    call(loaded, "clear", None, ctypes.c_void_p(ctypes.addressof(memory)), c_int(99))
    assert bytes(memory) == b"\5" * 99 + b"\0"
    pick = ctypes.CFUNCTYPE(ctypes.c_void_p, c_int)(loaded.entry("pick"))
    picked = ctypes.CFUNCTYPE(c_double, c_double)(pick(0))(1.25)
    want = math.sin(1.25) if "-DOUTSIDE=helper" not in flags else math.exp(1.25) + math.cos(1.25)
    assert picked == pytest.approx(want, abs=1e-6)
    jumps = [call(loaded, "jump", c_int, c_int(k), c_int(5)) for k in range(8)]
    assert jumps == [6, 15, -2, 0, 40, 1, ~5, 0]


LLVM_KERNEL = """
declare float @llvm.exp.f32(float)
declare double @pow(double, double)
@table = internal constant [4 x float] [float 1.0, float 2.0, float 4.0, float 8.0], align 16
define float @f(i64 %i, float %x) {
  %p = getelementptr [4 x float], ptr @table, i64 0, i64 %i
  %t = load float, ptr %p
  %e = call float @llvm.exp.f32(float %x)
  %d = fpext float %e to double
  %w = call double @pow(double %d, double 2.0)
  %n = fptrunc double %w to float
  %r = fadd float %n, %t
  ret float %r
}
"""


@pytest.mark.parametrize("model", ["small", "large", "jitdefault"])
@pytest.mark.parametrize("reloc", ["pic", "static", "default"])
def test_llvm_object_computes_what_math_says(llvm_object: Compile, reloc: str, model: str) -> None:
    loaded = load_object(llvm_object(LLVM_KERNEL, reloc=reloc, model=model))
    got = call(loaded, "f", ctypes.c_float, ctypes.c_int64(2), ctypes.c_float(0.25))
    assert got == pytest.approx(math.exp(0.25) ** 2 + 4, rel=1e-6)


def test_no_page_is_writable_and_executable(gcc: Compile) -> None:
    loaded = load_object(gcc(EVERYTHING))
    rights = set()
    for line in Path("/proc/self/maps").read_text().splitlines():
        bounds, flags = line.split()[:2]
        start, end = (int(part, 16) for part in bounds.split("-"))
        if start < loaded.base + loaded.size and end > loaded.base:
            rights.add(flags[:3])
    assert rights == {"r-x", "rw-"}


def test_memory_is_unmapped_with_the_object(gcc: Compile) -> None:
    loaded = load_object(gcc(EVERYTHING))
    base = f"{loaded.base:x}-"
    assert any(line.startswith(base) for line in Path("/proc/self/maps").read_text().splitlines())
    del loaded
    assert not any(line.startswith(base) for line in Path("/proc/self/maps").read_text().splitlines())


def test_entry_is_the_named_or_the_only_function(gcc: Compile) -> None:
    one = load_object(
        gcc("static int h(void) { return 1; } int (*p)(void) = h; int only(void) { return 4; }")
    )
    assert one.entry("something else") == one.entry("only")
    two = load_object(gcc("int a(void) { return 1; } int b(void) { return 2; }"))
    assert call(two, "b", ctypes.c_int) == 2
    with pytest.raises(ValueError, match="no function 'c'.*: a, b"):
        two.entry("c")


def test_externals_come_before_the_process(gcc: Compile) -> None:
    seen: list[int] = []
    callback = ctypes.CFUNCTYPE(None, ctypes.c_int)(seen.append)
    address = ctypes.cast(callback, ctypes.c_void_p).value
    assert address
    source = "void report(int); void f(void) { report(42); report(43); }"
    call(load_object(gcc(source), {"report": address}), "f", None)
    assert seen == [42, 43]
    with pytest.raises(RuntimeError, match="needs symbol 'report'"):
        load_object(gcc(source))


def test_weak_symbol_nobody_has_is_zero(gcc: Compile) -> None:
    loaded = load_object(gcc("void maybe(void) __attribute__((weak)); int f(void) { return maybe == 0; }"))
    assert call(loaded, "f", ctypes.c_int) == 1


@pytest.mark.parametrize(
    ("source", "flags", "message"),
    [
        ("__thread int t; int f(void) { return t++; }", (), "thread-local"),
        ("__attribute__((constructor)) void c(void) {} int f(void) { return 1; }", (), "constructors"),
    ],
)
def test_unsupported_feature_is_named(
    gcc: Compile, source: str, flags: tuple[str, ...], message: str
) -> None:
    with pytest.raises(RuntimeError, match=message):
        load_object(gcc(source, *flags))


def test_other_machine_is_named(llvm_object: Compile) -> None:
    triple = "aarch64-linux-gnu" if platform.machine() == "x86_64" else "x86_64-linux-gnu"
    with pytest.raises(RuntimeError, match=f"for {triple.split('-')[0]}, this machine is"):
        load_object(llvm_object(LLVM_KERNEL, triple))
    with pytest.raises(RuntimeError, match="ELF machine 243"):
        load_object(llvm_object(LLVM_KERNEL, "riscv64-linux-gnu"))


@pytest.mark.parametrize("data", [b"", b"\x7fELF", b"MZ" * 100, b"\x7fELF" + bytes(60), bytes(1000)])
def test_what_is_no_object_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError):
        load_object(data)


def test_program_and_library_are_refused() -> None:
    with pytest.raises(ValueError, match="not a relocatable object"):
        load_object(Path("/bin/sh").read_bytes())


def test_every_truncation_is_refused_or_loads(gcc: Compile) -> None:
    data = gcc(EVERYTHING)
    for length in range(0, len(data), 7):
        with pytest.raises((ValueError, RuntimeError)):
            load_object(data[:length])


def test_damaged_objects_never_crash(gcc: Compile) -> None:
    data = gcc(EVERYTHING)
    rng = random.Random(1)
    refused = 0
    for _ in range(1500):
        damaged = bytearray(data)
        for _ in range(rng.choice((1, 2, 8, 64))):
            at = rng.randrange(len(damaged))
            damaged[at] = rng.choice((0, 0xFF, 0x7F, 0x80, rng.randrange(256)))
        try:
            load_object(bytes(damaged))
        except (ValueError, RuntimeError):
            refused += 1
    assert refused > 100


def test_damaged_headers_never_crash(gcc: Compile) -> None:
    """Each 32-bit word of headers, symbols and relocations, set to values that overflow things."""
    data = gcc(EVERYTHING)
    offset, count = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<H", data, 60)[0]
    tables = [(0, 64), (offset, count * 64)]
    for i in range(count):
        kind, start, size = (
            struct.unpack_from(c, data, offset + 64 * i + o)[0]
            for c, o in (("<I", 4), ("<Q", 24), ("<Q", 32))
        )
        if kind in (2, 4):
            tables.append((start, size))
    for start, size in tables:
        for at in range(start, start + size, 4):
            for value in (0xFFFFFFFF, 0x7FFFFFFF, 0x10000):
                damaged = bytearray(data)
                struct.pack_into("<I", damaged, at, value)
                try:
                    load_object(bytes(damaged))
                except (ValueError, RuntimeError):
                    continue


# *** relocation arithmetic, against independent decoders ***


@x86_only
def test_distance_that_does_not_fit_is_an_error(gcc: Compile) -> None:
    loaded = parse_object(
        gcc("extern int far_away; int f(void) { return far_away; }", "-fno-pic", "-mcmodel=small")
    )
    layout = Layout(loaded)
    with pytest.raises(RuntimeError, match="far_away.*does not fit 32 bits"):
        link(layout, bytearray(layout.total), 0x1000, {"far_away": 1 << 40})


ARM_SOURCE = """
declare i64 @elsewhere(i64)
@data = internal global [100 x i64] zeroinitializer, align 16
@bytes = internal global [100 x i8] zeroinitializer
@wide = internal global <4 x i32> zeroinitializer, align 16
@half = internal global i16 0
@word = internal global i32 0
@pointer = internal global ptr @data
@remote = external global i64
@copy = internal global <4 x i32> zeroinitializer, align 16
define i64 @local(i64 %x) noinline { ret i64 %x }
define i64 @f(i64 %i) {
  %a = load i64, ptr getelementptr ([100 x i64], ptr @data, i64 0, i64 3)
  %b = load i8, ptr getelementptr ([100 x i8], ptr @bytes, i64 0, i64 7)
  %c = load <4 x i32>, ptr @wide
  store <4 x i32> %c, ptr @copy
  %z = call i64 @elsewhere(i64 ptrtoint (ptr getelementptr (i8, ptr @copy, i64 5) to i64))
  %h = load i16, ptr @half
  %w = load i32, ptr @word
  %r = load i64, ptr @remote
  %p = load ptr, ptr @pointer
  %q = load i64, ptr %p
  %bx = zext i8 %b to i64
  %hx = zext i16 %h to i64
  %wx = zext i32 %w to i64
  %c0 = extractelement <4 x i32> %c, i64 0
  %cx = zext i32 %c0 to i64
  %s1 = add i64 %a, %bx
  %s2 = add i64 %s1, %hx
  %s3 = add i64 %s2, %wx
  %s4 = add i64 %s3, %cx
  %s5 = add i64 %s4, %r
  %s6 = add i64 %s5, %q
  %l = call i64 @local(i64 %s6)
  %e = call i64 @elsewhere(i64 %l)
  ret i64 %e
}
"""


def adrp(word: int, place: int) -> int:
    """The page an ADRP at `place` computes (Arm ARM, C6.2.11)."""
    immediate = (word >> 29 & 3) | (word >> 5 & 0x7FFFF) << 2
    return (place & ~0xFFF) + ((immediate ^ 1 << 20) - (1 << 20) << 12)


@pytest.mark.parametrize(("reloc", "model"), [("pic", "small"), ("static", "small"), ("static", "large")])
def test_aarch64_relocations_address_the_right_bytes(llvm_object: Compile, reloc: str, model: str) -> None:
    obj = parse_object(llvm_object(ARM_SOURCE, "aarch64-linux-gnu", reloc, model))
    assert obj.machine == EM_AARCH64
    layout = Layout(obj)
    base, outside = 0x7F12_3456_0000, {"elsewhere": 0x5555_0000_1234, "remote": 0x7F12_3460_0128}
    memory = bytearray(layout.total)
    link(layout, memory, base, outside)
    seen = set()
    for relocation in obj.relocations:
        if relocation.section not in layout.sections:
            continue
        symbol, name = obj.symbols[relocation.symbol], AARCH64[relocation.type].name
        seen.add(name)
        at = layout.sections[relocation.section] + relocation.offset
        place = base + at
        (word,) = struct.unpack_from("<I", memory, at)
        defined = symbol.section in layout.sections
        own = base + layout.sections.get(symbol.section, 0) + symbol.value
        target = own if defined else outside[symbol.name]
        wanted = target + relocation.addend
        if name == "R_AARCH64_ABS64":
            assert struct.unpack_from("<Q", memory, at)[0] == wanted
        elif name == "R_AARCH64_ADR_PREL_PG_HI21":
            assert adrp(word, place) == wanted & ~0xFFF
        elif name == "R_AARCH64_ADD_ABS_LO12_NC":
            assert word >> 10 & 0xFFF == wanted & 0xFFF
        elif name.startswith("R_AARCH64_LDST"):
            unit = int(name[14:].split("_")[0]) // 8
            assert (word >> 10 & 0xFFF) * unit == wanted & 0xFFF
        elif name.startswith("R_AARCH64_MOVW"):
            assert word >> 5 & 0xFFFF == wanted >> 16 * int(name[21]) & 0xFFFF
        elif name == "R_AARCH64_CALL26":
            distance = ((word & 0x3FFFFFF ^ 1 << 25) - (1 << 25)) * 4
            if defined:
                assert place + distance == wanted
            else:
                stub = place + distance - base
                assert memory[stub : stub + 8].hex() == "5000005800021fd6"  # ldr x16, .+8 ; br x16
                assert struct.unpack_from("<Q", memory, stub + 8)[0] == wanted
        elif name == "R_AARCH64_ADR_GOT_PAGE":
            slot = base + layout.slots[relocation.symbol]
            assert adrp(word, place) == slot & ~0xFFF
            assert struct.unpack_from("<Q", memory, slot - base)[0] == target
        elif name == "R_AARCH64_LD64_GOT_LO12_NC":
            assert (word >> 10 & 0xFFF) * 8 == base + layout.slots[relocation.symbol] & 0xFFF
        else:
            pytest.fail(f"no oracle for {name}")
    if model == "large":
        assert {f"R_AARCH64_MOVW_UABS_G{n}" for n in ("0_NC", "1_NC", "2_NC", "3")} <= seen
    else:
        assert {"R_AARCH64_CALL26", "R_AARCH64_ADR_PREL_PG_HI21", "R_AARCH64_ADD_ABS_LO12_NC"} <= seen
        assert {f"R_AARCH64_LDST{bits}_ABS_LO12_NC" for bits in (8, 16, 32, 64, 128)} <= seen


@pytest.mark.parametrize("table", [X86_64, AARCH64])
def test_relocation_names_match_their_numbers(table: dict[int, Any]) -> None:
    header = Path("/usr/include/elf.h")
    if not header.exists():
        pytest.skip("<elf.h> is not installed")
    numbers = {}
    for line in header.read_text().splitlines():
        parts = line.split()
        if len(parts) >= 3 and parts[0] == "#define" and parts[1].startswith("R_") and parts[2].isdigit():
            numbers[parts[1]] = int(parts[2])
    assert {kind.name: number for number, kind in table.items()}.items() <= numbers.items()
