"""Which imports take a name from another package that its `__all__` does not list?

Run from the workspace's root: `python tools/public_api.py`. A module without `__all__` exports nothing to
other packages. Prints one line per offending import and exits 1 if there is any.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

Exports = dict[str, set[str]]


def declared_exports(tree: ast.Module) -> set[str]:
    """The strings of a module's `__all__` (assigned, annotated or extended with `+=`); empty without one."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign):
            targets: list[ast.expr] = node.targets
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign)):
            targets = [node.target]
        else:
            continue
        if node.value and any(isinstance(t, ast.Name) and t.id == "__all__" for t in targets):
            strings = (n.value for n in ast.walk(node.value) if isinstance(n, ast.Constant))
            names.update(s for s in strings if isinstance(s, str))
    return names


def read_modules(root: Path) -> dict[str, ast.Module]:
    """Every module under packages/*/src, parsed, by dotted name."""
    modules: dict[str, ast.Module] = {}
    for src in sorted(root.glob("packages/*/src")):
        for path in sorted(src.rglob("*.py")):
            parts = path.relative_to(src).with_suffix("").parts
            modules[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = ast.parse(
                path.read_text(encoding="utf-8"), str(path)
            )
    return modules


def hidden_imports(importer: str, tree: ast.Module, exports: Exports) -> Iterator[tuple[int, str]]:
    """Line and name of every import from another package of the workspace that is not exported there.

    `import tg_x.sub` and `from tg_x import sub` are allowed where the submodule has an `__all__` of its own.
    """
    own = importer.split(".")[0]
    packages = {name.split(".")[0] for name in exports} - {own}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] in packages and "." in alias.name and not exports.get(alias.name):
                    yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            if node.module.split(".")[0] not in packages:
                continue
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                if alias.name not in exports.get(node.module, set()) and not exports.get(full):
                    yield node.lineno, full


def main(root: Path) -> int:
    """Check the whole workspace; returns the exit status."""
    modules = read_modules(root)
    exports = {name: declared_exports(tree) for name, tree in modules.items()}
    found = [
        f"{name}:{line} imports {what}, which is not in the __all__ of a module of its package"
        for name, tree in modules.items()
        for line, what in hidden_imports(name, tree, exports)
    ]
    print("\n".join(found) if found else f"{len(modules)} modules import only what other packages export")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
