"""What does a list of uops look like as a table? The printing functions, under the name callers know."""

from tg_uop.text import format_uops, print_uops

__all__ = ["format_uops", "print_uops"]
