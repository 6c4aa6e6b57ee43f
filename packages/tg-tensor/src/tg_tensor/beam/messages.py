"""How do the search and its worker processes talk? One line of JSON per message, over pipes."""

from __future__ import annotations

import base64
import json
from typing import IO, Any

from tg_uop import UOp, dumps, loads


def encode_kernel(kernel: UOp) -> str:
    """A kernel as text."""
    return base64.b64encode(dumps(kernel)).decode()


def decode_kernel(text: str) -> UOp:
    """The kernel of `encode_kernel`."""
    return loads(base64.b64decode(text))


def send(pipe: IO[bytes], message: dict[str, Any]) -> None:
    """Write one message."""
    pipe.write(json.dumps(message).encode() + b"\n")
    pipe.flush()


def receive(line: bytes) -> dict[str, Any]:
    """The message of a line. ValueError for anything else."""
    found = json.loads(line)
    if not isinstance(found, dict):
        raise ValueError(f"a message is a JSON object, got {line[:80]!r}")
    return found


__all__ = ["decode_kernel", "encode_kernel", "receive", "send"]
