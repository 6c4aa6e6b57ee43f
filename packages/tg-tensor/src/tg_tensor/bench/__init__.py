"""How fast is this machine's code beside numpy, PyTorch and the hardware's limit? The command `tg bench`."""
