"""What `tg-asm-amd run` does: launches a kernel of a code object in the emulator and shows its buffers."""

from __future__ import annotations

import argparse
import struct
from pathlib import Path
from typing import Any

from .codeobject import read_code_object

_PACKED = {"i32": "<i", "u32": "<I", "i64": "<q", "u64": "<Q", "f32": "<f", "f64": "<d"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the subcommand."""
    parser.add_argument("--kernel", help="kernel name (the only one when left out)")
    parser.add_argument("--grid", default="1", help="work-groups, such as 4 or 2,2,1")
    parser.add_argument("--block", default="1", help="threads of a work-group, such as 64 or 8,8,1")
    parser.add_argument(
        "--arg",
        action="append",
        default=[],
        metavar="KIND:VALUE",
        help="kernel argument, in order: buffer:BYTES, file:PATH, i32:5, u32:, i64:, u64:, f32:2.5, f64:",
    )
    parser.add_argument(
        "--save",
        action="append",
        default=[],
        metavar="INDEX:PATH",
        help="write the buffer of argument INDEX to a file afterwards",
    )
    parser.add_argument(
        "--show",
        choices=("none", "i32", "f32"),
        default="none",
        help="print the first 16 values of every buffer",
    )
    parser.add_argument(
        "--max-instructions", type=int, default=0, help="stop after so many instructions (0: no limit)"
    )


def _sizes(text: str) -> tuple[int, ...]:
    parts = tuple(int(p) for p in text.split(","))
    if not 1 <= len(parts) <= 3 or min(parts) < 1:
        raise ValueError(f"{text!r}: one to three positive numbers are needed")
    return parts


def run_command(data: bytes, options: argparse.Namespace) -> int:
    """Run; returns the exit status. ValueError for wrong arguments, the emulator's errors as they are."""
    from .emulator import Emulator  # only this command needs the emulator

    code = read_code_object(data)
    machine = Emulator(options.arch or code.arch)
    program = machine.load(data)
    names = list(program.kernels)
    name = options.kernel or (names[0] if len(names) == 1 else None)
    if name not in program.kernels:
        raise ValueError(f"--kernel {name}: kernels are {', '.join(names) or 'none'}")
    arguments: list[Any] = []
    buffers: dict[int, Any] = {}
    for index, argument in enumerate(options.arg):
        kind, _, value = argument.partition(":")
        if kind in ("buffer", "file"):
            content = Path(value).read_bytes() if kind == "file" else bytes(int(value, 0))
            buffers[index] = machine.upload(content)
            arguments.append(buffers[index])
        elif kind in _PACKED:
            number = float(value) if kind[0] == "f" else int(value, 0)
            arguments.append(struct.pack(_PACKED[kind], number))
        else:
            raise ValueError(f"--arg {argument}: kinds are buffer, file, {', '.join(_PACKED)}")
    raw = _argument_bytes(arguments)
    machine.launch(
        program.kernels[name],
        grid=_sizes(options.grid),
        block=_sizes(options.block),
        args=raw,
        max_instructions=options.max_instructions,
    )
    for index, buffer in buffers.items():
        if options.show != "none":
            content = buffer.read()
            count = min(16, len(content) // 4)
            values = struct.unpack(f"<{count}{'i' if options.show == 'i32' else 'f'}", content[: 4 * count])
            print(
                f"argument {index}: {' '.join(f'{v:g}' if options.show == 'f32' else str(v) for v in values)}"
            )
    for item in options.save:
        number, _, path = item.partition(":")
        if not number.isdigit() or int(number) not in buffers:
            raise ValueError(f"--save {item}: buffers are arguments {', '.join(map(str, buffers)) or 'none'}")
        Path(path).write_bytes(buffers[int(number)].read())
    return 0


def _argument_bytes(arguments: list[Any]) -> bytes:
    """The argument segment: every value at a multiple of its size."""
    result = bytearray()
    for argument in arguments:
        data = argument if isinstance(argument, bytes) else struct.pack("<Q", argument.address)
        result += bytes(-len(result) % len(data)) + data
    return bytes(result)
