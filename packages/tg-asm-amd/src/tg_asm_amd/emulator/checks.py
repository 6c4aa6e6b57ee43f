"""Which registers hold a value yet: reports instructions that read registers nothing has written."""

from __future__ import annotations

from typing import Any

from ..inst import Instruction
from ..registers import Reg
from ._backend import xp
from .compile import Compiler
from .operands import register_index, vector_index
from .state import SCALAR_REGISTERS, VECTOR_REGISTERS, WaveState

Array = Any
_RESULTS = frozenset({"vdst", "sdst", "vdstx", "vdsty", "sdata"})
_ALWAYS = 106  # VCC and everything above count as written


class UninitializedRegister(RuntimeError):
    """A kernel read a register that it had not written."""


def register_use(inst: Instruction) -> tuple[list[Reg], list[Reg]]:
    """The registers an instruction reads and those it writes, as its operands tell."""
    name = inst.mnemonic
    is_store = "store" in name or "write" in name
    loads_vdata = inst.format in ("MUBUF", "MTBUF") and "load" in name
    reads: list[Reg] = []
    writes: list[Reg] = []
    for role, operand in zip(inst.operand_names, inst.operands, strict=True):
        if not isinstance(operand, Reg):
            continue
        target = role in _RESULTS and not (role == "sdata" and is_store) or (role == "vdata" and loads_vdata)
        (writes if target else reads).append(operand)
    row = Compiler.row_of(name)
    if row is not None and row.uses_old:
        reads += writes
    return reads, writes


class RegisterCheck:
    """Keeps track of written registers per lane and wave."""

    def __init__(self, m: WaveState, scalars: int, vectors: int) -> None:
        self.vectors = xp.zeros((VECTOR_REGISTERS, m.waves, m.lanes), dtype=bool)
        self.scalars = xp.zeros((SCALAR_REGISTERS, m.waves, 1), dtype=bool)
        self.scalars[:scalars] = True
        self.scalars[_ALWAYS:] = True
        self.vectors[:vectors] = True
        self._uses: dict[int, tuple[list[Reg], list[Reg]]] = {}

    def _use(self, m: WaveState, inst: Instruction) -> tuple[list[Reg], list[Reg]]:
        use = self._uses.get(m.pc)
        if use is None:
            use = self._uses[m.pc] = register_use(inst)
        return use

    def before(self, m: WaveState, inst: Instruction) -> None:
        """UninitializedRegister if a source register of an active lane (or wave) holds nothing."""
        for reg in self._use(m, inst)[0]:
            vector = reg.kind in ("v", "a")
            first = vector_index(reg) if vector else register_index(reg)
            for offset in range(reg.count):
                known = (self.vectors if vector else self.scalars)[first + offset]
                if (m.active if vector else m.active_waves)[~known].any() if not known.all() else False:
                    text = f"{reg.kind}{reg.index + offset}"
                    raise UninitializedRegister(f"{text} is read but was never written")

    def after(self, m: WaveState, inst: Instruction) -> None:
        """Mark the results as written."""
        for reg in self._use(m, inst)[1]:
            vector = reg.kind in ("v", "a")
            first = vector_index(reg) if vector else register_index(reg)
            for offset in range(reg.count):
                known = (self.vectors if vector else self.scalars)[first + offset]
                known |= m.active if vector else m.active_waves
