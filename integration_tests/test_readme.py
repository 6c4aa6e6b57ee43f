"""The README's session prints what it says."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_session() -> None:
    block = re.search(r"```pycon\n(.*?)```", README.read_text(), re.S)
    assert block is not None
    test = doctest.DocTestParser().get_doctest(block.group(1), {}, "README.md", str(README), 0)
    assert len(test.examples) >= 10
    result = doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    assert result.failed == 0
