"""Names of tensors in models, loading them, and safetensors files, with the safetensors package as oracle."""

from __future__ import annotations

import json
import struct
from collections import namedtuple
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors
import safetensors.numpy
from hypothesis import given, settings
from hypothesis import strategies as st

import tg_nn as nn
from tg_nn.state import (
    TensorIO,
    get_parameters,
    get_state_dict,
    load_state_dict,
    safe_load,
    safe_load_metadata,
    safe_save,
)
from tg_tensor import Tensor, TinyJit, dtypes


class Block:
    def __init__(self) -> None:
        self.layers: list[Any] = [nn.Linear(2, 3), lambda x: x, nn.Linear(3, 1, bias=False)]
        self.table = {"scale": Tensor([2.0])}
        self.pair = namedtuple("Pair", "left right")(Tensor([1.0]), None)
        self.owner = self
        self.size = 3


def test_names_are_the_path_to_each_tensor() -> None:
    block = Block()
    expected = ["layers.0.weight", "layers.0.bias", "layers.2.weight", "table.scale", "pair.left"]
    found = get_state_dict(block)
    assert list(found) == expected and found["layers.0.weight"] is block.layers[0].weight
    assert list(get_state_dict(block, "model"))[0] == "model.layers.0.weight"
    assert get_parameters(block) == list(found.values())
    assert get_state_dict({"a": [1, 2]}, tensor_type=int) == {"a.0": 1, "a.1": 2}


def test_load_gives_a_model_the_values_and_dtypes_stay() -> None:
    source, target = nn.Linear(3, 2), nn.Linear(3, 2)
    load_state_dict(target, {k: v.double() for k, v in get_state_dict(source).items()}, verbose=False)
    np.testing.assert_array_equal(target.weight.numpy(), source.weight.numpy())
    assert target.weight.dtype is dtypes.float32 and target.weight.requires_grad


def test_load_writes_into_memory_that_a_recorded_function_reads() -> None:
    layer, x = nn.Linear(2, 2, bias=False), Tensor([[1.0, 1.0]]).realize()
    layer.weight.realize()
    run = TinyJit(lambda x: layer(x).realize())
    for _ in range(3):
        run(x)
    load_state_dict(layer, {"weight": Tensor([[1.0, 2.0], [3.0, 4.0]])}, verbose=False)
    assert run(x).tolist() == [[3.0, 7.0]]


def test_load_consumes_and_may_stay_lazy() -> None:
    layer, values = nn.Linear(1, 1), {"weight": Tensor([[2.0]]), "bias": Tensor([3.0])}
    load_state_dict(layer, values, consume=True, realize=False, verbose=False)
    assert values == {} and layer(Tensor([[1.0]])).item() == 5.0


@pytest.mark.parametrize(
    ("given_", "message"),
    [
        ({"weight": Tensor([[1.0]])}, "missing: bias"),
        ({"weight": Tensor([[1.0]]), "bias": Tensor([1.0]), "x": Tensor([1.0])}, "not in the model: x"),
        (
            {"weight": Tensor([[1.0]]), "bias": Tensor([1.0, 2.0])},
            r"'bias' has shape \(2,\), the model's is \(1,\)",
        ),
    ],
)
def test_names_and_shapes_must_fit_and_nothing_is_loaded_otherwise(
    given_: dict[str, Tensor], message: str
) -> None:
    layer = nn.Linear(1, 1)
    before = layer.weight.item()
    with pytest.raises(ValueError, match=message):
        load_state_dict(layer, given_, verbose=False)
    assert layer.weight.item() == before


def test_not_strict_loads_what_agrees() -> None:
    layer = nn.Linear(1, 1)
    load_state_dict(layer, {"bias": Tensor([7.0]), "other": Tensor([1.0])}, strict=False, verbose=False)
    assert layer.bias is not None and layer.bias.item() == 7.0


# *** safetensors ***

NUMPY_DTYPES = [
    "bool",
    "uint8",
    "int8",
    "uint16",
    "int16",
    "float16",
    "uint32",
    "int32",
    "float32",
    "uint64",
    "int64",
    "float64",
]


def arrays() -> Iterator[tuple[str, Any]]:
    rng = np.random.default_rng(0)
    for n, name in enumerate(NUMPY_DTYPES):
        shape = [(3,), (2, 3), (), (1, 2, 2)][n % 4]
        yield f"{name} of the {n}.", np.asarray(rng.normal(size=shape) * 3).astype(name)
    yield "empty", np.zeros((0, 4), np.float32)
    yield "ünïcode", np.arange(3, dtype=np.int32)


def test_saved_files_are_read_by_the_safetensors_package(tmp_path: Path) -> None:
    tensors = dict(arrays())
    safe_save({k: Tensor(v) for k, v in tensors.items()}, tmp_path / "a.safetensors", {"made by": "tg"})
    back = safetensors.numpy.load_file(tmp_path / "a.safetensors")
    assert back.keys() == tensors.keys()
    for key, value in tensors.items():
        assert back[key].dtype == value.dtype
        np.testing.assert_array_equal(back[key], value)
    with safetensors.safe_open(tmp_path / "a.safetensors", "np") as f:
        assert f.metadata() == {"made by": "tg"}
    assert [p.name for p in tmp_path.iterdir()] == ["a.safetensors"]


def test_files_of_the_safetensors_package_are_read(tmp_path: Path) -> None:
    tensors = dict(arrays())
    safetensors.numpy.save_file(tensors, tmp_path / "b.safetensors", {"k": "v"})
    back = safe_load(tmp_path / "b.safetensors")
    assert back.keys() == tensors.keys()
    for key, value in tensors.items():
        np.testing.assert_array_equal(back[key].numpy(), value)
        assert back[key].shape == value.shape
    _, start, header = safe_load_metadata(tmp_path / "b.safetensors")
    assert header["__metadata__"] == {"k": "v"} and start % 8 == 0


def test_dtypes_without_numpy_name_keep_their_bits(tmp_path: Path) -> None:
    names = {"bfloat16": "BF16", "fp8e4m3": "F8_E4M3", "fp8e5m2": "F8_E5M2"}
    raw = bytes([1, 2, 64, 63, 128, 5])
    path, copy = tmp_path / "c.safetensors", tmp_path / "copy.safetensors"
    safe_save({d: Tensor(raw, dtype=d) for d in names}, path)
    found = dict(safetensors.deserialize(path.read_bytes()))
    assert {k: (v["dtype"], bytes(v["data"])) for k, v in found.items()} == {
        d: (n, raw) for d, n in names.items()
    }
    safe_save(safe_load(path), copy)
    assert copy.read_bytes() == path.read_bytes()


def test_loading_reads_nothing_before_it_is_used(tmp_path: Path) -> None:
    path = tmp_path / "d.safetensors"
    safe_save({"a": Tensor([1.0, 2.0]), "b": Tensor([3.0])}, path)
    loaded = safe_load(path)
    assert all(str(t.device).startswith("DISK:") for t in loaded.values())
    raw = bytearray(path.read_bytes())
    raw[-4:] = struct.pack("<f", 9.0)  # the data of "b", changed in place after the file was opened
    with path.open("r+b") as f:
        f.write(raw)
    assert loaded["b"].to("CPU").tolist() == [9.0]
    assert (loaded["a"].to("CPU") * 2).tolist() == [2.0, 4.0]


def test_a_tensor_of_bytes_is_as_good_as_a_file(tmp_path: Path) -> None:
    safe_save({"a": Tensor([1.5, 2.5]), "b": Tensor([7], dtype="uint8")}, tmp_path / "e.safetensors")
    loaded = safe_load(Tensor((tmp_path / "e.safetensors").read_bytes(), dtype="uint8"))
    assert loaded["a"].tolist() == [1.5, 2.5] and loaded["b"].tolist() == [7]


def test_a_loaded_file_can_be_saved_over_itself(tmp_path: Path) -> None:
    path = tmp_path / "f.safetensors"
    safe_save({"a": Tensor(np.arange(1000, dtype=np.int32))}, path)
    safe_save({**safe_load(path), "b": Tensor([1.0])}, path)
    back = safetensors.numpy.load_file(path)
    np.testing.assert_array_equal(back["a"], np.arange(1000))
    assert back["b"].tolist() == [1.0]


def test_a_failed_save_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "g.safetensors"
    safe_save({"a": Tensor([1.0])}, path)
    before = path.read_bytes()
    (tmp_path / "short").write_bytes(bytes(8))
    missing = Tensor(tmp_path / "short")
    (tmp_path / "short").write_bytes(b"")
    with pytest.raises(ValueError):
        safe_save({"a": Tensor([2.0]), "b": missing}, path)
    assert path.read_bytes() == before and sorted(p.name for p in tmp_path.iterdir()) == [
        "g.safetensors",
        "short",
    ]


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda p: safe_save({"a": Tensor([1.0])}, p / "no" / "x"), FileNotFoundError, "no folder"),
        (lambda p: safe_save({"a": 1.0}, p / "x"), TypeError, "names .text. to tensors"),
        (lambda p: safe_save({"__metadata__": Tensor([1.0])}, p / "x"), ValueError, "reserved"),
        (
            lambda p: safe_save({"a": Tensor([1.0])}, p / "x", {"k": 1}),
            TypeError,
            "metadata maps text to text",
        ),
        (lambda p: safe_load(p / "none.safetensors"), FileNotFoundError, "no file"),
        (lambda p: safe_load(p), IsADirectoryError, "folder"),
        (lambda p: safe_load(Tensor([1.0])), TypeError, "uint8 tensor of one axis"),
    ],
)
def test_bad_arguments(
    make: Callable[[Path], Any], error: type[Exception], message: str, tmp_path: Path
) -> None:
    with pytest.raises(error, match=message):
        make(tmp_path)
    assert list(tmp_path.iterdir()) == []


def file_of(header: Any, data: bytes = b"", length: int | None = None) -> bytes:
    raw = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(raw) if length is None else length) + raw + data


def entry(begin: int, end: int, shape: Any = (1,), dtype: Any = "F32") -> dict[str, Any]:
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


HOSTILE: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "0 bytes"),
    "no header": (b"\x08\0\0\0", "4 bytes"),
    "header beyond the end": (file_of({}, length=100), "truncated"),
    "huge header": (file_of({}, length=2**63), "claims 9223372036854775808"),
    "not json": (file_of(b"{nonsense}"), "no JSON"),
    "not utf-8": (file_of(b'{"\xff": 1}'), "no JSON"),
    "a list": (file_of(b"[1]"), "opening brace"),
    "deep nesting": (file_of(b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}"), "nested too deeply"),
    "a number of many digits": (file_of(b'{"a":' + b"9" * 5000 + b"}"), "5000 digits"),
    "names twice": (file_of(b'{"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},"a":{}}'), "twice"),
    "entry is a number": (file_of({"a": 1}), "no object"),
    "unknown dtype": (file_of({"a": entry(0, 4, dtype="Q4")}, bytes(4)), "unknown dtype 'Q4'"),
    "dtype is a list": (file_of({"a": entry(0, 4, dtype=["F32"])}, bytes(4)), "unknown dtype"),
    "negative size": (file_of({"a": entry(0, 4, shape=(-1, -1))}, bytes(4)), "no list of sizes"),
    "size is a bool": (file_of({"a": entry(0, 4, shape=(True,))}, bytes(4)), "no list of sizes"),
    "three offsets": (
        file_of({"a": {**entry(0, 4), "data_offsets": [0, 4, 8]}}, bytes(8)),
        "expected .begin, end.",
    ),
    "backwards": (file_of({"a": entry(4, 0)}, bytes(4)), "needs 4 bytes"),
    "size and offsets disagree": (file_of({"a": entry(0, 8)}, bytes(8)), "needs 4 bytes"),
    "overlap": (file_of({"a": entry(0, 4), "b": entry(0, 4)}, bytes(4)), "overlaps"),
    "gap": (file_of({"a": entry(0, 4), "b": entry(8, 12)}, bytes(12)), "leaves bytes 4 to 8 unused"),
    "truncated data": (file_of({"a": entry(0, 4)}, bytes(3)), "truncated or damaged"),
    "more data": (file_of({"a": entry(0, 4)}, bytes(5)), "truncated or damaged"),
    "metadata of numbers": (file_of({"__metadata__": {"a": 1}}), "text to text"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused(name: str, tmp_path: Path) -> None:
    raw, message = HOSTILE[name]
    (tmp_path / "x.safetensors").write_bytes(raw)
    with pytest.raises(ValueError, match=message):
        safe_load(tmp_path / "x.safetensors")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_damaged_file_is_refused_or_loads_as_the_safetensors_package_loads_it(data: st.DataObject) -> None:
    raw = bytearray(file_of({"a": entry(0, 8, (2,)), "b": entry(8, 10, (2,), "U8")}, bytes(range(10))))
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    raw = raw[: data.draw(st.integers(0, len(raw)))] if data.draw(st.booleans()) else raw
    try:
        ours = safe_load(Tensor(bytes(raw), dtype="uint8"))
    except ValueError:
        return
    theirs = safetensors.numpy.load(bytes(raw))
    assert ours.keys() == theirs.keys()
    for key, value in theirs.items():
        assert ours[key].shape == value.shape
        assert ours[key].numpy().tobytes() == value.tobytes()


def test_tensor_io_reads_like_a_file(tmp_path: Path) -> None:
    (tmp_path / "h").write_bytes(bytes(range(100)))
    for source in (Tensor(tmp_path / "h"), Tensor(bytes(range(100)), dtype="uint8")):
        f = TensorIO(source)
        assert f.read(3) == b"\0\1\2" and f.tell() == 3
        assert f.seek(-2, 2) == 98 and f.read() == bytes([98, 99]) and f.read(1) == b""
        assert f.seek(500) == 500 and f.read(1) == b""
        with pytest.raises(ValueError, match="no position"):
            f.seek(-1)
