"""How are worker processes started, asked, timed out and replaced when they crash?"""

from __future__ import annotations

import math
import os
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from tg_codegen.opt.search import BEAM_LOCAL_MAX, BEAM_PADTO, BEAM_UOPS_MAX, BEAM_UPCAST_MAX
from tg_tensor.beam.messages import encode_kernel, receive, send
from tg_uop import UOp
from tg_uop.context import CACHEDB, CPU_COUNT, STRICT_FLOAT, ContextVar

BEAM_TIMEOUT = ContextVar("BEAM_TIMEOUT", 10, "seconds to compile or run a kernel before BEAM gives it up")
_PASSED_ON: tuple[ContextVar[Any], ...] = (
    BEAM_LOCAL_MAX,
    BEAM_PADTO,
    BEAM_UOPS_MAX,
    BEAM_UPCAST_MAX,
    CACHEDB,
    CPU_COUNT,
    STRICT_FLOAT,
)


class Worker:
    """One process; started when it is first asked, and again after it crashed or was killed."""

    def __init__(self, device: str) -> None:
        self.device = device
        self._process: subprocess.Popen[bytes] | None = None
        self._deadline = 0.0

    def ask(self, message: dict[str, Any]) -> None:
        """Send a message; `answered` gets the answer."""
        if self._process is None:
            env = {k: v for k, v in os.environ.items() if k not in ("BEAM", "DEBUG", "PROFILE", "VIZ", "DEV")}
            env.update({v.name: str(v.value) for v in _PASSED_ON})
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tg_tensor.beam.worker", self.device],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=env,
            )
            self._deadline = 30.0  # starting takes a moment
        assert self._process.stdin is not None
        self._deadline = time.monotonic() + float(BEAM_TIMEOUT.value) + min(self._deadline, 30.0)
        try:
            send(self._process.stdin, message)
        except (BrokenPipeError, OSError):
            pass  # it has died: `answered` notices

    def answered(self) -> float:
        """The seconds of the answer; infinity when the process reports a failure, dies or takes too long."""
        assert self._process is not None and self._process.stdout is not None
        wait = max(self._deadline - time.monotonic(), 0.0)
        self._deadline = 0.0
        ready, _, _ = select.select([self._process.stdout], [], [], wait)
        line = self._process.stdout.readline() if ready else b""
        if not line.endswith(b"\n"):
            self.close()
            return math.inf
        seconds = receive(line)["seconds"]
        return math.inf if seconds is None else float(seconds)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(BrokenPipeError):  # what was not sent any more
                        pipe.close()
            self._process = None


class Processes:
    """Workers that compile side by side, the first of which also times kernels, alone. A context manager."""

    def __init__(self, device: str, count: int | None = None) -> None:
        self.workers = [Worker(device) for _ in range(count or max(1, int(CPU_COUNT.value)))]

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *error: object) -> None:
        for w in self.workers:
            w.close()

    def evaluate(self, kernels: Sequence[UOp], best: float) -> list[float]:
        """Seconds of each kernel; infinity where it fails (`tg_codegen.opt.search.Evaluate`)."""
        texts = [encode_kernel(k) for k in kernels]
        compiled = [math.inf] * len(texts)
        if CACHEDB.value and len(self.workers) > 1:
            for first in range(0, len(texts), len(self.workers)):
                batch = range(first, min(first + len(self.workers), len(texts)))
                for w, n in zip(self.workers, batch, strict=False):
                    w.ask({"do": "compile", "kernel": texts[n]})
                for w, n in zip(self.workers, batch, strict=False):
                    compiled[n] = w.answered()
        else:  # without a disk cache nothing can be handed on
            compiled = [0.0] * len(texts)
        out = []
        runner = self.workers[0]
        for text, fine in zip(texts, compiled, strict=True):
            if fine == math.inf:
                out.append(math.inf)
                continue
            runner.ask({"do": "time", "kernel": text, "best": None if best == math.inf else best})
            out.append(runner.answered())
            best = min(best, out[-1])
        return out


__all__ = ["BEAM_TIMEOUT", "Processes", "Worker"]
