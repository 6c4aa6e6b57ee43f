"""Does every public name do what NumPy and PyTorch do? Generated samples for each, counted and compared.

`python -m integration_tests.conformance` runs all of them (`--help` lists the options).
"""
