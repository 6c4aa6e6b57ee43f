"""What does `tg train` take, and what does it show?"""

from __future__ import annotations

import argparse
import importlib.util
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tg_nn.examples.digits import Outcome


def register(parser: argparse.ArgumentParser) -> None:
    """Train a network on real data and show how well it does."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    digits = tasks.add_parser(
        "digits",
        help="a small convnet on scikit-learn's handwritten digits",
        description="Train a small convnet on scikit-learn's 1797 digits; a fifth is held back for the test.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    digits.add_argument("--epochs", type=_positive, default=8, help="passes over the training images")
    digits.add_argument(
        "--seed",
        type=int,
        default=0,
        help="of weights, split and order; the same seed gives the same network",
    )
    digits.add_argument(
        "--out", type=Path, default=Path("digits.png"), help="PNG of test images with predictions"
    )
    digits.add_argument("--device", default=None, help="where to train, such as CPU (default: what DEV says)")
    digits.set_defaults(run=run_digits)


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, got {value}")
    return value


def _check_ready(out: Path) -> None:
    """What would fail at the end fails before the training. RuntimeError, FileNotFoundError or ValueError."""
    for module, package, extra in (("sklearn", "scikit-learn", "datasets"), ("PIL", "pillow", "plot")):
        if importlib.util.find_spec(module) is None:
            raise RuntimeError(f"{package} is not installed: pip install 'tg-nn[{extra}]'")
    if not out.parent.is_dir():
        raise FileNotFoundError(f"--out {out}: there is no folder {str(out.parent)!r}")
    if out.is_dir() or out.suffix.lower() != ".png":
        raise ValueError(f"--out {out}: name a file that ends in .png")


def run_digits(args: argparse.Namespace) -> int:
    """Train, draw and print the table."""
    started = time.perf_counter()
    _check_ready(args.out)
    from tg_nn.examples.digits import train_digits  # lazy: --help needs no tensors
    from tg_nn.examples.picture import save_predictions

    outcome = train_digits(args.epochs, args.seed, args.device, progress=True)
    save_predictions(outcome.images, outcome.predictions, outcome.labels, args.out)
    show(outcome, args.out, time.perf_counter() - started)
    return 0


def show(outcome: Outcome, out: Path, total_s: float) -> None:
    """Print the table of results."""
    from rich.console import Console  # lazy: --help draws no tables
    from rich.table import Table

    right, count = outcome.right, len(outcome.labels)
    table = Table(title="tg train digits", show_header=False, title_justify="left")
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_row("test accuracy", f"{outcome.accuracy:.2%} ({right} of {count})")
    table.add_row("training speed", f"{outcome.images_per_s:,.0f} images/s")
    table.add_row(
        "kernels", f"{outcome.kernels_compiled} compiled, {outcome.kernels_per_step} in a training step"
    )
    table.add_row("compile time", f"{outcome.compile_s:.2f} s")
    table.add_row("run time", f"{outcome.run_s:.2f} s")
    table.add_row("total time", f"{total_s:.2f} s")
    table.add_row("device", outcome.device)
    table.add_row("pictures", str(out))
    Console().print(table)
