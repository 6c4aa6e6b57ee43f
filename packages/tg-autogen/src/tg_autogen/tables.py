"""How do huge headers become text tables? Constants, registers with fields, SDMA packets; and their check."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from .check import Report, evaluate
from .emit import repr_text
from .macros import read_macros
from .model import Module
from .outputs import Output, load_module
from .packages import expand
from .parse import Reader, header_file
from .source import HeaderSet
from .specs import Spec

_DEFINE = re.compile(
    r"^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(0[xX][0-9a-fA-F]+|[0-9]+)[UuLl]*[ \t]*(?:/[*/].*)?$", re.M
)
_PREFIX = re.compile(r"^(?:reg|mm|smn|ix|cfg)(?=[A-Z0-9])")


# Constants


def constants_output(spec: Spec) -> Output:
    """A symbol table of a header's enums and object-like macros."""
    headers = spec.header_set()
    reader = Reader(headers, headers.headers)
    module = reader.read()
    read_macros(reader)
    table = Path(spec.path).with_suffix(".txt")
    lines = []
    for enum in module.enums():
        lines.append(f"# {enum.name}")
        previous = None
        for name, value in enum.constants:
            lines.append(name if previous is not None and value == previous + 1 else f"{name} {value:#x}")
            previous = value
    constants = [c for c in module.constants if isinstance(c.value, int)]
    lines += ["# macros"] * bool(constants)
    lines += [f"{c.name} {c.value:#x}" for c in constants]
    code = _module(
        spec,
        "from tg_autogen.runtime import SymbolTable",
        "",
        f"table = SymbolTable(__file__, {repr_text(table.name)})",
        "def __getattr__(name):",
        "    if name[:2] == '__':",
        "        raise AttributeError(name)",
        "    return globals().setdefault(name, table.get(name))",
        "def __dir__():",
        "    return [*globals(), *table.names()]",
    )
    stub = "from tg_autogen.runtime import SymbolTable\n\ntable: SymbolTable\n\n"
    stub += "def __getattr__(name: str) -> int: ...\n"
    files = {
        spec.path: code,
        str(table): "\n".join(lines) + "\n",
        str(Path(spec.path).with_suffix(".pyi")): stub,
    }
    complaints = [str(p) for p in module.problems]
    return Output(files, complaints, module)


def _module(spec: Spec, *lines: str) -> str:
    notes = [f"# {note}" for note in spec.notes()]
    return "\n".join([f'"""{spec.title}"""', "", *notes, "# fmt: off", *lines]) + "\n"


# Registers


def registers_output(spec: Spec) -> Output:
    """One table for each register set of the spec, and the folder's module that finds them."""
    files = {}
    for name, text in _register_tables(spec):
        files[f"{Path(spec.path).parent}/{name}.txt"] = text
    files[spec.path] = _module(
        spec,
        "from os.path import dirname",
        "",
        "from tg_autogen.registers import Database",
        "",
        '__all__ = ["AMDIP", "database"]',
        "database = Database(dirname(__file__))",
        "def AMDIP(block, version, bases):",
        '    """An IP block of a device: registers by attribute, at segment bases (a tuple an instance)."""',
        "    return database.ip(block, version, bases)",
    )
    files[str(Path(spec.path).with_suffix(".pyi"))] = (
        "from tg_autogen.registers import IP, Database\n\ndatabase: Database\n\n"
        "def AMDIP(block: str, version: tuple[int, ...], bases: tuple[tuple[int, ...], ...]) -> IP: ...\n"
    )
    return Output(files)


def _register_tables(spec: Spec) -> Iterable[tuple[str, str]]:
    for name, stem in spec.sets.items():
        excluded = _excluded(spec, name)
        offsets, masks = _set_macros(spec, stem)
        yield name, _register_text(name, stem, offsets, masks, excluded)


def _excluded(spec: Spec, name: str) -> re.Pattern[str] | None:
    """What a set leaves out: the spec's `skip` gives patterns by set or block name."""
    block = name.partition("_")[0]
    patterns = [p for key, p in spec.skip.items() if key in (name, block)]
    return re.compile("|".join(patterns)) if patterns else None


def _set_macros(spec: Spec, stem: str) -> tuple[dict[str, int], dict[str, int]]:
    folder = Path(expand(spec.include_dirs[0]))
    found = []
    for suffix in ("offset", "sh_mask"):
        path = folder / f"{stem}_{suffix}.h"
        if not path.is_file():
            raise FileNotFoundError(f"{path} is not there; the spec's sets name headers without _offset.h")
        text = path.read_text(encoding="utf-8", errors="replace")
        found.append({name: int(value, 0) for name, value in _DEFINE.findall(text)})
    return found[0], found[1]


def _register_text(
    name: str, stem: str, offsets: dict[str, int], masks: dict[str, int], excluded: re.Pattern[str] | None
) -> str:
    fields = _fields(masks)
    sets: dict[str, int] = {}
    lines = []
    seen = set()
    for register, offset in offsets.items():
        if register.endswith("_BASE_IDX") and register[: -len("_BASE_IDX")] in offsets:
            continue
        bare = _PREFIX.sub("", register)
        seen.add(bare)
        if excluded is not None and excluded.search(register):
            continue
        segment = offsets.get(register + "_BASE_IDX")
        number = sets.setdefault(" ".join(fields.get(bare, ())), len(sets))
        lines.append(f"{register} {offset:x} {'-' if segment is None else segment} {number}")
    for bare, parts in fields.items():
        if bare not in seen and not (excluded is not None and excluded.search(bare)):
            lines.append(f"{bare} - - {sets.setdefault(' '.join(parts), len(sets))}")
    head = [
        f"# {name}: registers of {stem}_offset.h and {stem}_sh_mask.h.",
        "# NAME offset segment set, then =set FIELD:bit:width ...",
    ]
    if excluded is not None:
        head.append(f"# left out by name: {excluded.pattern}")
    return "\n".join([*head, *lines, *(f"={number} {text}" for text, number in sets.items())]) + "\n"


def _fields(masks: dict[str, int]) -> dict[str, list[str]]:
    """Register → its fields as the table writes them."""
    found: dict[str, list[str]] = {}
    for macro, shift in masks.items():
        if macro.endswith("__SHIFT"):
            register, _, name = macro[: -len("__SHIFT")].partition("__")
            mask = masks.get(f"{register}__{name}_MASK")
            found.setdefault(register, []).append(_field_text(name, shift, mask))
        elif macro.endswith("_MASK") and f"{macro[: -len('_MASK')]}__SHIFT" not in masks:
            register, _, name = macro[: -len("_MASK")].partition("__")
            found.setdefault(register, []).append(f"{name}:/{shift:x}")
    return found


def _field_text(name: str, shift: int, mask: int | None) -> str:
    if mask is None:
        return f"{name}:{shift}/"
    width = (mask >> shift).bit_length()
    if mask and mask == ((1 << width) - 1) << shift:
        return f"{name}:{shift}:{width}"
    return f"{name}:{shift}/{mask:x}"


# SDMA packets


def packets_output(spec: Spec) -> Output:
    """The packet table of an SDMA header."""
    macros = _header_numbers(spec)
    table = Path(spec.path).with_suffix(".txt")
    code = _module(
        spec,
        "from tg_autogen.packets import SdmaPackets",
        "",
        f"packets = SdmaPackets(__file__, {repr_text(table.name)})",
        "def __getattr__(name):",
        "    return getattr(packets, name)",
        "def __dir__():",
        "    return [*globals(), *packets.names(), *packets.constants()]",
    )
    stub = (
        "from typing import Any\n\nfrom tg_autogen.packets import SdmaPackets\n\npackets: SdmaPackets\n\n"
        "def __getattr__(name: str) -> Any: ...\n"
    )
    text = "\n".join(_packet_lines(spec, macros)) + "\n"
    files = {spec.path: code, str(table): text, str(Path(spec.path).with_suffix(".pyi")): stub}
    return Output(files)


def _header_text(spec: Spec) -> str:
    headers = spec.header_set()
    texts = []
    for name in headers.headers:
        path = header_file(headers, name)
        if path is None:
            raise FileNotFoundError(f"{name} is in none of {', '.join(headers.include_dirs)}")
        texts.append(path.read_text(encoding="utf-8", errors="replace"))
    return "\n".join(texts)


def _header_numbers(spec: Spec) -> dict[str, int]:
    return {name: int(value, 0) for name, value in _DEFINE.findall(_header_text(spec))}


def _packet_lines(spec: Spec, macros: dict[str, int]) -> list[str]:
    text = _header_text(spec)
    packets = dict.fromkeys(re.findall(r"Definitions for SDMA_PKT_(\w+) packet", text))
    fields: dict[str, list[str]] = {packet: [] for packet in packets}
    sizes = dict.fromkeys(packets, 1)
    used = set()
    current = ""
    word = ""
    pattern = (
        r"Definitions for SDMA_PKT_(\w+) packet|define for (\w+) word|#define SDMA_PKT_(\w+)_offset (\d+)"
    )
    for match in re.finditer(pattern, text):
        if match[1]:
            current = match[1]
        elif match[2]:
            word = match[2]
        else:
            stem = f"SDMA_PKT_{match[3]}"
            name = match[3][len(current) + 1 :]
            if not match[3].startswith(f"{current}_{word}_") or f"{stem}_mask" not in macros:
                continue
            field = name[len(word) + 1 :]
            dword, mask, shift = int(match[4]), macros[f"{stem}_mask"], macros[f"{stem}_shift"]
            fields[current].append(f"{word}.{field}:{dword}:{shift}:{mask.bit_length()}")
            sizes[current] = max(sizes[current], dword + 1)
            used |= {f"{stem}_{suffix}" for suffix in ("offset", "mask", "shift")}
    lines = [
        f"# {spec.name} (PACKET dwords op sub_op WORD.field:dword:bit:width, =CONSTANT value; -1: not known)"
    ]
    for packet, parts in fields.items():
        op, sub_op = _opcodes(packet, macros)
        lines.append(" ".join([packet, str(sizes[packet]), str(op), str(sub_op), *parts]))
    lines += [f"={name} {value:#x}" for name, value in macros.items() if name not in used]
    return lines


def _opcodes(packet: str, macros: dict[str, int]) -> tuple[int, int]:
    """The opcode is named by the longest start of the packet's name, the sub-opcode by the whole name."""
    words = packet.split("_")
    starts = ("_".join(words[:count]) for count in range(len(words), 0, -1))
    op = next((macros[f"SDMA_OP_{start}"] for start in starts if f"SDMA_OP_{start}" in macros), -1)
    return op, macros.get(f"SDMA_SUBOP_{packet}", 0 if op >= 0 else -1)


# Checks


def check_table(spec: Spec, path: Path, compiler: Sequence[str]) -> Report:
    """Compare a table with what the compiler makes of the headers' macros and enums."""
    return {"constants": _check_constants, "registers": _check_registers, "packets": _check_packets}[
        spec.kind
    ](spec, path, compiler)


def _compare(report: Report, kind: str, expected: dict[str, int], found: dict[str, int], where: str) -> None:
    for name, value in expected.items():
        report.counts[kind] += 1
        if name not in found or (found[name] ^ value) & ((1 << 64) - 1):
            report.differences.append(
                f"{where} {name}: C has {value:#x}, the table has {found.get(name, 'nothing')}"
            )


def _check_constants(spec: Spec, path: Path, compiler: Sequence[str]) -> Report:
    report = Report()
    headers = spec.header_set()
    module: Module = constants_output(spec).module or Module()
    names = [name for enum in module.enums() for name, _ in enum.constants]
    names += [c.name for c in module.constants if isinstance(c.value, int)]
    table = load_module(path)
    values = evaluate(headers, names, compiler)
    _compare(report, "constants", values, {name: getattr(table, name) for name in names}, spec.name)
    return report


def _check_registers(spec: Spec, path: Path, compiler: Sequence[str]) -> Report:
    from .registers import RegisterFile

    report = Report()
    for name, stem in spec.sets.items():
        headers = HeaderSet([f"{stem}_offset.h", f"{stem}_sh_mask.h"], [expand(spec.include_dirs[0])])
        offsets, masks = _set_macros(spec, stem)
        expected = evaluate(headers, [*offsets, *masks], compiler)
        left_out = _left_out(offsets, masks, _excluded(spec, name))
        kept = {macro: value for macro, value in expected.items() if macro not in left_out}
        found = _macros_of(RegisterFile(str(path), f"{name}.txt"))
        _compare(report, "register macros", kept, found, name)
    return report


def _left_out(offsets: dict[str, int], masks: dict[str, int], excluded: re.Pattern[str] | None) -> set[str]:
    """The macros that the spec's filter drops: those of registers whose name it matches."""
    if excluded is None:
        return set()
    registers = {macro: macro.removesuffix("_BASE_IDX") for macro in offsets}
    kept_names = {_PREFIX.sub("", name) for name in registers.values() if not excluded.search(name)}
    all_names = {_PREFIX.sub("", name) for name in registers.values()}
    dropped = {macro for macro, name in registers.items() if excluded.search(name)}
    for macro in masks:
        bare = macro.partition("__")[0]
        if bare not in kept_names and (bare in all_names or excluded.search(bare)):
            dropped.add(macro)
    return dropped


def _macros_of(file: Any) -> dict[str, int]:
    """The headers' macros as a register table gives them back."""
    found: dict[str, int] = {}
    for name in file.names():
        register = getattr(file, name)
        if register.offset is not None:
            found[name] = register.offset
        if register.segment is not None:
            found[f"{name}_BASE_IDX"] = register.segment
        bare = _PREFIX.sub("", name) if register.offset is not None else name
        for item in register._field_text.split():
            field = item.partition(":")[0]
            shift, mask = register.fields[field.lower()]
            found[f"{bare}__{field}__SHIFT"] = shift
            found[f"{bare}__{field}_MASK"] = mask
    return found


def _check_packets(spec: Spec, path: Path, compiler: Sequence[str]) -> Report:
    report = Report()
    headers = spec.header_set()
    table = load_module(path)
    macros = _header_numbers(spec)
    values = evaluate(headers, list(macros), compiler)
    _compare(report, "packet macros", values, {name: getattr(table, name, -1) for name in macros}, spec.name)
    functions = re.findall(r"#define[ \t]+(SDMA_PKT_\w+)\(x\)", _header_text(spec))
    samples = (1, 0x5A5A5A5A, 0xFFFFFFFF)
    calls = {f"{name}({sample:#x}u)": (name, sample) for name in functions for sample in samples}
    answers = evaluate(headers, list(calls), compiler)
    results = {call: getattr(table, name)(sample) & 0xFFFFFFFF for call, (name, sample) in calls.items()}
    _compare(
        report, "packet macro calls", {k: v & 0xFFFFFFFF for k, v in answers.items()}, results, spec.name
    )
    return report
