"""How metadata is packed: the part of MessagePack that code object notes use."""

from __future__ import annotations

import struct
from typing import Any

from ..errors import DecodeError

MAX_DEPTH = 32


def pack(value: Any) -> bytes:
    """MessagePack bytes of None, bool, int, float, str, bytes, list and dict."""
    if value is None:
        return b"\xc0"
    if isinstance(value, bool):
        return b"\xc3" if value else b"\xc2"
    if isinstance(value, int):
        return _pack_int(value)
    if isinstance(value, float):
        return b"\xcb" + struct.pack(">d", value)
    if isinstance(value, str):
        data = value.encode()
        return _head(len(data), 0xA0, 32, (0xD9, 0xDA, 0xDB)) + data
    if isinstance(value, bytes):
        return _head(len(value), 0, 0, (0xC4, 0xC5, 0xC6)) + value
    if isinstance(value, (list, tuple)):
        return _head(len(value), 0x90, 16, (None, 0xDC, 0xDD)) + b"".join(map(pack, value))
    if isinstance(value, dict):
        return _head(len(value), 0x80, 16, (None, 0xDE, 0xDF)) + b"".join(
            pack(k) + pack(v) for k, v in value.items()
        )
    raise TypeError(
        f"metadata holds a {type(value).__name__}: allowed are None, bool, int, float, str, bytes, list, dict"
    )


def _head(size: int, small: int, limit: int, codes: tuple[int | None, int, int]) -> bytes:
    if size < limit:
        return bytes([small | size])
    if size < 256 and codes[0] is not None:
        return bytes([codes[0], size])
    return (
        bytes([codes[1]]) + size.to_bytes(2, "big")
        if size < 65536
        else bytes([codes[2]]) + size.to_bytes(4, "big")
    )


def _pack_int(value: int) -> bytes:
    if 0 <= value < 128:
        return bytes([value])
    if -32 <= value < 0:
        return bytes([value & 0xFF])
    for code, size in (
        ((0xCC, 1), (0xCD, 2), (0xCE, 4), (0xCF, 8))
        if value > 0
        else ((0xD0, 1), (0xD1, 2), (0xD2, 4), (0xD3, 8))
    ):
        low, high = (0, 1 << 8 * size) if value > 0 else (-(1 << 8 * size - 1), 0)
        if low <= value < high:
            return bytes([code]) + value.to_bytes(size, "big", signed=value < 0)
    raise ValueError(f"metadata integer {value} does not fit 64 bits")


def unpack(data: bytes) -> Any:
    """The value in MessagePack bytes; DecodeError when they are malformed. Never makes more than the
    bytes hold."""
    value, end = _unpack(data, 0, 0)
    if end != len(data):
        raise DecodeError(f"metadata: {len(data) - end} bytes too many")
    return value


def _take(data: bytes, at: int, size: int) -> bytes:
    if at + size > len(data):
        raise DecodeError("metadata ends in the middle of a value")
    return data[at : at + size]


def _unpack(data: bytes, at: int, depth: int) -> tuple[Any, int]:
    if depth > MAX_DEPTH:
        raise DecodeError(f"metadata is nested deeper than {MAX_DEPTH}")
    code = _take(data, at, 1)[0]
    at += 1
    if code < 0x80 or code >= 0xE0:
        return (code if code < 0x80 else code - 256), at
    if code < 0x90:
        return _map(data, at, code & 15, depth)
    if code < 0xA0:
        return _list(data, at, code & 15, depth)
    if code < 0xC0:
        return _text(data, at, code & 31)
    if code in (0xC0, 0xC2, 0xC3):
        return {0xC0: None, 0xC2: False, 0xC3: True}[code], at
    if code in (0xCA, 0xCB):
        size = 4 if code == 0xCA else 8
        return struct.unpack(">f" if size == 4 else ">d", _take(data, at, size))[0], at + size
    if 0xCC <= code <= 0xD3:
        size = 1 << (code & 3)
        return int.from_bytes(_take(data, at, size), "big", signed=code >= 0xD0), at + size
    sizes = {0xD9: 1, 0xDA: 2, 0xDB: 4, 0xC4: 1, 0xC5: 2, 0xC6: 4, 0xDC: 2, 0xDD: 4, 0xDE: 2, 0xDF: 4}
    if code not in sizes:
        raise DecodeError(f"metadata: unknown type byte {code:#x}")
    count = int.from_bytes(_take(data, at, sizes[code]), "big")
    at += sizes[code]
    if code in (0xD9, 0xDA, 0xDB):
        return _text(data, at, count)
    if code in (0xC4, 0xC5, 0xC6):
        return _take(data, at, count), at + count
    return _list(data, at, count, depth) if code in (0xDC, 0xDD) else _map(data, at, count, depth)


def _text(data: bytes, at: int, size: int) -> tuple[str, int]:
    try:
        return _take(data, at, size).decode(), at + size
    except UnicodeDecodeError:
        raise DecodeError("metadata: a text is not UTF-8") from None


def _list(data: bytes, at: int, count: int, depth: int) -> tuple[list[Any], int]:
    if count > len(data) - at:
        raise DecodeError(f"metadata: a list of {count} values in {len(data) - at} bytes")
    result = []
    for _ in range(count):
        value, at = _unpack(data, at, depth + 1)
        result.append(value)
    return result, at


def _map(data: bytes, at: int, count: int, depth: int) -> tuple[dict[Any, Any], int]:
    if 2 * count > len(data) - at:
        raise DecodeError(f"metadata: a map of {count} pairs in {len(data) - at} bytes")
    result: dict[Any, Any] = {}
    for _ in range(count):
        key, at = _unpack(data, at, depth + 1)
        if not isinstance(key, (str, int, bool)):
            raise DecodeError("metadata: a map key that is neither text nor number")
        result[key], at = _unpack(data, at, depth + 1)
    return result, at
