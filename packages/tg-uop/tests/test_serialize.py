"""Bytes of graphs: exact, stable, safe against damaged and hostile data; buffer ids of others are adopted."""

import copy
import pickle
import random
import struct
import subprocess
import sys
import zlib

import pytest

from tg_uop.dtype import ConstFloat, dtypes
from tg_uop.ops import AddrSpace, ConstArg, Ops
from tg_uop.serialize import VERSION, dumps, loads, loads_all
from tg_uop.uop import UOp, process_tag


@pytest.mark.parametrize("op", Ops, ids=lambda op: op.name)
def test_every_op_round_trips(op, example_nodes):
    u = example_nodes[op]
    assert loads(dumps(u)) is u


def test_everything_at_once(example_nodes):
    roots = tuple(example_nodes.values())
    assert loads_all(dumps(*roots)) == roots
    with pytest.raises(ValueError, match="roots"):
        loads(dumps(*roots))


def test_bit_exact_floats_and_tags():
    payload = ConstFloat(struct.unpack("<d", (0x7FF8_0000_0000_00AB).to_bytes(8, "little"))[0])
    u = UOp(Ops.CUSTOM, (UOp.const("float", -0.0),), (payload, 1, True, 1.0)).rtag(
        (-0.0, UOp.const("int", 3))
    )
    assert loads(dumps(u)) is u


def test_pickle_and_copy_use_the_flat_form():
    u = UOp.param(0, "float", (4,)) * 2.0
    assert pickle.loads(pickle.dumps(u)) is u
    assert copy.deepcopy(u) is u
    assert copy.copy(u) is u
    assert pickle.loads(pickle.dumps({"held": (u, u.src[0])}))["held"][0] is u


def _in_another_process(code: str) -> bytes:
    script = f"import sys\nfrom tg_uop.uop import UOp\nfrom tg_uop.serialize import dumps\n{code}"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, timeout=60)
    return run.stdout


def test_equal_graphs_give_equal_bytes_and_keys_in_every_process():
    code = """x = (UOp.param(0, "float", (4, 4)) * 2.0).permute(1, 0).reduce(axes=(1,))
u = UOp.variable("n", 1, 4).bind(3).sink(x)
sys.stdout.buffer.write(u.key + dumps(u))"""
    x = (UOp.param(0, "float", (4, 4)) * 2.0).permute(1, 0).reduce(axes=(1,))
    u = UOp.variable("n", 1, 4).bind(3).sink(x)
    assert _in_another_process(code) == u.key + dumps(u)


def test_buffers_of_another_process_get_ids_of_this_one():
    code = """a, b = UOp.new_buffer("CPU", 4, "int"), UOp.new_buffer("CPU", 4, "int")
sys.stdout.buffer.write(dumps(a + b * a))"""
    data = _in_another_process(code)
    u = loads(data)
    a, b = u.src[0], u.src[1].src[0]
    assert {a.arg.id[0], b.arg.id[0]} == {process_tag()}
    assert a is not b
    assert u.src[1].src[1] is a
    assert loads(data) is u, "the same bytes name the same buffers at every load"
    assert UOp.new_buffer("CPU", 4, "int") not in (a, b)


def test_ids_made_here_and_local_ids_stay():
    a = UOp.new_buffer("CPU", 4, "int")
    kept = UOp.placeholder((4,), "int", 2, AddrSpace.LOCAL).base
    assert loads(dumps(a)) is a
    assert loads(dumps(kept)) is kept


def _sample() -> bytes:
    n = UOp.variable("n", 1, 10)
    x = UOp.new_buffer("CPU", 12, "float").reshape(3, 4).pad(((1, 0), (0, n)))
    return dumps((x * x).rtag(("t", 1.5, n)))


def test_every_truncation_is_refused():
    data = _sample()
    for n in range(len(data)):
        with pytest.raises(ValueError, match=r"truncated|damaged|not a serialised graph|version"):
            loads(data[:n])


def test_damage_is_noticed():
    data = bytearray(_sample())
    data[len(data) // 2] ^= 1
    with pytest.raises(ValueError, match="damaged|truncated"):
        loads(bytes(data))


def test_a_newer_version_is_named():
    data = _sample()
    newer = data[:6] + struct.pack("<H", VERSION + 1) + data[8:]
    with pytest.raises(ValueError, match=f"version {VERSION + 1}"):
        loads(newer)


def _signed(data: bytes) -> bytes:
    return data + struct.pack("<I", zlib.crc32(data))


def test_hostile_bytes_with_a_right_checksum_give_a_graph_or_a_valueerror():
    data = _sample()[:-4]
    rng = random.Random(0)
    refused = 0
    for _ in range(3000):
        changed = bytearray(data)
        for _ in range(rng.randint(1, 4)):
            changed[rng.randrange(8, len(changed))] = rng.choice((0, 1, 2, 127, 255, rng.randrange(256)))
        try:
            assert isinstance(loads(_signed(bytes(changed))), UOp)
        except ValueError:
            refused += 1
    assert refused > 2000


def test_errors_name_the_node():
    x = UOp.const("int", 1)
    data = dumps(UOp(Ops.ADD, (x, x))).replace(b"ADD", b"POX")[:-4]
    with pytest.raises(ValueError, match="unknown op 'POX'"):
        loads(_signed(data))
    data = dumps(UOp(Ops.NEG, (x,))).replace(b"NEG", b"SIN")[:-4]
    with pytest.raises(ValueError, match=r"node 1 \(SIN\): .*operands must be floats"):
        loads(_signed(data))


def test_no_roots_is_an_error():
    with pytest.raises(ValueError, match="at least one root"):
        dumps()


def test_a_constant_must_be_a_value_of_its_dtype():
    wrong = UOp(Ops.CONST, (), ConstArg(300, dtypes.int8))
    with pytest.raises(ValueError, match=r"node 0 \(CONST\): 300 is no value of"):
        loads(dumps(wrong))
