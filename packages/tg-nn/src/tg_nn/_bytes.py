"""How are parts of a byte tensor (a file on DISK, or memory) seen as tensors and read as a file object?"""

from __future__ import annotations

import functools
import io
import os
import pathlib
from collections.abc import Callable, Iterator
from math import prod
from typing import Any, Concatenate, ParamSpec, TypeVar

from tg_tensor import Tensor, dtypes
from tg_uop import Ops

P = ParamSpec("P")
R = TypeVar("R")
CHUNK = 1 << 24  # bytes read or written at a time


def as_bytes_tensor(source: Any) -> Tensor:
    """A path as the uint8 tensor of that file (on DISK, read when needed); a tensor of uint8 and one axis
    as it is.
    """
    if isinstance(source, Tensor):
        if source.dtype is not dtypes.uint8 or source.ndim != 1:
            raise TypeError(
                f"a file's bytes are a uint8 tensor of one axis, got {source.dtype} {source.shape}"
            )
        return source
    if not isinstance(source, (str, os.PathLike)):
        raise TypeError(f"a path or a uint8 tensor is needed, got {type(source).__name__} {source!r}")
    path = pathlib.Path(source)
    if path.is_dir():
        raise IsADirectoryError(f"{str(path)!r} is a folder; name a file in it")
    if not path.exists():
        raise FileNotFoundError(f"there is no file {str(path)!r}")
    return Tensor(path) if path.stat().st_size else Tensor(b"", dtype=dtypes.uint8)


def accept_filename(func: Callable[Concatenate[Tensor, P], R]) -> Callable[Concatenate[Any, P], R]:
    """Let a function of a uint8 tensor also take a path."""

    @functools.wraps(func)
    def wrapper(source: Any, *args: P.args, **kwargs: P.kwargs) -> R:
        return func(as_bytes_tensor(source), *args, **kwargs)

    return wrapper


def storage_of(t: Tensor) -> Any:
    """The BUFFER or BUFFER_VIEW that `t` is all of in order, or None."""
    u = t.uop
    while u.op in (Ops.RESHAPE, Ops.DETACH):
        u = u.src[0]
    return u if u.op in (Ops.BUFFER, Ops.BUFFER_VIEW) else None


def on_disk(t: Tensor) -> bool:
    """Whether the values are in a file."""
    return isinstance(t.device, str) and t.device.startswith("DISK")


def window(t: Tensor, start: int, dtype: Any, shape: tuple[int, ...]) -> Tensor:
    """The bytes of the uint8 tensor `t` from `start` on as a tensor: without reading them when `t` is a
    file.
    """
    size = prod(shape)
    if size == 0:
        return Tensor.zeros(*shape, dtype=dtype)
    storage = storage_of(t)
    if storage is None:
        storage = storage_of(t.realize())
    if storage is not None and (on_disk(t) or start % dtype.itemsize == 0):
        return Tensor(storage.buffer_view(size, dtype, start)).reshape(shape)
    part = t[start : start + size * dtype.itemsize].contiguous()
    return window(part, 0, dtype, shape)


def read_bytes(t: Tensor, start: int, stop: int) -> bytes:
    """Bytes `start` to `stop` of the uint8 tensor `t`."""
    return bytes(window(t, start, dtypes.uint8, (stop - start,)).data())


def byte_chunks(t: Tensor) -> Iterator[memoryview]:
    """The values of `t`, row-major and little-endian, in pieces of at most CHUNK bytes."""
    if 0 in t.shape:
        return
    t = t.contiguous().realize()
    storage = storage_of(t)
    if storage is None:  # a view of some of its memory
        t = t.clone().realize()
        storage = storage_of(t)
    total = t.nbytes()
    for begin in range(0, total, CHUNK):
        yield Tensor(storage.buffer_view(min(CHUNK, total - begin), dtypes.uint8, begin)).data()


class TensorIO(io.RawIOBase):
    """A uint8 tensor of one axis as a read-only file object; wrap it in `io.BufferedReader` for many small
    reads.
    """

    def __init__(self, t: Tensor) -> None:
        super().__init__()
        self._tensor = as_bytes_tensor(t)
        self._size = int(self._tensor.shape[0])
        self._position = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._position

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Move to `offset` from the start, the position or the end. ValueError before the start."""
        start = {os.SEEK_SET: 0, os.SEEK_CUR: self._position, os.SEEK_END: self._size}.get(whence)
        if start is None or start + offset < 0:
            raise ValueError(f"seek: no position {offset} (whence {whence}) in {self._size} bytes")
        self._position = start + offset
        return self._position

    def readinto(self, buffer: Any) -> int:
        """Fill `buffer` from the position on; returns the number of bytes (0 at the end)."""
        target = memoryview(buffer).cast("B")
        n = max(0, min(len(target), self._size - self._position))
        if n:
            target[:n] = read_bytes(self._tensor, self._position, self._position + n)
            self._position += n
        return n
