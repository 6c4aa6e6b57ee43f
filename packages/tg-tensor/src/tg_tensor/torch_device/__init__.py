"""How does PyTorch run on this project? `import tg_tensor.torch_device` adds the device "tg" to it.

`torch.ones(3, device="tg")`, `module.to("tg")`: operations build our graphs, and values are computed when
they are read. Importing fails with one sentence where PyTorch is not installed (extra `torch`).
"""

from tg_tensor.torch_device.memory import from_tensor, to_tensor
from tg_tensor.torch_device.register import DEVICE, register

register()

__all__ = ["DEVICE", "from_tensor", "register", "to_tensor"]
