"""`tg train digits`: how well it learns, that a seed repeats it, what it shows and writes, and what it
refuses.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tg_nn.examples.digits import train_digits
from tg_nn.examples.picture import save_predictions
from tg_tensor.cli import main

pytest.importorskip("sklearn")
image = pytest.importorskip("PIL.Image")


def test_digits_that_were_never_seen_are_read() -> None:
    outcome = train_digits(epochs=5, seed=1)
    assert outcome.accuracy >= 0.97
    assert outcome.right == (outcome.predictions == outcome.labels).sum() == round(outcome.accuracy * 359)
    assert outcome.losses == sorted(outcome.losses, reverse=True)
    assert outcome.images_per_s > 0 and 0 < outcome.kernels_per_step < 150


def test_a_seed_repeats_the_training_and_another_differs() -> None:
    first, again, other = (train_digits(epochs=1, seed=s).losses for s in (4, 4, 5))
    assert first == again and first != other


def test_the_command_shows_a_bar_and_a_table_and_writes_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "seen.png"
    assert main(["train", "digits", "--epochs", "1", "--seed", "2", "--out", str(out)]) == 0
    captured = capsys.readouterr()
    assert "22/22" in captured.err
    for row in (
        "test accuracy",
        "images/s",
        "kernels",
        "compile time",
        "run time",
        "device",
        "CPU (x86_64, LLVM)",
    ):
        assert row in captured.out
    with image.open(out) as png:
        assert png.format == "PNG" and png.size[0] > 500
    assert [p.name for p in tmp_path.iterdir()] == ["seen.png"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--out", "no/folder/x.png"], "there is no folder 'no/folder'"),
        (["--out", "x.jpg"], "name a file that ends in .png"),
        (["--device", "GPU9"], "unknown device 'GPU9'"),
    ],
)
def test_what_cannot_work_is_refused_before_the_training(
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", "digits", *arguments]) == 1
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["train"], ["train", "letters"], ["train", "digits", "--epochs", "0"]])
def test_wrong_words_are_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as error:
        main(arguments)
    assert error.value.code == 2 and "usage: tg train" in capsys.readouterr().err


def test_wrong_predictions_come_first_and_are_framed_in_red(tmp_path: Path) -> None:
    images = np.zeros((3, 8, 8), np.float32)
    images[2] = 1
    save_predictions(images, np.array([1, 2, 3]), np.array([1, 2, 4]), tmp_path / "p.png")
    with image.open(tmp_path / "p.png") as png:
        pixels = np.asarray(png.convert("RGB"))
    assert pixels[30, 30].tolist() == [0, 0, 0]  # the full image is drawn black, at the first place
    red = (pixels == (255, 0, 0)).all(-1)
    assert red[:, :60].any() and not red[:, 64:].any()


def test_a_failed_drawing_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_disk(*args: object, **kwargs: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("PIL.Image.Image.save", full_disk)
    with pytest.raises(OSError, match="no space"):
        save_predictions(np.zeros((1, 8, 8)), np.array([1]), np.array([1]), tmp_path / "p.png")
    assert list(tmp_path.iterdir()) == []
