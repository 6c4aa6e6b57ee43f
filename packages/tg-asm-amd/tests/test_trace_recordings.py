"""Recorded hardware traces decode to the expected packets, waves and timelines, bit for bit."""

import hashlib
import json
import os
import time
from pathlib import Path

import pytest
from tg_asm_amd import trace


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


@pytest.mark.parametrize("recording", RECORDINGS)
def test_timelines_without_a_program_match_in_all_but_the_addresses(recording):
    for blob, expected in blobs(recording):
        if "timeline" not in expected:
            continue
        rows = list(trace.timeline(trace.decode(blob)))
        assert len(rows) == expected["timeline"]["count"]
        first = [row for row in expected["timeline"]["first_200"]]
        assert [[r.row, r.start, r.end] for r in rows[:200]] == [[row[0], row[2], row[3]] for row in first]
        assert [r.link for r in rows[:200]] == [(row[4] or {}).get("link") for row in first]


def test_decoding_reaches_its_speed():
    """300,000 packets per second on an idle core; a third of that is demanded of a shared machine."""
    every = [blob for recording in RECORDINGS for blob, _ in blobs(recording)]
    start = time.process_time()
    count = sum(1 for blob in every for _ in trace.decode(blob))
    assert count / (time.process_time() - start) > 100_000
