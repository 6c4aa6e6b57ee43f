"""Where do training images come from: scikit-learn's digits, and local files of Fashion-MNIST, MNIST and
CIFAR-10?

Nothing is downloaded: a missing file or package is an error that says what to install or where to look.
"""

from __future__ import annotations

import gzip
import importlib.util
import os
import struct
import zlib
from collections.abc import Sequence
from math import prod
from pathlib import Path
from typing import NamedTuple

from tg_tensor import Tensor

Folder = str | os.PathLike[str]
FASHION_FOLDER = "/usr/share/datasets/fashion-mnist"
FASHION_HINT = (
    "install Debian's package dataset-fashion-mnist (apt install dataset-fashion-mnist), or name the folder "
    "that holds the four IDX files with folder="
)
_IDX_TYPES = {0x08: "uint8", 0x09: "int8"}
_CIFAR_RECORD = 1 + 3 * 32 * 32  # a label, then red, green and blue planes


class Split(NamedTuple):
    """Images (number, channels, height, width) and labels (number,), for training and for testing."""

    x_train: Tensor
    y_train: Tensor
    x_test: Tensor
    y_test: Tensor


def digits(test_fraction: float = 0.2, seed: int = 0, device: str | None = None) -> Split:
    """The 1797 handwritten digits of 8 by 8 pixels that come with scikit-learn: float32 in 0 to 1, labels
    int32.

    Shuffled by `seed`, then the first `test_fraction` held back for testing. RuntimeError without scikit-
    learn.
    """
    import numpy as np  # lazy: the other data sets do without

    if not 0 < test_fraction < 1:
        raise ValueError(f"digits: test_fraction lies between 0 and 1, got {test_fraction!r}")
    with gzip.open(_digits_file(), "rt") as f:
        rows = np.loadtxt(f, delimiter=",", dtype=np.uint8)  # 64 pixels of 0 to 16, then the digit
    rows = rows[np.random.default_rng(seed).permutation(len(rows))]
    x = rows[:, :64].reshape(-1, 1, 8, 8).astype(np.float32) / 16
    y = rows[:, 64].astype(np.int32)
    n = round(len(y) * test_fraction)
    return Split(*(Tensor(a, device=device) for a in (x[n:], y[n:], x[:n], y[:n])))


def _digits_file() -> Path:
    """The file inside scikit-learn. Importing scikit-learn to read it would take two seconds."""
    found = importlib.util.find_spec("sklearn")
    if found is None or found.origin is None:
        raise RuntimeError("scikit-learn is not installed: pip install 'tg-nn[datasets]'")
    return Path(found.origin).parent / "datasets" / "data" / "digits.csv.gz"


def read_idx(path: Folder) -> tuple[tuple[int, ...], bytes]:
    """(shape, bytes) of an IDX file of 8-bit numbers, packed with gzip or not.

    The format (yann.lecun.com/exdb/mnist): 0, 0, a type, the rank; the sizes as big-endian 32-bit ints; the
    data. ValueError when it is something else or truncated.
    """
    raw = Path(path).read_bytes()
    if raw[:2] == b"\x1f\x8b":
        try:
            raw = gzip.decompress(raw)
        except (OSError, EOFError, zlib.error) as error:
            raise ValueError(f"{str(path)!r} cannot be unpacked: {error}") from None
    if len(raw) < 4 or raw[:2] != b"\0\0" or raw[2] not in _IDX_TYPES:
        raise ValueError(
            f"{str(path)!r} is no IDX file of 8-bit numbers: it begins with {raw[:4].hex(' ') or 'nothing'}"
        )
    rank = raw[3]
    if len(raw) < 4 + 4 * rank:
        raise ValueError(f"{str(path)!r} is truncated in its header")
    shape = struct.unpack(f">{rank}I", raw[4 : 4 + 4 * rank])
    data = raw[4 + 4 * rank :]
    if len(data) != prod(shape):
        raise ValueError(
            f"{str(path)!r} says shape {shape}, {prod(shape)} bytes, but holds {len(data)}: it is damaged"
        )
    return shape, data


def _find(folder: Path, name: str) -> Path | None:
    return next((p for p in (folder / name, folder / f"{name}.gz") if p.is_file()), None)


def _idx_split(what: str, folders: Sequence[Path], hint: str, device: str | None) -> Split:
    """The four files of an MNIST-like set in the first folder that has one of them.

    FileNotFoundError with `hint`.
    """
    names = [
        f"{part}-{kind}" for part in ("train", "t10k") for kind in ("images-idx3-ubyte", "labels-idx1-ubyte")
    ]
    folder = next((f for f in folders if any(_find(f, n) for n in names)), None)
    if folder is None:
        places = " or ".join(repr(str(f)) for f in folders) or "any known folder"
        raise FileNotFoundError(f"{what} is not in {places}: {hint}")
    tensors = []
    for n in names:
        path = _find(folder, n)
        if path is None:
            raise FileNotFoundError(f"{what}: there is no {n!r} (or {n}.gz) in {str(folder)!r}: {hint}")
        shape, data = read_idx(path)
        if len(shape) != (3 if "images" in n else 1):
            raise ValueError(
                f"{str(path)!r} has shape {shape}, expected {'images' if 'images' in n else 'labels'}"
            )
        shape = (shape[0], 1, *shape[1:]) if len(shape) == 3 else shape
        tensors.append(Tensor(data, dtype="uint8", device=device).reshape(shape))
    for x, y in (tensors[:2], tensors[2:]):
        if x.shape[0] != y.shape[0]:
            raise ValueError(f"{what}: {x.shape[0]} images but {y.shape[0]} labels in {str(folder)!r}")
    return Split(*tensors)


def fashion_mnist(folder: Folder | None = None, device: str | None = None) -> Split:
    """Fashion-MNIST from IDX files: 60,000 and 10,000 images of 28 by 28 pixels, uint8, in ten kinds of
    clothes.

    Without `folder` where Debian's package puts them. FileNotFoundError names that package.
    """
    return _idx_split(
        "Fashion-MNIST", [Path(FASHION_FOLDER if folder is None else folder)], FASHION_HINT, device
    )


def mnist(device: str | None = None, fashion: bool = False, folder: Folder | None = None) -> Split:
    """MNIST from IDX files in `folder` (default: the environment variable MNIST_FOLDER), uint8; with
    `fashion` Fashion-MNIST.
    """
    if fashion:
        return fashion_mnist(folder, device)
    hint = "name the folder of its IDX files (train-images-idx3-ubyte[.gz], ...) with folder= or MNIST_FOLDER"
    return _idx_split("MNIST", _named_folder(folder, "MNIST_FOLDER"), hint, device)


def _named_folder(folder: Folder | None, variable: str) -> list[Path]:
    name = folder if folder is not None else os.environ.get(variable)
    return [Path(name)] if name else []


def cifar(device: str | None = None, folder: Folder | None = None) -> Split:
    """CIFAR-10 from its binary files (data_batch_1.bin … 5, test_batch.bin) in `folder` (default:
    CIFAR_FOLDER).

    50,000 and 10,000 images of 3 by 32 by 32, uint8. FileNotFoundError says what is missing.
    """
    hint = "unpack cifar-10-binary.tar.gz and name the folder of its .bin files with folder= or CIFAR_FOLDER"
    found = _named_folder(folder, "CIFAR_FOLDER")
    if not found:
        raise FileNotFoundError(f"CIFAR-10 is not in any known folder: {hint}")
    parts = {"train": [f"data_batch_{n}.bin" for n in range(1, 6)], "test": ["test_batch.bin"]}
    out = []
    for names in parts.values():
        raw = b"".join(_cifar_records(found[0] / n, hint) for n in names)
        records = Tensor(raw, dtype="uint8", device=device).reshape(-1, _CIFAR_RECORD)
        out += [records[:, 1:].reshape(-1, 3, 32, 32).contiguous(), records[:, 0].contiguous()]
    return Split(*out)


def _cifar_records(path: Path, hint: str) -> bytes:
    if not path.is_file():
        raise FileNotFoundError(f"CIFAR-10: there is no {path.name!r} in {str(path.parent)!r}: {hint}")
    raw = path.read_bytes()
    if not raw or len(raw) % _CIFAR_RECORD:
        raise ValueError(f"{str(path)!r} has {len(raw)} bytes, no multiple of {_CIFAR_RECORD}: it is damaged")
    return raw


__all__ = ["Split", "cifar", "digits", "fashion_mnist", "mnist", "read_idx"]
