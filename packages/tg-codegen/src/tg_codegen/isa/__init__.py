"""Native back ends: machine code without a compiler, one folder per processor family."""
