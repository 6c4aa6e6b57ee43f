"""What the tests of renderers share: small programs in program form, and a loader that runs their objects
here.
"""

from __future__ import annotations

import ctypes
import mmap
import struct
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tg_uop import DType, Ops, UOp, dtypes
from tg_uop.dtype import from_bits, to_bits


def listing(*steps: UOp) -> list[UOp]:
    """The steps in order, each after whatever it needs that is not there yet: a program."""
    done: dict[UOp, None] = {}
    for step in steps:
        done.update(dict.fromkeys(step.toposort()))
    return list(done)


def place(buffer: UOp, index: Any, width: int | None = None) -> UOp:
    """One element of `buffer`, or `width` consecutive ones."""
    return UOp(
        Ops.INDEX, (buffer, index if isinstance(index, UOp) else UOp.const(dtypes.int64, index)), width
    )


def splat(x: UOp, width: int) -> UOp:
    return x if width == 1 else x.reshape((1,)).expand((width,))


def elementwise(
    fn: Callable[..., UOp], inputs: Sequence[DType], n: int, width: int, out: DType | None = None
) -> list[UOp]:
    """out[i] = fn(in0[i], in1[i], ...) for i < n, `width` lanes at a time (n must be a multiple)."""
    loop = UOp.range(n // width, 0)
    at = loop.cast(dtypes.int64) * UOp.const(dtypes.int64, width)
    w = width if width > 1 else None
    loads = [place(UOp.param(i + 1, d, (n,)), at, w).load() for i, d in enumerate(inputs)]
    value = fn(*loads)
    assert out is None or value.dtype is out
    return listing(place(UOp.param(0, value.dtype, (n,)), at, w).store(value).end(loop))


def pack(values: Sequence[Any], dtype: DType) -> bytearray:
    return bytearray(b"".join(to_bits(v, dtype).to_bytes(dtype.itemsize, "little") for v in values))


def unpack(data: bytes | bytearray, dtype: DType) -> list[Any]:
    step = dtype.itemsize
    return [from_bits(int.from_bytes(data[i : i + step], "little"), dtype) for i in range(0, len(data), step)]


def undefined_symbols(binary: bytes) -> set[str]:
    """Names an ELF object expects from elsewhere (System V ABI: symbols of section 0)."""
    table, count = struct.unpack_from("<Q", binary, 40)[0], struct.unpack_from("<H", binary, 60)[0]
    sections = [struct.unpack_from("<IIQQQQIIQQ", binary, table + 64 * i) for i in range(count)]
    names = set()
    for kind, offset, size, link in ((s[1], s[4], s[5], s[6]) for s in sections):
        if kind == 2:  # a symbol table; `link` is its strings
            for at in range(offset, offset + size, 24):
                name, _, _, section = struct.unpack_from("<IBBH", binary, at)
                if section == 0 and name:
                    start = sections[link][4] + name
                    names.add(binary[start : binary.index(0, start)].decode())
    return names


class Runner:
    """Loads kernel objects into this process through LLVM's linker and calls them."""

    def __init__(self, binding: Any) -> None:
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        self.binding = binding
        self.count = 0

    def function(self, binary: bytes, name: str) -> Callable[[int, int, int], None]:
        missing = undefined_symbols(binary) - {"_GLOBAL_OFFSET_TABLE_"}
        assert not missing, f"the object needs functions from outside: {sorted(missing)}"
        machine = self.binding.Target.from_default_triple().create_target_machine()
        engine = self.binding.create_mcjit_compiler(self.binding.parse_assembly(""), machine)
        engine.add_object_file(self.binding.ObjectFileRef.from_data(binary))
        engine.finalize_object()
        address = engine.get_function_address(name)
        assert address, f"no symbol {name}"
        call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)(address)
        call.engine = engine  # type: ignore[attr-defined]
        return call

    def __call__(
        self,
        binary: bytes,
        buffers: Sequence[bytearray | Any],
        variables: Sequence[int] = (),
        lo: int = 0,
        hi: int = 0,
        name: str = "kernel",
    ) -> None:
        """Run; `buffers` (bytearrays or numpy arrays) are changed in place."""
        call = self.function(binary, name)
        addresses = [
            ctypes.addressof((ctypes.c_char * len(b)).from_buffer(b))
            if isinstance(b, bytearray)
            else b.ctypes.data
            for b in buffers
        ]
        args = (ctypes.c_int64 * max(1, len(addresses) + len(variables)))(*addresses, *variables)
        call(ctypes.addressof(args), lo, hi)


class PlainRunner(Runner):
    """Loads the native back end's objects by hand: code, constants, distances between them."""

    def __init__(self) -> None:
        pass

    def function(self, binary: bytes, name: str) -> Callable[[int, int, int], None]:
        table, count = struct.unpack_from("<Q", binary, 40)[0], struct.unpack_from("<H", binary, 60)[0]
        sections = [struct.unpack_from("<IIQQQQIIQQ", binary, table + 64 * i) for i in range(count)]
        image, starts = bytearray(), {}
        for i, (_, kind, flags, _, offset, size, *_) in enumerate(sections):
            if kind == 1 and flags & 2:  # program bits that are loaded
                image += bytes(-len(image) % 64)
                starts[i] = len(image)
                image += binary[offset : offset + size]
        symbols = next(s for s in sections if s[1] == 2)
        entry = 0
        for at in range(symbols[4], symbols[4] + symbols[5], 24):
            label, info, _, section, value = struct.unpack_from("<IBBHQ", binary, at)
            start = sections[symbols[6]][4] + label
            if info >> 4 and binary[start : binary.index(0, start)].decode() == name:
                entry = starts[section] + value + 1
        assert entry, f"no symbol {name}"
        for _, kind, _, _, offset, size, _, target, *_ in sections:
            for at in range(offset, offset + size, 24) if kind == 4 else ():
                place, info, addend = struct.unpack_from("<QQq", binary, at)
                assert info & 0xFFFFFFFF == 2, "not R_X86_64_PC32"
                symbol = struct.unpack_from("<IBBHQ", binary, symbols[4] + 24 * (info >> 32))
                place += starts[target]
                struct.pack_into("<i", image, place, starts[symbol[3]] + symbol[4] + addend - place)
        memory = mmap.mmap(-1, max(len(image), 1), prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        memory[: len(image)] = bytes(image)
        address = ctypes.addressof(ctypes.c_char.from_buffer(memory)) + entry - 1
        call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)(address)
        call.memory = memory  # type: ignore[attr-defined]
        return call


@pytest.fixture(scope="session")
def linked_run() -> Runner:
    return Runner(pytest.importorskip("llvmlite.binding"))


@pytest.fixture(scope="session")
def plain_run() -> Runner:
    """For the native back end: LLVM need not be there."""
    return PlainRunner()


@pytest.fixture(scope="session")
def run(linked_run: Runner) -> Runner:
    return linked_run


class Kit:
    """The helpers above as one fixture value (test modules do not import one another)."""

    listing = staticmethod(listing)
    place = staticmethod(place)
    splat = staticmethod(splat)
    elementwise = staticmethod(elementwise)
    pack = staticmethod(pack)
    unpack = staticmethod(unpack)


@pytest.fixture(scope="session")
def kit() -> type[Kit]:
    return Kit
