"""Which instruction stands at a place in machine code."""

from __future__ import annotations

from collections.abc import Iterator

from .columns import LiteralMark
from .errors import DecodeError
from .inst import Instruction
from .registers import Operand
from .row import Row, literal_value
from .table import Table, load

MAX_BYTES = 24
_BYTES = [(1 << 8 * size) - 1 for size in range(MAX_BYTES + 1)]
Dispatch = dict[int, list[tuple[int, dict[int, list[Row]]]]]
_dispatch: dict[str, Dispatch] = {}


def _prepare(table: Table) -> Dispatch:
    """Top nine bits of the first word → [(key mask, key → rows)], filled in on use."""
    return _dispatch.setdefault(table.group, {})


def _fill(table: Table, dispatch: Dispatch, top: int) -> list[tuple[int, dict[int, list[Row]]]]:
    found = []
    for layout, rows in table.candidates(top << 23):
        keyed: dict[int, list[Row]] = {}
        for op, forms in rows.items():
            keyed[layout.key(op)] = sorted(forms, key=lambda r: -r.form_mask.bit_count())
        found.append((layout.key_mask, keyed))
    dispatch[top] = found
    return found


def decode(code: bytes | bytearray | memoryview, arch: str, offset: int = 0) -> Instruction:
    """The instruction at byte `offset` of `code`.

    `arch` is a processor (`gfx1100`) or an architecture group (`rdna3`). Raises DecodeError when the
    bytes are
    no instruction there, or end in its middle.
    """
    table = load(arch)
    data = code[offset : offset + MAX_BYTES] if offset or len(code) > MAX_BYTES else code
    return decode_bits(int.from_bytes(data, "little"), len(data), table, offset)


def decode_bits(bits: int, available: int, table: Table, offset: int = 0) -> Instruction:
    """`decode` for bytes already read as a little-endian number, of which `available` bytes exist."""
    dispatch = _dispatch.get(table.group)
    if dispatch is None:
        dispatch = _prepare(table)
    top = bits >> 23 & 511
    entries = dispatch.get(top)
    if entries is None:
        entries = _fill(table, dispatch, top)
    for key_mask, rows in entries:
        forms = rows.get(bits & key_mask)
        if forms is None:
            continue
        for row in forms:
            if bits & row.form_mask != row.form_value:
                continue
            sig = row._signature or row.signature
            operands = sig.read(bits)
            if operands is None:
                continue
            size = row.size
            if sig.constant_size and size <= available:
                return Instruction(row, bits & _BYTES[size], operands, size)  # type: ignore[arg-type]
            for operand in operands:
                if operand.__class__ is LiteralMark:
                    size, operands = _with_literal(row, bits, operands)
                    break
            if row.layout.name == "MIMG":
                lo, width = row.layout.fields["nsa"]
                size += 4 * (bits >> lo & ((1 << width) - 1))
            if size > available:
                raise DecodeError(f"{offset:#x}: {row.name} takes {size} bytes, only {available} are left")
            return Instruction(row, bits & _BYTES[size], operands, size)  # type: ignore[arg-type]
    if available < 4:
        raise DecodeError(f"{offset:#x}: {available} bytes are left, an instruction takes at least 4")
    raise DecodeError(f"{offset:#x}: {bits & 0xFFFFFFFF:#010x} is no {table.group} instruction")


def _with_literal(
    row: Row, bits: int, operands: tuple[Operand | LiteralMark, ...]
) -> tuple[int, tuple[Operand, ...]]:
    """(size, operands) with literal marks replaced by the literal."""
    size = 4 * row.words
    result: list[Operand] = []
    for operand in operands:
        if isinstance(operand, LiteralMark):
            literal = literal_value(operand, bits, row.words)
            size = max(size, 4 * row.words + literal.bits // 8)
            result.append(literal)
        else:
            result.append(operand)
    return size, tuple(result)


def disassemble(
    code: bytes | bytearray | memoryview, arch: str, start: int = 0, end: int | None = None
) -> Iterator[tuple[int, Instruction]]:
    """(byte offset, instruction) of every instruction from `start` to `end`; DecodeError where one is
    none."""
    table = load(arch)
    code = bytes(code)
    end = len(code) if end is None else end
    while start < end:
        data = code[start : min(start + MAX_BYTES, end)]
        instruction = decode_bits(int.from_bytes(data, "little"), len(data), table, start)
        yield start, instruction
        start += instruction.size
