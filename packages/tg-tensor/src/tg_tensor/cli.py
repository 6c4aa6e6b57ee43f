"""What does the command `tg` do? It finds its subcommands among installed packages and runs the one named.

A package adds `tg NAME` with an entry point NAME of group `tg.commands`: a function that takes an
`argparse.ArgumentParser`, adds its arguments and sets the default `run` to a function of the parsed
arguments, which returns an exit status or None. Its docstring's first line is shown in the list of commands.
Modules of commands import late what is slow to import.
"""

from __future__ import annotations

import argparse
import difflib
import platform
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint, PackageNotFoundError, entry_points, version
from typing import Any

from tg_uop import getenv

GROUP = "tg.commands"
PACKAGES = ("tg-uop", "tg-schedule", "tg-codegen", "tg-hcq", "tg-tensor", "tg-nn", "tg-asm-amd", "tg-autogen")

Register = Callable[[argparse.ArgumentParser], Any]


def register_devices(parser: argparse.ArgumentParser) -> None:
    """Show the devices there are, and what compiles for each."""
    parser.set_defaults(run=lambda args: show_devices())


BUILT_IN: dict[str, Register] = {"devices": register_devices}


def commands() -> dict[str, EntryPoint | Register]:
    """Every subcommand by name, sorted; the built-in ones come before others of the same name."""
    found: dict[str, EntryPoint | Register] = {e.name: e for e in entry_points(group=GROUP)}
    return dict(sorted({**found, **BUILT_IN}.items()))


def load(name: str, command: EntryPoint | Register) -> Register:
    """The register function of a command. RuntimeError when its package cannot be imported."""
    if not isinstance(command, EntryPoint):
        return command
    try:
        found: Register = command.load()
    except (ImportError, AttributeError) as error:
        owner = command.dist.name if command.dist else "its package"
        raise RuntimeError(f"{owner} cannot load this command ({error}); install it again") from error
    return found


def _summary(name: str, command: EntryPoint | Register) -> str:
    try:
        doc = load(name, command).__doc__ or ""
    except RuntimeError as error:
        return f"not usable: {error}"
    return doc.strip().partition("\n")[0]


def usage() -> str:
    """How `tg` is called, and the list of commands."""
    rows = [(name, _summary(name, command)) for name, command in commands().items()]
    width = max(len(name) for name, _ in rows)
    lines = [f"  tg {name:{width}}  {text}" for name, text in rows]
    return "\n".join(
        [
            "usage: tg COMMAND [arguments]",
            "",
            "commands:",
            *lines,
            "",
            "tg COMMAND --help says what a command takes, tg --version which packages are installed.",
            "The environment chooses the device (DEV=CPU) and what is printed (DEBUG=1 to 4).",
        ]
    )


def version_text() -> str:
    """The version of tg and of each of its packages."""
    parts = []
    for package in PACKAGES:
        try:
            parts.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    own = next((p.partition(" ")[2] for p in parts if p.startswith("tg-tensor ")), "unknown")
    return f"tg {own} ({', '.join(parts)}; Python {platform.python_version()})"


def _device_row(name: str) -> tuple[str, str, str, str]:
    """(name, number of devices, architecture, how it is used) of one kind of device."""
    from tg_tensor.device import Device  # lazy: `tg --version` opens nothing

    if name == "DISK":
        return name, "", "", "files as memory: DISK:/path/to/file"
    try:
        device = Device[name]
    except Exception as error:  # whatever a driver raises, the other devices are still shown
        return name, "0", "", f"not usable: {str(error).partition(chr(10))[0]}"
    machine = getattr(device.renderer, "machine", None) if device.compilers and device.arch else None
    arch = device.arch or ""
    if machine is not None:
        arch += f", {machine.cores} cores, {machine.vector_bytes * 8}-bit vectors"
    renderer = type(device.renderer).__name__.removesuffix("Renderer") if device.compilers else ""
    return name, str(device.count()), arch, f"compiled for by {renderer}" if renderer else "no programs"


def show_devices() -> int:
    """Print a table of devices; the default one is marked with a star."""
    from tg_tensor.device import Device  # lazy: see _device_row

    rows = [("device", "count", "architecture", "use"), *(_device_row(n) for n in Device.names())]
    widths = [max(len(r[i]) for r in rows) for i in range(3)]
    default = Device.DEFAULT.partition(":")[0]
    for row in rows:
        star = "*" if row[0] == default else " "
        print(
            f"{star} "
            + "  ".join(f"{cell:{w}}" for cell, w in zip(row, widths, strict=False))
            + f"  {row[3]}"
        )
    print("* the default; DEV=NAME chooses another")
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run `tg` with the given arguments (default: those of the process); returns the exit status.

    0 done, 1 failed, 2 called wrongly, 130 interrupted.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    if words[0] in ("-V", "--version"):
        print(version_text())
        return 0
    name, known = words[0], commands()
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        hint = f", did you mean {near[0]!r}?" if near else ""
        print(f"tg: there is no command {name!r}{hint}\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        parser = argparse.ArgumentParser(prog=f"tg {name}", description=_summary(name, known[name]))
        load(name, known[name])(parser)
        args = parser.parse_args(words[1:])
        return int(args.run(args) or 0)
    except KeyboardInterrupt:
        print(f"tg {name}: interrupted", file=sys.stderr)
        return 130
    except (ValueError, TypeError, RuntimeError, OSError) as error:
        if getenv("DEBUG", 0) >= 1:
            raise
        print(f"tg {name}: {error}", file=sys.stderr)
        return 1


__all__ = ["commands", "main"]


if __name__ == "__main__":
    sys.exit(main())
