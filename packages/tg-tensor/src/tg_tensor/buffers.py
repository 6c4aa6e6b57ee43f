"""Which memory stands behind a BUFFER node, and how do bytes get in and out of it?"""

from __future__ import annotations

import weakref
from typing import Any

from tg_hcq import Buffer, BufferSpec, MultiBuffer
from tg_uop import Ops, UOp

buffers: weakref.WeakKeyDictionary[UOp, Any] = weakref.WeakKeyDictionary()


def buffer_of(uop: UOp) -> Any:
    """The Buffer of a BUFFER, BUFFER_VIEW or MSELECT node (made on first use; memory is taken when it is
    first written), the MultiBuffer of a BUFFER on several devices."""
    found = buffers.get(uop)
    if found is None:
        if uop.op is Ops.MSELECT:
            return buffer_of(uop.src[0]).bufs[uop.arg]
        if uop.op is Ops.BUFFER and isinstance(uop.arg.device, tuple):
            found = MultiBuffer(uop.arg.device, uop.arg.size, uop.arg.dtype)
        elif uop.op is Ops.BUFFER:
            on_disk = uop.arg.device.startswith("DISK:")  # a file has its contents already
            found = Buffer(uop.arg.device, uop.arg.size, uop.arg.dtype, preallocate=on_disk)
        elif uop.op is Ops.BUFFER_VIEW:
            found = buffer_of(uop.src[0]).view(uop.arg.size, uop.arg.dtype, uop.arg.offset)
        else:
            raise ValueError(f"{uop.op.name} has no memory of its own; realize() it first")
        found = buffers.setdefault(uop, found)
    return found


def bottom_of(uop: UOp) -> UOp:
    """The node whose memory a view of bytes, or one device's part, lies in."""
    while uop.op in (Ops.BUFFER_VIEW, Ops.MSELECT):
        uop = uop.src[0]
    return uop


def parts_of(uop: UOp) -> tuple[Buffer, ...]:
    """The Buffers behind a node: one per device."""
    found = buffer_of(uop)
    return found.bufs if isinstance(found, MultiBuffer) else (found,)


def attach(uop: UOp, data: memoryview | bytes) -> None:
    """Copy `data` into the memory of the BUFFER `uop` (on several devices: their parts in order).
    ValueError if the number of bytes differs.
    """
    view, parts = memoryview(data).cast("B"), parts_of(uop)
    if len(view) != sum(b.nbytes for b in parts):
        raise ValueError(f"{uop.op.name} takes {sum(b.nbytes for b in parts)} bytes, got {len(view)}")
    for n, part in enumerate(parts):
        part.ensure_allocated().copyin(view[n * part.nbytes : (n + 1) * part.nbytes])


def attach_external(uop: UOp, address: int) -> None:
    """Let the BUFFER `uop` be the memory at `address`, which the caller keeps alive."""
    options = BufferSpec(external_ptr=address)
    buffers[uop] = Buffer(uop.arg.device, uop.arg.size, uop.arg.dtype, options=options, preallocate=True)


def read(uop: UOp) -> memoryview:
    """The bytes of a realised BUFFER or BUFFER_VIEW, copied to the host (the parts of several devices in
    order)."""
    parts = parts_of(uop)
    if len(parts) == 1:
        return parts[0].as_memoryview()
    return memoryview(b"".join(p.as_memoryview() for p in parts))


def is_realized(uop: UOp) -> bool:
    """Whether a value is a view of memory that has been written."""
    base = uop
    while base.op in _VIEWS:
        base = base.src[0]
    if base.op not in (Ops.BUFFER, Ops.BUFFER_VIEW):
        return False
    found = buffers.get(base)
    return found is not None and found.is_allocated()


_VIEWS: Any = frozenset(
    {Ops.RESHAPE, Ops.PERMUTE, Ops.EXPAND, Ops.SHRINK, Ops.FLIP, Ops.PAD, Ops.DETACH}
    | {Ops.REPLICATED, Ops.MULTI}
)
