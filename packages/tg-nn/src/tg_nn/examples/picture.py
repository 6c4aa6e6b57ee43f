"""How do predictions look beside the images they were made from?"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

COLUMNS, ROWS = 16, 6
TILE, CAPTION = 48, 16  # pixels: an image's side, and the line below it


def save_predictions(images: Any, predictions: Any, labels: Any, path: Path) -> None:
    """Draw images (number, height, width; 0 to 1) with what was read in them into a PNG, wrong ones first
    and in red.

    The file appears complete or not at all. RuntimeError without Pillow.
    """
    try:
        from PIL import Image, ImageDraw, ImageFont  # lazy: an extra
    except ImportError:
        raise RuntimeError("pillow is not installed: pip install 'tg-nn[plot]'") from None
    wrong = np.asarray(predictions) != np.asarray(labels)
    shown = np.argsort(~wrong, kind="stable")[: COLUMNS * ROWS]
    rows = -(-len(shown) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (TILE + 8) + 8, rows * (TILE + CAPTION + 8) + 8), "white")
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(13)
    for place, n in enumerate(shown):
        left, top = 8 + place % COLUMNS * (TILE + 8), 8 + place // COLUMNS * (TILE + CAPTION + 8)
        grey = Image.fromarray((255 - np.clip(images[n], 0, 1) * 255).astype(np.uint8))
        sheet.paste(grey.resize((TILE, TILE), Image.Resampling.NEAREST), (left, top))
        text = f"{predictions[n]} not {labels[n]}" if wrong[n] else str(predictions[n])
        if wrong[n]:
            draw.rectangle((left - 2, top - 2, left + TILE + 1, top + TILE + 1), outline="red", width=2)
        draw.text((left + TILE / 2, top + TILE + 1), text, "red" if wrong[n] else "black", font, anchor="ma")
    _save_atomically(sheet, path)


def _save_atomically(sheet: Any, path: Path) -> None:
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as f:
            sheet.save(f, format="PNG")
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
