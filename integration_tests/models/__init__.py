"""Networks that tests and benchmarks of the whole stack run: ResNet-50, a transformer, a U-Net and an MLP."""

from __future__ import annotations

from typing import Any

from integration_tests.models.mlp import MLP
from integration_tests.models.resnet import ResNet50
from integration_tests.models.transformer import Transformer
from integration_tests.models.unet import UNet
from tg_nn.state import get_state_dict
from tg_tensor import Tensor


def parameters(model: Any) -> list[Tensor]:
    """Every tensor a model holds, each once."""
    state: dict[str, Tensor] = get_state_dict(model)
    return list({id(t): t for t in state.values()}.values())


def empty_weights(model: Any) -> Any:
    """The model with memory in place of every weight and nothing computed: for measuring schedules and code
    generation.
    """
    for t in parameters(model):
        t.replace(Tensor.empty(*t.shape, dtype=t.dtype))
    return model


__all__ = ["MLP", "ResNet50", "Transformer", "UNet", "empty_weights", "parameters"]
