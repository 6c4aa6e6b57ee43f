"""How are tensors read from files of torch.save without running the code that a pickle may hold?

A torch file is a pickle that names storages, and the storages' bytes (a zip archive since PyTorch 1.6, one
stream before). The unpickler here knows the handful of names that records of tensors use and refuses all
others; what those names construct are inert records, turned into tensors only after the pickle has been read.
"""

from __future__ import annotations

import io
import pickle
import struct
from collections import OrderedDict
from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

from tg_nn._archives import open_zip, zip_extents
from tg_nn._bytes import TensorIO, accept_filename, read_bytes, window
from tg_tensor import Tensor, dtypes

STORAGES: dict[str, Any] = {
    "DoubleStorage": dtypes.float64,
    "FloatStorage": dtypes.float32,
    "HalfStorage": dtypes.float16,
    "BFloat16Storage": dtypes.bfloat16,
    "LongStorage": dtypes.int64,
    "IntStorage": dtypes.int32,
    "ShortStorage": dtypes.int16,
    "CharStorage": dtypes.int8,
    "ByteStorage": dtypes.uint8,
    "BoolStorage": dtypes.bool,
    "UntypedStorage": dtypes.uint8,
}
MAGIC = 0x1950A86A20F9469CFC6C  # the first pickle of a file from before PyTorch 1.6


class Storage(NamedTuple):
    """A storage as a pickle names it."""

    dtype: Any
    key: str
    size: int


class _Record:
    """What a pickle may construct, instead of the real thing: a kind and its arguments, which it cannot
    alter.
    """

    __slots__ = ("args",)

    def __init__(self, args: tuple[Any, ...]) -> None:
        self.args = args

    def __setstate__(self, state: Any) -> None:
        raise pickle.UnpicklingError("a tensor record with a state of its own")


class _Maker:
    """A name in a pickle that may be called.

    The object is made anew for each use, so a pickle can change nothing lasting.
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[..., Any]) -> None:
        self._make = make

    def __call__(self, *args: Any) -> Any:
        return self._make(*args)

    def __setstate__(self, state: Any) -> None:
        raise pickle.UnpicklingError("a state set on a name")


def _tensor_record(*args: Any) -> _Record:
    return _Record(args)


def _parameter(data: Any, *_: Any) -> Any:
    return data


_MAKERS: dict[tuple[str, str], Callable[..., Any]] = {
    ("collections", "OrderedDict"): OrderedDict,
    ("torch._utils", "_rebuild_tensor"): _tensor_record,
    ("torch._utils", "_rebuild_tensor_v2"): _tensor_record,
    ("torch._utils", "_rebuild_parameter"): _parameter,
    ("torch._utils", "_rebuild_parameter_with_state"): _parameter,
    ("torch", "Size"): lambda sizes=(): tuple(sizes),
}
_MAKE_DTYPES = {f"{d.name}": d.name for d in STORAGES.values()}


class _Unpickler(pickle.Unpickler):
    """An unpickler of containers, numbers, text and tensor records."""

    def find_class(self, module: str, name: str) -> Any:
        if module in ("torch", "torch.storage") and name in STORAGES:
            return "storage:" + name
        if module == "torch" and name in _MAKE_DTYPES:
            return name
        make = _MAKERS.get((module, name))
        if make is None:
            raise ValueError(
                f"the file names {module}.{name}; only tensors in dicts, lists and tuples are loaded. "
                "Save model.state_dict() instead of whole objects"
            )
        return _Maker(make)

    def persistent_load(self, pid: Any) -> Storage:
        if not isinstance(pid, tuple) or len(pid) < 5 or pid[0] != "storage" or not isinstance(pid[1], str):
            raise pickle.UnpicklingError(f"an unknown persistent id {pid!r}")
        kind, key, size = pid[1].removeprefix("storage:"), pid[2], pid[4]
        if kind not in STORAGES or type(size) is not int or size < 0:
            raise pickle.UnpicklingError(f"an unknown storage {pid!r}")
        if len(pid) > 5 and pid[5] is not None:
            raise pickle.UnpicklingError("a storage that is a view of another, from before PyTorch 0.4")
        return Storage(STORAGES[kind], str(key), size)


def _unpickle(stream: Any) -> Any:
    """One object from a stream of pickles. ValueError whatever is wrong with it."""
    try:
        return _Unpickler(stream).load()
    except ValueError:
        raise
    except (
        pickle.UnpicklingError,
        EOFError,
        AttributeError,
        TypeError,
        LookupError,
        RecursionError,
    ) as error:
        raise ValueError(
            f"not a valid torch file: its pickle holds {error or type(error).__name__}"
        ) from None
    except (MemoryError, OverflowError, struct.error) as error:
        raise ValueError(f"not a valid torch file: its pickle is damaged ({type(error).__name__})") from None


def _with_tensors(value: Any, make: Callable[[tuple[Any, ...]], Tensor], depth: int = 0) -> Any:
    """`value` with tensors in place of records."""
    if depth > 100:
        raise ValueError("not a valid torch file: containers are nested more than 100 deep")
    if isinstance(value, _Record):
        return make(value.args)
    if isinstance(value, dict):
        return {k: _with_tensors(v, make, depth + 1) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        items = [_with_tensors(v, make, depth + 1) for v in value]
        return items if isinstance(value, list) else tuple(items)
    if isinstance(value, (_Maker, Storage)):
        raise ValueError("not a valid torch file: it holds a bare storage or name; save tensors")
    return value


def _are_sizes(values: Any) -> bool:
    return isinstance(values, (tuple, list)) and all(type(v) is int and v >= 0 for v in values)


def _build(t: Tensor, places: dict[str, tuple[int, int]], args: tuple[Any, ...]) -> Tensor:
    """The tensor that a record describes, over the storages at `places` (key -> start, bytes) of the file
    `t`.
    """
    if len(args) < 4 or type(args[0]) is not Storage:
        raise ValueError(f"not a valid torch file: a tensor record with {len(args)} arguments")
    storage, offset, shape, strides = args[:4]
    if (
        type(offset) is not int
        or offset < 0
        or not _are_sizes(shape)
        or not _are_sizes(strides)
        or len(shape) != len(strides)
    ):
        raise ValueError(
            f"not a valid torch file: a tensor of shape {shape!r}, strides {strides!r}, offset {offset!r}"
        )
    shape, strides, item = tuple(shape), tuple(strides), storage.dtype.itemsize
    if 0 in shape:
        return Tensor.zeros(*shape, dtype=storage.dtype)
    if storage.key not in places:
        raise ValueError(f"not a valid torch file: the storage {storage.key!r} is missing")
    start, nbytes = places[storage.key]
    last = offset + sum((n - 1) * s for n, s in zip(shape, strides, strict=True))
    if (last + 1) * item > nbytes:
        raise ValueError(
            f"not a valid torch file: shape {shape} needs element {last} of a storage of {nbytes // item}"
        )
    order = sorted((i for i, n in enumerate(shape) if n > 1), key=lambda i: -strides[i])
    order += [i for i, n in enumerate(shape) if n == 1]
    dense = tuple(shape[i] for i in order)
    expected = [prod(dense[k + 1 :]) for k in range(len(dense))]
    if any(shape[i] > 1 and strides[i] != e for i, e in zip(order, expected, strict=True)):
        return _strided(window(t, start + offset * item, storage.dtype, (last + 1 - offset,)), shape, strides)
    whole = window(t, start + offset * item, storage.dtype, dense)
    if [i for i in order if shape[i] > 1] == [i for i, n in enumerate(shape) if n > 1]:
        return whole.reshape(shape)
    return whole.to(None).permute(tuple(order.index(i) for i in range(len(order))))


def _strided(flat: Tensor, shape: tuple[int, ...], strides: tuple[int, ...]) -> Tensor:
    """Elements of `flat` at steps `strides`, copied. The caller has checked that the last one is inside."""
    import numpy as np  # lazy: views with gaps or repeats are rare

    wide = flat.dtype if flat.dtype.fmt else {1: dtypes.uint8, 2: dtypes.uint16}[flat.dtype.itemsize]
    start = flat if wide is flat.dtype else flat.to(None).bitcast(wide)
    values = start.numpy()
    picked = np.lib.stride_tricks.as_strided(
        values, shape, tuple(s * values.itemsize for s in strides), writeable=False
    )
    out = Tensor(np.ascontiguousarray(picked))
    return out if wide is flat.dtype else out.bitcast(flat.dtype)


def _load_zip(t: Tensor) -> Any:
    archive = open_zip(t)
    extents = zip_extents(t, archive)
    pickles = [name for name in extents if name == "data.pkl" or name.endswith("/data.pkl")]
    if len(pickles) != 1:
        raise ValueError(
            f"not a torch file: a zip archive with {len(pickles)} members data.pkl, expected one"
        )
    folder = pickles[0].removesuffix("data.pkl")
    if (order := extents.get(folder + "byteorder")) is not None:
        _check_order(read_bytes(t, order[0], order[0] + order[1]) == b"little")
    start, size = extents[pickles[0]]
    value = _unpickle(io.BytesIO(read_bytes(t, start, start + size)))
    data = folder + "data/"
    places = {name.removeprefix(data): place for name, place in extents.items() if name.startswith(data)}
    return _with_tensors(value, lambda args: _build(t, places, args))


def _check_order(little: bool) -> None:
    if not little:
        raise ValueError("the file was written on a big-endian machine; save it again on a little-endian one")


def _load_stream(t: Tensor) -> Any:
    """A file from before PyTorch 1.6: pickles of a magic number, a version, facts, the object, its
    storages' keys; then each storage as a count (8 bytes) and its elements.
    """
    stream = io.BufferedReader(TensorIO(t), 1 << 16)
    if _unpickle(stream) != MAGIC or _unpickle(stream) != 1001:
        raise ValueError("not a torch file: it has neither the zip nor the older stream format")
    facts = _unpickle(stream)
    _check_order(isinstance(facts, dict) and facts.get("little_endian", True) is True)
    value = _unpickle(stream)
    keys = _unpickle(stream)
    if not isinstance(keys, list):
        raise ValueError("not a valid torch file: no list of storages")
    sizes: dict[str, int] = {}
    _with_tensors(value, lambda args: _note_storage(sizes, args))
    places: dict[str, tuple[int, int]] = {}
    position = stream.tell()
    for key in map(str, keys):
        if position + 8 > t.shape[0]:
            raise ValueError("not a valid torch file: it is truncated")
        (count,) = struct.unpack("<q", read_bytes(t, position, position + 8))
        nbytes = count * sizes.get(key, 1)
        if count < 0 or position + 8 + nbytes > t.shape[0]:
            raise ValueError(
                f"not a valid torch file: storage {key!r} of {nbytes} bytes reaches beyond its end"
            )
        places[key] = (position + 8, nbytes)
        position += 8 + nbytes
    return _with_tensors(value, lambda args: _build(t, places, args))


def _note_storage(sizes: dict[str, int], args: tuple[Any, ...]) -> Any:
    if args and type(args[0]) is Storage:
        sizes[args[0].key] = args[0].dtype.itemsize
    return args


@accept_filename
def torch_load(t: Tensor) -> Any:
    """The tensors of a file of torch.save (a path or a uint8 tensor), in the dicts, lists and tuples they
    were saved in.

    No code of the file runs. Tensors of a path stay on DISK until used where their layout allows. ValueError
    for what is damaged, holds other objects, or is big-endian.
    """
    if t.shape[0] >= 4 and read_bytes(t, 0, 4) == b"PK\x03\x04":
        return _load_zip(t)
    return _load_stream(t)
