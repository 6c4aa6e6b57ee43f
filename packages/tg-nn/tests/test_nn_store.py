"""Bytes kept under their own hash come back, and nothing else does."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tg_nn.state import fs_load, fs_store
from tg_tensor import Tensor


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TG_STORE", str(tmp_path))
    return tmp_path


def test_what_was_stored_is_loaded(store: Path) -> None:
    key = fs_store(Tensor([1, 2, 3, 4], dtype="int16"))
    assert bytes(key.data()) == hashlib.shake_128(b"\1\0\2\0\3\0\4\0").digest(16)
    assert fs_load(key, 6).tolist() == [1, 0, 2, 0, 3, 0]
    assert [p.name for p in store.iterdir()] == [bytes(key.data()).hex()]


def test_missing_short_and_changed_files_are_errors(store: Path) -> None:
    key = fs_store(Tensor(b"content"))
    with pytest.raises(ValueError, match="7 bytes, 8 were asked for"):
        fs_load(key, 8)
    next(store.iterdir()).write_bytes(b"changed")
    with pytest.raises(ValueError, match="does not have the hash"):
        fs_load(key, 7)
    next(store.iterdir()).unlink()
    with pytest.raises(FileNotFoundError, match="not in the store"):
        fs_load(key, 7)


@pytest.mark.parametrize(
    ("key", "size"), [(Tensor([1.0]), 1), (3, 1), (Tensor(bytes(16)), -1), (Tensor(bytes(16)), 1.5)]
)
def test_wrong_arguments(key: object, size: object) -> None:
    with pytest.raises((TypeError, ValueError), match="fs_load"):
        fs_load(key, size)  # type: ignore[arg-type]
