"""Data sets: scikit-learn's digits against scikit-learn, IDX and CIFAR files made here, and what is said
when they are missing.
"""

from __future__ import annotations

import gzip
import struct
from pathlib import Path

import numpy as np
import pytest

from tg_nn import datasets

RNG = np.random.default_rng(5)


def test_digits_are_those_of_scikit_learn() -> None:
    sklearn = pytest.importorskip("sklearn.datasets")
    split = datasets.digits(test_fraction=0.25, seed=3)
    theirs = sklearn.load_digits()
    x = np.concatenate([split.x_test.numpy(), split.x_train.numpy()])
    y = np.concatenate([split.y_test.numpy(), split.y_train.numpy()])
    assert split.x_test.shape == (449, 1, 8, 8) and split.y_train.shape == (1348,) and x.dtype == np.float32
    ours = sorted((*image.flatten() * 16, label) for image, label in zip(x, y, strict=True))
    assert ours == sorted(
        (*image.flatten(), label) for image, label in zip(theirs.images, theirs.target, strict=True)
    )


def test_digits_are_shuffled_by_the_seed() -> None:
    first, again, other = (datasets.digits(seed=s).y_test.tolist() for s in (0, 0, 1))
    assert first == again and first != other
    with pytest.raises(ValueError, match="between 0 and 1"):
        datasets.digits(test_fraction=1)


def test_digits_without_scikit_learn_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(RuntimeError, match=r"pip install 'tg-nn\[datasets\]'"):
        datasets.digits()


def write_idx(path: Path, array: np.ndarray, packed: bool = False) -> None:
    raw = bytes([0, 0, 8, array.ndim]) + struct.pack(f">{array.ndim}I", *array.shape) + array.tobytes()
    (path.with_suffix(".gz") if packed else path).write_bytes(gzip.compress(raw) if packed else raw)


def write_set(folder: Path, packed: bool = False) -> list[np.ndarray]:
    arrays = []
    for part, n in (("train", 6), ("t10k", 3)):
        for kind, shape in (("images-idx3", (n, 28, 28)), ("labels-idx1", (n,))):
            arrays.append(RNG.integers(0, 256, shape).astype(np.uint8))
            write_idx(folder / f"{part}-{kind}-ubyte", arrays[-1], packed)
    return arrays


@pytest.mark.parametrize("packed", [False, True])
def test_idx_files_of_a_folder(packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    x_train, y_train, x_test, y_test = write_set(tmp_path, packed)
    monkeypatch.setenv("MNIST_FOLDER", str(tmp_path))
    for split in (
        datasets.fashion_mnist(tmp_path),
        datasets.mnist(),
        datasets.mnist(fashion=True, folder=tmp_path),
    ):
        np.testing.assert_array_equal(split.x_train.numpy(), x_train[:, None])
        np.testing.assert_array_equal(split.x_test.numpy(), x_test[:, None])
        np.testing.assert_array_equal(split.y_train.numpy(), y_train)
        np.testing.assert_array_equal(split.y_test.numpy(), y_test)


def test_missing_files_say_where_to_get_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError, match="apt install dataset-fashion-mnist"):
        datasets.fashion_mnist(tmp_path)
    monkeypatch.delenv("MNIST_FOLDER", raising=False)
    with pytest.raises(FileNotFoundError, match="any known folder: name the folder"):
        datasets.mnist()
    monkeypatch.delenv("CIFAR_FOLDER", raising=False)
    with pytest.raises(FileNotFoundError, match="cifar-10-binary.tar.gz"):
        datasets.cifar()
    write_set(tmp_path)
    (tmp_path / "t10k-labels-idx1-ubyte").unlink()
    with pytest.raises(FileNotFoundError, match="there is no 't10k-labels-idx1-ubyte'"):
        datasets.fashion_mnist(tmp_path)


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "begins with nothing"),
        (b"PNG\0", "no IDX file"),
        (bytes([0, 0, 13, 1, 0, 0, 0, 1, 0, 0, 0, 0]), "no IDX file of 8-bit numbers"),
        (bytes([0, 0, 8, 3, 0, 0]), "truncated in its header"),
        (bytes([0, 0, 8, 1, 0, 0, 0, 5, 1, 2]), r"shape \(5,\), 5 bytes, but holds 2"),
        (bytes([0, 0, 8, 1, 255, 255, 255, 255, 1, 2]), "but holds 2"),
        (gzip.compress(bytes(50))[:-9], "cannot be unpacked"),
    ],
)
def test_damaged_idx_files_are_refused(raw: bytes, message: str, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(raw)
    with pytest.raises(ValueError, match=message):
        datasets.read_idx(tmp_path / "x")


def test_images_and_labels_must_be_as_many(tmp_path: Path) -> None:
    write_set(tmp_path)
    write_idx(tmp_path / "train-labels-idx1-ubyte", np.zeros(5, np.uint8))
    with pytest.raises(ValueError, match="6 images but 5 labels"):
        datasets.fashion_mnist(tmp_path)


def test_cifar_records_are_a_label_and_three_planes(tmp_path: Path) -> None:
    records = RNG.integers(0, 256, (6, 2, 3073)).astype(np.uint8)
    names = [f"data_batch_{n}.bin" for n in range(1, 6)] + ["test_batch.bin"]
    for name, batch in zip(names, records, strict=True):
        (tmp_path / name).write_bytes(batch.tobytes())
    split = datasets.cifar(folder=tmp_path)
    flat = records[:5].reshape(10, 3073)
    np.testing.assert_array_equal(split.x_train.numpy(), flat[:, 1:].reshape(10, 3, 32, 32))
    np.testing.assert_array_equal(split.y_train.numpy(), flat[:, 0])
    np.testing.assert_array_equal(split.y_test.numpy(), records[5, :, 0])
    (tmp_path / "data_batch_3.bin").write_bytes(bytes(100))
    with pytest.raises(ValueError, match="no multiple of 3073"):
        datasets.cifar(folder=tmp_path)
    (tmp_path / "data_batch_3.bin").unlink()
    with pytest.raises(FileNotFoundError, match="there is no 'data_batch_3.bin'"):
        datasets.cifar(folder=tmp_path)
