"""How wrong is a prediction: cross entropies, negative log likelihood?"""

from __future__ import annotations

from typing import Any, Self

from tg_tensor.base import is_number
from tg_tensor.nnops import NnMixin
from tg_uop.dtype import dtypes


class LossMixin(NnMixin):
    """Loss functions; `reduction` is "mean", "sum" or "none"."""

    __slots__ = ()

    def _reduce_loss(self, name: str, reduction: str) -> Self:
        if reduction not in ("mean", "sum", "none"):
            raise ValueError(f'{name}: reduction is "mean", "sum" or "none", got {reduction!r}')
        return self.mean() if reduction == "mean" else self.sum() if reduction == "sum" else self

    def _check_target_shape(self, name: str, target: Self) -> None:
        """ValueError unless target and prediction have one shape."""
        if target.shape != self.shape:
            raise ValueError(
                f"{name}: prediction of shape {self.shape}, target of shape {target.shape}; must be equal"
            )

    def binary_crossentropy(self, Y: Any, reduction: str = "mean") -> Self:  # noqa: N803 - users' name
        """-(Y log p + (1 - Y) log(1 - p)) for probabilities p (logarithms limited to -100, as PyTorch)."""
        y = self.ufix(Y)
        self._check_target_shape("binary_crossentropy", y)
        y = y.cast(self._as_float().dtype)
        losses = -(y * self.log().maximum(-100) + (1 - y) * (1 - self).log().maximum(-100))
        return losses._reduce_loss("binary_crossentropy", reduction)

    def binary_crossentropy_logits(
        self,
        Y: Any,  # noqa: N803 - users' name
        reduction: str = "mean",
        pos_weight: Any = None,
    ) -> Self:
        """`binary_crossentropy` of sigmoid(x); `pos_weight` multiplies the positive part."""
        y = self.ufix(Y)
        self._check_target_shape("binary_crossentropy_logits", y)
        y = y.cast(self._as_float().dtype)
        positive = self.logsigmoid() if pos_weight is None else self.logsigmoid() * pos_weight
        return (-(y * positive + (1 - y) * (-self).logsigmoid()))._reduce_loss(
            "binary_crossentropy_logits", reduction
        )

    def _class_scores(self, name: str, index: Self) -> tuple[Self, Self]:
        """(score of each target class, whether the target is a class): axis 1 (0 of a vector) holds the
        classes.
        """
        axis = 0 if self.ndim == 1 else 1
        if self.ndim == 0 or index.shape != self.shape[:axis] + self.shape[axis + 1 :]:
            raise ValueError(
                f"{name}: scores of shape {self.shape} need targets without axis {axis}, got {index.shape}"
            )
        if not dtypes.is_int(index.dtype):
            raise TypeError(f"{name}: targets are class numbers (ints), got {index.dtype}")
        hits = index._new(index._matches(self.shape[axis]))  # (*targets, classes)
        hits = hits._move_axis(hits.ndim - 1, axis)
        chosen = hits.where(self, 0).sum(axis)
        return chosen, self._new(hits.uop).any(axis)

    def nll_loss(
        self,
        Y: Any,  # noqa: N803 - users' name
        weight: Any = None,
        ignore_index: int | None = None,
        reduction: str = "mean",
    ) -> Self:
        """Minus the log probability (this tensor: (batch, classes, …)) of each target class, weighted per
        class.
        """
        y = self.ufix(Y)
        chosen, _ = self._class_scores("nll_loss", y)
        if weight is None:
            weights = chosen.ones_like()
        else:
            w = self.ufix(weight)
            classes = self.shape[0 if self.ndim == 1 else 1]
            if w.shape != (classes,):
                raise ValueError(
                    f"nll_loss: weight has shape {w.shape}, expected one for each of {classes} classes"
                )
            weights = w[y].cast(chosen.dtype)
        if ignore_index is not None:
            weights = y.ne(ignore_index).where(weights, 0)
        losses = -chosen * weights
        if reduction == "mean":
            return losses.sum() / weights.sum()
        return losses._reduce_loss("nll_loss", reduction)

    def cross_entropy(
        self,
        Y: Any,  # noqa: N803 - users' name
        reduction: str = "mean",
        label_smoothing: float = 0.0,
    ) -> Self:
        """-sum(Y log softmax(x)) over axis 1 (0 of a vector). `Y` holds class numbers or probabilities of
        this shape.
        """
        y = self.ufix(Y)
        self._check_smoothing("cross_entropy", label_smoothing)
        axis = 0 if self.ndim == 1 else 1
        logs = self.log_softmax(axis)
        if y.shape == self.shape and y.dtype.kind == "float":
            target = y * (1 - label_smoothing) + label_smoothing / self.shape[axis]
            losses = -(logs * target).sum(axis)
        else:
            chosen, _ = logs._class_scores("cross_entropy", y)
            losses = -(chosen * (1 - label_smoothing))
            if label_smoothing:
                losses = losses - logs.mean(axis) * label_smoothing
        return losses._reduce_loss("cross_entropy", reduction)

    def sparse_categorical_crossentropy(
        self,
        Y: Any,  # noqa: N803 - users' name
        ignore_index: int = -1,
        label_smoothing: float = 0.0,
        reduction: str = "mean",
    ) -> Self:
        """Cross entropy of class numbers `Y` (this tensor: (*Y.shape, classes)); targets `ignore_index` do
        not count.
        """
        y = self.ufix(Y)
        self._check_smoothing("sparse_categorical_crossentropy", label_smoothing)
        if self.ndim == 0 or y.shape != self.shape[:-1]:
            raise ValueError(
                f"sparse_categorical_crossentropy: scores of shape {self.shape} need targets of shape "
                f"{self.shape[:-1]}, got {y.shape}"
            )
        if not dtypes.is_int(y.dtype):
            raise TypeError(
                f"sparse_categorical_crossentropy: targets are class numbers (ints), got {y.dtype}"
            )
        logs = self.log_softmax(-1)
        hits = y._new(y._matches(self.shape[-1]))
        chosen = hits.where(logs, 0).sum(-1)
        losses = (
            -(chosen * (1 - label_smoothing) + logs.mean(-1) * label_smoothing)
            if label_smoothing
            else -chosen
        )
        counted = y.ne(ignore_index)
        losses = counted.where(losses, 0)
        if reduction == "mean":
            return losses.sum() / counted.cast(losses.dtype).sum()
        return losses._reduce_loss("sparse_categorical_crossentropy", reduction)

    def _check_smoothing(self, name: str, value: Any) -> None:
        if not is_number(value) or not 0 <= value <= 1:
            raise ValueError(f"{name}: label_smoothing is a number in [0, 1], got {value!r}")
