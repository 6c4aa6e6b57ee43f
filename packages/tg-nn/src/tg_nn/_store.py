"""How are bytes kept under their own hash: a folder with one file per tensor, named by `Tensor.hash`?"""

from __future__ import annotations

import os
from pathlib import Path

from tg_tensor import Tensor


def _folder() -> Path:
    given = os.environ.get("TG_STORE")
    return Path(given) if given else Path.home() / ".cache" / "tg" / "store"


def fs_store(t: Tensor) -> Tensor:
    """Keep the bytes of `t` in the store (the folder TG_STORE, by default ~/.cache/tg/store); returns their
    hash, 16 bytes, which `fs_load` takes.
    """
    if not isinstance(t, Tensor):
        raise TypeError(f"fs_store: a tensor, got {type(t).__name__} {t!r}")
    raw = t.contiguous().reshape(-1).bitcast("uint8").to("CPU")
    key = raw.hash()
    folder = _folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / bytes(key.data()).hex()
    if not path.exists():
        part = path.with_name(f"{path.name}.{os.getpid()}.part")
        part.write_bytes(bytes(raw.data()))
        part.replace(path)
    return key


def fs_load(t: Tensor, size: int) -> Tensor:
    """The first `size` bytes stored under the hash `t`, as uint8. FileNotFoundError if there are none,
    ValueError if they are fewer or are not what the hash says.
    """
    if not isinstance(t, Tensor) or t.numel() != 16 or t.dtype.itemsize != 1:
        raise TypeError(f"fs_load: a hash is a uint8 tensor of 16 elements, got {t!r}")
    if isinstance(size, bool) or not isinstance(size, int) or size < 0:
        raise ValueError(f"fs_load: size is an int >= 0, got {size!r}")
    name = bytes(t.data()).hex()
    path = _folder() / name
    if not path.is_file():
        raise FileNotFoundError(f"fs_load: {name} is not in the store {path.parent}")
    raw = path.read_bytes()
    if len(raw) < size:
        raise ValueError(f"fs_load: {name} has {len(raw)} bytes, {size} were asked for")
    whole = Tensor(raw)
    if bytes(whole.hash().data()).hex() != name:
        raise ValueError(f"fs_load: the file {path} does not have the hash it is named by")
    return whole[:size]
