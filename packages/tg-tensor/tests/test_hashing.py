"""Keccak hashes against hashlib."""

from __future__ import annotations

import hashlib

import pytest

from tg_tensor import Tensor


@pytest.mark.parametrize(("cfg", "size"), [("sha3_256", 5), ("sha3_512", 72), ("shake_128", 200)])
def test_keccak_equals_hashlib(cfg, size):
    message = bytes(range(size))
    digest = hashlib.new(cfg, message)
    want = digest.digest(16) if cfg == "shake_128" else digest.digest()
    assert bytes(Tensor(message).keccak(cfg).tolist()) == want


@pytest.mark.slow
@pytest.mark.parametrize("cfg", ["sha3_224", "sha3_256", "sha3_384", "sha3_512", "shake_256"])
@pytest.mark.parametrize("size", [1, 103, 104, 135, 136, 137, 300])
def test_keccak_at_block_borders(cfg, size):
    message = bytes(i * 7 % 256 for i in range(size))
    digest = hashlib.new(cfg, message)
    want = digest.digest(32) if cfg == "shake_256" else digest.digest()
    assert bytes(Tensor(message).keccak(cfg).tolist()) == want


def test_hash_is_the_same_for_the_same_bytes():
    want = list(hashlib.shake_128(b"abcd").digest(16))
    assert Tensor(b"abcd").hash().tolist() == want
    assert Tensor(b"abcd").bitcast("int32").hash().tolist() == want
