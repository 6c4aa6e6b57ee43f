"""Which package does a release tag name, and may it be released?

`python tools/release.py tg-uop-v1.2.3` prints `package=tg-uop` and `version=1.2.3` (lines for a workflow's
outputs) or exits 1 with the reason: unknown package, version differs from pyproject.toml, no changelog entry.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

TAG = re.compile(r"(?P<package>tg-[a-z0-9-]+?)-v(?P<version>\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?)")


def parse_tag(tag: str, root: Path) -> tuple[str, str]:
    """Split and check a tag against the workspace; returns (package, version), raises ValueError."""
    match = TAG.fullmatch(tag)
    if match is None:
        raise ValueError(f"tag {tag!r} is not of the form tg-PACKAGE-vX.Y.Z, for example tg-uop-v1.2.3")
    package, version = match["package"], match["version"]
    folder = root / "packages" / package
    if not (folder / "pyproject.toml").is_file():
        known = ", ".join(sorted(p.parent.name for p in root.glob("packages/*/pyproject.toml")))
        raise ValueError(f"tag {tag!r} names package {package!r}; the workspace has {known}")
    declared = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    if declared != version:
        raise ValueError(
            f"tag {tag!r} says version {version}, packages/{package}/pyproject.toml says {declared}: "
            "set the version there, commit, and tag that commit"
        )
    changelog = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = re.search(rf"^## {re.escape(version)}\b(.*)$", changelog, re.MULTILINE)
    if heading is None or "unreleased" in heading[1]:
        raise ValueError(
            f"packages/{package}/CHANGELOG.md has no dated entry for {version}: "
            f"write '## {version} (YYYY-MM-DD)' and what changed"
        )
    return package, version


def main() -> int:
    """Check the tag given on the command line; returns the exit status."""
    if len(sys.argv) != 2:
        print("usage: python tools/release.py TAG, for example tg-uop-v1.2.3", file=sys.stderr)
        return 2
    try:
        package, version = parse_tag(sys.argv[1], Path(__file__).resolve().parent.parent)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"package={package}\nversion={version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
