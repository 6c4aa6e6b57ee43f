"""The worked kernels in `examples/` build, run and agree with numpy."""

import importlib.util
from pathlib import Path

import pytest

pytest.importorskip("numpy")
FOLDER = Path(__file__).parent.parent / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))
pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="examples/ is only in a checkout, not beside the wheel"
)


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_example_runs(path, capsys):
    spec = importlib.util.spec_from_file_location(f"example_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.main()
    assert "numpy" in capsys.readouterr().out


def test_there_are_the_four_worked_kernels():
    assert {"vector_add", "lds_reduction", "wmma_matmul", "mfma_matmul"} <= {path.stem for path in EXAMPLES}
