"""How do records, functions and ioctls behave in Python? Against struct, libc and the kernel."""

import ctypes
import os
import shutil
import struct
import subprocess
import sys
import types

import pytest

from tg_autogen import runtime
from tg_autogen.runtime import (
    BitField,
    Ioctl,
    Library,
    Struct,
    SymbolTable,
    Union,
    alignment,
    items,
    layout,
    sized,
)


class Registers(Struct):
    __slots__ = ()


layout(
    Registers,
    8,
    4,
    ("mode", ctypes.c_uint32, 0, 3),
    ("level", ctypes.c_int32, 3, 5),
    ("count", ctypes.c_uint32, 4),
)


class Word(Union):
    __slots__ = ()


layout(Word, 8, 4, ("", Registers, 0), ("raw", ctypes.c_uint64, 0))


class Table(Struct):
    __slots__ = ()


layout(Table, 4, 4, ("count", ctypes.c_uint32, 0), ("items", ctypes.c_uint32 * 0, 4))


def test_constructor_takes_fields_and_bit_fields():
    made = Registers(mode=5, level=-3, count=7)
    assert bytes(made) == struct.pack("<II", 5 | (-3 & 31) << 3, 7)


def test_misspelled_field_is_refused():
    with pytest.raises(AttributeError, match="moed"):
        Registers(moed=1)


@pytest.mark.parametrize("name, value", [("mode", 8), ("mode", -1), ("level", 16), ("level", -17)])
def test_value_too_large_for_a_bit_field_is_refused(name, value):
    with pytest.raises(ValueError, match=f"Registers.{name} holds"):
        Registers(**{name: value})


def test_bit_field_keeps_its_neighbours():
    made = Registers.from_buffer_copy(b"\xff" * 8)
    made.mode = 0
    assert bytes(made) == b"\xf8" + b"\xff" * 7


def test_every_value_of_a_signed_bit_field_comes_back():
    made = Registers()
    for value in range(-16, 16):
        made.level = value
        assert made.level == value


def test_class_attributes_tell_offsets():
    assert Registers.count.offset == 4
    assert isinstance(Registers.level, BitField)
    assert (Registers.level.bit_offset, Registers.level.width) == (3, 5)
    assert Word.level.bit_offset == 3


def test_repr_shows_fields():
    assert repr(Registers(mode=1, count=2)) == "Registers(mode=1, level=0, count=2)"


def test_equality_compares_fields_and_not_padding():
    padded = type("Padded", (Struct,), {"__slots__": ()})
    layout(padded, 8, 4, ("a", ctypes.c_uint8, 0), ("b", ctypes.c_uint32, 4))
    assert padded.from_buffer_copy(b"\x01\xaa\xbb\xcc\x02\0\0\0") == padded(a=1, b=2)
    assert padded(a=1, b=2) != padded(a=1, b=3)
    assert padded(a=1) != Registers()


def test_anonymous_members_are_reached_from_outside():
    word = Word(raw=0x700000005)
    assert (word.mode, word.count) == (5, 7)
    word.count = 9
    assert word.raw == 0x900000005


def test_from_buffer_shares_memory():
    memory = bytearray(8)
    shared = Registers.from_buffer(memory)
    shared.mode = 3
    assert memory[0] == 3


def test_array_members_take_slices():
    holder = type("Holder", (Struct,), {"__slots__": ()})
    layout(holder, 16, 4, ("values", ctypes.c_uint32 * 4, 0))
    made = holder()
    made.values[1:3] = [5, 6]
    assert struct.unpack("<4I", bytes(made)) == (0, 5, 6, 0)


def test_flexible_array_has_no_size_until_counted():
    assert ctypes.sizeof(Table) == 4
    counted = sized(Table, 3)
    assert ctypes.sizeof(counted) == 16
    made = counted(count=3)
    made.items[:] = [7, 8, 9]
    assert list(items(Table.from_buffer(made), 3)) == [7, 8, 9]


def test_sized_refuses_records_without_flexible_array():
    with pytest.raises(TypeError, match="does not end in a flexible array"):
        sized(Registers, 2)


def test_alignment_is_the_compilers():
    wide = type("Wide", (Struct,), {"__slots__": ()})
    layout(wide, 32, 32, ("a", ctypes.c_uint32, 0))
    assert (ctypes.sizeof(wide), alignment(wide), alignment(wide * 2)) == (32, 32, 32)


def test_wide_integers_are_numbers():
    wide = type("Wide", (Struct,), {"__slots__": ()})
    layout(wide, 32, 16, ("s", runtime.c_int128, 0), ("u", runtime.c_uint128, 16))
    made = wide(s=-5, u=1 << 127)
    assert bytes(made) == (-5).to_bytes(16, "little", signed=True) + (1 << 127).to_bytes(16, "little")
    assert (made.s, made.u) == (-5, 1 << 127)


def test_layout_refuses_overlapping_members():
    broken = type("Broken", (Struct,), {"__slots__": ()})
    with pytest.raises(ValueError, match="overlaps"):
        layout(broken, 4, 1, ("a", ctypes.c_uint32, 0), ("b", ctypes.c_uint8, 2))


def test_bit_field_sharing_bytes_with_a_member_uses_only_its_own():
    shared = type("Shared", (Struct,), {"__slots__": ()})
    layout(shared, 4, 4, ("a", ctypes.c_uint8, 0), ("b", ctypes.c_uint32, 8, 24))
    made = shared(a=1, b=0xABCDEF)
    assert bytes(made) == b"\x01\xef\xcd\xab"


@pytest.mark.parametrize("a, b", [(7, 2), (-7, 2), (7, -2), (-7, -2), (0, 3)])
def test_division_is_cs(a, b):
    assert runtime.cdiv(a, b) == int(a / b)
    assert runtime.cmod(a, b) == a - b * int(a / b)


def test_missing_library_is_named_with_its_package():
    library = Library("nowhere", linux=("libnowhere.so.9",), package="Debian nowhere9")
    function = library.function("start", ctypes.c_int)
    if sys.platform == "linux":
        with pytest.raises(FileNotFoundError, match="nowhere .*libnowhere.so.9.*Debian nowhere9"):
            function()


@pytest.mark.skipif(sys.platform != "linux", reason="needs glibc")
def test_functions_of_the_running_program():
    libc = Library("libc", errno=True)
    assert libc.function("strlen", ctypes.c_size_t, ctypes.c_char_p)(b"four") == 4
    printed = libc.function(
        "snprintf", ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, variadic=True
    )
    buffer = ctypes.create_string_buffer(16)
    assert printed(buffer, 16, b"%d-%s", ctypes.c_int(5), b"x") == 3
    assert buffer.value == b"5-x"
    with pytest.raises(AttributeError, match="libc has no symbol 'no_such_function'"):
        libc.function("no_such_function", None)()


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux ioctls")
def test_ioctl_asks_the_kernel():
    count = Ioctl(0x541B, ctypes.c_int32)  # FIONREAD
    read, write = os.pipe()
    try:
        os.write(write, b"12345")
        assert count(read).value == 5
        with pytest.raises(OSError):
            Ioctl(0xDEAD)(read)
    finally:
        os.close(read)
        os.close(write)


def test_ioctl_number_tells_its_parts():
    number = Ioctl(0xC0104404, Registers)
    assert (number.direction, number.size, number.struct, number == 0xC0104404) == ("rw", 16, Registers, True)
    with pytest.raises(TypeError, match="field values"):
        Ioctl(0x4401)(0, value=1)


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_records_pass_by_value_as_c_passes_them(tmp_path):
    source = tmp_path / "pass.c"
    source.write_text(
        "struct pair { int a; double b; }; struct bits { unsigned x : 5; unsigned y : 11; };\n"
        "struct pair twice(struct pair p) { p.a *= 2; p.b *= 2; return p; }\n"
        "int sum(struct bits b) { return b.x + b.y; }\nint seen = 41;\n"
    )
    library = tmp_path / "libpass.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    loaded = Library("pass", linux=(str(library),), darwin=(str(library),))
    pair = type("Pair", (Struct,), {"__slots__": ()})
    layout(pair, 16, 8, ("a", ctypes.c_int32, 0), ("b", ctypes.c_double, 8))
    bits = type("Bits", (Struct,), {"__slots__": ()})
    layout(bits, 4, 4, ("x", ctypes.c_uint32, 0, 5), ("y", ctypes.c_uint32, 5, 11))
    assert loaded.function("twice", pair, pair)(pair(a=3, b=1.5)) == pair(a=6, b=3.0)
    assert loaded.function("sum", ctypes.c_int, bits)(bits(x=9, y=100)) == 109
    variable = loaded.variable("seen", ctypes.c_int)
    assert variable.value == 41
    variable.contents.value = 43
    assert variable.value == 43


def test_symbol_table_counts_on_from_the_last_value(tmp_path):
    (tmp_path / "table.txt").write_text("# enum_a\nA 0x5\nB\nC\n# macros\nD -0x1\n")
    table = SymbolTable(str(tmp_path / "module.py"), "table.txt")
    assert [table.get(name) for name in "ABCD"] == [5, 6, 7, -1]
    assert table.names() == ["A", "B", "C", "D"]
    assert table.values() == {"A": 5, "B": 6, "C": 7, "D": -1}
    assert table.enums() == {"enum_a": ["A", "B", "C"], "macros": ["D"]}
    with pytest.raises(AttributeError, match="no constant 'E'"):
        table.get("E")


def test_enum_names_are_recoverable():
    module = types.SimpleNamespace(RED=0, GREEN=5, _ENUMS={"enum_color": "RED GREEN"})
    assert runtime.enum_name(module, "enum_color", 5) == "GREEN"
    with pytest.raises(KeyError, match="enum_color has no constant 3"):
        runtime.enum_name(module, "enum_color", 3)


def test_runtime_imports_nothing_beyond_ctypes():
    code = "import sys, ctypes, os; before = set(sys.modules); import tg_autogen.runtime; "
    code += "print(sorted(set(sys.modules) - before))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "['__future__', 'tg_autogen', 'tg_autogen.runtime']"
