"""How is memory handed to another array library, and taken from one, without a copy? The DLPack structures.

Layouts and names are those of DLPack 1.1 (dlpack.h, https://dmlc.github.io/dlpack): a capsule called
"dltensor" holds a DLManagedTensor, one called "dltensor_versioned" a DLManagedTensorVersioned. Who
takes the tensor renames the capsule to "used_..." and calls its deleter once; a capsule that dies unused does
so itself.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

from tg_uop.dtype import DType, dtypes

CPU_DEVICE = (1, 0)  # kDLCPU
_READ_ONLY, _COPIED = 1, 2  # flags of DLManagedTensorVersioned
_CODES = {"int": 0, "uint": 1, "float": 2, "bool": 6}
_SPECIAL = {
    dtypes.bfloat16: 4,
    dtypes.fp8e4m3: 10,
    dtypes.fp8e4m3fnuz: 11,
    dtypes.fp8e5m2: 12,
    dtypes.fp8e5m2fnuz: 13,
}
_SPECIAL_OF = {code: d for d, code in _SPECIAL.items()}
_PLAIN = tuple(d for d in dtypes.all if d not in _SPECIAL and d.fmt is not None)


class _Device(ctypes.Structure):
    _fields_ = (("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32))


class _DataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _DLTensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _DLTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


class _Versioned(ctypes.Structure):
    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _DLTensor),
    )


_FORMS: dict[bytes, Any] = {b"dltensor": _Managed, b"dltensor_versioned": _Versioned}
_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


def _api(name: str, result: Any, *arguments: Any) -> Any:
    return ctypes.PYFUNCTYPE(result, *arguments)((name, ctypes.pythonapi))


_new_capsule = _api("PyCapsule_New", ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = _api("PyCapsule_IsValid", ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)
_get_pointer = _api("PyCapsule_GetPointer", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)
_set_name = _api("PyCapsule_SetName", ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)
_keep_forever = _api("Py_IncRef", None, ctypes.py_object)

_lent: dict[int, Any] = {}  # address of a structure lent out -> what keeps it and its memory alive


@_DELETER
def _give_back(address: int) -> None:
    _lent.pop(address, None)


@_DELETER
def _capsule_dies(capsule: int) -> None:
    for name in _FORMS:
        if _is_valid(capsule, name):
            _lent.pop(_get_pointer(capsule, name), None)


# Other libraries may call these after this module's globals are gone.
_keep_forever(_give_back)
_keep_forever(_capsule_dies)


def _data_type(dtype: DType) -> _DataType:
    code = _SPECIAL.get(dtype, _CODES.get("bool" if dtype is dtypes.bool else _kind(dtype), -1))
    if code < 0:
        raise BufferError(f"DLPack has no {dtype}; cast to another dtype first")
    return _DataType(code, dtype.itemsize * 8, 1)


def _kind(dtype: DType) -> str:
    return "float" if dtypes.is_float(dtype) else "uint" if dtypes.is_unsigned(dtype) else "int"


def _dtype_of(t: _DataType) -> DType:
    if t.lanes == 1 and t.code in _SPECIAL_OF and t.bits == _SPECIAL_OF[t.code].itemsize * 8:
        return _SPECIAL_OF[t.code]
    for d in _PLAIN:
        own = _data_type(d)
        if (own.code, own.bits, own.lanes) == (t.code, t.bits, t.lanes):
            return d
    raise BufferError(f"no dtype for DLPack's type code {t.code} of {t.bits} bits and {t.lanes} lanes")


def row_major(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Strides, in elements, of a dense row-major array."""
    return tuple(prod(shape[i + 1 :]) for i in range(len(shape)))


class Received(NamedTuple):
    """Memory of another library: where, of which layout (strides in elements), and how to give it back."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: DType
    read_only: bool
    release: Callable[[], None]


def lend(
    address: int, shape: tuple[int, ...], dtype: DType, owner: Any, versioned: bool, copied: bool = False
) -> Any:
    """A capsule over row-major memory at `address`, which `owner` keeps alive until it is given back.

    BufferError where DLPack has no such dtype.
    """
    name = b"dltensor_versioned" if versioned else b"dltensor"
    managed = _FORMS[name]()
    if versioned:
        managed.major, managed.minor, managed.flags = 1, 0, _COPIED if copied else 0
    managed.deleter = ctypes.cast(_give_back, ctypes.c_void_p)
    sizes = (ctypes.c_int64 * max(len(shape), 1))(*shape)
    strides = (ctypes.c_int64 * max(len(shape), 1))(*row_major(shape))
    t = managed.tensor
    t.data, t.device, t.ndim, t.dtype = address, _Device(*CPU_DEVICE), len(shape), _data_type(dtype)
    t.shape = ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64))
    t.strides = ctypes.cast(strides, ctypes.POINTER(ctypes.c_int64))
    where = ctypes.addressof(managed)
    _lent[where] = (managed, sizes, strides, owner)
    return _new_capsule(where, name, ctypes.cast(_capsule_dies, ctypes.c_void_p))


def receive(capsule: Any) -> Received:
    """Take the tensor out of a capsule. BufferError for memory not on the host, or an unknown form."""
    found = next((n for n in _FORMS if _is_valid(id(capsule), n)), None)
    if found is None:
        raise BufferError(f"from_dlpack: a fresh DLPack capsule is needed, got {capsule!r}")
    managed = _FORMS[found].from_address(_get_pointer(id(capsule), found))
    if found == b"dltensor_versioned" and managed.major != 1:
        raise BufferError(f"from_dlpack: DLPack version 1 is known, got {managed.major}.{managed.minor}")
    t = managed.tensor
    if (t.device.device_type, t.device.device_id) != CPU_DEVICE:
        raise BufferError(
            f"from_dlpack: memory of the host is needed, got device type {t.device.device_type}"
        )
    dtype = _dtype_of(t.dtype)
    shape = tuple(t.shape[i] for i in range(t.ndim))
    strides = tuple(t.strides[i] for i in range(t.ndim)) if t.strides else row_major(shape)
    read_only = bool(found == b"dltensor_versioned" and managed.flags & _READ_ONLY)
    address, where, deleter = (t.data or 0) + t.byte_offset, ctypes.addressof(managed), managed.deleter
    _set_name(id(capsule), _USED[found])

    def release() -> None:
        if deleter:
            _DELETER(deleter)(where)

    return Received(address, shape, strides, dtype, read_only, release)


_USED = {n: b"used_" + n for n in _FORMS}  # kept: a capsule does not copy its name

__all__ = ["CPU_DEVICE", "Received", "lend", "receive", "row_major"]
