"""Recorded hardware traces decode to the expected packets, waves and timelines, bit for bit."""

import hashlib
import json
import os
import time
from pathlib import Path

import pytest

from tg_asm_amd import decode, trace
from tg_asm_amd.emulator.tracing import classify_cdna, classify_rdna


def _data_folder() -> Path | None:
    places = [
        os.environ.get("TG_ASM_AMD_SQTT_DATA"),
        *(f"{p}/shared/data/sqtt" for p in Path(__file__).parents),
    ]
    return next((Path(place) for place in places if place and Path(place).is_dir()), None)


DATA = _data_folder()
RECORDINGS = sorted(path.name for path in DATA.iterdir() if path.is_dir()) if DATA else []
pytestmark = pytest.mark.skipif(DATA is None, reason="no trace recordings here (set TG_ASM_AMD_SQTT_DATA)")


def blobs(recording: str):
    folder = DATA / recording
    for name, expected in json.loads((folder / "expected.json").read_text()).items():
        yield (folder / name).read_bytes(), expected


def compact(value) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


@pytest.mark.parametrize("recording", RECORDINGS)
def test_packets_have_the_recorded_types_times_and_fields(recording):
    for blob, expected in blobs(recording):
        digest = hashlib.sha256()
        count = 0
        for packet in trace.decode(blob):
            count += 1
            digest.update(
                f"{type(packet).__name__} {packet.time} {compact(packet.field_values())}\n".encode()
            )
        assert count == expected["packets"]
        assert digest.hexdigest() == expected["sequence_sha256"]


@pytest.mark.parametrize("recording", RECORDINGS)
def test_waves_are_paired_as_recorded(recording):
    for blob, expected in blobs(recording):
        assert [list(span) for span in trace.wave_spans(trace.decode(blob))] == expected["waves"]


@pytest.mark.parametrize("recording", RECORDINGS)
def test_time_never_runs_backwards_and_waves_end_after_their_start(recording):
    for blob, _ in blobs(recording):
        packets = list(trace.decode(blob))
        times = [packet.time for packet in packets]
        assert times == sorted(times)
        for span in trace.wave_spans(packets):
            if span.start is not None:
                assert span.start > times[0]
            if span.start is not None and span.end is not None:
                assert span.end > span.start


@pytest.mark.parametrize("recording", RECORDINGS)
def test_encoding_the_packets_gives_the_blob_back(recording):
    for blob, _ in blobs(recording):
        assert trace.encode(trace.decode(blob), trace.tail_of(blob)) == blob


def programs(recording: str):
    """(packets, expected, program, target) of every blob with instructions."""
    meta = json.loads((DATA / recording / "meta.json").read_text())
    expected = json.loads((DATA / recording / "expected.json").read_text())
    for blob in meta["blobs"]:
        if "mapped" not in expected[blob["file"]]:
            continue
        elf = (DATA / recording / f"kernel{blob['kernel_tag']}.elf").read_bytes()
        program = trace.TracedProgram.from_code_object(elf, meta["target"])
        packets = list(trace.decode((DATA / recording / blob["file"]).read_bytes()))
        yield packets, expected[blob["file"]], program, meta["target"]


def digest(rows) -> str:
    return hashlib.sha256(
        "".join(json.dumps(r, separators=(",", ":")) + "\n" for r in rows).encode()
    ).hexdigest()


@pytest.mark.parametrize("recording", RECORDINGS)
def test_packets_meet_the_recorded_instructions(recording):
    for packets, expected, program, target in programs(recording):
        mapped = [m for m in trace.map_insts(packets, program) if m.instruction is not None]
        if target != "gfx950":  # the reference maps nothing there
            rows = [[type(m.packet).__name__, m.packet.time, m.wave, m.pc] for m in mapped]
            assert (len(rows), digest(rows)) == (expected["mapped"]["count"], expected["mapped"]["sha256"])


@pytest.mark.parametrize("recording", RECORDINGS)
def test_timelines_have_the_recorded_rows(recording):
    for packets, expected, program, target in programs(recording):
        rows = []
        for r in trace.timeline(packets, None if target == "gfx950" else program):
            data = {"link": r.link} if r.link else None if r.pc is None else {"pc": r.pc}
            rows.append([r.row, r.label, r.start, r.end, data])
        assert (len(rows), digest(rows)) == (expected["timeline"]["count"], expected["timeline"]["sha256"])


@pytest.mark.parametrize("recording", [name for name in RECORDINGS if name.startswith("gfx950")])
def test_cdna_packets_map_to_every_instruction_of_every_wave(recording):
    for packets, _, program, _ in programs(recording):
        sent = sum(1 for p in packets if type(p).__name__ == "CDNA_INST")
        mapped = [m for m in trace.map_insts(packets, program) if type(m.packet).__name__ == "CDNA_INST"]
        assert len(mapped) == sent
        assert all(m.instruction is not None for m in mapped)
        ends = [m for m in trace.map_insts(packets, program) if type(m.packet).__name__ == "CDNA_WAVEEND"]
        assert all(m.instruction.mnemonic == "s_endpgm" for m in ends)
        rows = list(trace.timeline(packets, program))
        assert all(row.pc is not None for row in rows)


@pytest.mark.parametrize("recording", RECORDINGS)
def test_the_emulators_packet_classes_are_those_the_hardware_sends(recording):
    """Every mapped packet of a recording has the class the trace writer would give its instruction."""
    for packets, _, program, target in programs(recording):
        family = {"gfx1100": "rdna3", "gfx1200": "rdna4", "gfx950": "cdna"}[target]
        for m in trace.map_insts(packets, program):
            name = type(m.packet).__name__
            if m.instruction is None or "WAVEEND" in name:
                continue
            label = trace.operation_name(name, m.packet.op) if hasattr(m.packet, "op") else name.split("_")[0]
            inst = decode(program.code, target, offset=m.pc - program.base)
            taken = label == "JUMP"
            found = classify_cdna(inst, taken) if family == "cdna" else classify_rdna(inst, taken, family)
            assert found == label, f"{inst}: hardware {label}, writer {found}"


def test_decoding_reaches_its_speed():
    """300,000 packets per second on an idle core; a third of that is demanded of a shared machine."""
    every = [blob for recording in RECORDINGS for blob, _ in blobs(recording)]
    start = time.process_time()
    count = sum(1 for blob in every for _ in trace.decode(blob))
    assert count / (time.process_time() - start) > 100_000
