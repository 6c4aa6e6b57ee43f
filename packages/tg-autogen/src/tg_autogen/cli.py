"""What does `tg-autogen` do? gen, list, diff and check for the specs; header for any C header."""

from __future__ import annotations

import argparse
import difflib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from . import outputs, packages
from .binding import generate
from .check import Report, default_compiler, zig_compiler
from .emit import LibraryNames, Style
from .source import HeaderSet
from .specs import FOLDER, Spec, chosen

_BINDINGS = Path("packages/tg-hcq/src/tg_hcq/bindings")
COMPILERS = ("cc", "zig")
OK, COMPLAINTS, FAILED = 0, 1, 2
_SHOWN = 20  # differences printed for one binding


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns 0, 1 (differences or complaints) or 2 (nothing could be done)."""
    options = _parser().parse_args(argv)
    try:
        return int(options.run(options))
    except (OSError, ValueError, RuntimeError, ImportError) as error:
        print(f"tg-autogen: {error}", file=sys.stderr)
        return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tg-autogen", description="C headers to ctypes modules.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser(
        "list", help="the bindings, their headers' packages and whether they are here"
    )
    listing.set_defaults(run=_list)
    gen = commands.add_parser("gen", help="generate bindings")
    gen.set_defaults(run=_gen)
    diff = commands.add_parser("diff", help="what generating would change")
    diff.set_defaults(run=_diff)
    check = commands.add_parser("check", help="compare the checked-in bindings with a C compiler")
    check.set_defaults(run=_check)
    check.add_argument(
        "--compiler",
        choices=COMPILERS,
        action="append",
        help="the machine's (the default), or ziglang's clang; may be given twice",
    )
    for command in (gen, diff, check):
        command.add_argument("--out", type=Path, help="folder of the bindings (default: this repository's)")
    for command in (listing, gen, diff, check):
        command.add_argument(
            "names", nargs="*", metavar="NAME", help="bindings; all of them when none is named"
        )
        command.add_argument(
            "--fetch", action="store_true", help="first get the packages the headers come from"
        )
        command.add_argument("--specs", type=Path, default=FOLDER, help="folder of the specs")
    header = commands.add_parser("header", help="generate a module from any C headers")
    header.set_defaults(run=_header)
    header.add_argument("headers", nargs="+", help="as written in #include, or paths")
    header.add_argument("-o", "--output", type=Path, required=True, help="the module to write")
    header.add_argument("-I", dest="include", action="append", default=[], help="an include folder")
    header.add_argument("-D", dest="define", action="append", default=[], metavar="NAME=VALUE")
    header.add_argument(
        "--files", action="append", default=[], help="also files whose path matches this expression"
    )
    header.add_argument("--only", action="append", default=[], help="only names matching this expression")
    header.add_argument("--exclude", action="append", default=[], help="no names matching this expression")
    header.add_argument("--language", choices=("c", "c++", "objective-c"), default="c")
    header.add_argument(
        "--library", action="append", default=[], help="shared library file names, best first"
    )
    header.add_argument("--package", default="", help="where the library comes from, for the error message")
    header.add_argument("--separate", action="store_true", help="read each header on its own")
    header.add_argument(
        "--places", action="store_true", help="write each declaration's file and line beside it"
    )
    return parser


def _folder(options: argparse.Namespace) -> Path:
    if options.out is not None:
        return Path(options.out)
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / _BINDINGS).is_dir():
            return folder / _BINDINGS
    raise FileNotFoundError(f"no {_BINDINGS} here or above; say where the bindings are with --out")


def _specs(options: argparse.Namespace) -> list[Spec]:
    specs = chosen(options.names, options.specs)
    if options.fetch:
        for kind, name in dict.fromkeys(package for spec in specs for package in spec.packages()):
            packages.fetch(kind, name)
    return specs


def _list(options: argparse.Namespace) -> int:
    for spec in _specs(options):
        origin = []
        for kind, name in spec.packages():
            try:
                origin.append(f"{name.partition('==')[0]} {packages.version_of(kind, name)}")
            except packages.MissingPackage:
                origin.append(f"{name} (not here)")
        print(f"{spec.name:<24} {spec.kind:<10} {', '.join(origin)}")
    return OK


def _gen(options: argparse.Namespace) -> int:
    folder, status = _folder(options), OK
    for spec in _specs(options):
        started = time.perf_counter()
        try:
            output = outputs.build(spec)
        except (OSError, ValueError) as error:
            print(f"tg-autogen: {spec.name}: {error}", file=sys.stderr)
            status = FAILED
            continue
        for complaint in output.complaints:
            print(complaint, file=sys.stderr)
            status = max(status, COMPLAINTS)
        changed = outputs.write(folder, output.files)
        print(f"{spec.name}: {', '.join(changed) or 'unchanged'} ({time.perf_counter() - started:.1f} s)")
    return status


def _diff(options: argparse.Namespace) -> int:
    folder, status = _folder(options), OK
    for spec in _specs(options):
        for path, text in outputs.build(spec).files.items():
            target = folder / path
            old = target.read_text(encoding="utf-8") if target.is_file() else ""
            if old != text:
                status = COMPLAINTS
                lines = difflib.unified_diff(
                    old.splitlines(), text.splitlines(), path, f"{path} (new)", lineterm=""
                )
                print("\n".join(lines))
    return status


def _check(options: argparse.Namespace) -> int:
    folder, status, specs = _folder(options), OK, _specs(options)
    for name in options.compiler or COMPILERS[:1]:
        total = Report()
        for spec in specs:
            compiler = zig_compiler(spec.language) if name == "zig" else default_compiler()
            try:
                report = outputs.check(spec, folder, compiler)
            except (OSError, ValueError, RuntimeError) as error:
                print(f"tg-autogen: {spec.name}: {error}", file=sys.stderr)
                status = FAILED
                continue
            print(f"{spec.name}: {report}")
            for line in report.differences[:_SHOWN]:
                print(f"  {line}")
            status = max(status, COMPLAINTS) if report.differences else status
            total.add(report)
        print(f"all {len(specs)} with {'clang (zig)' if name == 'zig' else default_compiler()[0]}: {total}")
    return status


def _header(options: argparse.Namespace) -> int:
    headers = HeaderSet(
        headers=[str(Path(h).resolve()) if Path(h).is_file() else h for h in options.headers],
        include_dirs=options.include,
        defines=dict(define.partition("=")[::2] for define in options.define),
        files=options.files,
        only=options.only,
        exclude=options.exclude,
        language=options.language,
        separate=options.separate,
    )
    library = LibraryNames(options.output.stem, linux=options.library, package=options.package)
    title = f"Bindings of {', '.join(Path(h).name for h in options.headers)}."
    made = generate(headers, Style(title, ["Made by `tg-autogen header`."], library, options.places))
    files = {options.output.name: made.text, options.output.with_suffix(".pyi").name: made.stub}
    outputs.write(options.output.parent, files)
    complaints = made.complaints()
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return COMPLAINTS if complaints else OK
