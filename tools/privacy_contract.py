"""Which imports cross a package border into a private module? An import-linter contract that allows none."""

from __future__ import annotations

from typing import Any

from importlinter import Contract, ContractCheck, output


def is_private(module: str) -> bool:
    """True if any component of the dotted name below the package starts with an underscore."""
    return any(part.startswith("_") for part in module.split(".")[1:])


class PrivacyContract(Contract):
    """A module may import `_modules` of its own root package only."""

    type_name = "privacy"

    def check(self, graph: Any, verbose: bool) -> ContractCheck:
        """Collect every direct import of a private module from another root package."""
        violations = [
            details
            for imported in sorted(graph.modules)
            if is_private(imported)
            for importer in sorted(graph.find_modules_that_directly_import(imported))
            if importer.split(".")[0] != imported.split(".")[0]
            for details in graph.get_import_details(importer=importer, imported=imported)
        ]
        return ContractCheck(kept=not violations, metadata={"violations": violations})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line per violation: who, where, what."""
        for found in check.metadata["violations"]:
            output.print_error(
                f"{found['importer']}:{found['line_number']} imports private {found['imported']}: "
                f"{found['line_contents']}"
            )
