"""How are the members of zip and tar archives seen as tensors of bytes?"""

from __future__ import annotations

import io
import struct
import tarfile
import zipfile

from tg_nn._bytes import TensorIO, accept_filename, read_bytes, window
from tg_tensor import Tensor, dtypes

_LOCAL_HEADER = 30  # bytes of a zip member's local header before its name (APPNOTE.TXT 4.3.7)


def zip_extents(t: Tensor, archive: zipfile.ZipFile) -> dict[str, tuple[int, int]]:
    """Where each uncompressed member's data is: name -> (start, size). ValueError for a damaged archive."""
    out = {}
    for info in archive.infolist():
        if info.compress_type != zipfile.ZIP_STORED or info.is_dir():
            continue
        begin = info.header_offset
        header = read_bytes(t, begin, begin + _LOCAL_HEADER) if begin + _LOCAL_HEADER <= t.shape[0] else b""
        if header[:4] != b"PK\x03\x04":
            raise ValueError(
                f"not a valid zip file: no member begins at byte {begin}, where {info.filename!r} should"
            )
        name, extra = struct.unpack("<HH", header[26:30])
        start = begin + _LOCAL_HEADER + name + extra
        if start + info.file_size > t.shape[0] or info.file_size != info.compress_size:
            raise ValueError(f"not a valid zip file: {info.filename!r} reaches beyond its {t.shape[0]} bytes")
        out[info.filename] = (start, info.file_size)
    return out


def open_zip(t: Tensor) -> zipfile.ZipFile:
    """A zip archive over a uint8 tensor. ValueError when it is none."""
    try:
        return zipfile.ZipFile(io.BufferedReader(TensorIO(t), 1 << 16))
    except (zipfile.BadZipFile, ValueError, NotImplementedError, struct.error) as error:
        raise ValueError(f"not a valid zip file: {error}") from None


@accept_filename
def zip_extract(t: Tensor) -> dict[str, Tensor]:
    """The files in a zip archive (a path or a uint8 tensor) by name, as uint8 tensors.

    Members that are stored uncompressed are not read until used. ValueError for a damaged archive.
    """
    archive = open_zip(t)
    stored = zip_extents(t, archive)
    out = {}
    for info in archive.infolist():
        if info.is_dir():
            continue
        if (place := stored.get(info.filename)) is not None:
            out[info.filename] = window(t, place[0], dtypes.uint8, (place[1],))
            continue
        try:
            out[info.filename] = Tensor(archive.read(info), dtype=dtypes.uint8)
        except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError) as error:
            raise ValueError(f"{info.filename!r} cannot be unpacked: {error}") from None
    return out


@accept_filename
def tar_extract(t: Tensor) -> dict[str, Tensor]:
    """The files in a tar archive (a path or a uint8 tensor; plain, gzip, bzip2 or xz) by name, as uint8
    tensors.

    Members of a plain archive are not read until used. ValueError for a damaged archive.
    """
    total = int(t.shape[0])
    try:
        with tarfile.open(fileobj=io.BufferedReader(TensorIO(t), 1 << 16), mode="r:") as archive:
            places = {
                m.name: (m.offset_data, m.size)
                for m in archive.getmembers()
                if m.isreg() and not m.issparse()
            }
    except tarfile.TarError:
        return _compressed_tar(t)
    for name, (start, size) in places.items():
        if start + size > total:
            raise ValueError(
                f"not a valid tar file: {name!r} reaches beyond its {total} bytes; it is truncated"
            )
    return {name: window(t, start, dtypes.uint8, (size,)) for name, (start, size) in places.items()}


def _compressed_tar(t: Tensor) -> dict[str, Tensor]:
    out = {}
    try:
        with tarfile.open(fileobj=io.BufferedReader(TensorIO(t), 1 << 16), mode="r:*") as archive:
            for member in archive:
                if (f := archive.extractfile(member)) is not None and member.isreg():
                    out[member.name] = Tensor(f.read(), dtype=dtypes.uint8)
    except (tarfile.TarError, EOFError, OSError) as error:
        raise ValueError(f"not a valid tar file: {error}") from None
    return out
