"""What identifies a node in every process? A hash of op, arg, tag and the sources' hashes."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from tg_uop._args import OPEN_ARG
from tg_uop.ops import KernelInfo, Ops, ProgramInfo

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tg_uop.uop import UOp

_WITH_UOPS = (KernelInfo, ProgramInfo)
_NAME = {op: op.name for op in Ops}


def _key_of(u: UOp) -> bytes:
    op, arg, tag = u.op, u.arg, u.tag
    if tag is not None or (arg is not None and (type(arg) in _WITH_UOPS or op in OPEN_ARG)):
        from tg_uop.text import format_data  # lazy: text imports this module

        head = f"{_NAME[op]}|{format_data(arg, _key_text)}|{format_data(tag, _key_text)}|".encode()
    else:
        head = f"{_NAME[op]}|{arg!r}|None|".encode()
    if u.src:
        head += b"".join([s._cache["key"] for s in u.src])  # type: ignore[index]
    return blake2b(head, digest_size=16).digest()


def _key_text(u: UOp) -> str:
    return u.key.hex()


KEY: dict[Ops, Callable[[Any], Any]] = dict.fromkeys(Ops, _key_of)
