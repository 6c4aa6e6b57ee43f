"""AMD hardware interfaces, and which of them serves a given version of an IP block.

`from … import *` exposes the modules. Versions are tuples as the discovery table gives them, (11, 0, 0); each
function picks the newest file not above the version, ImportError when there is none.
"""

from importlib import import_module as _import
from types import ModuleType

from tg_autogen.registers import RegisterFile

from .regs import AMDIP, database

__all__ = [
    "AMDIP",
    "database",
    "discovery",
    "import_module",
    "import_pmc",
    "import_soc",
    "irqsrcs",
    "limits",
    "mes_v11",
    "mes_v12",
    "mqd",
    "navi_offsets",
    "pm4_nv",
    "pm4_soc15",
    "pm4_structs",
    "psp",
    "scratch",
    "sdma_4_0_0",
    "sdma_5_0_0",
    "sdma_6_0_0",
    "smu_v13_0_0",
    "smu_v13_0_6",
    "smu_v14_0_2",
    "soc21_enum",
    "soc24_enum",
    "ucode",
    "vega10_enum",
    "vega_offsets",
]

# Block → (first version, module), oldest first.
_MODULES: dict[str, tuple[tuple[tuple[int, ...], str], ...]] = {
    "mes": (((11, 0, 0), "mes_v11"), ((12, 0, 0), "mes_v12")),
    "offsets": (((9, 0, 0), "vega_offsets"), ((10, 0, 0), "navi_offsets")),
    "pm4": (((9, 0, 0), "pm4_soc15"), ((10, 0, 0), "pm4_nv")),
    "sdma": (((4, 0, 0), "sdma_4_0_0"), ((5, 0, 0), "sdma_5_0_0"), ((6, 0, 0), "sdma_6_0_0")),
    "smu": (((13, 0, 0), "smu_v13_0_0"), ((13, 0, 6), "smu_v13_0_6"), ((14, 0, 2), "smu_v14_0_2")),
    "soc": (((9, 0, 0), "vega10_enum"), ((11, 0, 0), "soc21_enum"), ((12, 0, 0), "soc24_enum")),
}


def import_module(block: str, version: tuple[int, ...]) -> ModuleType | RegisterFile:
    """The module of mes, offsets, pm4, sdma, smu or soc; for other blocks (gc, mmhub, …) their registers."""
    if block not in _MODULES and block in database.blocks():
        return database.file(block, version)
    return _import(f".{_nearest(block, version)}", __name__)


def _nearest(block: str, version: tuple[int, ...]) -> str:
    choices = _MODULES.get(block)
    if choices is None:
        known = ", ".join([*_MODULES, *database.blocks()])
        raise ImportError(f"no module for block {block!r}; there are {known}")
    fitting = [module for first, module in choices if first <= version]
    if not fitting:
        raise ImportError(f"no {block} module for version {version}; the oldest is for {choices[0][0]}")
    return fitting[-1]


def import_soc(target: tuple[int, ...]) -> ModuleType:
    """The enums of register field values for a graphics target, (9, 4, 3) to (12, 0, 1)."""
    return _import(f".{_nearest('soc', target)}", __name__)


def import_pmc(target: tuple[int, ...]) -> dict[str, int]:
    """Performance counters of a graphics target by name (SQ_BUSY_CYCLES, GL2C_HIT, …) → the select value."""
    table = import_soc(target).table
    counters = {}
    for name, value in table.values().items():
        block, found, counter = name.partition("_PERF_SEL_")
        if found:
            counters[f"{block}_{counter}"] = value
    return counters
