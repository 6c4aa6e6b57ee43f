"""The command `tg-asm-amd`: assemble, disassemble, describe and run AMD machine code."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import BinaryIO

from .codeobject import CodeObject, read_code_object
from .decode import disassemble
from .errors import AssembleError, DecodeError
from .link import to_code_object
from .syntax import assemble


def _read(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def _write(name: str | None, data: bytes) -> None:
    if name is None or name == "-":
        stream: BinaryIO = sys.stdout.buffer
        stream.write(data)
        stream.flush()
    else:
        Path(name).write_bytes(data)


def _arch(options: argparse.Namespace) -> str:
    if not options.arch:
        raise ValueError("--arch is needed for text and raw code, such as --arch gfx1100")
    return str(options.arch)


def command_asm(options: argparse.Namespace) -> int:
    """Assemble a text to a code object, raw code or hexadecimal lines."""
    assembly = assemble(_read(options.file).decode(), _arch(options))
    if options.format == "elf":
        _write(options.output, to_code_object(assembly, options.code_object_version))
    elif options.format == "raw":
        _write(options.output, assembly.code)
    else:
        code = assembly.code
        _write(options.output, "".join(f"{code[i : i + 4].hex()}\n" for i in range(0, len(code), 4)).encode())
    return 0


def command_dis(options: argparse.Namespace) -> int:
    """Print the instructions of a code object or of raw code."""
    data = _read(options.file)
    if data[:4] == b"\x7fELF":
        code = read_code_object(data)
        names = {s.value: s.name for s in code.symbols if s.section == ".text" and s.name}
        section = code.section(".text")
        content, arch, base = section.content, options.arch or code.arch, section.address
    else:
        content, arch, base, names = data, _arch(options), 0, {}
    lines = []
    at = 0
    status = 0
    while at < len(content):
        try:
            for offset, instruction in disassemble(content, arch, at):
                if base + offset in names:
                    lines.append(f"{names[base + offset]}:")
                words = " ".join(f"{w:08x}" for w in instruction.words)
                lines.append(
                    f"\t{instruction}" + (f"  // {base + offset:012x}: {words}" if not options.plain else "")
                )
                at = offset + instruction.size
        except DecodeError as error:
            word = content[at : at + 4]
            lines.append(
                f"\t.long 0x{int.from_bytes(word, 'little'):08x}"
                + (f"  // {error}" if not options.plain else "")
            )
            status = 0 if not any(word) else 1
            at += 4
    _write(options.output, ("\n".join(lines) + "\n").encode())
    return status


def _describe(code: CodeObject) -> list[str]:
    lines = [f"processor {code.arch}, code object version {code.version}, flags {code.flags:#x}", "sections:"]
    lines += [f"  {s.name:20} {s.address:#10x} {s.size:8} bytes" for s in code.sections if s.name]
    for kernel in code.kernels:
        descriptor = kernel.descriptor
        lines.append(f"kernel {kernel.name} at {kernel.entry:#x}:")
        lines.append(
            f"  wave{descriptor.wave_size}, {descriptor.vgpr_count} vector registers, LDS "
            f"{descriptor.group_segment_fixed_size} bytes,"
            f" scratch {descriptor.private_segment_fixed_size} bytes, arguments "
            f"{descriptor.kernarg_size} bytes"
        )
        for title in ("rsrc1", "rsrc2", "rsrc3", "properties"):
            values = getattr(descriptor, title)
            lines.append(f"  {title}: " + ", ".join(f"{k}={v}" for k, v in values.items()))
        for argument in kernel.metadata.get(".args", []):
            lines.append("  argument " + ", ".join(f"{k.lstrip('.')} {v}" for k, v in argument.items()))
    for relocation in code.relocations:
        lines.append(
            f"relocation {relocation.type_name} at {relocation.offset:#x}: "
            f"{relocation.symbol}+{relocation.addend}"
        )
    return lines


def command_info(options: argparse.Namespace) -> int:
    """Describe a code object: sections, kernels, descriptors, metadata."""
    _write(options.output, ("\n".join(_describe(read_code_object(_read(options.file)))) + "\n").encode())
    return 0


def command_run(options: argparse.Namespace) -> int:
    """Run a kernel in the emulator."""
    from .run import run_command  # only this subcommand needs the emulator

    return run_command(_read(options.file), options)


def build_parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="tg-asm-amd", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, handler in (
        ("asm", command_asm),
        ("dis", command_dis),
        ("info", command_info),
        ("run", command_run),
    ):
        sub = commands.add_parser(name, help=(handler.__doc__ or "").rstrip("."), description=handler.__doc__)
        sub.add_argument("file", help="file name, or - for standard input")
        sub.add_argument("--arch", help="processor, such as gfx1100, gfx1201, gfx942")
        sub.add_argument("-o", "--output", help="output file (standard output when left out)")
        sub.set_defaults(handler=handler)
        if name == "asm":
            sub.add_argument("--format", choices=("elf", "raw", "hex"), default="elf")
            sub.add_argument("--code-object-version", type=int, choices=(4, 5, 6))
        if name == "run":
            from .run import add_arguments

            add_arguments(sub)
        if name == "dis":
            sub.add_argument(
                "--plain", action="store_true", help="instructions only, without addresses and words"
            )
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Entry point; 0 when all is well, 1 for errors in the input, 2 for wrong usage."""
    options = build_parser().parse_args(arguments)
    try:
        return int(options.handler(options))
    except AssembleError as error:
        for diagnostic in error.diagnostics:
            print(f"{options.file}:{diagnostic}", file=sys.stderr)
    except (OSError, ValueError, RuntimeError) as error:
        print(f"tg-asm-amd: {error}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
