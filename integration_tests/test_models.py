"""Do whole networks give torch's numbers, train, and schedule into the kernels we expect?"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from integration_tests.models import MLP, ResNet50, Transformer, UNet, empty_weights, parameters
from integration_tests.support import assert_same
from tg_nn.optim import SGD, Adam
from tg_nn.state import get_state_dict
from tg_schedule import create_schedule
from tg_tensor import Tensor, TinyJit

COUNTS = Path(__file__).parent / "golden" / "kernel_counts.txt"


def torch_state(model: Any, torch: Any) -> dict[str, Any]:
    state: dict[str, Tensor] = get_state_dict(model)
    return {name: torch.from_numpy(t.numpy()) for name, t in state.items()}


def _mlp(F: Any, w: dict[str, Any], x: Any) -> Any:  # noqa: N803 - torch's name for its functions
    for n in range(3):
        x = F.linear(x, w[f"layers.{n}.weight"], w[f"layers.{n}.bias"])
        x = F.relu(x) if n < 2 else x
    return x


def _transformer(F: Any, w: dict[str, Any], x: Any) -> Any:  # noqa: N803
    def norm(x: Any, name: str) -> Any:
        return F.layer_norm(x, x.shape[-1:], w[f"{name}.weight"], w[f"{name}.bias"])

    def linear(x: Any, name: str) -> Any:
        return F.linear(x, w[f"{name}.weight"], w[f"{name}.bias"])

    for n in range(2):
        block = f"blocks.{n}"
        qkv = linear(norm(x, f"{block}.ln1"), f"{block}.qkv")
        batch, length, dim = x.shape
        q, k, v = qkv.reshape(batch, length, 3, 4, dim // 4).permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(x.shape)
        x = x + linear(mixed, f"{block}.out")
        hidden = F.gelu(linear(norm(x, f"{block}.ln2"), f"{block}.up"), approximate="tanh")
        x = x + linear(hidden, f"{block}.down")
    return norm(x, "ln")


def _unet(F: Any, w: dict[str, Any], x: Any) -> Any:  # noqa: N803
    import torch  # lazy: optional

    def twice(x: Any, name: str) -> Any:
        for n in (1, 2):
            x = F.conv2d(x, w[f"{name}.conv{n}.weight"], w[f"{name}.conv{n}.bias"], padding=1)
            x = F.silu(F.group_norm(x, 8, w[f"{name}.norm{n}.weight"], w[f"{name}.norm{n}.bias"]))
        return x

    seen = []
    for n in range(2):
        x = twice(x, f"down.{n}")
        seen.append(x)
        x = F.max_pool2d(x, 2)
    x = twice(x, "middle")
    for n in range(2):
        x = F.conv_transpose2d(x, w[f"lift.{n}.weight"], w[f"lift.{n}.bias"], stride=2)
        x = twice(torch.cat((seen.pop(), x), 1), f"up.{n}")
    return F.conv2d(x, w["head.weight"], w["head.bias"])


def _resnet(F: Any, w: dict[str, Any], x: Any) -> Any:  # noqa: N803
    def norm(x: Any, name: str) -> Any:
        parts = [w[f"{name}.{p}"] for p in ("running_mean", "running_var", "weight", "bias")]
        return F.batch_norm(x, *parts)

    x = F.relu(norm(F.conv2d(x, w["conv1.weight"], stride=2, padding=3), "bn1"))
    x = F.max_pool2d(x, 3, stride=2, padding=1)
    for n, stride in enumerate((1, 2, 2)):
        block = f"layers.{n}"
        out = F.relu(norm(F.conv2d(x, w[f"{block}.conv1.weight"]), f"{block}.bn1"))
        out = F.relu(
            norm(F.conv2d(out, w[f"{block}.conv2.weight"], stride=stride, padding=1), f"{block}.bn2")
        )
        out = norm(F.conv2d(out, w[f"{block}.conv3.weight"]), f"{block}.bn3")
        x = F.relu(
            out + norm(F.conv2d(x, w[f"{block}.downsample.0.weight"], stride=stride), f"{block}.downsample.1")
        )
    return F.linear(x.mean((2, 3)), w["fc.weight"], w["fc.bias"])


NETWORKS: dict[str, tuple[Callable[[], Any], Callable[..., Any], tuple[int, ...]]] = {
    "mlp": (lambda: MLP((20, 32, 16, 5)), _mlp, (7, 20)),
    "transformer": (lambda: Transformer(2, 32, 4), _transformer, (2, 9, 32)),
    "u-net": (lambda: UNet(3, 2, (8, 8, 16)), _unet, (1, 3, 8, 8)),
    "resnet": (lambda: ResNet50(10, (1, 1, 1), 8), _resnet, (2, 3, 32, 32)),
}


@pytest.mark.parametrize("name", NETWORKS)
def test_network_gives_torchs_values(name: str) -> None:
    torch = pytest.importorskip("torch")
    make, reference, shape = NETWORKS[name]
    Tensor.manual_seed(1)
    model = make()
    a = np.random.default_rng(0).uniform(-1, 1, shape).astype(np.float32)
    with torch.no_grad():
        want = reference(torch.nn.functional, torch_state(model, torch), torch.from_numpy(a)).numpy()
    assert_same(model(Tensor(a)).numpy(), want, scale=20)


@pytest.mark.parametrize("name", ("mlp", "transformer"))
def test_gradients_of_all_weights_are_torchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    make, reference, shape = NETWORKS[name]
    Tensor.manual_seed(2)
    model = make()
    a = np.random.default_rng(0).uniform(-1, 1, shape).astype(np.float32)
    state = {k: v.requires_grad_() for k, v in torch_state(model, torch).items()}
    reference(torch.nn.functional, state, torch.from_numpy(a)).square().mean().backward()
    ours: dict[str, Tensor] = get_state_dict(model)
    grads = model(Tensor(a)).square().mean().gradient(*ours.values())
    grads[0].realize(*grads[1:])
    for name_of, got in zip(ours, grads, strict=True):
        np.testing.assert_allclose(
            got.numpy(), state[name_of].grad.numpy(), rtol=2e-3, atol=2e-6, err_msg=name_of
        )


def test_token_transformer_ignores_what_comes_later() -> None:
    """Causal: changing the last token leaves the logits of earlier places alone."""
    model = Transformer(2, 32, 4, vocabulary=11, length=8)
    for t in parameters(model):
        t.realize()
    tokens = np.array([[1, 5, 2, 9, 3]])
    changed = tokens.copy()
    changed[0, 4] = 7
    a, b = model(Tensor(tokens)).numpy(), model(Tensor(changed)).numpy()
    np.testing.assert_allclose(a[:, :4], b[:, :4], rtol=1e-5, atol=1e-6)
    assert np.abs(a[:, 4] - b[:, 4]).max() > 1e-3


@pytest.mark.parametrize("optimizer", (SGD, Adam))
@pytest.mark.parametrize("recorded", (False, True))
def test_training_lowers_the_loss(optimizer: Any, recorded: bool) -> None:
    Tensor.manual_seed(3)
    model = MLP((4, 24, 1))
    train = optimizer(parameters(model), lr=0.02)
    rng = np.random.default_rng(0)
    x = rng.uniform(-1, 1, (64, 4)).astype(np.float32)
    y = (x[:, :1] * x[:, 1:2] + np.sin(2 * x[:, 2:3])).astype(np.float32)

    def step(a: Tensor, b: Tensor) -> Tensor:
        with Tensor.train():
            train.zero_grad()
            loss = (model(a) - b).square().mean()
            loss.backward()
            train.step()
            return loss.realize()

    run = TinyJit(step) if recorded else step
    losses = [run(Tensor(x), Tensor(y)).item() for _ in range(40)]
    assert losses[-1] < losses[0] * 0.75
    assert np.isfinite(losses).all()


def kernel_count(model: Any, shape: tuple[int, ...]) -> int:
    empty_weights(model)
    return len(create_schedule([model(Tensor.empty(*shape)).uop], "CPU").linear.src)


def test_kernel_counts_of_networks() -> None:
    """The counts are golden (UPDATE_GOLDEN=1 writes them): more kernels than before is a change to
    justify.
    """
    resnet = ResNet50()
    found = {
        "mlp": kernel_count(MLP(), (64, 784)),
        "resnet-50": kernel_count(resnet, (64, 3, 224, 224)),
        "transformer, 12 layers": kernel_count(Transformer(), (1, 128, 512)),
        "u-net": kernel_count(UNet(), (4, 3, 64, 64)),
    }
    text = "".join(f"{name}: {count}\n" for name, count in found.items())
    if os.environ.get("UPDATE_GOLDEN"):
        COUNTS.write_text(text)
    assert COUNTS.read_text() == text
    assert found["mlp"] == 3
    assert found["resnet-50"] <= resnet.convolutions + 3
