"""Files of torch.save, zip and tar archives: contents, laziness, and damaged or hostile ones."""

from __future__ import annotations

import io
import os
import pickle
import tarfile
import zipfile
from collections import OrderedDict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tg_nn.state import get_state_dict, tar_extract, torch_load, zip_extract
from tg_tensor import Tensor

CONTENTS = {"a.txt": b"hello", "folder/b.bin": bytes(range(256)) * 40, "empty": b""}


def zipped(compression: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compression) as z:
        z.mkdir("folder")
        for name, data in CONTENTS.items():
            z.writestr(name, data)
    return out.getvalue()


def tarred(mode: str) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode=mode) as t:  # type: ignore[call-overload]
        for name, data in CONTENTS.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            t.addfile(info, io.BytesIO(data))
    return out.getvalue()


@pytest.mark.parametrize("compression", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_zip_members_by_name(compression: int, tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(zipped(compression))
    found = zip_extract(tmp_path / "a.zip")
    assert {k: v.numpy().tobytes() for k, v in found.items()} == CONTENTS
    on_disk = str(found["folder/b.bin"].device).startswith("DISK")
    assert on_disk == (compression == zipfile.ZIP_STORED)


@pytest.mark.parametrize("mode", ["w:", "w:gz", "w:xz"])
def test_tar_members_by_name(mode: str, tmp_path: Path) -> None:
    (tmp_path / "a.tar").write_bytes(tarred(mode))
    found = tar_extract(tmp_path / "a.tar")
    assert {k: v.numpy().tobytes() for k, v in found.items()} == CONTENTS


@pytest.mark.parametrize("size", [0, 10, 300, 5000])
def test_truncated_archives_are_refused(size: int) -> None:
    raw = zipped(zipfile.ZIP_STORED)
    with pytest.raises(ValueError, match="not a valid zip file"):
        zip_extract(Tensor(raw[:size], dtype="uint8"))
    raw = tarred("w:")
    cut = raw[:512] + raw[1024 : 1024 + size] if size < 512 else raw[: 1024 + size]
    try:
        found = tar_extract(Tensor(cut, dtype="uint8"))
    except ValueError:
        return
    assert all(v.numpy().tobytes() == CONTENTS[k] for k, v in found.items() if len(v) == len(CONTENTS[k]))


def test_a_zip_whose_members_lie_elsewhere_is_refused() -> None:
    raw = bytearray(zipped(zipfile.ZIP_STORED))
    at = raw.find(b"a.txt") - 30  # a local header is 30 bytes, then the name
    raw[at : at + 4] = b"XXXX"
    with pytest.raises(ValueError, match="no member begins"):
        zip_extract(Tensor(bytes(raw), dtype="uint8"))


# *** torch ***


def values(torch: Any) -> dict[str, Any]:
    base = torch.arange(24.0).reshape(4, 6)
    return {
        "plain": base,
        "transposed": base.T,
        "slice": base[1:3, ::2],
        "expanded": torch.tensor([1.0, 2.0]).expand(3, 2),
        "view": base[2:],
        "scalar": torch.tensor(3.5, dtype=torch.float64),
        "empty": torch.zeros(0, 3),
        "half": torch.tensor([1.5, -2.0], dtype=torch.float16),
        "int": torch.tensor([[1, -2]], dtype=torch.int64),
        "small": torch.tensor([3, 200], dtype=torch.uint8),
        "bool": torch.tensor([True, False]),
        "cube": torch.arange(24, dtype=torch.int32).reshape(2, 3, 4).permute(2, 0, 1),
        "weight": torch.nn.Parameter(torch.ones(2)),
        "other": [1, "text", None, (2.5, True)],
    }


@pytest.mark.parametrize("zipped_", [True, False], ids=["zip", "stream"])
@pytest.mark.parametrize("from_disk", [True, False])
def test_tensors_of_torch_save(zipped_: bool, from_disk: bool, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    saved = values(torch)
    torch.save(saved, tmp_path / "a.pt", _use_new_zipfile_serialization=zipped_)
    path = tmp_path / "a.pt"
    found = torch_load(path if from_disk else Tensor(path.read_bytes(), dtype="uint8"))
    assert found.keys() == saved.keys() and found["other"] == [1, "text", None, (2.5, True)]
    for key, want in saved.items():
        if isinstance(want, torch.Tensor):
            got = found[key].numpy()
            np.testing.assert_array_equal(got, want.detach().numpy())
            assert got.dtype == want.detach().numpy().dtype and found[key].shape == tuple(want.shape)
    assert str(found["plain"].device).startswith("DISK") == from_disk


def test_bfloat16_keeps_its_bits(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    t = torch.tensor([[1.0, -2.5], [3.0, 0.1]], dtype=torch.bfloat16)
    torch.save([t, t[:, 1]], tmp_path / "b.pt")
    for got, want in zip(torch_load(tmp_path / "b.pt"), (t, t[:, 1]), strict=True):
        assert got.dtype.name == "bfloat16"
        assert got.to("CPU").bitcast("uint16").tolist() == want.contiguous().view(torch.uint16).tolist()


def test_a_state_dict_of_torch_loads_into_a_model(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    model = torch.nn.Sequential(torch.nn.Linear(3, 2), torch.nn.BatchNorm1d(2))
    torch.save(model.state_dict(), tmp_path / "c.pt")
    found = torch_load(tmp_path / "c.pt")
    assert list(found) == list(model.state_dict()) and list(get_state_dict(found)) == list(found)
    np.testing.assert_array_equal(found["0.weight"].numpy(), model[0].weight.detach().numpy())


class Evil:
    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> Any:
        return os.mkdir, (str(self.path),)


def torch_zip(data_pkl: bytes, storages: dict[str, bytes] | None = None) -> Tensor:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as z:
        z.writestr("archive/data.pkl", data_pkl)
        for key, raw in (storages or {}).items():
            z.writestr(f"archive/data/{key}", raw)
    return Tensor(out.getvalue(), dtype="uint8")


def test_code_in_a_pickle_does_not_run(tmp_path: Path) -> None:
    target = tmp_path / "made by the pickle"
    for protocol in (0, 2, 4, 5):
        with pytest.raises(ValueError, match="the file names (posix|os|nt).mkdir"):
            torch_load(torch_zip(pickle.dumps({"x": Evil(target)}, protocol)))
    assert not target.exists()


# A pickle of the record of one tensor, as torch writes it (protocol 2), with what is hostile filled in.
def record(
    offset: int = 0, shape: bytes = b"K\x02\x85", stride: bytes = b"K\x01\x85", count: int = 2
) -> bytes:
    storage = (
        b"(X\x07\0\0\0storagectorch\nFloatStorage\nX\x01\0\0\0"
        + b"0"
        + b"X\x03\0\0\0cpuK"
        + bytes([count])
        + b"tQ"
    )
    tail = b"\x89ccollections\nOrderedDict\n)RtR."
    return (
        b"\x80\x02ctorch._utils\n_rebuild_tensor_v2\n("
        + storage
        + b"K"
        + bytes([offset])
        + shape
        + stride
        + tail
    )


def test_the_hand_written_record_is_right() -> None:
    raw = np.array([1.5, 2.5], np.float32).tobytes()
    assert torch_load(torch_zip(record(), {"0": raw})).tolist() == [1.5, 2.5]


@pytest.mark.parametrize(
    ("pickled", "message"),
    [
        (record(offset=1), "needs element 2"),
        (record(shape=b"K\xff\x85"), "needs element 254"),
        (record(stride=b"K\x64\x85"), "needs element 100"),
        (record(stride=b"J\xff\xff\xff\xff\x85"), "strides"),
        (record(shape=b"J\xff\xff\xff\xff\x85"), "a tensor of shape"),
        (record(shape=b"K\x02K\x02\x86"), "strides"),
        (record()[:40], "not a valid torch file"),
        (b"", "not a valid torch file"),
        (b"\x80\x02]q\x00h\x00a.", "nested more than 100 deep"),
        (b"\x80\x02ctorch._utils\n_rebuild_tensor_v2\n}X\x01\0\0\0aK\x01sb.", "not a valid torch file"),
        (b"\x80\x02ctorch._utils\n_rebuild_tensor_v2\n.", "bare storage or name"),
        (b"\x80\x02cbuiltins\neval\nX\x01\0\0\x001\x85R.", "the file names builtins.eval"),
        (b"\x80\x02X\x01\0\0\0aQ.", "persistent id"),
    ],
)
def test_hostile_pickles_are_refused(pickled: bytes, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        torch_load(torch_zip(pickled, {"0": bytes(8)}))


def test_a_missing_storage_is_named() -> None:
    with pytest.raises(ValueError, match="storage '0' is missing"):
        torch_load(torch_zip(record()))


def test_other_files_are_no_torch_files(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="0 members data.pkl"):
        torch_load(Tensor(zipped(zipfile.ZIP_STORED), dtype="uint8"))
    with pytest.raises(ValueError, match="torch file"):
        torch_load(Tensor(b"hello world", dtype="uint8"))
    with pytest.raises(ValueError, match="neither the zip nor the older stream format"):
        torch_load(Tensor(pickle.dumps(OrderedDict()) * 3, dtype="uint8"))


def test_truncated_torch_files_are_refused(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    for zipped_ in (True, False):
        torch.save([torch.arange(100.0)], tmp_path / "d.pt", _use_new_zipfile_serialization=zipped_)
        raw = (tmp_path / "d.pt").read_bytes()
        for size in (1, len(raw) // 3, len(raw) - 300, len(raw) - 10):
            with pytest.raises(ValueError):
                torch_load(Tensor(raw[:size], dtype="uint8"))
