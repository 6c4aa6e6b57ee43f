"""What a batch of waves consists of: registers, masks, mode, and the memory they see.

All waves of a batch are held in arrays: scalar registers have the shape (waves, 1), vector registers
(waves, lanes). A group of waves at the same program counter executes an instruction together; `active_waves`
and `active` are the masks of the group and of its lanes with EXEC set.
"""

from __future__ import annotations

from typing import Any

from ._backend import xp

Array = Any
VCC, M0_RDNA, M0_CDNA, NULL_RDNA, EXEC_LO, EXEC_HI, SCC = 106, 125, 124, 124, 126, 127, 253
TTMP, FIRST_ACC, VECTOR_REGISTERS, SCALAR_REGISTERS = 108, 256, 512, 256


class WaveState:
    """Registers and masks of `waves` waves of `lanes` lanes. `family`: 'rdna3', 'rdna4' or 'cdna'."""

    def __init__(self, waves: int, lanes: int, family: str) -> None:
        self.waves, self.lanes, self.family = waves, lanes, family
        self.scalars = xp.zeros((SCALAR_REGISTERS, waves, 1), dtype=xp.uint32)
        self.vectors = xp.zeros((VECTOR_REGISTERS, waves, lanes), dtype=xp.uint32)
        self.s = list(self.scalars)
        self.si = [row.view(xp.int32) for row in self.s]
        self.sf = [row.view(xp.float32) for row in self.s]
        self.v = list(self.vectors)
        self.vi = [row.view(xp.int32) for row in self.v]
        self.vf = [row.view(xp.float32) for row in self.v]
        self.mode = xp.zeros((waves, 1), dtype=xp.uint32)
        self.mode_now = 0
        self.active_waves = xp.ones((waves, 1), dtype=bool)
        self.all_waves = True
        self.exec_lanes = xp.ones((waves, lanes), dtype=bool)
        self.active = self.exec_lanes
        self.all_active = True
        self.lane_ids = xp.arange(lanes, dtype=xp.uint32)
        self.wave_ids = xp.arange(waves, dtype=xp.int64).reshape(waves, 1)
        self.group_of_wave = xp.zeros((waves, 1), dtype=xp.int64)
        self.wave_in_group = xp.zeros((waves, 1), dtype=xp.uint32)
        low = [(1 << min(lane, 32)) - 1 for lane in range(lanes)]
        high = [(1 << max(lane - 32, 0)) - 1 for lane in range(lanes)]
        self.below_lo = xp.asarray(low, dtype=xp.uint32)
        self.below_hi = xp.asarray(high, dtype=xp.uint32)
        self.m0 = M0_CDNA if family == "cdna" else M0_RDNA
        self.null = None if family == "cdna" else NULL_RDNA
        self.pc = 0
        self.clock = 0
        self.mode_changed = False
        self.hardware: dict[int, Array] = {}
        self.first_to_signal: Any = None
        self.barrier_state: Any = None
        self.space: Any = None  # the Memory seen by global accesses
        self.lds: Any = None  # one Space for the work-groups of the batch
        self.scratch: Any = None  # one Space for all lanes of the batch
        self.lds_bytes = self.lds_stride = self.scratch_bytes = self.scratch_stride = 0

    def select_waves(self, waves: Array, all_of_them: bool) -> None:
        """Make the waves marked in `waves` (shape (waves, 1)) the executing group."""
        self.active_waves, self.all_waves = waves, all_of_them
        self.refresh()

    def exec_changed(self) -> None:
        """Recompute the lane masks from the EXEC registers."""
        self.exec_lanes = self.lanes_of(self.s[EXEC_LO], self.s[EXEC_HI])
        self.refresh()

    def refresh(self) -> None:
        """Recompute the mask of active lanes from EXEC and the group."""
        self.active = self.exec_lanes if self.all_waves else self.exec_lanes & self.active_waves
        self.all_active = bool(self.active.all())

    def lanes_of(self, low: Array, high: Array) -> Array:
        """Booleans per lane from mask words."""
        if self.lanes == 32:
            return (low >> self.lane_ids & 1) != 0
        first = low >> self.lane_ids[:32] & 1
        second = high >> self.lane_ids[:32] & 1
        return xp.concatenate([first, second], axis=1) != 0

    def mask_words(self, lanes: Array) -> Array:
        """Mask words of booleans per lane: shape (words, waves, 1)."""
        packed = xp.packbits(lanes, axis=1, bitorder="little").view(xp.uint32)
        return packed.T.reshape(self.lanes // 32, self.waves, 1)

    def write_scalar(self, index: int, value: Array) -> None:
        """Write a 32-bit scalar register of the group's waves."""
        if index == self.null:
            return
        if self.all_waves:
            self.s[index][...] = value
        else:
            xp.copyto(self.s[index], value, where=self.active_waves)
        if index == EXEC_LO or index == EXEC_HI:
            self.exec_changed()

    def write_pair(self, index: int, low: Array, high: Array) -> None:
        """Write two scalar registers (EXEC takes effect once)."""
        if index == self.null:
            return
        for register, value in ((index, low), (index + 1, high)):
            if self.all_waves:
                self.s[register][...] = value
            else:
                xp.copyto(self.s[register], value, where=self.active_waves)
        if index == EXEC_LO:
            self.exec_changed()

    def write_mask(self, index: int, lanes: Array) -> None:
        """Write a lane mask: one bit per active lane, 0 for the others."""
        words = self.mask_words(lanes & self.active)
        if self.lanes == 32:
            self.write_scalar(index, words[0])
        else:
            self.write_pair(index, words[0], words[1])

    def write_vector(self, index: int, value: Array) -> None:
        """Write a vector register of the active lanes."""
        if self.all_active:
            self.v[index][...] = value
        else:
            xp.copyto(self.v[index], value, where=self.active)

    def write_vector_float(self, index: int, value: Array) -> None:
        """Write a vector register from float32 values."""
        if self.all_active:
            self.vf[index][...] = value
        else:
            xp.copyto(self.vf[index], value, where=self.active)
