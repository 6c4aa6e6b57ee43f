"""What is in a graph file? `python -m tg_uop FILE` verifies, simplifies, evaluates and prints it.

FILE holds a printed graph (`tg_uop.print_graph`); `-` reads standard input. Exit status: 0, or 1 with the
reason on standard error when the text is no graph, breaks a rule of its stage or cannot be evaluated as
asked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import prod

from tg_uop.dtype import dtypes
from tg_uop.interpret import evaluate
from tg_uop.ops import GroupOp, Ops
from tg_uop.symbolic import simplify
from tg_uop.text import parse_graphs, print_graph
from tg_uop.uop import UOp
from tg_uop.verify import Spec, check_oob, spec_kernel, spec_program, spec_shared, spec_tensor, type_verify

MAX_ELEMENTS = 1 << 20  # of a value that is evaluated
SPECS = {"shared": spec_shared, "tensor": spec_tensor, "kernel": spec_kernel, "program": spec_program}


def stage_of(root: UOp) -> Spec:
    """The spec a root belongs to by its op: LINEAR and PROGRAM programs, SINK with kernel info kernels, else
    tensors.
    """
    if root.op in (Ops.LINEAR, Ops.PROGRAM) and all(s.op is not Ops.CALL for s in root.src):
        return spec_program
    if root.op is Ops.SINK and root.arg is not None:
        return spec_kernel
    return spec_tensor if root.dtype is not dtypes.index else spec_shared


def value_of(root: UOp, variables: dict[str, int]) -> str | None:
    """The elements of a root that needs no memory, as text; None when it reads memory or has no value."""
    if root.dtype is dtypes.void or any(
        u.op in (Ops.BUFFER, Ops.RANGE, Ops.SPECIAL) for u in root.toposort()
    ):
        return None
    needed = {u.arg.name for u in root.toposort() if u.op in GroupOp.Storage and u.op is Ops.PARAM}
    if None in needed or not needed <= variables.keys():
        return None
    for u in root.toposort():
        if all(isinstance(d, int) for d in u.shape) and prod(u.shape) > MAX_ELEMENTS:
            return f"not computed: {u.op.name} has {prod(u.shape)} elements, more than {MAX_ELEMENTS}"
    return repr(evaluate(root, var_vals=variables))


def _binding(text: str) -> tuple[str, int]:
    name, equals, value = text.partition("=")
    try:
        if not equals:
            raise ValueError
        return name, int(value, 0)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a variable is given as NAME=INTEGER, not {text!r}") from None


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tg_uop", description=__doc__.split("\n\n")[0])
    parser.add_argument("file", help="a printed graph, or - for standard input")
    parser.add_argument("--spec", choices=SPECS, help="the stage to verify for (default: by the root's op)")
    parser.add_argument("--no-simplify", action="store_true", help="print the graph as it is")
    parser.add_argument(
        "--var", action="append", default=[], type=_binding, metavar="NAME=VALUE", help="value of a variable"
    )
    args = parser.parse_args(argv)
    try:
        if args.file == "-":
            text = sys.stdin.read()
        else:
            with open(args.file, encoding="utf-8") as f:
                text = f.read()
        roots = parse_graphs(text)
        for root in roots:
            type_verify(root, SPECS[args.spec] if args.spec else stage_of(root))
            unknown = check_oob(root)
            if unknown:
                print(f"# {len(unknown)} INDEX not proven in bounds", file=sys.stderr)
        if not args.no_simplify:
            roots = tuple(simplify(r) for r in roots)
        print(print_graph(*roots), end="")
        for i, root in enumerate(roots):
            value = value_of(root, dict(args.var))
            if value is not None:
                print(f"# value{'' if len(roots) == 1 else f' of root {i}'}: {value}")
    except (OSError, ValueError, TypeError, IndexError, RuntimeError) as e:
        print(f"{args.file}: {e}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
