"""Subcommands of `tg` that this package adds."""
