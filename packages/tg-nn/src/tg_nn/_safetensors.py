"""How are named tensors kept in a safetensors file?

The format (github.com/huggingface/safetensors): 8 bytes little-endian length n, n bytes of JSON, then the
data. The JSON maps each name to {"dtype", "shape", "data_offsets": [begin, end]}, offsets from the start of
the data, which they cover without gap or overlap; "__metadata__" maps text to text. Headers are checked in
full before any of the data is believed.
"""

from __future__ import annotations

import json
import os
import pathlib
import struct
import tempfile
from math import prod
from typing import Any

from tg_nn._bytes import accept_filename, byte_chunks, read_bytes, window
from tg_tensor import Tensor, dtypes

DTYPES: dict[str, Any] = {
    "BOOL": dtypes.bool,
    "U8": dtypes.uint8,
    "I8": dtypes.int8,
    "F8_E4M3": dtypes.fp8e4m3,
    "F8_E5M2": dtypes.fp8e5m2,
    "F8_E4M3FNUZ": dtypes.fp8e4m3fnuz,
    "F8_E5M2FNUZ": dtypes.fp8e5m2fnuz,
    "U16": dtypes.uint16,
    "I16": dtypes.int16,
    "F16": dtypes.float16,
    "BF16": dtypes.bfloat16,
    "U32": dtypes.uint32,
    "I32": dtypes.int32,
    "F32": dtypes.float32,
    "U64": dtypes.uint64,
    "I64": dtypes.int64,
    "F64": dtypes.float64,
}
NAMES = {d: name for name, d in DTYPES.items()}
LONGEST_HEADER = 100_000_000  # bytes; the format's own reader allows no more


def _bad(reason: str) -> ValueError:
    return ValueError(f"not a valid safetensors file: {reason}")


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _bad("its header names something twice")
    return found


def _as_int(digits: str) -> int:
    if len(digits) > 20:
        raise _bad(f"its header has a number of {len(digits)} digits")
    return int(digits)


def _parse_header(raw: bytes) -> dict[str, Any]:
    if raw[:1] != b"{":
        raise _bad(f"its header begins with {raw[:1]!r} instead of an opening brace")
    try:
        header: dict[str, Any] = json.loads(
            raw.decode("utf-8"), object_pairs_hook=_unique_keys, parse_int=_as_int
        )
    except RecursionError:
        raise _bad("its header is nested too deeply") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise _bad(f"its header is no JSON ({error})") from None
    metadata = header.get("__metadata__", {})
    if not isinstance(metadata, dict) or not all(isinstance(v, str) for v in metadata.values()):
        raise _bad("its __metadata__ does not map text to text")
    return header


def _are_sizes(value: Any) -> bool:
    return isinstance(value, list) and all(type(v) is int and v >= 0 for v in value)


def _extent(name: str, entry: Any) -> tuple[int, int]:
    """Where the data of one entry is. ValueError when its parts do not fit one another."""
    if not isinstance(entry, dict):
        raise _bad(f"the entry of {name!r} is no object")
    dtype: Any = entry.get("dtype")
    shape: Any = entry.get("shape")
    offsets: Any = entry.get("data_offsets")
    if not isinstance(dtype, str) or dtype not in DTYPES:
        raise _bad(f"{name!r} has the unknown dtype {dtype!r}; known: {', '.join(DTYPES)}")
    if not _are_sizes(shape):
        raise _bad(f"{name!r} has the shape {shape!r}, which is no list of sizes")
    if not _are_sizes(offsets) or len(offsets) != 2:
        raise _bad(f"{name!r} has the offsets {offsets!r}, expected [begin, end]")
    begin, end = offsets
    nbytes = prod(shape) * DTYPES[dtype].itemsize
    if end - begin != nbytes:
        raise _bad(f"{name!r} of {dtype} {shape} needs {nbytes} bytes, its offsets are {begin} to {end}")
    return begin, end


@accept_filename
def safe_load_metadata(t: Tensor) -> tuple[Tensor, int, dict[str, Any]]:
    """(bytes, where the data begins, the checked header) of a safetensors file: a path or a uint8 tensor.

    ValueError when the file is truncated, or entries overlap, leave gaps, or contradict their sizes.
    """
    total = int(t.shape[0])
    if total < 8:
        raise _bad(f"it has {total} bytes, the header's length alone takes 8")
    (length,) = struct.unpack("<Q", read_bytes(t, 0, 8))
    if length > LONGEST_HEADER:
        raise _bad(f"its header claims {length} bytes, more than {LONGEST_HEADER}")
    if 8 + length > total:
        raise _bad(f"its header claims {length} bytes, the file has {total}: it is truncated")
    header = _parse_header(read_bytes(t, 8, 8 + length))
    extents = sorted((*_extent(name, e), name) for name, e in header.items() if name != "__metadata__")
    position = 0
    for begin, end, name in extents:
        if begin != position:
            what = (
                "overlaps what is before it"
                if begin < position
                else f"leaves bytes {position} to {begin} unused"
            )
            raise _bad(f"{name!r} at bytes {begin} to {end} {what}")
        position = end
    if position != total - 8 - length:
        raise _bad(
            f"its tensors take {position} bytes, {total - 8 - length} are there: it is truncated or damaged"
        )
    return t, 8 + length, header


def safe_load(fn: Any) -> dict[str, Tensor]:
    """The tensors of a safetensors file by name. From a path they are on DISK and read when moved or used;
    `fn` may also be a uint8 tensor of the file's bytes. ValueError for a damaged file."""
    t, start, header = safe_load_metadata(fn)
    return {
        name: window(t, start + e["data_offsets"][0], DTYPES[e["dtype"]], tuple(e["shape"]))
        for name, e in header.items()
        if name != "__metadata__"
    }


def _header(tensors: dict[str, Tensor], metadata: dict[str, str] | None) -> tuple[bytes, list[Tensor]]:
    """The file's bytes before the data, and the tensors in the order of their data: wide dtypes first, so
    that all are aligned.
    """
    header: dict[str, Any] = {}
    if metadata is not None:
        if not all(isinstance(k, str) and isinstance(v, str) for k, v in metadata.items()):
            raise TypeError(f"safe_save: metadata maps text to text, got {metadata!r}")
        header["__metadata__"] = dict(metadata)
    position, order = 0, []
    for name, t in tensors.items():
        if not isinstance(name, str) or not isinstance(t, Tensor):
            raise TypeError(f"safe_save: names (text) to tensors, got {name!r}: {type(t).__name__}")
        if name == "__metadata__":
            raise ValueError('safe_save: the name "__metadata__" is reserved; give metadata= instead')
        if t.dtype not in NAMES:
            raise TypeError(f"safe_save: safetensors has no dtype for {name!r} of {t.dtype}; cast it first")
        if any(type(d) is not int for d in t.shape):
            raise ValueError(f"safe_save: {name!r} has the symbolic shape {t.shape}; bind or shrink it first")
    for name, t in sorted(tensors.items(), key=lambda item: (-item[1].dtype.itemsize, item[0])):
        end = position + t.nbytes()
        header[name] = {"dtype": NAMES[t.dtype], "shape": list(t.shape), "data_offsets": [position, end]}
        position = end
        order.append(t)
    raw = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    raw += b" " * (-len(raw) % 8)
    return struct.pack("<Q", len(raw)) + raw, order


def safe_save(
    tensors: dict[str, Tensor], fn: str | os.PathLike[str], metadata: dict[str, str] | None = None
) -> None:
    """Write named tensors to a safetensors file, one after another, so that only one at a time is copied
    to the host.

    The file appears complete or not at all: it is written under another name in the same folder, then
    renamed.
    """
    head, order = _header(tensors, metadata)
    write_atomically(fn, head, order)


def write_atomically(fn: str | os.PathLike[str], head: bytes, tensors: list[Tensor]) -> None:
    """Make the file `fn` from bytes and the values of tensors, through a temporary name.

    FileNotFoundError without folder.
    """
    path = pathlib.Path(fn)
    if not path.parent.is_dir():
        raise FileNotFoundError(f"there is no folder {str(path.parent)!r} to write {path.name!r} to")
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as f:
            f.write(head)
            for t in tensors:
                for chunk in byte_chunks(t):
                    f.write(chunk)
            f.flush()
            os.fchmod(f.fileno(), 0o666 & ~_umask())
            os.fsync(f.fileno())
        os.replace(temporary, path)
    except BaseException:
        pathlib.Path(temporary).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """The process's umask, which can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
